"""The secret discs: set by all concerned at once, then shown together."""

from __future__ import annotations

from meseta.games.el_grande.box import CASTILLO, REGIONS, Box
from meseta.games.el_grande.decisions import COUP, DISC, DO_COUP, DO_DISC, LOSE, MOVE_OUT, REVEAL
from meseta.games.el_grande.events import DISC_SET, DISC_SHOWN, GRANDE_MOVED, MOVED, TO_COURT
from meseta.games.el_grande.scoring import score_by_discs
from meseta.games.el_grande.sending import lose_by_discs, return_from_region
from meseta.games.el_grande.state import NONE, State, is_taboo
from meseta.kernel.rule import rule
from meseta.kernel.table import A, B, Log, Mask, N, answered, ask, asked, close, note, only


@rule
def may_set_disc(s: State, seat: int, region: int) -> bool:
    """Some cards ask for a region with own caballeros, or for another one than they empty."""
    at_least = asked(s, N)
    if at_least > 0:
        return s.caballeros[region, seat] >= at_least and not is_taboo(s, region)
    return region != asked(s, A)


@rule
def legal_disc(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any region, the King's too, unless the card says otherwise."""
    for region in range(REGIONS):
        if may_set_disc(s, seat, region):
            mask[DO_DISC + region] = 1


@rule
def apply_disc(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """The disc is set and lies face down."""
    s.discs[seat] = region
    note(log, DISC_SET, seat, 0, 0, 0)
    if answered(s, seat):
        close(s)


@rule
def reveal_discs(s: State, b: Box, log: Log) -> None:
    """All discs are shown together, and the card goes on."""
    count = asked(s, N)
    purpose = asked(s, A)
    source = asked(s, B)
    close(s)
    show_discs(s, log)
    if purpose == LOSE:
        lose_by_discs(s, log, count)
    elif purpose == MOVE_OUT:
        for seat in range(s.players):
            if s.discs[seat] != NONE:
                move_by_disc(s, log, seat, source)
    else:
        score_by_discs(s, b, log)
    put_discs_away(s)


@rule
def show_discs(s: State, log: Log) -> None:
    """Everybody sees what the discs were set to."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            note(log, DISC_SHOWN, seat, s.discs[seat], 0, 0)


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
        note(log, TO_COURT, seat, source, count, 0)
    else:
        s.caballeros[target, seat] += count
        for _caballero in range(count):
            note(log, MOVED, seat, source, target, seat)


@rule
def legal_coup(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A region, not the King's, out of which somebody else would have to move."""
    for region in range(REGIONS):
        if coup_victims(s, seat, region) != 0 and not is_taboo(s, region):
            mask[DO_COUP + region] = 1


@rule
def coup_victims(s: State, seat: int, region: int) -> int:
    """The other players with caballeros in a region."""
    seats = 0
    for other in range(s.players):
        if other != seat and s.caballeros[region, other] > 0:
            seats |= only(other)
    return seats


@rule
def start_coup(s: State, seat: int) -> None:
    """The player names the region, if there is one that a coup would empty."""
    for region in range(REGIONS):
        if coup_victims(s, seat, region) != 0 and not is_taboo(s, region):
            ask(s, COUP, only(seat), 0, 0, 0)
            return


@rule
def apply_coup(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """The others there set their discs on another region."""
    close(s)
    ask(s, REVEAL, 0, 0, MOVE_OUT, region)
    ask(s, DISC, coup_victims(s, seat, region), 0, region, 0)


@rule
def empty_castillo(s: State, b: Box, log: Log) -> None:
    """Caballeros and grandes leave the castillo by the discs; under a revolt all stay inside."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            move_by_disc(s, log, seat, CASTILLO)
            if s.grandes[seat] == CASTILLO and not is_taboo(s, int(s.discs[seat])):
                s.grandes[seat] = s.discs[seat]
                note(log, GRANDE_MOVED, seat, s.grandes[seat], 0, 0)
    if b.dummy_stays == 0 and s.king != CASTILLO:
        for dummy in range(s.players, s.colours):
            return_from_region(s, log, dummy, CASTILLO, b.caballeros)
