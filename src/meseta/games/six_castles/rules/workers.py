"""Workers: a new one, walks along the paths, paying on hills, religion, constructions."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    BUILT,
    CHAPEL,
    HOUSE,
    LAKE,
    LANDSCAPE_TYPES,
    MOVED,
    PRAYED,
    QUARTERS,
    SCORED,
    SIDES,
    START,
    STONE_CROSS,
    SUPPLY,
    TILES,
    TYPES,
    WORKERS,
)
from meseta.games.six_castles.rules.castles import has_castle, is_listed
from meseta.games.six_castles.rules.decisions import Act, Goal, Hill, SlotWorker
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.hills import beyond, crossings_of, quarter_of, tile_of
from meseta.games.six_castles.rules.state import State, free_worker, is_in_play, workers_in_play
from meseta.games.six_castles.rules.trade import claim_slot, legal_slots, may_score
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, has, only
from meseta.kernel.table import Log, Mask, break_off, close

BYTE = 8
LOW_BYTE = 255
"""Constructions are counted in one number, a byte for each type."""


# --- hills and payment ---------------------------------------------------------------------------


@rule
def fee(s: State, b: Box, seat: int, quarter: int) -> int:
    """A gold coin for every other player with workers on a hill."""
    others = int(s.holders[s.hill[quarter]]) & ~only(seat)
    return count_of(others) * int(b.gold) if others != 0 else 0


@rule
def can_afford(s: State, b: Box, seat: int, quarter: int) -> bool:
    """A hill whose payment cannot be met may not be chosen."""
    return fee(s, b, seat, quarter) <= s.coins[seat]


@rule
def is_welcome(s: State, b: Box, seat: int, tile: int) -> bool:
    """Whether a player can pay for a hill at a crossing."""
    for corner in range(SIDES):
        if can_afford(s, b, seat, quarter_of(tile, corner)):
            return True
    return False


@rule
def is_welcome_in(s: State, b: Box, seat: int, tiles: int) -> bool:
    """Whether a player can pay for a hill at any crossing of a set."""
    for place in range(s.laid_count):
        tile = int(s.laid[place])
        if has(tiles, tile) and is_welcome(s, b, seat, tile):
            return True
    return False


@rule
def leave_hill(s: State, seat: int, worker: int) -> None:
    """A worker is taken off its hill."""
    root = int(s.hill[s.workers[seat, worker]])
    s.workers[seat, worker] = SUPPLY
    for other in range(WORKERS):
        if is_in_play(s, seat, other) and s.hill[s.workers[seat, other]] == root:
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
        if other != seat and has(int(s.holders[root]), other):
            s.coins[seat] -= b.gold
            s.coins[other] += b.gold
            Events.paid(log, seat, other)


# --- walking -------------------------------------------------------------------------------------


@rule
def is_new(s: State, seat: int, worker: int) -> bool:
    """Whether a worker comes from the supply."""
    return s.workers[seat, worker] == SUPPLY


@rule
def origin(s: State, b: Box, seat: int, worker: int) -> int:
    """The set of crossings from which a worker may set out; a new one, from the new tile."""
    if is_new(s, seat, worker):
        return only(int(s.tile))
    quarter = int(s.workers[seat, worker])
    if b.start_where_stopped == 1:
        return only(tile_of(quarter))
    return crossings_of(s, quarter)


@rule
def goals(s: State, start: int, may_stay: bool, points: int) -> int:
    """The set of crossings that a walk may end at; only a new worker may stay where it is."""
    reached = start if may_stay else 0
    edge = start
    for _point in range(points):
        reached |= beyond(s, edge)
        edge = reached
    return reached


@rule
def points_to(s: State, start: int, may_stay: bool, tile: int) -> int:
    """The fewest movement points that lead to a crossing."""
    reached = start if may_stay else 0
    edge = start
    for points in range(TILES):
        if has(reached, tile):
            return points
        reached |= beyond(s, edge)
        edge = reached
    break_off(s)
    return 0


@rule
def points_left(s: State, seat: int) -> int:
    """As many movement points as workers in play, less those already used."""
    return workers_in_play(s, seat) - int(s.spent)


@rule
def points_for(s: State, seat: int, worker: int) -> int:
    """The movement points for a worker's walk; a new one counts among the workers in play."""
    return points_left(s, seat) + int(is_new(s, seat, worker))


@rule
def is_welcome_beside(s: State, b: Box, seat: int, tile: int) -> bool:
    """Whether a player can pay for a hill one step from a crossing."""
    for side in range(SIDES):
        other = int(s.near[tile, side])
        if other != NONE and has(int(s.paths[tile]), other):
            if is_welcome(s, b, seat, other):
                return True
    return False


@rule
def can_step_off(s: State, b: Box, seat: int, quarter: int) -> bool:
    """Whether a worker on a hill gets with one step where its owner can pay."""
    if b.start_where_stopped == 1:
        return is_welcome_beside(s, b, seat, tile_of(quarter))
    now = quarter
    for _quarter in range(QUARTERS):
        if is_welcome_beside(s, b, seat, tile_of(now)):
            return True
        now = int(s.link[now])
        if now == quarter:
            break
    return False


@rule
def can_walk(s: State, b: Box, seat: int, worker: int, points: int) -> bool:
    """Whether a worker gets anywhere that its owner can pay for."""
    if can_step_off(s, b, seat, int(s.workers[seat, worker])):
        return True
    start = origin(s, b, seat, worker)
    return points > 1 and is_welcome_in(s, b, seat, goals(s, start, False, points))


@rule
def can_enter(s: State, b: Box, seat: int) -> bool:
    """Whether a new worker on the tile just laid gets anywhere that its owner can pay for."""
    if s.tile == NONE or free_worker(s, seat) == NONE:
        return False
    if is_welcome(s, b, seat, int(s.tile)):
        return True
    points = workers_in_play(s, seat) + 1
    return is_welcome_in(s, b, seat, goals(s, only(int(s.tile)), True, points))


@rule
def is_same_place(s: State, b: Box, one: int, other: int) -> bool:
    """Whether workers on two quarters can do the same."""
    if b.start_where_stopped == 1 and tile_of(one) != tile_of(other):
        return False
    return s.hill[one] == s.hill[other]


@rule
def has_twin(s: State, b: Box, seat: int, worker: int, barred: int) -> bool:
    """Whether an earlier worker of the player, not barred, can do the same as this one."""
    for other in range(worker):
        if is_in_play(s, seat, other) and not has(barred, other):
            if is_same_place(s, b, int(s.workers[seat, other]), int(s.workers[seat, worker])):
                return True
    return False


@rule
def legal_walks(s: State, b: Box, seat: int, mask: Mask) -> None:
    """First a new worker on the tile just laid, if at all; then every worker may walk once."""
    if s.stage == START and can_enter(s, b, seat):
        Act.enter(mask)
    points = points_left(s, seat)
    if points <= 0:
        return
    for worker in range(WORKERS):
        if is_in_play(s, seat, worker) and not has(int(s.walked), worker):
            if not has_twin(s, b, seat, worker, int(s.walked)):
                if can_walk(s, b, seat, worker, points):
                    Act.walk(mask, worker)


@answers(Act.enter)
def apply_enter(s: State, seat: int) -> None:
    """A new worker comes on the tile just laid."""
    start_walk(s, seat, free_worker(s, seat))


@answers(Act.walk)
def start_walk(s: State, seat: int, worker: int) -> None:
    """The worker sets out; where its walk ends is asked next."""
    s.stage = MOVED
    s.walked = int(s.walked) | only(worker)
    Goal.ask(s, only(seat), worker)


@offers(Goal)
def legal_goal(s: State, b: Box, seat: int, mask: Mask, worker: int) -> None:
    """Any crossing within reach with a hill that the player can pay for."""
    start = origin(s, b, seat, worker)
    tiles = goals(s, start, is_new(s, seat, worker), points_for(s, seat, worker))
    for place in range(s.laid_count):
        tile = int(s.laid[place])
        if has(tiles, tile) and is_welcome(s, b, seat, tile):
            Goal.go(mask, tile)


@answers(Goal.go)
def apply_goal(s: State, b: Box, seat: int, worker: int, tile: int) -> None:
    """The walk costs a point for every step; passing through is free."""
    close(s)
    s.spent += points_to(s, origin(s, b, seat, worker), is_new(s, seat, worker), tile)
    Hill.ask(s, only(seat), worker, tile)


@offers(Hill)
def legal_hill(s: State, b: Box, seat: int, mask: Mask, tile: int) -> None:
    """Any hill of the crossing that the player can pay for."""
    for corner in range(SIDES):
        if can_afford(s, b, seat, quarter_of(tile, corner)) and not is_listed(s, tile, corner):
            Hill.enter(mask, corner)


@answers(Hill.enter)
def apply_hill(s: State, b: Box, log: Log, seat: int, worker: int, tile: int, corner: int) -> None:
    """The walk ends: the worker lies on the hill, and its other owners are paid."""
    quarter = quarter_of(tile, corner)
    close(s)
    pay_others(s, b, log, seat, quarter)
    if is_new(s, seat, worker):
        Events.worker(log, seat, worker, quarter)
    else:
        leave_hill(s, seat, worker)
        Events.moved(log, seat, worker, quarter)
    settle(s, seat, worker, quarter)


# --- religion and constructions ------------------------------------------------------------------


@rule
def constructions_of(s: State, b: Box, seat: int) -> int:
    """The constructions in all hills with workers of a player, each hill once."""
    counts = 0
    for worker in range(WORKERS):
        if is_in_play(s, seat, worker) and not is_counted(s, seat, worker):
            quarter = int(s.workers[seat, worker])
            if b.castle_covers == 0 or not has_castle(s, quarter):
                counts += constructions_in(s, quarter)
    return counts


@rule
def is_counted(s: State, seat: int, worker: int) -> bool:
    """Whether an earlier worker of the player lies on the same hill."""
    for other in range(worker):
        if is_in_play(s, seat, other):
            if s.hill[s.workers[seat, other]] == s.hill[s.workers[seat, worker]]:
                return True
    return False


@rule
def constructions_in(s: State, quarter: int) -> int:
    """The constructions of a hill, a byte for each type; rocks have one, too."""
    counts = 0
    now = quarter
    for _quarter in range(QUARTERS):
        if s.terrain[now] >= HOUSE:
            counts += only((int(s.terrain[now]) - HOUSE) * BYTE)
        now = int(s.link[now])
        if now == quarter:
            break
    return counts


@rule
def counted(counts: int, terrain: int) -> int:
    """How many of a construction were counted."""
    return (counts >> ((terrain - HOUSE) * BYTE)) & LOW_BYTE


@rule
def religion_in(counts: int) -> int:
    """A step of religion for every chapel and stone cross that was counted."""
    return counted(counts, CHAPEL) + counted(counts, STONE_CROSS)


@rule
def legal_works(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Religion once, then constructions; who has counted any has a worker in play for them."""
    counts = constructions_of(s, b, seat)
    if s.stage < PRAYED and s.religion[seat] < b.religion_end:
        if religion_in(counts) > 0:
            Act.pray(mask)
    if b.family == 0 and may_score(s, b, BUILT):
        legal_constructions(s, b, seat, mask, counts)


@rule
def legal_constructions(s: State, b: Box, seat: int, mask: Mask, counts: int) -> None:
    """Slots for constructions that were counted; if types do not matter, one top slot is."""
    with_top = True
    for kind in range(LANDSCAPE_TYPES, TYPES):
        count = counted(counts, LAKE + kind)
        if legal_slots(s, b, seat, mask, kind, count, with_top) and b.top_once == 1:
            with_top = False


@answers(Act.pray)
def apply_pray(s: State, b: Box, log: Log, seat: int) -> None:
    """Steps beyond the end of the track are lost."""
    s.stage = PRAYED
    steps = religion_in(constructions_of(s, b, seat))
    s.religion[seat] = min(int(s.religion[seat]) + steps, int(b.religion_end))
    Events.prayed(log, seat, steps, s.religion[seat])


@offers(SlotWorker)
def legal_slot_worker(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A worker from the supply or from any hill, even from a castle."""
    if free_worker(s, seat) != NONE:
        SlotWorker.supply(mask)
    for worker in range(WORKERS):
        if is_in_play(s, seat, worker) and not has_twin(s, b, seat, worker, 0):
            SlotWorker.lift(mask, worker)


@answers(SlotWorker.lift)
def score_with_hill_worker(s: State, b: Box, log: Log, seat: int, slot: int, worker: int) -> None:
    """A worker leaves its hill for the track."""
    close(s)
    claim_slot(s, b, log, seat, slot)
    leave_hill(s, seat, worker)
    score_worker(s, log, seat, worker)


@answers(SlotWorker.supply)
def score_with_supply_worker(s: State, b: Box, log: Log, seat: int, slot: int) -> None:
    """The worker comes from the supply."""
    close(s)
    claim_slot(s, b, log, seat, slot)
    score_worker(s, log, seat, free_worker(s, seat))


@rule
def score_worker(s: State, log: Log, seat: int, worker: int) -> None:
    """The worker goes to the track and is out of the game."""
    s.workers[seat, worker] = SCORED
    Events.built(log, seat, worker)
