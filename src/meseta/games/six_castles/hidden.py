"""What a seat may know (`hide`), and a fair guess at the rest (`guess`).

Hidden are: other players' hands and secret charters, the draw pile and the opponent's pile of the
solo game, all castles but the top one, all of the stock but the tile on top, and the generator.
Lines and reserves lie open.
"""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CASTLES,
    DEALT_CHARTERS,
    EXPLORATIONS,
    HELD,
    LANDSCAPES,
    Box,
)
from meseta.games.six_castles.scoring import OPEN, SECRET
from meseta.games.six_castles.setup import draw_member
from meseta.games.six_castles.state import HIDDEN, NONE, State, count_set
from meseta.kernel.chance import LENGTH
from meseta.kernel.rule import rule


@rule
def hide(s: State, b: Box, seat: int) -> None:
    """Take out of the state what a seat may not know; -1 is a spectator."""
    for word in range(LENGTH):
        s.chance[word] = 0
    for place in range(s.pile_left):
        s.pile[place] = NONE
    for place in range(s.rival_left):
        s.rival[place] = NONE
    for place in range(int(s.castles_left) - 1):
        s.castle_deck[place] = NONE
    for place in range(int(s.stock_left) - 1):
        s.stock[place] = NONE
    for other in range(s.players):
        if other != seat:
            hide_seat(s, other)


@rule
def hide_seat(s: State, other: int) -> None:
    """Another player's tiles in hand, the secret charter, and both while they are chosen."""
    for place in range(HELD):
        if s.hands[other, place] != NONE:
            s.hands[other, place] = HIDDEN
    if s.asked > 0:
        if s.charters[other, SECRET] != NONE:
            s.charters[other, SECRET] = HIDDEN
        if s.charters[other, OPEN] != NONE and s.charters_open == 0:
            s.charters[other, OPEN] = HIDDEN


@rule
def guess(s: State, b: Box, seat: int) -> None:
    """Deal anew, by the state's own chance, what was hidden from a seat."""
    guess_castles(s)
    guess_stock(s)
    guess_landscapes(s, b)
    guess_charters(s)


@rule
def guess_castles(s: State) -> None:
    """Below the top castle lie those that are not on the table, in any order."""
    left = (1 << CASTLES) - 1
    for castle in range(CASTLES):
        if s.castle_hill[castle] != NONE:
            left &= ~(1 << castle)
    below = int(s.castles_left) - 1
    if below >= 0:
        left &= ~(1 << int(s.castle_deck[below]))
    for place in range(below):
        castle = draw_member(s, left, below - place)
        s.castle_deck[place] = castle
        left &= ~(1 << castle)


@rule
def guess_stock(s: State) -> None:
    """Below the top of the stock lie any tiles that nobody has."""
    left = (1 << EXPLORATIONS) - 1
    for seat in range(s.players):
        left &= ~int(s.reserve[seat])
        for place in range(s.line_size[seat]):
            left &= ~(1 << int(s.line[seat, place]))
    below = int(s.stock_left) - 1
    if below >= 0:
        left &= ~(1 << int(s.stock[below]))
    for place in range(below):
        tile = draw_member(s, left, count_set(left))
        s.stock[place] = tile
        left &= ~(1 << tile)


# --- landscape tiles -----------------------------------------------------------------------------


@rule
def unseen_landscapes(s: State) -> int:
    """The set of landscape tiles that are neither laid, nor being laid, nor in a known hand."""
    left = (1 << LANDSCAPES) - 1
    for place in range(s.laid_count):
        left &= ~(1 << int(s.laid[place]))
    if s.tile != NONE:
        left &= ~(1 << int(s.tile))
    for seat in range(s.players):
        for place in range(HELD):
            if s.hands[seat, place] >= 0:
                left &= ~(1 << int(s.hands[seat, place]))
    return left


@rule
def removable(b: Box, tiles: int) -> int:
    """The part of a set of tiles that shows neither stone cross nor chapel."""
    for tile in range(LANDSCAPES):
        if b.is_sacred[tile] == 1:
            tiles &= ~(1 << tile)
    return tiles


@rule
def guess_landscapes(s: State, b: Box) -> None:
    """The removed tiles are any that could be removed; hands and piles are any of the others."""
    left = unseen_landscapes(s)
    for _tile in range(b.removed):
        gone = removable(b, left)
        left &= ~(1 << draw_member(s, gone, count_set(gone)))
    unseen = count_set(left)
    for seat in range(s.players):
        for place in range(HELD):
            if s.hands[seat, place] == HIDDEN:
                s.hands[seat, place] = draw_member(s, left, unseen)
                left &= ~(1 << int(s.hands[seat, place]))
                unseen -= 1
    for place in range(s.pile_left):
        s.pile[place] = draw_member(s, left, unseen)
        left &= ~(1 << int(s.pile[place]))
        unseen -= 1
    for place in range(s.rival_left):
        s.rival[place] = draw_member(s, left, unseen)
        left &= ~(1 << int(s.rival[place]))
        unseen -= 1


# --- charters ------------------------------------------------------------------------------------


@rule
def guess_charters(s: State) -> None:
    """A hidden charter is any that is not known."""
    left = DEALT_CHARTERS
    for seat in range(s.players):
        for place in range(HELD):
            if s.charters[seat, place] >= 0:
                left &= ~(1 << int(s.charters[seat, place]))
    for seat in range(s.players):
        for place in range(HELD):
            if s.charters[seat, place] == HIDDEN:
                charter = draw_member(s, left, count_set(left))
                s.charters[seat, place] = charter
                left &= ~(1 << charter)
