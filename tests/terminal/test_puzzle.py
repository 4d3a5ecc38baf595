"""Puzzles in the terminal."""

from __future__ import annotations

import pytest

from meseta.cli import BAD_INPUT, main
from meseta.puzzles.puzzle import set_names
from meseta.terminal.puzzle import puzzles_to_solve

pytestmark = pytest.mark.once("compiled")
SET = set_names()[0]


def solve(monkeypatch: pytest.MonkeyPatch, *typed: str) -> int:
    answers = iter(typed)
    monkeypatch.setattr("builtins.input", lambda _prompt: next(answers))
    return main(["puzzle", SET, "--seed", "1", "--language", "en"])


def test_a_wrong_answer_is_told_and_a_right_one_ends_the_puzzle(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    puzzle = puzzles_to_solve(SET, "1")[0]
    right = [step.right[0] for step in puzzle.steps]
    assert solve(monkeypatch, "dance", puzzle.tempting, *right, "q") == 0
    told = capsys.readouterr().out
    assert "“dance” is none of the choices." in told
    assert told.index("There is a better answer.") < told.index("Right!")
    assert "looks best at first sight" in told.replace("\n", " ")
    assert "The answer: " in told


def test_a_set_that_is_not_there_is_refused_with_what_there_is(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["puzzle", "chess"]) == BAD_INPUT
    assert f"'chess' is not one of {SET}" in capsys.readouterr().err


def test_without_a_set_todays_puzzle_of_each_is_asked() -> None:
    assert len(puzzles_to_solve(None, None)) == len(set_names())


def test_the_whole_table_is_shown_however_small_the_screen(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("builtins.input", lambda _prompt: "q")
    assert main(["puzzle", "6-castles", "--seed", "1", "--language", "en"]) == 0
    told = capsys.readouterr().out
    assert all(part in told for part in ("'s line", "charters", "half coins", "pieces on castles"))
