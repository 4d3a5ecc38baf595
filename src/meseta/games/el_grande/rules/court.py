"""The court: taking caballeros to it from the province or, when that is empty, from the regions."""

from __future__ import annotations

from meseta.games.el_grande.box import effects
from meseta.games.el_grande.box.domains import REGIONS
from meseta.games.el_grande.rules.decisions import Recall, Recruit
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, in_regions, is_taboo
from meseta.kernel.decision import answers, offers
from meseta.kernel.effect import does
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, close, count_down


@does(effects.Recruit)
def ask_recruit(s: State, seat: int, up_to: int) -> None:
    """A player may take up to so many own caballeros to the court."""
    if up_to > 0:
        Recruit.ask(s, only(seat), up_to)


@offers(Recruit)
def legal_recruit(s: State, seat: int, mask: Mask, most: int) -> None:
    """Any number up to the limit, as far as the province reaches; fewer is allowed."""
    for count in range(min(most, int(s.province[seat])) + 1):
        Recruit.recruit(mask, count)


@answers(Recruit.recruit)
def apply_recruit(s: State, log: Log, seat: int, count: int, most: int) -> None:
    """The caballeros go to the court; an exhausted province opens the regions for the rest."""
    close(s)
    short = most - count
    s.province[seat] -= count
    s.court[seat] += count
    Events.recruited(log, seat, count)
    if short > 0 and s.province[seat] == 0 and in_regions(s, seat) > 0:
        Recall.ask(s, only(seat), short)


@offers(Recall)
def legal_recall(s: State, seat: int, mask: Mask) -> None:
    """Own caballeros in regions, not in the King's region or the castillo; stopping is allowed."""
    for region in range(REGIONS):
        if s.caballeros[region, seat] > 0 and not is_taboo(s, region):
            Recall.recall(mask, region)
    Recall.stop(mask)


@answers(Recall.recall)
def apply_recall(s: State, log: Log, seat: int, region: int) -> None:
    """One caballero comes back from a region to the court."""
    s.caballeros[region, seat] -= 1
    s.court[seat] += 1
    Events.recalled(log, seat, region)
    count_down(s, Recall.left)
