"""Marks counted and found eight at a time, in the place of the rules that look at each of them.

A row of marks lies in memory as bytes, each 0 or 1. Eight of them are loaded as one number, the
first mark lowest. Multiplied by ONES, each of its bytes is the sum of all marks up to its own, and
the highest byte that of all eight.
"""

from __future__ import annotations

from typing import Any

from llvmlite import ir
from numba.core import types
from numba.extending import intrinsic
from numba.np import arrayobj

from meseta.kernel.marks import count_marks, find_mark
from meseta.kernel.rule import Rule, rule
from meseta.kernel.table import Mask

EIGHT = 8
ONES = 0x0101010101010101
HIGHS = 0x80 * ONES - (1 << 64)
"""The highest bit of every byte, as a number with a sign."""
TOP = 56
"""So many bits lie below the highest byte."""


def write_load(context: Any, mask: Any, at: Any) -> Any:
    """How the compiler loads eight marks as one number."""

    def load(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        make_row: Any = arrayobj.make_array(signature.args[0])  # type: ignore[no-untyped-call]
        row = make_row(context, builder, values[0])
        first = builder.gep(row.data, [values[1]])
        return builder.load(builder.bitcast(first, ir.IntType(64).as_pointer()), align=1)

    return types.int64(mask, types.int64), load


load_eight: Any = intrinsic(write_load)
"""Eight marks as one number."""


@rule
def eight_from(mask: Mask, at: int) -> int:
    """Eight marks from one on; there are none behind the row, which has eight or more."""
    start = min(at, len(mask) - EIGHT)
    return int(load_eight(mask, start)) >> ((at - start) * EIGHT)


@rule
def count_eights(mask: Mask, first: int, last: int) -> int:
    """How many actions are marked; what is marked at all lies between the first and the last."""
    count = 0
    for eight in range((last - first + EIGHT - 1) // EIGHT):
        count += (eight_from(mask, first + eight * EIGHT) * ONES) >> TOP
    return count


@rule
def find_in_eights(mask: Mask, first: int, last: int, n: int) -> int:
    """The n-th marked action, counted from 0, or the last where there are not so many.

    In every byte whose sum is above n the highest bit stays when n + 1 is taken away.
    """
    for eight in range((last - first + EIGHT - 1) // EIGHT):
        at = first + eight * EIGHT
        sums = eight_from(mask, at) * ONES
        if n < sums >> TOP:
            above = (((sums | HIGHS) - (n + 1) * ONES) >> (EIGHT - 1)) & ONES
            return at + EIGHT - ((above * ONES) >> TOP)
        n -= sums >> TOP
    return last


EIGHTS: dict[Rule, Rule] = {count_marks: count_eights, find_mark: find_in_eights}
