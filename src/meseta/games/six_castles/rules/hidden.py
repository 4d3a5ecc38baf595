"""What a seat may know (`hide`), and a fair guess at the rest (`guess`).

Hidden are: other players' hands and secret charters, the draw pile and the opponent's pile of the
solo game, all castles but the top one, all of the stock but the tile on top, and the generator.
Lines and reserves lie open.
"""

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
    SECRET,
)
from meseta.games.six_castles.rules.setup import draw_member
from meseta.games.six_castles.rules.state import HIDDEN, State
from meseta.kernel.chance import forget_chance
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import only


@rule
def hide(s: State, b: Box, seat: int) -> None:
    """Take out of the state what a seat may not know; -1 is a spectator."""
    forget_chance(s.chance)
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
    for place in range(s.hand_sizes[other]):
        s.hands[other, place] = HIDDEN
    if s.asked != 0:
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
            left &= ~only(castle)
    below = int(s.castles_left) - 1
    if below >= 0:
        left &= ~only(int(s.castle_deck[below]))
    for place in range(below):
        castle = draw_member(s, left)
        s.castle_deck[place] = castle
        left &= ~only(castle)


@rule
def guess_stock(s: State) -> None:
    """Below the top of the stock lie any tiles that nobody has."""
    left = (1 << EXPLORATIONS) - 1
    for seat in range(s.players):
        left &= ~int(s.reserve[seat])
        for place in range(s.line_size[seat]):
            left &= ~only(int(s.line[seat, place]))
    below = int(s.stock_left) - 1
    if below >= 0:
        left &= ~only(int(s.stock[below]))
    for place in range(below):
        tile = draw_member(s, left)
        s.stock[place] = tile
        left &= ~only(tile)


# --- landscape tiles -----------------------------------------------------------------------------


@rule
def unseen_landscapes(s: State) -> int:
    """The set of landscape tiles that are neither laid, nor being laid, nor in a known hand."""
    left = (1 << LANDSCAPES) - 1
    for place in range(s.laid_count):
        left &= ~only(int(s.laid[place]))
    if s.tile != NONE:
        left &= ~only(int(s.tile))
    for seat in range(s.players):
        for place in range(HELD):
            if s.hands[seat, place] >= 0:
                left &= ~only(int(s.hands[seat, place]))
    return left


@rule
def removable(b: Box, tiles: int) -> int:
    """The part of a set of tiles that shows neither stone cross nor chapel."""
    for tile in range(LANDSCAPES):
        if b.is_sacred[tile] == 1:
            tiles &= ~only(tile)
    return tiles


@rule
def guess_landscapes(s: State, b: Box) -> None:
    """The removed tiles are any that could be removed; hands and piles are any of the others."""
    left = unseen_landscapes(s)
    for _tile in range(b.removed):
        left &= ~only(draw_member(s, removable(b, left)))
    for seat in range(s.players):
        for place in range(HELD):
            if s.hands[seat, place] == HIDDEN:
                s.hands[seat, place] = draw_member(s, left)
                left &= ~only(int(s.hands[seat, place]))
    for place in range(s.pile_left):
        s.pile[place] = draw_member(s, left)
        left &= ~only(int(s.pile[place]))
    for place in range(s.rival_left):
        s.rival[place] = draw_member(s, left)
        left &= ~only(int(s.rival[place]))


# --- charters ------------------------------------------------------------------------------------


@rule
def guess_charters(s: State) -> None:
    """A hidden charter is any that is not known."""
    left = DEALT_CHARTERS
    for seat in range(s.players):
        for place in range(DEALT_EACH):
            if s.charters[seat, place] >= 0:
                left &= ~only(int(s.charters[seat, place]))
    for seat in range(s.players):
        for place in range(DEALT_EACH):
            if s.charters[seat, place] == HIDDEN:
                charter = draw_member(s, left)
                s.charters[seat, place] = charter
                left &= ~only(charter)
