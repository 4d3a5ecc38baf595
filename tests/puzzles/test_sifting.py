"""What a search calls a puzzle and people do not."""

from __future__ import annotations

from collections import Counter

import pytest

from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.sifting import (
    MOST_ALIKE,
    MOST_ENDS,
    MOST_NUMBERS,
    MOST_RECIPES,
    UNSEEN,
    choose_varied,
    cut_short,
    sift,
    spoils,
)

pytestmark = pytest.mark.once("compiled")
SHIPPED = [puzzle for name in set_names() for puzzle in puzzles_in(name)]


def many(puzzle: Puzzle) -> list[Puzzle]:
    """The same question under many names."""
    return [puzzle._replace(id=str(number)) for number in range(MOST_NUMBERS + 5)]


def asking_for(right: str, tempting: str) -> Puzzle:
    """A puzzle in which one answer is right and another one tempts."""
    puzzle = SHIPPED[0]
    worths = {right: 0.6, tempting: 0.3, "power 5": 0.2}
    first = puzzle.steps[0]._replace(right=[right], worths=worths)
    points = {text: [1.0, 1.0] for text in (right, tempting)}
    return puzzle._replace(steps=[first], tempting=tempting, points=points)


@pytest.mark.parametrize(
    ("right", "tempting", "most"),
    [
        ("sell 1", "step", MOST_ALIKE),
        ("power 9", "power 7", MOST_RECIPES),
        ("power 1", "power 7", MOST_RECIPES),
        ("power 6", "power 7", MOST_NUMBERS),
        ("place a", "place b", MOST_NUMBERS + 5),
        ("end", "place b", MOST_ENDS),
    ],
)
def test_not_too_many_are_alike(right: str, tempting: str, most: int) -> None:
    assert len(choose_varied(many(asking_for(right, tempting)))) == most


def test_each_comes_once() -> None:
    assert len(choose_varied([*SHIPPED, *SHIPPED])) <= len(SHIPPED)


def placed_twice() -> tuple[Puzzle, str, str]:
    """A puzzle in which two caballeros can be placed one after the other, and where."""
    for puzzle in SHIPPED:
        match = puzzle.match()
        places = [text for text in match.legal() if text.startswith("place ")]
        if puzzle.game == "el-grande" and places:
            match.play(places[0])
            later = [text for text in places[1:] if text in match.legal()]
            if later and match.game.seats[match.pending[0]] == puzzle.seat:
                return puzzle, places[0], later[0]
    raise AssertionError("there is no such puzzle")


def test_an_answer_that_the_turn_gives_later_anyway_spoils_a_puzzle() -> None:
    puzzle, now, later = placed_twice()
    first = puzzle.steps[0]._replace(right=[now], worths={now: 0.6, later: 0.5})
    points = {text: [1.0, 1.0] for text in (now, later)}
    line = [[puzzle.seat, later]]
    spoilt = puzzle._replace(steps=[first], tempting=later, points=points, line=line)
    assert spoils(spoilt) == "another order of the same turn"
    assert spoils(spoilt._replace(line=[])) == ""


def test_what_nobody_finds_and_what_is_hopeless_is_thrown_out_and_counted() -> None:
    puzzle = next(each for each in SHIPPED if each.effort < UNSEEN and not spoils(each))
    first = puzzle.steps[0]
    lost = first._replace(worths={text: worth / 9 for text, worth in first.worths.items()})
    thrown = Counter[str]()
    wanted = [puzzle, puzzle._replace(effort=UNSEEN), puzzle._replace(steps=[lost])]
    assert list(sift(wanted, thrown)) == [cut_short(puzzle)]
    assert thrown == {"nobody finds it": 1, "hopeless anyway": 1}


def test_a_step_with_hardly_a_choice_is_played_and_not_asked_for() -> None:
    puzzle = SHIPPED[0]
    first = puzzle.steps[0]
    forced = first._replace(right=["end"], worths={"end": 0.5, "special": 0.1})
    short = cut_short(puzzle._replace(steps=[first, forced], line=[["red", "step"]]))
    assert short.steps == [first]
    assert short.line == [[puzzle.seat, "end"], ["red", "step"]]


@pytest.mark.sample(60)
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_whatever_is_shipped_was_sifted(puzzle: Puzzle) -> None:
    assert not spoils(puzzle)
    assert cut_short(puzzle) == puzzle
