"""Sifting what was found: a search can tell that an answer is better, not that a person cares.

What comes out of twenty of each set that were solved by hand: an order of the same turn is no
answer, a step with nothing to choose between is no step, and nobody likes the same recipe again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile

from meseta.match.match import ActionError
from meseta.puzzles.judging import FEWEST_ANSWERS, is_obvious
from meseta.puzzles.puzzle import Puzzle

MOST_NUMBERS, MOST_ALIKE, MOST_RECIPES, MOST_ENDS = 24, 6, 4, 2
"""Of a set: about one number of several; about the same thing instead of the same other thing;
about the highest or the lowest number; about doing nothing more."""
DESPERATE, UNSEEN = 0.15, 1024
"""Less of a chance to win is not worth a thought, more thinking than this nobody can do."""
END = "end"
Likeness = tuple[object, ...]


def sift(puzzles: Iterable[Puzzle], thrown: Counter[str]) -> Iterator[Puzzle]:
    """Those that people like to solve; why the others were thrown out is counted."""
    for puzzle in puzzles:
        if why := spoils(puzzle):
            thrown[why] += 1
        elif is_obvious(*puzzle.asked()):
            thrown["obvious"] += 1
        else:
            yield cut_short(puzzle)


def spoils(puzzle: Puzzle) -> str:
    """Why somebody would not like a puzzle; nothing where they would."""
    first = puzzle.steps[0]
    if len(puzzle.points[puzzle.tempting]) > 1 and first.worths[first.right[0]] < DESPERATE:
        return "hopeless anyway"
    if puzzle.effort >= UNSEEN:
        return "nobody finds it"
    if any(is_only_put_off(puzzle, answer) for answer in first.worths if answer != END):
        return "another order of the same turn"
    return ""


def cut_short(puzzle: Puzzle) -> Puzzle:
    """A puzzle without what is left to find at its end where there is hardly a choice."""
    first, *later = puzzle.steps
    kept = [first, *takewhile(lambda step: len(step.worths) >= FEWEST_ANSWERS, later)]
    left_out = [[puzzle.seat, step.right[0]] for step in puzzle.steps[len(kept) :]]
    return puzzle._replace(steps=kept, line=left_out + puzzle.line)


# --- another order -------------------------------------------------------------------------------


def is_only_put_off(puzzle: Puzzle, answer: str) -> bool:
    """Whether a wrong answer comes later in the same turn and could as well have come first."""
    follows = takewhile(lambda move: move[0] == puzzle.seat, puzzle.line)
    turn = [*(step.right[0] for step in puzzle.steps), *(text for _seat, text in follows)]
    if answer in puzzle.steps[0].right or answer not in turn[1:]:
        return False
    place = turn.index(answer, 1)
    return any(
        state_after(puzzle, turn[:last]) == state_after(puzzle, turn[place:last] + turn[:place])
        for last in range(place + 1, len(turn) + 1)
    )


def state_after(puzzle: Puzzle, answers: list[str]) -> bytes:
    """Where a puzzle stands after some answers; nowhere where they cannot be given so."""
    try:
        return puzzle.match(answers).state.tobytes()
    except ActionError:
        return " ".join(answers).encode()


# --- variety -------------------------------------------------------------------------------------


def choose_varied(puzzles: Iterable[Puzzle]) -> list[Puzzle]:
    """Puzzles, each once, and not too many that are alike."""
    chosen: dict[str, Puzzle] = {}
    alike = Counter[Likeness]()
    for puzzle in puzzles:
        limits = what_it_is_about(puzzle)
        if puzzle.id not in chosen and all(alike[each] < most for each, most in limits.items()):
            chosen[puzzle.id] = puzzle
            alike.update(limits.keys())
    return list(chosen.values())


def what_it_is_about(puzzle: Puzzle) -> dict[Likeness, int]:
    """What is right instead of what, such as `sell` instead of `step`, and how many may be so."""
    right, tempting = (text.split()[0] for text in (puzzle.steps[0].right[0], puzzle.tempting))
    if right == END:
        return {(END,): MOST_ENDS}
    if right != tempting:
        return {(puzzle.kind, right, tempting): MOST_ALIKE}
    if not (numbers := numbers_of(puzzle)):
        return {}
    limits: dict[Likeness, int] = {(puzzle.kind, "number"): MOST_NUMBERS}
    if extreme := which_extreme(numbers):
        limits[puzzle.kind, extreme, len(puzzle.points[puzzle.tempting])] = MOST_RECIPES
    return limits


def numbers_of(puzzle: Puzzle) -> list[int]:
    """The right number first, then all that are offered; nothing where no number is right."""
    name, *right = puzzle.steps[0].right[0].split()
    if len(right) != 1 or not right[0].isdecimal():
        return []
    offered = [each.split() for each in puzzle.steps[0].worths]
    return [int(right[0]), *(int(each[1]) for each in offered if is_numbered(name, each))]


def is_numbered(name: str, answer: list[str]) -> bool:
    """Whether an answer is that name with a number."""
    return answer[0] == name and answer[-1].isdecimal()


def which_extreme(numbers: list[int]) -> str:
    """Whether the first is the highest or the lowest of the others."""
    right, *offered = numbers
    return {max(offered): "highest", min(offered): "lowest"}.get(right, "")
