"""Many games side by side, a step of each at a time: what learning programs and planners need.

A *lane* holds one game after the other. A step executes the action of every lane, goes on to the
next choice, pays rewards, and where a game has ended begins the next one from the lane's own dice.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple

from meseta.kernel.chance import Chance, draw_below
from meseta.kernel.domain import NONE
from meseta.kernel.play import (
    Boxes,
    Tables,
    advance,
    apply,
    hide,
    nth_offered,
    observe,
    seed_from,
    standing,
    start,
)
from meseta.kernel.record import Grid, Row
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of
from meseta.kernel.table import SEATS, Box, Log, Mask, TableRecord, asked

WAIT = -1
"""Instead of an action: this lane stays as it is."""
NOBODY = -1
"""Instead of a seat: the game is over."""
WIN, PLACE, MARGIN, POINTS = range(4)
"""What is paid."""
REWARDS = ("win", "place", "margin", "points")
REWARD, DENSE, RESTART = range(3)
"""What is set once for all lanes: what is paid, whether at every step, whether games restart."""
SETTINGS = 3
PLAYING, OVER, BROKEN = range(3)
"""How a step has left a lane: its game goes on, has ended, or met what cannot be."""
BEGIN, STEP, LOOK, DRAW, OBSERVE, CHECK = range(6)
"""What can be asked of the lanes: begin a game, step, read off who is asked, choose at random,
write what is seen, or find an action that is not legal."""
ENDED = 1 << 16
"""Added to the number of legal actions where a game has ended; there are never so many."""
LINE = 64
"""Bytes that come from memory at once."""
AHEAD = 2
"""So many lanes before its turn a lane is warmed up."""
MOST_GAMES = 2
"""A step ends at most one game; one that would end without any choice is left as it is."""

Flags = Annotated[Row, "u1"]
Payment = Annotated[Any, "f4"]
Scores = Annotated[Row, "i4"]
LaneSettings = Annotated[Row, "i8"]
Small = Annotated[Row, "i1"]
LaneNumbers = Annotated[Row, "i4"]
LanePoints = Annotated[Grid, "i4"]
LaneReals = Annotated[Grid, "f4"]
LaneBytes = Annotated[Grid, "u1"]
LaneDice = Annotated[Grid, "u4"]


class Lanes(NamedTuple):
    """What lanes are made of: in every array a row for each."""

    states: Tables
    lines: LaneBytes
    """The states once more as bytes, where they lie side by side in memory."""
    warmth: LaneSettings
    """What is left of warming up; it keeps the compiler from leaving that out."""
    spare: Tables
    """One more record, for what a seat may see."""
    boxes: Boxes
    log: Log
    dice: LaneDice
    """What each lane's next games are seeded from, and what random choices use."""
    actions: LaneNumbers
    masks: LaneBytes
    counts: LaneNumbers
    """How many actions are legal."""
    seats: Small
    """Who is asked, or NOBODY."""
    viewers: Small
    """From which seat an observation is made."""
    rewards: LaneReals
    paid: LaneReals
    """What each seat was paid in this game."""
    scores: LanePoints
    """Points; where a game has just ended, those of its end."""
    done: Flags
    seen: LaneBytes
    """Observations."""
    settings: LaneSettings


# --- rewards -------------------------------------------------------------------------------------


@rule
def reward_of(s: TableRecord, b: Box, what: int, seat: int) -> float:
    """What a seat would be paid if the game ended now."""
    if what == POINTS:
        return float(s.scores[seat])
    if s.players == 1:
        return reward_alone(s, b, what)
    if what == MARGIN:
        return margin(s, seat)
    better, equal = 0, 0
    own = standing(s, b, seat)
    for other in range(s.players):
        better += int(standing(s, b, other) > own)
        equal += int(standing(s, b, other) == own)
    if what == WIN:
        return 1.0 / equal if better == 0 else 0.0
    behind = int(s.players) - better - equal
    return (behind + (equal - 1) / 2.0) / (int(s.players) - 1)


@rule
def reward_alone(s: TableRecord, b: Box, what: int) -> float:
    """Without opponents: the points against the rival, or whether these are enough."""
    lead = standing(s, b, 0)
    if what == MARGIN:
        return float(lead)
    return 1.0 if lead >= 0 else 0.0


@rule
def margin(s: TableRecord, seat: int) -> float:
    """The points of a seat less the mean of the others' points."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += int(s.scores[other])
    return float(s.scores[seat]) - others / (int(s.players) - 1.0)


@rule
def pay(
    s: TableRecord, b: Box, settings: LaneSettings, is_over: bool, rewards: Payment, paid: Payment
) -> None:
    """Pay every seat what it is to have by now, less what it has been paid already."""
    for seat in range(s.players):
        due = reward_of(s, b, int(settings[REWARD]), seat)
        rewards[seat] = due - paid[seat]
        paid[seat] = 0.0 if is_over else due


@rule
def pay_nothing(rewards: Payment) -> None:
    """Nobody is paid for what has not happened."""
    for seat in range(len(rewards)):
        rewards[seat] = 0.0


@rule
def note_scores(s: TableRecord, scores: Scores) -> None:
    """The points of every seat."""
    for seat in range(len(scores)):
        scores[seat] = s.scores[seat]


# --- a lane --------------------------------------------------------------------------------------
#
# What a lane needs is handed on row by row: all of its arrays at once would be more than a
# processor can pass, and cost as much as the rules themselves.


@rule
def run_lane(
    s: TableRecord,
    b: Box,
    log: Log,
    mask: Mask,
    dice: Chance,
    settings: LaneSettings,
    what: int,
    seat: int,
    action: int,
    rewards: Payment,
    paid: Payment,
    scores: Scores,
) -> int:
    """Begin a game, execute an action or neither, and go on to the next choice: how many answers.

    Where a game has ended, ENDED is added.
    """
    ended = 0
    count = 0
    for _game in range(MOST_GAMES):
        if what == STEP:
            apply(s, b, log, seat, action)
        elif what == BEGIN:
            start(s, b, log)
        count = advance(s, b, log, mask)
        if what != STEP:
            break
        note_scores(s, scores)
        if count > 0:
            if settings[DENSE] == 1:
                pay(s, b, settings, False, rewards, paid)
            break
        pay(s, b, settings, True, rewards, paid)
        ended = ENDED
        if s.broken == 1 or settings[RESTART] == 0:
            break
        seed_from(dice, s.chance)
        what = BEGIN
    if count == 0:
        for at in range(len(mask)):
            mask[at] = 0
    return ended + count


@rule
def draw_action(s: TableRecord, mask: Mask, dice: Chance, count: int) -> int:
    """A legal action by fair chance; where nobody is asked, waiting."""
    return nth_offered(s, mask, draw_below(dice, count)) if count > 0 else WAIT


@rule
def observe_state(spare: Tables, b: Box, seat: int, seen: Mask) -> None:
    """Write what a seat may see of a copy of a state."""
    hide(spare[0], b, seat)
    observe(spare[0], b, seat, seen)


@rule
def warm_up(rows: LaneBytes, lane: int) -> int:
    """Touch a row, so that all of it is on its way from memory before it is needed."""
    touched = 0
    for at in range(0, len(rows[lane]), LINE):
        touched += int(rows[lane, at])
    return touched


@rule
def is_fine(mask: Mask, action: int) -> bool:
    """Whether an action is legal, or none is to be made."""
    return action == WAIT or (0 <= action < len(mask) and mask[action] == 1)


@rule
def enter_lanes(lanes: Lanes, what: int, first: int, last: int) -> int:
    """Do the same in all lanes from the first to the one before the last.

    The first that was found wrong or broken off, or NONE.
    """
    wrong = NONE
    for lane in range(first, last):
        if what == STEP and lane + AHEAD < last:
            lanes.warmth[0] += warm_up(lanes.lines, lane + AHEAD)
            lanes.warmth[0] += warm_up(lanes.masks, lane + AHEAD)
        if what == OBSERVE:
            lanes.spare[0] = lanes.states[lane]
            observe_state(lanes.spare, lanes.boxes[0], int(lanes.viewers[lane]), lanes.seen[lane])
        elif what == CHECK:
            if wrong == NONE and not is_fine(lanes.masks[lane], int(lanes.actions[lane])):
                wrong = lane
        elif what == DRAW:
            lanes.actions[lane] = draw_action(
                lanes.states[lane], lanes.masks[lane], lanes.dice[lane], int(lanes.counts[lane])
            )
        else:
            pay_nothing(lanes.rewards[lane])
            lanes.done[lane] = PLAYING
            if what != STEP or lanes.actions[lane] != WAIT:
                result = run_lane(
                    lanes.states[lane],
                    lanes.boxes[0],
                    lanes.log,
                    lanes.masks[lane],
                    lanes.dice[lane],
                    lanes.settings,
                    what,
                    int(lanes.seats[lane]),
                    int(lanes.actions[lane]),
                    lanes.rewards[lane],
                    lanes.paid[lane],
                    lanes.scores[lane],
                )
                count = result & (ENDED - 1)
                lanes.counts[lane] = count
                lanes.done[lane] = how_it_goes(lanes.states[lane], result)
                lanes.seats[lane] = who_is_asked(lanes.states[lane], count)
                if wrong == NONE and lanes.done[lane] == BROKEN:
                    wrong = lane
    return wrong


@rule
def how_it_goes(s: TableRecord, result: int) -> int:
    """Whether the game goes on, has ended or was broken off."""
    if s.broken == 1:
        return BROKEN
    return OVER if result >= ENDED else PLAYING


@rule
def who_is_asked(s: TableRecord, count: int) -> int:
    """The first seat that is to decide, or NOBODY."""
    return first_of(asked(s, SEATS)) if count > 0 else NOBODY
