"""Actions 1 and 3: supply, placing and turning caballero cards; the court."""

from __future__ import annotations

import copy

import pytest

import meseta
from meseta.games.el_caballero import ElCaballero
from tests.games.el_caballero.story import (
    AROUND_M,
    MAP_M,
    card,
    cards,
    cells,
    court,
    happened,
    is_same_again,
    numbers,
    strength,
    turn,
)
from tests.games.story import play

FULL = {"red": 4, "blue": 3, "yellow": 2}
INLAND = [["a46", [0, 0], 0]]
"""One card with land all round."""
SEVEN = [card(cell, north=1) for cell in AROUND_M]
"""Seven cards on the map: one is left, which shows the court."""


def test_the_supply_is_taken_once() -> None:
    match = play(turn(powers=FULL), "supply")
    assert court(match) == 10
    assert "supply" not in match.legal()


def test_a_power_card_without_caballeros_supplies_nobody() -> None:
    assert "supply" not in turn().legal()


def test_a_full_court_takes_nobody_in() -> None:
    seven = {"red": SEVEN}
    assert "supply" not in turn(powers=FULL, court={"red": 8}, caballeros=seven).legal()
    assert "supply" in turn(powers=FULL, court={"red": 7}, caballeros=seven).legal()


def test_two_cards_may_be_placed_and_no_third() -> None:
    match = turn(court={"red": 9})
    play(match, "caballero", "cell a42 north", "number 1")
    play(match, "caballero", "cell a16 west", "north 1")
    assert (court(match), len(cards(match))) == (7, 2)
    assert "caballero" not in match.legal()


def test_steps_of_different_actions_may_be_interleaved() -> None:
    match = turn(court={"red": 9}, display=["a01"])
    play(match, "caballero", "cell a42 north", "number 1", "ship", "area", "cell a16 west")
    play(match, "caballero", "cell a42 south", "number 1")
    assert len(cards(match)) == 2


def test_whoever_has_placed_may_not_turn_and_the_other_way_round() -> None:
    match = turn(court={"red": 9}, caballeros={"red": [card((2, 1), 3)]})
    placed = play(match.replay(), "caballero", "cell a16 west", "north 1")
    assert "turn" not in placed.legal()
    turned = play(match, "turn", "number 4")
    assert "caballero" not in turned.legal()
    assert "turn" not in turned.legal()


ALL_CELLS = {(-1, 0), (-1, 1), (0, 2), (1, 2), (2, 1), (3, 0), (2, -1), (1, -1), (0, -1)}
"""Every empty cell at map M; none of them has land at two sides."""


@pytest.mark.parametrize("money", [1, 8])
def test_a_card_goes_to_any_side_of_any_area_card(money: int) -> None:
    assert cells(play(turn(court={"red": money}), "caballero")) == ALL_CELLS


def test_a_card_goes_to_an_empty_cell() -> None:
    caballeros = {"red": [card((-1, 0), north=1)], "blue": [card((2, 1), 3)]}
    match = play(turn(court={"red": 8}, caballeros=caballeros), "caballero")
    assert cells(match) == ALL_CELLS - {(-1, 0), (2, 1)}


def test_a_placed_card_shows_its_number_to_the_land_and_that_is_told() -> None:
    match = play(turn(court={"red": 9}), "caballero", "cell a42 south", "number 6")
    placed = cards(match)[0]
    assert (placed["card"], placed["cell"], placed["numbers"][0]) == (1, [2, -1], 6)
    assert (placed["number"], placed["paid"], court(match)) == (6, 6, 3)
    assert match.story()[-1] == (
        "Red places caballero card 1 with 6 caballeros: land of 4 cards with 2 gold in the middle."
    )
    assert {"area", "caballero"} <= set(match.legal())
    assert is_same_again(match)


def test_a_card_at_water_alone_costs_one_whatever_it_shows_and_that_is_told() -> None:
    match = play(turn(court={"red": 9}), "caballero", "cell a16 west")
    assert match.legal() == ["north 1", "north 2", "north 3", "north 4"]
    play(match, "north 4")
    placed = cards(match)[0]
    assert (placed["numbers"], placed["number"], placed["paid"]) == ([4, 1, 2, 3], 0, 1)
    assert court(match) == 8
    assert match.story()[-1] == "Red places caballero card 1 in the west, at water alone."
    assert {"area", "caballero"} <= set(match.legal())


def test_any_number_from_one_to_eight_may_face_the_land() -> None:
    match = play(turn(court={"red": 12}), "caballero", "cell a42 north")
    assert match.legal() == [f"number {number}" for number in range(1, 9)]


def test_a_card_at_water_alone_can_be_too_dear() -> None:
    document = copy.deepcopy(ElCaballero.load_box("1998"))
    document["prices"]["water"] = 3
    position = {"players": 2, "map": MAP_M, "powers": {"red": 13, "blue": 12}, "court": {"red": 2}}
    match = meseta.setup("el-caballero", position, box=document)
    assert cells(play(match, "caballero")) == {(2, 1), (2, -1)}


def test_all_cards_on_the_map_leave_none_to_place() -> None:
    eight = [*SEVEN, card((2, 1), 1)]
    assert "caballero" not in turn(round=7, caballeros={"red": eight}).legal()


def test_an_empty_court_places_nothing() -> None:
    assert "caballero" not in turn(court={"red": 0}).legal()


def test_the_number_is_at_most_the_court() -> None:
    match = play(turn(court={"red": 3}), "caballero", "cell a42 north")
    assert numbers(match) == [1, 2, 3]


def test_a_cell_without_a_payable_number_that_does_not_tie_is_not_offered() -> None:
    blue = [card((2, -1), 1)]
    match = turn(court={"red": 1}, caballeros={"blue": blue})
    play(match, "caballero")
    assert (2, 1) not in cells(match)
    assert (-1, 0) in cells(match)


def test_where_no_cell_is_left_no_card_can_be_placed() -> None:
    blue = {"blue": [card((1, 0), 1)]}
    assert "caballero" not in turn(map=INLAND, court={"red": 1}, caballeros=blue).legal()
    assert "caballero" in turn(map=INLAND, court={"red": 2}, caballeros=blue).legal()


def test_several_cards_of_a_player_in_a_region_add_up() -> None:
    caballeros = {"red": [card((2, 1), 3)], "blue": [card((2, -1), 5)]}
    match = turn(court={"red": 8}, caballeros=caballeros, map=[*MAP_M, ["a13", [3, 0], 2]])
    play(match, "caballero")
    assert (3, 0) not in cells(match)
    west = turn(
        court={"red": 8},
        caballeros={"red": [card((0, 1), 3)], "blue": [card((-1, 0), 5)]},
        map=[["a46", [0, 0], 0]],
    )
    play(west, "caballero", "cell a46 east")
    assert 2 not in numbers(west)
    assert strength(play(west, "number 4"), "a46 north") == {"red": 7, "blue": 5}


def test_ties_among_others_do_not_matter() -> None:
    tied = {"blue": [card((0, 1), 3)], "yellow": [card((-1, 0), 3)]}
    match = turn(court={"red": 8}, caballeros=tied, map=[["a46", [0, 0], 0]])
    play(match, "caballero", "cell a46 east")
    assert numbers(match) == [1, 2, 4, 5, 6, 7, 8]


@pytest.mark.parametrize(("number", "offered"), [(1, False), (6, False), (7, True)])
def test_the_last_card_may_be_placed_in_the_last_round_only(number: int, offered: bool) -> None:
    match = turn(round=number, caballeros={"red": SEVEN})
    assert ("caballero" in match.legal()) is offered


def test_the_card_before_the_last_may_be_placed_at_any_time() -> None:
    assert "caballero" in turn(caballeros={"red": SEVEN[1:]}).legal()


def test_with_the_last_card_the_court_is_lost_and_that_is_told() -> None:
    match = turn(round=7, court={"red": 8}, caballeros={"red": SEVEN})
    play(match, "caballero", "cell a42 north")
    assert match.view()["chosen"]["room"] == 0
    play(match, "number 3")
    assert court(match) == 0
    assert match.story()[-1] == "Red loses 5 caballeros: there is no room at the court."
    assert match.story("de")[-1] == "Rot verliert 5 Caballeros: Am Hof ist kein Platz."


def test_the_card_before_the_last_leaves_room_for_eight() -> None:
    match = turn(court={"red": 12}, caballeros={"red": SEVEN[1:]})
    play(match, "caballero", "cell a42 north")
    assert match.view()["chosen"]["room"] == 8
    play(match, "number 3")
    assert court(match) == 8
    assert match.story()[-1] == "Red loses 1 caballero: there is no room at the court."


def test_supplied_caballeros_that_find_no_room_are_told() -> None:
    match = turn(powers=FULL, court={"red": 6}, caballeros={"red": SEVEN})
    play(match, "supply")
    assert court(match) == 8
    assert match.story()[-2:] == [
        "Red takes 5 caballeros to the court.",
        "Red loses 3 caballeros: there is no room at the court.",
    ]


def test_saved_caballeros_that_find_no_room_are_told() -> None:
    red = [card((2, 1), 5, castillo=True)]
    match = turn(court={"red": 14}, caballeros={"red": red}, court_card_cap=2)
    play(match, "withdraw")
    assert court(match) == 16
    assert match.story()[-2:] == [
        "Red gets back 5 caballeros.",
        "Red loses 3 caballeros: there is no room at the court.",
    ]


def test_a_card_is_turned_instead_and_the_court_pays_the_difference() -> None:
    match = play(turn(court={"red": 2}, caballeros={"red": [card((2, 1), 3)]}), "turn")
    assert numbers(match) == [1, 2, 4, 5]
    play(match, "number 5")
    turned = cards(match)[0]
    assert (turned["number"], turned["paid"], turned["numbers"][2]) == (5, 5, 5)
    assert (court(match), strength(match, "a42 north")) == (0, {"red": 5})
    assert match.story()[-1] == "Red turns caballero card 1 to 5 caballeros at land; court -2."
    assert "area" in match.legal()
    assert is_same_again(match)


def test_a_lowered_card_brings_its_caballeros_back() -> None:
    match = play(turn(court={"red": 2}, caballeros={"red": [card((2, 1), 6)]}), "turn", "number 2")
    assert (court(match), strength(match, "a42 north")) == (6, {"red": 2})
    assert match.story()[-1] == "Red turns caballero card 1 to 2 caballeros at land; court +4."


def test_the_lowest_number_can_only_be_raised() -> None:
    lowest = {"red": [card((2, 1), 1)]}
    assert "turn" not in turn(court={"red": 0}, caballeros=lowest).legal()
    rich = play(turn(court={"red": 9}, caballeros=lowest), "turn")
    assert rich.legal() == [f"number {number}" for number in range(2, 9)]
    second = turn(court={"red": 0}, caballeros={"red": [card((2, 1), 2)]})
    assert court(play(second, "turn")) == 1


def test_a_turned_card_keeps_ships_and_castillo() -> None:
    red = [card((2, 1), 6, ships=["west"], castillo=True)]
    match = play(turn(caballeros={"red": red}), "turn", "number 2")
    turned = cards(match)[0]
    assert (turned["number"], turned["ships"], turned["castillo"]) == (2, ["west"], True)
    assert court(match) == 9


@pytest.mark.parametrize(("money", "lost"), [(1, 0), (2, 1), (6, 5)])
def test_what_a_turned_card_gives_back_must_fit(money: int, lost: int) -> None:
    red = [*SEVEN[:6], card((2, 1), 8)]
    match = turn(court={"red": money}, caballeros={"red": red})
    play(match, "turn", "card 7", "number 1")
    assert court(match) == 8
    assert ("lost_court" in happened(match)) is (lost > 0)


def test_a_card_at_water_alone_turns_on_its_front_for_nothing() -> None:
    match = play(turn(court={"red": 0}, caballeros={"red": [card((-1, 0), north=2)]}), "turn")
    assert match.legal() == ["north 1", "north 3", "north 4"]
    assert cards(play(match, "north 4"))[0]["numbers"] == [4, 1, 2, 3]
    assert court(match) == 0


def test_a_card_that_cannot_show_another_number_cannot_be_turned() -> None:
    caballeros = {"red": [card((0, 1), 1)], "blue": [card((1, 0), 2)]}
    match = turn(court={"red": 1}, caballeros=caballeros, map=[["a46", [0, 0], 0]])
    assert "turn" not in match.legal()


def test_without_cards_on_the_map_there_is_nothing_to_turn_or_withdraw() -> None:
    assert {"turn", "withdraw", "castillo", "ship"}.isdisjoint(turn().legal())
