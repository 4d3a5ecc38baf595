"""Every decision of the game: its kind, and the numbers of the actions that answer it.

Each kind of decision has a block of actions of its own, so an action's number says which decision
it answers. `words.py` gives every action its text.
"""

from __future__ import annotations

import numpy as np

from meseta.games.el_grande.box import AREAS, CASTILLO, REGIONS, SEATS, STACKS, TILES
from meseta.games.el_grande.state import MODIFIERS, VALUES
from meseta.kernel.rule import rule

MOST_RECRUITED = 9
TARGETS = CASTILLO + 1
ALTERNATIVES = 2

KINDS = (
    "PASS POWER RECRUIT RECALL ABILITY TAKE TURN VETO CHOOSE LIFT DROP POST PICK WITHDRAW DISC "
    "SCORE DECREE REGAIN HOME COUP KING ESCORT"
).split()
(
    PASS,
    POWER,
    RECRUIT,
    RECALL,
    ABILITY,
    TAKE,
    TURN,
    VETO,
    CHOOSE,
    LIFT,
    DROP,
    POST,
    PICK,
    WITHDRAW,
    DISC,
    SCORE,
    DECREE,
    REGAIN,
    HOME,
    COUP,
    KING,
    ESCORT,
) = range(len(KINDS))

FIRST_STEP = len(KINDS)
START_ROUND, NEXT_TURN, SPECIAL, REVEAL, GENERAL_SCORING, SWAP_MODIFIERS = range(
    FIRST_STEP, FIRST_STEP + 6
)
"""Entries of the agenda that ask nobody."""

DO_PASS = 0
DO_POWER = DO_PASS + MODIFIERS
DO_MODIFY = DO_POWER + VALUES
DO_RECRUIT = DO_MODIFY + MODIFIERS
DO_RECALL = DO_RECRUIT + MOST_RECRUITED + 1
STOP_RECALL = DO_RECALL + REGIONS
USE_ABILITY = STOP_RECALL + 1
SKIP_ABILITY = USE_ABILITY + 1
DO_TAKE = SKIP_ABILITY + 1
DO_PLACE = DO_TAKE + STACKS
DO_SPECIAL = DO_PLACE + TARGETS
END_TURN = DO_SPECIAL + 1
DO_VETO = END_TURN + 1
DO_ALLOW = DO_VETO + 1
DO_CHOOSE = DO_ALLOW + 1
DO_LIFT = DO_CHOOSE + ALTERNATIVES
STOP_MOVES = DO_LIFT + REGIONS * SEATS
DO_DROP = STOP_MOVES + 1
DO_POST = DO_DROP + TARGETS
STOP_POSTS = DO_POST + TARGETS
DO_PICK = STOP_POSTS + 1
STOP_PICKS = DO_PICK + REGIONS * SEATS
WITHDRAW_COURT = STOP_PICKS + 1
DO_WITHDRAW = WITHDRAW_COURT + 1
DO_DISC = DO_WITHDRAW + REGIONS
DO_SCORE = DO_DISC + REGIONS
DO_TILE = DO_SCORE + TARGETS
DO_REGAIN = DO_TILE + TILES * TARGETS
REGAIN_MODIFIER = DO_REGAIN + VALUES
DO_GRANDE = REGAIN_MODIFIER + MODIFIERS
DO_COUP = DO_GRANDE + REGIONS
DO_KING = DO_COUP + REGIONS
DO_ESCORT = DO_KING + AREAS
ACTIONS = DO_ESCORT + SEATS

FIRST_ACTIONS = np.array(
    [
        DO_PASS,
        DO_POWER,
        DO_RECRUIT,
        DO_RECALL,
        USE_ABILITY,
        DO_TAKE,
        DO_PLACE,
        DO_VETO,
        DO_CHOOSE,
        DO_LIFT,
        DO_DROP,
        DO_POST,
        DO_PICK,
        WITHDRAW_COURT,
        DO_DISC,
        DO_SCORE,
        DO_TILE,
        DO_REGAIN,
        DO_GRANDE,
        DO_COUP,
        DO_KING,
        DO_ESCORT,
        ACTIONS,
    ],
    np.int16,
)
"""The first action of every kind of decision, in the order of the kinds."""


@rule
def first_action(kind: int) -> int:
    """The first action that answers a kind of decision."""
    return int(FIRST_ACTIONS[kind])


ANYWHERE, NEIGHBOUR, DISTANT, ABROAD, FEWEST, WITH_GRANDE = range(6)
"""Where the King may go."""

LOSE, MOVE_OUT, COMPARE = range(3)
"""Why discs are set: to lose caballeros, to move out of a region, to name one to score."""
