"""Which puzzle comes next: today's, an easy one, one that is about as strong as whoever asks."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection
from datetime import date, timedelta
from functools import cache

from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.rating import Strength

EASY = 3
"""So many puzzles lead from the lessons to the first game."""


@cache
def all_puzzles() -> dict[str, tuple[str, Puzzle]]:
    """Every puzzle by its id, with its set."""
    return {each.id: (name, each) for name in set_names() for each in puzzles_in(name)}


def puzzle_of_day(name: str, day: date) -> Puzzle:
    """One puzzle a day, the same for everybody, and none again before all have been."""
    puzzles = puzzles_in(name)
    round_number, place = divmod(day.toordinal(), len(puzzles))
    order = list(range(len(puzzles)))
    random.Random(f"{name}:{round_number}").shuffle(order)
    return puzzles[order[place]]


def easy_puzzles(game: str) -> list[Puzzle]:
    """The easiest puzzles of a game, as it is usually played."""
    names = [name for name in set_names() if puzzles_in(name)[0].game == game]
    return list(puzzles_in(names[0])[:EASY]) if names else []


def nearest(
    name: str, tried: Collection[str], mine: Strength, strength_of: Callable[[Puzzle], Strength]
) -> Puzzle | None:
    """Of those that somebody has not tried, the one that is about as strong; nothing after all."""
    left = [puzzle for puzzle in puzzles_in(name) if puzzle.id not in tried]
    return min(left, key=lambda each: abs(strength_of(each).mu - mine.mu), default=None)


def streak(days: Collection[date], today: date) -> int:
    """How many days in a row something was solved, up to today or yesterday."""
    last = today if today in days else today - timedelta(days=1)
    count = 0
    while last - timedelta(days=count) in days:
        count += 1
    return count
