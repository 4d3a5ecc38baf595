"""Playing against itself: whole games, and samples of them to learn from."""

from __future__ import annotations

from meseta.kernel.chance import draw_below
from meseta.kernel.play import MOST_DECISIONS, advance, apply, seed_from, start
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of
from meseta.kernel.table import SEATS, TableRecord, asked
from meseta.kernel.thinking.desk import ODDS, WORK, WORTH, Desk, Values
from meseta.kernel.thinking.judging import assess_afresh, settle
from meseta.kernel.thinking.looking import best_look

GAME, LATE, FEATURES = range(3)
"""Of a sample: the game it is from, how late in it, and from there on its features."""


@rule
def sample(d: Desk, s: TableRecord, game: int, samples: Values, results: Values) -> None:
    """Write down how every seat stands, where there is room; the first result counts them."""
    used = int(results[0, 0])
    if used + s.players > len(samples):
        return
    late = assess_afresh(d, s)
    for seat in range(s.players):
        samples[used + seat, GAME] = float(game)
        samples[used + seat, LATE] = late
        for feature in range(len(d.weights[0])):
            samples[used + seat, FEATURES + feature] = d.features[seat, feature]
    results[0, 0] = float(used + s.players)


@rule
def practise(d: Desk, game: int, samples: Values, results: Values) -> None:
    """A whole game in which every seat takes what looks best; samples of it, and how it ended."""
    s = d.states[WORK]
    box = d.boxes[0]
    seed_from(d.dice, s.chance)
    start(s, box, d.log)
    count = advance(s, box, d.log, d.mask)
    for _decision in range(MOST_DECISIONS):
        if count == 0:
            break
        if draw_below(d.dice, int(d.settings[ODDS])) == 0:
            sample(d, s, game, samples, results)
        action = best_look(d, WORK, count)
        apply(s, box, d.log, first_of(asked(s, SEATS)), action)
        count = advance(s, box, d.log, d.mask)
    settle(d, s)
    for column in range(WORTH):
        results[1 + game, column] = d.worth[column]
