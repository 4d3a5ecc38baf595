"""Several people: at two browsers, and around one screen."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from meseta.match.match import Match
from tests.support.web.browsing import Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def discs_of_all(match: Match) -> bool:
    """Whether everybody is asked for a secret disc."""
    return bool(match.asked and match.asked.several and len(match.pending) == len(match.game.seats))


def test_a_friend_comes_by_the_link_and_both_see_the_same_move(visit: Visit) -> None:
    ana, ben = visit(), visit()
    ana.go("/new/el-grande").page.get_by_label("Green", exact=True).select_option("friend")
    ana.page.get_by_label("Blue", exact=True).select_option("none")
    ana.page.get_by_label("Orange", exact=True).select_option("none")
    ana.page.get_by_role("button", name="Open the table").click()
    link = ana.page.locator("#waiting .address a").inner_text()
    ben.page.goto(link)
    ben.page.get_by_role("button", name="Sit down").click()
    expect(ana.page.locator("#waiting")).to_be_hidden()
    first, other = (ana, ben) if ana.here.match.pending == (0,) else (ben, ana)
    first.step()
    first.step()
    expect(other.page.locator("#the-table")).to_have_class("mine")
    expect(other.page.locator("#story li").last).to_contain_text("plays power card")


def test_a_disc_is_secret_until_all_are_set(visit: Visit) -> None:
    ana, ben = visit(), visit()
    table = ana.table("el-grande", "me", "friend", seed="4", short=True).row.id
    [_, seat] = ana.house.store.seats(table)[table]
    ana.go(f"/t/{table}")
    ben.go(f"/join/{seat.invitation}").press("main button")
    ben.page.wait_for_selector("#the-table[data-version]")
    ana.house.play_on(table, discs_of_all, seed="4")
    for guest in (ana, ben):
        expect(guest.page.locator("#choices button.choice")).to_have_count(9)
    before = drawn(ben)
    region = ana.choose(8).split(maxsplit=1)[-1]
    ana.press("#choices .sure")
    expect(ana.page.locator("#the-table")).not_to_have_class("mine")
    for told in ("#story li:last-child", "#place-mats"):
        assert region not in str(ben.page.locator(told).text_content())
    assert ben.page.locator("#choices button.choice").count() == 9
    assert drawn(ben) == before
    ben.choose()
    ben.press("#choices .sure")
    for guest in (ana, ben):
        shown = guest.page.locator("#story").get_by_text(region)
        expect(shown.first).to_be_attached()


def drawn(guest: Guest) -> list[str]:
    """All parts of a table as somebody sees them, but for the mats, which show whose turn it is."""
    parts = guest.page.locator(".part:not(.part-mat)")
    shown: list[str] = parts.evaluate_all("all => all.map((part) => part.innerHTML)")
    return shown


def test_three_people_at_one_screen_decide_secretly_behind_covers(visit: Visit) -> None:
    ana = visit().sit("el-grande", "me", "here", "here", until=discs_of_all, seed="2")
    cover, names = ana.page.locator("#cover"), []
    for _ in range(3):
        expect(cover).to_be_visible()
        assert ana.page.locator("#choices button.choice").count() == 0
        assert ana.page.locator("#the-table").get_attribute("inert") is not None
        names.append(ana.page.locator("#cover-words").inner_text())
        ana.press("#cover-open")
        expect(ana.page.locator("#choices button.choice")).to_have_count(9)
        ana.choose(2)
        ana.press("#choices .sure")
    assert len(set(names)) == 3
    expect(ana.page.locator("#story li.new").first).to_be_attached()
    expect(cover).to_be_hidden()


def test_without_secrets_the_screen_goes_on_to_the_next_person(visit: Visit) -> None:
    ana = visit().sit("el-caballero", "me", "here")
    for _ in range(4):
        ana.step()
    assert [seat for seat, _ in ana.here.match.moves] == [0, 1, 1]
    expect(ana.page.locator("#cover")).to_be_hidden()
