"""Chance: fair, wide, and the same everywhere."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from math import factorial, log2

import numpy as np
import pytest

from meseta.kernel.chance import (
    CARRY,
    CURSOR,
    LENGTH,
    MASK32,
    MOST_THROWS,
    MULTIPLIER,
    WORDS,
    Cards,
    Chance,
    draw_below,
    draw_word,
    forget_chance,
    seed_words,
    shuffle,
    shuffle_above,
)
from meseta.kernel.machine import Compiler
from meseta.kernel.rule import rule


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


def test_a_generator_goes_round_through_all_its_words() -> None:
    generator = chance(3)
    cursors = []
    for _ in range(WORDS + 1):
        draw_word(generator)
        cursors.append(generator[CURSOR])
    assert cursors == [*range(1, WORDS), 0, 1]
    assert all(a != b for a, b in zip(generator, chance(3), strict=True))


@pytest.mark.parametrize("count", [0, 1, 3, 7, 1 << 31, MASK32])
@pytest.mark.parametrize("word", [0, MASK32])
def test_a_generator_that_stands_still_comes_to_an_end(count: int, word: int) -> None:
    standing = [word] * WORDS + [(MULTIPLIER - 1) * (word > 0), 0]
    assert 0 <= draw_below(standing, count) <= max(0, count - 1)
    assert standing[:WORDS] == [word] * WORDS


def test_an_all_zero_generator_is_thrown_so_often_and_no_more() -> None:
    generator = [0] * LENGTH
    draw_below(generator, 3)
    assert generator[CURSOR] == (1 + MOST_THROWS) % WORDS


def test_nothing_to_choose_from_is_0() -> None:
    assert draw_below(chance(), 0) == 0


def test_the_known_cards_at_the_bottom_stay_where_they_are() -> None:
    generator = chance("known")
    orders = set()
    for _ in range(200):
        cards = [0, 1, 2, 3, 4, 5]
        shuffle_above(generator, cards, 2, 5)
        assert (cards[:2], cards[5]) == ([0, 1], 5)
        orders.add(tuple(cards[2:5]))
    assert orders == set(permutations([2, 3, 4]))


def test_nothing_is_left_of_a_generator_that_was_forgotten() -> None:
    generator = chance("secret")
    forget_chance(generator)
    assert generator == [0] * LENGTH


@rule
def shuffle_often(dice: Chance, cards: Cards, times: int) -> int:
    """Everything that chance does."""
    drawn = 0
    for _time in range(times):
        shuffle(dice, cards, len(cards))
        drawn = (drawn * 7 + draw_below(dice, 3 << 29)) % MASK32
    return drawn


def test_machine_code_agrees_to_the_last_bit() -> None:
    compiled = Compiler({}, {}).entry(shuffle_often)
    dice, cards = seed_words("way"), np.arange(40, dtype=np.int8)
    plain_dice, plain_cards = chance("way"), list(range(40))
    assert compiled(dice, cards, 50) == shuffle_often(plain_dice, plain_cards, 50)
    assert (dice.tolist(), cards.tolist()) == (plain_dice, plain_cards)
