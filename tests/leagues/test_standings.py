"""Standings follow from terms, entrants and sittings alone."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meseta.leagues.standings import LeagueRecord, assign_groups, opponents_of
from meseta.leagues.terms import (
    DIRECT,
    GROUPS,
    MARGIN,
    METHODS,
    OPPONENTS,
    STRIKE,
    WINS,
    Entrant,
    LeagueTerms,
    Sitting,
    mean_points,
    place_points,
    usual_points,
    usual_sizes,
)
from tests.leagues.stories import entered, play_league, table, terms_of

pytestmark = pytest.mark.once("plain")


def order(terms: LeagueTerms, entrants: list[Entrant], sittings: list[Sitting]) -> list[int]:
    return [each.entrant for each in LeagueRecord(terms, entrants, sittings).standings()]


def places(terms: LeagueTerms, entrants: list[Entrant], sittings: list[Sitting]) -> dict[int, int]:
    lines = LeagueRecord(terms, entrants, sittings).standings()
    return {each.entrant: each.place for each in lines}


# --- points for places ---------------------------------------------------------------------------


def test_each_place_is_worth_one_step_more_than_the_place_behind_it() -> None:
    assert [usual_points(seats) for seats in (2, 3, 4)] == [(1, 0), (3, 1, 0), (6, 3, 1, 0)]


def test_a_tie_for_the_last_place_is_shared() -> None:
    assert place_points(terms_of(), [1, 2, 3, 3]) == [6, 3, Fraction(1, 2), Fraction(1, 2)]


def test_at_a_smaller_table_first_and_last_get_what_first_and_last_get() -> None:
    assert place_points(terms_of(), [1, 2, 3]) == [6, 2, 0]


def test_at_a_larger_table_too() -> None:
    assert place_points(terms_of(), [1, 2, 3, 4, 5])[::4] == [6, 0]


def test_who_is_left_alone_at_a_table_has_a_bye() -> None:
    assert place_points(terms_of(), [1]) == [mean_points((6, 3, 1, 0))]


@given(st.lists(st.integers(0, 4), min_size=2, max_size=5))
def test_a_table_gives_the_same_in_all_however_places_are_shared(worth: list[int]) -> None:
    shared = [1 + sum(other > own for other in worth) for own in worth]
    alone = list(range(1, len(worth) + 1))
    assert sum(place_points(terms_of(), shared)) == sum(place_points(terms_of(), alone))


# --- between equals ------------------------------------------------------------------------------


def test_more_points_stand_before_fewer() -> None:
    assert order(terms_of(), entered(4), table(1, {3: 1, 1: 2, 4: 3, 2: 4})) == [3, 1, 4, 2]


LEVEL = [*table(1, {1: 1, 2: 2}), *table(2, {2: 1, 3: 2}), *table(3, {3: 1, 1: 2})]
"""Three who have beaten each other in turn."""


def test_whom_nothing_parts_share_a_place() -> None:
    duel = LeagueTerms(3, 2, (2,), (1, 0), ties=(DIRECT, WINS))
    rows = [*LEVEL, *table(1, {4: 1, 5: 2}, 2), *table(2, {4: 1, 5: 2}, 2)]
    assert places(duel, entered(5), rows) == {4: 1, 1: 2, 2: 2, 3: 2, 5: 5}


def test_who_was_ahead_of_the_other_where_they_met_stands_before_them() -> None:
    rows = [*table(1, {1: 1, 2: 2, 3: 3}), *table(1, {4: 1, 5: 2, 6: 3}, 2)]
    rows += [*table(1, {7: 1, 8: 2, 9: 3}, 3), *table(2, {2: 1, 4: 2, 7: 3})]
    rows += [*table(2, {6: 1, 1: 2, 8: 3}, 2), *table(2, {9: 1, 5: 2, 3: 3}, 3)]
    record = LeagueRecord(terms_of(seats=3, ties=(DIRECT,)), entered(9), rows)
    assert {record.points[each] for each in (1, 2, 4)} == {4}
    assert [each.entrant for each in record.standings()][:3] == [1, 2, 4]


def test_first_places_part_equals() -> None:
    terms = terms_of(seats=3, ties=(WINS,))._replace(points=(2, 1, 0))
    rows = [*table(1, {1: 1, 3: 2, 4: 3}), *table(1, {2: 2, 5: 1, 6: 3}, 2)]
    rows += [*table(2, {1: 3, 3: 1, 4: 2}), *table(2, {2: 2, 5: 3, 6: 1}, 2)]
    assert places(terms, entered(6), rows)[1] < places(terms, entered(6), rows)[2]


def test_stronger_company_parts_equals() -> None:
    terms = terms_of(seats=3, ties=(OPPONENTS,))
    rows = [*table(1, {1: 1, 3: 2, 4: 3}), *table(1, {2: 1, 5: 2, 6: 3}, 2)]
    rows += [*table(2, {3: 1, 7: 2, 8: 3}), *table(2, {9: 1, 10: 2, 5: 3}, 2)]
    found = places(terms, entered(10), rows)
    assert found[1] < found[2]


def test_being_ahead_by_more_parts_equals() -> None:
    terms = terms_of(seats=3, ties=(MARGIN,))
    rows = [*table(1, {1: 1, 3: 2, 4: 3}, of_1=90, of_3=40, of_4=20)]
    rows += table(1, {2: 1, 5: 2, 6: 3}, 2, of_2=91, of_5=90, of_6=89)
    assert order(terms, entered(6), rows)[:2] == [1, 2]


# --- byes, coming late, leaving ------------------------------------------------------------------


def test_a_bye_gives_what_a_table_gives_in_the_mean() -> None:
    record = LeagueRecord(terms_of(), entered(5), table(1, {1: 1, 2: 2, 3: 3, 4: 4}))
    assert (record.byes[5], record.points[5]) == (1, Fraction(10, 4))


def test_who_comes_late_has_nothing_for_the_rounds_before() -> None:
    entrants = [*entered(4), Entrant(5, joined=2)]
    record = LeagueRecord(terms_of(), entrants, table(1, {1: 1, 2: 2, 3: 3, 4: 4}))
    assert (record.byes[5], record.points[5]) == (0, Fraction())


GONE = [*entered(3), Entrant(4, left=2)]
"""The fourth has left after the first round."""


def test_what_those_have_played_who_leave_stays() -> None:
    record = LeagueRecord(terms_of(), GONE, table(1, {4: 1, 1: 2, 2: 3, 3: 4}))
    assert [each.entrant for each in record.standings()] == [4, 1, 2, 3]
    assert record.points[1] == 3


def test_or_it_is_struck_and_the_others_move_up() -> None:
    struck = terms_of(leaving=STRIKE)
    record = LeagueRecord(struck, GONE, table(1, {4: 1, 1: 2, 2: 3, 3: 4}))
    assert [each.entrant for each in record.standings()] == [1, 2, 3]
    assert record.points[1] == 6


def test_who_has_left_has_no_byes() -> None:
    rows = [*table(1, {1: 1, 2: 2, 3: 3, 4: 4}), *table(2, {1: 1, 2: 2, 3: 3})]
    assert LeagueRecord(terms_of(), GONE, rows).byes[4] == 0


def test_a_table_that_has_not_ended_does_not_count() -> None:
    rows = [each._replace(place=None) for each in table(1, {1: 1, 2: 2, 3: 3, 4: 4})]
    assert LeagueRecord(terms_of(), entered(4), rows).standings()[0].played == 0


# --- groups --------------------------------------------------------------------------------------


def test_groups_are_drawn_by_lot_and_are_as_large_as_each_other() -> None:
    terms = terms_of(method=GROUPS, groups=3)
    sizes = [*assign_groups(terms, entered(13)).values()]
    assert sorted(sizes.count(group) for group in range(3)) == [4, 4, 5]
    other = assign_groups(terms._replace(seed="other"), entered(13))
    assert other != assign_groups(terms, entered(13))


def test_there_are_never_more_groups_than_tables() -> None:
    groups = assign_groups(terms_of(method=GROUPS, groups=4), entered(7))
    assert {*groups.values()} == {0, 1}


def test_who_comes_late_is_in_the_smallest_group() -> None:
    terms, entrants = terms_of(method=GROUPS, groups=2), entered(8)
    gone = next(n for n, each in assign_groups(terms, entrants).items() if each == 1)
    entrants[gone - 1] = Entrant(gone, left=2)
    assert assign_groups(terms, [*entrants, Entrant(9, joined=2)])[9] == 1


def test_the_final_decides_between_those_who_were_in_it() -> None:
    terms = terms_of(rounds=1, method=GROUPS, groups=2, seats=3)
    sittings = play_league(terms, entered(6))
    final = [each for each in sittings if terms.is_final(each.round)]
    finalists = {each.entrant: each.place or 0 for each in final}
    found = LeagueRecord(terms, entered(6), sittings).standings()
    assert {each.entrant for each in found[:3]} == {*finalists}
    assert [finalists[each.entrant] for each in found[:3]] == sorted(finalists.values())


# --- whatever happens ----------------------------------------------------------------------------

LEAGUES = st.builds(
    lambda people, seats, rounds, method, leaving: (
        people,
        terms_of(rounds, seats, method=method, groups=2, leaving=leaving),
    ),
    st.integers(5, 10),
    st.integers(3, 5),
    st.integers(1, 3),
    st.sampled_from(METHODS),
    st.sampled_from(("keep", "strike")),
)


@given(LEAGUES, st.integers(1, 99))
@settings(max_examples=12, deadline=None)
def test_standings_hold_whatever_is_played(league: tuple[int, LeagueTerms], seed: int) -> None:
    people, terms = league
    entrants = entered(people)
    entrants[0] = Entrant(1, left=2)
    entrants[-1] = Entrant(people, joined=2)
    sittings = play_league(terms, entrants, seed)
    record = LeagueRecord(terms, entrants, sittings)
    lines = record.standings()
    shuffled = random.Random(seed).sample(sittings, len(sittings))
    assert LeagueRecord(terms, entrants, shuffled).standings() == lines
    assert sorted(each.entrant for each in lines) == [each.number for each in record.counted]
    assert [each.place for each in lines] == sorted(each.place for each in lines)
    assert lines[0].place == 1
    for (own, other), found in record.meetings.items():
        back = record.meetings[other, own]
        assert (found.ahead, found.level, found.behind) == (back.behind, back.level, back.ahead)
    for each in entrants:
        met = opponents_of(each.number, sittings)
        assert all(each.plays_in(round) for round in met)
        assert all(each.number not in others for others in met.values())
    counted = {each.number for each in record.counted}
    seats = [
        each for each in sittings if each.entrant in counted and not terms.is_final(each.round)
    ]
    rounds = {each.round for each in sittings if not terms.is_final(each.round)}
    present = sum(each.plays_in(round) for each in record.counted for round in rounds)
    assert sum(record.byes.values()) == present - len(seats)


def test_sizes_are_near_what_was_planned() -> None:
    assert [usual_sizes(seats, 2, 5) for seats in (2, 3, 4, 5)] == [
        (2,),
        (3, 4, 5),
        (4, 3, 5),
        (5, 4, 3),
    ]
