"""No test is forgotten where the tests run in parts, and none runs twice in one way."""

from __future__ import annotations

import pytest

from tests.support import ROOT
from tests.support.parts import Piece, chore, deal, run_all

FOLDERS = {"compiled": "tests", "plain": "tests/games"}


@pytest.mark.parametrize("way", FOLDERS)
def test_every_file_is_in_one_part(way: str) -> None:
    dealt = [file for piece in deal([way]) for file in piece.files]
    there = (ROOT / FOLDERS[way]).glob("**/test_*.py")
    assert sorted(dealt) == sorted(str(path.relative_to(ROOT)) for path in there)


def test_every_process_has_something_to_do() -> None:
    assert [piece.name for piece in deal([]) if piece.part.way and not piece.files] == []


def test_what_a_part_needs_is_done_before_it() -> None:
    done = set[str]()
    for piece in deal([]):
        assert done.issuperset(piece.part.needs)
        done.add(piece.part.name)


def test_what_needs_a_chore_that_fails_is_not_begun() -> None:
    failing = chore("no-such-target")
    needy = chore("lint", (failing.name,))
    ended = [*run_all([Piece(failing, 1, []), Piece(needy, 1, [])])]
    assert [(each.piece.name, each.failed) for each in ended] == [(failing.name, True)]
