"""A match in the terminal: the board, the choices, and what happened meanwhile."""

from __future__ import annotations

import random
import sys
from collections.abc import Callable

from rich import box
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from meseta.kernel.game import Sheet
from meseta.match import ActionError, Match

HELP = """Answer with the number or the text of a choice. Besides:
  undo          take back everything since your last choice
  board         show the table again
  story         tell everything that happened
  save FILE     save the match; `meseta replay FILE` steps through it
  quit          leave"""


class Terminal:
    """Shows one match to one person who may play several seats, or none."""

    def __init__(self, match: Match, mine: set[int], language: str, save: str | None) -> None:
        self.match = match
        self.mine = mine
        self.language = language
        self.words = match.game.words(language)
        self.file = save
        self.console = Console(highlight=False)
        self.dice = random.Random()
        self.told = 0
        self.commands: dict[str, Callable[[str], None]] = {
            "undo": self.undo,
            "board": lambda rest: self.show_board(),
            "story": lambda rest: self.tell_all(),
            "save": self.save,
            "help": lambda rest: self.console.print(HELP),
        }

    # --- playing ---------------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over, or the person leaves."""
        while not self.match.over:
            seat = next((seat for seat in self.match.pending if seat in self.mine), None)
            if seat is None:
                seat = self.match.pending[0]
                self.match.play(self.dice.choice(self.match.legal(seat)), seat)
                self.keep()
            elif not self.decide(seat):
                return
        self.tell_news()
        self.show_board()
        names = [self.match.game.seats[seat] for seat in self.match.winners]
        self.console.print(f"[bold]{' and '.join(names)} won.[/] Points: {self.points()}")

    def decide(self, seat: int) -> bool:
        """One choice of the person's; whether the game goes on."""
        self.tell_news()
        self.show_board(seat)
        legal = self.match.legal(seat)
        self.show_choices(seat, legal)
        while True:
            answer = self.console.input("[bold]> [/]").strip()
            word, _, rest = answer.partition(" ")
            if word == "quit":
                return False
            if word in self.commands and answer not in legal:
                self.commands[word](rest)
                if word in ("undo", "board"):
                    return True
            elif answer and self.answer(answer, legal, seat):
                return True

    def answer(self, answer: str, legal: list[str], seat: int) -> bool:
        """Play a choice by its number or text; whether it could be played."""
        number = int(answer) - 1 if answer.isdigit() else -1
        try:
            self.match.play(legal[number] if 0 <= number < len(legal) else answer, seat)
        except ActionError as error:
            self.console.print(f"[red]{escape(str(error))}[/]  (`help` tells more)")
            return False
        self.keep()
        return True

    def undo(self, rest: str) -> None:
        """Back to the person's last choice."""
        moves = self.match.moves
        while moves:
            seat = moves[-1][0]
            self.match.undo()
            if seat in self.mine:
                break
        self.told = min(self.told, len(self.match.log))
        self.keep()

    def save(self, rest: str) -> None:
        """Save where the person says."""
        if not rest:
            self.console.print("[red]save: a file name is needed[/]")
            return
        try:
            self.match.save(rest)
        except OSError as error:
            self.console.print(f"[red]{escape(str(error))}[/]")
            return
        self.console.print(f"saved to {escape(rest)}")

    def keep(self) -> None:
        """Save after every move, if asked to."""
        if self.file:
            self.match.save(self.file)

    # --- showing ---------------------------------------------------------------------------------

    def show_board(self, seat: int | None = None) -> None:
        """The table as the person may see it."""
        for sheet in self.match.sheets(seat):
            self.console.print(as_table(sheet))

    def show_choices(self, seat: int, legal: list[str]) -> None:
        """What may be done now, numbered."""
        self.console.print(f"[bold]{escape(self.match.situation)}[/]")
        width = max(len(text) for text in legal) + 5
        columns = max(1, self.console.width // width)
        cells = [f"{number:>3} {text}" for number, text in enumerate(legal, 1)]
        for start in range(0, len(cells), columns):
            line = "".join(cell.ljust(width) for cell in cells[start : start + columns])
            self.console.print(escape(line.rstrip()))

    def tell_news(self) -> None:
        """What happened since the person was told the last time."""
        log = self.match.log
        for event in log[self.told :]:
            self.console.print(f"[dim]{escape(self.words.sentence(event))}[/]")
        self.told = len(log)

    def tell_all(self) -> None:
        """The whole story, but for what must be kept in mind."""
        for sentence in self.match.story(self.language):
            self.console.print(f"[dim]{escape(sentence)}[/]")
        self.told = len(self.match.log)

    def points(self) -> str:
        """The points of all seats."""
        pairs = zip(self.match.game.seats, self.match.scores, strict=True)
        return ", ".join(f"{name} {points}" for name, points in pairs)

    # --- replaying -------------------------------------------------------------------------------

    def step_through(self) -> None:
        """Enter goes on, `b` goes back, a number jumps; without a person, the story is told."""
        if not self.match.may_look_back:
            self.console.print("Looking back is closed until the game is over.")
            return
        if not sys.stdin.isatty():
            self.tell_all()
            self.show_board()
            return
        whole = self.match
        at = 0
        while True:
            self.match = whole.replay(at)
            self.show_step(whole, at)
            answer = self.console.input("[bold]Enter on, b back, number, q[/] ").strip()
            if answer == "q":
                return
            step = at - 1 if answer == "b" else at + 1
            at = int(answer) if answer.isdigit() else step
            at = max(0, min(at, len(whole.moves)))

    def show_step(self, whole: Match, at: int) -> None:
        """The move that led here, what it did, and the table."""
        self.show_board()
        if at:
            seat, action = whole.moves[at - 1]
            move = f"{whole.game.seats[seat]}: {whole.game.texts[action]}"
            self.console.print(f"[bold]move {at} of {len(whole.moves)}: {escape(move)}[/]")
        for event in self.match.last_events():
            self.console.print(f"[dim]{escape(self.words.sentence(event))}[/]")


def as_table(sheet: Sheet) -> Table:
    """A sheet with ruled lines."""
    table = Table(
        title=sheet.title or None, box=box.SIMPLE_HEAD, title_justify="left", pad_edge=False
    )
    for name in sheet.header:
        table.add_column(name, overflow="fold")
    for row in sheet.rows:
        table.add_row(*row)
    return table
