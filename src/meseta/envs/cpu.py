"""Lanes on the CPU: the arrays, and threads that each step a slice of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, Protocol

import numpy as np

from meseta.kernel.chance import LENGTH
from meseta.kernel.game import Game
from meseta.kernel.lanes import BEGIN, BROKEN, DRAW, LOOK, OBSERVE, STEP, WAIT, Lanes
from meseta.kernel.record import Array
from meseta.kernel.way import Way

ALL_FINE = -1
"""Instead of a lane: there is none."""


class Engine(Protocol):
    """Where the lanes of a batch lie and are stepped: what a device must offer."""

    masks: Any
    """Bytes, a row a lane and a column an action: 1 where it is legal."""
    counts: Any
    """How many actions are legal, as `int32`."""
    seats: Any
    """Who is asked, as `int8`; -1 where a game is over."""
    rewards: Any
    """What each seat was paid by the last step, as `float32`."""
    scores: Any
    """The points of each seat, as `int32`."""
    done: Any
    """1 where the last step ended a game, 2 where it broke one off."""

    def begin(self, chances: Array, dice: Array) -> None:
        """Begin a game in every lane, with its chance, and with dice for what comes after."""

    def take(self, actions: Any) -> int:
        """Take over an action for every lane; the first that has none that is legal, or ALL_FINE.

        They are whole numbers, as many as there are lanes.
        """

    def step(self) -> int:
        """Execute the actions; the first lane whose game broke off, or ALL_FINE."""

    def draw(self) -> Any:
        """A random legal action for every lane, or -1."""

    def blank(self, shape: tuple[int, ...]) -> Any:
        """An array of bytes for observations."""

    def observe(self, out: Any, viewers: Any = None) -> None:
        """Write what a seat sees in every lane into rows of bytes: that which is asked."""

    def states(self) -> Array:
        """A copy of all states."""

    def dice(self) -> Array:
        """A copy of all dice."""

    def payments(self) -> Array:
        """What each seat was paid in this game; a copy."""

    def put(self, states: Array, dice: Array, paid: Array) -> None:
        """Replace all states, dice and payments, and read off who is asked."""


def zeros(shape: int | tuple[int, int], width: str) -> Any:
    """An array that rules may take for a row or a grid."""
    return np.zeros(shape, width)


class CpuLanes:
    """Lanes in the memory of this machine."""

    def __init__(
        self, game: Game[Any, Any, Any], way: Way, count: int, settings: Any, threads: int
    ) -> None:
        self.game, self.way, self.count = game, way, count
        book, seats = game.book, len(game.seats)
        self.held = way.desks(np.zeros(1, book.state.dtype), count)
        self.boxes = way.boxes(game.box)
        self.firsts = np.arange(count) * book.actions
        self.actions = zeros(count, "i4")
        self.masks = zeros((count, book.actions), "u1")
        self.counts = zeros(count, "i4")
        self.seats = zeros(count, "i1")
        self.viewers = zeros(count, "i1")
        self.rewards = zeros((count, seats), "f4")
        self.paid = zeros((count, seats), "f4")
        self.scores = zeros((count, seats), "i4")
        self.done = zeros(count, "u1")
        self.words = zeros((count, LENGTH), "u4")
        unseen = zeros((0, book.layout.size), "u1")
        self.parts = [
            Lanes(
                states=self.held,
                spare=way.desks(np.zeros(1, book.state.dtype), 1),
                boxes=self.boxes,
                log=way.log(0),
                dice=self.words,
                actions=self.actions,
                masks=self.masks,
                counts=self.counts,
                seats=self.seats,
                viewers=self.viewers,
                rewards=self.rewards,
                paid=self.paid,
                scores=self.scores,
                done=self.done,
                seen=unseen,
                settings=settings,
            )
            for _ in range(threads)
        ]
        self.bounds = [count * part // threads for part in range(threads + 1)]
        self.pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def run(self, what: int, seen: Any = None) -> None:
        """Do the same in all lanes, a slice for each thread; this one takes the last."""
        parts = self.parts if seen is None else [p._replace(seen=seen) for p in self.parts]
        calls = [
            partial(self.way.lanes, part, what, first, last)
            for part, (first, last) in zip(parts, pairwise(self.bounds), strict=True)
        ]
        waiting = [self.pool.submit(call) for call in calls[:-1]] if self.pool else []
        calls[-1]()
        for each in waiting:
            each.result()

    def begin(self, chances: Array, dice: Array) -> None:
        """Begin a game in every lane."""
        blank = np.zeros(self.count, self.game.book.state.dtype)
        blank["chance"] = chances
        self.way.lay(self.held, blank)
        self.words[:] = dice
        self.paid[:] = 0
        self.scores[:] = 0
        self.run(BEGIN)

    def take(self, actions: Any) -> int:
        """Take over an action for every lane."""
        given = np.asarray(actions)
        if given.min() < WAIT or given.max() >= self.masks.shape[1]:
            return int(np.argmax((given < WAIT) | (given >= self.masks.shape[1])))
        offered = self.masks.ravel().take(self.firsts + given, mode="wrap")
        if not offered.all():
            refused = (offered == 0) & (given != WAIT)
            if refused.any():
                return int(np.argmax(refused))
        self.actions[:] = given
        return ALL_FINE

    def step(self) -> int:
        """Execute the actions."""
        self.run(STEP)
        return int(np.argmax(self.done)) if self.done.max() == BROKEN else ALL_FINE

    def draw(self) -> Any:
        """A random legal action for every lane."""
        self.run(DRAW)
        return self.actions.copy()

    def blank(self, shape: tuple[int, ...]) -> Array:
        """An array of bytes."""
        return np.zeros(shape, np.uint8)

    def observe(self, out: Array, viewers: Any = None) -> None:
        """Write what a seat sees in every lane."""
        self.viewers[:] = np.maximum(self.seats, 0) if viewers is None else viewers
        self.run(OBSERVE, out)

    def states(self) -> Array:
        """A copy of all states."""
        return self.way.arrays(self.held)

    def dice(self) -> Array:
        """A copy of all dice."""
        dice: Array = self.words.copy()
        return dice

    def payments(self) -> Array:
        """What each seat was paid in this game."""
        paid: Array = self.paid.copy()
        return paid

    def put(self, states: Array, dice: Array, paid: Array) -> None:
        """Replace all states, dice and payments."""
        self.way.lay(self.held, states)
        self.words[:] = dice
        self.paid[:] = paid
        self.scores[:] = states["scores"][:, : self.scores.shape[1]]
        self.run(LOOK)
