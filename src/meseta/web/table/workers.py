"""Bots and hints think in processes of their own, few of them, never for long, each in its turn.

The first process is for bots at tables where somebody waits; the others think about those too, and
about whatever people ask for. A thought that takes too much is ended with its process, and nobody
else notices.
"""

from __future__ import annotations

import asyncio
import logging
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache, partial
from typing import Any, NamedTuple, TypeVar

from starlette.requests import Request

from meseta.bots.bot import Bot, Explanation
from meseta.bots.levels import make_bot
from meseta.games import GAMES, find_game
from meseta.kernel.way import is_compiled, way_of
from meseta.match.foresight import Foresight
from meseta.match.leads import LeadPath
from meseta.match.sight import Sight
from meseta.processes import Limits, NoAnswer, WorkerProcess
from meseta.web.http.rate_limits import address_of_client, owner_of
from meseta.web.http.refusals import Refused
from meseta.web.table.queues import Queues, Thought

FEWEST, MOST = 2, 4
"""Processes that think: as many as there are processors, within these bounds."""
PATIENCE = 30.0
"""Seconds of thinking after which a thought is given up; waiting for one's turn does not count."""
READING = 3.0
"""Seconds of processor time in which something that was sent must have been read."""
MEMORY = 2 << 30
"""Bytes that a thinking process may have."""
MOST_BOTS = 64
"""Bots that a process remembers."""
ADVISER = "rey"
FOLLOWER, MOST_FOLLOWED = "search:150", 4
"""Who says how an answer goes on that opens further questions, and how many answers that takes."""
T = TypeVar("T")
log = logging.getLogger("meseta.web")


def read_game(name: str) -> None:
    """Read a game, and its machine code where it is there."""
    book = find_game(name).book
    if is_compiled(book):
        way_of(book, "compiled")


PREPARE = [partial(read_game, name) for name in GAMES]
"""What a process does as long as nobody asks it."""


class Asker(NamedTuple):
    """For whom something is thought."""

    name: str
    """Whose share it is."""
    house: str = ""
    """Where they are, who may be many."""
    is_server: bool = False
    """Whether the server itself asks, which asks for nothing that it must not have."""
    is_awaited: bool = False
    """Whether somebody waits for a bot at a table."""


def asker_of(request: Request) -> Asker:
    """The one who has sent a request."""
    return Asker(owner_of(request), address_of_client(request))


class WorkerSlot:
    """Where one thought after another is thought: a process, begun when it is first needed."""

    def __init__(self, only_tables: bool, stands_back: bool) -> None:
        self.only_tables, self.stands_back = only_tables, stands_back
        self.is_over = False
        self.process: WorkerProcess | None = None
        self.thought: Thought | None = None
        self.lost = 0
        """Processes that had to be replaced."""

    def begin(self) -> WorkerProcess:
        """The process, a new one where there is none."""
        if self.process is not None and not self.process.is_alive:
            self.process.end()
            self.process, self.lost = None, self.lost + 1
        if self.process is None:
            self.process = WorkerProcess(PREPARE, self.stands_back)
        return self.process

    def think(self, thought: Thought) -> Any:
        """Have something thought, by a thread that waits for it."""
        process = self.begin()
        if self.is_over:
            process.kill()
        try:
            return process.ask(thought.what, thought.given, thought.limits)
        except NoAnswer:
            self.process = None
            self.lost += 1
            raise

    def close(self) -> None:
        """End the process."""
        self.is_over = True
        if self.process is not None:
            self.process.kill()


class Workers:
    """A few processes that think, and what waits for them."""

    def __init__(
        self, count: int | None = None, share: int = 1, patience: float = PATIENCE
    ) -> None:
        self.limits = Limits(patience, patience, MEMORY)
        count = count or max(FEWEST, min(MOST, (os.cpu_count() or 1) // share))
        self.slots = [WorkerSlot(count > 1 and not number, number > 0) for number in range(count)]
        self.queues = Queues()
        self.threads = ThreadPoolExecutor(count, "thinking")

    @property
    def thinking(self) -> int:
        """Thoughts that are underway."""
        return sum(slot.thought is not None for slot in self.slots)

    @property
    def lost(self) -> int:
        """Processes that had to be replaced."""
        return sum(slot.lost for slot in self.slots)

    def warm_up(self) -> None:
        """Have what is needed read before the first question; the others begin when needed."""
        self.slots[0].begin()

    async def choose(self, asker: Asker, sight: Sight, bot: str, seed: str) -> int:
        """What a bot does."""
        return await self.ask(asker, choose, sight, bot, seed)

    async def explain(
        self, asker: Asker, sight: Sight, seed: str, bot: str = ADVISER
    ) -> Explanation:
        """What a bot thinks, without a word the strongest one."""
        return await self.ask(asker, explain, sight, bot, seed)

    async def follow(self, asker: Asker, sight: Sight, action: int, seed: str) -> LeadPath:
        """An answer with those that it then takes."""
        return await self.ask(asker, follow, sight, action, seed)

    async def read(self, asker: Asker, what: Callable[..., T], *given: Any) -> T:
        """Have something read that was sent: it must be soon done, whatever it says."""
        try:
            return await self.queue(asker, self.limits._replace(work=READING), what, given)
        except NoAnswer as error:
            raise Refused("refused-unreadable") from error

    async def ask(self, asker: Asker, what: Callable[..., T], *given: Any) -> T:
        """Have something thought when it is its turn."""
        return await self.queue(asker, self.limits, what, given)

    async def queue(
        self, asker: Asker, limits: Limits, what: Callable[..., T], given: tuple[Any, ...]
    ) -> T:
        """Let something wait for its turn, and wait for what comes of it."""
        house = None if asker.is_server else asker.house
        if house is not None:
            self.queues.refuse_too_much(asker.name, house)
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        line = self.queues.tables if asker.is_awaited else self.queues.others
        line.add(Thought(what, given, limits, answer, house), asker.name)
        self.go_on()
        return await answer

    def go_on(self) -> None:
        """Begin as many thoughts as there are slots for."""
        loop = asyncio.get_running_loop()
        for slot in self.slots:
            if slot.thought is None:
                slot.thought = self.queues.take(slot.only_tables)
                if slot.thought is not None:
                    underway = loop.run_in_executor(self.threads, slot.think, slot.thought)
                    underway.add_done_callback(partial(self.finish, slot, slot.thought))

    def finish(self, slot: WorkerSlot, thought: Thought, done: asyncio.Future[Any]) -> None:
        """Hand an answer to whoever waits for it, and go on with the next."""
        slot.thought = None
        error = NoAnswer("ended") if done.cancelled() else done.exception()
        if isinstance(error, NoAnswer):
            log.warning("a thought was lost: %s", error)
        if not thought.answer.done():
            if error is not None:
                thought.answer.set_exception(error)
            else:
                thought.answer.set_result(done.result())
        self.go_on()

    def close(self) -> None:
        """Let all processes go, whatever they are at."""
        self.queues = Queues()
        for slot in self.slots:
            slot.close()
        self.threads.shutdown(cancel_futures=True)


@lru_cache(MOST_BOTS)
def seat_bot(bot: str, seed: str) -> Bot:
    """A bot that remembers its thoughts as long as nobody else comes between."""
    return make_bot(bot, seed)


def choose(sight: Sight, bot: str, seed: str) -> int:
    """What a bot does, inside a process."""
    return seat_bot(bot, seed).choose(sight)


def explain(sight: Sight, bot: str, seed: str) -> Explanation:
    """What a bot thinks, inside a process."""
    return make_bot(bot, seed).explain(sight)


def follow(sight: Sight, action: int, seed: str) -> LeadPath:
    """An answer with those that it then takes, as far as nothing depends on the unseen."""
    path: LeadPath = (action,)
    asked, after = {sight.view["asked"]}, Foresight(sight).after(action)
    while after and after.legal_actions and len(path) < MOST_FOLLOWED:
        if after.view["asked"] in asked:
            break
        asked.add(after.view["asked"])
        action = make_bot(FOLLOWER, seed).choose(after)
        path, after = (*path, action), Foresight(after).after(action)
    return path
