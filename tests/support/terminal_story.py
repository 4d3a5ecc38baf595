"""Short ways to sit somebody down at a terminal and to look at what was shown."""

from __future__ import annotations

import builtins
import random
from collections.abc import Iterable, Iterator, Sequence

import pytest

from meseta.match.match import Match
from meseta.terminal.opponents import Opponents
from meseta.terminal.play import Play
from meseta.terminal.table import TerminalQuestion, TerminalTable

PROMPT = "> "


def sit_down(
    match: Match, mine: Sequence[int] = (0,), language: str = "en", bots: str = "random"
) -> Play:
    """A person at some seats of a match, and bots at the others."""
    return Play(match, mine, language, Opponents(match, mine, bots.split(",")))


class Person:
    """Types answers, one after the other; then the end of the file, or Ctrl-C."""

    def __init__(self, patch: pytest.MonkeyPatch, shown: pytest.CaptureFixture[str]) -> None:
        self.patch, self.captured = patch, shown
        patch.setenv("COLUMNS", "80")
        patch.setenv("LINES", "24")

    def types(self, answers: Iterable[str], last: type[BaseException] = EOFError) -> None:
        """What comes next."""
        left: Iterator[str] = iter(answers)

        def read(prompt: str = "") -> str:
            print(prompt)
            for answer in left:
                return answer
            raise last

        self.patch.setattr(builtins, "input", read)

    def plays(
        self,
        match: Match,
        *answers: str,
        mine: Sequence[int] = (0,),
        language: str = "en",
        bots: str = "random",
    ) -> int:
        """Play until the answers run out; the exit code."""
        self.types(answers)
        return sit_down(match, mine, language, bots).run()

    def saw(self) -> list[str]:
        """The lines that were shown since the last look."""
        return self.captured.readouterr().out.splitlines()

    def saw_after(self, prompts: int) -> list[str]:
        """The lines that were shown after so many answers, before the next question."""
        parts = "\n".join(self.saw()).split(f"{PROMPT}\n")
        return parts[prompts].splitlines()

    def plays_anything(self, match: Match, language: str, seed: int) -> int:
        """Play to the end by keys, whatever they are; the exit code."""
        dice = random.Random(seed)
        asked: list[TerminalQuestion] = []
        question = TerminalTable.question

        def remember(table: TerminalTable, seat: int) -> TerminalQuestion:
            asked[:] = [question(table, seat)]
            return asked[0]

        self.patch.setattr(TerminalTable, "question", remember)
        self.patch.setattr(builtins, "input", lambda prompt="": dice.choice(asked[0].choices).key)
        return sit_down(match, language=language).run()
