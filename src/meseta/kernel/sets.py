"""Sets of small numbers as bits, for rules: seats, values, tiles, sides."""

from __future__ import annotations

import numpy as np

from meseta.kernel.rule import rule

BYTE = 8
BYTES = 8
"""A set has room for the numbers from 0 to 62."""
LOW_BYTE = (1 << BYTE) - 1
COUNTS = np.array([members.bit_count() for members in range(1 << BYTE)], np.int8)
FIRSTS = np.array([max(0, (m & -m).bit_length() - 1) for m in range(1 << BYTE)], np.int8)
"""How many members a small set has, and which is its first."""


@rule
def only(number: int) -> int:
    """The set that holds one number."""
    return 1 << number


@rule
def has(members: int, number: int) -> bool:
    """Whether a set holds a number."""
    return (members >> number) & 1 == 1


@rule
def count_of(members: int) -> int:
    """How many numbers a set holds."""
    count = 0
    for _byte in range(BYTES):
        if members == 0:
            break
        count += int(COUNTS[members & LOW_BYTE])
        members >>= BYTE
    return count


@rule
def first_of(members: int) -> int:
    """The lowest number of a set; 0 of an empty one."""
    for byte in range(BYTES):
        part = (members >> (byte * BYTE)) & LOW_BYTE
        if part != 0:
            return byte * BYTE + int(FIRSTS[part])
    return 0


@rule
def nth_of(members: int, n: int) -> int:
    """The n-th number of a set, counted from 0; 0 where it has not so many."""
    for number in range(BYTE * BYTES - 1):
        if (members >> number) & 1 == 1:
            if n == 0:
                return number
            n -= 1
    return 0
