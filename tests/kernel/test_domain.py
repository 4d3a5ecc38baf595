"""Domains: what a number can name, and the word that stands for it."""

from __future__ import annotations

import re
from typing import Any

import pytest

from meseta.games import GAMES
from meseta.kernel.domain import (
    NONE,
    YES_OR_NO,
    Domain,
    Naming,
    later,
    members_of,
    names,
    numbers,
    ordinals,
    sets,
)
from tests.support.kernel_games import domains_of, games_of

REGION = names("region", "north south east")
CARD = later("card", 4)
COUNT = numbers("count", 2, 5)
STACK = ordinals("stack", 3)
REGIONS = sets(REGION)
NO_NAMES: Naming = {}
NAMED: Naming = {"card": ["ox", "mill"]}


@pytest.mark.parametrize(
    ("of", "number", "word"),
    [
        (REGION, 1, "south"),
        (CARD, 1, "mill"),
        (COUNT, 4, 4),
        (STACK, 0, 1),
        (STACK, 2, 3),
        (YES_OR_NO, 0, False),
        (YES_OR_NO, 1, True),
        (REGIONS, 0, []),
        (REGIONS, 0b101, ["north", "east"]),
        (sets(COUNT), 0b110000, [4, 5]),
        (sets(CARD), 0b11, ["ox", "mill"]),
        (REGION.or_none(), NONE, None),
        (COUNT.or_none(0), 0, None),
        (REGION.beside(hidden=-2), -2, "hidden"),
        (REGION.or_none().beside(hidden=-2), -1, None),
    ],
)
def test_a_number_stands_as_its_word_and_the_word_reads_back(
    of: Domain, number: int, word: Any
) -> None:
    told = of.word(number, NAMED)
    assert (told, type(told)) == (word, type(word))
    assert of.read(word, NAMED) == number
    assert of.allows(number, NAMED)


@pytest.mark.parametrize(
    ("of", "word", "message"),
    [
        (REGION, "west", "'west' is not one of north, south, east"),
        (REGION, 1, "1 is not one of north"),
        (REGION, None, "None is not one of north"),
        (REGION.or_none(), "west", "one of north, south, east or null"),
        (REGION.beside(hidden=-2), "west", "east or hidden"),
        (CARD, "road", "'road' is not one of ox, mill"),
        (COUNT, 1, "1 is not a count from 2 to 5"),
        (COUNT, 6, "6 is not a count from 2 to 5"),
        (numbers("count", 0, 1), True, "True is not a count from 0 to 1"),
        (COUNT, 3.0, "3.0 is not a count"),
        (COUNT, "3", "'3' is not a count"),
        (COUNT.or_none(0), 0, "0 is not a count from 2 to 5 or null"),
        (STACK, 0, "0 is not a stack from 1 to 3"),
        (STACK, 4, "4 is not a stack from 1 to 3"),
        (YES_OR_NO, 1, "1 is not true or false"),
        (YES_OR_NO, "yes", "'yes' is not true or false"),
        (REGIONS, "north", "'north' is not a list of different members, each one of north"),
        (REGIONS, ["west"], "'west' is not one of north"),
        (REGIONS, ["north", "north"], "'north' occurs twice"),
        (REGIONS, None, "None is not a list"),
    ],
)
def test_a_wrong_word_is_refused_and_what_may_be_is_said(
    of: Domain, word: Any, message: str
) -> None:
    with pytest.raises(ValueError, match=re.escape(message)):
        of.read(word, NAMED)


@pytest.mark.parametrize(
    ("of", "wrong"),
    [
        (REGION, [NONE, 3]),
        (REGION.or_none(), [-2, 3]),
        (CARD, [2, 3, 4]),
        (COUNT, [1, 6]),
        (STACK, [-1, 3]),
        (YES_OR_NO, [-1, 2]),
        (REGIONS, [-1, 0b1000]),
        (sets(COUNT), [0b10, 0b1000000]),
        (sets(CARD), [0b100]),
    ],
)
def test_a_number_that_names_nothing_is_not_allowed(of: Domain, wrong: list[int]) -> None:
    assert [number for number in wrong if of.allows(number, NAMED)] == []


@pytest.mark.parametrize("of", [REGIONS.or_none(), REGIONS.beside(hidden=-1)])
def test_a_set_too_can_be_nothing(of: Domain) -> None:
    assert of.read(of.word(NONE, NO_NAMES), NO_NAMES) == NONE
    assert of.allows(NONE, NO_NAMES)


@pytest.mark.parametrize("of", [YES_OR_NO.or_none(), REGIONS.or_none()])
def test_that_null_may_stand_for_a_flag_or_a_set_is_said(of: Domain) -> None:
    assert "null" in of.says(NO_NAMES)


def test_what_is_named_later_is_as_much_as_was_named() -> None:
    assert (CARD.count(NAMED), CARD.count(NO_NAMES)) == (2, 4)
    assert CARD.first(1).listed(NAMED) == ["ox"]
    assert later("card", 1).count(NAMED) == 1


def test_a_number_that_nobody_named_still_has_a_word() -> None:
    assert CARD.word(2, NAMED) == "card-3"


def test_names_that_a_domain_has_itself_are_not_replaced() -> None:
    assert REGION.word(0, {"region": ["elsewhere"]}) == "north"


def test_a_name_gives_its_number() -> None:
    assert REGION["east"] == 2
    with pytest.raises(ValueError, match="tuple"):
        REGION["west"]


def test_two_domains_together_go_on_counting() -> None:
    both = REGION + names("region", "sea")
    assert (both["sea"], both.size, both.high) == (3, 4, 3)
    assert REGION.size == 3


def test_the_first_so_many_and_other_spellings() -> None:
    assert REGION.first(2).names == ("north", "south")
    assert REGION.spelled("n s e").word(2, NO_NAMES) == "e"
    assert REGION.called("land").says(NO_NAMES) == "one of north, south, east"
    assert REGION.called("land").name == "land"


@pytest.mark.parametrize(
    ("of", "blank"),
    [
        (REGION, 0),
        (REGION.or_none(), NONE),
        (COUNT, 2),
        (COUNT.or_none(0), 0),
        (numbers("total", -16, 30), 0),
        (numbers("debt", -9, -3), -9),
        (REGION.beside(hidden=-2), 0),
        (REGIONS, 0),
    ],
)
def test_nothing_yet_is_null_or_the_number_nearest_to_0(of: Domain, blank: int) -> None:
    assert of.blank == blank


def test_the_range_takes_in_the_numbers_beside_it() -> None:
    of = COUNT.or_none().beside(many=99)
    assert (of.low, of.high, of.least, of.most) == (2, 5, NONE, 99)


def test_only_names_are_named() -> None:
    assert REGION.is_named
    assert not STACK.is_named


def test_the_members_of_a_set() -> None:
    assert members_of(0b101001) == [0, 3, 5]
    assert members_of(0) == []


@pytest.mark.parametrize("name", list(GAMES))
def test_every_word_of_every_domain_of_a_game_reads_back(name: str) -> None:
    naming = games_of(name)[0].naming
    for where, of in {id(of): (where, of) for where, of in domains_of(name)}.values():
        for number in sample(of):
            if of.allows(number, naming):
                assert of.read(of.word(number, naming), naming) == number, (where, number)
        assert not of.allows(of.least - 1, naming), where
        assert not of.allows(of.most + 1, naming), where


def sample(of: Domain) -> set[int]:
    """All numbers of a domain, or those at its ends where it has very many."""
    inside = range(of.least, of.most + 1)
    return {*inside[:2000], *inside[-2000:]}
