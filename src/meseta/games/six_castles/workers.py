"""Workers: a new one, walks along the paths, paying on hills, religion, constructions."""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CHAPEL,
    CONSTRUCTIONS,
    HOUSE,
    LANDSCAPE_TYPES,
    SIDES,
    STONE_CROSS,
    TYPES,
    WORKERS,
    Box,
)
from meseta.games.six_castles.castles import has_castle, is_listed
from meseta.games.six_castles.decisions import (
    GO_TO,
    GOAL,
    HILL,
    MOVE_WORKER,
    NEW_WORKER,
    PICK_HILL,
    PRAY,
    TAKE_WORKER,
    WORKER_FROM_PLAY,
    WORKER_FROM_SUPPLY,
)
from meseta.games.six_castles.events import (
    PAID,
    PRAYED_ON,
    WORKER_CAME,
    WORKER_MOVED,
    WORKER_SCORED,
)
from meseta.games.six_castles.hills import beyond, crossings_of, is_in
from meseta.games.six_castles.state import (
    BUILT,
    MOVED,
    NO_FAMILY,
    NONE,
    PRAYED,
    SCORED,
    SUPPLY,
    WORKING,
    State,
    count_set,
    free_worker,
    workers_in_play,
)
from meseta.games.six_castles.trade import claim_slot, keep_one_top, legal_slots, may_still
from meseta.kernel.rule import rule
from meseta.kernel.table import A, B, Log, Mask, N, ask, asked, close, note, only

BYTE = 8
LOW_BYTE = 255
"""Constructions are counted in one number, a byte for each type."""


# --- hills and payment ---------------------------------------------------------------------------


@rule
def fee(s: State, b: Box, seat: int, quarter: int) -> int:
    """A gold coin for every other player with workers on a hill."""
    return count_set(int(s.holders[s.hill[quarter]]) & ~only(seat)) * int(b.gold)


@rule
def can_afford(s: State, b: Box, seat: int, quarter: int) -> bool:
    """A hill whose payment cannot be met may not be chosen."""
    return fee(s, b, seat, quarter) <= s.coins[seat]


@rule
def is_welcome(s: State, b: Box, seat: int, tile: int) -> bool:
    """Whether a player can pay for a hill at a crossing."""
    for position in range(SIDES):
        if can_afford(s, b, seat, tile * SIDES + position):
            return True
    return False


@rule
def is_welcome_in(s: State, b: Box, seat: int, tiles: int) -> bool:
    """Whether a player can pay for a hill at any crossing of a set."""
    for place in range(s.laid_count):
        tile = int(s.laid[place])
        if is_in(tiles, tile) and is_welcome(s, b, seat, tile):
            return True
    return False


@rule
def leave_hill(s: State, seat: int, worker: int) -> None:
    """A worker is taken off its hill."""
    root = int(s.hill[s.workers[seat, worker]])
    s.workers[seat, worker] = SUPPLY
    for other in range(WORKERS):
        if s.workers[seat, other] >= 0 and s.hill[s.workers[seat, other]] == root:
            return
    s.holders[root] = int(s.holders[root]) & ~only(seat)


@rule
def settle(s: State, seat: int, worker: int, quarter: int) -> None:
    """A worker lies on a hill."""
    root = int(s.hill[quarter])
    s.workers[seat, worker] = quarter
    s.holders[root] = int(s.holders[root]) | only(seat)


@rule
def pay_others(s: State, b: Box, log: Log, seat: int, quarter: int) -> None:
    """Each other player with workers on a hill gets a gold coin."""
    root = int(s.hill[quarter])
    for other in range(s.players):
        if other != seat and (int(s.holders[root]) >> other) & 1 == 1:
            s.coins[seat] -= b.gold
            s.coins[other] += b.gold
            note(log, PAID, seat, other, 0, 0)


# --- walking -------------------------------------------------------------------------------------


@rule
def origin(s: State, b: Box, seat: int, worker: int, is_new: bool) -> int:
    """The set of crossings from which a worker may set out."""
    if is_new:
        return 1 << int(s.tile)
    quarter = int(s.workers[seat, worker])
    if b.start_where_stopped == 1:
        return 1 << (quarter // SIDES)
    return crossings_of(s, quarter)


@rule
def goals(s: State, start: int, is_new: bool, points: int) -> int:
    """The set of crossings that a walk may end at; only a new worker may stay where it is."""
    reached = start if is_new else 0
    edge = start
    for _point in range(points):
        reached |= beyond(s, edge)
        edge = reached
    return reached


@rule
def points_to(s: State, start: int, is_new: bool, tile: int) -> int:
    """The fewest movement points that lead to a crossing."""
    points = 0
    reached = start if is_new else 0
    edge = start
    while not is_in(reached, tile):
        reached |= beyond(s, edge)
        edge = reached
        points += 1
    return points


@rule
def points_left(s: State, seat: int) -> int:
    """As many movement points as workers in play, less those already used."""
    return workers_in_play(s, seat) - int(s.spent)


@rule
def is_welcome_beside(s: State, b: Box, seat: int, tile: int) -> bool:
    """Whether a player can pay for a hill one step from a crossing."""
    for side in range(SIDES):
        other = int(s.near[tile, side])
        if other != NONE and is_in(int(s.paths[tile]), other):
            if is_welcome(s, b, seat, other):
                return True
    return False


@rule
def can_step_off(s: State, b: Box, seat: int, quarter: int) -> bool:
    """Whether a worker on a hill gets with one step where its owner can pay."""
    if b.start_where_stopped == 1:
        return is_welcome_beside(s, b, seat, quarter // SIDES)
    now = quarter
    again = True
    while again:
        if is_welcome_beside(s, b, seat, now // SIDES):
            return True
        now = int(s.link[now])
        again = now != quarter
    return False


@rule
def can_walk(s: State, b: Box, seat: int, worker: int, points: int) -> bool:
    """Whether a worker gets anywhere that its owner can pay for."""
    if can_step_off(s, b, seat, int(s.workers[seat, worker])):
        return True
    start = origin(s, b, seat, worker, False)
    return points > 1 and is_welcome_in(s, b, seat, goals(s, start, False, points))


@rule
def can_enter(s: State, b: Box, seat: int) -> bool:
    """Whether a new worker on the tile just laid gets anywhere that its owner can pay for."""
    if s.tile == NONE or free_worker(s, seat) == NONE:
        return False
    if is_welcome(s, b, seat, int(s.tile)):
        return True
    points = workers_in_play(s, seat) + 1
    return is_welcome_in(s, b, seat, goals(s, 1 << int(s.tile), True, points))


@rule
def is_same_place(s: State, b: Box, one: int, other: int) -> bool:
    """Whether workers on two quarters can do the same."""
    if b.start_where_stopped == 1 and one // SIDES != other // SIDES:
        return False
    return s.hill[one] == s.hill[other]


@rule
def has_twin(s: State, b: Box, seat: int, worker: int, barred: int) -> bool:
    """Whether an earlier worker of the player, not barred, can do the same as this one."""
    for other in range(worker):
        if s.workers[seat, other] >= 0 and (barred >> other) & 1 == 0:
            if is_same_place(s, b, int(s.workers[seat, other]), int(s.workers[seat, worker])):
                return True
    return False


@rule
def legal_walks(s: State, b: Box, seat: int, mask: Mask) -> None:
    """First a new worker on the tile just laid, if at all; then every worker may walk once."""
    if s.family == NO_FAMILY and can_enter(s, b, seat):
        mask[NEW_WORKER] = 1
    points = points_left(s, seat)
    if points <= 0:
        return
    for worker in range(WORKERS):
        if s.workers[seat, worker] >= 0 and (int(s.walked) >> worker) & 1 == 0:
            if not has_twin(s, b, seat, worker, int(s.walked)):
                if can_walk(s, b, seat, worker, points):
                    mask[MOVE_WORKER + worker] = 1


@rule
def start_walk(s: State, seat: int, worker: int, is_new: int, points: int) -> None:
    """The worker sets out; where its walk ends is asked next."""
    s.family = WORKING
    s.stage = MOVED
    s.walked = int(s.walked) | (1 << worker)
    ask(s, GOAL, only(seat), points, worker, is_new)


@rule
def legal_goal(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any crossing within reach with a hill that the player can pay for."""
    is_new = asked(s, B) == 1
    start = origin(s, b, seat, asked(s, A), is_new)
    tiles = goals(s, start, is_new, asked(s, N))
    for place in range(s.laid_count):
        tile = int(s.laid[place])
        if is_in(tiles, tile) and is_welcome(s, b, seat, tile):
            mask[GO_TO + tile] = 1


@rule
def apply_goal(s: State, b: Box, log: Log, seat: int, tile: int) -> None:
    """The walk costs a point for every step; passing through is free."""
    worker = asked(s, A)
    is_new = asked(s, B) == 1
    close(s)
    s.spent += points_to(s, origin(s, b, seat, worker, is_new), is_new, tile)
    ask(s, HILL, only(seat), 0, worker, tile)


@rule
def legal_hill(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any hill of the crossing that the player can pay for."""
    tile = asked(s, B)
    for position in range(SIDES):
        if can_afford(s, b, seat, tile * SIDES + position) and not is_listed(s, tile, position):
            mask[PICK_HILL + position] = 1


@rule
def apply_hill(s: State, b: Box, log: Log, seat: int, position: int) -> None:
    """The walk ends: the worker lies on the hill, and its other owners are paid."""
    worker = asked(s, A)
    quarter = asked(s, B) * SIDES + position
    close(s)
    pay_others(s, b, log, seat, quarter)
    if s.workers[seat, worker] == SUPPLY:
        note(log, WORKER_CAME, seat, worker, quarter, 0)
    else:
        leave_hill(s, seat, worker)
        note(log, WORKER_MOVED, seat, worker, quarter, 0)
    settle(s, seat, worker, quarter)


# --- religion and constructions ------------------------------------------------------------------


@rule
def constructions_of(s: State, b: Box, seat: int) -> int:
    """The constructions in all hills with workers of a player, each hill once."""
    counts = 0
    for worker in range(WORKERS):
        quarter = int(s.workers[seat, worker])
        if quarter >= 0 and not is_counted(s, seat, worker):
            if b.castle_covers == 0 or not has_castle(s, quarter):
                counts += constructions_in(s, quarter)
    return counts


@rule
def is_counted(s: State, seat: int, worker: int) -> bool:
    """Whether an earlier worker of the player lies on the same hill."""
    for other in range(worker):
        if s.workers[seat, other] >= 0:
            if s.hill[s.workers[seat, other]] == s.hill[s.workers[seat, worker]]:
                return True
    return False


@rule
def constructions_in(s: State, quarter: int) -> int:
    """The constructions of a hill, a byte for each type."""
    counts = 0
    now = quarter
    again = True
    while again:
        kind = int(s.terrain[now]) - HOUSE
        if 0 <= kind < CONSTRUCTIONS:
            counts += 1 << (kind * BYTE)
        now = int(s.link[now])
        again = now != quarter
    return counts


@rule
def count_of(counts: int, terrain: int) -> int:
    """How many of a construction were counted."""
    return (counts >> ((terrain - HOUSE) * BYTE)) & LOW_BYTE


@rule
def legal_works(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Religion once, then constructions."""
    counts = constructions_of(s, b, seat)
    if s.stage < PRAYED and s.religion[seat] < b.religion_end:
        if count_of(counts, CHAPEL) + count_of(counts, STONE_CROSS) > 0:
            mask[PRAY] = 1
    if b.family == 1 or not may_still(s, b, BUILT):
        return
    if free_worker(s, seat) != NONE or workers_in_play(s, seat) > 0:
        for kind in range(LANDSCAPE_TYPES, TYPES):
            count = count_of(counts, HOUSE - LANDSCAPE_TYPES + kind)
            legal_slots(s, b, seat, mask, kind, count)
        keep_one_top(b, mask, LANDSCAPE_TYPES, TYPES)


@rule
def apply_pray(s: State, b: Box, log: Log, seat: int) -> None:
    """A step for every chapel and stone cross; steps beyond the end of the track are lost."""
    s.family = WORKING
    s.stage = PRAYED
    counts = constructions_of(s, b, seat)
    steps = count_of(counts, CHAPEL) + count_of(counts, STONE_CROSS)
    s.religion[seat] = min(int(s.religion[seat]) + steps, int(b.religion_end))
    note(log, PRAYED_ON, seat, steps, s.religion[seat], 0)


@rule
def apply_construction(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The slot is taken as soon as the worker for it is named."""
    s.family = WORKING
    s.stage = BUILT
    ask(s, TAKE_WORKER, only(seat), 0, choice, 0)


@rule
def legal_take_worker(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A worker from the supply or from any hill, even from a castle."""
    if free_worker(s, seat) != NONE:
        mask[WORKER_FROM_SUPPLY] = 1
    for worker in range(WORKERS):
        if s.workers[seat, worker] >= 0 and not has_twin(s, b, seat, worker, 0):
            mask[WORKER_FROM_PLAY + worker] = 1


@rule
def apply_take_worker(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """The worker goes to the track and is out of the game."""
    choice = asked(s, A)
    close(s)
    claim_slot(s, b, log, seat, choice)
    if action == WORKER_FROM_SUPPLY:
        worker = free_worker(s, seat)
    else:
        worker = action - WORKER_FROM_PLAY
        leave_hill(s, seat, worker)
    s.workers[seat, worker] = SCORED
    note(log, WORKER_SCORED, seat, worker, 0, 0)
