"""The landscape: cells, quarters, and hills as sets of joined quarters.

A hill is an area between paths. Its quarters form a ring of links, and each knows the hill's root;
joining two hills gives all quarters of the one the root of the other. A spot is named by a side of
a laid tile, as players say it: north of lt05.
"""

from __future__ import annotations

import numpy as np

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import ALL_ARMS, QUARTERS, ROCK, SIDES, START_A
from meseta.games.six_castles.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import break_off

OPPOSITE = 2
"""Turning round twice."""
BEFORE, BEHIND = 3, 2
"""A side touches its own quarter and the next; across it lie those quarters of the neighbour."""
HALF_EDGES = 2
"""Outer half edges of a quarter."""
DX = np.array([0, 1, 0, -1], np.int8)
DY = np.array([-1, 0, 1, 0], np.int8)
"""Where the neighbour on a side lies: north, east, south, west."""


@rule
def turn(side: int, by: int) -> int:
    """A side or quarter, so many quarter turns clockwise."""
    return (side + by) % SIDES


@rule
def printed_at(position: int, turned: int) -> int:
    """Which printed quarter or side of a turned tile comes to a position."""
    return (position - turned) % SIDES


@rule
def has_arm(b: Box, tile: int, turned: int, side: int) -> bool:
    """Whether a path of a turned tile leads to a side."""
    return has(int(b.arms[tile]), printed_at(side, turned))


@rule
def quarter_of(tile: int, corner: int) -> int:
    """The number of a quarter."""
    return tile * SIDES + corner


@rule
def tile_of(quarter: int) -> int:
    """The tile that a quarter is a part of."""
    return quarter // SIDES


@rule
def corner_of(quarter: int) -> int:
    """Which quarter of its tile it is."""
    return quarter % SIDES


@rule
def join(s: State, one: int, other: int) -> None:
    """The hills of two quarters become one."""
    root = int(s.hill[one])
    old = int(s.hill[other])
    if root == old:
        return
    s.rocks[root] += s.rocks[old]
    s.open_sides[root] += s.open_sides[old]
    s.holders[root] = int(s.holders[root]) | int(s.holders[old])
    s.holders[old] = 0
    quarter = other
    for _quarter in range(QUARTERS):
        if s.hill[quarter] != old:
            break
        s.hill[quarter] = root
        quarter = int(s.link[quarter])
    after = int(s.link[one])
    s.link[one] = s.link[other]
    s.link[other] = after


@rule
def is_closed(s: State, quarter: int) -> bool:
    """A hill is closed when a tile lies beyond every outer edge of it."""
    return s.open_sides[s.hill[quarter]] == 0


@rule
def put_on_table(s: State, b: Box, tile: int, turned: int, x: int, y: int) -> None:
    """A tile is laid: four quarters, joined where no path parts them."""
    s.laid[s.laid_count] = tile
    s.laid_count += 1
    s.tile_x[tile] = x
    s.tile_y[tile] = y
    s.turned[tile] = turned
    for corner in range(SIDES):
        quarter = quarter_of(tile, corner)
        s.terrain[quarter] = b.quarters[tile, printed_at(corner, turned)]
        s.hill[quarter] = quarter
        s.link[quarter] = quarter
        s.rocks[quarter] = 1 if s.terrain[quarter] == ROCK else 0
        s.open_sides[quarter] = HALF_EDGES
    if b.arms[tile] != ALL_ARMS:
        for side in range(SIDES):
            if not has_arm(b, tile, turned, side):
                join(s, quarter_of(tile, side), quarter_of(tile, turn(side, 1)))


@rule
def connect(s: State, b: Box, tile: int, side: int, other: int) -> None:
    """Two neighbours: their quarters along the shared edge join, and so may their paths."""
    s.near[tile, side] = other
    s.near[other, turn(side, OPPOSITE)] = tile
    touch(s, quarter_of(tile, side), quarter_of(other, turn(side, BEFORE)))
    touch(s, quarter_of(tile, turn(side, 1)), quarter_of(other, turn(side, BEHIND)))
    if has_arm(b, tile, int(s.turned[tile]), side):
        s.paths[tile] = int(s.paths[tile]) | only(other)
        s.paths[other] = int(s.paths[other]) | only(tile)


@rule
def touch(s: State, one: int, other: int) -> None:
    """Two quarters meet along half an edge."""
    s.open_sides[s.hill[one]] -= 1
    s.open_sides[s.hill[other]] -= 1
    join(s, one, other)


# --- spots ---------------------------------------------------------------------------------------


@rule
def add_spot(s: State, x: int, y: int) -> int:
    """One more empty cell beside the landscape."""
    spot = int(s.spot_count)
    s.spot_count = spot + 1
    s.spot_x[spot] = x
    s.spot_y[spot] = y
    for side in range(SIDES):
        s.spot_near[spot, side] = NONE
    return spot


@rule
def drop_spot(s: State, spot: int) -> None:
    """A cell is empty no more; the last spot takes its number."""
    last = int(s.spot_count) - 1
    s.spot_count = last
    s.spot_x[spot] = s.spot_x[last]
    s.spot_y[spot] = s.spot_y[last]
    for side in range(SIDES):
        s.spot_near[spot, side] = s.spot_near[last, side]


@rule
def find_spot(s: State, x: int, y: int) -> int:
    """The spot of a cell, or NONE."""
    for spot in range(s.spot_count):
        if s.spot_x[spot] == x and s.spot_y[spot] == y:
            return spot
    return NONE


@rule
def open_spots(s: State, tile: int) -> None:
    """The empty cells around a new tile are spots now."""
    for side in range(SIDES):
        if s.near[tile, side] == NONE:
            x = int(s.tile_x[tile]) + int(DX[side])
            y = int(s.tile_y[tile]) + int(DY[side])
            spot = find_spot(s, x, y)
            if spot == NONE:
                spot = add_spot(s, x, y)
            s.spot_near[spot, turn(side, OPPOSITE)] = tile


@rule
def lay_first(s: State, b: Box, side: int) -> None:
    """The start tile lies in the middle of the table."""
    tile = START_A + side
    put_on_table(s, b, tile, 0, 0, 0)
    open_spots(s, tile)


@rule
def lay_tile(s: State, b: Box, tile: int, spot: int, turned: int) -> None:
    """A tile fills a spot: new hills appear, old ones grow."""
    put_on_table(s, b, tile, turned, int(s.spot_x[spot]), int(s.spot_y[spot]))
    for side in range(SIDES):
        other = int(s.spot_near[spot, side])
        if other != NONE:
            connect(s, b, tile, side, other)
    drop_spot(s, spot)
    open_spots(s, tile)
    s.must_join = 0
    s.chosen_spot = NONE


@rule
def first_side(s: State, spot: int) -> int:
    """The first side on which a spot has a neighbour, after which it is named."""
    for side in range(SIDES):
        if s.spot_near[spot, side] != NONE:
            return side
    break_off(s)
    return 0


@rule
def spot_name(s: State, spot: int) -> int:
    """The number by which events name a spot."""
    side = first_side(s, spot)
    return int(s.spot_near[spot, side]) * SIDES + turn(side, OPPOSITE)


@rule
def spot_at(s: State, tile: int, side: int) -> int:
    """The spot on a side of a tile, or NONE."""
    for spot in range(s.spot_count):
        if s.spot_near[spot, turn(side, OPPOSITE)] == tile:
            return spot
    return NONE


@rule
def neighbours_of(s: State, spot: int) -> int:
    """How many laid tiles a spot touches."""
    count = 0
    for side in range(SIDES):
        if s.spot_near[spot, side] != NONE:
            count += 1
    return count


# --- the rock rule -------------------------------------------------------------------------------


@rule
def fits(s: State, b: Box, tile: int, spot: int, turned: int) -> bool:
    """Paths must line up on every shared edge, and at least one must go on."""
    if b.arms_vary == 0:
        return True
    linked = False
    for side in range(SIDES):
        other = int(s.spot_near[spot, side])
        if other != NONE:
            arm = has_arm(b, tile, turned, side)
            if arm != has_arm(b, other, int(s.turned[other]), turn(side, OPPOSITE)):
                return False
            linked = linked or arm
    return linked


@rule
def is_rocky(s: State, b: Box, quarter: int) -> bool:
    """Whether a quarter counts as rock for a neighbour: its whole hill does, or only itself."""
    if b.rock_by_edge == 1:
        return s.terrain[quarter] == ROCK
    return s.rocks[s.hill[quarter]] > 0


@rule
def rocky_quarters(s: State, b: Box, spot: int) -> int:
    """The set of quarters of a spot that would come beside a rock."""
    quarters = 0
    for side in range(SIDES):
        other = int(s.spot_near[spot, side])
        if other != NONE:
            if is_rocky(s, b, quarter_of(other, turn(side, BEFORE))):
                quarters |= only(side)
            if is_rocky(s, b, quarter_of(other, turn(side, BEHIND))):
                quarters |= only(turn(side, 1))
    return quarters


@rule
def joins_rock(s: State, b: Box, tile: int, turned: int, rocky: int) -> bool:
    """Whether the rock of a tile, as it is turned, comes beside a rock."""
    rock = turn(int(b.rock_at[tile]), turned)
    if b.arms_vary == 0 or b.rock_by_edge == 1:
        return has(rocky, rock)
    return (rocky & same_area(b, tile, turned, rock)) != 0


@rule
def same_area(b: Box, tile: int, turned: int, corner: int) -> int:
    """The set of a tile's quarters that no path parts from one of them."""
    area = only(corner)
    for _round in range(SIDES):
        for side in range(SIDES):
            both = only(side) | only(turn(side, 1))
            if area & both != 0 and not has_arm(b, tile, turned, side):
                area |= both
    return area


@rule
def may_lie(s: State, b: Box, tile: int, spot: int, turned: int, must_join: bool) -> bool:
    """Whether a tile may be laid there so; a rock joins a rock where it must."""
    if not fits(s, b, tile, spot, turned):
        return False
    return not must_join or joins_rock(s, b, tile, turned, rocky_quarters(s, b, spot))


@rule
def may_lie_at(s: State, b: Box, tile: int, spot: int, must_join: bool) -> bool:
    """Whether a tile may be laid on a spot in any way."""
    if b.arms_vary == 0:
        return not must_join or rocky_quarters(s, b, spot) != 0
    for turned in range(SIDES):
        if may_lie(s, b, tile, spot, turned, must_join):
            return True
    return False


@rule
def has_place(s: State, b: Box, tile: int, must_join: bool) -> bool:
    """Whether there is any place for a tile; with a rock that must join, any beside a rock."""
    for spot in range(s.spot_count):
        if may_lie_at(s, b, tile, spot, must_join):
            return True
    return False


@rule
def must_join_rock(s: State, b: Box, tile: int) -> bool:
    """A rock must come beside a rock wherever that is possible."""
    return b.rock_at[tile] != NONE and has_place(s, b, tile, True)


# --- reading a hill ------------------------------------------------------------------------------


@rule
def count_in_hill(s: State, quarter: int, terrain: int) -> int:
    """How many quarters of a hill show a terrain."""
    count = 0
    now = quarter
    for _quarter in range(QUARTERS):
        if s.terrain[now] == terrain:
            count += 1
        now = int(s.link[now])
        if now == quarter:
            break
    return count


@rule
def crossings_of(s: State, quarter: int) -> int:
    """The set of tiles with a part in a hill."""
    tiles = 0
    now = quarter
    for _quarter in range(QUARTERS):
        tiles |= only(tile_of(now))
        now = int(s.link[now])
        if now == quarter:
            break
    return tiles


@rule
def beyond(s: State, tiles: int) -> int:
    """The set of tiles one step along the paths from any of a set."""
    reached = 0
    for place in range(s.laid_count):
        tile = int(s.laid[place])
        if has(tiles, tile):
            reached |= int(s.paths[tile])
    return reached
