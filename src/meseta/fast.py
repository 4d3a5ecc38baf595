"""Many games at once, with results as arrays: no texts, no undo, no story."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meseta.games import find_game
from meseta.kernel.chance import read_seed, seed_words
from meseta.kernel.game import Game
from meseta.kernel.record import Array
from meseta.kernel.sets import first_of
from meseta.kernel.way import Way, usual_way, way_of
from meseta.match.match import SEED_BYTES, IllegalAction

Choose = Callable[[Array, int, NDArray[np.int64]], int]
"""From a state, the seat that decides and the numbers of its legal actions, one of these."""


class Playouts(NamedTuple):
    """What came of many games; each array has a row for every game."""

    scores: NDArray[np.int64]
    """The points of every seat."""
    won: NDArray[np.bool_]
    """Whether each seat has won; several may share a victory."""
    decisions: NDArray[np.int64]
    """How many decisions were made."""


def playouts(
    game: str,
    count: int,
    *,
    seed: int | str | None = None,
    choose: Choose | None = None,
    box: str | Path | dict[str, Any] | None = None,
    way: str | None = None,
    **options: Any,
) -> Playouts:
    """Play so many games to their end, at random or as `choose(state, seat, legal)` says.

    It is given the whole state as a NumPy record in an array of length one, the seat that decides,
    and the numbers of its legal actions (`game.texts` has their texts), and gives back one of
    these. Game number `n`, counted from 0, is then the match with the seed `f"{seed} {n}"`. All
    else is as in `new`.
    """
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise ValueError(f"count: how many games is a whole number, not {count!r}")
    played = find_game(game)(options, box)
    lane = Lane(played, way_of(played.book, way) if way else usual_way(played.book))
    seats = len(played.seats)
    scores, won = np.zeros((count, seats), np.int64), np.zeros((count, seats), np.bool_)
    decisions = np.zeros(count, np.int64)
    seed = secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed)
    dice = lane.way.dice(seed_words(seed))
    for row in range(count):
        if choose is None:
            decisions[row] = lane.play_at_random(dice)
        else:
            decisions[row] = lane.play_as_chosen(f"{seed} {row}", choose)
        state = lane.state()
        scores[row] = played.scores(state)
        won[row] = [place == 1 for place in played.places(state)]
    return Playouts(scores, won, decisions)


class Lane:
    """One record on which games are played, one after the other."""

    def __init__(self, game: Game[Any, Any, Any], way: Way) -> None:
        self.game, self.way = game, way
        self.held = way.hold(np.zeros(1, game.book.state.dtype))
        self.boxes, self.log = way.boxes(game.box), way.log(0)
        self.mask = way.row(game.book.actions, "u1")

    def state(self) -> Array:
        """The state as a NumPy array of length one; a copy."""
        return self.way.array(self.held)

    def play_at_random(self, dice: Any) -> int:
        """One game with fair random choices; how many."""
        return int(self.way.games(self.held, self.boxes, self.log, self.mask, dice, 1))

    def play_as_chosen(self, seed: str, choose: Choose) -> int:
        """One game, the same as a match with this seed; how many choices were made."""
        blank = np.zeros(1, self.game.book.state.dtype)
        blank[0]["chance"] = seed_words(seed)
        self.held = self.way.hold(blank)
        decisions = 0
        left = self.way.start(self.held, self.boxes, self.log, self.mask)
        while left:
            seat = first_of(self.way.pending(self.held))
            legal = np.flatnonzero(self.mask)
            action = choose(self.state(), seat, legal)
            if action not in legal:
                raise IllegalAction(f"{action!r} is not legal now; legal are {legal.tolist()}")
            left = self.way.apply(self.held, self.boxes, self.log, self.mask, seat, int(action))
            decisions += 1
        return decisions
