"""Every conformance test runs once for each variant of its game.

In plain Python, which is slow and where coverage is measured, every sixth variant must do, and with
every index checked every third: the compiled way plays all of them, and compares each with plain
Python move by move.
"""

from __future__ import annotations

import json
import os

import pytest

THINNED = {"plain": 6, "checked": 3}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        every = THINNED.get(os.environ.get("MESETA_WAY", ""), 1)
        texts = [json.dumps(variant) for variant in variants[::every]]
        metafunc.parametrize("variant", texts)
