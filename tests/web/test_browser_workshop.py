"""The box workshop in a real browser: correct, play with it, hand it on, and do not agree."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from meseta.cli import main
from meseta.web.table.hub import Hub
from tests.support.web.browsing import PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def begin(guest: Guest, game: str) -> str:
    """Begin with the first box of a game; its address."""
    guest.go(f"/games/{game}/box")
    guest.press("form .strong >> nth=0")
    guest.page.wait_for_url("**/box/*")
    return guest.page.url.removeprefix(guest.house.address)


def lay(guest: Guest, box: str, key: str) -> Page:
    """Lay a component on the bench, with its form open."""
    guest.go(f"{box}/bench?at={key}")
    guest.page.keyboard.press("2")
    expect(guest.page.locator("#form")).to_be_visible()
    return guest.page


def kept(guest: Guest, verdict: str = "Different") -> None:
    """Wait until what was found is kept."""
    expect(guest.page.locator("#verdict")).to_have_text(verdict)


def correct_cards(guest: Guest, box: str) -> None:
    """Two copies of one card, one of another, and a card that moves one more."""
    page = lay(guest, box, "deck|stack 1|cards|intrigue_region_5")
    page.get_by_label("how many there are \N{MINUS SIGN}").click()
    expect(page.locator("#misfits")).to_contain_text("you have 9, the rule book prints 10")
    page = lay(guest, box, "deck|stack 1|cards|intrigue_any_3")
    page.get_by_label("how many there are +").click()
    expect(page.locator("#misfits")).to_be_hidden()
    page.get_by_label("up to +").click()
    expect(page.locator("#picture")).to_contain_text("Move up to 4")
    page.get_by_label("special action, 1").select_option(label="special scoring")
    expect(page.locator("#picture")).to_contain_text("Score one region")


def correct_map(guest: Guest, box: str) -> None:
    """What a third place is worth, by pressing it; and two neighbours that we do not have."""
    page = lay(guest, box, "region|galicia")
    page.locator("#picture .spot").nth(2).click()
    expect(page.locator("#about")).to_have_text("4 / 2 / 1")
    guest.go(f"{box}/bench?at=border|galicia-castilla")
    page.keyboard.press("5")
    page.locator("#palette").get_by_text("Galicia \N{EN DASH} Toledo").press("Enter")
    kept(guest, "One more like this")
    expect(page.locator("#component")).to_have_text("Galicia \N{EN DASH} Toledo")


def correct_edges(guest: Guest, box: str) -> None:
    """Land where we have water, by pressing the side; and undone, and done again."""
    page = lay(guest, box, "area|a01")
    before = page.locator("#about").inner_text()
    page.locator("#picture .spot").nth(1).click()
    kept(guest)
    expect(page.locator("#about")).to_contain_text("east land")
    page.locator("#undo").click()
    expect(page.locator("#about")).to_have_text(before)
    page.locator("#redo").click()
    kept(guest)
    page.locator("#done").click()
    expect(page.locator("#component")).to_have_text("A02")


def correct_gold(guest: Guest, box: str) -> None:
    """Gold in the water does not fit, and the way to the card is offered; then it lies on land."""
    page = lay(guest, box, "area|a02")
    page.get_by_label("Add: gold, at the side").click()
    expect(page.locator("#misfits")).to_contain_text("Gold lies on land, but in the north")
    page.locator("#next").click()
    page.locator("#misfits").get_by_role("link", name="A02").click()
    expect(page.locator("#component")).to_have_text("A02")
    page.locator("#picture .spot").nth(0).click()
    expect(page.locator("#misfits")).to_be_hidden()


def correct_powers(guest: Guest, box: str) -> None:
    """A power card that brings one caballero more, and lays one area card less."""
    page = lay(guest, box, "power|value 9")
    page.get_by_label("caballeros +", exact=True).click()
    kept(guest)
    page.get_by_label("area cards \N{MINUS SIGN}").click()
    expect(page.locator("#about")).to_have_text("4 caballeros, 1 area")


def correct_tile(guest: Guest, box: str) -> None:
    """Another terrain in a quarter, by keyboard alone."""
    page = lay(guest, box, "landscape|lt21")
    page.locator("#picture .spot").nth(0).focus()
    page.keyboard.press("Enter")
    page.locator("#palette").get_by_text("olives", exact=True).press("Enter")
    kept(guest)
    expect(page.locator("#about")).to_contain_text("NW olives")


def correct_bonus(guest: Guest, box: str) -> None:
    """A rock that brings something else."""
    page = lay(guest, box, "landscape|lt01")
    page.get_by_label("what the rock brings", exact=True).get_by_text("a half coin").click()
    kept(guest)


def correct_charter(guest: Guest, box: str) -> None:
    """A charter that brings one point more; the form stays while it is as ours for a moment."""
    page = lay(guest, box, "charter|ch02")
    for step, verdict in (("+", "Different"), ("\N{MINUS SIGN}", "The same"), ("+", "Different")):
        page.get_by_label(f"points {step}", exact=True).click()
        kept(guest, verdict)


STORIES = {
    "el-grande": (correct_cards, correct_map),
    "el-caballero": (correct_edges, correct_gold, correct_powers),
    "6-castles": (correct_tile, correct_bonus, correct_charter),
}
"""A count, what a card does or brings, and something on a drawing that is pressed, in each game."""
FOUND = ".found-different, .found-more"


def corrections_of(guest: Guest, box: str, folder: Path, name: str) -> Path:
    """What a guest hands on, as a file."""
    guest.go(box)
    guest.press("details:nth-of-type(2) > summary")
    with guest.page.expect_download() as download:
        guest.press("a[href$='/corrections']")
    path = folder / f"{name}.toml"
    download.value.save_as(path)
    return path


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", STORIES)
def test_a_box_is_corrected_played_with_and_handed_on(
    visit: Visit, tmp_path: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    ana, ben = visit(), visit(viewport=PHONE)
    ben.wish(name="Ben")
    box = begin(ana, game)
    for correct in STORIES[game]:
        correct(ana, box)
    ana.go(box)
    corrected = ana.page.locator(FOUND).count()
    expect(ana.page.locator("#progress")).to_contain_text(f"{corrected} corrected")

    ana.press(f"a[href^='/new/{game}']")
    expect(ana.page.locator("input[name=box]:checked")).not_to_have_value("")
    ana.press("main form .strong")
    ana.page.wait_for_selector("#the-table[data-version]")
    table = ana.page.url.rpartition("/")[2]
    expect(ana.page.locator(".options").first).to_contain_text("Box: ")
    hub = ana.house.app.state.services[Hub]
    drawn = hub.tables[table].match.game.document
    ana.house.play_on(table, lambda match: match.over)
    ana.go(f"/t/{table}/box")
    expect(ana.page.locator(".compared > li")).to_have_count(corrected)
    ana.go(f"/t/{table}?at=3")
    assert hub.tables[table].match.game.document == drawn

    mine = corrections_of(ana, box, tmp_path, "ana")
    ben.go(f"/games/{game}/box").press("details:has(input) > summary")
    ben.page.locator("input[type=file]").set_input_files(mine)
    ben.press("form[action$='/import'] button")
    ben.page.wait_for_url("**/box/*")
    expect(ben.page.locator(FOUND)).to_have_count(corrected)
    his = ben.page.url.removeprefix(ben.house.address)
    key = ben.page.locator(".found-different a").first.get_attribute("href")
    ben.go(str(key))
    ben.press("[data-verdict=same]")
    until_gone = ben.page.locator("#progress")
    expect(until_gone).to_contain_text(f"{corrected - 1} corrected")
    theirs = corrections_of(ben, his, tmp_path, "ben")
    assert main(["box", "merge", str(mine)]) == 0
    assert main(["box", "merge", str(mine), str(theirs)]) == 1
    told = capsys.readouterr().err
    assert "Ana: " in told
    assert "Ben: same" in told
