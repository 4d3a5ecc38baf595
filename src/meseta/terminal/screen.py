"""What is on the screen: only what changed, or is about to scroll off, is printed again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from threading import Timer
from typing import NamedTuple

from rich.console import Console
from rich.errors import MarkupError
from rich.text import Text

from meseta.kernel.game import TextSheet

with contextlib.suppress(ImportError):  # where it is missing, answers cannot be edited
    import readline  # noqa: F401

PROMPT = "> "
PATIENCE = 0.5
"""Seconds after which it is said what is being waited for."""


class ShownScreen(NamedTuple):
    """A sheet as it was printed last, and the number of its first line."""

    lines: list[str]
    at: int


class Screen:
    """A terminal, and what stands on it."""

    def __init__(self) -> None:
        self.console = Console(highlight=False)
        self.printed = 0
        """How many lines were printed so far."""
        self.shown: dict[str, ShownScreen] = {}

    @property
    def columns(self) -> int:
        """How wide it is."""
        return self.console.width

    @property
    def height(self) -> int:
        """How many lines it has."""
        return self.console.height

    def say(self, text: str, style: str = "") -> None:
        """A text of one's own, broken where it is too long."""
        for line in text.strip("\n").splitlines():
            for part in Text(line.rstrip(), style).wrap(self.console, self.columns):
                part.rstrip()
                self.console.print(part)
                self.printed += 1

    def draw(self, lines: Sequence[str]) -> None:
        """Lines with markup, each as it is."""
        for line in lines:
            self.console.print(as_text(line), no_wrap=True, overflow="crop", crop=True)
            self.printed += 1

    def show(self, sheets: Sequence[TextSheet], below: int) -> None:
        """Sheets above so many lines that follow, unless they are on the screen already."""
        for sheet in self.missing(sheets, below):
            self.shown[sheet.name] = ShownScreen(sheet.lines, self.printed)
            self.draw(sheet.lines)

    def missing(self, sheets: Sequence[TextSheet], below: int) -> list[TextSheet]:
        """The sheets that are new or changed, and those that would scroll off."""
        kept = [sheet for sheet in sheets if self.is_shown(sheet)]
        while True:
            news = [sheet for sheet in sheets if sheet not in kept]
            end = self.printed + sum(len(sheet.lines) for sheet in news) + below
            left = [sheet for sheet in kept if end - self.shown[sheet.name].at <= self.height]
            if left == kept:
                return news
            kept = left

    def is_shown(self, sheet: TextSheet) -> bool:
        """Whether a sheet was printed just like this."""
        return sheet.name in self.shown and self.shown[sheet.name].lines == sheet.lines

    @contextlib.contextmanager
    def waiting(self, text: str) -> Iterator[None]:
        """While this goes on, a line says why, if it takes a while and somebody looks."""
        if not self.console.file.isatty():
            yield
            return
        status = self.console.status(text)
        late = Timer(PATIENCE, status.start)
        late.start()
        try:
            yield
        finally:
            late.cancel()
            late.join()
            status.stop()

    def ask(self) -> str:
        """What the person types."""
        self.printed += 1
        return input(PROMPT)

    def break_line(self) -> None:
        """Leave the line in which the person was asked and typed nothing."""
        self.console.print()


def as_text(line: str) -> Text:
    """A line with its markup; what only looks like markup stays as it is."""
    try:
        return Text.from_markup(line)
    except MarkupError:
        return Text(line)
