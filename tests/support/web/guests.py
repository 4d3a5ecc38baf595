"""The fixtures of browser tests: a house, a browser, and guests who come.

A test module says `pytest_plugins = ("tests.support.web.guests",)` and asks for `visit`.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import CHROMIUM, FLAGS, LAPTOP, Guest, House, Watch


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that all guests come to."""
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """Debian's Chromium; on a machine that tests for others it must be there."""
    if CHROMIUM is None and not os.environ.get("CI"):
        pytest.skip("Chromium is not installed: `apt-get install chromium`, or its like, brings it")
    expect.set_options(timeout=MILLISECONDS)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=FLAGS, timeout=MILLISECONDS
        )
        yield browser
        browser.close()


@pytest.fixture
def visit(house: House, chromium: Browser) -> Iterator[Callable[..., Guest]]:
    """Guests; in the end nothing may have gone wrong on any of their pages."""
    contexts: list[BrowserContext] = []
    watch = Watch(house)

    def come(pace: str = "off", language: str = "en", **wished: Any) -> Guest:
        context = chromium.new_context(**{"viewport": LAPTOP, "locale": "en-GB", **wished})
        contexts.append(context)
        page = context.new_page()
        page.set_default_timeout(MILLISECONDS)
        watch.over(page)
        return Guest(house, context, page).wish(name="Ana", pace=pace, language=language)

    yield come
    for context in contexts:
        context.close()
    assert watch.seen == []
