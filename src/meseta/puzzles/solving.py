"""Solving a puzzle: what comes of an answer, and what there is to say about it."""

from __future__ import annotations

from typing import Any, NamedTuple

from meseta.bots.bot import PLACES
from meseta.match.choices import choices_of
from meseta.match.match import Match
from meseta.people.lines import plain
from meseta.puzzles.judging import LEAST_POINTS
from meseta.puzzles.puzzle import Line, Puzzle

HARDER = (8, 64, 512)
"""From so many simulations on a puzzle is of the next level of difficulty."""
HUNDRED = 100


class Trial:
    """Somebody before a puzzle: which of its steps is asked, and the match as it stands."""

    def __init__(self, puzzle: Puzzle, step: int = 0) -> None:
        self.puzzle, self.step = puzzle, step
        self.match = puzzle.match([each.right[0] for each in puzzle.steps[:step]])
        self.seat = self.match.game.seats.index(puzzle.seat)

    def story(self, language: str) -> list[str]:
        """What has happened since this step was asked."""
        moves = range(self.step + 1, len(self.match.moves) + 1)
        return [line for number in moves for line in self.match.told(number, language)]

    @property
    def is_last(self) -> bool:
        """Whether no other step follows."""
        return self.step + 1 == len(self.puzzle.steps)

    def answer(self, action: int) -> Answered:
        """Give an answer, and let happen what may follow it."""
        text, step = self.match.game.texts[action], self.puzzle.steps[self.step]
        is_right, is_main = text in step.right, text == step.right[0]
        is_solved = is_right and (self.is_last or not is_main)
        self.match.play(action, self.seat)
        if not is_right:
            play_line(self.match, step.replies.get(text, []))
        elif self.is_last and is_main:
            play_line(self.match, self.puzzle.line)
        return Answered(text, is_right, is_solved)


class Answered(NamedTuple):
    """What an answer was."""

    text: str
    is_right: bool
    is_solved: bool
    """Whether nothing more is asked."""


def play_line(match: Match, line: Line) -> None:
    """What happens next, as far as it can."""
    for colour, text in line:
        seat = match.game.seats.index(colour)
        if seat not in match.pending or text not in match.legal(seat):
            return
        match.play(text, seat)


def level_of(puzzle: Puzzle) -> int:
    """How difficult a puzzle is, from 1 to 4."""
    return 1 + sum(puzzle.effort >= effort for effort in HARDER)


# --- in words ------------------------------------------------------------------------------------


class Telling:
    """What there is to say about a puzzle in a language."""

    def __init__(self, puzzle: Puzzle, language: str) -> None:
        self.puzzle, self.language = puzzle, language
        self.match = puzzle.match()
        self.words: Any = self.match.game.words(language)
        self.say = self.words.say
        self.is_alone = len(self.match.game.seats) == 1

    def question(self) -> str:
        """What is to be found."""
        count, seat = len(self.puzzle.steps), self.say(f"seat-{self.puzzle.seat}")
        if self.is_alone:
            return str(self.say("puzzle-ask_alone", count=count))
        return str(self.say("puzzle-ask", seat=seat, count=count))

    def verdict(self, answered: Answered) -> str:
        """Whether an answer was right."""
        if not answered.is_right:
            return str(self.say("puzzle-wrong"))
        return str(self.say("puzzle-right" if answered.is_solved else "puzzle-go_on"))

    def figures(self, step: int, text: str) -> str:
        """What a wrong answer is worth beside the best one."""
        worths, right = self.puzzle.steps[step].worths, self.puzzle.steps[step].right
        mine, best = worths[text], worths[right[0]]
        if self.is_alone:
            return str(self.say("puzzle-brings", points=round(mine), best=round(best)))
        return str(self.say("puzzle-wins", wins=of_hundred(mine), best=of_hundred(best)))

    def explanation(self) -> list[str]:
        """Why the answer is right: what the tempting one costs, points at the end, reasons."""
        return [self.temptation(), *self.points(), *self.reasons()]

    def solution(self) -> str:
        """The answer, step by step."""
        found, match = [], self.puzzle.match()
        for step in self.puzzle.steps:
            found.append(self.label(match, step.right[0]))
            match.play(step.right[0], self.puzzle.seat)
        return str(self.say("puzzle-solution", answers=" → ".join(found)))

    def temptation(self) -> str:
        """What looks best at once, and what it costs."""
        answer, cost = self.label(self.match, self.puzzle.tempting), self.puzzle.cost
        if self.is_alone:
            return str(self.say("puzzle-tempting_alone", answer=answer, cost=round(cost, 1)))
        return str(self.say("puzzle-tempting", answer=answer, cost=of_hundred(cost)))

    def points(self) -> list[str]:
        """Who has more or fewer points at the end than after the tempting answer."""
        best, tempting = (
            self.puzzle.points[text]
            for text in (self.puzzle.steps[0].right[0], self.puzzle.tempting)
        )
        seats = self.match.game.seats
        more = [round(one - other) for one, other in zip(best, tempting, strict=True)]
        mine = seats.index(self.puzzle.seat)
        least = min(range(len(seats)), key=lambda seat: (seat == mine, more[seat]))
        found = []
        if more[mine] >= LEAST_POINTS:
            found.append(str(self.say("puzzle-own_points", points=more[mine])))
        if not self.is_alone and more[least] <= -LEAST_POINTS:
            rival = self.say(f"seat-{seats[least]}")
            found.append(str(self.say("puzzle-rival_points", seat=rival, points=-more[least])))
        return found

    def reasons(self) -> list[str]:
        """What speaks for the answer, as bots look at positions."""
        named = [self.say(f"feature-{reason}") for reason in self.puzzle.reasons]
        values = dict(zip(PLACES, named, strict=False))
        return [str(self.say(f"reasons-{len(named)}", **values))] if named else []

    def label(self, match: Match, text: str) -> str:
        """What an answer is called."""
        seat, scribe = match.game.seats.index(self.puzzle.seat), match.game.scribe(self.language)
        choices = choices_of(match, seat, self.words, scribe, match.scene(seat))
        return next(plain(each.label).rstrip(".") for each in choices if each.text == text)


def of_hundred(chance: float) -> int:
    """A chance as wins in a hundred."""
    return round(HUNDRED * chance)
