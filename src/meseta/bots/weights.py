"""Weights of the games, as they were fitted: what stands in each game's `weights.toml`.

A fit names the options and the number of players that it was made for, the command that made it,
the rules it was made with, and how well it predicts. A game without a fit of its own is judged by
the nearest one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from math import isfinite
from pathlib import Path
from typing import Any

import numpy as np

from meseta.bots.bot import BotError
from meseta.kernel.record import Array
from meseta.kernel.thinking.desk import HEADS
from meseta.match import AnyGame

FILE = "weights.toml"
CHANCE, POINTS = "chance", "points"


def file_of(game: AnyGame) -> Path:
    """Where the weights of a game are."""
    return game.book.homes[0].parent / FILE


@cache
def read_fits(path: Path) -> tuple[dict[str, Any], ...]:
    """All fits in a file."""
    return tuple(tomllib.loads(path.read_text("utf-8"))["fit"]) if path.exists() else ()


def check_fits(path: Path) -> None:
    """Refuse a file that somebody names for weights and that holds none."""
    try:
        fits = read_fits(path)
    except (ValueError, KeyError, TypeError, OSError) as error:
        raise ValueError(f"weights: {path} cannot be read: {error}") from error
    if not fits or not all(map(is_fit, fits)):
        raise ValueError(f"weights: {path} holds no fits such as `meseta tune` writes")


def is_fit(fit: Any) -> bool:
    """Whether an entry says what it is for, and has two numbers for every feature it names."""
    if not isinstance(fit, dict) or not isinstance(fit.get("players"), int):
        return False
    heads = [fit.get(head) for head in ("options", CHANCE, POINTS)]
    if not all(isinstance(head, dict) for head in heads):
        return False
    pairs = [*fit[CHANCE].values(), *fit[POINTS].values()]
    return all(isinstance(pair, list) and len(pair) == 2 and are_numbers(pair) for pair in pairs)


def are_numbers(values: list[Any]) -> bool:
    """Whether all are numbers that one can count with."""
    return all(type(value) in (int, float) and isfinite(value) for value in values)


def weights_for(game: AnyGame, file: Path | None = None) -> Array:
    """The weights for a game under its options, its own or from a file; else points alone count."""
    fits = read_fits(file or file_of(game))
    if not fits:
        return bare_weights(game)
    return read_weights(game, max(fits, key=lambda fit: nearness(game, fit)))


def nearness(game: AnyGame, fit: dict[str, Any]) -> tuple[int, int]:
    """How well a fit suits a game: by its options, then by its number of players."""
    same = [game.options.get(name) == value for name, value in fit["options"].items()]
    return sum(same) - same.count(False), -abs(len(game.seats) - fit["players"])


def read_weights(game: AnyGame, fit: dict[str, Any]) -> Array:
    """A fit as a table by head and feature."""
    unknown = {*fit[CHANCE], *fit[POINTS]} - {*game.book.features.names}
    if unknown:
        raise BotError(f"weights: {game.title} has no feature {min(unknown)!r}")
    table = np.zeros((HEADS, len(game.book.features.names)))
    for number, name in enumerate(game.book.features.names):
        table[:, number] = [*fit[CHANCE].get(name, (0, 0)), *fit[POINTS].get(name, (0, 0))]
    return table


def bare_weights(game: AnyGame) -> Array:
    """Where nothing was fitted: more of everything is better, a little."""
    return np.full((HEADS, len(game.book.features.names)), 0.1)


def write_weights(game: AnyGame, weights: Array) -> dict[str, dict[str, list[float]]]:
    """A table by head and feature as it stands in a fit."""
    names = game.book.features.names
    rows = {CHANCE: weights[:2], POINTS: weights[2:]}
    return {
        head: {name: [round(float(x), 4) for x in rows[head][:, n]] for n, name in enumerate(names)}
        for head in rows
    }
