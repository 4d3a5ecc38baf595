"""One match in one language: what is asked, and what is told."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence
from typing import Any, NamedTuple

from meseta.bots.levels import LEVELS
from meseta.kernel.game import Room, Scene, TextSheet
from meseta.match.choices import Choice, choices_of, question_of
from meseta.match.match import Match
from meseta.people.lines import is_drawn
from meseta.terminal.choices import list_choices

MOST_ATTEMPTS = 9
"""To find a layout that fits; the fewer keys are drawn, the more must be listed."""


OPENING = ("round", "turn", "scoring", "king_scoring", "region_scored")
"""Events that begin something."""
NEW_LINE = "\n"


class TerminalQuestion(NamedTuple):
    """What is asked of a seat, and all its answers."""

    seat: int
    title: str
    choices: list[Choice]
    scene: Scene[Any]


class ScreenLayout(NamedTuple):
    """What stands on the screen: the sheets, and below them the question with its choices."""

    sheets: list[TextSheet]
    below: list[str]

    @property
    def lines(self) -> int:
        """How many lines all of it takes."""
        return sum(len(sheet.lines) for sheet in self.sheets) + len(self.below)


class TerminalTable:
    """A match and its words."""

    def __init__(self, match: Match, language: str) -> None:
        self.match, self.language = match, language
        self.words = match.game.words(language)
        self.scribe = match.game.scribe(language)
        self.say = self.words.say

    def seat(self, seat: int) -> str:
        """The name of a seat."""
        return self.say(f"seat-{self.match.game.seats[seat]}")

    def seats(self, seats: Sequence[int]) -> str:
        """The names of seats, as one text."""
        *others, last = [self.seat(seat) for seat in seats]
        return self.say("terminal-and", names=", ".join(others), last=last) if others else last

    def bot(self, name: str) -> str:
        """What a bot is called; one that is not a level has the name by which it was asked for."""
        return self.say(f"level-{name}") if name in LEVELS else name

    def last_sentences(self, match: Match) -> list[str]:
        """What the last move told; rounds and scorings begin a line of their own."""
        kinds = match.game.book.events.all
        names = [kinds[event[0]].name for event in match.last_events()]
        told = match.told(len(match.moves), self.language)
        return [
            f"{NEW_LINE if name in OPENING else ''}{sentence}"
            for name, sentence in zip(names, told, strict=True)
        ]

    def points(self, before: Sequence[int] | None = None) -> str:
        """The points of all seats, with what has changed."""
        scores = self.match.scores
        lines = []
        for seat, (then, now) in enumerate(zip(before or scores, scores, strict=True)):
            change = f" ({now - then:+d})" if now != then else ""
            lines.append(f"{self.seat(seat)} {now}{change}")
        return self.say("terminal-points", points=", ".join(lines))

    def result(self) -> str:
        """Who has won."""
        winners, seats = self.match.winners, self.match.game.seats
        if len(seats) == 1:
            return self.say("terminal-alone")
        return self.say("terminal-won", count=len(winners), names=self.seats(winners))

    # --- questions -------------------------------------------------------------------------------

    def question(self, seat: int) -> TerminalQuestion:
        """What is asked of a seat now."""
        scene = self.match.scene(seat)
        choices = choices_of(self.match, seat, self.words, self.scribe, scene)
        text, detail, _ = question_of(self.match, self.words, self.scribe, scene)
        title = self.say(
            "terminal-question",
            round=scene.view["round"],
            rounds=scene.view.get("rounds", 0),
            seat=self.seat(seat),
            question=text,
        )
        return TerminalQuestion(seat, f"{title} ({detail})" if detail else title, choices, scene)

    def layout(self, question: TerminalQuestion, columns: int, lines: int) -> ScreenLayout:
        """A question with its choices and what they depend on, in so many columns and lines.

        What the sheets draw is not listed, which leaves more room for the sheets.
        """
        left = lines - 1
        for _attempt in range(MOST_ATTEMPTS):
            sheets = self.sheets(question, Room(columns, left))
            found = ScreenLayout(sheets, self.below(question, sheets, columns))
            if found.lines <= lines:
                break
            left -= found.lines - lines
        return found

    def sheets(self, question: TerminalQuestion, room: Room) -> list[TextSheet]:
        """What a question depends on."""
        keys = {choice.text: choice.key for choice in question.choices}
        return self.scribe.sheets(question.scene, keys, room)

    def below(self, question: TerminalQuestion, sheets: list[TextSheet], columns: int) -> list[str]:
        """The question, and the choices that no sheet draws."""
        drawn = [choice for choice in question.choices if is_drawn(choice.key, sheets)]
        rest = [choice for choice in question.choices if choice not in drawn]
        lines = [self.say("terminal-drawn", count=len(drawn))] if drawn else []
        title = [f"[bold]{line}[/]" for line in textwrap.wrap(question.title, columns)]
        return [*title, *lines, *list_choices(rest, columns)]
