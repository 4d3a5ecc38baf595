"""Records: fields declared once, two forms, and the check of what comes from outside."""

from __future__ import annotations

import numpy as np
import pytest

from meseta.games import GAMES, find_game
from meseta.kernel.domain import NONE, YES_OR_NO, Naming, later, names, numbers, ordinals, sets
from meseta.kernel.record import Field, Grid, Record, Row, copy_row, grid, number, row

SEAT = later("seat", 3)
ROOM = names("room", "hall attic")
COINS = numbers("number of coins", 0, 4_000_000_000)
THINGS = numbers("number of things", -7, 300)
NAMING: Naming = {"seat": ["red", "blue"]}


class Chest(Record):
    lid: int = number(YES_OR_NO)
    coins: Row = row(2, COINS)
    drawers: Grid = grid(ROOM, 3, THINGS)


class House(Chest):
    owner: int = number(SEAT.or_none(), key="belongs to")
    beds: Grid = grid(ROOM, SEAT, THINGS)
    doors: Row = row(SEAT, ordinals("door", 4), blank=3)
    steps: Row = row(1, numbers("step", 1, 9))


def house() -> House:
    """A house where every number may stand."""
    house = House()
    house.doors, house.steps = [3, 3, 3], [1]
    return house


def test_a_record_travels_between_its_forms() -> None:
    chest = Chest()
    chest.lid = 1
    chest.coins[1] = 4_000_000_000
    chest.drawers[1, 2] = -7
    again = Chest().read(chest.array())
    assert (again.lid, again.coins, again.drawers.rows) == (
        1,
        [0, 4_000_000_000],
        chest.drawers.rows,
    )


def test_a_record_has_the_fields_of_its_base_too() -> None:
    assert list(House.fields) == ["lid", "coins", "drawers", "owner", "beds", "doors", "steps"]
    assert list(Chest.fields) == ["lid", "coins", "drawers"]


@pytest.mark.parametrize(
    ("low", "high", "width"),
    [
        (0, 127, "i1"),
        (-129, 0, "i2"),
        (0, 128, "i2"),
        (0, 1 << 20, "i4"),
        (0, (1 << 32) - 1, "u4"),
        (-1, (1 << 32) - 1, "i8"),
    ],
)
def test_numbers_are_kept_as_narrow_as_their_domain_allows(low: int, high: int, width: str) -> None:
    assert Field(numbers("thing", low, high)).width == width


def test_the_width_has_room_for_nothing_and_for_what_stands_beside() -> None:
    assert Field(numbers("thing", 0, 100).beside(many=1000)).width == "i2"
    assert Field(numbers("thing", 0, 127), blank=200).width == "i2"
    assert Field(sets(numbers("power card", 1, 13))).width == "i2"


def test_a_domain_that_no_number_has_room_for_is_refused() -> None:
    with pytest.raises(TypeError, match="no width has room"):
        number(sets(numbers("thing", 0, 63)))


def test_a_field_has_the_shape_of_its_axes() -> None:
    assert House.fields["beds"].shape == (2, 3)
    assert House.fields["doors"].shape == (3,)
    assert House.fields["owner"].shape == ()


def test_no_byte_belongs_to_no_field() -> None:
    books = [find_game(name).book for name in list(GAMES)]
    kinds: list[type[Record]] = [Chest, House, *[book.state for book in books]]
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
    with pytest.raises(TypeError, match=r"Clock\.round hides"):
        type("Clock", (Record,), {"round": number(COINS)})


def test_the_size_of_a_pile_must_be_a_field() -> None:
    with pytest.raises(TypeError, match=r"Stack\.cards: there is no field height"):
        type("Stack", (Record,), {"cards": row(3, COINS, size="height")})
    assert type("Stack", (Chest,), {"cards": row(3, COINS, size="lid")})


def test_where_everything_names_something_there_is_no_fault() -> None:
    assert list(house().faults(NAMING)) == []


def test_each_wrong_number_is_told_with_its_place_in_words() -> None:
    wrong = house()
    wrong.lid = 2
    wrong.coins[1] = -5
    wrong.owner = 2
    wrong.beds[1, 0] = 301
    assert list(wrong.faults(NAMING)) == [
        "lid: 2 is not true or false",
        "coins.1: -5 is not a number of coins from 0 to 4000000000",
        "belongs to: 2 is not one of red, blue or null",
        "beds.attic.red: 301 is not a number of things from -7 to 300",
    ]


def test_what_belongs_to_nobody_at_the_table_must_be_blank() -> None:
    wrong = house()
    wrong.beds[0, 2] = 1
    wrong.doors[2] = 0
    told = list(wrong.faults(NAMING))
    assert [fault.partition(":")[0] for fault in told] == ["beds.hall.seat-3", "doors.seat-3"]


def test_the_blank_of_a_field_is_allowed_although_its_domain_has_it_not() -> None:
    class Yard(Record):
        tree: int = number(numbers("tree", 1, 9), blank=NONE)

    yard = Yard()
    yard.tree = NONE
    assert list(yard.faults(NAMING)) == []
    yard.tree = 0
    assert list(yard.faults(NAMING)) == ["tree: 0 is not a tree from 1 to 9"]


def test_a_grid_gives_cells_and_rows() -> None:
    drawers = Chest().drawers
    drawers[0, 1] = 5
    assert drawers[0] == [0, 5, 0]
    assert len(drawers) == 2


def test_a_copy_is_a_copy_of_bytes() -> None:
    array = Chest().array()
    other = copy_row(array)
    other[0]["lid"] = 3
    assert array[0]["lid"] == 0
    assert other.dtype == array.dtype
