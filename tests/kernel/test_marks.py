"""Marks in masks: counted and found one by one, and eight at a time in machine code."""

from __future__ import annotations

import random

import numpy as np
import pytest

from meseta.kernel.eights import EIGHT, count_eights, find_in_eights
from meseta.kernel.machine import Compiler
from meseta.kernel.marks import count_marks, find_mark


def test_marks_eight_at_a_time_are_those_that_are_counted_and_found_one_by_one() -> None:
    count, find = Compiler({}, {}).volume([count_eights, find_in_eights])
    dice = random.Random("marks")
    for _case in range(400):
        length = dice.randint(EIGHT, 60)
        first = dice.randint(0, length - 1)
        last = dice.randint(first, length)
        share = dice.choice([0.0, 0.1, 0.5, 1.0])
        marks = [int(first <= at < last and dice.random() < share) for at in range(length)]
        mask = np.array(marks, np.uint8)
        number = count_marks(marks, first, last)
        assert count(mask, first, last) == number == sum(marks)
        for n in range(number + 2):
            assert find(mask, first, last, n) == find_mark(marks, first, last, n)


@pytest.mark.parametrize("at", [0, 5, 8, 11, 12])
def test_nothing_is_looked_at_behind_the_last_mark(at: int) -> None:
    [count] = Compiler({}, {}).volume([count_eights])
    mask = np.ones(40, np.uint8)[:20]
    assert count(mask[:12], at, 12) == 12 - at
