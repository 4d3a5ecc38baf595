"""Learning by playing against oneself, on the CPU and very small."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.bots.levels import make_bot
from meseta.bots.mind import SOFTENED
from meseta.bots.networks import network_for, open_network
from meseta.envs import Batch

torch = pytest.importorskip("torch")

from meseta.learning import playing  # noqa: E402
from meseta.learning.command import (  # noqa: E402
    CHECKPOINT,
    CURVE,
    NETWORK,
    LearningPlan,
    learn,
    open_learner,
)
from meseta.learning.learn import (  # noqa: E402
    LearnedRound,
    Learner,
    LearnSettings,
    returns,
    surprises,
)
from meseta.learning.playing import Round, decide  # noqa: E402

GAME = "el-grande"
OPTIONS: dict[str, Any] = {"players": 3, "short": True}
SMALL = LearnSettings(lanes=16, steps=8, first=32, second=16, minibatch=64, seconds=1.0)


@pytest.fixture(autouse=True)
def _short(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "SPREAD", 20)
    monkeypatch.setattr(playing, "GLANCES", 60)


@pytest.fixture(scope="module")
def learned(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a short run."""
    folder = tmp_path_factory.mktemp("learned")
    learn(LearningPlan(GAME, dict(OPTIONS), folder, "cpu", 0.5, "random", 3), SMALL, print)
    return folder


def two_steps(**changed: Any) -> Round:
    """Two decisions in one game of two seats, of which the second ends it: seat 0 wins 30 to 10."""
    told = {
        "seen": torch.zeros(2, 1, 3, dtype=torch.uint8),
        "masks": torch.ones(2, 1, 2, dtype=torch.bool),
        "seats": torch.tensor([[0], [1]]),
        "actions": torch.zeros(2, 1, dtype=torch.long),
        "likings": torch.zeros(2, 1),
        "chances": torch.tensor([[[0.5, 0.5]], [[0.6, 0.4]], [[0.5, 0.5]]]),
        "points": torch.tensor([[[20.0, 20.0]], [[24.0, 16.0]], [[0.0, 0.0]]]),
        "done": torch.tensor([[False], [True]]),
        "won": torch.tensor([[[0.0, 0.0]], [[1.0, 0.0]]]),
        "ended": torch.tensor([[[0.0, 0.0]], [[30.0, 10.0]]]),
    }
    return Round(**{**told, **changed})


def test_a_position_comes_to_what_follows_it_and_to_the_end() -> None:
    chances, points = returns(two_steps(), 0.75)
    assert chances[1, 0].tolist() == [1.0, 0.0]
    assert chances[0, 0].tolist() == pytest.approx([0.9, 0.1])
    assert points[1, 0].tolist() == [30.0, 10.0]
    assert points[0, 0].tolist() == pytest.approx([28.5, 11.5])


def test_a_decision_is_held_against_what_its_seat_thought_when_it_was_made() -> None:
    better, known = surprises(two_steps(), 0.5, 0.01)
    assert known.tolist() == [[True], [True]]
    assert better[0, 0].item() == pytest.approx(1.0 + 0.2 - 0.5)
    assert better[1, 0].item() == pytest.approx(-0.2 - (0.4 - 0.08))


def test_what_has_not_come_to_anything_yet_teaches_nothing() -> None:
    going_on = two_steps(done=torch.tensor([[False], [False]]))
    better, known = surprises(going_on, 0.5, 0.01)
    assert known.tolist() == [[False], [False]]
    again = two_steps(seats=torch.tensor([[1], [1]]), done=torch.tensor([[False], [False]]))
    better, known = surprises(again, 0.5, 0.01)
    assert known.tolist() == [[True], [False]]
    assert better[0, 0].item() == pytest.approx((0.4 - 0.08) - 0.5)


def test_what_went_better_becomes_likelier() -> None:
    learner = Learner(GAME, SMALL, [dict(OPTIONS)], "cpu")
    table = learner.tables[0]
    given = table.look(), table.masks, table.seats.long(), table.players
    seen, masks, *_ = decide(learner.network, *given)
    said = table.ask(learner.network)
    first = masks.int().argmax(1)
    before = said.likings.softmax(1).gather(1, first[:, None]).mean()
    rows, seats = len(first), table.batch.layout.seat.size
    lesson = LearnedRound(
        torch.cat([seen, seen]),
        torch.cat([masks, masks]),
        torch.full((2 * rows,), table.players),
        torch.cat([first, masks.shape[1] - 1 - masks.flip(1).int().argmax(1)]),
        torch.cat([said.likings.log_softmax(1).gather(1, first[:, None])[:, 0]] * 2).detach(),
        torch.cat([torch.ones(rows), -torch.ones(rows)]),
        torch.ones(2 * rows, dtype=torch.bool),
        torch.zeros(2 * rows, seats),
        torch.zeros(2 * rows, seats),
    )
    for _time in range(10):
        learner.learn(lesson, torch.tensor(0.0))
    after = table.ask(learner.network).likings.softmax(1).gather(1, first[:, None]).mean()
    assert after > before


def test_a_run_leaves_a_network_its_curve_and_what_it_goes_on_from(learned: Path) -> None:
    lines = [json.loads(line) for line in (learned / CURVE).read_text("utf-8").splitlines()]
    assert lines[-1]["decisions"] > 0
    assert lines[-1]["random, 3 matches"].endswith(")")
    assert any(name.startswith("earlier self") for name in lines[-1])
    again = Learner(GAME, SMALL, [dict(OPTIONS)], "cpu")
    again.load(learned / CHECKPOINT)
    assert (again.decisions, len(again.curve)) == (lines[-1]["decisions"], len(lines))


def test_a_network_is_gone_on_with_at_another_table(learned: Path, tmp_path: Path) -> None:
    plan = LearningPlan(GAME, {"players": 4}, tmp_path, "cpu", 1, "greedy", 0)
    network = open_learner(plan._replace(begin=learned / NETWORK), SMALL).network
    known = open_network(learned / NETWORK)
    seen = dict(zip(known.used.tolist(), known.layers["first"][0], strict=True))
    rows = dict(zip(network.used.tolist(), network.first.weight.T.numpy(force=True), strict=True))
    assert {*rows} - {*seen}
    for byte, links in rows.items():
        assert np.allclose(links, seen.get(byte, 0), atol=1e-3)
    assert np.allclose(network.policy.bias.numpy(force=True), known.layers["policy"][1], atol=1e-3)


def test_a_network_of_another_width_is_refused_by_its_layers(learned: Path, tmp_path: Path) -> None:
    wider = LearnSettings(lanes=16, steps=8, first=64, second=16)
    plan = LearningPlan(GAME, dict(OPTIONS), tmp_path, "cpu", 1, "greedy", 0, learned / NETWORK)
    with pytest.raises(ValueError, match="layers are"):
        open_learner(plan, wider)


def test_machine_code_thinks_what_the_network_says(learned: Path) -> None:
    match = meseta.new(GAME, seed="4 0", way="compiled", **OPTIONS)
    batch = Batch(GAME, 1, seed=4, way="compiled", **OPTIONS)
    learner = Learner(GAME, SMALL, [dict(OPTIONS)], "cpu")
    learner.load(learned / CHECKPOINT)
    bot = make_bot(f"policy@{learned / NETWORK}")
    for _step in range(40):
        seat = int(batch.seats[0])
        thoughts = bot.think(match.sight(seat))  # type: ignore[attr-defined]
        seen = torch.as_tensor(batch.observe())[:, learner.network.used]
        said = learner.network(seen, torch.as_tensor(np.array(batch.masks)).bool(), 3)
        legal = match.legal_actions(seat)
        wanted = (said.likings[0, legal] / SOFTENED).softmax(0).detach().numpy()
        assert thoughts.tries / thoughts.tries.sum() == pytest.approx(wanted, abs=2e-3)
        turned = [thoughts.chances[0][(seat + place) % 3] for place in range(3)]
        assert turned == pytest.approx(said.chances[0, :3].exp().tolist(), abs=2e-3)
        action = int(batch.draw()[0])
        batch.step([action])
        match.play(action, seat)


@pytest.mark.parametrize("named", ["policy", "search:60"])
def test_a_bot_with_a_network_plays_a_match_to_its_end(learned: Path, named: str) -> None:
    match = meseta.new(GAME, seed=2, way="compiled", **OPTIONS)
    bot = make_bot(f"{named}@{learned / NETWORK}", 1)
    while not match.over:
        seat = match.pending[0]
        match.play(bot.choose(match.sight(seat)), seat)
    assert max(match.scores) > 0


def test_a_network_is_for_the_tables_at_which_it_was_learned(learned: Path) -> None:
    file = learned / NETWORK
    there = meseta.new(GAME, seed=1, **OPTIONS).game
    assert network_for(there, file) is not None
    elsewhere: list[dict[str, Any]] = [
        {"players": 4, "short": True},
        {"players": 3},
        {"edition": "classic"},
    ]
    for options in elsewhere:
        assert network_for(meseta.new(GAME, seed=1, **options).game, file) is None
    document = json.loads(json.dumps(there.document))
    document["name"] = "mine"
    mine = meseta.new(GAME, seed=1, box=document, **OPTIONS).game
    assert network_for(mine, file) is None


def test_a_network_that_is_not_what_it_says_is_no_network(learned: Path, tmp_path: Path) -> None:
    game = meseta.new(GAME, seed=1, **OPTIONS).game
    with np.load(learned / NETWORK) as held:
        parts = {name: held[name] for name in held.files}
    far = parts["used"].copy()
    far[-1] = game.book.layout.size
    narrow = {f"policy_{part}": parts[f"policy_{part}"][..., 1:] for part in ("weights", "bias")}
    for wrong in ({"used": far}, {"used": -1 - parts["used"]}, narrow):
        np.savez(tmp_path / "wrong.npz", **{**parts, **wrong})
        assert network_for(game, tmp_path / "wrong.npz") is None


def test_a_policy_without_a_network_for_its_table_says_so(learned: Path) -> None:
    match = meseta.new("el-caballero", seed=1, way="compiled")
    with pytest.raises(meseta.BotError, match="no network was learned"):
        make_bot(f"policy@{learned / NETWORK}").choose(match.sight(match.pending[0]))


def test_a_file_that_is_no_network_is_refused(tmp_path: Path, learned: Path) -> None:
    with pytest.raises(ValueError, match="there is no file"):
        make_bot(f"search:10@{tmp_path / 'missing.npz'}")
    torn = tmp_path / "torn.npz"
    torn.write_bytes((learned / NETWORK).read_bytes()[:400])
    with pytest.raises(ValueError, match=r"torn.npz cannot be read"):
        make_bot(f"search:10@{torn}")
    with np.load(learned / NETWORK) as held:
        parts = {name: held[name] for name in held.files}
    about = json.loads(str(parts["about"]))
    del about["boxes"]
    np.savez(tmp_path / "old.npz", **{**parts, "about": json.dumps(about)})
    with pytest.raises(ValueError, match="does not say for which boxes it was learned"):
        make_bot(f"search:10@{tmp_path / 'old.npz'}")
    parts["second_weights"] = parts["second_weights"][:, 1:]
    np.savez(tmp_path / "short.npz", **parts)
    with pytest.raises(ValueError, match="the layer 'second' is of the shape"):
        make_bot(f"search:10@{tmp_path / 'short.npz'}")


def test_without_a_card_one_says_so_and_names_the_way_out(tmp_path: Path) -> None:
    if torch.cuda.is_available():
        pytest.skip("there is a card here")
    with pytest.raises(ValueError, match="there is no 'cuda' here; cpu learns"):
        learn(LearningPlan(GAME, dict(OPTIONS), tmp_path, "cuda", 1, "greedy", 0), SMALL)
