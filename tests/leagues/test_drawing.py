"""The next round follows from what is known, whoever works it out and however often."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from meseta.leagues.drawing import draw_round
from meseta.leagues.terms import EVEN, GROUPS, METHODS, SWISS, Entrant, Sitting
from tests.leagues.stories import entered, play_league, play_round, table, terms_of

pytestmark = pytest.mark.once("plain")


@pytest.mark.parametrize("method", METHODS)
def test_the_same_round_is_drawn_whoever_draws_it(method: str) -> None:
    terms = terms_of(2, method=method, groups=2)
    sittings = play_league(terms, entered(8))
    shuffled = random.Random(1).sample(sittings, len(sittings))
    last = terms.last_round
    assert draw_round(terms, entered(8), shuffled, last) == draw_round(
        terms, entered(8), sittings, last
    )


def test_another_seed_draws_another_round() -> None:
    drawn = {str(draw_round(terms_of(seed=seed), entered(8), [], 1)) for seed in "abc"}
    assert len(drawn) == 3


def test_a_plan_goes_on_where_it_was() -> None:
    """Nine people at tables of three meet once each in four rounds, drawn one after another."""
    terms, sittings = terms_of(4, 3)._replace(sizes=(3,)), list[Sitting]()
    for round in range(1, 5):
        play_round(terms, entered(9), sittings, round, random.Random(round))
    boards: dict[tuple[int, int], list[int]] = {}
    for each in sittings:
        boards.setdefault((each.round, each.board), []).append(each.entrant)
    met = [pair for board in boards.values() for pair in combinations(sorted(board), 2)]
    assert len(met) == len({*met}) == 36


def test_what_was_drawn_differently_before_is_reckoned_with() -> None:
    terms = terms_of(2)
    before = [*table(1, {1: 1, 2: 2, 3: 3, 4: 4}), *table(1, {5: 1, 6: 2, 7: 3, 8: 4}, 2)]
    drawn = draw_round(terms, entered(8), before, 2)
    assert sorted(len({*seats} & {1, 2, 3, 4}) for seats in drawn) == [2, 2]


def test_who_comes_late_plays_from_the_next_round_on() -> None:
    entrants = [*entered(7), Entrant(8, joined=2)]
    sittings = play_league(terms_of(2), entrants)
    assert {each.round for each in sittings if each.entrant == 8} == {2}


def test_who_has_left_is_drawn_no_more() -> None:
    entrants = [*entered(7), Entrant(8, left=2)]
    sittings = play_league(terms_of(2), entrants)
    assert {each.round for each in sittings if each.entrant == 8} == {1}


def test_too_few_for_a_table_are_not_drawn() -> None:
    for method in METHODS:
        assert draw_round(terms_of(method=method), entered(2), [], 1) == []


def test_by_standing_the_winners_of_a_round_meet_in_the_next() -> None:
    terms = terms_of(2, method=SWISS)
    before = [
        each
        for board in range(4)
        for each in table(1, {4 * board + n: n for n in (1, 2, 3, 4)}, board + 1)
    ]
    drawn = draw_round(terms, entered(16), before, 2)
    assert sorted(map(sorted, drawn)) == [[n, n + 4, n + 8, n + 12] for n in (1, 2, 3, 4)]


def test_groups_stay_among_themselves_until_the_final() -> None:
    terms = terms_of(2, method=GROUPS, groups=2)
    drawn = [draw_round(terms, entered(8), [], round) for round in (1, 2)]
    assert {frozenset(seats) for seats in drawn[0]} == {frozenset(seats) for seats in drawn[1]}


def test_a_tie_for_the_last_place_in_the_final_is_decided_by_lot() -> None:
    terms = terms_of(1, method=GROUPS, groups=2, seats=3)
    groups = draw_round(terms, entered(6), [], 1)
    before = [
        each
        for board, seats in enumerate(groups)
        for each in table(1, {seats[0]: 1, seats[1]: 2, seats[2]: 3}, board + 1)
    ]
    firsts, seconds = ({seats[place] for seats in groups} for place in (0, 1))
    [final] = draw_round(terms, entered(6), before, 2)
    assert firsts < {*final} < firsts | seconds
    [loser] = seconds - {*final}
    assert terms.lot(loser) == max(map(terms.lot, seconds))


def test_who_has_left_is_not_in_the_final() -> None:
    terms = terms_of(1, method=GROUPS, groups=2, seats=3)
    before = play_league(terms, entered(6))
    first = next(each.entrant for each in before if each.round == 1 and each.place == 1)
    entrants = [Entrant(n, left=2) if n == first else Entrant(n) for n in range(1, 7)]
    [final] = draw_round(terms, entrants, before, 2)
    assert first not in final


def test_even_rounds_are_all_drawn_before_the_first_result() -> None:
    terms = terms_of(3, method=EVEN)
    results = play_league(terms, entered(8))
    unknown = [each._replace(place=None, points=None) for each in results]
    assert draw_round(terms, entered(8), unknown, 3) == draw_round(terms, entered(8), results, 3)
