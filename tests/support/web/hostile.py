"""Requests that mean harm, over every address: none breaks the server, or anybody else's table.

`python -m tests.support.web.hostile COUNT SEED` sends so many, changed from what people send, to a
real server. Nothing but an answer that is meant may come of any: no failure, no silence, and no
more work than is its share. Somebody else plays at a table of their own all the while.
"""

from __future__ import annotations

import asyncio
import json
import logging
import random
import socket
import sys
import tempfile
import time
import traceback
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple, TypeVar
from unittest.mock import patch

import sqlalchemy as sa

from meseta.bots.levels import make_bot
from meseta.games import GAMES
from meseta.match.sight import Sight
from meseta.web.http import request_bodies
from meseta.web.http.monitoring import Metrics
from meseta.web.table.workers import ADVISER, Asker
from tests.support.waiting import PATIENCE
from tests.support.web.letters import taking_mail
from tests.support.web.made_up import PLACES, Inventor, Request
from tests.support.web.served import HOST, Server, seated
from tests.support.web.thinkers import QUICK, Hasty
from tests.support.web.visits import Visitor

A_SCENE = 250
"""Requests after which there is somebody new, with tables of their own."""
MOST_WORK = 3.0
"""Seconds of processor time that the server may take for one answer."""
SLOWEST = 0.25
"""Seconds in which a body must have come: what is sent here comes at once, or never."""
SEE_OTHER, REFUSED, UNAVAILABLE = 303, 400, 503
FORGOTTEN = "/me/delete"
"""Where a scene ends: whose it was is not known any more."""
SHOWN = 600
"""Letters of a request that are shown when it has gone wrong."""
T = TypeVar("T")


class Quick(Hasty):
    """Bots that play anything at once, and think little; what is sent is read as ever."""

    async def choose(self, asker: Asker, sight: Sight, bot: str, seed: str) -> int:
        return await asyncio.to_thread(lambda: make_bot("random", seed).choose(sight))

    async def ask(self, asker: Asker, what: Callable[..., T], *given: Any) -> T:
        quick = [QUICK if each == ADVISER else each for each in given]
        return await super().ask(asker, what, *quick)


class Answer(NamedTuple):
    """What came back; 0 where nobody waited for it."""

    status: int
    headers: dict[str, str]
    text: str

    @property
    def is_meant(self) -> bool:
        """Whether it is what a server says that is well: later is all right if it says when."""
        return self.status < 500 or (self.status == UNAVAILABLE and "retry-after" in self.headers)


def send(address: tuple[str, int], request: Request) -> Answer:
    """Send all bytes; the answer to its end, or its beginning where it has none."""
    raw = b""
    with socket.create_connection(address, PATIENCE) as line:
        try:
            line.sendall(request.raw(f"{address[0]}:{address[1]}"))
            if request.is_cut:
                line.shutdown(socket.SHUT_WR)
            while more := line.recv(1 << 16):
                raw += more
                if b"\r\n\r\n" in raw and b"text/event-stream" in raw:
                    break
        except ConnectionError:
            pass
    return read_answer(raw)


def read_answer(raw: bytes) -> Answer:
    """The status and the headers; a server that lets somebody go on sending has not answered."""
    if raw.startswith(b"HTTP/1.1 100"):
        raw = raw.partition(b"\r\n\r\n")[2]
    head, _, body = raw.decode("latin-1").partition("\r\n\r\n")
    first, *lines = head.split("\r\n")
    headers = dict(line.split(": ", 1) for line in lines if ": " in line)
    return Answer(int(first.split()[1]) if first else 0, headers, body)


class Faults(logging.Handler):
    """Whatever the server says of itself that it should not have to say."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.found.append(self.format(record))


class Siege:
    """A server that is sent whatever harms, and two people who only want to play."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server, self.dice = server, random.Random(seed)
        self.address = (HOST, server.door.getsockname()[1])
        self.found: Counter[str] = Counter()
        self.metrics = server.app.state.services[Metrics]
        self.answers: Counter[tuple[str, int]] = Counter()
        """By route and status."""
        self.slowest, self.faults, self.wrong = 0.0, Faults(), list[str]()
        self.ana, self.ben = server.person("Ana"), server.person("Ben")
        self.sit_down()

    def sit_down(self) -> None:
        """A table of the two who only want to play."""
        self.table, self.made = seated(self.ana, self.ben), 0
        self.seats = self.server.table(self.table).seats

    def send_many(self, count: int) -> Counter[str]:
        """Send so many; what came of them. Whatever goes wrong is shown at once."""
        said = [logging.getLogger(name) for name in ("meseta", "uvicorn.error", "asyncio")]
        for logger in said:
            logger.addHandler(self.faults)
        try:
            with patch.object(self.metrics, "count", self.note_answer):
                while self.found["sent"] < count:
                    self.play_scene(min(A_SCENE, count - self.found["sent"]))
                    print(f"{self.found['sent']} of {count} sent", file=sys.stderr, flush=True)
        except Exception:
            self.note_wrong(traceback.format_exc())
        finally:
            for logger in said:
                logger.removeHandler(self.faults)
        return self.found

    def note_answer(self, method: str, route: str, status: int, seconds: float) -> None:
        """What the server says that it has answered, and where."""
        self.answers[route, status] += 1

    @property
    def never_granted(self) -> list[str]:
        """Routes of which everything that was asked was refused."""
        granted = {route for route, status in self.answers if status < REFUSED}
        return sorted({place.name for place in PLACES} - granted)

    def play_scene(self, count: int) -> None:
        """Requests about one scene; then those who only want to play go on."""
        inventor = Inventor(Visitor(self.server, self.dice.choice(list(GAMES))), self.dice)
        inventor.pools["table"].append(self.table)
        for _ in range(count):
            request = inventor.invent()
            answer = self.try_out(request)
            inventor.learn(answer.headers.get("location", ""))
            inventor.hear(request, answer.text)
            if request.route == FORGOTTEN and answer.status == SEE_OTHER:
                break
        self.play_on()

    def try_out(self, request: Request) -> Answer:
        """Send something, and judge what comes of it."""
        before = time.process_time()
        with patch.object(request_bodies, "SLOWEST", SLOWEST):
            answer = send(self.address, request)
        self.judge(request, answer, time.process_time() - before)
        return answer

    def judge(self, request: Request, answer: Answer, work: float) -> None:
        """Count an answer that is meant; show what was sent where it is not."""
        self.found[f"{answer.status // 100}xx"] += 1
        self.found["sent"] += 1
        self.slowest = max(self.slowest, work)
        has_ended = answer.status or request.is_cut
        if answer.is_meant and has_ended and work < MOST_WORK and not self.faults.found:
            return
        told = "\n".join(self.faults.found)
        self.faults.found.clear()
        sent = request.raw(HOST)[:SHOWN]
        self.note_wrong(f"{answer.status} after {work:.2f} s of work: {sent!r}\n{told}")

    def note_wrong(self, what: str) -> None:
        """Something that must not be, shown at once."""
        self.wrong.append(what)
        print(what, file=sys.stderr, flush=True)

    def play_on(self) -> None:
        """The two make a move, and nobody has made one for them."""
        table = self.server.table(self.table)
        assert (table.version, table.seats) == (self.made, self.seats)
        if table.match.over:
            return self.sit_down()
        seat = table.holder if table.holder is not None else table.match.pending[0]
        person = (self.ana, self.ben)[seat]
        if table.holder is not None:
            answer = person.send(self.table, "end", seat=seat, version=table.version)
            assert answer.status_code == 200, answer.text
        else:
            person.act(self.table, seat)
        self.made = self.server.table(self.table).version
        assert person.facts(self.table)["version"] == self.made
        return None


def besiege(count: int, seed: int, folder: Path) -> dict[str, Any]:
    """Send so many to a server of their own; what came of them."""
    with taking_mail() as letters:
        url, mail = f"sqlite:///{folder / 'tables.db'}", letters.settings()
        with Server(url, operator=mail, workers=Quick()) as server:
            return besiege_server(server, count, seed)


def besiege_server(server: Server, count: int, seed: int) -> dict[str, Any]:
    """Send so many to a server; what came of them."""
    siege = Siege(server, seed)
    found = siege.send_many(count)
    with server.store.engine.connect() as connection:
        if (state := connection.scalar(sa.text("PRAGMA integrity_check"))) != "ok":
            siege.note_wrong(f"the database: {state}")
    slowest = round(siege.slowest, 2)
    return {**found, "slowest": slowest, "never granted": siege.never_granted, "wrong": siege.wrong}


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as made:
        came = besiege(int(sys.argv[1]), int(sys.argv[2]), Path(made))
    print(json.dumps(came))
    sys.exit(len(came["wrong"]) > 0)
