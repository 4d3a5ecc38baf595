"""What a move has shown: whether it can be taken back as if it had never been made.

No game says which moves these are. What somebody could not see before a move is dealt anew,
several times: whoever could have been shown the same in each of these worlds has learned nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import numpy as np

from meseta.kernel.event import Event
from meseta.kernel.game import AnyGame
from meseta.kernel.record import Array
from meseta.kernel.way import Way
from meseta.match.sight import boxes_of, hide_from, hold_anew

SPECTATOR = -1
WORLDS = 6
"""So often the unseen is dealt anew for everybody."""

GuessedWorld = Callable[[], Any]
"""A world that may be the true one, dealt again each time that it is asked for."""
ShownMove = tuple[bytes, list[Event]]
"""What somebody is shown of a move: how the table looks after it, and what is told of it."""


class Hindsight:
    """One move of a seat, looked at again by everybody."""

    def __init__(
        self, game: AnyGame, way: Way, seat: int, action: int, alone: bool = False
    ) -> None:
        self.game, self.way, self.seat, self.action = game, way, seat, action
        self.alone = alone or len(game.seats) == 1
        self.boxes, self.log = boxes_of(game, way), way.log()
        self.mask = way.row(len(game.texts), "u1")

    def leaves_no_trace(self, before: Array, after: Array, events: list[Event]) -> bool:
        """Whether the move used up no chance, and taught nobody anything.

        Who sees the same as somebody before has learned no more: the mover, who also knows the
        answer, comes first.
        """
        if not np.array_equal(before["chance"], after["chance"]):
            return False
        known = set[tuple[bytes, bytes]]()
        for viewer in self.viewers():
            seen = hide_from(self.game, self.way, before, viewer)
            shown = hide_from(self.game, self.way, after, viewer).tobytes()
            if (seen.tobytes(), shown) in known:
                continue
            if not self.tells_nothing(seen, viewer, (shown, events)):
                return False
            known.add((seen.tobytes(), shown))
        return True

    def viewers(self) -> list[int]:
        """The mover, all others, and a spectator, from whom one who plays alone hides nothing."""
        others = [seat for seat in range(len(self.game.seats)) if seat != self.seat]
        return [self.seat] if self.alone else [self.seat, *others, SPECTATOR]

    def tells_nothing(self, seen: Array, viewer: int, shown: ShownMove) -> bool:
        """Whether all that was possible before is still possible to a viewer."""
        seeds = [f"hindsight:{viewer}:{world}" for world in range(WORLDS)]
        worlds = [partial(hold_anew, self.game, self.way, seen, viewer, seed) for seed in seeds]
        return all(self.could_show(world, viewer, shown) for world in worlds)

    def could_show(self, world: GuessedWorld, viewer: int, shown: ShownMove) -> bool:
        """Whether the mover could have shown a viewer the same in another world.

        The mover knows which answer was given; others know only what they were shown.
        """
        if self.shows(world(), self.action, viewer, shown):
            return True
        others = [] if viewer == self.seat else self.offer_in(world())
        return any(self.shows(world(), action, viewer, shown) for action in others)

    def shows(self, held: Any, action: int, viewer: int, shown: ShownMove) -> bool:
        """Whether an answer is possible in another world and shows a viewer the same."""
        self.way.offer(held, self.boxes, self.seat, self.mask)
        if not self.mask[action]:
            return False
        self.way.apply(held, self.boxes, self.log, self.mask, self.seat, action)
        self.way.hide(held, self.boxes, viewer)
        return (self.way.array(held).tobytes(), self.way.events(self.log)) == shown

    def offer_in(self, held: Any) -> list[int]:
        """What the mover may do in a world."""
        self.way.offer(held, self.boxes, self.seat, self.mask)
        return np.flatnonzero(self.mask).tolist()
