"""Beyond what a server can do: `python -m benchmarks.overload`, for `docs/overload.md`.

Tables come one after another, every one with people who really play and listen, until the server
lets nobody new in; then those at the tables go on for a while, get up, and the server is looked at
once more: what it holds must be what it held before. Meanwhile somebody new knocks twice a second.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import resource
import tempfile
import time
from multiprocessing import get_context
from pathlib import Path
from statistics import quantiles
from typing import Any, NamedTuple
from urllib.error import HTTPError
from urllib.request import urlopen

from benchmarks.web_load import HOST, PATIENCE, Round, Seat, Server, laid_out
from meseta.web.store.store import Store

KNOCKING = 0.5
"""Seconds between two new visitors."""
AFTERWARDS = 30
"""Seconds that the server is given to come to rest."""
REPORT = Path("docs/overload.md")
COLUMNS = (
    "tables",
    "moves/s",
    "move p50",
    "p99",
    "push p50",
    "p99",
    "let in",
    "asked to come later",
    "slowest of these",
)


class Knock(NamedTuple):
    """Somebody new came: when, what they were answered, and when they may try again."""

    at: float
    status: int
    later: str
    took: float


class Timed(NamedTuple):
    """When something was asked for, and how long it took."""

    at: float
    took: float


class Phase(NamedTuple):
    """How it was for some seconds with some tables."""

    tables: int
    began: float
    ended: float


class RampTold(NamedTuple):
    """What the clients have to tell."""

    phases: list[Phase]
    moves: list[Timed]
    pushes: list[Timed]
    refused: int
    knocks: list[Knock]


class TimedRound(Round):
    """A table that remembers when each of its moves and pushes was, and how long it took."""

    def __init__(self, seats: list[Seat], seed: int) -> None:
        super().__init__(seats, seed)
        self.taken: list[Timed] = []
        self.pushed: list[Timed] = []

    async def move(self, client: Any) -> None:
        """One move, whose answer is waited for."""
        at = time.perf_counter()
        await super().move(client)
        self.taken.append(Timed(at, time.perf_counter() - at))

    def seen(self, client: Any, size: int) -> None:
        """A seat has been shown something."""
        known = len(self.waits)
        super().seen(client, size)
        self.pushed += [Timed(self.sent_at, wait) for wait in self.waits[known:]]


# --- the clients ---------------------------------------------------------------------------------


async def ramp(tables: list[list[Seat]], chosen: argparse.Namespace) -> RampTold:
    """Bring tables until nobody new is let in, and some more time after that."""
    rounds, phases, knocks = list[TimedRound](), list[Phase](), list[Knock]()
    tasks = [asyncio.create_task(knock_always(tables[0][0].port, knocks))]
    while len(rounds) < len(tables) and len(crowded_phases(phases, knocks)) < chosen.beyond:
        fresh = [TimedRound(each, n) for n, each in enumerate(tables[len(rounds) :][: chosen.step])]
        rounds += fresh
        tasks += [asyncio.create_task(c.listen()) for each in fresh for c in each.clients]
        await asyncio.wait_for(asyncio.gather(*[each.begin() for each in fresh]), PATIENCE)
        tasks += [asyncio.create_task(each.play(float("inf"), chosen.every)) for each in fresh]
        began = time.perf_counter()
        await asyncio.sleep(chosen.seconds)
        phases.append(Phase(len(rounds), began, time.perf_counter()))
    for task in tasks:
        task.cancel()
    return RampTold(
        phases,
        [each for one in rounds for each in one.taken],
        [each for one in rounds for each in one.pushed],
        sum(one.refused for one in rounds),
        knocks,
    )


def crowded_phases(phases: list[Phase], knocks: list[Knock]) -> list[Phase]:
    """The phases in which most of those who knocked were asked to come later."""
    found = []
    for phase in phases:
        during = [each.status for each in knocks if phase.began <= each.at <= phase.ended]
        if during and 2 * sum(status == 503 for status in during) > len(during):
            found.append(phase)
    return found


async def knock_always(port: int, knocks: list[Knock]) -> None:
    """Somebody new comes again and again."""
    while True:
        knocks.append(await asyncio.to_thread(knock, port))
        await asyncio.sleep(KNOCKING)


def knock(port: int) -> Knock:
    """Somebody new looks at the lobby."""
    at = time.perf_counter()
    try:
        with urlopen(f"http://{HOST}:{port}/", timeout=PATIENCE) as answer:
            answer.read()
            status, later = answer.status, ""
    except HTTPError as error:
        status, later = error.code, error.headers.get("retry-after", "")
    return Knock(at, status, later, time.perf_counter() - at)


def play_there(tables: list[list[Seat]], chosen: argparse.Namespace, told: Any) -> None:
    """The clients' own process."""
    told.put(asyncio.run(ramp(tables, chosen)))


# --- the measurement -----------------------------------------------------------------------------


class Held(NamedTuple):
    """What a server holds: memory in megabytes, open files."""

    memory: float
    files: int


def held_by(server: Server) -> Held:
    """What a server holds now."""
    return Held(server.memory, len(os.listdir(f"/proc/{server.process.pid}/fd")))


def measure(chosen: argparse.Namespace, database: str) -> str:
    """Lay the tables out, bring them one after another, and tell how it went."""
    with Server(database) as server:
        store = Store(database)
        tables = laid_out(store, chosen, [server.port])
        store.close()
        server.warm_up(tables[0][0])
        before = held_by(server)
        told = play_through(tables, chosen)
        most = held_by(server)
        time.sleep(AFTERWARDS)
        after = held_by(server)
        again = play_through(tables, chosen) if chosen.twice else None
        if again is not None:
            time.sleep(AFTERWARDS)
        last = held_by(server)
        knocked = knock(server.port)
    held = (before, most, after, last) if chosen.twice else (before, most, after)
    return report(chosen, told, held, knocked)


def play_through(tables: list[list[Seat]], chosen: argparse.Namespace) -> RampTold:
    """All of the ramp, by clients in a process of their own."""
    context = get_context("spawn")
    told = context.Queue()
    clients = context.Process(target=play_there, args=(tables, chosen, told))
    clients.start()
    heard: RampTold = told.get(timeout=4 * PATIENCE)
    clients.join()
    return heard


def report(chosen: Any, told: RampTold, held: tuple[Held, ...], knocked: Knock) -> str:
    """How it went, as a page."""
    rows = [phase_row(phase, told) for phase in told.phases]
    command, again = "python -m benchmarks.overload", ""
    if chosen.twice:
        command, again = f"{command} --twice", ", and after all of it once more"
    memory = ", ".join(f"{each.memory:.0f}" for each in held)
    files = ", ".join(f"{each.files}" for each in held)
    return f"""# Beyond what a server can do

`{command}`. One process serves tables of {chosen.players} in
{chosen.game}; {chosen.step} more come every {chosen.seconds:.0f} seconds, at each somebody moves
every {chosen.every:g} seconds, and everybody listens. Somebody new asks for the lobby twice a
second. Server and clients share two cores. Milliseconds: of a move until it is answered, of a push
until another seat has it, of the slowest answer to somebody who was asked to come later.

| {" | ".join(COLUMNS)} |
|{" --- |" * len(COLUMNS)}
{chr(10).join(rows)}

Moves refused to those at tables: {told.refused} of {len(told.moves)}. Whoever is asked to come
later gets a page with 503 and `Retry-After: {later_of(told)}`.

Of the server, before, at the height, {AFTERWARDS} seconds after everybody had left{again}:
memory {memory} MB, open files {files}. What stays is what it keeps for use, up to a bound:
drawings, and the connections of its threads. A new visitor was then answered {knocked.status}.
"""


def later_of(told: RampTold) -> str:
    """What the last of those was told who should come later."""
    return next((each.later for each in reversed(told.knocks) if each.later), "-")


def phase_row(phase: Phase, told: RampTold) -> str:
    """How it was with some tables."""

    def during(several: list[Any]) -> list[Any]:
        return [each for each in several if phase.began <= each.at <= phase.ended]

    moves, knocks = during(told.moves), during(told.knocks)
    let_in = [each for each in knocks if each.status == 200]
    refused = [each for each in knocks if each.status == 503]
    slowest = max((each.took for each in refused), default=0)
    figures = [*parts_of(moves), *parts_of(during(told.pushes))]
    rate = len(moves) / (phase.ended - phase.began)
    shown = " | ".join(f"{1000 * each:.0f}" for each in figures)
    late = f"{1000 * slowest:.0f}" if refused else "-"
    return f"| {phase.tables} | {rate:.0f} | {shown} | {len(let_in)} | {len(refused)} | {late} |"


def parts_of(several: list[Timed]) -> tuple[float, float]:
    """Median and 99th part of a hundred."""
    if len(several) < 2:
        return 0.0, 0.0
    parts = quantiles([each.took for each in several], n=100)
    return parts[49], parts[98]


def main() -> None:
    """Bring tables until it is too much, and write down how it went."""
    parser = argparse.ArgumentParser(description="what happens beyond what a server can do")
    parser.add_argument("--game", default="el-grande")
    parser.add_argument("--tables", type=int, default=600, help="at most")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--step", type=int, default=25, help="tables that come at a time")
    parser.add_argument("--every", type=float, default=2.0, help="seconds between a table's moves")
    parser.add_argument("--seconds", type=float, default=12.0, help="from one step to the next")
    parser.add_argument("--beyond", type=int, default=3, help="steps after nobody new is let in")
    parser.add_argument("--begun", type=int, default=40, help="moves that were made before")
    parser.add_argument("--twice", action="store_true", help="all of it once more, for the memory")
    chosen = parser.parse_args()
    files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (files[1], files[1]))
    with tempfile.TemporaryDirectory() as folder:
        text = measure(chosen, f"sqlite:///{folder}/tables.db")
    REPORT.write_text(text)
    print(text)


if __name__ == "__main__":
    main()
