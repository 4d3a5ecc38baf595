"""What is in the box, as the rules read it: one record of numbers, built from the TOML files here.

A box document is one dictionary with every landscape tile, exploration tile, castle, charter and
track. `people/boxes.py` reads and checks documents and builds this record.
"""

from __future__ import annotations

from meseta.games.six_castles.box.domains import (
    BONUS,
    CASTLE,
    CHARTER,
    CHARTER_KIND,
    COINS,
    CORNER,
    DEALT_EACH,
    DISC_COUNT,
    DISTANCE,
    EXPLORATIONS,
    FACINGS,
    GOOD,
    LANDSCAPES,
    MARKET,
    POINTS,
    RATING,
    ROUND,
    SALES,
    SEATS,
    SHOWN,
    SIDE_SET,
    SLOT,
    SPACES,
    STEP,
    STOCK_COUNT,
    TERRAIN,
    TILE,
    TYPE,
    VALUE,
    WORKER_COUNT,
)
from meseta.kernel import table
from meseta.kernel.domain import YES_OR_NO, numbers
from meseta.kernel.record import Grid, Row, grid, number, row


class Box(table.Box):
    """The numbers of one box under one set of options."""

    players: int = number(numbers("number of players", 1, SEATS))
    solo: int = number(YES_OR_NO)
    family: int = number(YES_OR_NO)
    rounds: int = number(ROUND)
    """As many as landscape tiles a player gets."""
    last_draws: int = number(ROUND)
    """How many rounds at the end go without drawing."""
    removed: int = number(numbers("number of tiles", 0, LANDSCAPES))
    """Landscape tiles that leave the game first."""
    workers: int = number(WORKER_COUNT)
    discs: int = number(DISC_COUNT)
    coins: Row = row(SEATS, COINS)
    """Half coins at the start, clockwise from the start player."""
    explorations_dealt: int = number(numbers("number of tiles", 1, 4))
    stock: int = number(STOCK_COUNT)
    charters_dealt: int = number(numbers("number of charters", 0, DEALT_EACH))
    gold: int = number(numbers("number of half coins", 1, 20))
    """Half coins in a gold coin, which is a point."""

    quarters: Grid = grid(TILE, CORNER, TERRAIN)
    """The terrain of every printed quarter, clockwise from the north-west."""
    rock_at: Row = row(TILE, CORNER.or_none())
    """The printed quarter with the rock, or NONE."""
    arms: Row = row(TILE, SIDE_SET)
    """The sides that a path leads to, as printed."""
    bonus: Row = row(TILE, BONUS.or_none())
    is_sacred: Row = row(TILE, YES_OR_NO)
    """Whether a tile shows a chapel or a stone cross."""
    is_building: Row = row(TERRAIN, YES_OR_NO)
    """Whether a terrain raises the price of goods at a castle."""
    market_castle: Row = row(MARKET, CASTLE)
    market_good: Row = row(MARKET, GOOD)
    """Where each market is, and what it takes."""
    spaces: Grid = grid(EXPLORATIONS * FACINGS, SPACES, SHOWN)
    """The terrains of every exploration tile as it may face, or TOLL."""
    tolls: Grid = grid(EXPLORATIONS * FACINGS, SPACES, YES_OR_NO)
    charter_kind: Row = row(CHARTER, CHARTER_KIND)
    charter_type: Row = row(CHARTER, TERRAIN.or_none())
    charter_points: Row = row(CHARTER, VALUE)
    charter_coins: Row = row(CHARTER, VALUE)
    charter_steps: Row = row(CHARTER, VALUE)
    religion: Row = row(STEP.size, numbers("number of points", 0, 127))
    """Points of every space of the religion track."""
    religion_end: int = number(STEP)
    slot_type: Row = row(SLOT, TYPE)
    slot_value: Row = row(SLOT, VALUE)
    """Points of a slot and how many of its type it needs; 0 where there is none."""
    slot_is_top: Row = row(SLOT, YES_OR_NO)
    """Whether it is the top slot, which any number of players may take."""
    solo_need: int = number(VALUE)
    """How many of its item a charter needs in the solo game."""
    ratings: Row = row(RATING, POINTS)
    """The fewest points of every rating in the solo game."""

    castle_counts: int = number(YES_OR_NO)
    """Whether the castle tile itself counts as a building of its ring."""
    arms_vary: int = number(YES_OR_NO)
    mark_by_icon: int = number(YES_OR_NO)
    wide_ring: int = number(YES_OR_NO)
    castle_distance: int = number(DISTANCE)
    rock_by_edge: int = number(YES_OR_NO)
    replace_under: int = number(YES_OR_NO)
    """Whether the tile under the cylinder may be replaced, while it stands at its far left."""
    replace_right: int = number(YES_OR_NO)
    """Whether tiles right of the cylinder's may be replaced."""
    line_while_marking: int = number(YES_OR_NO)
    """Whether the line is changed only while terrains are marked."""
    sales: int = number(SALES)
    repeats: int = number(YES_OR_NO)
    """Whether several landscapes or constructions may be scored in a turn."""
    goods_used_up: int = number(YES_OR_NO)
    castle_covers: int = number(YES_OR_NO)
    start_where_stopped: int = number(YES_OR_NO)
    top_once: int = number(YES_OR_NO)
    castles_clockwise: int = number(YES_OR_NO)
