"""How fair the rounds of leagues are: `python -m benchmarks.leagues` writes docs/leagues.md.

A thousand leagues of 5 to 60 people with 3 to 5 seats are played out: everybody has a strength, and
places are drawn by it (Plackett and Luce). Each league is drawn as the pages draw it, once so that
all meet evenly, once by standing and once in groups with a final, and once by chance alone. Small
leagues are also held against the best plan of all, found by trying every one.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations, groupby
from pathlib import Path
from statistics import mean
from typing import NamedTuple

import numpy as np

from meseta.arena.plots import CLAY, INK, SEA, as_svg, figure
from meseta.leagues.drawing import DrawnTables, draw_round
from meseta.leagues.seating import MeetingHistory, divide, least_squares, plan_evenly
from meseta.leagues.standings import LeagueRecord
from meseta.leagues.terms import (
    EVEN,
    GROUPS,
    SWISS,
    Entrant,
    LeagueTerms,
    Sitting,
    boards_of,
    usual_points,
    usual_sizes,
)
from meseta.match.saves import write_whole

DOCS = Path(__file__).parents[1] / "docs"
PAGE, PLOT = DOCS / "leagues.md", DOCS / "leagues.svg"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
LEAGUES, SEED = 1000, 1
PEOPLE, SEATS, ROUNDS = (5, 60), (3, 5), (3, 10)
A_GROUP = 8
"""Leagues are put together in the plot whose people differ by fewer."""
TABLES_OF_A_GROUP = 3
NOT_MEANT = "\N{EN DASH}"
CHANCE = "chance"
NAMES = {EVEN: "evenly", SWISS: "by standing", GROUPS: "groups, final", CHANCE: "by chance"}
Draw = Callable[[LeagueTerms, Sequence[Entrant], Sequence[Sitting], int], DrawnTables]


def draw_by_chance(
    terms: LeagueTerms, entrants: Sequence[Entrant], _sittings: Sequence[Sitting], round: int
) -> DrawnTables:
    """Everybody anywhere."""
    dice = random.Random(f"{terms.seed}:chance:{round}")
    numbers = [each.number for each in entrants]
    dice.shuffle(numbers)
    return [[numbers.pop() for _ in range(k)] for k in divide(len(entrants), terms.sizes).tables]


class Fairness(NamedTuple):
    """How fair the rounds of one league were."""

    people: int
    most: int
    """How often the same two met, at most."""
    least_most: int
    """How often some two must meet, at least, whatever is drawn."""
    again: float
    """Meetings that could have been spread further, of 100: 0 is the bound."""
    seats: float
    """The share of people whose seats differ by at most one."""
    order: float
    """How much oftener the one sat before the other, of those who met twice or more."""
    apart: float
    """How far apart those stood who met in the last round, in tables."""
    tau: float
    """How well the standings agree with strength: Kendall's tau."""
    crowned: bool
    """Whether the strongest came first."""
    seconds: float


def play(terms: LeagueTerms, people: int, method: str) -> Fairness:
    """One league, drawn in one way, with the same strengths as in every other."""
    dice = random.Random(f"{terms.seed}:{method}")
    strong = random.Random(terms.seed)
    strength = {number: strong.gauss(0, 1) for number in range(1, people + 1)}
    entrants = [Entrant(number) for number in strength]
    draw: Draw = draw_by_chance if method == CHANCE else draw_round
    drawn_as = as_drawn(terms, people, method)
    sittings: list[Sitting] = []
    apart: list[float] = []
    begun = time.process_time()
    for round in range(1, drawn_as.last_round + 1):
        tables = draw(drawn_as, entrants, sittings, round)
        if round == drawn_as.last_round:
            apart += distances(drawn_as, entrants, sittings, tables)
        for board, table in enumerate(tables, 1):
            worth = [strength[each] - np.log(-np.log(dice.random())) for each in table]
            sittings += [
                Sitting(round, board, seat, each, 1 + sum(w > worth[seat] for w in worth))
                for seat, each in enumerate(table)
            ]
    seconds = time.process_time() - begun
    return judge(drawn_as, entrants, sittings, mean(apart), strength, seconds)


def as_drawn(terms: LeagueTerms, people: int, method: str) -> LeagueTerms:
    """The same league drawn in one way; in groups the last of its rounds is the final."""
    if method != GROUPS:
        return terms._replace(method=EVEN if method == CHANCE else method)
    groups = max(2, people // (TABLES_OF_A_GROUP * terms.seats))
    return terms._replace(method=GROUPS, rounds=terms.rounds - 1, groups=groups)


def distances(
    terms: LeagueTerms, entrants: Sequence[Entrant], sittings: Sequence[Sitting], drawn: DrawnTables
) -> Iterator[float]:
    """How far apart those stand who are to meet, in tables."""
    points = LeagueRecord(terms, entrants, sittings).points
    ranks = {
        each.number: sum(other > points[each.number] for other in points.values())
        for each in entrants
    }
    for table in drawn:
        for one, other in combinations(table, 2):
            yield abs(ranks[one] - ranks[other]) / terms.seats


def judge(
    terms: LeagueTerms,
    entrants: Sequence[Entrant],
    sittings: Sequence[Sitting],
    apart: float,
    strength: dict[int, float],
    seconds: float,
) -> Fairness:
    """What was fair about a league that was played."""
    people = len(entrants)
    past = MeetingHistory(people, 5)
    for board in boards_of(sittings):
        past.note([(each.seat, each.entrant - 1) for each in board], False)
    met = past.met[np.triu_indices(people, 1)]
    bound = least_squares(np.zeros(len(met)), met.sum())
    spread = [np.ptp(own[: terms.seats]) <= 1 for own in past.seat]
    twice = met > 1
    order = np.abs(past.before - past.before.T)[np.triu_indices(people, 1)][twice]
    order = np.maximum(order - met[twice] % 2, 0)
    lines = LeagueRecord(terms, entrants, sittings).standings()
    place = {each.entrant: each.place for each in lines}
    pairs = list(combinations(strength, 2))
    agree = [
        np.sign(strength[one] - strength[other]) * np.sign(place[other] - place[one])
        for one, other in pairs
    ]
    return Fairness(
        people,
        int(met.max()),
        int(-(-met.sum() // len(met))),
        100 * float((met**2).sum() - bound) / 2 / float(met.sum()),
        mean(map(float, spread)),
        float(order.mean()) if len(order) else 0.0,
        apart,
        float(np.mean(agree)),
        place[max(strength, key=strength.__getitem__)] == 1,
        seconds,
    )


def leagues() -> Iterator[tuple[LeagueTerms, int]]:
    """The leagues that are played out."""
    dice = random.Random(SEED)
    for number in range(LEAGUES):
        people, seats, rounds = (dice.randint(*each) for each in (PEOPLE, SEATS, ROUNDS))
        sizes = usual_sizes(seats, 2, 5)
        yield LeagueTerms(rounds, seats, sizes, usual_points(seats), seed=str(number)), people


# --- the best of all -----------------------------------------------------------------------------

SMALL = [(6, 3, 4), (7, 4, 4), (8, 4, 4), (8, 3, 3), (9, 3, 3), (9, 4, 3), (10, 5, 3)]
"""People, seats and rounds of leagues of which every plan is tried."""
DESIGNS = [(9, 3, 4), (15, 3, 7), (16, 4, 5), (25, 5, 6)]
"""Leagues in which all could meet exactly once, as is known from designs."""


def splits(people: frozenset[int], sizes: tuple[int, ...]) -> Iterator[list[frozenset[int]]]:
    """Every way to divide people into tables of these sizes."""
    if not sizes:
        yield []
        return
    first = min(people)
    for size in sorted({*sizes}):
        rest = list(sizes)
        rest.remove(size)
        for others in combinations(sorted(people - {first}), size - 1):
            table = frozenset((first, *others))
            for more in splits(people - table, tuple(rest)):
                yield [table, *more]


def best_of_all(people: int, seats: int, rounds: int) -> int:
    """The least sum of squared meetings that any plan has."""
    tables = divide(people, usual_sizes(seats, 2, 5)).tables
    pairs = {pair: n for n, pair in enumerate(combinations(range(people), 2))}
    ways = []
    for split in splits(frozenset(range(people)), tables):
        met = np.zeros(len(pairs), np.int8)
        for table in split:
            met[[pairs[pair] for pair in combinations(sorted(table), 2)]] = 1
        ways.append(met)
    every = np.array(ways, np.int16)
    sums = every[:1]
    for _ in range(rounds - 2):
        sums = np.unique((sums[:, None] + every[None]).reshape(-1, len(pairs)), axis=0)
    together = (sums**2).sum(axis=1)[:, None] + 2 * sums @ every.T + (every**2).sum(axis=1)
    return int(together.min())


def found_sum(people: int, seats: int, rounds: int, sizes: tuple[int, ...]) -> int:
    """The sum of squared meetings of the plan that a league would have."""
    past = MeetingHistory(people, 5)
    plan = plan_evenly(rounds, sizes, past, random.Random(SEED))
    for table in (table for tables in plan for table in tables):
        past.note(list(enumerate(table)), False)
    return int((past.met**2).sum()) // 2


# --- the page ------------------------------------------------------------------------------------


def rows(found: dict[str, list[Fairness]]) -> Iterator[str]:
    """What was measured, a row for each way to draw."""
    head = (
        "drawn,met at most,at least,again,at the bound,seats even,order,apart,tau,"
        "strongest first,seconds"
    )
    yield f"| {' | '.join(head.split(','))} |"
    yield f"|{' --- |' * len(head.split(','))}"
    for method, name in NAMES.items():
        each = found[method]
        again, whole = mean(one.again for one in each), mean(one.again < 1e-6 for one in each)
        figures = [
            f"{mean(one.most for one in each):.2f}",
            f"{mean(one.least_most for one in each):.2f}",
            *((NOT_MEANT, NOT_MEANT) if method == GROUPS else (f"{again:.1f} %", f"{whole:.0%}")),
            f"{mean(one.seats for one in each):.0%}",
            f"{mean(one.order for one in each):.2f}",
            f"{mean(one.apart for one in each):.2f}",
            f"{mean(one.tau for one in each):.2f}",
            f"{mean(one.crowned for one in each):.0%}",
            f"{mean(one.seconds for one in each):.2f}",
        ]
        yield f"| {name} | {' | '.join(figures)} |"


def rows_of_small_ones() -> Iterator[str]:
    """Small leagues and known designs: what was found, and the best."""
    yield "| people | seats | rounds | found | best of all plans |"
    yield "| --- | --- | --- | --- | --- |"
    for people, seats, rounds in SMALL:
        own = found_sum(people, seats, rounds, usual_sizes(seats, 2, 5))
        yield f"| {people} | {seats} | {rounds} | {own} | {best_of_all(people, seats, rounds)} |"
    for people, seats, rounds in DESIGNS:
        own = found_sum(people, seats, rounds, (seats,))
        yield f"| {people} | {seats} | {rounds} | {own} | {people * (people - 1) // 2} (design) |"


def draw_plot(found: dict[str, list[Fairness]]) -> str:
    """Meetings beyond the bound, by the number of people: the mean, and the middle half.

    In groups not all are meant to meet.
    """
    compared = {method: name for method, name in NAMES.items() if method != GROUPS}
    plot, axes = figure(7, 3.6)
    for (method, name), colour in zip(compared.items(), (SEA, CLAY, INK), strict=True):
        groups = list(by_size(found[method]))
        sizes = [mean(one.people for one in few) for few in groups]
        again = [sorted(one.again for one in few) for few in groups]
        low, high = ([few[len(few) * part // 4] for few in again] for part in (1, 3))
        axes.fill_between(sizes, low, high, color=colour, alpha=0.15, linewidth=0)
        axes.plot(sizes, [mean(few) for few in again], color=colour, marker="o", label=name)
    axes.set_xlabel("people", color=INK)
    axes.set_ylabel("meetings beyond the bound, of 100", color=INK)
    axes.legend(frameon=False, labelcolor=INK)
    return as_svg(plot)


def by_size(found: Iterable[Fairness]) -> Iterator[list[Fairness]]:
    """Leagues of about as many people, the smallest first."""
    ordered = sorted(found, key=lambda one: one.people)
    for _, few in groupby(ordered, lambda one: (one.people - PEOPLE[0]) // A_GROUP):
        yield list(few)


def play_in_all_ways(league: tuple[LeagueTerms, int]) -> dict[str, Fairness]:
    """One league, drawn in each way."""
    terms, people = league
    return {method: play(terms, people, method) for method in NAMES}


def simulate(wanted: Iterable[tuple[LeagueTerms, int]]) -> dict[str, list[Fairness]]:
    """Play all leagues in all ways, on all cores."""
    found: dict[str, list[Fairness]] = {method: [] for method in NAMES}
    with ProcessPoolExecutor() as pool:
        for number, ways in enumerate(pool.map(play_in_all_ways, wanted, chunksize=5), 1):
            for method, each in ways.items():
                found[method].append(each)
            if number % 50 == 0:
                print(f"{number} of {LEAGUES} leagues", file=sys.stderr, flush=True)
    return found


def main() -> None:
    """Simulate, draw, and put the figures into the page."""
    found = simulate(leagues())
    write_whole(PLOT, draw_plot(found))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    figures = "\n".join([*rows(found), "", *rows_of_small_ones()])
    write_whole(PAGE, f"{before}{BEGIN}\n{figures}\n{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main()
