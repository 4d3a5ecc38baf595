"""Draw the pictures of the documentation: `python tools/pictures.py`.

Each is a moment of a match in which everybody does something at random rather than nothing.
"""

from __future__ import annotations

import random
from pathlib import Path

import meseta
from meseta.match.match import Match

DOCS = Path(__file__).parent.parent / "docs"
MOMENTS = {
    "el-grande": ({"players": 4}, 7, 170),
    "el-caballero": ({"players": 3}, 5, 260),
    "6-castles": ({"players": 3}, 2, 190),
}
"""Options, a seed, and how many moves have been made."""
IDLE = {"end", "stop", "skip", "allow", "withdraw"}


def moment(game: str) -> Match:
    """A match after some moves."""
    options, seed, moves = MOMENTS[game]
    match, dice = meseta.new(game, seed=seed, **options), random.Random(seed)
    while len(match.moves) < moves and not match.over:
        legal = match.legal()
        match.play(dice.choice([each for each in legal if each not in IDLE] or legal))
    return match


if __name__ == "__main__":
    for game in MOMENTS:
        match = moment(game)
        (DOCS / f"{game}.svg").write_text(match.svg(match.pending[0]) + "\n", "utf-8")
