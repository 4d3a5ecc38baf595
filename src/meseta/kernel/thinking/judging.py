"""Judging a position: each seat's chance of winning, and its points at the end."""

from __future__ import annotations

import math

from meseta.kernel.play import assess, standing
from meseta.kernel.rule import rule
from meseta.kernel.table import TableRecord
from meseta.kernel.thinking.desk import (
    CHANCE_EARLY,
    MARGIN,
    POINTS,
    POINTS_EARLY,
    Desk,
    Reals,
)

FULL = 50.0
"""Points that count alone as much as a certain victory does among several."""


@rule
def assess_afresh(d: Desk, s: TableRecord) -> float:
    """How every seat stands, and how late in the game it is."""
    for seat in range(s.players):
        for feature in range(len(d.weights[0])):
            d.features[seat, feature] = 0.0
    return assess(s, d.boxes[0], d.log, d.features)


@rule
def weight(d: Desk, early: int, feature: int, late: float) -> float:
    """The weight of a feature, between what it is early and what it is late in a game."""
    first = d.weights[early, feature]
    return first + late * (d.weights[early + 1, feature] - first)


@rule
def judge(d: Desk, s: TableRecord) -> None:
    """Each seat's chance of winning and its points at the end, as the weights see it."""
    if s.asked == 0:
        settle(d, s)
        return
    late = assess_afresh(d, s)
    for seat in range(s.players):
        chance = 0.0
        points = 0.0
        for feature in range(len(d.weights[0])):
            x = d.features[seat, feature]
            chance += x * weight(d, CHANCE_EARLY, feature, late)
            points += x * weight(d, POINTS_EARLY, feature, late)
        d.worth[seat] = chance
        d.worth[POINTS + seat] = points
    share_out(int(s.players), d.worth)


@rule
def share_out(seats: int, worth: Reals) -> None:
    """Strengths become chances that add up to 1; alone, the chance to beat the rival."""
    if seats == 1:
        worth[0] = 1.0 / (1.0 + math.exp(-worth[0]))
        return
    best = worth[0]
    for seat in range(1, seats):
        best = max(best, worth[seat])
    total = 0.0
    for seat in range(seats):
        worth[seat] = math.exp(worth[seat] - best)
        total += worth[seat]
    for seat in range(seats):
        worth[seat] /= total


@rule
def settle(d: Desk, s: TableRecord) -> None:
    """The end of the game: those who stand best share the victory; alone, above nothing."""
    seats = int(s.players)
    box = d.boxes[0]
    best = standing(s, box, 0) if seats > 1 else 0
    for seat in range(1, seats):
        best = max(best, standing(s, box, seat))
    winners = 0
    for seat in range(seats):
        winners += int(standing(s, box, seat) >= best)
    for seat in range(seats):
        d.worth[seat] = 1.0 / winners if standing(s, box, seat) >= best else 0.0
        d.worth[POINTS + seat] = float(s.scores[seat])


@rule
def usefulness(d: Desk, seat: int, seats: int) -> float:
    """What a seat makes of a judgement: its chance and a little for its lead; alone, its points."""
    if seats == 1:
        return d.worth[POINTS] / FULL
    others = 0.0
    for other in range(seats):
        if other != seat:
            others += d.worth[POINTS + other]
    lead = d.worth[POINTS + seat] - others / (seats - 1)
    return d.worth[seat] + d.settings[MARGIN] * lead
