"""Laying a landscape tile: which, where, how it is turned, and the bonus of a rock."""

from __future__ import annotations

from meseta.games.six_castles.box import (
    CYLINDER,
    EXPLORATION,
    HALF_COIN,
    HELD,
    RELIGION,
    SIDES,
    Box,
)
from meseta.games.six_castles.decisions import (
    ACT,
    BUILD_CASTLES,
    FACE,
    LAY,
    LINE_WHILE_LAYING,
    MISPLACED_TILE,
    OWN_TILE,
    PICK_SPOT,
    PICK_TILE,
    PICK_TURN,
    RIVAL_TILE,
    ROTATE,
    SIDE_A_ONLY,
    SPOT,
)
from meseta.games.six_castles.events import (
    GOT_COIN,
    GOT_PRAYER,
    GOT_STEP,
    GOT_TILE,
    LOST_BONUS,
    NO_PLACE,
    RIVAL_LAID,
    RIVAL_LOST,
    RIVAL_MOVED,
    TILE_LAID,
    UNFIT,
)
from meseta.games.six_castles.hills import (
    has_place,
    lay_tile,
    may_lie,
    may_lie_at,
    must_join_rock,
    named_spot,
    neighbours_of,
    spot_name,
)
from meseta.games.six_castles.line import legal_line, move_cylinder, next_space
from meseta.games.six_castles.state import NONE, State
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.rule import rule
from meseta.kernel.table import A, Log, Mask, N, ask, asked, close, note, only


@rule
def can_lay(s: State, b: Box, tile: int) -> bool:
    """Whether a tile of the hand has a place; four-armed tiles always have one."""
    return b.arms_vary == 0 or has_place(s, b, tile, False)


@rule
def can_lay_any(s: State, b: Box, seat: int) -> bool:
    """Whether a player holds a tile that has a place."""
    for place in range(HELD):
        if s.hands[seat, place] != NONE and can_lay(s, b, int(s.hands[seat, place])):
            return True
    return False


@rule
def start_laying(s: State, b: Box, log: Log) -> None:
    """A tile must be laid; a hand without a fitting one is exchanged once, then skipped."""
    seat = asked(s, A)
    close(s)
    s.tile = NONE
    if not can_lay_any(s, b, seat):
        exchange_hand(s, log, seat)
    if can_lay_any(s, b, seat):
        ask(s, LAY, only(seat), 0, 0, 0)
    else:
        note(log, NO_PLACE, seat, 0, 0, 0)
        ask(s, ACT, only(seat), 0, 0, 0)


@rule
def exchange_hand(s: State, log: Log, seat: int) -> None:
    """Tiles that fit nowhere are shown and shuffled back, and others are drawn."""
    for place in range(HELD):
        if s.hands[seat, place] != NONE and s.pile_left > 0:
            note(log, UNFIT, seat, s.hands[seat, place], 0, 0)
            other = draw_below(s.chance, int(s.pile_left))
            tile = int(s.pile[other])
            s.pile[other] = s.hands[seat, place]
            s.hands[seat, place] = tile
            shuffle(s.chance, s.pile, int(s.pile_left))


@rule
def legal_lay(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any tile of the hand that has a place; before that the line may be seen to."""
    for place in range(HELD):
        tile = int(s.hands[seat, place])
        if tile != NONE and can_lay(s, b, tile):
            mask[PICK_TILE + tile] = 1
    legal_line(s, b, seat, mask, LINE_WHILE_LAYING)


@rule
def apply_tile(s: State, b: Box, log: Log, seat: int, tile: int) -> None:
    """The tile leaves the hand; its place, castles and the actions follow."""
    close(s)
    if s.hands[seat, 0] == tile:
        s.hands[seat, 0] = s.hands[seat, 1]
    s.hands[seat, 1] = NONE
    take_up(s, b, tile)
    ask(s, ACT, only(seat), 0, 0, 0)
    ask(s, BUILD_CASTLES, 0, 0, seat, 0)
    ask(s, SPOT, only(seat), OWN_TILE, 0, 0)


@rule
def take_up(s: State, b: Box, tile: int) -> None:
    """The tile that is to be laid now, and whether its rock binds it."""
    s.tile = tile
    s.must_join = 1 if must_join_rock(s, b, tile) else 0


@rule
def legal_spot(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Empty cells beside the landscape; the opponent's tile goes where it touches most tiles."""
    most = 0
    if asked(s, N) == RIVAL_TILE:
        for spot in range(s.spot_count):
            most = max(most, neighbours_of(s, spot))
    for spot in range(s.spot_count):
        if most > 0:
            if neighbours_of(s, spot) == most:
                mask[PICK_SPOT + spot_name(s, spot)] = 1
        elif may_lie_at(s, b, int(s.tile), spot, s.must_join == 1):
            mask[PICK_SPOT + spot_name(s, spot)] = 1


@rule
def apply_spot(s: State, b: Box, log: Log, seat: int, name: int) -> None:
    """The tile goes there; how it is turned is asked next, unless it is the opponent's."""
    whose = asked(s, N)
    spot = named_spot(s, name)
    close(s)
    if whose == RIVAL_TILE:
        turn_over(s, b, log, seat, spot)
    else:
        ask(s, ROTATE, only(seat), whose, spot, 0)


@rule
def legal_rotate(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any of the four ways, as far as paths and rock allow."""
    for turned in range(SIDES):
        if may_lie(s, b, int(s.tile), asked(s, A), turned, s.must_join == 1):
            mask[PICK_TURN + turned] = 1


@rule
def apply_rotate(s: State, b: Box, log: Log, seat: int, turned: int) -> None:
    """The tile lies for good; a rock brings its bonus at once."""
    whose = asked(s, N)
    spot = asked(s, A)
    close(s)
    name = spot_name(s, spot)
    lay_tile(s, b, int(s.tile), spot, turned)
    if whose == OWN_TILE:
        note(log, TILE_LAID, seat, s.tile, name, turned)
        give_bonus(s, b, log, seat, int(b.bonus[s.tile]))
    else:
        note(log, RIVAL_MOVED, s.tile, name, turned, 0)


# --- rock bonuses --------------------------------------------------------------------------------


@rule
def give_bonus(s: State, b: Box, log: Log, seat: int, bonus: int) -> None:
    """What a rock brings to the player who lays it; what cannot be carried out is lost."""
    if bonus == HALF_COIN:
        s.coins[seat] += 1
        note(log, GOT_COIN, seat, 0, 0, 0)
    elif bonus == CYLINDER:
        if next_space(s, seat) == NONE:
            note(log, LOST_BONUS, seat, bonus, 0, 0)
        else:
            move_cylinder(s, b, log, seat)
            note(log, GOT_STEP, seat, s.cylinder[seat], 0, 0)
    elif bonus == RELIGION:
        if s.religion[seat] == b.religion_end:
            note(log, LOST_BONUS, seat, bonus, 0, 0)
        else:
            s.religion[seat] += 1
            note(log, GOT_PRAYER, seat, s.religion[seat], 0, 0)
    elif bonus == EXPLORATION:
        give_exploration(s, b, log, seat)


@rule
def give_exploration(s: State, b: Box, log: Log, seat: int) -> None:
    """The top tile of the stock goes to the reserve, in the family version to the line's end."""
    if s.stock_left == 0:
        note(log, LOST_BONUS, seat, EXPLORATION, 0, 0)
        return
    s.stock_left -= 1
    tile = int(s.stock[s.stock_left])
    s.stock[s.stock_left] = NONE
    s.reserve[seat] = int(s.reserve[seat]) | (1 << tile)
    note(log, GOT_TILE, seat, tile, 0, 0)
    if b.family == 1:
        ask(s, FACE, only(seat), SIDE_A_ONLY, s.line_size[seat], tile)


# --- the imaginary opponent ----------------------------------------------------------------------


@rule
def start_rival(s: State, seat: int) -> None:
    """Before the lone player's turn a tile of the imaginary opponent comes down unseen."""
    if s.rival_left > 0:
        ask(s, BUILD_CASTLES, 0, 0, seat, 0)
        ask(s, SPOT, only(seat), RIVAL_TILE, 0, 0)


@rule
def turn_over(s: State, b: Box, log: Log, seat: int, spot: int) -> None:
    """The tile is turned over as it lies; only if it may not lie so, the player moves it."""
    s.rival_left -= 1
    tile = int(s.rival[s.rival_left])
    s.rival[s.rival_left] = NONE
    take_up(s, b, tile)
    turned = draw_below(s.chance, SIDES)
    if may_lie(s, b, tile, spot, turned, s.must_join == 1):
        note(log, RIVAL_LAID, tile, spot_name(s, spot), turned, 0)
        lay_tile(s, b, tile, spot, turned)
    elif has_place(s, b, tile, s.must_join == 1):
        ask(s, SPOT, only(seat), MISPLACED_TILE, 0, 0)
    else:
        note(log, RIVAL_LOST, tile, 0, 0, 0)
        s.tile = NONE
