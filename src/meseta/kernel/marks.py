"""What is offered: counting and finding the marks of a mask."""

from __future__ import annotations

from meseta.kernel.rule import rule
from meseta.kernel.table import Mask


@rule
def count_marks(mask: Mask, first: int, last: int) -> int:
    """How many actions are marked, from the first to the one before the last."""
    count = 0
    for action in range(first, last):
        count += int(mask[action])
    return count


@rule
def find_mark(mask: Mask, first: int, last: int, n: int) -> int:
    """The n-th marked action, counted from 0, or the last where there are not so many."""
    for action in range(first, last):
        n -= int(mask[action])
        if n < 0:
            return action
    return last
