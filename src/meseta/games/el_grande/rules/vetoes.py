"""Who may object to a special action, or to one step of it."""

from __future__ import annotations

from meseta.games.el_grande.rules.decisions import Veto
from meseta.games.el_grande.rules.state import State
from meseta.kernel.rule import rule
from meseta.kernel.sets import only


@rule
def holds_veto(s: State, seat: int) -> bool:
    """Whether a Veto card lies before a player."""
    return s.vetoes[seat] + s.old_vetoes[seat] > 0


@rule
def ask_vetoes(s: State, seat: int, aim: int, owner: int, region: int, area: int) -> bool:
    """Every other holder of a Veto is asked, in seat order from the active player."""
    any_holder = False
    for step in range(1, s.players):
        holder = (seat + s.players - step) % s.players
        if holds_veto(s, holder):
            Veto.ask(s, only(holder), aim, owner, region, area)
            any_holder = True
    return any_holder
