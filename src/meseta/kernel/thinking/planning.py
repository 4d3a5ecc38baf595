"""Planning a turn: all steps of a seat until somebody else or chance decides, by where they end.

A plan is changed a little, again and again: some steps are left out, some are new, and of the
others all are taken that are still possible. A change stays if the turn then ends no worse, or, as
long as there is much time left, not much worse. No step undoes what another one has brought.
"""

from __future__ import annotations

from meseta.kernel.chance import draw_below, is_untouched
from meseta.kernel.play import advance, apply, nth_offered
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import SEATS, asked
from meseta.kernel.thinking.desk import AHEAD, NONE_FOUND, WORK, Desk, Numbers, Values
from meseta.kernel.thinking.judging import judge, usefulness
from meseta.kernel.thinking.looking import FINE, add_worth, deal
from meseta.kernel.thinking.tree import TAKEN, Tree

LONGEST = 48
"""Steps of a plan, at most."""
DONE = 2 * LONGEST
"""The plan that is changed comes first, then the best one so far, then what was done before it."""
PLANS = DONE + 1
MOST_LEFT_OUT, MOST_NEW = 6, 3
"""In one change, less than so many steps."""
HEAT = 0.04
"""So much worse a turn may end at first."""
THRIFT = 2e-4
"""What a step must be worth at least."""
SWEEPS = 3
"""How often it is asked of every step of a finished plan whether it is needed."""


@rule
def plan_turn(d: Desk, t: Tree, seat: int, changes: int, plan: Numbers, outlook: Values) -> None:
    """A plan after so many changes, for one deal of the unseen, and what it comes to."""
    deal(d, seat)
    make_plan(d, t, seat, changes, plan)
    play_changed(d, t, seat, plan, LONGEST, 0, 0)
    judge(d, d.states[AHEAD])
    add_worth(d, outlook, 0)


@rule
def make_plan(d: Desk, t: Tree, seat: int, changes: int, plan: Numbers) -> None:
    """Change a plan so many times, then leave out what is not needed."""
    plan[0] = NONE_FOUND
    now = -1e300
    best = now
    for change in range(changes):
        long = length_of(plan)
        kept = draw_below(d.dice, long + 1)
        left_out = draw_below(d.dice, min(MOST_LEFT_OUT, long - kept + 1))
        heat = HEAT * (changes - change) / changes * draw_below(d.dice, FINE) / FINE
        now = try_change(d, t, seat, plan, kept, left_out, draw_below(d.dice, MOST_NEW), now, heat)
        if now > best:
            best = now
            copy_plan(plan, 0, LONGEST)
    copy_plan(plan, LONGEST, 0)
    for sweep in range(SWEEPS * LONGEST):
        kept = LONGEST - 1 - sweep % LONGEST
        for left_out in range(1, MOST_LEFT_OUT):
            if kept + left_out <= length_of(plan):
                best = try_change(d, t, seat, plan, kept, left_out, 0, best, 0.0)


@rule
def length_of(plan: Numbers) -> int:
    """How many steps a plan has."""
    for step in range(LONGEST):
        if plan[step] == NONE_FOUND:
            return step
    return LONGEST


@rule
def copy_plan(plan: Numbers, at: int, to: int) -> None:
    """Write one of the two plans over the other."""
    for step in range(LONGEST):
        plan[to + step] = plan[at + step]


@rule
def try_change(
    d: Desk,
    t: Tree,
    seat: int,
    plan: Numbers,
    kept: int,
    left_out: int,
    new: int,
    now: float,
    heat: float,
) -> float:
    """Play a changed plan; it takes the other's place if it ends worse by the heat at most."""
    steps = play_changed(d, t, seat, plan, kept, left_out, new)
    judge(d, d.states[AHEAD])
    use = usefulness(d, seat, int(d.states[AHEAD].players)) - THRIFT * steps
    if use < now - heat:
        return now
    for step in range(LONGEST):
        plan[step] = t.path[step, TAKEN] if step < steps else NONE_FOUND
    return use


@rule
def play_changed(
    d: Desk, t: Tree, seat: int, plan: Numbers, kept: int, left_out: int, new: int
) -> int:
    """Keep some steps of a plan, leave some out, take new ones, go on with the rest; how many."""
    d.states[AHEAD] = d.states[WORK]
    s = d.states[AHEAD]
    count = advance(s, d.boxes[0], d.log, d.mask)
    at = 0
    done = int(plan[DONE])
    for step in range(LONGEST):
        if count == 0 or asked(s, SEATS) != only(seat):
            return step
        if not is_untouched(d.states[WORK].chance, s.chance):
            return step
        at = at + left_out if step == kept else at
        place = NONE_FOUND if kept <= step < kept + new else next_possible(d, plan, at, done)
        if place == NONE_FOUND:
            action = any_useful(d, count, done)
        else:
            action = int(plan[place])
            at = place + 1
        t.path[step, TAKEN] = action
        done |= int(d.does[action])
        apply(s, d.boxes[0], d.log, seat, action)
        count = advance(s, d.boxes[0], d.log, d.mask)
    return LONGEST


@rule
def next_possible(d: Desk, plan: Numbers, at: int, done: int) -> int:
    """The place of the next step of a plan that is possible now and undoes nothing."""
    for place in range(at, LONGEST):
        if plan[place] == NONE_FOUND:
            return NONE_FOUND
        action = int(plan[place])
        if d.mask[action] == 1 and d.undoes[action] & done == 0:
            return place
    return NONE_FOUND


@rule
def any_useful(d: Desk, count: int, done: int) -> int:
    """Any answer that undoes nothing of the same turn, if there is one."""
    s = d.states[AHEAD]
    first = draw_below(d.dice, count)
    for more in range(count):
        action = nth_offered(s, d.mask, (first + more) % count)
        if d.undoes[action] & done == 0:
            return action
    return nth_offered(s, d.mask, first)
