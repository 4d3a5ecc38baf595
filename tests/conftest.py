"""Every conformance test runs once for each variant of its game.

In plain Python, which is slow and where coverage is measured, every sixth variant must do: the
compiled way compares all of them with plain Python move by move.
"""

from __future__ import annotations

import json
import os

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        thinned = variants[::6] if os.environ.get("MESETA_WAY") == "plain" else variants
        texts = [json.dumps(variant) for variant in thinned]
        metafunc.parametrize("variant", texts)
