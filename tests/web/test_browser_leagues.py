"""A season in a browser: made, shared, played, looked at by everybody."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from meseta.web.store import leagues
from meseta.web.store.leagues import BoardResult
from meseta.web.store.store import DAY
from tests.support.web.browsing import PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def faults(guest: Guest) -> list[str]:
    """What axe finds, and whether the page is wider than the window."""
    found = guest.violations()
    wide = guest.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return found + (["too wide"] if wide > 0 else [])


def test_a_season_from_the_form_to_the_standings(visit: Visit) -> None:
    ana, ben = visit(), visit(viewport=PHONE)
    page, store = ana.page, ana.house.store
    ben.wish(name="Benito")
    page.goto(f"{ana.house.address}/leagues")
    page.get_by_role("link", name="El Grande").click()
    page.get_by_label("Name of the league").fill("Winter league")
    page.get_by_text("3", exact=True).click()
    page.get_by_text("groups and a final", exact=True).click()
    expect(page.get_by_role("spinbutton", name="Groups")).to_be_visible()
    page.get_by_text("everybody meets everybody", exact=True).click()
    expect(page.get_by_role("spinbutton", name="Groups")).to_be_hidden()
    page.get_by_role("spinbutton", name="Rounds").fill("2")
    page.get_by_role("button", name="Make the league").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Winter league")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text("You are in.")).to_be_visible()
    link = page.locator(".address a").get_attribute("href")
    assert link is not None
    ben.page.goto(link)
    assert faults(ben) == []
    ben.page.get_by_role("button", name="Join").click()
    expect(ben.page.get_by_text("You are in.")).to_be_visible()
    page.reload()
    for _ in range(2):
        page.get_by_role("button", name="Add a bot").click()
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()
    page.get_by_role("button", name="Remove Gonzalo").or_(
        page.get_by_role("button", name="Remove Leonor")
    ).first.click()
    expect(page.get_by_role("heading", name="3 players")).to_be_visible()
    page.get_by_role("button", name="Begin the first round").click()
    expect(page.get_by_text("Round 1 of 2")).to_be_visible()
    expect(ben.page.get_by_role("link", name="To my table")).to_be_visible()
    league = page.url.rpartition("/")[2].partition("#")[0]
    row = leagues.find_league(store, league)
    assert row is not None
    assert row.due is not None
    assert row.due > row.changed + 29 * DAY
    results = [BoardResult(seat, seat + 1, 90 - seat, "played") for seat in range(3)]
    leagues.keep_board(store, league, 1, 1, results)
    page.reload()
    expect(page.locator(".standings tbody tr").first.locator("td").first).to_have_text("1")
    expect(page.locator(".crosstable")).to_contain_text("1:0")
    ben.page.reload()
    expect(ben.page.get_by_role("link", name="To my table")).to_be_hidden()
    assert faults(ben) + faults(ana) == []
    page.get_by_text("End the league …").click()
    page.get_by_label("To do it, type “end”:").last.fill("end")
    page.get_by_role("button", name="End the league", exact=True).click()
    expect(page.get_by_text("Finished", exact=True)).to_be_visible()


@pytest.mark.sample(1)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_the_list_and_the_form_are_for_everybody(visit: Visit, look: str) -> None:
    ana = visit(viewport=PHONE, color_scheme=look)
    for path in ("/leagues", "/leagues/new/6-castles"):
        ana.page.goto(ana.house.address + path)
        assert faults(ana) == []
