"""How everybody would stand if the game ended now: the points, and who leads for a charter."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import NamedTuple

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import CASTLE_CHARTER, OPEN, SOURCES
from meseta.games.six_castles.rules.scoring import charter_count, preview
from meseta.games.six_castles.rules.state import State
from meseta.kernel.record import Grid
from meseta.kernel.table import EVENT_WIDTH

NO_LOG = Grid([[0] * EVENT_WIDTH])
"""Nothing is noted while points are only counted."""

Counts = list[int]
"""How many of something each seat has."""


class Standing(NamedTuple):
    """What everybody at the table can work out."""

    points: list[int]
    """The points of every seat without secret charters; none before the charters lie open."""
    counts: dict[int, Counts]
    """What everybody has of what the open charters ask for."""


class Standings:
    """Works out how everybody stands, once for all who look at the same table."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.last: tuple[Hashable, Standing] = None, Standing([], {})

    def standing(self, s: State) -> Standing:
        """How everybody stands now."""
        looked, known = looked_at(s), self.last
        if known[0] != looked:
            known = self.last = looked, self.counted(s)
        return known[1]

    def counted(self, s: State) -> Standing:
        """All points, and the counts for the charters that everybody sees."""
        if self.box.charters_dealt and not s.charters_open:
            return Standing([], {})
        points = [0] * s.players
        preview(s, self.box, NO_LOG, SOURCES, points)
        return Standing(points, {each: self.counts(s, each) for each in self.open_charters(s)})

    def counts(self, s: State, charter: int) -> Counts:
        """What everybody has of what a charter asks for."""
        return [charter_count(s, self.box, seat, charter) for seat in range(s.players)]

    def open_charters(self, s: State) -> Iterator[int]:
        """The charter of castles, and those that were laid open."""
        if self.box.charters_dealt:
            yield CASTLE_CHARTER
            yield from (int(s.charters[seat, OPEN]) for seat in range(s.players))


def looked_at(s: State) -> Hashable:
    """All that points and charters depend on; nothing of it is hidden from anybody."""
    tiles = s.laid[: s.laid_count]
    return (
        s.asked == 0,
        tuple(s.scores),
        tuple((tile, s.tile_x[tile], s.tile_y[tile], s.turned[tile]) for tile in tiles),
        tuple(s.castle_hill),
        tuple(s.markets),
        tuple(s.slots),
        tuple(s.tops),
        tuple(s.coins),
        tuple(s.religion),
        *(tuple(map(tuple, each.rows)) for each in (s.workers, s.owned)),
        tuple(int(s.charters[seat, OPEN]) for seat in range(s.players)) * s.charters_open,
    )
