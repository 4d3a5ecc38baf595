"""Standings, crosstable and opponents: they follow from terms, entrants and sittings alone."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from meseta.leagues.terms import (
    DIRECT,
    GROUPS,
    MARGIN,
    OPPONENTS,
    STRIKE,
    WINS,
    Board,
    Entrant,
    LeagueTerms,
    Sitting,
    boards_of,
    mean_points,
    place_points,
)

Sums = dict[int, Fraction]
"""A number for each entrant."""
Tied = list[int]
"""Entrants who are equal as far as it was looked."""


class LeagueStanding(NamedTuple):
    """Where somebody stands."""

    place: int
    """Equals share one."""
    entrant: int
    points: Fraction
    played: int
    wins: int
    byes: int
    breaks: tuple[Fraction, ...]
    """What decides between equals, in the order of the terms."""
    group: int
    """From 0 on; without groups everybody is in the first."""


class MeetingCount(NamedTuple):
    """How often somebody was ahead of somebody else, level with them, and behind them."""

    ahead: int = 0
    level: int = 0
    behind: int = 0

    @property
    def all(self) -> int:
        """How often they sat at one table."""
        return sum(self)


class LeagueRecord:
    """All that has been played so far, counted once."""

    def __init__(
        self, terms: LeagueTerms, entrants: Sequence[Entrant], sittings: Sequence[Sitting]
    ) -> None:
        self.terms, self.entrants, self.sittings = terms, entrants, sittings
        self.groups = assign_groups(terms, entrants)
        self.counted = [each for each in entrants if terms.leaving != STRIKE or each.left is None]
        """Those who stand in the standings."""
        self.boards = [self.strike(board) for board in boards_of(sittings) if is_over(board)]
        """Tables that have ended, without those who were struck."""
        self.points: Sums = defaultdict(Fraction)
        self.wins: Counter[int] = Counter()
        self.played: Counter[int] = Counter()
        self.byes: Counter[int] = Counter()
        self.count_boards()
        self.count_byes()
        self.meetings = count_meetings(self.boards)
        self.breaks: dict[str, Callable[[Tied], Sums]] = {
            DIRECT: self.direct,
            WINS: lambda tied: {each: Fraction(self.wins[each]) for each in tied},
            OPPONENTS: self.opponents_strength,
            MARGIN: self.margins,
        }

    def strike(self, board: Board) -> Board:
        """A table without those who were struck, as if nobody had sat there."""
        known = {each.number for each in self.counted}
        return [each for each in board if each.entrant in known]

    def count_boards(self) -> None:
        """Points, games and first places at all tables that have ended, but for the final."""
        for board in self.boards:
            places = [each.place or 0 for each in board]
            for sitting, points in zip(board, place_points(self.terms, places), strict=True):
                self.played[sitting.entrant] += 1
                self.wins[sitting.entrant] += sitting.place == min(places)
                if not self.terms.is_final(sitting.round):
                    self.points[sitting.entrant] += points

    def count_byes(self) -> None:
        """Who was in the league when a round was drawn and sat nowhere had a bye."""
        seated = {(each.round, each.entrant) for each in self.sittings}
        for round in {round for round, _ in seated if not self.terms.is_final(round)}:
            for each in self.counted:
                if each.plays_in(round) and (round, each.number) not in seated:
                    self.byes[each.number] += 1
                    self.points[each.number] += mean_points(self.terms.points)

    # --- between equals --------------------------------------------------------------------------

    def direct(self, tied: Tied) -> Sums:
        """How much oftener ahead of the others who are equal than behind them."""
        return {
            each: Fraction(
                sum(
                    found.ahead - found.behind
                    for other in tied
                    if (found := self.meetings.get((each, other)))
                )
            )
            for each in tied
        }

    def opponents_strength(self, tied: Tied) -> Sums:
        """The mean points of all whom somebody met, as often as they met them."""
        found: Sums = {}
        for each in tied:
            met = {other: count.all for (own, other), count in self.meetings.items() if own == each}
            total = sum((self.points[other] * count for other, count in met.items()), Fraction())
            found[each] = total / sum(met.values()) if met else Fraction()
        return found

    def margins(self, tied: Tied) -> Sums:
        """By how many points of the game somebody was ahead of the mean of their tables."""
        found: Sums = dict.fromkeys(tied, Fraction())
        for board in self.boards:
            points = [each.points for each in board if each.points is not None]
            for sitting in board:
                if sitting.entrant in found and sitting.points is not None:
                    found[sitting.entrant] += sitting.points - Fraction(sum(points), len(points))
        return found

    # --- who stands where ------------------------------------------------------------------------

    def order(self, entrants: Iterable[int]) -> list[Tied]:
        """Entrants from the first to the last; those whom nothing parts stand together."""
        parted = part(list(entrants), self.points)
        for name in self.terms.ties:
            parted = [few for tied in parted for few in part(tied, self.breaks[name](tied))]
        return parted

    def standings(self) -> list[LeagueStanding]:
        """Where everybody stands, the first first; those of the final before all others."""
        everybody = [each.number for each in self.counted]
        parted = self.order_by_groups() if self.terms.method == GROUPS else self.order(everybody)
        ties = {name: self.breaks[name](everybody) for name in self.terms.ties if name != DIRECT}
        found: list[LeagueStanding] = []
        for tied in parted:
            place = len(found) + 1
            for each in tied:
                known = {**ties, DIRECT: self.direct(self.level_with(each))}
                breaks = tuple(known[name][each] for name in self.terms.ties)
                found.append(self.stand(place, each, breaks))
        return found

    def level_with(self, entrant: int) -> Tied:
        """Those of a group who have as many points as somebody."""
        own = self.points[entrant], self.groups[entrant]
        everybody = [each.number for each in self.counted]
        return [each for each in everybody if (self.points[each], self.groups[each]) == own]

    def stand(self, place: int, each: int, breaks: tuple[Fraction, ...]) -> LeagueStanding:
        """One line of the standings."""
        return LeagueStanding(
            place,
            each,
            self.points[each],
            self.played[each],
            self.wins[each],
            self.byes[each],
            breaks,
            self.groups[each],
        )

    def group_orders(self) -> list[list[Tied]]:
        """The order of each group."""
        members: dict[int, list[int]] = defaultdict(list)
        for each in self.counted:
            members[self.groups[each.number]].append(each.number)
        return [self.order(members[group]) for group in sorted(members)]

    def order_by_groups(self) -> list[Tied]:
        """The final first, as it ended; then the groups, place by place."""
        finals = [board for board in self.boards if board and self.terms.is_final(board[0].round)]
        seated = {each.entrant: each.place or 0 for board in finals for each in board}
        best = {each: Fraction(-place) for each, place in seated.items()}
        places: dict[int, list[int]] = defaultdict(list)
        for order in self.group_orders():
            before = 0
            for tied in order:
                places[before] += [each for each in tied if each not in seated]
                before += len(tied)
        of_final = [few for tied in part(list(seated), best) for few in self.order(tied)]
        return of_final + [tied for place in sorted(places) for tied in self.order(places[place])]


def is_over(board: Board) -> bool:
    """Whether a table has ended."""
    return all(each.place is not None for each in board)


def part(tied: Tied, worth: Sums) -> list[Tied]:
    """Entrants by what they are worth, the most first; equals stay together."""
    return [
        [each for each in tied if worth[each] == value]
        for value in sorted({worth[each] for each in tied}, reverse=True)
    ]


def count_meetings(boards: Iterable[Board]) -> dict[tuple[int, int], MeetingCount]:
    """The crosstable: how any two came out against each other."""
    found: dict[tuple[int, int], MeetingCount] = defaultdict(MeetingCount)
    for board in boards:
        for own in board:
            for other in board:
                if own.entrant != other.entrant:
                    pair = own.entrant, other.entrant
                    difference = (other.place or 0) - (own.place or 0)
                    won, even, lost = found[pair]
                    found[pair] = MeetingCount(
                        won + (difference > 0), even + (difference == 0), lost + (difference < 0)
                    )
    return dict(found)


def opponents_of(entrant: int, sittings: Sequence[Sitting]) -> dict[int, list[int]]:
    """Whom somebody meets, round by round, in the order of the seats."""
    return {
        board[0].round: [each.entrant for each in board if each.entrant != entrant]
        for board in boards_of(sittings)
        if any(each.entrant == entrant for each in board)
    }


def assign_groups(terms: LeagueTerms, entrants: Sequence[Entrant]) -> dict[int, int]:
    """Who is in which group: those of the first round by lot, later ones in the smallest then.

    There are never more groups than tables.
    """
    drawn = sorted(entrants, key=lambda each: terms.lot(each.number))
    first = [each for each in drawn if each.joined <= 1]
    wanted = terms.groups if terms.method == GROUPS else 1
    count = max(1, min(wanted, len(first) // min(terms.sizes)))
    found = {each.number: turn % count for turn, each in enumerate(first)}
    late = sorted((each for each in drawn if each.joined > 1), key=lambda each: each.joined)
    for each in late:
        sizes = Counter(dict.fromkeys(range(count), 0))
        still = [other for other in entrants if other.number in found]
        sizes.update(found[other.number] for other in still if other.plays_in(each.joined))
        found[each.number] = min(sizes, key=lambda group: (sizes[group], group))
    return found
