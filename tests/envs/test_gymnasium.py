"""One seat against bots, and many games at once, as Gymnasium has it."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import meseta
from meseta.envs import Batch
from meseta.envs.gymnasium import Ending, SeatEnv, Seats
from meseta.games import GAMES
from tests.envs.test_pettingzoo import SMALL
from tests.support.copies import COPIES, Copy


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


def test_the_last_thing_seen_is_that_of_the_game_that_ended() -> None:
    ended = []

    def note(batch: Any, waiting: Any) -> Any:
        ended.append(batch.scores.copy())
        return batch.draw()

    tables = Seats("el-grande", 3, players=2, short=True, seat=1, opponents=note)
    _seen, info = tables.reset(seed=2)
    dice, finals = np.random.default_rng(2), 0
    part = next(each for each in tables.batch.layout.parts if each.name == "scores")
    for _step in range(60):
        seen, _paid, over, _cut, info = tables.step(sampled(info, dice))
        assert ("final_obs" in info) == bool(over.any())
        for lane in np.flatnonzero(over):
            final = info["final_obs"][lane]
            assert tables.single_observation_space.contains(final)
            assert final[part.first : part.end].any()
            assert not seen[lane][part.first : part.end].any()
            assert not info["final_info"]["action_mask"][lane].any()
            finals += 1
        if over.any():
            assert info["_final_obs"].tolist() == over.tolist()
            assert [each is None for each in info["final_obs"]] == (~over).tolist()
    assert finals > 0


def test_games_begin_anew_as_in_a_batch_that_restarts() -> None:
    tables = Seats("el-grande", 2, players=2, short=True, opponents=lambda batch, _: batch.draw())
    tables.reset(seed=3)
    batch = Batch("el-grande", 2, players=2, short=True, seed=tables.batch.seed)
    dice = np.random.default_rng(4)
    for _step in range(400):
        actions = np.array([dice.choice(np.flatnonzero(mask)) for mask in batch.masks])
        batch.step(actions)
        tables.batch.step(actions)
        Ending(tables).note()
        assert tables.batch.states.tobytes() == batch.states.tobytes()


@pytest.mark.parametrize("actions", [[-1, 0], [0.5, 1.5]])
def test_nobody_waits_and_no_half_action_is_taken(actions: Any) -> None:
    tables = Seats("el-grande", 2, players=2)
    tables.reset(seed=1)
    with pytest.raises(ValueError, match=r"action -1 is not legal|whole numbers are needed"):
        tables.step(np.array(actions))


def test_half_an_action_is_none() -> None:
    table = SeatEnv("el-grande", players=2)
    _seen, info = table.reset(seed=1)
    with pytest.raises(meseta.IllegalAction, match="no whole number"):
        table.step(float(np.flatnonzero(info["action_mask"])[0]) + 0.5)  # type: ignore[arg-type]


@pytest.mark.parametrize("duplicate", COPIES)
def test_every_copy_of_one_seat_goes_its_own_way(duplicate: Copy) -> None:
    table = SeatEnv("el-grande", players=2, short=True, bots=["greedy"])
    table.reset(seed=1)
    table.step(table.action_space.sample())
    other, moves = duplicate(table), len(table.match.moves)
    for _step in range(4):
        other.step(other.match.legal_actions()[0])
    assert len(table.match.moves) == moves
    for _step in range(4):
        table.step(table.match.legal_actions()[0])
    assert table.match == other.match
    assert table.reset()[0].tolist() == other.reset()[0].tolist()


@pytest.mark.parametrize("duplicate", COPIES)
def test_every_copy_of_many_games_goes_its_own_way(duplicate: Copy) -> None:
    tables = Seats("el-grande", 2, players=2, short=True)
    tables.reset(seed=1)
    other, before = duplicate(tables), tables.batch.save()
    actions = tables.batch.masks.argmax(axis=1)
    seen = other.step(actions)[0]
    assert tables.batch.save().tolist() == before.tolist()
    assert tables.step(actions)[0].tolist() == seen.tolist()


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
