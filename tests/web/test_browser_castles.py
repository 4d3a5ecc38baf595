"""6 Castles in a browser: the map, the dock below it, the rail beside it, the end of a turn."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from meseta.games.six_castles.people.picture.board import hill_centre
from meseta.match.match import Match
from tests.support.web.browsing import LAPTOP, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
SMALL = """() => [...document.querySelectorAll(`.lower text, .place-mats text, #view .map text,
    .part-stacks text`)]
  .filter((text) => parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a < 11.9)
  .map((text) => text.textContent)"""
"""What is written too small to be read."""
SIZES = """all => all.map((each) =>
    Number(parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a >= 11))"""
"""Whether names are written large enough."""
TABLET = {"width": 768, "height": 1024}
PRESSES = 8 if "MESETA_MORE" in os.environ else 4


def lays(match: Match) -> bool:
    """The first seat chooses a tile of its hand."""
    return match.pending == (0,) and "lay" in {text.split()[0] for text in match.legal(0)}


def chooses_exploration(match: Match) -> bool:
    """The first seat chooses an exploration tile of its reserve."""
    asked = match.asked is not None and match.asked.__name__ == "LineTile"
    return asked and match.pending == (0,)


def is_turn(match: Match) -> bool:
    """The first seat acts in the middle of a game."""
    asked = match.asked is not None and match.asked.__name__ == "Act"
    return asked and match.pending == (0,) and len(match.moves) > 60


def has_castles(match: Match) -> bool:
    """The first seat acts when the map has grown, and castles stand on it."""
    return is_turn(match) and len(match.view()["sites"]) > 1


def box(ana: Guest, what: str) -> Any:
    """Where something lies."""
    return ana.page.locator(what).first.bounding_box()


def test_the_map_is_large_and_the_own_line_can_be_pressed_space_by_space(visit: Visit) -> None:
    ana = visit().sit("6-castles", "me", *["peon"] * 3, until=is_turn)
    assert box(ana, "#view")["width"] >= 0.59 * LAPTOP["width"]
    space = ana.page.locator("#part-line g[id^=space-] > rect").first.bounding_box()
    assert space is not None
    assert min(space["width"], space["height"]) >= 39
    assert box(ana, "#part-line")["y"] > box(ana, "#view")["y"] + box(ana, "#view")["height"]


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("language", "size"), [("en", LAPTOP), ("de", {"width": 1024, "height": 768}), ("nl", TABLET)]
)
def test_nothing_on_the_map_or_beside_it_is_too_small(
    visit: Visit, language: str, size: dict[str, int]
) -> None:
    ana = visit(language=language, viewport=size)
    ana.sit("6-castles", "me", *["peon"] * 3, until=has_castles)
    assert ana.page.locator("#view .map .name").count()
    assert ana.page.evaluate(SMALL) == []


def has_neighbours(match: Match) -> bool:
    """The first seat decides while two castles stand side by side on a large map."""
    view = match.view()
    if len(view["tiles"]) < 27 or match.pending != (0,):
        return False
    hills = [hill_centre(view, site["hill"]) for site in view["sites"]]  # type: ignore[arg-type]
    return any(abs(x - u) <= 200 and abs(y - v) < 60 for (x, y), (u, v) in combinations(hills, 2))


def test_names_of_castles_do_not_lie_on_each_other_on_a_phone(visit: Visit) -> None:
    ana = visit(viewport=PHONE)
    ana.sit("6-castles", "me", *["peon"] * 3, until=has_neighbours, seed="6")
    ana.press("#tab-board")
    names = [each.bounding_box() for each in ana.page.locator("#view .map .name").all()]
    assert len(names) > 2
    for one, other in combinations(names, 2):
        assert one is not None
        assert other is not None
        across = max(one["x"], other["x"]) - min(
            one["x"] + one["width"], other["x"] + other["width"]
        )
        along = max(one["y"], other["y"]) - min(
            one["y"] + one["height"], other["y"] + other["height"]
        )
        assert max(across, along) >= 0
    assert ana.page.locator("#view .map .name").evaluate_all(SIZES) == [1] * len(names)


def test_hand_line_and_tracks_keep_their_places_from_press_to_press(visit: Visit) -> None:
    ana, chance = visit().sit("6-castles", "me", "peon", until=is_turn), random.Random(4)
    kept = ("#view", "#part-line", "#part-hand-1", "#part-laying", "#part-religion")
    lies = [box(ana, each) for each in kept]
    for _ in range(PRESSES):
        assert ana.wait_for_turn()
        ana.act(chance)
        assert [box(ana, each) for each in kept] == lies


def test_tiles_of_the_reserve_stay_while_one_is_pointed_at(visit: Visit) -> None:
    ana = visit().sit("6-castles", "me", "peon", until=chooses_exploration)
    tiles = ana.page.locator("#part-reserve .lit")
    count = tiles.count()
    tiles.first.hover()
    expect(ana.page.locator("#tip")).to_be_visible()
    expect(ana.page.locator("#part-reserve")).to_have_css("opacity", "1")
    expect(tiles).to_have_count(count)


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", ["en", "de"])
def test_the_end_of_the_turn_is_seen_however_many_answers_there_are(
    visit: Visit, language: str
) -> None:
    def has_many(match: Match) -> bool:
        return is_turn(match) and 7 <= len(match.legal_actions(0)) <= 9

    ana = visit(language=language).sit("6-castles", "me", *["peon"] * 2, until=has_many)
    end, bar = box(ana, "#choices .ends"), box(ana, "#bar")
    assert bar["y"] <= end["y"]
    assert end["y"] + end["height"] <= bar["y"] + bar["height"] <= LAPTOP["height"]
    assert ana.page.locator("#choices .ends kbd").inner_text() == "E"


def test_a_tile_chosen_from_the_hand_is_put_back_where_only_bots_have_seen_it(visit: Visit) -> None:
    ana = visit().sit("6-castles", "me", "peon", until=lays)
    held = ana.page.locator("#part-hand-1 g[id^=tile-]").get_attribute("id")
    version = ana.version
    ana.page.locator("#part-hand-1 .lit").click()
    ana.wait_for_change(version)
    ana.press("#back")
    ana.page.locator("#part-hand-1 .lit").wait_for()
    assert ana.page.locator("#part-hand-1 g[id^=tile-]").get_attribute("id") == held
    assert lays(ana.here.match)


# --- the end -------------------------------------------------------------------------------------

SHOWN = """() => {
  window.shown = [];
  const said = () => document.querySelector("#banner strong")?.textContent ?? "";
  const figures = () => [...document.querySelectorAll("[data-points]")]
    .map((each) => each.textContent).join(" ");
  const ifNow = () => [...document.querySelectorAll(".if-now")]
    .filter((each) => getComputedStyle(each).visibility === "visible").length;
  new MutationObserver(() => {
    for (const each of document.querySelectorAll("#stage .brought")) {
      window.shown.push([said(), figures(), each.getBoundingClientRect().top, ifNow()]);
    }
  }).observe(document.getElementById("stage"), { childList: true });
}"""
"""What is announced, what stands on mats, and where points are shown while they are counted."""


def is_nearly_over(match: Match) -> bool:
    """To end the turn would end the game."""
    if match.round < 10 or "end" not in match.legal(match.pending[0]):
        return False
    ended = match.copy()
    ended.play("end")
    return ended.over


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_end_is_counted_source_by_source_beside_those_who_get_points(
    visit: Visit, size: dict[str, int]
) -> None:
    ana = visit(pace="fast", viewport=size)
    ana.sit("6-castles", "me", "here", until=is_nearly_over)
    ana.page.evaluate(SHOWN)
    ana.house.play_on(ana.here.row.id, lambda match: match.over)
    expect(ana.page.locator("#scored-on")).to_be_visible()
    shown = ana.page.evaluate("window.shown")
    assert {"Religion", "Wealth"} & {said for said, _, _, _ in shown}
    assert len({figures for _, figures, _, _ in shown}) > 1
    assert all(0 < top < size["height"] for _, _, top, _ in shown)
    assert not any(if_now for _, _, _, if_now in shown)
