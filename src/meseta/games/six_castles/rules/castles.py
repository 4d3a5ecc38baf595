"""Castles: which closed hills get one, how far apart they lie, and the ring around them."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import ACROSS_A_PATH, QUARTERS, SIDES, TWO_HILLS, WORKERS
from meseta.games.six_castles.rules.decisions import BuildCastles, Castle
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.hills import corner_of, is_closed, quarter_of, tile_of, turn
from meseta.games.six_castles.rules.state import State, is_in_play
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, only
from meseta.kernel.table import Log, Mask, close


@rule
def has_castle(s: State, quarter: int) -> bool:
    """Whether a castle stands on the hill of a quarter."""
    return s.castle[s.hill[quarter]] != NONE


@rule
def touches_castle(s: State, tile: int) -> bool:
    """Whether a castle stands on one of the hills around a crossing."""
    for corner in range(SIDES):
        if has_castle(s, quarter_of(tile, corner)):
            return True
    return False


@rule
def has_castle_beside(s: State, quarter: int) -> bool:
    """Whether a tile with a part in this hill touches a castle."""
    now = quarter
    for _quarter in range(QUARTERS):
        if touches_castle(s, tile_of(now)):
            return True
        now = int(s.link[now])
        if now == quarter:
            break
    return False


@rule
def has_castle_behind(s: State, quarter: int) -> bool:
    """Whether a neighbour of this hill, or a neighbour's neighbour, carries a castle."""
    now = quarter
    for _quarter in range(QUARTERS):
        for corner in range(SIDES):
            if has_castle_beside(s, quarter_of(tile_of(now), corner)):
                return True
        now = int(s.link[now])
        if now == quarter:
            break
    return False


@rule
def has_castle_across(s: State, quarter: int) -> bool:
    """Whether a castle stands across a path; on one of its two tiles it is clockwise from here."""
    now = quarter
    for _quarter in range(QUARTERS):
        if has_castle(s, quarter_of(tile_of(now), turn(corner_of(now), 1))):
            return True
        now = int(s.link[now])
        if now == quarter:
            break
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
def is_listed(s: State, tile: int, corner: int) -> bool:
    """Whether an earlier quarter of the tile belongs to the same hill."""
    for earlier in range(corner):
        if s.hill[quarter_of(tile, earlier)] == s.hill[quarter_of(tile, corner)]:
            return True
    return False


@rule
def is_site(s: State, b: Box, corner: int) -> bool:
    """Whether a quarter of the new tile names a hill that gets a castle."""
    tile = int(s.tile)
    if tile == NONE:
        return False
    return not is_listed(s, tile, corner) and gets_castle(s, b, quarter_of(tile, corner))


@runs(BuildCastles)
def build_castles(s: State, b: Box, log: Log) -> None:
    """Castles appear by themselves; where several hills wait, the player names the first."""
    sites = 0
    for corner in range(SIDES):
        if is_site(s, b, corner):
            sites |= only(corner)
    if sites == 0:
        close(s)
    elif count_of(sites) == 1 or b.castles_clockwise == 1:
        build_castle(s, log, quarter_of(int(s.tile), first_of(sites)))
    else:
        Castle.ask(s, only(int(s.active)))


@offers(Castle)
def legal_castle(s: State, b: Box, mask: Mask) -> None:
    """Any of the hills that wait for a castle."""
    for corner in range(SIDES):
        if is_site(s, b, corner):
            Castle.build(mask, corner)


@answers(Castle.build)
def apply_castle(s: State, log: Log, corner: int) -> None:
    """The named hill gets the castle that everybody sees on the stack."""
    close(s)
    build_castle(s, log, quarter_of(int(s.tile), corner))


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
    Events.castle(log, castle, quarter)
    for seat in range(s.players):
        for worker in range(WORKERS):
            if is_in_play(s, seat, worker) and s.hill[s.workers[seat, worker]] == root:
                Events.lifted(log, seat, worker, castle)


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
    for _quarter in range(QUARTERS):
        tile = tile_of(now)
        if not is_listed(s, tile, corner_of(now)):
            for corner in range(SIDES):
                quarter = quarter_of(tile, corner)
                if s.hill[quarter] != root and is_building_at(s, b, quarter):
                    count += 1
        now = int(s.link[now])
        if now == root:
            break
    return count


@rule
def wide_ring(s: State, b: Box, castle: int) -> int:
    """All quarters of the neighbouring hills."""
    root = int(s.castle_hill[castle])
    count = 0
    for place in range(s.laid_count):
        for corner in range(SIDES):
            quarter = quarter_of(int(s.laid[place]), corner)
            if s.hill[quarter] != root and is_building_at(s, b, quarter):
                if is_neighbour(s, quarter, root):
                    count += 1
    return count


@rule
def is_neighbour(s: State, quarter: int, root: int) -> bool:
    """Whether the hill of a quarter shares a tile with another hill."""
    now = quarter
    for _quarter in range(QUARTERS):
        for corner in range(SIDES):
            if s.hill[quarter_of(tile_of(now), corner)] == root:
                return True
        now = int(s.link[now])
        if now == quarter:
            break
    return False
