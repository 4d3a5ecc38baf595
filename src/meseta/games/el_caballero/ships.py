"""Actions 4, 5 and 7: ships and castillos are bought, moved, taken to the court and back."""

from __future__ import annotations

from meseta.games.el_caballero.box import CABALLEROS, SIDES, Box
from meseta.games.el_caballero.caballeros import (
    apply_withdraw,
    can_turn,
    may_turn,
    start_turning,
)
from meseta.games.el_caballero.decisions import (
    CARD,
    CHOOSE_CARD,
    CHOOSE_SIDE,
    SIDE,
    TO_ARRIVE,
    TO_BUY,
    TO_FORTIFY,
    TO_HOME,
    TO_LAUNCH,
    TO_LIFT,
    TO_SAIL,
    TO_SHIFT,
    TO_TURN,
    TO_WITHDRAW,
)
from meseta.games.el_caballero.events import (
    FORTIFIED,
    LAUNCHED,
    SAILED,
    SHIFTED,
    SHIP_BOUGHT,
    SHIP_HOME,
)
from meseta.games.el_caballero.state import NONE, ROUND_TURN, State
from meseta.kernel.rule import rule
from meseta.kernel.table import A, B, Log, Mask, N, ask, asked, close, note, only

# --- which card, which side ----------------------------------------------------------------------


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
def may_choose(s: State, b: Box, seat: int, purpose: int, card: int) -> bool:
    """Whether an own card can be chosen to be turned, withdrawn, or for a castillo."""
    if s.spot_of[seat, card] == NONE:
        return False
    if purpose == TO_TURN:
        return can_turn(s, b, seat, card)
    if purpose == TO_WITHDRAW:
        return True
    if purpose == TO_LIFT:
        return s.castillo[seat, card] == 1 and has_site(s, seat, card)
    return is_unfortified(s, seat, card)


@rule
def sides_for(s: State, seat: int, purpose: int, card: int) -> int:
    """The sides of an own card that can be chosen for a ship, or for the ship on them."""
    if purpose == TO_HOME:
        return int(s.ships[seat, card])
    if purpose == TO_SAIL:
        ships = int(s.ships[seat, card])
        return ships if ships != 0 and has_harbour(s, seat, card) else 0
    return free_sides(s, seat, card)


@rule
def has_card_for(s: State, b: Box, seat: int, purpose: int) -> bool:
    """Whether any own card can be chosen for a purpose."""
    for card in range(CABALLEROS):
        if may_choose(s, b, seat, purpose, card):
            return True
    return False


@rule
def has_side_for(s: State, seat: int, purpose: int) -> bool:
    """Whether any side of an own card can be chosen for a purpose."""
    for card in range(CABALLEROS):
        if sides_for(s, seat, purpose, card) != 0:
            return True
    return False


# --- may it be begun? ----------------------------------------------------------------------------


@rule
def can_turn_any(s: State, b: Box, seat: int) -> bool:
    """Whether a card may be turned now."""
    return s.on_map[seat] > 0 and may_turn(s, b) and has_card_for(s, b, seat, TO_TURN)


@rule
def can_buy_ship(s: State, b: Box, seat: int) -> bool:
    """One or two a turn, while there are any, for two caballeros each."""
    rich = s.court[seat] >= b.ship_price and s.ships_bought < b.most_ships
    return rich and s.ship_stock > 0 and has_side_for(s, seat, TO_BUY)


@rule
def can_buy_castillo(s: State, b: Box, seat: int) -> bool:
    """One or two a turn, while there are any, for one caballero each."""
    rich = s.court[seat] >= b.castillo_price and s.castillos_bought < b.most_castillos
    return rich and s.castillo_stock > 0 and has_site(s, seat, NONE)


@rule
def can_sail(s: State, b: Box, seat: int) -> bool:
    """A ship goes to another own card for one caballero."""
    return s.court[seat] >= b.move_price and has_side_for(s, seat, TO_SAIL)


@rule
def can_launch(s: State, b: Box, seat: int) -> bool:
    """A ship at the court goes back to an own card for one caballero."""
    rich = s.court[seat] >= b.move_price and s.reserve[seat] > 0
    return rich and has_harbour(s, seat, NONE)


@rule
def can_shift(s: State, b: Box, seat: int) -> bool:
    """A castillo goes to another own card for one caballero."""
    return s.court[seat] >= b.move_price and has_card_for(s, b, seat, TO_LIFT)


# --- choosing a card -----------------------------------------------------------------------------


@rule
def ask_card(s: State, seat: int, purpose: int, other: int) -> None:
    """The player is to choose an own card."""
    ask(s, CARD, only(seat), purpose, other, 0)


@rule
def legal_card(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The own cards that serve the purpose."""
    for card in range(CABALLEROS):
        if may_choose(s, b, seat, asked(s, N), card):
            mask[CHOOSE_CARD + card] = 1


@rule
def apply_card(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """An own card is chosen."""
    purpose = asked(s, N)
    source = asked(s, A)
    close(s)
    if purpose == TO_TURN:
        start_turning(s, seat, card)
    elif purpose == TO_WITHDRAW:
        apply_withdraw(s, b, log, seat, card)
    elif purpose == TO_FORTIFY:
        buy_castillo(s, b, log, seat, card)
    elif purpose == TO_LIFT:
        ask_card(s, seat, TO_SHIFT, card)
    else:
        shift_castillo(s, b, log, seat, source, card)


@rule
def buy_castillo(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """A castillo from the stock goes to the centre of an own card."""
    s.court[seat] -= b.castillo_price
    s.castillo_stock -= 1
    s.castillos_bought += 1
    s.castillo[seat, card] = 1
    note(log, FORTIFIED, seat, card, 0, 0)


@rule
def shift_castillo(s: State, b: Box, log: Log, seat: int, source: int, card: int) -> None:
    """A castillo moves from one own card to another."""
    s.court[seat] -= b.move_price
    s.castillo[seat, source] = 0
    s.castillo[seat, card] = 1
    note(log, SHIFTED, seat, source, card, 0)


# --- choosing a side -----------------------------------------------------------------------------


@rule
def ask_side(s: State, seat: int, purpose: int, card: int, side: int) -> None:
    """The player is to choose a side of an own card."""
    ask(s, SIDE, only(seat), purpose, card, side)


@rule
def legal_side(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The sides that serve the purpose; a moved ship goes to another card."""
    purpose = asked(s, N)
    for card in range(CABALLEROS):
        if purpose != TO_ARRIVE or card != asked(s, A):
            sides = sides_for(s, seat, purpose, card)
            for side in range(SIDES):
                mask[CHOOSE_SIDE + card * SIDES + side] = (sides >> side) & 1


@rule
def apply_side(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """A side of an own card is chosen."""
    purpose = asked(s, N)
    card = choice // SIDES
    side = choice & ROUND_TURN
    if purpose == TO_ARRIVE:
        lift_ship(s, seat, asked(s, A), asked(s, B))
    close(s)
    if purpose == TO_SAIL:
        ask_side(s, seat, TO_ARRIVE, card, side)
    elif purpose == TO_HOME:
        lift_ship(s, seat, card, side)
        s.reserve[seat] += 1
        note(log, SHIP_HOME, seat, card, side, 0)
    else:
        pay_for_ship(s, b, log, seat, purpose, card, side)
        s.ships[seat, card] = int(s.ships[seat, card]) | (1 << side)


@rule
def lift_ship(s: State, seat: int, card: int, side: int) -> None:
    """A ship leaves its side."""
    s.ships[seat, card] = int(s.ships[seat, card]) & ~(1 << side)


@rule
def pay_for_ship(s: State, b: Box, log: Log, seat: int, purpose: int, card: int, side: int) -> None:
    """A new ship costs two caballeros, a moved one or one from the court costs one."""
    if purpose == TO_BUY:
        s.court[seat] -= b.ship_price
        s.ship_stock -= 1
        s.ships_bought += 1
        note(log, SHIP_BOUGHT, seat, card, side, 0)
        return
    s.court[seat] -= b.move_price
    if purpose == TO_LAUNCH:
        s.reserve[seat] -= 1
        note(log, LAUNCHED, seat, card, side, 0)
    else:
        note(log, SAILED, seat, card, side, 0)
