"""The set-up, power cards, the order of turns, the two scorings, the end."""

from __future__ import annotations

import pytest

import meseta
from meseta.games.el_caballero.rules.events import Events
from tests.games.el_caballero.story import (
    COLOURS,
    MAP_M,
    card,
    end_round,
    happened,
    laid,
    setup,
    turn,
)
from tests.games.story import play


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up(players: int) -> None:
    match = meseta.new("el-caballero", players=players, seed=players)
    view = match.view()
    assert view["court"] == dict.fromkeys(COLOURS[:players], 5)
    assert view["cards"] == dict.fromkeys(COLOURS[:players], 8)
    assert view["stock"] == {"ships": 12, "castillos": 12}
    assert len(view["display"]) == 5
    assert view["deck"] == 42
    assert view["map"][0]["cell"] == [0, 0]
    assert all(len(hand) == 13 for hand in view["hands"].values())


def test_the_start_card_shows_land_and_no_symbol() -> None:
    for seed in range(30):
        start = meseta.new("el-caballero", seed=seed, way="plain").view()["map"][0]
        assert "L" in start["edges"]
        assert start["gold"] is None
        assert start["fish"] is None


def test_the_start_player_is_drawn_by_lot() -> None:
    starters = {meseta.new("el-caballero", seed=s, way="plain").pending for s in range(20)}
    assert starters == {(0,), (1,), (2,), (3,)}


def test_power_cards_go_round_clockwise_and_never_come_back() -> None:
    match = setup(start="blue")
    order = []
    for value in (3, 2, 1):
        order.append(match.pending[0])
        play(match, f"power {value}")
    assert order == [1, 2, 0]
    assert 3 not in match.position["hands"]["blue"]


def test_turns_go_down_the_power_cards() -> None:
    match = turn(powers={"red": 2, "blue": 5, "yellow": 4})
    order = []
    while match.position["round"] == 1:
        if match.pending[0] not in order:
            order.append(match.pending[0])
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert order == [1, 2, 0]
    assert match.pending == (0,)


def test_seven_rounds_with_scorings_after_the_fourth_and_the_seventh() -> None:
    match = meseta.new("el-caballero", players=2, seed=1)
    while not match.over:
        end_round(match)
    story = match.story()
    assert [s for s in story if s.startswith("Scoring")] == [
        "Scoring after round 4.",
        "Scoring after round 7.",
    ]
    assert story[-1] == "The game is over."
    assert happened(match).count("round") == 7


def test_both_scorings_add_up() -> None:
    caballeros = {"red": [card((2, 1), 6, ships=["west"])]}
    match = setup(2, map=MAP_M, caballeros=caballeros, round=4, scores={"blue": 7})
    end_round(match)
    assert match.position["round"] == 5
    assert match.scores[1] == 7
    gained = match.scores[0]
    told = [Events.read(event) for event in match.log]
    scored = [numbers for event, numbers in told if event.name in ("scored", "ships")]
    assert gained == sum(numbers["points"] for numbers in scored if numbers["seat"] == 0)
    assert gained >= 16


def test_the_most_points_win_and_equals_share() -> None:
    match = setup(map=MAP_M, round=7, scores={"red": 3, "blue": 9, "yellow": 9})
    end_round(match)
    assert match.over
    assert match.scores == [3, 9, 9]
    assert match.winners == (1, 2)


def test_nothing_but_regions_and_ships_scores() -> None:
    red = [card((-1, 0), north=4, castillo=True)]
    match = setup(2, map=MAP_M, caballeros={"red": red}, court={"red": 20}, round=7)
    assert end_round(match).scores == [0, 0]


def test_the_display_keeps_what_was_not_chosen() -> None:
    match = turn(2, display=["a01", "a02", "a05", "a06", "a07"])
    end_round(match)
    kept = set(match.position["display"]) & {"a01", "a02", "a05", "a06", "a07"}
    assert len(kept) == 3
    assert laid(match) == 7
