"""Every conformance test runs once for each variant of its game.

In plain Python, which is slow and where coverage is measured, every sixth variant must do, and with
every index checked every third: the compiled way plays all of them, and compares each with plain
Python move by move.

Tests that are marked `soak` take long for what they add: they run where `MESETA_MORE` is set.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable

import pytest

THINNED = {"plain": 6, "checked": 3}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        every = THINNED.get(os.environ.get("MESETA_WAY", ""), 1)
        texts = [json.dumps(variant) for variant in variants[::every]]
        metafunc.parametrize("variant", texts)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    leave_out(config, items, lambda item: item.get_closest_marker("soak") is not None)


def leave_out(
    config: pytest.Config, items: list[pytest.Item], is_long: Callable[[pytest.Item], bool]
) -> None:
    """Leave tests out that take long for what they add, unless all of them are wanted."""
    if "MESETA_MORE" not in os.environ:
        long = [item for item in items if is_long(item)]
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if not is_long(item)]
