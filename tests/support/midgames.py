"""Positions for bots to think about, out of random matches."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import cache

import meseta
from meseta.match.match import Match

TABLES = {"el-grande": 4, "el-caballero": 3, "6-castles": 2}
SEED = "nobody knows"


@cache
def midway(game: str) -> Match:
    """A random match in its middle."""
    match = meseta.new(game, players=TABLES[game], seed=SEED, way="plain")
    dice = random.Random(5)
    for _ in range(60):
        step(match, dice)
    return match


def until(wanted: Callable[[Match], bool]) -> Match:
    """A random match of El Grande up to a moment that is wanted."""
    match = meseta.new("el-grande", players=4, seed=SEED, way="plain")
    dice = random.Random(5)
    while not wanted(match):
        step(match, dice)
    return match


def step(match: Match, dice: random.Random) -> None:
    """A random decision."""
    seat = dice.choice(match.pending)
    match.play(dice.choice(match.legal(seat)), seat)
