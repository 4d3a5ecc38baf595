"""The seven actions of a turn, where they may not be interleaved: one is under way at a time."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import LAYING
from meseta.games.el_caballero.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only


@rule
def is_open(s: State, action: int) -> bool:
    """With interleaving none is ever over; without, each is one block, and none left half done."""
    if s.under_way == action:
        return True
    if s.under_way == LAYING and s.areas_due > 0:
        return False
    return not has(int(s.finished), action)


@rule
def is_under_way(s: State, b: Box, action: int) -> bool:
    """With interleaving any action may be; without, the one that was begun last."""
    return b.interleaved == 1 or s.under_way == action


@rule
def enter(s: State, b: Box, action: int) -> None:
    """Without interleaving, the action that was under way is over once another begins."""
    if b.interleaved == 0 and s.under_way != action:
        if s.under_way != NONE:
            s.finished = int(s.finished) | only(int(s.under_way))
        s.under_way = action
