"""A server that begins again: how long until it answers, and until bots have gone on.

`python -m benchmarks.restart [RUNS]` lays tables at which a bot must move into a new database,
begins `meseta serve` over it, and tells the median of some runs: seconds by the clock until the
first answer, until the first bot has moved and until one has moved at every table, and of the
server's processor time until its first answer.
"""

from __future__ import annotations

import re
import statistics
import subprocess
import sys
import tempfile
import time
from typing import NamedTuple

import httpx

from meseta.games import find_game
from meseta.web.store.store import Store
from meseta.web.table.table_form import ME, seats_from, table_for

TABLES = 20
BOT = "caballero"
BOT_BEGINS = "1"
"""With this seed the first seat begins."""
LOOK = 0.02
"""Seconds between two looks."""


class Restart(NamedTuple):
    """What one beginning took, in seconds."""

    answer: float
    work: float
    first: float
    everywhere: float


def lay_tables(store: Store) -> list[str]:
    """Tables at which a bot must move, as a server leaves them that was ended."""
    person, _ = store.add_person("Ana", {}, "a laptop")
    names = []
    options = find_game("el-grande")({"players": 2, "short": True}).options
    for _ in range(TABLES):
        row = table_for("el-grande", options, person, hints=True)._replace(seed=BOT_BEGINS)
        store.add_table(row, seats_from(row.id, [BOT, ME], ["", "Ana"], person))
        names.append(row.id)
    return names


def processor_time(process: int) -> float:
    """Seconds that a process has used."""
    with open(f"/proc/{process}/stat") as file:
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / 100


def begin_again() -> Restart:
    """One server over a database of its own."""
    with tempfile.TemporaryDirectory() as folder:
        url = f"sqlite:///{folder}/tables.db"
        store = Store(url)
        tables = lay_tables(store)
        command = [sys.executable, "-m", "meseta", "serve", "--port", "0", "--database", url]
        began = time.monotonic()
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            return watch(server, store, tables, began)
        finally:
            server.terminate()
            server.wait()
            store.close()


def watch(server: subprocess.Popen[str], store: Store, tables: list[str], began: float) -> Restart:
    """What happens until bots have moved everywhere."""
    assert server.stdout is not None
    found = re.search(r"http://\S+", server.stdout.readline())
    assert found
    while not answers(found[0].replace("localhost", "127.0.0.1")):
        time.sleep(LOOK)
    answer, work = time.monotonic() - began, processor_time(server.pid)
    moved: dict[str, float] = {}
    while len(moved) < len(tables):
        for table in tables:
            if table not in moved and store.entries(table):
                moved[table] = time.monotonic() - began
        time.sleep(LOOK)
    return Restart(answer, work, min(moved.values()), max(moved.values()))


def answers(address: str) -> bool:
    """Whether a server is there."""
    try:
        return httpx.get(f"{address}health", timeout=60).status_code == 200
    except httpx.TransportError:
        return False


if __name__ == "__main__":
    runs = [begin_again() for _ in range(int((*sys.argv, "3")[1]))]
    for name, values in zip(Restart._fields, zip(*runs, strict=True), strict=True):
        print(
            f"{name:12}{statistics.median(values):6.2f} s  ({min(values):.2f} to {max(values):.2f})"
        )
