"""What always holds in a turn: what is counted, and that whatever is asked can be answered."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    AT_AREA,
    BUYING_SHIPS,
    CABALLEROS,
    FORTIFYING,
    LAYING,
    MOVING,
    POSTING,
    SIDES,
    WITHDRAWING,
)
from meseta.games.el_caballero.rules.actions import is_under_way
from meseta.games.el_caballero.rules.castillos import can_buy_castillo, can_shift, has_site
from meseta.games.el_caballero.rules.decisions import (
    Arrive,
    BuyShip,
    ChooseArea,
    Fortify,
    Launch,
    LayArea,
    LayBeyond,
    PostCard,
    PostNumber,
    RotateArea,
    Sail,
    ShiftFrom,
    ShiftTo,
    ShipHome,
    TurnCard,
    TurnNumber,
    Withdraw,
)
from meseta.games.el_caballero.rules.display import is_on_display
from meseta.games.el_caballero.rules.fitting import (
    cell_beyond,
    edges_at,
    edges_beyond,
    edges_where,
    may_lay_beyond,
    where_to_lay,
)
from meseta.games.el_caballero.rules.invariants import is_in_turn, seat_in_turn
from meseta.games.el_caballero.rules.map import spot_at
from meseta.games.el_caballero.rules.posting import can_post, may_post, may_post_at
from meseta.games.el_caballero.rules.ships import (
    can_buy_ship,
    can_launch,
    can_sail,
    has_harbour,
    has_ship,
)
from meseta.games.el_caballero.rules.state import (
    State,
    is_empty,
    spot_called,
)
from meseta.games.el_caballero.rules.turning import can_turn, can_turn_any, may_turn
from meseta.kernel.decision import holds
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has
from meseta.kernel.table import KIND, SEATS, asked

# --- the turn ------------------------------------------------------------------------------------


@holds("agenda: what is asked in a turn is asked of whoever is in turn")
def one_is_in_turn(s: State) -> bool:
    """All steps of a turn are one player's."""
    return not is_in_turn(s) or asked(s, SEATS) == s.agenda[1, SEATS]


@holds(
    "supplied, areas_left, areas_due, posted, turned, ships_bought, castillos_bought, under_way, "
    "finished: they count only in a turn"
)
def turns_are_cleared(s: State) -> bool:
    """Between turns nothing is counted."""
    if is_in_turn(s):
        return True
    done = s.supplied + s.posted + s.turned + s.ships_bought + s.castillos_bought
    return done + s.areas_left + s.areas_due + s.finished == 0 and s.under_way == NONE


@holds("areas_left, areas_due: no more are due than left, nor left than the power card has")
def areas_are_left(s: State, b: Box) -> bool:
    """The power card says how many area cards are laid."""
    if not is_in_turn(s):
        return True
    most = int(b.areas[s.power[seat_in_turn(s)]])
    return s.areas_due <= s.areas_left <= most


@holds("under_way, finished: actions end only where they are not interleaved, and none half done")
def actions_end(s: State, b: Box) -> bool:
    """No action is both under way and over; area cards are laid before theirs is."""
    if b.interleaved == 1:
        return s.under_way == NONE and s.finished == 0
    if s.under_way == NONE:
        return s.finished == 0
    if has(int(s.finished), LAYING) and s.areas_due > 0:
        return False
    return not has(int(s.finished), int(s.under_way))


# --- what is asked in a turn ---------------------------------------------------------------------


@holds("agenda, map, display: an area card that is asked about can be laid so")
def areas_can_be_laid(s: State, b: Box) -> bool:
    """A card of the display, where the rules let it be laid."""
    if not is_in_turn(s):
        return True
    kind, seat = asked(s, KIND), seat_in_turn(s)
    if kind == ChooseArea.kind:
        right = where_to_lay(s, b, seat) == asked(s, ChooseArea.where)
    elif kind == LayArea.kind:
        right = may_lay(s, b, seat, asked(s, LayArea.laying), AT_AREA)
    elif kind == LayBeyond.kind:
        where = asked(s, LayBeyond.where)
        right = where != AT_AREA and may_lay(s, b, seat, asked(s, LayBeyond.laying), where)
    elif kind == RotateArea.kind:
        right = may_rotate(s, b, seat, asked(s, RotateArea.laying), asked(s, RotateArea.cell))
    else:
        return True
    return right and s.areas_left > 0 and is_under_way(s, b, LAYING)


@rule
def may_lay(s: State, b: Box, seat: int, area: int, where: int) -> bool:
    """Whether a card lies on display and fits somewhere where cards are to be laid."""
    if not is_on_display(s, area) or where_to_lay(s, b, seat) != where:
        return False
    return edges_where(s, b, seat, where) & b.card_patterns[area] != 0


@rule
def may_rotate(s: State, b: Box, seat: int, area: int, cell: int) -> bool:
    """Whether a card lies on display and can be laid on a cell."""
    spot = spot_at(s, cell)
    if not is_on_display(s, area):
        return False
    if spot != NONE:
        return is_empty(s, spot) and edges_at(s, b, spot) & b.card_patterns[area] != 0
    where = where_to_lay(s, b, seat)
    if where == NONE or where == AT_AREA or not is_called_beyond(s, seat, where, cell):
        return False
    return edges_beyond(s, b, cell) & b.card_patterns[area] != 0


@rule
def is_called_beyond(s: State, seat: int, where: int, cell: int) -> bool:
    """Whether a cell is beyond a caballero card of the players in question."""
    for owner in range(s.players):
        for card in range(CABALLEROS):
            for side in range(SIDES):
                if may_lay_beyond(s, seat, where, owner, card, side):
                    if cell_beyond(s, owner, card, side) == cell:
                        return True
    return False


@holds("agenda, caballeros: a caballero card that is asked about can be placed or turned so")
def caballeros_can_be_placed(s: State, b: Box) -> bool:
    """A card that may be placed on its cell, or turned."""
    if not is_in_turn(s):
        return True
    kind, seat = asked(s, KIND), seat_in_turn(s)
    if kind == PostCard.kind:
        right = can_post(s, b, seat)
    elif kind == PostNumber.kind:
        spot = spot_called(s, asked(s, PostNumber.area), asked(s, PostNumber.side))
        right = spot != NONE and may_post(s, b, seat) and may_post_at(s, b, seat, spot)
    elif kind == TurnCard.kind:
        right = can_turn_any(s, b, seat)
    elif kind == TurnNumber.kind:
        right = may_turn(s, b) and can_turn(s, b, seat, asked(s, TurnNumber.card))
    elif kind == Withdraw.kind:
        return s.on_map[seat] > 0 and is_under_way(s, b, WITHDRAWING)
    else:
        return True
    return right and is_under_way(s, b, POSTING)


@holds("agenda, caballeros: a ship that is asked about lies there, can be paid, and has a harbour")
def ships_can_sail(s: State, b: Box) -> bool:
    """A ship that can be bought or moved."""
    if not is_in_turn(s):
        return True
    kind, seat = asked(s, KIND), seat_in_turn(s)
    if kind == BuyShip.kind:
        return can_buy_ship(s, b, seat) and is_under_way(s, b, BUYING_SHIPS)
    if kind == Sail.kind:
        right = can_sail(s, b, seat)
    elif kind == Arrive.kind:
        right = can_arrive(s, b, seat, asked(s, Arrive.from_card), asked(s, Arrive.from_side))
    elif kind == ShipHome.kind:
        right = has_ship(s, seat)
    elif kind == Launch.kind:
        right = can_launch(s, b, seat)
    else:
        return True
    return right and is_under_way(s, b, MOVING)


@rule
def can_arrive(s: State, b: Box, seat: int, card: int, side: int) -> bool:
    """Whether a ship lies at a side and can be moved from there to another card."""
    lies = has(int(s.ships[seat, card]), side)
    return lies and s.court[seat] >= b.move_price and has_harbour(s, seat, card)


@holds("agenda, caballeros: a castillo that is asked about lies there, can be paid, and has a site")
def castillos_can_go(s: State, b: Box) -> bool:
    """A castillo that can be bought or moved."""
    if not is_in_turn(s):
        return True
    kind, seat = asked(s, KIND), seat_in_turn(s)
    if kind == Fortify.kind:
        return can_buy_castillo(s, b, seat) and is_under_way(s, b, FORTIFYING)
    if kind == ShiftFrom.kind:
        right = can_shift(s, b, seat)
    elif kind == ShiftTo.kind:
        card = asked(s, ShiftTo.from_card)
        lies = s.castillo[seat, card] == 1 and has_site(s, seat, card)
        right = lies and s.court[seat] >= b.move_price
    else:
        return True
    return right and is_under_way(s, b, MOVING)
