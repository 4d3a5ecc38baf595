"""The position editor: a form made from what a game declares of its positions.

Every key of a position has a shape: one word, a table by names, a list, a pile; what a game reads
and writes itself is shown as it is. A changed position is set up in plain Python before anything
else sees it, and what is wrong with it is named.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meseta import setup
from meseta.kernel.domain import FLAG, NAMES, Domain, Word
from meseta.kernel.game import AnyGame
from meseta.kernel.positions import ASK, LAST, OF, PLAYER, SEAT, STEP, Writer, fields_in, is_listed
from meseta.kernel.record import Axis, Field
from meseta.match.match import Match
from meseta.web.http.language import phrases
from meseta.web.http.request_bodies import Data
from meseta.web.study.study_files import LONGEST_FAULT, wrong
from meseta.web.table.messages import (
    DomainFacts,
    FormGroup,
    FormKey,
    FreeShape,
    OneShape,
    PositionFacts,
    PositionFault,
    Shape,
)
from meseta.web.table.sheets import render_parts

AGENDA, CHANCE = LAST
OWN, PLAYERS, TABLE, TURN = "own", "players", "table", "turn"
GROUPS = (OWN, TABLE, PLAYERS, TURN, AGENDA)
"""What belongs together on the form, in this order."""
WHERE = re.compile(r"(\w+)((?:\.[^.:]+)*): ")


class Edited(NamedTuple):
    """A position on its way through the editor."""

    position: Data
    """What is sent back, changed."""
    whole: Data
    """The same with everything in it that may be left out."""
    form: list[FormGroup]
    """The groups of the form, with the shapes of their keys."""
    domains: dict[str, DomainFacts]
    """What may stand where, by short names."""
    parts: dict[str, str]
    """The picture, with everything open."""


class Whole(Writer):
    """Writes a state in words and leaves nothing out."""

    def is_always_told(self, field: Field) -> bool:
        """Everything is told."""
        return True

    def along(self, axis: Axis, values: list[Any], left_out: Sequence[bool]) -> Any:
        """What is as usual is told too."""
        return super().along(axis, values, [False] * len(values))


def open_editor(match: Match, language: str) -> Edited:
    """A position to be changed."""
    shapes = Shapes(match.game, language)
    form = shapes.form()
    return Edited(
        match.position, whole_of(match), form, shapes.domains, draw_position(match, language)
    )


def whole_of(match: Match) -> Data:
    """The position of a match with nothing left out."""
    game, state = match.game, match.game.book.state().read(match.state)
    return match.position | Whole(game.book, game.naming).write(state, state)


def draw_position(match: Match, language: str) -> dict[str, str]:
    """The picture of a position, with everything open."""
    seat = match.pending[0] if match.pending else 0
    return render_parts(match.picture(seat, language, is_open=True))


# --- what was changed ----------------------------------------------------------------------------


def box_of(start: Mapping[str, Any], game: AnyGame) -> Any:
    """The box of a study, as a position is set up with it; none for the usual one."""
    name = start["box"]["name"]
    return start["box"].get("document", None if name == game.usual_box() else name)


def set_up(game: str, position: Any, box: Any) -> Match:
    """The match from a changed position; one that cannot be is refused."""
    try:
        return setup(game, position, box=box)
    except ValueError as error:
        raise wrong(error) from error


def check_position(
    game: str, position: Any, box: Any, language: str
) -> PositionFacts | PositionFault:
    """A changed position as it looks, or the one thing that is wrong with it and where."""
    try:
        match = setup(game, position, box=box)
    except ValueError as error:
        told = str(error)[:LONGEST_FAULT]
        say = phrases(language).say
        return {"error": say("study-wrong", why=told), "at": place_in(told, position)}
    parts = draw_position(match, language)
    return {
        "position": match.position,
        "whole": whole_of(match),
        "parts": parts,
        "order": list(parts),
    }


def place_in(told: str, position: Any) -> str:
    """The place in a position that an error names, if it names one."""
    found = WHERE.match(told)
    known = found and isinstance(position, dict) and found[1] in position
    return f"{found[1]}{found[2]}" if found and known else ""


# --- the form ------------------------------------------------------------------------------------


class Shapes:
    """The shapes of all keys of a game's positions, in one language."""

    def __init__(self, game: AnyGame, language: str) -> None:
        self.game, self.naming = game, game.naming
        self.words: Any = game.words(language)
        self.say = phrases(language).say
        self.domains: dict[str, DomainFacts] = {}
        self.known: dict[Domain, str] = {}

    def form(self) -> list[FormGroup]:
        """Everything that can be changed, in groups."""
        groups: dict[str, list[FormKey]] = {name: [] for name in GROUPS}
        for key, group, shape in self.keys():
            groups[group].append({"key": key, "label": self.label(key), "shape": shape})
        return [
            {"name": name, "label": self.say(f"study-group_{name}"), "keys": keys}
            for name, keys in groups.items()
            if keys
        ]

    def label(self, key: str) -> str:
        """What a key is called."""
        return str(self.words.say(f"position-{key}"))

    def keys(self) -> Iterator[tuple[str, str, Shape]]:
        """Every key with its group and its shape."""
        free: FreeShape = {"is": "free", "words": self.vocabulary()}
        for key in self.game.extra_keys:
            yield key, OWN, free
        for key, (name, field) in fields_in(self.game.book.state).items():
            if name == AGENDA:
                yield key, AGENDA, free
            elif name != CHANCE:
                yield key, group_of(field), self.shape(field)

    def vocabulary(self) -> str:
        """The name under which all words of the game are found."""
        kinds = self.game.book.decisions.kinds
        steps = {
            ASK: [kind.title() for kind in kinds if not kind.is_step],
            STEP: [kind.title() for kind in kinds if kind.is_step],
            OF: list(self.game.seats),
        }
        self.domains["words"] = {"is": "words", "lists": {**self.naming, **steps}}
        return "words"

    def shape(self, field: Field) -> Shape:
        """The shape of a field: what lies along its axes, and what may stand there."""
        one: OneShape = {"is": "one", "of": self.domain(field.of)}
        shape: Shape = one
        axes = list(field.axes)
        if field.size is not None:
            most = axes.pop()
            shape = {"is": "pile", "most": field.shape[-1], "each": one}
            assert isinstance(most, int), "a pile is counted"
        for axis in reversed(axes):
            shape = {
                "is": "list" if is_listed(axis) else "table",
                "names": self.names(axis),
                "each": shape,
            }
        return shape

    def names(self, axis: Axis) -> list[tuple[str, str]]:
        """What lies along an axis: the word in a position, and what it is called."""
        if isinstance(axis, int):
            return [(str(at), str(at + 1)) for at in range(axis)]
        shown = range(axis.count(self.naming))
        if is_listed(axis):
            return [(str(at), str(at + 1)) for at in shown]
        return [(str(axis.word(n, self.naming)), self.name_number(axis, n)) for n in shown]

    def name_number(self, of: Domain, number: int) -> str:
        """What a number is called; players by their colours, wherever they stand."""
        if of.name in (SEAT, PLAYER):
            return str(self.words.say(f"seat-{of.word(number, self.naming)}"))
        return str(self.words.value(of, number))

    def domain(self, of: Domain) -> str:
        """The short name of what may stand somewhere."""
        if of not in self.known:
            self.known[of] = f"d{len(self.known)}"
            self.domains[self.known[of]] = self.domain_facts(of)
        return self.known[of]

    def domain_facts(self, of: Domain) -> DomainFacts:
        """What may stand somewhere: words to choose from, several of them, or numbers."""
        if of.members is not None:
            return {"is": "several", "values": self.values(of.members)}
        if of.form in (NAMES, FLAG):
            return {"is": "choice", "values": [*self.others(of), *self.values(of)]}
        low, high = (of.word(number, self.naming) for number in (of.low, of.high))
        return {"is": "number", "low": low, "high": high, "values": self.others(of)}

    def others(self, of: Domain) -> list[tuple[Word, str]]:
        """Words beside the range, such as none."""
        return [(word, self.say("study-none") if word is None else word) for word, _ in of.others]

    def values(self, of: Domain) -> list[tuple[Word, str]]:
        """All words of a domain, each with what it is called."""
        shown = range(of.low, of.low + of.count(self.naming))
        if of.form == FLAG:
            return [(bool(n), self.say(f"value-{'yes' if n else 'no'}")) for n in shown]
        return [(of.word(n, self.naming), self.name_number(of, n)) for n in shown]


def group_of(field: Field) -> str:
    """Where a key stands on the form."""
    if field.until is not None:
        return TURN
    first = field.axes[0] if field.axes else None
    return PLAYERS if isinstance(first, Domain) and first.name in (SEAT, PLAYER) else TABLE
