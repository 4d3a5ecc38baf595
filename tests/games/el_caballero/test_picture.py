"""The picture: what lies on the table is in it, where it lies."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from meseta.games.el_caballero.people.picture.coasts import has_strait, land_corners, shapes
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.regions import draw_ranks
from meseta.match.match import Match
from meseta.people.charts import CELL
from tests.games.el_caballero.story import MAP_M, card, setup, turn
from tests.games.story import play
from tests.support.targets import faults, faults_in_play

pytestmark = pytest.mark.once("compiled")

UNDERLINE = "H4.5"
ON_M = {"red": [card((2, 1), 6, ships=["west"], castillo=True)], "blue": [card((2, -1), 5)]}


def ids(svg: str) -> set[str]:
    """The ids of everything in a picture."""
    return {each.get("id", "") for each in ElementTree.fromstring(svg).iter()}


def test_no_two_names_stand_for_the_same_tint() -> None:
    assert len({*PAINTS.values()}) == len(PAINTS)


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


def test_cells_that_can_be_chosen_are_marked() -> None:
    match = play(turn(court={"red": 9}), "caballero")
    assert "cell-a42-north" in ids(match.svg(0))
    assert "cell-a42-north" not in ids(match.svg(1))


def test_a_six_that_looks_north_stands_on_a_line() -> None:
    for number, lines in ((5, 1), (6, 1)):
        svg = setup(map=MAP_M, caballeros={"blue": [card((2, -1), number)]}).svg()
        assert svg.count(UNDERLINE) == lines
    assert UNDERLINE not in setup(map=MAP_M).svg()


def dial(match: Match) -> dict[str, tuple[bool, str]]:
    """What is offered at the chosen cell: whether it can be chosen, and what is told of it."""
    parts = [part for part in match.picture(0).parts if part.kind == "dial"]
    return {part.id: ("data-why" not in part.body, part.desc) for part in parts}


def test_every_rotation_has_its_place_and_what_does_not_fit_says_so() -> None:
    match = turn(map=MAP_M, display=["a33", "a05"])
    while match.view(0)["asked"] != "rotate_area":
        choices = [each for each in match.legal() if each.startswith(("area", "cell"))]
        match.play(choices[0])
    shown = dial(match)
    assert {name: can for name, (can, _told) in shown.items()} == {
        f"dial-{turned}": f"rotate {turned}" in match.legal() for turned in range(4)
    }
    assert any("it does not fit there" in told for can, told in shown.values() if not can)
    assert 'class="turns"' in match.svg(0)
    assert ">rotate" not in match.svg(1)


def test_the_display_draws_a_strait_as_two_lands() -> None:
    strait = setup(map=MAP_M, display=["a28"], isthmus_or_strait="strait")
    isthmus = setup(map=MAP_M, display=["a28"])
    assert len(lands_on_display(strait.view())) == 2
    assert len(lands_on_display(isthmus.view())) == 1


def test_the_lands_of_a_strait_do_not_meet() -> None:
    lands, _ = shapes("x", "LWLW", (False,) * 4, True)
    north, south = [float(land.partition("C")[2].split()[1]) for land in lands]
    assert north < CELL / 2 < south


def lands_on_display(view: Any) -> list[str]:
    """The lands of the first card on display."""
    area = view["display"][0]
    return shapes(area["id"], area["edges"], (False,) * 4, has_strait(area))[0]


def badges(match: Match) -> list[str]:
    """The badges on the map that name somebody."""
    view: Any = match.view()
    words: Any = match.game.words("en")
    return [badge for badge in draw_ranks(view, words) if "token-" in badge]


def test_waters_show_what_they_are_worth_and_to_whom() -> None:
    at_land = setup(map=MAP_M, caballeros={"red": [card((2, 1), 6)]})
    afloat = setup(map=MAP_M, caballeros={"red": [card((2, 1), 6, ships=["west"])]})
    assert len(badges(at_land)) == 1
    water = next(badge for badge in badges(afloat) if "worth 4" in badge)
    assert ">1<" in water


def test_power_cards_show_what_they_bring() -> None:
    match = turn(powers={"red": 9, "blue": 8, "yellow": 7})
    brings = [
        match.svg().count(f">{words}<")
        for words in ("3 caballeros, 2 areas", "3 caballeros, 1 area")
    ]
    assert brings == [1, 1]
    assert told(match, "power-2") == ("power card 2: 6 caballeros, 1 area",)


def test_a_corner_is_land_where_only_land_edges_meet() -> None:
    view = setup(map=[["a46", [0, 0], 0], ["a34", [1, 0], 2]]).view()
    corners = land_corners(view["map"])
    assert [corners[x, 0] for x in range(3)] == [True, True, False]


def test_an_inland_card_has_no_coast_and_a_sea_no_land() -> None:
    assert shapes("x", "LLLL", (True,) * 4, False)[1] == []
    assert shapes("x", "WWWW", (False,) * 4, False) == ([], [])
    assert len(shapes("x", "LWLW", (False,) * 4, False)[0]) == 1
    assert len(shapes("x", "LWLW", (False,) * 4, True)[0]) == 2


# --- what can be chosen, what is told, what moves ------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"players": 2}),
        (2, {"players": 3, "isthmus_or_strait": "strait", "last_card_any_time": True}),
        (3, {"players": 4}),
        (4, {"players": 4, "rotate_area_cards": False, "turn_limit": 2}),
    ],
)
@pytest.mark.sample(1)
def test_whatever_can_be_chosen_is_in_the_picture_once_and_can_be_marked(
    seed: int, options: dict[str, Any]
) -> None:
    assert faults_in_play("el-caballero", seed, **options) == []


def test_ships_are_chosen_by_the_sides_of_their_cards() -> None:
    red = [card((0, 2), north=1), card((-1, 0), north=1)]
    match = play(turn(caballeros={"red": red}), "ship")
    assert match.picture(0).marks.lit == {"harbour-red-1-south", "harbour-red-2-east"}
    assert faults(match, 0) == []
    assert ("ship", "harbour-red-2-east") in pieces(play(match, "card 2 east"))


def test_the_card_that_was_chosen_is_marked_on_the_display() -> None:
    match = play(turn(map=MAP_M, display=["a33", "a05"]), "area", "area a05")
    bodies = {part.id: part.body for part in match.picture(0).parts}
    dashes = [bodies[place].count("stroke-dasharray") for place in ("display-1", "display-2")]
    assert dashes == [0, 1]


def test_all_numbers_have_their_places_and_those_that_cannot_be_say_why() -> None:
    there = {"blue": [card((2, -1), 5)]}
    match = turn(map=MAP_M, court={"red": 6}, caballeros=there)
    play(match, "caballero", "cell a42 north")
    shown = dial(match)
    assert [f"number {n}" in match.legal() for n in range(1, 9)] == [
        shown[f"dial-{n}"][0] for n in range(1, 9)
    ]
    assert shown["dial-5"][1] == "not number 5 at land: you would tie with Blue, 5 each"
    assert shown["dial-8"][1] == "not number 8 at land: only 6 caballeros at your court"
    assert not dial_of_others(match)


def dial_of_others(match: Match) -> list[str]:
    """What those who are not asked see of it."""
    return [part.id for part in match.picture(1).parts if part.kind == "dial"]


def test_a_mat_says_what_a_scoring_would_bring_now() -> None:
    match = setup(map=MAP_M, caballeros=ON_M)
    preview = [sum(each["points"][colour] for each in match.view()["regions"]) for colour in ON_M]
    assert preview == [16, 6]
    for colour, points in zip(ON_M, preview, strict=True):
        assert f"if all were scored now: {points} points more" in told(match, f"seat-{colour}")
    assert ">+16<" in match.svg()


def told(match: Match, part: str, language: str = "en") -> tuple[str, ...]:
    """What a part of the picture says."""
    return next(each.told for each in match.picture(0, language).parts if each.id == part)


def test_the_map_is_told_card_by_card_and_region_by_region() -> None:
    match = setup(map=MAP_M, caballeros=ON_M)
    lines = told(match, "board")
    assert len(lines) == len(match.view()["map"]) + 2 + len(match.view()["regions"])
    red = "Red: caballero card 1, 2 east, 1 north: 6 at land south, a ship west, a castillo"
    assert red in lines
    assert "Rot: Caballero-Karte 1" in "".join(told(match, "board", "de"))


def test_a_mat_tells_court_cards_and_hand() -> None:
    lines = told(setup(map=MAP_M, court={"red": 9}, hands={"red": list(range(3, 12))}), "seat-red")
    assert "9 caballeros at the court, room for 64" in lines
    assert "power cards in hand: 3, 4, 5, 6, 7, 8, 9, 10, 11" in lines


def pieces(match: Match, seat: int = 0) -> set[tuple[str, str]]:
    """What every piece is, and where."""
    found = ElementTree.fromstring(match.svg(seat)).iter()
    return {(each.get("data-piece", ""), each.get("data-at", "")) for each in found}


def test_pieces_tell_what_they_are_and_where() -> None:
    match = setup(map=MAP_M, caballeros=ON_M, display=["a33"])
    assert {
        *[("card-red", "at-2-1"), ("card-blue", "at-2--1"), ("castillo", "caballero-red-1")],
        *[("ship", "harbour-red-1-west"), ("area-a33", "display-1"), ("power-red-3", "hand-red")],
    } <= pieces(match)


def test_no_part_beside_the_board_is_too_wide_for_a_phone() -> None:
    parts = setup(map=MAP_M).picture(0).parts
    wide = {part.kind for part in parts if part.size[0] > 700}
    assert wide == {"header", "board"}


def test_a_badge_tells_what_its_land_would_bring_to_whom() -> None:
    match = play(turn(court={"red": 9}), "caballero", "cell a42 north", "number 2")
    assert "<title>Land, worth 6: Red 2 (12 points)</title>" in match.svg()
