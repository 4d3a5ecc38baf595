"""What Python calls to have the rules think."""

from __future__ import annotations

from meseta.kernel.rule import rule
from meseta.kernel.thinking.desk import Desk, Numbers, Values
from meseta.kernel.thinking.looking import add_worth, rank_answers, try_answers, weigh_answers
from meseta.kernel.thinking.network import DeskNetwork, like_answers
from meseta.kernel.thinking.planning import plan_turn
from meseta.kernel.thinking.practice import practise
from meseta.kernel.thinking.tree import Tree, simulate

SEARCH, RANK, TRY, WEIGH, PRACTISE, PLAN, FOLLOW, LIKE = range(8)
"""What to do."""


@rule
def enter_think(
    d: Desk,
    n: DeskNetwork,
    t: Tree,
    what: int,
    seat: int,
    times: int,
    answers: Numbers,
    outlook: Values,
    samples: Values,
) -> None:
    """Think so many times; the outlook has a row for each answer, or for each game of practice.

    A plan is written over the answers, and it has one row; what follows a turn, too.
    """
    if what == PLAN:
        plan_turn(d, t, seat, times, answers, outlook)
        return
    for time in range(times):
        if what == SEARCH:
            simulate(d, n, t, seat, outlook)
        elif what == RANK:
            rank_answers(d, seat, answers, outlook)
        elif what == TRY:
            try_answers(d, seat, answers, outlook)
        elif what == FOLLOW:
            simulate(d, n, t, seat, samples)
            add_worth(d, outlook, 0)
        elif what == LIKE:
            like_answers(d, n, seat, answers, outlook)
        elif what == WEIGH:
            weigh_answers(d, seat, answers, outlook)
        else:
            practise(d, time, samples, outlook)
