"""A player's turn: seven actions in any order, of which only the area card is compulsory."""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.areas import start_area
from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.caballeros import (
    apply_supply,
    can_post,
    can_supply,
    start_post,
)
from meseta.games.el_caballero.decisions import (
    AREA_BLOCK,
    CABALLERO_BLOCK,
    CASTILLO_BLOCK,
    DO_AREA,
    DO_CABALLERO,
    DO_CASTILLO,
    DO_HOME,
    DO_LAUNCH,
    DO_SAIL,
    DO_SHIFT,
    DO_SHIP,
    DO_SUPPLY,
    DO_TURN,
    DO_WITHDRAW,
    END_TURN,
    MOVE_BLOCK,
    SHIP_BLOCK,
    SUPPLY_BLOCK,
    TO_BUY,
    TO_FORTIFY,
    TO_HOME,
    TO_LAUNCH,
    TO_LIFT,
    TO_SAIL,
    TO_TURN,
    TO_WITHDRAW,
    TURN,
    WITHDRAW_BLOCK,
)
from meseta.games.el_caballero.events import TURN_ENDED
from meseta.games.el_caballero.setup import clear_turn
from meseta.games.el_caballero.ships import (
    ask_card,
    ask_side,
    can_buy_castillo,
    can_buy_ship,
    can_launch,
    can_sail,
    can_shift,
    can_turn_any,
    has_side_for,
)
from meseta.games.el_caballero.state import State
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, ask, close, note, only

BLOCKS = np.array(
    [
        SUPPLY_BLOCK,
        AREA_BLOCK,
        CABALLERO_BLOCK,
        CABALLERO_BLOCK,
        SHIP_BLOCK,
        CASTILLO_BLOCK,
        WITHDRAW_BLOCK,
        MOVE_BLOCK,
        MOVE_BLOCK,
        MOVE_BLOCK,
        MOVE_BLOCK,
        0,
    ],
    np.int8,
)
"""Which of the seven actions each step of a turn belongs to; ending belongs to none."""


@rule
def start_turn(s: State, b: Box, seat: int) -> None:
    """The power card says how many area cards the player lays."""
    clear_turn(s)
    areas = int(b.areas[s.power[seat]])
    s.areas_left = areas
    s.areas_due = areas if b.both_areas == 1 else 1
    ask(s, TURN, only(seat), 0, 0, 0)


@rule
def is_open(s: State, b: Box, block: int) -> bool:
    """With interleaving always; without, each action is one block, and none is left half done."""
    if b.interleaved == 1 or s.block == block:
        return True
    if s.block == AREA_BLOCK and s.areas_due > 0:
        return False
    return (int(s.closed) >> block) & 1 == 0


@rule
def legal_turn(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every action that can be begun; the turn may end once the area card is laid."""
    mask[END_TURN] = int(s.areas_due == 0)
    mask[DO_AREA] = int(s.areas_left > 0 and is_open(s, b, AREA_BLOCK))
    mask[DO_SUPPLY] = int(can_supply(s, b, seat) and is_open(s, b, SUPPLY_BLOCK))
    if is_open(s, b, CABALLERO_BLOCK):
        mask[DO_CABALLERO] = int(can_post(s, b, seat))
    if s.on_map[seat] + s.reserve[seat] > 0:
        legal_on_map(s, b, seat, mask)


@rule
def legal_on_map(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What can be done with caballero cards that lie on the map, and with ships at the court."""
    if is_open(s, b, CABALLERO_BLOCK):
        mask[DO_TURN] = int(can_turn_any(s, b, seat))
    mask[DO_SHIP] = int(can_buy_ship(s, b, seat) and is_open(s, b, SHIP_BLOCK))
    mask[DO_CASTILLO] = int(can_buy_castillo(s, b, seat) and is_open(s, b, CASTILLO_BLOCK))
    mask[DO_WITHDRAW] = int(s.on_map[seat] > 0 and is_open(s, b, WITHDRAW_BLOCK))
    if is_open(s, b, MOVE_BLOCK):
        mask[DO_SAIL] = int(can_sail(s, b, seat))
        mask[DO_HOME] = int(has_side_for(s, seat, TO_HOME))
        mask[DO_LAUNCH] = int(can_launch(s, b, seat))
        mask[DO_SHIFT] = int(can_shift(s, b, seat))


@rule
def apply_turn(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """The player begins an action, or ends the turn."""
    enter_block(s, b, int(BLOCKS[action - DO_SUPPLY]))
    if action == END_TURN:
        end_turn(s, log, seat)
    elif action == DO_SUPPLY:
        apply_supply(s, b, log, seat)
    elif action == DO_AREA:
        start_area(s, b, log, seat)
    elif action == DO_CABALLERO:
        start_post(s, seat)
    else:
        begin_on_map(s, seat, action)


@rule
def begin_on_map(s: State, seat: int, action: int) -> None:
    """The player is to choose a card or a side for what was begun."""
    if action == DO_TURN:
        ask_card(s, seat, TO_TURN, 0)
    elif action == DO_SHIP:
        ask_side(s, seat, TO_BUY, 0, 0)
    elif action == DO_CASTILLO:
        ask_card(s, seat, TO_FORTIFY, 0)
    elif action == DO_WITHDRAW:
        ask_card(s, seat, TO_WITHDRAW, 0)
    elif action == DO_SAIL:
        ask_side(s, seat, TO_SAIL, 0, 0)
    elif action == DO_HOME:
        ask_side(s, seat, TO_HOME, 0, 0)
    elif action == DO_LAUNCH:
        ask_side(s, seat, TO_LAUNCH, 0, 0)
    else:
        ask_card(s, seat, TO_LIFT, 0)


@rule
def enter_block(s: State, b: Box, block: int) -> None:
    """Without interleaving, the action that was under way is over once another begins."""
    if b.interleaved == 0 and s.block != block:
        s.closed = int(s.closed) | (1 << int(s.block))
        s.block = block


@rule
def end_turn(s: State, log: Log, seat: int) -> None:
    """The turn is over."""
    close(s)
    clear_turn(s)
    note(log, TURN_ENDED, seat, 0, 0, 0)
