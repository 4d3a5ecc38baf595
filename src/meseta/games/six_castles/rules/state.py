"""The position: one record, field by field, and the words that rules use about it.

The table is unbounded, and so is the record: it holds no grid. A tile knows its neighbours by
number, and every empty cell that touches a laid tile is a *spot*. At most 41 tiles are laid, each
beside an older one, so a coordinate never leaves -40 to 40; and n joined squares never touch more
than 2n + 2 empty cells, which is 82 before the last tile and 84 after it.

What belongs to a hill is kept at its root, the quarter whose number is the hill's.
"""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    ABSENT,
    CASTLE,
    CASTLES,
    CHARTER_PLACE,
    COINS,
    COORDINATE,
    DEALT_CHARTER,
    DISC_COUNT,
    EXPLORATION,
    EXPLORATION_SET,
    FACING,
    FACINGS,
    HELD,
    LAID,
    LANDSCAPE,
    LANDSCAPES,
    LINE,
    LINE_COUNT,
    MARKABLE,
    MARKET,
    MOVED,
    PLAYER,
    PLAYER_SET,
    POINTS,
    QUARTER,
    QUARTER_COUNT,
    RIVAL_TILES,
    ROUND,
    SEATS,
    SIDE,
    SLOT,
    SPACE,
    SPACE_SET,
    SPACES,
    SPOTS,
    STAGE,
    START,
    STEP,
    STOCK,
    STOCK_COUNT,
    SUPPLY,
    TALLY,
    TERRAIN,
    TILE,
    TILE_COUNT,
    TILE_SET,
    TURNS,
    TYPE_SET,
    WORKER_COUNT,
    WORKER_PLACE,
    WORKER_SET,
    WORKERS,
)
from meseta.kernel.domain import NONE, YES_OR_NO, numbers, ordinals
from meseta.kernel.record import Grid, Row, grid, number, row
from meseta.kernel.rule import rule
from meseta.kernel.sets import has
from meseta.kernel.table import TableRecord, clearing

HIDDEN = -2
"""A tile or a charter that is there, but not to be seen."""


class State(TableRecord):
    """Everything that influences the future of a game of 6 Castles."""

    players: int = number(numbers("number of players", 1, SEATS), derived=True)
    starter: int = number(PLAYER, key="start")
    round_no: int = number(ROUND, key="round")
    """The round, 0 before the first."""
    active: int = number(PLAYER)
    """Whose turn it is; during the set-up the start player."""
    scores: Row = row(PLAYER, POINTS)
    """The points of every player, once the game is over."""
    tally: Grid = grid(PLAYER, TALLY, POINTS)
    """The points by source, once the game is over."""

    laid: Row = row(LAID, TILE.or_none(), derived=True)
    """The laid tiles, the oldest first."""
    laid_count: int = number(TILE_COUNT, derived=True)
    tile_x: Row = row(TILE, COORDINATE, derived=True)
    tile_y: Row = row(TILE, COORDINATE, derived=True)
    """Where a tile lies, counted to the east and to the south of the start tile."""
    turned: Row = row(TILE, TURNS.or_none(), derived=True)
    """Quarter turns clockwise, or NONE for a tile that is not on the table."""
    near: Grid = grid(TILE, SIDE, TILE.or_none(), derived=True)
    """The neighbours of a tile."""
    paths: Row = row(TILE, TILE_SET, derived=True)
    """The set of tiles that one step along a path leads to."""
    terrain: Row = row(QUARTER, TERRAIN.or_none(), derived=True)
    hill: Row = row(QUARTER, QUARTER.or_none(), derived=True)
    """The root of the hill that a quarter belongs to."""
    link: Row = row(QUARTER, QUARTER.or_none(), derived=True)
    """The next quarter of the same hill, round and round."""
    rocks: Row = row(QUARTER, QUARTER_COUNT, derived=True)
    """How many rocks a hill has."""
    open_sides: Row = row(QUARTER, numbers("number of sides", 0, 2 * QUARTER.size), derived=True)
    """How many half edges of a hill's quarters have no tile beyond them; none: it is closed."""
    holders: Row = row(QUARTER, PLAYER_SET, derived=True)
    """The set of seats with workers on a hill."""
    castle: Row = row(QUARTER, CASTLE.or_none(), derived=True)
    """The castle on a hill, or NONE."""
    spot_count: int = number(numbers("number of spots", 0, SPOTS), derived=True)
    spot_x: Row = row(SPOTS, numbers("coordinate", -LAID, LAID), derived=True)
    spot_y: Row = row(SPOTS, numbers("coordinate", -LAID, LAID), derived=True)
    spot_near: Grid = grid(SPOTS, SIDE, TILE.or_none(), derived=True)
    """The empty cells beside laid tiles, and the tiles around each."""

    hands: Grid = grid(PLAYER, HELD, LANDSCAPE.or_none(), size="hand_sizes", hidden=HIDDEN)
    """Landscape tiles in hand."""
    hand_sizes: Row = row(PLAYER, numbers("number of tiles", 0, HELD))
    pile: Row = row(LANDSCAPES, LANDSCAPE.or_none(), size="pile_left")
    """The draw pile, the top tile last."""
    pile_left: int = number(TILE_COUNT)
    rival: Row = row(RIVAL_TILES, LANDSCAPE.or_none(), size="rival_left")
    rival_left: int = number(numbers("number of tiles", 0, RIVAL_TILES))
    """The tiles of the imaginary opponent, the top one last."""
    castle_deck: Row = row(CASTLES, CASTLE.or_none(), size="castles_left")
    castles_left: int = number(numbers("number of castles", 0, CASTLES))
    """The stack of castles; its last one lies face up on top."""
    castle_hill: Row = row(CASTLE, QUARTER.or_none(), derived=True)
    """The root of the hill of each castle, or NONE."""
    markets: Row = row(MARKET, PLAYER.or_none(), derived=True)
    """Whose disc closes a market, or NONE."""

    line: Grid = grid(PLAYER, LINE, EXPLORATION.or_none(), derived=True)
    """The exploration tiles of each line, from the left, or NONE."""
    facing: Grid = grid(PLAYER, LINE, FACING, derived=True)
    line_size: Row = row(PLAYER, LINE_COUNT, derived=True)
    cylinder: Row = row(PLAYER, SPACE.or_none(), key="cylinders")
    """The space that the cylinder stands on, counted through the whole line; NONE before that."""
    discs_on: Row = row(PLAYER, SPACE_SET, key="discs")
    """The set of spaces with discs."""
    sold: Row = row(PLAYER, SPACE_SET)
    """The set of spaces whose goods are used up, where selling uses them up."""
    owned: Grid = grid(PLAYER, MARKABLE, numbers("number of spaces", 0, SPACE.size), derived=True)
    """How many spaces of each terrain a player owns."""
    reserve: Row = row(PLAYER, EXPLORATION_SET, key="reserves")
    """The set of exploration tiles beside the line."""
    stock: Row = row(STOCK, EXPLORATION.or_none(), size="stock_left")
    stock_left: int = number(STOCK_COUNT)
    """The stock of exploration tiles; its last one lies on top and can be seen."""
    discs: Row = row(PLAYER, DISC_COUNT, derived=True)
    """Discs in the supply."""

    workers: Grid = grid(PLAYER, WORKERS, WORKER_PLACE, blank=ABSENT, derived=True)
    """The quarter where each worker lies, or SUPPLY, SCORED or ABSENT."""
    coins: Row = row(PLAYER, COINS)
    """Money in half coins."""
    religion: Row = row(PLAYER, STEP)
    slots: Row = row(SLOT, PLAYER.or_none())
    """Who holds a slot of the scoring tracks, or NONE."""
    tops: Row = row(PLAYER, TYPE_SET)
    """The set of types with which a player has taken the top slot of a track."""
    charters: Grid = grid(PLAYER, CHARTER_PLACE, DEALT_CHARTER.or_none(), hidden=HIDDEN)
    charters_open: int = number(YES_OR_NO, derived=True)
    """Whether the charters beside the board have been laid open."""

    tile: int = number(LANDSCAPE.or_none(), until="turn")
    """The landscape tile that the turn has laid or is laying, or NONE."""
    must_join: int = number(YES_OR_NO, until="turn", derived=True)
    """Whether the rock of a tile that is being laid must come beside a rock."""
    chosen_spot: int = number(ordinals("spot", SPOTS).or_none(), until="turn", derived=True)
    """The spot where the tile is being turned, or NONE."""
    stage: int = number(STAGE, until="turn")
    marks: Row = row(MARKABLE, QUARTER_COUNT, until="turn")
    """How many quarters of the chosen hill show each terrain; where one is used up, those left."""
    placed: int = number(EXPLORATION_SET, until="turn")
    """The set of exploration tiles laid since the cylinder moved; each may be laid once."""
    sold_to: int = number(CASTLE.or_none(), until="turn")
    """The castle that bought goods last in the turn, or NONE."""
    spent: int = number(WORKER_COUNT, until="turn")
    """Movement points used in the turn."""
    walked: int = number(WORKER_SET, until="turn")
    """The set of workers that have moved in the turn."""


clear = clearing(State)
"""An empty table, before anything is set up."""
clear_turn = clearing(State, until="turn")
"""Nobody is in the middle of a turn."""


@rule
def clockwise(s: State, step: int) -> int:
    """The seat so many steps clockwise from the start player."""
    return (int(s.starter) + step) % int(s.players)


@rule
def acts_with_discs(s: State) -> bool:
    """Whether the turn has begun with its discs, so that its workers stay where they are."""
    return START < s.stage < MOVED


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
def line_end(s: State, seat: int) -> int:
    """How many spaces the line of a player has."""
    return int(s.line_size[seat]) * SPACES


@rule
def has_disc(s: State, seat: int, space: int) -> bool:
    """Whether a disc lies on a space of a line."""
    return has(int(s.discs_on[seat]), space)


@rule
def is_own_space(s: State, seat: int, space: int) -> bool:
    """What is behind and under the cylinder or under a disc belongs to the player."""
    return space <= int(s.cylinder[seat]) or has_disc(s, seat, space)


@rule
def is_in_play(s: State, seat: int, worker: int) -> bool:
    """Whether a worker lies on a hill or a castle."""
    return s.workers[seat, worker] >= 0


@rule
def workers_in_play(s: State, seat: int) -> int:
    """How many workers of a player lie on hills and castles."""
    count = 0
    for worker in range(WORKERS):
        if is_in_play(s, seat, worker):
            count += 1
    return count


@rule
def free_worker(s: State, seat: int) -> int:
    """A worker in the supply, or NONE."""
    for worker in range(WORKERS):
        if s.workers[seat, worker] == SUPPLY:
            return worker
    return NONE
