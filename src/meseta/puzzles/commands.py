"""`meseta puzzles`: make them, and pack them as they are shipped."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import meseta
from meseta.arena.play import make_ready
from meseta.puzzles.making import (
    count_puzzles,
    make_puzzles,
    puzzles_of,
    read_finds,
    report_lines,
    run_here,
)
from meseta.puzzles.puzzle import is_set, read_set, write_set
from meseta.puzzles.seeking import Found
from meseta.puzzles.sifting import choose_varied, sift


def make(chosen: argparse.Namespace, options: dict[str, Any]) -> int:
    """Look through matches until there are enough puzzles, and say what was thrown away."""
    for name in ("count", "workers"):
        if getattr(chosen, name) < 1:
            raise ValueError(f"{name}: {getattr(chosen, name)} are too few; at least 1")
    game = meseta.new(chosen.game, **options).game
    make_ready(game)
    path = Path(chosen.file or f"puzzles-{game.id}.jsonl")

    def report(done: Sequence[Found]) -> None:
        line = f"{count_puzzles(done)} of {chosen.count} puzzles in {len(done)} matches"
        print(f"\r{line:60}", end="", file=sys.stderr, flush=True)

    arguments = (chosen.game, options, chosen.seed, chosen.count, path)
    found = make_puzzles(*arguments, partial(run_here, workers=chosen.workers), report)
    print(file=sys.stderr)
    lines = report_lines(found, count_puzzles(found), Counter())
    print(*lines, f"puzzles: {path}", sep="\n")
    return 0


def pack(chosen: argparse.Namespace) -> int:
    """Write those puzzles of sets and of runs as one set that people like to solve."""
    paths = [Path(file) for file in chosen.files]
    joined = [each for path in paths if is_set(path) for each in read_set(path)]
    found = [each for path in paths if not is_set(path) for each in read_finds(path)]
    thrown = Counter[str]()
    puzzles = choose_varied(sift([*joined, *puzzles_of(found)], thrown))
    if len({puzzle.game for puzzle in puzzles}) != 1:
        raise ValueError("files: there are no puzzles in them, or of several games")
    write_set(Path(chosen.out), puzzles)
    lines = report_lines(found, len(puzzles), thrown, len(joined))
    print(*lines, f"puzzles: {chosen.out}", sep="\n")
    return 0
