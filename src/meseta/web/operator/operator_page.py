"""`/operator`: how the server is, for whoever runs it."""

from __future__ import annotations

import asyncio
import base64
import binascii
import os
import platform
import secrets
import time
from collections.abc import Iterator, Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from meseta.games import GAMES, find_game
from meseta.kernel.way import is_compiled
from meseta.processes import memory_of
from meseta.version import __version__
from meseta.web.http.hosts import ServerSettings, is_here
from meseta.web.http.load import SAMPLES, Load
from meseta.web.http.monitoring import Metrics, RouteTimes
from meseta.web.http.pages import render
from meseta.web.http.refusals import Refused
from meseta.web.http.services import service
from meseta.web.http.supervision import Supervisor
from meseta.web.store.store import Store
from meseta.web.store.totals import Totals, count_all, describe_database
from meseta.web.table.hub import Hub
from meseta.web.table.workers import Workers, WorkerSlot

SLOWEST = 12
"""Routes that are shown."""
REFRESH = 5
"""Seconds after which the page shows itself again."""
WIDE, HIGH = 600, 60
UNKNOWN = 401
LIBRARIES = ("numba", "numpy", "starlette", "uvicorn", "sqlalchemy")
MEBI = 1 << 20


class LoadLine(NamedTuple):
    """What has changed over the last minutes."""

    name: str
    now: str
    points: str
    """The line, as a picture has it."""
    most: str


class RouteLine(NamedTuple):
    """How long one route takes, in milliseconds."""

    path: str
    requests: int
    usual: float
    slowest: float


class WorkerLine(NamedTuple):
    """One process that thinks."""

    for_whom: str
    state: str
    memory: int
    """In MiB."""
    lost: int


async def operator_page(request: Request) -> Response:
    """How the server is, shown again and again."""
    if not is_here(request):
        key = service(request, ServerSettings).operator_key
        if not key:
            raise Refused("refused-not_here")
        if not knows_key(request, key):
            asked = {"www-authenticate": 'Basic realm="Meseta", charset="UTF-8"'}
            return PlainTextResponse("", UNKNOWN, asked)
    store, hub = service(request, Store), service(request, Hub)
    totals = await asyncio.to_thread(count_all, store)
    load, metrics = service(request, Load), service(request, Metrics)
    return render(
        request,
        "operator.html",
        numbers=[*list_totals(totals), *list_numbers(hub)],
        load=load,
        lines=list(draw_lines(load)),
        workers=list(describe_workers(hub.workers)),
        routes=list_slowest(metrics),
        refused=metrics.refused.most_common(),
        tasks=service(request, Supervisor),
        hours=(time.time() - metrics.began) / 3600,
        versions=list(list_versions(store)),
        process=os.getpid(),
        refresh=REFRESH,
        wide=WIDE,
        high=HIGH,
    )


def knows_key(request: Request, key: str) -> bool:
    """Whether somebody has the key of whoever runs the server, as a password."""
    kind, _, sent = request.headers.get("authorization", "").partition(" ")
    try:
        _, _, password = base64.b64decode(sent, validate=True).decode().partition(":")
    except (binascii.Error, UnicodeDecodeError):
        return False
    return kind.lower() == "basic" and secrets.compare_digest(password.encode(), key.encode())


def list_totals(totals: Totals) -> Iterator[tuple[str, object]]:
    """How much is kept."""
    yield "operator-people", totals.people
    yield "operator-tables", totals.tables
    yield "operator-running", totals.running
    yield "operator-entries", totals.entries
    yield "operator-studies", totals.studies


def list_numbers(hub: Hub) -> Iterator[tuple[str, object]]:
    """How much is there now."""
    yield "operator-open", len(hub.tables)
    yield "operator-bots", len(hub.drivers)
    yield "operator-listeners", hub.count_streams()
    yield "operator-memory", f"{memory_of(os.getpid()) // MEBI} MiB"
    yield "operator-files", count_open_files()


def draw_lines(load: Load) -> Iterator[LoadLine]:
    """Requests, lateness and thoughts over the last minutes."""
    samples = list(load.samples)
    yield draw_line("operator-line_requests", [each.requests for each in samples], "{:.0f}/s")
    yield draw_line("operator-line_late", [1000 * each.late for each in samples], "{:.0f} ms")
    yield draw_line("operator-line_waiting", [each.waiting for each in samples], "{:.0f}")


def draw_line(name: str, values: Sequence[float], written: str) -> LoadLine:
    """Numbers as a line from left to right, the last one at the right."""
    top, first = max([*values, 1]), SAMPLES - len(values)
    at = [
        f"{WIDE * (first + number) / (SAMPLES - 1):.1f},{HIGH * (1 - value / top):.1f}"
        for number, value in enumerate(values)
    ]
    now = values[-1] if values else 0.0
    return LoadLine(name, written.format(now), " ".join(at), written.format(top))


def describe_workers(workers: Workers) -> Iterator[WorkerLine]:
    """The processes that think."""
    for slot in workers.slots:
        for_whom = "operator-for_tables" if slot.only_tables else "operator-for_all"
        yield WorkerLine(for_whom, state_of(slot), memory_in(slot) // MEBI, slot.lost)


def state_of(slot: WorkerSlot) -> str:
    """What a thinking process does now."""
    if slot.thought is not None:
        return "operator-state_thinks"
    return "operator-state_waits" if slot.process else "operator-state_sleeps"


def memory_in(slot: WorkerSlot) -> int:
    """Bytes that a thinking process has."""
    return slot.process.memory if slot.process else 0


def list_slowest(metrics: Metrics) -> list[RouteLine]:
    """The routes whose slowest answers take longest."""
    lines = [describe_route(path, times) for path, times in metrics.routes.items()]
    return sorted(lines, key=lambda line: -line.slowest)[:SLOWEST]


def describe_route(path: str, times: RouteTimes) -> RouteLine:
    """How long one route takes."""
    return RouteLine(path, times.count, 1000 * times.quantile(0.5), 1000 * times.quantile(0.99))


def count_open_files() -> int:
    """Files and connections that this process has open; 0 where the system does not tell."""
    folder = Path("/proc/self/fd")
    return len(list(folder.iterdir())) if folder.exists() else 0


def list_versions(store: Store) -> Iterator[tuple[str, str]]:
    """What this server is made of."""
    yield "meseta", __version__
    yield "Python", platform.python_version()
    for name in LIBRARIES:
        yield name, version(name)
    yield describe_database(store)
    for name in GAMES:
        yield name, "✓" if is_compiled(find_game(name).book) else "-"
