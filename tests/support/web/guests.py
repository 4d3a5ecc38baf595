"""The fixtures of browser tests: a house, a browser, and guests who come.

A test module says `pytest_plugins = ("tests.support.web.guests",)` and asks for `visit`.
"""

from __future__ import annotations

import json
import os
from collections import defaultdict
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.support.waiting import MILLISECONDS
from tests.support.web.browsing import (
    CHROMIUM,
    FLAGS,
    LAPTOP,
    UNPAINTED,
    Guest,
    House,
    Watch,
    forget,
)

Left = dict[str, list[BrowserContext]]
"""By what was wished of them."""


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


@pytest.fixture(scope="session")
def left() -> Left:
    """What guests have browsed with who are gone; the next one begins with files read already."""
    return defaultdict(list)


@pytest.fixture
def visit(house: House, chromium: Browser, left: Left) -> Iterator[Callable[..., Guest]]:
    """Guests; in the end nothing may have gone wrong on any of their pages."""
    used: list[tuple[str, BrowserContext]] = []
    watch = Watch(house)

    def come(pace: str = "off", language: str = "en", **wished: Any) -> Guest:
        wishes = {"viewport": LAPTOP, "locale": "en-GB", **wished}
        name = json.dumps(wishes, sort_keys=True)
        context = left[name].pop() if left[name] else chromium.new_context(**wishes)
        used.append((name, context))
        page = context.new_page()
        page.add_init_script(UNPAINTED)
        page.set_default_timeout(MILLISECONDS)
        watch.over(page)
        return Guest(house, context, page).wish(name="Ana", pace=pace, language=language)

    yield come
    for name, context in used:
        forget(context, house.address)
        left[name].append(context)
    assert watch.seen == []
