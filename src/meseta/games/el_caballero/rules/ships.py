"""Actions 4 and 7: ships are bought, moved, taken to the court and back."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import BUYING_SHIPS, CABALLEROS, MOVING, SIDES
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.decisions import Arrive, BuyShip, Launch, Sail, ShipHome, Turn
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close

# --- harbours ------------------------------------------------------------------------------------


@rule
def free_sides(s: State, seat: int, card: int) -> int:
    """The water sides of an own card where no ship lies."""
    spot = int(s.spot_of[seat, card])
    return 0 if spot == NONE else int(s.water[spot]) & ~int(s.ships[seat, card])


@rule
def has_harbour(s: State, seat: int, but: int) -> bool:
    """Whether a player has a free water side on any card but one."""
    for card in range(CABALLEROS):
        if card != but and free_sides(s, seat, card) != 0:
            return True
    return False


@rule
def has_ship(s: State, seat: int) -> bool:
    """Whether a ship lies at any card of a player."""
    for card in range(CABALLEROS):
        if s.ships[seat, card] != 0:
            return True
    return False


@rule
def can_leave(s: State, seat: int, card: int) -> bool:
    """Whether a ship lies at an own card and another one has a harbour."""
    return s.ships[seat, card] != 0 and has_harbour(s, seat, card)


@rule
def harbour(card: int, side: int) -> int:
    """A side of a caballero card as events tell it."""
    return card * SIDES + side


@rule
def put_ship(s: State, seat: int, card: int, side: int) -> None:
    """A ship comes to a side."""
    s.ships[seat, card] = int(s.ships[seat, card]) | only(side)


@rule
def lift_ship(s: State, seat: int, card: int, side: int) -> None:
    """A ship leaves its side."""
    s.ships[seat, card] = int(s.ships[seat, card]) & ~only(side)


# --- buying --------------------------------------------------------------------------------------


@rule
def can_buy_ship(s: State, b: Box, seat: int) -> bool:
    """One or two a turn, while there are any, for two caballeros each."""
    rich = s.court[seat] >= b.ship_price and s.ships_bought < b.most_ships
    return rich and s.ship_stock > 0 and has_harbour(s, seat, NONE)


@answers(Turn.ship)
def start_ship(s: State, b: Box, seat: int) -> None:
    """The player is to choose a side for a new ship."""
    enter(s, b, BUYING_SHIPS)
    BuyShip.ask(s, only(seat))


@offers(BuyShip)
def legal_ship(s: State, seat: int, mask: Mask) -> None:
    """Every free water side of an own card."""
    for card in range(CABALLEROS):
        BuyShip.buy_any(mask, card, free_sides(s, seat, card))


@answers(BuyShip.buy)
def buy_ship(s: State, b: Box, log: Log, seat: int, card: int, side: int) -> None:
    """A ship from the stock costs two caballeros."""
    close(s)
    s.court[seat] -= b.ship_price
    s.ship_stock -= 1
    s.ships_bought += 1
    put_ship(s, seat, card, side)
    Events.ship_bought(log, seat, card, side)


# --- moving --------------------------------------------------------------------------------------


@rule
def can_sail(s: State, b: Box, seat: int) -> bool:
    """A ship goes to another own card for one caballero."""
    if s.court[seat] >= b.move_price:
        for card in range(CABALLEROS):
            if can_leave(s, seat, card):
                return True
    return False


@answers(Turn.sail)
def start_sail(s: State, b: Box, seat: int) -> None:
    """The player is to choose a ship to move."""
    enter(s, b, MOVING)
    Sail.ask(s, only(seat))


@offers(Sail)
def legal_sail(s: State, seat: int, mask: Mask) -> None:
    """Every ship that another own card has a harbour for."""
    for card in range(CABALLEROS):
        if can_leave(s, seat, card):
            Sail.sail_any(mask, card, int(s.ships[seat, card]))


@answers(Sail.sail)
def apply_sail(s: State, seat: int, card: int, side: int) -> None:
    """The ship is chosen; its goal is to follow."""
    close(s)
    Arrive.ask(s, only(seat), card, side)


@offers(Arrive)
def legal_arrive(s: State, seat: int, mask: Mask, from_card: int) -> None:
    """Every free water side of another own card."""
    for card in range(CABALLEROS):
        if card != from_card:
            Arrive.arrive_any(mask, card, free_sides(s, seat, card))


@answers(Arrive.arrive)
def apply_arrive(
    s: State, b: Box, log: Log, seat: int, from_card: int, from_side: int, card: int, side: int
) -> None:
    """The ship moves from one own card to another."""
    close(s)
    s.court[seat] -= b.move_price
    lift_ship(s, seat, from_card, from_side)
    put_ship(s, seat, card, side)
    Events.sailed(log, seat, harbour(from_card, from_side), harbour(card, side))


# --- to the court and back -----------------------------------------------------------------------


@answers(Turn.home)
def start_ship_home(s: State, b: Box, seat: int) -> None:
    """The player is to choose a ship to take to the court."""
    enter(s, b, MOVING)
    ShipHome.ask(s, only(seat))


@offers(ShipHome)
def legal_ship_home(s: State, seat: int, mask: Mask) -> None:
    """Every own ship on the map."""
    for card in range(CABALLEROS):
        ShipHome.take_any(mask, card, int(s.ships[seat, card]))


@answers(ShipHome.take)
def apply_ship_home(s: State, log: Log, seat: int, card: int, side: int) -> None:
    """A ship goes to the court, for nothing."""
    close(s)
    lift_ship(s, seat, card, side)
    s.reserve[seat] += 1
    Events.ship_home(log, seat, card, side)


@rule
def can_launch(s: State, b: Box, seat: int) -> bool:
    """A ship at the court goes back to an own card for one caballero."""
    rich = s.court[seat] >= b.move_price and s.reserve[seat] > 0
    return rich and has_harbour(s, seat, NONE)


@answers(Turn.launch)
def start_launch(s: State, b: Box, seat: int) -> None:
    """The player is to choose a side for a ship from the court."""
    enter(s, b, MOVING)
    Launch.ask(s, only(seat))


@offers(Launch)
def legal_launch(s: State, seat: int, mask: Mask) -> None:
    """Every free water side of an own card."""
    for card in range(CABALLEROS):
        Launch.launch_any(mask, card, free_sides(s, seat, card))


@answers(Launch.launch)
def apply_launch(s: State, b: Box, log: Log, seat: int, card: int, side: int) -> None:
    """A ship from the court costs one caballero."""
    close(s)
    s.court[seat] -= b.move_price
    s.reserve[seat] -= 1
    put_ship(s, seat, card, side)
    Events.launched(log, seat, card, side)
