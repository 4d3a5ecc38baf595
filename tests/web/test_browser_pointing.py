"""What the tip beside something says is what a press on it does, in games played by chance."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest

from meseta.match.match import Match
from meseta.web.table.sheets import Viewer, leads_facts, sheet_of
from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
GAMES = ("el-grande", "el-caballero", "6-castles")
PRESSES = 40 if "MESETA_MORE" in os.environ else 4
LINES = 8
"""So many choices at one place a tip names."""
ANYWHERE = """(rank) => {
  document.getElementById("scored-on")?.click();
  const reached = (lit) => {
    const box = lit.getBoundingClientRect();
    for (const x of [5, 2, 8, 1, 9]) for (const y of [5, 2, 8, 1, 9]) {
      const at = [box.left + box.width * x / 10, box.top + box.height * y / 10];
      if (document.elementFromPoint(...at)?.closest("svg .lit, svg .lead") === lit) return at;
    }
    return null;
  };
  const points = [...document.querySelectorAll("#the-table svg .lit, #the-table svg .lead")]
    .map(reached).filter(Boolean);
  return points.length ? points[Math.floor(rank * points.length)] : null;
}"""
"""A point of something that can be pressed."""


@pytest.mark.sample(2)
@pytest.mark.parametrize("seed", range(6))
@pytest.mark.parametrize("game", GAMES)
def test_a_press_does_what_the_tip_says(visit: Visit, game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    ana = visit().sit(game, "me", "peon", "peon", seed=str(seed), until=asked_after(chance))
    for _ in range(PRESSES):
        if not ana.wait_for_turn():
            break
        is_held = ana.page.locator("#end:visible").count()
        if is_held or not press_and_compare(ana, chance):
            ana.act(chance)


def asked_after(chance: random.Random) -> Callable[[Match], bool]:
    """A moment at which the first seat decides."""
    moves = chance.randrange(20, 120)
    return lambda match: match.pending == (0,) and len(match.moves) >= moves


def press_and_compare(ana: Guest, chance: random.Random) -> bool:
    """Point at something, read the tip, press, and see what was done; not if nothing is lit."""
    table, page = ana.here, ana.page
    viewer, before, version = Viewer(0, "en"), len(table.match.moves), ana.version
    labels = {each["action"]: each["label"] for each in sheet_of(table, viewer).facts["choices"]}
    if leads_facts(table.match, viewer):
        page.locator("svg .lead").first.wait_for(state="attached")
    page.mouse.move(1, 1)
    point = page.evaluate(ANYWHERE, chance.random())
    if point is None:
        return False
    page.mouse.move(*point)
    page.wait_for_selector("#tip:visible", timeout=MILLISECONDS)
    told = page.locator("#tip > :not(.gain-row)").all_inner_texts()
    page.mouse.click(*point)
    meant = told[0]
    page.wait_for_selector(
        f'#pick:visible, #choices .sure, #the-table:not([data-version="{version}"])'
    )
    if page.locator("#pick:visible").count():
        several = page.locator("#pick button").all()
        offered = [labels[int(str(each.get_attribute("data-action")))] for each in several]
        assert offered[:LINES] == told
        rank = chance.randrange(len(offered))
        meant = offered[rank]
        several[rank].click()
    ana.wait_for_change(version)
    assert labels[table.match.moves[before][1]] == meant
    return True


FRAME = "() => new Promise((go) => requestAnimationFrame(() => setTimeout(go)))"


def test_a_press_counts_though_what_comes_of_it_is_known_before_it_is_let_go(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=chooses_a_cell)
    page, version = ana.page, ana.version
    point = page.evaluate(ANYWHERE, 0.5)
    with page.expect_response("**/ghost?*"):
        page.mouse.move(*point)
        page.mouse.down()
    page.evaluate(FRAME)
    page.mouse.up()
    ana.wait_for_change(version)


def chooses_a_cell(match: Match) -> bool:
    """The first seat says where a card comes."""
    return match.pending == (0,) and all(text.startswith("cell") for text in match.legal(0))


SEEN = "() => ['view', 'bar'].map((id) => document.getElementById(id).getBoundingClientRect().top)"


def takes_card(match: Match) -> bool:
    """The first seat takes an action card."""
    return match.pending == (0,) and match.legal()[0].startswith("take")


def test_a_card_that_is_pointed_at_stays_and_moves_nothing(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=takes_card)
    page, card = ana.page, ana.page.locator("svg .lit[id^=row-]").first
    name = card.get_attribute("id")
    card.hover()
    page.wait_for_selector("#tip:visible", timeout=MILLISECONDS)
    assert page.locator(f"#{name} [data-piece]").count() == 1
    card.click()
    page.wait_for_selector(".place-turn .lit", timeout=MILLISECONDS)
    page.mouse.move(1, 1)
    lies = page.evaluate(SEEN)
    page.locator(".place-turn .lit").hover()
    page.wait_for_selector("#tip:visible", timeout=MILLISECONDS)
    assert page.evaluate(SEEN) == lies


def test_what_can_be_chosen_is_seen_on_a_phone_that_lies_across(visit: Visit) -> None:
    ana = visit(viewport={"width": PHONE["height"], "height": PHONE["width"]}).sit(
        "6-castles", "me", "peon"
    )
    ana.wait_for_turn()
    room = ana.page.locator(".lower").bounding_box()
    charter = ana.page.locator(".lower svg .lit").first.bounding_box()
    assert room is not None
    assert charter is not None
    assert room["y"] <= charter["y"] <= room["y"] + room["height"] - charter["height"]
    for button in ana.page.locator(".tools button:visible").all():
        box = button.bounding_box()
        assert box is not None
        assert box["x"] + box["width"] <= PHONE["height"], "nothing is cut off at the edge"
