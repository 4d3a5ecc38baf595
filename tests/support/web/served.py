"""The application as people meet it: served on a port of this computer, over a real database."""

from __future__ import annotations

import asyncio
import json
import random
import re
import socket
import threading
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol, Self, TypeVar

import httpx
import uvicorn

from meseta.games import find_game
from meseta.web.app import make_app
from meseta.web.http.connections import config_for
from meseta.web.http.hosts import ServerSettings
from meseta.web.http.network import open_door
from meseta.web.http.rate_limits import RateLimits
from meseta.web.http.request_bodies import Data
from meseta.web.http.supervision import Supervisor
from meseta.web.people.mail_settings import MailSettings
from meseta.web.store.schema import ENTRIES
from meseta.web.store.store import Entry
from meseta.web.table import table_form
from meseta.web.table.table import DONE, MOVE, Table
from meseta.web.table.workers import Workers
from tests.support.waiting import PATIENCE, until
from tests.support.web.stores import WatchedStore
from tests.support.web.thinkers import Hasty
from tests.support.web.worlds import moved, twin_of

HOST = "127.0.0.1"
FACTS = re.compile(r'<script type="application/json" id="facts">(.*?)</script>', re.S)
SEED = "1"
"""With it, the first seat of a small game begins."""
SMALL = {"players": 2, "short": True}
"""A small game of El Grande."""
T = TypeVar("T")


class HasClient(Protocol):
    """Whoever is sent home when a server closes."""

    client: httpx.Client


class Server:
    """A server in a thread, from a database to a port."""

    def __init__(
        self,
        url: str,
        settings: ServerSettings | None = None,
        operator: MailSettings | None = None,
        limits: RateLimits | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.store, self.workers = WatchedStore(url), workers or Hasty()
        self.app = make_app(self.store, self.workers, settings, operator, limits or RateLimits(0))
        self.door: socket.socket = open_door(HOST, 0)
        self.address = f"http://{HOST}:{self.door.getsockname()[1]}"
        self.server = uvicorn.Server(config_for(self.app, timeout_graceful_shutdown=1))
        self.thread = threading.Thread(target=self.server.run, args=([self.door],))
        self.people: list[HasClient] = []
        self.seen: dict[str, list[Entry]] = {}
        """What was kept of tables when somebody last looked, to be compared with."""

    def __enter__(self) -> Self:
        self.thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        for person in self.people:
            person.client.close()
        self.server.should_exit = True
        self.thread.join(PATIENCE)
        assert not self.thread.is_alive()
        self.store.close()

    def person(self, name: str = "", cookies: dict[str, str] | None = None) -> Person:
        """Somebody with a browser of their own; with a name, known here already."""
        person = Person(self, cookies)
        if name:
            person.post("/me", {"name": name})
        return person

    def on_loop(self, what: Callable[[], Awaitable[T]]) -> T:
        """Do something where the server does everything."""
        [task, *_] = self.app.state.services[Supervisor].tasks.values()

        async def done() -> T:
            return await what()

        return asyncio.run_coroutine_threadsafe(done(), task.get_loop()).result(PATIENCE)

    def set(self, *events: asyncio.Event) -> None:
        """Let go on what waits for these."""

        async def wake() -> None:
            for event in events:
                event.set()

        self.on_loop(wake)

    def entries(self, table: str) -> list[Entry]:
        """What is kept of a table."""
        return self.store.entries(table)

    def table(self, table: str) -> Table:
        """A table as the store has it, to look at."""
        row = self.store.table(table)
        assert row is not None
        return Table(self.store, row, self.store.seats(table)[table])


class Person:
    """Somebody with a browser."""

    def __init__(self, server: Server, cookies: dict[str, str] | None = None) -> None:
        self.server = server
        headers = {"accept-language": "en", "accept-encoding": "identity"}
        self.client = httpx.Client(
            base_url=server.address,
            headers=headers,
            timeout=PATIENCE,
            cookies=cookies,
            verify=False,
        )
        server.people.append(self)

    @property
    def cookie(self) -> str:
        """What this browser is known by."""
        return self.client.cookies.get("meseta") or ""

    def get(self, path: str, **given: Any) -> httpx.Response:
        """Look at a page."""
        return self.client.get(path, **given)

    def post(self, path: str, form: Any = None, **given: Any) -> httpx.Response:
        """Send a form."""
        return self.client.post(path, data=form or {}, **given)

    def delete(self, name: str) -> httpx.Response:
        """Be forgotten."""
        return self.post("/me/delete", {"sure": name})

    def send(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Do something at a table, as the page's script does for somebody who is sure."""
        if what == "play":
            body.setdefault("sure", True)
        return self.client.post(f"/t/{table}/{what}", json=body)

    def make(self, game: str, sitters: list[str], seed: str = SEED, **options: Any) -> str:
        """Make a table; its name. What comes by chance is the same each time."""
        kind = find_game(game)
        colours = table_form.colours_of(kind)[: len(sitters)]
        seats = {f"seat-{c}": s for c, s in zip(colours, sitters, strict=True)}
        answer = self.post(f"/new/{game}", {**seats, **options})
        assert answer.status_code == 303, answer.text
        table: str = answer.headers["location"].removeprefix("/t/")
        self.server.store.change_table(table, seed=seed)
        return table

    def facts(self, table: str) -> Data:
        """What the page of a table tells its script."""
        page = self.get(f"/t/{table}")
        assert page.status_code == 200, page.text
        found = FACTS.search(page.text)
        assert found
        facts: Data = json.loads(found[1])
        return facts

    @contextmanager
    def listen(self, table: str, seat: object = "", known: str = "") -> Iterator[Stream]:
        """An open stream of a table."""
        asked = {"seat": str(seat), "known": known}
        with self.client.stream("GET", f"/t/{table}/stream", params=asked) as answer:
            assert answer.status_code == 200
            yield Stream(answer)

    def act(self, table: str, seat: int, action: int | None = None) -> int:
        """Decide, the first thing that is possible if not said otherwise; the version then."""
        self.get(f"/t/{table}")
        facts = self.server.table(table)
        chosen = facts.match.legal_actions(seat)[0] if action is None else action
        answer = self.send(table, "play", seat=seat, action=chosen, version=facts.version)
        assert answer.status_code == 200, answer.text
        return int(answer.json()["version"])

    def decide(self, table: str, seat: int) -> None:
        """Decide the first thing that is possible, and end the turn where that is left to do."""
        version = self.act(table, seat)
        if self.server.table(table).holder == seat:
            assert self.send(table, "end", seat=seat, version=version).status_code == 200


class Stream:
    """What a listener hears."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.iter_lines()
        self.heard: list[str] = []

    def next(self) -> Data:
        """The next change; calls and heartbeats are none."""
        for line in self.lines:
            self.heard.append(line)
            if line.startswith("data: "):
                change: Data = json.loads(line.removeprefix("data: "))
                if change["kind"] not in ("turn", "beat"):
                    return change
        raise AssertionError("the stream has ended")

    def until(self, wanted: Callable[[Data], Any]) -> Data:
        """The first change that is as wanted."""
        while not wanted(change := self.next()):
            pass
        return change


def links_in(page: str) -> list[str]:
    """The invitations on a page."""
    return sorted(set(re.findall(r"/join/([\w-]+)", page)))


def seated(ana: Person, ben: Person, game: str = "el-grande", **options: Any) -> str:
    """A table at which both sit, Ana first."""
    options = options or {"short": "yes"}
    table = ana.make(game, ["me", "friend"], **options)
    [link] = links_in(ana.get(f"/t/{table}").text)
    assert ben.post(f"/join/{link}").status_code == 303
    return table


def play_at_random(
    server: Server, table: str, stops: Callable[[Table], Any] = lambda table: False, seed: int = 1
) -> Table:
    """Random moves before anybody looks at a table, to the end or until it is as wanted."""
    played, dice, entries = server.table(table), random.Random(seed), list[Entry]()
    match = played.match
    while not match.over and not stops(played):
        seat = dice.choice(match.pending)
        text = match.game.texts[dice.choice(match.legal_actions(seat))]
        entries.append(Entry(played.version, MOVE, seat, text, 0))
        played.follow(entries[-1])
    if played.holder is not None:
        entries.append(Entry(played.version, DONE, played.holder, "", 0))
        played.follow(entries[-1])
    rows = [{"table": table, **entry._asdict()} for entry in entries]
    server.store.write(ENTRIES.insert().values(rows))
    server.store.change_table(table, over=match.over)
    server.seen[table] = server.entries(table)
    return played


def last_step(server: Server, table: str, seat: int = 0) -> int:
    """Random moves until a seat has one more step to make in its turn: that step."""
    played = play_at_random(server, table, lambda now: holding_answers(now, seat))
    return holding_answers(played, seat)[0]


def holding_answers(table: Table, seat: int) -> list[int]:
    """What a seat may answer in the middle of its turn, after which only its end is left."""
    moves, pending = table.match.moves, table.match.pending
    is_going = bool(moves) and moves[-1][0] == seat and pending == (seat,)
    asked = table.match.legal_actions(seat) if is_going else []
    return [action for action in asked if holds(table, seat, action)]


def holds(table: Table, seat: int, action: int) -> bool:
    """Whether a seat would have to end its turn after an action."""
    twin = twin_of(table, table.match.copy())
    moved(twin, seat, action)
    return twin.holder == seat
