"""Weights of the games, as they were fitted: what stands in each game's `weights.toml`.

A fit names the options and the number of players that it was made for, the command that made it,
the rules it was made with, and how well it predicts. A game without a fit of its own is judged by
the nearest one.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from meseta.bots.bot import BotError
from meseta.kernel.game import AnyGame
from meseta.kernel.record import Array
from meseta.kernel.thinking.desk import HEADS
from meseta.match.saves import MissingFile

FILE = "weights.toml"
CHANCE, POINTS = "chance", "points"
HEAVIEST = 1000
"""No weight is meant to be heavier, or lighter than its opposite."""


def file_of(game: AnyGame) -> Path:
    """Where the weights of a game are."""
    return game.book.homes[0].parent / FILE


def read_fits(path: Path) -> tuple[dict[str, Any], ...]:
    """All fits in a file, read again where it has changed."""
    if not path.exists():
        return ()
    about = path.stat()
    return fits_of(path, about.st_mtime_ns, about.st_size)


@cache
def fits_of(path: Path, _changed: int, _size: int) -> tuple[dict[str, Any], ...]:
    """All fits in a file as it was at a time."""
    return tuple(tomllib.loads(path.read_text("utf-8"))["fit"])


def check_fits(path: Path) -> None:
    """Refuse a file that somebody names for weights and that holds none."""
    if not path.exists():
        raise MissingFile(f"weights: there is no file {path}")
    try:
        fits = read_fits(path)
    except (ValueError, KeyError, TypeError, OSError, RecursionError) as error:
        raise ValueError(f"weights: {path} cannot be read: {error}") from error
    if not fits or not all(map(is_fit, fits)):
        raise ValueError(f"weights: {path} holds no fits such as `meseta tune` writes")


def is_fit(fit: Any) -> bool:
    """Whether an entry says what it is for, and has two weights for every feature it names."""
    if not isinstance(fit, dict) or type(fit.get("players")) is not int:
        return False
    heads = [fit.get(head) for head in ("options", CHANCE, POINTS)]
    if not all(isinstance(head, dict) for head in heads):
        return False
    pairs = [*fit[CHANCE].values(), *fit[POINTS].values()]
    return bool(fit[CHANCE] and fit[POINTS]) and all(map(are_weights, pairs))


def are_weights(pair: Any) -> bool:
    """Whether these are an early and a late weight; huge ones would be no judgement."""
    if not isinstance(pair, list) or len(pair) != 2:
        return False
    return all(type(weight) in (int, float) and abs(weight) <= HEAVIEST for weight in pair)


def weights_for(game: AnyGame, file: Path | None = None) -> Array:
    """The weights for a game under its options, its own or from a file; else points alone count."""
    fits = read_fits(file or file_of(game))
    if not fits:
        return bare_weights(game)
    fit = max(fits, key=lambda fit: nearness(game, fit))
    if file and (unknown := unknown_features(game, fit)):
        raise BotError(f"weights: {game.title} has no feature {min(unknown)!r}")
    return read_weights(game, fit)


def unknown_features(game: AnyGame, fit: dict[str, Any]) -> set[str]:
    """What a fit weighs and the game does not know, or no longer."""
    return {*fit[CHANCE], *fit[POINTS]} - {*game.book.features.names}


def nearness(game: AnyGame, fit: dict[str, Any]) -> tuple[int, int]:
    """How well a fit suits a game: by its options, then by its number of players."""
    same = [game.options.get(name) == value for name, value in fit["options"].items()]
    return sum(same) - same.count(False), -abs(len(game.seats) - fit["players"])


def read_weights(game: AnyGame, fit: dict[str, Any]) -> Array:
    """A fit as a table by head and feature; what it does not weigh counts nothing, or the least."""
    table = np.zeros((HEADS, len(game.book.features.names)))
    for number, name in enumerate(game.book.features.names):
        table[:, number] = [*fit[CHANCE].get(name, (0, 0)), *fit[POINTS].get(name, (0, 0))]
    least: Array = np.maximum(table, game.book.features.least)
    return least


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
