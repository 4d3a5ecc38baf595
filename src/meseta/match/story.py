"""What stands out in a story: where rounds and scorings begin, and what others did to whom."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple, Self

from meseta.kernel.event import Event, EventKind
from meseta.kernel.rulebook import Rulebook
from meseta.match.match import Match
from meseta.match.scorings import (
    AT_FIRST,
    POINTS,
    ROUND,
    SEAT,
    FoundScoring,
    Open,
    scoring_at,
    signs_of,
)

SCORING, ABOUT, QUIET = "scoring", "about", "quiet"
BY = "by"
WHOSE_TURN = ("turn", "ended")
"""Events that say whose turn begins or ends, as everything that follows does too."""

Mark = tuple[str, int]
"""What a line is, and of what: a round, the scoring after a move, what befell a seat by others;
or that it is quiet: a story of turns need not say that a turn begins or ends."""


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
        kind.number: Whom(place_in(kind, SEAT), place_in(kind, BY) if BY in kind.tells else None)
        for kind in book.events.all
        if kind.tells.keys() > {SEAT} and POINTS not in kind.tells
    }


@cache
def quiet_events(book: Rulebook[Any, Any]) -> frozenset[int]:
    """The numbers of all events that only say whose turn it is, or was."""
    only_whose = (kind for kind in book.events.all if kind.name in WHOSE_TURN)
    return frozenset(kind.number for kind in only_whose if kind.tells.keys() == {SEAT})


def place_in(kind: EventKind, name: str) -> int:
    """Where an event has a number that it tells."""
    return 1 + list(kind.tells).index(name)


def find_victim(match: Match, mover: int | None, event: Event) -> Mark | None:
    """The seat to which something happened by another's move, and not by its own hand."""
    kind = whom(match.game.book).get(event[0])
    if kind is None or mover is None or event[kind.seat] == mover:
        return None
    is_own = kind.by is not None and event[kind.by] == event[kind.seat]
    return None if is_own else (ABOUT, event[kind.seat])


def marks_of(
    match: Match, at: int, events: Sequence[Event], found: FoundScoring | None
) -> list[Mark | None]:
    """What stands out in what a move told, line by line."""
    scoring = {found.place: (SCORING, at)} if found else {}
    mover = match.moves[at - 1][0] if at else None
    return [
        scoring.get(place) or mark_of(match, mover, event) for place, event in enumerate(events)
    ]


def mark_of(match: Match, mover: int | None, event: Event) -> Mark | None:
    """How an event stands out by itself."""
    book = match.game.book
    if event[0] in signs_of(book).rounds:
        return ROUND, event[1]
    if event[0] in quiet_events(book):
        return QUIET, event[1]
    return find_victim(match, mover, event)


class Chronicle:
    """What a match has told, line by line; only what is new is looked into."""

    def __init__(self) -> None:
        self.moves: list[tuple[Event, ...]] = []
        self.open: list[Open] = []
        """What is open after each of them."""
        self.events: list[Event] = []
        self.told_at: list[int] = []
        """After how many moves each event was told."""
        self.marks: list[Mark | None] = []
        """What stands out."""
        self.scorings: list[FoundScoring] = []
        self.lines: dict[Any, list[str]] = {}
        """The events as sentences, as far as somebody has asked for them."""

    def read(self, match: Match) -> Self:
        """Read on in a match; what was taken back is torn out."""
        kind = match.events_by_move
        pairs = enumerate(zip(self.moves, kind, strict=False))
        same = next((at for at, (known, events) in pairs if known is not events), len(kind))
        if same < len(self.moves):
            self.tear_out(same)
        for at in range(len(self.moves), len(kind)):
            self.write(match, at, kind[at])
        return self

    def tear_out(self, at: int) -> None:
        """Forget a move and all that followed."""
        line = bisect_left(self.told_at, at)
        del self.moves[at:], self.open[at:]
        by_line: list[list[Any]] = [self.events, self.told_at, self.marks, *self.lines.values()]
        for each in by_line:
            del each[line:]
        self.scorings = [found for found in self.scorings if found.at < at]

    def write(self, match: Match, at: int, events: tuple[Event, ...]) -> None:
        """Add what a move told."""
        before = self.open[-1] if self.open else AT_FIRST
        found, after = scoring_at(match, at, events, before)
        self.moves.append(events)
        self.open.append(after)
        self.events += events
        self.told_at += [at] * len(events)
        self.marks += marks_of(match, at, events, found)
        self.scorings += [found] if found else []

    def story(self, words: Any, view: Mapping[str, Any]) -> list[str]:
        """All of it in sentences; the view is what lies on the table now."""
        lines = self.lines.setdefault(words, [])
        lines += words.story(self.events, view, len(lines))
        return list(lines)


def lines_of(kind: Chronicle, match: Match) -> tuple[list[int], list[Mark | None]]:
    """When each line of a story was told, and what stands out; nothing while all is in mind."""
    return (list(kind.told_at), list(kind.marks)) if match.may_look_back else ([], [])


def last_own_move(match: Match, seat: int | None) -> int:
    """So many moves had been made when a seat had made its last one."""
    numbers = range(len(match.moves), 0, -1)
    return next((number for number in numbers if match.moves[number - 1][0] == seat), 0)


def since_own(match: Match, seat: int | None) -> tuple[int, int]:
    """How many moves were made since a seat's last one, and how many lines were told by then."""
    own = last_own_move(match, seat)
    if not own or match.over:
        return 0, 0
    lines = sum(map(len, match.events_by_move[: own + 1]))
    return len(match.moves) - own, lines if match.may_look_back else 0
