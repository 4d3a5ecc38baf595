"""Many games side by side, a step of each at a time: what learning programs and planners need.

A *lane* holds one game after the other. A step executes the action of every lane, goes on to the
next choice, pays rewards, and where a game has ended begins the next one from the lane's own dice.
"""

from __future__ import annotations

from typing import Annotated, NamedTuple

from meseta.kernel.chance import draw_below
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
from meseta.kernel.table import SEATS, Box, Log, Table, asked

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
BEGIN, STEP, LOOK, DRAW, OBSERVE = range(5)
"""What can be asked of the lanes: begin a game, step, read off who is asked, choose at random, or
write what is seen."""
MOST_GAMES = 2
"""A step ends at most one game; one that would end without any choice is left as it is."""

Flags = Annotated[Row, "u1"]
Small = Annotated[Row, "i1"]
Numbers = Annotated[Row, "i4"]
Points = Annotated[Grid, "i4"]
Reals = Annotated[Grid, "f4"]
Bytes = Annotated[Grid, "u1"]
Dice = Annotated[Grid, "u4"]


class Lanes(NamedTuple):
    """What lanes are made of: in every array a row for each."""

    states: Tables
    spare: Tables
    """One more record, for what a seat may see."""
    boxes: Boxes
    log: Log
    dice: Dice
    """What each lane's next games are seeded from, and what random choices use."""
    actions: Numbers
    masks: Bytes
    counts: Numbers
    """How many actions are legal."""
    seats: Small
    """Who is asked, or NOBODY."""
    viewers: Small
    """From which seat an observation is made."""
    rewards: Reals
    paid: Reals
    """What each seat was paid in this game."""
    scores: Points
    """Points; where a game has just ended, those of its end."""
    done: Flags
    seen: Bytes
    """Observations."""
    settings: Annotated[Row, "i8"]


# --- rewards -------------------------------------------------------------------------------------


@rule
def reward_of(s: Table, b: Box, what: int, seat: int) -> float:
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
def reward_alone(s: Table, b: Box, what: int) -> float:
    """Without opponents: the points against the rival, or whether these are enough."""
    lead = standing(s, b, 0)
    if what == MARGIN:
        return float(lead)
    return 1.0 if lead >= 0 else 0.0


@rule
def margin(s: Table, seat: int) -> float:
    """The points of a seat less the mean of the others' points."""
    others = 0
    for other in range(s.players):
        if other != seat:
            others += int(s.scores[other])
    return float(s.scores[seat]) - others / (int(s.players) - 1.0)


@rule
def pay(lanes: Lanes, lane: int, s: Table, b: Box, is_over: bool) -> None:
    """Pay every seat what it is to have by now, less what it has been paid already."""
    for seat in range(s.players):
        lanes.scores[lane, seat] = s.scores[seat]
        if is_over or lanes.settings[DENSE] == 1:
            due = reward_of(s, b, int(lanes.settings[REWARD]), seat) - lanes.paid[lane, seat]
            lanes.rewards[lane, seat] = due
            lanes.paid[lane, seat] = 0.0 if is_over else lanes.paid[lane, seat] + due


# --- a lane --------------------------------------------------------------------------------------


@rule
def run_lane(lanes: Lanes, lane: int, s: Table, b: Box, what: int) -> None:
    """Begin a game, execute an action or neither, and go on to the next choice."""
    lanes.done[lane] = PLAYING
    for seat in range(s.players):
        lanes.rewards[lane, seat] = 0.0
    count = 0
    for _game in range(MOST_GAMES):
        if what == STEP:
            apply(s, b, lanes.log, int(lanes.seats[lane]), int(lanes.actions[lane]))
        elif what == BEGIN:
            start(s, b, lanes.log)
        count = advance(s, b, lanes.log, lanes.masks[lane])
        if what == STEP:
            pay(lanes, lane, s, b, count == 0)
        if count > 0 or what != STEP:
            break
        lanes.done[lane] = OVER
        if s.broken == 1 or lanes.settings[RESTART] == 0:
            break
        seed_from(lanes.dice[lane], s.chance)
        what = BEGIN
    note_turn(lanes, lane, s, count)


@rule
def note_turn(lanes: Lanes, lane: int, s: Table, count: int) -> None:
    """Note who is asked and how many actions are legal; none are where the game is over."""
    if s.broken == 1:
        lanes.done[lane] = BROKEN
    lanes.counts[lane] = count
    lanes.seats[lane] = first_of(asked(s, SEATS)) if count > 0 else NOBODY
    lanes.viewers[lane] = max(0, int(lanes.seats[lane]))
    if count == 0:
        for action in range(len(lanes.masks[lane])):
            lanes.masks[lane, action] = 0


@rule
def wait(lanes: Lanes, lane: int) -> None:
    """A lane that is not stepped gets nothing."""
    lanes.done[lane] = PLAYING
    for seat in range(len(lanes.rewards[lane])):
        lanes.rewards[lane, seat] = 0.0


@rule
def draw_lane(lanes: Lanes, lane: int, s: Table) -> None:
    """Choose a legal action by fair chance; where nobody is asked, wait."""
    count = int(lanes.counts[lane])
    lanes.actions[lane] = WAIT
    if count > 0:
        lanes.actions[lane] = nth_offered(s, lanes.masks[lane], draw_below(lanes.dice[lane], count))


@rule
def observe_lane(lanes: Lanes, lane: int, b: Box) -> None:
    """Write what a seat may see."""
    seat = int(lanes.viewers[lane])
    lanes.spare[0] = lanes.states[lane]
    hide(lanes.spare[0], b, seat)
    observe(lanes.spare[0], b, seat, lanes.seen[lane])


@rule
def enter_lanes(lanes: Lanes, what: int, first: int, last: int) -> None:
    """Do the same in all lanes from the first to the one before the last."""
    for lane in range(first, last):
        if what == OBSERVE:
            observe_lane(lanes, lane, lanes.boxes[0])
        elif what == DRAW:
            draw_lane(lanes, lane, lanes.states[lane])
        elif what == STEP and lanes.actions[lane] == WAIT:
            wait(lanes, lane)
        else:
            run_lane(lanes, lane, lanes.states[lane], lanes.boxes[0], what)
