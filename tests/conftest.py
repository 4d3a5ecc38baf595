"""Every conformance test runs once for each variant of its game."""

from __future__ import annotations

import json

import pytest


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    variants = getattr(metafunc.cls, "variants", None)
    if variants is not None and "variant" in metafunc.fixturenames:
        texts = [json.dumps(variant) for variant in variants]
        metafunc.parametrize("variant", texts)
