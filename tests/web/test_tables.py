"""Tables without a server: whose turn it is, and when it ends."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from meseta.games.el_grande.rules.decisions import Disc
from meseta.match.match import Match
from meseta.web.table import table as table_module
from meseta.web.table.table import EARLY, Table
from tests.support.web.served import holds
from tests.support.web.worlds import memory, moved, random_play, sat_down

SMALL = {"players": 2, "short": True}


def table_where(answer: str) -> Table:
    """A table at which somebody may answer so."""
    table = sat_down("el-grande", SMALL)
    for _seat, _action in random_play(table, random.Random("1")):
        if answer in table.match.legal():
            return table
    raise AssertionError(answer)


def last_move(table: Table, answer: str) -> int:
    """A seat moves, and the turn passes on."""
    seat = table.match.pending[0]
    moved(table, seat, table.match.legal_number(answer))
    assert seat not in table.match.pending
    return seat


def test_a_last_step_that_can_be_taken_back_waits_for_the_end_of_the_turn() -> None:
    table = sat_down("el-grande", SMALL)
    for seat, action in random_play(table, random.Random("1")):
        if holds(table, seat, action):
            moved(table, seat, action)
            break
    assert (table.holder, table.pending) == (seat, (seat,))


def test_who_decides_but_once_can_take_that_back_too() -> None:
    table = table_where("power 9")
    seat = last_move(table, "power 9")
    assert (table.holder, table.may_take_back(seat)) == (seat, 1)


def test_what_others_answer_at_the_same_time_makes_nothing_stale() -> None:
    table = sat_down("el-grande", SMALL)
    for _ in random_play(table, random.Random("1")):
        if table.match.asked is Disc and len(table.match.pending) > 1:
            break
    seen, (first, *_, last) = table.version, table.match.pending
    moved(table, last, table.match.legal_actions(last)[0])
    assert table.version_for(first, seen) == table.version == seen + 1
    assert table.version_for(first, seen - 1) == seen - 1
    assert table.version_for(last, seen) == seen


def test_a_word_that_gives_points_can_be_taken_back() -> None:
    """A special action that scores is one word, and more than an end."""
    table = sat_down("el-grande", SMALL)
    for seat, action in random_play(table, random.Random("2")):
        if table.match.game.texts[action] == "special" and holds(table, seat, action):
            return
    raise AssertionError


@pytest.mark.parametrize(
    ("answer", "options", "seed"),
    [("stop", SMALL, "5"), ("veto", {"players": 4, "edition": "classic"}, "2")],
)
def test_a_last_step_that_is_no_word_for_the_end_is_asked_about_or_can_be_taken_back(
    answer: str, options: dict[str, Any], seed: str
) -> None:
    table = sat_down("el-grande", options)
    for seat, action in random_play(table, random.Random(seed)):
        if table.match.game.texts[action] == answer and ends_a_turn(table, seat, action):
            assert table.find_doubt(seat, [action]) or holds(table, seat, action)
            return
    raise AssertionError(answer)


def ends_a_turn(table: Table, seat: int, action: int) -> bool:
    """Whether others go on after an action."""
    after = table.match.copy()
    after.play(action, seat)
    return after.pending != (seat,)


LINE = {"append", "replace", "toll"}
IDLE = {
    "el-grande": set[str](),
    "el-caballero": set("caballero turn ship castillo withdraw sail home launch shift".split()),
    "6-castles": LINE,
}
"""What may be left undone without a thought; all the rest costs nothing."""


@pytest.mark.parametrize("game", IDLE)
def test_an_end_is_asked_once_more_where_something_is_left_that_one_nearly_always_does(
    game: str,
) -> None:
    table, seen = sat_down(game, {"players": 2}), set()
    for seat, _action in random_play(table, random.Random("2")):
        if "end" in (legal := table.match.legal(seat)):
            is_early = not {text.split()[0] for text in legal} <= {"end", *IDLE[game]}
            why = table.find_doubt(seat, [table.match.legal_number("end", seat)])
            assert (why == EARLY) == is_early, legal
            seen.add(is_early)
            if len(seen) == 2 or game == "el-grande":
                return
    raise AssertionError(seen)


def test_who_has_said_end_is_not_asked_again() -> None:
    table = table_where("end")
    last_move(table, "end")
    assert table.holder is None
    assert table.pending == table.match.pending


def test_a_table_goes_on_with_machine_code_once_it_is_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = sat_down("el-caballero", {"players": 2})
    table.seats = [seat._replace(person=None, bot="peon") for seat in table.seats]
    memory().add_table(table.row, table.seats)
    table.match = Match(table.match.game, table.row.seed, way="plain")
    monkeypatch.setattr(table_module, "is_compiled", lambda book: False)
    assert table.quicken()
    table.play(table.match.pending[0], table.match.legal()[0], table.version)
    moves = list(table.match.moves)
    monkeypatch.setattr(table_module, "is_compiled", lambda book: True)
    assert table.quicken() is (os.environ.get("MESETA_WAY") == "plain")
    assert table.match.moves == moves
