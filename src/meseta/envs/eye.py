"""One match for programs: what a seat sees of it, what it is worth, and how it looks."""

from __future__ import annotations

import re
from operator import index
from typing import Any

import numpy as np

from meseta.envs.cpu import CpuLanes
from meseta.kernel.game import WHOLE, AnyGame
from meseta.kernel.lanes import REWARDS, SETTINGS, reward_of
from meseta.kernel.record import Array
from meseta.kernel.way import Way
from meseta.match.match import IllegalAction, Match

MARKUP = re.compile(r"\[/?[^\]\[]*\]")
RENDER_MODES = ["human", "ansi", "svg"]
"""Printed, as text, or as a picture."""


class Eye:
    """Looks at single states of a game."""

    def __init__(self, game: AnyGame, way: Way) -> None:
        self.game, self.way = game, way
        self.lanes = CpuLanes(game, way, 1, np.zeros(SETTINGS, np.int64), 1)

    def see(self, state: Array, seat: int) -> Array:
        """What a seat may know of a state, as bytes."""
        out = np.zeros((1, self.game.book.layout.size), np.uint8)
        self.way.lay(self.lanes.held, state)
        self.lanes.observe(out, np.array([seat]))
        seen: Array = out[0]
        return seen


def rewards_of(match: Match, reward: str) -> list[float]:
    """What each seat would be paid if a match ended now."""
    rule, twin = match.game.book.plain(reward_of), match.game.book.state().read(match.state)
    what = REWARDS.index(reward)
    return [float(rule(twin, match.game.box, what, seat)) for seat in range(len(match.game.seats))]


def mask_of(match: Match, seat: int) -> Array:
    """What a seat may do, if it is the one that is asked."""
    mask = np.zeros(match.game.book.actions, np.int8)
    if match.pending and match.pending[0] == seat:
        mask[match.legal_actions(seat)] = 1
    return mask


def render(match: Match, mode: str | None) -> Any:
    """A match as everybody may see it: printed, as text, or as a picture."""
    if mode == "svg":
        return match.svg()
    text = "\n".join([match.situation, *sheets_of(match)])
    if mode == "ansi":
        return text
    print(text)
    return None


def sheets_of(match: Match) -> list[str]:
    """The table as lines of text, without colours."""
    sheets = match.game.scribe("en").sheets(match.scene(), {}, WHOLE)
    return [MARKUP.sub("", line) for sheet in sheets for line in sheet.lines]


def check_mode(mode: str | None) -> str | None:
    """A way to look at a match that there is."""
    if mode is not None and mode not in RENDER_MODES:
        raise ValueError(f"render_mode: {mode!r} is not one of {', '.join(RENDER_MODES)}")
    return mode


def whole(action: Any) -> int:
    """An action by its number; 1.5 is none, nor is nothing, nor are yes and no."""
    number: Any = None if isinstance(action, bool) else action
    try:
        return index(number)
    except TypeError:
        raise IllegalAction(f"action {action!r} is no whole number") from None
