"""What seats see on a GPU: a block of threads writes what it shows near at hand, then all at once.

A block takes the states of a few lanes into its own memory, hides there what their viewers may not
know, and fills their observations from a table of cells, each of which is looked up once for all of
them. So the card's memory is read and written once, in long rows.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numba
import numpy as np

from meseta.kernel import play
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
    cells_of,
)
from meseta.kernel.gpu import cuda
from meseta.kernel.observing import BYTE, FULL, Layout

LONG = 8
"""Bytes that are read and written together."""
SHIFT = 3
"""1 << SHIFT is that many."""
NEAR = 48 << 10
"""Bytes of its own that a block has at most."""
BESIDE = 8
"""Lanes that a block shows at most."""
SHARE = 8
"""Cells that a thread fills, of each lane: more only where a block would have too many threads."""
LOOKERS = 256
"""Threads that a block has at most."""
WARP = 32
"""Threads that go side by side."""


class Nearby(NamedTuple):
    """How the lanes of a block lie in its own memory, counted in long words, and who shows them."""

    state: int
    """From one state to the next: a little more than it has, so that they lie in other banks."""
    row: int
    """From one observation to the next, which begins somewhere in a word."""
    lanes: int
    threads: int

    @classmethod
    def of(cls, state: int, row: int, cells: int) -> Nearby:
        """As many lanes as there is room for, and threads for the cells of each."""
        words = state // LONG + 1, row // LONG + 2
        lanes = min(BESIDE, NEAR // (LONG * sum(words)))
        if not lanes:
            sizes = f"a state of {state} bytes with an observation of {row}"
            raise ValueError(f"{sizes} is too large for a block on a GPU, which has {NEAR}")
        warps = (cells + SHARE * WARP - 1) // (SHARE * WARP)
        return cls(*words, lanes, min(LOOKERS, warps * WARP))

    @property
    def size(self) -> int:
        """Bytes of all."""
        return LONG * self.lanes * (self.state + self.row)


def words_of(seen: Any, address: int) -> tuple[Any, int]:
    """The long words of what lies at an address, and the bytes before the first."""
    line, before = seen.reshape(seen.size), -address % LONG
    whole = (line.size - before) // LONG * LONG
    return line[before : before + whole].view(np.uint64), before


def spaced(dtype: np.dtype[np.void], near: Nearby) -> np.dtype[np.void]:
    """Records as they lie in a block's own memory."""
    fields: Any = dtype.fields
    return np.dtype(
        {
            "names": list(fields),
            "formats": [fields[name][0] for name in fields],
            "offsets": [fields[name][1] for name in fields],
            "itemsize": near.state * LONG,
        },
        align=True,
    )


def write_show(link: Any, layout: Layout, dtype: np.dtype[np.void]) -> Any:
    """The kernel that shows every lane of a block to its viewer, and how it lays them out."""
    hide, tell_agenda = link(play.hide), link(layout.observe_agenda)
    near = Nearby.of(dtype.itemsize, layout.size, cells_of(layout, dtype).shape[1])
    record, state, row = numba.from_dtype(spaced(dtype, near)), near.state, near.row
    size, held = layout.size, dtype.itemsize // LONG

    @cuda.jit(device=True)
    def fill(
        cells: Any,
        at: int,
        viewers: Any,
        players: int,
        first: int,
        here: int,
        rows: int,
        before: int,
    ) -> None:
        drawn = cuda.shared.array(0, numba.uint8)
        offset, width, low = cells[OFFSET, at], cells[WIDTH, at], cells[LOW, at]
        place, stride = cells[PLACE, at], cells[STRIDE, at]
        place_2, stride_2 = cells[PLACE_2, at], cells[STRIDE_2, at]
        form, is_seated, column = cells[FORM, at], cells[SEATED, at], cells[COLUMN, at]
        begin, unit = cells[FIRST, at], cells[UNIT, at]
        for lane in range(here):
            seat = max(0, viewers[first + lane])
            where = LONG * state * lane + offset
            if place != NO_PLACE:
                where += stride * clockwise(seat, place, players)
            if place_2 != NO_PLACE:
                where += stride_2 * clockwise(seat, place_2, players)
            number = number_at(where, width)
            to = LONG * (rows + lane * row) + within(first + lane, size, before) + begin
            if form == AS_MEMBER:
                member = clockwise(seat, column, players) if is_seated else low + column
                drawn[to] = ((number >> member) & 1) * FULL
            else:
                if is_seated and 0 <= number < players:
                    number = clockwise(players - seat, number, players)
                number -= low
                if form == AS_SCALED:
                    drawn[to] = (number * unit) >> FINE
                elif form == AS_BYTE:
                    drawn[to] = (number >> (BYTE * column)) & FULL
                elif 0 <= number < column:
                    drawn[to + number] = FULL

    def show(
        lines: Any,
        boxes: Any,
        cells: Any,
        viewers: Any,
        players: int,
        seen: Any,
        words: Any,
        before: int,
        most: int,
    ) -> None:
        states = cuda.shared.array(0, record)
        own = cuda.shared.array(0, numba.uint64)
        drawn = cuda.shared.array(0, numba.uint8)
        me, threads = cuda.threadIdx.x, cuda.blockDim.x
        rows, first = state * most, cuda.blockIdx.x * most
        here = min(most, len(lines) - first)
        for at in range(me, here * held, threads):
            own[at // held * state + at % held] = lines[first + at // held, at % held]
        for at in range(me, here * row, threads):
            own[rows + at] = 0
        cuda.syncthreads()
        if me < here:
            hide(states[me], boxes[0], max(0, viewers[first + me]))
        cuda.syncthreads()
        for at in range(me, cells.shape[1], threads):
            fill(cells, at, viewers, players, first, here, rows, before)
        cuda.syncthreads()
        if me < here:
            to = LONG * (rows + me * row) + within(first + me, size, before)
            seat = max(0, viewers[first + me])
            tell_agenda(states[me], boxes[0], seat, drawn[to : to + size])
        cuda.syncthreads()
        for lane in range(here):
            write_out(own, rows + lane * row, (first + lane) * size - before, size, words)
            write_edges(drawn, LONG * (rows + lane * row), first + lane, before, seen)

    return cuda.jit(show), near


@cuda.jit(device=True)
def within(lane: int, size: int, before: int) -> int:
    """Where in a long word an observation begins."""
    return (lane * size - before) & (LONG - 1)


@cuda.jit(device=True)
def write_out(own: Any, place: int, begin: int, size: int, words: Any) -> None:
    """All long words that lie within an observation, side by side."""
    start, whole = begin >> SHIFT, (begin + LONG - 1) >> SHIFT
    for word in range(whole + cuda.threadIdx.x, (begin + size) >> SHIFT, cuda.blockDim.x):
        words[word] = own[place + word - start]


@cuda.jit(device=True)
def write_edges(drawn: Any, place: int, lane: int, before: int, seen: Any) -> None:
    """The bytes before the first whole word of an observation, and those after the last."""
    size, me = seen.shape[1], cuda.threadIdx.x
    begin = within(lane, size, before)
    ahead, behind = -begin & (LONG - 1), (begin + size) & (LONG - 1)
    if me < ahead:
        seen[lane, me] = drawn[place + begin + me]
    if me < behind:
        seen[lane, size - behind + me] = drawn[place + begin + size - behind + me]


@cuda.jit(device=True)
def clockwise(seat: int, place: int, players: int) -> int:
    """The seat so many places clockwise from one; whoever does not play stays behind."""
    if place >= players:
        return place
    return seat + place - players if seat + place >= players else seat + place


@cuda.jit(device=True)
def number_at(where: int, width: int) -> int:
    """A whole number of so many bytes in the block's own memory."""
    if width == 1:
        return int(cuda.shared.array(0, numba.int8)[where])
    if width == 2:
        return int(cuda.shared.array(0, numba.int16)[where >> 1])
    if width == 4:
        return int(cuda.shared.array(0, numba.int32)[where >> 2])
    return int(cuda.shared.array(0, numba.int64)[where >> SHIFT])
