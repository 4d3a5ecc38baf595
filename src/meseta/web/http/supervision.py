"""`Supervisor`: tasks that must always be there, and errands that must not fail unseen."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any

PAUSE = 1.0
"""Seconds after which a task is begun again."""
FRESH = 10.0
"""Seconds for which it is remembered against a task that it has ended."""
Work = Coroutine[Any, Any, Any]
log = logging.getLogger("meseta.web")


class Supervisor:
    """Sees every task that ends, for whatever reason."""

    def __init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[Any]] = {}
        """What must always be there, by name."""
        self.errands: set[asyncio.Task[Any]] = set()
        """What is being done beside everything else."""
        self.ends: Counter[str] = Counter()
        """How often each has ended that should not have."""
        self.ended_at: dict[str, float] = {}
        self.is_over = False

    def keep(self, name: str, begin: Callable[[], Work]) -> None:
        """Have a task that is always there: when it ends, it is begun again."""
        if not self.is_over:
            task = self.tasks[name] = asyncio.create_task(begin(), name=name)
            task.add_done_callback(partial(self.begin_again, name, begin))

    def begin_again(self, name: str, begin: Callable[[], Work], ended: asyncio.Task[Any]) -> None:
        """See a task that has ended, and begin it again in a moment."""
        if not self.is_over:
            self.note_end(name, ended)
            asyncio.get_running_loop().call_later(PAUSE, self.keep, name, begin)

    def run(self, what: Work, name: str = "errand") -> asyncio.Task[Any]:
        """Do something once, beside everything else."""
        task = asyncio.create_task(what, name=name)
        self.errands.add(task)
        task.add_done_callback(self.errand_done)
        return task

    def errand_done(self, ended: asyncio.Task[Any]) -> None:
        """Forget an errand, unless it failed."""
        self.errands.discard(ended)
        if not self.is_over and (ended.cancelled() or ended.exception()):
            self.note_end(ended.get_name(), ended)

    def note_end(self, name: str, ended: asyncio.Task[Any]) -> None:
        """Count and write down what has ended that should not have."""
        error = None if ended.cancelled() else ended.exception()
        self.ends[name] += 1
        self.ended_at[name] = time.monotonic()
        log.error("the task %s has ended", name, exc_info=error)

    @property
    def missing(self) -> list[str]:
        """Tasks that are not there, or have only just been begun again."""
        then = time.monotonic() - FRESH
        return [
            name
            for name, task in self.tasks.items()
            if task.done() or self.ended_at.get(name, then) > then
        ]

    def close(self) -> None:
        """Let all of them go."""
        self.is_over = True
        for task in [*self.tasks.values(), *self.errands]:
            task.cancel()
