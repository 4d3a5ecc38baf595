"""Selling goods to castles, and scoring landscapes and constructions on the tracks."""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CASTLES,
    GOODS,
    LAKE,
    LANDSCAPE_TYPES,
    MARKETS,
    SLOTS,
    SPACES,
    TYPES,
    Box,
)
from meseta.games.six_castles.castles import ring_buildings
from meseta.games.six_castles.decisions import (
    DISC_FROM_LINE,
    DISC_FROM_SUPPLY,
    FOR_SALE,
    FOR_SLOT,
    SELL,
    SLOT_CHOICES,
    TAKE_DISC,
    TAKE_SLOT,
)
from meseta.games.six_castles.events import GOODS_SOLD, SLOT_TAKEN, TOP_TAKEN
from meseta.games.six_castles.line import lift_disc
from meseta.games.six_castles.state import (
    DISCS,
    LANDSCAPE_SCORED,
    NONE,
    SOLD,
    State,
    has_disc,
    is_own_space,
    space_terrain,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import A, Log, Mask, N, ask, asked, close, note, only

LANDSCAPE_TRACK, CONSTRUCTION_TRACK = 0, 1


@rule
def may_still(s: State, b: Box, stage: int) -> bool:
    """Actions come in order, and each once in a turn unless repeating is allowed."""
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
    for space in range(int(s.line_size[seat]) * SPACES):
        if is_own_space(s, seat, space) and (int(s.sold[seat]) >> space) & 1 == 0:
            if space_terrain(s, b, seat, space) == good:
                count += 1
    return count


@rule
def legal_sell(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any free market of any castle on the table for a good that the player owns."""
    if s.castles_left == CASTLES or not may_still(s, b, SOLD) or not has_any_disc(s, seat):
        return
    goods = 0
    for good in range(GOODS):
        if goods_of(s, b, seat, good) > 0:
            goods |= 1 << good
    for castle in range(CASTLES):
        if s.castle_hill[castle] != NONE:
            for market in range(MARKETS):
                if s.markets[castle, market] == NONE:
                    mask[SELL + castle * MARKETS + market] = (
                        goods >> int(b.markets[castle, market])
                    ) & 1


@rule
def apply_sell(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The sale is made as soon as the disc for the market is named."""
    s.family = DISCS
    s.stage = SOLD
    ask(s, TAKE_DISC, only(seat), FOR_SALE, choice, 0)


@rule
def sold_good(s: State, b: Box) -> int:
    """The good that the market of the top decision takes, or NONE if it is about a slot."""
    choice = asked(s, A)
    if asked(s, N) == FOR_SLOT:
        return NONE
    return int(b.markets[choice // MARKETS, choice % MARKETS])


@rule
def legal_take_disc(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A disc on the sold good must be used; else any on the line, or one from the supply."""
    good = sold_good(s, b)
    bound = False
    size = int(s.line_size[seat]) * SPACES
    for space in range(size):
        if has_disc(s, seat, space) and space_terrain(s, b, seat, space) == good:
            mask[DISC_FROM_LINE + space] = 1
            bound = True
    if not bound:
        for space in range(size):
            if has_disc(s, seat, space):
                mask[DISC_FROM_LINE + space] = 1
        mask[DISC_FROM_SUPPLY] = 1 if s.discs[seat] > 0 else 0


@rule
def apply_take_disc(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """What the disc is for is counted first; then the disc is gone for good."""
    purpose = asked(s, N)
    choice = asked(s, A)
    close(s)
    if purpose == FOR_SALE:
        sell_goods(s, b, log, seat, choice // MARKETS, choice % MARKETS)
    else:
        claim_slot(s, b, log, seat, choice)
    if action == DISC_FROM_SUPPLY:
        s.discs[seat] -= 1
    else:
        lift_disc(s, b, seat, action - DISC_FROM_LINE)


@rule
def sell_goods(s: State, b: Box, log: Log, seat: int, castle: int, market: int) -> None:
    """Goods times the buildings around the castle, and one more for the castle itself."""
    good = int(b.markets[castle, market])
    price = ring_buildings(s, b, castle) + int(b.castle_counts)
    income = goods_of(s, b, seat, good) * price
    s.coins[seat] += income
    s.markets[castle, market] = seat
    if b.goods_used_up == 1:
        for space in range(int(s.line_size[seat]) * SPACES):
            if is_own_space(s, seat, space) and space_terrain(s, b, seat, space) == good:
                s.sold[seat] = int(s.sold[seat]) | (1 << space)
    note(log, GOODS_SOLD, seat, castle, good, income)


# --- the scoring tracks --------------------------------------------------------------------------


@rule
def track_of(kind: int) -> int:
    """The track of a type: landscapes come first."""
    return LANDSCAPE_TRACK if kind < LANDSCAPE_TYPES else CONSTRUCTION_TRACK


@rule
def may_take_top(s: State, b: Box, seat: int, kind: int) -> bool:
    """The top slot is never blocked, but a player takes it once a track, or once a type."""
    taken = int(s.tops[seat, track_of(kind)])
    return taken == 0 if b.top_once == 1 else (taken >> kind) & 1 == 0


@rule
def legal_slots(s: State, b: Box, seat: int, mask: Mask, kind: int, count: int) -> None:
    """Free slots of a type that ask for no more than the player has."""
    first = TAKE_SLOT + kind * SLOT_CHOICES
    if count >= b.top[track_of(kind)] and may_take_top(s, b, seat, kind):
        mask[first] = 1
    for slot in range(SLOTS):
        value = int(b.slots[kind, slot])
        if 0 < value <= count and s.slots[kind, slot] == NONE:
            mask[first + 1 + slot] = 1


@rule
def legal_landscapes(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Landscapes of the line may be scored with a disc."""
    if b.family == 1 or not may_still(s, b, LANDSCAPE_SCORED) or not has_any_disc(s, seat):
        return
    for kind in range(LANDSCAPE_TYPES):
        legal_slots(s, b, seat, mask, kind, int(s.owned[seat, LAKE + kind]))
    keep_one_top(b, mask, 0, LANDSCAPE_TYPES)


@rule
def keep_one_top(b: Box, mask: Mask, first: int, last: int) -> None:
    """Where the type of a top slot does not matter, it is offered once."""
    found = False
    for kind in range(first, last):
        top = TAKE_SLOT + kind * SLOT_CHOICES
        if found and b.top_once == 1:
            mask[top] = 0
        found = found or mask[top] == 1


@rule
def apply_landscape(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The slot is taken as soon as the disc for it is named."""
    s.family = DISCS
    s.stage = LANDSCAPE_SCORED
    ask(s, TAKE_DISC, only(seat), FOR_SLOT, choice, 0)


@rule
def claim_slot(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """A slot is held for good; the top slot stays open to the others."""
    kind = choice // SLOT_CHOICES
    slot = choice % SLOT_CHOICES - 1
    if slot < 0:
        track = track_of(kind)
        s.tops[seat, track] = int(s.tops[seat, track]) | (1 << kind)
        note(log, TOP_TAKEN, seat, kind, b.top[track], 0)
    else:
        s.slots[kind, slot] = seat
        note(log, SLOT_TAKEN, seat, kind, b.slots[kind, slot], 0)


@rule
def slot_points(s: State, b: Box, seat: int, track: int) -> int:
    """The points that a player holds on a track."""
    points = 0
    for kind in range(TYPES):
        if track_of(kind) == track:
            points += int(b.top[track]) * ((int(s.tops[seat, track]) >> kind) & 1)
            for slot in range(SLOTS):
                if s.slots[kind, slot] == seat:
                    points += int(b.slots[kind, slot])
    return points
