"""The full figures, part by part: what is done is kept, so that it can be stopped and goes on.

`make soak` runs it, as many parts at once as there are processors; what was found so far stands in
`docs/soak.md`. `python -m tests.support.soak requests --parts 301-355` runs so many parts of one
trial, each with other inputs than all others, and tells what came of them.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

from meseta.games import GAMES
from meseta.version import __version__
from tests.support import ROOT


class Trial(NamedTuple):
    """Something that is tried very often."""

    module: str
    cases: list[str]
    """What it is tried with; once without anything where there is nothing to choose."""
    tries: int
    """How often for each case."""
    a_part: int
    about: str
    columns: dict[str, str]
    """What is counted, and what that is called."""


TALLY = {"refused": "refused", "accepted": "accepted and played on"}
TRIALS = {
    "changed positions": Trial(
        "tests.support.fuzz",
        [*GAMES],
        20_000,
        1_000,
        """Positions out of random games, each with one number, name, key or
type changed somewhere inside, set up in compiled rules; what is accepted is played on for 50 moves
without a fault or a dead end. Nothing but a `PositionError` may come of the others.""",
        {"tried": "changed positions", **TALLY},
    ),
    "changed boxes": Trial(
        "tests.support.box_fuzz",
        [*GAMES],
        10_000,
        1_000,
        """Boxes that come with a game, changed in the same way. With what is accepted a match is
played for a while, seen from every seat, drawn, told in every language, saved and read again.
Nothing but a `ValueError` may come of the others.""",
        {"tried": "changed boxes", **TALLY},
    ),
    "requests": Trial(
        "tests.support.web.hostile",
        [""],
        1_000_000,
        5_000,
        """Requests that mean harm, over every address of the application and every field that it
reads: names that lead nowhere, values of other kinds, odd headers and methods, bodies that are cut
off or spoiled, changed matches, positions, studies and boxes. No failure, no silence and no answer
that takes more than three seconds of processor time may come of any, and all the while two people
play at a table of their own.""",
        {
            "sent": "requests",
            "2xx": "answered",
            "3xx": "led on",
            "4xx": "refused",
            "5xx": "told to come back",
            "0xx": "cut off by the sender",
            "slowest": "most seconds of work",
            "never granted": "routes of which all was refused",
        },
    ),
}
REPORT = ROOT / "docs" / "soak.md"

BY_HAND = "\n## The million, go by go\n"
"""What stands from here on in the report nobody but people writes."""
UNFINISHED = "Where it says *of*, only so much of it was run."


def count_common(lists: list[list[str]]) -> int:
    """How many names stand in every list."""
    return len(set.intersection(*map(set, lists))) if lists else 0


SUMMED: dict[str, Callable[[Any], Any]] = {
    "slowest": partial(max, default=0),
    "never granted": count_common,
}
"""How parts are put together where that is no sum."""
Done = dict[str, dict[str, Any]]


def main(words: Sequence[str] = sys.argv[1:]) -> int:
    """Run every part that was asked for and has not been run yet; whether all went well."""
    asked = read_words(words)
    kept = Path(f".soak{asked.trial and '-'}{asked.trial.replace(' ', '-')}.json")
    done: Done = json.loads(kept.read_text("utf-8")) if kept.exists() else {}
    parts = dict(find_parts(asked.trial, asked.parts))
    with ThreadPoolExecutor(asked.at_once) as several:
        todo = {several.submit(run_part, parts[name]): name for name in parts if name not in done}
        try:
            for part in as_completed(todo):
                done[todo[part]] = part.result()
                print(f"{len(done)} of {len(parts)}: {todo[part]}", flush=True)
                kept.write_text(json.dumps(done), "utf-8")
                if not asked.trial:
                    REPORT.write_text(report(done) + told_by_hand(), "utf-8")
        except BaseException:
            several.shutdown(cancel_futures=True)
            raise
    if asked.trial:
        print("\n".join(tell_trial(done, asked.trial)))
    else:
        kept.unlink()
    return int(any("failed" in part for part in done.values()))


def read_words(words: Sequence[str]) -> argparse.Namespace:
    """What is to be run: all of it, or some parts of one trial."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.soak", description=__doc__)
    parser.add_argument("trial", nargs="?", default="", choices=["", *TRIALS])
    parser.add_argument("--parts", type=read_range, help="FIRST-LAST, those of the trial if not")
    parser.add_argument("--at-once", type=int, default=os.cpu_count())
    asked = parser.parse_args(words)
    if asked.parts and not asked.trial:
        parser.error("parts of which trial?")
    return asked


def read_range(text: str) -> range:
    """The numbers from one to another."""
    first, _, last = text.partition("-")
    return range(int(first), int(last or first) + 1)


def find_parts(trial: str = "", numbers: range | None = None) -> Iterator[tuple[str, list[str]]]:
    """The name of each part, and the command that runs it in a process of its own."""
    for what, each in TRIALS.items():
        if what == (trial or what):
            for part in numbers or range(1, each.tries // each.a_part + 1):
                for case in each.cases:
                    words = [*filter(None, [case]), str(each.a_part), str(1000 + part)]
                    yield f"{what}: {case}: {part}", [sys.executable, "-m", each.module, *words]


def run_part(command: list[str]) -> dict[str, Any]:
    """One part: what was counted, and what it said where it failed."""
    start = time.monotonic()
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)
    found: dict[str, Any] = {"seconds": round(time.monotonic() - start, 1)}
    with suppress(ValueError, IndexError):
        found |= json.loads(done.stdout.splitlines()[-1])
    if done.returncode != 0:
        print(done.stdout, flush=True)
        found["failed"] = done.stdout[-2000:]
    return found


def report(done: Done) -> str:
    """The result, for people."""
    lines = [f"# The soak\n\n`make soak`, version {__version__}. {UNFINISHED}"]
    for what, trial in TRIALS.items():
        lines += [f"\n## {what.capitalize()}\n\n{trial.about}\n", *tell_trial(done, what)]
    return "\n".join(lines) + "\n"


def told_by_hand() -> str:
    """What people have written into the report."""
    _, heading, told = REPORT.read_text("utf-8").partition(BY_HAND)
    return heading + told


def tell_trial(done: Done, what: str) -> list[str]:
    """What came of a trial, as a table."""
    trial = TRIALS[what]
    heads = [*["game"] * (len(trial.cases) > 1), *trial.columns.values(), "parts that failed"]
    lines = ["| " + " | ".join(heads) + " |", "| " + " | ".join(["---"] * len(heads)) + " |"]
    return [*lines, *(line_of(done, what, case) for case in trial.cases)]


def line_of(done: Done, what: str, case: str) -> str:
    """One case of a trial: its sums, of what is slow the slowest, of routes what all parts name."""
    parts = [part for name, part in done.items() if name.startswith(f"{what}: {case}: ")]
    sums = [
        f"{SUMMED.get(column, sum)([part[column] for part in parts if column in part]):,}"
        for column in TRIALS[what].columns
    ]
    sums[0] = out_of(sums[0], TRIALS[what].tries)
    cells = [*filter(None, [case]), *sums, str(sum("failed" in part for part in parts))]
    return "| " + " | ".join(cells) + " |"


def out_of(run: str, wanted: int) -> str:
    """How much was run, and of how much where that is not all."""
    return run if run == f"{wanted:,}" else f"{run} of {wanted:,}"


if __name__ == "__main__":
    sys.exit(main())
