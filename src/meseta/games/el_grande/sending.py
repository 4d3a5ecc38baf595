"""Sending caballeros back to the province."""

from __future__ import annotations

from meseta.games.el_grande.box import REGIONS, SEATS, Box
from meseta.games.el_grande.decisions import (
    DISC,
    DO_PICK,
    DO_WITHDRAW,
    LOSE,
    PICK,
    REVEAL,
    STOP_PICKS,
    WITHDRAW,
    WITHDRAW_COURT,
)
from meseta.games.el_grande.events import RETURNED, RETURNED_COURT
from meseta.games.el_grande.state import NONE, State, in_regions, is_taboo
from meseta.kernel.rule import rule
from meseta.kernel.table import (
    A,
    Log,
    Mask,
    N,
    amend,
    ask,
    asked,
    close,
    has_seat,
    note,
    only,
)


@rule
def return_from_region(s: State, log: Log, owner: int, region: int, most: int) -> None:
    """Up to so many caballeros of a colour go from a region to its province."""
    count = min(most, int(s.caballeros[region, owner]))
    s.caballeros[region, owner] -= count
    s.province[owner] += count
    note(log, RETURNED, owner, region, count, 0)


@rule
def return_from_court(s: State, log: Log, owner: int, most: int) -> None:
    """Up to so many caballeros of a colour go from the court to the province."""
    count = min(most, int(s.court[owner]))
    s.court[owner] -= count
    s.province[owner] += count
    note(log, RETURNED_COURT, owner, count, 0, 0)


@rule
def empty_courts(s: State, log: Log, seat: int, most: int) -> None:
    """Every other player sends caballeros of the court back."""
    for other in range(s.players):
        if other != seat:
            return_from_court(s, log, other, most)


@rule
def start_picks(s: State, seat: int, may_stop: int) -> None:
    """One caballero of each other colour, the dummy's too, for as many as have one to lose."""
    owners = 0
    for owner in range(s.colours):
        if owner != seat and in_regions(s, owner) > 0:
            owners |= only(owner)
    if owners != 0:
        ask(s, PICK, only(seat), may_stop, owners, 0)


@rule
def legal_pick(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A caballero outside the King's region, of a colour that has not lost one yet."""
    mask[STOP_PICKS] = asked(s, N)
    for owner in range(s.colours):
        if has_seat(asked(s, A), owner):
            for region in range(REGIONS):
                if s.caballeros[region, owner] > 0 and not is_taboo(s, region):
                    mask[DO_PICK + region * SEATS + owner] = 1


@rule
def apply_pick(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The caballero goes to its province, and its colour is spared from now on."""
    owner = choice % SEATS
    return_from_region(s, log, owner, choice // SEATS, 1)
    amend(s, A, asked(s, A) & ~only(owner))
    if asked(s, A) == 0:
        close(s)


@rule
def start_withdrawal(s: State, log: Log, seat: int, count: int) -> None:
    """Clockwise from the left neighbour, each other player sends own caballeros back."""
    for step in range(1, s.players):
        other = (seat + s.players - step) % s.players
        if s.court[other] + in_regions(s, other) > count:
            ask(s, WITHDRAW, only(other), count, 0, 0)
        else:
            withdraw_all(s, log, other)


@rule
def withdraw_all(s: State, log: Log, seat: int) -> None:
    """Whoever has no more than must go sends them all."""
    if s.court[seat] > 0:
        return_from_court(s, log, seat, int(s.court[seat]))
    for region in range(REGIONS):
        if s.caballeros[region, seat] > 0 and not is_taboo(s, region):
            return_from_region(s, log, seat, region, int(s.caballeros[region, seat]))


@rule
def legal_withdraw(s: State, b: Box, seat: int, mask: Mask) -> None:
    """From the court or from regions that are not taboo."""
    if s.court[seat] > 0:
        mask[WITHDRAW_COURT] = 1
    for region in range(REGIONS):
        if s.caballeros[region, seat] > 0 and not is_taboo(s, region):
            mask[DO_WITHDRAW + region] = 1


@rule
def apply_withdraw(s: State, b: Box, log: Log, seat: int, action: int) -> None:
    """One caballero goes back."""
    if action == WITHDRAW_COURT:
        return_from_court(s, log, seat, 1)
    else:
        return_from_region(s, log, seat, action - DO_WITHDRAW, 1)
    amend(s, N, asked(s, N) - 1)
    if asked(s, N) == 0:
        close(s)


@rule
def start_civil_war(s: State, seat: int, at_least: int, count: int) -> None:
    """Every other player with enough caballeros somewhere sets the disc on such a region."""
    seats = 0
    for other in range(s.players):
        if other != seat and can_lose(s, other, at_least):
            seats |= only(other)
    if seats != 0:
        ask(s, REVEAL, 0, count, LOSE, 0)
        ask(s, DISC, seats, at_least, NONE, 0)


@rule
def can_lose(s: State, seat: int, at_least: int) -> bool:
    """Whether a player has at least so many caballeros in a region that is not taboo."""
    for region in range(REGIONS):
        if s.caballeros[region, seat] >= at_least and not is_taboo(s, region):
            return True
    return False


@rule
def lose_by_discs(s: State, log: Log, count: int) -> None:
    """Caballeros go from the regions that the discs show to the provinces."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            return_from_region(s, log, seat, int(s.discs[seat]), count)
