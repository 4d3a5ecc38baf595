"""The position: one record, field by field, and the words that rules use about it."""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    ACTION,
    ACTION_SET,
    AREA,
    AREAS,
    CABALLERO,
    CABALLEROS,
    CELL,
    COURT,
    DISPLAY,
    FACE,
    IN_DECK,
    LAID,
    NODE,
    NODES,
    NUMBER,
    PAID,
    PARTS,
    PIECES,
    POINTS,
    POWER,
    POWER_SET,
    ROTATION,
    ROUND,
    SEAT,
    SEAT_SET,
    SIDE,
    SIDE_SET,
    SIDES,
    SPOT,
    SPOTS,
    WIDTH,
)
from meseta.kernel.domain import NONE, YES_OR_NO, numbers
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of
from meseta.kernel.table import TableRecord, clearing

STEPS = np.array([WIDTH, 1, -WIDTH, -1], np.int16)
"""From a cell to its neighbour on each side."""
AREA_OF = np.array([node // PARTS for node in range(NODES)], np.int8)
"""The area card that each part belongs to."""
HALF_TURN = 2
ROUND_TURN = SIDES - 1
"""A mask: sides are counted round the compass."""
DONE_IN_TURN = numbers("number", 0, PIECES.high)


class State(TableRecord):
    """Everything that influences the future of a game of El Caballero.

    A position tells the map and the caballero cards under keys of their own; what is derived
    follows from these.
    """

    players: int = number(numbers("number of players", 2, 4), derived=True)
    round_no: int = number(ROUND, key="round")
    starter: int = number(SEAT, key="start")
    """Who plays the first power card of the round."""
    scores: Row = row(SEAT, POINTS)

    laid: Row = row(AREAS, AREA.or_none(), derived=True)
    """The area cards on the table in the order in which they were laid."""
    laid_count: int = number(IN_DECK, derived=True)
    spots: int = number(numbers("number of spots", 0, SPOTS), derived=True)
    """How many cells are known."""
    cells: Row = row(SPOTS, CELL, derived=True)
    """The cell of each spot, as a number of the grid."""
    link: Grid = grid(SPOTS, SIDE, SPOT.or_none(), derived=True)
    """The spot on each side of a spot, or NONE where the cell is not known."""
    area_at: Row = row(SPOTS, AREA.or_none(), derived=True)
    """The area card that lies on a spot, or NONE."""
    owner_at: Row = row(SPOTS, SEAT.or_none(), derived=True)
    card_at: Row = row(SPOTS, CABALLERO.or_none(), derived=True)
    """Whose caballero card lies on a spot, and which, or NONE."""
    land: Row = row(SPOTS, SIDE_SET, derived=True)
    water: Row = row(SPOTS, SIDE_SET, derived=True)
    """The sets of sides on which an area card beyond shows land or water to the spot."""
    called_area: Row = row(SPOTS, AREA.or_none(), derived=True)
    called_side: Row = row(SPOTS, SIDE.or_none(), derived=True)
    """What a spot is called after: the first area card that it touched, and the side."""
    area_spot: Row = row(AREA, SPOT.or_none(), derived=True)
    area_turn: Row = row(AREA, ROTATION, derived=True)
    """Where each area card lies, or NONE, and its quarter turns clockwise."""

    region: Row = row(NODES, NODE.or_none(), derived=True)
    """The region or water that each part of a card belongs to: its lowest node, or NONE."""
    extent: Row = row(NODES, IN_DECK, derived=True)
    treasure: Row = row(NODES, IN_DECK, derived=True)
    """For each region or water, how many cards, and how much gold or fish it has."""
    strength: Grid = grid(NODES, SEAT, COURT, derived=True)
    """For each region, the caballeros of every player."""

    spot_of: Grid = grid(SEAT, CABALLERO, SPOT.or_none(), derived=True)
    """Where each caballero card lies; NONE is before its owner."""
    north: Grid = grid(SEAT, CABALLERO, NUMBER.or_none(0), derived=True)
    """The number at a caballero card's north side: it says face and rotation; 0 off the map."""
    ships: Grid = grid(SEAT, CABALLERO, SIDE_SET, derived=True)
    """The set of sides of a caballero card where ships lie."""
    castillo: Grid = grid(SEAT, CABALLERO, YES_OR_NO, derived=True)
    paid: Grid = grid(SEAT, CABALLERO, PAID, derived=True)
    """The caballeros that were paid for a card's number."""
    on_map: Row = row(SEAT, numbers("number of caballero cards", 0, CABALLEROS), derived=True)
    """How many caballero cards of a player lie on the map."""
    court: Row = row(SEAT, COURT)
    reserve: Row = row(SEAT, PIECES)
    """Ships at the court."""
    ship_stock: int = number(PIECES, derived=True)
    castillo_stock: int = number(PIECES, derived=True)

    hands: Row = row(SEAT, POWER_SET)
    """Power cards in hand."""
    power: Row = row(SEAT, POWER.or_none(0), key="powers")
    """The power card played this round, 0 before that."""
    moved: int = number(SEAT_SET)
    """The seats that have had their turn this round, or have it now."""
    deck: Row = row(AREAS, AREA.or_none(), size="deck_size")
    """The face-down area cards, the top card last."""
    deck_size: int = number(IN_DECK)
    deck_known: int = number(IN_DECK)
    """How many cards at the bottom of the deck everybody has seen going under it."""
    display: Row = row(DISPLAY, AREA.or_none())
    """The face-up area cards, NONE where one was taken."""

    supplied: int = number(YES_OR_NO, until="turn")
    """Whether the player in turn has taken the supply."""
    areas_left: int = number(LAID, until="turn")
    areas_due: int = number(LAID, until="turn")
    """Area cards that may still be laid this turn, and that must be."""
    posted: int = number(DONE_IN_TURN, until="turn")
    turned: int = number(DONE_IN_TURN, until="turn")
    ships_bought: int = number(DONE_IN_TURN, until="turn")
    castillos_bought: int = number(DONE_IN_TURN, until="turn")
    """What the player has done this turn."""
    under_way: int = number(ACTION.or_none(), until="turn")
    finished: int = number(ACTION_SET, until="turn")
    """Without interleaving: the action under way, and the set of those that are over."""


clear = clearing(State)
"""Nothing lies on the table."""
clear_turn = clearing(State, until="turn")
"""Nobody is in the middle of a turn."""


# --- sides and cells -----------------------------------------------------------------------------


@rule
def opposite(side: int) -> int:
    """The side across."""
    return side ^ HALF_TURN


@rule
def is_empty(s: State, spot: int) -> bool:
    """Whether nothing lies on a spot."""
    return s.area_at[spot] == NONE and s.owner_at[spot] == NONE


@rule
def spot_called(s: State, area: int, side: int) -> int:
    """The spot on a side of an area card, or NONE if that does not lie on the table."""
    spot = int(s.area_spot[area])
    return NONE if spot == NONE else int(s.link[spot, side])


@rule
def land_side(s: State, spot: int) -> int:
    """The first side of a spot where it borders land, or NONE."""
    return NONE if s.land[spot] == 0 else first_of(int(s.land[spot]))


# --- regions and waters --------------------------------------------------------------------------


@rule
def node_at(s: State, b: Box, area: int, side: int) -> int:
    """The part of an area card on the table that reaches a side."""
    return area * PARTS + int(b.card_part[area, (side - int(s.area_turn[area])) & ROUND_TURN])


@rule
def region_at(s: State, b: Box, area: int, side: int) -> int:
    """The region or water at a side of an area card on the table."""
    return int(s.region[node_at(s, b, area, side)])


@rule
def region_beyond(s: State, b: Box, spot: int, side: int) -> int:
    """The region or water that a spot borders on a side where an area card lies."""
    return region_at(s, b, int(s.area_at[s.link[spot, side]]), opposite(side))


@rule
def region_at_land(s: State, b: Box, spot: int) -> int:
    """The region that a spot with one land side borders."""
    return region_beyond(s, b, spot, land_side(s, spot))


# --- numbers on caballero cards ------------------------------------------------------------------


@rule
def number_at(s: State, b: Box, seat: int, card: int, side: int) -> int:
    """The number of a caballero card that faces a side."""
    index = int(s.north[seat, card]) - 1
    return 1 + (index & FACE) + ((index + int(b.number_step) * side) & ROUND_TURN)


@rule
def north_for(b: Box, side: int, shown: int) -> int:
    """The number at the north side of a card that shows a number on a side."""
    index = shown - 1
    return 1 + (index & FACE) + ((index - int(b.number_step) * side) & ROUND_TURN)
