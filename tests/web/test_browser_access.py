"""Everybody can use the pages: axe finds nothing, and roles and names are enough to play."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from meseta.games import GAMES
from meseta.match.story import quiet_events
from meseta.web.store import mailboxes
from tests.support.waiting import until
from tests.support.web.browsing import LAPTOP, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
SIZES = {"laptop": LAPTOP, "phone": PHONE}
ALL = "MESETA_MORE" in os.environ
BOTH = [
    (look, size)
    for look in ("light", "dark")
    for size in SIZES.values()
    if ALL or (look == "light") == (size == PHONE)
]
"""Light on a phone, dark on a laptop; with more time both on both."""
AGAIN = ["/new/6-castles"] if ALL else []
"""Pages of a template that another page shows already."""
MOST = {"el-grande": 5, "el-caballero": 4, "6-castles": 4}


def is_late(match: Any) -> bool:
    """Whether the first seat has its turn in the last round of El Caballero."""
    return bool(match.round >= 7 and match.pending == (0,) and match.asked.__name__ == "Turn")


def ended(match: Any) -> bool:
    """Whether a game is over."""
    return bool(match.over)


def links_of(ana: Guest) -> list[str]:
    """Where the links lead that somebody has been given or sent."""
    store, person = ana.house.store, ana.person.id
    table = ana.table("el-grande", "me", "friend")
    [seat] = [seat.invitation for seat in table.seats if seat.invitation]
    confirms = mailboxes.add_mailbox(store, person, "ana@example.org")
    box = mailboxes.mailbox(store, person)
    assert box is not None
    return [
        f"/join/{seat}",
        f"/t/{table.row.id}",
        f"/come/{store.add_link(person, 'a phone')}",
        f"/mail/confirm/{confirms}",
        *([f"/mail/leave/{box.leave}"] if ALL else []),
    ]


@pytest.mark.sample(1)
@pytest.mark.parametrize(("look", "size"), BOTH)
def test_axe_finds_nothing_on_any_page(visit: Visit, look: str, size: dict[str, int]) -> None:
    ana = visit(viewport=size, color_scheme=look)
    over = ana.table("el-caballero", "me", "peon", until=ended).row.id
    ana.context.route("**/nowhere", lambda asked: asked.fulfill(response=asked.fetch(), status=200))
    found = []
    for path in (
        "/",
        "/new/el-grande",
        *AGAIN,
        "/me",
        "/api",
        "/network",
        "/club",
        "/study",
        "/study/new/el-caballero",
        *([f"/t/{over}"] if ALL else []),
        f"/t/{over}/result",
        *links_of(ana),
        "/nowhere",
    ):
        found += ana.go(path).violations()
    expect(ana.page.get_by_role("heading")).to_have_text("That did not work")
    assert "\n".join(found) == ""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("look", "size"), BOTH)
def test_axe_finds_nothing_on_what_opens_over_a_page(
    visit: Visit, look: str, size: dict[str, int]
) -> None:
    ana = visit(viewport=size, color_scheme=look)
    ana.sit("6-castles", "me", "here", "here")
    expect(ana.page.locator("#cover")).to_be_visible()
    found = ana.violations()
    ana.sit("el-grande", "me", "peon", until=lambda match: match.pending == (0,))
    ana.press("#hint")
    expect(ana.page.locator("#hinted li button").first).to_be_visible()
    found += ana.violations("#hinted")
    ana.page.keyboard.press("Escape")
    ana.press("#explain")
    expect(ana.page.locator("#explained")).to_be_visible()
    found += ana.violations("#explained")
    ana.page.keyboard.press("Escape")
    ana.go("/me").page.get_by_label("What it is for").fill("a bot")
    ana.press("form[action='/me/token'] button")
    found += ana.violations()
    ana.press("form[action='/me/device'] button")
    assert "\n".join(found + ana.violations()) == ""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("look", "size"), BOTH)
def test_axe_finds_nothing_on_a_board_of_ones_own(
    visit: Visit, look: str, size: dict[str, int]
) -> None:
    ana = visit(viewport=size, color_scheme=look)
    ana.go("/study/new/el-grande").press("main button.strong")
    ana.wait_for_turn()
    ana.step()
    ana.page.locator("#take-note").dispatch_event("click")
    found = ana.violations()
    ana.page.keyboard.press("Escape")
    ana.press("#more")
    found += ana.violations("#menu")
    ana.press("#to-editor")
    ana.page.locator("#area-toledo").click()
    expect(ana.page.locator("#fields .field:visible").first).to_be_visible()
    assert "\n".join(found + ana.violations()) == ""


@pytest.mark.sample(1)
@pytest.mark.parametrize(("look", "size"), BOTH)
@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_at_a_full_table(
    visit: Visit, look: str, size: dict[str, int], game: str
) -> None:
    ana = visit(viewport=size, color_scheme=look)
    sitters = ["me", *["peon"] * (MOST[game] - 1)]
    ana.sit(game, *sitters, until=lambda match: len(match.moves) > 40 and 0 in match.pending)
    ana.wait_for_turn()
    found = ana.violations()
    ana.press("#more")
    assert "\n".join(found + ana.violations("#menu")) == ""


def test_a_game_is_played_to_its_end_by_roles_and_names_alone(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "peon", until=None if ALL else is_late)
    page = ana.page
    bar = page.get_by_role("region", name="Your decision")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("checkbox", name="End my turn at once when nothing is left to do").check()
    page.get_by_role("button", name="Close", exact=True).click()
    story, asked = page.get_by_role("log", name="What happened"), bar.get_by_role("status")
    chance, told = random.Random(1), []
    over = page.get_by_role("link", name="See the result")
    for step in range(400):
        expect(bar.get_by_role("group").get_by_role("button").or_(over).first).to_be_visible()
        if over.count():
            break
        choose_by_name(ana, bar, chance)
        if step % 10 == 0:
            told.append(story.get_by_role("listitem").count())
            assert asked.inner_text() != ""
            assert_told(ana)
    assert told == sorted(set(told))
    over.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("the result")


def assert_told(ana: Guest) -> None:
    """The tree that screen readers are given tells where all pieces stand, and all that happened.

    What is new is told by itself: it is added to a list whose changes are read out.
    """
    ana.wait_for_turn()
    until(lambda: not untold(ana), "all that stands somewhere, and all that happened")
    log = ana.page.get_by_role("log", name="What happened")
    assert log.get_attribute("aria-live") == "polite"


def untold(ana: Guest) -> list[str]:
    """What the tree lacks of the table as the server has it now."""
    match, tree = ana.here.match, spoken(ana)
    drawn = [part for part in match.picture(0, "en").parts if part.kind in ("board", "mat")]
    where = [line for part in drawn for line in part.told]
    assert len(where) > 5
    quiet, told = quiet_events(match.game.book), zip(match.log, match.story(), strict=True)
    happened = [line for event, line in told if event[0] not in quiet]
    return [line for line in (*where, *happened) if line not in tree]


def spoken(ana: Guest) -> set[str]:
    """Every name in the browser's own accessibility tree."""
    session = ana.context.new_cdp_session(ana.page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    return {str(node.get("name", {}).get("value")) for node in nodes if not node["ignored"]}


def choose_by_name(ana: Guest, bar: Locator, chance: random.Random) -> None:
    """Press one of the choices that have names, and wait until they are others."""
    group = bar.get_by_role("group")
    opener = group.get_by_role("button", expanded=False)
    if opener.count():
        opener.click()
    names = group.get_by_role("button").all_inner_texts()
    assert all(names)
    before = ana.version
    first = 1 if group.get_by_role("button", expanded=True).count() else 0
    group.get_by_role("button").nth(chance.randrange(first, len(names))).click()
    ana.wait_for_change(before)
