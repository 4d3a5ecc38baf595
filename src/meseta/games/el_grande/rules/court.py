"""The court: taking caballeros to it from the province or, when that is empty, from the regions."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import REGIONS
from meseta.games.el_grande.rules.decisions import Recall, Recalling, Recruit, Recruiting
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, can_leave
from meseta.games.el_grande.rules.vetoes import ask_holders, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.effect import does
from meseta.kernel.sets import first_of, only
from meseta.kernel.table import SEATS, Log, Mask, asked, close, count_down


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
def apply_recruit(s: State, b: Box, log: Log, seat: int, count: int) -> None:
    """The caballeros go to the court; if a card brings them, somebody may object."""
    if is_watched(s, b) and count > 0:
        Events.wants_recruit(log, seat, count)
        Recruiting.ask(s, count)
        ask_holders(s)
    else:
        fill_court(s, log, count)


@runs(Recruiting)
def fill_court(s: State, log: Log, count: int) -> None:
    """So many go to the court; an exhausted province opens the regions for the rest."""
    seat = first_of(asked(s, SEATS))
    short = asked(s, Recruit.most) - count
    close(s)
    s.province[seat] -= count
    s.court[seat] += count
    Events.recruited(log, seat, count)
    if short > 0 and s.province[seat] == 0:
        Recall.ask(s, only(seat), short)


@offers(Recall)
def legal_recall(s: State, seat: int, mask: Mask) -> None:
    """Own caballeros in regions, not in the King's region or the castillo; stopping is allowed."""
    for region in range(REGIONS):
        if can_leave(s, seat, region):
            Recall.recall(mask, region)
    Recall.stop(mask)


@answers(Recall.recall)
def apply_recall(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """One caballero comes back from a region; if a card calls it, somebody may object."""
    if is_watched(s, b):
        Events.wants_recall(log, seat, region)
        Recalling.ask(s, region)
        ask_holders(s)
    else:
        recall_caballero(s, log, region)


@runs(Recalling)
def recall_caballero(s: State, log: Log, region: int) -> None:
    """One caballero comes back from a region to the court."""
    seat = first_of(asked(s, SEATS))
    s.caballeros[region, seat] -= 1
    s.court[seat] += 1
    Events.recalled(log, seat, region)
    count_down(s, Recall.left)
