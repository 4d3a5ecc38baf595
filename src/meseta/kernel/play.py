"""How any game is played: the roles that each game fills, and the loops built on them.

No loop here is without a bound, whatever state it is given: past its bound it breaks the game
off.
"""

from __future__ import annotations

from typing import Annotated

from meseta.kernel.chance import CARRY, CURSOR, WORDS, Chance, draw_below, draw_word
from meseta.kernel.marks import count_marks, find_mark
from meseta.kernel.record import Grid, Row
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, has, only
from meseta.kernel.table import KIND, SEATS, Box, Log, Mask, TableRecord, asked, break_off

Tables = Annotated[list[TableRecord], TableRecord]
Boxes = Annotated[list[Box], Box]
Points = Annotated[Row, "i4"]
Features = Annotated[Grid, "f8"]
"""For every seat, a number for every feature."""

MOST_SEATS = 8
MOST_TICKS = 1 << 12
"""Steps and forced answers between two choices."""
MOST_DECISIONS = 1 << 16
"""Choices in a game."""

# --- the roles -----------------------------------------------------------------------------------


@rule
def start(s: TableRecord, b: Box, log: Log) -> None:
    """Set the game up; the chance of the state is already seeded."""
    raise NotImplementedError


@rule
def legal(s: TableRecord, b: Box, seat: int, mask: Mask) -> None:
    """Offer in a cleared mask what the seat may do about the top decision."""
    raise NotImplementedError


@rule
def apply(s: TableRecord, b: Box, log: Log, seat: int, action: int) -> None:
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
def is_hidden(kind: int) -> bool:
    """Whether only who is asked can know what there is to answer."""
    raise NotImplementedError


@rule
def run_step(s: TableRecord, b: Box, log: Log) -> None:
    """Carry out the step on top of the agenda."""
    raise NotImplementedError


@rule
def run_effect(s: TableRecord, b: Box, log: Log, seat: int, effect: int) -> None:
    """Carry out an effect of the box."""
    raise NotImplementedError


@rule
def hide(s: TableRecord, b: Box, seat: int) -> None:
    """Take out of the state what a seat may not know; -1 is a spectator."""
    raise NotImplementedError


@rule
def guess(s: TableRecord, b: Box, seat: int) -> None:
    """Deal anew, by the state's own chance, what was hidden from a seat."""
    raise NotImplementedError


@rule
def observe(s: TableRecord, b: Box, seat: int, out: Mask) -> None:
    """Write what is left in a state as bytes, seen from a seat."""
    raise NotImplementedError


@rule
def preview(s: TableRecord, b: Box, log: Log, area: int, points: Points) -> None:
    """The points that each seat would get if an area were scored now."""
    raise NotImplementedError


@rule
def standing(s: TableRecord, b: Box, seat: int) -> int:
    """By what the winner is found: the most points, unless a game says otherwise."""
    return int(s.scores[seat])


@rule
def assess(s: TableRecord, b: Box, log: Log, features: Features) -> float:
    """How every seat stands, in cleared rows; how much of the game has been played, 0 to 1."""
    raise NotImplementedError


@rule
def fault(s: TableRecord, b: Box) -> int:
    """The number of the first invariant that does not hold, counted from 1; 0 if all do.

    It runs in plain Python alone: what it looks at has not been let in yet.
    """
    raise NotImplementedError


# --- the loops -----------------------------------------------------------------------------------


@rule
def offer(s: TableRecord, b: Box, seat: int, mask: Mask) -> int:
    """Fill the mask with the legal actions of a seat; their number."""
    for action in range(len(mask)):
        mask[action] = 0
    legal(s, b, seat, mask)
    kind = asked(s, KIND)
    return count_marks(mask, first_action(kind), first_action(kind + 1))


@rule
def nth_offered(s: TableRecord, mask: Mask, n: int) -> int:
    """The n-th marked action, counted from 0."""
    kind = asked(s, KIND)
    behind = first_action(kind + 1)
    action = find_mark(mask, first_action(kind), behind, n)
    if action < behind:
        return action
    break_off(s)
    return first_action(kind)


@rule
def is_forced(kind: int, count: int) -> bool:
    """Whether an answer gives itself: it is the only one, and everybody can see that it is."""
    return count == 1 and not is_hidden(kind)


@rule
def seat_to_ask(s: TableRecord, b: Box, mask: Mask) -> int:
    """The first pending seat whose answer is forced, or else the first pending seat."""
    seats = asked(s, SEATS)
    first = first_of(seats)
    if seats != only(first) and not is_hidden(asked(s, KIND)):
        for seat in range(first + 1, MOST_SEATS):
            if has(seats, seat) and offer(s, b, seat, mask) == 1:
                return seat
    return first


@rule
def advance(s: TableRecord, b: Box, log: Log, mask: Mask) -> int:
    """Go on until somebody is to choose; mask and number of what the first such seat may do.

    What is forced is done at once. No choice although a decision is pending means that a position
    was set up in which nobody can go on; matches refuse it.
    """
    for _tick in range(MOST_TICKS):
        if s.asked == 0 or s.broken == 1:
            return 0
        if is_step(asked(s, KIND)):
            run_step(s, b, log)
        else:
            seat = seat_to_ask(s, b, mask)
            count = offer(s, b, seat, mask)
            if not is_forced(asked(s, KIND), count):
                return count
            apply(s, b, log, seat, nth_offered(s, mask, 0))
    break_off(s)
    return 0


@rule
def play_random(s: TableRecord, b: Box, log: Log, mask: Mask, dice: Chance) -> int:
    """Play a game to its end with fair random choices; how many decisions were made."""
    start(s, b, log)
    count = advance(s, b, log, mask)
    for decisions in range(MOST_DECISIONS):
        if count == 0:
            return decisions
        action = nth_offered(s, mask, draw_below(dice, count))
        apply(s, b, log, first_of(asked(s, SEATS)), action)
        count = advance(s, b, log, mask)
    break_off(s)
    return MOST_DECISIONS


@rule
def seed_from(dice: Chance, chance: Chance) -> None:
    """Seed one generator with the output of another."""
    for word in range(WORDS):
        chance[word] = draw_word(dice)
    chance[CARRY] = 1
    chance[CURSOR] = 0


# --- the entries: what Python calls, with records in arrays of length one -----------------------

START, ADVANCE, OFFER, APPLY = range(4)
"""What can be asked of the first entry. They are few, since each holds a copy of all rules."""
HIDE, GUESS, PREVIEW = range(3)
"""What can be asked of the last."""


@rule
def enter_play(
    states: Tables, boxes: Boxes, log: Log, mask: Mask, what: int, seat: int, action: int
) -> int:
    """Set up, execute an action, or neither, and go on to the next choice; or only offer."""
    if what == OFFER:
        return offer(states[0], boxes[0], seat, mask)
    if what == START:
        start(states[0], boxes[0], log)
    elif what == APPLY:
        apply(states[0], boxes[0], log, seat, action)
    return advance(states[0], boxes[0], log, mask)


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


@rule
def enter_look(
    states: Tables, boxes: Boxes, log: Log, points: Points, what: int, number: int
) -> None:
    """Hide from a seat, guess for a seat, or preview an area."""
    if what == HIDE:
        hide(states[0], boxes[0], number)
    elif what == GUESS:
        guess(states[0], boxes[0], number)
    else:
        preview(states[0], boxes[0], log, number, points)
