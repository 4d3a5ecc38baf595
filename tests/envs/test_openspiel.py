"""Every game passes OpenSpiel's own tests."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import meseta
from meseta.envs import openspiel
from meseta.envs.eye import Eye
from meseta.games import GAMES
from tests.support.copies import COPIES, Copy

SMALL: dict[str, dict[str, Any]] = {
    "el-grande": {"players": 2, "options": "short:yes"},
    "el-caballero": {"players": 2},
    "6-castles": {"players": 1},
}


def load(game: str, **more: Any) -> Any:
    return pyspiel.load_game(openspiel.short_name(game), {"rng_seed": 1, **SMALL[game], **more})


def some_way(game: Any, moves: int, seed: int = 1) -> Any:
    """A state after some random moves."""
    state, dice = game.new_initial_state(), random.Random(seed)
    state.apply_action(0)
    while moves and not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
        moves -= 1
    return state


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.sample(1)
def test_random_simulations_find_nothing(game: str) -> None:
    pyspiel.random_sim_test(load(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_resampling_agrees_with_what_a_seat_knows(game: str) -> None:
    state = some_way(load(game), 25)
    for player in range(state.num_players()):
        other = state.resample_from_infostate(player, random.Random(3).random)
        assert other.current_player() == state.current_player()
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert str(other) != str(state)


def test_a_resampled_state_can_be_played_to_its_end() -> None:
    state = some_way(load("el-grande"), 30).resample_from_infostate(0, random.Random(1).random)
    dice = random.Random(2)
    while not state.is_terminal():
        state.apply_action(dice.choice(state.legal_actions()))
    assert sum(state.returns()) == 1


@pytest.mark.parametrize("game", GAMES)
def test_a_state_for_a_bot_tells_what_its_seat_sees_and_nothing_else(game: str) -> None:
    match = meseta.new(game, seed=1, players=3, way="plain")
    for _ in range(25):
        match.play(match.legal()[0])
    sight = match.sight(match.pending[0])
    one, other = (openspiel.state_of(sight, seed) for seed in (1, 2))
    assert one.legal_actions() == sight.legal_actions
    for kind in ("observation_string", "observation_tensor", "information_state_string"):
        assert getattr(one, kind)(sight.seat) == getattr(other, kind)(sight.seat)
    assert str(one) != str(other)
    assert one.course is not None
    assert one.course.match.sight(sight.seat).view == sight.view


def test_observations_are_those_of_the_batch_and_nothing_unseen() -> None:
    state = some_way(load("el-grande"), 12)
    match = state.course.match
    seen = np.array(state.observation_tensor(1), np.float32)
    assert (
        seen.tolist()
        == (Eye(match.game, match.way).see(match.state, 1) / 255).astype(np.float32).tolist()
    )
    assert '"seat": 1' in state.observation_string(1)
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_copy_goes_its_own_way() -> None:
    state = some_way(load("el-grande"), 5)
    other, before = state.clone(), str(state)
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


@pytest.mark.parametrize("duplicate", COPIES)
@pytest.mark.parametrize("seed", [1, -1])
def test_every_copy_of_a_game_has_its_deals(duplicate: Copy, seed: int) -> None:
    game = load("el-grande", rng_seed=seed)
    other = duplicate(game)
    assert str(other) == str(game)
    assert str(some_way(other, 4)) == str(some_way(game, 4))


@pytest.mark.parametrize("duplicate", COPIES)
def test_every_copy_of_a_state_goes_its_own_way(duplicate: Copy) -> None:
    state = some_way(load("el-grande", rng_seed=-1), 5)
    other, before = duplicate(state), str(state)
    assert str(other) == before
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before != str(other)


def test_serialising_keeps_a_state_and_its_game() -> None:
    state = some_way(load("el-grande"), 9)
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(state.get_game(), state)
    )
    assert str(again) == str(state)
    assert again.legal_actions() == state.legal_actions()
    assert game.num_players() == 2


def test_the_same_seed_of_chance_gives_the_same_game() -> None:
    first, again, other = (str(some_way(load("el-grande", rng_seed=seed), 3)) for seed in (7, 7, 8))
    assert first == again != other


@pytest.mark.parametrize(("reward", "total"), [("win", 1.0), ("place", 1.0), ("margin", 0.0)])
def test_rewards_add_up_to_what_is_said(reward: str, total: float) -> None:
    game = load("el-grande", reward=reward)
    state = some_way(game, 10_000)
    assert sum(state.returns()) == game.utility_sum() == total


def test_what_cannot_be_is_named() -> None:
    with pytest.raises(ValueError, match="reward: 'fame' is not one of"):
        load("el-grande", reward="fame")
    with pytest.raises(meseta.IllegalAction, match="deal 4096: they are numbered from 0 to 4095"):
        load("el-grande").new_initial_state().apply_action(4096)


def test_the_search_of_openspiel_plays_on() -> None:
    game = load("el-grande")
    dice = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, dice), random_state=dice)
    state = some_way(game, 60)
    for _move in range(2):
        state.apply_action(bot.step(state))
    assert isinstance(state.course.match, meseta.Match)
