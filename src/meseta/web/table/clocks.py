"""Clocks: what each seat has left follows from what happened at a table, and when; nothing else.

Time runs for whoever must decide, where a person sits and no seat is open. Live clocks gain some
seconds with every turn; clocks of days are set anew with every turn, and with every step that
stands. Who takes a step back has no more than before it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meseta.web.store.store import DAY, Entry

LIVE, DAYS = "live", "days"
BACK, DONE, CLOCK, FLAG = "back", "done", "clock", "flag"
"""Entries that clocks know: a step back, the end of a turn, for whom time can run, time is up."""
MINUTE = 60
MINUTES, SECONDS, MOST_DAYS = (1, 180), (0, 600), (1, 30)
"""What clocks can be set to."""


class Terms(NamedTuple):
    """What clocks are set to."""

    kind: str
    main: int
    """Seconds to begin with; by days, for every turn."""
    more: int = 0
    """Seconds gained with every turn."""

    @property
    def text(self) -> str:
        """As it is kept."""
        return f"{self.kind} {self.main} {self.more}"

    def renew(self, left: int) -> int:
        """What is left after a turn."""
        return self.main if self.kind == DAYS else left + self.more

    @property
    def again(self) -> int:
        """What somebody gets who comes back after time was up."""
        return self.main if self.kind == DAYS else max(MINUTE, self.more)


def read_terms(text: str) -> Terms | None:
    """What was kept; none where nobody looks at a clock."""
    kind, *numbers = text.split() or [""]
    return Terms(kind, *map(int, numbers)) if kind else None


def live(minutes: int, seconds: int) -> Terms:
    """Minutes for the whole game, and seconds with every turn."""
    return Terms(LIVE, within(MINUTES, minutes) * MINUTE, within(SECONDS, seconds))


def by_days(days: int) -> Terms:
    """Days for every turn."""
    return Terms(DAYS, within(MOST_DAYS, days) * DAY)


def within(bounds: tuple[int, int], number: int) -> int:
    """A number no smaller and no larger than it may be."""
    return max(bounds[0], min(bounds[1], number))


class Clocks(NamedTuple):
    """The clocks of a table after an entry."""

    terms: Terms
    left: tuple[int, ...]
    """Seconds of each seat, when the last entry was made."""
    before: tuple[int, ...]
    """What each seat had before its clock was last set anew, in case it takes that step back."""
    people: frozenset[int] = frozenset()
    """Where time can run: people sit there, and nobody is missing."""
    asked: frozenset[int] = frozenset()
    at: int = 0

    @property
    def running(self) -> frozenset[int]:
        """Whose time runs."""
        return self.people & self.asked

    def left_at(self, at: int) -> tuple[int, ...]:
        """What everybody has at a time."""
        spent = max(0, at - self.at)
        return tuple(
            max(0, left - spent) if seat in self.running else left
            for seat, left in enumerate(self.left)
        )

    @property
    def due(self) -> int | None:
        """When the next flag falls."""
        return min((self.at + self.left[seat] for seat in self.running), default=None)

    def fallen(self, at: int) -> list[int]:
        """Whose time is up."""
        left = self.left_at(at)
        return [seat for seat in sorted(self.running) if left[seat] == 0]

    def until(self, entry: Entry) -> Clocks:
        """The clocks when an entry is made: time has been spent, and people come and go."""
        left, people = list(self.left_at(entry.at)), self.people
        if entry.kind == FLAG:
            people = people - {entry.seat}
        elif entry.kind == CLOCK:
            people = frozenset(map(int, entry.what.split()))
            for seat in people - self.people:
                left[seat] = left[seat] or self.terms.again
        return self._replace(left=tuple(left), people=people, at=max(self.at, entry.at))

    def asking(self, entry: Entry, asked: Iterable[int], stands: bool) -> Clocks:
        """The clocks once it is known who is asked next; whoever has ended a turn is given more.

        A step that stands cannot be taken back.
        """
        left, before, next_asked = list(self.left), list(self.before), frozenset(asked)
        for seat in self.running:
            has_ended = seat not in next_asked or (entry.kind == DONE and entry.seat == seat)
            if has_ended or (self.terms.kind == DAYS and stands and entry.seat == seat):
                before[seat], left[seat] = left[seat], self.terms.renew(left[seat])
        if entry.kind == BACK and entry.seat not in self.asked:
            left[entry.seat] = min(left[entry.seat], before[entry.seat])
        return self._replace(left=tuple(left), before=tuple(before), asked=next_asked)


def clocks_at_first(text: str, seats: int, at: int) -> Clocks | None:
    """The clocks of a table before anything has happened."""
    terms = read_terms(text)
    full = (terms.main,) * seats if terms else ()
    return Clocks(terms, full, full, at=at) if terms else None
