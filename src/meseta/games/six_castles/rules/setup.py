"""Setting the game up: stacks and hands, the line, charters, coins, the start tile."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CASTLES,
    DEALT_CHARTERS,
    DEALT_EACH,
    EXPLORATIONS,
    HELD,
    LANDSCAPES,
    OPEN,
    RIVAL_TILES,
    SECRET,
    START_SIDES,
    SUPPLY,
)
from meseta.games.six_castles.rules.decisions import (
    Charter,
    LineTile,
    NextTurn,
    OpenCharters,
    StartTile,
)
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.hills import lay_first
from meseta.games.six_castles.rules.state import HIDDEN, State, clear, clockwise
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, nth_of, only
from meseta.kernel.table import Log, Mask, answered, close


@rule
def start(s: State, b: Box, log: Log) -> None:
    """The whole set-up; what the players choose lies on the agenda, the charters on top."""
    clear_table(s, b)
    stack_castles(s)
    deal_landscapes(s, b)
    deal_explorations(s, b)
    s.starter = draw_below(s.chance, int(s.players))
    s.active = s.starter
    Events.starts(log, s.starter)
    give_coins(s, b)
    NextTurn.ask(s)
    for step in range(s.players - 1, -1, -1):
        first = int(b.explorations_dealt) if b.family == 1 else 1
        LineTile.ask(s, only(clockwise(s, step)), first, 0)
    StartTile.ask(s, only(int(s.starter)))
    if b.charters_dealt != 0:
        deal_charters(s)
        OpenCharters.ask(s)
        Charter.ask(s, (1 << int(s.players)) - 1)


@rule
def clear_table(s: State, b: Box) -> None:
    """Nothing is laid, dealt or chosen; all discs and workers are in the supply."""
    clear(s)
    s.players = b.players
    for seat in range(b.players):
        s.discs[seat] = b.discs
        for worker in range(b.workers):
            s.workers[seat, worker] = SUPPLY


@rule
def give_coins(s: State, b: Box) -> None:
    """Everybody gets the half coins of the own place in the order of play."""
    for step in range(s.players):
        s.coins[clockwise(s, step)] = b.coins[step]


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
        for place in range(RIVAL_TILES):
            s.rival[place] = take_from_pile(s)
        s.rival_left = RIVAL_TILES
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
    s.hands[seat, s.hand_sizes[seat]] = take_from_pile(s)
    s.hand_sizes[seat] += 1


@rule
def deal_explorations(s: State, b: Box) -> None:
    """Everybody gets four exploration tiles, six form the stock, the rest stays in the box."""
    left = (1 << EXPLORATIONS) - 1
    for _card in range(b.explorations_dealt):
        for seat in range(s.players):
            tile = draw_member(s, left)
            s.reserve[seat] = int(s.reserve[seat]) | only(tile)
            left &= ~only(tile)
    for place in range(b.stock):
        tile = draw_member(s, left)
        s.stock[place] = tile
        left &= ~only(tile)
    s.stock_left = b.stock


@rule
def draw_member(s: State, members: int) -> int:
    """Any member of a set."""
    return nth_of(members, draw_below(s.chance, count_of(members)))


# --- charters and start tile ---------------------------------------------------------------------


@rule
def deal_charters(s: State) -> None:
    """Two charters go to everybody; the castle charter is never among them."""
    left = DEALT_CHARTERS
    for seat in range(s.players):
        for place in range(DEALT_EACH):
            charter = draw_member(s, left)
            s.charters[seat, place] = charter
            left &= ~only(charter)


@offers(Charter)
def legal_charter(s: State, seat: int, mask: Mask) -> None:
    """One of the two is kept secret; the other will lie open."""
    for place in range(DEALT_EACH):
        if s.charters[seat, place] != HIDDEN:
            Charter.keep(mask, s.charters[seat, place])


@answers(Charter.keep)
def apply_charter(s: State, log: Log, seat: int, charter: int) -> None:
    """The kept charter comes first; nobody sees yet what the other one is."""
    if s.charters[seat, OPEN] == charter:
        s.charters[seat, OPEN] = s.charters[seat, SECRET]
        s.charters[seat, SECRET] = charter
    Events.charter_kept(log, seat)
    if answered(s, seat):
        close(s)


@runs(OpenCharters)
def open_charters(s: State, log: Log) -> None:
    """The charters that nobody kept are laid beside the castle charter."""
    s.charters_open = 1
    for seat in range(s.players):
        Events.charter_open(log, seat, s.charters[seat, OPEN])


@offers(StartTile)
def legal_start_tile(mask: Mask) -> None:
    """Either side of the start tile."""
    for side in range(START_SIDES):
        StartTile.lay(mask, side)


@answers(StartTile.lay)
def apply_start_tile(s: State, b: Box, log: Log, seat: int, side: int) -> None:
    """The start tile lies in the middle."""
    close(s)
    lay_first(s, b, side)
    Events.start_tile(log, seat, s.laid[0])
