"""Tables without a server: whose turn it is, and when it ends."""

from __future__ import annotations

import random

from meseta.web.tables import Table
from tests.web.worlds import moved, random_play, sat_down

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
    table = table_where("power 9")
    seat = last_move(table, "power 9")
    assert (table.holder, table.pending) == (seat, (seat,))


def test_who_has_said_end_is_not_asked_again() -> None:
    table = table_where("end")
    last_move(table, "end")
    assert table.holder is None
    assert table.pending == table.match.pending
