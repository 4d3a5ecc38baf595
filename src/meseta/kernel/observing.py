"""What one seat sees as a row of bytes, for programs that learn.

The layout follows from the declared fields and decisions. Everything that `hide` leaves is there,
seen from one seat: along axes of seats that seat comes first and the others follow clockwise, and
a number that names a seat is counted from there too. What is named is one-hot as far as it does
not fill too much room, a set has a byte for each member, a count is scaled so that the highest is
255, and a number too large for one byte is split over several, the lowest first.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cached_property
from math import prod
from typing import Annotated, NamedTuple

from meseta.kernel.decision import Decision
from meseta.kernel.domain import (
    NAMES,
    ORDINALS,
    YES_OR_NO,
    Domain,
    Naming,
    names,
    sets,
)
from meseta.kernel.record import Axis, Row
from meseta.kernel.rule import Rule, rule, write_rule
from meseta.kernel.sets import has
from meseta.kernel.table import FIRST_PART, KIND, SEATS, Box, TableRecord, asked

FULL = 255
"""What stands for yes, and for the highest count."""
BYTE = 8
ROOM = 4096
"""A field that would be longer than this one-hot is scaled."""
ONE_HOT, MEMBERS, SCALED, BYTES = "one-hot", "members", "scaled", "bytes"
SEATED = ("seat", "player")
"""The domains that name seats."""
UNSEEN = ("chance", "asked", "broken", "agenda")
"""Fields that are not observed as they are: the agenda is told by its kinds."""

Bytes = Annotated[Row, "u1"]


def names_seats(of: Axis | None) -> bool:
    """Whether something names seats, and so is counted from the one that looks."""
    return isinstance(of, Domain) and of.name in SEATED


class LayoutPart(NamedTuple):
    """One part of an observation: what it tells, how, and where it stands."""

    name: str
    of: Domain
    axes: tuple[Axis, ...]
    form: str
    low: int
    """The number that stands first, or that is written as 0."""
    columns: int
    """Bytes for one number."""
    first: int
    """Its first byte."""

    @property
    def shape(self) -> tuple[int, ...]:
        """Its axes, and one more where a number takes several bytes."""
        sizes = [axis if isinstance(axis, int) else axis.size for axis in self.axes]
        return (*sizes, self.columns) if self.columns > 1 else tuple(sizes)

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return prod(self.shape)

    @property
    def end(self) -> int:
        """The byte after its last."""
        return self.first + self.size

    @property
    def span(self) -> int:
        """From the lowest number to the highest."""
        return self.of.most - self.low

    def meaning(self, column: int, naming: Naming) -> str:
        """What one of several bytes stands for."""
        if self.form == BYTES:
            return f"byte {column}"
        domain = self.of.members if self.form == MEMBERS and self.of.members else self.of
        number = self.low + column
        if names_seats(domain) and number >= 0:
            return relative(number)
        if not domain.allows(number, {}):
            return "hidden" if number < domain.least else "unused"
        return (
            "nothing" if domain.word(number, naming) is None else str(domain.word(number, naming))
        )


def relative(place: int) -> str:
    """A seat as it is seen from another."""
    return f"seat +{place}" if place else "own seat"


def part_of(
    name: str, of: Domain, axes: tuple[Axis, ...], first: int, least: int | None = None
) -> LayoutPart:
    """How numbers of a domain are written; `least` is a lower number that stands for hidden."""
    low = min(of.least, of.least if least is None else least)
    places = prod(axis if isinstance(axis, int) else axis.size for axis in axes)
    if of.members is not None:
        return LayoutPart(name, of, axes, MEMBERS, of.members.low, of.members.size, first)
    columns = of.most - low + 1
    is_named = of.form in (NAMES, ORDINALS)
    if names_seats(of) or (is_named and columns * places <= ROOM):
        return LayoutPart(name, of, axes, ONE_HOT, low, columns, first)
    low = min(low, 0)
    if of.most - low <= FULL:
        return LayoutPart(name, of, axes, SCALED, low, 1, first)
    return LayoutPart(name, of, axes, BYTES, low, ((of.most - low).bit_length() + 7) // BYTE, first)


class Layout:
    """Every part of a game's observations, and the rules that write them."""

    def __init__(self, state: type[TableRecord], seat: Domain, decisions: type[Decision]) -> None:
        self.state, self.seat, self.decisions = state, seat, decisions
        self.parts: list[LayoutPart] = []
        self.fields = {
            name: self.add(name, field.of, field.axes, field.hidden)
            for name, field in state.fields.items()
            if name not in UNSEEN
        }
        self.questions = [kind for kind in decisions.kinds if not kind.is_step]
        self.top = self.add("asked", kinds_of(self.questions), ())
        self.entries = {kind: list(self.entry(kind)) for kind in decisions.kinds}

    def add(
        self, name: str, of: Domain, axes: tuple[Axis, ...], hidden: int | None = None
    ) -> LayoutPart:
        """One more part, after the others."""
        self.parts.append(part_of(name, of, axes, self.size, hidden))
        return self.parts[-1]

    def entry(self, kind: type[Decision]) -> Iterator[LayoutPart]:
        """What the agenda tells of a kind: who owes it, or that it is there, and its numbers.

        A kind that may lie on itself lies there once for each seat, and so do its numbers.
        """
        title = f"agenda.{kind.title()}"
        yield self.add(title, self.owed(kind), ())
        axes = (self.seat,) if kind.__name__ in kind.lies_on() else ()
        for name, one in kind.parts.items():
            yield self.add(f"{title}.{name}", one.of, axes)

    def owed(self, kind: type[Decision]) -> Domain:
        """The seats that owe a decision; of a step, whether it is to come."""
        return YES_OR_NO if kind.is_step else sets(self.seat)

    @property
    def size(self) -> int:
        """How many bytes an observation has."""
        return self.parts[-1].end if self.parts else 0

    @property
    def version(self) -> str:
        """Changes with whatever stands somewhere else or means something else."""
        told = [(p.name, p.of.name, p.of.names, p.shape, p.form, p.low) for p in self.parts]
        return hashlib.sha256(repr(told).encode()).hexdigest()[:8]

    # --- the rules -------------------------------------------------------------------------------

    @cached_property
    def observe(self) -> Rule:
        """The rule that writes an observation."""
        lines = ["for at in range(len(out)):", "    out[at] = 0"]
        for name, part in self.fields.items():
            lines += list(field_lines(name, part))
        lines.append("observe_agenda(s, b, seat, out)")
        return self.write("observe", lines, observe_agenda=self.observe_agenda)

    @cached_property
    def observe_agenda(self) -> Rule:
        """The rule that writes what the agenda tells, over zeros."""
        return self.write("observe_agenda", list(self.agenda_lines()), asked=asked)

    def write(self, name: str, lines: list[str], **reach: Rule) -> Rule:
        """One rule from its lines."""
        reach |= {each.__name__: each for each in WRITERS}
        head = f"{name}(s: Table, b: Box, seat: int, out: Bytes) -> None"
        return write_rule(
            self.decisions, head, lines, Table=TableRecord, Box=Box, Bytes=Bytes, **reach
        )

    def agenda_lines(self) -> Iterator[str]:
        """What is asked now, and everything that lies on the agenda."""
        yield "if s.asked > 0:"
        yield f"    {number_line(self.top, str(self.top.first), f'asked(s, {KIND})')}"
        yield "for place in range(s.asked):"
        yield f"    kind = int(s.agenda[place, {KIND}])"
        for at, kind in enumerate(self.decisions.kinds):
            yield f"    {'el' if at else ''}if kind == {kind.kind}:  # {kind.__name__}"
            owed, *parts = self.entries[kind]
            if kind.is_step:
                yield f"        out[{owed.first}] = {FULL}"
            else:
                yield f"        add_seats(s, seat, out, {owed.first}, {self.seat.size}, place)"
            for column, part in enumerate(parts, FIRST_PART):
                first = str(part.first)
                if part.axes:
                    first += f" + {part.columns} * asker(s, seat, place)"
                yield f"        {number_line(part, first, f'int(s.agenda[place, {column}])')}"


def kinds_of(questions: list[type[Decision]]) -> Domain:
    """What can be asked."""
    return names("question", [kind.title() for kind in questions])


def field_lines(name: str, part: LayoutPart) -> Iterator[str]:
    """The lines that write one field: a loop for each axis, and the number there."""
    sizes = [axis if isinstance(axis, int) else axis.size for axis in part.axes]
    place, first, depth = [], str(part.first), 0
    for letter, axis, size in zip("ij", part.axes, sizes, strict=False):
        stride = part.columns * prod(sizes[depth + 1 :])
        first += f" + {stride} * {letter}" if stride > 1 else f" + {letter}"
        yield f"{'    ' * depth}for {letter} in range({size}):"
        place.append(f"seat_at(s, seat, {letter})" if names_seats(axis) else letter)
        depth += 1
    value = f"int(s.{name}[{', '.join(place)}])" if place else f"int(s.{name})"
    yield f"{'    ' * depth}{number_line(part, first, value)}"


def number_line(part: LayoutPart, first: str, value: str) -> str:
    """The line that writes one number."""
    if part.form == MEMBERS:
        if names_seats(part.of.members):
            return f"show_seats(s, seat, out, {first}, {part.columns}, {value})"
        return f"show_members(out, {first}, {part.columns}, {value} >> {part.low})"
    if names_seats(part.of):
        value = f"seen_from(s, seat, {value})"
    number = shifted(value, part.low)
    if part.form == ONE_HOT:
        return f"show_one(out, {first}, {part.columns}, {number})"
    if part.form == SCALED:
        return f"out[{first}] = {number} * {FULL} // {part.span}"
    return f"show_bytes(out, {first}, {part.columns}, {number})"


def shifted(value: str, low: int) -> str:
    """A number counted from the lowest."""
    return f"({value} {'-' if low > 0 else '+'} {abs(low)})" if low else value


# --- what the written rule calls -----------------------------------------------------------------


@rule
def seat_at(s: TableRecord, seat: int, place: int) -> int:
    """The seat so many places clockwise from one; whoever does not play stays behind."""
    players = int(s.players)
    return (seat + place) % players if place < players else place


@rule
def seen_from(s: TableRecord, seat: int, other: int) -> int:
    """How many places clockwise from a seat another sits; whoever does not play stays."""
    players = int(s.players)
    return (other - seat + players) % players if 0 <= other < players else other


@rule
def show_one(out: Bytes, first: int, columns: int, column: int) -> None:
    """One of several."""
    if 0 <= column < columns:
        out[first + column] = FULL


@rule
def show_members(out: Bytes, first: int, columns: int, members: int) -> None:
    """The members of a set."""
    for column in range(columns):
        out[first + column] = ((members >> column) & 1) * FULL


@rule
def show_seats(
    s: TableRecord, seat: int, out: Bytes, first: int, columns: int, members: int
) -> None:
    """A set of seats."""
    for column in range(columns):
        if has(members, seat_at(s, seat, column)):
            out[first + column] = FULL


@rule
def add_seats(s: TableRecord, seat: int, out: Bytes, first: int, columns: int, place: int) -> None:
    """The seats that owe an entry of the agenda."""
    show_seats(s, seat, out, first, columns, int(s.agenda[place, SEATS]))


@rule
def asker(s: TableRecord, seat: int, place: int) -> int:
    """Who owes an entry of the agenda that one seat alone can owe, seen from a seat."""
    members = int(s.agenda[place, SEATS])
    for other in range(s.players):
        if has(members, seat_at(s, seat, other)):
            return other
    return 0


@rule
def show_bytes(out: Bytes, first: int, columns: int, value: int) -> None:
    """A number over several bytes, the lowest first."""
    for column in range(columns):
        out[first + column] = (value >> (BYTE * column)) & FULL


WRITERS = (
    seat_at,
    seen_from,
    show_one,
    show_members,
    show_seats,
    add_seats,
    asker,
    show_bytes,
)
