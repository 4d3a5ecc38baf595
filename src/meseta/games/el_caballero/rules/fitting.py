"""Which edges fit which cell, and the ties that an area card would make, where none may stand."""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    AT_AREA,
    AT_OWN,
    CABALLEROS,
    DISPLAY,
    PATTERNS,
    SIDES,
    WHERES,
)
from meseta.games.el_caballero.rules.map import cell_on, spot_at
from meseta.games.el_caballero.rules.state import (
    STEPS,
    State,
    is_empty,
    land_side,
    number_at,
    opposite,
    region_beyond,
)
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only

NORTH_SOUTH, EAST_WEST = 0b0101, 0b1010
"""The two sets of opposite sides."""


def fitting(land: int, water: int) -> int:
    """The set of all edges with land and water where they must be."""
    fits = [e for e in range(PATTERNS) if e & land == land and e & water == 0]
    return sum(1 << edges for edges in fits)


FITS = np.array(
    [[fitting(land, water) for water in range(PATTERNS)] for land in range(PATTERNS)], np.int32
)
"""The edges that fit a cell, by the sets of sides where land and where water must be."""
ANY_EDGES = (1 << PATTERNS) - 1
"""The set of all edges."""


# --- what fits where -----------------------------------------------------------------------------


@rule
def edges_at(s: State, b: Box, spot: int) -> int:
    """The set of all edges that an area card may show on an empty spot."""
    fits = int(FITS[s.land[spot], s.water[spot]])
    if b.area_ties_stand == 0:
        for edges in range(PATTERNS):
            if has(fits, edges) and makes_tie(s, b, spot, edges):
                fits &= ~only(edges)
    return fits


@rule
def edges_anywhere(s: State, b: Box) -> int:
    """The set of all edges that fit somewhere at an area card."""
    fits = 0
    for spot in range(s.spots):
        if is_empty(s, spot):
            fits |= edges_at(s, b, spot)
    return fits


@rule
def is_beyond(s: State, seat: int, card: int, side: int) -> bool:
    """Whether a caballero card has an unknown cell on a side: empty, and away from area cards."""
    spot = int(s.spot_of[seat, card])
    return spot != NONE and s.link[spot, side] == NONE


@rule
def edges_beyond(s: State, b: Box, cell: int) -> int:
    """The set of all edges that an area card may show on a cell beyond caballero cards."""
    fits = ANY_EDGES
    if b.area_ties_stand == 0:
        for edges in range(PATTERNS):
            if makes_tie_beyond(s, b, cell, edges):
                fits &= ~only(edges)
    return fits


@rule
def may_lay_beyond(s: State, seat: int, where: int, owner: int, card: int, side: int) -> bool:
    """Whether a side means a cell beyond a caballero card of the players in question."""
    right = owner == seat if where == AT_OWN else owner != seat
    return right and is_beyond(s, owner, card, side)


@rule
def cell_beyond(s: State, owner: int, card: int, side: int) -> int:
    """The cell beyond a caballero card on a side."""
    return cell_on(s, int(s.spot_of[owner, card]), side)


@rule
def edges_where(s: State, b: Box, seat: int, where: int) -> int:
    """The set of all edges that fit somewhere: at area cards, beyond own or foreign cards."""
    if where == AT_AREA:
        return edges_anywhere(s, b)
    fits = 0
    for owner in range(s.players):
        for card in range(CABALLEROS):
            for side in range(SIDES):
                if may_lay_beyond(s, seat, where, owner, card, side):
                    fits |= edges_beyond(s, b, cell_beyond(s, owner, card, side))
    return fits


@rule
def shows_any(s: State, b: Box, fits: int) -> bool:
    """Whether any card on display has edges that fit."""
    for place in range(DISPLAY):
        area = int(s.display[place])
        if area != NONE and b.card_patterns[area] & fits != 0:
            return True
    return False


@rule
def where_to_lay(s: State, b: Box, seat: int) -> int:
    """At an area card; only if no card on display fits, beyond an own, then a foreign card."""
    for where in range(WHERES):
        if shows_any(s, b, edges_where(s, b, seat, where)):
            return where
    return NONE


# --- ties that an area card would make, where they are not allowed to stand ----------------------


@rule
def are_apart(b: Box, edges: int) -> bool:
    """Whether a strait parts the lands of a card: each has one edge, and so one neighbour."""
    return b.strait == 1 and (edges == NORTH_SOUTH or edges == EAST_WEST)


@rule
def makes_tie(s: State, b: Box, spot: int, edges: int) -> bool:
    """Whether joined regions, or land that reaches a card at water, would leave players tied."""
    if are_apart(b, edges) or how_many_meet(s, b, spot, edges) <= 1:
        return False
    for seat in range(s.players):
        total = joint_total(s, b, spot, edges, seat)
        for other in range(seat):
            if total > 0 and total == joint_total(s, b, spot, edges, other):
                return True
    return False


@rule
def makes_tie_beyond(s: State, b: Box, cell: int, edges: int) -> bool:
    """Whether cards at water that a card beyond them brings land would leave players tied."""
    if are_apart(b, edges):
        return False
    for seat in range(s.players):
        total = total_beyond(s, b, cell, edges, seat)
        for other in range(seat):
            if total > 0 and total == total_beyond(s, b, cell, edges, other):
                return True
    return False


@rule
def total_beyond(s: State, b: Box, cell: int, edges: int, seat: int) -> int:
    """A player's caballeros in the region of a card beyond: on cards that had no land before."""
    total = 0
    for side in range(SIDES):
        spot = spot_at(s, cell + int(STEPS[side]))
        if spot != NONE and has(edges, side) and s.land[spot] == 0 and s.owner_at[spot] == seat:
            total += number_at(s, b, seat, int(s.card_at[spot]), opposite(side))
    return total


@rule
def meets_first(s: State, b: Box, spot: int, edges: int, side: int) -> bool:
    """Whether a land edge would join a region that no land edge before it joins."""
    joining = edges & int(s.land[spot])
    if not has(joining, side):
        return False
    region = region_beyond(s, b, spot, side)
    for earlier in range(side):
        if has(joining, earlier) and region_beyond(s, b, spot, earlier) == region:
            return False
    return True


@rule
def owner_reached(s: State, spot: int, edges: int, side: int) -> int:
    """Whose caballero card a land edge would touch, or NONE."""
    other = int(s.link[spot, side])
    return int(s.owner_at[other]) if has(edges, side) and other != NONE else NONE


@rule
def how_many_meet(s: State, b: Box, spot: int, edges: int) -> int:
    """Regions that a card would join, and cards at water alone that it would bring land."""
    count = 0
    for side in range(SIDES):
        if meets_first(s, b, spot, edges, side):
            count += 1
        if owner_reached(s, spot, edges, side) != NONE:
            count += int(s.land[s.link[spot, side]] == 0)
    return count


@rule
def joint_total(s: State, b: Box, spot: int, edges: int, seat: int) -> int:
    """A player's caballeros in the region of a card, as they would be once it is laid."""
    total = 0
    for side in range(SIDES):
        if meets_first(s, b, spot, edges, side):
            total += int(s.strength[region_beyond(s, b, spot, side), seat])
        if owner_reached(s, spot, edges, side) == seat:
            total += change_by_land(s, b, spot, edges, side)
    return total


@rule
def change_by_land(s: State, b: Box, spot: int, edges: int, side: int) -> int:
    """A card at water counts from now on; one at land goes, and counts no more if it did here."""
    other = int(s.link[spot, side])
    seat = int(s.owner_at[other])
    card = int(s.card_at[other])
    if s.land[other] == 0:
        return number_at(s, b, seat, card, opposite(side))
    first = land_side(s, other)
    region = region_beyond(s, b, other, first)
    joining = edges & int(s.land[spot])
    for near in range(SIDES):
        if has(joining, near) and region_beyond(s, b, spot, near) == region:
            return -number_at(s, b, seat, card, first)
    return 0
