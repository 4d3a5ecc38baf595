"""What lies on every game's table: chance, and the agenda of pending decisions.

The agenda is a small stack inside the state. Each entry is the kind of a decision, the set of
seats that still owe it, and the numbers that its declaration names. Some kinds are steps that ask
nobody; the kernel runs those as soon as they lie on top.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from meseta.kernel.chance import LENGTH, WORD
from meseta.kernel.domain import NONE, YES_OR_NO, Domain, numbers
from meseta.kernel.record import Grid, Record, Row, grid, number, row
from meseta.kernel.rule import Rule, rule, write_rule
from meseta.kernel.sets import only

AGENDA_ROOM = 12
KIND, SEATS, FIRST_PART = 0, 1, 2
PARTS = 4
"""How many numbers of its own a decision may have."""
ENTRY = 8
"""Numbers in an entry: more than are used, since 16 bytes are found and cleared in one go."""
NARROW = numbers("number", -(1 << 15), (1 << 15) - 1)
"""What the agenda and the log have room for."""

Mask = Annotated[Row, "u1"]
Log = Annotated[Grid, "i2"]


class TableRecord(Record):
    """The part of a state that the kernel itself works on."""

    chance: Row = row(LENGTH, WORD)
    agenda: Grid = grid(AGENDA_ROOM, ENTRY, NARROW)
    asked: int = number(numbers("number of entries", 0, AGENDA_ROOM), derived=True)
    """How many entries lie on the agenda; none means that the game is over."""
    broken: int = number(YES_OR_NO, derived=True)
    """Whether the rules met what cannot be; nothing goes on then."""
    players: int
    """How many seats there are; every game declares it."""
    scores: Row
    """The points of every seat; every game declares them."""


class Box(Record):
    """The numbers of the box and the options, as the rules read them."""


@rule
def break_off(s: TableRecord) -> None:
    """What cannot be has been met: nobody is asked anything more."""
    s.broken = 1


@rule
def lay(s: TableRecord, kind: int, seats: int, a: int, b: int, c: int, d: int) -> None:
    """Lay a decision on top of the agenda; declarations have an `ask` of their own for it."""
    top = int(s.asked)
    if top >= AGENDA_ROOM:
        break_off(s)
        return
    s.agenda[top, KIND] = kind
    s.agenda[top, SEATS] = seats
    s.agenda[top, FIRST_PART] = a
    s.agenda[top, FIRST_PART + 1] = b
    s.agenda[top, FIRST_PART + 2] = c
    s.agenda[top, FIRST_PART + 3] = d
    s.asked = top + 1


@rule
def close(s: TableRecord) -> None:
    """Take the top decision off the agenda; nothing of it is left behind."""
    top = int(s.asked) - 1
    if top < 0:
        break_off(s)
        return
    for column in range(ENTRY):
        s.agenda[top, column] = 0
    s.asked = top


@rule
def asked(s: TableRecord, column: int) -> int:
    """One number of the top decision."""
    return int(s.agenda[s.asked - 1, column])


@rule
def amend(s: TableRecord, column: int, value: int) -> None:
    """Change one number of the top decision."""
    s.agenda[s.asked - 1, column] = value


@rule
def count_down(s: TableRecord, column: int) -> None:
    """One of so many things to do is done; the last one closes the decision."""
    left = asked(s, column) - 1
    if left > 0:
        amend(s, column, left)
    else:
        close(s)


@rule
def is_asked(s: TableRecord, kind: int) -> bool:
    """Whether the top decision is of a kind."""
    return s.asked > 0 and asked(s, KIND) == kind


@rule
def place_of(s: TableRecord, kind: int) -> int:
    """Where the highest entry of a kind lies on the agenda, or NONE."""
    for below in range(s.asked):
        place = int(s.asked) - 1 - below
        if s.agenda[place, KIND] == kind:
            return place
    return NONE


@rule
def entry(s: TableRecord, place: int, column: int) -> int:
    """One number of an entry of the agenda."""
    return int(s.agenda[place, column])


@rule
def answered(s: TableRecord, seat: int) -> bool:
    """A seat has answered the top decision; whether it was the last one to do so."""
    left = asked(s, SEATS) & ~only(seat)
    amend(s, SEATS, left)
    return left == 0


EVENT_WIDTH = 5
COUNT = 0


@rule
def note(log: Log, kind: int, a: int, b: int, c: int, d: int) -> None:
    """Note an event, where the log has room: its first row counts, the others hold events."""
    count = int(log[0, COUNT])
    if count + 1 < len(log):
        count += 1
        log[0, COUNT] = count
        log[count, 0] = kind
        log[count, 1] = a
        log[count, 2] = b
        log[count, 3] = c
        log[count, 4] = d


@rule
def mark(mask: Mask, action: int) -> None:
    """Offer an action."""
    mask[action] = 1


@rule
def mark_if(mask: Mask, action: int, offered: int) -> None:
    """Offer an action, or not: 1 or 0. It is faster than a question where either is as likely."""
    mask[action] = offered


TAKEN = ("s", "b", "log", "mask", "seats", "action", "lay", "mark", "note")
"""Names that written rules use for something else."""


def check_told(owner: str, told: Mapping[str, Domain]) -> None:
    """Numbers that lie on the agenda or in the log have names of their own, and fit there."""
    for name, of in told.items():
        if name in TAKEN:
            raise TypeError(f"{owner}: no number can be called {name!r}")
        if of.least < NARROW.low or of.most > NARROW.high:
            raise TypeError(f"{owner}.{name}: there is no room for {of.says({})}")


def clearing(state: type[TableRecord], until: str | None = None) -> Rule:
    """The rule that clears a state, all but its chance, or the fields that last until something."""
    lines = []
    for name, field in state.fields.items():
        if name != "chance" and (until is None or field.until == until):
            lines += [
                f"{'    ' * depth}for {at} in range({size}):"
                for depth, (at, size) in enumerate(zip("ij", field.shape, strict=False))
            ]
            place = f"[{', '.join('ij'[: len(field.shape)])}]" if field.shape else ""
            lines.append(f"{'    ' * len(field.shape)}s.{name}{place} = {field.blank}")
    if not lines:
        raise TypeError(f"{state.__name__}: no field lasts until {until!r}")
    name = f"clear_{until}" if until else "clear"
    return write_rule(state, f"{name}(s: Table) -> None", lines, Table=TableRecord)
