"""What is looked at when a position is judged: every feature, and that it follows the table."""

from __future__ import annotations

import json
from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, lay, table
from tests.games.story import play
from tests.support.conformance import journey, stops
from tests.support.outlook import assess, feature, previewed, standing

BLUE, RED = range(2)
PLAIN = {"blue": {"secret": "ch11", "open": "ch12"}, "red": {"secret": "ch15", "open": "ch16"}}
"""Charters about camps, chapels and crosses, which nobody has here."""
LINE: dict[str, Any] = {"lines": {"blue": ["ex01 a"], "red": ["ex02 a"]}, "charters": PLAIN}
"""Blue's line begins with a pasture."""
CASTLE = {"penamacor": {"at": "start_a se", "markets": {"olive": "red"}}}


def total(match: Match) -> list[int]:
    """The points of everybody if the game ended now."""
    return [round(seat["total"] * 100) for seat in assess(match).seats]


def test_one_feature_is_the_same_in_every_position() -> None:
    assert [seat["always"] for seat in assess(table()).seats] == [1.0] * 2


# --- the points if the game ended now ------------------------------------------------------------


def test_the_total_is_that_of_all_sources() -> None:
    given: dict[str, Any] = {"coins": {"blue": 12, "red": 0}, "religion": {"blue": 24}}
    assert total(table(**LINE, coins={"blue": 0, "red": 0})) == [0, 0]
    assert total(table(**LINE, **given)) == [14, 0]


def test_charters_that_lie_open_count() -> None:
    pasture = {**PLAIN, "red": {"secret": "ch15", "open": "ch01"}}
    match = table(**{**LINE, "charters": pasture})
    assert [feature(match, "charters", seat) for seat in (BLUE, RED)] == [0.3, 0.0]
    assert feature(table(**LINE), "charters") == 0.0


def test_slots_count_by_their_track() -> None:
    names = ["landscapes", "constructions", "slots"]
    match = table(slots={"lake 3": "blue", "house 4": "blue", "house 3": "red"})
    assert [feature(match, name) for name in names] == [0.3, 0.4, 0.2]
    assert [feature(match, name, RED) for name in names] == [0.0, 0.3, 0.1]


def test_a_top_slot_is_not_among_the_others() -> None:
    match = table(tops={"blue": ["lake"]})
    assert [feature(match, name) for name in ("tops", "slots", "landscapes")] == [0.1, 0.0, 0.5]
    assert feature(match, "tops", RED) == 0.0


def test_religion_has_steps_and_points() -> None:
    match = table(religion={"blue": 24})
    assert (feature(match, "step"), feature(match, "religion")) == (2.4, 1.2)
    assert (feature(match, "step", RED), feature(match, "religion", RED)) == (0.0, 0.0)


def test_wealth_is_counted_in_gold() -> None:
    match = table(**LINE, coins={"blue": 13, "red": 4})
    assert [feature(match, "wealth", seat) for seat in (BLUE, RED)] == [0.2, 0.0]


def test_a_secret_charter_is_won_by_its_owner_or_not_at_all() -> None:
    for owner, won in (("blue", [1.0, 0.0]), ("red", [0.0, 0.0])):
        charters = {**PLAIN, owner: {"secret": "ch01", "open": PLAIN[owner]["open"]}}
        match = table(**{**LINE, "charters": charters})
        assert [feature(match, "secret_charter", seat) for seat in (BLUE, RED)] == won
        assert feature(match, "charters") == 0.0


def test_the_family_version_has_no_charters() -> None:
    match = table(family=True, coins={"blue": 12, "red": 0})
    assert (feature(match, "charters"), feature(match, "secret_charter")) == (0.0, 0.0)
    assert total(match) == [2, 0]


# --- line, pieces, tiles -------------------------------------------------------------------------


def test_spaces_belong_to_whoever_has_passed_them() -> None:
    names = ["spaces", "variety", "ahead"]
    lines = {"blue": ["ex01 a", "ex02 a reversed", "ex03 a"]}
    match = table(lines=lines, cylinders={"blue": 1})
    assert [feature(match, name) for name in names] == [0.1, 0.1, 1.1]
    match = table(lines=lines, cylinders={"blue": 6}, discs={"blue": [10]})
    assert [feature(match, name) for name in names] == [0.7, 0.5, 0.6]


def test_discs_are_in_the_supply_until_they_are_used() -> None:
    lines = {"blue": ["ex01 a", "ex02 a reversed", "ex03 a"]}
    assert feature(table(lines=lines), "discs") == 0.5
    assert feature(table(lines=lines, discs={"blue": [10]}), "discs") == 0.4


def test_workers_are_on_the_table_or_wait() -> None:
    names = ["workers", "idle"]
    match = table(workers={"blue": ["start_a se", "start_a nw"]})
    assert [feature(match, name) for name in names] == [0.2, 1.0]
    match = table(workers={"blue": ["start_a se", "start_a nw", *["start_a ne"] * 3]})
    assert [feature(match, name) for name in names] == [0.5, 0.0]


def test_discs_and_workers_on_castles_count_together() -> None:
    workers = {"blue": ["start_a se", "start_a se", "start_a nw"]}
    match = table(landscape=RING_OF_THREE, castles=CASTLE, workers=workers)
    assert [feature(match, "on_castles", seat) for seat in (BLUE, RED)] == [0.2, 0.1]
    assert feature(table(landscape=RING_OF_THREE, workers=workers), "on_castles") == 0.0


def test_the_reserve_is_beside_the_line() -> None:
    match = table(reserves={"blue": ["ex07"], "red": []})
    assert [feature(match, "reserve", seat) for seat in (BLUE, RED)] == [0.1, 0.0]


# --- the turn ------------------------------------------------------------------------------------


def turns(match: Match) -> list[tuple[float, float]]:
    """Who is in turn, and whose turn of this round is to come."""
    return [(seat["in_turn"], seat["to_move"]) for seat in assess(match).seats]


def test_turns_go_clockwise_from_the_start_player() -> None:
    match = table(players=3, start="red", active="yellow")
    assert turns(match) == [(0.0, 1.0), (0.0, 0.0), (1.0, 0.0)]
    match = table(players=3, start="red", active="blue")
    assert turns(match) == [(1.0, 0.0), (0.0, 0.0), (0.0, 0.0)]


def test_laying_a_tile_leaves_discs_and_workers_to_be_used() -> None:
    match = lay(table(hands={"blue": ["lt38", "lt39"]}), "lt38", "west of start_a")
    assert feature(match, "fresh") == 1.0
    play(match, "worker")
    while match.view()["asked"] != "act":
        match.play(match.legal()[0])
    assert [feature(match, name) for name in ("in_turn", "fresh")] == [1.0, 0.0]


def test_nobody_is_in_turn_before_the_first_round() -> None:
    match = meseta.new("6-castles", seed=3, players=2)
    assert turns(match) == [(0.0, 0.0), (0.0, 0.0)]
    assert [feature(match, name) for name in ("spaces", "ahead")] == [0.0, 0.0]
    assert assess(match).late == 0.0


# --- the end -------------------------------------------------------------------------------------


def test_the_game_gets_late_round_by_round() -> None:
    assert [assess(table(round=number)).late for number in (1, 5, 10)] == [0.1, 0.5, 1.0]


def test_points_count_before_half_coins() -> None:
    given: dict[str, Any] = {**LINE, "round": 10, "active": "red", "pile": []}
    hands = {"blue": [], "red": ["lt38"]}
    match = lay(
        table(**given, hands=hands, coins={"blue": 14, "red": 13}), "lt38", "west of start_a"
    )
    assert play(match, "end").scores == [2, 2]
    assert [standing(match, seat) for seat in (BLUE, RED)] == [14, 13]


def test_alone_one_plays_for_the_second_highest_rank() -> None:
    solo = journey("6-castles", json.dumps({"players": 1}))
    assert standing(solo) == solo.scores[0] - 33
    assert turns(solo.replay(9)) == [(1.0, 0.0)]


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 1}, {"family": True}])
def test_the_total_is_that_of_the_preview(options: dict[str, Any]) -> None:
    for stop in stops(journey("6-castles", json.dumps(options)))[:-1]:
        assert total(stop) == previewed(stop)
