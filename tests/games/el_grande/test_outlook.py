"""What is looked at when a position is judged: every feature, and that it follows the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    PURPLE,
    powers,
    setup,
    special,
    take,
    turns,
    watched,
)
from tests.games.story import play
from tests.support.conformance import journey, stops
from tests.support.outlook import assess, feature, previewed, standing

LEADS: dict[str, Any] = {"caballeros": {"toledo": {"purple": 3, "blue": 1}}}
"""Toledo gives 7, 4 and 2 points."""


def due(match: Match) -> list[int]:
    """What the next scoring would give everybody."""
    return [round(seat["next_scoring"] * 100) for seat in assess(match).seats]


def test_one_feature_is_the_same_in_every_position() -> None:
    assert [seat["always"] for seat in assess(setup()).seats] == [1.0] * 4


def test_points_are_those_of_the_track() -> None:
    match = setup(scores={"purple": 12})
    assert (feature(match, "points"), feature(match, "points", BLUE)) == (0.12, 0.0)
    assert standing(match) == 12


# --- the areas -----------------------------------------------------------------------------------


def test_the_next_scoring_gives_what_every_area_would() -> None:
    match = setup(**LEADS, castillo={"purple": 1})
    assert feature(match, "next_scoring") == 0.12
    assert feature(match, "next_scoring", BLUE) == 0.04
    assert feature(setup(**LEADS), "next_scoring") == 0.07


def test_king_and_grande_add_to_the_next_scoring() -> None:
    assert feature(setup(**LEADS, king="toledo"), "next_scoring") == 0.09
    match = setup(**LEADS, king="toledo", grandes={"purple": "toledo", "blue": "toledo"})
    assert feature(match, "next_scoring") == 0.11
    assert feature(match, "next_scoring", BLUE) == 0.04


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([3, 3, 3, 1], [4, 4, 4, 2]),
        ([2, 3, 3, 3], [2, 4, 4, 4]),
        ([2, 2, 3, 3], [0, 0, 4, 4]),
        ([1, 2, 3, 4], [0, 2, 4, 7]),
    ],
)
def test_ties_take_two_places_however_many_tie(counts: list[int], points: list[int]) -> None:
    match = setup(caballeros={"toledo": dict(zip(COLOURS, counts, strict=False))})
    assert due(match) == points


def test_later_scorings_are_those_after_the_next() -> None:
    rounds = {number: feature(setup(**LEADS, round=number), "later_scorings") for number in (3, 4)}
    assert rounds == {3: 0.14, 4: 0.07}
    assert feature(setup(**LEADS, round=9), "later_scorings") == 0.0


def test_what_is_due_counts_more_the_nearer_its_scoring_is() -> None:
    rounds = {number: setup(**LEADS, round=number) for number in (1, 2, 3, 4, 9)}
    now = {number: feature(match, "due_now") for number, match in rounds.items()}
    soon = {number: feature(match, "due_soon") for number, match in rounds.items()}
    assert now == {1: 0.0, 2: 0.0, 3: 0.07, 4: 0.0, 9: 0.07}
    assert soon == {1: 0.0, 2: 0.07, 3: 0.0, 4: 0.0, 9: 0.0}


def test_what_is_due_gets_surer_with_every_turn_of_the_others() -> None:
    match = setup(**LEADS, round=3)
    assert feature(match, "due_for_sure") == 0.0175, "three of four may still change it"
    powers(match, 13, 12, 11, 10)
    assert feature(match, "due_for_sure") == 0.0175
    turns(match, 1, 2)
    assert match.pending == (GREEN,)
    assert [round(feature(match, "due_for_sure", seat), 4) for seat in (PURPLE, BLUE)] == [
        0.0525,
        0.03,
    ]
    assert feature(setup(**LEADS, round=2), "due_for_sure") == 0.0


def test_only_firsts_count_as_firsts() -> None:
    assert feature(setup(**LEADS), "firsts") == 0.1
    assert feature(setup(**LEADS, castillo={"purple": 1}), "firsts") == 0.2
    tied = {"toledo": {"purple": 3, "blue": 3}}
    assert feature(setup(caballeros=tied), "firsts") == 0.0


@pytest.mark.parametrize(("count", "safety"), [(2, 0.1), (3, 0.2), (4, 0.3), (9, 0.3)])
def test_a_lead_is_safe_by_three(count: int, safety: float) -> None:
    match = setup(caballeros={"toledo": {"purple": count, "blue": 1}})
    assert feature(match, "safety") == safety


def test_the_dummy_can_be_in_the_lead() -> None:
    match = setup(players=COLOURS[:2], caballeros={"toledo": {"purple": 3, "green": 1}})
    assert (feature(match, "safety"), feature(match, "next_scoring")) == (0.2, 0.07)
    match = setup(players=COLOURS[:2], caballeros={"toledo": {"purple": 3, "green": 4}})
    assert (feature(match, "safety"), feature(match, "next_scoring")) == (0.0, 0.04)


def test_chances_are_what_one_more_would_gain() -> None:
    alone = feature(setup(), "chances")
    tied = setup(caballeros={"toledo": {"purple": 1, "blue": 1}})
    assert round(feature(tied, "chances") - alone, 9) == -0.4, "3 instead of 7"
    for counts in ({"purple": 3, "blue": 1}, {"purple": 1, "blue": 2}):
        match = setup(caballeros={"toledo": counts})
        assert round(feature(match, "chances") - alone, 9) == -0.7, "nothing instead of 7"


def test_dangers_are_what_one_less_would_lose() -> None:
    assert feature(setup(**LEADS), "dangers") == 0.0
    assert feature(setup(caballeros={"toledo": {"purple": 2, "blue": 1}}), "dangers") == 0.3
    assert feature(setup(caballeros={"toledo": {"purple": 1}}), "dangers") == 0.7


def test_chances_and_dangers_before_a_scoring_wait_for_turns() -> None:
    close = {"caballeros": {"toledo": {"purple": 2, "blue": 1}}}
    match = setup(**close, round=3)
    assert feature(match, "chances_now") == feature(match, "chances")
    assert round(feature(match, "dangers_now"), 9) == 0.225, "three others of four are to move"
    powers(match, 13, 12, 11, 10)
    assert feature(match, "chances_now") == 0.0, "the own turn has begun"
    assert feature(match, "chances_now", BLUE) == feature(match, "chances", BLUE)
    quiet = setup(**close, round=4)
    assert (feature(quiet, "chances_now"), feature(quiet, "dangers_now")) == (0.0, 0.0)


def test_caballeros_leave_the_castillo_in_a_round_that_ends_with_a_scoring() -> None:
    found = [feature(setup(castillo={"purple": 2}, round=n), "castillo_now") for n in (2, 3)]
    assert found == [0.0, 0.2]


def test_the_kings_region_is_where_the_king_is() -> None:
    assert feature(setup(**LEADS, king="toledo"), "kings_region") == 0.3
    assert feature(setup(**LEADS, king="granada"), "kings_region") == 0.0
    beside = setup(**LEADS, castillo={"purple": 1}, king="castillo", expansions=["new-regency"])
    assert feature(beside, "kings_region") == 0.0


def test_home_is_where_the_grande_stands() -> None:
    assert feature(setup(**LEADS, grandes={"purple": "toledo"}), "home") == 1.0
    assert feature(setup(**LEADS, grandes={"purple": "granada"}), "home") == 0.0
    assert feature(setup(**LEADS, grandes={"blue": "toledo"}), "home", BLUE) == 0.0


# --- pieces and cards ----------------------------------------------------------------------------


def test_pieces_are_in_regions_castillo_court_or_province() -> None:
    names = ["on_board", "in_castillo", "court", "province"]
    match = setup(**LEADS, castillo={"purple": 2}, court={"purple": 4})
    assert [feature(match, name) for name in names] == [0.3, 0.2, 0.4, 2.1]
    assert [feature(match, name, GREEN) for name in names] == [0.0, 0.0, 0.0, 3.0]


def test_the_hand_is_worth_the_power_cards_in_it() -> None:
    match = setup(round=9, hands={"purple": [1, 2, 3, 4, 7]})
    assert (feature(match, "hand"), feature(match, "best_card")) == (0.17, 0.7)
    assert (feature(match, "hand", BLUE), feature(match, "best_card", BLUE)) == (0.91, 1.3)


def test_vetoes_of_both_rounds_count() -> None:
    position = setup(edition="classic").position
    for _veto in range(2):
        position["decks"][1].remove("veto")
    position |= {"vetoes": {"blue": 1}, "old_vetoes": {"blue": 1}}
    assert feature(setup(**position), "vetoes", BLUE) == 2.0
    assert feature(setup(**position), "vetoes") == 0.0


# --- the turn ------------------------------------------------------------------------------------


def test_a_turn_is_to_come_until_it_is_taken() -> None:
    match = setup()
    assert feature(match, "to_move") == 1.0
    powers(match, 13, 12, 11, 10)
    assert [seat["to_move"] for seat in assess(match).seats] == [0.0, 1.0, 1.0, 1.0]


def test_no_turn_is_to_come_in_a_general_scoring() -> None:
    match = setup(round=3, castillo={"purple": 1})
    powers(match, 13, 12, 11, 10)
    turns(match, 1, 2, 3, 4)
    assert match.legal()[0].startswith("disc")
    assert [seat["to_move"] for seat in assess(match).seats] == [0.0] * 4


def test_the_order_is_that_of_the_totals_still_to_move() -> None:
    match = setup()
    powers(match, 8, 12)
    assert [seat["order"] for seat in assess(match).seats] == [0.75, 1.0, 0.0, 0.0]
    powers(match, 11, 13)
    assert match.pending == (3,)
    assert [seat["order"] for seat in assess(match).seats] == [0.5, 1.0, 0.75, 0.0]


def test_who_has_played_no_power_card_is_before_nobody() -> None:
    match = setup(expansions=["power-shift"], modifiers={"purple": {"-2": 1}})
    assert feature(play(match, "modify -2", "power 1"), "order") == 1.0
    assert feature(play(match, "power 2"), "order") == 0.75


def test_the_dummy_moves_before_lower_cards() -> None:
    match = meseta.setup("el-grande", {"players": COLOURS[:2]}, seed=1)
    assert 1 < match.view()["played"]["green"]["power"] < 13
    assert feature(play(match.replay(), "power 1"), "order") == round(2 / 3, 9)
    assert feature(play(match.replay(), "power 13"), "order") == 1.0


def test_the_card_says_how_many_are_to_place() -> None:
    match = take("decree", king="granada", court={"purple": 3})
    assert feature(match, "to_place") == 0.3, "the card places four, but three are there"
    assert feature(match, "to_place", BLUE) == 0.0
    assert feature(play(match, "place toledo"), "to_place") == 0.2
    rich = take("decree", king="granada", court={"purple": 9})
    assert feature(rich, "to_place") == 0.4
    assert feature(play(rich, "place toledo"), "to_place") == 0.3


def test_the_special_action_is_to_come_until_it_is_begun() -> None:
    assert feature(take("decree", king="granada"), "special") == 1.0
    assert feature(special("decree", king="granada"), "special") == 0.0


def test_whoever_may_object_is_not_in_turn() -> None:
    match = watched("decree", king="granada", court={"purple": 2, "blue": 5})
    assert match.pending == (BLUE,)
    assert feature(match, "to_place", BLUE) == 0.0
    assert feature(match, "to_place", PURPLE) == 0.2


# --- in random matches ---------------------------------------------------------------------------


def test_the_game_gets_late_round_by_round() -> None:
    assert [assess(setup(round=number)).late for number in (3, 9)] == [1 / 3, 1.0]


@pytest.mark.once("compiled")
@pytest.mark.parametrize(
    "options", [{"players": 5}, {"players": 2}, {"players": 3, "edition": "classic"}]
)
def test_the_next_scoring_is_what_all_previews_give(options: dict[str, Any]) -> None:
    for stop in stops(journey("el-grande", json.dumps(options)))[:-1]:
        assert due(stop) == previewed(stop)
