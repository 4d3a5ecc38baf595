"""How long a slow phone waits for a table: `python -m benchmarks.first_load`.

Chromium at 1.6 Mbit/s with 150 ms to every answer and a processor slowed four times opens a table
of each game in the middle of a match: when the question can be read, what had to be loaded for
that, and when all that may be chosen can be pressed; then several times with what it has kept, of
which the one in the middle counts.
"""

from __future__ import annotations

import argparse
import tempfile
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from tests.support.web.browsing import CHROMIUM, FLAGS

from benchmarks.web_load import HOST, Seat, Server, laid_out
from meseta.games import GAMES
from meseta.web.http.auth import COOKIE
from meseta.web.store.store import Store
from meseta.web.table.table import Table

LINE = {"offline": False, "latency": 150, "downloadThroughput": 2e5, "uploadThroughput": 9e4}
SLOWER = 4
PHONE: Any = {"width": 390, "height": 844}

WATCH = """() => {
  const once = (wanted, then) => {
    const look = () => { if (wanted()) then(wanted()); else requestAnimationFrame(look); };
    requestAnimationFrame(look);
  };
  const seen = (list) => { window.readable ??= list.getEntries()[0].renderTime; };
  new PerformanceObserver(seen).observe({ type: "element", buffered: true });
  const told = (question) => question.setAttribute("elementtiming", "question");
  once(() => document.getElementById("question"), told);
  once(
    () => document.querySelector("#choices > *") || document.querySelector("svg .lit"),
    () => requestAnimationFrame(() => { window.usable = performance.now(); }),
  );
}"""
"""Note when the browser has painted the question's words, by its own clock, and when something can
be chosen."""
WAITED = """async () => {
  while (!window.readable || !window.usable) await new Promise(requestAnimationFrame);
  const entries = ["navigation", "resource"].flatMap((kind) => performance.getEntriesByType(kind));
  const before = entries.filter((each) => each.responseEnd && each.responseEnd <= window.readable);
  return {
    readable: window.readable, usable: window.usable,
    files: before.length, bytes: before.reduce((sum, each) => sum + each.transferSize, 0),
  };
}"""


def visit(context: BrowserContext, seat: Seat) -> dict[str, float]:
    """Open a table as a slow phone would."""
    page = context.new_page()
    phone = context.new_cdp_session(page)
    phone.send("Network.enable")
    phone.send("Network.emulateNetworkConditions", LINE)
    phone.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.add_init_script(f"({WATCH})()")
    page.goto(f"http://{HOST}:{seat.port}/t/{seat.table}", wait_until="commit")
    told: dict[str, float] = page.evaluate(WAITED)
    page.close()
    return told


def readable(told: dict[str, float]) -> float:
    """When the question could be read."""
    return told["readable"]


def asked_seat(store: Store, seats: list[Seat]) -> Seat:
    """Who must decide at a table."""
    row = store.table(seats[0].table)
    assert row is not None
    table = Table(store, row, store.seats(row.id)[row.id])
    return seats[table.pending[0]]


def main() -> None:
    """Open a table of each game, and open it again."""
    parser = argparse.ArgumentParser(description="how long a slow phone waits for a table")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--begun", type=int, default=60, help="moves that were made before")
    parser.add_argument("--again", type=int, default=5, help="visits after the first")
    chosen = parser.parse_args()
    chosen.tables = 1
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        database = f"sqlite:///{folder}/tables.db"
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        with Server(database) as server:
            for chosen.game in GAMES:
                store = Store(database)
                [seats] = laid_out(store, chosen, [server.port])
                seat = asked_seat(store, seats)
                store.close()
                server.warm_up(seat)
                context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
                cookie: Any = {"name": COOKIE, "value": seat.cookie, "domain": HOST, "path": "/"}
                context.add_cookies([cookie])
                report(chosen.game, "first", visit(context, seat))
                again = [visit(context, seat) for _ in range(chosen.again)]
                report(chosen.game, "second", sorted(again, key=readable)[chosen.again // 2])
                context.close()
        browser.close()


def report(game: str, which: str, told: dict[str, float]) -> None:
    """One line of the table."""
    print(
        f"{game:12s} {which:6s} visit: question after {told['readable'] / 1000:.2f} s, "
        f"for which {told['files']:.0f} files of {told['bytes'] / 1000:.0f} kB were loaded; "
        f"choices after {told['usable'] / 1000:.2f} s"
    )


if __name__ == "__main__":
    main()
