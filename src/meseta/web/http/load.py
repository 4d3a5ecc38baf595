"""`Load`: how busy this process is, and whether it has room for somebody new."""

from __future__ import annotations

import asyncio
import time
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
MOST_WAITED = 0.4
"""Seconds that answers may take on the whole before nobody new is let in."""
LATEST = 0.03
"""How much the last answer counts of these: what is refused is answered at once, and counts too."""
FORGOTTEN = 0.9
"""What is left of that after a look at which nobody waited."""
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
        self.waited = 0.0
        self.at_once = 0
        self.requests = 0
        """Since it began."""
        self.samples: deque[LoadSample] = deque(maxlen=SAMPLES)

    @property
    def is_crowded(self) -> bool:
        """Whether there is no room for anybody new; those who are here go on."""
        most = ((self.late, MOST_LATE), (self.waited, MOST_WAITED), (self.at_once, MOST_AT_ONCE))
        return self.factor > 0 and any(now > self.factor * bound for now, bound in most)

    @contextmanager
    def answering(self) -> Iterator[Callable[[bool], None]]:
        """A request that waits for its answer, until the answer begins or there is none.

        How long it has waited counts, but not where something was to be thought first, or where a
        stream begins: many of them come at once after a break.
        """
        self.requests += 1
        self.at_once += 1
        began, is_waiting = time.monotonic(), True

        def begins(counts: bool = True) -> None:
            nonlocal is_waiting
            if is_waiting and counts:
                self.waited += LATEST * (time.monotonic() - began - self.waited)
            self.at_once -= is_waiting
            is_waiting = False

        try:
            yield begins
        finally:
            begins(False)

    async def watch(self, count_waiting: Callable[[], int]) -> None:
        """Look at the loop for ever."""
        loop = asyncio.get_running_loop()
        before, since = self.requests, loop.time()
        while True:
            wanted = loop.time() + GLANCE
            await asyncio.sleep(GLANCE)
            self.late += WEIGHT * (max(0.0, loop.time() - wanted) - self.late)
            self.waited *= 1 if self.at_once else FORGOTTEN
            if (passed := loop.time() - since) >= STEP:
                rate = (self.requests - before) / passed
                self.samples.append(LoadSample(rate, self.late, count_waiting()))
                before, since = self.requests, loop.time()
