"""Looking ahead without a tree: what an answer leads to at once, or in random games."""

from __future__ import annotations

from meseta.kernel.chance import draw_below
from meseta.kernel.play import (
    MOST_DECISIONS,
    MOST_SEATS,
    advance,
    apply,
    guess,
    nth_offered,
    seed_from,
)
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, only
from meseta.kernel.table import KIND, SEATS, Mask, asked
from meseta.kernel.thinking.desk import (
    AHEAD,
    CARRY,
    CHANCE_EARLY,
    LOOKS,
    NOISE,
    ROOT,
    TRIAL,
    WORK,
    WORTH,
    Desk,
    Numbers,
    Values,
)
from meseta.kernel.thinking.judging import assess_afresh, judge, settle, usefulness, weight

FINE = 1 << 20
"""Chance in how an answer looks is so finely grained."""


@rule
def deal(d: Desk, seat: int) -> int:
    """The worked-on state is the root with the unseen dealt anew; how many answers there are."""
    d.states[WORK] = d.states[ROOT]
    seed_from(d.dice, d.states[WORK].chance)
    guess(d.states[WORK], d.boxes[0], seat)
    return advance(d.states[WORK], d.boxes[0], d.log, d.mask)


@rule
def step_further(d: Desk, at: int, to: int, seat: int, action: int, mask: Mask) -> int:
    """What an action leads to in one of the states, up to the next choice and its answers."""
    d.states[to] = d.states[at]
    apply(d.states[to], d.boxes[0], d.log, seat, action)
    return advance(d.states[to], d.boxes[0], d.log, mask)


@rule
def glance(d: Desk, at: int, seat: int, action: int) -> float:
    """What a seat makes of what an action leads to at once."""
    step_further(d, at, TRIAL, seat, action, d.spare)
    judge(d, d.states[TRIAL])
    return usefulness(d, seat, int(d.states[TRIAL].players))


@rule
def look_ahead(d: Desk, at: int, seat: int, action: int) -> float:
    """What a seat makes of what an action leads to, its own next steps included."""
    s = d.states[at]
    is_alone, top, kind = asked(s, SEATS) == only(seat), int(s.asked), asked(s, KIND)
    count = step_further(d, at, AHEAD, seat, action, d.mask)
    if not is_alone:
        count = hear_others(d, count, top, kind)
    carry_on(d, AHEAD, seat, count, int(d.settings[CARRY]))
    judge(d, d.states[AHEAD])
    return usefulness(d, seat, int(d.states[AHEAD].players))


@rule
def hear_others(d: Desk, count: int, top: int, kind: int) -> int:
    """Where several answer in secret, the others do so as it may be; nothing shows before."""
    s = d.states[AHEAD]
    for _other in range(MOST_SEATS):
        if count == 0 or s.asked != top or asked(s, KIND) != kind:
            return count
        action = nth_offered(s, d.mask, draw_below(d.dice, count))
        apply(s, d.boxes[0], d.log, first_of(asked(s, SEATS)), action)
        count = advance(s, d.boxes[0], d.log, d.mask)
    return count


@rule
def best_look(d: Desk, at: int, count: int) -> int:
    """The answer that looks best, with some chance in how it looks; few of many are looked at."""
    s = d.states[at]
    seat = first_of(asked(s, SEATS))
    looks = min(count, int(d.settings[LOOKS]))
    first = draw_below(d.dice, count)
    best = nth_offered(s, d.mask, first)
    most = -1e300
    for look in range(looks):
        place = (first + look) % count if looks == count else draw_below(d.dice, count)
        action = nth_offered(s, d.mask, place)
        use = glance(d, at, seat, action)
        use += d.settings[NOISE] * (draw_below(d.dice, FINE) / float(FINE))
        if use > most:
            most = use
            best = action
    return best


@rule
def carry_on(d: Desk, at: int, seat: int, count: int, most: int) -> int:
    """Further steps of a seat, as long as it alone is asked; the mask holds the first choice."""
    s = d.states[at]
    for _step in range(most):
        if count == 0 or asked(s, SEATS) != only(seat):
            return count
        apply(s, d.boxes[0], d.log, seat, best_look(d, at, count))
        count = advance(s, d.boxes[0], d.log, d.mask)
    return count


@rule
def play_on(d: Desk, count: int, most: int) -> None:
    """Fair random choices, at most so many; the mask holds the first one."""
    s = d.states[WORK]
    for _decision in range(most):
        if count == 0:
            return
        action = nth_offered(s, d.mask, draw_below(d.dice, count))
        apply(s, d.boxes[0], d.log, first_of(asked(s, SEATS)), action)
        count = advance(s, d.boxes[0], d.log, d.mask)


@rule
def add_worth(d: Desk, outlook: Values, row: int) -> None:
    """What an answer led to, for all seats."""
    for column in range(WORTH):
        outlook[row, column] += d.worth[column]
    outlook[row, WORTH] += 1.0


@rule
def rank_answers(d: Desk, seat: int, answers: Numbers, outlook: Values) -> None:
    """Judge what each answer of a seat leads to, in one deal of the unseen."""
    deal(d, seat)
    for place in range(len(answers)):
        look_ahead(d, WORK, seat, int(answers[place]))
        add_worth(d, outlook, place)


@rule
def try_answers(d: Desk, seat: int, answers: Numbers, outlook: Values) -> None:
    """One random game to the end after each answer of a seat, the unseen dealt anew each time."""
    for place in range(len(answers)):
        deal(d, seat)
        s = d.states[WORK]
        apply(s, d.boxes[0], d.log, seat, int(answers[place]))
        play_on(d, advance(s, d.boxes[0], d.log, d.mask), MOST_DECISIONS)
        settle(d, s)
        add_worth(d, outlook, place)


@rule
def weigh_answers(d: Desk, seat: int, answers: Numbers, outlook: Values) -> None:
    """What each feature adds to a seat's strength after each answer and its own next steps."""
    deal(d, seat)
    for place in range(len(answers)):
        look_ahead(d, WORK, seat, int(answers[place]))
        if d.states[AHEAD].asked > 0:
            weigh(d, seat, outlook, place)


@rule
def weigh(d: Desk, seat: int, outlook: Values, row: int) -> None:
    """What each feature adds to a seat's strength, less what it adds to the others' in the mean."""
    s = d.states[AHEAD]
    late = assess_afresh(d, s)
    for feature in range(len(d.weights[0])):
        others = 0.0
        for other in range(s.players):
            if other != seat:
                others += d.features[other, feature]
        lead = d.features[seat, feature] - others / max(1, int(s.players) - 1)
        outlook[row, feature] += lead * weight(d, CHANCE_EARLY, feature, late)
