"""The examples can be used as they stand."""

from __future__ import annotations

import importlib.util
import json
import sys
from contextlib import closing
from pathlib import Path
from typing import Any

import matplotlib
import pytest
from benchmarks.strength import BEGINNERS

import meseta
from meseta.bots.levels import make_bot
from meseta.cli import main
from tests.support import ROOT

MINE = ROOT / "examples" / "my_bot.py"
NETWORK = ROOT / "examples" / "network_bot.py"


@pytest.mark.parametrize("game", meseta.game_ids())
@pytest.mark.sample(1)
def test_a_bot_of_ones_own_plays_every_game(game: str) -> None:
    match = meseta.new(game, seed=1, players=2, way="plain")
    with closing(make_bot(f"{MINE}:Clever")) as clever, closing(make_bot(f"{MINE}:hasty")) as hasty:
        while len(match.moves) < 25:
            seat = match.pending[0]
            bot = hasty if seat else clever
            match.play(bot.choose(match.sight(seat)), seat)
    assert {seat for seat, _ in match.moves} == {0, 1}


def test_a_clever_bot_beats_a_hasty_one() -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True, way="plain")
    with closing(make_bot(f"{MINE}:Clever")) as clever, closing(make_bot(f"{MINE}:hasty")) as hasty:
        while not match.over:
            seat = match.pending[0]
            bot = hasty if seat else clever
            match.play(bot.choose(match.sight(seat)), seat)
    assert match.winners == (0,)


@pytest.mark.sample(1)
@pytest.mark.parametrize("game", BEGINNERS)
def test_a_sound_beginner_beats_chance(game: str) -> None:
    match = meseta.new(game, seed=1, players=2)
    named = BEGINNERS[game].rpartition(":")[2]
    bots = [getattr(example("beginners"), named)(), make_bot("random", 1)]
    while not match.over:
        seat = match.pending[0]
        match.play(bots[seat].choose(match.sight(seat)), seat)
    assert match.winners == (0,)


def test_the_page_of_bots_shows_the_bot_as_it_stands() -> None:
    _, found, shown = MINE.read_text("utf-8").partition("class Clever:")
    assert found + shown in (ROOT / "docs" / "bots.md").read_text("utf-8")


def example(name: str) -> Any:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, ROOT / "examples" / f"{name}.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_network_learns_by_playing_against_itself(tmp_path: Path) -> None:
    sizes = "--iterations 2 --lanes 4 --steps 24 --hidden 16 --games 2 --greedy 1 --every 1"
    result = example("ppo").main([*sizes.split(), "--out", str(tmp_path)])
    assert all(0 <= share <= 1 for share in result.values())
    assert (tmp_path / "curve.png").read_bytes().startswith(b"\x89PNG")
    assert (tmp_path / "network.pt").stat().st_size > 0


@pytest.fixture
def _trained(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A network that was trained for a moment."""
    sizes = "--iterations 1 --lanes 2 --steps 8 --hidden 8 --games 1 --greedy 0 --every 1"
    example("ppo").main([*sizes.split(), "--out", str(tmp_path)])
    monkeypatch.setenv("NETWORK", str(tmp_path / "network.pt"))


@pytest.mark.soak
@pytest.mark.usefixtures("_trained")
def test_a_trained_network_plays_against_others(tmp_path: Path) -> None:
    table = ["el-grande", "players=2", "short=yes", "--bots", f"{NETWORK}:Trained"]
    files = ["--against", "random", "--games", "2", "--results", str(tmp_path / "run.jsonl")]
    assert main(["arena", *table, *files, "--workers", "1"]) == 0


@pytest.mark.usefixtures("_trained")
def test_a_trained_network_answers_alike_where_it_is_asked_again() -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True)
    with closing(make_bot(f"{NETWORK}:Trained")) as bot:
        chosen = [bot.choose(match.sight(0)) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal_actions(0)


def test_a_surprise_belongs_to_the_seat_that_decided() -> None:
    ppo = example("ppo")
    torch = ppo.torch
    settings = ppo.Settings(discount=1.0, trace=1.0, players=2)
    rollout = ppo.Rollout(
        seen=torch.zeros(4, 1, 1),
        masks=torch.ones(4, 1, 1),
        seats=torch.tensor([[0], [1], [0], [1]]),
        actions=torch.zeros(4, 1),
        chances=torch.zeros(4, 1),
        values=torch.tensor([[0.5], [0.25], [0.0], [0.0]]),
        rewards=torch.tensor([[[1.0, 0.0]], [[0.0, 3.0]], [[0.0, 4.0]], [[0.0, 0.0]]]),
        done=torch.tensor([[False], [False], [True], [False]]),
    )
    found, known = ppo.advantages(rollout, settings)
    assert found[:3, 0].tolist() == [1 - 0.5, 7 - 0.25, 0.0]
    assert known[:, 0].tolist() == [True, True, True, False]


def test_the_search_of_openspiel_plays_a_game(capsys: pytest.CaptureFixture[str]) -> None:
    example("openspiel_mcts").main(["--simulations", "2", "--moves", "12"])
    told = capsys.readouterr().out
    assert "player 0: " in told
    assert "the search won" in told


def test_the_search_over_information_sets_plays_at_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("pyspiel")
    monkeypatch.setenv("SIMULATIONS", "2")
    match = meseta.new("el-grande", seed=1, players=3, edition="classic")
    bot = example("openspiel_bot").Searcher()
    chosen = [bot.choose(match.sight(match.pending[0])) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0] in match.legal_actions()


def test_the_notebook_runs() -> None:
    matplotlib.use("agg")
    cells = json.loads((ROOT / "examples" / "match.ipynb").read_text("utf-8"))["cells"]
    space: dict[str, Any] = {}
    for cell in cells:
        if cell["cell_type"] == "code":
            source = "".join(cell["source"]).replace("GAMES = 60", "GAMES = 3")
            exec(compile(source, "match.ipynb", "exec"), space)
    assert space["won"].sum() == pytest.approx(3)
    assert space["explained"].candidates
