"""One decision, one line: who offers it and who executes it."""

from __future__ import annotations

from meseta.games.el_caballero.areas import (
    apply_area,
    apply_beyond,
    apply_lay,
    apply_rotate,
    legal_area,
    legal_beyond,
    legal_lay,
    legal_rotate,
)
from meseta.games.el_caballero.box import SIDES, Box
from meseta.games.el_caballero.caballeros import (
    apply_number,
    apply_post,
    legal_number,
    legal_post,
)
from meseta.games.el_caballero.decisions import (
    AREA,
    CARD,
    CELL,
    CHOOSE_AREA,
    CHOOSE_BEYOND,
    CHOOSE_CARD,
    CHOOSE_CELL,
    CHOOSE_ROTATION,
    CHOOSE_SIDE,
    DO_POWER,
    FIRST_STEP,
    LAYING,
    NEXT_TURN,
    NUMBER,
    POWER,
    ROTATE,
    SIDE,
    TURN,
)
from meseta.games.el_caballero.rounds import apply_power, legal_power, next_turn, start_round
from meseta.games.el_caballero.ships import apply_card, apply_side, legal_card, legal_side
from meseta.games.el_caballero.state import ROUND_TURN, State
from meseta.games.el_caballero.turn import apply_turn, legal_turn
from meseta.kernel.rule import rule
from meseta.kernel.table import KIND, A, B, Log, Mask, N, asked


@rule
def legal(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What a seat may do about the top decision."""
    kind = asked(s, KIND)
    if kind == TURN:
        legal_turn(s, b, seat, mask)
    elif kind == CELL:
        if asked(s, N) == LAYING:
            legal_lay(s, b, seat, mask)
        else:
            legal_post(s, b, seat, mask)
    elif kind == NUMBER:
        legal_number(s, b, seat, asked(s, A), mask)
    elif kind == CARD:
        legal_card(s, b, seat, mask)
    elif kind == SIDE:
        legal_side(s, b, seat, mask)
    elif kind == AREA:
        legal_area(s, b, seat, mask)
    elif kind == ROTATE:
        legal_rotate(s, b, asked(s, A), asked(s, B), mask)
    elif kind == POWER:
        legal_power(s, b, seat, mask)
    else:
        legal_beyond(s, b, seat, mask)


@rule
def apply(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """Execute an answer to the top decision."""
    kind = asked(s, KIND)
    if kind == TURN:
        apply_turn(s, b, log, seat, action)
    elif kind == CELL:
        answer_cell(s, b, log, seat, action - CHOOSE_CELL)
    elif kind == NUMBER:
        apply_number(s, b, log, seat, asked(s, A), action)
    elif kind == CARD:
        apply_card(s, b, log, seat, action - CHOOSE_CARD)
    elif kind == SIDE:
        apply_side(s, b, log, seat, action - CHOOSE_SIDE)
    elif kind == AREA:
        apply_area(s, b, log, seat, action - CHOOSE_AREA)
    elif kind == ROTATE:
        apply_rotate(s, b, log, seat, asked(s, A), asked(s, B), action - CHOOSE_ROTATION)
    elif kind == POWER:
        apply_power(s, b, log, seat, action - DO_POWER + 1)
    else:
        apply_beyond(s, b, log, seat, action - CHOOSE_BEYOND)


@rule
def answer_cell(s: State, b: Box, log: Log, seat: int, name: int) -> None:
    """A cell at an area card is chosen, for an area card or for a caballero card."""
    spot = int(s.link[s.area_spot[name // SIDES], name & ROUND_TURN])
    if asked(s, N) == LAYING:
        apply_lay(s, b, log, seat, spot)
    else:
        apply_post(s, b, log, seat, spot)


@rule
def is_step(kind: int) -> bool:
    """Entries of the agenda that ask nobody."""
    return kind >= FIRST_STEP


@rule
def run_step(s: State, b: Box, log: Log) -> None:
    """Carry out the step on top of the agenda."""
    if asked(s, KIND) == NEXT_TURN:
        next_turn(s, b, log)
    else:
        start_round(s, b, log)
