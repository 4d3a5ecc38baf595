"""Bots and hints think in processes of their own, few of them and never for long."""

from __future__ import annotations

import asyncio
import multiprocessing
import os
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from typing import Any, TypeVar

from meseta.bots.bot import Bot, Explanation
from meseta.bots.levels import make_bot
from meseta.games import GAMES, find_game
from meseta.kernel.way import is_compiled, way_of
from meseta.match.sight import Sight
from meseta.processes import end_pool, end_with_parent

PATIENCE = 30.0
"""Seconds after which a thought is given up."""
MOST_BOTS = 64
"""Bots that a process remembers."""
ADVISER = "rey"
T = TypeVar("T")


class TooSlow(Exception):
    """A bot did not answer in time, or its process was lost."""


class Workers:
    """A few processes that think."""

    def __init__(
        self, count: int | None = None, share: int = 1, patience: float = PATIENCE
    ) -> None:
        self.patience = patience
        self.count = count or max(1, min(4, (os.cpu_count() or 1) // share))
        self.pool = self.fresh_pool()

    def fresh_pool(self) -> ProcessPoolExecutor:
        """Processes that know nothing yet."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.count, context, initializer=end_with_parent)

    def warm_up(self) -> None:
        """Have what is needed read before the first question."""
        for _ in range(self.count):
            self.pool.submit(read_all)

    async def choose(self, sight: Sight, bot: str, seed: str) -> int:
        """What a bot does."""
        return await self.ask(choose, sight, bot, seed)

    async def explain(self, sight: Sight, seed: str, bot: str = ADVISER) -> Explanation:
        """What a bot thinks, without a word the strongest one."""
        return await self.ask(explain, sight, bot, seed)

    async def ask(self, what: Callable[..., T], *given: Any) -> T:
        """Have something thought, in bounded time."""
        try:
            thought = asyncio.wrap_future(self.pool.submit(what, *given))
            return await asyncio.wait_for(thought, self.patience)
        except (BrokenProcessPool, TimeoutError) as error:
            broken, self.pool = self.pool, self.fresh_pool()
            broken.shutdown(wait=False, cancel_futures=True)
            raise TooSlow from error

    def close(self) -> None:
        """Let all processes go."""
        end_pool(self.pool)


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


def read_all() -> None:
    """Read the machine code of all games, where it is there."""
    for name in GAMES:
        book = find_game(name).book
        if is_compiled(book):
            way_of(book, "compiled")
