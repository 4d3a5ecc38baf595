"""Records: one list of fields, two forms."""

from __future__ import annotations

import numpy as np
import pytest

from meseta.games import GAMES, find_game
from meseta.kernel.record import Grid, Record, Row, copied, grid, number, row


class Chest(Record):
    lid: int = number("i1")
    coins: Row = row("u4", 2)
    drawers: Grid = grid("i2", 2, 3)


def test_a_record_travels_between_its_forms() -> None:
    chest = Chest()
    chest.lid = -1
    chest.coins[1] = 4_000_000_000
    chest.drawers[1, 2] = -7
    again = Chest().read(chest.array())
    assert (again.lid, again.coins, again.drawers.rows) == (
        -1,
        [0, 4_000_000_000],
        chest.drawers.rows,
    )


def test_no_byte_belongs_to_no_field() -> None:
    kinds: list[type[Record]] = [Chest, *[find_game(name).state_type for name in GAMES]]
    for kind in kinds:
        width = sum(np.dtype(kind.dtype[name]).itemsize for name in kind.dtype.names or ())
        assert width == kind.dtype.itemsize
        assert kind.dtype.isalignedstruct


def test_a_number_too_wide_is_refused() -> None:
    chest = Chest()
    chest.lid = 200
    with pytest.raises(OverflowError):
        chest.array()


def test_a_field_may_not_hide_an_attribute_of_arrays() -> None:
    with pytest.raises(TypeError, match="round"):
        type("Clock", (Record,), {"round": number("i1")})


def test_a_grid_gives_cells_and_rows() -> None:
    drawers = Chest().drawers
    drawers[0, 1] = 5
    assert drawers[0] == [0, 5, 0]
    assert len(drawers) == 2


def test_a_copy_is_a_copy_of_bytes() -> None:
    array = Chest().array()
    other = copied(array)
    other[0]["lid"] = 3
    assert array[0]["lid"] == 0
    assert other.dtype == array.dtype
