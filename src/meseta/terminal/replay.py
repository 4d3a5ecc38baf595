"""Stepping through a saved match."""

from __future__ import annotations

import contextlib
import sys

from meseta.kernel.game import Room
from meseta.match.choices import plain
from meseta.match.match import Match
from meseta.people.lines import width
from meseta.terminal.screen import Screen
from meseta.terminal.table import TerminalTable

BACK, QUIT = "b", "q"


class Replay:
    """One match, seen by somebody who played no part in it."""

    def __init__(self, match: Match, language: str) -> None:
        self.match, self.language = match, language
        self.table = TerminalTable(match, language)
        self.screen = Screen()

    def run(self) -> None:
        """Step through it; where nobody can type, the story is told."""
        if not self.match.may_look_back:
            raise ValueError(self.table.say("terminal-no_looking_back"))
        if sys.stdin.isatty():
            with contextlib.suppress(EOFError):
                self.step_through()
        else:
            for sentence in self.match.story(self.language):
                self.screen.say(sentence, "dim")
            self.show(self.match, [])

    def step_through(self) -> None:
        """Enter goes on, `b` goes back, a number jumps there, `q` leaves."""
        at, last = 0, len(self.match.moves)
        while True:
            self.show_step(at)
            self.screen.say(self.table.say("terminal-steps"), "bold")
            answer = plain(self.screen.ask())
            if answer == QUIT:
                return
            step = at - 1 if answer == BACK else at + 1
            at = int(answer) if answer.isdecimal() else step
            at = max(0, min(at, last))

    def show_step(self, at: int) -> None:
        """The table after so many moves, the move that led there, and what it did."""
        match = self.match.replay(at)
        lines = [" ".join(self.table.last_sentences(match))]
        if at:
            seat, action = match.moves[-1]
            name, text = self.table.seat(seat), match.game.texts[action]
            count = len(self.match.moves)
            move = self.table.say("terminal-move", number=at, count=count, seat=name, move=text)
            lines.insert(0, move)
        self.show(match, lines)

    def show(self, match: Match, lines: list[str]) -> None:
        """The table, and some text below it."""
        columns = self.screen.columns
        below = sum(1 + width(text) // columns for text in lines) + 2
        room = Room(columns, self.screen.height - below)
        self.screen.show(self.table.scribe.sheets(match.scene(), {}, room), below)
        for text in lines:
            self.screen.say(text)
