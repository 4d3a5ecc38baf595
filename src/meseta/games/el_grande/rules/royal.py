"""The King, the grandes and the scoring tiles: where cards may put them."""

from __future__ import annotations

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import (
    ABROAD,
    AREAS,
    CASTILLO,
    DISTANT,
    FEWEST,
    FRANCE,
    NEIGHBOUR,
    PORTUGAL,
    REGIONS,
    TARGETS,
    TILES,
    TO_A_GRANDE,
)
from meseta.games.el_grande.rules.decisions import (
    Decree,
    Escort,
    King,
    LayingTile,
    MoveGrande,
    MovingGrande,
    MovingKing,
)
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, is_taboo, total_in
from meseta.games.el_grande.rules.vetoes import ask_holders, is_watched
from meseta.kernel.decision import answers, offers, runs
from meseta.kernel.domain import NONE
from meseta.kernel.effect import does
from meseta.kernel.rule import rule
from meseta.kernel.sets import first_of, only
from meseta.kernel.table import SEATS, Log, Mask, asked, close, count_down


@does(effects.King)
def start_king(s: State, b: Box, seat: int, to: int, escort: int) -> None:
    """The player moves the King as the card says, if there is a place for him to go."""
    if can_king_go(s, b, to):
        King.ask(s, only(seat), to, escort)


@rule
def can_king_go(s: State, b: Box, goes: int) -> bool:
    """Whether there is a place for the King to go."""
    for area in range(AREAS):
        if may_king_go(s, b, goes, area):
            return True
    return False


@rule
def may_king_go(s: State, b: Box, goes: int, area: int) -> bool:
    """Another region than his own, of the kind that the card names; abroad only by exile."""
    if goes == ABROAD:
        return (area == FRANCE or area == PORTUGAL) and area != s.king
    if area >= REGIONS:
        return False
    if goes == FEWEST:
        return is_fewest(s, b, area)
    if area == s.king:
        return False
    if goes == NEIGHBOUR:
        return b.borders[s.king, area] == 1
    if goes == DISTANT:
        return b.borders[s.king, area] == 0
    if goes == TO_A_GRANDE:
        return has_grande(s, area)
    return True


@rule
def has_grande(s: State, region: int) -> bool:
    """Whether any grande stands in a region."""
    for seat in range(s.players):
        if s.grandes[seat] == region:
            return True
    return False


@rule
def may_be_estate(s: State, b: Box, region: int) -> bool:
    """A country estate has caballeros; where it is ruled so, the King is not there already."""
    return total_in(s, region) > 0 and (region != s.king or b.estate_may_stay == 1)


@rule
def is_fewest(s: State, b: Box, region: int) -> bool:
    """Whether no other possible estate holds fewer caballeros."""
    if not may_be_estate(s, b, region):
        return False
    for other in range(REGIONS):
        if may_be_estate(s, b, other) and total_in(s, other) < total_in(s, region):
            return False
    return True


@offers(King)
def legal_king(s: State, b: Box, mask: Mask, goes: int) -> None:
    """Every area that the card lets the King go to; some editions let him stay after all."""
    if b.may_leave_undone == 1:
        King.skip(mask)
    for area in range(AREAS):
        if may_king_go(s, b, goes, area):
            King.move(mask, area)


@answers(King.move)
def apply_king(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """The King goes, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_king(log, seat, area)
        MovingKing.ask(s, area)
        ask_holders(s)
    else:
        king_goes(s, b, log, area)


@runs(MovingKing)
def king_goes(s: State, b: Box, log: Log, area: int) -> None:
    """The King goes; a retinue follows him, a rivalry throws grandes into the castillo."""
    seat, goes, escort = first_of(asked(s, SEATS)), asked(s, King.goes), asked(s, King.escort)
    close(s)
    old = int(s.king)
    move_king(s, log, area)
    if goes == TO_A_GRANDE:
        throw_grandes(s, log, area)
    if escort > 0 and old != area and may_be_followed(b, old):
        if total_in(s, old) > escort:
            Escort.ask(s, only(seat), escort, old)
        else:
            escort_all(s, log, seat, old)


@rule
def may_be_followed(b: Box, area: int) -> bool:
    """Caballeros follow the King out of a region; out of the castillo only if ruled so."""
    return area < REGIONS or (area == CASTILLO and b.retinue_castillo == 1)


@rule
def move_king(s: State, log: Log, area: int) -> None:
    """The old region is open at once, the new one taboo at once; on an estate he may stay."""
    if area == s.king:
        Events.king_stays(log, area)
    else:
        Events.king(log, area)
    s.king = area


@does(effects.Revolt)
def revolt(s: State, log: Log) -> None:
    """The King stands beside the castillo."""
    move_king(s, log, CASTILLO)


@rule
def throw_grandes(s: State, log: Log, region: int) -> None:
    """All grandes of a region go into the castillo."""
    for seat in range(s.players):
        if s.grandes[seat] == region:
            move_grande(s, log, seat, CASTILLO)


@rule
def move_grande(s: State, log: Log, seat: int, area: int) -> None:
    """A grande goes to an area; several may share one."""
    s.grandes[seat] = area
    Events.grande(log, seat, area)


@offers(Escort)
def legal_escort(s: State, mask: Mask, region: int) -> None:
    """A caballero of any colour in the area that the King left."""
    for owner in range(s.colours):
        if s.caballeros[region, owner] > 0:
            Escort.choose(mask, owner)


@answers(Escort.choose)
def apply_escort(s: State, log: Log, seat: int, owner: int, region: int) -> None:
    """One of those who may follow the King is chosen."""
    follow_king(s, log, seat, owner, region)
    count_down(s, Escort.left)


@rule
def escort_all(s: State, log: Log, seat: int, old: int) -> None:
    """Where no more stand than must go, all of them follow the King."""
    for owner in range(s.colours):
        for _caballero in range(s.caballeros[old, owner]):
            follow_king(s, log, seat, owner, old)


@rule
def follow_king(s: State, log: Log, seat: int, owner: int, old: int) -> None:
    """A caballero goes where the King went, though his region is taboo."""
    s.caballeros[old, owner] -= 1
    s.caballeros[s.king, owner] += 1
    Events.moved(log, owner, old, s.king, seat)


@does(effects.Regent)
def exchange_king(s: State, log: Log, seat: int) -> None:
    """King and own grande change places, if both are in regions."""
    home = int(s.grandes[seat])
    if home < REGIONS and s.king < REGIONS and home != s.king:
        move_grande(s, log, seat, int(s.king))
        move_king(s, log, home)


@rule
def can_move_grande(s: State, seat: int) -> bool:
    """A grande neither in the King's region nor in the castillo."""
    home = int(s.grandes[seat])
    return home < REGIONS and not is_taboo(s, home)


@does(effects.Grande)
def start_grande(s: State, seat: int) -> None:
    """The player may move the own grande to another region, if it can move at all."""
    if can_move_grande(s, seat):
        MoveGrande.ask(s, only(seat))


@rule
def may_grande_go(s: State, seat: int, region: int) -> bool:
    """Any other region but the King's."""
    return region != s.grandes[seat] and not is_taboo(s, region)


@offers(MoveGrande)
def legal_grande(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every region that the grande may go to; some editions let it stay after all."""
    if b.may_leave_undone == 1:
        MoveGrande.skip(mask)
    for region in range(REGIONS):
        if may_grande_go(s, seat, region):
            MoveGrande.move(mask, region)


@answers(MoveGrande.move)
def apply_grande(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """The grande has a new home, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_grande(log, seat, region)
        MovingGrande.ask(s, region)
        ask_holders(s)
    else:
        settle_grande(s, log, region)


@runs(MovingGrande)
def settle_grande(s: State, log: Log, region: int) -> None:
    """The grande of whoever was asked has a new home."""
    seat = first_of(asked(s, SEATS))
    close(s)
    move_grande(s, log, seat, region)


@rule
def can_lay(s: State, tile: int, area: int) -> bool:
    """On a place without a tile; neither into nor out of the King's region."""
    if s.tiles[tile] != NONE and is_taboo(s, int(s.tiles[tile])):
        return False
    for other in range(TILES):
        if s.tiles[other] == area:
            return False
    return not is_taboo(s, area)


@does(effects.Decree)
def start_decree(s: State, seat: int) -> None:
    """The player lays or moves a tile; only one of them can be locked in the King's region."""
    Decree.ask(s, only(seat))


@offers(Decree)
def legal_decree(s: State, b: Box, mask: Mask) -> None:
    """Either tile, on any region's table or the castillo's; some editions let it be after all."""
    if b.may_leave_undone == 1:
        Decree.skip(mask)
    for tile in range(TILES):
        for area in range(TARGETS):
            if can_lay(s, tile, area):
                Decree.lay(mask, tile, area)


@answers(Decree.lay)
def apply_decree(s: State, b: Box, log: Log, seat: int, tile: int, area: int) -> None:
    """The tile is laid, unless somebody objects."""
    if is_watched(s, b):
        Events.wants_tile(log, tile, area, seat)
        LayingTile.ask(s, tile, area)
        ask_holders(s)
    else:
        lay_tile(s, log, tile, area)


@runs(LayingTile)
def lay_tile(s: State, log: Log, tile: int, area: int) -> None:
    """The tile replaces the printed table from now on."""
    seat = first_of(asked(s, SEATS))
    close(s)
    s.tiles[tile] = area
    Events.tile(log, tile, area, seat)
