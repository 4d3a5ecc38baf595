"""The position: one record, field by field, and the words that rules use about it.

The table is unbounded, and so is the record: it holds no grid. A tile knows its neighbours by
number, and every empty cell that touches a laid tile is a *spot*. At most 41 tiles are laid, each
beside an older one, so a coordinate never leaves -40 to 40; and n joined squares never touch more
than 2n + 2 empty cells, which is 82 before the last tile and 84 after it.

A quarter's number is 4 * tile + position, positions going clockwise from the north-west. What
belongs to a hill is kept at its root, the quarter whose number is the hill's.
"""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CASTLES,
    FACINGS,
    HELD,
    LANDSCAPE_TYPES,
    LANDSCAPES,
    MARKABLE,
    MARKETS,
    SEATS,
    SIDES,
    SLOTS,
    SPACES,
    TILES,
    TRACKS,
    TYPES,
    WORKERS,
    Box,
)
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.table import Table

NONE = -1
HIDDEN = -2
"""A tile or a charter that is there, but not to be seen."""
SUPPLY = -1
SCORED = -2
ABSENT = -3
"""Where workers are that lie on no hill; those that nobody has got are absent."""
QUARTERS = TILES * SIDES
LAID = LANDSCAPES + 1
SPOTS = 2 * LAID + 2
LINE = 10
"""Exploration tiles in a line: four, and all six of the stock."""
LINE_SPACES = LINE * SPACES
STOCK = 6
RIVAL = 12
"""Tiles of the imaginary opponent of the solo game."""

NO_FAMILY, DISCS, WORKING = range(3)
"""Which family of actions a turn belongs to."""
START, FIRST_DONE, SECOND_DONE, THIRD_DONE = range(4)
MARKED, SOLD, LANDSCAPE_SCORED = FIRST_DONE, SECOND_DONE, THIRD_DONE
MOVED, PRAYED, BUILT = FIRST_DONE, SECOND_DONE, THIRD_DONE
"""How far a turn has come in the order of its actions."""

CHARTER_POINTS, LANDSCAPE_POINTS, CONSTRUCTION_POINTS, RELIGION_POINTS, WEALTH_POINTS = range(5)
SOURCES = 5
WON_STEPS, WON_COINS = SOURCES, SOURCES + 1
TALLY = SOURCES + 2
"""The columns of the tally: five sources of points, and what charters add to two of them."""


class State(Table):
    """Everything that influences the future of a game of 6 Castles."""

    players: int = number("i1")
    starter: int = number("i1")
    turn_no: int = number("i2")
    """How many turns have begun."""
    scores: Row = row("i2", SEATS)
    """The points of every player, once the game is over."""
    tally: Grid = grid("i2", SEATS, TALLY)
    """The points by source, once the game is over."""

    laid: Row = row("i1", LAID)
    """The laid tiles, the oldest first."""
    laid_count: int = number("i1")
    tile_x: Row = row("i1", TILES)
    tile_y: Row = row("i1", TILES)
    """Where a tile lies, counted to the east and to the south of the start tile."""
    turned: Row = row("i1", TILES)
    """Quarter turns clockwise, or NONE for a tile that is not on the table."""
    near: Grid = grid("i1", TILES, SIDES)
    """The neighbours of a tile: north, east, south, west."""
    paths: Row = row("i8", TILES)
    """The set of tiles that one step along a path leads to."""
    terrain: Row = row("i1", QUARTERS)
    hill: Row = row("i2", QUARTERS)
    """The root of the hill that a quarter belongs to."""
    link: Row = row("i2", QUARTERS)
    """The next quarter of the same hill, round and round."""
    rocks: Row = row("i1", QUARTERS)
    """How many rocks a hill has."""
    open_sides: Row = row("i1", QUARTERS)
    """How many half edges of a hill's quarters have no tile beyond them; none: it is closed."""
    holders: Row = row("i1", QUARTERS)
    """The set of seats with workers on a hill."""
    castle: Row = row("i1", QUARTERS)
    """The castle on a hill, or NONE."""
    spot_count: int = number("i1")
    spot_x: Row = row("i1", SPOTS)
    spot_y: Row = row("i1", SPOTS)
    spot_near: Grid = grid("i1", SPOTS, SIDES)
    """The empty cells beside laid tiles, and the tiles around each."""

    hands: Grid = grid("i1", SEATS, HELD)
    """Landscape tiles in hand, or NONE."""
    pile: Row = row("i1", LANDSCAPES)
    """The draw pile, the top tile last."""
    pile_left: int = number("i1")
    rival: Row = row("i1", RIVAL)
    rival_left: int = number("i1")
    """The tiles of the imaginary opponent, the top one last."""
    castle_deck: Row = row("i1", CASTLES)
    castles_left: int = number("i1")
    """The stack of castles; its last one lies face up on top."""
    castle_hill: Row = row("i2", CASTLES)
    """The hill of each castle, or NONE."""
    markets: Grid = grid("i1", CASTLES, MARKETS)
    """Whose disc closes a market, or NONE."""

    line: Grid = grid("i1", SEATS, LINE)
    """The exploration tiles of each line, from the left, or NONE."""
    facing: Grid = grid("i1", SEATS, LINE)
    """How each lies: twice the side, plus 1 if it is reversed."""
    line_size: Row = row("i1", SEATS)
    cylinder: Row = row("i1", SEATS)
    """The space that the cylinder stands on, counted through the whole line; NONE before that."""
    discs_on: Row = row("i8", SEATS)
    """The set of spaces with discs."""
    sold: Row = row("i8", SEATS)
    """The set of spaces whose goods are used up, where selling uses them up."""
    owned: Grid = grid("i1", SEATS, MARKABLE)
    """How many spaces of each terrain a player owns."""
    reserve: Row = row("i4", SEATS)
    """The set of exploration tiles beside the line."""
    stock: Row = row("i1", STOCK)
    stock_left: int = number("i1")
    """The stock of exploration tiles; its last one lies on top and can be seen."""
    discs: Row = row("i1", SEATS)
    """Discs in the supply."""

    workers: Grid = grid("i2", SEATS, WORKERS)
    """The quarter where each worker lies, or SUPPLY, SCORED or ABSENT."""
    coins: Row = row("i2", SEATS)
    """Money in half coins."""
    religion: Row = row("i1", SEATS)
    slots: Grid = grid("i1", TYPES, SLOTS)
    """Who holds a slot of the scoring tracks, or NONE."""
    tops: Grid = grid("i2", SEATS, TRACKS)
    """The set of types with which a player has taken the top slot of each track."""
    charters: Grid = grid("i1", SEATS, HELD)
    """First the secret charter, then the open one; or NONE."""
    charters_open: int = number("i1")
    """Whether the charters beside the board have been laid open."""

    tile: int = number("i1")
    """The landscape tile that the turn has laid or is laying, or NONE."""
    must_join: int = number("i1")
    """Whether its rock must come beside a rock."""
    family: int = number("i1")
    stage: int = number("i1")
    marks: Row = row("i1", MARKABLE)
    """How often each terrain of the chosen hill may still be marked."""
    placed: int = number("i4")
    """The set of exploration tiles laid since the cylinder moved; each may be laid once."""
    spent: int = number("i1")
    """Movement points used in the turn."""
    walked: int = number("i1")
    """The set of workers that have moved in the turn."""


@rule
def round_of(s: State) -> int:
    """The number of the round."""
    return (int(s.turn_no) - 1) // int(s.players) + 1


@rule
def clockwise(s: State, step: int) -> int:
    """The seat so many steps clockwise from the start player."""
    return (int(s.starter) + step) % int(s.players)


@rule
def space_row(s: State, seat: int, space: int) -> int:
    """The row of the box that shows a space: its tile as it faces."""
    place = space // SPACES
    return int(s.line[seat, place]) * FACINGS + int(s.facing[seat, place])


@rule
def space_terrain(s: State, b: Box, seat: int, space: int) -> int:
    """The terrain of a space of a line, or TOLL."""
    return int(b.spaces[space_row(s, seat, space), space % SPACES])


@rule
def has_disc(s: State, seat: int, space: int) -> bool:
    """Whether a disc lies on a space of a line."""
    return (int(s.discs_on[seat]) >> space) & 1 == 1


@rule
def is_own_space(s: State, seat: int, space: int) -> bool:
    """What is behind and under the cylinder or under a disc belongs to the player."""
    return space <= int(s.cylinder[seat]) or has_disc(s, seat, space)


@rule
def workers_in_play(s: State, seat: int) -> int:
    """How many workers of a player stand on hills and castles."""
    count = 0
    for worker in range(WORKERS):
        if s.workers[seat, worker] >= 0:
            count += 1
    return count


@rule
def free_worker(s: State, seat: int) -> int:
    """A worker in the supply, or NONE."""
    for worker in range(WORKERS):
        if s.workers[seat, worker] == SUPPLY:
            return worker
    return NONE


@rule
def discs_in_line(s: State, seat: int) -> int:
    """How many discs lie on a line."""
    count = 0
    bits = int(s.discs_on[seat])
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count


@rule
def in_hand(s: State, seat: int) -> int:
    """How many landscape tiles a player holds."""
    count = 0
    for place in range(HELD):
        if s.hands[seat, place] != NONE:
            count += 1
    return count


# --- what always holds ---------------------------------------------------------------------------


@rule
def fault(s: State, b: Box) -> int:
    """Pieces and tiles are neither lost nor made; every hill is what its quarters are."""
    wrong = fault_of_tiles(s, b)
    for seat in range(s.players):
        if wrong == 0:
            wrong = fault_of_line(s, b, seat)
        if wrong == 0:
            wrong = fault_of_pieces(s, b, seat)
    for place in range(s.laid_count):
        for quarter in range(SIDES):
            if wrong == 0:
                wrong = fault_of_hill(s, int(s.laid[place]) * SIDES + quarter)
    return wrong


@rule
def fault_of_tiles(s: State, b: Box) -> int:
    """Landscape tiles, exploration tiles and castles are each in one place."""
    seen = 0
    for place in range(s.laid_count):
        seen |= 1 << int(s.laid[place])
    tiles = int(s.laid_count)
    for place in range(s.pile_left):
        seen |= 1 << int(s.pile[place])
        tiles += 1
    for place in range(s.rival_left):
        seen |= 1 << int(s.rival[place])
        tiles += 1
    for seat in range(s.players):
        for place in range(HELD):
            if s.hands[seat, place] != NONE:
                seen |= 1 << int(s.hands[seat, place])
                tiles += 1
    if count_set(seen) != tiles:
        return 1
    if tiles > int(b.rounds) * (int(b.players) + int(b.solo)) + 1:
        return 2
    castles = 0
    for place in range(s.castles_left):
        castles |= 1 << int(s.castle_deck[place])
    for castle in range(CASTLES):
        if s.castle_hill[castle] != NONE:
            castles |= 1 << castle
    return 0 if castles == (1 << CASTLES) - 1 else 3


@rule
def fault_of_line(s: State, b: Box, seat: int) -> int:
    """Exploration tiles are in one place each, and what a player owns is counted right."""
    seen = 0
    for other in range(s.players):
        tiles = int(s.reserve[other])
        for place in range(s.line_size[other]):
            tiles |= 1 << int(s.line[other, place])
        if other != seat and tiles & seen != 0:
            return 4
        seen |= tiles
    for place in range(s.stock_left):
        if (seen >> int(s.stock[place])) & 1 == 1:
            return 5
    size = int(s.line_size[seat]) * SPACES
    if int(s.cylinder[seat]) >= size or int(s.discs_on[seat]) >> size != 0:
        return 6
    for terrain in range(MARKABLE):
        count = 0
        for space in range(size):
            if space_terrain(s, b, seat, space) == terrain and is_own_space(s, seat, space):
                count += 1
        if count != s.owned[seat, terrain]:
            return 7
    return 0


@rule
def fault_of_pieces(s: State, b: Box, seat: int) -> int:
    """Discs, workers and money: none is lost, nobody is in debt."""
    discs = int(s.discs[seat]) + discs_in_line(s, seat) + pieces_on_track(s, seat, 0)
    for castle in range(CASTLES):
        for market in range(MARKETS):
            if s.markets[castle, market] == seat:
                discs += 1
    if discs != b.discs or s.discs[seat] < 0:
        return 8
    scored = 0
    for worker in range(WORKERS):
        if s.workers[seat, worker] == SCORED:
            scored += 1
    if scored != pieces_on_track(s, seat, 1):
        return 9
    if s.coins[seat] < 0:
        return 10
    return 0 if 0 <= s.religion[seat] <= b.religion_end else 11


@rule
def pieces_on_track(s: State, seat: int, track: int) -> int:
    """How many pieces a player has on the landscape track or the construction track."""
    first = LANDSCAPE_TYPES * track
    last = TYPES if track == 1 else LANDSCAPE_TYPES
    count = count_set(int(s.tops[seat, track]))
    for kind in range(first, last):
        for slot in range(SLOTS):
            if s.slots[kind, slot] == seat:
                count += 1
    return count


@rule
def fault_of_hill(s: State, quarter: int) -> int:
    """A hill's list comes back to its start, and its seats are those of its workers."""
    root = int(s.hill[quarter])
    if s.hill[s.link[quarter]] != root or s.hill[root] != root:
        return 12
    seats = 0
    for seat in range(s.players):
        for worker in range(WORKERS):
            if s.workers[seat, worker] >= 0 and s.hill[s.workers[seat, worker]] == root:
                seats |= 1 << seat
    return 0 if s.holders[root] == seats else 13


@rule
def count_set(bits: int) -> int:
    """How many members a set has."""
    count = 0
    while bits != 0:
        bits &= bits - 1
        count += 1
    return count
