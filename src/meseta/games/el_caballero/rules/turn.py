"""A player's turn: seven actions in any order, of which only the area card is compulsory."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    BUYING_SHIPS,
    FORTIFYING,
    LAYING,
    MOVING,
    POSTING,
    SUPPLYING,
    WITHDRAWING,
)
from meseta.games.el_caballero.rules.actions import enter, is_open
from meseta.games.el_caballero.rules.castillos import can_buy_castillo, can_shift
from meseta.games.el_caballero.rules.court import capacity, change_court
from meseta.games.el_caballero.rules.decisions import Turn
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.posting import can_post
from meseta.games.el_caballero.rules.ships import can_buy_ship, can_launch, can_sail, has_ship
from meseta.games.el_caballero.rules.state import State, clear_turn
from meseta.games.el_caballero.rules.turning import can_turn_any
from meseta.kernel.decision import answers, offers
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close


@rule
def start_turn(s: State, b: Box, seat: int) -> None:
    """The power card says how many area cards the player lays."""
    areas = int(b.areas[s.power[seat]])
    s.areas_left = areas
    s.areas_due = areas if b.both_areas == 1 else 1
    Turn.ask(s, only(seat))


# --- what can be begun ---------------------------------------------------------------------------


@offers(Turn)
def legal_turn(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every action that can be begun; the turn may end once the area card is laid."""
    if s.areas_due == 0:
        Turn.end(mask)
    if s.areas_left > 0 and is_open(s, LAYING):
        Turn.area(mask)
    if can_supply(s, b, seat) and is_open(s, SUPPLYING):
        Turn.supply(mask)
    if is_open(s, POSTING) and can_post(s, b, seat):
        Turn.caballero(mask)
    if s.on_map[seat] > 0:
        legal_on_map(s, b, seat, mask)
        if is_open(s, MOVING):
            legal_moves(s, b, seat, mask)


@rule
def legal_on_map(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What can be done with caballero cards that lie on the map."""
    if is_open(s, POSTING) and can_turn_any(s, b, seat):
        Turn.turn(mask)
    if can_buy_ship(s, b, seat) and is_open(s, BUYING_SHIPS):
        Turn.ship(mask)
    if can_buy_castillo(s, b, seat) and is_open(s, FORTIFYING):
        Turn.castillo(mask)
    if is_open(s, WITHDRAWING):
        Turn.withdraw(mask)


@rule
def legal_moves(s: State, b: Box, seat: int, mask: Mask) -> None:
    """What can be done with ships and castillos that the player has."""
    if can_sail(s, b, seat):
        Turn.sail(mask)
    if has_ship(s, seat):
        Turn.home(mask)
    if can_launch(s, b, seat):
        Turn.launch(mask)
    if can_shift(s, b, seat):
        Turn.shift(mask)


# --- action 1: supply ----------------------------------------------------------------------------


@rule
def can_supply(s: State, b: Box, seat: int) -> bool:
    """Once a turn, if the power card supplies anybody and the court has room."""
    some = b.supply[s.power[seat]] > 0 and s.court[seat] < capacity(s, b, seat)
    return s.supplied == 0 and some


@answers(Turn.supply)
def apply_supply(s: State, b: Box, log: Log, seat: int) -> None:
    """The caballeros of the power card come to the court; who finds no room is lost."""
    enter(s, b, SUPPLYING)
    s.supplied = 1
    supply = int(b.supply[s.power[seat]])
    Events.supplied(log, seat, supply)
    change_court(s, b, log, seat, supply)


@answers(Turn.end)
def end_turn(s: State, log: Log, seat: int) -> None:
    """The turn is over."""
    close(s)
    clear_turn(s)
    Events.ended(log, seat)
