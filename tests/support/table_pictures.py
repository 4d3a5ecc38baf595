"""The pictures of the table in `docs/`: `python -m tests.support.table_pictures`.

Bots play each game up to a moment worth looking at; then it is opened in Chromium.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from meseta.bots.levels import USUAL, make_bot
from meseta.match.match import Match
from tests.support import ROOT
from tests.support.web.browsing import CHROMIUM, FLAGS, PHONE, Guest, House

DOCS = ROOT / "docs"
SCREEN = {"width": 1280, "height": 800}
TABLE = ("me", USUAL, USUAL, USUAL)
Moment = Callable[[Match], bool]


def asked(kind: str, moves: int) -> Moment:
    """The first seat is asked something after so many moves."""

    def is_now(match: Match) -> bool:
        here = match.asked is not None and match.pending == (0,) and match.asked.__name__ == kind
        return here and len(match.moves) >= moves

    return is_now


def played_by_bots(table: Any, until: Moment) -> None:
    """Bots sit on all seats until a moment has come."""
    bots = [make_bot(USUAL, number) for number in range(len(table.seats))]
    while not table.match.over and not until(table.match):
        seat = table.match.pending[0]
        table.play(seat, bots[seat].choose(table.match.sight(seat)), table.version)
        if table.holder is not None:
            table.end_turn(table.holder, table.version)


def pictures(house: House, browser: Browser) -> Iterator[tuple[str, bytes]]:
    """Each picture with its name."""

    def at(
        game: str, until: Moment, size: Any = SCREEN, look: Any = "light", page: str = ""
    ) -> Any:
        context = browser.new_context(viewport=size, locale="en-GB", color_scheme=look)
        guest = Guest(house, context, context.new_page()).wish(name="Ana", pace="off")
        table = guest.table(game, *TABLE)
        played_by_bots(table, until)
        return guest.go(f"/t/{table.row.id}{page}").page

    grande = at("el-grande", asked("Turn", 150))
    grande.locator("#area-toledo").hover()
    grande.locator("#tip").wait_for()
    yield "el-grande", grande.screenshot()
    yield "el-caballero", at("el-caballero", asked("PostCard", 150)).screenshot()
    yield "6-castles", at("6-castles", asked("Act", 250), look="dark").screenshot()
    yield "phone", at("el-grande", asked("Turn", 100), PHONE).screenshot()
    ended = at("el-grande", lambda match: match.over, {**SCREEN, "height": 900}, page="/result")
    yield "result", ended.screenshot()


def main() -> None:
    """Draw all of them."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder))
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, drawn in pictures(house, browser):
            (DOCS / f"table-{name}.png").write_bytes(drawn)
            print(f"docs/table-{name}.png", flush=True)
        browser.close()
        house.close()


if __name__ == "__main__":
    main()
