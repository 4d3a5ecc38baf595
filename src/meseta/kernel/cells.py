"""An observation cell by cell, for a machine on which threads fill many cells side by side.

The fields of an observation as a table: for each number of the record, or for each byte of one
that fills several, where it lies, where it is written and how. It says the same as the rule of
`observing`; what the agenda tells is not in it, since that lies elsewhere every time.
"""

from __future__ import annotations

import numpy as np

from meseta.kernel.observing import (
    BYTES,
    FULL,
    MEMBERS,
    ONE_HOT,
    SCALED,
    Layout,
    LayoutPart,
    names_seats,
)
from meseta.kernel.record import Array

COLUMNS = range(12)
OFFSET, WIDTH, PLACE, STRIDE, PLACE_2, STRIDE_2, FORM, SEATED, LOW, COLUMN, UNIT, FIRST = COLUMNS
"""Where the number lies and its bytes; up to two places along axes of seats, to be counted from the
one that looks, and how far two seats are apart there; how it is shown; whether it names seats; what
is written as 0; which of several bytes this is, or how many; what one more counts where it is
scaled; where it is written."""
FINE = 20
"""What one more counts has so many bits behind the point: no number is scaled otherwise by that."""
FORMS = {ONE_HOT: 0, MEMBERS: 1, SCALED: 2, BYTES: 3}
AS_ONE, AS_MEMBER, AS_SCALED, AS_BYTE = FORMS.values()
NO_PLACE = -1


def cells_of(layout: Layout, record: np.dtype[np.void]) -> Array:
    """A column for every cell of an observation of records that lie in memory like this.

    Cells that are shown in the same way stand side by side.
    """
    offsets = dict(record.fields or {})
    rows = [
        rows_of(part, record[name], int(offsets[name][1])) for name, part in layout.fields.items()
    ]
    cells = np.concatenate(rows)
    alike = np.lexsort([cells[:, each] for each in (WIDTH, SEATED, FORM)])
    return np.ascontiguousarray(cells[alike].T)


def rows_of(part: LayoutPart, number: np.dtype[np.void], offset: int) -> Array:
    """The rows of one field, whose numbers lie side by side from an offset."""
    is_one = part.form == ONE_HOT
    *places, column = (
        index.ravel()
        for index in np.indices((*number.shape, 1 if is_one else part.columns), dtype=np.int32)
    )
    rows = np.zeros((len(column), len(COLUMNS)), np.int32)
    width = number.base.itemsize
    rows[:, OFFSET], rows[:, WIDTH] = offset, width
    rows[:, [PLACE, PLACE_2]] = NO_PLACE
    seated = iter((PLACE, PLACE_2))
    for at, (axis, place) in enumerate(zip(part.axes, places, strict=True)):
        stride = width * int(np.prod(number.shape[at + 1 :], dtype=int))
        if names_seats(axis):
            where = next(seated)
            rows[:, where], rows[:, where + 1] = place, stride
        else:
            rows[:, OFFSET] += place * stride
    rows[:, FORM], rows[:, SEATED] = FORMS[part.form], names_seats(part.of.members or part.of)
    rows[:, LOW], rows[:, COLUMN] = part.low, part.columns if is_one else column
    rows[:, UNIT] = (FULL << FINE) // part.span + 1 if part.form == SCALED else 0
    rows[:, FIRST] = part.first + np.arange(len(rows)) * (part.columns if is_one else 1)
    return rows
