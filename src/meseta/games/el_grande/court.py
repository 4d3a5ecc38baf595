"""The court: taking caballeros to it from the province or, when that is empty, from the regions."""

from __future__ import annotations

from meseta.games.el_grande.box import REGIONS, Box
from meseta.games.el_grande.decisions import DO_RECALL, DO_RECRUIT, RECALL, RECRUIT, STOP_RECALL
from meseta.games.el_grande.events import RECALLED, RECRUITED
from meseta.games.el_grande.state import State, in_regions, is_taboo
from meseta.kernel.rule import rule
from meseta.kernel.table import Log, Mask, N, amend, ask, asked, close, note, only


@rule
def ask_recruit(s: State, seat: int, most: int) -> None:
    """A player may take up to so many own caballeros to the court."""
    if most > 0:
        ask(s, RECRUIT, only(seat), most, 0, 0)


@rule
def legal_recruit(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any number up to the limit, as far as the province reaches; fewer is allowed."""
    for count in range(min(asked(s, N), int(s.province[seat])) + 1):
        mask[DO_RECRUIT + count] = 1


@rule
def apply_recruit(s: State, b: Box, log: Log, seat: int, count: int) -> None:
    """The caballeros go to the court; an exhausted province opens the regions for the rest."""
    short = asked(s, N) - count
    close(s)
    s.province[seat] -= count
    s.court[seat] += count
    note(log, RECRUITED, seat, count, 0, 0)
    if short > 0 and s.province[seat] == 0 and in_regions(s, seat) > 0:
        ask(s, RECALL, only(seat), short, 0, 0)


@rule
def legal_recall(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Own caballeros in regions, not in the King's region or the castillo; stopping is allowed."""
    for region in range(REGIONS):
        if s.caballeros[region, seat] > 0 and not is_taboo(s, region):
            mask[DO_RECALL + region] = 1
    mask[STOP_RECALL] = 1


@rule
def apply_recall(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """One caballero comes back from a region to the court."""
    s.caballeros[region, seat] -= 1
    s.court[seat] += 1
    note(log, RECALLED, seat, region, 0, 0)
    amend(s, N, asked(s, N) - 1)
    if asked(s, N) == 0:
        close(s)
