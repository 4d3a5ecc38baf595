"""The benchmark: tasks that stay what they are, runs that go on, results that can be checked."""

from __future__ import annotations

import json
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from benchmarks import leaderboard

import meseta
from meseta.arena import tasks
from meseta.arena.benchmark import plain_name
from meseta.arena.tasks import MATCHES, OPPONENT, TASKS, Task, find_task, pin_of
from meseta.bots.levels import make_bot
from meseta.cli import main
from meseta.games import GAMES

TASK = "6-castles-solo-v1"
SHORT = "el-grande-2p-short-v1"
AN_OPENING = 40
"""Moves by which opponents are known."""
FEWER = 60
"""Matches of a whole result, where another would do as well."""


@pytest.mark.parametrize("name", TASKS)
def test_a_task_is_what_it_was_pinned_to(name: str) -> None:
    """Rules, box or weights that change make another task: give it a new version."""
    task = TASKS[name]
    assert pin_of(task) == task.pin
    assert name.startswith(f"{task.game}-")
    assert name.rpartition("-v")[2].isdigit()
    assert task.deals * task.players == MATCHES
    assert len(task.opened().seats) == task.players


@pytest.mark.once("compiled")
@pytest.mark.parametrize("task", TASKS.values(), ids=TASKS)
def test_opponents_think_as_they_did(task: Task) -> None:
    """Who plays otherwise against the same weights makes another task: give it a new version."""
    match = meseta.new(task.game, seed=f"{task.testing}:0", **task.options)
    bots = [make_bot(OPPONENT, seat) for seat in range(task.players)]
    while len(match.moves) < AN_OPENING:
        seat = match.pending[0]
        match.play(bots[seat].choose(match.sight(seat)), seat)
    assert sha256(repr(match.moves).encode()).hexdigest()[: len(task.opening)] == task.opening


def test_there_are_ten_tasks_of_all_games() -> None:
    assert len(TASKS) == 10
    assert {task.game for task in TASKS.values()} == set(GAMES)


def test_a_task_under_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    other = TASKS[TASK]._replace(pin="000000000000")
    monkeypatch.setitem(tasks.TASKS, TASK, other)
    with pytest.raises(ValueError, match="so it needs a new version"):
        find_task(TASK)


def named(result: Any) -> str:
    return " ".join(leaderboard.key_of(result))


def run(folder: Path, *more: str, task: str = TASK, bot: str = "random") -> Any:
    words = ["benchmark", task, "--bot", bot, "--out", str(folder), "--workers", "1", *more]
    assert main(words) == 0
    return json.loads((folder / "result.json").read_text("utf-8"))


def test_a_run_goes_on_and_ends_as_if_it_had_never_stopped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    whole = run(tmp_path / "whole", "--deals", "3", task=SHORT)
    run(tmp_path / "cut", "--deals", "1", task=SHORT)
    cut = run(tmp_path / "cut", "--deals", "3", task=SHORT)
    assert whole["values"] == cut["values"]
    assert (whole["deals"], whole["is_whole"]) == (3, False)
    lines = (tmp_path / "cut" / "results.jsonl").read_text("utf-8").splitlines()
    assert [json.loads(line)["bots"] for line in lines] == [
        ["random", "greedy"],
        ["greedy", "random"],
    ] * 3
    assert "this is no result to cite" in capsys.readouterr().out


def test_a_whole_result_is_shown_and_one_that_was_touched_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tasks, "MATCHES", FEWER)
    result = run(tmp_path, "--note", "by chance")
    assert (result["deals"], result["is_whole"], result["failed"]) == (FEWER, True, 0)
    assert result["low"] < result["score"] < result["high"]
    assert list(leaderboard.faults_of(result)) == []
    for wrong in (
        {"task": "chess-2p-v1"},
        {"pin": "000000000000"},
        {"score": result["score"] + 1},
        {"values": result["values"][1:]},
        {"failed": 1},
    ):
        assert len(list(leaderboard.faults_of({**result, **wrong}))) == 1
    page, kept = tmp_path / "page.md", tmp_path / "kept.jsonl"
    page.write_text(f"# A\n{leaderboard.BEGIN}\n{leaderboard.END}\nB\n", "utf-8")
    monkeypatch.setattr(leaderboard, "PAGE", page)
    monkeypatch.setattr(leaderboard, "MEASURED", kept)
    leaderboard.main(str(tmp_path / "result.json"))
    assert "| random (by chance) | " in page.read_text("utf-8")
    assert page.read_text("utf-8").endswith(f"{leaderboard.END}\nB\n")
    assert json.loads(kept.read_text("utf-8")) == result


@pytest.mark.parametrize("result", leaderboard.read_measured().values(), ids=named)
def test_every_result_that_is_shown_can_be_checked(result: Any) -> None:
    assert list(leaderboard.faults_of(result)) == []


def test_the_page_shows_what_was_measured() -> None:
    shown = "\n".join(leaderboard.page(leaderboard.read_measured()))
    assert f"{leaderboard.BEGIN}\n{shown}\n{leaderboard.END}" in leaderboard.PAGE.read_text("utf-8")


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["chess-2p-v1", "--bot", "random"], "task: 'chess-2p-v1' is not one of"),
        ([TASK], "bot: whom to measure is needed"),
        ([TASK, "--bot", "emperor"], "bot: 'emperor' is not one of"),
        ([SHORT, "--bot", "greedy"], "bot: greedy is whom others are measured against"),
        ([TASK, "--bot", "random", "--deals", "0"], "deals: 0 are too few"),
    ],
)
def test_what_cannot_be_measured_is_named(
    words: list[str], what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["benchmark", *words]) == 2
    assert what in capsys.readouterr().err


def test_without_a_task_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["benchmark"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(TASKS)


def test_a_bot_has_a_folder_of_its_name() -> None:
    assert plain_name("../my bots/my_bot.py:Clever") == "my-bots-my_bot.py-Clever"
