"""Laying a landscape tile: which, where, how it is turned, and the bonus of a rock."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    CYLINDER,
    EXPLORE,
    HALF_COIN,
    LINE,
    MISPLACED,
    OWN,
    RELIGION,
    RIVALS,
    SIDES,
)
from meseta.games.six_castles.rules.decisions import (
    Act,
    BuildCastles,
    Extend,
    Face,
    Lay,
    Rotate,
    Spot,
    StartLaying,
    StepOn,
)
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.hills import (
    OPPOSITE,
    first_side,
    has_place,
    lay_tile,
    may_lie,
    may_lie_at,
    must_join_rock,
    neighbours_of,
    spot_at,
    spot_name,
    turn,
)
from meseta.games.six_castles.rules.line import (
    apply_append,
    can_append,
    legal_line_while_laying,
    move_cylinder,
    next_space,
)
from meseta.games.six_castles.rules.state import State
from meseta.kernel.chance import draw_below, shuffle
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close


@rule
def can_lay(s: State, b: Box, tile: int) -> bool:
    """Whether a tile of the hand has a place; four-armed tiles always have one."""
    return b.arms_vary == 0 or has_place(s, b, tile, False)


@rule
def can_lay_any(s: State, b: Box, seat: int) -> bool:
    """Whether a player holds a tile that has a place."""
    for place in range(s.hand_sizes[seat]):
        if can_lay(s, b, int(s.hands[seat, place])):
            return True
    return False


@runs(StartLaying)
def start_laying(s: State, b: Box, log: Log) -> None:
    """A tile must be laid; a hand without a fitting one is exchanged once, then skipped."""
    seat = int(s.active)
    s.tile = NONE
    if not can_lay_any(s, b, seat):
        exchange_hand(s, log, seat)
    if can_lay_any(s, b, seat):
        Lay.ask(s, only(seat))
    else:
        Events.no_place(log, seat)
        Act.ask(s, only(seat))


@rule
def exchange_hand(s: State, log: Log, seat: int) -> None:
    """Tiles that fit nowhere are shown and shuffled back, and others are drawn."""
    for place in range(s.hand_sizes[seat]):
        if s.pile_left > 0:
            Events.unfit(log, seat, s.hands[seat, place])
            other = draw_below(s.chance, int(s.pile_left))
            tile = int(s.pile[other])
            s.pile[other] = s.hands[seat, place]
            s.hands[seat, place] = tile
            shuffle(s.chance, s.pile, int(s.pile_left))


@offers(Lay)
def legal_lay(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any tile of the hand that has a place; before that the line may be seen to."""
    for place in range(s.hand_sizes[seat]):
        tile = int(s.hands[seat, place])
        if can_lay(s, b, tile):
            Lay.lay(mask, tile)
    legal_line_while_laying(s, b, seat, mask)


@answers(Lay.lay)
def apply_lay(s: State, b: Box, seat: int, tile: int) -> None:
    """The tile leaves the hand; its place, castles and the actions follow."""
    close(s)
    if s.hands[seat, 0] == tile:
        s.hands[seat, 0] = s.hands[seat, 1]
    s.hand_sizes[seat] -= 1
    s.hands[seat, s.hand_sizes[seat]] = NONE
    take_up(s, b, tile)
    Act.ask(s, only(seat))
    BuildCastles.ask(s)
    Spot.ask(s, only(seat), OWN)


@rule
def take_up(s: State, b: Box, tile: int) -> None:
    """The tile that is to be laid now, and whether its rock binds it."""
    s.tile = tile
    s.must_join = 1 if must_join_rock(s, b, tile) else 0


@rule
def most_neighbours(s: State) -> int:
    """The most laid tiles that any spot touches."""
    most = 0
    for spot in range(s.spot_count):
        most = max(most, neighbours_of(s, spot))
    return most


@offers(Spot)
def legal_spot(s: State, b: Box, mask: Mask, whose: int) -> None:
    """Empty cells beside the landscape where the tile may lie; the opponent's comes down unseen."""
    if whose == RIVALS:
        legal_unseen_spot(s, mask)
        return
    for spot in range(s.spot_count):
        if may_lie_at(s, b, int(s.tile), spot, s.must_join == 1):
            offer_spot(s, mask, spot)


@rule
def legal_unseen_spot(s: State, mask: Mask) -> None:
    """The opponent's tile goes where it touches most tiles."""
    most = most_neighbours(s)
    for spot in range(s.spot_count):
        if neighbours_of(s, spot) == most:
            offer_spot(s, mask, spot)


@rule
def offer_spot(s: State, mask: Mask, spot: int) -> None:
    """A cell is named by its first neighbour."""
    side = first_side(s, spot)
    Spot.go(mask, int(s.spot_near[spot, side]), turn(side, OPPOSITE))


@answers(Spot.go)
def apply_spot(s: State, b: Box, log: Log, seat: int, whose: int, tile: int, side: int) -> None:
    """The tile goes there; how it is turned is asked next, unless it is the opponent's."""
    close(s)
    spot = spot_at(s, tile, side)
    if whose == RIVALS:
        turn_over(s, b, log, seat, spot)
    else:
        s.chosen_spot = spot
        Rotate.ask(s, only(seat), whose, tile, side)


@offers(Rotate)
def legal_rotate(s: State, b: Box, mask: Mask) -> None:
    """Any of the four ways, as far as paths and rock allow."""
    for turned in range(SIDES):
        if may_lie(s, b, int(s.tile), int(s.chosen_spot), turned, s.must_join == 1):
            Rotate.turn(mask, turned)


@answers(Rotate.turn)
def apply_rotate(s: State, b: Box, log: Log, seat: int, whose: int, turned: int) -> None:
    """The tile lies for good; a rock brings its bonus at once."""
    close(s)
    spot = int(s.chosen_spot)
    name = spot_name(s, spot)
    lay_tile(s, b, int(s.tile), spot, turned)
    if whose == OWN:
        Events.laid(log, seat, s.tile, name, turned)
        give_bonus(s, b, log, seat, int(b.bonus[s.tile]))
    else:
        Events.rival_moved(log, s.tile, name, turned)


# --- rock bonuses --------------------------------------------------------------------------------


@rule
def give_bonus(s: State, b: Box, log: Log, seat: int, bonus: int) -> None:
    """What a rock brings to the player who lays it; what cannot be carried out is lost."""
    if bonus == HALF_COIN:
        s.coins[seat] += 1
        Events.got_coin(log, seat)
    elif bonus == CYLINDER:
        give_step(s, b, log, seat)
    elif bonus == RELIGION:
        if s.religion[seat] == b.religion_end:
            Events.lost_bonus(log, seat, bonus)
        else:
            s.religion[seat] += 1
            Events.got_prayer(log, seat, s.religion[seat])
    elif bonus == EXPLORE:
        give_exploration(s, b, log, seat)


@rule
def give_step(s: State, b: Box, log: Log, seat: int) -> None:
    """The cylinder goes on, whatever lies ahead; at the end of the line a tile may be appended."""
    if next_space(s, seat) != NONE:
        move_cylinder(s, b, log, seat)
        Events.got_step(log, seat, s.cylinder[seat])
    elif b.line_while_marking == 0 and can_append(s, b, seat):
        Extend.ask(s, only(seat))
    else:
        Events.lost_bonus(log, seat, CYLINDER)


@offers(Extend)
def legal_extend(mask: Mask) -> None:
    """A tile may be appended for the step, or the step is lost."""
    Extend.append(mask)
    Extend.decline(mask)


@answers(Extend.append)
def apply_extend(s: State, b: Box, seat: int) -> None:
    """The tile is asked for; as soon as it lies there, the cylinder goes on."""
    close(s)
    StepOn.ask(s)
    apply_append(s, b, seat)


@answers(Extend.decline)
def decline_step(s: State, log: Log, seat: int) -> None:
    """The step is lost."""
    close(s)
    Events.lost_bonus(log, seat, CYLINDER)


@runs(StepOn)
def step_on(s: State, b: Box, log: Log) -> None:
    """The line goes on, and so does the cylinder."""
    give_step(s, b, log, int(s.active))


@rule
def give_exploration(s: State, b: Box, log: Log, seat: int) -> None:
    """The top tile of the stock goes to the reserve, in the family version to the line's end."""
    if s.stock_left == 0:
        Events.lost_bonus(log, seat, EXPLORE)
        return
    s.stock_left -= 1
    tile = int(s.stock[s.stock_left])
    s.stock[s.stock_left] = NONE
    s.reserve[seat] = int(s.reserve[seat]) | only(tile)
    Events.got_tile(log, seat, tile)
    if b.family == 1 and s.line_size[seat] < LINE:
        Face.ask(s, only(seat), s.line_size[seat], tile)


# --- the imaginary opponent ----------------------------------------------------------------------


@rule
def start_rival(s: State, seat: int) -> None:
    """Before the lone player's turn a tile of the imaginary opponent comes down unseen."""
    if s.rival_left > 0:
        BuildCastles.ask(s)
        Spot.ask(s, only(seat), RIVALS)


@rule
def turn_over(s: State, b: Box, log: Log, seat: int, spot: int) -> None:
    """The tile is turned over as it lies; only if it may not lie so, the player moves it."""
    s.rival_left -= 1
    tile = int(s.rival[s.rival_left])
    s.rival[s.rival_left] = NONE
    take_up(s, b, tile)
    turned = draw_below(s.chance, SIDES)
    if may_lie(s, b, tile, spot, turned, s.must_join == 1):
        Events.rival_laid(log, tile, spot_name(s, spot), turned)
        lay_tile(s, b, tile, spot, turned)
    elif has_place(s, b, tile, False):
        Spot.ask(s, only(seat), MISPLACED)
    else:
        Events.rival_lost(log, tile)
        s.tile = NONE
