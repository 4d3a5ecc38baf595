"""Which tests run where, and what is said of those that fail.

Every conformance test runs once for each variant of its game. In plain Python, which is slow and
where coverage is measured, and with every index checked, a few variants must do: the compiled way
plays all of them, and compares each with plain Python move by move.

Marked `soak`, a test takes long for what it adds; of one marked `sample(n)`, the same check for
many cases, n cases will do, chosen by its name. All of them run where `MESETA_MORE` is set. What is
marked `once(way)` does not depend on how the rules run: where `MESETA_ONCE` is set, it runs in that
way alone.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Generator
from typing import Any
from zlib import crc32

import pytest

from tests.support.repeating import tell_how_to_repeat

WAY = os.environ.get("MESETA_WAY", "")
THINNED = {"plain": 12, "checked": 6}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        texts = [json.dumps(variant) for variant in variants[:: THINNED.get(WAY, 1)]]
        metafunc.parametrize("variant", texts)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "MESETA_ONCE" in os.environ:
        drop(config, items, runs_in_another_way)
    if "MESETA_MORE" not in os.environ:
        drop(config, items, lambda item: item.get_closest_marker("soak") is not None)
        spare = find_spare_cases(items)
        drop(config, items, lambda item: item.nodeid in spare)


def drop(
    config: pytest.Config, items: list[pytest.Item], is_spare: Callable[[pytest.Item], bool]
) -> None:
    """Leave some tests out."""
    config.hook.pytest_deselected(items=[item for item in items if is_spare(item)])
    items[:] = [item for item in items if not is_spare(item)]


def runs_in_another_way(item: pytest.Item) -> bool:
    """Whether a test runs once, and not in this way."""
    mark = item.get_closest_marker("once")
    return mark is not None and mark.args[0] != WAY


def find_spare_cases(items: list[pytest.Item]) -> set[str]:
    """The cases of sampled tests that are left out; which, follows from the test's name alone."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if item.get_closest_marker("sample"):
            cases[item.nodeid.partition("[")[0]].append(item)
    spare = set()
    for name, some in cases.items():
        mark = some[0].get_closest_marker("sample")
        assert mark is not None
        first, step = crc32(name.encode()) % len(some), max(1, len(some) // mark.args[0])
        kept = {(first + step * number) % len(some) for number in range(mark.args[0])}
        spare |= {item.nodeid for place, item in enumerate(some) if place not in kept}
    return spare


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, Any, Any]:
    """Whoever sees a test fail is told what to do next."""
    report = yield
    if report.failed and call.excinfo is not None and "MESETA_MUTANTS" not in os.environ:
        lines = tell_how_to_repeat(item.nodeid, call.excinfo.tb)
        report.sections.append(("what to do next", "\n".join(lines)))
    return report
