"""What peeking does to intervals: `python -m benchmarks.intervals` writes docs/intervals.md.

Runs of the arena are simulated that stop as soon as the interval of a bot's wins no longer holds
some share. How often is a bot that is exactly at that share called better or worse? And how often
does the interval that is printed in the end hold the truth? Once with Wilson's interval, looked at
after every match, as the arena once did; once with the confidence sequence that it uses now.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from meseta.arena.intervals import excludes, wilson
from meseta.match.saves import write_whole

PAGE = Path(__file__).parents[1] / "docs" / "intervals.md"
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
SEATS = 4
RUNS, MATCHES = 4000, 200
FEWEST = 12
"""Matches after which Wilson's interval was looked at first."""
SEED = 1
Dice = np.random.Generator
Deals = np.ndarray[tuple[int, int], np.dtype[np.float64]]
"""Shares of the victory: a row for every deal, a column for the bot's seat in it."""
Model = Callable[[Dice, float, int], Deals]
"""So many deals of a bot that wins a share in the mean."""


def independent(dice: Dice, share: float, deals: int) -> Deals:
    """Every match is by chance alone."""
    return (dice.random((deals, SEATS)) < share).astype(float)


def seats_differ(dice: Dice, share: float, deals: int) -> Deals:
    """Who sits first wins four times as often as who sits last."""
    return (dice.random((deals, SEATS)) < share * np.array([1.6, 1.2, 0.8, 0.4])).astype(float)


def deals_differ(dice: Dice, share: float, deals: int) -> Deals:
    """Some deals suit the bot in every seat, others in none."""
    chances = dice.beta(2 * share, 2 * (1 - share), (deals, 1))
    return (dice.random((deals, SEATS)) < chances).astype(float)


def victories_shared(dice: Dice, share: float, deals: int) -> Deals:
    """Half of all victories are shared by two."""
    won = dice.random((deals, SEATS))
    return np.select([won < share / 2, won < 3 * share / 2], [1.0, 0.5], 0.0)


MODELS: dict[str, Model] = {
    "matches are independent": independent,
    "seats differ": seats_differ,
    "deals differ": deals_differ,
    "victories are shared": victories_shared,
}


class Ended(NamedTuple):
    """How a run ended."""

    matches: int
    is_decided: bool
    is_covered: bool
    """Whether the interval in the end holds the truth."""


def peek_with_wilson(deals: Deals, asked: float, truth: float) -> Ended:
    """Look after every match."""
    wins = deals.reshape(-1).cumsum()
    for count in range(FEWEST, len(wins) + 1):
        _share, low, high = wilson(float(wins[count - 1]), count)
        if not low <= asked <= high:
            return Ended(count, True, low <= truth <= high)
    return Ended(len(wins), False, low <= truth <= high)


def peek_with_a_sequence(deals: Deals, asked: float, truth: float) -> Ended:
    """Look after every deal."""
    values = deals.mean(axis=1).tolist()
    for count in range(1, len(values) + 1):
        if excludes(values[:count], asked):
            return Ended(SEATS * count, True, not excludes(values[:count], truth))
    return Ended(SEATS * len(values), False, not excludes(values, truth))


Peek = Callable[[Deals, float, float], Ended]
PEEKS: dict[str, Peek] = {
    "Wilson's": peek_with_wilson,
    "confidence sequence": peek_with_a_sequence,
}


class Simulated(NamedTuple):
    """What many runs have come to."""

    decided: float
    """The share of runs in which a bot was called better or worse."""
    covered: float
    matches: float
    """In the mean."""


def simulate(
    model: Model, peek: Peek, truth: float, asked: float, runs: int, matches: int
) -> Simulated:
    """Many runs of a bot that wins a share, each of them until it is decided about another."""
    dice = np.random.default_rng(SEED)
    ended = [peek(model(dice, truth, matches // SEATS), asked, truth) for _run in range(runs)]
    return Simulated(
        float(np.mean([each.is_decided for each in ended])),
        float(np.mean([each.is_covered for each in ended])),
        float(np.mean([each.matches for each in ended])),
    )


def rows(truths: Sequence[float], asked: float) -> Iterator[str]:
    """A row for every model and truth, with both ways to look."""
    head = [f"{name}: {what}" for name in PEEKS for what in ("decided", "covers", "matches")]
    yield f"| simulated | truth | {' | '.join(head)} |"
    yield f"| --- | --- |{' --- |' * len(head)}"
    for name, model in MODELS.items():
        for truth in truths:
            found = [simulate(model, peek, truth, asked, RUNS, MATCHES) for peek in PEEKS.values()]
            cells = [
                f"{each.decided:.1%} | {each.covered:.1%} | {each.matches:.0f}" for each in found
            ]
            yield f"| {name} | {truth:.0%} | {' | '.join(cells)} |"


def main() -> None:
    """Simulate, and put the figures into the page."""
    before, _, rest = PAGE.read_text("utf-8").partition(BEGIN)
    figures = "\n".join(rows((0.25, 0.3, 0.4), asked=0.25))
    write_whole(PAGE, f"{before}{BEGIN}\n{figures}\n{END}{rest.partition(END)[2]}")


if __name__ == "__main__":
    main()
