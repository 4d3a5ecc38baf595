"""Games by keyboard alone: keys for choices, Tab and Enter, and the focus where one decides."""

from __future__ import annotations

import os
import random
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meseta.match.match import Match
from tests.support.web.browsing import Guest
from tests.web.test_browser_games import SHORTEST

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
WHOLE = 400
STEPS = {"el-grande": 6, "el-caballero": 6, "6-castles": 6}
"""So many steps are made of each game; with `MESETA_MORE` all of them are played to their end."""
WHERE = """() => {
  const at = document.activeElement;
  const all = [...document.querySelectorAll("#choices button.choice")];
  const shown = all.filter((each) => each.checkVisibility());
  return {
    isChoice: at.matches("#choices button.choice"),
    isOpener: at.matches("#choices .opener"),
    isEnd: at.id === "end",
    left: shown.indexOf(at),
    of: shown.length,
  };
}"""
"""Where the keyboard is."""


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", STEPS)
def test_a_game_is_played_by_keyboard_alone(visit: Visit, game: str) -> None:
    players, options = SHORTEST[game]
    ana, dice = visit().sit(game, "me", *["peon"] * (players - 1), **options), random.Random(1)
    most = WHOLE if "MESETA_MORE" in os.environ else STEPS[game]
    ana.wait_for_turn()
    reach_choices(ana)
    for step in range(most):
        version = ana.version
        act_by_keys(ana, dice)
        ana.wait_for_change(version)
        if not ana.wait_for_turn():
            break
        expect(ana.page.locator("#bar :focus")).to_be_attached()
        assert ana.page.locator("#choices :focus, #end:focus").count() == 1, step
    if most == WHOLE:
        expect(ana.page.locator("#choices a")).to_be_focused()
        ana.page.keyboard.press("Enter")
        expect(ana.page.get_by_role("heading", level=1)).to_contain_text("the result")


def asks(kind: str) -> Callable[[Match], bool]:
    """A moment at which the first seat is asked something, with several answers."""
    return lambda match: (
        match.pending == (0,)
        and match.asked is not None
        and match.asked.__name__ == kind
        and len(match.legal()) > 1
    )


def test_enter_chooses_what_is_usual(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", "peon", until=asks("Recruit"))
    expect(ana.page.locator("#choices button").first).to_have_class("choice usual")
    most, version = max(ana.here.match.legal()), ana.version
    ana.page.keyboard.press("Enter")
    ana.wait_for_change(version)
    table = ana.here.match
    assert table.game.texts[table.moves[-1][1]] == most


def test_a_special_action_is_a_button_and_to_end_the_turn_is_quiet(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", "peon", until=asks("Turn"))
    special = ana.page.get_by_role("button", name="special action")
    expect(special).to_be_visible()
    end = ana.page.locator("#choices > .ends")
    assert end.evaluate("each => getComputedStyle(each).fontWeight") == "400"


def reach_choices(ana: Guest) -> None:
    """Press Tab until the keyboard is where one decides."""
    for _ in range(60):
        ana.page.keyboard.press("Tab")
        at = ana.page.evaluate(WHERE)
        if at["isChoice"] or at["isOpener"]:
            return
    raise AssertionError("Tab leads to no choice")


def act_by_keys(ana: Guest, dice: random.Random) -> None:
    """End the turn, type what stands on a choice, or go to one and press Enter."""
    page, keys = ana.page, ana.page.keyboard
    at, caps = page.evaluate(WHERE), page.locator("#choices kbd").all_inner_texts()
    if at["isEnd"]:
        keys.press(dice.choice(["e", "Enter"]))
    elif caps and dice.random() < 0.4:
        keys.type(dice.choice(caps))
    else:
        if at["isOpener"]:
            keys.press("Enter")
        at = page.evaluate(WHERE)
        for _ in range(dice.randrange(min(4, at["of"] - at["left"]))):
            keys.press("Tab")
        keys.press("Enter")


def test_of_menu_hint_and_explanation_one_is_open_at_a_time(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", "peon", until=asks("Turn"))
    page = ana.page
    page.locator("#more").click()
    expect(page.locator("#menu")).to_be_visible()
    page.locator("#hint").click()
    expect(page.locator("#hinted")).to_be_visible()
    expect(page.locator("#menu")).to_be_hidden()
    page.locator("#explain").click()
    expect(page.locator("#explained")).to_be_visible()
    expect(page.locator("#hinted")).to_be_hidden()
