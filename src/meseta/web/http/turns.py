"""How much of what one person asks is answered at the same time; the rest waits in line.

However many requests somebody sends at once, all others have their share of the processor.
"""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from weakref import WeakValueDictionary

AT_ONCE = 3
"""Requests of one person, or of all unknown ones at one address, that are answered at once."""
MOST_IN_LINE = 100
"""Requests of theirs, with those that wait."""
TRY_AGAIN = 1
"""Seconds after which a line is shorter."""


class RequestLine:
    """What somebody has asked and is not answered yet."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.places, self.length = asyncio.Semaphore(at_once), 0

    @property
    def is_busy(self) -> bool:
        """Whether one more has to wait."""
        return self.places.locked()

    @property
    def is_full(self) -> bool:
        """Whether one more cannot even wait."""
        return self.length >= MOST_IN_LINE

    async def enter(self, over: ExitStack) -> None:
        """Wait for one's turn; it ends with all that is to be done when it is over."""
        self.length += 1
        over.callback(self.leave)
        await self.places.acquire()
        over.callback(self.places.release)

    def leave(self) -> None:
        """One less."""
        self.length -= 1


class RequestLines:
    """Everybody's line, as long as somebody is in it."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self.at_once = at_once
        self.lines: WeakValueDictionary[str, RequestLine] = WeakValueDictionary()

    def line(self, owner: str) -> RequestLine:
        """The line of an owner."""
        return self.lines.setdefault(owner, RequestLine(self.at_once))
