"""What lies in a box, one by one, to be looked at and held against one's own copy."""

from __future__ import annotations

from typing import NamedTuple

from meseta.people.drawing import Point, Rectangle

BoxPath = tuple[str, ...]
"""Where something stands in a box: keys, and in lists the names of what stands there."""


class ValueSpot(NamedTuple):
    """Where on a drawing a value is shown: the word of an entry, and which of several."""

    key: str
    place: int
    area: Rectangle


class Exhibit(NamedTuple):
    """A component: how it looks, what it is called, what it does, where we know it from."""

    group: str
    """What it lies among, in words."""
    name: str
    size: Point
    body: str
    """Its drawing; nothing where it is only told."""
    about: str
    source: str
    """As the box has it: a sort, and with it the names of those who published it."""
    copies: int = 1
    entries: tuple[BoxPath, ...] = ()
    """The entries of the box that it is made of, the one first that says that it is there."""
    spots: tuple[ValueSpot, ...] = ()
    is_fixed: bool = False
    """Whether every box has exactly this one, whatever stands on it."""

    @property
    def sort(self) -> str:
        """Its source without the names that stand with it."""
        return self.source.partition(": ")[0]

    @property
    def names(self) -> str:
        """Who published it, or from what it follows."""
        return self.source.partition(": ")[2]
