"""Looking back in a browser: keys, slider, links, playing on by itself, a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from meseta.match.match import Match
from meseta.match.story import Chronicle
from meseta.web.store import analyses
from tests.support.web.browsing import LAPTOP, PHONE, Guest

pytest_plugins = ("tests.support.web.guests",)
Visit = Callable[..., Guest]


def ended(visit: Visit, at: int = 0, **wished: Any) -> tuple[Guest, Any]:
    """Somebody who looks back at a finished match, and the match."""
    ana = visit(**wished)
    table = ana.table("6-castles", "me", until=lambda match: match.over)
    return ana.go(f"/t/{table.row.id}?at={at}"), table.match


def expect_move(page: Page, at: int, of: int) -> None:
    """The page shows the table after so many moves."""
    expect(page.locator("#step")).to_have_js_property("value", str(at))
    expect(page.locator("#the-table")).to_have_attribute("data-version", str(at))
    told = f"Move {at} of {of}" if at else "The beginning"
    expect(page.locator("#step-told")).to_contain_text(told)
    assert page.url.endswith(f"?at={at}")


def test_keys_step_to_and_fro_and_neighbours_are_fetched_early(visit: Visit) -> None:
    ana, match = ended(visit, 10)
    page, of = ana.page, len(match.moves)
    starts = [n for n in range(1, of + 1) if match.rounds_by_move[n] != match.rounds_by_move[n - 1]]
    later = next(start for start in starts if start > 9)
    for key, at in (
        ("ArrowRight", 11),
        ("ArrowLeft", 10),
        ("ArrowLeft", 9),
        ("ArrowDown", later),
        ("Shift+ArrowLeft", max([0, *[start for start in starts if start < later]])),
        ("End", of),
        ("Home", 0),
    ):
        page.keyboard.press(key)
        expect_move(page, at, of)
    page.locator("#step").focus()
    with page.expect_request(lambda asked: "/at?at=2&" in asked.url):
        page.keyboard.press("ArrowRight")
    expect_move(page, 1, of)
    expect(page.locator("#step-told")).to_contain_text(match.look_back(1).story()[-1])


def test_slider_story_and_chart_lead_to_their_moves(visit: Visit) -> None:
    ana, match = ended(visit)
    page, of = ana.page, len(match.moves)
    page.locator("#step").fill("30")
    expect_move(page, 30, of)
    expect(page.locator("#story li")).to_have_count(len(match.look_back(30).story()))
    page.locator("#story li a").nth(4).dispatch_event("click")
    expect_move(page, Chronicle().read(match).told_at[4], of)
    page.locator("#charts-open").click()
    page.locator("#charts .chart a").last.click()
    expect_move(page, of, of)
    page.keyboard.press("Escape")
    expect(page.locator("#charts")).to_be_hidden()
    expect(page.locator("#charts-open")).to_be_focused()


def test_it_plays_on_by_itself_until_it_is_stopped(visit: Visit) -> None:
    ana, match = ended(visit, 20, pace="fast")
    page = ana.page
    page.locator("#step-play").click()
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#step-where")).to_contain_text("Move 22 of")
    page.locator("#step-play").click()
    expect(page.locator("#step-play")).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("Home")
    expect_move(page, 0, len(match.moves))


@pytest.mark.sample(1)
@pytest.mark.parametrize("size", [(1280, 800), (1024, 768), (768, 1024), (844, 390)], ids=str)
def test_at_the_end_no_button_lies_on_another(visit: Visit, size: tuple[int, int]) -> None:
    wide, high = size
    ana = visit(viewport={"width": wide, "height": high})
    table = ana.table("el-grande", "me", "here", until=lambda match: match.over)
    ana.go(f"/t/{table.row.id}?at={len(table.match.moves)}")
    for button in ("#step-first", "#step-play", "#charts-open", "#step-copy", "#choices a"):
        ana.page.locator(button).click(trial=True)


def test_on_a_phone_one_steps_and_nothing_is_too_wide(visit: Visit) -> None:
    touched: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
    ana, match = ended(visit, 12, **touched)
    ana.page.locator("#step-on").tap()
    expect_move(ana.page, 13, len(match.moves))
    assert ana.page.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]


def looked_through(ana: Guest) -> Any:
    """A finished table, of which Rey has thought of every move already."""
    table = ana.table("6-castles", "me", until=lambda match: match.over)
    known = {"seat": "blue", "played": "a", "best": "b", "swing": -0.2, "chances": [0.4]}
    for number in range(len(table.match.moves)):
        what = {"number": number, **known, "points": [30.0], "reasons": []}
        analyses.keep_moment(ana.house.store, table.row.id, number, what)
    return table.row.id


def test_what_rey_says_comes_to_the_page_by_itself(visit: Visit) -> None:
    ana = visit()
    ana.go(f"/t/{looked_through(ana)}/result")
    ana.press("#rey button")
    expect(ana.page.locator("#rey .decisive li")).to_have_count(3)
    ana.page.locator("#rey .decisive a").first.click()
    expect(ana.page.locator("#step-where")).to_contain_text("Move 1 of")


@pytest.mark.sample(1)
@pytest.mark.parametrize(("look", "size"), [("light", PHONE), ("dark", LAPTOP)])
def test_axe_finds_nothing_where_one_looks_back(
    visit: Visit, look: str, size: dict[str, int]
) -> None:
    ana = visit(viewport=size, color_scheme=look)
    table = looked_through(ana)
    ana.go(f"/t/{table}/result").press("#rey button")
    expect(ana.page.locator("#rey .decisive li")).to_have_count(3)
    found = (
        ana.violations() + ana.go("/import").violations() + ana.go(f"/t/{table}?at=9").violations()
    )
    ana.press("#charts-open")
    assert "\n".join(found + ana.violations("#charts")) == ""


def is_mine_after_some_moves(match: Match) -> bool:
    """Whether a person must decide, so that no bot goes on meanwhile."""
    return len(match.moves) > 9 and match.pending == (0,)


def test_nothing_of_the_running_match_comes_into_looking_back(visit: Visit) -> None:
    ana = visit()
    table = ana.table("6-castles", "me", "peon", until=is_mine_after_some_moves)
    asked: list[str] = []
    ana.page.on("request", lambda request: asked.append(request.url))
    ana.page.clock.install()
    ana.go(f"/t/{table.row.id}?at=3")
    ana.page.clock.fast_forward("02:00")
    ana.page.evaluate("dispatchEvent(new Event('online'))")
    ana.page.keyboard.press("ArrowRight")
    expect_move(ana.page, 4, len(table.match.moves))
    assert not [address for address in asked if f"/t/{table.row.id}/stream" in address]
