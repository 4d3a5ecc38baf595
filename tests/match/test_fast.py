"""Many games at once: results as arrays, the same games as matches would be."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_row_for_every_game_and_a_column_for_every_seat(game: str) -> None:
    played = meseta.playouts(game, 3, seed=1, players=2)
    assert played.scores.shape == played.won.shape == (3, 2)
    assert played.won.any(axis=1).all()
    assert (played.decisions > 0).all()


def test_the_same_seed_gives_the_same_games() -> None:
    first, again = (meseta.playouts("el-grande", 2, seed="a", short="yes") for _ in range(2))
    assert first.scores.tolist() == again.scores.tolist()
    other = meseta.playouts("el-grande", 2, seed="b", short="yes")
    assert first.scores.tolist() != other.scores.tolist()
    assert first.scores[0].tolist() != first.scores[1].tolist()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_as_chosen_is_the_match_with_its_seed(game: str) -> None:
    dice, same = random.Random(1), random.Random(1)
    played = meseta.playouts(game, 1, seed=5, choose=lambda s, seat, legal: dice.choice(legal))
    match = meseta.new(game, seed="5 0")
    while not match.over:
        match.play(same.choice(match.legal_actions()))
    assert played.scores.tolist() == [match.scores]
    assert np.flatnonzero(played.won[0]).tolist() == list(match.winners)
    assert played.decisions.tolist() == [len(match.moves)]


def test_who_chooses_sees_the_state_the_seat_and_what_is_legal() -> None:
    seen: list[tuple[Any, int, list[int]]] = []

    def choose(state: Any, seat: int, legal: Any) -> int:
        seen.append((state, seat, legal.tolist()))
        return int(legal[0])

    meseta.playouts("el-grande", 1, seed=5, choose=choose, short=True)
    match = meseta.new("el-grande", seed="5 0", short=True)
    assert seen[0][0].tobytes() == match.state.tobytes()
    assert seen[0][1:] == (match.pending[0], match.legal_actions())


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(meseta.IllegalAction, match="-1 is not legal now"):
        meseta.playouts("el-grande", 1, choose=lambda state, seat, legal: -1)


@pytest.mark.parametrize("count", [-1, 1.0, True, "3", None])
def test_how_many_games_is_a_whole_number(count: Any) -> None:
    with pytest.raises(ValueError, match="count: "):
        meseta.playouts("el-grande", count)


def test_a_seed_is_refused_as_in_a_match() -> None:
    with pytest.raises(ValueError, match="seed: "):
        meseta.playouts("el-grande", 1, seed=True)
