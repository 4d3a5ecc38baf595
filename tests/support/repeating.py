"""What to do when a test has failed: the command that repeats it alone, and its match as a file."""

from __future__ import annotations

import json
import os
import re
import sys
import traceback
from types import TracebackType

from meseta.match.match import Match
from tests.support import ROOT

FOLDER = ROOT / "build" / "failed"
SETTINGS = ("MESETA_WAY", "MESETA_MORE", "PYTHONHASHSEED")
LAST = 12
"""So many of the last moves are printed; the file has all of them."""


def tell_how_to_repeat(test: str, trace: TracebackType | None) -> list[str]:
    """The command for a test, and the matches that it was about when it failed."""
    settings = [f"{name}={os.environ[name]}" for name in SETTINGS if name in os.environ]
    lines = [" ".join([*settings, sys.executable, "-m pytest -n 0", quote(test)])]
    for number, match in enumerate(find_matches(trace)):
        try:
            lines += tell_match(match, re.sub(r"\W+", "-", test)[-80:] + f"-{number}")
        except Exception as error:  # it may be only half made, or broken by what is tested
            lines.append(f"a match that cannot be told: {error!r}")
    return lines


def quote(test: str) -> str:
    """A test's name as a shell takes it."""
    return "'" + test.replace("'", "'\\''") + "'"


def find_matches(trace: TracebackType | None) -> list[Match]:
    """The matches in the functions that were running, the innermost first, each once."""
    found: dict[int, Match] = {}
    for frame, _ in reversed(list(traceback.walk_tb(trace))):
        for value in frame.f_locals.values():
            match = value if isinstance(value, Match) else getattr(value, "match", None)
            if isinstance(match, Match):
                found.setdefault(id(match), match)
    return list(found.values())[:3]


def tell_match(match: Match, name: str) -> list[str]:
    """A match by its game, seed and moves, and where it lies as a file."""
    game = match.game
    moves = [f"{game.seats[seat]}: {game.texts[action]}" for seat, action in match.moves]
    lines = [
        f"{game.id}, seed {match.seed!r}, options {json.dumps(game.options)}, {len(moves)} moves",
        *([f"  … {'; '.join(moves[-LAST:])}"] if moves else []),
    ]
    FOLDER.mkdir(parents=True, exist_ok=True)
    match.save(FOLDER / f"{name}.json")
    return [*lines, f"  meseta replay {(FOLDER / name).relative_to(ROOT)}.json"]
