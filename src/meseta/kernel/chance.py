"""Chance: a generator that lives in the state, the same in all three ways of running.

A lagged multiply-with-carry generator after George Marsaglia: sixteen words of 32 bits and a
carry. MULTIPLIER * 2**512 - 1 and half of it, rounded down, are both prime, so the period is
above 2**541; and 512 bits of state reach every order of a deck of 98 cards. All products stay
below 2**63, so plain Python and both compilers agree to the last bit.
"""

from __future__ import annotations

import hashlib
from typing import Annotated, Any

import numpy as np

from meseta.kernel.data import own_copy
from meseta.kernel.domain import numbers
from meseta.kernel.record import Array, Row
from meseta.kernel.rule import rule

WORDS = 16
CARRY = WORDS
CURSOR = WORDS + 1
LENGTH = WORDS + 2
MULTIPLIER = 2147387823
MASK32 = 0xFFFFFFFF
MOST_THROWS = 64
"""No generator that was seeded throws so often in vain."""

WORD = numbers("word", 0, MASK32)
"""The last two numbers of a generator are its carry and its cursor."""

Chance = Annotated[Row, "u4", "A"]
Cards = Annotated[Row, "i1", "A"]
"""Rows inside a record; the compiler takes those as arrays of any layout."""


def read_seed(seed: Any) -> int | str:
    """A seed from outside: a whole number or a text."""
    copied: int | str = own_copy(seed, where=("seed",))
    if isinstance(copied, bool) or not isinstance(copied, int | str):
        raise ValueError(f"seed: a whole number or a text is needed, not {seed!r}")
    return copied


def seed_words(seed: int | str) -> Array:
    """The generator's start for a seed: all 512 bits come from the seed's hash."""
    digest = hashlib.sha512(f"meseta:{seed}".encode()).digest()
    words = np.zeros(LENGTH, np.uint32)
    words[:WORDS] = np.frombuffer(digest, "<u4")
    words[CARRY] = 1
    return words


@rule
def draw_word(chance: Chance) -> int:
    """The next 32 random bits."""
    cursor = int(chance[CURSOR])
    product = MULTIPLIER * int(chance[cursor]) + int(chance[CARRY])
    word = product & MASK32
    chance[cursor] = word
    chance[CARRY] = product >> 32
    chance[CURSOR] = (cursor + 1) & (WORDS - 1)
    return word


@rule
def draw_below(chance: Chance, count: int) -> int:
    """A fair number from 0 to count - 1; the uneven rest of the range is thrown again."""
    product = draw_word(chance) * count
    rest = product & MASK32
    if rest < count:
        uneven = ((1 << 32) - count) % count
        for _throw in range(MOST_THROWS):
            if rest >= uneven:
                break
            product = draw_word(chance) * count
            rest = product & MASK32
    return product >> 32


@rule
def is_untouched(before: Chance, after: Chance) -> bool:
    """Whether nothing was drawn from a generator since it was copied."""
    return before[CARRY] == after[CARRY] and before[CURSOR] == after[CURSOR]


@rule
def shuffle(chance: Chance, cards: Cards, count: int) -> None:
    """Bring the first cards of a row into a fair random order."""
    shuffle_above(chance, cards, 0, count)


@rule
def shuffle_above(chance: Chance, cards: Cards, known: int, count: int) -> None:
    """Bring the cards above the known ones at the bottom into a fair random order."""
    for last in range(count - 1, known, -1):
        other = known + draw_below(chance, last + 1 - known)
        card = int(cards[last])
        cards[last] = cards[other]
        cards[other] = card


@rule
def forget_chance(chance: Chance) -> None:
    """Nothing is left of a generator that could betray the future."""
    for word in range(LENGTH):
        chance[word] = 0
