"""Solving, choosing and rating puzzles."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from meseta.puzzles.choosing import EASY, easy_puzzles, nearest, puzzle_of_day, streak
from meseta.puzzles.puzzle import Puzzle, puzzles_in, read_puzzle, set_names
from meseta.puzzles.rating import Strength, first_strength, rate
from meseta.puzzles.solving import Trial, level_of

pytestmark = pytest.mark.once("compiled")
SET = set_names()[0]
TODAY = date(2026, 3, 1)


def puzzle_of_several() -> Puzzle:
    return next(
        puzzle for name in set_names() for puzzle in puzzles_in(name) if len(puzzle.steps) > 1
    )


def number_of(trial: Trial, text: str) -> int:
    return trial.match.legal_number(text, trial.seat)


def test_a_right_answer_solves_a_puzzle_of_one_step() -> None:
    puzzle = next(each for each in puzzles_in(SET) if len(each.steps) == 1)
    trial = Trial(puzzle)
    answered = trial.answer(number_of(trial, puzzle.steps[0].right[0]))
    assert (answered.is_right, answered.is_solved) == (True, True)


def test_a_turn_of_several_goes_on_after_its_first_answer() -> None:
    puzzle = puzzle_of_several()
    trial = Trial(puzzle)
    answered = trial.answer(number_of(trial, puzzle.steps[0].right[0]))
    assert (answered.is_right, answered.is_solved) == (True, False)
    assert Trial(puzzle, 1).match.moves == trial.match.moves


def test_the_tempting_answer_is_wrong_and_what_happens_then_is_shown() -> None:
    puzzle = puzzles_in(SET)[0]
    trial = Trial(puzzle)
    answered = trial.answer(number_of(trial, puzzle.tempting))
    assert (answered.is_right, answered.is_solved) == (False, False)
    assert len(trial.match.moves) == 1 + len(puzzle.steps[0].replies[puzzle.tempting])
    assert trial.story("en")


def test_the_same_turn_in_another_order_is_right_too() -> None:
    puzzle = puzzle_of_several()
    first = puzzle.steps[0]
    other = next(text for text in first.worths if text not in first.right)
    steps = [first._replace(right=[*first.right, other]), *puzzle.steps[1:]]
    trial = Trial(puzzle._replace(steps=steps))
    answered = trial.answer(number_of(trial, other))
    assert (answered.is_right, answered.is_solved) == (True, True)


def test_a_puzzle_is_the_same_after_it_was_written_down() -> None:
    puzzle = puzzle_of_several()
    assert read_puzzle(puzzle.as_json()) == puzzle


def test_a_day_has_one_puzzle_and_none_comes_again_before_all_have_been() -> None:
    puzzles = puzzles_in(SET)
    begin = date.fromordinal(len(puzzles) * (TODAY.toordinal() // len(puzzles)))
    days = [begin + timedelta(days=number) for number in range(len(puzzles))]
    assert {puzzle_of_day(SET, day).id for day in days} == {puzzle.id for puzzle in puzzles}


def test_easy_puzzles_lead_to_the_first_game() -> None:
    easy = easy_puzzles("el-grande")
    assert len(easy) == EASY
    assert {puzzle.game for puzzle in easy} == {"el-grande"}
    others = [puzzle for puzzle in puzzles_in(SET) if puzzle not in easy]
    assert max(map(level_of, easy)) <= min(map(level_of, others))


def test_the_next_puzzle_is_about_as_strong_as_whoever_asks() -> None:
    puzzles = puzzles_in(SET)
    weakest, strongest = puzzles[0], puzzles[-1]
    found = [nearest(SET, [], Strength(mu), first_strength) for mu in (-50.0, 90.0)]
    assert [first_strength(each).mu for each in found if each] == [
        first_strength(each).mu for each in (weakest, strongest)
    ]


def test_what_was_tried_does_not_come_again() -> None:
    tried = [puzzle.id for puzzle in puzzles_in(SET)[:-1]]
    assert nearest(SET, tried, Strength(), first_strength) == puzzles_in(SET)[-1]
    assert nearest(SET, [*tried, puzzles_in(SET)[-1].id], Strength(), first_strength) is None


@pytest.mark.parametrize(
    ("ago", "count"), [([], 0), ([0], 1), ([1], 1), ([0, 1, 2], 3), ([1, 2, 4], 2), ([2, 3], 0)]
)
def test_days_in_a_row_count_up_to_today_or_yesterday(ago: list[int], count: int) -> None:
    assert streak({TODAY - timedelta(days=each) for each in ago}, TODAY) == count


def test_who_solves_a_puzzle_is_stronger_and_the_puzzle_weaker() -> None:
    mine, its = Strength(), Strength(30.0, 4.0)
    for is_solved in (True, False):
        after, its_after = rate(mine, its, is_solved)
        assert (after.mu > mine.mu) is is_solved
        assert (its_after.mu < its.mu) is is_solved
        assert after.sigma < mine.sigma
