"""Studies in a real browser: branches and notes, and a position that is edited."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.support.web.browsing import Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]
THREE = "Toledo: worth 7/4/2; caballeros: 3 Purple"


def begin(guest: Guest, game: str) -> Guest:
    """Begin a study of a new game."""
    guest.go(f"/study/new/{game}").page.get_by_label("Seed").fill("1")
    guest.press("main button.strong")
    guest.page.wait_for_selector("#the-table[data-version]")
    return guest


def test_going_back_branches_and_a_note_is_kept(visit: Visit) -> None:
    ana = begin(visit(), "el-grande")
    ana.step(0)
    ana.step(0)
    moves = ana.page.locator("#moves button")
    expect(moves).to_have_count(3)
    ana.page.keyboard.press("ArrowLeft")
    expect(moves.nth(1)).to_have_attribute("aria-current", "true")
    ana.step(1)
    expect(ana.page.locator("#moves .variation button[aria-current]")).to_have_count(1)
    ana.press("#take-note")
    ana.page.get_by_label("Name of this position").fill("a quiet start")
    ana.page.locator("#note-text").fill("Keeps <b>the thirteen</b>.")
    ana.press("#noting .strong")
    expect(ana.page.locator("#noted")).to_have_text("a quiet start: Keeps <b>the thirteen</b>.")
    ana.press("#promote")
    expect(ana.page.locator("#moves li").first).to_contain_text("a quiet start")
    ana.page.reload()
    expect(ana.page.locator("#noted")).to_contain_text("a quiet start")
    ana.page.on("dialog", lambda dialog: dialog.accept())
    ana.press("#prune")
    expect(moves).to_have_count(3)


def test_a_position_is_edited_beside_its_picture(visit: Visit) -> None:
    ana = begin(visit(), "el-grande")
    ana.press("#more")
    ana.press("#to-editor")
    ana.page.locator("#area-toledo").click()
    fields = ana.page.locator("#fields .field:visible")
    expect(fields.first).to_contain_text("Purple")
    field = ana.page.get_by_label("Caballeros in the regions, Toledo, Purple")
    field.fill("3")
    field.press("Tab")
    expect(ana.page.locator("#undo-change")).to_be_enabled()
    expect(ana.page.locator("#part-board .told")).to_contain_text(THREE)
    field.fill("60")
    field.press("Tab")
    expect(ana.page.locator(".fault")).to_contain_text("That cannot be")
    expect(ana.page.locator("#set-up")).to_be_disabled()
    ana.press("#undo-change")
    expect(ana.page.locator("#state")).to_have_text("This position is possible.")
    ana.press("#set-up")
    ana.page.wait_for_selector("#the-table[data-version]")
    expect(ana.page.locator("#part-board .told")).to_contain_text(THREE)
