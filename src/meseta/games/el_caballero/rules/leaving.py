"""Caballero cards leave the map: withdrawal (action 6), and expulsion by a second land edge."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CABALLEROS, SIDES, WITHDRAWING
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.court import change_court
from meseta.games.el_caballero.rules.decisions import Turn, Withdraw
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.map import place_of
from meseta.games.el_caballero.rules.state import (
    State,
    land_side,
    number_at,
    opposite,
    region_beyond,
)
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, has, only
from meseta.kernel.table import Log, Mask, close

# --- what comes back -----------------------------------------------------------------------------


@rule
def returned_by(s: State, b: Box, seat: int, card: int, side: int) -> int:
    """The caballeros that a castillo brings back: the number at land, or what was paid for it."""
    if s.castillo[seat, card] == 0:
        return 0
    if b.returns_paid == 1:
        return max(0, int(s.paid[seat, card]))
    return number_at(s, b, seat, card, side)


@rule
def leave_land(s: State, b: Box, seat: int, card: int, side: int) -> int:
    """The caballeros of a card leave their region; how many a castillo brings back."""
    if side == NONE:
        return 0
    region = region_beyond(s, b, int(s.spot_of[seat, card]), side)
    s.strength[region, seat] -= number_at(s, b, seat, card, side)
    return returned_by(s, b, seat, card, side)


@rule
def leave_map(s: State, seat: int, card: int) -> None:
    """A caballero card goes back to its owner, its castillo to the stock."""
    spot = int(s.spot_of[seat, card])
    s.owner_at[spot] = NONE
    s.card_at[spot] = NONE
    s.spot_of[seat, card] = NONE
    s.castillo_stock += s.castillo[seat, card]
    s.castillo[seat, card] = 0
    s.north[seat, card] = 0
    s.ships[seat, card] = 0
    s.paid[seat, card] = 0
    s.on_map[seat] -= 1


@rule
def save(s: State, b: Box, log: Log, seat: int, card: int, back: int, ships: int) -> None:
    """The card leaves the map; caballeros and ships that are saved are at the court."""
    leave_map(s, seat, card)
    if back + ships > 0:
        Events.saved(log, seat, back, ships)
    change_court(s, b, log, seat, back)


# --- action 6 ------------------------------------------------------------------------------------


@answers(Turn.withdraw)
def start_withdraw(s: State, b: Box, seat: int) -> None:
    """The player is to choose an own card to take back."""
    enter(s, b, WITHDRAWING)
    Withdraw.ask(s, only(seat))


@offers(Withdraw)
def legal_withdraw(s: State, seat: int, mask: Mask) -> None:
    """Every own card on the map."""
    for card in range(CABALLEROS):
        if s.spot_of[seat, card] != NONE:
            Withdraw.withdraw(mask, card)


@answers(Withdraw.withdraw)
def apply_withdraw(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """An own card comes back; its ships go to the court first, a castillo saves caballeros."""
    close(s)
    spot = int(s.spot_of[seat, card])
    ships = count_of(int(s.ships[seat, card]))
    back = leave_land(s, b, seat, card, land_side(s, spot))
    s.reserve[seat] += ships
    Events.withdrawn(log, seat, card, place_of(s, spot))
    save(s, b, log, seat, card, back, ships)


# --- what area cards do to caballero cards -------------------------------------------------------


@rule
def expel(s: State, b: Box, log: Log, seat: int, card: int, side: int) -> None:
    """A card with a second land edge comes back; only a castillo saves caballeros and ships."""
    spot = int(s.spot_of[seat, card])
    ships = count_of(int(s.ships[seat, card]))
    back = leave_land(s, b, seat, card, side)
    Events.expelled(log, seat, card, place_of(s, spot))
    if s.castillo[seat, card] == 1:
        s.reserve[seat] += ships
    else:
        s.ship_stock += ships
        ships = 0
    save(s, b, log, seat, card, back, ships)


@rule
def meet_land(s: State, b: Box, log: Log, spot: int, side: int) -> None:
    """A new land edge touches a caballero card: its first one counts, a second one expels it."""
    seat = int(s.owner_at[spot])
    card = int(s.card_at[spot])
    others = int(s.land[spot]) & ~only(side)
    if others == 0:
        shown = number_at(s, b, seat, card, side)
        s.strength[region_beyond(s, b, spot, side), seat] += shown
        Events.landed(log, seat, card, place_of(s, spot), shown)
    else:
        expel(s, b, log, seat, card, first_of(others))


@rule
def meet_caballeros(s: State, b: Box, log: Log, spot: int, edges: int) -> None:
    """Every caballero card beside a new area card learns of its land edges."""
    for side in range(SIDES):
        other = int(s.link[spot, side])
        if has(edges, side) and s.owner_at[other] != NONE:
            meet_land(s, b, log, other, opposite(side))
