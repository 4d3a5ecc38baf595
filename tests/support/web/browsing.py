"""A real server and a real browser: houses, guests, and what a guest can do with eyes and hands.

How they come is in `guests.py`.
"""

from __future__ import annotations

import asyncio
import random
import shutil
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import uvicorn
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, Page, Response

from meseta.match.match import Match
from meseta.web.app import make_app
from meseta.web.http.auth import COOKIE
from meseta.web.http.connections import config_for
from meseta.web.http.network import open_door
from meseta.web.http.rate_limits import RateLimits
from meseta.web.store.store import Person
from meseta.web.table.hub import Hub
from meseta.web.table.table import Table
from meseta.web.table.table_form import find_game_or_refuse, seats_from, table_for
from tests.support.waiting import MILLISECONDS, PATIENCE, until
from tests.support.web.stores import WatchedStore
from tests.support.web.thinkers import Hasty

NAMES = ("chromium-headless-shell", "chromium", "chromium-browser")
"""The same engine; without the windows that nobody sees it needs half of the processor time."""
CHROMIUM = next(filter(None, map(shutil.which, NAMES)), None)
FLAGS = """--no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking
--disable-component-update --disable-sync --hide-scrollbars""".split()
LAPTOP = {"width": 1280, "height": 720}
PHONE = {"width": 390, "height": 844}
CUT_OFF = "net::ERR_INTERNET_DISCONNECTED"
"""What a browser says that a test has cut off."""
UNPAINTED = """{
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("html { opacity: 0; }");
  document.adoptedStyleSheets = [sheet];
}"""
"""Everything lies where it would and can be pressed; a third of a page's work was to paint it."""
TABLE = "#the-table"
MY_TURN = f"{TABLE}.mine"
LAST = "#choices a"
"""The link to the result, at the end of a game."""

FIND = """(rank) => {
  const table = document.getElementById("the-table");
  document.getElementById("scored-on")?.click(); // go on from a scoring that is shown
  const reached = (lit) => {
    const box = lit.getBoundingClientRect();
    for (const [x, y] of [[5, 5], [3, 5], [7, 5], [5, 3], [5, 7], [3, 3], [7, 7], [3, 7], [7, 3],
        [1, 5], [9, 5], [5, 1], [5, 9], [1, 1], [9, 9], [1, 9], [9, 1]]) {
      const at = [box.left + box.width * x / 10, box.top + box.height * y / 10];
      const top = document.elementsFromPoint(...at).find((each) => !each.closest(".led"));
      if (top?.closest("svg .lit") === lit) return at;
    }
    return null;
  };
  const isShown = (each) => each.getBoundingClientRect().width > 0;
  const lit = [...table.querySelectorAll("svg .lit")].filter(isShown);
  const chosen = lit[Math.floor(rank * lit.length)];
  return {
    version: table.dataset.version,
    end: !document.getElementById("end").hidden,
    lit: lit.length,
    id: chosen?.id,
    point: chosen ? reached(chosen) : null,
    buttons: document.querySelectorAll("#choices button.choice").length,
  };
}"""
"""What can be acted on: one of the lit elements with a point that hits it, and how many buttons."""


def play_by_chance(table: Table, until: Callable[[Match], bool], seed: str) -> None:
    """Let everybody at a table do anything until a moment that is wanted has come."""
    chance = random.Random(seed)
    while not until(table.match):
        assert not table.match.over, "that never came"
        seat = table.match.pending[0]
        table.play(seat, chance.choice(list(table.match.legal_actions(seat))), table.version)
        if table.holder is not None:
            table.end_turn(table.holder, table.version)


def forget(context: BrowserContext, address: str) -> None:
    """Leave nothing of what somebody did here but the files that a browser has read.

    A page that is still open would ask on, and without a cookie it is refused.
    """
    context.set_offline(False)
    context.unroute_all()
    last, *others = context.pages
    for page in others:
        page.close()
    last.goto("about:blank")
    storage = {"origin": address, "storageTypes": "all"}
    context.new_cdp_session(last).send("Storage.clearDataForOrigin", storage)
    last.close()
    context.clear_cookies()


class House:
    """A server in a thread, with a store of its own."""

    def __init__(self, folder: Path, port: int = 0) -> None:
        self.store = WatchedStore(f"sqlite:///{folder / 'tables.db'}")
        self.app = make_app(self.store, Hasty(), limits=RateLimits(0))
        self.door = open_door("127.0.0.1", port)
        self.address = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.server = uvicorn.Server(config_for(self.app, timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.run, daemon=True)
        self.thread.start()

    def run(self) -> None:
        """Serve until it is told to close."""
        asyncio.run(self.serve())

    async def serve(self) -> None:
        """Serve, and know in which loop."""
        self.loop = asyncio.get_running_loop()
        await self.server.serve([self.door])

    def play_on(self, table: str, until: Callable[[Match], bool], seed: str = "1") -> None:
        """Have an open table played by chance up to a moment that is wanted."""
        hub = self.app.state.services[Hub]
        work = hub.change(hub.tables[table], lambda: play_by_chance(hub.tables[table], until, seed))
        asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    def close(self) -> None:
        """Send everybody home."""
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        self.store.close()


class Guest(NamedTuple):
    """Somebody with a browser."""

    house: House
    context: BrowserContext
    page: Page

    @property
    def person(self) -> Person:
        """Who they are to the server, by their cookie."""
        [token] = [each["value"] for each in self.context.cookies() if each["name"] == COOKIE]
        person = self.house.store.whose(token)
        assert person is not None
        return person

    def wish(self, **settings: str) -> Guest:
        """Set how they want it: language, look, pace, name."""
        answer = self.context.request.post(f"{self.house.address}/me", form={**settings})
        assert answer.ok
        return self

    def table(
        self,
        game: str,
        *sitters: str,
        until: Callable[[Match], bool] | None = None,
        seed: str = "1",
        hints: bool = True,
        **options: Any,
    ) -> Table:
        """A table of theirs, played by chance up to a moment that is wanted."""
        colours = list(find_game_or_refuse(game).declared.declared["players"].values)[
            : len(sitters)
        ]
        read = find_game_or_refuse(game)({"players": colours, **options}).options
        row = table_for(game, read, self.person, hints)._replace(seed=seed)
        names = [f"Player {number + 1}" for number in range(len(sitters))]
        seats = seats_from(row.id, list(sitters), names, self.person)
        self.house.store.add_table(row, seats)
        made = Table(self.house.store, row, seats)
        if until is not None:
            play_by_chance(made, until, seed)
        return made

    def sit(self, game: str, *sitters: str, **given: Any) -> Guest:
        """Make a table and go there."""
        return self.go(f"/t/{self.table(game, *sitters, **given).row.id}")

    def go(self, path: str) -> Guest:
        """Open a page; a table is there as soon as it is laid out."""
        self.page.goto(self.house.address + path)
        if path.startswith("/t/") and self.page.locator(TABLE).count():
            self.page.wait_for_selector(f"{TABLE}[data-version]", timeout=MILLISECONDS)
        return self

    def violations(self, within: str | None = None) -> list[str]:
        """What axe finds wrong with the page as it is painted, or a part of it, and where."""
        self.page.evaluate("() => { document.adoptedStyleSheets = []; }")
        found = Axe().run(self.page, context=within).response["violations"]
        return [
            f"{self.page.url}: {each['id']} at {[node['target'] for node in each['nodes']][:4]}"
            for each in found
        ]

    # --- at a table ------------------------------------------------------------------------------

    @property
    def here(self) -> Table:
        """The table that they look at, as the server has it."""
        table: Table = self.house.app.state.services[Hub].tables[self.page.url.rpartition("/")[2]]
        return table

    @property
    def version(self) -> str:
        """How often the table has changed."""
        return str(self.page.locator(TABLE).get_attribute("data-version"))

    def wait_for_turn(self) -> bool:
        """Wait until they must decide; not if the game is over."""
        self.page.wait_for_selector(f"{MY_TURN}, {LAST}", timeout=MILLISECONDS)
        return self.page.locator(LAST).count() == 0

    def wait_for_change(self, version: str) -> None:
        """Wait until the table is another than it was; who is asked whether they are sure is."""
        changed, asked = f'{TABLE}:not([data-version="{version}"])', "#choices .sure"
        self.page.wait_for_selector(f"{changed}, {asked}", timeout=MILLISECONDS)
        if "/t/" in self.page.url:
            until(lambda: self.version == str(self.here.version), "what others did meanwhile")
        self.page.evaluate(f"document.querySelector('{asked}')?.click()")
        self.page.wait_for_selector(changed, timeout=MILLISECONDS)

    def act(self, chance: random.Random) -> str:
        """Do anything that may be done, on the board where it is lit there; what was pressed."""
        seen = self.page.evaluate(FIND, chance.random())
        if seen["end"]:
            pressed = self.press("#end")
        elif seen["lit"] and (chance.random() < 0.7 or not seen["buttons"]):
            assert seen["point"], f"{seen['id']} is lit but cannot be pressed anywhere"
            self.page.mouse.click(*seen["point"])
            pressed = "lit"
            several = self.page.locator("#pick:visible button")
            if several.count():
                pressed = self.press(several.nth(chance.randrange(several.count())))
        else:
            pressed = self.choose(chance.randrange(seen["buttons"]))
        self.wait_for_change(seen["version"])
        return pressed

    def choose(self, rank: int = 0) -> str:
        """Choose by a button in the bar, from the list of many if there is one; what it says."""
        opener = self.page.locator("#choices .opener:visible")
        if opener.count():
            opener.click()
        return self.press(self.page.locator("#choices button.choice:visible").nth(rank))

    def step(self, rank: int = 0) -> str:
        """Do what must be done, choose or end the turn, and wait until it is seen."""
        self.wait_for_turn()
        version, is_held = self.version, self.page.locator("#end:visible").count()
        pressed = self.press("#end") if is_held else self.choose(rank)
        self.wait_for_change(version)
        return pressed

    def press(self, what: Any) -> str:
        """Press a button; what stands on it."""
        button = self.page.locator(what) if isinstance(what, str) else what
        text = str(button.inner_text(timeout=MILLISECONDS))
        button.click(timeout=MILLISECONDS)
        return text

    def play_to_the_end(self, seed: int = 1, most: int = 400) -> int:
        """Play until the result can be seen; how often something was pressed."""
        chance = random.Random(seed)
        for count in range(most):
            if not self.wait_for_turn():
                return count
            self.act(chance)
        raise AssertionError(f"not over after {most} steps")


class Watch:
    """What must never happen on any page: an error, or a byte from elsewhere."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.seen: list[str] = []

    def over(self, page: Page) -> None:
        """Look over a page from now on."""
        page.on("console", lambda told: self.hear(told.type, told.text))
        page.on("pageerror", lambda error: self.seen.append(f"{error}: {error.stack}"))
        page.on("request", lambda asked: self.follow(asked.url))
        page.on("response", lambda answer: self.weigh(answer))

    def hear(self, kind: str, text: str) -> None:
        """A line of the console."""
        if kind in ("error", "warning") and CUT_OFF not in text:
            self.seen.append(f"{kind}: {text}")

    def weigh(self, answer: Response) -> None:
        """An answer."""
        if answer.status >= 400:
            self.seen.append(f"{answer.status} {answer.url} to {answer.request.post_data}")

    def follow(self, address: str) -> None:
        """A request."""
        if not address.startswith((self.house.address + "/", "data:")):
            self.seen.append(f"loaded from elsewhere: {address}")
