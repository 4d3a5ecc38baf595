"""Action 3: turning a caballero card instead of placing one."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CABALLEROS, FACE, HIGHEST, POSTING
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.court import change_court
from meseta.games.el_caballero.rules.decisions import Turn, TurnCard, TurnNumber
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.posting import would_tie
from meseta.games.el_caballero.rules.state import (
    State,
    land_side,
    north_for,
    number_at,
    region_beyond,
)
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close

# --- which card, to which number -----------------------------------------------------------------


@rule
def may_turn(s: State, b: Box) -> bool:
    """One card instead of placing any, or as one of two steps in any mix."""
    most = 1 if b.turn_limit == 1 else int(b.most_posted)
    return s.posted + s.turned < most


@rule
def may_turn_to(s: State, b: Box, seat: int, card: int, shown: int) -> bool:
    """Another number at land: the court has the difference, and raising makes no tie."""
    spot = int(s.spot_of[seat, card])
    side = land_side(s, spot)
    more = shown - number_at(s, b, seat, card, side)
    if more < 0 and b.lowering_may_tie == 1:
        return True
    if more == 0 or more > s.court[seat]:
        return False
    region = region_beyond(s, b, spot, side)
    return not would_tie(s, region, seat, int(s.strength[region, seat]) + more)


@rule
def can_turn(s: State, b: Box, seat: int, card: int) -> bool:
    """A card at water alone turns freely on its front face; one at land if a number can be had."""
    spot = int(s.spot_of[seat, card])
    if spot == NONE:
        return False
    if s.land[spot] == 0:
        return True
    for shown in range(1, HIGHEST + 1):
        if may_turn_to(s, b, seat, card, shown):
            return True
    return False


@rule
def can_turn_any(s: State, b: Box, seat: int) -> bool:
    """Whether a card may be turned now."""
    if may_turn(s, b):
        for card in range(CABALLEROS):
            if can_turn(s, b, seat, card):
                return True
    return False


# --- choosing ------------------------------------------------------------------------------------


@answers(Turn.turn)
def start_turning(s: State, b: Box, seat: int) -> None:
    """The player is to choose an own card to turn."""
    enter(s, b, POSTING)
    TurnCard.ask(s, only(seat))


@offers(TurnCard)
def legal_turn_card(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The own cards that can show another number."""
    for card in range(CABALLEROS):
        if can_turn(s, b, seat, card):
            TurnCard.turn(mask, card)


@answers(TurnCard.turn)
def apply_turn_card(s: State, seat: int, card: int) -> None:
    """The card is chosen; its new number is to follow."""
    close(s)
    TurnNumber.ask(s, only(seat), card)


@offers(TurnNumber)
def legal_turn_number(s: State, b: Box, seat: int, mask: Mask, card: int) -> None:
    """Every other number that the card may show."""
    if s.land[s.spot_of[seat, card]] == 0:
        for north in range(1, FACE + 1):
            if north != s.north[seat, card]:
                TurnNumber.at_water(mask, north)
    else:
        for shown in range(1, HIGHEST + 1):
            if may_turn_to(s, b, seat, card, shown):
                TurnNumber.at_land(mask, shown)


# --- turning -------------------------------------------------------------------------------------


@rule
def price_of_turning(s: State, b: Box, seat: int, card: int, more: int) -> int:
    """The difference; of it a lowered card gives back only what was paid beyond its first one."""
    paid = min(0, 1 - int(s.paid[seat, card]))
    return max(more, paid) if b.lowered_returns_paid == 1 else more


@answers(TurnNumber.at_land)
def turn_at_land(s: State, b: Box, log: Log, seat: int, card: int, shown: int) -> None:
    """The card is turned or flipped; the court pays the difference, or gets what was paid."""
    close(s)
    spot = int(s.spot_of[seat, card])
    side = land_side(s, spot)
    more = shown - number_at(s, b, seat, card, side)
    s.north[seat, card] = north_for(b, side, shown)
    s.strength[region_beyond(s, b, spot, side), seat] += more
    price = price_of_turning(s, b, seat, card, more)
    s.paid[seat, card] += price
    s.turned += 1
    Events.turned(log, seat, card, shown, -price)
    change_court(s, b, log, seat, -price)


@answers(TurnNumber.at_water)
def turn_at_water(s: State, log: Log, seat: int, card: int, north: int) -> None:
    """A card at water alone is rotated; that is free."""
    close(s)
    s.north[seat, card] = north
    s.turned += 1
    Events.rotated(log, seat, card, north)
