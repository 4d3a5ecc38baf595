"""Machine code: made beside what people do, and missed where many games are to be played."""

from __future__ import annotations

import os
import subprocess
import sys
import warnings
from collections.abc import Iterable
from functools import cache

from meseta.kernel.way import CHOSEN_WAY, Book, Way, usual_way, way_of


class PlainPython(UserWarning):
    """Many games are to be played in plain Python, and nobody has asked for that."""


def way_for_many(book: Book, way: str | None) -> Way:
    """How many games are played: as somebody says, or as usual; who waits in vain is told why."""
    if way:
        return way_of(book, way)
    usual = usual_way(book)
    if usual.name == "plain" and CHOSEN_WAY not in os.environ:
        warn_once(book.name)
    return usual


@cache
def warn_once(game: str) -> None:
    """Say once what plain Python costs."""
    warnings.warn(
        f"{game} is not compiled: this runs in plain Python, one to two hundred times slower. "
        f"Type `meseta compile {game}` once (a minute or two), or say way='plain'.",
        PlainPython,
        stacklevel=4,
    )


def compile_aside(games: Iterable[str]) -> subprocess.Popen[bytes]:
    """Start another process that compiles one game after another, and do not wait for it."""
    command = [sys.executable, "-m", "meseta", "compile", *games]
    nothing = subprocess.DEVNULL
    return subprocess.Popen(
        command, stdin=nothing, stdout=nothing, stderr=nothing, start_new_session=True
    )
