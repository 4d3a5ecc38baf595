"""Who may object to a special action, and when."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import EVERY_STEP
from meseta.games.el_grande.rules.decisions import Turn, Veto
from meseta.games.el_grande.rules.state import State
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, has, only
from meseta.kernel.table import SEATS, entry, place_of


@rule
def holds_veto(s: State, seat: int) -> bool:
    """Whether a Veto card lies before a player."""
    return s.vetoes[seat] + s.old_vetoes[seat] > 0


@rule
def acting(s: State) -> int:
    """The player who has the turn, and whose special action it is."""
    return first_of(entry(s, place_of(s, Turn.kind), SEATS))


@rule
def next_holder(s: State, after: int) -> int:
    """The next after a seat, up to the player in turn, who may object; or NONE."""
    active = acting(s)
    for step in range(1, s.players):
        seat = (after + step) % s.players
        if seat == active:
            return NONE
        if holds_veto(s, seat) and not has(int(s.lets_pass), seat):
            return seat
    return NONE


@rule
def ask_next(s: State, after: int) -> bool:
    """The next holder of a Veto after a seat may object; whether there is one."""
    holder = next_holder(s, after)
    if holder == NONE:
        return False
    Veto.ask(s, only(holder))
    return True


@rule
def ask_holders(s: State) -> None:
    """The holders of a Veto may object one after the other, from the active player's left."""
    ask_next(s, acting(s))


@rule
def can_be_stopped(s: State) -> bool:
    """Whether a special action is under way, and another player may object to it."""
    return s.card != NONE and next_holder(s, acting(s)) != NONE


@rule
def is_watched(s: State, b: Box) -> bool:
    """Whether another player may interrupt the special action at any step of it."""
    return b.veto_interrupts == EVERY_STEP and can_be_stopped(s)
