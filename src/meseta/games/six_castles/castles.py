"""Castles: which closed hills get one, how far apart they lie, and the ring around them."""

from __future__ import annotations

from meseta.games.six_castles.box import SIDES, WORKERS, Box
from meseta.games.six_castles.decisions import CASTLE, PICK_CASTLE
from meseta.games.six_castles.events import CASTLE_BUILT, LIFTED
from meseta.games.six_castles.hills import is_closed, turn
from meseta.games.six_castles.state import NONE, State
from meseta.kernel.rule import rule
from meseta.kernel.table import A, Log, Mask, ask, asked, close, note, only

ACROSS_A_PATH, TWO_HILLS = 1, 2
"""What too close means: neighbours across a path, or any neighbours; beyond that, their own too."""


@rule
def has_castle(s: State, quarter: int) -> bool:
    """Whether a castle stands on the hill of a quarter."""
    return s.castle[s.hill[quarter]] != NONE


@rule
def touches_castle(s: State, tile: int) -> bool:
    """Whether a castle stands on one of the hills around a crossing."""
    for position in range(SIDES):
        if has_castle(s, tile * SIDES + position):
            return True
    return False


@rule
def has_castle_beside(s: State, quarter: int) -> bool:
    """Whether a tile with a part in this hill touches a castle."""
    now = quarter
    again = True
    while again:
        if touches_castle(s, now // SIDES):
            return True
        now = int(s.link[now])
        again = now != quarter
    return False


@rule
def has_castle_behind(s: State, quarter: int) -> bool:
    """Whether a neighbour of this hill, or a neighbour's neighbour, carries a castle."""
    now = quarter
    again = True
    while again:
        for position in range(SIDES):
            if has_castle_beside(s, now // SIDES * SIDES + position):
                return True
        now = int(s.link[now])
        again = now != quarter
    return False


@rule
def has_castle_across(s: State, quarter: int) -> bool:
    """Whether a castle stands on the other side of a path that bounds this hill."""
    now = quarter
    again = True
    while again:
        first = now // SIDES * SIDES
        if has_castle(s, first + turn(now, 1)) or has_castle(s, first + turn(now, SIDES - 1)):
            return True
        now = int(s.link[now])
        again = now != quarter
    return False


@rule
def is_too_close(s: State, b: Box, quarter: int) -> bool:
    """Castles must lie at least two areas apart."""
    if b.castle_distance == ACROSS_A_PATH:
        return has_castle_across(s, quarter)
    if b.castle_distance == TWO_HILLS:
        return has_castle_beside(s, quarter)
    return has_castle_behind(s, quarter)


@rule
def gets_castle(s: State, b: Box, quarter: int) -> bool:
    """A closed hill with rock gets the top castle, unless another lies too close."""
    if s.castles_left == 0 or not is_closed(s, quarter):
        return False
    if s.rocks[s.hill[quarter]] == 0 or has_castle(s, quarter):
        return False
    return not is_too_close(s, b, quarter)


@rule
def is_listed(s: State, tile: int, position: int) -> bool:
    """Whether an earlier quarter of the tile belongs to the same hill."""
    for earlier in range(position):
        if s.hill[tile * SIDES + earlier] == s.hill[tile * SIDES + position]:
            return True
    return False


@rule
def is_site(s: State, b: Box, position: int) -> bool:
    """Whether a quarter of the new tile names a hill that gets a castle."""
    tile = int(s.tile)
    if tile == NONE or is_listed(s, tile, position):
        return False
    return gets_castle(s, b, tile * SIDES + position)


@rule
def build_castles(s: State, b: Box, log: Log) -> None:
    """Castles appear by themselves; where several hills wait, the player names the first."""
    seat = asked(s, A)
    sites = 0
    first = NONE
    for position in range(SIDES):
        if is_site(s, b, position):
            sites += 1
            if first == NONE:
                first = position
    if sites == 0:
        close(s)
    elif sites == 1 or b.castles_clockwise == 1:
        build_castle(s, log, int(s.tile) * SIDES + first)
    else:
        ask(s, CASTLE, only(seat), 0, 0, 0)


@rule
def legal_castle(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any of the hills that wait for a castle."""
    for position in range(SIDES):
        if is_site(s, b, position):
            mask[PICK_CASTLE + position] = 1


@rule
def apply_castle(s: State, b: Box, log: Log, seat: int, position: int) -> None:
    """The named hill gets the castle that everybody sees on the stack."""
    close(s)
    build_castle(s, log, int(s.tile) * SIDES + position)


@rule
def build_castle(s: State, log: Log, quarter: int) -> None:
    """The top castle covers the hill; workers there climb onto it."""
    top = int(s.castles_left) - 1
    castle = int(s.castle_deck[top])
    root = int(s.hill[quarter])
    s.castle_deck[top] = NONE
    s.castles_left = top
    s.castle_hill[castle] = root
    s.castle[root] = castle
    note(log, CASTLE_BUILT, castle, quarter, 0, 0)
    for seat in range(s.players):
        for worker in range(WORKERS):
            if s.workers[seat, worker] >= 0 and s.hill[s.workers[seat, worker]] == root:
                note(log, LIFTED, seat, worker, castle, 0)


# --- the ring ------------------------------------------------------------------------------------


@rule
def is_building_at(s: State, b: Box, quarter: int) -> bool:
    """Houses, chapels and military camps count, but not under another castle."""
    if b.is_building[s.terrain[quarter]] == 0:
        return False
    return b.castle_covers == 0 or not has_castle(s, quarter)


@rule
def ring_buildings(s: State, b: Box, castle: int) -> int:
    """The buildings in the first ring of terrain around a castle."""
    return wide_ring(s, b, castle) if b.wide_ring == 1 else close_ring(s, b, castle)


@rule
def close_ring(s: State, b: Box, castle: int) -> int:
    """The other quarters of the tiles that touch the castle."""
    root = int(s.castle_hill[castle])
    count = 0
    now = root
    again = True
    while again:
        tile = now // SIDES
        if not is_listed(s, tile, now % SIDES):
            for position in range(SIDES):
                quarter = tile * SIDES + position
                if s.hill[quarter] != root and is_building_at(s, b, quarter):
                    count += 1
        now = int(s.link[now])
        again = now != root
    return count


@rule
def wide_ring(s: State, b: Box, castle: int) -> int:
    """All quarters of the neighbouring hills."""
    root = int(s.castle_hill[castle])
    count = 0
    for place in range(s.laid_count):
        for position in range(SIDES):
            quarter = int(s.laid[place]) * SIDES + position
            if s.hill[quarter] != root and is_building_at(s, b, quarter):
                if is_neighbour(s, quarter, root):
                    count += 1
    return count


@rule
def is_neighbour(s: State, quarter: int, root: int) -> bool:
    """Whether the hill of a quarter shares a tile with another hill."""
    now = quarter
    again = True
    while again:
        for position in range(SIDES):
            if s.hill[now // SIDES * SIDES + position] == root:
                return True
        now = int(s.link[now])
        again = now != quarter
    return False
