"""What lies on every game's table: chance, and the agenda of pending decisions.

The agenda is a small stack inside the state. Each entry is (kind, seats, n, a, b): the kind of the
decision, the set of seats that still owe it, and three numbers that the kind gives a meaning. Some
kinds are steps that ask nobody; the kernel runs those as soon as they lie on top.
"""

from __future__ import annotations

from typing import Annotated

from meseta.kernel.chance import LENGTH
from meseta.kernel.record import Grid, Record, Row, grid, number, row
from meseta.kernel.rule import rule

AGENDA_ROOM = 16
KIND, SEATS, N, A, B = 0, 1, 2, 3, 4

Mask = Annotated[Row, "u1"]
Log = Annotated[Grid, "i2"]


class Table(Record):
    """The part of a state that the kernel itself works on."""

    chance: Row = row("u4", LENGTH)
    agenda: Grid = grid("i2", AGENDA_ROOM, 5)
    asked: int = number("i1")
    """How many entries lie on the agenda; none means that the game is over."""


class Box(Record):
    """The numbers of the box and the options, as the rules read them."""


@rule
def ask(s: Table, kind: int, seats: int, n: int, a: int, b: int) -> None:
    """Lay a decision on top of the agenda."""
    top = int(s.asked)
    s.agenda[top, KIND] = kind
    s.agenda[top, SEATS] = seats
    s.agenda[top, N] = n
    s.agenda[top, A] = a
    s.agenda[top, B] = b
    s.asked = top + 1


@rule
def close(s: Table) -> None:
    """Take the top decision off the agenda; nothing of it is left behind."""
    top = int(s.asked) - 1
    for field in range(5):
        s.agenda[top, field] = 0
    s.asked = top


@rule
def asked(s: Table, field: int) -> int:
    """One number of the top decision."""
    return int(s.agenda[s.asked - 1, field])


@rule
def amend(s: Table, field: int, value: int) -> None:
    """Change one number of the top decision."""
    s.agenda[s.asked - 1, field] = value


@rule
def only(seat: int) -> int:
    """The set that holds one seat."""
    return 1 << seat


@rule
def has_seat(seats: int, seat: int) -> bool:
    """Whether a set holds a seat."""
    return (seats >> seat) & 1 == 1


@rule
def first_seat(seats: int) -> int:
    """The lowest seat of a set that is not empty."""
    seat = 0
    while (seats >> seat) & 1 == 0:
        seat += 1
    return seat


@rule
def answered(s: Table, seat: int) -> bool:
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
