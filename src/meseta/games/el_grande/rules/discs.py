"""The secret discs: set by all concerned at once, then shown together."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import CASTILLO, LOSE, MOVE_OUT, REGIONS
from meseta.games.el_grande.rules.decisions import Coup, Disc, Reveal
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.scoring import score_by_discs
from meseta.games.el_grande.rules.sending import (
    enough_to_lose,
    lose_by_discs,
    return_from_region,
)
from meseta.games.el_grande.rules.state import State, is_taboo
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import only
from meseta.kernel.table import Log, Mask, answered, asked, close


@rule
def may_set_disc(s: State, b: Box, seat: int, region: int) -> bool:
    """Some cards ask for a region with own caballeros, or for another one than they empty."""
    at_least = asked(s, Disc.at_least)
    if at_least > 0:
        enough = enough_to_lose(s, b, seat, at_least)
        return s.caballeros[region, seat] >= enough and not is_taboo(s, region)
    return region != asked(s, Disc.emptied)


@offers(Disc)
def legal_disc(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any region, the King's too, unless the card says otherwise."""
    for region in range(REGIONS):
        if may_set_disc(s, b, seat, region):
            Disc.turn(mask, region)


@answers(Disc.turn)
def apply_disc(s: State, log: Log, seat: int, region: int) -> None:
    """The disc is set and lies face down."""
    s.discs[seat] = region
    Events.disc(log, seat)
    if answered(s, seat):
        close(s)


@runs(Reveal)
def reveal_discs(s: State, b: Box, log: Log, count: int, purpose: int, emptied: int) -> None:
    """All discs are shown together, and the card goes on."""
    close(s)
    show_discs(s, log)
    if purpose == LOSE:
        lose_by_discs(s, log, count)
    elif purpose == MOVE_OUT:
        for seat in range(s.players):
            if s.discs[seat] != NONE:
                move_by_disc(s, log, seat, emptied)
    else:
        score_by_discs(s, b, log)
    put_discs_away(s)


@rule
def show_discs(s: State, log: Log) -> None:
    """Everybody sees what the discs were set to."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            Events.disc_shown(log, seat, s.discs[seat])


@rule
def put_discs_away(s: State) -> None:
    """No disc is set any more."""
    for seat in range(s.players):
        s.discs[seat] = NONE


@rule
def move_by_disc(s: State, log: Log, seat: int, source: int) -> None:
    """All caballeros of a seat go from an area where its disc says, or home if that is taboo."""
    count = int(s.caballeros[source, seat])
    target = int(s.discs[seat])
    s.caballeros[source, seat] = 0
    if is_taboo(s, target):
        s.court[seat] += count
        Events.to_court(log, seat, source, count)
    else:
        s.caballeros[target, seat] += count
        for _caballero in range(count):
            Events.moved(log, seat, source, target, seat)


@offers(Coup)
def legal_coup(s: State, seat: int, mask: Mask) -> None:
    """A region, not the King's, out of which somebody else would have to move."""
    for region in range(REGIONS):
        if coup_victims(s, seat, region) != 0 and not is_taboo(s, region):
            Coup.empty(mask, region)


@rule
def coup_victims(s: State, seat: int, region: int) -> int:
    """The other players with caballeros in a region."""
    seats = 0
    for other in range(s.players):
        if other != seat and s.caballeros[region, other] > 0:
            seats |= only(other)
    return seats


@rule
def can_coup(s: State, seat: int) -> bool:
    """Whether there is a region that a coup would empty."""
    for region in range(REGIONS):
        if coup_victims(s, seat, region) != 0 and not is_taboo(s, region):
            return True
    return False


@does(effects.Coup)
def start_coup(s: State, seat: int) -> None:
    """The player names the region, if there is one that a coup would empty."""
    if can_coup(s, seat):
        Coup.ask(s, only(seat))


@answers(Coup.empty)
def apply_coup(s: State, seat: int, region: int) -> None:
    """The others there set their discs on another region."""
    close(s)
    Reveal.ask(s, 0, MOVE_OUT, region)
    Disc.ask(s, coup_victims(s, seat, region), 0, region)


@rule
def empty_castillo(s: State, b: Box, log: Log) -> None:
    """Caballeros and grandes leave the castillo by the discs; under a revolt all stay inside."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            move_by_disc(s, log, seat, CASTILLO)
            if s.grandes[seat] == CASTILLO and not is_taboo(s, int(s.discs[seat])):
                s.grandes[seat] = s.discs[seat]
                Events.grande(log, seat, s.grandes[seat])
    if b.dummy_stays == 0 and s.king != CASTILLO:
        for dummy in range(s.players, s.colours):
            return_from_region(s, log, dummy, CASTILLO, b.caballeros)
