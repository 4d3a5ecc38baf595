"""Solving puzzles in the terminal."""

from __future__ import annotations

import random
from datetime import UTC, datetime

from meseta.kernel.game import WHOLE
from meseta.match.choices import plain
from meseta.puzzles.choosing import puzzle_of_day
from meseta.puzzles.puzzle import Puzzle, puzzles_in, set_names
from meseta.puzzles.solving import Telling, Trial, level_of
from meseta.terminal.choices import find_meant
from meseta.terminal.play import shorten
from meseta.terminal.screen import Screen
from meseta.terminal.table import TerminalTable

LEAVE = ("q", "quit")


def solve(name: str | None, language: str, seed: str | None) -> int:
    """One puzzle of a set after the other, in an order of their own; without a set, today's."""
    screen = Screen()
    for puzzle in puzzles_to_solve(name, seed):
        if not TerminalPuzzle(puzzle, language, screen).run():
            break
    return 0


def puzzles_to_solve(name: str | None, seed: str | None) -> list[Puzzle]:
    """Today's puzzle of each set, or all of one."""
    if name is None:
        return [puzzle_of_day(each, datetime.now(UTC).date()) for each in set_names()]
    puzzles = list(puzzles_in(name))
    random.Random(seed).shuffle(puzzles)
    return puzzles


class TerminalPuzzle:
    """One puzzle before one person."""

    def __init__(self, puzzle: Puzzle, language: str, screen: Screen) -> None:
        self.puzzle, self.language, self.screen = puzzle, language, screen
        self.telling = Telling(puzzle, language)

    def run(self) -> bool:
        """Ask until it is solved; whether the person goes on."""
        say, step = self.telling.say, 0
        level = say(f"puzzle-level-{level_of(self.puzzle)}")
        self.screen.say(f"{self.telling.match.game.title} ({level})", "bold")
        while step < len(self.puzzle.steps):
            trial = Trial(self.puzzle, step)
            action = self.ask(trial)
            if action is None:
                self.screen.say(self.telling.solution())
                return False
            answered = trial.answer(action)
            self.screen.say(self.telling.verdict(answered), "green" if answered.is_right else "red")
            if not answered.is_right:
                self.screen.say(self.telling.figures(step, answered.text))
            if answered.is_solved or not answered.is_right:
                self.screen.say(" ".join(trial.story(self.language)), "dim")
            if answered.is_solved:
                break
            step += answered.is_right
        self.screen.say("\n".join(self.telling.explanation()))
        return True

    def ask(self, trial: Trial) -> int | None:
        """What the person answers, with the whole table before them; nothing if they leave."""
        table = TerminalTable(trial.match, self.language)
        question = table.question(trial.seat)
        sheets = table.sheets(question, WHOLE._replace(columns=self.screen.columns))
        for sheet in sheets:
            self.screen.draw(sheet.lines)
        asked = self.telling.question()
        self.screen.say(f"{asked} {self.telling.say('puzzle-leave')}", "bold")
        self.screen.draw(table.below(question, sheets, self.screen.columns))
        while True:
            typed = self.screen.ask()
            found = find_meant(question.choices, typed)
            if len(found) == 1:
                return found[0].action
            if plain(typed) in LEAVE:
                return None
            self.screen.say(self.telling.say("puzzle-unclear", typed=shorten(typed)), "red")
