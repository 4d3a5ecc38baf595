"""What programs ask of many games at once, or of one: playouts, and what a seat observes."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from meseta.compiling import way_for_many
from meseta.envs.batch import Batch, open_game
from meseta.envs.eye import Eye
from meseta.kernel.chance import read_seed, seed_words
from meseta.kernel.game import AnyGame
from meseta.kernel.lanes import NOBODY, WAIT
from meseta.kernel.record import Array
from meseta.kernel.sets import first_of
from meseta.kernel.way import Way
from meseta.match.match import SEED_BYTES, IllegalAction, Match, Seat, WrongSeat
from meseta.match.sight import Sight, with_chance

MOST_AT_ONCE = 1024
"""Games that go on side by side."""
MOST_EYES = 8

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
    game: str | None = None,
    count: int = 1,
    *,
    from_: Match | None = None,
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

    With `from_` games go on from where a match stands instead, with its game, options and box. What
    is hidden in it stays as it is, and only what chance brings later differs: for an honest guess
    from one seat there is `Batch.from_sight`.
    """
    if isinstance(count, bool) or not isinstance(count, int) or count < 0:
        raise ValueError(f"count: how many games is a whole number, not {count!r}")
    if (game is None) == (from_ is None) or (from_ and (options or box is not None)):
        raise ValueError("game: a game with its options is needed, or a match to go on from")
    played = from_.game if from_ else open_game(game or "", options, box)
    seed = secrets.token_hex(SEED_BYTES) if seed is None else read_seed(seed)
    lane = Lane(played, way_for_many(played.book, from_.way.name if from_ and not way else way))
    state = from_.state if from_ else None
    if state is not None and choose is None:
        return play_on(state, lane, count, seed)
    dice = lane.way.dice(seed_words(seed))
    results = Results(played, count)
    for row in range(count):
        if choose is None:
            decisions = lane.play_at_random(dice)
        else:
            decisions = lane.play_as_chosen(f"{seed} {row}", choose, state)
        results.note(row, lane.state(), decisions)
    return results.playouts


def play_on(state: Array, lane: Lane, count: int, seed: int | str) -> Playouts:
    """Games that go on from a state by chance, many side by side."""
    results = Results(lane.game, count)
    for first in range(0, count, MOST_AT_ONCE):
        rows = range(first, min(first + MOST_AT_ONCE, count))
        batch = Batch(lane.game, len(rows), restart=False, way=lane.way.name)
        states = np.concatenate([reseeded(state, f"{seed} {row}") for row in rows])
        dice = np.array([seed_words(f"{seed} {row} next") for row in rows])
        batch.lanes.put(batch.lanes.keep()._replace(states=states, dice=dice))
        decisions = np.zeros(len(rows), np.int64)
        while (batch.seats != NOBODY).any():
            actions = batch.draw()
            decisions += actions != WAIT
            batch.step(actions)
        ended = batch.states
        for at, row in enumerate(rows):
            results.note(row, ended[at : at + 1], int(decisions[at]))
    return results.playouts


def reseeded(state: Array, seed: str) -> Array:
    """A state from which on chance brings something else."""
    return with_chance(state, seed_words(seed).tobytes())


def observe(table: Match | Sight, seat: Seat | None = None) -> NDArray[np.uint8]:
    """What a seat may know as a row of bytes, the same that `Batch.observe` tells.

    It is asked of a match with a seat, or of a sight, which has one. `docs/observations/` says what
    each byte means.
    """
    if isinstance(table, Match):
        if seat is None:
            raise WrongSeat("seat: whose observation of the match?")
        table = table.sight(seat)
    return eye_of(table.game, table.way).see(table.state, table.seat)


@lru_cache(MOST_EYES)
def eye_of(game: AnyGame, way: Way) -> Eye:
    """What looks at states of a game; made once."""
    return Eye(game, way)


class Results:
    """What many games have come to, noted one by one."""

    def __init__(self, game: AnyGame, count: int) -> None:
        self.game, seats = game, len(game.seats)
        self.playouts = Playouts(
            np.zeros((count, seats), np.int64),
            np.zeros((count, seats), np.bool_),
            np.zeros(count, np.int64),
        )

    def note(self, row: int, state: Array, decisions: int) -> None:
        """How a game has ended."""
        self.playouts.scores[row] = self.game.scores(state)
        self.playouts.won[row] = [place == 1 for place in self.game.places(state)]
        self.playouts.decisions[row] = decisions


class Lane:
    """One record on which games are played, one after the other."""

    def __init__(self, game: AnyGame, way: Way) -> None:
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

    def begin(self, seed: str, state: Array | None) -> int:
        """Begin a game, or go on from a state; how many answers there are."""
        blank = np.zeros(1, self.game.book.state.dtype) if state is None else state
        self.held = self.way.hold(reseeded(blank, seed))
        begin = self.way.start if state is None else self.way.advance
        return begin(self.held, self.boxes, self.log, self.mask)

    def play_as_chosen(self, seed: str, choose: Choose, state: Array | None = None) -> int:
        """One game, the same as a match with this seed; how many choices were made."""
        decisions = 0
        left = self.begin(seed, state)
        while left:
            seat = first_of(self.way.pending(self.held))
            legal = np.flatnonzero(self.mask)
            action = choose(self.state(), seat, legal)
            if action not in legal:
                raise IllegalAction(f"{action!r} is not legal now; legal are {legal.tolist()}")
            left = self.way.apply(self.held, self.boxes, self.log, self.mask, seat, int(action))
            decisions += 1
        return decisions
