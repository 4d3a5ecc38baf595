"""Actions 4, 5 and 7: ships and castillos."""

from __future__ import annotations

import pytest

import meseta
from tests.games.el_caballero.story import (
    box_with,
    card,
    cards,
    court,
    is_same_again,
    reserve,
    setup,
    stock,
    turn,
)
from tests.games.story import play

# On map M: (0, 2) has water at the south, (1, 2) at the south, (-1, 0) at the east, and (2, 1) has
# land at the south and water at the west.

TWO = {"red": [card((0, 2), north=1), card((-1, 0), north=1)]}


def test_a_ship_goes_to_a_water_side_of_an_own_card() -> None:
    match = play(turn(caballeros=TWO), "ship")
    assert match.legal() == ["card 1 south", "card 2 east"]
    play(match, "card 2 east")
    assert cards(match)[1]["ships"] == ["east"]
    assert (court(match), stock(match)) == (3, (11, 12))
    assert match.story()[-1] == "Red buys a ship for the east side of caballero card 2."
    assert "area" in match.legal()


def test_one_ship_a_side_and_two_a_turn() -> None:
    red = [card((0, 2), north=1), card((-1, 0), north=1), card((2, 1), 1)]
    match = play(turn(caballeros={"red": red}), "ship", "card 1 south", "ship")
    assert "card 1 south" not in match.legal()
    play(match, "card 2 east")
    assert court(match) == 1
    rich = turn(caballeros={"red": red}, court={"red": 20})
    play(rich, "ship", "card 1 south", "ship", "card 2 east")
    assert "ship" not in rich.legal()
    assert "castillo" in rich.legal()


def test_a_ship_needs_money_stock_and_water() -> None:
    assert "ship" in turn(caballeros=TWO, court={"red": 2}).legal()
    assert "ship" not in turn(caballeros=TWO, court={"red": 1}).legal()
    assert "ship" in turn(caballeros=TWO, reserve={"blue": 11}).legal()
    assert "ship" not in turn(caballeros=TWO, reserve={"blue": 12}).legal()
    assert "ship" not in turn(caballeros={"red": [card((2, -1), 1)]}).legal()


def test_a_card_holds_as_many_ships_as_it_has_water_sides() -> None:
    sea = [["a04", [0, 0], 0], ["a01", [1, 0], 0], ["a02", [1, -1], 0]]
    match = turn(map=sea, caballeros={"red": [card((0, -1), north=1)]})
    play(match, "ship", "card 1 north", "ship")
    assert cards(match)[0]["ships"] == ["north", "east"]


def test_a_castillo_goes_to_any_own_card_once() -> None:
    match = play(turn(caballeros=TWO), "castillo")
    assert match.legal() == ["card 1", "card 2"]
    play(match, "card 1")
    assert (court(match), stock(match)) == (4, (12, 11))
    assert match.story()[-1] == "Red buys a castillo for caballero card 1."
    play(match, "castillo")
    assert [each["castillo"] for each in cards(match)] == [True, True]
    assert "castillo" not in match.legal()
    assert is_same_again(match)


def test_a_card_has_room_for_one_castillo() -> None:
    red = [card((0, 2), north=1, castillo=True)]
    assert "castillo" not in turn(caballeros={"red": red}).legal()
    red += [card((-1, 0), north=1), card((2, 1), 1, castillo=True)]
    match = play(turn(caballeros={"red": red}), "castillo")
    assert [each["castillo"] for each in cards(match)] == [True, True, True]


def test_two_castillos_a_turn() -> None:
    red = [*TWO["red"], card((2, 1), 1)]
    match = play(turn(caballeros={"red": red}), "castillo", "card 1", "castillo", "card 2")
    assert "castillo" not in match.legal()


def test_a_castillo_needs_a_caballero() -> None:
    assert "castillo" in turn(caballeros=TWO, court={"red": 1}).legal()
    assert "castillo" not in turn(caballeros=TWO, court={"red": 0}).legal()


@pytest.mark.parametrize(("there", "offered"), [(1, False), (2, True)])
def test_a_castillo_comes_from_the_stock(there: int, offered: bool) -> None:
    document = box_with(["LLLL"], pieces={"castillos": there})
    position = {
        "players": 2,
        "map": [["a01", [0, 0], 0]],
        "powers": {"red": 13, "blue": 12},
        "caballeros": {"red": [card((0, 1), 1)], "blue": [card((1, 0), 2, castillo=True)]},
    }
    match = meseta.setup("el-caballero", position, box=document)
    assert ("castillo" in match.legal()) is offered


def test_a_ship_sails_to_another_own_card_for_one() -> None:
    red = [card((0, 2), north=1, ships=["south"]), card((-1, 0), north=1), card((2, 1), 1)]
    match = play(turn(caballeros={"red": red}), "sail")
    assert match.legal() == ["card 2 east", "card 3 west"]
    play(match, "card 3 west")
    assert [each["ships"] for each in cards(match)] == [[], [], ["west"]]
    assert (court(match), stock(match)) == (4, (11, 12))
    assert match.story()[-1].startswith(
        "A ship of Red sails from the south side of caballero card 1"
    )
    assert "area" in match.legal()


def test_a_ship_does_not_sail_round_its_own_card() -> None:
    sea = [["a04", [0, 0], 0], ["a01", [1, 0], 0], ["a02", [1, -1], 0]]
    match = turn(map=sea, caballeros={"red": [card((0, -1), north=1, ships=["north"])]})
    assert "sail" not in match.legal()
    assert "home" in match.legal()


def test_sailing_needs_a_caballero() -> None:
    red = [card((0, 2), north=1, ships=["south"]), card((-1, 0), north=1)]
    assert "sail" in turn(caballeros={"red": red}, court={"red": 1}).legal()
    assert "sail" not in turn(caballeros={"red": red}, court={"red": 0}).legal()


def test_a_ship_needs_a_free_side_to_sail_to() -> None:
    busy = [card((0, 2), north=1, ships=["south"]), card((-1, 0), north=1, ships=["east"])]
    assert "sail" not in turn(caballeros={"red": busy}).legal()
    assert "sail" not in turn(caballeros=TWO).legal()


def test_which_ship_sails_is_asked_where_there_are_several() -> None:
    red = [
        card((0, 2), north=1, ships=["south"]),
        card((-1, 0), north=1, ships=["east"]),
        card((2, 1), 1),
    ]
    match = play(turn(caballeros={"red": red}), "sail")
    assert match.legal() == ["card 1 south", "card 2 east"]
    play(match, "card 2 east")
    assert [each["ships"] for each in cards(match)] == [["south"], [], ["west"]]


def test_a_ship_goes_home_for_nothing_and_comes_back_for_one() -> None:
    match = turn(caballeros={"red": [card((0, 2), north=1, ships=["south"])]})
    play(match, "home")
    assert (court(match), reserve(match), cards(match)[0]["ships"]) == (5, 1, [])
    assert stock(match) == (11, 12)
    play(match, "launch")
    assert (court(match), reserve(match), cards(match)[0]["ships"]) == (4, 0, ["south"])
    assert "area" in match.legal()
    assert match.story()[-2:] == [
        "Red takes the ship from the south side of caballero card 1 to the court.",
        "Red brings a ship from the court to the south side of caballero card 1.",
    ]


def test_which_ship_goes_home_and_where_it_lands_is_asked() -> None:
    red = [card((0, 2), north=1, ships=["south"]), card((-1, 0), north=1, ships=["east"])]
    match = play(turn(caballeros={"red": red}), "home")
    assert match.legal() == ["card 1 south", "card 2 east"]
    play(match, "card 2 east", "home", "launch")
    assert match.legal() == ["card 1 south", "card 2 east"]


def test_launching_is_no_purchase() -> None:
    red = [*TWO["red"], card((2, 1), 1)]
    match = turn(caballeros={"red": red}, reserve={"red": 1}, court={"red": 9})
    play(match, "ship", "card 1 south", "ship", "card 2 east", "launch")
    assert cards(match)[2]["ships"] == ["west"]


def test_launching_needs_a_ship_a_harbour_and_a_caballero() -> None:
    assert "launch" in turn(caballeros=TWO, reserve={"red": 1}, court={"red": 1}).legal()
    assert "launch" not in turn(caballeros=TWO).legal()
    assert "launch" not in turn(caballeros=TWO, reserve={"red": 1}, court={"red": 0}).legal()
    inland = {"red": [card((2, -1), 1)]}
    assert "launch" not in turn(caballeros=inland, reserve={"red": 1}).legal()


def test_ships_at_the_court_bring_no_points() -> None:
    match = setup(reserve={"red": 3}, caballeros={}, map=[["a04", [0, 0], 0]])
    assert match.preview("a04 south") == [0, 0, 0]


def test_a_castillo_moves_to_another_own_card_for_one() -> None:
    red = [card((0, 2), north=1, castillo=True), card((-1, 0), north=1), card((2, 1), 1)]
    match = play(turn(caballeros={"red": red}), "shift")
    assert match.legal() == ["card 2", "card 3"]
    play(match, "card 3")
    assert [each["castillo"] for each in cards(match)] == [False, False, True]
    assert (court(match), stock(match)) == (4, (12, 11))
    assert match.story()[-1] == "Red moves the castillo of caballero card 1 to caballero card 3."
    assert "area" in match.legal()
    assert is_same_again(match)


def test_a_castillo_needs_somewhere_else_to_go() -> None:
    alone = {"red": [card((0, 2), north=1, castillo=True)]}
    assert "shift" not in turn(caballeros=alone).legal()
    poor = {"red": [*alone["red"], card((-1, 0), north=1)]}
    assert "shift" not in turn(caballeros=poor, court={"red": 0}).legal()
    assert "shift" in turn(caballeros=poor, court={"red": 1}).legal()
    full = {"red": [*alone["red"], card((-1, 0), north=1, castillo=True)]}
    assert "shift" not in turn(caballeros=full).legal()
    assert "shift" not in turn(caballeros=TWO).legal()


def test_which_castillo_moves_is_asked_where_there_are_several() -> None:
    red = [
        card((0, 2), north=1, castillo=True),
        card((-1, 0), north=1, castillo=True),
        card((2, 1), 1),
    ]
    match = play(turn(caballeros={"red": red}), "shift")
    assert match.legal() == ["card 1", "card 2"]
    play(match, "card 2")
    assert [each["castillo"] for each in cards(match)] == [True, False, True]
