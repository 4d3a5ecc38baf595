"""`Way`: the rules of one game, ready to run: plain Python, compiled, or compiled with checks."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import cache, cached_property
from threading import Lock
from typing import Any

import numpy as np

from meseta.kernel import play
from meseta.kernel.cache import cache_folder, file_name, open_cache
from meseta.kernel.event import Event
from meseta.kernel.lanes import enter_lanes
from meseta.kernel.record import Array, Grid, Records, copy_row
from meseta.kernel.rule import Linker, Rule
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.table import COUNT, EVENT_WIDTH, SEATS, Box, TableRecord
from meseta.kernel.thinking.think import enter_think

LOG_ROOM = 1024
WAYS = ("plain", "compiled", "checked")
"""Plain Python; compiled for the CPU; compiled with every index checked."""
CHOSEN_WAY = "MESETA_WAY"
"""The variable of the environment that names one of them."""

ENTRIES: dict[str, Rule] = {
    "play": play.enter_play,
    "look": play.enter_look,
    "games": play.enter_games,
    "think": enter_think,
    "lanes": enter_lanes,
}
"""What Python calls: one match, what a seat may know, random games, bots, many games at once."""
VOLUMES: dict[str, tuple[tuple[str, ...], ...]] = {
    "compiled": (tuple(ENTRIES),),
    "checked": (("play", "look", "games"), ("think",), ("lanes",)),
}
"""Which of them are compiled together, the usual ones first. What is checked is checked by tests,
which seldom ask for all."""

LINKING = Lock()
"""One thread compiles, or reads what was compiled; the others wait for it."""
Book = Rulebook[Any, Any]


class Way:
    """The rules of one game in plain Python; the subclass compiles them."""

    name = "plain"

    def __init__(self, book: Book) -> None:
        self.book = book
        self.no_log = self.log(0)
        self.no_points = self.row(0, "i4")

    def entry(self, name: str) -> Any:
        """Something that Python calls, linked when it is first asked for."""
        return self.book.plain(ENTRIES[name])

    play = cached_property(lambda self: self.entry("play"))
    look = cached_property(lambda self: self.entry("look"))
    games = cached_property(lambda self: self.entry("games"))
    think = cached_property(lambda self: self.entry("think"))
    lanes = cached_property(lambda self: self.entry("lanes"))

    def prepare(self) -> None:
        """Link what is usually asked for, before somebody waits for it or several threads do."""
        for name in VOLUMES.get(self.name, VOLUMES["compiled"])[0]:
            getattr(self, name)

    def start(self, states: Any, boxes: Any, log: Any, mask: Any) -> int:
        """Set up and go on to the first choice; how many answers there are."""
        return int(self.play(states, boxes, log, mask, play.START, 0, 0))

    def advance(self, states: Any, boxes: Any, log: Any, mask: Any) -> int:
        """Go on to the next choice, from a position that was set up by hand."""
        return int(self.play(states, boxes, log, mask, play.ADVANCE, 0, 0))

    def offer(self, states: Any, boxes: Any, seat: int, mask: Any) -> int:
        """The legal actions of one pending seat."""
        return int(self.play(states, boxes, self.no_log, mask, play.OFFER, seat, 0))

    def apply(self, states: Any, boxes: Any, log: Any, mask: Any, seat: int, action: int) -> int:
        """Execute an action and go on to the next choice."""
        return int(self.play(states, boxes, log, mask, play.APPLY, seat, action))

    def hide(self, states: Any, boxes: Any, seat: int) -> None:
        """Hide from a seat."""
        self.look(states, boxes, self.no_log, self.no_points, play.HIDE, seat)

    def guess(self, states: Any, boxes: Any, seat: int) -> None:
        """Guess for a seat."""
        self.look(states, boxes, self.no_log, self.no_points, play.GUESS, seat)

    def preview(self, states: Any, boxes: Any, area: int, points: Any) -> None:
        """Points if an area were scored now."""
        self.look(states, boxes, self.no_log, points, play.PREVIEW, area)

    def hold(self, state: Array) -> Any:
        """A copy of a state in the form that this way works on."""
        return [self.book.state().read(state)]

    def desks(self, state: Array, count: int) -> Any:
        """Several copies of a state, side by side."""
        return Records(self.book.state().read(state) for _ in range(count))

    def lines(self, held: Any) -> Array:
        """Held states as rows of bytes, where they lie side by side in memory."""
        return np.zeros((len(held), 0), np.uint8)

    def lay(self, held: Any, states: Array) -> None:
        """Lay states in the place of held ones."""
        for place, one in enumerate(held):
            one.read(states[place : place + 1])

    def grid(self, rows: int, columns: int, width: str) -> Any:
        """A grid of zeros."""
        return Grid([[0] * columns for _ in range(rows)])

    def numbers(self, grid: Any) -> Array:
        """A grid as an array."""
        return np.array(grid.rows)

    def arrays(self, held: Any) -> Array:
        """A copy of several held states as a NumPy array."""
        return np.concatenate([state.array() for state in held])

    def array(self, held: Any) -> Array:
        """A copy of a held state as a NumPy array of length one."""
        array: Array = held[0].array()
        return array

    def boxes(self, box: Box) -> Any:
        """The box in the form that this way reads."""
        return [box]

    def row(self, length: int, width: str) -> Any:
        """A row of zeros."""
        return [0] * length

    def dice(self, words: Array) -> Any:
        """A generator outside of any state."""
        return [int(word) for word in words]

    def log(self, room: int = LOG_ROOM) -> Any:
        """A log with room for so many events."""
        return Grid([[0] * EVENT_WIDTH for _ in range(room + 1)])

    def events(self, log: Any) -> list[Event]:
        """Read a log and empty it."""
        count = int(log[0, COUNT])
        log[0, COUNT] = 0
        return [tuple(row) for row in log.rows[1 : count + 1]]

    def pending(self, held: Any) -> int:
        """The set of seats that must decide now; empty when the game is over."""
        state = held[0]
        return int(state.agenda[state.asked - 1, SEATS]) if state.asked > 0 else 0


class CompiledWay(Way):
    """The rules of one game as machine code, kept in the user's cache directory."""

    def __init__(
        self,
        book: Book,
        checked: bool = False,
        report: Callable[[int], None] = lambda _lowered: None,
    ) -> None:
        from meseta.kernel.eights import EIGHT, EIGHTS
        from meseta.kernel.machine import Compiler

        self.name = "checked" if checked else "compiled"
        records: dict[type, Any] = {TableRecord: book.state, Box: book.box}
        quick = {} if checked or book.actions < EIGHT else EIGHTS
        self.compiler = Compiler({**book.cast, **quick}, records, checked, report)
        self.volumes: dict[tuple[str, ...], dict[str, Any]] = {}
        super().__init__(book)
        self.prepare()

    def entry(self, name: str) -> Any:
        [names] = [names for names in VOLUMES[self.name] if name in names]
        with LINKING:
            if names not in self.volumes:
                self.volumes[names] = self.volume(names)
            return self.volumes[names][name]

    def volume(self, names: tuple[str, ...]) -> dict[str, Any]:
        """Entries, from the cache or compiled and kept there."""
        from meseta.kernel.machine import this_processor

        folder = open_cache(f"{self.book.name}.{self.name}", self.book.homes)
        rules = [ENTRIES[name] for name in names]
        made = self.compiler.volume(rules, folder / file_name(names[0], this_processor()))
        return dict(zip(names, made, strict=True))

    def hold(self, state: Array) -> Any:
        return copy_row(state)

    def desks(self, state: Array, count: int) -> Any:
        return copy_row(np.repeat(state, count))

    def lines(self, held: Any) -> Array:
        bytes_: Array = held.view(np.uint8).reshape(len(held), -1)
        return bytes_

    def lay(self, held: Any, states: Array) -> None:
        held.view("u1")[:] = states.view("u1")

    def grid(self, rows: int, columns: int, width: str) -> Any:
        return np.zeros((rows, columns), width)

    def numbers(self, grid: Any) -> Array:
        return np.asarray(grid)

    def arrays(self, held: Any) -> Array:
        return copy_row(held)

    def array(self, held: Any) -> Array:
        return copy_row(held)

    def boxes(self, box: Box) -> Any:
        return box.array()

    def row(self, length: int, width: str) -> Any:
        return np.zeros(length, width)

    def dice(self, words: Array) -> Any:
        return words.copy()

    def log(self, room: int = LOG_ROOM) -> Any:
        return np.zeros((room + 1, EVENT_WIDTH), np.int16)

    def events(self, log: Any) -> list[Event]:
        count = int(log[0, COUNT])
        log[0, COUNT] = 0
        return [tuple(row) for row in log[1 : count + 1].tolist()]

    def pending(self, held: Any) -> int:
        asked = int(held["asked"][0])
        return int(held["agenda"][0, asked - 1, SEATS]) if asked > 0 else 0


def is_compiled(book: Book, name: str = "compiled") -> bool:
    """Whether a way can be had without waiting for the compiler."""
    folder = cache_folder(f"{book.name}.{name}", book.homes)
    return any(folder.glob(file_name(VOLUMES[name][0][0])))


def count_rules(book: Book, name: str) -> int:
    """How many rules a way compiles at first."""
    linker = Linker(book.cast, {})
    for entry in VOLUMES[name][0]:
        linker.link(ENTRIES[entry])
    return len(linker.linked)


@cache
def way_of(book: Book, name: str) -> Way:
    """The rules of a game in a named way; compiled once, then kept."""
    if name not in WAYS:
        raise ValueError(f"way: {name!r} is not one of {', '.join(WAYS)}")
    return Way(book) if name == "plain" else CompiledWay(book, checked=name == "checked")


def usual_way(book: Book) -> Way:
    """What MESETA_WAY names, or else machine code if it is there and plain Python if it is not."""
    chosen = os.environ.get(CHOSEN_WAY)
    return way_of(book, chosen or ("compiled" if is_compiled(book) else "plain"))
