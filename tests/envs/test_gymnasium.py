"""One seat against bots, and many games at once, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meseta
from meseta.envs.gymnasium import SeatEnv, Seats
from meseta.games import GAMES
from tests.envs.test_pettingzoo import SMALL


@pytest.mark.parametrize("game", GAMES)
def test_the_checker_finds_nothing(game: str) -> None:
    check_env(SeatEnv(game, illegal="draw", **SMALL[game]), skip_render_check=True)


def finish(table: SeatEnv, seed: int) -> tuple[float, int]:
    """Play a game at random: what was paid, and in how many steps."""
    table.reset(seed=seed)
    table.action_space.seed(seed)
    total, steps = 0.0, 0
    while not table.match.over:
        seen, paid, over, _cut, info = table.step(table.action_space.sample())
        assert table.observation_space.contains(seen)
        assert info["action_mask"].any() != over
        total, steps = total + paid, steps + 1
    return total, steps


def test_a_game_against_bots_ends_with_a_reward() -> None:
    table = SeatEnv("el-grande", players=3, short=True, bots=["random", "peon"], seat=1)
    paid, steps = finish(table, 1)
    assert paid == (1 in table.match.winners) / len(table.match.winners)
    assert steps == sum(seat == 1 for seat, _ in table.match.moves)
    table.close()


def test_dense_rewards_add_up_to_the_one_at_the_end() -> None:
    paid = [
        finish(SeatEnv("el-grande", players=2, short=True, reward="points", dense=dense), 1)[0]
        for dense in (False, True)
    ]
    assert paid[0] == paid[1] > 0


def test_what_is_not_legal_is_refused() -> None:
    table = SeatEnv("el-grande", players=2)
    _seen, info = table.reset(seed=1)
    with pytest.raises(meseta.IllegalAction):
        table.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))


def test_what_is_not_legal_may_be_replaced() -> None:
    table = SeatEnv("el-grande", players=2, illegal="draw")
    _seen, info = table.reset(seed=1)
    wrong = int(np.flatnonzero(info["action_mask"] == 0)[0])
    assert table.step(wrong)[4]["replaced"]
    assert table.match.moves[0][1] != wrong


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seat": 5}, "seat: there are"),
        ({"bots": []}, "seat: there are"),
        ({"reward": "fame"}, "reward: 'fame'"),
        ({"illegal": "cheat"}, "illegal: 'cheat'"),
    ],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        SeatEnv("el-grande", **wrong)


def test_games_have_names_in_the_registry(capsys: pytest.CaptureFixture[str]) -> None:
    table = gymnasium.make("meseta/el-grande-v0", players=2, render_mode="ansi")
    table.reset(seed=1)
    assert "round 1" in str(table.render())
    many = gymnasium.make_vec("meseta/el-grande-v0", num_envs=2, players=2)
    assert many.num_envs == 2


# --- many at once --------------------------------------------------------------------------------


def sampled(info: dict[str, Any], dice: np.random.Generator) -> Any:
    """A legal action for every game."""
    return np.array([dice.choice(np.flatnonzero(mask)) for mask in info["action_mask"]])


def test_many_games_are_stepped_until_the_seat_is_asked_again() -> None:
    tables = Seats("el-grande", 3, players=3, short=True, seat=2)
    seen, info = tables.reset(seed=1)
    dice, ended = np.random.default_rng(1), 0
    for _step in range(120):
        assert tables.observation_space.contains(seen)
        assert (tables.batch.seats == 2).all()
        seen, paid, over, cut, info = tables.step(sampled(info, dice))
        assert paid.shape == over.shape == cut.shape == (3,)
        assert not paid[~over].any()
        if over.any():
            ended += int(over.sum())
            assert info["_final_info"].tolist() == over.tolist()
            final = info["final_info"]["scores"][over]
            assert (paid[over] > 0).tolist() == [row[2] == row.max() for row in final]
    assert ended > 0


def test_a_seed_repeats_all_games() -> None:
    first, again = (Seats("el-grande", 2, players=2).reset(seed=5)[0] for _ in range(2))
    assert first.tolist() == again.tolist()
    own = Seats("el-grande", 2, players=2)
    assert own.reset(seed=[1, 1])[0].shape == first.shape


def test_opponents_may_be_ones_own() -> None:
    asked = []

    def first(batch: Any, waiting: Any) -> Any:
        asked.append(batch.seats[waiting].tolist())
        return batch.masks.argmax(axis=1)

    tables = Seats("el-grande", 2, players=2, opponents=first)
    tables.reset(seed=1)
    tables.step(tables.batch.draw())
    assert {seat for seats in asked for seat in seats} == {1}
