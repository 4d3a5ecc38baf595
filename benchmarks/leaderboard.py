"""Results of the benchmark: `python -m benchmarks.leaderboard RESULT.json …` adds them to the page.

They are kept in `benchmarks/measured/benchmark.jsonl`, one a line, and shown in
`docs/benchmark.md`. A result that is there already, of the same bot by the same task with the same
note, is replaced. A test checks every line: that its task is still the same, that it is whole, and
that its interval follows from its deals.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path

from meseta.arena.benchmark import BenchmarkResult, score_of, told_score
from meseta.arena.schedule import describe
from meseta.arena.tasks import BUDGET, TASKS, Task
from meseta.match.saves import write_whole

ROOT = Path(__file__).parents[1]
MEASURED = ROOT / "benchmarks" / "measured" / "benchmark.jsonl"
PAGE = ROOT / "docs" / "benchmark.md"
BEGIN, END = "<!-- results -->", "<!-- end of results -->"
BASELINES = {
    "random": "",
    "caballero": "",
    "grande": "",
    "rey": "",
    "flat:60": "",
    "examples/openspiel_bot.py:Searcher": "OpenSpiel's ISMCTS",
    "examples/network_bot.py:Trained": "PPO, five seeds",
}
"""Who is to be measured by every task, with what is said of them."""
Key = tuple[str, str, str]


def key_of(result: BenchmarkResult) -> Key:
    """What a result is of."""
    return result["task"], result["bot"], result["note"]


def read_measured() -> dict[Key, BenchmarkResult]:
    """All results so far."""
    lines = MEASURED.read_text("utf-8").splitlines() if MEASURED.exists() else []
    return {key_of(result): result for result in map(json.loads, lines)}


def faults_of(result: BenchmarkResult) -> Iterator[str]:
    """What keeps a result from being shown."""
    task = TASKS.get(result["task"])
    if task is None:
        yield f"{result['task']} is no task"
        return
    if (result["pin"], result["table"]) != (task.pin, describe(task.opened())):
        yield f"{task.name} is another task by now: its rules, its box or its opponents changed"
    if not result["is_whole"] or len(result["values"]) != task.deals or result["failed"]:
        yield f"{task.deals} deals without a failure are needed"
    elif [round(each, 4) for each in score_of(task, result["values"])] != [
        result[name] for name in ("score", "low", "high")
    ]:
        yield "the score is not what the deals say"


def keep(results: dict[Key, BenchmarkResult]) -> None:
    """Write results down, and show them."""
    ordered = sorted(results.values(), key=lambda each: (*place_of(each), key_of(each)))
    write_whole(MEASURED, "".join(json.dumps(each, ensure_ascii=False) + "\n" for each in ordered))
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    shown = "\n".join(page(results))
    write_whole(PAGE, f"{before}{BEGIN}\n{shown}\n{END}{rest.partition(END)[2]}")


def place_of(result: BenchmarkResult) -> tuple[int, float]:
    """Tasks in their order, and the best bot first."""
    return list(TASKS).index(result["task"]), -result["score"]


def page(results: dict[Key, BenchmarkResult]) -> Iterator[str]:
    """The tasks, and a table of results for each."""
    yield "| task | game | options | others | measured | deals | pin |"
    yield "| --- | --- | --- | --- | --- | --- | --- |"
    for task in TASKS.values():
        options = ", ".join(f"{name}={value}" for name, value in task.options.items())
        cells = [task.name, task.game, options, task.against or "nobody", task.reward, task.deals]
        yield f"| {' | '.join(map(str, cells))} | `{task.pin}` |"
    for task in TASKS.values():
        yield f"\n### {task.name}\n"
        yield "| bot | score (95 %) | points | ms a decision | Meseta |"
        yield "| --- | --- | --- | --- | --- |"
        yield from rows_of(task, results)


def rows_of(task: Task, results: dict[Key, BenchmarkResult]) -> Iterator[str]:
    """Results by a task, the best first; then those who are still to be measured."""
    found = [each for each in results.values() if each["task"] == task.name]
    for each in sorted(found, key=place_of):
        name = f"{each['bot']} ({each['note']})" if each["note"] else each["bot"]
        slow = "" if each["is_within_budget"] else f" (over the budget of {BUDGET})"
        cells = [each["points"], f"{each['milliseconds']}{slow}", each["meseta"]]
        yield f"| {name} | {told_score(each)} | {' | '.join(map(str, cells))} |"
    known = {each["bot"] for each in found}
    for bot, note in BASELINES.items():
        if bot not in known:
            yield f"| {bot}{f' ({note})' if note else ''} | *to be played* | | | |"


def main(*files: str) -> None:
    """Add results, if nothing is wrong with any of them."""
    results = read_measured()
    for file in files:
        result = json.loads(Path(file).read_text("utf-8"))
        for fault in faults_of(result):
            sys.exit(f"{file}: {fault}")
        results[key_of(result)] = result
    keep(results)


if __name__ == "__main__":
    main(*sys.argv[1:])
