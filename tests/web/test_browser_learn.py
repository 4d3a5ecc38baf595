"""A lesson in a browser, by keyboard alone; and the paragraph beside a question."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.support.web.browsing import LAPTOP, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def test_a_lesson_is_gone_through_by_keyboard(visit: Visit) -> None:
    page = visit().go("/learn/el-grande/place").page
    expect(page.locator("#question")).to_contain_text("Place caballeros")
    page.keyboard.press("3")
    expect(page.locator("#outcome")).to_contain_text("There is more in it.")
    page.keyboard.press("u")
    expect(page.locator("#outcome")).to_be_empty()
    page.keyboard.press("4")
    expect(page.locator("#outcome")).to_contain_text("Well played.")
    expect(page.locator("#outcome")).to_contain_text("Granada would score: Purple 3 → 8")
    page.keyboard.press("e")
    expect(page.locator("#lesson-title")).to_have_text("First the King, then the caballeros")


def test_a_question_is_explained_in_a_dialog_that_escape_closes(visit: Visit) -> None:
    page = visit().go("/learn/el-grande/king").page
    page.locator("#explain").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog", name="The King")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#explained")).not_to_be_visible()
    expect(page.locator("#explain")).to_be_focused()


def test_pages_about_a_game_fit_on_every_screen(visit: Visit) -> None:
    ana = visit()
    for path in ("/games/el-grande", "/games/6-castles/options", "/learn/el-caballero/ship"):
        ana.go(path)
        for size in (PHONE, LAPTOP):
            ana.page.set_viewport_size({"width": size["width"], "height": size["height"]})
            ana.page.evaluate("new Promise(requestAnimationFrame)")
            wide = ana.page.evaluate("document.documentElement.scrollWidth")
            assert wide <= size["width"], (path, size)


@pytest.mark.sample(1)
@pytest.mark.parametrize("look", ["light", "dark"])
def test_axe_finds_nothing_on_pages_that_teach(visit: Visit, look: str) -> None:
    ana, found = visit(viewport=PHONE, color_scheme=look), list[str]()
    for path in ("el-grande", "el-caballero/components", "el-grande/options"):
        found += ana.go(f"/games/{path}").violations()
    found += ana.go("/learn/el-grande").violations()
    found += ana.go("/learn/el-grande/place").violations()
    ana.page.keyboard.press("4")
    expect(ana.page.locator("#outcome")).not_to_be_empty()
    assert "\n".join([*found, *ana.violations("#outcome")]) == ""
