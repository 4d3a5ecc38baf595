"""What is looked at when a position is judged: every feature, and that it follows the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.el_caballero.story import (
    AROUND_M,
    BLUE,
    COLOURS,
    RED,
    YELLOW,
    box_with,
    card,
    lay,
    setup,
    turn,
)
from tests.games.story import play
from tests.support.conformance import journey, stops
from tests.support.outlook import assess, feature, previewed, standing

SIDES = [(0, 1), (-1, 0), (0, -1), (1, 0)]
SEA = [["a04", [0, 0], 0], ["a03", [1, 0], 0], ["a06", [2, 0], 0], ["a02", [1, -1], 0]]
"""One water of four cards with two fish."""


def inland(*counts: int, **position: Any) -> Match:
    """One card of land, worth 1, with so many caballeros of every player around it."""
    there = zip(COLOURS, SIDES, counts, strict=False)
    around = {colour: [card(cell, count)] for colour, cell, count in there if count}
    return turn(len(counts), map=[["a46", [0, 0], 0]], caballeros=around, **position)


def due(match: Match) -> list[int]:
    """What the next scoring would give everybody."""
    return [round(seat["next_scoring"] * 100) for seat in assess(match).seats]


def test_one_feature_is_the_same_in_every_position() -> None:
    assert [seat["always"] for seat in assess(setup()).seats] == [1.0] * 3


def test_points_are_those_of_the_track() -> None:
    match = setup(scores={"red": 12})
    assert (feature(match, "points"), feature(match, "points", BLUE)) == (0.12, 0.0)
    assert standing(match) == 12


# --- regions and waters --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ((5, 3), [2, 0]),
        ((5, 3, 1), [2, 1, 0]),
        ((5, 1, 0), [2, 1, 0]),
        ((5, 0, 0), [2, 0, 0]),
        ((5, 5, 2), [1, 1, 0]),
        ((5, 3, 3, 1), [2, 0, 0, 0]),
    ],
)
def test_the_next_scoring_goes_by_rank(counts: tuple[int, ...], points: list[int]) -> None:
    assert due(inland(*counts)) == points


def test_gold_adds_to_a_region() -> None:
    match = turn(caballeros={"red": [card((2, 1), 6)], "blue": [card((2, -1), 5)]})
    assert due(match) == [12, 6, 0], "four cards with two gold"
    assert [feature(match, name) for name in ("chances", "dangers")] == [0.0, 0.6]


def test_who_is_below_a_tied_first_rank_may_score() -> None:
    assert due(inland(5, 5, 2, below_tied_first_scores=True)) == [1, 1, 1]
    assert due(inland(5, 3, 2, below_tied_first_scores=True)) == [2, 1, 0]


def test_later_scorings_are_those_after_the_next() -> None:
    names = ("next_scoring", "later_scoring")
    rounds = {n: [feature(inland(5, 0, round=n), name) for name in names] for n in (4, 5)}
    assert rounds == {4: [0.02, 0.02], 5: [0.02, 0.0]}


def test_after_the_last_scoring_regions_give_nothing() -> None:
    box = box_with(["LLLL"], rounds={"count": 7, "scoring": [4]})
    position = {**inland(5, 0).position, "map": [["a01", [0, 0], 0]]}
    given = {name: position[name] for name in ("players", "map", "caballeros", "powers")}
    for number, points in ((4, 0.02), (5, 0.0)):
        match = meseta.setup("el-caballero", {**given, "round": number}, box=box)
        assert feature(match, "next_scoring") == points
        assert feature(match, "later_scoring") == 0.0


def test_regions_are_led_by_only_firsts() -> None:
    assert [feature(inland(5, 3), "regions_led", seat) for seat in (RED, BLUE)] == [0.1, 0.0]
    assert feature(inland(5, 5), "regions_led") == 0.0
    assert feature(inland(1, 0), "regions_led") == 0.1


@pytest.mark.parametrize(("count", "safety"), [(2, 0.1), (4, 0.3), (5, 0.4), (8, 0.4)])
def test_a_lead_is_safe_by_four(count: int, safety: float) -> None:
    assert feature(inland(count, 1), "safety") == safety


@pytest.mark.parametrize(("count", "chances"), [(0, 0.1), (3, 0.1), (4, 0.0), (5, 0.0)])
def test_chances_are_in_regions_that_could_soon_be_led(count: int, chances: float) -> None:
    assert feature(inland(0, count), "chances") == chances


def test_whoever_leads_has_no_chance_there() -> None:
    assert feature(inland(2, 1), "chances") == 0.0


@pytest.mark.parametrize(("count", "dangers"), [(1, 0.0), (2, 0.1), (4, 0.1), (5, 0.0)])
def test_dangers_are_in_regions_that_are_led_by_little(count: int, dangers: float) -> None:
    assert feature(inland(count, 1), "dangers") == dangers


@pytest.mark.parametrize(("each", "waters"), [(True, 1.2), (False, 1.0)])
def test_ships_bring_cards_and_fish(each: bool, waters: float) -> None:
    red = [card((0, -1), north=1, ships=["north", "east"])]
    match = setup(map=SEA, caballeros={"red": red}, fish_per_ship=each)
    assert feature(match, "waters") == waters
    assert due(match) == [round(waters * 10), 0, 0]
    assert feature(match, "waters", BLUE) == 0.0


# --- pieces and cards ----------------------------------------------------------------------------


def test_court_room_and_cards_before_a_player_belong_together() -> None:
    names = ["court", "room", "cards_left"]
    match = turn(caballeros={"red": [card((2, 1), 1)]}, court={"red": 9})
    assert [feature(match, name) for name in names] == [0.9, 4.7, 0.7]
    assert [feature(match, name, BLUE) for name in names] == [0.5, 5.9, 0.8]
    assert feature(turn(court_card_cap=2), "room") == 1.1


def test_ships_are_those_at_the_court_and_castillos_those_on_cards() -> None:
    red = [card((2, 1), 1, ships=["west"], castillo=True), card((-1, 0), north=1)]
    match = turn(caballeros={"red": red}, reserve={"red": 2})
    assert (feature(match, "ships"), feature(match, "castillos")) == (0.2, 0.1)
    assert (feature(match, "ships", BLUE), feature(match, "castillos", BLUE)) == (0.0, 0.0)


def test_the_hand_is_worth_the_power_cards_in_it() -> None:
    match = setup(round=5, hands={"red": [1, 2, 3, 4, 7]})
    assert (feature(match, "hand"), feature(match, "best_card")) == (0.17, 0.7)
    assert (feature(match, "hand", BLUE), feature(match, "best_card", BLUE)) == (0.91, 1.3)


# --- the turn ------------------------------------------------------------------------------------


def test_a_turn_is_to_come_until_it_is_taken() -> None:
    match = setup()
    assert feature(match, "to_move") == 1.0
    play(match, "power 13", "power 12", "power 11")
    assert [seat["to_move"] for seat in assess(match).seats] == [0.0, 1.0, 1.0]


def test_the_supply_is_to_come_until_it_is_taken() -> None:
    match = turn(powers={"red": 4, "blue": 3, "yellow": 2}, display=["a01", "a02"])
    assert [feature(match, "supply", seat) for seat in (RED, YELLOW)] == [0.5, 0.6]
    play(match, "supply")
    assert [feature(match, "supply", seat) for seat in (RED, YELLOW)] == [0.0, 0.6]


def test_nothing_is_to_come_for_whoever_has_moved() -> None:
    match = lay(turn(display=["a01", "a02"], court={"red": 1}), "a01", "a16 south", 0)
    play(match, "end")
    names = ("to_move", "supply", "to_lay", "to_post")
    assert match.pending == (BLUE,)
    assert [feature(match, name) for name in names] == [0.0] * 4


def test_area_cards_are_to_be_laid_by_the_player_in_turn() -> None:
    match = turn(powers={"red": 9, "blue": 8, "yellow": 7}, display=["a01", "a02"])
    assert [feature(match, "to_lay", seat) for seat in (RED, BLUE)] == [0.2, 0.0]
    assert feature(lay(match, "a01", "a16 south", 0), "to_lay") == 0.1


def test_two_caballero_cards_may_be_placed() -> None:
    match = turn()
    assert [feature(match, "to_post", seat) for seat in (RED, BLUE)] == [0.2, 0.0]
    play(match, "caballero", "cell a42 north", "number 1")
    assert feature(match, "to_post") == 0.1
    assert feature(turn(court={"red": 0}), "to_post") == 0.0


def test_a_card_that_was_turned_may_stand_for_one_that_is_placed() -> None:
    given: dict[str, Any] = {"caballeros": {"red": [card((2, 1), 2)]}, "court": {"red": 9}}
    for limit, to_post in ((1, 0.0), (2, 0.1)):
        match = turn(**given, turn_limit=limit)
        assert feature(play(match, "turn", "number 3"), "to_post") == to_post


@pytest.mark.parametrize(("number", "to_post"), [(6, 0.0), (7, 0.1)])
def test_the_last_caballero_card_may_be_placed_in_the_last_round(
    number: int, to_post: float
) -> None:
    red = [card(cell, north=1) for cell in AROUND_M]
    match = turn(caballeros={"red": red}, round=number)
    assert feature(match, "to_post") == to_post


def test_an_action_that_is_over_is_not_to_come() -> None:
    given: dict[str, Any] = {"powers": {"red": 4, "blue": 3, "yellow": 2}, "court": {"red": 9}}
    match = turn(**given, display=["a01", "a02"], interleave_steps=False)
    play(match, "supply", "caballero", "cell a42 north", "number 1")
    assert feature(match, "to_post") == 0.1
    lay(match, "a01", "a16 south", 0)
    assert feature(match, "to_post") == 0.0


def test_a_second_area_card_is_lost_with_its_action() -> None:
    given: dict[str, Any] = {"powers": {"red": 9, "blue": 8, "yellow": 7}, "court": {"red": 9}}
    rulings = {"interleave_steps": False, "both_area_cards": False}
    match = lay(turn(**given, **rulings, display=["a01", "a02"]), "a01", "a16 south", 0)
    assert feature(match, "to_lay") == 0.1
    assert feature(play(match, "supply"), "to_lay") == 0.0


# --- in random matches ---------------------------------------------------------------------------


def test_the_game_gets_late_round_by_round() -> None:
    assert [assess(setup(round=number)).late for number in (1, 7)] == [1 / 7, 1.0]


@pytest.mark.once("compiled")
@pytest.mark.parametrize(
    "options", [{"players": 3}, {"players": 4, "fish_per_ship": False, "area_ties_stand": False}]
)
def test_the_next_scoring_is_what_all_previews_give(options: dict[str, Any]) -> None:
    for stop in stops(journey("el-caballero", json.dumps(options)))[:-1]:
        assert due(stop) == previewed(stop)
