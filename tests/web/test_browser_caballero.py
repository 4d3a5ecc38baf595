"""El Caballero in a browser: what is chosen at a cell, the map and its scale, what was scored."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meseta.match.match import Match
from meseta.match.story import since_own
from tests.support.web.browsing import PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
DIAL = "#place-dial .part"
NUMBERS = 8
RIM = 2  # pixels of a badge around its letters
MANY = 6  # answers that need smaller letters, in German
TOUCHED = {"viewport": PHONE, "has_touch": True}


def asks(kind: str, *answers: str) -> Callable[[Match], bool]:
    """Whether the first seat is asked something, and what it may answer."""

    def is_asked(match: Match) -> bool:
        if match.pending != (0,) or match.asked is None or match.asked.__name__ != kind:
            return False
        return all(any(text.startswith(each) for text in match.legal(0)) for each in answers)

    return is_asked


def around(what: Locator) -> dict[str, Any]:
    """Where something lies on the screen."""
    found = what.bounding_box()
    assert found is not None
    return {**found}


def box(guest: Guest, what: str) -> dict[str, Any]:
    """Where the first of some things lies on the screen."""
    return around(guest.page.locator(what).first)


def apart(one: dict[str, Any], other: dict[str, Any]) -> bool:
    """Whether two boxes do not lie on each other."""
    across = one["x"] + one["width"] <= other["x"] or other["x"] + other["width"] <= one["x"]
    along = one["y"] + one["height"] <= other["y"] or other["y"] + other["height"] <= one["y"]
    return bool(across or along)


def some_grey(match: Match) -> bool:
    """Whether a number at land is to be chosen, and one of them cannot be."""
    return asks("PostNumber", "number")(match) and len(match.legal(0)) < NUMBERS


def test_numbers_are_chosen_beside_their_cell_and_grey_ones_say_why(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=some_grey)
    expect(ana.page.locator(DIAL)).to_have_count(NUMBERS)
    legal = len(ana.here.match.legal(0))
    expect(ana.page.locator(f"{DIAL} .lit")).to_have_count(legal)
    dial, cell, view = box(ana, "#place-dial"), box(ana, "#view .turns"), box(ana, "#view")
    assert apart(dial, cell)
    assert view["x"] <= dial["x"] <= view["x"] + view["width"] - dial["width"]
    ana.page.locator("[data-why]").first.hover()
    expect(ana.page.locator("#tip")).to_contain_text("not number")


def test_pointing_at_a_number_leaves_the_others_where_they_are(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=asks("PostNumber", "number"))
    before = ana.page.locator(f"{DIAL} .lit").count()
    ana.page.locator(f"{DIAL} .lit").first.hover()
    expect(ana.page.locator("#view .ghost").first).to_be_visible()
    expect(ana.page.locator(DIAL)).to_have_count(NUMBERS)
    expect(ana.page.locator(f"{DIAL} .lit")).to_have_count(before)
    version = ana.version
    ana.page.locator(f"{DIAL} .lit").first.click()
    ana.wait_for_change(version)
    assert " with 1 caballero: land of " in ana.here.match.story()[-1]


def test_pointing_at_a_cell_leaves_the_others_in_sight(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=asks("LayArea"))
    cells = ana.page.locator("#view .lit")
    others = cells.count() - 1
    cells.first.hover()
    expect(ana.page.locator("#view .beside > *")).to_have_count(others)
    ana.page.mouse.move(2, 2)
    expect(cells).to_have_count(others + 1)


def test_the_bar_is_as_high_as_ever_with_many_answers_and_when_asked_again(visit: Visit) -> None:
    def many(match: Match) -> bool:
        return asks("Turn")(match) and len(match.legal(0)) >= MANY

    ana = visit(language="de").sit("el-caballero", "me", "peon", until=many)
    expect(ana.page.locator("#choices")).to_have_class(re.compile("many"))
    high = box(ana, "#bar")["height"]
    least = ana.page.locator("#bar").evaluate("bar => getComputedStyle(bar).minHeight")
    assert f"{high:g}px" == least
    ana.press("#more")
    ana.page.locator("#orders input").first.click()
    expect(ana.page.locator("#orders input").first).to_be_checked()
    assert box(ana, "#bar")["height"] == high


def test_pressing_what_comes_there_turns_it_and_a_button_lays_it(visit: Visit) -> None:
    def several(match: Match) -> bool:
        return asks("RotateArea")(match) and len(match.legal(0)) > 1

    ana = visit().sit("el-caballero", "me", "peon", until=several)
    cell, seen = box(ana, "#view .turns"), []
    middle = cell["x"] + cell["width"] / 2, cell["y"] + cell["height"] / 2
    legal, version = ana.here.match.legal(0), ana.version
    for _ in legal:
        ana.page.mouse.click(*middle)
        expect(ana.page.locator("#choices .confirm")).to_be_visible()
        seen.append(ana.page.locator("#choices .confirm").inner_text())
    assert len(set(seen)) == len(legal)
    assert ana.version == version
    ana.press("#choices .confirm")
    ana.wait_for_change(version)
    assert ana.here.match.game.texts[ana.here.match.moves[-1][1]] == legal[-1]


def test_on_a_phone_numbers_lie_above_the_map_which_stays_in_view(visit: Visit) -> None:
    ana = visit(**TOUCHED).sit("el-caballero", "me", "peon", until=asks("PostNumber", "number"))
    expect(ana.page.locator(DIAL)).to_have_count(NUMBERS)
    dial, cell, view = box(ana, "#place-dial"), box(ana, "#view .turns"), box(ana, "#view")
    assert dial["width"] <= view["width"]
    assert view["y"] <= dial["y"] < view["y"] + 4
    assert dial["y"] + dial["height"] <= cell["y"] <= view["y"] + view["height"] - cell["height"]


# --- the map -------------------------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("width", [1280, 1366])
def test_the_map_has_most_of_the_width(visit: Visit, width: int) -> None:
    ana = visit(viewport={"width": width, "height": width * 9 // 16})
    ana.sit("el-caballero", "me", "peon", "peon", "peon", until=asks("Turn"))
    assert box(ana, "#view")["width"] >= 0.6 * width
    assert box(ana, "#view")["x"] + box(ana, "#view")["width"] <= box(ana, ".lower")["x"]


def has_cards(count: int) -> Callable[[Match], bool]:
    """Whether so many area cards lie on the map."""
    return lambda match: len(match.view()["map"]) >= count


def test_the_map_keeps_its_scale_while_it_grows(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "here", until=asks("Turn"))
    sizes, table = set(), ana.page.url.rpartition("/")[2]
    for count in (8, 10, 12):
        ana.house.play_on(table, has_cards(count))
        expect(ana.page.locator("#view [id^=area-]")).to_have_count(
            len(ana.here.match.view()["map"])
        )
        sizes.add(round(box(ana, "#view [id^=area-]")["width"]))
    assert len(sizes) <= 2


WRITTEN = """all => all.map((each) => {
  const { a, b } = each.getScreenCTM();
  return parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
})"""
"""How large something is written, in pixels."""


def written_in(badge: Locator) -> dict[str, Any]:
    """Where the letters of a badge are."""
    found = around(badge)
    return {**found, "y": found["y"] + RIM, "height": found["height"] - 2 * RIM}


def share(one: dict[str, Any], other: dict[str, Any]) -> float:
    """How much of a box another one covers."""
    covered = 1.0
    for at, size in (("x", "width"), ("y", "height")):
        end = min(one[at] + one[size], other[at] + other[size])
        covered *= max(0, end - max(one[at], other[at])) / other[size]
    return covered


def test_on_a_phone_the_map_can_be_read_and_no_badge_hides_another_or_a_card(visit: Visit) -> None:
    sitters, late = ["me", *["here"] * 3], lambda match: len(match.moves) > 200
    ana = visit(viewport=PHONE).sit("el-caballero", *sitters, until=late, seed="3")
    ana.press("#tab-board")
    assert min(ana.page.locator("#view .map text").evaluate_all(WRITTEN)) >= 11
    badges = [written_in(each) for each in ana.page.locator("#view .badge").all()]
    assert len(badges) > 5
    assert all(apart(one, other) for one, other in combinations(badges, 2))
    cards = [around(each) for each in ana.page.locator("#view [data-clear]").all()]
    assert len(cards) > 2
    assert all(share(badge, card) < 0.05 for badge in badges for card in cards)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["el-caballero", "6-castles"])
def test_zooming_has_buttons_and_a_way_back(visit: Visit, game: str) -> None:
    ana = visit().sit(game, "me", "peon")
    card, back = "#place-board", ana.page.locator("[data-zoom=fit]")
    expect(back).to_be_hidden()
    before = box(ana, card)["width"]
    ana.press("[data-zoom=in]")
    assert box(ana, card)["width"] > 1.2 * before
    ana.press(back)
    assert box(ana, card)["width"] == pytest.approx(before, abs=1)
    expect(back).to_be_hidden()
    ana.page.locator("#view").hover()
    ana.page.mouse.wheel(0, -300)
    expect(back).to_be_visible()


def may_post(match: Match) -> bool:
    """Whether a caballero card may be placed on one of several cells."""
    return asks("Turn", "caballero")(match) and len(match.view(0)["cells"]) > 6


def test_a_tip_stays_beside_what_it_is_about(visit: Visit) -> None:
    """What leads somewhere is drawn anew whenever something else is pointed at."""
    ana = visit().sit("el-caballero", "me", "peon", until=may_post)
    leads, tip = ana.page.locator("#view .led > .lead"), ana.page.locator("#tip")
    for number in (0, 3):
        ana.page.mouse.move(1, 1)
        expect(leads.nth(3)).to_be_visible()
        place = around(leads.nth(number))
        ana.page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2)
        expect(tip).to_be_visible()
    shown = around(tip)
    across = max(place["x"] - shown["x"] - shown["width"], shown["x"] - place["x"] - place["width"])
    along = max(
        place["y"] - shown["y"] - shown["height"], shown["y"] - place["y"] - place["height"]
    )
    assert max(across, along) < 20


# --- what was scored -----------------------------------------------------------------------------


def is_scored(match: Match) -> bool:
    """Whether a scoring brought points, and the first seat decides."""
    return match.round == 5 and match.pending == (0,) and sum(match.scores) > 0


def test_a_row_of_a_scoring_says_why_and_outlines_its_land_or_water(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", "peon", until=is_scored)
    ana.press("#scored-again")
    row = ana.page.locator("#scored tbody tr").first
    expect(row.locator("small")).to_contain_text(":")
    row.hover()
    outlined = ana.page.locator("#view svg .counted")
    expect(outlined).to_have_count(1)
    assert outlined.get_attribute("id") == row.get_attribute("data-at")
    expect(outlined.locator(".edge").first).to_have_css("stroke-width", "8px")


# --- what befell somebody ------------------------------------------------------------------------


def is_driven_out(match: Match) -> bool:
    """Whether a card of the first seat was driven out since it moved, and it moves again."""
    moves, lines = since_own(match, 0)
    told = match.story()[lines:] if moves and match.pending == (0,) else []
    return any("Red's" in line and "driven out" in line for line in told)


@pytest.mark.parametrize("wished", [{}, TOUCHED], ids=["desk", "phone"])
def test_that_a_card_was_driven_out_is_not_scrolled_away(
    visit: Visit, wished: dict[str, Any]
) -> None:
    ana = visit(**wished)
    ana.sit("el-caballero", "me", *["peon"] * 3, until=is_driven_out, seed="30")
    line = ana.page.locator("#story .about-me", has_text="driven out").last
    if wished:
        expect(ana.page.locator("#note")).to_contain_text("driven out")
        said, lit = box(ana, "#note"), ana.page.locator("svg .lit:visible").all()
        assert all(apart(said, around(each)) for each in lit)
        ana.press("#tab-story")
    story, told = box(ana, ".log"), around(line)
    assert story["y"] - 1 <= told["y"] <= story["y"] + story["height"] - told["height"] + 1


def test_a_power_card_that_is_pointed_at_stays_in_the_hand(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=asks("Power"))
    card = ana.page.locator("#place-hand .lit").last
    name = card.get_attribute("id")
    card.hover()
    expect(ana.page.locator("#tip")).to_contain_text("power card")
    expect(ana.page.locator(f"#place-hand #{name}.lit")).to_be_visible()
