"""Many games at once: the same games as matches are, stepped together, with nothing unchecked."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.envs import WAIT, Batch
from meseta.games import GAMES
from meseta.kernel.chance import CARRY, CURSOR, MULTIPLIER, WORDS
from meseta.kernel.positions import PositionError
from tests.support.copies import COPIES, Copy
from tests.support.midgames import midway


def finish(batch: Batch) -> tuple[Any, Any]:
    """Play every game to its first end at random: what was paid in all, and the last points."""
    total = np.zeros_like(batch.rewards)
    for _step in range(5000):
        actions = batch.draw()
        if (actions == WAIT).all():
            return total, batch.scores.copy()
        batch.step(actions)
        total += batch.rewards
    raise AssertionError("a game has no end")


def once(game: str, n: int = 2, **more: Any) -> Batch:
    """Games that do not restart."""
    return Batch(game, n, seed=1, restart=False, **more)


# --- the same games ------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_a_game_of_a_batch_is_the_match_with_its_seed(game: str) -> None:
    batch = once(game)
    match = meseta.new(game, seed="1 1")
    dice = random.Random(2)
    while not match.over:
        assert batch.seats[1] == match.pending[0]
        assert np.flatnonzero(batch.masks[1]).tolist() == match.legal_actions()
        assert batch.counts[1] == len(match.legal_actions())
        action = dice.choice(match.legal_actions())
        batch.step([WAIT, action])
        match.play(action)
        assert batch.scores[1].tolist() == match.scores
    assert batch.done.tolist() == [0, 1]
    assert batch.seats[1] == -1
    assert batch.states[1:2].tobytes() == match.state.tobytes()
    assert np.flatnonzero(batch.rewards[1] > 0).tolist() == list(match.winners)


def test_the_same_seed_gives_the_same_games_and_another_seed_others() -> None:
    first, again, other = (Batch("el-grande", 3, seed=seed) for seed in ("a", "a", "b"))
    for batch in (first, again, other):
        for _step in range(8):
            batch.step(batch.draw())
    assert first.save().tolist() == again.save().tolist() != other.save().tolist()


def test_a_seed_for_every_game_is_the_callers() -> None:
    batch = Batch("el-grande", 2)
    seeds: list[int | str] = ["x", 5]
    batch.reset(seeds=seeds)
    for lane, seed in enumerate(seeds):
        match = meseta.new("el-grande", seed=seed)
        assert batch.states[lane : lane + 1].tobytes() == match.state.tobytes()
    with pytest.raises(ValueError, match="seeds: one for each of 2 games"):
        batch.reset(seeds=[1])


def test_threads_change_nothing() -> None:
    one, three = (Batch("el-grande", 7, seed=1, threads=threads) for threads in (1, 3))
    for _step in range(40):
        one.step(one.draw())
        three.step(three.draw())
    assert one.save().tolist() == three.save().tolist()
    assert one.observe().tolist() == three.observe().tolist()


def test_a_game_that_ended_begins_again_from_its_own_dice() -> None:
    batch = Batch("el-grande", 1, seed=1, players=2, short=True)
    seen = set()
    for _step in range(2000):
        batch.step(batch.draw())
        if batch.done[0]:
            assert batch.rewards[0].sum() == 1
            assert batch.counts[0] > 1
            seen.add(batch.save().tobytes())
        if len(seen) == 2:
            break
    assert len(seen) == 2


# --- rewards -------------------------------------------------------------------------------------


@pytest.mark.parametrize("reward", ["win", "place", "margin", "points"])
@pytest.mark.parametrize("dense", [False, True])
def test_rewards_are_paid_at_the_end_or_in_instalments_that_add_up(
    reward: str, dense: bool
) -> None:
    batch = once("el-grande", 3, players=3, short=True, reward=reward, dense=dense)
    total, scores = finish(batch)
    for row, points in zip(total, scores, strict=True):
        ahead = [sum(other < own for other in points) for own in points]
        level = [sum(other == own for other in points) - 1 for own in points]
        expected = {
            "win": [(own == max(points)) / sum(points == max(points)) for own in points],
            "place": [(a + e / 2) / 2 for a, e in zip(ahead, level, strict=True)],
            "margin": [own - (sum(points) - own) / 2 for own in points],
            "points": points,
        }[reward]
        assert row.tolist() == pytest.approx(list(expected), abs=1e-3)


def test_without_dense_nothing_is_paid_before_the_end() -> None:
    batch = once("el-grande", 1, short=True, reward="points")
    for _step in range(30):
        batch.step(batch.draw())
        assert not batch.done[0]
        assert not batch.rewards.any()
    assert batch.scores.any()


def test_alone_the_margin_is_the_points_against_the_rival() -> None:
    points, margin, win = (
        finish(once("6-castles", 2, players=1, reward=reward))[0][:, 0]
        for reward in ("points", "margin", "win")
    )
    rival = points - margin
    assert rival[0] == rival[1] > 0
    assert win.tolist() == (margin >= 0).astype(float).tolist()


# --- several at once -----------------------------------------------------------------------------


def test_seats_that_decide_at_once_are_asked_one_after_the_other_and_see_nothing() -> None:
    batch = Batch("6-castles", 1, seed=1, players=3)
    asked, seen = [], []
    for _seat in range(3):
        asked.append(int(batch.seats[0]))
        seen.append(batch.observe(seats=2)[0])
        batch.step([int(np.flatnonzero(batch.masks[0])[0])])
    assert asked == [0, 1, 2]
    part = next(p for p in batch.layout.parts if p.name == "charters")
    own = [row[part.first : part.end].reshape(part.shape)[0].tolist() for row in seen]
    assert own[0] == own[1] == own[2]


def test_actions_are_drawn_into_an_array_of_ones_own() -> None:
    given, new = Batch("el-grande", 2, seed=1), Batch("el-grande", 2, seed=1)
    out = np.zeros(2, np.int32)
    assert given.draw(out) is out
    assert out.tolist() == new.draw().tolist()
    dice = given.lanes.keep().dice
    for wrong in (np.zeros(3, np.int32), np.zeros(2, np.int64), [0, 0]):
        with pytest.raises(ValueError, match=r"^out: 2 whole numbers of 32 bits are needed"):
            given.draw(wrong)
    assert given.lanes.keep().dice.tolist() == dice.tolist()


# --- what is refused -----------------------------------------------------------------------------


def test_an_action_that_is_not_legal_is_refused_with_its_game_and_nothing_happens() -> None:
    batch = Batch("el-grande", 3, seed=1)
    legal = batch.draw()
    before = batch.save()
    illegal = int(np.flatnonzero(batch.masks[2] == 0)[0])
    for wrong in (illegal, -2, batch.actions, 1 << 40):
        actions = legal.astype(np.int64)
        actions[2] = wrong
        with pytest.raises(meseta.IllegalAction, match=f"^game 2: action {wrong} ?.* is not legal"):
            batch.step(actions)
    assert batch.save().tolist() == before.tolist()


def test_on_the_cpu_nothing_illegal_is_executed_though_nobody_asks_for_a_check() -> None:
    batch = Batch("el-grande", 2, seed=1)
    illegal = int(np.flatnonzero(batch.masks[1] == 0)[0])
    with pytest.raises(meseta.IllegalAction, match=r"^game 1: "):
        batch.step([int(batch.draw()[0]), illegal], check=False)
    batch.check()


@pytest.mark.parametrize("actions", [[1.0, 2.0], [1], [[1, 2]], ["a", "b"], [True, False], None])
def test_actions_are_one_whole_number_for_each_game(actions: Any) -> None:
    with pytest.raises(ValueError, match="actions: 2 whole numbers"):
        Batch("el-grande", 2).step(actions)


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"n": 0}, "n: "),
        ({"n": True}, "n: "),
        ({"threads": 0}, "threads: "),
        ({"reward": "fame"}, "reward: 'fame' is not one of win"),
        ({"device": "abacus"}, "device: 'abacus' is not one of cpu"),
        ({"seed": 1.5}, "seed: "),
        ({"players": 9}, "players"),
    ],
)
def test_what_cannot_be_is_named(wrong: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        Batch("el-grande", **{"n": 1, **wrong})


def test_arrays_may_be_read_but_not_written() -> None:
    batch = Batch("el-grande", 1)
    for array in (batch.masks, batch.seats, batch.counts, batch.rewards, batch.done, batch.scores):
        with pytest.raises(ValueError, match="read-only"):
            array[:] = 1


# --- states in and out ---------------------------------------------------------------------------


def assert_same(one: Batch, other: Batch) -> None:
    """Two batches hold the same, and show the same."""
    assert one.save().tolist() == other.save().tolist()
    for name in ("seats", "masks", "counts", "rewards", "done", "scores"):
        assert getattr(one, name).tolist() == getattr(other, name).tolist(), name


@pytest.mark.parametrize("game", GAMES)
def test_a_checkpoint_goes_on_exactly(game: str) -> None:
    batch = Batch(game, 2, seed=1, reward="points", dense=True)
    for _step in range(30):
        batch.step(batch.draw())
    other = Batch(game, 2, seed=2, reward="points", dense=True)
    other.load(batch.save())
    assert_same(batch, other)
    for _step in range(30):
        batch.step(batch.draw())
        other.step(other.draw())
    assert_same(batch, other)


def test_a_trusted_checkpoint_is_not_held_against_the_rules(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    batch = Batch("el-grande", 3, seed=1)
    kept = batch.save()
    batch.step(batch.draw())
    monkeypatch.setattr(Batch, "verify", None)
    batch.load(kept, verify=False)
    assert batch.save().tolist() == kept.tolist()
    with pytest.raises(TypeError):
        batch.load(kept)


def test_rows_of_a_checkpoint_may_be_chosen() -> None:
    batch = Batch("el-grande", 3, seed=1)
    other = Batch("el-grande", 2, seed=5)
    other.load(batch.save()[[2, 2]])
    assert other.masks.tolist() == [batch.masks[2].tolist()] * 2


def test_bytes_that_are_no_checkpoint_are_refused_with_their_game() -> None:
    batch = Batch("el-grande", 2, seed=1)
    good = batch.save()
    fields = batch.game.book.state.dtype.fields
    assert fields is not None
    for name, value in (("king", 99), ("asked", 9), ("chance", 255), ("agenda", 77), ("broken", 1)):
        bad = good.copy()
        bad[1, fields[name][1]] = value
        if name == "chance":
            bad[1, fields[name][1] : fields[name][1] + 72] = value
        with pytest.raises(PositionError, match=r"^game 1: "):
            batch.load(bad)
    with pytest.raises(ValueError, match="rows: 2 of"):
        batch.load(good[:, 1:])


@pytest.mark.parametrize(
    ("name", "value", "what"),
    [
        ("dice", 0, "dice: this is no state"),
        ("dice", 0xFFFFFFFF, "dice: this is no state"),
        ("paid", np.nan, "paid: these are no numbers"),
        ("rewards", np.inf, "paid: these are no numbers"),
        ("done", 2, "done: it is 0 or 1"),
    ],
)
def test_whatever_else_a_checkpoint_holds_is_checked_too(
    name: str, value: float, what: str
) -> None:
    batch = Batch("el-grande", 2, seed=1)
    contents = batch.lanes.keep()
    getattr(contents, name)[1] = value
    with pytest.raises(PositionError, match=f"^game 1: {what}"):
        batch.load(contents.rows())


@pytest.mark.parametrize(("word", "value"), [(CARRY, MULTIPLIER), (CURSOR, WORDS)])
def test_dice_that_would_reach_beyond_themselves_are_refused(word: int, value: int) -> None:
    batch = Batch("el-grande", 2, seed=1)
    contents = batch.lanes.keep()
    contents.dice[1, word] = value
    with pytest.raises(PositionError, match=r"^game 1: dice"):
        batch.load(contents.rows())


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("duplicate", COPIES)
def test_every_copy_goes_its_own_way(duplicate: Copy, threads: int) -> None:
    batch = Batch("el-grande", 3, seed=1, players=2, short=True, dense=True, threads=threads)
    for _step in range(6):
        batch.step(batch.draw())
    other, before = duplicate(batch), batch.save()
    assert_same(batch, other)
    assert (other.seed, other.reward, other.way.name) == (batch.seed, "win", batch.way.name)
    for _step in range(100):
        other.step(other.draw())
    assert batch.save().tolist() == before.tolist()
    for _step in range(100):
        batch.step(batch.draw())
    assert_same(batch, other)


def test_a_copy_goes_its_own_way() -> None:
    batch = Batch("el-grande", 2, seed=1)
    batch.step(batch.draw())
    other = batch.copy()
    before = batch.save()
    actions = batch.copy().draw()
    other.step(actions)
    assert batch.save().tolist() == before.tolist()
    batch.step(actions)
    assert batch.save().tolist() == other.save().tolist()


def test_branches_without_a_seed_are_exact_and_with_one_agree_with_what_is_seen() -> None:
    batch = Batch("el-grande", 2, seed=1)
    for _step in range(5):
        batch.step(batch.draw())
    exact = batch.branch([1, 1, 0])
    assert exact.save().tolist() == batch.save()[[1, 1, 0]].tolist()
    dealt = batch.branch([1] * 4, seed=7)
    assert len({row.tobytes() for row in dealt.save()}) == 4
    assert {row.tobytes() for row in dealt.observe()} == {batch.observe()[1].tobytes()}
    assert dealt.masks.tolist() == [batch.masks[1].tolist()] * 4
    dealt.step(dealt.draw())


@pytest.mark.parametrize("lanes", [[], [-1], [2], [0.5], [True], 0, "a"])
def test_games_that_are_not_there_are_refused_in_words(lanes: Any) -> None:
    batch = Batch("el-grande", 2, seed=1)
    with pytest.raises(ValueError, match="games: they are numbered from 0 to 1"):
        batch.branch(lanes)


@pytest.mark.parametrize("lane", [-1, 2, 0.5])
def test_a_match_that_is_not_there_is_refused_in_words(lane: Any) -> None:
    with pytest.raises(ValueError, match="games: they are numbered from 0 to 1"):
        Batch("el-grande", 2, seed=1).match(lane)


@pytest.mark.parametrize("game", GAMES)
def test_guesses_of_a_sight_agree_with_it_and_not_with_each_other(game: str) -> None:
    match = midway(game)
    seat = match.pending[0]
    guesses = Batch.from_sight(match.sight(seat), 4, seed=3)
    assert {row.tobytes() for row in guesses.observe()} == {meseta.observe(match, seat).tobytes()}
    assert guesses.scores.tolist() == [match.scores] * 4
    assert [np.flatnonzero(row).tolist() for row in guesses.masks] == [match.legal_actions()] * 4
    assert len({row.tobytes() for row in guesses.states}) == 4
    other = Batch.from_sight(match.sight(seat), 4, seed=3)
    assert_same(guesses, other)
    total, _scores = finish(guesses)
    assert total.sum(axis=1).tolist() == [1.0] * 4


def test_a_batch_takes_the_game_of_a_match() -> None:
    match = meseta.new("el-grande", seed="1 0", players=3, edition="classic")
    batch = Batch(match.game, 1, seed=1)
    assert batch.states.tobytes() == match.state.tobytes()
    with pytest.raises(ValueError, match="has its options and its box already"):
        Batch(match.game, 1, players=3)


def test_where_nobody_may_wait_waiting_is_refused() -> None:
    batch = Batch("el-grande", 2, seed=1)
    actions = batch.draw()
    actions[1] = WAIT
    with pytest.raises(meseta.IllegalAction, match="game 1: action -1 is not legal"):
        batch.step(actions, may_wait=False)
    batch.step(actions)


def test_a_batch_says_what_it_is() -> None:
    batch = Batch("el-grande", 2, seed=1, players=3)
    assert "2 games of <el-grande: players=3, box 2023>" in repr(batch)
    assert "&lt;el-grande: players=3" in batch._repr_html_()


def test_a_game_of_a_batch_can_be_looked_at_as_a_match() -> None:
    batch = Batch("el-grande", 2, seed=1)
    for _step in range(6):
        batch.step(batch.draw())
    match = batch.match(1)
    assert match.legal_actions() == np.flatnonzero(batch.masks[1]).tolist()
    assert "<svg" in match.svg()


# --- observations --------------------------------------------------------------------------------


def test_observations_go_into_the_callers_array_as_bytes_or_floats() -> None:
    batch = Batch("el-grande", 2, seed=1)
    bytes_ = np.zeros((2, batch.layout.size), np.uint8)
    assert batch.observe(bytes_) is bytes_
    floats = batch.observe(np.zeros(bytes_.shape, np.float32))
    assert floats.tolist() == (bytes_ / np.float32(255)).tolist()
    assert floats.max() == 1
    for wrong in (np.zeros((2, 3), np.uint8), [[0] * batch.layout.size] * 2):
        with pytest.raises(ValueError, match="out: an array of the shape"):
            batch.observe(wrong)
    for small in (np.int8, np.bool_):
        with pytest.raises(ValueError, match="has no room for 255"):
            batch.observe(np.zeros(bytes_.shape, small))


def test_observations_go_into_a_tensor_of_pytorch() -> None:
    torch = pytest.importorskip("torch")
    batch = Batch("el-grande", 2, seed=1)
    for kind in (torch.uint8, torch.float32):
        tensor = torch.zeros(2, batch.layout.size, dtype=kind)
        assert batch.observe(tensor) is tensor
        wanted = batch.observe(np.zeros(tuple(tensor.shape), str(kind).partition(".")[2]))
        assert tensor.tolist() == wanted.tolist()


def test_any_seat_can_look_but_only_seats_that_are_there() -> None:
    batch = Batch("el-grande", 2, seed=1, players=3)
    own = batch.observe()
    assert batch.observe(seats=batch.seats).tolist() == own.tolist()
    other = (int(batch.seats[0]) + 1) % 3
    assert batch.observe(seats=other)[0].tolist() != own[0].tolist()
    with pytest.raises(ValueError, match="seats: they are numbered from 0 to 2"):
        batch.observe(seats=3)
