"""What is dragged to a place does what a press on it and on the place would do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meseta.match.match import Match
from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import PHONE, TABLE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
Point = tuple[float, float]
MIDDLE = """(each) => {
  const { left, top, width, height } = each.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}"""
PLACE = """() => {
  for (const place of document.querySelectorAll("svg .drop")) {
    const { left, top, width, height } = place.getBoundingClientRect();
    for (const x of [5, 2, 8, 1, 9]) for (const y of [5, 2, 8, 1, 9]) {
      const at = [left + width * x / 10, top + height * y / 10];
      const here = document.elementsFromPoint(...at).map((each) => each.closest("svg .drop"));
      if (here.find(Boolean) === place) return at;
    }
  }
  return null;
}"""
"""A point of a place at which something can be dropped."""
COURT = "[data-piece=caballero-purple][data-at=court-purple]"
DRAGGED: dict[str, tuple[str, str, str, list[str]]] = {
    "a caballero of the court": ("el-grande", "Turn", COURT, ["place"]),
    "a caballero of a region": ("el-grande", "Lift", "svg .lit [data-piece]", ["lift", "drop"]),
    "the King": ("el-grande", "King", "[data-piece=king]", ["king"]),
    "an area card": ("el-caballero", "Turn", "svg .lead[id^=display]", ["area", "area", "cell"]),
    "a caballero card": (
        "el-caballero",
        "Turn",
        "[data-piece=card-red][data-at=supply-red]",
        ["caballero", "cell"],
    ),
    "a landscape tile": ("6-castles", "Lay", "svg .lit[data-piece^=tile]", ["lay", "of"]),
}
"""In which game, at which question, what is dragged, and the answers that come of it."""


def asks(kind: str) -> Callable[[Match], bool]:
    """A moment in the first seat's turn at which there is something to drag."""

    def is_asked(match: Match) -> bool:
        if match.pending != (0,) or match.asked is None or match.asked.__name__ != kind:
            return False
        return len({text.split()[0] for text in match.legal()}) > 1 or len(match.legal()) > 2

    return is_asked


def sit(ana: Guest, game: str, kind: str) -> Guest:
    """Sit down where a question is asked; not every match comes to it."""
    for seed in "123456789":
        try:
            return ana.sit(game, "me", "peon", "peon", until=asks(kind), seed=seed)
        except AssertionError:
            continue
    raise AssertionError(f"{kind} is never asked")


def lift(ana: Guest, thing: str) -> Point:
    """Press a thing and drag it a little, until the places are lit where it can go; one of them."""
    page = ana.page
    page.locator(thing).first.wait_for(state="attached", timeout=MILLISECONDS)
    x, y = page.locator(thing).first.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 3)
    page.wait_for_selector("svg .drop", state="attached", timeout=MILLISECONDS)
    point: Any = page.evaluate(PLACE)
    assert point is not None
    return point[0], point[1]


def verbs_since(ana: Guest, before: int) -> list[str]:
    """What was answered since, by the words that an answer has beside what is chosen."""
    match = ana.here.match
    texts = [match.game.texts[action].split() for _, action in match.moves[before:]]
    return [text[1] if "of" in text else text[0] for text in texts]


@pytest.mark.sample(3)
@pytest.mark.parametrize("what", DRAGGED)
def test_what_is_dragged_to_a_lit_place_goes_there(visit: Visit, what: str) -> None:
    game, kind, thing, answers = DRAGGED[what]
    ana = sit(visit(), game, kind)
    before, version = len(ana.here.match.moves), ana.version
    point = lift(ana, thing)
    ana.page.mouse.move(*point, steps=3)
    ana.page.mouse.up()
    ana.wait_for_change(version)
    assert verbs_since(ana, before)[: len(answers)] == answers


def test_of_a_court_one_caballero_is_lifted_without_their_number(visit: Visit) -> None:
    ana = sit(visit(), "el-grande", "Turn")
    lift(ana, COURT)
    expect(ana.page.locator(".lifted use")).to_have_count(1)
    expect(ana.page.locator(".lifted text")).to_have_count(0)
    ana.page.mouse.up()


def test_what_is_dropped_elsewhere_stays_where_it_was(visit: Visit) -> None:
    ana = sit(visit(), "el-grande", "Lift")
    before = len(ana.here.match.moves)
    lift(ana, "svg .lit [data-piece]")
    ana.page.mouse.move(640, 20)
    ana.page.mouse.up()
    expect(ana.page.locator(".lifted, svg .drop")).to_have_count(0)
    lift(ana, "svg .lit [data-piece]")
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator(".lifted, svg .drop")).to_have_count(0)
    ana.page.mouse.up()
    assert verbs_since(ana, before) == []


def test_a_map_that_is_near_is_still_moved_by_its_land(visit: Visit) -> None:
    ana = sit(visit(), "el-grande", "Turn")
    page = ana.page
    page.keyboard.press("+")
    page.mouse.move(300, 330)
    page.mouse.down()
    page.mouse.move(200, 330, steps=5)
    page.mouse.up()
    moved = page.locator("#place-board").evaluate("each => new DOMMatrix(each.style.transform).e")
    assert moved < -100
    expect(page.locator(".lifted")).to_have_count(0)
    version = ana.version
    page.locator("#choices .ends").click()
    ana.wait_for_change(version)


def test_a_finger_that_holds_a_thing_lifts_it(visit: Visit) -> None:
    ana = sit(visit(viewport=PHONE, has_touch=True), "el-grande", "Lift")
    page, before, version = ana.page, len(ana.here.match.moves), ana.version
    fingers = page.context.new_cdp_session(page)

    def touch(what: str, *at: Point) -> None:
        points = [{"x": x, "y": y} for x, y in at]
        fingers.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    x, y = page.locator("svg .lit [data-piece]").first.evaluate(MIDDLE)
    touch("touchStart", (x, y))
    page.wait_for_selector("svg .drop", state="attached", timeout=MILLISECONDS)
    touch("touchMove", (x + 3, y + 3))
    to: Any = page.evaluate(PLACE)
    touch("touchMove", (to[0], to[1]))
    touch("touchEnd")
    page.wait_for_selector(f'{TABLE}:not([data-version="{version}"])', timeout=MILLISECONDS)
    assert verbs_since(ana, before) == ["lift", "drop"]
