"""The commands `arena` and `analyze`, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import meseta
from meseta.cli import main
from tests.support.midgames import midway

TABLE = ["el-grande", "players=3", "short=yes"]


def test_bots_meet_and_a_report_is_written(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results, report = tmp_path / "run.jsonl", tmp_path / "run.html"
    words = ["arena", *TABLE, "--bots", "greedy", "--against", "random", "--games", "3"]
    files = ["--results", str(results), "--report", str(report)]
    assert main([*words, *files]) == 0
    printed = capsys.readouterr()
    assert "3 of 3 matches" in printed.err
    assert printed.out.splitlines()[1].startswith("greedy")
    assert "greedy comes before random 100%" in printed.out
    assert "wins by seat 1: 33%, 2: 33%, 3: 33%" in printed.out
    assert len(results.read_text("utf-8").splitlines()) == 3
    assert "Who wins" in report.read_text("utf-8")


def test_a_run_stops_when_its_question_is_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "run.jsonl"
    words = ["arena", *TABLE, "--bots", "greedy", "--against", "random", "--games", "60"]
    assert main([*words, "--until", "0.2", "--results", str(results), "--workers", "1"]) == 0
    assert 6 <= len(results.read_text("utf-8").splitlines()) < 20
    assert "holds however often one looks; 3 looks" in capsys.readouterr().out


def test_runs_have_folders_of_their_own_and_go_on_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    for bots, games in ((["random"], "1"), (["random", "greedy"], "2"), (["random"], "2")):
        assert main(["arena", *TABLE, "--bots", *bots, "--games", games, "--workers", "1"]) == 0
    found = list(tmp_path.glob("arena/el-grande-3-players-*/results.jsonl"))
    assert [len(path.read_text("utf-8").splitlines()) for path in found] == [2, 2]
    assert f"results: {found[0].relative_to(tmp_path)}" in capsys.readouterr().out


def test_a_bot_that_fails_is_shown_whole_and_the_exit_code_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own, results = tmp_path / "own.py", tmp_path / "run.jsonl"
    own.write_text("def crash(sight):\n    raise RuntimeError('no idea')\n", "utf-8")
    words = ["arena", *TABLE, "--bots", f"{own}:crash", "--against", "random", "--games", "1"]
    assert main([*words, "--results", str(results), "--workers", "1"]) == 3
    told = capsys.readouterr().err
    assert "Traceback (most recent call last)" in told
    assert f'File "{own}", line 2, in crash' in told


def test_a_bot_that_cannot_be_started_is_shown_whole(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    own = tmp_path / "own.py"
    own.write_text("import nowhere_to_be_found\n", "utf-8")
    assert main(["arena", *TABLE, "--bots", f"{own}:Clever"]) == 3
    assert f'File "{own}", line 1' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["--bots", "emperor"], "bot: 'emperor' is not one of"),
        (["--bots", "greedy", "--against", "emperor"], "bot: 'emperor' is not one of"),
        (["--bots", "greedy", "players=9"], "players: "),
        (["--bots", "players=3"], "bots: 0 are too few; at least 1"),
        (["--bots", "greedy", "--games", "0"], "games: 0 are too few"),
        (["--bots", "greedy", "--workers", "0"], "workers: 0 are too few"),
        (["--bots", "greedy", "--until", "1"], "until: a share between 0 and 1"),
        (["--bots", "nowhere.py:Clever"], "there is no file 'nowhere.py'"),
        (["--bots", "greedy@nowhere.toml"], "weights: there is no file nowhere.toml"),
        (["--bots", "random@nowhere.toml"], "'random' does not judge by weights"),
    ],
)
def test_what_cannot_be_run_is_named_before_anything_is_played(
    words: list[str], what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "run.jsonl"
    assert main(["arena", "el-grande", *words, "--results", str(results)]) == 2
    assert what in capsys.readouterr().err
    assert not results.exists()


@pytest.mark.parametrize("line", ["7", "[1, 2]", '{"number": 0}', "nonsense", '{"number": 0, "se'])
def test_a_file_that_holds_other_things_is_refused_and_stays(
    line: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "run.jsonl"
    results.write_text(f"{line}\n{line}\n", "utf-8")
    words = ["arena", *TABLE, "--bots", "random", "--games", "1", "--results", str(results)]
    assert main(words) == 2
    assert f"{results}: line 1 is no result of the arena" in capsys.readouterr().err
    assert results.read_text("utf-8") == f"{line}\n{line}\n"


def test_a_folder_that_is_not_there_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    results = tmp_path / "nowhere" / "run.jsonl"
    assert main(["arena", *TABLE, "--bots", "random", "--results", str(results)]) == 2
    assert "nowhere/run.jsonl" in capsys.readouterr().err


def test_a_saved_match_is_analyzed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    saved, data, page = (tmp_path / name for name in ("match.json", "moves.json", "page.html"))
    match = midway("el-grande").replay(12)
    match.save(saved)
    files = ["--json", str(data), "--page", str(page)]
    assert main(["analyze", str(saved), "--bot", "greedy", *files]) == 0
    assert "decisive: " in capsys.readouterr().out
    assert len(json.loads(data.read_text("utf-8"))["moments"]) == 12
    assert "<svg" in page.read_text("utf-8")
    assert meseta.load(saved).moves == match.moves
