"""Setting the game up: stacks and hands, the line, charters, coins, the start tile."""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CASTLES,
    CHARTERS,
    DEALT_CHARTERS,
    EXPLORATIONS,
    HELD,
    LANDSCAPES,
    MARKABLE,
    MARKETS,
    SEATS,
    SLOTS,
    TRACKS,
    TYPES,
    WORKERS,
    Box,
)
from meseta.games.six_castles.decisions import (
    CHARTER,
    KEEP_CHARTER,
    LAY_START,
    LINE_TILE,
    NEXT_TURN,
    OPEN_CHARTERS,
    START_TILE,
)
from meseta.games.six_castles.events import CHARTER_KEPT, CHARTER_OPEN, START_LAID, STARTS
from meseta.games.six_castles.hills import clear_landscape, lay_first
from meseta.games.six_castles.scoring import OPEN, SECRET, clear_tally
from meseta.games.six_castles.state import (
    ABSENT,
    LINE,
    NO_FAMILY,
    NONE,
    RIVAL,
    START,
    STOCK,
    SUPPLY,
    State,
    clockwise,
)
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.rule import rule
from meseta.kernel.table import AGENDA_ROOM, Log, Mask, answered, ask, close, note, only


@rule
def start(s: State, b: Box, log: Log) -> None:
    """The whole set-up; what the players choose lies on the agenda, the charters on top."""
    clear_table(s, b)
    stack_castles(s)
    deal_landscapes(s, b)
    deal_explorations(s, b)
    s.starter = draw_below(s.chance, int(s.players))
    note(log, STARTS, s.starter, 0, 0, 0)
    for step in range(s.players):
        s.coins[clockwise(s, step)] = b.coins[step]
    ask(s, NEXT_TURN, 0, 0, 0, 0)
    for step in range(s.players - 1, -1, -1):
        first = int(b.explorations_dealt) if b.family == 1 else 1
        ask(s, LINE_TILE, only(clockwise(s, step)), first, 0, 0)
    ask(s, START_TILE, only(int(s.starter)), 0, 0, 0)
    if b.charters_dealt > 0:
        deal_charters(s)
        ask(s, OPEN_CHARTERS, 0, 0, 0, 0)
        ask(s, CHARTER, (1 << int(s.players)) - 1, 0, 0, 0)


# --- an empty table ------------------------------------------------------------------------------


@rule
def clear_table(s: State, b: Box) -> None:
    """Nothing is laid, dealt or chosen."""
    s.asked = 0
    for entry in range(AGENDA_ROOM):
        for field in range(5):
            s.agenda[entry, field] = 0
    s.players = b.players
    s.starter = 0
    s.turn_no = 0
    clear_tally(s)
    clear_landscape(s)
    clear_stacks(s)
    for seat in range(SEATS):
        clear_seat(s, b, seat)
        clear_line(s, seat)
    for kind in range(TYPES):
        for slot in range(SLOTS):
            s.slots[kind, slot] = NONE
    s.charters_open = 0
    clear_turn(s)


@rule
def clear_stacks(s: State) -> None:
    """No tile is in any stack."""
    for place in range(LANDSCAPES):
        s.pile[place] = NONE
    s.pile_left = 0
    for place in range(RIVAL):
        s.rival[place] = NONE
    s.rival_left = 0
    for place in range(STOCK):
        s.stock[place] = NONE
    s.stock_left = 0
    for castle in range(CASTLES):
        s.castle_deck[castle] = NONE
        s.castle_hill[castle] = NONE
        for market in range(MARKETS):
            s.markets[castle, market] = NONE
    s.castles_left = 0


@rule
def clear_seat(s: State, b: Box, seat: int) -> None:
    """A player before the game, with all discs and workers in the supply."""
    plays = seat < int(b.players)
    s.scores[seat] = 0
    s.discs[seat] = b.discs if plays else 0
    for worker in range(WORKERS):
        s.workers[seat, worker] = SUPPLY if plays and worker < b.workers else ABSENT
    s.coins[seat] = 0
    s.religion[seat] = 0
    for track in range(TRACKS):
        s.tops[seat, track] = 0
    for place in range(HELD):
        s.hands[seat, place] = NONE
        s.charters[seat, place] = NONE


@rule
def clear_line(s: State, seat: int) -> None:
    """A line without tiles."""
    for place in range(LINE):
        s.line[seat, place] = NONE
        s.facing[seat, place] = 0
    s.line_size[seat] = 0
    s.cylinder[seat] = NONE
    s.discs_on[seat] = 0
    s.sold[seat] = 0
    s.reserve[seat] = 0
    for terrain in range(MARKABLE):
        s.owned[seat, terrain] = 0


@rule
def clear_turn(s: State) -> None:
    """Nobody is in the middle of a turn."""
    s.tile = NONE
    s.must_join = 0
    s.family = NO_FAMILY
    s.stage = START
    for terrain in range(MARKABLE):
        s.marks[terrain] = 0
    s.placed = 0
    s.spent = 0
    s.walked = 0


# --- stacks and hands ----------------------------------------------------------------------------


@rule
def stack_castles(s: State) -> None:
    """The castles are shuffled; the last one lies face up on top."""
    for castle in range(CASTLES):
        s.castle_deck[castle] = castle
    shuffle(s.chance, s.castle_deck, CASTLES)
    s.castles_left = CASTLES


@rule
def deal_landscapes(s: State, b: Box) -> None:
    """Some tiles without cross or chapel may go; of the rest everybody gets the same number."""
    for tile in range(LANDSCAPES):
        s.pile[tile] = tile
    shuffle(s.chance, s.pile, LANDSCAPES)
    remove_tiles(s, b)
    if b.solo == 1:
        for place in range(RIVAL):
            s.rival[place] = take_from_pile(s)
        s.rival_left = RIVAL
    for _card in range(HELD):
        for seat in range(s.players):
            draw_tile(s, seat)


@rule
def remove_tiles(s: State, b: Box) -> None:
    """The first tiles that may be removed leave the game, and so does all beyond the need."""
    need = int(b.rounds) * (int(b.players) + int(b.solo))
    gone = 0
    kept = 0
    for place in range(LANDSCAPES):
        tile = int(s.pile[place])
        s.pile[place] = NONE
        if gone < b.removed and b.is_sacred[tile] == 0:
            gone += 1
        elif kept < need:
            s.pile[kept] = tile
            kept += 1
    s.pile_left = kept


@rule
def take_from_pile(s: State) -> int:
    """The top tile of the draw pile."""
    s.pile_left -= 1
    tile = int(s.pile[s.pile_left])
    s.pile[s.pile_left] = NONE
    return tile


@rule
def draw_tile(s: State, seat: int) -> None:
    """A landscape tile goes to the hand, after those that are there."""
    place = 0
    while s.hands[seat, place] != NONE:
        place += 1
    s.hands[seat, place] = take_from_pile(s)


@rule
def deal_explorations(s: State, b: Box) -> None:
    """Everybody gets four exploration tiles, six form the stock, the rest stays in the box."""
    left = (1 << EXPLORATIONS) - 1
    unseen = EXPLORATIONS
    for _card in range(b.explorations_dealt):
        for seat in range(s.players):
            tile = draw_member(s, left, unseen)
            s.reserve[seat] = int(s.reserve[seat]) | (1 << tile)
            left &= ~(1 << tile)
            unseen -= 1
    for place in range(b.stock):
        tile = draw_member(s, left, unseen)
        s.stock[place] = tile
        left &= ~(1 << tile)
        unseen -= 1
    s.stock_left = b.stock


@rule
def draw_member(s: State, members: int, count: int) -> int:
    """Any member of a set with so many members."""
    n = draw_below(s.chance, count)
    member = -1
    while n >= 0:
        member += 1
        n -= (members >> member) & 1
    return member


# --- charters and start tile ---------------------------------------------------------------------


@rule
def deal_charters(s: State) -> None:
    """Two charters go to everybody; the castle charter is never among them."""
    left = DEALT_CHARTERS
    unseen = CHARTERS - 1
    for seat in range(s.players):
        for place in range(HELD):
            charter = draw_member(s, left, unseen)
            s.charters[seat, place] = charter
            left &= ~(1 << charter)
            unseen -= 1


@rule
def legal_charter(s: State, b: Box, seat: int, mask: Mask) -> None:
    """One of the two is kept secret; the other will lie open."""
    for place in range(HELD):
        if s.charters[seat, place] > 0:
            mask[KEEP_CHARTER + int(s.charters[seat, place]) - 1] = 1


@rule
def apply_charter(s: State, b: Box, log: Log, seat: int, charter: int) -> None:
    """The kept charter comes first; nobody sees yet what the other one is."""
    if s.charters[seat, OPEN] == charter:
        s.charters[seat, OPEN] = s.charters[seat, SECRET]
        s.charters[seat, SECRET] = charter
    note(log, CHARTER_KEPT, seat, 0, 0, 0)
    if answered(s, seat):
        close(s)


@rule
def open_charters(s: State, b: Box, log: Log) -> None:
    """The charters that nobody kept are laid beside the castle charter."""
    close(s)
    s.charters_open = 1
    for seat in range(s.players):
        note(log, CHARTER_OPEN, seat, s.charters[seat, OPEN], 0, 0)


@rule
def legal_start_tile(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Either side of the start tile."""
    mask[LAY_START] = 1
    mask[LAY_START + 1] = 1


@rule
def apply_start_tile(s: State, b: Box, log: Log, seat: int, side: int) -> None:
    """The start tile lies in the middle."""
    close(s)
    lay_first(s, b, side)
    note(log, START_LAID, seat, s.laid[0], 0, 0)
