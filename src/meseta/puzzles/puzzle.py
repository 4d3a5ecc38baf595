"""`Puzzle`: a position, a question, its answer and what follows; those that come with the package.

A file of puzzles has one a line, as JSON, and is compressed where it is shipped.
"""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

import meseta
from meseta.games import GAMES
from meseta.match.match import Match
from meseta.match.sight import Sight

DATA = Path(__file__).parent / "data"
ENDING = ".jsonl.gz"
Line = list[list[str]]
"""Moves one after the other, each as a colour and an action."""


class PuzzleStep(NamedTuple):
    """One answer of a puzzle."""

    right: list[str]
    """The best answer first, then those that come to the same turn in another order."""
    worths: dict[str, float]
    """What every answer is worth: a chance of winning; alone, points at the end."""
    replies: dict[str, Line]
    """What may happen after a wrong answer."""


class Puzzle(NamedTuple):
    """A question with one clear answer, as a seat could see it."""

    id: str
    game: str
    seat: str
    """The colour of whoever is asked."""
    kind: str
    """What is asked."""
    position: dict[str, Any]
    """What the seat may know; what it cannot see is dealt anew."""
    steps: list[PuzzleStep]
    """The answer, or a turn of several."""
    tempting: str
    """What looks best at once, and is not."""
    points: dict[str, list[float]]
    """The points of every seat at the end, after the best answer and after the tempting one."""
    effort: int
    """How much thinking it takes to find it, in simulations."""
    reasons: list[str]
    """In what the answer is better than the tempting one, by the names of features."""
    line: Line
    """What may follow the answer."""

    @property
    def cost(self) -> float:
        """What the tempting answer costs: of a chance of winning; alone, points."""
        first = self.steps[0]
        return first.worths[first.right[0]] - first.worths[self.tempting]

    def match(self, done: Iterable[str] = ()) -> Match:
        """The match that it is about, after some of its steps."""
        match = meseta.setup(self.game, self.position, seed=self.id)
        for text in done:
            match.play(text, self.seat)
        return match

    def asked(self) -> tuple[Sight, list[int]]:
        """What the seat sees, and the right answers."""
        match = self.match()
        right = [match.legal_number(text, self.seat) for text in self.steps[0].right]
        return match.sight(self.seat), right

    def as_json(self) -> dict[str, Any]:
        """As a line of a file has it."""
        return {**self._asdict(), "steps": [step._asdict() for step in self.steps]}


def read_puzzle(entries: dict[str, Any]) -> Puzzle:
    """A puzzle as it stands in a file."""
    steps = [PuzzleStep(**step) for step in entries["steps"]]
    return Puzzle(**{**entries, "steps": steps})


def name_puzzle(game: str, position: dict[str, Any], seat: str) -> str:
    """A short name that follows from what is asked."""
    asked = json.dumps([game, position, seat], sort_keys=True)
    return sha256(asked.encode()).hexdigest()[:8]


@cache
def shipped_sets() -> dict[str, tuple[Puzzle, ...]]:
    """The sets of puzzles that come with the package, in the order of the games."""
    sets = {path.name.removesuffix(ENDING): read_set(path) for path in DATA.glob(f"*{ENDING}")}
    order = sorted(sets, key=lambda name: ([*GAMES].index(sets[name][0].game), name))
    return {name: sets[name] for name in order}


def set_names() -> tuple[str, ...]:
    """What these sets are called."""
    return tuple(shipped_sets())


def puzzles_in(name: str) -> tuple[Puzzle, ...]:
    """The puzzles of a set, the easiest first."""
    if name not in set_names():
        raise ValueError(f"puzzles: {name!r} is not one of {', '.join(set_names())}")
    return shipped_sets()[name]


def is_set(path: Path) -> bool:
    """Whether a file is called as sets are."""
    return path.name.endswith(ENDING)


def read_set(path: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a set as it is shipped, the easiest first."""
    try:
        lines = gzip.decompress(path.read_bytes()).splitlines()
        found = [read_puzzle(json.loads(line)) for line in lines]
    except (gzip.BadGzipFile, EOFError, ValueError, KeyError, TypeError) as error:
        raise ValueError(f"{path}: this is no set of puzzles") from error
    return tuple(sorted(found, key=lambda puzzle: (puzzle.effort, puzzle.id)))


def write_set(path: Path, puzzles: Iterable[Puzzle]) -> None:
    """Write a set as it is shipped; the same puzzles give the same bytes."""
    lines = [
        json.dumps(each.as_json(), ensure_ascii=False, separators=(",", ":")) for each in puzzles
    ]
    path.write_bytes(gzip.compress("".join(f"{line}\n" for line in lines).encode(), mtime=0))
