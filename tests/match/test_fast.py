"""Many games at once: results as arrays, the same games as matches would be."""

from __future__ import annotations

import random
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.compiling import PlainPython, warn_once
from meseta.envs import Batch
from meseta.envs.eye import Eye
from meseta.games import GAMES
from tests.support.midgames import midway


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


# --- from where a match stands -------------------------------------------------------------------


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", GAMES)
def test_games_go_on_from_a_match_and_leave_it_as_it_is(game: str) -> None:
    match = midway(game)
    before = match.state.tobytes()
    played, again = (meseta.playouts(count=5, from_=match, seed=1) for _ in range(2))
    assert played.scores.tolist() == again.scores.tolist()
    assert played.won.any(axis=1).all()
    assert len({tuple(row) for row in played.scores.tolist()}) > 1
    other = meseta.playouts(count=5, from_=match, seed=2)
    assert other.scores.tolist() != played.scores.tolist()
    assert match.state.tobytes() == before


def test_one_who_chooses_goes_on_from_a_match_too() -> None:
    match = meseta.new("el-grande", seed=3, short=True)
    while match.round < 6 or len(match.legal_actions()) < 3:
        match.play(match.legal_actions()[0])
    seen: list[Any] = []

    def choose(state: Any, seat: int, legal: Any) -> int:
        seen.append((seat, legal.tolist()))
        return int(legal[0])

    played = meseta.playouts(count=1, from_=match, choose=choose)
    assert seen[0] == (match.pending[0], match.legal_actions())
    assert played.decisions.tolist() == [len(seen)]


def test_a_finished_match_has_one_result() -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True)
    while not match.over:
        match.play(match.legal_actions()[0])
    played = meseta.playouts(count=2, from_=match)
    assert played.scores.tolist() == [match.scores] * 2
    assert played.decisions.tolist() == [0, 0]


def test_a_game_or_a_match_is_needed_and_not_both() -> None:
    match = meseta.new("el-grande", seed=1)
    wrong: list[dict[str, Any]] = [{}, {"game": "el-grande", "from_": match}]
    wrong += [{"from_": match, "players": 2}, {"from_": match, "box": "2023"}]
    for given in wrong:
        with pytest.raises(ValueError, match="a game with its options is needed, or a match"):
            meseta.playouts(**given)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_observed_of_a_match_is_what_a_batch_tells(game: str) -> None:
    match = meseta.new(game, seed="1 0", players=2)
    batch = Batch(game, 1, seed=1, players=2)
    for seat in (0, 1):
        assert meseta.observe(match, seat).tolist() == batch.observe(seats=seat)[0].tolist()
        assert meseta.observe(match, match.game.seats[seat]).dtype == np.uint8
    for nobody in (2, None):
        with pytest.raises(meseta.WrongSeat):
            meseta.observe(match, nobody)


@pytest.mark.parametrize("game", GAMES)
def test_a_sight_is_observed_as_its_seat_observes_the_match(game: str) -> None:
    match = midway(game)
    for seat in range(len(match.game.seats)):
        seen = meseta.observe(match.sight(seat))
        assert seen.tolist() == Eye(match.game, match.way).see(match.state, seat).tolist()


# --- plain Python --------------------------------------------------------------------------------

MANY: list[Callable[[], Any]] = [
    lambda: meseta.playouts("el-grande", 1),
    lambda: Batch("el-grande", 1),
    lambda: import_module("meseta.envs.gymnasium").SeatEnv("el-grande"),
    lambda: import_module("meseta.envs.pettingzoo").env("el-grande"),
]


@pytest.mark.parametrize("begin", MANY)
def test_plain_python_that_nobody_asked_for_says_so_once(
    begin: Callable[[], Any], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("MESETA_WAY", raising=False)
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    warn_once.cache_clear()
    with pytest.warns(PlainPython, match="hundred times slower.*meseta compile el-grande"):
        begin()
    begin()


def test_plain_python_that_was_asked_for_is_quiet(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.delenv("MESETA_WAY", raising=False)
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    warn_once.cache_clear()
    Batch("el-grande", 1, way="plain")
    meseta.new("el-grande")
    monkeypatch.setenv("MESETA_WAY", "plain")
    Batch("el-grande", 1)
