"""What one person does at a table: take back, ask, press keys, use a phone."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meseta.games import GAMES
from meseta.web.http.language import LANGUAGES
from tests.support.waiting import until
from tests.support.web.browsing import FIND, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
TOUCHED: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
COUNT_FLIGHTS = """() => {
  window.flown = 0;
  new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
    if (node.classList?.contains("flying")) window.flown += 1;
  }))).observe(document.body, { childList: true });
}"""

COUNT_TONES = """() => {
  window.tones = 0;
  const { start } = OscillatorNode.prototype;
  OscillatorNode.prototype.start = function (at) { window.tones += 1; start.call(this, at); };
}"""


def asked_first(match: Any) -> bool:
    """Whether the first seat may place caballeros."""
    return bool(match.pending == (0,) and match.asked.__name__ == "Turn")


def step_until(ana: Guest, button: str) -> None:
    """Choose until a button is there."""
    for _ in range(40):
        ana.wait_for_turn()
        if ana.page.locator(f"{button}:visible").count():
            return
        ana.step()
    raise AssertionError(f"{button} was never there")


def press_and_wait(ana: Guest, what: Any) -> None:
    """Press something that changes the table."""
    version = ana.version
    ana.press(what)
    ana.wait_for_change(version)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_steps_are_taken_back_and_a_turn_is_started_over(visit: Visit, game: str) -> None:
    ana = visit().sit(game, "me", "peon", until=lambda match: len(match.moves) > 25)
    story = ana.page.locator("#story li")
    step_until(ana, "#start-over")
    moves, told, back = len(ana.here.match.moves), story.count(), ana.here.may_take_back(0)
    press_and_wait(ana, "#back")
    assert len(ana.here.match.moves) == moves - 1
    assert story.count() == len(ana.here.match.story())
    step_until(ana, "#start-over")
    press_and_wait(ana, "#start-over")
    assert len(ana.here.match.moves) == moves - back
    assert story.count() < told
    for button in ("#back", "#start-over"):
        expect(ana.page.locator(button)).to_be_hidden()


@pytest.mark.sample(1)
@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_the_language_is_switched_where_one_is(visit: Visit, language: str) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=asked_first)
    asked, address = ana.page.locator("#question").inner_text(), ana.page.url
    ana.page.locator("#language").select_option(language)
    expect(ana.page.locator("html")).to_have_attribute("lang", language)
    expect(ana.page.locator("#question")).not_to_have_text(asked)
    assert ana.page.url == address


def test_keys_alone_choose_undo_end_and_ask(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=asked_first)
    keys, page = ana.page.keyboard, ana.page
    for key in ("1", "u", "1"):
        version = ana.version
        keys.press(key)
        keys.press("Enter")
        ana.wait_for_change(version)
    keys.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    reached = [tab_on(ana) for _ in range(25)]
    assert "back" in reached
    assert "more" in reached
    page.locator("#more").focus()
    keys.press("Enter")
    expect(page.locator("#menu")).to_be_visible()
    keys.press("Escape")
    expect(page.locator("#menu")).to_be_hidden()
    expect(page.locator("#more")).to_be_focused()


def test_tab_and_enter_choose_and_e_ends_the_turn(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=asked_first)
    while not ana.page.locator("#end").is_visible():
        version = ana.version
        opener = ana.page.locator("#choices .opener")
        (opener if opener.count() else ana.page.locator("#choices button")).first.focus()
        for key in ("Enter", "Enter") if opener.count() else ("Enter",):
            ana.page.keyboard.press(key)
        ana.wait_for_change(version)
        assert ana.wait_for_turn()
    version = ana.version
    ana.page.keyboard.press("e")
    ana.wait_for_change(version)


def test_h_asks_for_a_hint_escape_closes_it_and_what_it_says_is_chosen_there(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=asked_first)
    advice = ana.page.locator("#hinted li button").first
    ana.page.keyboard.press("h")
    expect(advice).to_be_focused()
    ana.page.keyboard.press("Escape")
    expect(ana.page.locator("#hinted")).to_be_hidden()
    ana.page.keyboard.press("h")
    expect(advice).to_be_focused()
    press_and_wait(ana, advice)
    expect(ana.page.locator("#hinted")).to_be_hidden()


def tab_on(ana: Guest) -> str:
    """Go on to what is next; its id or its class."""
    ana.page.keyboard.press("Tab")
    focus = "() => document.activeElement.id || document.activeElement.className"
    return str(ana.page.evaluate(focus))


# --- a phone -------------------------------------------------------------------------------------


def test_on_a_phone_the_tab_that_holds_the_choices_opens_by_itself(visit: Visit) -> None:
    ana = visit(**TOUCHED).sit("el-grande", "me", "peon", until=asks_for_a_card)
    page = ana.page
    expect(page.locator("#tab-cards")).to_have_class(re.compile("has-choice"))
    expect(page.locator("#tab-players")).not_to_have_class(re.compile("has-choice"))
    expect(page.locator("#view")).to_be_hidden()
    expect(page.locator("#place-cards .lit").first).to_be_visible()
    for name in ("Players", "Story", "Cards"):
        page.get_by_role("tab", name=name).tap()
        assert page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    ana.step()
    expect(page.locator("#view")).to_be_visible()
    expect(page.locator("#standing span")).to_have_count(2)
    assert page.locator("#standing svg").first.is_visible()


def asks_for_a_card(match: Any) -> bool:
    """Whether the first seat must take an action card."""
    return bool(match.pending == (0,) and match.asked.__name__ == "Take")


@pytest.mark.sample(1)
@pytest.mark.parametrize(
    ("game", "asked"), [("el-grande", "Turn"), ("el-caballero", "PostCard"), ("6-castles", "Spot")]
)
def test_a_first_tap_shows_and_the_second_chooses(visit: Visit, game: str, asked: str) -> None:
    def is_asked(match: Any) -> bool:
        return bool(match.pending == (0,) and match.asked.__name__ == asked)

    ana = visit(**TOUCHED).sit(game, "me", "peon", until=is_asked)
    seen = ana.page.evaluate(FIND, 0)
    ana.page.touchscreen.tap(*seen["point"])
    expect(ana.page.locator("#choices .confirm")).to_be_visible()
    expect(ana.page.locator("#tip")).to_be_visible()
    assert ana.version == seen["version"]
    ana.page.touchscreen.tap(*seen["point"])
    ana.wait_for_change(seen["version"])


def test_what_is_pointed_at_is_shown_beside_it_and_can_be_pressed_while_it_is_shown(
    visit: Visit,
) -> None:
    """What comes of a cell lies where the cell was: the pointer still points at it."""

    def may_post(match: Any) -> bool:
        return bool(match.pending == (0,) and match.asked.__name__ == "PostCard")

    ana = visit().sit("el-caballero", "me", "peon", until=may_post)
    seen = ana.page.evaluate(FIND, 0)
    tip, (x, y) = ana.page.locator("#tip"), seen["point"]
    ana.page.mouse.move(x, y)
    expect(tip).to_be_visible()
    ana.page.mouse.move(x + 1, y)
    expect(tip).to_be_visible()
    box = tip.bounding_box()
    assert box is not None
    assert abs(box["x"] + box["width"] / 2 - x) < box["width"]
    ana.page.mouse.down()
    ana.page.mouse.up()
    ana.wait_for_change(seen["version"])
    expect(tip).to_be_hidden()


# --- motion, ids ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("wish", "flies"), [("no-preference", True), ("reduce", False)])
def test_pieces_fly_unless_somebody_prefers_less_motion_and_are_heard_where_that_is_wanted(
    visit: Visit, wish: str, flies: bool
) -> None:
    ana = visit(pace="fast", reduced_motion=wish)
    ana.sit("el-grande", "me", "peon", until=asked_first)
    ana.page.evaluate(COUNT_FLIGHTS)
    ana.page.evaluate(COUNT_TONES)
    ana.press("#more")
    ana.page.locator("#sounds").check()
    until(lambda: ana.page.evaluate("() => window.tones") == 2, "how it sounds")
    ana.press("#menu-close")
    version = ana.version
    opener = ana.page.locator("#choices .opener")
    if opener.count():
        ana.press(opener)
    ana.press(ana.page.locator("#choices .choice", has_text="Castillo"))
    ana.wait_for_change(version)
    ana.wait_for_turn()
    assert (ana.page.evaluate("() => window.flown") > 0) is flies
    until(lambda: ana.page.evaluate("() => window.tones") > 2, "a piece to be heard")


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_every_id_at_a_full_table_is_there_once(visit: Visit, game: str) -> None:
    sitters = ["me", *["peon"] * (4 if game == "el-grande" else 3)]
    ana = visit().sit(game, *sitters, until=lambda match: len(match.moves) > 60)
    ids = ana.page.locator("[id]").evaluate_all("all => all.map((each) => each.id)")
    assert sorted(ids) == sorted(set(ids))


@pytest.mark.sample(3)
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (768, 1024)])
@pytest.mark.parametrize("game", GAMES)
def test_nothing_needs_scrolling_to_act(visit: Visit, game: str, size: tuple[int, int]) -> None:
    sitters = ["me", *["peon"] * (4 if game == "el-grande" else 3)]
    ana = visit(viewport={"width": size[0], "height": size[1]})
    ana.sit(game, *sitters, until=lambda match: len(match.moves) > 40 and 0 in match.pending)
    outside = """all => all.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width && (box.left < -1 || box.top < -1
        || box.right > innerWidth + 1 || box.bottom > innerHeight + 1);
    }).map((each) => each.id || each.textContent)"""
    acted = ".bar, .bar > * > button, .part > svg, .log"
    assert ana.page.locator(acted).evaluate_all(outside) == []
    if size[0] > 1000:
        view = ana.page.locator("#view").evaluate("view => view.getBoundingClientRect().width")
        assert view >= 0.6 * size[0]
        assert min(ana.page.locator(".part-card text").evaluate_all(LETTERS), default=14) >= 13.9


LETTERS = """all => all.filter((each) => each.textContent.includes(" ")).map((each) => {
  const { a, b } = each.getScreenCTM();
  return parseFloat(getComputedStyle(each).fontSize) * Math.hypot(a, b);
})"""
"""How large the words of lines are, in pixels."""


def test_el_grande_can_be_read_on_small_screens(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", "peon", "peon")
    for size in ((768, 1024), (844, 390), (1024, 768)):
        ana.page.set_viewport_size({"width": size[0], "height": size[1]})
        until(lambda: min(sizes_of(ana)) > 11.5, f"letters to be read on {size}")
    ana.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    until(
        lambda: min(sizes_of(ana, "#view text, .part-track text")) >= 11, "a phone's map to be read"
    )


NAMES = "#view .area-table text, #view .area-name text, .part-track text"


def sizes_of(ana: Guest, written: str = NAMES) -> list[float]:
    """How large El Grande's names, points and rounds are written, or something else."""
    found = ana.page.locator(written).evaluate_all(LETTERS.replace('.includes(" ")', ".length"))
    return [float(size) for size in found]


COVERED = """() => {
  const banner = document.getElementById("banner").getBoundingClientRect();
  const cards = [...document.querySelectorAll(".lower .part")];
  return cards.map((each) => each.getBoundingClientRect()).filter((each) =>
    each.left < banner.right && banner.left < each.right
      && each.top < banner.bottom && banner.top < each.bottom).length;
}"""
"""How many cards a banner lies on."""


@pytest.mark.parametrize("game", ["el-caballero", "el-grande"])
def test_on_a_phone_a_new_round_is_announced_beside_the_power_cards(
    visit: Visit, game: str
) -> None:
    still = visit(viewport=PHONE, reduced_motion="reduce")
    ana = still.sit(game, "me", "peon", until=lambda match: 0 in match.pending)
    expect(ana.page.locator("#the-table")).to_have_attribute("data-tab", "cards")
    ana.page.locator("#banner").evaluate("""banner => {
      banner.innerHTML = "<strong>Round 2</strong><span>You begin</span>";
      banner.hidden = false;
    }""")
    assert ana.page.locator("#banner").evaluate("each => each.getBoundingClientRect().top") >= 0
    assert ana.page.evaluate(COVERED) == 0


def test_at_a_shared_phone_the_cards_of_whoever_is_next_open_by_themselves(visit: Visit) -> None:
    def plays_a_card(match: Any) -> bool:
        asked = match.pending == (0,) and match.asked.__name__ == "Power"
        return bool(asked and match.round == 2)

    ana = visit(viewport=PHONE).sit("el-caballero", "me", "here", "here", until=plays_a_card)
    expect(ana.page.locator("#the-table")).to_have_attribute("data-tab", "cards")
