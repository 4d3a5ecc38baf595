"""One visitor asks for as much as they can while somebody else plays against a bot: who notices?

`python -m tests.support.web.flood` measures how long the bot takes to answer a move: undisturbed,
while one visitor floods each route at which something is thought or read, and while processes that
think are killed, stopped, or grow too large. Result: docs/flood.md.
"""

from __future__ import annotations

import json
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

import httpx

import meseta
from meseta.bots.bot import Explanation
from meseta.match.sight import Sight
from meseta.version import __version__
from meseta.web.http.pages import static
from meseta.web.http.rate_limits import RateLimits
from meseta.web.table.table import Table
from meseta.web.table.workers import ADVISER, Asker, Workers, WorkerSlot
from tests.support import ROOT
from tests.support.waiting import PATIENCE, until
from tests.support.web.served import Person, Server, play_at_random

BOT = "grande"
AT_ONCE = 4
"""Requests that one visitor has underway."""
TABS = 24
"""Pages that one visitor opens at a time."""
MOVES = 12
"""Answers of the bot whose median is told."""
PAUSE = 0.02
ENOUGH = 4.0
"""Seconds of patience with a process that is stopped."""
LARGE = 400 << 20
"""Bytes that a process may have here."""
REPORT = ROOT / "docs" / "flood.md"
HEAD = """# While somebody floods the server

`python -m tests.support.web.flood`, version {version}. Somebody plays El Grande against {bot} with
nothing open but their own page. Meanwhile one visitor asks for as much as the bounds let them,
{at_once} requests at a time, of pages and files {tabs}; or the process that thinks for them is
lost again and again. Seconds by the clock that the bot takes to answer, the median of {moves} moves
on two cores; how many requests of the visitor were answered and refused; how many processes were
replaced.

| meanwhile | bot's answer | beside undisturbed | answered | refused | replaced |
| --- | --- | --- | --- | --- | --- |"""


class Measured(NamedTuple):
    """What came of one disturbance."""

    name: str
    seconds: float
    """That the bot took to answer."""
    answered: int = 0
    refused: int = 0
    lost: int = 0


class Game:
    """Somebody who plays against a bot, and sees how long it takes."""

    def __init__(self, server: Server, person: Person) -> None:
        self.server, self.person, self.name = server, person, ""

    def answer_time(self, moves: int) -> float:
        """Seconds that the bot takes, the median of some answers."""
        return statistics.median(self.wait_for_bot() for _ in range(moves))

    def wait_for_bot(self) -> float:
        """Decide until the bot must, and wait until it is my turn again."""
        while True:
            table = self.find_table()
            if table.holder == 0:
                self.person.send(self.name, "end", seat=0, version=table.version)
            else:
                self.person.act(self.name, 0)
            if not is_mine(self.server.table(self.name)):
                began = time.monotonic()
                until(lambda: is_mine(self.server.table(self.name)), "the bot's answer")
                return time.monotonic() - began

    def find_table(self) -> Table:
        """My table; a new one where the game is over."""
        if not self.name or self.server.table(self.name).match.over:
            self.name = self.person.make("el-grande", ["me", BOT])
            self.person.get(f"/t/{self.name}")
        until(lambda: is_mine(self.server.table(self.name)), "my turn")
        return self.server.table(self.name)


def is_mine(table: Table) -> bool:
    """Whether the first seat must decide, or the game is over."""
    return (
        table.match.over or table.holder == 0 or (table.holder is None and 0 in table.match.pending)
    )


# --- floods --------------------------------------------------------------------------------------


class Flood(NamedTuple):
    """What somebody asks for again and again: an address, with JSON or a file, or a page."""

    name: str
    path: str
    body: dict[str, Any] | None = None
    file: str = ""
    method: str = "POST"
    at_once: int = AT_ONCE


def floods_for(server: Server, visitor: Person) -> list[Flood]:
    """Every route at which something is thought or read, with something for it."""
    table = visitor.make("el-grande", ["me", "me"], hints="yes")
    over = visitor.make("el-grande", ["me", "me"], short="yes")
    saved = json.dumps(play_at_random(server, over).match.to_dict())
    position = meseta.new("6-castles", players=4, seed="1").position
    place = {"game": "6-castles", "text": json.dumps(position)}
    made = until(lambda: visitor.post("/study", place).headers.get("location"), "a study")
    study = made.partition("?")[0]
    lesson, *_ = lessons_on(visitor.get("/learn/el-grande").text)
    return [
        Flood("hints at a table", f"/t/{table}/hint", {"seat": 0}),
        Flood("hints in a study", f"{study}/hint", {"node": 0, "strength": "rey"}),
        Flood("hints in a lesson", f"{lesson}/hint", {}),
        Flood("positions", f"{study}/check", {"position": position}),
        Flood("matches from files", "/import", file=saved),
        Flood("an analysis", f"/t/{over}/analyze"),
        Flood("pages", f"/t/{over}?at=9", method="GET", at_once=TABS),
        Flood("files", static("table/table.js"), method="GET", at_once=TABS),
    ]


def lessons_on(page: str) -> list[str]:
    """The lessons on a page."""
    return [
        part.partition('"')[0]
        for part in page.split('href="')
        if part.startswith("/learn/el-grande/")
    ]


class Flooding:
    """A visitor who asks for the same again and again, several times at once."""

    def __init__(self, visitor: Person, flood: Flood) -> None:
        self.visitor, self.flood = visitor, flood
        self.is_over, self.answered, self.refused = threading.Event(), 0, 0
        self.threads = [threading.Thread(target=self.ask) for _ in range(flood.at_once)]

    def __enter__(self) -> Flooding:
        for thread in self.threads:
            thread.start()
        until(lambda: self.answered + self.refused, f"an answer to {self.flood.name}")
        return self

    def __exit__(self, *_: object) -> None:
        self.is_over.set()
        for thread in self.threads:
            thread.join()

    def ask(self) -> None:
        """Ask until it is over."""
        cookies, address = dict(self.visitor.client.cookies), self.visitor.server.address
        method, path, file = self.flood.method, self.flood.path, self.flood.file
        sent: dict[str, Any] = {
            "json": self.flood.body,
            "files": {"file": ("match.json", file)} if file else None,
        }
        with httpx.Client(base_url=address, cookies=cookies, timeout=PATIENCE) as client:
            while not self.is_over.is_set():
                status = client.request(method, path, **sent).status_code
                assert status < 500 or status == 503, f"{path}: {status}"
                self.answered += status < 400
                self.refused += status >= 400
                self.is_over.wait(PAUSE)


# --- processes that are lost ---------------------------------------------------------------------


class Growing(Workers):
    """Workers whose hints take more and more memory."""

    async def explain(
        self, asker: Asker, sight: Sight, seed: str, bot: str = ADVISER
    ) -> Explanation:
        return await self.ask(asker, grow)


def grow() -> Explanation:
    """A thought that takes more and more memory."""
    kept = []
    while True:
        kept.append(bytearray(b"x" * (8 << 20)))


def kill(slot: WorkerSlot, how: signal.Signals) -> None:
    """Send a signal to a process that thinks."""
    if slot.process is not None and slot.process.is_ready and slot.process.is_alive:
        os.kill(slot.process.process.pid or 0, how)


@contextmanager
def losing(workers: Workers, how: signal.Signals) -> Iterator[None]:
    """Have the process lost again and again that thinks for people."""
    is_over = threading.Event()

    def lose() -> None:
        while not is_over.wait(0.5):
            kill(workers.slots[-1], how)

    thread = threading.Thread(target=lose)
    thread.start()
    try:
        yield
    finally:
        is_over.set()
        thread.join()


# --- all of it -----------------------------------------------------------------------------------


def measure(server: Server, game: Game, flooding: Flooding, moves: int) -> Measured:
    """How long the bot takes during a flood."""
    server.app.state.services[RateLimits].buckets.clear()
    before = server.workers.lost
    with flooding:
        seconds = game.answer_time(moves)
    lost = server.workers.lost - before
    return Measured(flooding.flood.name, seconds, flooding.answered, flooding.refused, lost)


def measure_all(
    url: str, moves: int, which: slice = slice(None)
) -> Generator[Measured, None, None]:
    """The bot's answers undisturbed, during each flood, and while processes are lost."""
    workers = Workers(2, patience=ENOUGH)
    workers.limits = workers.limits._replace(memory=LARGE)
    with Server(url, limits=RateLimits(1), workers=workers) as server:
        game, visitor = Game(server, server.person("Ana")), server.person("Eva")
        floods = floods_for(server, visitor)
        game.answer_time(2)
        yield Measured("nothing", game.answer_time(moves))
        for flood in floods[which]:
            yield measure(server, game, Flooding(visitor, flood), moves)
        for name, how in {"killed": signal.SIGKILL, "stopped": signal.SIGSTOP}.items():
            with losing(workers, how):
                found = measure(server, game, Flooding(visitor, floods[0]), moves)
            yield found._replace(name=f"hints whose process is {name}")
        server.workers.__class__ = Growing
        found = measure(server, game, Flooding(visitor, floods[0]), moves)
        yield found._replace(name="hints that take more and more memory")


def report(found: list[Measured]) -> str:
    """The result, for people."""
    sizes = {"moves": MOVES, "at_once": AT_ONCE, "tabs": TABS}
    lines = [HEAD.format(version=__version__, bot=BOT.title(), **sizes)]
    for each in found:
        ratio = each.seconds / found[0].seconds
        numbers = f"{each.answered} | {each.refused} | {each.lost}"
        lines.append(f"| {each.name} | {each.seconds:.2f} s | {ratio:.2f} | {numbers} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        found = []
        for each in measure_all(f"sqlite:///{folder}/tables.db", MOVES):
            print(each, flush=True)
            found.append(each)
    REPORT.write_text(report(found), "utf-8")
