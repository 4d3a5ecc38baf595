"""The map: cells that become known, area cards that lie on them, regions and waters that grow.

Regions and waters are kept up to date as cards are laid: every part of a card knows its region, and
every region its cards, its gold or fish, and the caballeros of each player.
"""

from __future__ import annotations

from meseta.games.el_caballero.box import AREAS, PARTS, SEATS, SIDES, Box
from meseta.games.el_caballero.state import (
    NONE,
    ROUND_TURN,
    STEPS,
    WIDTH,
    State,
    node_at,
    opposite,
    region_at,
)
from meseta.kernel.rule import rule


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
    return add_spot(s, cell, NONE) if spot == NONE else spot


@rule
def add_spot(s: State, cell: int, label: int) -> int:
    """A cell becomes known, and is linked to the known cells round it."""
    spot = int(s.spots)
    s.cells[spot] = cell
    s.label[spot] = label
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
def edges_of(s: State, b: Box, card: int) -> int:
    """The set of sides where an area card on the table shows land."""
    return int(b.card_edges[card, s.area_turn[card]])


@rule
def put_area(s: State, b: Box, card: int, spot: int, turn: int) -> None:
    """An area card lies on a cell for good; the cells round it become known."""
    s.lies[spot] = card
    s.area_spot[card] = spot
    s.area_turn[card] = turn
    s.laid[s.laid_count] = card
    s.laid_count += 1
    for side in range(SIDES):
        if s.link[spot, side] == NONE:
            add_spot(s, int(s.cells[spot]) + int(STEPS[side]), card * SIDES + side)
    start_regions(s, b, card)
    for side in range(SIDES):
        touch(s, b, card, int(s.link[spot, side]), side)


@rule
def start_regions(s: State, b: Box, card: int) -> None:
    """Every part of a new card is a region or water of its own at first."""
    for part in range(b.card_parts[card]):
        node = card * PARTS + part
        s.region[node] = node
        s.extent[node] = 1
        s.treasure[node] = b.card_treasure[card, part]


@rule
def touch(s: State, b: Box, card: int, spot: int, side: int) -> None:
    """A new card shows its edge to the cell beyond; regions that meet there become one."""
    bit = 1 << opposite(side)
    if (edges_of(s, b, card) >> side) & 1 == 1:
        s.land[spot] = int(s.land[spot]) | bit
    else:
        s.water[spot] = int(s.water[spot]) | bit
    other = int(s.lies[spot])
    if other != NONE and other < AREAS:
        join(s, region_at(s, b, card, side), region_at(s, b, other, opposite(side)))


@rule
def join(s: State, one: int, other: int) -> None:
    """Two regions or two waters become one; the lower number stays."""
    stays = min(one, other)
    goes = max(one, other)
    if stays == goes:
        return
    s.extent[stays] = relabel(s, stays, goes)
    s.extent[goes] = 0
    s.treasure[stays] += s.treasure[goes]
    s.treasure[goes] = 0
    for seat in range(SEATS):
        s.strength[stays, seat] += s.strength[goes, seat]
        s.strength[goes, seat] = 0


@rule
def relabel(s: State, stays: int, goes: int) -> int:
    """All parts of one region go over to another; its cards, each counted once."""
    extent = 0
    for place in range(s.laid_count):
        first = int(s.laid[place]) * PARTS
        inside = 0
        for node in range(first, first + PARTS):
            if s.region[node] == goes:
                s.region[node] = stays
            if s.region[node] == stays:
                inside = 1
        extent += inside
    return extent


@rule
def region_name(s: State, b: Box, region: int) -> int:
    """A card and a side that a region or water is called after."""
    card = region // PARTS
    side = 0
    while node_at(s, b, card, side) != region:
        side += 1
    return card * SIDES + side


@rule
def region_named(s: State, b: Box, name: int) -> int:
    """The region or water that a card on the table shows on a side."""
    return region_at(s, b, name // SIDES, name & ROUND_TURN)
