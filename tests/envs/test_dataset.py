"""Matches of bots as a data set: whole, repeatable, resumable, and with a card."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import meseta
from meseta.cli import main
from meseta.envs import dataset
from meseta.envs.eye import Eye

COMMAND = ["record", "el-grande", "players=2", "short=yes", "--bots", "random", "--seed", "1"]


@pytest.fixture(autouse=True)
def small_parts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dataset, "GAMES_A_PART", 2)


def recorded(folder: Path, games: int = 3) -> int:
    return main([*COMMAND, "--games", str(games), "--out", str(folder), "--workers", "1"])


def test_every_decision_is_a_row_of_what_was_seen_done_and_won(tmp_path: Path) -> None:
    assert recorded(tmp_path) == 0
    table, seen, masks = dataset.load(tmp_path)
    lines = (tmp_path / "matches-00000.jsonl").read_text("utf-8").splitlines()
    kept = json.loads(lines[1])
    (tmp_path / "match.json").write_text(json.dumps(kept["match"]), "utf-8")
    match = meseta.load(tmp_path / "match.json")
    rows = [at for at, number in enumerate(table["match"].to_pylist()) if number == 1]
    assert len(rows) == len(match.moves)
    assert [(table["seat"][at].as_py(), table["action"][at].as_py()) for at in rows] == match.moves
    assert masks[rows].sum(axis=1).min() > 1
    assert (masks[rows, table["action"].to_numpy()[rows]] == 1).all()
    shares = {s: 1 / len(match.winners) if s in match.winners else 0.0 for s in (0, 1)}
    assert all(table["outcome"][at].as_py() == shares[table["seat"][at].as_py()] for at in rows)
    middle = match.replay(7)
    eye = Eye(match.game, match.way)
    assert seen[rows[7]].tolist() == eye.see(middle.state, middle.pending[0]).tolist()


def test_an_interrupted_run_goes_on_and_ends_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole, cut = tmp_path / "whole", tmp_path / "cut"
    recorded(whole)
    recorded(cut)
    (cut / "matches-00001.jsonl").unlink()
    again_played: list[int] = []
    play = dataset.play

    def noted(plan: dataset.DatasetPlan, number: int) -> Any:
        again_played.append(number)
        return play(plan, number)

    monkeypatch.setattr(dataset, "play", noted)
    recorded(cut)
    assert again_played == [2]
    for path in whole.glob("*-*"):
        if path.suffix == ".jsonl":
            assert (cut / path.name).read_text("utf-8") == path.read_text("utf-8")
    first, again = (dataset.load(folder)[1] for folder in (whole, cut))
    assert np.array_equal(first, again)


def test_another_data_set_in_the_folder_is_not_mixed_with_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded(tmp_path, 1)
    assert recorded(tmp_path, 2) == 2
    assert "there is another data set in it" in capsys.readouterr().err


def test_the_card_says_what_is_in_it(tmp_path: Path) -> None:
    recorded(tmp_path, 2)
    card = (tmp_path / "README.md").read_text("utf-8")
    table, seen, _masks = dataset.load(tmp_path)
    assert f"2 matches of `el-grande` between bots, {len(table)} decisions" in card
    assert f"{seen.shape[1]} bytes" in card


def test_bots_move_on_by_a_seat() -> None:
    plan = dataset.DatasetPlan("el-grande", {"players": 3}, None, ["random", "greedy"], 3, "1")
    assert [plan.seats(number)[0] for number in range(3)] == ["random", "greedy", "random"]


def test_a_data_set_is_read_from_where_its_name_says(tmp_path: Path) -> None:
    recorded(tmp_path)
    assert len(dataset.load(str(tmp_path))[0]) == len(dataset.load(tmp_path)[0])


def test_what_is_missing_of_a_data_set_is_said(tmp_path: Path) -> None:
    with pytest.raises(
        FileNotFoundError, match=r"no data set here, since there is no dataset\.json"
    ):
        dataset.load(tmp_path)
    recorded(tmp_path)
    (tmp_path / "decisions-00001.parquet").unlink()
    with pytest.raises(ValueError, match=r"1 of 2 parts are missing, the first is decisions-00001"):
        dataset.load(tmp_path)


def test_too_little_is_refused(tmp_path: Path) -> None:
    assert recorded(tmp_path, 0) == 2
