"""Coming back, in a browser: lost connections, a server that was stopped, two windows, a replay."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect

from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import LAPTOP, MY_TURN, Guest, House

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def with_ben(visit: Visit, **given: str) -> tuple[Guest, Guest, str]:
    """Ana and Ben at a table of two, at which Ana is asked, and both end their turns at once."""
    ana, ben = visit(**given), visit()
    table = ana.table("el-grande", "me", "friend", short=True).row.id
    [_, seat] = ana.house.store.seats(table)[table]
    for number in (0, 1):
        ana.house.store.change_seat(table, number, orders={"end": True})
    ben.go(f"/join/{seat.invitation}").press("main button")
    ana.go(f"/t/{table}")
    return ana, ben, table


def story_of(page: Page) -> list[str]:
    """Everything that is told."""
    lines: list[str] = page.locator("#story li").all_inner_texts()
    return lines


def hand_of(page: Page) -> int:
    """How many cards lie in the hand."""
    return page.locator("#place-hand .part").count()


def test_what_happened_while_the_connection_was_lost_is_seen_when_it_is_back(
    visit: Visit,
) -> None:
    ana, ben, _table = with_ben(visit)
    ana.step()
    ben.wait_for_turn()
    ana.context.set_offline(True)
    ben.step()
    ana.context.set_offline(False)
    expect(ana.page.locator(f'#the-table[data-version="{ben.version}"]')).to_be_attached()
    expect(ana.page.locator("#the-table")).not_to_have_class("lost")
    assert story_of(ana.page) == story_of(ben.page)


def test_a_server_that_was_stopped_goes_on_where_it_was(tmp_path: Path, chromium: Browser) -> None:
    house = House(tmp_path)
    wished: Any = {"viewport": LAPTOP, "locale": "en-GB"}
    context = chromium.new_context(**wished)
    page = context.new_page()
    page.set_default_timeout(MILLISECONDS)
    ana = Guest(house, context, page).wish(name="Ana", pace="off")
    ana.sit("el-grande", "me", "here", short=True)
    ana.step()
    before, port = ana.version, house.door.getsockname()[1]
    house.close()
    expect(page.locator("#the-table")).to_have_class("mine lost")
    house = House(tmp_path, port)
    try:
        expect(page.locator("#the-table")).to_have_class("mine")
        assert ana.version == before
        cards = hand_of(page)
        again = Guest(house, context, page)
        again.step()
        again.step()
        assert int(again.version) > int(before)
        page.reload()
        assert hand_of(page) <= cards
    finally:
        context.close()
        house.close()


def test_two_windows_of_one_person_agree_and_any_page_says_whose_turn_it_is(visit: Visit) -> None:
    ana, ben, table = with_ben(visit)
    ben.go("/me")
    other = ana.context.new_page()
    other.goto(f"{ana.house.address}/t/{table}")
    other.wait_for_selector(MY_TURN)
    ana.step()
    expect(other.locator(f'#the-table[data-version="{ana.version}"]')).to_be_attached()
    expect(other.locator("#the-table")).not_to_have_class("mine")
    assert story_of(other) == story_of(ana.page)
    assert hand_of(other) == hand_of(ana.page)
    expect(ben.page).to_have_title(re.compile("● Your turn: El Grande"))


def test_who_comes_back_reads_what_happened_and_sees_it_again(visit: Visit) -> None:
    ana, ben, table = with_ben(visit)
    ana.step()
    ana.go("/")
    ben.step()
    ana.go(f"/t/{table}")
    told = ana.page.locator("#since-story li")
    expect(told.first).to_contain_text("Green plays power card")
    present = story_of(ana.page)
    ana.press("#since-show")
    expect(ana.page.locator("#since")).to_be_hidden()
    expect(ana.page.locator("#story li")).to_have_count(len(present))
    assert story_of(ana.page) == present
    ana.press("#again")
    expect(ana.page.locator("#since")).to_be_visible()
    ana.house.play_on(table, lambda match: match.pending == (0,))
    ana.step()
    expect(ana.page.locator("#since")).to_be_hidden()


def test_people_talk_and_whoever_wants_silence_has_it(visit: Visit) -> None:
    ana, ben, _table = with_ben(visit)
    ana.press("#show-chat")
    ana.page.locator("#chat-text").fill("<b>Good luck</b>")
    ana.page.keyboard.press("Enter")
    expect(ben.page.locator("#unread")).to_have_text("(1)")
    ben.press("#show-chat")
    expect(ben.page.locator("#said li")).to_have_text("Ana <b>Good luck</b>")
    ben.press("#mute")
    expect(ben.page.locator("#lines")).to_be_hidden()


def test_clocks_count_down_at_the_seats(visit: Visit) -> None:
    ana = visit()
    ana.context.request.post(
        f"{ana.house.address}/new/el-grande",
        form={"seat-purple": "me", "seat-green": "here", "clock": "live", "minutes": "5"},
    )
    ana.go("/").page.locator("#my-tables a").first.click()
    expect(ana.page.locator(".clock.runs")).to_have_text(re.compile(r"4:5\d"))
    expect(ana.page.locator(".clock:not(.runs)")).to_have_text("5:00")


def test_notifications_are_asked_for_by_a_press_alone(visit: Visit) -> None:
    ana = visit(permissions=["notifications"])
    ana.go("/me")
    ana.page.get_by_role("button", name="Allow notifications").click()
    expect(ana.page.get_by_role("button", name="No notifications")).to_be_visible()
    assert ana.person.settings["notify"] == "yes"
