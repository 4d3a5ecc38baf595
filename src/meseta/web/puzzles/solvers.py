"""What is known of somebody who solves puzzles: tries, strength, days in a row; what comes next."""

from __future__ import annotations

import calendar
from datetime import UTC, date, datetime
from typing import NamedTuple

from starlette.requests import Request

from meseta.puzzles.choosing import (
    all_puzzles,
    easy_puzzles,
    nearest,
    puzzle_of_day,
    streak,
)
from meseta.puzzles.puzzle import Puzzle, set_names
from meseta.puzzles.rating import Strength, first_strength, rate
from meseta.puzzles.solving import Answered
from meseta.web.http.auth import visitor
from meseta.web.http.services import service
from meseta.web.store import puzzle_tries as kept
from meseta.web.store.puzzle_tries import KnownStrength, PuzzleRecord, PuzzleTry
from meseta.web.store.store import Person, Store

FIRST, TODAY, MORE = "first", "today", "more"
WAYS = (MORE, TODAY, FIRST)
"""What leads to a puzzle, and goes on after it."""


class CalendarDay(NamedTuple):
    """A day of the present month."""

    number: int
    """0 before the first and after the last."""
    solved: int
    is_today: bool


def today() -> date:
    """The date that counts for everybody."""
    return datetime.now(UTC).date()


class Solver:
    """Somebody before the puzzles; whoever is new has tried none."""

    def __init__(self, request: Request, person: Person | None = None) -> None:
        self.store = service(request, Store)
        self.person = person or visitor(request)
        self.today = today()
        self.tries = kept.tries_of(self.store, self.person.id) if self.person else []
        self.strengths = kept.strengths_of(self.store, self.person.id) if self.person else {}

    def strength(self, name: str) -> Strength:
        """How strong they are at a set."""
        known = self.strengths.get(name)
        return Strength(*known) if known else Strength()

    def tries_at(self, puzzle: str) -> list[PuzzleTry]:
        """How a puzzle went."""
        return [each for each in self.tries if each.puzzle == puzzle]

    def outcome(self, puzzle: str, day: str | None = None) -> str:
        """Whether a puzzle is solved, solved at once, tried, or none of it."""
        tries = [each for each in self.tries_at(puzzle) if day is None or each.day == day]
        if any(each.solved for each in tries):
            return "clean" if any(each.clean for each in tries) else "solved"
        return "tried" if tries else ""

    def tried(self, name: str) -> set[str]:
        """The puzzles of a set that they have tried."""
        return {each.puzzle for each in self.tries if set_of(each.puzzle) == name}

    @property
    def days(self) -> set[date]:
        """The days whose puzzle they have solved."""
        return {date.fromisoformat(each.day) for each in self.tries if each.day and each.solved}

    @property
    def streak(self) -> int:
        """How many days in a row they have solved one."""
        return streak(self.days, self.today)

    def month(self) -> list[list[CalendarDay]]:
        """The present month by weeks, with how many of each day's puzzles they have solved."""
        solved = [each.day for each in self.tries if each.day and each.solved]
        weeks = calendar.Calendar().monthdatescalendar(self.today.year, self.today.month)
        return [
            [
                CalendarDay(
                    day.day if day.month == self.today.month else 0,
                    solved.count(day.isoformat()),
                    day == self.today,
                )
                for day in week
            ]
            for week in weeks
        ]

    # --- what comes next -------------------------------------------------------------------------

    def next_in(self, name: str) -> Puzzle | None:
        """The puzzle of a set that is about as strong as they are."""
        records = kept.puzzle_records(self.store)

        def strength(puzzle: Puzzle) -> Strength:
            return strength_of(puzzle, records.get(puzzle.id))

        return nearest(name, self.tried(name), self.strength(name), strength)

    def next_first(self, game: str) -> Puzzle | None:
        """The next of the easy puzzles that lead to the first game."""
        left = [each for each in easy_puzzles(game) if not self.tries_at(each.id)]
        return left[0] if left else None

    def next_today(self) -> Puzzle | None:
        """The next of today's puzzles."""
        for name in set_names():
            puzzle = puzzle_of_day(name, self.today)
            if not self.outcome(puzzle.id, self.today.isoformat()):
                return puzzle
        return None

    def rating_of(self, puzzle: Puzzle) -> int:
        """The rating of a puzzle."""
        return strength_of(puzzle, kept.puzzle_records(self.store).get(puzzle.id)).rating

    # --- what is kept ----------------------------------------------------------------------------

    def keep(self, puzzle: Puzzle, answered: Answered) -> tuple[int, int] | None:
        """Keep how an answer went; the rating before and after, where it was a first try."""
        assert self.person is not None
        before = self.tries_at(puzzle.id)
        day = self.day_of(puzzle)
        same = [each for each in before if each.day == day]
        if answered.is_right and not answered.is_solved:
            return None
        clean = answered.is_solved and (same[0].clean if same else True)
        solved = answered.is_solved or any(each.solved for each in same)
        if same and same[0].solved:
            return None
        kept.keep_try(self.store, self.person.id, PuzzleTry(puzzle.id, day, clean, solved))
        return None if before else self.rate(puzzle, answered.is_solved)

    def day_of(self, puzzle: Puzzle) -> str:
        """Today, if it is one of today's puzzles."""
        is_todays = puzzle_of_day(set_of(puzzle.id), self.today).id == puzzle.id
        return self.today.isoformat() if is_todays else ""

    def rate(self, puzzle: Puzzle, is_solved: bool) -> tuple[int, int]:
        """The rating before a first try and after it; the puzzle has its own."""
        assert self.person is not None
        name = set_of(puzzle.id)
        record = kept.puzzle_records(self.store).get(puzzle.id)
        tries, solved = (record.tries, record.solved) if record else (0, 0)
        mine = self.strength(name)
        after, its = rate(mine, strength_of(puzzle, record), is_solved)
        kept.keep_strengths(
            self.store,
            self.person.id,
            name,
            KnownStrength(*after),
            puzzle.id,
            PuzzleRecord(*its, tries + 1, solved + is_solved),
        )
        return mine.rating, after.rating


def strength_of(puzzle: Puzzle, record: PuzzleRecord | None) -> Strength:
    """How strong a puzzle has turned out to be, or is thought to be."""
    return Strength(record.mu, record.sigma) if record else first_strength(puzzle)


def set_of(puzzle: str) -> str:
    """The set of a puzzle; of one that is no longer there, none."""
    return all_puzzles()[puzzle][0] if puzzle in all_puzzles() else ""
