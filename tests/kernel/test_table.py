"""The table: the agenda is a stack that is never left."""

from __future__ import annotations

import numpy as np
import pytest

from meseta.kernel.machine import Compiler
from meseta.kernel.play import Tables
from meseta.kernel.rule import rule
from meseta.kernel.table import (
    AGENDA_ROOM,
    ENTRY,
    TableRecord,
    amend,
    answered,
    asked,
    clearing,
    close,
    count_down,
    is_asked,
)
from tests.support import toy
from tests.support.toy import Pay, Turn, Vote, ask_often, state_of


@rule
def enter_often(states: Tables, times: int) -> None:
    ask_often(states[0], times)


@rule
def enter_close(states: Tables, times: int) -> None:
    for _time in range(times):
        close(states[0])


def test_a_full_agenda_breaks_off_instead_of_growing() -> None:
    state = state_of()
    toy.BOOK.plain(ask_often)(state, AGENDA_ROOM)
    assert (state.asked, state.broken) == (AGENDA_ROOM, 0)
    Pay.ask(state, 1, 0, 0)
    assert (state.asked, state.broken, len(state.agenda)) == (AGENDA_ROOM, 1, AGENDA_ROOM)
    assert state.agenda[AGENDA_ROOM - 1, Pay.left] == AGENDA_ROOM - 1


def test_compiled_a_full_agenda_breaks_off_instead_of_writing_outside() -> None:
    compiler = Compiler(toy.BOOK.cast, {TableRecord: toy.State})
    states = np.zeros(2, toy.State.dtype)
    compiler.entry(enter_often)(states, AGENDA_ROOM + 9)
    plain = toy.State()
    toy.BOOK.plain(ask_often)(plain, AGENDA_ROOM + 9)
    assert states[:1].tobytes() == plain.array().tobytes()
    assert not states[1:].view("u1").any()
    compiler.entry(enter_close)(states, AGENDA_ROOM)
    assert (states["asked"].tolist(), states["broken"].tolist()) == ([0, 0], [1, 0])
    assert not states["agenda"].any()


def test_an_empty_agenda_breaks_off_when_it_is_closed() -> None:
    state = state_of()
    close(state)
    assert (state.asked, state.broken) == (0, 1)


def test_nothing_of_a_closed_decision_is_left_behind() -> None:
    state = state_of()
    Turn.ask(state, 3)
    Pay.ask(state, 1, 2, 2)
    close(state)
    assert (state.asked, state.agenda[1]) == (1, [0] * ENTRY)
    assert is_asked(state, Turn.kind)
    assert not is_asked(state, Pay.kind)


def test_where_nothing_is_asked_no_kind_is() -> None:
    assert not is_asked(state_of(), Pay.kind)


def test_a_part_of_the_top_decision_is_read_and_changed() -> None:
    state = state_of()
    Turn.ask(state, 3)
    Pay.ask(state, 1, 2, 0)
    amend(state, Pay.home, 2)
    assert (asked(state, Pay.left), asked(state, Pay.home)) == (2, 2)
    assert state.agenda[0, Turn.number] == 3


@pytest.mark.parametrize(("left", "entries"), [(2, 1), (1, 0)])
def test_the_last_of_so_many_things_closes_the_decision(left: int, entries: int) -> None:
    state = state_of()
    Pay.ask(state, 1, left, 0)
    count_down(state, Pay.left)
    assert state.asked == entries


def test_the_last_seat_to_answer_is_told() -> None:
    state = state_of()
    Vote.ask(state, 0b101)
    assert not answered(state, 2)
    assert answered(state, 0)


def test_clearing_leaves_nothing_but_chance() -> None:
    state = state_of(scores=[1, 2, 3], homes=[0, 1, 2], paid=3, deck_size=2)
    chance = list(state.chance)
    Pay.ask(state, 1, 2, 0)
    toy.BOOK.plain(toy.clear)(state)
    assert (state.scores, state.homes, state.paid, state.deck_size) == ([0] * 3, [-1] * 3, 0, 0)
    assert (state.asked, state.agenda[0], state.chance) == (0, [0] * ENTRY, chance)
    assert (state.deck, state.piles.rows, state.round_no) == ([-1] * 4, [[-1] * 3] * 2, 1)


def test_what_lasts_until_something_is_cleared_alone() -> None:
    state = state_of(scores=[1, 2, 3], paid=3)
    toy.BOOK.plain(toy.clear_turn)(state)
    assert (state.scores, state.paid) == ([1, 2, 3], 0)


def test_clearing_what_no_field_lasts_until_is_refused() -> None:
    with pytest.raises(TypeError, match="State: no field lasts until 'winter'"):
        clearing(toy.State, until="winter")
