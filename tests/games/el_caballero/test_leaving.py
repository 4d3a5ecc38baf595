"""Caballero cards leave the map: withdrawal, and expulsion by a second land edge."""

from __future__ import annotations

from typing import Any

from meseta.match.match import Match
from tests.games.el_caballero.story import (
    MAP_M,
    card,
    cards,
    cells,
    court,
    is_same_again,
    lay,
    reserve,
    stock,
    strength,
    turn,
)
from tests.games.story import play


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


def test_a_withdrawn_card_loses_its_caballeros_and_keeps_its_ships() -> None:
    red = [card((2, 1), 5, ships=["west"]), card((-1, 0), north=1)]
    match = play(turn(caballeros={"red": red}), "withdraw")
    assert match.legal() == ["card 1", "card 2"]
    play(match, "card 1")
    assert (court(match), reserve(match), stock(match)) == (5, 1, (11, 12))
    assert [each["card"] for each in cards(match)] == [2]
    assert strength(match, "a42 north") == {}
    assert match.story()[-2:] == [
        "Red withdraws caballero card 1 in the east.",
        "Red gets back 1 ship.",
    ]
    assert {"area", "withdraw", "launch"} <= set(match.legal())


def test_a_card_that_came_back_is_bare() -> None:
    red = [card((2, 1), 5, ships=["west"], castillo=True)]
    match = play(turn(caballeros={"red": red}), "withdraw")
    assert (court(match), stock(match)) == (10, (11, 12))
    assert match.view()["cards"]["red"] == 8
    assert is_same_again(match)
    play(match, "caballero", "cell a42 north", "number 2")
    assert (cards(match)[0]["ships"], cards(match)[0]["castillo"]) == ([], False)


def test_another_card_may_be_placed_where_one_was_taken_back() -> None:
    match = turn(court={"red": 8}, caballeros={"red": [card((2, 1), 5)]})
    play(match, "withdraw", "caballero")
    assert (2, 1) in cells(match)


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


def expelled(**more: Any) -> Match:
    """Blue has laid land north of Red's card, which has land at its south."""
    cape = [*MAP_M, ["a04", [1, 2], 1]]
    powers = {"blue": 9, "red": 8, "yellow": 7}
    red = [card((2, 1), 6, **more)]
    return lay(
        turn(map=cape, caballeros={"red": red}, powers=powers, display=["a46"]),
        "a46",
        "a04 east",
        0,
    )


def test_a_second_land_edge_sends_a_card_back_and_caballeros_and_ships_are_lost() -> None:
    match = expelled(ships=["west"])
    assert (cards(match), match.view()["cards"]["red"]) == ([], 8)
    assert (court(match), reserve(match), stock(match)) == (5, 0, (12, 12))
    assert strength(match, "a42 north") == {}
    assert match.story()[-1] == (
        "Red's caballero card 1 in the east is driven out: land at two sides."
    )
    assert is_same_again(match)


def test_a_castillo_saves_caballeros_and_ships_and_goes_back_to_the_stock() -> None:
    match = expelled(ships=["west"], castillo=True)
    assert (court(match), reserve(match), stock(match)) == (11, 1, (11, 12))
    assert match.story()[-1] == "Red gets back 6 caballeros and 1 ship."
    assert is_same_again(match)


def test_the_first_land_edge_counts_from_now_on_and_that_is_told() -> None:
    coast = [["a16", [0, 0], 0], ["a40", [0, 1], 0]]
    match = turn(map=coast, caballeros={"red": [card((-1, 0), north=3)]}, display=["a19", "a46"])
    play(match, "area", "area a19", "cell a40 west", "rotate 0")
    assert (cards(match)[0]["land"], strength(match, "a19 south")) == ("north", {"red": 3})
    assert match.story()[-1] == (
        "Land reaches Red's caballero card 1: 3 caballeros count there "
        "(land of 3 cards in the middle)."
    )


def test_water_at_a_caballero_card_expels_nobody() -> None:
    cape = [*MAP_M, ["a04", [1, 2], 1]]
    red = [card((2, 1), 6, ships=["west"])]
    match = lay(turn(map=cape, caballeros={"red": red}, display=["a13"]), "a13", "a04 east", 0)
    assert set(cards(match)[0]["water"]) == {"north", "west"}
