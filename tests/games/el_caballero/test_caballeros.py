"""Actions 1, 3 and 6: supply, placing, turning, withdrawal; the court; expulsion."""

from __future__ import annotations

import pytest

from tests.games.el_caballero.story import (
    AROUND_M,
    BLUE,
    MAP_M,
    card,
    cards,
    cells,
    court,
    happened,
    lay,
    numbers,
    reserve,
    stock,
    strength,
    turn,
)
from tests.games.story import play

FULL = {"red": 4, "blue": 3, "yellow": 2}
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


def test_a_turned_card_keeps_ships_and_castillo() -> None:
    red = [card((2, 1), 6, ships=["west"], castillo=True)]
    match = play(turn(caballeros={"red": red}), "turn", "number 2")
    turned = cards(match)[0]
    assert (turned["number"], turned["ships"], turned["castillo"]) == (2, ["west"], True)
    assert court(match) == 9


def test_what_a_turned_card_gives_back_must_fit() -> None:
    around = [(-1, 1), (0, 2), (1, 2), (-1, 0), (0, -1), (1, -1)]
    red = [card(cell, north=1) for cell in around] + [card((2, 1), 8)]
    match = play(turn(court={"red": 6}, caballeros={"red": red}), "turn", "card 7", "number 1")
    assert court(match) == 8
    assert "lost_court" in happened(match)


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


def test_a_withdrawn_card_may_be_placed_again_in_the_same_turn() -> None:
    match = turn(caballeros={"red": [card((2, 1), 4)]})
    play(match, "withdraw", "caballero", "cell a42 north", "number 5")
    assert (court(match), strength(match, "a42 north")) == (0, {"red": 5})


def test_a_withdrawal_may_leave_a_tie() -> None:
    caballeros = {"red": [card((0, 1), 3), card((1, 0), 2)], "blue": [card((-1, 0), 3)]}
    match = turn(caballeros=caballeros, map=[["a46", [0, 0], 0]])
    play(match, "withdraw", "card 2")
    assert match.preview("a46 north") == [1, 1, 0]


def test_a_card_at_water_alone_brings_nobody_back() -> None:
    red = [card((-1, 0), north=3, castillo=True)]
    match = play(turn(caballeros={"red": red}), "withdraw")
    assert court(match) == 5
    assert stock(match) == (12, 12)


def test_any_number_of_cards_may_be_withdrawn() -> None:
    red = [card((-1, 0), north=3), card((0, 2), north=1), card((2, 1), 3)]
    match = play(turn(caballeros={"red": red}), "withdraw", "card 1", "withdraw", "card 2")
    play(match, "withdraw")
    assert cards(match) == []


def test_an_expulsion_may_leave_a_tie() -> None:
    coast = [["a46", [0, 0], 0], ["a22", [0, 1], 0]]
    caballeros = {"red": [card((0, -1), 3), card((1, 0), 2)], "blue": [card((-1, 0), 3)]}
    match = turn(map=coast, caballeros=caballeros, display=["a10"])
    assert match.preview("a46 north") == [4, 2, 0]
    lay(match, "a10", "a22 east", 0)
    assert match.preview("a46 north") == [2, 2, 0]


def test_returned_caballeros_fit_because_the_card_comes_back() -> None:
    around = [(-1, 1), (0, 2), (-1, 0), (0, -1), (1, -1), (3, 0)]
    red = [card(cell, north=1) for cell in around] + [card((2, 1), 8, castillo=True)]
    red += [card((2, -1), 1)]
    match = turn(
        powers={"blue": 9, "red": 8, "yellow": 7},
        display=["a04", "a46"],
        court={"red": 0},
        caballeros={"red": red},
    )
    lay(match, "a04", "a03 north", 1)
    lay(match, "a46", "a04 east", 0)
    assert court(match) == 8


def test_an_expelled_card_pays_nothing_without_a_castillo() -> None:
    match = turn(
        powers={"blue": 9, "red": 8, "yellow": 7},
        display=["a04", "a46"],
        caballeros={"red": [card((2, 1), 8)]},
    )
    lay(match, "a04", "a03 north", 1)
    lay(match, "a46", "a04 east", 0)
    assert "saved" not in happened(match)
    assert court(match, BLUE) == 5
    assert reserve(match) == 0
