"""No test is forgotten where the tests run in parts, and none runs twice in one way."""

from __future__ import annotations

import pytest

from tests.support import ROOT
from tests.support.parts import deal

FOLDERS = {"compiled": "tests", "plain": "tests/games"}


@pytest.mark.parametrize("way", FOLDERS)
def test_every_file_is_in_one_part(way: str) -> None:
    dealt = [file for piece in deal() if piece.part.way == way for file in piece.files]
    there = (ROOT / FOLDERS[way]).glob("**/test_*.py")
    assert sorted(dealt) == sorted(str(path.relative_to(ROOT)) for path in there)


def test_every_process_has_something_to_do() -> None:
    assert [piece.name for piece in deal() if not piece.files] == []
