"""Meseta: the table on which the Iberian games are played."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meseta.bots.bot import Bot, BotError, Candidate, Explanation, Reason
from meseta.bots.levels import make_bot
from meseta.fast import Playouts, observe, playouts
from meseta.games import GAMES, find_game
from meseta.kernel.boxes import BoxError
from meseta.kernel.data import own_copy
from meseta.kernel.options import OptionError
from meseta.kernel.positions import PositionError
from meseta.match.match import ActionError, IllegalAction, Match, UnknownAction, WrongSeat, load
from meseta.match.sight import Sight
from meseta.version import __version__

__all__ = [
    "ActionError",
    "Bot",
    "BotError",
    "BoxError",
    "Candidate",
    "Explanation",
    "IllegalAction",
    "Match",
    "OptionError",
    "Playouts",
    "PositionError",
    "Reason",
    "Sight",
    "UnknownAction",
    "WrongSeat",
    "__version__",
    "game_ids",
    "load",
    "make_bot",
    "new",
    "observe",
    "playouts",
    "setup",
]


def game_ids() -> list[str]:
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
    """Start a match.

    The same seed gives the same game; without one, every match is another. `box` is the name of
    one that comes with the game, a file of one's own, or a document. `way` is `"plain"`,
    `"compiled"` or `"checked"`; without it, machine code where it was compiled before, and plain
    Python where not. All else are options of the game.
    """
    return Match(find_game(game)(options, box), seed, way=way)


def setup(
    game: str,
    position: Mapping[str, Any],
    *,
    seed: int | str | None = 0,
    box: str | Path | dict[str, Any] | None = None,
    way: str | None = None,
) -> Match:
    """Start a match from a position, as `Match.position` writes it.

    Everything that is not given is as at the beginning; options stand in the position too. What
    cannot be is refused with its name: words that nobody knows, pieces out of nothing, questions
    that nobody could be asked.
    """
    kind = find_game(game)
    given = own_copy(position, PositionError)
    try:
        played = kind(kind.options_of(given), box)
    except OptionError as error:
        raise PositionError(str(error)) from error
    return Match(played, seed, given, way)
