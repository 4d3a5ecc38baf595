"""Sets of small numbers as bits, for rules: seats, values, tiles, sides."""

from __future__ import annotations

import numpy as np

from meseta.kernel.rule import rule

BYTE = 8
BYTES = 8
"""A set has room for the numbers from 0 to 62."""
LOW_BYTE = (1 << BYTE) - 1
FIRSTS = np.array([max(0, (m & -m).bit_length() - 1) for m in range(1 << BYTE)], np.int8)
"""The first member of a small set."""


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
    """How many numbers a set holds: bits are added up in pairs, fours and bytes, without a loop."""
    pairs = members - ((members >> 1) & 0x5555555555555555)
    fours = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_ = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    bytes_ += bytes_ >> 32
    return bytes_ & 0x7F


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
