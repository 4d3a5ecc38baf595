"""How strong people and puzzles are: whoever solves one has beaten it."""

from __future__ import annotations

import math
from typing import NamedTuple

from meseta.puzzles.puzzle import Puzzle

USUAL_MU, USUAL_SIGMA = 25.0, 25 / 3
"""Of somebody of whom nothing is known, as the library has it."""
MIDDLING = 32
"""Simulations that the search needs for a puzzle of middling strength."""
A_DOUBLING = 1.5
"""So much stronger a puzzle is that takes twice the thinking."""
DOUBT = 4.0
"""Of a puzzle that nobody has tried: the search knows something about it."""
SCALE = 60
"""Ratings are told in steps of this: whoever begins has 1500, as people know it from elsewhere."""


class Strength(NamedTuple):
    """What is known of how strong somebody is."""

    mu: float = USUAL_MU
    sigma: float = USUAL_SIGMA

    @property
    def rating(self) -> int:
        """How strong they probably are, as people are told."""
        return round(SCALE * self.mu)


def first_strength(puzzle: Puzzle) -> Strength:
    """What a puzzle is thought to be before anybody has tried it."""
    return Strength(USUAL_MU + A_DOUBLING * math.log2(puzzle.effort / MIDDLING), DOUBT)


def rate(person: Strength, puzzle: Strength, is_solved: bool) -> tuple[Strength, Strength]:
    """Both after a first try (Plackett and Luce's model, as the club has it)."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(each.mu, each.sigma)] for each in (person, puzzle)]
    [[one], [other]] = model.rate(teams, ranks=[1.0, 2.0] if is_solved else [2.0, 1.0])
    return Strength(one.mu, one.sigma), Strength(other.mu, other.sigma)
