"""Positions: one writer and one reader for all games, driven by the declarations.

A position is a dictionary. Every field of the state that does not follow from others stands in it
by its name, its numbers as words: a region, a colour, a list of cards with the top one first,
null for nothing. The agenda is a list of what is to be decided, the last entry now, each with its
seats and its named numbers. Only the generator is a row of bare numbers.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from meseta.kernel.chance import CARRY, CURSOR, MULTIPLIER, WORDS
from meseta.kernel.decision import NOTHING, Decision
from meseta.kernel.domain import ORDINALS, Domain, Naming, Word, members_of
from meseta.kernel.record import Axis, Field, Grid, Row
from meseta.kernel.rulebook import Rulebook
from meseta.kernel.table import AGENDA_ROOM, ENTRY, FIRST_PART, KIND, SEATS, TableRecord

SEAT, PLAYER = "seat", "player"
"""Domains that every game names alike: everybody with pieces, and those who decide."""
LAST = ("agenda", "chance")
"""What stands last in a position."""
STEP, ASK, OF = "step", "ask", "seats"


class PositionError(ValueError):
    """A position that cannot be set up; the message names the field."""


def fields_in(state: type[TableRecord]) -> dict[str, tuple[str, Field]]:
    """The fields that stand in positions, by their key there: name and field."""
    sizes = {field.size for field in state.fields.values()}
    return {
        field.key or name: (name, field)
        for name, field in state.fields.items()
        if not field.derived and name not in sizes
    }


def is_listed(axis: Axis) -> bool:
    """Whether things along an axis are counted, not named."""
    return isinstance(axis, int) or axis.form == ORDINALS


# --- writing -------------------------------------------------------------------------------------


class Writer:
    """Writes a state in words."""

    def __init__(self, book: Rulebook[Any, Any], naming: Naming) -> None:
        self.book, self.naming = book, naming

    def write(self, state: TableRecord, usual: TableRecord) -> dict[str, Any]:
        """All that does not follow from other fields; tables and turns with nothing in them not."""
        written: dict[str, Any] = {}
        for key, (name, field) in fields_in(type(state)).items():
            if name not in LAST:
                told = self.told(state, usual, name, field)
                if self.is_always_told(field) or told != self.told(usual, usual, name, field):
                    written[key] = told
        agenda = [self.entry(row) for row in state.agenda.rows[: state.asked]]
        return {**written, "agenda": agenda, "chance": list(state.chance)}

    def told(self, state: TableRecord, usual: TableRecord, name: str, field: Field) -> Any:
        """A field in words."""
        if field.size is not None:
            return self.pile(field, getattr(state, name), getattr(state, field.size))
        return self.field(field, getattr(state, name), getattr(usual, name))

    def is_always_told(self, field: Field) -> bool:
        """What people look for even where there is nothing: single numbers, and tables by name."""
        return field.until is None and not (field.axes and is_listed(field.axes[0]))

    def is_for_everybody(self, field: Field) -> bool:
        """Whether each seat has a number here, be it 0."""
        seats = isinstance(field.axes[0], Domain) and field.axes[0].name in (SEAT, PLAYER)
        return seats and self.word(field, field.blank) is not None

    def field(self, field: Field, value: Any, usual: Any) -> Any:
        """A field of any shape."""
        if not field.axes:
            return field.of.word(value, self.naming)
        if len(field.axes) == 1:
            whole = self.is_for_everybody(field)
            return self.row(field, field.axes[0], value, None if whole else usual)
        outer, inner = field.axes
        rows = zip(value.rows, usual.rows, strict=True)
        told = [self.row(field, inner, row, before) for row, before in rows]
        same = [row == before for row, before in zip(value.rows, usual.rows, strict=True)]
        return self.along(outer, told, same)

    def row(self, field: Field, axis: Axis, values: Row, usual: Row | None) -> Any:
        """One row; where things are named, those that are as usual are left out."""
        words = [self.word(field, value) for value in values]
        same = [usual is not None and value == usual[at] for at, value in enumerate(values)]
        return self.along(axis, words, same)

    def along(self, axis: Axis, values: list[Any], left_out: Sequence[bool]) -> Any:
        """A list, or a dictionary by the names along an axis."""
        if isinstance(axis, int) or axis.form == ORDINALS:
            return values
        shown = range(axis.count(self.naming))
        return {axis.word(at, self.naming): values[at] for at in shown if not left_out[at]}

    def pile(self, field: Field, value: Any, size: Any) -> Any:
        """Cards from the top, as many as lie there."""
        if len(field.axes) == 1:
            return [self.word(field, number) for number in reversed(value[:size])]
        rows = [
            [self.word(field, number) for number in reversed(row[:count])]
            for row, count in zip(value.rows, size, strict=True)
        ]
        return self.along(field.axes[0], rows, [False] * len(rows))

    def entry(self, row: Row) -> dict[str, Word]:
        """One entry of the agenda."""
        kind = self.book.decisions.kinds[row[KIND]]
        parts = {name: one.of.word(row[one], self.naming) for name, one in kind.parts.items()}
        if kind.is_step:
            return {STEP: kind.title(), **parts}
        colours = [self.naming[PLAYER][seat] for seat in members_of(row[SEATS])]
        return {ASK: kind.title(), OF: colours, **parts}

    def word(self, field: Field, number: int) -> Word:
        """One number."""
        return field.of.word(number, self.naming)


# --- reading -------------------------------------------------------------------------------------


class Reader:
    """Reads a position into a state that holds what is usual; what is wrong is named."""

    def __init__(
        self, book: Rulebook[Any, Any], naming: Naming, position: Mapping[str, Any]
    ) -> None:
        self.book, self.naming, self.position = book, naming, position
        self.given: set[str] = set()
        """The names of the fields that the position tells."""

    def read(self, state: TableRecord) -> None:
        """Put everything that the position tells into the state."""
        for key, (name, field) in fields_in(type(state)).items():
            if key not in self.position:
                continue
            self.given.add(name)
            value = self.position[key]
            if name == "agenda":
                self.read_agenda(state, value)
            elif field.size is not None:
                self.read_pile(state, key, name, field, value)
            elif not field.axes:
                setattr(state, name, self.number(key, field.of, value))
            elif len(field.axes) == 1:
                self.read_row(key, field, field.axes[0], value, getattr(state, name))
            else:
                rows = getattr(state, name).rows
                for where, at, row in self.along(key, field.axes[0], value):
                    self.read_row(where, field, field.axes[1], row, rows[at])
        if "chance" in self.given:
            self.check_chance(state)

    def number(self, where: str, of: Domain, word: Any) -> int:
        """The number that a word stands for."""
        try:
            return of.read(word, self.naming)
        except ValueError as error:
            raise PositionError(f"{where}: {error}") from error

    def along(self, where: str, axis: Axis, value: Any) -> Iterator[tuple[str, int, Any]]:
        """What stands at each place of an axis: where that is, its number, its value."""
        if isinstance(axis, int) or axis.form == ORDINALS:
            size = axis if isinstance(axis, int) else axis.size
            for at, each in enumerate(self.listed(where, value, size, size)):
                yield f"{where}.{at + 1}", at, each
            return
        for name, each in self.table(where, value, axis.listed(self.naming)).items():
            yield f"{where}.{name}", axis.read(name, self.naming), each

    def read_row(self, where: str, field: Field, axis: Axis, value: Any, row: Row) -> None:
        """One row of words."""
        for place, at, word in self.along(where, axis, value):
            row[at] = self.number(place, field.of, word)

    def read_pile(self, state: TableRecord, key: str, name: str, field: Field, value: Any) -> None:
        """Cards from the top."""
        assert field.size is not None
        if len(field.axes) == 1:
            cards = self.pile(key, field, value)
            getattr(state, name)[:] = cards + [field.blank] * (field.shape[0] - len(cards))
            setattr(state, field.size, len(cards))
            return
        rows, sizes = getattr(state, name).rows, getattr(state, field.size)
        for where, at, words in self.along(key, field.axes[0], value):
            cards = self.pile(where, field, words)
            rows[at][:] = cards + [field.blank] * (field.shape[1] - len(cards))
            sizes[at] = len(cards)

    def pile(self, where: str, field: Field, value: Any) -> list[int]:
        """The cards of one pile, the top one last."""
        words = self.listed(where, value, 0, field.shape[-1])
        cards = [self.number(where, field.of, word) for word in words]
        if any(card == field.blank for card in cards if field.blank < 0):
            raise PositionError(f"{where}: there is no gap in a pile")
        return cards[::-1]

    def table(self, where: str, value: Any, known: Any) -> dict[str, Any]:
        """A dictionary with known keys."""
        if not isinstance(value, Mapping):
            raise PositionError(f"{where}: a dictionary is needed, not {value!r}")
        for name in value:
            if name not in known:
                raise PositionError(f"{where}: {name!r} is not one of {', '.join(known)}")
        return dict(value)

    def listed(self, where: str, value: Any, fewest: int, most: int) -> list[Any]:
        """A list of a known length."""
        length = str(most) if fewest == most else f"{fewest} to {most}"
        if not isinstance(value, list | tuple) or not fewest <= len(value) <= most:
            raise PositionError(f"{where}: a list of {length} is needed, not {value!r}")
        return list(value)

    def check_chance(self, state: TableRecord) -> None:
        """A generator that can go on."""
        words = state.chance
        stuck = len({*words[:WORDS]}) == 1
        if stuck or words[CARRY] >= MULTIPLIER or words[CURSOR] >= WORDS:
            raise PositionError("chance: this is no state of the generator")

    # --- the agenda ------------------------------------------------------------------------------

    def read_agenda(self, state: TableRecord, value: Any) -> None:
        """What is to be decided, the last entry now."""
        below: type[Decision] | None = None
        seen: set[tuple[int, int]] = set()
        rows: list[Row] = []
        for place, entry in enumerate(self.listed("agenda", value, 0, AGENDA_ROOM), 1):
            where = f"agenda.{place}"
            kind = self.kind(where, entry)
            on = below.__name__ if below else NOTHING
            if on not in kind.lies_on():
                under = below.title() if below else NOTHING
                raise PositionError(f"{where}: {kind.title()} cannot lie over {under}")
            row = self.entry(where, kind, entry)
            for seat in members_of(row[SEATS]) or [-1]:
                if (kind.kind, seat) in seen:
                    raise PositionError(f"{where}: {kind.title()} is asked twice")
                seen.add((kind.kind, seat))
            rows.append(row)
            below = kind
        state.asked = len(rows)
        state.agenda = Grid(rows + [[0] * ENTRY for _ in range(AGENDA_ROOM - len(rows))])

    def kind(self, where: str, entry: Any) -> type[Decision]:
        """The kind of an entry, which says what else must stand there."""
        if not isinstance(entry, Mapping) or (STEP in entry) == (ASK in entry):
            raise PositionError(f"{where}: a dictionary with {ASK!r} or {STEP!r} is needed")
        name = entry[STEP if STEP in entry else ASK]
        known = [kind for kind in self.book.decisions.kinds if kind.is_step == (STEP in entry)]
        for kind in known:
            if kind.title() == name:
                return kind
        titles = ", ".join(kind.title() for kind in known)
        raise PositionError(f"{where}: {name!r} is not one of {titles}")

    def entry(self, where: str, kind: type[Decision], entry: Mapping[str, Any]) -> Row:
        """The numbers of an entry."""
        needed = [STEP] if kind.is_step else [ASK, OF]
        if set(entry) != {*needed, *kind.parts}:
            wanted = ", ".join([*needed, *kind.parts])
            raise PositionError(f"{where}: {kind.title()} needs {wanted}; there is {list(entry)}")
        row = [kind.kind, 0] + [0] * (ENTRY - FIRST_PART)
        if not kind.is_step:
            row[SEATS] = self.seats(f"{where}.{OF}", kind, entry[OF])
        for name, one in kind.parts.items():
            row[one] = self.number(f"{where}.{name}", one.of, entry[name])
        return row

    def seats(self, where: str, kind: type[Decision], value: Any) -> int:
        """The set of seats that are asked."""
        players = self.naming[PLAYER]
        colours = self.listed(where, value, 1, len(players) if kind.several else 1)
        for colour in colours:
            if colour not in players or colours.count(colour) > 1:
                raise PositionError(f"{where}: {value!r} are not different ones of {players}")
        return sum(1 << players.index(colour) for colour in colours)
