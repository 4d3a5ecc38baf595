"""What a league is made of: its terms, who has entered, and who sat where with which place."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from hashlib import blake2s
from itertools import groupby
from typing import NamedTuple

EVEN, SWISS, GROUPS = METHODS = "even", "swiss", "groups"
"""How tables are formed: everybody meets as evenly as can be; by standing; groups and a final."""
DIRECT, WINS, OPPONENTS, MARGIN = TIE_BREAKS = "direct", "wins", "opponents", "margin"
"""What decides between equals: tables at which they met, first places, how strong the others at
their tables were, by how much they were ahead of the mean of their tables."""
KEEP, STRIKE = LEAVING = "keep", "strike"
"""What happens to who leaves: what they have played stays, or is struck."""
FEWEST = 3
"""A table that is smaller than planned has so many seats at least."""


class LeagueTerms(NamedTuple):
    """What was agreed on before the first round."""

    rounds: int
    """In groups, without the final."""
    seats: int
    """At a table, where the number of people allows it."""
    sizes: tuple[int, ...]
    """How many may sit at a table where it does not."""
    points: tuple[int, ...]
    """For each place at a table with as many seats as planned."""
    method: str = EVEN
    groups: int = 1
    ties: tuple[str, ...] = (DIRECT, WINS)
    leaving: str = KEEP
    seed: str = ""
    """What lots are drawn from."""

    @property
    def last_round(self) -> int:
        """The number of the last round, which in groups is the final."""
        return self.rounds + (self.method == GROUPS)

    def is_final(self, round: int) -> bool:
        """Whether a round is the final."""
        return self.method == GROUPS and round == self.last_round

    def lot(self, entrant: int) -> bytes:
        """The lot of somebody: who has the smallest comes first."""
        return blake2s(f"{self.seed}:{entrant}".encode()).digest()


class Entrant(NamedTuple):
    """Somebody in a league."""

    number: int
    joined: int = 1
    """The first round that they play."""
    left: int | None = None
    """The first round that they do not play any more."""

    def plays_in(self, round: int) -> bool:
        """Whether they are in the league when a round is drawn."""
        return self.joined <= round and (self.left is None or round < self.left)


class Sitting(NamedTuple):
    """An entrant at a seat of a table, and what came of it."""

    round: int
    board: int
    """The number of the table in its round."""
    seat: int
    entrant: int
    place: int | None = None
    """None until the table has ended; equals share one."""
    points: int | None = None
    """What the game gave them; nothing at a table that was not played to its end."""


Board = list[Sitting]
"""The sittings of one table, seat by seat."""


def boards_of(sittings: Sequence[Sitting]) -> list[Board]:
    """The tables of a league, in the order of their rounds."""
    ordered = sorted(sittings)
    return [list(each) for _, each in groupby(ordered, lambda sitting: sitting[:2])]


def usual_points(seats: int) -> tuple[int, ...]:
    """For each place one more step than for the place behind it: 6, 3, 1, 0."""
    return tuple(rest * (rest + 1) // 2 for rest in range(seats - 1, -1, -1))


def usual_sizes(seats: int, fewest: int, most: int) -> tuple[int, ...]:
    """How many may sit at a table of a game, from the most wanted number on.

    Two who play each other stay two; nobody is left alone with one other where more were planned.
    """
    others = range(max(FEWEST, fewest), most + 1) if seats >= FEWEST else ()
    nearest = sorted(others, key=lambda size: (abs(size - seats), size))
    return (seats, *[size for size in nearest if size != seats])


def place_points(terms: LeagueTerms, places: Sequence[int]) -> list[Fraction]:
    """What the places at a table are worth; equals share what their places are worth together.

    At a smaller or larger table the first gets what the first gets, the last what the last gets,
    and those between them in proportion.
    """
    return list(share_points(terms.points, tuple(places)))


@cache
def share_points(points: tuple[int, ...], places: tuple[int, ...]) -> tuple[Fraction, ...]:
    """The same, once: there are few ways in which a table can end."""
    worth = [worth_of(points, rank, len(places)) for rank in range(len(places))]
    found = []
    for place in places:
        before = sum(other < place for other in places)
        shared = worth[before : before + places.count(place)]
        found.append(sum(shared, Fraction()) / len(shared))
    return tuple(found)


def worth_of(points: Sequence[int], rank: int, seats: int) -> Fraction:
    """What a rank at a table of so many seats is worth, counted from 0."""
    if seats == 1:
        return mean_points(points)
    at = Fraction(rank * (len(points) - 1), seats - 1)
    low, part = int(at), at - int(at)
    high = min(low + 1, len(points) - 1)
    return points[low] * (1 - part) + points[high] * part


def mean_points(points: Sequence[int]) -> Fraction:
    """What a table gives in the mean, and whoever has a bye."""
    return Fraction(sum(points), len(points))
