"""The map: cells that become known, area cards that lie on them, regions and waters that grow.

Regions and waters are kept up to date as cards are laid: every part of a card knows its region, and
every region its cards, its gold or fish, and the caballeros of each player.
"""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import PARTS, SEATS, SIDES, WIDTH
from meseta.games.el_caballero.rules.state import (
    AREA_OF,
    STEPS,
    State,
    node_at,
    opposite,
    region_at,
)
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import break_off

# --- cells ---------------------------------------------------------------------------------------


@rule
def spot_at(s: State, cell: int) -> int:
    """The spot of a cell, or NONE if the cell is not known."""
    for spot in range(s.spots):
        if s.cells[spot] == cell:
            return spot
    return NONE


@rule
def known_spot(s: State, cell: int) -> int:
    """The spot of a cell, which becomes known if it was not."""
    spot = spot_at(s, cell)
    return add_spot(s, cell, NONE, NONE) if spot == NONE else spot


@rule
def add_spot(s: State, cell: int, area: int, side: int) -> int:
    """A cell becomes known, called after a side of an area card, and linked to its neighbours."""
    spot = int(s.spots)
    s.cells[spot] = cell
    s.called_area[spot] = area
    s.called_side[spot] = side
    for other in range(spot):
        step = int(s.cells[other]) - cell
        if abs(step) == 1 or abs(step) == WIDTH:
            link_spots(s, spot, other, step)
    s.spots = spot + 1
    return spot


@rule
def link_spots(s: State, spot: int, other: int, step: int) -> None:
    """Two cells are neighbours."""
    for side in range(SIDES):
        if step == STEPS[side]:
            s.link[spot, side] = other
            s.link[other, opposite(side)] = spot


@rule
def cell_on(s: State, spot: int, side: int) -> int:
    """The cell on a side of a spot."""
    return int(s.cells[spot]) + int(STEPS[side])


@rule
def place(area: int, side: int) -> int:
    """A side of an area card as events tell it."""
    return area * SIDES + side


@rule
def place_of(s: State, spot: int) -> int:
    """What a spot is called after, as events tell it."""
    return place(int(s.called_area[spot]), int(s.called_side[spot]))


# --- area cards ----------------------------------------------------------------------------------


@rule
def edges_of(s: State, b: Box, area: int) -> int:
    """The set of sides where an area card on the table shows land."""
    return int(b.card_edges[area, s.area_turn[area]])


@rule
def put_area(s: State, b: Box, area: int, spot: int, rotation: int) -> None:
    """An area card lies on a cell for good; the cells round it become known."""
    s.area_at[spot] = area
    s.area_spot[area] = spot
    s.area_turn[area] = rotation
    s.laid[s.laid_count] = area
    s.laid_count += 1
    for side in range(SIDES):
        if s.link[spot, side] == NONE:
            add_spot(s, cell_on(s, spot, side), area, side)
    start_regions(s, b, area)
    for side in range(SIDES):
        touch(s, b, area, int(s.link[spot, side]), side)


@rule
def start_regions(s: State, b: Box, area: int) -> None:
    """Every part of a new card is a region or water of its own at first."""
    first = area * PARTS
    for node in range(first, first + b.card_parts[area]):
        s.region[node] = node
        s.extent[node] = 1
        s.treasure[node] = b.part_treasure[node]


@rule
def touch(s: State, b: Box, area: int, spot: int, side: int) -> None:
    """A new card shows its edge to the cell beyond; regions that meet there become one."""
    bit = only(opposite(side))
    if has(edges_of(s, b, area), side):
        s.land[spot] = int(s.land[spot]) | bit
    else:
        s.water[spot] = int(s.water[spot]) | bit
    other = int(s.area_at[spot])
    if other != NONE:
        join(s, region_at(s, b, area, side), region_at(s, b, other, opposite(side)))


# --- regions and waters --------------------------------------------------------------------------


@rule
def join(s: State, one: int, other: int) -> None:
    """Two regions or two waters become one; the lower number stays."""
    stays = min(one, other)
    goes = max(one, other)
    if stays == goes:
        return
    s.extent[stays] = relabel(s, stays, goes)
    s.treasure[stays] += s.treasure[goes]
    for seat in range(SEATS):
        s.strength[stays, seat] += s.strength[goes, seat]
        s.strength[goes, seat] = 0


@rule
def relabel(s: State, stays: int, goes: int) -> int:
    """All parts of one region go over to another; its cards, each counted once."""
    extent = 0
    for turn in range(s.laid_count):
        first = int(s.laid[turn]) * PARTS
        inside = 0
        for node in range(first, first + PARTS):
            if s.region[node] == goes:
                s.region[node] = stays
            if s.region[node] == stays:
                inside = 1
        extent += inside
    return extent


@rule
def region_place(s: State, b: Box, region: int) -> int:
    """The card and the side that a region or water is called after, as events tell them."""
    area = int(AREA_OF[region])
    for side in range(SIDES):
        if node_at(s, b, area, side) == region:
            return place(area, side)
    break_off(s)
    return 0
