"""Lanes on the CPU: the arrays, and threads that each step a slice of them."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import pairwise
from typing import Any, NamedTuple, Protocol

import numpy as np

from meseta.kernel.chance import LENGTH
from meseta.kernel.domain import NONE
from meseta.kernel.game import Game
from meseta.kernel.lanes import BEGIN, CHECK, DRAW, LOOK, OBSERVE, STEP, Lanes
from meseta.kernel.observing import FULL
from meseta.kernel.play import seed_from
from meseta.kernel.record import Array
from meseta.kernel.way import Way


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

    def read(self, actions: Any) -> Any:
        """Actions as the device has them: one whole number for every lane."""

    def find_refused(self, actions: Any) -> int:
        """The first lane whose action is neither legal nor -1; -1 where there is none."""

    def step(self, actions: Any) -> None:
        """Execute an action in every lane; none of them is refused."""

    def find_unexecuted(self) -> int:
        """The first lane whose action a step since the last question did not execute, or -1.

        It was neither legal nor -1, and the lane stays as it is.
        """

    def find_broken(self) -> int:
        """The first lane that the last step broke off, or -1."""

    def draw(self, out: Any) -> Any:
        """A random legal action for every lane, or -1; in the caller's array, or a new one."""

    def observe(self, out: Any, viewers: Any) -> Any:
        """What a seat sees in every lane, or whoever is asked; bytes, or floats from 0 to 1.

        They are written into an array of the caller's, or into a new one of bytes.
        """

    def states(self) -> Array:
        """A copy of all states."""

    def keep(self) -> Contents:
        """A copy of everything that the lanes hold."""

    def put(self, contents: Contents) -> None:
        """Replace everything, and read off who is asked."""


class Contents(NamedTuple):
    """What lanes hold, a row each: all that games need to go on as they would have."""

    states: Array
    dice: Array
    """What the next games are seeded from, and what random choices use."""
    paid: Array
    """What each seat was paid in this game."""
    rewards: Array
    """Of the last step, like the points and whether it ended a game."""
    scores: Array
    done: Array

    def rows(self) -> Array:
        """The same as bytes, a row for every lane."""
        return np.concatenate([bytes_of(part) for part in self], axis=1)

    def read(self, rows: Array) -> Contents:
        """Rows of bytes as contents of the kind that these are."""
        ends = np.cumsum([bytes_of(part).shape[1] for part in self])
        parts = np.split(rows, ends[:-1], axis=1)
        return Contents(
            *[
                np.ascontiguousarray(given).view(like.dtype).reshape(len(rows), *like.shape[1:])
                for given, like in zip(parts, self, strict=True)
            ]
        )


def bytes_of(array: Array) -> Array:
    """An array as bytes, a row for each of its own; NumPy copies records field by field."""
    return np.ascontiguousarray(array).view(np.uint8).reshape(len(array), -1)


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
        self.actions = zeros(count, "i4")
        self.masks = zeros((count, book.actions), "u1")
        self.counts = zeros(count, "i4")
        self.seats = zeros(count, "i1")
        self.viewers = zeros(count, "i1")
        self.rewards = zeros((count, seats), "f4")
        self.paid = zeros((count, seats), "f4")
        self.scores = zeros((count, seats), "i4")
        self.done = zeros(count, "u1")
        self.wrong = NONE
        """The first lane that the last step broke off."""
        self.words = zeros((count, LENGTH), "u4")
        unseen = zeros((0, book.layout.size), "u1")
        lines: Any = way.lines(self.held)
        self.parts = [
            Lanes(
                states=self.held,
                lines=lines,
                warmth=zeros(1, "i8"),
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

    def run(self, what: int, seen: Any = None) -> int:
        """Do the same in all lanes, a slice for each thread; the first that is wrong, or NONE.

        This thread takes the last slice.
        """
        parts = self.parts if seen is None else [p._replace(seen=seen) for p in self.parts]
        calls = [
            partial(self.way.lanes, part, what, first, last)
            for part, (first, last) in zip(parts, pairwise(self.bounds), strict=True)
        ]
        waiting = [self.pool.submit(call) for call in calls[:-1]] if self.pool else []
        last = calls[-1]()
        found = [each.result() for each in waiting] + [last]
        return next((lane for lane in found if lane != NONE), NONE)

    def begin(self, chances: Array, dice: Array) -> None:
        """Begin a game in every lane."""
        blank = np.zeros(self.count, self.game.book.state.dtype)
        blank["chance"] = chances
        self.way.lay(self.held, blank)
        self.words[:] = dice
        self.paid[:] = 0
        self.scores[:] = 0
        self.run(BEGIN)

    def read(self, actions: Any) -> Array:
        """Actions as an array."""
        given = np.asarray(actions)
        if given.shape != (self.count,) or given.dtype.kind not in "iu":
            told = f"{given.dtype} of the shape {given.shape}"
            raise ValueError(f"actions: {self.count} whole numbers are needed, not {told}")
        return given

    def find_refused(self, actions: Array) -> int:
        """The first lane whose action is not legal."""
        self.actions[:] = actions
        if actions.dtype != self.actions.dtype and (self.actions != actions).any():
            return int(np.argmax(self.actions != actions))
        return int(self.way.lanes(self.parts[-1], CHECK, 0, self.count))

    def step(self, actions: Array) -> None:
        """Execute an action in every lane."""
        self.actions[:] = actions
        self.wrong = self.run(STEP)

    def find_unexecuted(self) -> int:
        """Here every action is looked at before a step."""
        return NONE

    def find_broken(self) -> int:
        """The first lane that was broken off."""
        return self.wrong

    def draw(self, out: Any = None) -> Any:
        """A random legal action for every lane."""
        given = self.actions.copy() if out is None else out
        array = np.asarray(given) if hasattr(given, "__array__") else None
        if array is None or array.shape != (self.count,) or array.dtype != np.int32:
            raise ValueError(f"out: {self.count} whole numbers of 32 bits are needed")
        self.run(DRAW)
        array[:] = self.actions
        return given

    def observe(self, out: Any = None, viewers: Any = None) -> Any:
        """What a seat sees in every lane; a tensor of PyTorch's is written to where it lies."""
        shape = (self.count, self.game.book.layout.size)
        given = zeros(shape, "u1") if out is None else out
        array = np.asarray(given) if hasattr(given, "__array__") else None
        if array is None or array.shape != shape:
            found = type(given).__name__ if array is None else str(array.shape)
            raise ValueError(f"out: an array of the shape {shape} is needed, not {found}")
        if not np.can_cast(np.uint8, array.dtype):
            raise ValueError(f"out: bytes or floats are needed, {array.dtype} has no room for 255")
        is_bytes = array.dtype == np.uint8 and array.flags.c_contiguous
        seen = array if is_bytes else zeros(shape, "u1")
        self.viewers[:] = np.maximum(self.seats, 0) if viewers is None else viewers
        self.run(OBSERVE, seen)
        if array.dtype.kind == "f":
            np.divide(seen, FULL, out=array)
        elif not is_bytes:
            array[:] = seen
        return given

    def states(self) -> Array:
        """A copy of all states."""
        return self.way.arrays(self.held)

    def keep(self) -> Contents:
        """A copy of everything."""
        held = (self.words, self.paid, self.rewards, self.scores, self.done)
        return Contents(self.states(), *[array.copy() for array in held])

    def put(self, contents: Contents) -> None:
        """Replace everything, and read off who is asked; what was paid last is not paid again."""
        self.way.lay(self.held, contents.states)
        self.words[:], self.paid[:] = contents.dice, contents.paid
        self.run(LOOK)
        for name in ("rewards", "scores", "done"):
            getattr(self, name)[:] = getattr(contents, name)

    def begin_anew(self, lanes: Array) -> None:
        """Begin the next game in some lanes, from their own dice, as a step does that restarts."""
        for lane in lanes:
            blank = np.zeros(1, self.game.book.state.dtype)
            self.game.book.plain(seed_from)(self.words[lane], blank[0]["chance"])
            self.way.lay(self.held[lane : lane + 1], blank)
            self.way.lanes(self.parts[-1], BEGIN, lane, lane + 1)
