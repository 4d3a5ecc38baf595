"""Action 2: choosing an area card, its cell and its rotation, and laying it."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    AREAS,
    AT_AREA,
    CABALLEROS,
    DISPLAY,
    LAYING,
    SIDES,
)
from meseta.games.el_caballero.rules.actions import enter
from meseta.games.el_caballero.rules.decisions import (
    ChooseArea,
    LayArea,
    LayBeyond,
    RotateArea,
    Turn,
)
from meseta.games.el_caballero.rules.display import renew_display, take_from_display
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.fitting import (
    cell_beyond,
    edges_at,
    edges_beyond,
    edges_where,
    may_lay_beyond,
    where_to_lay,
)
from meseta.games.el_caballero.rules.leaving import meet_caballeros
from meseta.games.el_caballero.rules.map import (
    edges_of,
    known_spot,
    place_of,
    put_area,
    spot_at,
)
from meseta.games.el_caballero.rules.state import State, is_empty, spot_called
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log, Mask, close

RENEWALS = AREAS // DISPLAY + 1
"""After so many new displays every card has been seen."""

# --- which card ----------------------------------------------------------------------------------


@answers(Turn.area)
def start_area(s: State, b: Box, log: Log, seat: int) -> None:
    """Choose a displayed card; where none can be laid at all, a new display is turned up."""
    enter(s, b, LAYING)
    where = where_to_lay(s, b, seat)
    for _renewal in range(RENEWALS):
        if where != NONE or s.deck_size == 0:
            break
        renew_display(s, log)
        where = where_to_lay(s, b, seat)
    if where == NONE:
        Events.skipped(log, seat)
        count_area(s)
    else:
        ChooseArea.ask(s, only(seat), where)


@rule
def count_area(s: State) -> None:
    """One of the area cards of the turn is done with."""
    s.areas_left -= 1
    s.areas_due = max(0, int(s.areas_due) - 1)


@offers(ChooseArea)
def legal_area(s: State, b: Box, seat: int, mask: Mask, where: int) -> None:
    """The displayed cards that can be laid."""
    fits = edges_where(s, b, seat, where)
    for place in range(DISPLAY):
        area = int(s.display[place])
        if area != NONE and b.card_patterns[area] & fits != 0:
            ChooseArea.choose(mask, area)


@answers(ChooseArea.choose)
def apply_area(s: State, seat: int, where: int, area: int) -> None:
    """The card is chosen; its cell is to follow."""
    close(s)
    if where == AT_AREA:
        LayArea.ask(s, only(seat), area)
    else:
        LayBeyond.ask(s, only(seat), area, where)


# --- which cell ----------------------------------------------------------------------------------


@offers(LayArea)
def legal_lay(s: State, b: Box, mask: Mask, laying: int) -> None:
    """Every empty cell at an area card where the chosen card fits in some rotation."""
    patterns = int(b.card_patterns[laying])
    for spot in range(s.spots):
        if is_empty(s, spot) and edges_at(s, b, spot) & patterns != 0:
            LayArea.lay(mask, int(s.called_area[spot]), int(s.called_side[spot]))


@answers(LayArea.lay)
def apply_lay(s: State, seat: int, laying: int, area: int, side: int) -> None:
    """The cell is chosen; the rotation is to follow."""
    close(s)
    RotateArea.ask(s, only(seat), laying, int(s.cells[spot_called(s, area, side)]))


@rule
def was_called(s: State, seat: int, where: int, owner: int, card: int, side: int) -> bool:
    """Whether the cell beyond a side is called after a card that comes before."""
    cell = cell_beyond(s, owner, card, side)
    for whose in range(owner + 1):
        for other in range(CABALLEROS):
            for edge in range(SIDES):
                before = whose < owner or other < card
                if before and may_lay_beyond(s, seat, where, whose, other, edge):
                    if cell_beyond(s, whose, other, edge) == cell:
                        return True
    return False


@offers(LayBeyond)
def legal_beyond(s: State, b: Box, seat: int, mask: Mask, laying: int, where: int) -> None:
    """Every cell beyond an own, or else a foreign caballero card, called by its first name."""
    for owner in range(s.players):
        for card in range(CABALLEROS):
            for side in range(SIDES):
                if may_lay_beyond(s, seat, where, owner, card, side):
                    fits = edges_beyond(s, b, cell_beyond(s, owner, card, side))
                    first = not was_called(s, seat, where, owner, card, side)
                    if first and fits & b.card_patterns[laying] != 0:
                        LayBeyond.lay(mask, owner, card, side)


@answers(LayBeyond.lay)
def apply_beyond(s: State, seat: int, laying: int, owner: int, card: int, side: int) -> None:
    """The cell is chosen; the rotation is to follow."""
    close(s)
    RotateArea.ask(s, only(seat), laying, cell_beyond(s, owner, card, side))


# --- which rotation ------------------------------------------------------------------------------


@offers(RotateArea)
def legal_rotate(s: State, b: Box, mask: Mask, laying: int, cell: int) -> None:
    """The rotations that fit; of those that look alike only the first."""
    spot = spot_at(s, cell)
    fits = edges_beyond(s, b, cell) if spot == NONE else edges_at(s, b, spot)
    for rotation in range(SIDES):
        if b.card_turns[laying, rotation] == 1:
            if has(fits, int(b.card_edges[laying, rotation])):
                RotateArea.rotate(mask, rotation)


@answers(RotateArea.rotate)
def apply_rotate(
    s: State, b: Box, log: Log, seat: int, laying: int, cell: int, rotation: int
) -> None:
    """The card is laid; caballero cards that now have land at two sides are expelled."""
    close(s)
    spot = known_spot(s, cell)
    put_area(s, b, laying, spot, rotation)
    take_from_display(s, laying)
    count_area(s)
    if s.called_area[spot] == NONE:
        Events.laid_beyond(log, seat, laying, cell, rotation)
    else:
        Events.laid(log, seat, laying, place_of(s, spot), rotation)
    meet_caballeros(s, b, log, spot, edges_of(s, b, laying))
