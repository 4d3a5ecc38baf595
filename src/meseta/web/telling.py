"""What stands out in a story: where rounds and scorings begin, and what others did to whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

from meseta.kernel.event import Event, Told
from meseta.kernel.rulebook import Rulebook
from meseta.match import Match
from meseta.people.keeping import kept
from meseta.web.scorings import AT_FIRST, POINTS, ROUND, SEAT, Found, Open, scoring_at, signs_of

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


def marks_of(
    match: Match, at: int, events: Sequence[Event], found: Found | None
) -> list[Mark | None]:
    """What stands out in what a move told, line by line."""
    scoring = {found.place: (SCORING, at)} if found else {}
    rounds = signs_of(match.game.book).rounds
    mover = match.moves[at - 1][0] if at else None
    return [
        (ROUND, event[1])
        if event[0] in rounds
        else scoring.get(place) or suffered(match, mover, event)
        for place, event in enumerate(events)
    ]


class Page:
    """What one move told: its events, the scoring among them, what stands out."""

    def __init__(self, match: Match, at: int, events: tuple[Event, ...], before: Open) -> None:
        self.events = events
        self.scoring, self.open = scoring_at(match, at, events, before)
        self.marks = marks_of(match, at, events, self.scoring)

    @kept
    def lines(self, words: Any) -> list[str]:
        """Its events in words."""
        return [words.sentence(event) for event in self.events]


class Chronicle:
    """What a match has told, move by move; only what is new is looked into."""

    def __init__(self) -> None:
        self.pages: list[Page] = []

    def read(self, match: Match) -> list[Page]:
        """All pages of a match; what was taken back is torn out."""
        told, pages = match.events_by_move, self.pages
        pairs = enumerate(zip(pages, told, strict=False))
        same = next((at for at, (page, events) in pairs if page.events is not events), len(told))
        del pages[same:]
        for at in range(len(pages), len(told)):
            pages.append(Page(match, at, told[at], pages[-1].open if pages else AT_FIRST))
        return list(pages)


def told_at(pages: Iterable[Page]) -> list[int]:
    """After how many moves each line was told."""
    return [number for number, page in enumerate(pages) for _event in page.events]


def marks_on(pages: Iterable[Page]) -> list[Mark | None]:
    """What stands out, line by line."""
    return [mark for page in pages for mark in page.marks]


def scorings_on(pages: Iterable[Page]) -> list[Found]:
    """Every scoring."""
    return [page.scoring for page in pages if page.scoring]


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
