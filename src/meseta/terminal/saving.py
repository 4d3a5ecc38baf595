"""The file that a match is kept in while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from meseta.match.match import Match

FAILURES = (OSError, ValueError)
"""What can go wrong with a file; a name that cannot be one is a ValueError."""


class Keeper:
    """Saves a match after every move, if there is a file for it; a failure does not stop play."""

    def __init__(self, match: Match, mine: Sequence[int]) -> None:
        self.match, self.mine = match, mine
        self.file: Path | None = None
        self.saved = list(match.moves)
        """The moves that leaving would not lose."""
        self.failure = ""
        """Why the last attempt to save failed, if it did."""

    @property
    def is_safe(self) -> bool:
        """Whether leaving now loses no decision of the person's; the others' come again."""
        return self.own(self.saved) == self.own(self.match.moves)

    def own(self, moves: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
        """The person's moves among some."""
        return [move for move in moves if move[0] in self.mine]

    def keep_in(self, name: str, may_replace: bool) -> str:
        """Save in a file from now on, beginning at once; nothing, or why that cannot be."""
        file = Path(name)
        try:
            if not may_replace and file != self.file and file.exists():
                return EXISTS
            self.match.save(file)
        except FAILURES as error:
            return reason(error)
        self.file, self.failure, self.saved = file, "", list(self.match.moves)
        return ""

    def keep(self) -> bool:
        """Save, if there is a file; whether that is news: it fails now, or works again."""
        if self.file is None:
            return False
        before = self.failure
        self.failure = self.keep_in(str(self.file), may_replace=True)
        return bool(before) != bool(self.failure)


EXISTS = "exists"
"""A file is there already, and might hold another match."""


def reason(error: Exception) -> str:
    """Why a file cannot be written, in a few words."""
    return (isinstance(error, OSError) and error.strerror) or str(error)
