"""The position: one record, field by field, and the words that rules use about it.

The plane has no border, and none is needed: count the cards. The first area card lies at (0, 0).
Every later one touches an area card, or a caballero card that touches an area card, so it lies at
most two cells further out. There are 48 area cards, so none is more than 2 * 47 = 94 cells away in
any direction, and no cell that touches one more than REACH = 95: a grid of WIDTH = 191 by 191 cells
cannot be left. (The 7 rounds of 4 players with all four nines lay 33 of the 48; positions that were
set up by hand may have more.)

Of that grid only the *spots* are kept: cells that hold an area card or touch one, in the order in
which they became known. The start card makes 5; a card on a known spot makes at most 3 new ones, a
card beyond a caballero card at most 4 (itself and three sides, since the fourth is the caballero
card's spot). So there are never more than 5 + 47 * 4 = 193. Caballero cards lie on spots alone.
"""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.box import (
    AREAS,
    CABALLEROS,
    DISPLAY,
    FACE,
    HIGHEST,
    PARTS,
    SEATS,
    SIDES,
    VALUES,
    Box,
)
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.table import Table

NONE = -1
REACH = 2 * (AREAS - 1) + 1
WIDTH = 2 * REACH + 1
CENTRE = 0
"""The cell (0, 0): a step to the east adds 1, a step to the north adds WIDTH."""
NORTH, EAST, SOUTH, WEST = range(SIDES)
STEPS = np.array([WIDTH, 1, -WIDTH, -1], np.int16)
"""From a cell to its neighbour on each side."""
HALF_TURN = 2
ROUND_TURN = SIDES - 1
"""A mask: sides are counted round the compass."""
SPOTS = 1 + AREAS * SIDES
NODES = AREAS * PARTS
"""A node is one part of one area card."""
COUNTS = np.array([bin(sides).count("1") for sides in range(1 << SIDES)], np.int8)
"""How many sides a set of sides holds."""
FIRSTS = np.array(
    [NONE] + [(sides & -sides).bit_length() - 1 for sides in range(1, 1 << SIDES)], np.int8
)
"""The first side of a set of sides."""


class State(Table):
    """Everything that influences the future of a game of El Caballero."""

    players: int = number("i1")
    round_no: int = number("i1")
    starter: int = number("i1")
    """Who plays the first power card of the round."""
    scores: Row = row("i2", SEATS)

    laid: Row = row("i1", AREAS)
    """The area cards on the table in the order in which they were laid."""
    laid_count: int = number("i1")
    spots: int = number("i2")
    """How many cells are known."""
    cells: Row = row("i2", SPOTS)
    """The cell of each spot, as a number of the grid."""
    link: Grid = grid("i2", SPOTS, SIDES)
    """The spot on each side of a spot, or NONE where the cell is not known."""
    lies: Row = row("i1", SPOTS)
    """What lies there: an area card, from AREAS on a caballero card, or NONE."""
    land: Row = row("i1", SPOTS)
    water: Row = row("i1", SPOTS)
    """The sets of sides on which an area card beyond shows land or water to the spot."""
    label: Row = row("i2", SPOTS)
    """Who a spot is called after: the first area card that it touched, and the side."""
    area_spot: Row = row("i2", AREAS)
    area_turn: Row = row("i1", AREAS)
    """Where each area card lies, or NONE, and its quarter turns clockwise."""

    region: Row = row("i2", NODES)
    """The region or water that each part of a card belongs to: its lowest node, or NONE."""
    extent: Row = row("i1", NODES)
    treasure: Row = row("i1", NODES)
    """For each region or water, how many cards, and how much gold or fish it has."""
    strength: Grid = grid("i1", NODES, SEATS)
    """For each region, the caballeros of every player."""

    spot_of: Grid = grid("i2", SEATS, CABALLEROS)
    """Where each caballero card lies; NONE is before its owner."""
    north: Grid = grid("i1", SEATS, CABALLEROS)
    """The number at a caballero card's north side: it says face and rotation; 0 off the map."""
    ships: Grid = grid("i1", SEATS, CABALLEROS)
    """The set of sides of a caballero card where ships lie."""
    castillo: Grid = grid("i1", SEATS, CABALLEROS)
    paid: Grid = grid("i1", SEATS, CABALLEROS)
    """The caballeros that were paid for a card's number."""
    on_map: Row = row("i1", SEATS)
    """How many caballero cards of a player lie on the map."""
    court: Row = row("i1", SEATS)
    reserve: Row = row("i1", SEATS)
    """Ships at the court."""
    ship_stock: int = number("i1")
    castillo_stock: int = number("i1")

    hands: Row = row("i2", SEATS)
    """Power cards in hand: bit v stands for the value v."""
    power: Row = row("i1", SEATS)
    """The power card played this round, 0 before that."""
    moved: int = number("i1")
    """The set of seats that have had their turn this round."""
    deck: Row = row("i1", AREAS)
    """The face-down area cards, the top card last."""
    deck_size: int = number("i1")
    deck_known: int = number("i1")
    """How many cards at the bottom of the deck everybody has seen going under it."""
    display: Row = row("i1", DISPLAY)
    """The face-up area cards, NONE where one was taken."""

    supplied: int = number("i1")
    """Whether the player in turn has taken the supply."""
    areas_left: int = number("i1")
    areas_due: int = number("i1")
    """Area cards that may still be laid this turn, and that must be."""
    posted: int = number("i1")
    turned: int = number("i1")
    ships_bought: int = number("i1")
    castillos_bought: int = number("i1")
    """What the player has done this turn."""
    block: int = number("i1")
    closed: int = number("i2")
    """Without interleaving: the action under way, and the set of those that are over."""


FULL_HAND = (1 << (VALUES + 1)) - 2
"""All power cards as a set."""


@rule
def opposite(side: int) -> int:
    """The side across."""
    return side ^ HALF_TURN


@rule
def is_empty(s: State, spot: int) -> bool:
    """Whether nothing lies on a spot."""
    return s.lies[spot] == NONE


@rule
def off_map(s: State, seat: int) -> int:
    """Caballero cards before a player, which show the court and wait to be placed."""
    return CABALLEROS - int(s.on_map[seat])


@rule
def capacity(s: State, b: Box, seat: int) -> int:
    """How many caballeros the court can show: eight on each card that may show it."""
    return HIGHEST * min(off_map(s, seat), int(b.court_cards))


@rule
def gain(s: State, b: Box, seat: int, count: int) -> int:
    """Caballeros come to the court, as far as they fit; how many did."""
    court = min(int(s.court[seat]) + count, capacity(s, b, seat))
    gained = court - int(s.court[seat])
    s.court[seat] = court
    return gained


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


@rule
def land_side(s: State, spot: int) -> int:
    """The first side of a spot where it borders land, or NONE."""
    return int(FIRSTS[s.land[spot]])


@rule
def node_at(s: State, b: Box, card: int, side: int) -> int:
    """The part of an area card on the table that reaches a side."""
    return card * PARTS + int(b.card_part[card, (side - int(s.area_turn[card])) & ROUND_TURN])


@rule
def region_at(s: State, b: Box, card: int, side: int) -> int:
    """The region or water at a side of an area card on the table."""
    return int(s.region[node_at(s, b, card, side)])


@rule
def region_beyond(s: State, b: Box, spot: int, side: int) -> int:
    """The region or water that a spot borders on a side where an area card lies."""
    return region_at(s, b, int(s.lies[s.link[spot, side]]), opposite(side))


@rule
def is_land(b: Box, region: int) -> bool:
    """Whether a region is land and no water."""
    return b.part_land[region // PARTS, region % PARTS] == 1


# --- invariants ----------------------------------------------------------------------------------


@rule
def fault(s: State, b: Box) -> int:
    """Cards and pieces are neither lost nor made; every piece is where a piece may be."""
    ships = int(s.ship_stock)
    castillos = int(s.castillo_stock)
    for seat in range(s.players):
        ships += int(s.reserve[seat]) + ships_on_map(s, seat)
        for card in range(CABALLEROS):
            castillos += int(s.castillo[seat, card])
        wrong = seat_fault(s, b, seat)
        if wrong != 0:
            return wrong
    if ships != b.ships or s.ship_stock < 0:
        return 1
    if castillos != b.castillos or s.castillo_stock < 0:
        return 2
    shown = 0
    for place in range(DISPLAY):
        shown += int(s.display[place] != NONE)
    if s.laid_count + s.deck_size + shown != b.cards or s.deck_known > s.deck_size:
        return 3
    if s.laid_count < 1 or s.spots > SPOTS:
        return 4
    return 0


@rule
def ships_on_map(s: State, seat: int) -> int:
    """How many ships of a player lie on the map."""
    count = 0
    for card in range(CABALLEROS):
        count += int(COUNTS[s.ships[seat, card]])
    return count


@rule
def seat_fault(s: State, b: Box, seat: int) -> int:
    """One player's hand, court and caballero cards."""
    if s.hands[seat] & ~FULL_HAND != 0 or s.reserve[seat] < 0:
        return 5
    if s.court[seat] < 0 or s.court[seat] > capacity(s, b, seat):
        return 6
    on_map = 0
    for card in range(CABALLEROS):
        if s.spot_of[seat, card] != NONE:
            on_map += 1
            if not stands_rightly(s, seat, card):
                return 7
        elif s.ships[seat, card] + s.castillo[seat, card] + s.north[seat, card] != 0:
            return 8
    return 9 if on_map != s.on_map[seat] else 0


@rule
def stands_rightly(s: State, seat: int, card: int) -> bool:
    """A card on the map borders land at most once, and its ships lie at water."""
    spot = int(s.spot_of[seat, card])
    if s.lies[spot] != AREAS + seat * CABALLEROS + card or s.land[spot] + s.water[spot] == 0:
        return False
    if s.north[seat, card] < 1 or s.north[seat, card] > HIGHEST:
        return False
    return COUNTS[s.land[spot]] <= 1 and s.ships[seat, card] & ~s.water[spot] == 0
