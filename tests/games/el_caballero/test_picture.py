"""The picture: what lies on the table is in it, where it lies."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest
import resvg_py

from meseta.games.el_caballero.people.picture.coasts import CELL, has_strait, land_corners, shapes
from meseta.games.el_caballero.people.picture.panel import power_of
from meseta.games.el_caballero.people.picture.regions import draw_ranks
from meseta.match import Match
from tests.games.el_caballero.story import MAP_M, TWO_ISLANDS, card, setup, turn
from tests.games.story import play

ON_M = {"red": [card((2, 1), 6, ships=["west"], castillo=True)], "blue": [card((2, -1), 5)]}


def ids(svg: str) -> set[str]:
    """The ids of everything in a picture."""
    return {each.get("id", "") for each in ElementTree.fromstring(svg).iter()}


def test_every_card_is_in_the_picture() -> None:
    svg = setup(map=MAP_M, caballeros=ON_M, display=["a33", None, "a05"]).svg()
    assert {f"area-{name}" for name, _, _ in MAP_M} <= ids(svg)
    assert {"caballero-red-1", "caballero-blue-1", "display-a33", "display-a05"} <= ids(svg)


def test_all_four_numbers_of_a_card_are_shown() -> None:
    svg = setup(map=MAP_M, caballeros={"blue": [card((2, -1), 5)]}).svg()
    tree = ElementTree.fromstring(svg)
    blue = next(each for each in tree.iter() if each.get("id") == "caballero-blue-1")
    texts = [each.text for each in blue.iter() if each.tag.endswith("text")]
    assert {"5", "6", "7", "8"} <= set(texts)


def texts_in(svg: str, name: str) -> dict[str, ElementTree.Element]:
    """The texts inside an element of a picture."""
    found = next(e for e in ElementTree.fromstring(svg).iter() if e.get("id") == name)
    return {each.text or "": each for each in found.iter() if each.tag.endswith("text")}


def test_a_six_that_faces_north_is_no_nine() -> None:
    svg = setup(map=[["a46", [0, 0], 0]], caballeros={"red": [card((0, -1), 6)]}).svg()
    lines = {
        text: each.get("text-decoration") for text, each in texts_in(svg, "caballero-red-1").items()
    }
    assert lines == {"5": None, "6": "underline", "7": None, "8": None, "1": None}


def ranks(match: Match) -> list[str]:
    """The badges on the map."""
    view: Any = match.view()
    return list(draw_ranks(view))


def test_waters_show_what_they_are_worth_and_to_whom() -> None:
    at_land = setup(map=MAP_M, caballeros={"red": [card((2, 1), 6)]})
    afloat = setup(map=MAP_M, caballeros={"red": [card((2, 1), 6, ships=["west"])]})
    assert len(ranks(at_land)) == 1
    water = next(badge for badge in ranks(afloat) if ">4<" in badge)
    assert ">1<" in water


def test_the_display_draws_a_strait_as_two_lands() -> None:
    strait = setup(map=MAP_M, display=["a28"], isthmus_or_strait="strait")
    isthmus = setup(map=MAP_M, display=["a28"])
    assert len(lands_on_display(strait.view())) == 2
    assert len(lands_on_display(isthmus.view())) == 1


def test_the_lands_of_a_strait_do_not_meet() -> None:
    lands, _ = shapes("x", "LWLW", [False] * 4, True)
    north, south = [float(land.partition("C")[2].split()[1]) for land in lands]
    assert north < CELL / 2 < south


def lands_on_display(view: Any) -> list[str]:
    """The lands of the first card on display."""
    area = view["display"][0]
    return shapes(area["id"], area["edges"], [False] * 4, has_strait(area))[0]


def test_a_played_power_card_shows_what_it_brings() -> None:
    view: Any = turn(powers={"red": 9, "blue": 8, "yellow": 7}).view()
    assert [power_of(view, colour) for colour in ("red", "blue")] == [
        "power 9: +3, 2 area cards",
        "power 8: +3",
    ]


def test_cells_that_can_be_chosen_are_marked() -> None:
    match = play(turn(court={"red": 9}), "caballero")
    assert "cell-a42-north" in ids(match.svg(0))
    assert "cell-a42-north" not in ids(match.svg(1))


def test_the_picture_says_what_it_is() -> None:
    root = ElementTree.fromstring(setup(map=MAP_M).svg())
    assert (root[0].text or "").startswith("El Caballero, round 1 of")


@pytest.mark.parametrize("kind", ["isthmus", "strait"])
def test_pictures_can_be_rendered(kind: str) -> None:
    islands = [*TWO_ISLANDS, ["a31", [1, 0], 0]]
    caballeros = {"red": [card((0, 1), 4)], "blue": [card((-1, 0), 4)]}
    svg = setup(map=islands, caballeros=caballeros, isthmus_or_strait=kind).svg()
    assert bytes(resvg_py.svg_to_bytes(svg_string=svg)).startswith(b"\x89PNG")


def test_a_corner_is_land_where_only_land_edges_meet() -> None:
    view = setup(map=[["a46", [0, 0], 0], ["a34", [1, 0], 2]]).view()
    corners = land_corners(view["map"])
    assert [corners[x, 0] for x in range(3)] == [True, True, False]


def test_an_inland_card_has_no_coast_and_a_sea_no_land() -> None:
    assert shapes("x", "LLLL", [True] * 4, False)[1] == []
    assert shapes("x", "WWWW", [False] * 4, False) == ([], [])
    assert len(shapes("x", "LWLW", [False] * 4, False)[0]) == 1
    assert len(shapes("x", "LWLW", [False] * 4, True)[0]) == 2
