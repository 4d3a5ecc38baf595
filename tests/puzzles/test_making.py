"""Making puzzles: with little thought, so that it is quick, and with no claim to be right."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import meseta
from meseta.cli import BAD_INPUT, main
from meseta.puzzles import judging, making, seeking
from meseta.puzzles.judging import Judge, Rejected
from meseta.puzzles.making import (
    first_enough,
    jobs,
    make_puzzles,
    read_finds,
)
from meseta.puzzles.puzzle import ENDING, Puzzle, puzzles_in, read_set, set_names, write_set
from meseta.puzzles.seeking import Found, PuzzleJob, seek
from meseta.puzzles.sifting import UNSEEN

pytestmark = pytest.mark.once("compiled")
SET = set_names()[0]
GAME, ALONE = "6-castles", {"players": 1}
LITTLE = {
    "GLANCE": 4,
    "LOOK": 8,
    "SEARCH": 16,
    "LONG": 32,
    "A_DEAL": 4,
    "DEALS": 2,
    "FIRST_LOOKS": 1,
    "MANY_LOOKS": 1,
}


@pytest.fixture
def little_thought(monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything is found quickly and called clear."""
    for name, number in LITTLE.items():
        monkeypatch.setattr(judging, name, number)
    for name in ("HINTED", "CLEAR"):
        monkeypatch.setattr(judging, name, 0.001)
    monkeypatch.setattr(judging, "HOPEFUL", {0.5: 0.0})
    monkeypatch.setattr(judging, "STEPS", (2, 4))
    monkeypatch.setattr(judging, "MOSTLY", 0.0)
    for name, number in {"GOING_ON": 8, "MOST_A_MATCH": 1, "MOST_REPLIES": 2}.items():
        monkeypatch.setattr(seeking, name, number)


def look_up(left: Iterator[PuzzleJob]) -> Iterator[Found]:
    """What was found in matches, one puzzle of a set in each."""
    puzzles = puzzles_in(SET)
    for job in left:
        yield Found(job.number, [puzzles[job.number]], {"obvious": 7, "found": 1})


def test_the_same_seed_gives_the_same_puzzles(little_thought: None) -> None:
    job = PuzzleJob(0, GAME, ALONE, "s3")
    first, second = seek(job), seek(job)
    assert first == second
    assert first.looked["found"] == len(first.puzzles) == 1


def test_a_run_that_was_cut_off_goes_on(tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    told: list[int] = []
    found = make_puzzles(
        "el-grande", {}, "seed", 3, whole, look_up, lambda done: told.append(len(done))
    )
    assert told == [0, 1, 2, 3]
    lines = whole.read_bytes()
    cut.write_bytes(lines[: len(lines) * 2 // 3])
    again = make_puzzles("el-grande", {}, "seed", 3, cut, look_up, lambda done: None)
    assert again == found
    assert cut.read_bytes() == lines
    assert read_finds(whole) == found


def test_puzzles_of_another_game_are_not_gone_on_with(tmp_path: Path) -> None:
    path = tmp_path / "finds.jsonl"
    puzzle = puzzles_in(SET)[0]
    path.write_text(making.write_found(Found(0, [puzzle], {"found": 1})) + "\n")
    with pytest.raises(ValueError, match="another game"):
        make_puzzles(GAME, ALONE, "seed", 1, path, look_up, lambda done: None)


def test_what_is_no_match_that_was_looked_through_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "finds.jsonl"
    path.write_text('{"number": 1}\n')
    with pytest.raises(ValueError, match="line 1"):
        read_finds(path)


def test_a_question_with_two_answers_is_none() -> None:
    match = meseta.new("el-grande", seed=1)
    sight = match.sight(match.pending[0])
    judge = Judge("few")
    sight.legal_actions = sight.legal_actions[:2]
    with pytest.raises(Rejected, match="few"):
        judge.judge(sight, judge.glance(match.sight(match.pending[0])))


def test_a_search_ends_where_no_other_answer_could_be_tried_as_often_any_more() -> None:
    match = meseta.new("el-grande", seed=1)
    pondering = Judge("settled").think(match.sight(match.pending[0]), 200, "one")
    pondering.settle(200)
    found, made = pondering.best, pondering.done
    pondering.grow(200)
    assert (pondering.best, pondering.tries.sum()) == (found, 200)
    assert made < 200


def test_only_the_first_matches_count_whatever_later_ones_were_quicker() -> None:
    puzzles = puzzles_in(SET)
    found = [Found(number, [puzzles[place]], {}) for place, number in enumerate((0, 1, 3))]
    assert first_enough(found, 3) == found[:2]
    assert first_enough(found, 1) == found[:1]


def test_matches_have_more_and_fewer_players_unless_their_number_is_given() -> None:
    free, fixed = jobs(GAME, {}, "a"), jobs(GAME, ALONE, "a")
    assert {next(free).options["players"] for _ in range(4)} == {2, 3, 4}
    assert {next(fixed).options["players"] for _ in range(4)} == {1}


def packed(tmp_path: Path, *files: Path) -> list[Puzzle]:
    out = tmp_path / f"out{ENDING}"
    assert main(["puzzles", "pack", *map(str, files), "--out", str(out)]) == 0
    return [*read_set(out)]


def test_new_finds_join_a_set_that_is_shipped(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before, run = tmp_path / f"before{ENDING}", tmp_path / "run.jsonl"
    *shipped, new = puzzles_in(SET)[:4]
    write_set(before, shipped)
    finds = [new, shipped[0], new._replace(id="dull", effort=UNSEEN)]
    run.write_text(making.write_found(Found(0, finds, {"found": 3, "obvious": 2})) + "\n")
    assert packed(tmp_path, before, run) == [*shipped, new]
    told = capsys.readouterr().out
    assert "| puzzles of sets | 3 |" in told
    assert "| too much like others | 1 |" in told
    assert "| nobody finds it | 1 |" in told


def test_a_shipped_puzzle_that_caballero_finds_at_once_today_leaves_its_set(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    before = tmp_path / f"before{ENDING}"
    kept, found = puzzles_in(SET)[:2]
    first = found.steps[0]
    easy = first._replace(right=[found.tempting], worths={**first.worths, found.tempting: 0.9})
    write_set(before, [kept, found._replace(steps=[easy])])
    assert packed(tmp_path, before) == [kept]
    assert "| obvious | 1 |" in capsys.readouterr().out


@pytest.mark.parametrize("name", [f"none{ENDING}", "none.jsonl"])
def test_what_is_no_set_or_is_not_there_is_not_packed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], name: str
) -> None:
    path = tmp_path / name
    words = ["puzzles", "pack", str(path), "--out", str(tmp_path / "out")]
    assert main(words) == BAD_INPUT
    path.write_text("nothing\n")
    assert main(words) == BAD_INPUT
    told = capsys.readouterr().err
    assert "No such file" in told
    assert "this is no set of puzzles" in told or "line 1 is no match" in told
