"""The set-up, power cards, the order of turns, the two scorings, the end."""

from __future__ import annotations

import pytest

import meseta
from tests.games.el_caballero.story import (
    BLUE,
    COLOURS,
    MAP_M,
    card,
    end_round,
    happened,
    is_same_again,
    laid,
    setup,
    turn,
)
from tests.games.story import play

# --- set-up --------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_set_up(players: int) -> None:
    view = meseta.new("el-caballero", players=players, seed=players).view()
    assert view["court"] == dict.fromkeys(COLOURS[:players], 5)
    assert view["cards"] == dict.fromkeys(COLOURS[:players], 8)
    assert view["stock"] == {"ships": 12, "castillos": 12}
    assert (len(view["map"]), view["map"][0]["cell"], view["map"][0]["rotation"]) == (1, [0, 0], 0)
    assert (len(view["display"]), view["deck"], view["round"]) == (5, 42, 1)
    assert view["hands"] == {colour: list(range(1, 14)) for colour in COLOURS[:players]}


def test_the_set_up_is_told() -> None:
    assert meseta.new("el-caballero", players=2, seed=21).story() == [
        "The start card shows land at all sides.",
        "An area card is turned up: land at 3 sides.",
        "An area card is turned up: land at 3 sides.",
        "An area card is turned up: land at 3 sides.",
        "An area card is turned up: land at 1 side with fish.",
        "An area card is turned up: land at 2 sides with fish.",
        "Blue will play the first power card.",
        "Round 1 begins.",
    ]


def test_a_seed_always_deals_the_same_start_card() -> None:
    starts = [meseta.new("el-caballero", seed=seed).view()["map"][0]["id"] for seed in range(8)]
    assert starts == "a11 a40 a38 a14 a43 a46 a43 a07".split()


@pytest.mark.parametrize("seed", range(8))
def test_every_area_card_is_somewhere_once(seed: int) -> None:
    match = meseta.new("el-caballero", seed=seed)
    position = match.position
    lying = [position["map"][0][0], *position["display"], *position["deck"]]
    assert sorted(lying) == [f"a{number:02}" for number in range(1, 49)]
    assert is_same_again(match)


def test_the_start_card_shows_land_and_no_symbol() -> None:
    for seed in range(30):
        start = meseta.new("el-caballero", seed=seed, way="plain").view()["map"][0]
        assert "L" in start["edges"]
        assert start["gold"] is None
        assert start["fish"] is None


def test_the_start_player_is_drawn_by_lot() -> None:
    starters = {meseta.new("el-caballero", seed=s, way="plain").pending for s in range(20)}
    assert starters == {(0,), (1,), (2,), (3,)}


# --- power cards and turns -----------------------------------------------------------------------


def test_power_cards_go_round_clockwise_and_never_come_back() -> None:
    match = setup(start="blue")
    order = []
    for value in (3, 2, 1):
        order.append(match.pending[0])
        play(match, f"power {value}")
    assert order == [1, 2, 0]
    assert match.view()["hands"]["blue"] == [1, 2, *range(4, 14)]
    assert match.view()["hands"]["red"] == list(range(2, 14))
    assert match.story()[-3:] == [
        "Blue plays power card 3.",
        "Yellow plays power card 2.",
        "Red plays power card 1.",
    ]


def test_any_power_card_in_hand_may_be_played() -> None:
    hands = {"red": [1, 4, 6, 8, 9, 10, 11, 12, 13]}
    assert setup(start="red", hands=hands).legal() == [f"power {value}" for value in hands["red"]]


def test_turns_go_down_the_power_cards() -> None:
    match = turn(powers={"red": 2, "blue": 5, "yellow": 4})
    order = []
    while match.position["round"] == 1:
        if match.pending[0] not in order:
            order.append(match.pending[0])
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert order == [1, 2, 0]
    assert match.pending == (0,)


def test_whoever_was_last_begins_the_next_round() -> None:
    match = end_round(turn(2))
    assert match.pending == (BLUE,)
    assert match.view()["played"] == {}
    assert match.story()[-2:] == ["Blue will play the first power card.", "Round 2 begins."]


def test_everybody_has_a_turn_in_the_next_round() -> None:
    match = play(end_round(turn(2)), "power 13", "power 12")
    assert happened(end_round(match)).count("ended") == 4


# --- scoring and the end -------------------------------------------------------------------------


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
    assert [s for s in story if s.startswith("Round")] == [
        f"Round {number} begins." for number in range(1, 8)
    ]


@pytest.mark.parametrize(("number", "points"), [(3, 0), (4, 12), (5, 0), (6, 0), (7, 12)])
def test_points_are_added_after_the_fourth_and_the_seventh_round(number: int, points: int) -> None:
    caballeros = {"red": [card((2, 1), 6)]}
    position = {"map": MAP_M, "caballeros": caballeros, "display": ["a01", "a02"]}
    match = turn(2, **position, round=number, scores={"red": 3, "blue": 7})
    assert end_round(match).scores == [3 + points, 7]


def test_every_region_and_every_water_is_scored() -> None:
    caballeros = {
        "red": [card((0, 1), 3), card((1, 0), north=1, ships=["west"])],
        "blue": [card((-1, 0), north=1, ships=["east"])],
    }
    isthmus = [["a28", [0, 0], 0]]
    match = turn(2, map=isthmus, caballeros=caballeros, display=["a46", "a47"], round=4)
    play(match, "area", "area a46", "end", "area", "cell a46 south", "end")
    assert match.scores == [7, 1]
    told = match.story()
    assert told[told.index("Scoring after round 4.") + 1 : -2] == [
        "The land of 3 cards in the middle is worth 3.",
        "Red is first in the land of 3 cards in the middle: 6 points.",
        "1 ship of Red in the bay in the north, further east: 1 point.",
        "1 ship of Blue in the bay in the north, further west: 1 point.",
    ]


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
