"""Who sits at which table, and where: search by swaps.

Tables of three to five cannot be paired as two players are: to find the best is hard, to find a
good one is not. The search is that of Dotú and Van Hentenryck (*Scheduling Social Golfers
Locally*, CPAIOR 2005): two people of one round change places, always the best swap that was not
lately undone, worse ones too, and the best that was ever seen is kept. What it makes small is a
sum over all who sit together, as in the weighted matchings of Swiss systems (Sauer, Cseh and
Lenzner, *Improving Ranking Quality and Fairness in Swiss-System Chess Tournaments*, 2024).
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import cache
from heapq import heapify, heapreplace
from itertools import permutations
from typing import Any, NamedTuple

import numpy as np

CountMatrix = np.ndarray[Any, np.dtype[np.float64]]
TableNumbers = np.ndarray[Any, np.dtype[np.int64]]
SwapFlags = np.ndarray[Any, np.dtype[np.bool_]]
SWAPS = 4000
"""Swaps that are made in the search for one plan at most."""
IN_VAIN = 4
"""It is given up after so many swaps in vain for every seat of a plan."""
TENURE = 8
"""Nobody goes back to a table of a round for about so many swaps in it."""
BYE_WEIGHT, SIZE_WEIGHT = 50.0, 0.5
"""What a second bye, and a second table of an unusual size, weigh against a second meeting."""
AGAIN_WEIGHT = 4.0
"""What a second meeting weighs, where tables are formed by standing."""
SEAT_WEIGHT, ORDER_WEIGHT = 1.0, 0.35
"""What it weighs to sit at the same seat again, and before the same person again."""
PASSES = 12
"""So often the seats of a plan are looked through."""
EPSILON = 1e-9
Rounds = list[list[list[int]]]
"""Who sits at which table, round by round."""


class RoundSizes(NamedTuple):
    """How the people of a round are divided."""

    tables: tuple[int, ...]
    byes: int


@cache
def divide(people: int, sizes: tuple[int, ...]) -> RoundSizes:
    """Tables for so many people, of the first size wherever it goes.

    As few byes as can be, then tables as near to that size as can be, then rather smaller ones.
    """
    best: dict[int, tuple[int, ...]] = {0: ()}
    for seated in range(1, people + 1):
        found = [(*best[seated - k], k) for k in sizes if seated - k in best]
        if found:
            best[seated] = min(found, key=lambda tables: oddness(tables, sizes[0]))
    seated = max(best)
    return RoundSizes(tuple(sorted(best[seated], reverse=True)), people - seated)


def oddness(tables: Sequence[int], wanted: int) -> tuple[int, int]:
    """How far tables are from the size that is wanted, and how many of them are larger."""
    return sum((k - wanted) ** 2 for k in tables), sum(k > wanted for k in tables)


class MeetingHistory:
    """Who has met whom, had byes and unusual tables, and sat where; people count from 0 on."""

    def __init__(self, people: int, seats: int) -> None:
        self.met: CountMatrix = np.zeros((people, people))
        self.byes: CountMatrix = np.zeros(people)
        self.odd: CountMatrix = np.zeros(people)
        self.seat: CountMatrix = np.zeros((people, seats))
        self.before: CountMatrix = np.zeros((people, people))
        """How often the one sat at an earlier seat than the other."""

    def note(self, seated: Sequence[tuple[int, int]], is_odd: bool) -> None:
        """Let a table count: its seats with those who sat there, and whether it was unusual."""
        people = [person for _, person in seated]
        self.met[np.ix_(people, people)] += 1 - np.eye(len(people))
        self.odd[people] += is_odd
        self.note_seats(seated)

    def note_seats(self, seated: Sequence[tuple[int, int]], times: int = 1) -> None:
        """Let the seats of a table count; or, -1 times, no more."""
        for number, (seat, person) in enumerate(seated):
            self.seat[person, seat] += times
            self.before[person, [later for _, later in seated[number + 1 :]]] += times


class RoundSeating:
    """The people of one round at its tables; the last table is the bench of those with byes."""

    def __init__(self, present: Sequence[int], sizes: RoundSizes, wanted: int) -> None:
        tables = [table for table, size in enumerate(sizes.tables) for _ in range(size)]
        self.present: TableNumbers = np.array(present)
        self.at: TableNumbers = np.array(tables + [len(sizes.tables)] * sizes.byes)
        self.count = len(sizes.tables) + 1
        self.is_table: CountMatrix = np.array([1.0] * len(sizes.tables) + [0.0])
        self.is_odd: CountMatrix = np.array([float(k != wanted) for k in sizes.tables] + [0.0])
        self.until: TableNumbers = np.zeros((len(present), self.count), np.int64)
        """The swap before which somebody does not go back to a table."""

    @property
    def together(self) -> CountMatrix:
        """1 for any two who sit at one table."""
        real = self.is_table[self.at]
        same: CountMatrix = (self.at[:, None] == self.at[None, :]) * real
        np.fill_diagonal(same, 0)
        return same

    @property
    def benched(self) -> CountMatrix:
        """1 for whoever has a bye."""
        return 1 - self.is_table[self.at]

    def tables(self) -> list[list[int]]:
        """Who sits at which table."""
        return [self.present[self.at == table].tolist() for table in range(self.count - 1)]

    def costs_alone(self, odd: CountMatrix, byes: CountMatrix) -> CountMatrix:
        """What it costs that somebody sits at an unusual table again, or nowhere again."""
        found: CountMatrix = SIZE_WEIGHT * np.outer(2 * odd[self.present] + 1, self.is_odd)
        return found + BYE_WEIGHT * np.outer(2 * byes[self.present] + 1, 1 - self.is_table)

    def costs_of_swaps(self, pair: CountMatrix, alone: CountMatrix) -> CountMatrix:
        """How much worse it becomes if any two change places.

        `pair` says what it costs that two sit together, `alone` that one sits at a table at all.
        """
        company = (pair @ np.eye(self.count)[self.at]) * self.is_table + alone
        there = company[:, self.at]
        """What it costs each that they sit where another does."""
        real = self.is_table[self.at]
        now = np.diag(there)
        found: CountMatrix = there + there.T - now[:, None] - now - pair * (real[:, None] + real)
        found[self.at[:, None] == self.at] = np.inf
        return found

    def swap(self, one: int, other: int, until: int) -> None:
        """Two change places, and do not go back for a while."""
        for each in (one, other):
            self.until[each, self.at[each]] = until
        self.at[[one, other]] = self.at[[other, one]]

    def is_barred(self, number: int) -> SwapFlags:
        """Who would go back too soon, if they changed places with another."""
        back: SwapFlags = self.until[:, self.at] > number
        return back | back.T


def plan_evenly(
    rounds: int, sizes: tuple[int, ...], past: MeetingHistory, dice: random.Random
) -> Rounds:
    """Rounds in which everybody meets everybody as evenly as can be, after what was before."""
    people = range(len(past.byes))
    divided = divide(len(people), sizes)
    drawn = [dice.sample(people, len(people)) for _ in range(rounds)]
    plan = [RoundSeating(each, divided, sizes[0]) for each in drawn]
    EvenSearch(plan, past).run(dice)
    return [each.tables() for each in plan]


class EvenSearch:
    """The search for a plan in which nobody meets anybody much oftener than others."""

    def __init__(self, plan: Sequence[RoundSeating], past: MeetingHistory) -> None:
        self.plan = plan
        self.met, self.byes, self.odd = past.met.copy(), past.byes.copy(), past.odd.copy()
        for each in plan:
            self.count(each, 1)
        self.enough = best_sum(self, past)

    def count(self, each: RoundSeating, times: int) -> None:
        """Let a round count, or no more."""
        self.met[np.ix_(each.present, each.present)] += times * each.together
        self.byes[each.present] += times * each.benched
        self.odd[each.present] += times * each.is_odd[each.at]

    @property
    def cost(self) -> float:
        """The squares of all meetings, byes and unusual tables."""
        together = float((self.met**2).sum()) / 2
        others = BYE_WEIGHT * (self.byes**2).sum() + SIZE_WEIGHT * (self.odd**2).sum()
        return together + float(others)

    def run(self, dice: random.Random) -> None:
        """Swap in one round after another, and end with the best that was seen."""
        cost = least = self.cost
        best = [each.at.copy() for each in self.plan]
        found, in_vain = 0, IN_VAIN * sum(len(each.at) for each in self.plan)
        for number in range(SWAPS):
            if least <= self.enough + EPSILON or number > found + in_vain:
                break
            cost += self.swap_in(dice.choice(self.plan), number, dice, least - cost)
            if cost < least - EPSILON:
                least, found, best = cost, number, [each.at.copy() for each in self.plan]
        for each, at in zip(self.plan, best, strict=True):
            each.at = at

    def swap_in(self, each: RoundSeating, number: int, dice: random.Random, wanted: float) -> float:
        """The best swap in a round; what it has cost."""
        self.count(each, -1)
        here = each.present
        pair = 2 * self.met[np.ix_(here, here)] + 1 - np.eye(len(here))
        alone = each.costs_alone(self.odd, self.byes)
        cost = best_swap(each, pair, alone, number, dice, wanted)
        self.count(each, 1)
        return cost


def best_swap(
    each: RoundSeating,
    pair: CountMatrix,
    alone: CountMatrix,
    number: int,
    dice: random.Random,
    wanted: float,
) -> float:
    """Make the best swap that is not barred, or leads to better than ever; what it has cost."""
    costs = each.costs_of_swaps(pair, alone)
    barred = each.is_barred(number) & ~(costs < wanted - EPSILON)
    costs = np.where(barred, np.inf, costs)
    least = float(costs.min())
    if least == np.inf:
        return 0.0
    found = np.argwhere(costs <= least + EPSILON)
    one, other = found[dice.randrange(len(found))].tolist()
    each.swap(one, other, number + TENURE + dice.randrange(TENURE))
    return least


def best_sum(search: EvenSearch, past: MeetingHistory) -> float:
    """A bound: as if all meetings, byes and unusual tables to come could be spread at will."""
    few = np.triu_indices(len(past.byes), 1)
    return (
        least_squares(past.met[few], search.met[few].sum() - past.met[few].sum())
        + BYE_WEIGHT * least_squares(past.byes, search.byes.sum() - past.byes.sum())
        + SIZE_WEIGHT * least_squares(past.odd, search.odd.sum() - past.odd.sum())
    )


def least_squares(counts: CountMatrix, more: float) -> float:
    """The least sum of squares if so many are added to some counts, wherever it is best."""
    levels = counts.tolist()
    heapify(levels)
    for _ in range(round(more)):
        heapreplace(levels, levels[0] + 1)
    return float(sum(level**2 for level in levels))


def pair_by_standing(
    ranks: Sequence[float], sizes: tuple[int, ...], past: MeetingHistory, dice: random.Random
) -> list[list[int]]:
    """One round in which those sit together who stand near each other, and have not met yet.

    Two who stand a table apart cost 1, two tables apart 4; those who have met cost as much as those
    who stand two tables apart, those who met twice as four.
    """
    lots = dice.sample(range(len(ranks)), len(ranks))
    drawn = sorted(lots, key=lambda each: ranks[each])
    seating = RoundSeating(drawn, divide(len(drawn), sizes), sizes[0])
    apart = np.array([ranks[each] for each in drawn]) / sizes[0]
    pair = (apart[:, None] - apart) ** 2 + AGAIN_WEIGHT * past.met[np.ix_(drawn, drawn)] ** 2
    alone = seating.costs_alone(past.odd, past.byes)
    cost = least = 0.0
    best, found, number = seating.at.copy(), 0, 0
    while number < found + IN_VAIN * len(drawn):
        cost += best_swap(seating, pair, alone, number, dice, least - cost)
        number += 1
        if cost < least - EPSILON:
            least, found, best = cost, number, seating.at.copy()
    seating.at = best
    return seating.tables()


# --- at a table ----------------------------------------------------------------------------------


def seat_rounds(plan: Rounds, past: MeetingHistory, dice: random.Random) -> Rounds:
    """The people at each table in the order of the seats, so that all sit everywhere as often.

    Each table is seated as is best beside all others, again and again; a table has so few seats
    that every order is tried.
    """
    seated = [[list(table) for table in tables] for tables in plan]
    for number in range(PASSES if len(plan) > 1 else 1):
        for table in (table for tables in seated for table in tables):
            if number:
                past.note_seats(list(enumerate(table)), -1)
            table[:] = best_order(table, past, dice)
            past.note_seats(list(enumerate(table)))
    return seated


def best_order(table: Sequence[int], past: MeetingHistory, dice: random.Random) -> list[int]:
    """The order in which the seats of a table are shared out best; of equal ones any."""
    people, few = np.array(table), len(table)
    orders = orders_of(few)
    seat = 2 * past.seat[people][:, :few] + 1
    before = past.before[np.ix_(people, people)]
    order = 2 * (before - before.T) + 1
    cost = SEAT_WEIGHT * seat[orders, np.arange(few)].sum(axis=1)
    for first in range(few):
        for later in range(first + 1, few):
            cost = cost + ORDER_WEIGHT * order[orders[:, first], orders[:, later]]
    best = np.flatnonzero(cost <= cost.min() + EPSILON)
    chosen: list[int] = people[orders[best[dice.randrange(len(best))]]].tolist()
    return chosen


@cache
def orders_of(seats: int) -> TableNumbers:
    """All orders in which so many can sit."""
    return np.array(list(permutations(range(seats))))
