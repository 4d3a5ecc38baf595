"""Which tests run where, and what is said of those that fail.

Every conformance test runs once for each variant of its game. In plain Python, which is slow and
where coverage is measured, and with every index checked, a few variants must do: the compiled way
plays all of them, and compares each with plain Python move by move.

Marked `soak`, a test takes long for what it adds; of one marked `sample(n)`, the same check for
many cases, n cases will do, chosen by its name. All of them run where `MESETA_MORE` is set. What is
marked `once(way)` does not depend on how the rules run: where `MESETA_ONCE` is set, it runs in that
way alone, or with `once(way, elsewhere=n)` in the others with n of its cases. So do the other tests
of the rules, all of them in plain Python and a twelfth compiled, chosen by their names: that both
ways do the same is what the conformance tests look for.
"""

from __future__ import annotations

import gc
import json
import os
from collections import defaultdict
from collections.abc import Callable, Generator
from typing import Any
from zlib import crc32

import pytest

from tests.support import ROOT
from tests.support.repeating import tell_how_to_repeat

WAY = os.environ.get("MESETA_WAY", "")
THINNED = {"plain": 16, "checked": 4}
RULES = ROOT / "tests" / "games"
ONE_OF = 12
"""Of so many tests of the rules that run in plain Python, one runs compiled as well."""
RARELY = (50_000, 20, 100)
"""After so many new objects garbage is looked for among them; among older ones so much rarer."""
IN_EVERY_WAY = ("test_conformance.py", "test_hidden.py", "test_fuzz.py", "test_golden.py")
"""Tests of the rules that also look at how they run."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        texts = [json.dumps(variant) for variant in variants[:: THINNED.get(WAY, 1)]]
        metafunc.parametrize("variant", texts)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if "MESETA_ONCE" in os.environ:
        drop(config, items, find_spare_cases(items, cases_in_this_way))
        drop(config, items, {item.nodeid for item in items if runs_in_plain_python_alone(item)})
    if "MESETA_MORE" not in os.environ:
        drop(config, items, {item.nodeid for item in items if item.get_closest_marker("soak")})
        drop(config, items, find_spare_cases(items, cases_of_a_sample))


def pytest_collection_finish() -> None:
    """Let garbage be looked for among what the tests make, not in all that was read."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RARELY)


def drop(config: pytest.Config, items: list[pytest.Item], spare: set[str]) -> None:
    """Leave some tests out."""
    config.hook.pytest_deselected(items=[item for item in items if item.nodeid in spare])
    items[:] = [item for item in items if item.nodeid not in spare]


def cases_in_this_way(item: pytest.Item) -> int | None:
    """How many cases of a test run in this way: of one that runs once elsewhere, few or none."""
    mark = item.get_closest_marker("once")
    return mark.kwargs.get("elsewhere", 0) if mark and mark.args[0] != WAY else None


def runs_in_plain_python_alone(item: pytest.Item) -> bool:
    """Whether a test of a rule need not run in this way; few do, chosen by name."""
    if WAY == "plain" or item.path.name in IN_EVERY_WAY or item.get_closest_marker("once"):
        return False
    return item.path.is_relative_to(RULES) and crc32(item.nodeid.encode()) % ONE_OF != 0


def cases_of_a_sample(item: pytest.Item) -> int | None:
    """How many cases of a test will do."""
    mark = item.get_closest_marker("sample")
    return mark.args[0] if mark else None


def find_spare_cases(
    items: list[pytest.Item], enough: Callable[[pytest.Item], int | None]
) -> set[str]:
    """The cases that are left out where so many are enough; which, follows from the test's name."""
    cases: dict[str, list[pytest.Item]] = defaultdict(list)
    for item in items:
        if enough(item) is not None:
            cases[item.nodeid.partition("[")[0]].append(item)
    spare = set()
    for name, some in cases.items():
        count = enough(some[0]) or 0
        first, step = crc32(name.encode()) % len(some), max(1, len(some) // max(1, count))
        kept = {(first + step * number) % len(some) for number in range(count)}
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
