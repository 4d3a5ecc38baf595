"""`Game`: the one interface that every game offers; `Way`: its rules, ready to run."""

from __future__ import annotations

import inspect
import os
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, ClassVar, NamedTuple

import numpy as np

from meseta.kernel import play
from meseta.kernel.reading import phrases
from meseta.kernel.record import Array, Grid, copied
from meseta.kernel.rule import Compiler, Linker, Rule, cache_folder, open_cache
from meseta.kernel.table import COUNT, EVENT_WIDTH, KIND, SEATS, Box, Table

LOG_ROOM = 1024
WAYS = ("plain", "compiled", "checked")
"""Plain Python; compiled for the CPU; compiled with every index checked."""

Event = tuple[int, ...]


class Sheet(NamedTuple):
    """One table of text: what the terminal shows of a view."""

    title: str
    header: list[str]
    rows: list[list[str]]


class Game(ABC):
    """One game under one set of options, with the box that it is played with."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    """Of the rules: it changes when the same moves would lead elsewhere."""
    state_type: ClassVar[type[Table]]
    box_type: ClassVar[type[Box]]
    actions: ClassVar[int]
    kinds: ClassVar[Sequence[str]]
    """The names of the kinds of decisions."""
    locale: ClassVar[Path]
    """The folder with the game's phrases, one file a language."""
    defaults: ClassVar[Mapping[str, Any]]
    """Every option with its value where none is given."""
    box_names: ClassVar[tuple[str, ...]]
    """The boxes that come with the game."""
    cast: ClassVar[Mapping[Rule, Rule]]
    """Which of the game's rules plays which role of the kernel."""

    options: dict[str, Any]
    document: dict[str, Any]
    """What is in the box, entry by entry."""
    box: Box
    seats: list[str]
    texts: list[str]
    """The text of every action."""

    @abstractmethod
    def __init__(self, options: Mapping[str, Any], box: str | dict[str, Any] | None) -> None:
        """Check the options together and take the box out of its file."""

    @classmethod
    @abstractmethod
    def options_of(cls, position: Mapping[str, Any]) -> dict[str, Any]:
        """The options that a position was written under."""

    @abstractmethod
    def read_position(self, position: Mapping[str, Any], chance: Array) -> Table:
        """The state that a position describes; what is wrong with it is named."""

    @abstractmethod
    def write_position(self, state: Table) -> dict[str, Any]:
        """Everything in a state, to be edited and set up again."""

    @abstractmethod
    def write_view(self, state: Table, seat: int | None) -> dict[str, Any]:
        """A state out of which everything was hidden that a seat may not know, as a dictionary."""

    def area_names(self, state: Table) -> list[str]:
        """Everything that can be scored now, for previews."""
        return []

    def sheets(self, view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
        """A view as tables for the terminal; cells may carry markup such as `[blue]3[/]`."""
        return []

    @abstractmethod
    def area_number(self, state: Table, area: str) -> int:
        """The number by which the rules know something that can be scored."""

    @abstractmethod
    def scores(self, state: Array) -> list[int]:
        """The points of every seat."""

    def winners(self, state: Array) -> tuple[int, ...]:
        """The seats that have won: the most points; several share a victory."""
        scores = self.scores(state)
        return tuple(seat for seat, value in enumerate(scores) if value == max(scores))

    @abstractmethod
    def round_number(self, state: Table) -> int:
        """The round that is being played."""

    def situation(self, state: Table) -> str:
        """Where the game is and what is asked, in a few words."""
        asks = phrases(self.locale, "en")["asks"]
        if state.asked == 0:
            return str(asks["OVER"])
        top = state.asked - 1
        seats = state.agenda[top, SEATS]
        names = [name for seat, name in enumerate(self.seats) if seats >> seat & 1]
        asked = asks[self.kinds[state.agenda[top, KIND]]]
        return f"round {self.round_number(state)}, {', '.join(names)} to {asked}"

    @abstractmethod
    def sentence(self, event: Event, language: str) -> str:
        """An event in words."""

    @abstractmethod
    def picture(self, view: Mapping[str, Any]) -> str:
        """A view as SVG."""

    @classmethod
    @abstractmethod
    def load_box(cls, name: str) -> dict[str, Any]:
        """A box by its name or its file, as it is."""

    @classmethod
    @abstractmethod
    def box_faults(cls, document: dict[str, Any]) -> list[str]:
        """What is wrong with a box."""


class Way:
    """The rules of one game in plain Python; the subclass compiles them."""

    name = "plain"

    def __init__(self, game: type[Game]) -> None:
        self.game = game
        linker = Linker(game.cast, {Table: game.state_type, Box: game.box_type})
        self.take(linker.link)

    def take(self, link: Any) -> None:
        """Bind what Python calls."""
        self.start = link(play.enter_start)
        self.advance = link(play.enter_advance)
        self.offer = link(play.enter_offer)
        self.apply = link(play.enter_apply)
        self.hide = link(play.enter_hide)
        self.guess = link(play.enter_guess)
        self.preview = link(play.enter_preview)
        self.fault = link(play.enter_fault)
        self.games = link(play.enter_games)

    def hold(self, state: Array) -> Any:
        """A copy of a state in the form that this way works on."""
        return [self.game.state_type().read(state)]

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

    def __init__(self, game: type[Game], checked: bool = False) -> None:
        self.game = game
        self.name = "checked" if checked else "compiled"
        kept = is_compiled(game, self.name)
        open_cache(f"{game.id}.{self.name}", home_of(game))
        compiler = Compiler(game.cast, {Table: game.state_type, Box: game.box_type}, checked)
        self.take(lambda function: compiler.entry(function, kept))
        marker(game, self.name).touch()

    def hold(self, state: Array) -> Any:
        return copied(state)

    def array(self, held: Any) -> Array:
        return copied(held)

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


def home_of(game: type[Game]) -> Path:
    """The folder of a game's sources."""
    return Path(inspect.getfile(game)).parent


def marker(game: type[Game], name: str) -> Path:
    """The file that says that a game's machine code is in the cache."""
    return cache_folder(f"{game.id}.{name}", home_of(game)) / "complete"


def is_compiled(game: type[Game], name: str = "compiled") -> bool:
    """Whether a way can be had without waiting for the compiler."""
    return marker(game, name).exists()


@cache
def way_of(game: type[Game], name: str) -> Way:
    """The rules of a game in a named way; compiled once, then kept."""
    if name not in WAYS:
        raise ValueError(f"way: {name!r} is not one of {', '.join(WAYS)}")
    return Way(game) if name == "plain" else CompiledWay(game, checked=name == "checked")


def usual_way(game: type[Game]) -> Way:
    """What MESETA_WAY names, or else machine code if it is there and plain Python if it is not."""
    chosen = os.environ.get("MESETA_WAY")
    return way_of(game, chosen or ("compiled" if is_compiled(game) else "plain"))
