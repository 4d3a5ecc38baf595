"""The command `benchmark`: a bot by a task, and a result file with all that repeats it."""

from __future__ import annotations

import argparse
import json
import platform
import re
import sys
from functools import partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import meseta
from meseta.arena.commands import (
    RESULTS,
    Pace,
    ask_for,
    at_least,
    compile_once,
    progress,
    tell_failures,
)
from meseta.arena.intervals import SEQUENCE, Interval, sequence
from meseta.arena.play import MatchRecord
from meseta.arena.run import play_all, run_here
from meseta.arena.schedule import describe, jobs, tables
from meseta.arena.summary import Measure, Summary, sum_up, values_by_deal, wins_of
from meseta.arena.tasks import BUDGET, MOST_POINTS, POINTS, TASKS, WIN, Task, find_task
from meseta.bots.levels import make_bot
from meseta.match.saves import write_whole

RESULT = "result.json"
TOOLS = ("numpy", "numba", "llvmlite")
BenchmarkResult = dict[str, Any]


def benchmark(chosen: argparse.Namespace, command: str) -> int:
    """Measure a bot by a task; without a task, list what there is."""
    if chosen.task is None:
        print(*[f"{task.name:<26} {describe(task.opened())}" for task in TASKS.values()], sep="\n")
        return 0
    task = find_task(chosen.task)
    if not chosen.bot:
        raise ValueError("bot: whom to measure is needed (--bot)")
    if chosen.bot == task.against:
        raise ValueError(f"bot: {chosen.bot} is whom others are measured against")
    deals = task.deals if chosen.deals is None else chosen.deals
    at_least("deals", deals, 1)
    at_least("workers", chosen.workers, 1)
    ask_for("openskill")
    make_bot(chosen.bot).close()
    folder = Path(chosen.out or Path("benchmark") / task.name / plain_name(chosen.bot))
    folder.mkdir(parents=True, exist_ok=True)
    results = play(task, chosen.bot, min(deals, task.deals), folder / RESULTS, chosen.workers)
    summary = sum_up(results, task.players)
    result = result_of(task, chosen.bot, results, summary, command, chosen.note)
    write_whole(folder / RESULT, json.dumps(result, indent=1, ensure_ascii=False) + "\n")
    print(*lines_of_result(result), f"result: {folder / RESULT}", sep="\n")
    return tell_failures(summary)


def plain_name(bot: str) -> str:
    """A bot's name as a folder may be called."""
    return re.sub(r"[^\w.-]+", "-", bot).strip("-.")


def play(task: Task, bot: str, deals: int, path: Path, workers: int) -> list[MatchRecord]:
    """All matches of a task, or what is left of them."""
    compile_once(task.opened())
    seated = tables([bot], task.players, task.against)
    plan = list(jobs(task.game, task.options, None, seated, deals * task.players, task.testing))
    pace = Pace(len(plan))
    results = play_all(
        plan,
        path,
        partial(run_here, workers=workers),
        lambda done: progress(pace.told(len(done))),
        lambda _results: False,
    )
    print(file=sys.stderr)
    return results


# --- what is written down ------------------------------------------------------------------------


def points_of(bot: str) -> Measure:
    """The points of a bot, of the most that there can be."""

    def measure(record: MatchRecord) -> float | None:
        points = float(record["points"][record["bots"].index(bot)])
        return min(1.0, max(0.0, points / MOST_POINTS))

    return measure


def measured(task: Task, bot: str, results: list[MatchRecord]) -> list[float]:
    """What the bot has got in every whole deal, from 0 to 1."""
    measures = {WIN: wins_of, POINTS: points_of}
    return values_by_deal(task.players, results, measures[task.reward](bot))


def score_of(task: Task, values: list[float]) -> Interval:
    """What a task says of a bot, with its interval, in what is measured."""
    most = MOST_POINTS if task.reward == POINTS else 1
    return Interval(*[most * each for each in sequence(values)])


def result_of(
    task: Task,
    bot: str,
    results: list[MatchRecord],
    summary: Summary,
    command: str,
    note: str,
) -> BenchmarkResult:
    """A result, with everything that is needed to repeat it."""
    values = [round(value, 6) for value in measured(task, bot, results)]
    score = score_of(task, values)
    [line] = [line for line in summary.lines if line.bot == bot][:1]
    return {
        "task": task.name,
        "pin": task.pin,
        "table": describe(task.opened()),
        "bot": bot,
        "note": note,
        "against": task.against,
        "reward": task.reward,
        "score": round(score.share, 4),
        "low": round(score.low, 4),
        "high": round(score.high, 4),
        "interval": SEQUENCE,
        "deals": len(values),
        "is_whole": len(values) == task.deals,
        "points": round(line.points, 2),
        "milliseconds": round(line.milliseconds, 2),
        "is_within_budget": line.milliseconds <= BUDGET,
        "failed": len(summary.failed),
        "seed": task.testing,
        "values": values,
        "command": command,
        "meseta": meseta.__version__,
        "python": platform.python_version(),
        "tools": {name: version(name) for name in TOOLS},
        "machine": f"{platform.system()} {platform.machine()}",
    }


def told_score(result: BenchmarkResult) -> str:
    """A score with its interval, as people read it."""
    sign = "{:.1%}" if result["reward"] == WIN else "{:.1f} points"
    share, low, high = (sign.format(result[name]) for name in ("score", "low", "high"))
    return f"{share} ({low} to {high})"


def lines_of_result(result: BenchmarkResult) -> list[str]:
    """A result for the terminal."""
    whole = "" if result["is_whole"] else ", not all of them: this is no result to cite"
    return [
        f"{result['task']}, {result['bot']}: {told_score(result)}",
        f"interval: {result['interval']}; {result['deals']} deals{whole}",
        f"{result['milliseconds']} ms a decision, the budget is {BUDGET}",
    ]
