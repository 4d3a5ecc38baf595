"""Those who play the other seats."""

from __future__ import annotations

import random

from meseta.match import Match


def choose(match: Match, seat: int) -> int:
    """A random choice that follows from the seed, the seat and how many moves were made.

    So the same seed gives the same game, and whoever takes a move back and makes it again meets
    the same answers.
    """
    dice = random.Random(f"{match.seed}:{seat}:{len(match.moves)}")
    return dice.choice(match.legal_actions(seat))
