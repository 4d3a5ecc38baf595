"""The puzzles that come with the package: each can be played, and some are judged again."""

from __future__ import annotations

import pytest

from meseta.people.texts import SHARED, languages_in
from meseta.puzzles.choosing import all_puzzles
from meseta.puzzles.judging import CLEAR, holds_again, unit_of
from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.solving import Telling, Trial

SETS = set_names()
IDS = list(all_puzzles())
pytestmark = pytest.mark.once("compiled")


def puzzle_called(name: str) -> Puzzle:
    return all_puzzles()[name][1]


@pytest.mark.sample(120)
@pytest.mark.parametrize("name", IDS)
def test_every_puzzle_can_be_solved_and_answered_wrongly(name: str) -> None:
    puzzle = puzzle_called(name)
    for number, step in enumerate(puzzle.steps):
        trial = Trial(puzzle, number)
        assert {*trial.match.legal(trial.seat)} == {*step.worths}
        assert {*step.right} <= {*step.worths}
        assert not {*step.right} & {*step.replies}
    answered = trial.answer(trial.match.legal_number(step.right[0], trial.seat))
    assert answered.is_solved
    assert len(trial.match.moves) == len(puzzle.steps) + len(puzzle.line)


@pytest.mark.parametrize("name", SETS)
def test_a_set_has_enough_for_a_season(name: str) -> None:
    assert len(puzzles_in(name)) >= 120


@pytest.mark.sample(120)
@pytest.mark.parametrize("name", IDS)
def test_what_is_right_is_clearly_worth_more_than_all_else(name: str) -> None:
    puzzle = puzzle_called(name)
    first, unit = puzzle.steps[0], unit_of(puzzle.match().sight(puzzle.seat))
    others = [worth for text, worth in first.worths.items() if text not in first.right]
    assert first.worths[first.right[0]] - max(others) > 0.9 * CLEAR * unit
    assert puzzle.tempting not in first.right


def test_no_puzzle_is_shipped_twice() -> None:
    assert len(IDS) == sum(len(puzzles_in(name)) for name in SETS)


@pytest.mark.sample(3)
@pytest.mark.parametrize("name", IDS)
def test_a_search_finds_the_answer_again_and_caballero_does_not(name: str) -> None:
    assert holds_again(*puzzle_called(name).asked())


@pytest.mark.sample(2)
@pytest.mark.parametrize("language", languages_in(SHARED))
@pytest.mark.parametrize("name", SETS)
def test_every_set_is_told_in_every_language(name: str, language: str) -> None:
    for puzzle in puzzles_in(name)[:3]:
        telling = Telling(puzzle, language)
        wrong = next(text for text in puzzle.steps[0].worths if text in puzzle.steps[0].replies)
        told = [telling.question(), telling.solution(), telling.figures(0, wrong)]
        assert all(told + telling.explanation())
