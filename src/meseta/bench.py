"""How fast random play runs, in every way that this machine has."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from meseta.kernel.chance import seed_words
from meseta.kernel.game import Game
from meseta.kernel.way import way_of

SHORTEST_RUN = 2.0
"""Seconds: runs are doubled until one takes so long."""


class Speed(NamedTuple):
    """One measurement."""

    way: str
    games: int
    decisions: int
    seconds: float

    @property
    def decisions_a_second(self) -> float:
        """Decisions made in a second."""
        return self.decisions / self.seconds

    @property
    def games_a_second(self) -> float:
        """Games finished in a second."""
        return self.games / self.seconds


def rules_of(game: Game[Any, Any, Any]) -> str:
    """What is measured: the version of the rules, the box, and every option that shapes them."""
    rulings = game.document.get("rulings", {})
    shaping = game.declared.unusual(game.options) | {
        name: rulings[name]
        for name, value in game.options.items()
        if value is None and name in rulings
    }
    del shaping["players"]
    named = [f"{name}={shaping[name]}" for name in game.options if name in shaping]
    return ", ".join([f"rules {game.version}", f"box {game.document['name']}", *named])


MANY_GAMES = 1 << 19
"""At once, on a GPU."""


def measure(game: Game[Any, Any, Any], name: str, shortest: float = SHORTEST_RUN) -> Speed:
    """Random play in one way, on one core, with legality mask and full rules."""
    way = way_of(game.book, name)
    held = way.hold(np.zeros(1, game.book.state.dtype))
    boxes, mask, log = way.boxes(game.box), way.row(game.book.actions, "u1"), way.log(0)
    dice = way.dice(seed_words("bench"))
    games = 1
    while True:
        start = time.perf_counter()
        decisions = way.games(held, boxes, log, mask, dice, games)
        seconds = time.perf_counter() - start
        if seconds >= shortest:
            return Speed(name, games, int(decisions), seconds)
        games *= 2


def measure_all(game: Game[Any, Any, Any]) -> Iterator[Speed]:
    """Plain Python, compiled, and a GPU where there is one."""
    yield measure(game, "plain")
    yield measure(game, "compiled")
    from meseta.kernel.gpu import GpuWay, has_gpu

    if has_gpu():
        yield Speed("gpu", *GpuWay(game.book).measure(game.box, MANY_GAMES))
