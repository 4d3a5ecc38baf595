"""Plots of a run, each as an SVG text, drawn with matplotlib."""

from __future__ import annotations

import io
from collections.abc import Sequence
from typing import Any

from meseta.arena.intervals import Interval
from meseta.arena.play import MatchRecord
from meseta.arena.summary import Summary

INK, PAPER, SAND, SEA, CLAY = "#3b2f2a", "#fbf5e6", "#d8c39a", "#5d8aa8", "#b5533c"
MOST_BARS = 24


def figure(width: float, height: float) -> Any:
    """An empty plot in the house's colours."""
    from matplotlib.figure import Figure

    drawn = Figure(figsize=(width, height), facecolor=PAPER, layout="constrained")
    axes = drawn.add_subplot(facecolor=PAPER)
    axes.spines[["top", "right"]].set_visible(False)
    axes.tick_params(colors=INK)
    return drawn, axes


def as_svg(drawn: Any) -> str:
    """A plot as text, the same each time."""
    from matplotlib import rc_context

    buffer = io.StringIO()
    with rc_context({"svg.hashsalt": "meseta", "svg.fonttype": "none"}):
        drawn.savefig(buffer, format="svg", metadata={"Date": None, "Creator": None})
    text = buffer.getvalue()
    return text[text.index("<svg") :]


def bars(names: Sequence[str], found: Sequence[Interval], even: float | None, label: str) -> str:
    """Shares with their intervals, one bar each."""
    drawn, axes = figure(7, 0.6 + 0.36 * len(names))
    places = range(len(names))
    shares = [100 * each.share for each in found]
    low = [max(0.0, 100 * (each.share - each.low)) for each in found]
    high = [max(0.0, 100 * (each.high - each.share)) for each in found]
    axes.barh(places, shares, color=SAND, edgecolor=INK, linewidth=0.6)
    axes.errorbar(shares, places, xerr=[low, high], fmt="none", ecolor=INK, capsize=3)
    if even is not None:
        axes.axvline(100 * even, color=CLAY, linestyle="--", linewidth=1)
    axes.set_yticks(list(places), list(names), color=INK)
    axes.invert_yaxis()
    axes.set_xlabel(label, color=INK)
    return as_svg(drawn)


def ratings_plot(summary: Summary) -> str:
    """The rating of each bot with two standard deviations."""
    lines = summary.lines
    drawn, axes = figure(7, 0.6 + 0.36 * len(lines))
    places = list(range(len(lines)))
    axes.errorbar(
        [line.rating for line in lines],
        places,
        xerr=[2 * line.doubt for line in lines],
        fmt="o",
        color=SEA,
        ecolor=INK,
        capsize=3,
    )
    axes.set_yticks(places, [line.bot for line in lines], color=INK)
    axes.invert_yaxis()
    axes.set_xlabel("rating, with two standard deviations", color=INK)
    return as_svg(drawn)


def points_plot(results: Sequence[MatchRecord], bots: Sequence[str]) -> str:
    """How the points of each bot are spread."""
    drawn, axes = figure(7, 0.8 + 0.5 * len(bots))
    spread = [
        [
            points
            for record in results
            for name, points in zip(record["bots"], record["points"], strict=True)
            if name == bot
        ]
        for bot in bots
    ]
    axes.boxplot(
        spread,
        orientation="horizontal",
        tick_labels=list(bots),
        patch_artist=True,
        boxprops={"facecolor": SAND, "edgecolor": INK},
        medianprops={"color": CLAY},
        flierprops={"markersize": 3},
    )
    axes.invert_yaxis()
    axes.set_xlabel("points", color=INK)
    return as_svg(drawn)


def chances_plot(
    seats: Sequence[str],
    numbers: Sequence[int],
    rows: Sequence[Sequence[float]],
    marks: Sequence[int],
) -> str:
    """Each seat's chance of winning over a match; marked where it was decided."""
    drawn, axes = figure(9, 3.6)
    for seat, name in enumerate(seats):
        line = [100 * row[seat] for row in rows]
        colour = {"white": "#999999"}.get(name, name)
        axes.plot(numbers, line, label=name, color=colour, linewidth=1.6)
    for mark in marks:
        axes.axvline(mark, color=INK, linestyle=":", linewidth=1)
    axes.set_ylim(0, 100)
    axes.set_xlabel("move", color=INK)
    axes.set_ylabel("chance of winning, %", color=INK)
    axes.legend(frameon=False, ncols=len(seats), loc="lower center", bbox_to_anchor=(0.5, 1.0))
    return as_svg(drawn)
