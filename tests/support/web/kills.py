"""Servers, thinking processes and databases that are killed in the middle of play.

What was acknowledged is there, and nothing else.

`make soak` runs it with all kills; it goes on where it was stopped. Result: docs/kills.md.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import signal
import sys
import tempfile
import threading
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, Self

import httpx

from meseta.games import find_game
from meseta.version import __version__
from meseta.web.http.auth import COOKIE
from meseta.web.store.store import Entry, Person, Store
from meseta.web.table.table import DONE, MOVE, Table
from meseta.web.table.table_form import HERE, ME, seats_from, table_for
from tests.support import ROOT
from tests.support.soak import UNFINISHED, out_of
from tests.support.waiting import PATIENCE, until
from tests.support.web.nursery import APART, NEAR, Nursery, Served
from tests.support.web.postgres import Postgres
from tests.support.web.served import FACTS, SMALL, Stream

SERVERS = {"sqlite": 1, "postgresql": 2}
"""So many processes serve each kind of store."""
SERVER, WORKER, DATABASE = "a server", "a thinking process", "the database"
VICTIMS = {"sqlite": (SERVER, WORKER), "postgresql": (SERVER, WORKER, DATABASE)}
"""What is killed with each kind of store."""
UNAVAILABLE, TOO_MANY = 503, 429
PLAYERS = 4
LATEST = 0.4
"""Seconds of play after which a server is killed at the latest."""
KILLS, A_PART = 200, 10
"""Of each victim with each kind of store; a thousand in all."""
KEPT = Path(".kills.json")
REPORT = ROOT / "docs" / "kills.md"
HEAD = """# Killed in the middle of play

`make soak`, version {version}. Four people play as fast as they can, bots play at a fifth table,
which somebody watches, and at a random moment something is ended by SIGKILL: a server (with
PostgreSQL two processes serve the same tables and one of them is ended), a process in which bots
think, or the database itself. Then everything that was acknowledged, or shown to whoever watched,
must be in the store, and nothing that nobody sent; what was sent and not acknowledged may be there
or not. A new server goes on where the entries lead, a server whose bots or whose database were
ended goes on by itself, and everybody makes a move before the next kill.
{unfinished}

| store | killed | kills | acknowledged | of them lost | sent by nobody | kept all the same | not |
| --- | --- | --- | --- | --- | --- | --- | --- |"""
COLUMNS = ("kills", "acknowledged", "lost", "unsent", "kept", "dropped")


Told = tuple[int, str, int, str]


class Player:
    """Somebody who plays both seats of a table, and knows what was acknowledged."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store, self.dice = store, random.Random(seed)
        self.person, token = store.add_person("Ana", {}, "a laptop")
        self.client = httpx.Client(cookies={COOKIE: token}, timeout=PATIENCE)
        self.acknowledged: dict[str, list[Entry]] = {}
        self.sit_down()

    def sit_down(self) -> None:
        """Another table."""
        self.table = new_table(self.store, self.person, [ME, HERE])
        self.sent: Entry | None = None
        self.acknowledged[self.table.row.id] = []

    def next_entry(self) -> Entry:
        """What to do next: end the turn, or anything that is possible."""
        table = self.table
        if table.holder is not None:
            return Entry(table.version, DONE, table.holder, "", 0)
        seat = self.dice.choice(table.match.pending)
        return Entry(table.version, MOVE, seat, self.dice.choice(table.match.legal(seat)), 0)

    def act(self, server: Served) -> bool:
        """One thing more; whether it is acknowledged, and only then it counts."""
        if self.table.match.over:
            self.sit_down()
        entry = self.sent = self.next_entry()
        body: dict[str, Any] = {"seat": entry.seat, "version": entry.number}
        if entry.kind == MOVE:
            body["action"] = self.table.match.legal_number(entry.what, entry.seat)
            body["sure"] = True
        what = "play" if entry.kind == MOVE else "end"
        answer = self.post(f"{server.address}/t/{self.table.row.id}/{what}", body)
        if answer.status_code == UNAVAILABLE:
            return False
        assert answer.json() == {"version": entry.number + 1}, answer.text
        self.count(entry)
        return True

    def post(self, path: str, body: dict[str, Any]) -> httpx.Response:
        """The answer to something sent; it is sent again later where it was too much at once."""
        while (answer := self.client.post(path, json=body)).status_code == TOO_MANY:
            time.sleep(float(answer.headers["Retry-After"]))
        return answer

    def count(self, entry: Entry) -> None:
        """Let an entry count."""
        self.acknowledged[self.table.row.id].append(entry)
        self.table.follow(entry)
        self.sent = None

    def play(self, servers: list[Served], is_over: threading.Event) -> None:
        """Play as fast as it goes, here and there, until a server or its store is gone."""
        with suppress(httpx.TransportError):
            while not is_over.is_set() and self.act(self.dice.choice(servers)):
                pass

    def compare(self, found: Counter[str]) -> None:
        """Hold what is kept of all tables against what was acknowledged and sent."""
        for table, acknowledged in self.acknowledged.items():
            kept = [told(entry) for entry in self.store.entries(table)]
            counted = [told(entry) for entry in acknowledged]
            more = [entry for entry in kept if entry not in counted]
            if self.sent is not None and table == self.table.row.id:
                more = self.settle(more, found)
            found["lost"] += sum(entry not in kept for entry in counted)
            found["unsent"] += len(more)

    def settle(self, more: list[Told], found: Counter[str]) -> list[Told]:
        """What was sent and not answered counts if it is kept; what nobody sent is left over."""
        assert self.sent is not None
        sent, self.sent = self.sent, None
        is_kept = told(sent) in more
        found["kept" if is_kept else "dropped"] += 1
        if is_kept:
            self.count(sent)
        return [entry for entry in more if entry != told(sent)]


def told(entry: Entry) -> Told:
    """An entry without what only a server knows."""
    return entry.number, entry.kind, entry.seat, entry.what


class Watcher:
    """Somebody who watches bots, and knows how far they were shown to have come."""

    def __init__(self, store: Store) -> None:
        self.store, self.shown = store, 0
        self.person, token = store.add_person("Eva", {}, "a phone")
        self.client = httpx.Client(cookies={COOKIE: token}, timeout=PATIENCE)
        self.table = new_table(store, self.person, ["peon", "peon"])

    def watch(self, server: Served) -> None:
        """Look on until the server is gone."""
        path = f"{server.address}/t/{self.table.row.id}/stream"
        gone = suppress(httpx.TransportError, AssertionError)
        with gone, self.client.stream("GET", path) as answer:
            stream = Stream(answer)
            while True:
                self.shown = max(self.shown, stream.next().get("version", 0))

    def look_on(self, server: Served, is_over: threading.Event) -> None:
        """Look again and again at a server that stays."""
        while not is_over.is_set():
            page = self.client.get(f"{server.address}/t/{self.table.row.id}")
            if facts := FACTS.search(page.text):
                self.shown = max(self.shown, json.loads(facts[1])["version"])

    def is_going_on(self, since: int) -> bool:
        """Whether bots have played on, or have no more to play."""
        row = self.store.table(self.table.row.id)
        assert row is not None
        return row.over or len(self.store.entries(row.id)) > since

    def compare(self, found: Counter[str]) -> None:
        """Whatever was shown is kept, and all of it can be played through."""
        row = self.store.table(self.table.row.id)
        assert row is not None
        stands = Table(self.store, row, self.table.seats)
        assert stands.differs is None
        found["lost"] += max(0, self.shown - stands.version)
        if stands.match.over:
            self.table, self.shown = new_table(self.store, self.person, ["peon", "peon"]), 0


def new_table(store: Store, person: Person, sitters: list[str]) -> Table:
    """A small game, as its players follow it: from what they know, not from what is kept."""
    options = find_game("el-grande")(SMALL).options
    row = table_for("el-grande", options, person, hints=False)
    seats = seats_from(row.id, sitters, ["Ana", "Ben"], person)
    store.add_table(row, seats)
    return Table(store, row, seats)


class Ordeal:
    """People and bots at tables whose servers are killed."""

    def __init__(
        self,
        kind: str,
        url: str,
        nursery: Nursery,
        seed: int,
        victim: str = SERVER,
        postgres: Postgres | None = None,
    ) -> None:
        self.url, self.nursery, self.victim, self.postgres = url, nursery, victim, postgres
        self.bots = APART if victim == WORKER else NEAR
        self.store, self.dice = Store(url), random.Random(seed)
        self.found: Counter[str] = Counter()
        self.players = [Player(self.store, seed * PLAYERS + n) for n in range(PLAYERS)]
        self.watcher = Watcher(self.store)
        self.servers = [nursery.serve(url, self.bots) for _ in range(SERVERS[kind])]

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for server in self.servers:
            server.kill()
        for player in self.players:
            player.client.close()
        self.watcher.client.close()
        self.store.close()

    def kill_one(self) -> None:
        """Let everybody move once, then play on until something is killed; compare, and mend."""
        until(lambda: all(is_up(server.address) for server in self.servers))
        for player in self.players:
            assert player.act(self.dice.choice(self.servers))
        at = self.dice.randrange(len(self.servers))
        is_over = threading.Event()
        everybody = list(self.servers)
        with ThreadPoolExecutor(PLAYERS + 1) as threads:
            busy = [threads.submit(player.play, everybody, is_over) for player in self.players]
            busy.append(threads.submit(self.watch, self.servers[at], is_over))
            try:
                time.sleep(self.dice.uniform(0, LATEST))
                self.strike(self.servers[at])
            finally:
                is_over.set()
            for each in busy:
                each.result(PATIENCE)
        self.found["kills"] += 1
        for player in self.players:
            player.compare(self.found)
        self.watcher.compare(self.found)
        if self.victim == SERVER:
            self.servers[at] = self.nursery.serve(self.url)

    def watch(self, server: Served, is_over: threading.Event) -> None:
        """Watch bots, on a stream where it will end."""
        if self.victim == SERVER:
            self.watcher.watch(server)
        else:
            self.watcher.look_on(server, is_over)

    def strike(self, server: Served) -> None:
        """Kill what is to be killed; a server that loses something goes on by itself."""
        if self.victim == SERVER:
            server.kill()
        elif self.victim == WORKER:
            os.kill(self.dice.choice(until(self.workers)), signal.SIGKILL)
            since = len(self.store.entries(self.watcher.table.row.id))
            until(lambda: self.watcher.is_going_on(since), "bots")
        elif self.postgres is not None:
            self.postgres.kill()
            self.postgres.restart()

    def workers(self) -> list[int]:
        """The processes that think for any server."""
        return [each for server in self.servers for each in server.workers()]

    def kill(self, count: int) -> Counter[str]:
        """Kill so many; what was found."""
        for _ in range(count):
            self.kill_one()
        everything = [each for player in self.players for each in player.acknowledged.values()]
        self.found["acknowledged"] = sum(map(len, everything))
        return self.found


def is_up(address: str) -> bool:
    """Whether a server answers."""
    with suppress(httpx.TransportError):
        return httpx.get(f"{address}/health", timeout=PATIENCE).status_code == 200
    return False


# --- all of them ---------------------------------------------------------------------------------


def main() -> int:
    """Every part that has not been run yet; whether all went well."""
    done: dict[str, Any] = json.loads(KEPT.read_text("utf-8")) if KEPT.exists() else {}
    cases = [(kind, victim) for kind, victims in VICTIMS.items() for victim in victims]
    with ExitStack() as stack:
        nursery = stack.enter_context(Nursery())
        postgres = stack.enter_context(Postgres())
        for part in range(KILLS // A_PART):
            for kind, victim in cases:
                name = f"{kind}, {victim}, part {part + 1} of {KILLS // A_PART}"
                if name not in done:
                    done[name] = run_part(kind, victim, part, nursery, postgres)
                    print(name, flush=True)
                    KEPT.write_text(json.dumps(done), "utf-8")
    sums = {case: summed(done, ", ".join(case)) for case in cases}
    REPORT.write_text(report(sums), "utf-8")
    KEPT.unlink()
    return int(any(found["lost"] or found["unsent"] for found in sums.values()))


def run_part(
    kind: str, victim: str, part: int, nursery: Nursery, postgres: Postgres
) -> Counter[str]:
    """Some kills over a fresh store."""
    folder = tempfile.mkdtemp()
    with ExitStack() as stack:
        stack.callback(shutil.rmtree, folder)
        url = f"sqlite:///{folder}/tables.db"
        if kind == "postgresql":
            url = stack.enter_context(postgres.database())
        ordeal = Ordeal(kind, url, nursery, part, victim, postgres)
        return stack.enter_context(ordeal).kill(A_PART)


def summed(done: dict[str, Any], case: str) -> Counter[str]:
    """All parts of a kind of store and a victim."""
    found: Counter[str] = Counter()
    for name, part in done.items():
        if name.startswith(f"{case}, "):
            found.update(part)
    return found


def report(sums: dict[tuple[str, str], Counter[str]]) -> str:
    """The result, for people."""
    lines = [HEAD.format(version=__version__, unfinished=UNFINISHED)]
    for case, found in sums.items():
        kills, *others = [f"{found[name]:,}" for name in COLUMNS]
        lines.append(f"| {' | '.join([*case, out_of(kills, KILLS), *others])} |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    sys.exit(main())
