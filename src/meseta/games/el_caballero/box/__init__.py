"""What is in the box: one TOML file, checked, and turned into numbers for the rules.

A box document is one dictionary with every area card, power card, piece, price and limit. `load`
reads the shipped one or a person's own file, `faults` says what is wrong with it, and `build` makes
the record that the rules read.
"""

from __future__ import annotations

from meseta.kernel import table
from meseta.kernel.record import Grid, Row, grid, number, row

SEATS = 4
CABALLEROS = 8
"""Caballero cards of a colour."""
AREAS = 48
SIDES = 4
"""North, east, south, west, in this order."""
PARTS = 3
"""Connected pieces inside an area card: three where two opposite edges differ from the others."""
DISPLAY = 5
VALUES = 13
"""Power cards go from 1 to 13."""
ROUNDS = 7
FACE = 4
"""Numbers on one face of a caballero card: 1 to 4 in front, 5 to 8 on the back."""
HIGHEST = 8


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number("i1")
    cards: int = number("i1")
    """How many area cards there are."""
    court: int = number("i1")
    """Caballeros at each court before the first round."""
    ships: int = number("i1")
    castillos: int = number("i1")
    last_round: int = number("i1")
    scores_after: Row = row("i1", ROUNDS + 1)
    supply: Row = row("i1", VALUES + 1)
    """Caballeros on the power card of each value."""
    areas: Row = row("i1", VALUES + 1)
    """Area cards that the power card of each value makes a player lay."""

    ship_price: int = number("i1")
    castillo_price: int = number("i1")
    move_price: int = number("i1")
    water_price: int = number("i1")
    """What a caballero card costs that borders water alone."""
    most_posted: int = number("i1")
    most_ships: int = number("i1")
    most_castillos: int = number("i1")
    """How many may be placed or bought in one turn."""
    first_factor: int = number("i1")
    """How often an only first gets the value of a region."""
    second_scores: int = number("i1")

    card_edges: Grid = grid("i1", AREAS, SIDES)
    """For each rotation of a card, the set of sides where it has land."""
    card_turns: Grid = grid("i1", AREAS, SIDES)
    """Which rotations are offered: of those that look alike, the first."""
    card_patterns: Row = row("i4", AREAS)
    """The set of all edges that a card can show."""
    card_part: Grid = grid("i1", AREAS, SIDES)
    """The part that reaches each printed side of a card."""
    card_parts: Row = row("i1", AREAS)
    card_treasure: Grid = grid("i1", AREAS, PARTS)
    """Gold or fish in each part of a card."""
    part_land: Grid = grid("i1", AREAS, PARTS)
    card_starts: Row = row("i1", AREAS)
    """Whether a card may be the start card."""
    strait: int = number("i1")

    turn_limit: int = number("i1")
    court_cards: int = number("i1")
    """How many caballero cards may show the court."""
    last_card_any_time: int = number("i1")
    number_step: int = number("i1")
    """How the numbers run round a caballero card: 1 clockwise, -1 the other way."""
    area_ties_stand: int = number("i1")
    below_tied_first: int = number("i1")
    fish_per_ship: int = number("i1")
    returns_paid: int = number("i1")
    interleaved: int = number("i1")
    both_areas: int = number("i1")
