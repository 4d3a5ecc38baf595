"""The secret discs: set by all concerned at once, then shown together."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import CASTILLO, COMPARE, LOSE, MOVE_OUT, REGIONS
from meseta.games.el_grande.rules.decisions import Coup, Disc, NamingCoup, Reveal, Score
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.scoring import score_all, shown_once
from meseta.games.el_grande.rules.sending import enough_to_lose, next_in, return_from_region
from meseta.games.el_grande.rules.state import State, is_taboo
from meseta.games.el_grande.rules.vetoes import acting, ask_holders, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import count_of, first_of, only
from meseta.kernel.table import SEATS, Log, Mask, amend, answered, asked, close


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
def reveal_discs(s: State, b: Box, log: Log, purpose: int, shown: int) -> None:
    """All discs are shown together, and the card goes on; others may object to each result."""
    if shown == 0:
        show_discs(s, log)
        amend(s, Reveal.shown, 1)
    else:
        follow_disc(s, log, next_disc(s))
    if purpose == COMPARE:
        compare_discs(s, b, log)
    elif is_watched(s, b) and next_disc(s) != NONE:
        Events.wants_disc(log, next_disc(s))
        ask_holders(s)
    else:
        follow_discs(s, log)


@rule
def next_disc(s: State) -> int:
    """The first from the active player's left whose disc has yet to be followed; or NONE."""
    seats = 0
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            seats |= only(seat)
    return next_in(s, seats)


@rule
def follow_discs(s: State, log: Log) -> None:
    """Everybody who has set a disc does what it says, and the card is done."""
    for seat in range(s.players):
        if s.discs[seat] != NONE:
            follow_disc(s, log, seat)
    close(s)


@rule
def follow_disc(s: State, log: Log, seat: int) -> None:
    """Caballeros of a seat are lost in the region that the disc shows, or move out to it."""
    if asked(s, Reveal.purpose) == LOSE:
        return_from_region(s, log, seat, int(s.discs[seat]), asked(s, Reveal.count))
    else:
        move_by_disc(s, log, seat, asked(s, Reveal.emptied))
    s.discs[seat] = NONE


@rule
def compare_discs(s: State, b: Box, log: Log) -> None:
    """Regions that one disc shows are scored, in the active player's order if others may object."""
    areas = shown_once(s)
    put_discs_away(s)
    close(s)
    if areas != 0 and is_watched(s, b):
        Score.ask(s, only(acting(s)), areas, count_of(areas), b.depth)
    else:
        score_all(s, b, log, areas, b.depth)


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
    """Every region that a coup would empty."""
    for region in range(REGIONS):
        if may_coup(s, seat, region):
            Coup.empty(mask, region)


@rule
def may_coup(s: State, seat: int, region: int) -> bool:
    """A region, not the King's, out of which somebody else would have to move."""
    return coup_victims(s, seat, region) != 0 and not is_taboo(s, region)


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
        if may_coup(s, seat, region):
            return True
    return False


@does(effects.Coup)
def start_coup(s: State, seat: int) -> None:
    """The player names the region, if there is one that a coup would empty."""
    if can_coup(s, seat):
        Coup.ask(s, only(seat))


@answers(Coup.empty)
def apply_coup(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """A region is named to be emptied, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_coup(log, seat, region)
        NamingCoup.ask(s, region)
        ask_holders(s)
    else:
        name_coup(s, region)


@runs(NamingCoup)
def name_coup(s: State, region: int) -> None:
    """The others there set their discs on another region."""
    seat = first_of(asked(s, SEATS))
    close(s)
    Reveal.ask(s, 0, MOVE_OUT, region, 0)
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
