"""A visitor's puzzles in a browser: from the list to a solved one, and on into a study."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime

import pytest
from playwright.sync_api import expect

from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from tests.support.web.browsing import LAPTOP, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def press(guest: Guest, puzzle: Puzzle, text: str) -> None:
    """Answer as a list of choices has it."""
    action = puzzle.match().legal_number(text, puzzle.seat)
    opener = guest.page.locator("#choices .opener")
    if opener.count():
        opener.click()
    guest.page.locator(f'#choices [data-action="{action}"]').click()


def cut_off(guest: Guest) -> list[str]:
    """The buttons that reach beyond the window."""
    found: list[str] = guest.page.evaluate(
        """[...document.querySelectorAll(".tools button")].filter(
             (each) => each.getBoundingClientRect().right > innerWidth).map((each) => each.id)"""
    )
    return found


def test_a_puzzle_is_answered_wrongly_then_rightly_and_tried_on(visit: Visit) -> None:
    puzzle = next(each for each in puzzles_in(set_names()[0]) if len(each.steps) == 1)
    ana = visit(viewport=PHONE).go("/puzzles")
    assert ana.violations() == []
    expect(ana.page.locator("#today time")).to_have_text(f"{datetime.now(UTC):%b %-d, %Y}")
    ana.go(f"/puzzles/{puzzle.id}")
    page = ana.page
    press(ana, puzzle, puzzle.tempting)
    expect(page.locator("#outcome")).to_contain_text("There is a better answer.")
    expect(page.locator("#outcome")).to_contain_text("Your rating")
    assert cut_off(ana) == []
    page.keyboard.press("u")
    expect(page.locator("#outcome")).to_be_empty()
    press(ana, puzzle, puzzle.steps[0].right[0])
    expect(page.locator("#outcome")).to_contain_text("Right!")
    expect(page.locator("#outcome")).to_contain_text("Why it matters")
    assert ana.violations() == []
    page.locator("#try-on button").click()
    page.wait_for_url("**/study/**")
    page.go_back()
    press(ana, puzzle, puzzle.tempting)
    page.locator("#solution").click()
    expect(page.locator("#outcome")).to_contain_text("The answer:")
    page.keyboard.press("e")
    page.wait_for_url(lambda url: puzzle.id not in url)


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_pages_of_puzzles_fit(visit: Visit, size: dict[str, int]) -> None:
    ana = visit(viewport=size)
    for path in ("/puzzles", *[f"/puzzles/{puzzles_in(name)[0].id}" for name in set_names()]):
        ana.go(path)
        assert ana.page.evaluate("document.documentElement.scrollWidth") <= size["width"], path
