"""The command `meseta`, as a person types it."""

from __future__ import annotations

import io
import os
import pty
import resource
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import NamedTuple

import pytest

import meseta
from meseta.cli import main
from meseta.compiling import compile_aside
from meseta.games import find_game
from meseta.kernel.way import is_compiled
from tests.support.languages import LANGUAGES
from tests.support.waiting import PATIENCE, run_to_end

USUAL = {"LANG": "en", "COLUMNS": "80", "LINES": "24", "MESETA_WAY": "plain"}
"""What is set where a command runs: among others plain Python, which is there soonest."""


class Done(NamedTuple):
    """What came of a command."""

    returncode: int
    stdout: str
    stderr: str


def run(*arguments: str, answers: str = "", **environment: str) -> Done:
    """The command with answers typed in; nothing is compiled meanwhile."""
    aside = ["--no-compile"] if arguments[0] == "play" else []
    said, complained = io.StringIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "stdin", io.StringIO(answers))
        for name, value in {**USUAL, **environment}.items():
            patch.setenv(name, value)
        with redirect_stdout(said), redirect_stderr(complained):
            code = main([*arguments, *aside])
    return Done(code, said.getvalue(), complained.getvalue())


def run_apart(
    *arguments: str, answers: str = "", largest: int | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """The same in a process of its own; files may be limited in size."""

    def limit() -> None:
        if largest is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (largest, largest))

    return run_to_end(
        [sys.executable, "-m", "meseta", *arguments, "--no-compile"],
        input=answers,
        env={**os.environ, **USUAL, **environment},
        preexec_fn=limit,
    )


def lose(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """The one line that says why a command cannot be run."""
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    return error


# --- playing -------------------------------------------------------------------------------------


def test_a_whole_game_can_be_played() -> None:
    typed = "\n".join(["castilla", "end", "stop", "toledo", *map(str, range(14))]) + "\n"
    game = ["el-grande", "short=yes", "players=3", "--seed", "5", "--bots", "random"]
    done = run_apart("play", *game, answers=typed * 120)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("Points: Purple ")
    assert "General scoring" in done.stdout


@pytest.mark.parametrize(
    "options",
    [
        ["edition=classic"],
        ["players=2"],
        ["expansions=new-regency,old-hands,power-shift", "players=5"],
    ],
)
@pytest.mark.sample(1)
def test_every_edition_and_expansion_can_be_watched(options: list[str]) -> None:
    done = run("play", "el-grande", *options, "--watch", "--seed", "3", "--bots", "random")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1].startswith("Points: Purple ")


def test_the_language_is_that_of_the_environment() -> None:
    done = run("play", "el-grande", LANG="de_DE.UTF-8", LC_ALL="")
    assert done.stdout.startswith("El Grande. Du bist Lila.")
    done = run("play", "el-grande", "--language", "en", LANG="de_DE.UTF-8", LC_ALL="")
    assert done.stdout.startswith("El Grande. You are Purple.")


@pytest.mark.parametrize(
    ("seats", "language", "told"),
    [
        ("grün,orange", "de", "Du bist Grün und Orange."),
        ("bialy,niebieski", "pl", "Twój kolor: Niebieski i Biały."),
    ],
)
def test_a_seat_is_named_by_its_colour_in_ones_language(
    seats: str, language: str, told: str
) -> None:
    done = run("play", "el-grande", "players=5", "--me", seats, "--language", language)
    assert told in done.stdout


def test_one_plays_against_caballero_unless_others_are_named() -> None:
    done = run("play", "el-grande", "--me", "orange")
    assert "Caballero plays Purple, Green and Blue." in done.stdout
    done = run("play", "el-grande", "--bots", "random,peon")
    assert "random plays Green and Orange.\nPeón plays Blue." in done.stdout


def test_a_terminal_that_knows_few_signs_is_no_obstacle() -> None:
    done = run_apart("play", "el-grande", PYTHONIOENCODING="ascii")
    assert done.returncode == 0, done.stderr
    assert "Round 1" in done.stdout


# --- saving and going on -------------------------------------------------------------------------


def test_a_match_is_saved_as_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    done = run("play", "--seed", "1", "--save", str(file), answers="power 3\nquit\n")
    assert done.returncode == 0
    assert len(meseta.load(file).moves) > 3


def test_a_saved_match_goes_on_where_it_was_left_as_if_it_had_not_been(tmp_path: Path) -> None:
    whole, halves = tmp_path / "whole.json", tmp_path / "halves.json"
    run("play", "--seed", "1", "--save", str(whole), answers="power 3\n1\n1\n")
    run("play", "--seed", "1", "--save", str(halves), answers="power 3\n1\n")
    done = run("play", "--resume", str(halves), answers="1\n")
    assert done.returncode == 0, done.stderr
    assert meseta.load(halves).moves == meseta.load(whole).moves


def test_a_file_is_not_overwritten_unless_one_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "kept.json"
    file.write_text("precious")
    assert "--force" in lose(["play", "--save", str(file)], capsys)
    assert file.read_text() == "precious"
    assert run("play", "--save", str(file), "--force").returncode == 0
    assert meseta.load(file).game.id == "el-grande"


def test_a_file_that_cannot_be_written_is_found_out_before_the_first_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "cannot be written" in lose(["play", "--save", str(tmp_path / "no" / "x")], capsys)
    assert "Is a directory" in lose(["play", "--save", str(tmp_path), "--force"], capsys)


def test_a_disk_that_fills_up_loses_nothing_that_was_saved(tmp_path: Path) -> None:
    file = tmp_path / "kept.json"
    full = run("play", "--seed", "1", "--save", str(file))
    assert full.returncode == 0
    done = run_apart(
        *["play", "--resume", str(file)],
        answers="9\n1\n1\n1\n",
        largest=file.stat().st_size + 60,
    )
    assert done.returncode == 1
    assert " ".join(done.stdout.split()).count("cannot be saved") == 1
    assert done.stderr == ""
    assert len(meseta.load(file).moves) >= 1
    assert [path.name for path in tmp_path.iterdir()] == ["kept.json"]


def test_a_saved_match_brings_its_own_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    meseta.new("el-grande", seed=1).save(tmp_path / "match.json")
    error = lose(["play", "el-caballero", "--resume", str(tmp_path / "match.json")], capsys)
    assert "a saved match has its game" in error


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
    process = subprocess.Popen(
        [*command, "--language", "en"], stdin=follower, stdout=subprocess.PIPE, text=True
    )
    os.write(leader, "\n\nb\n4\n99\n²\nq\n".encode())
    shown, _ = process.communicate(timeout=PATIENCE)
    os.close(leader)
    os.close(follower)
    assert process.returncode == 0
    assert "Move 2 of 4, Green: power 4" in shown
    assert "Move 4 of 4, Orange: power 6" in shown


# --- other commands ------------------------------------------------------------------------------


def test_the_first_prompt_does_not_wait_for_the_compiler(tmp_path: Path) -> None:
    environment = {k: v for k, v in os.environ.items() if k != "MESETA_WAY"}
    environment["MESETA_CACHE_DIR"] = str(tmp_path)
    command = [sys.executable, "-X", "importtime", "-m", "meseta", "play", "--no-compile"]
    done = run_to_end(command, input="quit\n", env=environment)
    assert done.returncode == 0
    assert "Round 1" in done.stdout
    assert "numba" not in done.stderr


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (["play", "el-grande", "players=9"], "players"),
        (["play", "el-grande", "--me", "red"], "red"),
        (["play", "el-grande", "--bots", "rey,king"], "king"),
        (["play", "el-grande", "--bots", "nowhere.py:Me"], "nowhere.py:Me"),
        (["play", "el-grande", "--box", "nowhere.toml"], "nowhere.toml"),
        (["replay", "nowhere.json"], "nowhere.json"),
        (["box", "check", "nowhere.toml"], "nowhere.toml"),
        (["box", "export", "el-grande", "--box", "mine"], "mine"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert named in lose(arguments, capsys)


@pytest.mark.parametrize(
    ("typed", "named"),
    [
        (["play", "chess"], "chess"),
        (["play", "el-grande", "el-caballero"], "el-grande el-caballero"),
        (["play", "--fast"], "--fast"),
        (["games", "--fast"], "--fast"),
    ],
)
def test_an_unknown_word_is_named(
    typed: list[str], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(typed)
    assert left.value.code == 2
    assert named in capsys.readouterr().err.splitlines()[-1]


def test_options_may_stand_anywhere_and_the_game_be_left_out(tmp_path: Path) -> None:
    run("play", "--save", str(tmp_path / "a"), "players=3", "--seed", "1", "short=yes")
    assert meseta.load(tmp_path / "a").game.options["short"] is True
    assert len(meseta.load(tmp_path / "a").game.seats) == 3


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_a_game_is_explained(
    language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["games", "el-grande", "--language", language]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    words = find_game("el-grande")({}).words(language)
    for option in find_game("el-grande").declared.declared:
        assert f" {option}=" in shown
        assert words.about(f"option-{option}") in shown


def test_options_are_listed_with_their_values(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--language", "en"]) == 0
    shown = capsys.readouterr().out
    assert "6-castles: 6 Castles, rules version" in shown
    assert "  players=4|purple,green,blue,orange,white\n" in shown
    assert "  edition=2023|classic\n      Edition (usually 2023): " in shown
    assert "  expansions=new-regency,old-hands,power-shift\n" in shown
    assert "  short=yes|no\n      Short game (usually no): " in shown


@pytest.mark.skipif(not is_compiled(find_game("el-grande").book), reason="nothing is compiled yet")
def test_what_is_compiled_is_not_compiled_again(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compile", "el-grande"]) == 0
    assert "already compiled" in capsys.readouterr().out
    assert compile_aside(["el-grande"]).wait(timeout=PATIENCE) == 0
