"""Action 2: area cards, the fallback beyond caballero cards, the display."""

from __future__ import annotations

import pytest

import meseta
from meseta.match.match import Match
from tests.games.el_caballero.story import (
    MAP_M,
    RED,
    box_with,
    card,
    cards,
    cells,
    court,
    end_round,
    happened,
    is_same_again,
    laid,
    lay,
    name_of,
    region,
    turn,
)
from tests.games.story import play

INLAND = [["a46", [0, 0], 0]]
"""One card with land all round: no sea fits."""
INLAND_47 = [["a47", [0, 0], 0]]


def beyond(**caballeros: list[dict[str, object]]) -> Match:
    """Red is to lay a sea where none fits."""
    return turn(map=INLAND, display=["a01"], caballeros=caballeros)


def test_only_the_area_card_is_compulsory() -> None:
    match = turn(display=["a02"])
    assert "end" not in match.legal()
    lay(match, "a02", "a16 west", 0)
    assert "end" in match.legal()
    assert match.pending == (RED,)


def test_a_card_lies_edge_to_edge_with_an_area_card() -> None:
    match = play(turn(display=["a02", "a07"], caballeros={"red": [card((0, 2), north=1)]}), "area")
    play(match, "area a02")
    assert cells(match) == {(-1, 0), (-1, 1), (1, 2), (0, -1), (1, -1), (3, 0)}


def test_a_card_may_border_caballero_cards_that_need_not_match() -> None:
    match = play(turn(display=["a02", "a07"], caballeros={"red": [card((2, 1), 1)]}), "area")
    play(match, "area a02")
    assert (1, 2) in cells(match)


def test_a_laid_card_leaves_the_display_and_that_is_told() -> None:
    match = play(turn(display=["a07", "a02"]), "area", "area a07", "cell a16 west", "rotate 1")
    assert match.view()["map"][-1]["cell"] == [-1, 0]
    assert match.view()["map"][-1]["rotation"] == 1
    assert match.position["display"] == [None, "a02", None, None, None]
    assert match.story()[-1] == "Red lays an area card in the west: land at 1 side."
    assert is_same_again(match)


def test_only_displayed_cards_that_fit_are_offered() -> None:
    match = play(turn(map=INLAND, display=["a01", None, "a34", "a47"]), "area")
    assert match.legal() == ["area a34", "area a47"]


def test_a_rotation_is_asked_only_where_several_fit() -> None:
    match = play(turn(display=["a02", "a07"]), "area", "area a02", "cell a16 west")
    assert laid(match) == 6
    assert "rotate 0" not in match.legal()


def test_rotations_that_look_alike_are_offered_once() -> None:
    match = play(turn(map=INLAND, display=["a28", "a34"]), "area", "area a28", "cell a46 north")
    assert match.view()["map"][-1]["rotation"] == 0
    assert "end" in match.legal()


def test_a_symbol_makes_rotations_differ() -> None:
    sea = [["a04", [0, 0], 0]]
    match = play(turn(map=sea, display=["a33", "a34"]), "area", "area a33", "cell a04 south")
    assert match.legal() == ["rotate 0", "rotate 2"]
    upright = play(match, "rotate 0")
    assert region(upright, "a33 north")["treasure"] == 1
    assert region(upright, "a33 south")["treasure"] == 0


@pytest.mark.parametrize("display", [["a01", "a46"], ["a46", "a01"], [None, "a01", None, "a46"]])
def test_while_one_displayed_card_fits_none_goes_beyond_a_caballero_card(
    display: list[str | None],
) -> None:
    match = turn(map=INLAND_47, display=display, caballeros={"red": [card((1, 0), 1)]})
    play(match, "area")
    assert match.view()["chosen"] == {"area": "a46"}
    assert cells(match) == {(0, 1), (0, -1), (-1, 0)}


def test_if_none_of_the_displayed_cards_fits_any_may_go_beyond() -> None:
    seas = ["a01", "a02", None, "a03"]
    match = turn(map=INLAND, display=seas, caballeros={"red": [card((1, 0), 1)]})
    assert play(match, "area").legal() == ["area a01", "area a02", "area a03"]
    assert play(match, "area a02").legal()[0] == "cell red 1 north"


def test_beyond_an_own_caballero_card_only_if_nothing_fits() -> None:
    match = play(beyond(red=[card((1, 0), 1)]), "area")
    assert match.legal() == ["cell red 1 north", "cell red 1 east", "cell red 1 south"]
    play(match, "cell red 1 east")
    assert match.view()["map"][1]["cell"] == [2, 0]
    assert cards(match)[0]["water"] == ["east"]
    assert match.story()[-1] == (
        "Red lays an area card beyond a caballero card in the east: water at all sides."
    )
    assert is_same_again(match)
    assert name_of(match, "a01 north") != name_of(match, "a46 north")


def test_own_caballero_cards_come_before_foreign_ones() -> None:
    match = play(beyond(red=[card((1, 0), 1)], blue=[card((0, 1), 1)]), "area")
    assert all(text.startswith("cell red") for text in match.legal())


def test_foreign_caballero_cards_come_last() -> None:
    match = play(beyond(blue=[card((0, 1), 1)]), "area")
    assert match.legal() == ["cell blue 1 north", "cell blue 1 east", "cell blue 1 west"]
    play(match, "cell blue 1 north")
    assert match.view()["map"][1]["cell"] == [0, 2]


def test_a_cell_beyond_two_cards_has_one_name() -> None:
    match = play(beyond(red=[card((1, 0), 1), card((0, 1), 1)]), "area")
    known = match.view()["cells"]
    assert known["red 1 north"] == known["red 2 east"] == [1, 1]
    assert "cell red 1 north" in match.legal()
    assert "cell red 2 east" not in match.legal()


def test_a_cell_beyond_cards_of_two_others_is_called_after_the_first_of_them() -> None:
    blue, yellow = [card((-1, 0), 1), card((1, 0), 1)], [card((0, 1), 1)]
    match = play(beyond(blue=blue, yellow=yellow), "area")
    known = match.view()["cells"]
    assert known["blue 2 north"] == known["yellow 1 east"] == [1, 1]
    assert "cell blue 2 north" in match.legal()
    assert "cell yellow 1 east" not in match.legal()


def test_beyond_a_caballero_card_every_rotation_is_free() -> None:
    besieged = [card(cell, 1) for cell in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    match = turn(map=INLAND, display=["a34"], caballeros={"red": besieged})
    play(match, "area", "cell red 1 north")
    assert match.legal() == [f"rotate {quarter}" for quarter in range(4)]


def test_if_nothing_can_be_laid_at_all_the_display_is_renewed() -> None:
    match = turn(map=INLAND, display=["a01", None, "a02"])
    play(match, "area")
    assert match.story()[-6].startswith("No card of the display can be laid")
    position = match.position
    assert None not in position["display"]
    assert position["deck"][-2:] == ["a01", "a02"]
    assert (len(position["deck"]), position["deck_known"]) == (42, 2)
    assert all(text.startswith("area ") for text in match.legal())


def test_a_renewed_display_is_laid_from_once_a_card_fits() -> None:
    document = box_with(["LLLL"] * 3, count=44)
    seas = [f"a{number:02}" for number in range(4, 45)]
    position = {"players": 2, "map": [["a01", [0, 0], 0]], "display": seas[:5]}
    match = meseta.setup(
        "el-caballero", {**position, "powers": {"red": 13, "blue": 12}}, box=document
    )
    play(match, "area")
    assert set(match.position["display"]) & {"a02", "a03"}
    assert happened(match).count("skipped") == 0


def test_if_no_card_of_the_deck_can_be_laid_none_is() -> None:
    document = box_with(["LLLL"])
    position = {
        "players": 2,
        "map": [["a01", [0, 0], 0]],
        "powers": {"red": 9, "blue": 12},
        "start": "red",
    }
    match = meseta.setup("el-caballero", position, box=document)
    play(match, "area")
    assert match.story()[-1] == "No area card at all can be laid; Blue lays none."
    assert happened(match).count("renewed") == 10
    assert match.legal() == ["supply", "caballero", "end"]
    assert laid(match) == 1


@pytest.mark.parametrize(("count", "renewed"), [(38, 0), (39, 1)])
def test_a_display_is_renewed_while_there_is_a_deck(count: int, renewed: int) -> None:
    document = box_with(["LLLL"] * 34, count=count)
    islands = [[f"a{i + 1:02}", [2 * i, 0], 0] for i in range(34)]
    position = {"players": 2, "map": islands, "powers": {"red": 13, "blue": 12}}
    position["display"] = ["a35", "a36", "a37", "a38"]
    match = meseta.setup("el-caballero", position, box=document)
    play(match, "area")
    assert (happened(match).count("skipped"), laid(match)) == (1, 34)
    assert min(1, happened(match).count("renewed")) == renewed


def test_an_empty_display_and_deck_end_the_duty() -> None:
    document = box_with(["LLLL"], count=38)
    islands = [[f"a{i + 1:02}", [2 * i, 0], 0] for i in range(38)]
    position = {"players": 2, "map": islands, "display": [], "powers": {"red": 13, "blue": 12}}
    match = play(meseta.setup("el-caballero", position, box=document), "area")
    assert "skipped" in happened(match)
    assert "renewed" not in happened(match)


def test_the_nine_tests_the_fallback_for_each_card() -> None:
    powers = {"red": 9, "blue": 8, "yellow": 7}
    match = turn(
        map=INLAND,
        display=["a47", "a01"],
        powers=powers,
        caballeros={"red": [card((1, 0), 1), card((0, 1), 1), card((-1, 0), 1)]},
    )
    play(match, "area")
    assert laid(match) == 2
    assert "laid_beyond" not in happened(match)
    play(match, "area")
    assert all(text.startswith("cell red") for text in match.legal())


def test_the_second_card_of_the_nine_comes_from_what_is_left() -> None:
    match = turn(powers={"red": 9, "blue": 8, "yellow": 7}, display=["a01", "a02"])
    lay(match, "a01", "a16 west", 0)
    assert "end" not in match.legal()
    assert match.position["display"] == [None, "a02", None, None, None]
    lay(match, "a02", "a16 south", 0)
    assert match.position["display"] == [None] * 5
    assert "end" in match.legal()
    assert "area" not in match.legal()


def test_every_other_power_card_lays_one() -> None:
    match = lay(turn(display=["a01", "a02"]), "a01", "a16 west", 0)
    assert "end" in match.legal()
    assert "area" not in match.legal()


def test_the_display_is_filled_only_when_the_round_is_over() -> None:
    match = turn(2, display=["a01", "a02", "a05"])
    play(lay(match, "a01", "a16 west", 0), "end")
    assert match.position["display"] == [None, "a02", "a05", None, None]
    play(lay(match, "a02", "a16 south", 0), "end")
    position = match.position
    assert (position["round"], position["display"][2], len(position["deck"])) == (2, "a05", 36)
    assert None not in position["display"]
    assert happened(match).count("revealed") == 4
    assert is_same_again(match)


def test_the_display_is_filled_as_far_as_the_deck_reaches() -> None:
    document = box_with(["LLLL"], count=38)
    islands = [[f"a{i + 1:02}", [2 * i, 0], 0] for i in range(35)]
    position = {"players": 2, "map": islands, "powers": {"red": 13, "blue": 12}}
    match = meseta.setup("el-caballero", {**position, "display": ["a36", "a37"]}, box=document)
    play(match, "area", "area a36", "cell a35 east", "end", "area", "cell a34 north", "end")
    assert match.position["display"] == ["a38", None, None, None, None]
    assert match.position["deck"] == []
    assert "An area card is turned up: water at all sides." in match.story()


def test_cards_that_are_turned_up_are_no_longer_known_to_lie_in_the_deck() -> None:
    position = turn(2).position
    position["deck_known"] = len(position["deck"])
    match = end_round(meseta.setup("el-caballero", position))
    assert match.position["deck_known"] == len(match.position["deck"]) == 36


def test_an_own_card_can_be_expelled_too() -> None:
    cape = [*MAP_M, ["a04", [1, 2], 1]]
    match = turn(display=["a46"], caballeros={"red": [card((2, 1), 3)]}, map=cape)
    lay(match, "a46", "a04 east", 0)
    assert cards(match) == []
    assert court(match) == 5


def test_one_card_may_expel_one_and_bring_land_to_another() -> None:
    hole = [
        ["a34", [0, 0], 0],
        ["a35", [0, 1], 0],
        ["a28", [0, 2], 0],
    ]
    caballeros = {"red": [card((1, 0), 4)], "blue": [card((1, 2), north=2)]}
    match = turn(map=hole, caballeros=caballeros, display=["a46"])
    play(match, "area", "cell a35 east")
    assert happened(match).count("expelled") == 1
    assert happened(match).count("landed") == 1
    assert cards(match) == []
    assert cards(match, "blue")[0]["number"] == 4


def test_two_cards_may_be_expelled_at_once() -> None:
    hole = [["a34", [0, 0], 0], ["a35", [0, 1], 0], ["a36", [0, 2], 0]]
    caballeros = {"red": [card((1, 0), 4)], "blue": [card((1, 2), 2)]}
    match = turn(map=hole, caballeros=caballeros, display=["a46"])
    lay(match, "a46", "a35 east", 0)
    assert happened(match).count("expelled") == 2
    assert not any(each["caballeros"] for each in match.view()["regions"])


@pytest.mark.parametrize("edges", ["LLLL", "WWWW"])
def test_a_whole_deck_of_one_kind_can_be_played(edges: str) -> None:
    document = box_with(["LLLL"] + [edges] * 47)
    match = meseta.new("el-caballero", players=4, seed=5, box=document)
    while not match.over:
        match.play(match.legal()[len(match.moves) * 7 % len(match.legal())])
    assert match.winners
