from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

from meseta.games.six_castles.box.domains import BONUS, SHOWN
from meseta.games.six_castles.people.picture.icons import ICONS
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.tracks import draw_charter
from meseta.match import Match
from tests.games.six_castles.story import RING_OF_THREE, table, with_arms
from tests.games.story import play

CASTLE: dict[str, Any] = {
    "landscape": RING_OF_THREE,
    "castles": {"penamacor": {"at": "start_a se", "markets": {"olive": "red"}}},
    "workers": {"blue": ["start_a se", "lt36 nw"], "red": ["start_a se"]},
    "lines": {"blue": ["ex01 a", "ex02 a"], "red": ["ex03 a"]},
    "discs": {"blue": [6]},
    "slots": {"lake 3": "blue"},
    "hands": {"blue": ["lt19", "lt20"], "red": ["lt21", "lt22"]},
}


def ids(match: Match, seat: int | None = None) -> set[str]:
    svg = ElementTree.fromstring(match.svg(seat))
    return {mark for element in svg.iter() if (mark := element.get("id"))}


def test_every_terrain_has_ground_and_icon() -> None:
    assert set(GROUND) == set(SHOWN.names)
    assert {*GROUND, *BONUS.names} <= set(ICONS)


def test_every_piece_is_in_the_picture() -> None:
    assert {
        *["tile-start_a", "tile-lt36", "castle-penamacor", "market-penamacor-olive"],
        *["worker-blue-1", "worker-blue-2", "worker-red-1"],
        *["cylinder-blue", "cylinder-red", "disc-blue-6", "space-blue-8", "religion-red"],
        *["slot-lake-3", "slot-house-4"],
    } <= ids(table(**CASTLE))


def test_own_tiles_are_drawn_and_others_are_not() -> None:
    match = table(**CASTLE)
    assert {"tile-lt19", "tile-lt20"} <= ids(match, 0)
    assert not {"tile-lt19", "tile-lt20", "tile-lt21"} & ids(match)


def test_the_tile_in_hand_and_the_cells_for_it_are_shown() -> None:
    match = play(table(**CASTLE), "lay lt19")
    shown = ids(match, 0)
    assert "tile-lt19" in shown
    assert len([mark for mark in shown if mark.startswith("spot-")]) == len(match.legal())


def test_the_tile_is_shown_in_every_way_that_it_may_lie() -> None:
    match = play(table(**CASTLE), "lay lt19")
    match.play(match.legal()[0])
    assert match.view(0)["asked"] == "rotate"
    shown = match.svg(0)
    for turned in range(4):
        assert (f">turn {turned}<" in shown) == (f"turn {turned}" in match.legal())


def test_tiles_in_reserve_show_both_sides() -> None:
    match = table(**CASTLE, reserves={"blue": ["ex05"]})
    view = match.view(0)
    strips = next(part for part in match.picture(0).parts if part.kind == "hand").body
    for terrain in {*view["explorations"]["ex05"]["a"], *view["explorations"]["ex05"]["b"]}:
        assert f"#icon-{terrain}" in strips


@pytest.mark.parametrize(("key", "sign"), [("religion", "religion"), ("half_coins", "half_coin")])
def test_a_charter_shows_what_it_brings_beside_its_points(key: str, sign: str) -> None:
    charter: Any = {"id": "ch06", "type": "lake", "points": 2, key: 1, "owner": None, "how": "open"}
    drawn = drawn_charter({**charter, "source": "rules", "winner": None}, over=False)
    assert f"#icon-{sign}" in drawn
    assert ">+1<" in drawn


@pytest.mark.parametrize(("winner", "words"), [("red", "won by Red"), (None, "nobody")])
def test_a_charter_shows_who_has_won_it(winner: str | None, words: str) -> None:
    charter: Any = {
        "id": "ch06",
        "type": "lake",
        "points": 2,
        "owner": "blue",
        "how": "open",
        "source": "rules",
    }
    assert f">{words}<" in drawn_charter({**charter, "winner": winner}, over=True)
    assert f">{words}<" not in drawn_charter({**charter, "winner": None}, over=False)


def drawn_charter(charter: Any, over: bool) -> str:
    words: Any = table().game.words("en")
    return "".join(draw_charter(charter, words, over))


def test_points_are_told_by_their_sources_in_the_end() -> None:
    match = table(**CASTLE)
    view = {**match.view(), "asked": "over", "pending": []}
    mats = [
        part
        for part in match.game.picture(view, match.game.words("en")).parts
        if part.kind == "mat"
    ]
    for source in ("charters", "landscapes", "constructions", "religion", "wealth"):
        assert all(f">{source}<" in part.body for part in mats)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_every_number_of_players_is_drawn(players: int) -> None:
    assert "cylinder-blue" in ids(table(players=players))


def test_other_arms_and_the_family_version_are_drawn() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0]]
    assert "tile-lt19" in ids(table(with_arms(lt19="ew"), landscape=tiles, arms="tile"))
    assert "slot-lake-3" not in ids(table(family=True))
