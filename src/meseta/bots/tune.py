"""Fitting the weights of a game: it plays against itself, and learns what went with winning.

Each generation plays with the weights of the one before, a little at random, and the weights are
fitted to how its games ended. The first one plays at random. Games are dealt in shards with seeds
of their own, so that the result is the same on any number of cores.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import numpy as np

from meseta.bots.fit import Moments, Quality, fit, moments_of, quality
from meseta.bots.mind import Mind, SearchSettings
from meseta.kernel.game import AnyGame
from meseta.kernel.record import Array
from meseta.kernel.thinking.desk import HEADS
from meseta.kernel.way import Way

SHARDS = 8
MOMENTS_A_GAME = 48
HELD_BACK = 8
"""One shard in so many is not fitted to, but held against the fit."""


class TuningPlan(NamedTuple):
    """How to fit."""

    generations: int = 6
    games: int = 4000
    """Games a generation."""
    seed: str = "tune"
    noise: float = 0.05
    """How much of a chance of winning chance may outweigh when an answer is chosen."""
    looks: int = 32
    """The most answers that are looked at."""
    odds: int = 8
    """One decision in so many is sampled."""


class TuningProgress(NamedTuple):
    """One generation."""

    number: int
    weights: Array
    quality: Quality
    points: float
    """Mean points at the end of its games."""


def generations(
    game: AnyGame,
    way: Way,
    plan: TuningPlan,
    cores: int,
    first: int = 0,
    weights: Array | None = None,
) -> Iterator[TuningProgress]:
    """Fit, one generation after the other."""
    if weights is None:
        weights = np.zeros((HEADS, len(game.book.features.names)))
    for number in range(first, plan.generations):
        shards = play_shards(game, way, plan, cores, number, weights)
        weights = fit(join_shards(shards[: -SHARDS // HELD_BACK]))
        held = join_shards(shards[-SHARDS // HELD_BACK :])
        yield TuningProgress(number, weights, quality(held, weights), float(held.points.mean()))


def play_shards(
    game: AnyGame, way: Way, plan: TuningPlan, cores: int, number: int, weights: Array
) -> list[Moments]:
    """The games of one generation."""
    way.prepare()
    play = partial(play_shard, game, way, plan, number, weights)
    with ThreadPoolExecutor(cores) as pool:
        return list(pool.map(play, range(SHARDS)))


def play_shard(
    game: AnyGame, way: Way, plan: TuningPlan, number: int, weights: Array, shard: int
) -> Moments:
    """A part of the games of one generation, with a seed of its own."""
    seats, games = len(game.seats), plan.games // SHARDS
    noise, looks = (plan.noise, plan.looks) if number else (1.0, 1)
    settings = SearchSettings(margin=0.001, noise=noise, looks=looks, odds=plan.odds)
    mind = Mind(game, way, weights, settings)
    seed = f"{plan.seed}:{number}:{shard}"
    samples, results = mind.practise(seed, games, games * MOMENTS_A_GAME * seats)
    return moments_of(samples, results, seats)


def join_shards(shards: list[Moments]) -> Moments:
    """Several shards as one."""
    features, shares, points = (np.concatenate(each) for each in zip(*shards, strict=True))
    return Moments(features, shares, points)
