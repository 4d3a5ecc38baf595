"""The desk: everything that a thinker works with, laid out once, and what its columns mean."""

from __future__ import annotations

from typing import Annotated, NamedTuple

from meseta.kernel.play import MOST_SEATS, Boxes, Features, Tables
from meseta.kernel.record import Grid, Row
from meseta.kernel.table import Log, Mask

Dice = Annotated[Row, "u4"]
Numbers = Annotated[Row, "i8"]
Reals = Annotated[list[float], "f8"]
Counts = Annotated[Grid, "i8"]
Values = Annotated[Grid, "f8"]

ROOT, WORK, AHEAD, TRIAL = range(4)
"""The states on a desk: as it is, as it is played out, carried on from there, one step more."""
STATES = 4

CHANCE_EARLY, CHANCE_LATE, POINTS_EARLY, POINTS_LATE = range(4)
"""What there is a weight for, of every feature."""
HEADS = 4

POINTS = MOST_SEATS
"""In a row of worth: chances of winning first, then points, seat by seat."""
WORTH = 2 * MOST_SEATS

EXPLORE, WARMTH, WIDTH, WIDEN, FINISH, ROLL, MARGIN, CARRY, LOOKS, NOISE, ODDS = range(11)
"""How to think: how curious, how much first impressions count, how many answers are looked at at
first and how many more later, how many steps of whoever is asked and how many random decisions come
before judging, what a point of lead counts beside a chance of winning; when an answer is looked at,
how many steps of one's own are carried on, how many answers are looked at in each, how much chance
there is in how they look; and in practice, that one decision in so many is written down."""
SETTINGS = 11

NONE_FOUND = -1


class Desk(NamedTuple):
    """What a thinker works with."""

    states: Tables
    boxes: Boxes
    log: Log
    mask: Mask
    spare: Mask
    dice: Dice
    features: Features
    weights: Values
    worth: Reals
    settings: Reals
    does: Numbers
    """What each action does, as bits, of what can be undone in the same turn."""
    undoes: Numbers
    """What each action undoes."""
