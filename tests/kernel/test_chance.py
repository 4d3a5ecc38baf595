"""Chance: fair, wide, and the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, log2

import pytest

from meseta.kernel.chance import (
    CARRY,
    CURSOR,
    MULTIPLIER,
    WORDS,
    draw_below,
    draw_word,
    seed_words,
    shuffle,
)


def chance(seed: int | str = 1) -> list[int]:
    return [int(word) for word in seed_words(seed)]


def chi_square(counts: list[int], expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize("sides", [2, 3, 7, 10, 13, 48])
def test_every_number_comes_equally_often(sides: int) -> None:
    generator = chance(sides)
    throws = 2000 * sides
    counts = Counter(draw_below(generator, sides) for _ in range(throws))
    assert set(counts) <= set(range(sides))
    spread = chi_square([counts[side] for side in range(sides)], throws / sides)
    assert spread < sides + 6 * (2 * sides) ** 0.5  # six standard deviations


def test_every_order_of_a_deck_comes_equally_often() -> None:
    generator = chance("deck")
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(24 * 500):
        cards = [0, 1, 2, 3]
        shuffle(generator, cards, 4)
        counts[tuple(cards)] += 1
    assert set(counts) == set(permutations(range(4)))
    assert chi_square(list(counts.values()), 500) < 24 + 6 * 48**0.5


def test_the_bits_of_a_word_are_even() -> None:
    generator = chance("bits")
    words = [draw_word(generator) for _ in range(8000)]
    for bit in range(32):
        assert abs(sum(word >> bit & 1 for word in words) - 4000) < 6 * 2000**0.5


def test_the_state_is_wide_enough_for_every_order_of_98_cards() -> None:
    assert log2(factorial(98)) < WORDS * 32


def test_the_multiplier_makes_the_longest_period() -> None:
    prime = MULTIPLIER * 2 ** (32 * WORDS) - 1
    half = prime // 2
    for base in (2, 3, 5, 7):
        assert pow(base, prime - 1, prime) == 1
        assert pow(base, half - 1, half) == 1


def test_products_stay_below_two_to_the_63() -> None:
    assert MULTIPLIER * (2**32 - 1) + MULTIPLIER < 2**63


def test_the_uneven_rest_of_the_range_is_thrown_again() -> None:
    sides = 3 << 29
    generator = chance("uneven")
    twin = list(generator)
    for _ in range(50):
        number = draw_below(generator, sides)
        product = draw_word(twin) * sides
        while product & 0xFFFFFFFF < (2**32 - sides) % sides:
            product = draw_word(twin) * sides
        assert number == product >> 32
    assert twin == generator


def test_seeds_make_different_games_and_the_same_seed_the_same() -> None:
    assert chance(1) != chance(2)
    assert chance("1") == chance(1)
    assert chance(7)[CARRY] == 1
    assert chance(7)[CURSOR] == 0
