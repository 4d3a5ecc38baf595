"""Who sits with whom: sizes of tables, meetings, seats."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.leagues.seating import (
    MeetingHistory,
    Rounds,
    best_order,
    divide,
    least_squares,
    pair_by_standing,
    plan_evenly,
    seat_rounds,
)
from meseta.leagues.terms import usual_sizes

pytestmark = pytest.mark.once("plain")


def plan(people: int, seats: int, rounds: int, sizes: tuple[int, ...] = ()) -> Rounds:
    """A plan after nothing."""
    past = MeetingHistory(people, 6)
    return plan_evenly(rounds, sizes or (seats,), past, random.Random(1))


def meetings(rounds: Rounds) -> Counter[tuple[int, ...]]:
    """How often any two meet."""
    return Counter(
        pair for tables in rounds for table in tables for pair in combinations(sorted(table), 2)
    )


# --- how people are divided ----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("people", "seats", "tables"),
    [
        (12, 4, (4, 4, 4)),
        (13, 4, (5, 4, 4)),
        (11, 4, (4, 4, 3)),
        (10, 4, (4, 3, 3)),
        (6, 4, (3, 3)),
        (5, 4, (5,)),
        (7, 3, (4, 3)),
        (8, 5, (4, 4)),
        (11, 5, (4, 4, 3)),
    ],
)
def test_tables_have_the_planned_size_wherever_it_goes(
    people: int, seats: int, tables: tuple[int, ...]
) -> None:
    assert divide(people, usual_sizes(seats, 2, 5)) == (tables, 0)


def test_somebody_has_a_bye_only_where_no_tables_can_be_formed_otherwise() -> None:
    assert divide(5, usual_sizes(4, 2, 4)) == ((4,), 1)
    assert divide(7, usual_sizes(2, 2, 5)) == ((2, 2, 2), 1)
    assert divide(2, (4, 3, 5)) == ((), 2)


@given(st.integers(3, 80), st.integers(3, 5))
def test_with_tables_of_three_to_five_nobody_has_a_bye(people: int, seats: int) -> None:
    divided = divide(people, usual_sizes(seats, 2, 5))
    assert (sum(divided.tables), divided.byes) == (people, 0)
    assert {*divided.tables} <= {3, 4, 5}


@given(st.integers(2, 60), st.integers(2, 5))
def test_the_sizes_are_those_that_leave_the_fewest_out(people: int, seats: int) -> None:
    sizes = usual_sizes(seats, 2, 5)
    divided = divide(people, sizes)
    reached = {0}
    for _ in range(people):
        reached |= {have + size for have in reached for size in sizes if have + size <= people}
    assert divided.byes == people - max(reached)


# --- who meets whom ------------------------------------------------------------------------------


@pytest.mark.parametrize(("people", "seats", "rounds"), [(9, 3, 4), (16, 4, 5)])
def test_where_everybody_can_meet_everybody_once_they_do(
    people: int, seats: int, rounds: int
) -> None:
    met = meetings(plan(people, seats, rounds))
    assert len(met) == people * (people - 1) // 2
    assert {*met.values()} == {1}


@given(st.integers(5, 14), st.integers(3, 5), st.integers(1, 4))
@settings(max_examples=12, deadline=None)
def test_everybody_sits_once_a_round_or_has_a_bye(people: int, seats: int, rounds: int) -> None:
    sizes = usual_sizes(seats, 2, 4)
    for tables in plan(people, seats, rounds, sizes):
        seated = [each for table in tables for each in table]
        assert len(seated) == len({*seated}) == people - divide(people, sizes).byes
        assert tuple(sorted(map(len, tables), reverse=True)) == divide(people, sizes).tables


def test_byes_go_round() -> None:
    rounds = plan(5, 4, 5, (4,))
    byes = Counter(each for tables in rounds for each in range(5) if each not in tables[0])
    assert {*byes.values()} == {1}


def test_those_who_have_met_are_kept_apart() -> None:
    past = MeetingHistory(8, 6)
    past.note(list(enumerate([0, 1, 2, 3])), False)
    past.note(list(enumerate([4, 5, 6, 7])), False)
    [tables] = plan_evenly(1, (4,), past, random.Random(1))
    assert sorted(len({*table} & {0, 1, 2, 3}) for table in tables) == [2, 2]


def test_a_bound_is_the_sum_that_nobody_can_be_below() -> None:
    assert least_squares(np.array([0.0, 0.0, 1.0]), 3) == 1 + 4 + 1


# --- by standing ---------------------------------------------------------------------------------


def test_those_who_stand_near_each_other_sit_together() -> None:
    past = MeetingHistory(12, 6)
    tables = pair_by_standing(list(range(12)), (4,), past, random.Random(1))
    assert sorted(map(sorted, tables)) == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9, 10, 11]]


def test_those_who_have_met_and_stand_near_each_other_still_change_company() -> None:
    past = MeetingHistory(8, 6)
    past.note(list(enumerate([0, 1, 2, 3])), False)
    past.note(list(enumerate([4, 5, 6, 7])), False)
    tables = pair_by_standing(list(range(8)), (4,), past, random.Random(1))
    assert sorted(len({*table} & {0, 1, 2, 3}) for table in tables) == [2, 2]


def test_by_standing_a_second_bye_goes_to_nobody_who_had_one() -> None:
    past = MeetingHistory(5, 6)
    past.byes[4] = 1
    [table] = pair_by_standing([0, 1, 2, 3, 4], (4,), past, random.Random(1))
    assert 4 in table


# --- at a table ----------------------------------------------------------------------------------


def test_over_the_rounds_everybody_sits_everywhere_as_often() -> None:
    past = MeetingHistory(16, 4)
    rounds = plan_evenly(4, (4,), past, random.Random(1))
    seat_rounds(rounds, past, random.Random(1))
    assert (past.seat == 1).all()


def test_who_sat_first_before_somebody_sits_behind_them_next() -> None:
    past = MeetingHistory(3, 3)
    past.note([(0, 0), (1, 1), (2, 2)], False)
    order = best_order([0, 1, 2], past, random.Random(1))
    assert order.index(0) > order.index(1)
    assert order[0] != 0
