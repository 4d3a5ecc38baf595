"""Which rule answers which decision, and which step is carried out when."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.castles import apply_castle, build_castles, legal_castle
from meseta.games.six_castles.decisions import (
    ACT,
    BUILD_CASTLES,
    CASTLE,
    CHARTER,
    FACE,
    FIRST_STEP,
    GO_TO,
    GOAL,
    HILL,
    KEEP_CHARTER,
    LAY,
    LAY_START,
    LINE_TILE,
    LINE_WHILE_LAYING,
    NEXT_TURN,
    PICK_CASTLE,
    PICK_FACING,
    PICK_HILL,
    PICK_LINE_TILE,
    PICK_SPOT,
    PICK_TILE,
    PICK_TURN,
    ROTATE,
    SPOT,
    START_LAYING,
    TAKE_DISC,
    TAKE_WORKER,
)
from meseta.games.six_castles.laying import (
    apply_rotate,
    apply_spot,
    apply_tile,
    legal_lay,
    legal_rotate,
    legal_spot,
    start_laying,
)
from meseta.games.six_castles.line import (
    apply_face,
    apply_line,
    apply_line_tile,
    legal_face,
    legal_line_tile,
)
from meseta.games.six_castles.setup import (
    apply_charter,
    apply_start_tile,
    legal_charter,
    legal_start_tile,
    open_charters,
)
from meseta.games.six_castles.state import State
from meseta.games.six_castles.trade import apply_take_disc, legal_take_disc
from meseta.games.six_castles.turn import apply_act, legal_act, next_turn
from meseta.games.six_castles.workers import (
    apply_goal,
    apply_hill,
    apply_take_worker,
    legal_goal,
    legal_hill,
    legal_take_worker,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import KIND, Log, Mask, asked


@rule
def legal(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What a seat may do about the top decision."""
    kind = asked(s, KIND)
    if kind == ACT:
        legal_act(s, b, seat, mask)
    elif kind == LAY:
        legal_lay(s, b, seat, mask)
    elif kind == LINE_TILE:
        legal_line_tile(s, b, seat, mask)
    elif kind == FACE:
        legal_face(s, b, seat, mask)
    elif kind == SPOT:
        legal_spot(s, b, seat, mask)
    elif kind == ROTATE:
        legal_rotate(s, b, seat, mask)
    elif kind == GOAL:
        legal_goal(s, b, seat, mask)
    elif kind == HILL:
        legal_hill(s, b, seat, mask)
    elif kind == TAKE_DISC:
        legal_take_disc(s, b, seat, mask)
    elif kind == TAKE_WORKER:
        legal_take_worker(s, b, seat, mask)
    elif kind == CASTLE:
        legal_castle(s, b, seat, mask)
    elif kind == CHARTER:
        legal_charter(s, b, seat, mask)
    else:
        legal_start_tile(s, b, seat, mask)


@rule
def apply(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """Execute an answer to the top decision."""
    kind = asked(s, KIND)
    if kind == ACT:
        apply_act(s, b, log, seat, action)
    elif kind == LAY:
        answer_lay(s, b, log, seat, action)
    elif kind == LINE_TILE:
        apply_line_tile(s, b, log, seat, action - PICK_LINE_TILE)
    elif kind == FACE:
        apply_face(s, b, log, seat, action - PICK_FACING)
    elif kind == SPOT:
        apply_spot(s, b, log, seat, action - PICK_SPOT)
    elif kind == ROTATE:
        apply_rotate(s, b, log, seat, action - PICK_TURN)
    elif kind == GOAL:
        apply_goal(s, b, log, seat, action - GO_TO)
    elif kind == HILL:
        apply_hill(s, b, log, seat, action - PICK_HILL)
    elif kind == TAKE_DISC:
        apply_take_disc(s, b, log, seat, action)
    elif kind == TAKE_WORKER:
        apply_take_worker(s, b, log, seat, action)
    elif kind == CASTLE:
        apply_castle(s, b, log, seat, action - PICK_CASTLE)
    elif kind == CHARTER:
        apply_charter(s, b, log, seat, action - KEEP_CHARTER + 1)
    else:
        apply_start_tile(s, b, log, seat, action - LAY_START)


@rule
def answer_lay(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """A tile of the hand, or first something about the line."""
    if action >= LINE_WHILE_LAYING:
        apply_line(s, b, log, seat, action - LINE_WHILE_LAYING)
    else:
        apply_tile(s, b, log, seat, action - PICK_TILE)


@rule
def is_step(kind: int) -> bool:
    """Entries of the agenda that ask nobody."""
    return kind >= FIRST_STEP


@rule
def run_step(s: State, b: Box, log: Log) -> None:
    """Carry out the step on top of the agenda."""
    kind = asked(s, KIND)
    if kind == NEXT_TURN:
        next_turn(s, b, log)
    elif kind == BUILD_CASTLES:
        build_castles(s, b, log)
    elif kind == START_LAYING:
        start_laying(s, b, log)
    else:
        open_charters(s, b, log)
