"""Every reason why something is refused is declared once, with its status, and used."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import meseta
from meseta.web.http.refusals import REASONS, STATUS, Refused

WEB = Path(meseta.__file__).parent / "web"
NAMED = re.compile(r'"refused-(\w+)"')


def named_in_sources() -> set[str]:
    """The reasons that sources name."""
    return {name for path in WEB.rglob("*.py") for name in NAMED.findall(path.read_text("utf-8"))}


def test_every_reason_is_declared_once_and_given_somewhere() -> None:
    declared = [name for names in REASONS.values() for name in names.split()]
    assert sorted(declared) == sorted(named_in_sources())


def test_a_refusal_has_the_status_of_its_reason() -> None:
    assert Refused("refused-no_page").status == 404
    assert set(STATUS.values()) == set(REASONS)


def test_a_reason_that_nobody_has_declared_cannot_be_given() -> None:
    with pytest.raises(KeyError, match="refused-whatever"):
        Refused("refused-whatever")
