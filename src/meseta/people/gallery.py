"""What lies in a box, one by one, to be looked at."""

from __future__ import annotations

from typing import NamedTuple

from meseta.people.drawing import Point


class Exhibit(NamedTuple):
    """A component: how it looks, what it is called, what it does, where we know it from."""

    group: str
    """What it lies among, in words."""
    name: str
    size: Point
    body: str
    about: str
    source: str
    """As the box has it: a sort, and with it the names of those who published it."""
    copies: int = 1

    @property
    def sort(self) -> str:
        """Its source without the names that stand with it."""
        return self.source.partition(": ")[0]

    @property
    def names(self) -> str:
        """Who published it, or from what it follows."""
        return self.source.partition(": ")[2]
