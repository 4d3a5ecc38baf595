"""What is in the box: TOML files, checked, and turned into numbers for the rules.

A box document is one dictionary with every landscape tile, exploration tile, castle, charter and
track. `load` reads a shipped one or a person's own file, `faults` says what is wrong with it, and
`build` makes the record that the rules read.
"""

from __future__ import annotations

from meseta.kernel import table
from meseta.kernel.record import Grid, Row, grid, number, row

SEATS = 4
SIDES = 4
"""North, east, south, west; the quarter of the same number lies clockwise before each."""
LANDSCAPES = 40
START_A = LANDSCAPES
START_B = LANDSCAPES + 1
TILES = LANDSCAPES + 2
CASTLES = 6
MARKETS = 3
EXPLORATIONS = 22
SPACES = 4
FACINGS = 4
"""Two sides, each read in two directions."""
CHARTERS = 17
CASTLE_CHARTER = 0
DEALT_CHARTERS = (1 << CHARTERS) - 1 - (1 << CASTLE_CHARTER)
"""The set of charters that are dealt: all but that of the castles."""
HELD = 2
"""Landscape tiles in a hand, and charters dealt to a player."""
WORKERS = 5
STEPS = 41
"""Room for the spaces of the religion track."""

TERRAINS = (
    "pasture chestnut olive vine cereal lake dead_land forest "
    "house chapel stone_cross military_camp roman_milestone rock"
).split()
(
    PASTURE,
    CHESTNUT,
    OLIVE,
    VINE,
    CEREAL,
    LAKE,
    DEAD_LAND,
    FOREST,
    HOUSE,
    CHAPEL,
    STONE_CROSS,
    MILITARY_CAMP,
    ROMAN_MILESTONE,
    ROCK,
) = range(len(TERRAINS))
KINDS_OF_TERRAIN = len(TERRAINS)
TOLL = KINDS_OF_TERRAIN
"""A space of an exploration tile that shows a half coin and no terrain."""
GOODS = LAKE
"""Goods come first among the terrains."""
MARKABLE = HOUSE
"""Goods and landscapes, which exploration tiles show, come before the constructions."""
TYPES = ROCK - LAKE
"""Landscapes and constructions have slots on the scoring tracks."""
LANDSCAPE_TYPES = HOUSE - LAKE
CONSTRUCTIONS = ROCK - HOUSE
SLOTS = 3
"""Slots of one type that take a single piece."""
TRACKS = 2

NO_BONUS, HALF_COIN, CYLINDER, RELIGION, EXPLORATION = range(5)
"""What laying a rock brings."""

OF_CASTLES, OF_DISCS, OF_WORKERS = range(3)
"""What a charter counts."""

ALL_ARMS = (1 << SIDES) - 1


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number("i1")
    solo: int = number("i1")
    family: int = number("i1")
    rounds: int = number("i1")
    """As many as landscape tiles a player gets."""
    last_draws: int = number("i1")
    """How many rounds at the end go without drawing."""
    removed: int = number("i1")
    """Landscape tiles that leave the game first."""
    workers: int = number("i1")
    discs: int = number("i1")
    coins: Row = row("i1", SEATS)
    """Half coins at the start, clockwise from the start player."""
    explorations_dealt: int = number("i1")
    stock: int = number("i1")
    charters_dealt: int = number("i1")
    gold: int = number("i1")
    """Half coins in a gold coin, which is a point."""

    quarters: Grid = grid("i1", TILES, SIDES)
    """The terrain of every printed quarter, clockwise from the north-west."""
    rock_at: Row = row("i1", TILES)
    """The printed quarter with the rock, or -1."""
    arms: Row = row("i1", TILES)
    """The sides that a path leads to, as printed."""
    bonus: Row = row("i1", TILES)
    is_sacred: Row = row("u1", TILES)
    """Whether a tile shows a chapel or a stone cross."""
    is_building: Row = row("u1", KINDS_OF_TERRAIN)
    """Whether a terrain raises the price of goods at a castle."""
    markets: Grid = grid("i1", CASTLES, MARKETS)
    spaces: Grid = grid("i1", EXPLORATIONS * FACINGS, SPACES)
    """The terrains of every exploration tile as it may face, or TOLL."""
    tolls: Grid = grid("u1", EXPLORATIONS * FACINGS, SPACES)
    charter_kind: Row = row("i1", CHARTERS)
    charter_type: Row = row("i1", CHARTERS)
    charter_points: Row = row("i1", CHARTERS)
    charter_coins: Row = row("i1", CHARTERS)
    charter_steps: Row = row("i1", CHARTERS)
    religion: Row = row("i1", STEPS)
    """Points of every space of the religion track."""
    religion_end: int = number("i1")
    slots: Grid = grid("i1", TYPES, SLOTS)
    """Points of a slot and how many of its type it needs; 0 where there is none."""
    top: Row = row("i1", TRACKS)
    """The same for the top slot of the landscapes and of the constructions."""
    solo_need: int = number("i1")
    """How many of its item a charter needs in the solo game."""
    ratings: Row = row("i2", 4)
    """The fewest points of every rating in the solo game."""

    castle_counts: int = number("i1")
    """1 where the castle tile itself counts as a building of its ring."""
    arms_vary: int = number("i1")
    mark_by_icon: int = number("i1")
    wide_ring: int = number("i1")
    castle_distance: int = number("i1")
    """2 or 3 hills; 1 means that only neighbours across a path are too close."""
    rock_by_edge: int = number("i1")
    replace_leftmost: int = number("i1")
    repeats: int = number("i1")
    goods_used_up: int = number("i1")
    castle_covers: int = number("i1")
    start_where_stopped: int = number("i1")
    top_once: int = number("i1")
    castles_clockwise: int = number("i1")
