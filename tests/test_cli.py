"""The command `meseta`, as a person types it."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from pathlib import Path

import pytest

import meseta
from meseta.cli import compile_aside, main
from meseta.games import find_game
from meseta.kernel.way import is_compiled


def run(*arguments: str, answers: str = "") -> subprocess.CompletedProcess[str]:
    """The command in a process of its own, with answers typed in."""
    return subprocess.run(
        [sys.executable, "-m", "meseta", *arguments],
        input=answers,
        capture_output=True,
        text=True,
        env={**os.environ, "COLUMNS": "120"},
        timeout=120,
        check=False,
    )


def test_a_whole_game_can_be_played_by_numbers() -> None:
    done = run("play", "el-grande", "short=yes", "players=3", "--seed", "5", answers="1\n" * 400)
    assert done.returncode == 0, done.stderr
    assert " won." in done.stdout
    assert "General scoring" in done.stdout


@pytest.mark.parametrize(
    "options",
    [
        ["edition=classic"],
        ["players=2"],
        ["expansions=new-regency,old-hands,power-shift", "players=5"],
    ],
)
def test_every_edition_and_expansion_can_be_watched(options: list[str]) -> None:
    done = run("play", "el-grande", *options, "--watch", "--seed", "3")
    assert done.returncode == 0, done.stderr
    assert " won." in done.stdout


def test_answers_are_numbers_texts_and_commands(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    answers = f"help\npower 99\npower 9\nundo\nboard\n3\nstory\nsave\nsave {file}\nquit\n"
    done = run("play", "el-grande", "--seed", "1", answers=answers)
    assert done.returncode == 0, done.stderr
    assert "take back" in done.stdout
    assert "'power 99' cannot be read" in done.stdout
    assert "a file name is needed" in done.stdout
    assert meseta.load(file).moves


def test_a_match_is_saved_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    run("play", "el-grande", "--seed", "1", "--save", str(file), answers="power 3\nquit\n")
    assert meseta.load(file).moves


def test_a_saved_match_is_told(tmp_path: Path) -> None:
    match = meseta.new("el-grande", seed=1)
    match.play("power 3")
    match.save(tmp_path / "match.json")
    done = run("replay", str(tmp_path / "match.json"), "--language", "de")
    assert "Lila spielt Machtkarte 3." in done.stdout


def test_a_saved_match_is_stepped_through_in_a_real_terminal(tmp_path: Path) -> None:
    match = meseta.new("el-grande", seed=1)
    for value in (3, 4, 5, 6):
        match.play(f"power {value}")
    match.save(tmp_path / "match.json")
    leader, follower = pty.openpty()
    command = [sys.executable, "-m", "meseta", "replay", str(tmp_path / "match.json")]
    process = subprocess.Popen(command, stdin=follower, stdout=subprocess.PIPE, text=True)
    os.write(leader, b"\n\nb\n4\n99\nq\n")
    shown, _ = process.communicate(timeout=60)
    os.close(leader)
    os.close(follower)
    assert process.returncode == 0
    assert "move 2 of 4: green: power 4" in shown
    assert "move 4 of 4: orange: power 6" in shown


def test_the_first_prompt_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "MESETA_WAY"}
    environment["MESETA_CACHE_DIR"] = str(tmp_path)
    command = [sys.executable, "-X", "importtime", "-m", "meseta", "play", "--no-compile"]
    done = subprocess.run(
        command,
        input="quit\n",
        capture_output=True,
        text=True,
        env=environment,
        timeout=60,
        check=False,
    )
    assert done.returncode == 0
    assert "to play a power card" in done.stdout
    assert "numba" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "el-grande", "players=9"], "players"),
        (["play", "el-grande", "five"], "NAME=VALUE"),
        (["play", "el-grande", "--me", "red"], "red"),
        (["play", "el-grande", "--box", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["box", "check", "nowhere.toml"], "nowhere.toml"),
        (["box", "export", "el-grande", "--box", "mine"], "mine"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert named in error
    assert error.count("\n") == 1


def test_a_box_is_exported_edited_checked_and_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["box", "export", "el-grande", "--box", "classic"]) == 0
    text = capsys.readouterr().out
    mine = tmp_path / "mine.toml"
    mine.write_text(text.replace('name = "classic"', 'name = "mine"'))
    assert main(["box", "check", str(mine)]) == 0
    assert "nothing is wrong" in capsys.readouterr().out
    match = meseta.new("el-grande", edition="classic", box=mine)
    assert match.game.document["name"] == "mine"


def test_what_is_wrong_with_a_box_is_said(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    main(["box", "export", "el-grande"])
    text = capsys.readouterr().out
    bad = tmp_path / "bad.toml"
    bad.write_text(text.replace('whose = "own"', 'whose = "mine"'))
    assert main(["box", "check", str(bad)]) == 1
    assert "'mine' is not one of own, foreign, any" in capsys.readouterr().out


def test_games_and_options_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games"]) == 0
    shown = capsys.readouterr().out
    assert "el-grande: El Grande" in shown
    assert "edition=2023" in shown


@pytest.mark.skipif(not is_compiled(find_game("el-grande").book), reason="nothing is compiled yet")
def test_what_is_compiled_is_not_compiled_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "el-grande"]) == 0
    assert "already compiled" in capsys.readouterr().out
    assert compile_aside("el-grande").wait(timeout=60) == 0
