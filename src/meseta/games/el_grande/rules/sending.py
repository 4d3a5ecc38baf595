"""Sending caballeros back to the province."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import LOSE, REGIONS
from meseta.games.el_grande.rules.decisions import (
    Assassinate,
    Assassinating,
    Disc,
    EmptyingCourts,
    Reveal,
    Withdraw,
    Withdrawing,
)
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, can_leave, in_regions, is_taboo
from meseta.games.el_grande.rules.vetoes import acting, ask_holders, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, has, only
from meseta.kernel.table import SEATS, Log, Mask, amend, asked, close, count_down


@rule
def return_from_region(s: State, log: Log, owner: int, region: int, most: int) -> None:
    """Up to so many caballeros of a colour go from a region to its province."""
    count = min(most, int(s.caballeros[region, owner]))
    s.caballeros[region, owner] -= count
    s.province[owner] += count
    Events.returned(log, owner, region, count)


@rule
def return_from_court(s: State, log: Log, owner: int, most: int) -> None:
    """Up to so many caballeros of a colour go from the court to the province."""
    count = min(most, int(s.court[owner]))
    s.court[owner] -= count
    s.province[owner] += count
    Events.returned_court(log, owner, count)


@does(effects.EmptyCourts)
def empty_courts(s: State, b: Box, log: Log, seat: int, up_to: int) -> None:
    """Every other player sends caballeros of the court back: one by one if somebody may object."""
    owners = 0
    for other in range(s.players):
        if other != seat and s.court[other] > 0:
            owners |= only(other)
    if owners != 0 and is_watched(s, b):
        EmptyingCourts.ask(s, owners, up_to)
        return
    for other in range(s.players):
        if has(owners, other):
            return_from_court(s, log, other, up_to)


@runs(EmptyingCourts)
def empty_next_court(s: State, b: Box, log: Log, owners: int, up_to: int) -> None:
    """The next court to the left is emptied; before the one after that, others may object."""
    owner = next_in(s, owners)
    left = owners & ~only(owner)
    return_from_court(s, log, owner, up_to)
    amend(s, EmptyingCourts.owners, left)
    if left == 0:
        close(s)
    elif is_watched(s, b):
        victim = next_in(s, left)
        Events.wants_withdraw_court(log, victim, min(up_to, int(s.court[victim])))
        ask_holders(s)


@rule
def next_in(s: State, seats: int) -> int:
    """The first of some players, from the active player's left; or NONE."""
    for step in range(1, s.players):
        seat = (acting(s) + step) % s.players
        if has(seats, seat):
            return seat
    return NONE


@does(effects.Assassinate)
def start_assassination(s: State, seat: int, may_stop: int) -> None:
    """One caballero of each other colour, the dummy's too, for as many as have one to lose."""
    owners = 0
    for owner in range(s.colours):
        if owner != seat and in_regions(s, owner) > 0:
            owners |= only(owner)
    if owners != 0:
        Assassinate.ask(s, only(seat), may_stop, owners)


@offers(Assassinate)
def legal_assassinate(s: State, b: Box, mask: Mask, may_stop: int, owners: int) -> None:
    """A caballero outside the King's region, of a colour that has not lost one yet."""
    if may_stop == 1 or (b.dummy_may_be_spared == 1 and owners == only(s.players)):
        Assassinate.stop(mask)
    for owner in range(s.colours):
        if has(owners, owner):
            for region in range(REGIONS):
                if can_leave(s, owner, region):
                    Assassinate.send(mask, region, owner)


@answers(Assassinate.send)
def apply_assassinate(s: State, b: Box, log: Log, seat: int, region: int, owner: int) -> None:
    """The caballero is struck, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_return(log, owner, region, seat)
        Assassinating.ask(s, region, owner)
        ask_holders(s)
    else:
        strike(s, log, region, owner)


@runs(Assassinating)
def strike(s: State, log: Log, region: int, owner: int) -> None:
    """The caballero goes to its province, and its colour is spared from now on."""
    return_from_region(s, log, owner, region, 1)
    left = asked(s, Assassinate.owners) & ~only(owner)
    amend(s, Assassinate.owners, left)
    if left == 0:
        close(s)


@does(effects.Withdraw)
def start_withdrawal(s: State, b: Box, log: Log, seat: int, up_to: int) -> None:
    """Clockwise from the left neighbour, each other player sends own caballeros back."""
    watched = is_watched(s, b)
    for step in range(s.players - 1, 0, -1):
        other = (seat + step) % s.players
        there = int(s.court[other]) + in_regions(s, other)
        if there > up_to or (watched and there > 0):
            Withdraw.ask(s, only(other), min(there, up_to))
        else:
            withdraw_all(s, log, other)


@rule
def withdraw_all(s: State, log: Log, seat: int) -> None:
    """Whoever has no more than must go sends them all."""
    if s.court[seat] > 0:
        return_from_court(s, log, seat, int(s.court[seat]))
    for region in range(REGIONS):
        if can_leave(s, seat, region):
            return_from_region(s, log, seat, region, int(s.caballeros[region, seat]))


@offers(Withdraw)
def legal_withdraw(s: State, seat: int, mask: Mask) -> None:
    """From the court or from regions that are not taboo."""
    if s.court[seat] > 0:
        Withdraw.court(mask)
    for region in range(REGIONS):
        if can_leave(s, seat, region):
            Withdraw.send(mask, region)


@answers(Withdraw.court)
def withdraw_from_court(s: State, b: Box, log: Log, seat: int) -> None:
    """One caballero goes back from the court, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_withdraw_court(log, seat, 1)
        Withdrawing.ask(s, NONE)
        ask_holders(s)
    else:
        withdraw(s, log, NONE)


@answers(Withdraw.send)
def withdraw_from_region(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """One caballero goes back from a region, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_withdraw(log, seat, region)
        Withdrawing.ask(s, region)
        ask_holders(s)
    else:
        withdraw(s, log, region)


@runs(Withdrawing)
def withdraw(s: State, log: Log, region: int) -> None:
    """One caballero goes back from a region, or from the court; one less is to go."""
    seat = first_of(asked(s, SEATS))
    if region == NONE:
        return_from_court(s, log, seat, 1)
    else:
        return_from_region(s, log, seat, region, 1)
    count_down(s, Withdraw.left)


@does(effects.CivilWar)
def start_civil_war(s: State, b: Box, seat: int, at_least: int, up_to: int) -> None:
    """Every other player with enough caballeros somewhere sets the disc on such a region."""
    seats = 0
    for other in range(s.players):
        if other != seat and can_lose(s, other, enough_to_lose(s, b, other, at_least)):
            seats |= only(other)
    if seats != 0:
        Reveal.ask(s, up_to, LOSE, NONE, 0)
        Disc.ask(s, seats, at_least, NONE)


@rule
def can_lose(s: State, seat: int, at_least: int) -> bool:
    """Whether a player has at least so many caballeros in a region that is not taboo."""
    for region in range(REGIONS):
        if s.caballeros[region, seat] >= at_least and not is_taboo(s, region):
            return True
    return False


@rule
def enough_to_lose(s: State, b: Box, seat: int, at_least: int) -> int:
    """How many caballeros the region must hold; where it is ruled so, as many as there are."""
    most = 1
    for region in range(REGIONS):
        if not is_taboo(s, region):
            most = max(most, int(s.caballeros[region, seat]))
    return min(most, at_least) if b.singles_lose == 1 else at_least
