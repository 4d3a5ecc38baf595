"""Selling goods to castles, and scoring landscapes and constructions on the tracks."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    BUILT,
    CASTLES,
    CONSTRUCTION_TRACK,
    GOODS,
    LAKE,
    LANDSCAPE_SCORED,
    LANDSCAPE_TRACK,
    LANDSCAPE_TYPES,
    MARKETS,
    ONE_CASTLE,
    ONE_SALE,
    SLOTS,
    SLOTS_OF_TYPE,
    SOLD,
    TYPES,
)
from meseta.games.six_castles.rules.castles import ring_buildings
from meseta.games.six_castles.rules.decisions import Act, SaleDisc, SlotDisc, SlotWorker
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.line import lift_disc
from meseta.games.six_castles.rules.state import (
    State,
    has_disc,
    is_own_space,
    line_end,
    space_terrain,
)
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log, Mask, close

LANDSCAPE_SET = (1 << LANDSCAPE_TYPES) - 1
CONSTRUCTION_SET = (1 << TYPES) - 1 - LANDSCAPE_SET
"""The types of each track."""


@rule
def may_score(s: State, b: Box, stage: int) -> bool:
    """Actions come in order, and one slot is taken in a turn unless repeating is allowed."""
    return s.stage < stage or (b.repeats == 1 and s.stage == stage)


@rule
def has_any_disc(s: State, seat: int) -> bool:
    """Whether a player has a disc in the supply or on the line."""
    return s.discs[seat] > 0 or s.discs_on[seat] != 0


# --- selling goods -------------------------------------------------------------------------------


@rule
def goods_of(s: State, b: Box, seat: int, good: int) -> int:
    """How many of a good a player can sell; where goods are used up, only those never sold."""
    if b.goods_used_up == 0:
        return int(s.owned[seat, good])
    count = 0
    for space in range(line_end(s, seat)):
        if is_own_space(s, seat, space) and not has(int(s.sold[seat]), space):
            if space_terrain(s, b, seat, space) == good:
                count += 1
    return count


@rule
def is_open_market(s: State, b: Box, market: int) -> bool:
    """Whether its castle is on the table, and nobody has closed it."""
    return s.castle_hill[b.market_castle[market]] != NONE and s.markets[market] == NONE


@rule
def may_sell(s: State, b: Box) -> bool:
    """Goods are sold before landscapes are scored, once in a turn or several times."""
    return s.stage < SOLD or (b.sales != ONE_SALE and s.stage == SOLD)


@rule
def may_sell_to(s: State, b: Box, castle: int) -> bool:
    """Where a turn's goods go to one castle, to the one that has bought some, if any."""
    return b.sales != ONE_CASTLE or s.sold_to == NONE or s.sold_to == castle


@rule
def legal_sell(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any free market of any castle on the table for a good that the player owns."""
    if s.castles_left == CASTLES or not may_sell(s, b) or not has_any_disc(s, seat):
        return
    goods = 0
    for good in range(GOODS):
        if goods_of(s, b, seat, good) > 0:
            goods |= only(good)
    for market in range(MARKETS):
        if has(goods, int(b.market_good[market])) and is_open_market(s, b, market):
            if may_sell_to(s, b, int(b.market_castle[market])):
                Act.sell(mask, market)


@answers(Act.sell)
def apply_sell(s: State, b: Box, seat: int, market: int) -> None:
    """The sale is made as soon as the disc for the market is named."""
    s.stage = SOLD
    s.sold_to = b.market_castle[market]
    SaleDisc.ask(s, only(seat), market)


@offers(SaleDisc)
def legal_sale_disc(s: State, b: Box, seat: int, mask: Mask, market: int) -> None:
    """A disc on the sold good must be used; else any on the line, or one from the supply."""
    bound = False
    for space in range(line_end(s, seat)):
        if has_disc(s, seat, space):
            if space_terrain(s, b, seat, space) == b.market_good[market]:
                SaleDisc.lift(mask, space)
                bound = True
    if not bound:
        for space in range(line_end(s, seat)):
            if has_disc(s, seat, space):
                SaleDisc.lift(mask, space)
        if s.discs[seat] > 0:
            SaleDisc.supply(mask)


@answers(SaleDisc.lift)
def sell_with_line_disc(s: State, b: Box, log: Log, seat: int, market: int, space: int) -> None:
    """Goods are counted first; then the disc leaves the line for the market."""
    close(s)
    sell_goods(s, b, log, seat, market)
    lift_disc(s, b, seat, space)


@answers(SaleDisc.supply)
def sell_with_supply_disc(s: State, b: Box, log: Log, seat: int, market: int) -> None:
    """The disc comes from the supply."""
    close(s)
    sell_goods(s, b, log, seat, market)
    s.discs[seat] -= 1


@rule
def income_of(s: State, b: Box, seat: int, market: int) -> int:
    """Goods times the buildings around the castle, and one more for the castle itself."""
    price = ring_buildings(s, b, int(b.market_castle[market])) + int(b.castle_counts)
    return goods_of(s, b, seat, int(b.market_good[market])) * price


@rule
def sell_goods(s: State, b: Box, log: Log, seat: int, market: int) -> None:
    """The half coins for all goods of a kind; the market is closed."""
    castle = int(b.market_castle[market])
    good = int(b.market_good[market])
    income = income_of(s, b, seat, market)
    s.coins[seat] += income
    s.markets[market] = seat
    if b.goods_used_up == 1:
        use_up_goods(s, b, seat, good)
    Events.sold(log, seat, castle, good, income)


@rule
def use_up_goods(s: State, b: Box, seat: int, good: int) -> None:
    """What was sold cannot be sold again."""
    for space in range(line_end(s, seat)):
        if is_own_space(s, seat, space) and space_terrain(s, b, seat, space) == good:
            s.sold[seat] = int(s.sold[seat]) | only(space)


# --- the scoring tracks --------------------------------------------------------------------------


@rule
def track_of(kind: int) -> int:
    """The track of a type: landscapes come first."""
    return LANDSCAPE_TRACK if kind < LANDSCAPE_TYPES else CONSTRUCTION_TRACK


@rule
def types_on(track: int) -> int:
    """The set of types that have slots on a track."""
    return LANDSCAPE_SET if track == LANDSCAPE_TRACK else CONSTRUCTION_SET


@rule
def may_take_top(s: State, b: Box, seat: int, kind: int) -> bool:
    """The top slot is never blocked, but a player takes it once a track, or once a type."""
    taken = int(s.tops[seat])
    return taken & types_on(track_of(kind)) == 0 if b.top_once == 1 else not has(taken, kind)


@rule
def is_free_slot(s: State, b: Box, seat: int, slot: int) -> bool:
    """Whether the board has a slot, and a player may still take it."""
    if b.slot_is_top[slot] == 1:
        return may_take_top(s, b, seat, int(b.slot_type[slot]))
    return b.slot_value[slot] > 0 and s.slots[slot] == NONE


@rule
def legal_slots(
    s: State, b: Box, seat: int, mask: Mask, kind: int, count: int, with_top: bool
) -> bool:
    """Free slots of a type that ask for no more than the player has; whether the top one is."""
    if count == 0:
        return False
    top = kind * SLOTS_OF_TYPE
    for slot in range(top + 1, top + SLOTS_OF_TYPE):
        if 0 < b.slot_value[slot] <= count and s.slots[slot] == NONE:
            Act.score(mask, slot)
    if with_top and b.slot_value[top] <= count and may_take_top(s, b, seat, kind):
        Act.score(mask, top)
        return True
    return False


@rule
def legal_landscapes(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Landscapes of the line may be scored with a disc; if types do not matter, one top slot is."""
    if b.family == 1 or not may_score(s, b, LANDSCAPE_SCORED) or not has_any_disc(s, seat):
        return
    with_top = True
    for kind in range(LANDSCAPE_TYPES):
        count = int(s.owned[seat, LAKE + kind])
        if legal_slots(s, b, seat, mask, kind, count, with_top) and b.top_once == 1:
            with_top = False


@answers(Act.score)
def apply_score(s: State, b: Box, seat: int, slot: int) -> None:
    """Landscapes are scored with discs, constructions with workers; which one is asked next."""
    if track_of(int(b.slot_type[slot])) == LANDSCAPE_TRACK:
        s.stage = LANDSCAPE_SCORED
        SlotDisc.ask(s, only(seat), slot)
    else:
        s.stage = BUILT
        SlotWorker.ask(s, only(seat), slot)


@offers(SlotDisc)
def legal_slot_disc(s: State, seat: int, mask: Mask) -> None:
    """Any disc of the line, or one from the supply."""
    for space in range(line_end(s, seat)):
        if has_disc(s, seat, space):
            SlotDisc.lift(mask, space)
    if s.discs[seat] > 0:
        SlotDisc.supply(mask)


@answers(SlotDisc.lift)
def score_with_line_disc(s: State, b: Box, log: Log, seat: int, slot: int, space: int) -> None:
    """The slot is held; the disc leaves the line for it."""
    close(s)
    claim_slot(s, b, log, seat, slot)
    lift_disc(s, b, seat, space)


@answers(SlotDisc.supply)
def score_with_supply_disc(s: State, b: Box, log: Log, seat: int, slot: int) -> None:
    """The disc comes from the supply."""
    close(s)
    claim_slot(s, b, log, seat, slot)
    s.discs[seat] -= 1


@rule
def claim_slot(s: State, b: Box, log: Log, seat: int, slot: int) -> None:
    """A slot is held for good; the top slot stays open to the others."""
    kind = int(b.slot_type[slot])
    if b.slot_is_top[slot] == 1:
        s.tops[seat] = int(s.tops[seat]) | only(kind)
        Events.top(log, seat, kind, b.slot_value[slot])
    else:
        s.slots[slot] = seat
        Events.slot(log, seat, kind, b.slot_value[slot])


@rule
def slot_points(s: State, b: Box, seat: int, track: int) -> int:
    """The points that a player holds on a track."""
    points = 0
    for slot in range(SLOTS):
        kind = int(b.slot_type[slot])
        if track_of(kind) == track:
            top = b.slot_is_top[slot] == 1
            if s.slots[slot] == seat or (top and has(int(s.tops[seat]), kind)):
                points += int(b.slot_value[slot])
    return points
