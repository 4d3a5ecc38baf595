"""The tables of the next round: they follow from terms, entrants and sittings alone."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from functools import lru_cache

from meseta.leagues.seating import (
    MeetingHistory,
    best_order,
    pair_by_standing,
    plan_evenly,
    seat_rounds,
)
from meseta.leagues.standings import LeagueRecord, assign_groups
from meseta.leagues.terms import SWISS, Entrant, LeagueTerms, Sitting, boards_of

DrawnTables = list[list[int]]
"""The tables of a round: entrants in the order of their seats."""
MOST_PLANS = 32
"""So many plans are remembered, since a plan is asked for again with every round of it."""


def draw_round(
    terms: LeagueTerms, entrants: Sequence[Entrant], sittings: Sequence[Sitting], round: int
) -> DrawnTables:
    """The tables of a round; whoever is in the league and sits nowhere has a bye."""
    before = [each for each in sittings if each.round < round]
    if terms.is_final(round):
        return draw_final(LeagueRecord(terms, entrants, before), round)
    if terms.method == SWISS:
        return draw_by_standing(LeagueRecord(terms, entrants, before), round)
    groups = assign_groups(terms, entrants)
    drawn: DrawnTables = []
    for group in sorted(set(groups.values())):
        members = [each for each in entrants if groups[each.number] == group]
        drawn += draw_evenly(terms, members, before, round)
    return drawn


def present_in(entrants: Iterable[Entrant], round: int) -> list[int]:
    """Those who are in the league when a round is drawn."""
    return [each.number for each in entrants if each.plays_in(round)]


def draw_evenly(
    terms: LeagueTerms, members: Sequence[Entrant], before: Sequence[Sitting], round: int
) -> DrawnTables:
    """A round of a plan in which all meet as evenly as can be.

    All rounds to come are planned together, as soon as somebody has come or gone; so the plan of
    the round before still stands, if nobody has.
    """
    present = present_in(members, round)
    since = round
    while since > 1 and present_in(members, since - 1) == present:
        since -= 1
    drawn = [each._replace(place=None, points=None) for each in before]
    played = [
        [each for each in tables_in(drawn, number) if {*each} & {*present}]
        for number in range(since, round)
    ]
    plan = plan_from(terms, members, drawn, since)
    if plan[: round - since] != played:
        plan, since = plan_from(terms, members, drawn, round), round
    return plan[round - since]


def tables_in(sittings: Sequence[Sitting], round: int) -> DrawnTables:
    """The tables of a round as they were drawn."""
    return [
        [each.entrant for each in board]
        for board in boards_of([each for each in sittings if each.round == round])
    ]


def plan_from(
    terms: LeagueTerms, members: Sequence[Entrant], before: Sequence[Sitting], since: int
) -> list[DrawnTables]:
    """All rounds from one on, planned together after what was played before."""
    return plan_rounds(
        terms,
        tuple(each for each in members if each.plays_in(since)),
        tuple(sorted(each for each in before if each.round < since)),
        since,
    )


@lru_cache(MOST_PLANS)
def plan_rounds(
    terms: LeagueTerms, members: tuple[Entrant, ...], before: tuple[Sitting, ...], since: int
) -> list[DrawnTables]:
    """The same, once; nobody changes what comes of it."""
    present = present_in(members, since)
    past = history_of(terms, members, before, since)
    dice = random.Random(f"{terms.seed}:{since}:{present}")
    plan = plan_evenly(terms.rounds - since + 1, terms.sizes, past, dice)
    return [named(tables, present) for tables in seat_rounds(plan, past, dice)]


def draw_by_standing(record: LeagueRecord, round: int) -> DrawnTables:
    """Those who stand near each other sit together."""
    terms, present = record.terms, present_in(record.entrants, round)
    past = history_of(terms, record.entrants, record.sittings, round)
    points = [record.points[each] for each in present]
    ranks = [sum(other > own for other in points) + (points.count(own) - 1) / 2 for own in points]
    dice = random.Random(f"{terms.seed}:{round}:{present}")
    tables = pair_by_standing(ranks, terms.sizes, past, dice)
    return named(seat_rounds([tables], past, dice)[0], present)


def draw_final(record: LeagueRecord, round: int) -> DrawnTables:
    """One table for those who stand best: first the firsts of all groups, then the seconds.

    Where nothing parts those who stand at the last place that leads there, lots are drawn.
    """
    terms, present = record.terms, {*present_in(record.entrants, round)}
    drawn = [sorted(tied, key=terms.lot) for tied in record.order_by_groups()]
    best = [each for tied in drawn for each in tied if each in present][: terms.seats]
    if len(best) < min(terms.sizes):
        return []
    past = history_of(terms, record.entrants, record.sittings, round)
    numbers = present_in(record.entrants, round)
    dice = random.Random(f"{terms.seed}:{round}")
    return named([best_order([numbers.index(each) for each in best], past, dice)], numbers)


def history_of(
    terms: LeagueTerms, members: Sequence[Entrant], sittings: Sequence[Sitting], round: int
) -> MeetingHistory:
    """What those have behind them who are in the league when a round is drawn."""
    present = [each for each in members if each.plays_in(round)]
    index = {each.number: number for number, each in enumerate(present)}
    past = MeetingHistory(len(present), max(terms.sizes))
    for board in boards_of(sittings):
        here = [(each.seat, index[each.entrant]) for each in board if each.entrant in index]
        past.note(here, len(board) != terms.seats)
    seated = {(each.round, each.entrant) for each in sittings}
    for number in {number for number, _ in seated}:
        for each in present:
            past.byes[index[each.number]] += (
                each.plays_in(number) and (number, each.number) not in seated
            )
    return past


def named(tables: Sequence[Sequence[int]], present: Sequence[int]) -> DrawnTables:
    """Tables with the numbers of the entrants."""
    return [[present[each] for each in table] for table in tables]
