"""`Pen`: who writes waits here, not where others read; and not many wait for what does not come."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from time import monotonic

from sqlalchemy.exc import OperationalError

MOST_STUCK, STUCK = 16, 1.0
"""Writers that may wait once nobody has got on for so many seconds: others need their threads."""


class Pen:
    """Lets a few of a process write at a time, in turn; a file lets in no more than one anyway."""

    def __init__(self, places: int) -> None:
        self.places = places
        self.guard = threading.Lock()
        self.line: deque[threading.Lock] = deque()
        """Who waits: each for a lock that whoever goes before them opens."""
        self.underway = 0
        """Who waits or writes."""
        self.moved, self.failed = 0.0, 0.0
        """When somebody has last come or gone, and when somebody has last waited in vain."""

    @contextmanager
    def held(self, patience: float) -> Iterator[None]:
        """Write when it is one's turn; where nobody gets on, nobody waits as long once more."""
        began = monotonic()
        if self.underway >= MOST_STUCK and began - self.moved > STUCK:
            raise locked()
        with self.guard:
            self.underway += 1
        try:
            if not self.take(patience):
                raise locked()
            try:
                if self.failed > began:
                    raise locked()
                yield
            except OperationalError:
                self.failed = monotonic()
                raise
            finally:
                self.pass_on()
        finally:
            with self.guard:
                self.underway -= 1

    def take(self, patience: float) -> bool:
        """Wait for one's turn; whether it has come."""
        turn = threading.Lock()
        with self.guard:
            if self.places:
                self.places, self.moved = self.places - 1, monotonic()
                return True
            turn.acquire()
            self.line.append(turn)
        if turn.acquire(timeout=patience):
            return True
        with self.guard:
            if turn in self.line:
                self.line.remove(turn)
                return False
        return True

    def pass_on(self) -> None:
        """It is the next one's turn."""
        with self.guard:
            self.moved = monotonic()
            if self.line:
                self.line.popleft().release()
            else:
                self.places += 1


def locked() -> OperationalError:
    """What a database says that others have locked."""
    return OperationalError(None, None, TimeoutError("database is locked"))
