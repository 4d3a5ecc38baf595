"""How sure a share is: an interval for one look, and one that holds however often one looks.

Wilson's interval holds for a number of matches that was fixed before the first one. Whoever looks
after every match and stops when the interval pleases needs a *confidence sequence*: intervals that
all hold at once. Here it is that of a gambler who bets against every share with a universal
portfolio (Orabona and Jun, IEEE Transactions on Information Theory 70, 2024): if the share is true
the gambler's bets are fair, and capital that grows twentyfold happens to one in twenty at most.
`docs/intervals.md` shows what both do when one peeks.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log, sqrt
from typing import NamedTuple

import numpy as np

Z95 = 1.959964
ERROR = 0.05
"""How often an interval may miss the truth."""
BETS = np.sin(np.pi * (np.arange(1, 65) - 0.5) / 128) ** 2
"""What parts of the capital are laid on a victory: as many gamblers, the arcsine law's quantiles.

Of victories and defeats alone these bets make the mixture of Robbins (1970)."""
HALVINGS = 30
"""So often the place of a bound is halved."""
FIXED = "Wilson's, for one look after a number of matches that was fixed before"
SEQUENCE = (
    "a confidence sequence over whole deals (universal portfolio, Orabona and Jun 2024), which "
    "holds however often one looks"
)


class Interval(NamedTuple):
    """A share with its interval of 95 %."""

    share: float
    low: float
    high: float

    @property
    def is_known(self) -> bool:
        """Whether anything was counted."""
        return self.high - self.low < 1

    def __str__(self) -> str:
        return f"{self.share:.1%} ({self.low:.1%} to {self.high:.1%})"


NOTHING = Interval(0.0, 0.0, 1.0)
"""Where nothing was counted."""


def wilson(wins: float, count: int) -> Interval:
    """Wilson's interval for a share."""
    if count == 0:
        return NOTHING
    share, z2 = wins / count, Z95 * Z95
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z95 * sqrt(share * (1 - share) / count + z2 / (4 * count * count)) / (1 + z2 / count)
    return Interval(share, max(0.0, middle - half), min(1.0, middle + half))


def sequence(values: Sequence[float]) -> Interval:
    """The interval of a confidence sequence after so many values from 0 to 1, the same in mean.

    The capital is convex in the share and at most 1 at the mean, so each bound is found by halving.
    """
    if not values:
        return NOTHING
    share = sum(values) / len(values)
    return Interval(share, bound(values, share, 0.0), bound(values, share, 1.0))


def bound(values: Sequence[float], inside: float, outside: float) -> float:
    """Where shares begin that are excluded, going from one that is not to the end."""
    for _ in range(HALVINGS):
        middle = (inside + outside) / 2
        if excludes(values, middle):
            outside = middle
        else:
            inside = middle
    return outside


def excludes(values: Sequence[float], share: float) -> bool:
    """Whether a gambler who doubts a share has won enough for it to be excluded."""
    if not 0 < share < 1:
        return bool(values) and abs(sum(values) / len(values) - share) > 0
    shown, counts = np.unique(values, return_counts=True)
    odds = np.outer(BETS, shown / share) + np.outer(1 - BETS, (1 - shown) / (1 - share))
    grown = np.log(odds) @ counts
    return bool(np.logaddexp.reduce(grown) - log(len(BETS)) >= log(1 / ERROR))
