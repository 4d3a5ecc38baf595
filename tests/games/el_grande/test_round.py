"""Power cards, the order of turns, the court, the end of the round, the short game."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    at,
    court,
    next_round,
    places,
    powers,
    province,
    row_with,
    setup,
    special,
    story,
    take,
    turns,
)
from tests.games.story import play


def test_tv01_power_cards_differ_and_rule_the_order_of_turns() -> None:
    match = setup(players=["green", "blue", "orange", "purple"], start="green")
    match.play("power 8")
    assert "power 8" not in match.legal()
    match.play("power 3")
    assert not {"power 8", "power 3"} & set(match.legal())
    powers(match, 5, 9)
    order = []
    for _turn in range(4):
        order.append(match.game.seats[match.pending[0]])
        match.play("recruit 0")
        if any(text.startswith("take") for text in match.legal()):
            match.play(match.legal()[0])
        match.play("end")
    assert order == ["purple", "green", "orange", "blue"]
    assert match.position["start"] == "blue"


def test_the_lowest_card_of_all_has_a_turn_too() -> None:
    match = setup()
    powers(match, 1, 13, 12, 11)
    turns(match, 1, 2, 3)
    assert match.pending == (PURPLE,)
    assert len(places(match, "recruit")) == 7


def test_tv30_the_classic_example_of_an_order() -> None:
    match = setup(edition="classic")
    powers(match, 7, 3, 2, 8)
    most = []
    order = []
    for _turn in range(4):
        order.append(match.pending[0])
        most.append(len(match.legal()) - 1)
        match.play("recruit 0")
        if any(text.startswith("take") for text in match.legal()):
            match.play(match.legal()[0])
        match.play("end")
    assert order == [ORANGE, PURPLE, BLUE, GREEN]
    assert most == [2, 3, 5, 5]
    assert match.position["start"] == "green"


def test_tv02_a_nine_brings_up_to_two_caballeros() -> None:
    match = setup()
    powers(match, 9, 8, 7, 6)
    assert match.legal() == ["recruit 0", "recruit 1", "recruit 2"]
    match.play("recruit 2")
    assert court(match, PURPLE) == 2
    assert province(match, PURPLE) == 28


@pytest.mark.parametrize("value", [12, 13])
def test_tv03_a_twelve_or_thirteen_brings_none(value: int) -> None:
    match = setup()
    powers(match, value, 8, 7, 6)
    assert match.legal()[0].startswith("take")


@pytest.mark.parametrize(
    ("value", "most"), [*enumerate([6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0], start=1)]
)
def test_every_power_card_brings_its_number(value: int, most: int) -> None:
    others = [other for other in (1, 2, 3, 4) if other != value][:3]
    match = setup()
    powers(match, value, *others)
    turns(match, *range(1, 1 + sum(other > value for other in others)))
    assert len(places(match, "recruit")) == (most + 1 if most else 0)


def exhausted(king: str, castilla: int = 20) -> Match:
    """Purple may take 5, and the province has 3."""
    match = setup(king=king, castillo={"purple": 27 - castilla}, caballeros=board(castilla))
    powers(match, 3, 1, 2, 4)
    play(match, "recruit 0", "take 1", "end")
    return match


def board(castilla: int) -> dict[str, dict[str, int]]:
    """Purple's caballeros in Castilla and Granada."""
    return {"castilla": {"purple": castilla - 10}, "granada": {"purple": 10}}


def test_tv31_an_exhausted_province_opens_the_regions() -> None:
    match = exhausted("galicia")
    assert match.legal() == ["recruit 0", "recruit 1", "recruit 2", "recruit 3"]
    match.play("recruit 3")
    assert match.legal() == ["recall castilla", "recall granada", "stop"]
    play(match, "recall castilla", "recall granada")
    assert court(match, PURPLE) == 5
    assert at(match, "castilla") == {"purple": 9}


def test_recalling_may_stop_at_once() -> None:
    match = exhausted("galicia")
    play(match, "recruit 3", "stop")
    assert court(match, PURPLE) == 3


def test_recalling_needs_an_empty_province() -> None:
    match = exhausted("galicia")
    match.play("recruit 2")
    assert match.legal()[0].startswith("take")


def test_nothing_is_recalled_from_the_kings_region_or_the_castillo() -> None:
    match = exhausted("castilla")
    match.play("recruit 3")
    assert match.legal() == ["recall granada", "stop"]


def test_whoever_has_taken_all_that_the_card_shows_recalls_nobody() -> None:
    match = setup(king="galicia", caballeros={"castilla": {"purple": 28}})
    powers(match, 9, 8, 7, 6)
    match.play("recruit 2")
    assert match.legal()[0].startswith("take")


def test_nothing_is_recalled_when_the_province_was_enough() -> None:
    match = setup(king="galicia", caballeros={"castilla": {"purple": 28}})
    powers(match, 9, 8, 7, 6)
    match.play("recruit 2")
    assert story(match)[0] == "Purple takes 2 caballeros to the court."
    assert match.view()["asked"] == "take"


def test_with_an_empty_province_only_the_regions_are_asked() -> None:
    board = {"castilla": {"purple": 29}, "granada": {"purple": 1}}
    match = setup(king="galicia", caballeros=board)
    powers(match, 9, 8, 7, 6)
    assert match.legal() == ["recall castilla", "recall granada", "stop"]


def test_only_face_up_cards_can_be_taken() -> None:
    match = setup(row=row_with("militia"))
    powers(match, 13, 12, 11, 10)
    assert match.legal() == ["take 1", "take 2", "take 3", "take 4", "take 5"]
    play(match, "take 2", "end")
    assert match.legal() == ["take 1", "take 3", "take 4", "take 5"]


def test_the_last_of_five_players_is_not_asked_which_card() -> None:
    match = setup(players=COLOURS)
    powers(match, 13, 12, 11, 10, 9)
    turns(match, 1, 2, 3, 4)
    match.play("recruit 0")
    assert match.view()["turn"]["card"]["id"] == "your_majesty"


# --- placing -------------------------------------------------------------------------------------


def test_tv04_placing_goes_to_neighbours_of_the_king_and_the_castillo() -> None:
    match = take("your_majesty", king="castilla", court={"purple": 5})
    assert places(match, "place") == {"galicia", "navarra", "aragon", "toledo", "castillo"}


def test_tv05_place_first_then_move_the_king() -> None:
    match = take("your_majesty", king="valencia", court={"purple": 6})
    play(match, "place granada", "place granada", "place toledo", "place toledo", "place castillo")
    play(match, "special", "king toledo")
    assert court(match, PURPLE) == 1
    assert match.position["king"] == "toledo"
    assert match.pending != (PURPLE,)


def test_tv32_moving_the_king_first_changes_the_targets() -> None:
    match = special("your_majesty", edition="classic", king="galicia", court={"purple": 5})
    match.play("king toledo")
    assert places(match, "place") == {
        "aragon",
        "castilla",
        "granada",
        "sevilla",
        "valencia",
        "castillo",
    }


def test_tv33_placing_beside_galicia() -> None:
    purple = {"court": {"purple": 3}, "grandes": {"purple": "sevilla"}}
    match = take("score_fives", edition="classic", king="galicia", **purple)
    assert places(match, "place") == {"castilla", "navarra", "castillo"}
    play(match, "place navarra", "place navarra", "place castillo", "special")
    assert match.scores == [5, 0, 0, 0]


def test_no_more_than_the_card_says_are_placed() -> None:
    match = take("militia", court={"purple": 9}, king="galicia")
    match.play("place navarra")
    assert places(match, "place") == set()


def test_what_the_court_lacks_lapses() -> None:
    match = take("your_majesty", court={"purple": 1}, king="galicia")
    match.play("place navarra")
    assert match.legal() == ["special", "end"]


def test_whoever_is_placed_goes_from_the_court_to_the_board() -> None:
    match = take("your_majesty", court={"purple": 3}, king="galicia")
    play(match, "place navarra", "place navarra")
    assert (court(match, PURPLE), at(match, "navarra")) == (1, {"purple": 2})


def test_the_parts_of_a_card_are_not_split() -> None:
    match = take("your_majesty", court={"purple": 5}, king="galicia")
    play(match, "place navarra", "special", "king toledo")
    assert match.pending != (PURPLE,)


def test_after_the_special_action_all_caballeros_may_be_placed() -> None:
    match = special("your_majesty", court={"purple": 5}, king="galicia")
    match.play("king toledo")
    play(match, "place aragon", "place aragon", "place aragon", "place aragon", "place castillo")
    assert court(match, PURPLE) == 0


def test_fewer_may_be_placed() -> None:
    match = take("your_majesty", court={"purple": 5}, king="galicia")
    play(match, "place navarra", "end")
    assert court(match, PURPLE) == 4


def test_what_one_player_has_placed_takes_nothing_from_the_next() -> None:
    match = take("your_majesty", court={"purple": 5, "blue": 4}, king="galicia")
    play(match, "place navarra", "place navarra", "end", "take 4")
    play(match, "place navarra", "place navarra", "place navarra", "place castilla")
    assert court(match, BLUE) == 0


# --- the end of the round ------------------------------------------------------------------------


def test_tv08_the_card_left_over_is_discarded_but_not_the_king_card() -> None:
    match = setup(row=row_with("militia"))
    powers(match, 13, 12, 11, 10)
    turns(match, 1, 2, 3, 4)
    assert sorted(match.view()["discards"]) == sorted(
        ["militia", "decay_3", "score_fours", "decree"]
    )
    assert match.view()["row"][4]["id"] == "your_majesty"
    assert [len(deck) for deck in match.position["decks"]] == [8, 8, 8, 8, 0]


def test_all_cards_are_cleared_before_a_general_scoring() -> None:
    match = setup(round=3, castillo={"blue": 1})
    powers(match, 13, 12, 11, 10)
    next_round(match)
    assert match.view()["row"] == [None] * 5
    assert match.view()["played"] == {}
    assert match.view()["turn"] is None


def test_an_unused_card_is_discarded() -> None:
    match = setup(row=row_with("militia"))
    powers(match, 13, 12, 11, 10)
    turns(match, 5, 2, 3, 4)
    assert "militia" in match.view()["discards"]


def test_tv43_classic_cards_go_under_their_stack() -> None:
    match = setup(edition="classic", row=row_with("militia"))
    rest = [deck[1:] for deck in match.position["decks"][:4]]
    powers(match, 13, 12, 11, 10)
    turns(match, 5, 2, 3, 4)
    used = ["militia", "decay_3", "score_fours", "decree"]
    decks = [[*deck, card] for deck, card in zip(rest, used, strict=True)]
    assert match.position["decks"][:4] == decks
    assert match.view()["discards"] == []


def test_played_power_cards_do_not_come_back() -> None:
    match = setup()
    powers(match, 13, 12, 11, 10)
    next_round(match)
    assert match.position["hands"]["purple"] == list(range(1, 13))
    assert match.view(BLUE)["hands"]["purple"]["cards"] == list(range(1, 13))


def test_tv24_the_short_game_plays_six_rounds() -> None:
    match = meseta.new("el-grande", short=True, seed=2)
    rounds = [match.position["round"]]
    while not match.over:
        match.play(match.legal()[-1])
        if not match.over and match.position["round"] != rounds[-1]:
            rounds.append(match.position["round"])
    assert rounds == [2, 3, 5, 6, 8, 9]
    assert sum(line.startswith("General scoring") for line in match.story()) == 3


def test_a_new_game_is_set_up_as_the_rule_book_says() -> None:
    match = meseta.new("el-grande", players=5, seed=4)
    position = match.position
    homes = list(position["grandes"].values())
    assert len({position["king"], *homes}) == 6
    for colour, home in position["grandes"].items():
        assert position["caballeros"][home] == {colour: 2}
    assert set(position["court"].values()) == {7}
    assert {province(match, seat) for seat in range(5)} == {21}
    assert [len(deck) for deck in position["decks"]] == [9, 9, 9, 9, 0]
    assert all(position["row"])


# --- set-up --------------------------------------------------------------------------------------


def test_a_new_game_starts_empty() -> None:
    position = meseta.new("el-grande", seed=4).position
    assert "castillo" not in position["caballeros"]
    assert position["tiles"] == {}
    assert "region_deck" not in position
    assert set(position["scores"].values()) == {0}
    assert all(hand == list(range(1, 14)) for hand in position["hands"].values())


def test_stacks_region_cards_and_the_start_marker_are_drawn_by_lot() -> None:
    games = [meseta.new("el-grande", seed=seed).position for seed in range(12)]
    for stack in range(4):
        assert len({tuple(game["decks"][stack]) for game in games}) > 6
    assert len({game["king"] for game in games}) > 3
    assert {game["start"] for game in games} == set(games[0]["players"])


def test_nine_rounds_and_three_scorings() -> None:
    match = meseta.new("el-grande", seed=2)
    rounds: list[int] = []
    while not match.over:
        rounds += [number for number in [match.position["round"]] if number not in rounds]
        match.play(match.legal()[-1])
    assert rounds == list(range(1, 10))
    told = [line for line in match.story() if line.startswith("General scoring")]
    assert told == [f"General scoring after round {number}." for number in (3, 6, 9)]


@pytest.mark.parametrize("options", [{"players": 3}, {"players": 2, "edition": "classic"}])
def test_without_a_dummy_all_five_stacks_are_there(options: dict[str, Any]) -> None:
    match = meseta.new("el-grande", seed=1, **options)
    assert match.view()["dummy"] is None
    assert all(match.position["row"])


def test_the_classic_names() -> None:
    names = setup(edition="classic").view()["names"]
    assert names["navarra"] == "País Vasco"
    assert names["castilla"] == "Castilla la Vieja"
    assert names["toledo"] == "Castilla la Nueva"
