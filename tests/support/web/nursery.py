"""Servers that begin at once: a process that has read everything forks one for every line it reads.

A line is the URL of a store, and whether bots think in processes as ever; the answer is the port
and the process of a server over it.
"""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
from typing import NamedTuple, Self

import uvicorn

from meseta.bots.levels import make_bot
from meseta.games import find_game
from meseta.match.match import Match
from meseta.match.sight import Sight
from meseta.web.app import make_app
from meseta.web.http.connections import config_for
from meseta.web.http.network import open_door
from meseta.web.store.store import Store
from meseta.web.table.workers import Asker, Workers
from tests.support.processes import children_of, command_of
from tests.support.waiting import PATIENCE

HOST = "127.0.0.1"
BOT = "random"
"""What all bots play like here, so that they are quick."""


class Near(Workers):
    """Bots that think in a thread of the server, so that they end with it."""

    def warm_up(self) -> None:
        """All has been read."""

    async def choose(self, asker: Asker, sight: Sight, bot: str, seed: str) -> int:
        return await asyncio.to_thread(lambda: make_bot(BOT, seed).choose(sight))

    def close(self) -> None:
        """There is nothing to close."""


NEAR, APART = "near", "apart"
WORKERS: dict[str, type[Workers]] = {NEAR: Near, APART: Workers}
"""Where bots think: in the server itself, or in processes as ever."""


class Served(NamedTuple):
    """A server that was begun."""

    port: int
    process: int

    def kill(self) -> None:
        """End it in the middle of whatever it does."""
        os.kill(self.process, signal.SIGKILL)

    def workers(self) -> list[int]:
        """The processes that think for it: copies of one that it began."""
        begun = [each for each in children_of(self.process) if b"forkserver" in command_of(each)]
        return [copy for each in begun for copy in children_of(each)]

    @property
    def address(self) -> str:
        return f"http://{HOST}:{self.port}"


class Nursery:
    """The process that forks servers, as it is used."""

    def __enter__(self) -> Self:
        command = [sys.executable, "-m", "tests.support.web.nursery"]
        pipe = subprocess.PIPE
        self.running = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        return self

    def __exit__(self, *_: object) -> None:
        self.running.communicate(timeout=PATIENCE)

    def serve(self, url: str, bots: str = NEAR) -> Served:
        """One more server."""
        assert self.running.stdin is not None
        assert self.running.stdout is not None
        self.running.stdin.write(f"{url} {bots}\n")
        self.running.stdin.flush()
        return Served(*map(int, self.running.stdout.readline().split()))


def serve(url: str, bots: str) -> None:
    """Serve until it is killed."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    door = open_door(HOST, 0)
    print(door.getsockname()[1], os.getpid(), flush=True)
    app = make_app(Store(url), WORKERS[bots]())
    uvicorn.Server(config_for(app)).run([door])


def main() -> None:
    """Read everything, then fork a server for every line."""
    match = Match(find_game("el-grande")({"players": 2}), "1")
    match.play(match.legal()[0])
    match.may_take_back(0)
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    for line in sys.stdin:
        if os.fork() == 0:
            serve(*line.split())
            os._exit(0)


if __name__ == "__main__":
    main()
