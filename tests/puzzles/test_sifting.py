"""What a search calls a puzzle and people do not."""

from __future__ import annotations

from collections import Counter

import pytest

from meseta.bots.thinkers import AT_RISK
from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.sifting import (
    MOST_ALIKE,
    MOST_ENDS,
    MOST_NUMBERS,
    MOST_OF_KIND,
    MOST_RECIPES,
    MOST_SAME,
    UNSEEN,
    choose_varied,
    cut_short,
    go_straight,
    is_no_richer,
    sift,
    spoils,
    straighten,
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
        ("place a", "place b", MOST_SAME),
        ("end", "place b", MOST_ENDS),
    ],
)
def test_not_too_many_are_alike(right: str, tempting: str, most: int) -> None:
    assert len(choose_varied(many(asking_for(right, tempting)))) == most


def test_not_too_many_are_about_one_number_of_several() -> None:
    numbers = [asking_for(f"power {each}", "power 13") for each in range(6, 12)]
    several = [puzzle for puzzle in numbers for _ in range(5)]
    named = [puzzle._replace(id=str(number)) for number, puzzle in enumerate(several)]
    assert len(choose_varied(named)) == MOST_NUMBERS


def test_few_ask_whether_to_do_something() -> None:
    puzzle = asking_for("veto", "allow")
    worths = {"veto": 0.6, "allow": 0.3, "allow rest": 0.2}
    step = puzzle.steps[0]._replace(worths=worths)
    assert len(choose_varied(many(puzzle._replace(steps=[step])))) == MOST_ENDS


def test_few_are_of_a_kind_with_a_recipe() -> None:
    [(kind, most)] = MOST_OF_KIND.items()
    cards = [asking_for(f"card {each}", "card 9")._replace(kind=kind) for each in "abcd"]
    named = [puzzle._replace(id=f"{n}{puzzle.id}") for n in range(6) for puzzle in cards]
    other = [each._replace(id=f"{number}") for number, each in enumerate(named)]
    assert len(choose_varied(other)) == most


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


def test_what_all_choose_in_secret_is_no_step() -> None:
    puzzle = next(each for each in SHIPPED if each.line and each.line[0][1].startswith("disc "))
    match = puzzle.match([step.right[0] for step in puzzle.steps])
    worths = dict.fromkeys(match.legal(puzzle.seat), 0.1)
    secret = puzzle.steps[0]._replace(right=[puzzle.line[0][1]], worths=worths)
    asking = puzzle._replace(steps=[*puzzle.steps, secret], line=puzzle.line[1:])
    assert cut_short(asking) == puzzle


def test_alone_less_than_a_point_is_no_puzzle() -> None:
    puzzle = asking_for("place a", "place b")._replace(points={"place a": [9.0], "place b": [8.0]})
    worths = {"place a": 9.9, "place b": 9.0, "place c": 8.5}
    step = puzzle.steps[0]._replace(right=["place a"], worths=worths)
    assert spoils(puzzle._replace(steps=[step])) == "hardly a difference"


def test_where_no_words_say_why_points_must() -> None:
    puzzle = next(each for each in SHIPPED if each.reasons and not spoils(each))
    even = dict.fromkeys(puzzle.points, [9.0] * len(puzzle.points[puzzle.tempting]))
    assert spoils(puzzle._replace(points=even)) == ""
    assert spoils(puzzle._replace(points=even, reasons=[])) == "no reason can be told"


def out_and_home() -> tuple[Puzzle, list[list[str]]]:
    """A puzzle in which a ship can go home and out again, which costs a caballero."""
    ways = ["home", "launch"]
    for puzzle in SHIPPED:
        if "home" in puzzle.steps[0].worths and "launch" in puzzle.match(["home"]).legal():
            after = puzzle.match(ways)
            if "end" in after.legal() and is_no_richer(puzzle.match().state, after.state):
                return puzzle, [[puzzle.seat, text] for text in ways]
    raise AssertionError("there is no such puzzle")


def test_nothing_at_risk_is_told_as_a_reason() -> None:
    assert not [each for puzzle in SHIPPED for each in puzzle.reasons if each.startswith(AT_RISK)]


def test_a_line_does_not_come_back_to_where_it_was_only_poorer() -> None:
    puzzle, detour = out_and_home()
    end = [puzzle.seat, "end"]
    assert straighten(puzzle.match(), [*detour, end]) == ([end], 0)
    assert straighten(puzzle.match(), [detour[0], end]) == ([detour[0], end], 2)


def test_what_is_taken_back_at_once_is_no_answer() -> None:
    puzzle, (home, launch) = out_and_home()
    worths = dict.fromkeys(puzzle.match().legal(), 0.3)
    first = puzzle.steps[0]._replace(right=[home[1]], worths=worths)
    spoilt = puzzle._replace(steps=[first], line=[launch])
    assert spoils(spoilt) == "taken back in the same turn"


@pytest.mark.sample(60)
@pytest.mark.parametrize("puzzle", SHIPPED, ids=lambda puzzle: puzzle.id)
def test_whatever_is_shipped_was_sifted(puzzle: Puzzle) -> None:
    assert not spoils(puzzle)
    assert go_straight(cut_short(puzzle)) == puzzle
