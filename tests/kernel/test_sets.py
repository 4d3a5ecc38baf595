"""Sets: small numbers as bits."""

from __future__ import annotations

import numpy as np
import pytest

from meseta.kernel.machine import Compiler
from meseta.kernel.rule import Rule
from meseta.kernel.sets import count_of, first_of, has, nth_of, only

HIGHEST = 62
ROOM = 63
FULL = (1 << 63) - 1
SETS = [0, 1, 0b101000, only(HIGHEST), FULL]


def test_a_set_of_one_holds_it_and_nothing_else() -> None:
    assert [number for number in range(ROOM) if has(only(5), number)] == [5]


@pytest.mark.parametrize(("members", "count"), [(0, 0), (0b101000, 2), (FULL, ROOM)])
def test_the_numbers_of_a_set_are_counted(members: int, count: int) -> None:
    assert count_of(members) == count


@pytest.mark.parametrize(("members", "first"), [(0b101000, 3), (only(HIGHEST), HIGHEST)])
def test_the_first_number_is_the_lowest(members: int, first: int) -> None:
    assert first_of(members) == first


def test_the_room_of_a_set_is_as_wide_as_machine_code_has_numbers() -> None:
    assert (ROOM, count_of(FULL), nth_of(FULL, HIGHEST)) == (63, 63, HIGHEST)
    assert np.iinfo(np.int64).max == FULL


def test_the_nth_number_is_counted_from_0() -> None:
    assert [nth_of(0b101001, n) for n in range(3)] == [0, 3, 5]


def test_an_empty_set_has_0_as_its_first_number_and_comes_to_an_end() -> None:
    assert (first_of(0), nth_of(0, 0), count_of(0)) == (0, 0, 0)


def test_where_a_set_has_not_so_many_the_nth_number_is_0() -> None:
    assert nth_of(0b110, 2) == 0


@pytest.mark.parametrize("rule", [count_of, first_of])
def test_machine_code_agrees(rule: Rule) -> None:
    compiled = Compiler({}, {}).entry(rule)
    assert [compiled(members) for members in SETS] == [rule(members) for members in SETS]
