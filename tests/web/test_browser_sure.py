"""Nothing is lost by one press, the great moments are seen, the board comes first."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from meseta.games.el_grande.rules.decisions import Disc, Turn
from tests.support.waiting import until
from tests.support.web.browsing import FIND, PHONE, TABLE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


# --- what cannot be taken back -------------------------------------------------------------------


def sets_disc(match: Any) -> bool:
    """Whether the first seat sets its secret disc, with caballeros to be led somewhere."""
    return bool(match.asked is Disc and 0 in match.pending and match.view(None)["castillo"])


def test_what_cannot_be_taken_back_is_pressed_twice_by_pointer_and_by_keyboard(
    visit: Visit,
) -> None:
    """Also where others answer meanwhile."""
    ana = visit().sit("el-grande", "me", "peon", until=sets_disc)
    ana.choose(0)
    until(lambda: ana.here.match.pending == (0,), "the others' discs")
    until(lambda: ana.version == str(ana.here.version), "the page")
    expect(ana.page.locator("#choices .sure")).to_be_focused()
    expect(ana.page.locator("#detail")).to_contain_text("cannot be undone")
    version = ana.version
    ana.page.keyboard.press("Enter")
    ana.wait_for_change(version)


def may_place(match: Any) -> bool:
    """Whether the first seat may place caballeros, or end its turn."""
    return bool(match.asked is Turn and match.pending == (0,) and len(match.legal(0)) > 3)


SLIPS = """() => {
  const sure = document.querySelector("#choices .sure");
  sure.dispatchEvent(new MouseEvent("click", { detail: 2, bubbles: true }));
  sure.dispatchEvent(new KeyboardEvent("keydown", { key: "e", repeat: true, bubbles: true }));
  return document.getElementById("the-table").classList.contains("sending");
}"""
"""The second half of a double click, and a key that is held."""


def test_to_end_a_turn_with_something_left_takes_two_presses_and_no_slip(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=may_place)
    version = ana.version
    ana.page.keyboard.press("e")
    expect(ana.page.locator("#choices .sure")).to_be_focused()
    expect(ana.page.locator("#detail")).to_contain_text("Something is left to do")
    ana.page.locator("#choices .sure").click(trial=True)
    assert not ana.page.evaluate(SLIPS)
    assert ana.version == version
    ana.page.keyboard.press("e")
    until(lambda: ana.version != version, "the end of the turn")


def test_what_was_touched_once_stays_so_while_others_decide_and_is_chosen_once(
    visit: Visit,
) -> None:
    ana = visit(pace="fast", viewport=PHONE, has_touch=True, is_mobile=True)
    ana.sit("el-grande", "me", "peon", until=sets_disc)
    ana.page.touchscreen.tap(*ana.page.evaluate(FIND, 0)["point"])
    expect(ana.page.locator("#choices .confirm")).to_be_visible()
    until(lambda: ana.here.match.pending == (0,), "the others' discs")
    until(lambda: ana.version == str(ana.here.version), "the page")
    ana.press("#choices .confirm")
    expect(ana.page.locator("#scored-on")).to_be_visible()
    expect(ana.page.locator("#view"), "the board lies below the paper").to_be_visible()


def test_a_power_card_waits_to_be_ended_and_can_be_taken_back(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=lambda match: match.pending == (0,))
    first = ana.version
    ana.choose(0)
    ana.wait_for_change(first)
    expect(ana.page.locator("#end")).to_be_visible()
    outlined = ana.page.locator(".place-mats > .part:has([stroke-width='4'])")
    expect(outlined).to_have_attribute("id", f"part-seat-{ana.here.match.game.seats[0]}")
    second = ana.version
    ana.press("#back")
    ana.wait_for_change(second)
    assert len(ana.here.match.moves) == 0


def test_who_leaves_for_good_types_it(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=lambda match: match.pending == (0,))
    table = ana.here.row.id
    ana.press("#more")
    leaving = ana.page.locator("#leaving details")
    leaving.locator("summary").click()
    expect(leaving).to_contain_text("last place")
    leaving.locator("input").fill("never")
    leaving.locator("button").click()
    assert leaving.locator("input:invalid").count() == 1
    assert ana.house.store.seats(table)[table][0].left is None


UNDER_SKIP = """() => {
  const by = (id) => document.getElementById(id);
  const box = (id) => by(id).getBoundingClientRect();
  const together = [["end", "back", "start-over"], ["retake", "play-on"]];
  const hide = (ids, isHidden) => { for (const id of ids) by(id).hidden = isHidden; };
  hide(["skip"], false);
  const skip = box("skip");
  hide(["skip"], true);
  return together.flatMap((ids) => {
    hide(ids, false);
    const near = ids.filter((id) => {
      const { left, right, top, bottom } = box(id);
      return left < skip.right + 5 && skip.left < right + 5
        && top < skip.bottom + 5 && skip.top < bottom + 5;
    });
    hide(ids, true);
    return near;
  });
}"""
"""What lies, once nothing is left to be skipped, where that was pressed."""


SIZES = [(360, 640), (1280, 720), (768, 1024), (844, 390), (390, 844)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_to_skip_lies_over_nothing_that_decides_also_where_words_are_long(
    visit: Visit, size: tuple[int, int]
) -> None:
    wide, high = size
    ana = visit(viewport={"width": wide, "height": high}, language="de")
    ana.sit("el-grande", "me", "peon", until=lambda match: match.pending == (0,))
    assert ana.page.evaluate(UNDER_SKIP) == []


# --- forms ---------------------------------------------------------------------------------------


def test_what_does_not_fit_cannot_be_chosen(visit: Visit) -> None:
    page = visit().go("/new/el-grande").page
    regency = page.locator("input[value=new-regency]")
    regency.check(force=True)
    page.locator("input[name=edition][value=classic]").check(force=True)
    expect(regency).to_be_disabled()
    expect(regency).not_to_be_checked()
    single = page.locator("input[name=old_hands][value=veto]")
    expect(single).to_be_disabled()
    page.locator("input[name=edition][value='2023']").check(force=True)
    expect(regency).to_be_enabled()
    expect(single).to_be_enabled()


def test_what_does_not_fit_the_size_of_its_tables_cannot_be_chosen_for_a_league(
    visit: Visit,
) -> None:
    page = visit().go("/leagues/new/el-grande").page
    merged = page.locator("input[name=merged_stack][value=yes]")
    expect(merged).to_be_disabled()
    page.locator("input[name=table_size][value='3']").check(force=True)
    expect(merged).to_be_enabled()


def test_what_is_wrong_on_a_form_is_in_sight(visit: Visit) -> None:
    ana, form = visit(), "/leagues/new/el-grande"
    sent: dict[str, str | float | bool] = {"name": "Winter", "place_points": "1 2 3"}
    refused = ana.context.request.post(ana.house.address + form, form=sent).text()
    ana.page.route(f"**{form}", lambda route: route.fulfill(body=refused, content_type="text/html"))
    page = ana.go(form).page
    expect(page.locator("fieldset:has(#place_points) .wrong")).to_be_in_viewport()
    expect(page.locator("#name")).to_have_value("Winter")


# --- scorings ------------------------------------------------------------------------------------

STAGED = """() => {
  window.staged = { discs: 0, going: 0, brought: 0 };
  new MutationObserver((all) => all.forEach((each) => each.addedNodes.forEach((node) => {
    for (const kind of Object.keys(window.staged)) {
      if (node.classList?.contains(kind.replace(/s$/, ""))) window.staged[kind] += 1;
    }
  }))).observe(document.getElementById("stage"), { childList: true });
}"""


IS_WHOLE = """() => {
  const rows = document.querySelector("#scored > .scroll");
  const [room, sums] = [rows, rows.lastChild.lastChild].map((each) => each.getBoundingClientRect());
  return rows.scrollWidth <= rows.clientWidth && sums.bottom <= room.bottom + 1;
}"""


def test_a_general_scoring_is_shown_on_the_map_before_the_next_round_begins(visit: Visit) -> None:
    ana = visit(pace="fast").sit("el-grande", "me", "peon", until=sets_disc)
    until(lambda: ana.here.match.pending == (0,), "the others' discs")
    until(lambda: ana.version == str(ana.here.version), "the page")
    ana.page.evaluate(STAGED)
    ana.choose(0)
    expect(ana.page.locator("#choices .sure")).to_be_visible()
    ana.press("#choices .sure")
    expect(ana.page.locator(f"{TABLE}.scoring")).to_be_visible()
    round_before = ana.page.evaluate("document.querySelector('.place-track .now')?.textContent")
    expect(ana.page.locator("#scored-on")).to_be_visible()
    staged = ana.page.evaluate("window.staged")
    assert staged["discs"] > 0
    assert staged["brought"] > 0
    assert ana.page.locator("#scored-now").text_content(), "the bar says what is scored"
    ana.press("#scored-on")
    now = "document.querySelector('.place-track .now')?.textContent"
    until(lambda: ana.page.evaluate(now) != round_before, "the next round")
    ana.sit("6-castles", "me", "peon", until=lambda match: match.over).press("#scored-again")
    expect(ana.page.locator("#scored tfoot")).to_be_visible()
    assert ana.page.evaluate(IS_WHOLE), "something of the paper is cut off"


# --- the board -----------------------------------------------------------------------------------

BOARD = """() => {
  const svg = document.querySelector("#part-board svg");
  const { width, height } = svg.getBoundingClientRect();
  const box = svg.viewBox.baseVal;
  return box.width * Math.min(width / box.width, height / box.height);
}"""
SCREENS = [(1024, 768), (1280, 720), (1280, 800), (1366, 768), (844, 390)]


@pytest.mark.sample(2)
@pytest.mark.parametrize("size", SCREENS, ids=lambda size: "x".join(map(str, size)))
def test_the_board_gets_most_of_the_width_and_keeps_it(visit: Visit, size: tuple[int, int]) -> None:
    wide, high = size
    ana = visit(viewport={"width": wide, "height": high})
    ana.sit("el-grande", "me", "peon", "peon", "peon", until=lambda m: m.pending == (0,))
    before = ana.page.evaluate(BOARD)
    assert before >= 0.595 * wide
    ana.step()
    assert abs(ana.page.evaluate(BOARD) - before) < 2


def test_below_the_board_of_a_phone_stand_the_own_mat_and_the_last_event(visit: Visit) -> None:
    ana = visit(viewport=PHONE, has_touch=True, is_mobile=True)
    ana.sit("el-grande", "me", "peon", until=lambda match: match.pending == (0,))
    ana.press("#tab-board")
    expect(ana.page.locator(".place-mats > .own")).to_be_visible()
    expect(ana.page.locator("#story li").last).to_be_visible()
    ana.page.locator(".log").click(trial=True)  # the sea does not lie over it


# --- who sits there ------------------------------------------------------------------------------


def test_bots_have_names_of_their_own(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "caballero", "caballero", "caballero")
    names = ana.page.locator(".sitter").all_inner_texts()
    bots = [name.partition(" · ")[0] for name in names if name.endswith("Caballero")]
    assert len({*bots}) == 3
    assert not {*bots} & {"Caballero", ""}


def test_the_story_is_told_turn_by_turn(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "peon", until=lambda match: len(match.moves) > 40)
    lines = ana.page.locator("#story li:visible")
    assert ana.page.locator("#story .more-of-it").count() > lines.count() / 3
    until(
        lambda: ana.page.locator("#story li").all_text_contents() == ana.here.match.story(),
        "the whole story",
    )


NAMED_AGAIN = """() => [...document.querySelectorAll("#story li:not([hidden])")].filter((line) =>
  line.querySelector(".subject") && getComputedStyle(line.querySelector(".subject")).width === "1px"
  && !line.classList.contains("same-subject")).length"""


def test_what_a_player_does_in_a_turn_is_one_sentence(visit: Visit) -> None:
    """A name is left away only where the sentence before is about the same player."""
    ana = visit().sit("6-castles", "me", "peon", until=lambda match: match.round > 2)
    story = ana.page.locator("#story")
    expect(story.locator(".goes-on .stop").first).to_be_hidden()
    parts = story.locator(".goes-on"), story.locator(".same-subject")
    until(lambda: parts[0].count() == parts[1].count() > 5, "sentences that go on")
    assert ana.page.evaluate(NAMED_AGAIN) == 0
