"""Every decision of the game: its kind, and the numbers of the actions that answer it.

Each kind of decision has a block of actions of its own, so an action's number says which decision
it answers. `words.py` gives every action its text.
"""

from __future__ import annotations

import numpy as np

from meseta.games.six_castles.box import (
    CASTLES,
    CHARTERS,
    EXPLORATIONS,
    FACINGS,
    LANDSCAPES,
    MARKETS,
    SIDES,
    SLOTS,
    TILES,
    TYPES,
    WORKERS,
)
from meseta.games.six_castles.state import LINE, LINE_SPACES
from meseta.kernel.rule import rule

SLOT_CHOICES = SLOTS + 1
"""The slots of a type: first the top slot, then the others."""

KINDS = (
    "CHARTER START_TILE LINE_TILE FACE LAY SPOT ROTATE CASTLE ACT TAKE_DISC GOAL HILL TAKE_WORKER"
).split()
(
    CHARTER,
    START_TILE,
    LINE_TILE,
    FACE,
    LAY,
    SPOT,
    ROTATE,
    CASTLE,
    ACT,
    TAKE_DISC,
    GOAL,
    HILL,
    TAKE_WORKER,
) = range(len(KINDS))

FIRST_STEP = len(KINDS)
NEXT_TURN, OPEN_CHARTERS, BUILD_CASTLES, START_LAYING = range(FIRST_STEP, FIRST_STEP + 4)
"""Entries of the agenda that ask nobody."""

APPEND, REPLACE, PAY_TOLL = 0, 1, 1 + LINE
LINE_CHOICES = PAY_TOLL + 1
"""What may be done about the line at any moment of the own turn."""

KEEP_CHARTER = 0
LAY_START = KEEP_CHARTER + CHARTERS - 1
PICK_LINE_TILE = LAY_START + 2
PICK_FACING = PICK_LINE_TILE + EXPLORATIONS
PICK_TILE = PICK_FACING + FACINGS
LINE_WHILE_LAYING = PICK_TILE + LANDSCAPES
PICK_SPOT = LINE_WHILE_LAYING + LINE_CHOICES
PICK_TURN = PICK_SPOT + TILES * SIDES
PICK_CASTLE = PICK_TURN + SIDES
END_TURN = PICK_CASTLE + SIDES
MARK_HILL = END_TURN + 1
STEP = MARK_HILL + SIDES
PUT_DISC = STEP + 1
SELL = PUT_DISC + LINE_SPACES
TAKE_SLOT = SELL + CASTLES * MARKETS
NEW_WORKER = TAKE_SLOT + TYPES * SLOT_CHOICES
MOVE_WORKER = NEW_WORKER + 1
PRAY = MOVE_WORKER + WORKERS
LINE_WHILE_ACTING = PRAY + 1
DISC_FROM_LINE = LINE_WHILE_ACTING + LINE_CHOICES
DISC_FROM_SUPPLY = DISC_FROM_LINE + LINE_SPACES
GO_TO = DISC_FROM_SUPPLY + 1
PICK_HILL = GO_TO + TILES
WORKER_FROM_PLAY = PICK_HILL + SIDES
WORKER_FROM_SUPPLY = WORKER_FROM_PLAY + WORKERS
ACTIONS = WORKER_FROM_SUPPLY + 1

FIRST_ACTIONS = np.array(
    [
        KEEP_CHARTER,
        LAY_START,
        PICK_LINE_TILE,
        PICK_FACING,
        PICK_TILE,
        PICK_SPOT,
        PICK_TURN,
        PICK_CASTLE,
        END_TURN,
        DISC_FROM_LINE,
        GO_TO,
        PICK_HILL,
        WORKER_FROM_PLAY,
        ACTIONS,
    ],
    np.int16,
)
"""The first action of every kind of decision, in the order of the kinds."""


@rule
def first_action(kind: int) -> int:
    """The first action that answers a kind of decision."""
    return int(FIRST_ACTIONS[kind])


OWN_TILE, RIVAL_TILE, MISPLACED_TILE = range(3)
"""Whose tile is laid: the player's, the imaginary opponent's, or one of his that must move."""

FOR_SALE, FOR_SLOT = range(2)
"""What a disc is taken for."""

SIDE_A_ONLY = 1
"""In the family version a tile may only be turned end to end."""
