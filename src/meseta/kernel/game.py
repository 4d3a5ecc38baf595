"""`Game`: the one interface that every game offers to matches, terminals and pages."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from html import escape
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar

from meseta.kernel import play
from meseta.kernel.boxes import MALFORMED, BoxError, Document, malformed_entry, own_document, verify
from meseta.kernel.decision import Act, Decision
from meseta.kernel.domain import Domain, Naming, Word
from meseta.kernel.event import Event
from meseta.kernel.options import Chosen, OptionError, Options
from meseta.kernel.positions import LAST, PositionError, Reader, Writer, fields_in
from meseta.kernel.record import Array
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.table import KIND, SEATS, Box, TableRecord
from meseta.kernel.views import ViewWriter

OLD_KEY = "flow"
"""Where positions of an older format had bare numbers."""
MOST_KEPT = 64
"""Of so many kinds of tables it is kept what they take out of a box, and what came of them."""
S = TypeVar("S", bound=TableRecord)
B = TypeVar("B", bound=Box)
V = TypeVar("V")


class Room(NamedTuple):
    """How much of a screen may be filled."""

    columns: int
    lines: int


WHOLE = Room(80, 1 << 16)
"""As many lines as there are to tell."""


class TextSheet(NamedTuple):
    """Lines of text that belong together; they may carry markup such as `[blue]3[/]`."""

    name: str
    lines: list[str]


class Statistic(NamedTuple):
    """Something worth counting over many matches: an event, by what is told of it."""

    name: str
    event: str
    by: tuple[str, ...]
    """What it is counted by: told with the event, or with an earlier one, as the round is."""
    seat: str = "seat"
    sum: str | None = None
    """A number to add up; without it, each event counts one."""
    where: tuple[tuple[str, object], ...] = ()
    """Only events that tell so."""

    def counts(self, event: str, words: Mapping[str, object]) -> bool:
        """Whether an event is counted."""
        return event == self.event and all(words[name] == word for name, word in self.where)

    def amount(self, numbers: Mapping[str, int]) -> int:
        """How much an event counts."""
        return numbers[self.sum] if self.sum else 1


class Words(Protocol):
    """A game in one language."""

    def say(self, message: str, /, **values: Any) -> str:
        """A message with its values."""

    def about(self, message: str) -> str:
        """The explanation that stands with a message."""

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it."""

    def sentence(self, event: Event) -> str:
        """An event in words."""

    def story(self, events: Sequence[Event], view: Mapping[str, Any], since: int = 0) -> list[str]:
        """Events from one on in words; the view is what lies there after all of them."""

    def question(self, kind: type[Decision] | None) -> str:
        """What a decision asks, in words; none means that the game is over."""


class Scene(NamedTuple, Generic[V]):
    """What a terminal shows a seat: its view, and more that follows from what it may know."""

    view: V
    previews: Mapping[str, list[int]]
    """The points that each seat would get, by what can be scored."""
    about: Mapping[str, Word]
    """What lies on the agenda with the pending decision."""


class Scribe(Protocol[V]):
    """Writes the table of one game for a terminal, in one language."""

    def sheets(self, scene: Scene[V], keys: Mapping[str, str], room: Room, /) -> list[TextSheet]:
        """What the pending question depends on, as far as there is room for it.

        What may be done has a key by which it is called; where a sheet draws it, as `«12»`, it
        need not be listed.
        """

    def told(self, scene: Scene[V], answer: str, chosen: Mapping[str, Word], /) -> dict[str, Any]:
        """What the message of an answer may say beyond what is chosen, such as a card's text."""


class Unpacked(NamedTuple):
    """What a game takes out of a box; nobody changes it."""

    box: Any
    naming: Naming
    """The names that the box and the options give."""
    texts: list[str]
    """The text of every action."""
    numbers: dict[str, list[int]]
    """The actions that have a text; the same text may answer different decisions."""
    usual_state: Any
    """The table before the game."""


Made = TypeVar("Made")
UNPACKED: dict[tuple[type, str], Unpacked] = {}
"""What was taken out of a box that comes with a game, by the game, the box and the options."""
RECEIVED: dict[tuple[type, str], Game[Any, Any, Any]] = {}
"""Games that came from other processes: one for all that are alike, as nobody changes it."""


def keep(
    kept: dict[tuple[type, str], Made], kind: type, told: object, make: Callable[[], Made]
) -> Made:
    """What was made before of what is told, or is made now."""
    key = kind, json.dumps(told)
    if key not in kept:
        if len(kept) >= MOST_KEPT:
            kept.clear()
        kept[key] = make()
    return kept[key]


def receive(kind: type[Game[S, B, V]], options: Chosen, box: Any) -> Game[S, B, V]:
    """A game from another process."""
    return keep(RECEIVED, kind, (options, box), lambda: kind(options, box))


def numbers_of(texts: Sequence[str]) -> dict[str, list[int]]:
    """Texts in their order, by themselves."""
    numbers: dict[str, list[int]] = {}
    for number, text in enumerate(texts):
        numbers.setdefault(text, []).append(number)
    return numbers


class Game(ABC, Generic[S, B, V]):
    """One game under one set of options, with the box that it is played with."""

    id: ClassVar[str]
    title: ClassVar[str]
    version: ClassVar[str]
    """Of the rules: it changes when the same moves would lead elsewhere."""
    book: ClassVar[Rulebook[Any, Any]]
    declared: ClassVar[Options]
    """Every option with what it may be."""
    box_names: ClassVar[tuple[str, ...]]
    """The boxes that come with the game."""
    load_box: ClassVar[staticmethod[[str], Document]]
    """A box by its name or its file, as it is."""
    box_faults: ClassVar[staticmethod[[Document], list[str]]]
    """What is wrong with a box."""
    build_box: ClassVar[staticmethod[[Document, Chosen], Any]]
    """The numbers of a box under some options."""
    extra_keys: ClassVar[tuple[str, ...]] = ()
    """Keys of positions that the game itself reads and writes."""
    prepare: ClassVar[staticmethod[[Any, Any], None]]
    """Put the table before the game into a state: what a position need not tell."""
    complete: ClassVar[staticmethod[[Any, Any, Reader], None]]
    """Fill in what a position left out, and what follows from what it told."""
    picture: ClassVar[staticmethod[[Any, Any], Any]]
    """A view in the words of a language, as parts to look at."""

    statistics: ClassVar[tuple[Statistic, ...]] = ()
    """What is worth counting over many matches."""
    undoings: ClassVar[tuple[tuple[Act, Act], ...]] = ()
    """Answers, and others that nobody would give after them in the same turn: they undo them."""

    def __init__(
        self, options: Mapping[str, Any], box: str | Path | Document | None = None
    ) -> None:
        self.options: Chosen = self.declared.read(options)
        self.document: Document = self.open_box(box)
        """What is in the box, entry by entry."""
        self.seats: list[str] = self.options["players"]
        is_shipped = box is None or box in self.box_names
        self.told_box: str | Path | Document | None = box if is_shipped else self.document
        """What another process needs to know of the box."""
        self.box: B
        self.usual_state: S
        """The table before the game; nobody changes it."""
        taken = self.unpacked() if is_shipped else self.unpack()
        self.box, self.naming, self.texts, self.numbers, self.usual_state = taken

    def unpacked(self) -> Unpacked:
        """What is in a box that comes with the game, taken out once."""
        return keep(UNPACKED, type(self), (self.document["name"], self.options), self.unpack)

    def unpack(self) -> Unpacked:
        """Take the numbers and the names out of the box."""
        try:
            self.box = self.build_box(self.document, self.options)
            naming = {"player": self.seats, "seat": self.seats, **self.name_things()}
            for fault in self.box.faults(naming):
                raise BoxError(f"box {self.document['name']}: {fault}")
            texts = self.book.texts(naming)
            return Unpacked(self.box, naming, texts, numbers_of(texts), self.set_up())
        except (BoxError, OptionError):
            raise
        except MALFORMED as error:
            raise BoxError(f"box {self.document['name']}: {malformed_entry(error)}") from error

    def __reduce__(self) -> tuple[Any, ...]:
        return receive, (type(self), self.options, self.told_box)

    def __repr__(self) -> str:
        """What is played: the game, its seats, its options where they are unusual, its box."""
        unusual = {**self.declared.unusual(self.options), "players": len(self.seats)}
        told = [f"{name}={value!r}" for name, value in unusual.items()]
        return f"<{self.id}: {', '.join([*told, 'box ' + self.document['name']])}>"

    def _repr_html_(self) -> str:
        about = {"game": self.title, "rules": self.version, "box": self.document["name"]}
        return html_rows({**about, **self.options})

    def is_like(self, other: Game[Any, Any, Any]) -> bool:
        """Whether another one is the same game with the same options and box."""
        mine, theirs = ((type(each), each.options, each.document) for each in (self, other))
        return self is other or mine == theirs

    @classmethod
    def languages(cls) -> tuple[str, ...]:
        """The languages that the game's folder has."""
        folder = cls.book.homes[0].parent / "people" / "languages"
        return tuple(sorted({path.parent.name for path in folder.glob("*/*.ftl")}))

    # --- the box ---------------------------------------------------------------------------------

    def open_box(self, box: Any) -> Document:
        """The box that was asked for, by its name, its file or as a document; or the usual one."""
        if isinstance(box, Mapping):
            document = own_document(box, "box")
            return verify(document, "document", self.box_faults(document))
        if box is None or isinstance(box, str | Path):
            return self.load_box(self.usual_box() if box is None else str(box))
        raise BoxError(f"box: a name, a file or a document is needed, not {box!r}")

    def usual_box(self) -> str:
        """The name of the box that is played with where none is asked for."""
        return self.box_names[0]

    @abstractmethod
    def name_things(self) -> Naming:
        """The names that only the box and the options know, by the name of their domain."""

    # --- positions -------------------------------------------------------------------------------

    @classmethod
    def options_of(cls, position: Any) -> Chosen:
        """The options that a position was written under, beside its own keys."""
        if not isinstance(position, Mapping):
            raise PositionError(f"a position is a dictionary, not {position!r}")
        known = [*cls.declared.declared, *fields_in(cls.book.state), *cls.extra_keys]
        for key in position:
            if key == OLD_KEY:
                raise PositionError(f"{key}: positions are written in words now, see 'agenda'")
            if key not in known:
                near = get_close_matches(str(key), known, 4, 0.4) or known[:4]
                told = ", ".join(near)
                raise PositionError(f"there is no {key!r} in a position; there is {told} …")
        given = {key: position[key] for key in cls.declared.declared if key in position}
        try:
            return cls.declared.read(given)
        except OptionError as error:
            raise PositionError(str(error)) from error

    def set_up(self) -> S:
        """The table before the game: what a position need not tell."""
        state: S = self.book.state()
        self.prepare(state, self.box)
        return state

    def read_position(self, position: Mapping[str, Any], chance: Array) -> S:
        """The state that a position describes; what is wrong with it is named."""
        state: S = self.usual_state.copy()
        state.chance = [int(word) for word in chance]
        reader = Reader(self.book, self.naming, position)
        reader.read(state)
        self.complete(state, self.box, reader)
        for fault in state.faults(self.naming):
            raise PositionError(fault)
        wrong = self.fault(state)
        if wrong:
            raise PositionError(wrong)
        return state

    def fault(self, state: S) -> str | None:
        """The first invariant that does not hold, in words."""
        number = self.book.plain(play.fault)(state, self.box)
        return self.book.invariants[number - 1] if number else None

    def write_position(self, state: S) -> dict[str, Any]:
        """Everything in a state, to be edited and set up again."""
        told = Writer(self.book, self.naming).write(state, self.usual_state)
        agenda, chance = (told.pop(key) for key in LAST)
        return {
            **self.declared.unusual(self.options),
            **told,
            **self.write_extra(state),
            "agenda": agenda,
            "chance": chance,
        }

    def write_extra(self, state: S) -> dict[str, Any]:
        """What a position tells under the game's own keys."""
        return {}

    # --- looking ---------------------------------------------------------------------------------

    @property
    @abstractmethod
    def viewer(self) -> ViewWriter[S, B, V]:
        """Who writes the views of this game."""

    def view(self, state: S, seat: int | None) -> V:
        """A state out of which everything was hidden that a seat may not know."""
        return self.viewer.view(state, seat)

    @property
    def kept_in_mind(self) -> tuple[str, ...]:
        """The areas of which the table shows nothing until the game is over; usually none.

        The rules know no difference: everybody could remember what is in them.
        """
        return ()

    @property
    def matters_to_others(self) -> tuple[str, ...]:
        """Questions whose answers differ only in what others learn; usually none."""
        return ()

    def cover(self, view: V) -> V:
        """A view without what people have to keep in mind."""
        return view

    def forget(self, events: list[Event]) -> list[Event]:
        """A story without what people have to keep in mind."""
        return events

    def tells_what_is_kept(self, event: Event) -> bool:
        """Whether what happens tells what people have to keep in mind; what goes there does not."""
        return False

    @abstractmethod
    def words(self, language: str) -> Words:
        """The game in one language."""

    @abstractmethod
    def scribe(self, language: str) -> Scribe[V]:
        """Who writes the table for a terminal."""

    @abstractmethod
    def scorable(self, state: S) -> dict[str, int]:
        """Everything that can be scored now, and the number by which the rules know it."""

    def everything(self, state: S) -> list[int]:
        """The numbers of all that is scored where everything is scored at once."""
        return sorted(set(self.scorable(state).values()))

    def round_number(self, state: S) -> int:
        """The round that is being played."""
        return int(getattr(state, "round_no"))  # noqa: B009

    def scores(self, state: Array) -> list[int]:
        """The points of every seat."""
        return [int(value) for value in state[0]["scores"][: len(self.seats)]]

    def standings(self, state: Array) -> list[int]:
        """By what places are given, for every seat: points, unless a game says otherwise."""
        return self.scores(state)

    def places(self, state: Array) -> list[int]:
        """The place of every seat: one behind those who stand higher; equals share it."""
        standings = self.standings(state)
        return [1 + sum(other > own for other in standings) for own in standings]

    def pending(self, state: S) -> list[str]:
        """Those who must decide now."""
        seats = state.agenda[state.asked - 1, SEATS] if state.asked else 0
        return [name for seat, name in enumerate(self.seats) if seats >> seat & 1]

    def asked(self, state: S) -> type[Decision] | None:
        """What is to be decided now, if anything."""
        if state.asked == 0:
            return None
        return self.book.decisions.kinds[state.agenda[state.asked - 1, KIND]]

    def about(self, state: S) -> dict[str, Word]:
        """What lies on the agenda with the pending decision, in words."""
        kind, top = self.asked(state), state.asked - 1
        parts = kind.parts if kind else {}
        return {
            name: part.of.word(state.agenda[top, part], self.naming) for name, part in parts.items()
        }

    def elements(self, seat: int) -> list[str]:
        """The id of the picture's element that each action of a seat points at, or nothing."""
        acts = self.book.decisions.all_acts()
        return [id_ for one in acts for id_ in one.elements(self.naming, self.seats[seat])]

    def situation(self, state: S, language: str = "en") -> str:
        """Where the game is and what is asked, in a few words."""
        question = self.words(language).question(self.asked(state))
        if state.asked == 0:
            return question
        return f"round {self.round_number(state)}, {', '.join(self.pending(state))} to {question}"


def html_rows(rows: Mapping[str, object]) -> str:
    """What there is to say of something, a line each, as notebooks show it."""
    cells = "".join(
        f"<tr><th>{escape(name)}</th><td>{escape(str(value))}</td></tr>"
        for name, value in rows.items()
    )
    return f"<table>{cells}</table>"


AnyGame = Game[Any, Any, Any]
"""A game whose state, box and view do not matter where it is used."""
