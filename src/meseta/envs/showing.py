"""What seats see on a GPU: every cell of the observations has a thread of its own."""

from __future__ import annotations

from typing import Any

import numpy as np

from meseta.kernel.cells import (
    AS_BYTE,
    AS_MEMBER,
    AS_SCALED,
    COLUMN,
    FINE,
    FIRST,
    FORM,
    LOW,
    NO_PLACE,
    OFFSET,
    PLACE,
    PLACE_2,
    SEATED,
    STRIDE,
    STRIDE_2,
    UNIT,
    WIDTH,
)
from meseta.kernel.gpu import cuda
from meseta.kernel.observing import BYTE, FULL

LONG = 8
"""Bytes that are written together."""


def words_of(seen: Any) -> Any:
    """All bytes in a row, eight at a time where that is even."""
    line = seen.reshape(seen.size)
    return line if line.size % LONG else line.view(np.uint64)


@cuda.jit
def clear(words: Any) -> None:
    """Write zeros everywhere, each thread many."""
    for at in range(cuda.grid(1), len(words), cuda.gridsize(1)):
        words[at] = 0


@cuda.jit
def show(lines: Any, cells: Any, viewers: Any, players: Any, seen: Any) -> None:
    """Write what the fields tell, over zeros: a thread fills the same cell of many lanes."""
    at = cuda.grid(1)
    if at >= len(cells):
        return
    offset, width, low = cells[at, OFFSET], cells[at, WIDTH], cells[at, LOW]
    place, stride = cells[at, PLACE], cells[at, STRIDE]
    place_2, stride_2 = cells[at, PLACE_2], cells[at, STRIDE_2]
    form, is_seated, first = cells[at, FORM], cells[at, SEATED], cells[at, FIRST]
    column, unit = cells[at, COLUMN], cells[at, UNIT]
    for lane in range(cuda.blockIdx.y, len(lines), cuda.gridDim.y):
        seat = max(0, viewers[lane])
        where = offset
        if place != NO_PLACE:
            where += stride * clockwise(seat, place, players)
        if place_2 != NO_PLACE:
            where += stride_2 * clockwise(seat, place_2, players)
        number = number_at(lines[lane], where, width)
        if form == AS_MEMBER:
            member = clockwise(seat, column, players) if is_seated else low + column
            seen[lane, first] = ((number >> member) & 1) * FULL
        else:
            if is_seated and 0 <= number < players:
                number = clockwise(players - seat, number, players)
            number -= low
            if form == AS_SCALED:
                seen[lane, first] = (number * unit) >> FINE
            elif form == AS_BYTE:
                seen[lane, first] = (number >> (BYTE * column)) & FULL
            elif 0 <= number < column:
                seen[lane, first + number] = FULL


@cuda.jit(device=True)
def clockwise(seat: Any, place: Any, players: Any) -> Any:
    """The seat so many places clockwise from one; whoever does not play stays behind."""
    if place >= players:
        return place
    return seat + place - players if seat + place >= players else seat + place


@cuda.jit(device=True)
def number_at(line: Any, where: Any, width: Any) -> Any:
    """A whole number of so many bytes, the lowest first."""
    number, top = 0, 1 << (BYTE * width - 1)
    for byte in range(width):
        number |= int(line[where + byte]) << (BYTE * byte)
    return (number ^ top) - top
