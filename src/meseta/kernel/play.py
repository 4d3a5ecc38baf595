"""How any game is played: the roles that each game fills, and the loops built on them."""

from __future__ import annotations

from typing import Annotated

from meseta.kernel.chance import CARRY, CURSOR, WORDS, Chance, draw_below, draw_word
from meseta.kernel.record import Row
from meseta.kernel.rule import rule
from meseta.kernel.table import (
    KIND,
    SEATS,
    Box,
    Log,
    Mask,
    Table,
    asked,
    first_seat,
    has_seat,
    only,
)

Tables = Annotated[list[Table], Table]
Boxes = Annotated[list[Box], Box]
Points = Annotated[Row, "i4"]

# --- the roles -----------------------------------------------------------------------------------


@rule
def start(s: Table, b: Box, log: Log) -> None:
    """Set the game up; the chance of the state is already seeded."""
    raise NotImplementedError


@rule
def legal(s: Table, b: Box, seat: int, mask: Mask) -> None:
    """Mark in a cleared mask what the seat may do about the top decision."""
    raise NotImplementedError


@rule
def apply(s: Table, b: Box, log: Log, seat: int, action: int) -> None:
    """Execute one legal action of a seat."""
    raise NotImplementedError


@rule
def first_action(kind: int) -> int:
    """The first action that answers a kind of decision; those of the next kind follow."""
    raise NotImplementedError


@rule
def is_step(kind: int) -> bool:
    """Whether an entry of the agenda asks nobody."""
    raise NotImplementedError


@rule
def run_step(s: Table, b: Box, log: Log) -> None:
    """Carry out the step on top of the agenda."""
    raise NotImplementedError


@rule
def hide(s: Table, b: Box, seat: int) -> None:
    """Take out of the state what a seat may not know; -1 is a spectator."""
    raise NotImplementedError


@rule
def guess(s: Table, b: Box, seat: int) -> None:
    """Deal anew, by the state's own chance, what was hidden from a seat."""
    raise NotImplementedError


@rule
def preview(s: Table, b: Box, log: Log, area: int, points: Points) -> None:
    """The points that each seat would get if an area were scored now."""
    raise NotImplementedError


@rule
def fault(s: Table, b: Box) -> int:
    """The number of the first invariant that does not hold; 0 if all do."""
    raise NotImplementedError


# --- the loops -----------------------------------------------------------------------------------


@rule
def offer(s: Table, b: Box, seat: int, mask: Mask) -> int:
    """Fill the mask with the legal actions of a seat; their number."""
    for action in range(len(mask)):
        mask[action] = 0
    legal(s, b, seat, mask)
    kind = asked(s, KIND)
    count = 0
    for action in range(first_action(kind), first_action(kind + 1)):
        count += int(mask[action])
    return count


@rule
def nth_offered(s: Table, mask: Mask, n: int) -> int:
    """The n-th marked action, counted from 0."""
    action = first_action(asked(s, KIND)) - 1
    while n >= 0:
        action += 1
        n -= int(mask[action])
    return action


@rule
def seat_to_ask(s: Table, b: Box, mask: Mask) -> int:
    """The first pending seat with only one thing to do, or else the first pending seat."""
    seats = asked(s, SEATS)
    first = first_seat(seats)
    seat = first + 1
    while seats >= only(seat):
        if has_seat(seats, seat) and offer(s, b, seat, mask) == 1:
            return seat
        seat += 1
    return first


@rule
def advance(s: Table, b: Box, log: Log, mask: Mask) -> int:
    """Go on until somebody has a choice; mask and number of what the first such seat may do.

    No choice although a decision is pending means that a position was set up in which nobody can
    go on; matches refuse it.
    """
    while s.asked > 0:
        if is_step(asked(s, KIND)):
            run_step(s, b, log)
        else:
            seat = seat_to_ask(s, b, mask)
            count = offer(s, b, seat, mask)
            if count != 1:
                return count
            apply(s, b, log, seat, nth_offered(s, mask, 0))
    return 0


@rule
def play_random(s: Table, b: Box, log: Log, mask: Mask, dice: Chance) -> int:
    """Play a game to its end with fair random choices; how many decisions were made."""
    start(s, b, log)
    decisions = 0
    count = advance(s, b, log, mask)
    while count > 0:
        action = nth_offered(s, mask, draw_below(dice, count))
        apply(s, b, log, first_seat(asked(s, SEATS)), action)
        decisions += 1
        count = advance(s, b, log, mask)
    return decisions


@rule
def seed_from(dice: Chance, chance: Chance) -> None:
    """Seed one generator with the output of another."""
    for word in range(WORDS):
        chance[word] = draw_word(dice)
    chance[CARRY] = 1
    chance[CURSOR] = 0


# --- the entries: what Python calls, with records in arrays of length one -----------------------


@rule
def enter_start(states: Tables, boxes: Boxes, log: Log, mask: Mask) -> int:
    """Set up and go on to the first choice."""
    start(states[0], boxes[0], log)
    return advance(states[0], boxes[0], log, mask)


@rule
def enter_advance(states: Tables, boxes: Boxes, log: Log, mask: Mask) -> int:
    """Go on to the next choice, from a position that was set up by hand."""
    return advance(states[0], boxes[0], log, mask)


@rule
def enter_offer(states: Tables, boxes: Boxes, seat: int, mask: Mask) -> int:
    """The legal actions of one pending seat."""
    return offer(states[0], boxes[0], seat, mask)


@rule
def enter_apply(states: Tables, boxes: Boxes, log: Log, mask: Mask, seat: int, action: int) -> int:
    """Execute an action and go on to the next choice."""
    apply(states[0], boxes[0], log, seat, action)
    return advance(states[0], boxes[0], log, mask)


@rule
def enter_hide(states: Tables, boxes: Boxes, seat: int) -> None:
    """Hide from a seat."""
    hide(states[0], boxes[0], seat)


@rule
def enter_guess(states: Tables, boxes: Boxes, seat: int) -> None:
    """Guess for a seat."""
    guess(states[0], boxes[0], seat)


@rule
def enter_preview(states: Tables, boxes: Boxes, log: Log, area: int, points: Points) -> None:
    """Points if an area were scored now."""
    preview(states[0], boxes[0], log, area, points)


@rule
def enter_fault(states: Tables, boxes: Boxes) -> int:
    """Check the invariants."""
    return fault(states[0], boxes[0])


@rule
def enter_games(
    states: Tables, boxes: Boxes, log: Log, mask: Mask, dice: Chance, games: int
) -> int:
    """Random games, one after the other on the same record; how many decisions were made."""
    decisions = 0
    for _game in range(games):
        seed_from(dice, states[0].chance)
        decisions += play_random(states[0], boxes[0], log, mask, dice)
    return decisions


ENTRIES = (
    enter_start,
    enter_advance,
    enter_offer,
    enter_apply,
    enter_hide,
    enter_guess,
    enter_preview,
    enter_fault,
    enter_games,
)
