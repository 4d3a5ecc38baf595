"""Every decision of the game: its kind, and the numbers of the actions that answer it.

Each kind of decision has a block of actions of its own, so an action's number says which decision
it answers. `words.py` gives every action its text. Cells are named after the first area card that
they touched, which keeps the number of actions small however large the map grows.
"""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.box import (
    AREAS,
    CABALLEROS,
    FACE,
    HIGHEST,
    SEATS,
    SIDES,
    VALUES,
)
from meseta.kernel.rule import rule

KINDS = "POWER TURN AREA CELL BEYOND ROTATE NUMBER CARD SIDE".split()
POWER, TURN, AREA, CELL, BEYOND, ROTATE, NUMBER, CARD, SIDE = range(len(KINDS))

FIRST_STEP = len(KINDS)
START_ROUND, NEXT_TURN = range(FIRST_STEP, FIRST_STEP + 2)
"""Entries of the agenda that ask nobody."""

STEPS_OF_TURN = (
    "supply area caballero turn ship castillo withdraw sail home launch shift end".split()
)
"""What a player may begin in a turn; `sail` moves a ship, `home` takes one to the court, `launch`
brings one from the court, `shift` moves a castillo."""

DO_POWER = 0
DO_SUPPLY = DO_POWER + VALUES
(
    DO_AREA,
    DO_CABALLERO,
    DO_TURN,
    DO_SHIP,
    DO_CASTILLO,
    DO_WITHDRAW,
    DO_SAIL,
    DO_HOME,
    DO_LAUNCH,
    DO_SHIFT,
    END_TURN,
) = range(DO_SUPPLY + 1, DO_SUPPLY + len(STEPS_OF_TURN))
CHOOSE_AREA = END_TURN + 1
CHOOSE_CELL = CHOOSE_AREA + AREAS
CHOOSE_BEYOND = CHOOSE_CELL + AREAS * SIDES
CHOOSE_ROTATION = CHOOSE_BEYOND + SEATS * CABALLEROS * SIDES
CHOOSE_NUMBER = CHOOSE_ROTATION + SIDES
CHOOSE_NORTH = CHOOSE_NUMBER + HIGHEST
CHOOSE_CARD = CHOOSE_NORTH + FACE
CHOOSE_SIDE = CHOOSE_CARD + CABALLEROS
ACTIONS = CHOOSE_SIDE + CABALLEROS * SIDES

FIRST_ACTIONS = np.array(
    [
        DO_POWER,
        DO_SUPPLY,
        CHOOSE_AREA,
        CHOOSE_CELL,
        CHOOSE_BEYOND,
        CHOOSE_ROTATION,
        CHOOSE_NUMBER,
        CHOOSE_CARD,
        CHOOSE_SIDE,
        ACTIONS,
    ],
    np.int16,
)
"""The first action of every kind of decision, in the order of the kinds."""


@rule
def first_action(kind: int) -> int:
    """The first action that answers a kind of decision."""
    return int(FIRST_ACTIONS[kind])


LAYING, POSTING, TURNING = range(3)
"""What a cell is chosen for: an area card or a caballero card; what a number is chosen for: a card
that is placed or one that is turned."""

TO_TURN, TO_FORTIFY, TO_WITHDRAW, TO_LIFT, TO_SHIFT = range(5)
"""What a caballero card is chosen for: to be turned, to get a new castillo, to be withdrawn, to
give its castillo, to receive a moved one."""

TO_BUY, TO_SAIL, TO_ARRIVE, TO_HOME, TO_LAUNCH = range(5)
"""What a side is chosen for: a new ship, a ship to move, its goal, a ship to take to the court, a
ship from the court."""

(
    SUPPLY_BLOCK,
    AREA_BLOCK,
    CABALLERO_BLOCK,
    SHIP_BLOCK,
    CASTILLO_BLOCK,
    WITHDRAW_BLOCK,
    MOVE_BLOCK,
) = range(1, 8)
"""The seven actions of a turn, as the rule book numbers them."""
