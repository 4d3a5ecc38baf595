"""The arena: who plays whom, what is written down, what it says."""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.arena.analyze import analyze
from meseta.arena.cluster import HERE, run_on_ray
from meseta.arena.commands import Pace, as_page, is_decided, lines_of
from meseta.arena.intervals import wilson
from meseta.arena.play import about, play
from meseta.arena.report import Counted, share_of, write_report
from meseta.arena.run import Runner, find_unplayed, play_all, read_results, run_here
from meseta.arena.schedule import Job, describe, jobs, tables
from meseta.arena.summary import ratings, sum_up, values_by_deal, wins_of
from meseta.bots.bot import Random
from meseta.bots.levels import make_bot
from meseta.games import find_game
from meseta.match.sight import Sight
from tests.support.midgames import midway
from tests.support.waiting import until

SHORT = {"players": 2, "short": True}


def two_jobs(*bots: str, games: int = 2) -> list[Job]:
    return list(jobs("el-grande", SHORT, None, tables(bots, 2), games, "test"))


def test_every_seed_is_played_in_every_rotation() -> None:
    found = list(jobs("el-grande", {}, None, tables(["a", "b"], 4), 16, "s"))
    by_seed: dict[str, list[list[str]]] = {}
    for job in found:
        by_seed.setdefault(job.seed, []).append(job.bots)
    assert {len(tables_) for tables_ in by_seed.values()} == {8}
    assert [bots.index("a") for bots in by_seed["s:0"][:4]] == [0, 1, 2, 3]
    assert [bots.index("b") for bots in by_seed["s:0"][4:]] == [0, 1, 2, 3]


def test_more_bots_than_seats_meet_in_all_combinations() -> None:
    assert tables(["a", "b", "c"], 2) == [["a", "b"], ["a", "c"], ["b", "c"]]
    assert tables(["a"], 3) == [["a", "a", "a"]]


def test_bots_may_each_meet_a_table_of_another() -> None:
    assert tables(["a", "b"], 3, against="c") == [["a", "c", "c"], ["b", "c", "c"]]


def test_a_match_is_written_down() -> None:
    (job, _) = two_jobs("random", "greedy")
    record = play(job)
    assert record["bots"] == ["random", "greedy"]
    assert record["places"][record["winners"][0]] == 1
    assert sum(sum(tally.values()) for tally in record["tallies"]["cards taken"]) > 0
    assert play(job)["points"] == record["points"]


def test_a_bot_that_fails_is_reported_and_the_match_kept(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("def cheat(sight):\n    return 'win'\n", "utf-8")
    (job,) = two_jobs(f"{own}:cheat", "random", games=1)
    record = play(job)
    assert record["failed"] == f"{own}:cheat"
    assert "'win' is not legal" in record["error"]
    assert record["match"]["game"] == "el-grande"
    summary = sum_up([record, play(two_jobs("random", "greedy", games=1)[0])])
    assert [each["failed"] for each in summary.failed] == [f"{own}:cheat"]


@pytest.mark.parametrize("seat", [0, 1])
def test_who_fails_to_start_is_named_and_nobody_else(seat: int, tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("raise RuntimeError('not today')\n", "utf-8")
    bots = ["random", "random"]
    bots[seat] = f"{own}:Clever"
    (job,) = list(jobs("el-grande", SHORT, None, [bots], 1, "test"))
    found = play(job)
    assert found["failed"] == f"{own}:Clever"
    assert "not today" in lines_of(sum_up([found]))[-1]


def test_what_nobody_expected_of_a_bot_ends_its_match_alone(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fail(bot: Random, sight: Sight) -> int:
        raise ModuleNotFoundError("No module named 'elsewhere'")

    monkeypatch.setattr(Random, "choose", fail)
    (job,) = two_jobs("random", "greedy", games=1)
    found = play(job)
    assert found["failed"] == "random"
    assert found["error"].startswith("random: crashed")
    assert "elsewhere" in found["error"]


NEWCOMER = """
import os
made = 0

class Newcomer:
    def __init__(self):
        global made
        made += 1
        self.told = f"{os.getpid()} {made}\\n"

    def choose(self, sight):
        if self.told:
            with open(__file__ + ".log", "a") as log:
                log.write(self.told)
        self.told = ""
        return sight.legal_actions[0]
"""


def test_a_bot_of_ones_own_is_made_for_each_match_in_one_process(tmp_path: Path) -> None:
    bot = tmp_path / "newcomer.py"
    bot.write_text(NEWCOMER, "utf-8")
    seated = [[f"{bot}:Newcomer", "random"]]
    for job in jobs("el-grande", {"players": 2, "short": True}, None, seated, 2, "x"):
        assert "points" in play(job)
    lines = [line.split() for line in Path(f"{bot}.log").read_text("utf-8").splitlines()]
    (one, first), (same, second) = lines
    assert one == same
    assert (first, second) == ("1", "2")


def test_an_interrupted_run_goes_on_where_it_was(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    todo = two_jobs("random", "random", games=4)
    first = [play(job) for job in todo[:2]]
    path.write_text("".join(json.dumps(r) + "\n" for r in first) + '{"number": 2, "se', "utf-8")
    results = play_all(
        todo, path, partial(run_here, workers=1), lambda results: None, lambda results: False
    )
    assert sorted(record["number"] for record in results) == [0, 1, 2, 3]
    assert len(read_results(path)) == 4


@pytest.mark.parametrize(
    "other",
    [
        jobs("el-grande", SHORT, None, tables(["random", "peon"], 2), 1, "test"),
        jobs("el-grande", SHORT, None, tables(["random", "greedy"], 2), 1, "other"),
        jobs("el-grande", {"players": 2}, None, tables(["random", "greedy"], 2), 1, "test"),
        jobs("el-caballero", {"players": 2}, None, tables(["random", "greedy"], 2), 1, "test"),
    ],
    ids=["bots", "seed", "options", "game"],
)
def test_results_of_another_run_are_refused(other: Iterator[Job], tmp_path: Path) -> None:
    results = [about(job) for job in other]
    with pytest.raises(ValueError, match="another run"):
        find_unplayed(two_jobs("random", "greedy"), results, tmp_path / "run.jsonl")


def test_results_under_other_rules_or_with_another_box_are_another_tables(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = find_game("el-grande")({})
    table = describe(game)
    with monkeypatch.context() as other:
        other.setattr(type(game), "version", "1")
        assert describe(game) != table
    assert describe(game) == table
    game.document = {**game.document, "name": "other"}
    assert describe(game) != table


def test_a_torn_line_is_dropped_wherever_it_was_torn(tmp_path: Path) -> None:
    path = tmp_path / "run.jsonl"
    kept = {**record(["a", "b"], [9, 5], [0]), "failed": "a", "error": "first\u2028Peón"}
    line = json.dumps(kept, ensure_ascii=False).encode()
    path.write_bytes(line + b"\n" + line[: line.index("ó".encode()) + 1])
    assert read_results(path) == [kept]


def record(bots: list[str], points: list[int], winners: list[int], number: int = 0) -> Any:
    ranks = [1 + sum(other > mine for other in points) for mine in points]
    return {
        "number": number, "table": "t", "seed": "s", "bots": bots, "points": points,
        "winners": winners, "places": ranks, "moves": 9, "decisions": [3, 3], "seconds": [0.3, 0.6],
        "tallies": {"cards taken": [{"veto": 5}, {"intrigue": 6}]},
    }  # fmt: skip


def test_a_summary_says_who_wins_and_how_sure_that_is() -> None:
    results = [record(["a", "b"], [9, 5], [0], n) for n in range(9)]
    results.append(record(["b", "a"], [7, 7], [0, 1], 9))
    first, second = sum_up(results).lines
    assert (first.bot, first.wins.share, second.wins.share) == ("a", 0.95, 0.05)
    assert first.wins.low > 0.5 > second.wins.high
    assert first.rating > second.rating
    assert first.milliseconds == pytest.approx(103.3, abs=7)
    assert sum_up(results).beats["a"]["b"].share == 0.95
    assert sum_up(results).seats[0].share == 0.95


def test_a_summary_says_which_interval_it_uses_and_how_often_was_looked() -> None:
    results = [record(["a", "b"], [9, 5], [0], n) for n in range(9)]
    assert "one look" in sum_up(results).method
    looked = sum_up(results, deal=2)
    assert looked.method.endswith("however often one looks; 4 looks")
    assert looked.lines[0].wins.low < sum_up(results).lines[0].wins.low


def test_only_whole_deals_count_up_to_the_first_that_lacks_a_match() -> None:
    won, lost = (record(["a", "b"], [9, 5], [seat]) for seat in (0, 1))
    results = [{**won, "number": n} for n in (0, 1, 3, 4, 5)]
    assert values_by_deal(2, results, wins_of("a")) == [1.0]
    results.append({**lost, "number": 2})
    assert values_by_deal(2, results, wins_of("a")) == [1.0, 0.5, 1.0]
    results[0] = {**results[0], "failed": "a", "error": "a: crashed"}
    assert values_by_deal(2, results, wins_of("b")) == [0.0, 0.5, 0.0]


def test_a_bot_on_several_seats_counts_once_a_match() -> None:
    results = [record(["a", "b", "b"], [9, 5, 5], [0], n) for n in range(10)]
    results = [{**r, "decisions": [3] * 3, "seconds": [0.1] * 3} for r in results]
    [first, second] = sum_up(results).lines
    assert second.wins == wilson(0, 10)
    assert (first.seats, second.seats) == (10, 20)


def test_a_run_is_decided_after_a_deal_and_not_within_one() -> None:
    decided = is_decided("a", 0.2, deal=2)
    results = [record(["a", "b"], [9, 5], [0], n) for n in range(20)]
    assert [decided(results[:count]) for count in (2, 4, 19, 20)] == [False, False, False, True]


def test_ratings_are_the_same_in_whatever_order_matches_end() -> None:
    bots = [["a", "b", "b"], ["b", "a", "b"], ["b", "b", "a"]]
    results = [
        {**record(bots[n % 3], [9, 5, n % 11], [0], n), "decisions": [3] * 3, "seconds": [0.1] * 3}
        for n in range(12)
    ]
    assert sum_up(results) == sum_up(results[::-1])


def test_a_bot_on_several_seats_learns_from_all_of_them() -> None:
    first_and_last = ratings([record(["b", "a", "b"], [9, 7, 5], [0])])["b"]
    assert first_and_last[0] == pytest.approx(25, abs=1)


def test_the_time_left_counts_what_was_played_now() -> None:
    seconds = iter([0.0, 60.0])
    pace = Pace(400, clock=lambda: next(seconds))
    assert pace.told(300) == "300 of 400 matches"
    assert pace.told(301) == "301 of 400 matches, about 99 min left"


def test_an_interval_narrows_with_more_games() -> None:
    few, many = wilson(3, 6), wilson(300, 600)
    assert few.share == many.share == 0.5
    assert many.high - many.low < 0.1 < few.high - few.low


def test_the_report_is_one_page_with_plots_and_what_the_game_is_about() -> None:
    results = [record(["a", "b"], [9, 5], [0], n) for n in range(9)]
    page = write_report(
        "A run", "meseta arena", results, sum_up(results), find_game("el-grande").statistics
    )
    assert page.count("<svg") == 5
    assert "Cards taken" in page
    assert "veto" in page
    assert "for one look after a number of matches" in page
    assert "src=" not in page
    assert "<link" not in page


def test_what_is_counted_is_as_sure_as_there_are_matches() -> None:
    few, much = share_of([Counted(4, 4), Counted(4, 0)] * 3), [Counted(400, 400), Counted(400, 0)]
    assert few == pytest.approx(share_of(much * 3))
    assert few.share == 0.5
    assert share_of(much * 30).low > few.low


def test_a_report_is_written_even_where_every_match_failed() -> None:
    failed = {**record(["a", "<b>"], [9, 5], [0]), "failed": "<b>", "error": "<b>: crashed\n\nboom"}
    page = write_report("A run", "meseta arena", [failed], sum_up([failed]), [])
    assert "&lt;b&gt;: crashed: boom" in page
    assert "<svg" not in page


def test_nothing_decides_a_match_in_which_nothing_was_given_away() -> None:
    match = meseta.new("el-grande", seed=1, players=2, short=True)
    bot = make_bot("greedy", seed="analyze")
    for _ in range(6):
        seat = match.pending[0]
        match.play(bot.choose(match.sight(seat)), seat)
    found = analyze(match, bot, lambda done, of: None)
    assert found.turning_points == []
    assert "Nobody gave anything away" in as_page("A match", found)


def test_a_bot_that_says_nothing_cannot_analyze() -> None:
    with pytest.raises(ValueError, match="'random' does not say what it thinks"):
        analyze(midway("el-grande"), make_bot("random"), lambda done, of: None)


def test_an_analysis_names_the_moments_that_cost_most() -> None:
    match = midway("el-grande").replay(24)
    found = analyze(match, make_bot("greedy"), lambda done, of: None)
    assert [moment.number for moment in found.moments] == list(range(24))
    assert all(moment.swing <= 0 for moment in found.moments)
    worst = sorted(moment.swing for moment in found.moments)[:3]
    assert sorted(found.moments[number].swing for number in found.turning_points) == worst
    assert json.dumps(found.as_json())


# --- lost workers --------------------------------------------------------------------------------

WRECKER = """
import os
from pathlib import Path

def once(sight):
    if not Path("{flag}").exists():
        Path("{flag}").touch()
        os.kill(os.getppid(), 9)
    return sight.legal[0]

def always(sight):
    os.kill(os.getppid(), 9)
"""
"""Bots whose worker is lost while they think."""

RUNNERS = [partial(run_here, workers=2), partial(run_on_ray, address=HERE, workers=2)]
BOTH = [RUNNERS[0], pytest.param(RUNNERS[1], marks=pytest.mark.soak)]


def test_a_run_that_is_stopped_leaves_nobody_playing(tmp_path: Path) -> None:
    own = tmp_path / "own.py"
    own.write_text("import time\n\ndef slow(sight):\n    time.sleep(50)\n", "utf-8")
    first = two_jobs("random", "random", games=1)
    others = set(multiprocessing.active_children())
    run: Any = run_here([*first, *two_jobs(f"{own}:slow", "random", games=4)[1:]], workers=1)
    assert next(run)["number"] == 0
    (worker,) = set(multiprocessing.active_children()) - others
    run.close()
    until(lambda: not worker.is_alive(), "its process to end")


def test_matches_are_played_on_ray() -> None:
    records = list(RUNNERS[1](two_jobs("random", "random", games=2)))
    assert sorted(record["number"] for record in records) == [0, 1]
    assert not [record for record in records if "failed" in record]


@pytest.mark.parametrize("runner", BOTH, ids=["cores", "ray"])
def test_a_lost_worker_costs_only_its_unfinished_matches(tmp_path: Path, runner: Runner) -> None:
    own = tmp_path / "own.py"
    own.write_text(WRECKER.format(flag=tmp_path / "flag"), "utf-8")
    plain = two_jobs("random", "random", games=4)
    wrecked = two_jobs(f"{own}:once", "random", games=5)[4:]
    records = list(runner([*plain, *wrecked]))
    assert (tmp_path / "flag").exists()
    assert sorted(record["number"] for record in records) == [0, 1, 2, 3, 4]
    assert not [record for record in records if "failed" in record]


@pytest.mark.parametrize("runner", BOTH, ids=["cores", "ray"])
def test_a_match_that_loses_every_worker_is_given_up(tmp_path: Path, runner: Runner) -> None:
    own = tmp_path / "own.py"
    own.write_text(WRECKER.format(flag=""), "utf-8")
    plain = two_jobs("random", "random", games=4)
    wrecked = two_jobs(f"{own}:always", "random", games=5)[4:]
    records = {record["number"]: record for record in runner([*wrecked, *plain])}
    assert [number for number, record in records.items() if "failed" in record] == [4]
    assert len(records) == 5
