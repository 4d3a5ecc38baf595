"""`Load`: how busy this process is, and whether it has room for somebody new."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import NamedTuple

GLANCE = 0.25
"""Seconds between two looks at how late the loop is."""
WEIGHT = 0.05
"""How much the last look counts: one late answer is no crowd, five seconds of them are."""
MOST_LATE = 0.25
"""Seconds by which the loop may be late before nobody new is let in."""
MOST_AT_ONCE = 128
"""Requests that may wait for their answers before nobody new is let in."""
COME_BACK = 20
"""Seconds after which somebody new may try again."""
STEP = 5.0
"""Seconds between two samples."""
SAMPLES = 120
"""So many are remembered: ten minutes."""


class LoadSample(NamedTuple):
    """How it was at one time."""

    requests: float
    """A second."""
    late: float
    """Seconds by which the loop was late."""
    waiting: int
    """Thoughts that waited."""


class Load:
    """How late the loop is, and how many requests it is at."""

    def __init__(self, factor: float = 1) -> None:
        self.factor = factor
        """What all bounds are multiplied by; 0 takes them away."""
        self.late = 0.0
        self.at_once = 0
        self.requests = 0
        """Since it began."""
        self.samples: deque[LoadSample] = deque(maxlen=SAMPLES)

    @property
    def is_crowded(self) -> bool:
        """Whether there is no room for anybody new; those who are here go on."""
        late, at_once = self.factor * MOST_LATE, self.factor * MOST_AT_ONCE
        return self.factor > 0 and (self.late > late or self.at_once > at_once)

    @contextmanager
    def answering(self) -> Iterator[Callable[[], None]]:
        """A request that waits for its answer, until the answer begins or there is none."""
        self.requests += 1
        self.at_once += 1
        is_waiting = True

        def begins() -> None:
            nonlocal is_waiting
            self.at_once -= is_waiting
            is_waiting = False

        try:
            yield begins
        finally:
            begins()

    async def watch(self, count_waiting: Callable[[], int]) -> None:
        """Look at the loop for ever."""
        loop = asyncio.get_running_loop()
        before, since = self.requests, loop.time()
        while True:
            wanted = loop.time() + GLANCE
            await asyncio.sleep(GLANCE)
            self.late += WEIGHT * (max(0.0, loop.time() - wanted) - self.late)
            if (passed := loop.time() - since) >= STEP:
                rate = (self.requests - before) / passed
                self.samples.append(LoadSample(rate, self.late, count_waiting()))
                before, since = self.requests, loop.time()
