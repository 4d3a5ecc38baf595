"""Games in a browser, by pressing what is lit and offered; with `MESETA_MORE` all of them whole."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meseta.match.match import Match
from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
SHORTEST: dict[str, tuple[int, dict[str, Any]]] = {
    "el-grande": (2, {"short": True}),
    "el-caballero": (2, {}),
    "6-castles": (1, {}),
}
LEADS = {"el-caballero": ("area", "display"), "6-castles": ("append", "exploration")}
"""An answer without a place on the table, and what the question after it is about."""
MORE = "MESETA_MORE" in os.environ
SOME = 12
"""So many things are pressed in games that are not played to their end."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", ["el-caballero", "6-castles"])
def test_whatever_is_lit_or_offered_can_be_pressed(visit: Visit, game: str) -> None:
    players, options = SHORTEST[game]
    ana = visit().sit(game, "me", *["peon"] * (players - 1), **options)
    lies, chance = places(ana), random.Random(2)
    for _ in range(SOME):
        assert ana.wait_for_turn()
        ana.act(chance)
    press_what_leads_on(ana, chance, *LEADS[game])
    assert places(ana) == lies


def press_what_leads_on(ana: Guest, chance: random.Random, answer: str, thing: str) -> None:
    """A thing that only the question after an answer is about is pressed, and chosen at once."""
    while not (ana.wait_for_turn() and may_give(ana, answer)):
        ana.act(chance)
    version, lead = ana.version, ana.page.locator(f"svg .lead[id^={thing}]").first
    pressed = str(lead.get_attribute("id", timeout=MILLISECONDS))
    lead.click()
    ana.wait_for_change(version)
    given = [ana.here.match.game.texts[action] for _, action in ana.here.match.moves[-2:]]
    assert given[0] == answer
    assert given[1].endswith(pressed.removeprefix(f"{thing}-"))


def may_give(ana: Guest, answer: str) -> bool:
    """Whether it is their turn, not only to be ended, and they may give an answer."""
    table = ana.here
    return table.match.pending == (0,) and table.holder is None and answer in table.match.legal(0)


def places(ana: Guest) -> dict[str, Any]:
    """Where lies what must not move while one plays."""
    return {place: ana.page.locator(place).bounding_box() for place in ("#view", "#bar", "#more")}


@pytest.mark.parametrize("game", SHORTEST if MORE else ["el-grande"])
def test_a_game_is_played_to_its_end_by_pressing_and_the_board_keeps_its_place(
    visit: Visit, game: str
) -> None:
    players, options = SHORTEST[game]
    begun = None if MORE else has_the_last_turn
    ana = visit().sit(game, "me", *["peon"] * (players - 1), until=begun, **options)
    lies = places(ana)
    assert ana.play_to_the_end() > 2
    see_the_last_scoring(ana)
    assert places(ana) == lies
    ana.press("#choices a")
    expect(ana.page.get_by_role("heading", level=1)).to_contain_text("the result")
    expect(ana.page.locator(".placed li")).to_have_count(players)


def has_the_last_turn(match: Match) -> bool:
    """The first seat of a short game of El Grande takes its last action card."""
    takes = match.asked is not None and match.asked.__name__ == "Take"
    return takes and match.round > 5 and match.pending == (0,)


def see_the_last_scoring(ana: Guest) -> None:
    """The paper of the last scoring lies on the table, is put away, and can be seen again."""
    paper, totals = ana.page.locator("#scored"), ana.page.locator("#scored tfoot tr:last-child td")
    expect(paper).to_be_visible()
    assert list(map(int, totals.all_inner_texts())) == ana.here.match.scores
    ana.page.keyboard.press("Escape")
    expect(paper).to_be_hidden()
    ana.press("#scored-again")
    expect(paper).to_be_visible()
