"""Action 3: placing caballero cards."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import CABALLEROS, FACE, HIGHEST, POSTING
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.court import change_court, off_map
from meseta.games.el_caballero.rules.decisions import PostCard, PostNumber, Turn
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.map import place
from meseta.games.el_caballero.rules.state import (
    State,
    is_empty,
    land_side,
    north_for,
    number_at,
    region_at_land,
    region_beyond,
    spot_called,
)
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, only
from meseta.kernel.table import Log, Mask, break_off, close

# --- where, and which number ---------------------------------------------------------------------


@rule
def would_tie(s: State, region: int, seat: int, total: int) -> bool:
    """Whether another player in a region has exactly so many caballeros."""
    for other in range(s.players):
        if other != seat and s.strength[region, other] == total:
            return True
    return False


@rule
def may_post(s: State, b: Box, seat: int) -> bool:
    """One or two cards a turn, unless one was turned; the last one only in the last round."""
    if b.turn_limit == 1 and s.turned > 0:
        return False
    if s.posted + s.turned >= b.most_posted or s.court[seat] == 0:
        return False
    if off_map(s, seat) > 1 or b.last_card_any_time == 1:
        return True
    return s.round_no == b.last_round


@rule
def may_show(s: State, region: int, seat: int, shown: int) -> bool:
    """A number at land must be paid, and must not make the player tie with another."""
    if shown > s.court[seat]:
        return False
    return not would_tie(s, region, seat, int(s.strength[region, seat]) + shown)


@rule
def may_post_at(s: State, b: Box, seat: int, spot: int) -> bool:
    """An empty cell at area cards, with land at one side or none, and a number that can be."""
    if not is_empty(s, spot) or count_of(int(s.land[spot])) > 1:
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


# --- choosing ------------------------------------------------------------------------------------


@answers(Turn.caballero)
def start_post(s: State, b: Box, seat: int) -> None:
    """The player is to choose a cell for a caballero card."""
    enter(s, b, POSTING)
    PostCard.ask(s, only(seat))


@offers(PostCard)
def legal_post(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every cell where a caballero card may be placed."""
    for spot in range(s.spots):
        if may_post_at(s, b, seat, spot):
            PostCard.post(mask, int(s.called_area[spot]), int(s.called_side[spot]))


@answers(PostCard.post)
def apply_post(s: State, seat: int, area: int, side: int) -> None:
    """The cell is chosen; its number is to follow."""
    close(s)
    PostNumber.ask(s, only(seat), area, side)


@offers(PostNumber)
def legal_post_number(s: State, b: Box, seat: int, mask: Mask, area: int, side: int) -> None:
    """Any number at land that can be paid and does not tie; at water alone the front face."""
    spot = spot_called(s, area, side)
    if s.land[spot] == 0:
        for north in range(1, FACE + 1):
            PostNumber.at_water(mask, north)
    else:
        region = region_at_land(s, b, spot)
        for shown in range(1, HIGHEST + 1):
            if may_show(s, region, seat, shown):
                PostNumber.at_land(mask, shown)


# --- placing -------------------------------------------------------------------------------------


@rule
def first_off_map(s: State, seat: int) -> int:
    """The first caballero card of a player that is not on the map."""
    for card in range(CABALLEROS):
        if s.spot_of[seat, card] == NONE:
            return card
    break_off(s)
    return 0


@rule
def put_caballero(s: State, b: Box, seat: int, card: int, spot: int, north: int) -> None:
    """A caballero card lies on the map, and counts where it borders land."""
    s.spot_of[seat, card] = spot
    s.north[seat, card] = north
    s.owner_at[spot] = seat
    s.card_at[spot] = card
    s.on_map[seat] += 1
    side = land_side(s, spot)
    if side != NONE:
        region = region_beyond(s, b, spot, side)
        s.strength[region, seat] += number_at(s, b, seat, card, side)


@answers(PostNumber.at_land)
def post_at_land(s: State, b: Box, log: Log, seat: int, area: int, side: int, shown: int) -> None:
    """A card is placed at land: its number there is its price."""
    close(s)
    spot = spot_called(s, area, side)
    card = first_off_map(s, seat)
    put_caballero(s, b, seat, card, spot, north_for(b, land_side(s, spot), shown))
    Events.posted(log, seat, card, place(area, side), shown)
    pay_for(s, b, log, seat, card, shown)


@answers(PostNumber.at_water)
def post_at_water(s: State, b: Box, log: Log, seat: int, area: int, side: int, north: int) -> None:
    """A card is placed at water alone, for one caballero whatever its numbers are."""
    close(s)
    card = first_off_map(s, seat)
    put_caballero(s, b, seat, card, spot_called(s, area, side), north)
    Events.afloat(log, seat, card, place(area, side), north)
    pay_for(s, b, log, seat, card, int(b.water_price))


@rule
def pay_for(s: State, b: Box, log: Log, seat: int, card: int, price: int) -> None:
    """The court pays for a placed card; what the cards left cannot show is lost."""
    s.posted += 1
    s.paid[seat, card] = price
    change_court(s, b, log, seat, -price)
