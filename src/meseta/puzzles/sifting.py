"""Sifting what was found: a search can tell that an answer is better, not that a person cares.

What comes out of twenty of each set that were solved by hand, twice: an order of the same turn is
no answer, a step with nothing to choose between or that others answer in secret too is no step,
nobody likes the same recipe again, and what is right must be believed in the end.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import takewhile
from typing import Any

from meseta.bots.foreseeing import answers_in_secret
from meseta.match.match import ActionError, Match
from meseta.puzzles.judging import FEWEST_ANSWERS, is_obvious
from meseta.puzzles.puzzle import Line, Puzzle

MOST_NUMBERS, MOST_SAME, MOST_ALIKE, MOST_RECIPES, MOST_ENDS = 24, 20, 6, 4, 2
"""Of a set: about one number of several; with the same right answer; about the same thing instead
of the same other thing; about the highest or the lowest number; about doing something or not."""
MOST_OF_KIND = {"withdraw": 17}
"""Of a kind to which the same thing is always the answer: the card with a castillo."""
DESPERATE, UNSEEN = 0.15, 1024
"""Less of a chance to win is not worth a thought, more thinking than this nobody can do."""
A_POINT, CONVINCING = 1.0, 2.0
"""Alone, less than a point is not felt; among several, points must speak where no words do."""
END = "end"
CHANCE = "chance"
"""The part of a position that only dice see."""
Likeness = tuple[object, ...]


def sift(puzzles: Iterable[Puzzle], thrown: Counter[str]) -> Iterator[Puzzle]:
    """Those that people like to solve; why the others were thrown out is counted."""
    for puzzle in puzzles:
        if why := spoils(puzzle):
            thrown[why] += 1
        elif is_obvious(*puzzle.asked()):
            thrown["obvious"] += 1
        else:
            yield go_straight(cut_short(puzzle))


def spoils(puzzle: Puzzle) -> str:
    """Why somebody would not like a puzzle; nothing where they would."""
    first = puzzle.steps[0]
    if is_alone(puzzle):
        if lead_of(puzzle) < A_POINT:
            return "hardly a difference"
    elif first.worths[first.right[0]] < DESPERATE:
        return "hopeless anyway"
    elif not puzzle.reasons and most_points(puzzle) < CONVINCING:
        return "no reason can be told"
    if puzzle.effort >= UNSEEN:
        return "nobody finds it"
    if any(is_only_put_off(puzzle, answer) for answer in first.worths if answer != END):
        return "another order of the same turn"
    if is_taken_back(puzzle):
        return "taken back in the same turn"
    return ""


def is_alone(puzzle: Puzzle) -> bool:
    """Whether nobody else plays."""
    return len(puzzle.points[puzzle.tempting]) == 1


def lead_of(puzzle: Puzzle) -> float:
    """By how much the right answer is better than all others."""
    first = puzzle.steps[0]
    others = [worth for text, worth in first.worths.items() if text not in first.right]
    return first.worths[first.right[0]] - max(others)


def most_points(puzzle: Puzzle) -> float:
    """The most that the right answer gains for its seat, or takes from another, at the end."""
    best, tempting = (puzzle.points[text] for text in (puzzle.steps[0].right[0], puzzle.tempting))
    more = [one - other for one, other in zip(best, tempting, strict=True)]
    mine = more.pop(puzzle.match().game.seats.index(puzzle.seat))
    return max(mine, -min(more))


def cut_short(puzzle: Puzzle) -> Puzzle:
    """A puzzle without what is left to find at its end where there is hardly a choice to see."""
    first, *later = puzzle.steps
    match, kept = puzzle.match([first.right[0]]), [first]
    for step in later:
        if len(step.worths) < FEWEST_ANSWERS or answers_in_secret(match.sight(puzzle.seat)):
            break
        kept.append(step)
        match.play(step.right[0], puzzle.seat)
    left_out = [[puzzle.seat, step.right[0]] for step in puzzle.steps[len(kept) :]]
    return puzzle._replace(steps=kept, line=left_out + puzzle.line)


# --- detours -------------------------------------------------------------------------------------


def go_straight(puzzle: Puzzle) -> Puzzle:
    """A puzzle in whose line nobody comes back to where they were, only poorer."""
    match = puzzle.match(step.right[0] for step in puzzle.steps)
    return puzzle._replace(line=straighten(match, puzzle.line)[0])


def is_taken_back(puzzle: Puzzle) -> bool:
    """Whether the same turn comes back to where it was before the right answer."""
    answers = [[puzzle.seat, step.right[0]] for step in puzzle.steps]
    return straighten(puzzle.match(), answers + puzzle.line)[1] == 0


def straighten(match: Match, moves: Line) -> tuple[Line, int]:
    """Moves as far as they can be made without detours, and where the first of these began."""
    way, line, first = [match], Line(), len(moves)
    for seat, text in moves:
        now = way[-1].copy()
        try:
            now.play(text, seat)
        except ActionError:
            break
        line.append([seat, text])
        way.append(now)
        begin = begin_of_detour(way, line)
        if begin < len(line):
            first = min(first, begin)
            del way[begin + 1 :], line[begin:]
    return line, first


def begin_of_detour(way: list[Match], line: Line) -> int:
    """After how many moves the last one who moves already was where they are now."""
    *others, (seat, _text) = line
    alone = sum(1 for _ in takewhile(lambda move: move[0] == seat, reversed(others)))
    turn = range(len(others) - alone, len(line))
    return next((at for at in turn if is_no_richer(way[at].state, way[-1].state)), len(line))


def is_no_richer(before: Any, after: Any) -> bool:
    """Whether nothing is different but that one thing of a seat has become less."""
    names = [name for name in before.dtype.names if name != CHANCE]
    changed = [name for name in names if (before[name] != after[name]).any()]
    if len(changed) != 1:
        return not changed
    difference = after[changed[0]].astype(int) - before[changed[0]]
    return bool(difference.ndim > 1 and (difference != 0).sum() == 1 and difference.min() < 0)


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
    answer = puzzle.steps[0].right[0]
    right, tempting = (text.split()[0] for text in (answer, puzzle.tempting))
    if is_whether(puzzle):
        return {(END,): MOST_ENDS}
    limits: dict[Likeness, int] = {(puzzle.kind, answer): MOST_SAME}
    if puzzle.kind in MOST_OF_KIND:
        limits[puzzle.kind,] = MOST_OF_KIND[puzzle.kind]
    if right != tempting:
        return limits | {(puzzle.kind, right, tempting): MOST_ALIKE}
    if not (numbers := numbers_of(puzzle)):
        return limits
    limits[puzzle.kind, "number"] = MOST_NUMBERS
    if extreme := which_extreme(numbers):
        limits[puzzle.kind, extreme, len(puzzle.points[puzzle.tempting])] = MOST_RECIPES
    return limits


def is_whether(puzzle: Puzzle) -> bool:
    """Whether it is about doing something or not: to end, to stop, to forbid."""
    right = puzzle.steps[0].right[0]
    names = Counter(text.split()[0] for text in puzzle.steps[0].worths)
    return right == END or (len(names) == 2 and names[right.split()[0]] == 1)


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
