"""The King, the grandes and the scoring tiles: where cards may put them."""

from __future__ import annotations

from meseta.games.el_grande.box import (
    AREAS,
    CASTILLO,
    FRANCE,
    PORTUGAL,
    REGIONS,
    TILES,
    Box,
)
from meseta.games.el_grande.decisions import (
    ABROAD,
    ANYWHERE,
    DECREE,
    DISTANT,
    DO_ESCORT,
    DO_GRANDE,
    DO_KING,
    DO_TILE,
    ESCORT,
    FEWEST,
    HOME,
    KING,
    NEIGHBOUR,
    TARGETS,
    WITH_GRANDE,
)
from meseta.games.el_grande.events import GRANDE_MOVED, KING_MOVED, MOVED, TILE_LAID
from meseta.games.el_grande.state import NONE, State, is_taboo, total_in
from meseta.kernel.rule import rule
from meseta.kernel.table import A, Log, Mask, N, amend, ask, asked, close, note, only


@rule
def start_king(s: State, b: Box, seat: int, effect: int) -> None:
    """The player moves the King as the card says, if there is a place for him to go."""
    how = int(b.effect_how[effect])
    for area in range(AREAS):
        if may_king_go(s, b, how, area):
            ask(s, KING, only(seat), how, int(b.effect_n[effect]), 0)
            return


@rule
def may_king_go(s: State, b: Box, how: int, area: int) -> bool:
    """Another region than his own, of the kind that the card names; abroad only by exile."""
    if how == ABROAD:
        return (area == FRANCE or area == PORTUGAL) and area != s.king
    if area >= REGIONS:
        return False
    if how == FEWEST:
        return is_fewest(s, b, area)
    if area == s.king:
        return False
    if how == NEIGHBOUR:
        return b.borders[s.king, area] == 1
    if how == DISTANT:
        return b.borders[s.king, area] == 0
    if how == WITH_GRANDE:
        return has_grande(s, area)
    return how == ANYWHERE


@rule
def has_grande(s: State, region: int) -> bool:
    """Whether any grande stands in a region."""
    for seat in range(s.players):
        if s.grandes[seat] == region:
            return True
    return False


@rule
def may_be_estate(s: State, b: Box, region: int) -> bool:
    """A country estate has caballeros and, unless ruled otherwise, not the King already."""
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


@rule
def legal_king(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every area that the card lets the King go to."""
    for area in range(AREAS):
        if may_king_go(s, b, asked(s, N), area):
            mask[DO_KING + area] = 1


@rule
def apply_king(s: State, b: Box, log: Log, seat: int, area: int) -> None:
    """The King goes; a retinue follows him, a rivalry throws grandes into the castillo."""
    how = asked(s, N)
    escort = asked(s, A)
    old = int(s.king)
    close(s)
    move_king(s, log, area)
    if how == WITH_GRANDE:
        throw_grandes(s, log, area)
    if escort > 0 and old < REGIONS:
        if total_in(s, old) > escort:
            ask(s, ESCORT, only(seat), escort, old, 0)
        else:
            escort_all(s, log, seat, old)


@rule
def move_king(s: State, log: Log, area: int) -> None:
    """The old region is open at once, the new one taboo at once."""
    s.king = area
    note(log, KING_MOVED, area, 0, 0, 0)


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
    note(log, GRANDE_MOVED, seat, area, 0, 0)


@rule
def legal_escort(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A caballero of any colour in the region that the King left."""
    for owner in range(s.colours):
        if s.caballeros[asked(s, A), owner] > 0:
            mask[DO_ESCORT + owner] = 1


@rule
def apply_escort(s: State, b: Box, log: Log, seat: int, owner: int) -> None:
    """One of those who may follow the King is chosen."""
    follow_king(s, log, seat, owner, asked(s, A))
    amend(s, N, asked(s, N) - 1)
    if asked(s, N) == 0:
        close(s)


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
    note(log, MOVED, owner, old, s.king, seat)


@rule
def exchange_king(s: State, log: Log, seat: int) -> None:
    """King and own grande change places, if both are in regions."""
    home = int(s.grandes[seat])
    if NONE < home < REGIONS and s.king < REGIONS and home != s.king:
        move_grande(s, log, seat, int(s.king))
        move_king(s, log, home)


@rule
def can_move_grande(s: State, seat: int) -> bool:
    """A grande on the board, neither in the King's region nor in the castillo."""
    home = int(s.grandes[seat])
    return NONE < home < REGIONS and not is_taboo(s, home)


@rule
def start_grande(s: State, seat: int) -> None:
    """The player may move the own grande to another region, if it can move at all."""
    if can_move_grande(s, seat):
        ask(s, HOME, only(seat), 0, 0, 0)


@rule
def legal_grande(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Any other region but the King's."""
    for region in range(REGIONS):
        if region != s.grandes[seat] and not is_taboo(s, region):
            mask[DO_GRANDE + region] = 1


@rule
def apply_grande(s: State, b: Box, log: Log, seat: int, region: int) -> None:
    """The grande has a new home."""
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


@rule
def start_decree(s: State, seat: int) -> None:
    """The player lays or moves a tile; only one of them can be locked in the King's region."""
    ask(s, DECREE, only(seat), 0, 0, 0)


@rule
def legal_decree(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Either tile, on any region's table or the castillo's."""
    for tile in range(TILES):
        for area in range(TARGETS):
            if can_lay(s, tile, area):
                mask[DO_TILE + tile * TARGETS + area] = 1


@rule
def apply_decree(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The tile replaces the printed table from now on."""
    close(s)
    s.tiles[choice // TARGETS] = choice % TARGETS
    note(log, TILE_LAID, choice // TARGETS, choice % TARGETS, seat, 0)
