"""Thoughts that wait for a process: tables at which somebody waits first, then each owner in turn.

So nobody can use up more than their share, however much they ask for.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Any, NamedTuple

from meseta.processes import Limits
from meseta.web.http.refusals import Refused

MOST_WAITING = 2
"""Thoughts that may wait for one person."""
MOST_OF_HOUSE, MOST_IN_ALL = 20, 60
"""Thoughts that may wait for all people at one address, and for all together. What the server
thinks of itself, as for bots that nobody waits for, keeps nobody from asking."""
TRY_AGAIN = 5
"""Seconds after which somebody may ask again who has asked too much."""
COME_BACK = 30
"""Seconds after which it may be better where all have asked too much."""


class Thought(NamedTuple):
    """Something to be thought, and who waits for it."""

    what: Callable[..., Any]
    given: tuple[Any, ...]
    limits: Limits
    answer: asyncio.Future[Any]
    house: str | None = None
    """The address of the person who asks, if one does."""


class RoundRobin:
    """Who takes turns, and what waits for each of them."""

    def __init__(self) -> None:
        self.waiting: OrderedDict[str, deque[Thought]] = OrderedDict()

    def __len__(self) -> int:
        return sum(map(len, self.waiting.values()))

    def count(self, owner: str) -> int:
        """How much waits for one of them."""
        return len(self.waiting.get(owner, ()))

    def houses(self) -> list[str]:
        """From where people have asked what waits."""
        thoughts = (each for mine in self.waiting.values() for each in mine)
        return [each.house for each in thoughts if each.house is not None]

    def add(self, thought: Thought, owner: str) -> None:
        """Let something wait."""
        self.waiting.setdefault(owner, deque()).append(thought)

    def take(self) -> Thought | None:
        """What is next; its owner goes to the end of the line."""
        if not self.waiting:
            return None
        owner, mine = self.waiting.popitem(last=False)
        thought = mine.popleft()
        if mine:
            self.waiting[owner] = mine
        return thought


class Queues:
    """Everything that waits to be thought."""

    def __init__(self) -> None:
        self.tables = RoundRobin()
        """Of bots for whom somebody waits."""
        self.others = RoundRobin()

    def __len__(self) -> int:
        return len(self.tables) + len(self.others)

    def refuse_too_much(self, owner: str, house: str) -> None:
        """Nobody has more than a few thoughts waiting, and all together not too many."""
        if self.others.count(owner) >= MOST_WAITING:
            raise Refused("refused-thinking", wait=TRY_AGAIN)
        houses = self.others.houses()
        if houses.count(house) >= MOST_OF_HOUSE or len(houses) >= MOST_IN_ALL:
            raise Refused("refused-busy", wait=COME_BACK)

    def take(self, only_tables: bool) -> Thought | None:
        """The thought whose turn it is; whoever has gone away waits for none."""
        while thought := self.tables.take() or (None if only_tables else self.others.take()):
            if not thought.answer.done():
                return thought
        return None
