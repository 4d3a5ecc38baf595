"""What the table in the browser bears: `python -m benchmarks.web_load`, for `docs/performance.md`.

Servers of their own, started here on loopback, with tables in the middle of a game; clients that
really play what they are offered, and a stream for every seat that really listens. The clients run
in a process of their own and tell what they needed themselves.

    python -m benchmarks.web_load                                    one table of five, no pauses
    python -m benchmarks.web_load --tables 500 --players 4 --every 10 --seconds 60
    python -m benchmarks.web_load --database postgresql+psycopg://… --processes 2
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import resource
import signal
import subprocess
import sys
import tempfile
import time
from contextlib import ExitStack
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.request import urlopen

from meseta.games import GAMES, find_game
from meseta.web.http.auth import COOKIE
from meseta.web.store.schema import ENTRIES
from meseta.web.store.store import Entry, Person, SeatRow, Store, TableRow
from meseta.web.table import table_form
from meseta.web.table.table import DONE, MOVE, Table

HOST = "127.0.0.1"
TICK = os.sysconf("SC_CLK_TCK")
VERSION = re.compile(rb'"version": ?(\d+)')
AT_ONCE = 20
"""So many tables are opened at the same time."""
TOGETHER = 25
"""Tables at which the same people sit; nobody may listen to many more at once."""
PATIENCE = 300.0
"""Seconds that anything may take before the measurement is given up."""


class Seat(NamedTuple):
    """A seat at a table, where it is served, and by which cookie it is held."""

    table: str
    number: int
    port: int
    cookie: str


class Heard(NamedTuple):
    """What the clients have to tell."""

    moves: int
    refused: int
    waits: list[float]
    """Seconds from the request of a move to the update of each other seat."""
    sent: int
    """Bytes that all streams brought while it was measured."""
    seconds: float
    processor: float


# --- the tables ----------------------------------------------------------------------------------


def laid_out(store: Store, chosen: argparse.Namespace, ports: list[int]) -> list[list[Seat]]:
    """Tables in the middle of a game; the same people sit at some of them."""
    tables, people = [], list[tuple[Person, str]]()
    for number in range(chosen.tables):
        if number % TOGETHER == 0:
            people = [store.add_person(f"P{seat}", {}, "") for seat in range(chosen.players)]
        row = begun(store, chosen, [person for person, _token in people], str(number))
        port = ports[number % len(ports)]
        seats = [Seat(row.id, seat, port, token) for seat, (_, token) in enumerate(people)]
        tables.append(seats)
    return tables


def begun(store: Store, chosen: argparse.Namespace, people: list[Person], seed: str) -> TableRow:
    """A table after some random moves."""
    options = find_game(chosen.game)({"players": len(people)}).options
    row = table_form.table_for(chosen.game, options, people[0], hints=False)._replace(seed=seed)
    seats = [
        SeatRow(row.id, number, person.id, person.name, None, None, {})
        for number, person in enumerate(people)
    ]
    store.add_table(row, seats)
    entries = played(Table(store, row, seats), chosen.begun, random.Random(seed))
    store.write(ENTRIES.insert().values([{"table": row.id, **e._asdict()} for e in entries]))
    return row


def played(table: Table, count: int, dice: random.Random) -> list[Entry]:
    """Random moves, as entries; at last the turn is ended."""
    entries = []
    for _ in range(count):
        seat = dice.choice(table.match.pending)
        text = table.match.game.texts[dice.choice(table.match.legal_actions(seat))]
        entries.append(Entry(table.version, MOVE, seat, text, 0))
        table.follow(entries[-1])
    last = table.holder
    return [*entries, *([] if last is None else [Entry(table.version, DONE, last, "", 0)])]


# --- the servers ---------------------------------------------------------------------------------


class Server:
    """A server in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "meseta", "serve", "--port", "0", "--database", database]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        told = self.process.stdout.readline()
        found = re.search(r":(\d+)/", told)
        assert found, told
        self.port = int(found[1])

    def __enter__(self) -> Server:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def warm_up(self, seat: Seat) -> None:
        """Have machine code and words read, by a look at a table."""
        urlopen(f"http://{HOST}:{self.port}/t/{seat.table}").read()

    @property
    def processor(self) -> float:
        """Seconds of processor time so far."""
        stat = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(stat[11]) + int(stat[12])) / TICK

    @property
    def memory(self) -> float:
        """Megabytes."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        found = re.search(r"VmRSS:\s+(\d+)", status)
        assert found
        return int(found[1]) / 1024


# --- the clients ---------------------------------------------------------------------------------


class Client:
    """One seat: it listens, and plays when it is asked."""

    def __init__(self, seat: Seat, table: Round) -> None:
        self.seat, self.table = seat, table
        self.version = -1
        self.facts: dict[str, Any] = {}
        self.line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def listen(self) -> None:
        """Hear everything that the stream brings, as long as it is open."""
        seat = self.seat
        reader, writer = await asyncio.open_connection(HOST, seat.port, limit=1 << 22)
        writer.write(self.head("GET", f"/t/{seat.table}/stream?seat={seat.number}"))
        while line := await reader.readline():
            if line.startswith(b"data: "):
                self.hear(line)

    def hear(self, line: bytes) -> None:
        """Something has changed."""
        found = VERSION.search(line)
        if found:
            self.version = int(found[1])
            is_asked = b'"mine": true' in line or b'"held": true' in line
            self.facts = json.loads(line[6:]) if is_asked else {}
            self.table.seen(self, len(line))
            self.table.over |= b'"over": true' in line

    def head(self, method: str, path: str, length: int = 0) -> bytes:
        """The head of a request, as a browser sends it."""
        lines = [
            f"{method} {path} HTTP/1.1",
            f"host: {HOST}",
            f"cookie: {COOKIE}={self.seat.cookie}",
        ]
        if length:
            lines += ["content-type: application/json", f"content-length: {length}"]
        return ("\r\n".join(lines) + "\r\n\r\n").encode()

    async def send(self, what: str, **body: int) -> bool:
        """Do something at the table; whether it was accepted."""
        text = json.dumps({"seat": self.seat.number, "version": self.version, **body}).encode()
        asked = self.head("POST", f"/t/{self.seat.table}/{what}", len(text)) + text
        status, answer = await self.answered(asked)
        if not status:
            self.line = None
            status, answer = await self.answered(asked)
        told = json.loads(answer)
        self.table.newest = max(self.table.newest, told.get("version", 0))
        return b" 200 " in status

    async def answered(self, asked: bytes) -> tuple[bytes, bytes]:
        """Status and body of an answer; nothing where the server has hung up meanwhile."""
        if self.line is None:
            self.line = await asyncio.open_connection(HOST, self.seat.port)
        reader, writer = self.line
        writer.write(asked)
        status, length = await reader.readline(), 0
        while (line := await reader.readline()) not in (b"\r\n", b""):
            if line.lower().startswith(b"content-length:"):
                length = int(line.split(b":")[1])
        return status, await reader.readexactly(length)

    async def act(self, dice: random.Random) -> bool:
        """Answer what is asked, or end the turn."""
        if self.facts["held"]:
            return await self.send("end")
        chosen = dice.choice(self.facts["choices"])["action"]
        return await self.send("play", action=chosen, sure=True)


class Round:
    """One table as its clients see it."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        self.clients = [Client(seat, self) for seat in seats]
        self.dice = random.Random(seed)
        self.news = asyncio.Event()
        self.sent_at, self.awaited = 0.0, set[Client]()
        self.over = False
        self.newest = self.moves = self.refused = self.sent = 0
        self.waits: list[float] = []

    def seen(self, client: Client, size: int) -> None:
        """A seat has been shown something."""
        self.sent += size
        if client in self.awaited:
            self.awaited.discard(client)
            self.waits.append(time.perf_counter() - self.sent_at)
        self.news.set()

    @property
    def asked(self) -> Client | None:
        """A seat that must do something, once all have seen what was done before."""
        if any(client.version < self.newest for client in self.clients):
            return None
        return next(
            (c for c in self.clients if c.facts.get("choices") or c.facts.get("held")), None
        )

    async def begin(self) -> None:
        """Everybody has come and sees the table."""
        while min(client.version for client in self.clients) < 0:
            self.news.clear()
            await self.news.wait()

    async def play(self, until: float, every: float) -> None:
        """One move after another, with pauses, until the time or the game is over."""
        after = self.dice.random() * every
        while not self.over and (now := time.perf_counter()) + after < until:
            await asyncio.sleep(after)
            after = every
            client = self.asked
            if client is None:
                self.news.clear()
                try:
                    await asyncio.wait_for(self.news.wait(), max(0.0, until - now))
                except TimeoutError:
                    return
                after = 0.0
            else:
                await self.move(client)

    async def move(self, client: Client) -> None:
        """One move; the others wait for their update."""
        self.awaited = {other for other in self.clients if other is not client}
        self.sent_at = time.perf_counter()
        if await client.act(self.dice):
            self.moves += 1
        else:
            self.refused += 1


async def all_play(tables: list[list[Seat]], chosen: Any, ready: Any, go: Any) -> Heard:
    """All tables at once."""
    rounds = [Round(seats, number) for number, seats in enumerate(tables)]
    streams = list[asyncio.Task[None]]()
    for first in range(0, len(rounds), AT_ONCE):
        coming = rounds[first : first + AT_ONCE]
        streams += [asyncio.create_task(c.listen()) for each in coming for c in each.clients]
        await asyncio.wait_for(asyncio.gather(*[each.begin() for each in coming]), PATIENCE)
    ready.set()
    await asyncio.to_thread(go.wait)
    for each in rounds:
        each.sent = 0
    began, spent = time.perf_counter(), time.process_time()
    until = began + chosen.seconds
    await asyncio.gather(*[each.play(until, chosen.every) for each in rounds])
    seconds, processor = time.perf_counter() - began, time.process_time() - spent
    for stream in streams:
        stream.cancel()
    return Heard(
        sum(each.moves for each in rounds),
        sum(each.refused for each in rounds),
        [wait for each in rounds for wait in each.waits],
        sum(each.sent for each in rounds),
        seconds,
        processor,
    )


def play_there(tables: list[list[Seat]], chosen: Any, ready: Any, go: Any, told: Any) -> None:
    """The clients' own process."""
    told.put(asyncio.run(all_play(tables, chosen, ready, go)))


# --- the measurement -----------------------------------------------------------------------------


def measure(chosen: argparse.Namespace, database: str) -> None:
    """Lay the tables out, have them played, and say what it took."""
    with ExitStack() as stack:
        servers = [stack.enter_context(Server(database)) for _ in range(chosen.processes)]
        store = Store(database)
        tables = laid_out(store, chosen, [server.port for server in servers])
        store.close()
        for server in servers:
            server.warm_up(tables[0][0])
        empty = sum(server.memory for server in servers)
        context = get_context("spawn")
        ready, go, told = context.Event(), context.Event(), context.Queue()
        clients = context.Process(target=play_there, args=(tables, chosen, ready, go, told))
        clients.start()
        assert ready.wait(PATIENCE), "the tables do not answer"
        spent = sum(server.processor for server in servers)
        go.set()
        heard: Heard = told.get(timeout=PATIENCE)
        spent = sum(server.processor for server in servers) - spent
        grown = sum(server.memory for server in servers) - empty
        clients.join()
    report(chosen, heard, spent, grown)


def report(chosen: argparse.Namespace, heard: Heard, spent: float, grown: float) -> None:
    """What came of it."""
    listeners = chosen.tables * chosen.players
    parts = quantiles(heard.waits, n=100) if len(heard.waits) > 1 else [0.0] * 99
    moves = max(1, heard.moves)
    print(f"{chosen.game}: {chosen.tables} tables of {chosen.players}, {listeners} listeners")
    print(f"  moves                    {heard.moves}, and {heard.refused} refused")
    print(f"  moves a second           {heard.moves / heard.seconds:.1f}")
    print(f"  processor time a move    {1000 * spent / moves:.1f} ms")
    print(f"  servers' load            {100 * spent / heard.seconds:.0f} % of a core")
    print(
        f"  move to others' update   p50 {1000 * parts[49]:.0f} ms, p99 {1000 * parts[98]:.0f} ms"
    )
    print(f"  to each listener a move  {heard.sent / moves / chosen.players / 1000:.1f} kB")
    print(f"  memory a table           {1000 * grown / chosen.tables:.0f} kB")
    print(f"  clients' own load        {100 * heard.processor / heard.seconds:.0f} % of a core")


def main() -> None:
    """Measure what was asked for."""
    parser = argparse.ArgumentParser(description="what the table in the browser bears")
    parser.add_argument("--game", choices=GAMES, default="el-grande")
    parser.add_argument("--tables", type=int, default=1)
    parser.add_argument("--players", type=int, default=5)
    parser.add_argument("--every", type=float, default=0.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=15.0)
    parser.add_argument("--begun", type=int, default=40, help="moves that were made before")
    parser.add_argument("--database", help="a URL; otherwise a file of SQLite")
    parser.add_argument("--processes", type=int, default=1, help="servers over the same database")
    chosen = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    with tempfile.TemporaryDirectory() as folder:
        measure(chosen, chosen.database or f"sqlite:///{folder}/tables.db")


if __name__ == "__main__":
    main()
