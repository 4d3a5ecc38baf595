"""Caballero cards: supply, placing, turning, withdrawal, and what area cards do to them."""

from __future__ import annotations

from meseta.games.el_caballero.box import AREAS, CABALLEROS, FACE, HIGHEST, SIDES, Box
from meseta.games.el_caballero.decisions import (
    CELL,
    CHOOSE_CELL,
    CHOOSE_NORTH,
    CHOOSE_NUMBER,
    NUMBER,
    POSTING,
    TURNING,
)
from meseta.games.el_caballero.events import (
    AFLOAT,
    EXPELLED,
    LANDED,
    LOST_COURT,
    POSTED,
    ROTATED,
    SAVED,
    SUPPLIED,
    TURNED,
    WITHDRAWN,
)
from meseta.games.el_caballero.state import (
    COUNTS,
    FIRSTS,
    NONE,
    State,
    capacity,
    gain,
    is_empty,
    land_side,
    north_for,
    number_at,
    off_map,
    opposite,
    region_beyond,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, N, ask, asked, close, note, only

# --- action 1: supply ----------------------------------------------------------------------------


@rule
def can_supply(s: State, b: Box, seat: int) -> bool:
    """Once a turn, if the power card supplies anybody and the court has room."""
    some = b.supply[s.power[seat]] > 0 and s.court[seat] < capacity(s, b, seat)
    return s.supplied == 0 and some


@rule
def apply_supply(s: State, b: Box, log: Log, seat: int) -> None:
    """The caballeros of the power card come to the court; who finds no room is lost."""
    s.supplied = 1
    note(log, SUPPLIED, seat, gain(s, b, seat, int(b.supply[s.power[seat]])), 0, 0)


# --- action 3: placing caballero cards -----------------------------------------------------------


@rule
def would_tie(s: State, region: int, seat: int, total: int) -> bool:
    """Whether another player in a region has exactly so many caballeros."""
    for other in range(s.players):
        if other != seat and total > 0 and s.strength[region, other] == total:
            return True
    return False


@rule
def may_post(s: State, b: Box, seat: int) -> bool:
    """One or two cards a turn, unless one was turned; the last one perhaps only at the end."""
    if b.turn_limit == 1 and s.turned > 0:
        return False
    if s.posted + s.turned >= b.most_posted or s.court[seat] == 0:
        return False
    if b.last_card_any_time == 0 and s.round_no < b.last_round:
        return off_map(s, seat) > 1
    return off_map(s, seat) > 0


@rule
def region_at_land(s: State, b: Box, spot: int) -> int:
    """The region that a spot with one land side borders."""
    return region_beyond(s, b, spot, land_side(s, spot))


@rule
def may_show(s: State, region: int, seat: int, shown: int) -> bool:
    """A number at land must be paid, and must not make the player tie with another."""
    if shown > s.court[seat]:
        return False
    return not would_tie(s, region, seat, int(s.strength[region, seat]) + shown)


@rule
def may_post_at(s: State, b: Box, seat: int, spot: int) -> bool:
    """An empty cell at area cards, with land at one side or none, and a number that can be."""
    if not is_empty(s, spot) or COUNTS[s.land[spot]] > 1:
        return False
    if s.land[spot] == 0:
        return s.court[seat] >= b.water_price
    region = region_at_land(s, b, spot)
    for shown in range(1, HIGHEST + 1):
        if may_show(s, region, seat, shown):
            return True
    return False


@rule
def can_post(s: State, b: Box, seat: int) -> bool:
    """Whether a caballero card can be placed anywhere."""
    if may_post(s, b, seat):
        for spot in range(s.spots):
            if may_post_at(s, b, seat, spot):
                return True
    return False


@rule
def start_post(s: State, seat: int) -> None:
    """The player is to choose a cell for a caballero card."""
    ask(s, CELL, only(seat), POSTING, 0, 0)


@rule
def legal_post(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every cell where a caballero card may be placed."""
    for spot in range(s.spots):
        if may_post_at(s, b, seat, spot):
            mask[CHOOSE_CELL + s.label[spot]] = 1


@rule
def apply_post(s: State, b: Box, log: Log, seat: int, spot: int) -> None:
    """The cell is chosen; its number is to follow."""
    close(s)
    ask(s, NUMBER, only(seat), POSTING, spot, 0)


@rule
def legal_post_number(s: State, b: Box, seat: int, spot: int, mask: Mask) -> None:
    """Any number at land that can be paid and does not tie; at water alone the front face."""
    if s.land[spot] == 0:
        for north in range(FACE):
            mask[CHOOSE_NORTH + north] = 1
    else:
        region = region_at_land(s, b, spot)
        for shown in range(1, HIGHEST + 1):
            if may_show(s, region, seat, shown):
                mask[CHOOSE_NUMBER + shown - 1] = 1


@rule
def first_off_map(s: State, seat: int) -> int:
    """The first caballero card of a player that is not on the map."""
    card = 0
    while s.spot_of[seat, card] != NONE:
        card += 1
    return card


@rule
def put_caballero(s: State, b: Box, seat: int, card: int, spot: int, north: int) -> None:
    """A caballero card lies on the map, and counts where it borders land."""
    s.spot_of[seat, card] = spot
    s.north[seat, card] = north
    s.lies[spot] = AREAS + seat * CABALLEROS + card
    s.on_map[seat] += 1
    side = land_side(s, spot)
    if side != NONE:
        region = region_beyond(s, b, spot, side)
        s.strength[region, seat] += number_at(s, b, seat, card, side)


@rule
def post_on_land(s: State, b: Box, log: Log, seat: int, spot: int, shown: int) -> None:
    """A card is placed at land: its number there is its price."""
    card = first_off_map(s, seat)
    put_caballero(s, b, seat, card, spot, north_for(b, land_side(s, spot), shown))
    note(log, POSTED, seat, card, s.label[spot], shown)
    pay_for(s, b, log, seat, card, shown)


@rule
def post_on_water(s: State, b: Box, log: Log, seat: int, spot: int, north: int) -> None:
    """A card is placed at water alone, for one caballero whatever its numbers are."""
    card = first_off_map(s, seat)
    put_caballero(s, b, seat, card, spot, north)
    note(log, AFLOAT, seat, card, s.label[spot], north)
    pay_for(s, b, log, seat, card, int(b.water_price))


@rule
def pay_for(s: State, b: Box, log: Log, seat: int, card: int, price: int) -> None:
    """The court pays for a placed card; what the cards left cannot show is lost."""
    s.posted += 1
    s.paid[seat, card] = price
    s.court[seat] -= price
    lost = int(s.court[seat]) - capacity(s, b, seat)
    if lost > 0:
        s.court[seat] -= lost
        note(log, LOST_COURT, seat, lost, 0, 0)


# --- action 3: turning one instead ---------------------------------------------------------------


@rule
def may_turn(s: State, b: Box) -> bool:
    """One card instead of placing any, or as one of two steps in any mix."""
    if b.turn_limit == 1:
        return s.posted + s.turned == 0
    return s.posted + s.turned < b.most_posted


@rule
def may_turn_to(s: State, b: Box, seat: int, card: int, shown: int) -> bool:
    """Another number at land: the court has the difference, and nobody ties with the new total."""
    spot = int(s.spot_of[seat, card])
    side = land_side(s, spot)
    region = region_beyond(s, b, spot, side)
    more = shown - number_at(s, b, seat, card, side)
    total = int(s.strength[region, seat]) + more
    return more != 0 and more <= s.court[seat] and not would_tie(s, region, seat, total)


@rule
def can_turn(s: State, b: Box, seat: int, card: int) -> bool:
    """A card at water alone turns freely on its front face; one at land if a number can be had."""
    if s.land[s.spot_of[seat, card]] == 0:
        return True
    for shown in range(1, HIGHEST + 1):
        if may_turn_to(s, b, seat, card, shown):
            return True
    return False


@rule
def start_turning(s: State, seat: int, card: int) -> None:
    """The card is chosen; its new number is to follow."""
    ask(s, NUMBER, only(seat), TURNING, card, 0)


@rule
def legal_turn_number(s: State, b: Box, seat: int, card: int, mask: Mask) -> None:
    """Every other number that the card may show."""
    if s.land[s.spot_of[seat, card]] == 0:
        for north in range(1, FACE + 1):
            if north != s.north[seat, card]:
                mask[CHOOSE_NORTH + north - 1] = 1
    else:
        for shown in range(1, HIGHEST + 1):
            if may_turn_to(s, b, seat, card, shown):
                mask[CHOOSE_NUMBER + shown - 1] = 1


@rule
def turn_on_land(s: State, b: Box, log: Log, seat: int, card: int, shown: int) -> None:
    """The card is turned or flipped; the court pays or gets the difference."""
    spot = int(s.spot_of[seat, card])
    side = land_side(s, spot)
    more = shown - number_at(s, b, seat, card, side)
    s.north[seat, card] = north_for(b, side, shown)
    s.strength[region_beyond(s, b, spot, side), seat] += more
    s.paid[seat, card] += more
    s.turned += 1
    note(log, TURNED, seat, card, shown, -more)
    lost = -more - gain(s, b, seat, -more)
    if lost > 0:
        note(log, LOST_COURT, seat, lost, 0, 0)


@rule
def turn_on_water(s: State, b: Box, log: Log, seat: int, card: int, north: int) -> None:
    """A card at water alone is rotated; that is free."""
    s.north[seat, card] = north
    s.turned += 1
    note(log, ROTATED, seat, card, north, 0)


# --- both ----------------------------------------------------------------------------------------


@rule
def legal_number(s: State, b: Box, seat: int, what: int, mask: Mask) -> None:
    """The numbers of a card that is placed or turned."""
    if asked(s, N) == POSTING:
        legal_post_number(s, b, seat, what, mask)
    else:
        legal_turn_number(s, b, seat, what, mask)


@rule
def apply_number(s: State, b: Box, log: Log, seat: int, what: int, action: int) -> None:
    """A number is chosen for a card that is placed or turned."""
    posting = asked(s, N) == POSTING
    close(s)
    if action < CHOOSE_NORTH:
        shown = action - CHOOSE_NUMBER + 1
        if posting:
            post_on_land(s, b, log, seat, what, shown)
        else:
            turn_on_land(s, b, log, seat, what, shown)
    else:
        north = action - CHOOSE_NORTH + 1
        if posting:
            post_on_water(s, b, log, seat, what, north)
        else:
            turn_on_water(s, b, log, seat, what, north)


# --- action 6, and expulsion ---------------------------------------------------------------------


@rule
def returned_by(s: State, b: Box, seat: int, card: int, side: int) -> int:
    """The caballeros that a castillo brings back: the number at land, or what was paid for it."""
    if s.castillo[seat, card] == 0:
        return 0
    if b.returns_paid == 1:
        return max(0, int(s.paid[seat, card]))
    return number_at(s, b, seat, card, side)


@rule
def leave_map(s: State, seat: int, card: int) -> None:
    """A caballero card goes back to its owner, its castillo to the stock."""
    s.lies[s.spot_of[seat, card]] = NONE
    s.spot_of[seat, card] = NONE
    s.castillo_stock += s.castillo[seat, card]
    s.castillo[seat, card] = 0
    s.north[seat, card] = 0
    s.ships[seat, card] = 0
    s.paid[seat, card] = 0
    s.on_map[seat] -= 1


@rule
def leave_land(s: State, b: Box, seat: int, card: int, side: int) -> int:
    """The caballeros of a card leave their region; how many a castillo brings back."""
    if side == NONE:
        return 0
    region = region_beyond(s, b, int(s.spot_of[seat, card]), side)
    s.strength[region, seat] -= number_at(s, b, seat, card, side)
    return returned_by(s, b, seat, card, side)


@rule
def apply_withdraw(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """An own card comes back; its ships go to the court first, a castillo saves caballeros."""
    spot = int(s.spot_of[seat, card])
    ships = int(COUNTS[s.ships[seat, card]])
    back = leave_land(s, b, seat, card, land_side(s, spot))
    s.reserve[seat] += ships
    note(log, WITHDRAWN, seat, card, s.label[spot], 0)
    save(s, b, log, seat, card, back, ships)


@rule
def save(s: State, b: Box, log: Log, seat: int, card: int, back: int, ships: int) -> None:
    """The card leaves the map; caballeros and ships that are saved are at the court."""
    leave_map(s, seat, card)
    gained = gain(s, b, seat, back)
    if gained + ships > 0:
        note(log, SAVED, seat, gained, ships, 0)


@rule
def expel(s: State, b: Box, log: Log, seat: int, card: int, side: int) -> None:
    """A card with a second land edge comes back; only a castillo saves caballeros and ships."""
    spot = int(s.spot_of[seat, card])
    ships = int(COUNTS[s.ships[seat, card]])
    back = leave_land(s, b, seat, card, side)
    note(log, EXPELLED, seat, card, s.label[spot], 0)
    if s.castillo[seat, card] == 1:
        s.reserve[seat] += ships
    else:
        s.ship_stock += ships
        ships = 0
    save(s, b, log, seat, card, back, ships)


@rule
def meet_land(s: State, b: Box, log: Log, spot: int, side: int) -> None:
    """A new land edge touches a caballero card: its first one counts, a second one expels it."""
    seat = (int(s.lies[spot]) - AREAS) // CABALLEROS
    card = (int(s.lies[spot]) - AREAS) % CABALLEROS
    first = int(FIRSTS[s.land[spot] & ~(1 << side)])
    if first == NONE:
        shown = number_at(s, b, seat, card, side)
        s.strength[region_beyond(s, b, spot, side), seat] += shown
        note(log, LANDED, seat, card, s.label[spot], shown)
    else:
        expel(s, b, log, seat, card, first)


@rule
def meet_caballeros(s: State, b: Box, log: Log, spot: int, edges: int) -> None:
    """Every caballero card beside a new area card learns of its land edges."""
    for side in range(SIDES):
        other = int(s.link[spot, side])
        if (edges >> side) & 1 == 1 and s.lies[other] >= AREAS:
            meet_land(s, b, log, other, opposite(side))
