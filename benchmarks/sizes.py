"""Decisions a second by the number of games at once, on the CPU here and on a GPU: a plot.

`python -m benchmarks.sizes` measures batches on the CPU. What was measured on a GPU is read from
`benchmarks/measured/`: lines like those that `python -m benchmarks.gpu` prints; those of random
play are of an earlier run than those of batches, rounded to millions.
"""

from __future__ import annotations

import json
import re
import time
from pathlib import Path
from typing import NamedTuple

from meseta.arena.plots import CLAY, INK, SAND, SEA, as_svg, figure
from meseta.envs import Batch
from meseta.games import GAMES

HERE = Path(__file__).parent
MEASURED = HERE / "measured" / "h200.jsonl"
PLOT = HERE.parent / "docs" / "sizes.svg"
SIZES = [1 << power for power in (0, 2, 4, 6, 8, 10, 12, 14)]
DECISIONS = 200_000
"""As many are measured at each size, at least."""
COLOURS = dict(zip(GAMES, (CLAY, SEA, SAND), strict=True))
ON_CPU = "batch on two threads"
STYLES = {ON_CPU: ":", "batch on a GPU": "--", "random play on a GPU": "-"}


class Point(NamedTuple):
    """One measurement."""

    game: str
    what: str
    size: int
    rate: float


def on_cpu(game: str, size: int) -> Point:
    """A batch of a size: drawn at random and stepped."""
    batch = Batch(game, size, seed=1, threads=min(2, size))
    steps = max(20, DECISIONS // size)
    for _step in range(max(20, steps // 4)):
        batch.step(batch.draw())
    start = time.perf_counter()
    for _step in range(steps):
        batch.step(batch.draw())
    return Point(game, ON_CPU, size, steps * size / (time.perf_counter() - start))


def on_gpu() -> list[Point]:
    """What was measured on a GPU."""
    points = []
    for line in MEASURED.read_text("utf-8").splitlines():
        found = json.loads(line)
        for told, what in (
            ("random play", "random play on a GPU"),
            ("batch, step", "batch on a GPU"),
        ):
            if at := re.fullmatch(rf"{told}, (\d+) games", found["what"]):
                points.append(Point(found["game"], what, int(at[1]), found["found"]))
    return points


def drawn(points: list[Point]) -> str:
    """A line for every game and way."""
    plot, axes = figure(8, 5)
    for game in GAMES:
        for what, style in STYLES.items():
            some = [point for point in points if (point.game, point.what) == (game, what)]
            axes.plot(
                [point.size for point in some],
                [point.rate for point in some],
                color=COLOURS[game],
                linestyle=style,
                marker="o",
                markersize=3,
                label=f"{game}, {what}",
            )
    axes.set_xscale("log", base=2)
    axes.set_yscale("log")
    axes.set_xlabel("games at once", color=INK)
    axes.set_ylabel("decisions a second", color=INK)
    axes.legend(fontsize=8, frameon=False, labelcolor=INK)
    return as_svg(plot)


def main() -> None:
    """Measure, tell, draw."""
    points = on_gpu()
    for game in GAMES:
        for size in SIZES:
            points.append(on_cpu(game, size))
            print(f"{game}, {size:>6} games: {points[-1].rate:>12,.0f} decisions/s", flush=True)
    PLOT.write_text(drawn(points), "utf-8")
    print(f"{PLOT.relative_to(HERE.parent)}: drawn")


if __name__ == "__main__":
    main()
