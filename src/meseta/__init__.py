"""Meseta: the table on which the Iberian games are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meseta.games import GAMES, find_game
from meseta.kernel.positions import PositionError
from meseta.match import ActionError, IllegalAction, Match, UnknownAction, WrongSeat, load
from meseta.version import __version__

__all__ = [
    "ActionError",
    "IllegalAction",
    "Match",
    "PositionError",
    "UnknownAction",
    "WrongSeat",
    "__version__",
    "games",
    "load",
    "new",
    "setup",
]


def games() -> list[str]:
    """The ids of all games."""
    return list(GAMES)


def new(
    game: str,
    *,
    seed: int | str | None = None,
    box: str | Path | dict[str, Any] | None = None,
    way: str | None = None,
    **options: Any,
) -> Match:
    """Start a match. Options are the game's own; `box` is a shipped one's name, or a file."""
    return Match(find_game(game)(options, _box(box)), seed, way=way)


def setup(
    game: str,
    position: Mapping[str, Any],
    *,
    seed: int | str = 0,
    box: str | Path | dict[str, Any] | None = None,
    way: str | None = None,
) -> Match:
    """Start a match from a position; everything that is not given is as at the beginning."""
    kind = find_game(game)
    options = kind.options_of(position)
    try:
        kind.declared.read(options)
    except ValueError as error:
        raise PositionError(str(error)) from error
    return Match(kind(options, _box(box)), seed, position, way)


def _box(box: str | Path | dict[str, Any] | None) -> str | dict[str, Any] | None:
    return str(box) if isinstance(box, Path) else box
