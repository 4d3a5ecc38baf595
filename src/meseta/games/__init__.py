"""The games. A new game is one folder here and one line in `GAMES`."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from meseta.kernel.game import Game

GAMES = {
    "el-grande": "meseta.games.el_grande:ElGrande",
    "el-caballero": "meseta.games.el_caballero:ElCaballero",
    "6-castles": "meseta.games.six_castles:SixCastles",
}


def find_game(name: str) -> type[Game[Any, Any, Any]]:
    """A game by its id; it is imported only now."""
    if not isinstance(name, str) or name not in GAMES:
        raise ValueError(f"game: {name!r} is not one of {', '.join(GAMES)}")
    module, _, kind = GAMES[name].partition(":")
    game: type[Game[Any, Any, Any]] = getattr(import_module(module), kind)
    return game
