"""Actions 5 and 7: castillos are bought and moved."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CABALLEROS, FORTIFYING, MOVING
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.decisions import Fortify, ShiftFrom, ShiftTo, Turn
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close

# --- sites ---------------------------------------------------------------------------------------


@rule
def is_unfortified(s: State, seat: int, card: int) -> bool:
    """Whether an own card lies on the map without a castillo."""
    return s.spot_of[seat, card] != NONE and s.castillo[seat, card] == 0


@rule
def has_site(s: State, seat: int, but: int) -> bool:
    """Whether a player has a card without castillo besides one."""
    for card in range(CABALLEROS):
        if card != but and is_unfortified(s, seat, card):
            return True
    return False


@rule
def can_lift(s: State, seat: int, card: int) -> bool:
    """Whether an own card has a castillo and another one has none."""
    return s.castillo[seat, card] == 1 and has_site(s, seat, card)


# --- buying --------------------------------------------------------------------------------------


@rule
def can_buy_castillo(s: State, b: Box, seat: int) -> bool:
    """One or two a turn, while there are any, for one caballero each."""
    rich = s.court[seat] >= b.castillo_price and s.castillos_bought < b.most_castillos
    return rich and s.castillo_stock > 0 and has_site(s, seat, NONE)


@answers(Turn.castillo)
def start_castillo(s: State, b: Box, seat: int) -> None:
    """The player is to choose an own card for a new castillo."""
    enter(s, b, FORTIFYING)
    Fortify.ask(s, only(seat))


@offers(Fortify)
def legal_fortify(s: State, seat: int, mask: Mask) -> None:
    """Every own card without a castillo."""
    for card in range(CABALLEROS):
        if is_unfortified(s, seat, card):
            Fortify.fortify(mask, card)


@answers(Fortify.fortify)
def buy_castillo(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """A castillo from the stock goes to the centre of an own card."""
    close(s)
    s.court[seat] -= b.castillo_price
    s.castillo_stock -= 1
    s.castillos_bought += 1
    s.castillo[seat, card] = 1
    Events.fortified(log, seat, card)


# --- moving --------------------------------------------------------------------------------------


@rule
def can_shift(s: State, b: Box, seat: int) -> bool:
    """A castillo goes to another own card for one caballero."""
    if s.court[seat] >= b.move_price:
        for card in range(CABALLEROS):
            if can_lift(s, seat, card):
                return True
    return False


@answers(Turn.shift)
def start_shift(s: State, b: Box, seat: int) -> None:
    """The player is to choose a castillo to move."""
    enter(s, b, MOVING)
    ShiftFrom.ask(s, only(seat))


@offers(ShiftFrom)
def legal_shift_from(s: State, seat: int, mask: Mask) -> None:
    """Every own castillo that has somewhere else to go."""
    for card in range(CABALLEROS):
        if can_lift(s, seat, card):
            ShiftFrom.lift(mask, card)


@answers(ShiftFrom.lift)
def apply_shift_from(s: State, seat: int, card: int) -> None:
    """The castillo is chosen; its goal is to follow."""
    close(s)
    ShiftTo.ask(s, only(seat), card)


@offers(ShiftTo)
def legal_shift_to(s: State, seat: int, mask: Mask) -> None:
    """Every own card without a castillo."""
    for card in range(CABALLEROS):
        if is_unfortified(s, seat, card):
            ShiftTo.shift(mask, card)


@answers(ShiftTo.shift)
def shift_castillo(s: State, b: Box, log: Log, seat: int, from_card: int, card: int) -> None:
    """A castillo moves from one own card to another."""
    close(s)
    s.court[seat] -= b.move_price
    s.castillo[seat, from_card] = 0
    s.castillo[seat, card] = 1
    Events.shifted(log, seat, from_card, card)
