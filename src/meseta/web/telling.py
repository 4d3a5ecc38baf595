"""What stands out in a story: where rounds and scorings begin, and what others did to whom."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any, NamedTuple

from meseta.kernel.event import Event, Told
from meseta.kernel.rulebook import Rulebook
from meseta.match import Match
from meseta.web.scorings import POINTS, ROUND, SEAT, Found, signs_of

SCORING, ABOUT = "scoring", "about"
BY = "by"

Mark = tuple[str, int]
"""What a line is, and of what: a round, the scoring after a move, what befell a seat by others."""


class Whom(NamedTuple):
    """Where an event tells whom it is about, and who did it."""

    seat: int
    by: int | None


@cache
def whom(book: Rulebook[Any, Any]) -> dict[int, Whom]:
    """Of all events in which something happens to somebody.

    Whose turn begins or ends is all that some tell, and points are told in their own way.
    """
    return {
        told.number: Whom(place_in(told, SEAT), place_in(told, BY) if BY in told.tells else None)
        for told in book.events.all
        if told.tells.keys() > {SEAT} and POINTS not in told.tells
    }


def place_in(told: Told, name: str) -> int:
    """Where an event has a number that it tells."""
    return 1 + list(told.tells).index(name)


def suffered(match: Match, mover: int | None, event: Event) -> Mark | None:
    """The seat to which something happened by another's move, and not by its own hand."""
    told = whom(match.game.book).get(event[0])
    if told is None or mover is None or event[told.seat] == mover:
        return None
    is_own = told.by is not None and event[told.by] == event[told.seat]
    return None if is_own else (ABOUT, event[told.seat])


def marks_of(match: Match, found: Iterable[Found]) -> list[Mark | None]:
    """What stands out, line by line; nothing while all is kept in mind."""
    if not match.may_look_back:
        return []
    scorings = {(each.at, each.place): (SCORING, each.at) for each in found}
    rounds = signs_of(match.game.book).rounds
    movers = [None, *[seat for seat, _action in match.moves]]
    return [
        (ROUND, event[1])
        if event[0] in rounds
        else scorings.get((at, place)) or suffered(match, movers[at], event)
        for at, events in enumerate(match.events_by_move)
        for place, event in enumerate(events)
    ]


def last_own_move(match: Match, seat: int | None) -> int:
    """So many moves had been made when a seat had made its last one."""
    own = [number for number, (mover, _) in enumerate(match.moves) if mover == seat]
    return own[-1] + 1 if own else 0


def since_own(match: Match, seat: int | None) -> tuple[int, int]:
    """How many moves were made since a seat's last one, and how many lines were told by then."""
    own = last_own_move(match, seat)
    if not own or match.over:
        return 0, 0
    lines = sum(map(len, match.events_by_move[: own + 1]))
    return len(match.moves) - own, lines if match.may_look_back else 0
