"""What is in the box, as the rules read it: one record of numbers, built from the TOML file here.

A box document is one dictionary with every area card, power card, piece, price and limit.
`people/boxes.py` reads and checks documents and builds this record.
"""

from __future__ import annotations

from meseta.games.el_caballero.box.domains import (
    AREA,
    AREAS,
    CABALLEROS,
    COURT,
    EDGES_SET,
    LAID,
    NODES,
    PART,
    PARTS,
    PIECES,
    PRICE,
    ROTATION,
    ROUND,
    ROUNDS,
    SIDE,
    SIDE_SET,
    SUPPLY,
    VALUES,
)
from meseta.kernel import table
from meseta.kernel.domain import YES_OR_NO, numbers
from meseta.kernel.record import Grid, Row, grid, number, row


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number(numbers("number of players", 2, 4))
    cards: int = number(numbers("number of area cards", 1, AREAS))
    """How many area cards there are."""
    court: int = number(COURT)
    """Caballeros at each court before the first round."""
    ships: int = number(PIECES)
    castillos: int = number(PIECES)
    last_round: int = number(ROUND)
    scores_after: Row = row(ROUNDS + 1, YES_OR_NO)
    supply: Row = row(VALUES + 1, SUPPLY)
    """Caballeros on the power card of each value."""
    areas: Row = row(VALUES + 1, LAID)
    """Area cards that the power card of each value makes a player lay."""

    ship_price: int = number(PRICE)
    castillo_price: int = number(PRICE)
    move_price: int = number(PRICE)
    water_price: int = number(PRICE)
    """What a caballero card costs that borders water alone."""
    most_posted: int = number(numbers("number of caballero cards", 1, CABALLEROS))
    most_ships: int = number(PIECES)
    most_castillos: int = number(PIECES)
    """How many may be placed or bought in one turn."""
    first_factor: int = number(numbers("factor", 1, 4))
    """How often an only first gets the value of a region."""
    second_scores: int = number(YES_OR_NO)

    card_edges: Grid = grid(AREA, ROTATION, SIDE_SET)
    """For each rotation of a card, the set of sides where it has land."""
    card_turns: Grid = grid(AREA, ROTATION, YES_OR_NO)
    """Which rotations are offered: of those that look alike, the first."""
    card_patterns: Row = row(AREA, EDGES_SET)
    """The set of all edges that a card can show."""
    card_part: Grid = grid(AREA, SIDE, PART)
    """The part that reaches each printed side of a card."""
    card_parts: Row = row(AREA, numbers("number of parts", 0, PARTS))
    card_starts: Row = row(AREA, YES_OR_NO)
    """Whether a card may be the start card."""
    part_treasure: Row = row(NODES, numbers("gold or fish", 0, 2))
    """Gold or fish in each part of each card."""
    part_land: Row = row(NODES, YES_OR_NO)
    """Whether each part of each card is land."""
    strait: int = number(YES_OR_NO)

    turn_limit: int = number(numbers("number of caballero cards", 1, 2))
    court_cards: int = number(numbers("number of caballero cards", 1, CABALLEROS))
    """How many caballero cards may show the court."""
    last_card_any_time: int = number(YES_OR_NO)
    lowering_may_tie: int = number(YES_OR_NO)
    lowered_returns_paid: int = number(YES_OR_NO)
    number_step: int = number(numbers("direction", -1, 1))
    """How the numbers run round a caballero card: 1 clockwise, -1 the other way."""
    area_ties_stand: int = number(YES_OR_NO)
    below_tied_first: int = number(YES_OR_NO)
    fish_per_ship: int = number(YES_OR_NO)
    returns_paid: int = number(YES_OR_NO)
    interleaved: int = number(YES_OR_NO)
    both_areas: int = number(YES_OR_NO)
