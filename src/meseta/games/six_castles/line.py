"""The exploration line: its tiles, the cylinder, discs ahead of it, tolls."""

from __future__ import annotations

from meseta.games.six_castles.box import EXPLORATIONS, FACINGS, MARKABLE, SIDES, SPACES, Box
from meseta.games.six_castles.castles import has_castle, is_listed
from meseta.games.six_castles.decisions import (
    APPEND,
    FACE,
    LINE_TILE,
    MARK_HILL,
    PAY_TOLL,
    PICK_FACING,
    PICK_LINE_TILE,
    PUT_DISC,
    REPLACE,
    SIDE_A_ONLY,
    STEP,
)
from meseta.games.six_castles.events import (
    DISC_BACK,
    DISC_PUT,
    HILL_CHOSEN,
    LINE_BEGUN,
    LINE_CHANGED,
    LINE_GREW,
    STEPPED,
    TOLL_PAID,
)
from meseta.games.six_castles.hills import count_in_hill
from meseta.games.six_castles.state import (
    DISCS,
    LINE,
    MARKED,
    NO_FAMILY,
    NONE,
    State,
    has_disc,
    space_row,
    space_terrain,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import A, B, Log, Mask, N, ask, asked, close, note, only

SIDE_A_FACINGS = 2


# --- the tiles of the line -----------------------------------------------------------------------


@rule
def first_loose(s: State, b: Box, seat: int) -> int:
    """The first place of the line whose tile may still be changed."""
    cylinder = int(s.cylinder[seat])
    if b.replace_leftmost == 1 and cylinder % SPACES == 0:
        return cylinder // SPACES
    return cylinder // SPACES + 1


@rule
def tiles_for(s: State, seat: int, place: int) -> int:
    """The set of tiles that may go to a place of the line: reserve, or the tile there, turned."""
    tiles = int(s.reserve[seat])
    if place < s.line_size[seat]:
        tiles |= 1 << int(s.line[seat, place])
    return tiles & ~int(s.placed)


@rule
def legal_line(s: State, b: Box, seat: int, mask: Mask, first: int) -> None:
    """At any time of the own turn: append a tile, change one ahead of the cylinder, pay a toll."""
    size = int(s.line_size[seat])
    if size < LINE and tiles_for(s, seat, size) != 0:
        mask[first + APPEND] = 1
    if b.family == 0:
        for place in range(first_loose(s, b, seat), size):
            if tiles_for(s, seat, place) != 0:
                mask[first + REPLACE + place] = 1
    if can_pay_toll(s, b, seat):
        mask[first + PAY_TOLL] = 1


@rule
def apply_line(s: State, b: Box, log: Log, seat: int, choice: int) -> None:
    """The toll is paid, or a tile for the line is asked for."""
    if choice == PAY_TOLL:
        pay_toll(s, b, log, seat)
    elif choice == APPEND:
        ask(s, LINE_TILE, only(seat), 1, s.line_size[seat], 0)
    else:
        ask(s, LINE_TILE, only(seat), 1, choice - REPLACE, 0)


@rule
def legal_line_tile(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A tile of the reserve, or the one that lies there, to be turned."""
    tiles = tiles_for(s, seat, asked(s, A))
    for tile in range(EXPLORATIONS):
        mask[PICK_LINE_TILE + tile] = (tiles >> tile) & 1


@rule
def apply_line_tile(s: State, b: Box, log: Log, seat: int, tile: int) -> None:
    """How the tile faces is asked next, and after that for the tiles that are still to come."""
    more = asked(s, N) - 1
    place = asked(s, A)
    close(s)
    if more > 0:
        ask(s, LINE_TILE, only(seat), more, place + 1, 0)
    ask(s, FACE, only(seat), int(b.family), place, tile)


@rule
def legal_face(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Either side in either direction, but not as it lies; in the family version side A only."""
    place = asked(s, A)
    facings = SIDE_A_FACINGS if asked(s, N) == SIDE_A_ONLY else FACINGS
    for facing in range(facings):
        mask[PICK_FACING + facing] = 1
    if place < s.line_size[seat] and s.line[seat, place] == asked(s, B):
        mask[PICK_FACING + int(s.facing[seat, place])] = 0


@rule
def apply_face(s: State, b: Box, log: Log, seat: int, facing: int) -> None:
    """The tile lies in the line; one that lay there goes back to the reserve."""
    place = asked(s, A)
    tile = asked(s, B)
    close(s)
    if place < s.line_size[seat]:
        take_out(s, b, log, seat, place)
        note(log, LINE_CHANGED, seat, place, tile, facing)
    else:
        s.line_size[seat] += 1
        note(log, LINE_GREW, seat, place, tile, facing)
    s.reserve[seat] = int(s.reserve[seat]) & ~(1 << tile)
    s.placed = int(s.placed) | (1 << tile)
    s.line[seat, place] = tile
    s.facing[seat, place] = facing
    if s.cylinder[seat] == NONE:
        s.cylinder[seat] = 0
        note(log, LINE_BEGUN, seat, 0, 0, 0)
    if s.cylinder[seat] == place * SPACES:
        gain_space(s, b, seat, place * SPACES, 1)


@rule
def take_out(s: State, b: Box, log: Log, seat: int, place: int) -> None:
    """A tile leaves the line; discs on it go back to the supply."""
    for space in range(place * SPACES, (place + 1) * SPACES):
        if has_disc(s, seat, space):
            lift_disc(s, b, seat, space)
            s.discs[seat] += 1
            note(log, DISC_BACK, seat, space, 0, 0)
        s.sold[seat] = int(s.sold[seat]) & ~(1 << space)
    if s.cylinder[seat] == place * SPACES:
        gain_space(s, b, seat, place * SPACES, -1)
    s.reserve[seat] = int(s.reserve[seat]) | (1 << int(s.line[seat, place]))


@rule
def lift_disc(s: State, b: Box, seat: int, space: int) -> None:
    """A disc leaves its space, whose terrain the player owns no longer."""
    s.discs_on[seat] = int(s.discs_on[seat]) & ~(1 << space)
    s.sold[seat] = int(s.sold[seat]) & ~(1 << space)
    gain_space(s, b, seat, space, -1)


@rule
def gain_space(s: State, b: Box, seat: int, space: int, count: int) -> None:
    """The terrain of a space belongs to the player, or no longer does; a toll has none."""
    terrain = space_terrain(s, b, seat, space)
    if terrain < MARKABLE:
        s.owned[seat, terrain] += count


# --- the cylinder --------------------------------------------------------------------------------


@rule
def next_space(s: State, seat: int) -> int:
    """The space after the cylinder's, or NONE at the end of the line."""
    space = int(s.cylinder[seat]) + 1
    return space if space < int(s.line_size[seat]) * SPACES else NONE


@rule
def move_cylinder(s: State, b: Box, log: Log, seat: int) -> None:
    """One space on; a disc that it reaches goes back to the supply."""
    space = int(s.cylinder[seat]) + 1
    s.cylinder[seat] = space
    s.placed = 0
    if has_disc(s, seat, space):
        s.discs_on[seat] = int(s.discs_on[seat]) & ~(1 << space)
        s.discs[seat] += 1
        note(log, DISC_BACK, seat, space, 0, 0)
    else:
        gain_space(s, b, seat, space, 1)


@rule
def can_pay_toll(s: State, b: Box, seat: int) -> bool:
    """Whether the next space shows a half coin, and the player has one."""
    space = next_space(s, seat)
    if space == NONE or s.coins[seat] == 0:
        return False
    return b.tolls[space_row(s, seat, space), space % SPACES] == 1


@rule
def pay_toll(s: State, b: Box, log: Log, seat: int) -> None:
    """A half coin moves the cylinder onto the space that shows it."""
    s.coins[seat] -= 1
    move_cylinder(s, b, log, seat)
    note(log, TOLL_PAID, seat, s.cylinder[seat], 0, 0)


# --- marking terrains ----------------------------------------------------------------------------


@rule
def markable(s: State, b: Box, seat: int) -> int:
    """The set of terrains that a step or a disc could mark as the line lies."""
    space = next_space(s, seat)
    if space == NONE:
        return 0
    terrains = 1 << space_terrain(s, b, seat, space)
    if s.discs[seat] > 0:
        for ahead in range(space, int(s.line_size[seat]) * SPACES):
            if not has_disc(s, seat, ahead):
                terrains |= 1 << space_terrain(s, b, seat, ahead)
    return terrains & ((1 << MARKABLE) - 1)


@rule
def hill_terrains(s: State, quarter: int) -> int:
    """The set of terrains in a hill; a castle covers them."""
    if has_castle(s, quarter):
        return 0
    terrains = 0
    now = quarter
    again = True
    while again:
        terrains |= 1 << int(s.terrain[now])
        now = int(s.link[now])
        again = now != quarter
    return terrains


@rule
def legal_mark(s: State, b: Box, seat: int, mask: Mask) -> None:
    """First a hill of the new tile that helps; then steps and discs for its terrains."""
    if s.family == NO_FAMILY:
        if s.tile != NONE:
            legal_mark_hill(s, b, seat, mask)
    elif s.stage == MARKED:
        legal_step(s, b, seat, mask)


@rule
def legal_mark_hill(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A hill at the new tile with a terrain that can be marked."""
    wanted = markable(s, b, seat)
    tile = int(s.tile)
    for position in range(SIDES):
        if hill_terrains(s, tile * SIDES + position) & wanted != 0:
            if not is_listed(s, tile, position):
                mask[MARK_HILL + position] = 1


@rule
def apply_mark(s: State, b: Box, log: Log, seat: int, position: int) -> None:
    """The terrains of the chosen hill may be marked, without limit or once for each quarter."""
    quarter = int(s.tile) * SIDES + position
    s.family = DISCS
    s.stage = MARKED
    for terrain in range(MARKABLE):
        count = count_in_hill(s, quarter, terrain)
        s.marks[terrain] = count if b.mark_by_icon == 1 else min(count, 1)
    note(log, HILL_CHOSEN, seat, quarter, 0, 0)


@rule
def can_mark(s: State, b: Box, seat: int, space: int) -> bool:
    """Whether a space shows a terrain of the chosen hill."""
    terrain = space_terrain(s, b, seat, space)
    return terrain < MARKABLE and s.marks[terrain] > 0


@rule
def legal_step(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The cylinder goes to the next space, or a disc to any space ahead of it."""
    space = next_space(s, seat)
    if space == NONE:
        return
    if can_mark(s, b, seat, space):
        mask[STEP] = 1
    if s.discs[seat] > 0:
        for ahead in range(space, int(s.line_size[seat]) * SPACES):
            if can_mark(s, b, seat, ahead) and not has_disc(s, seat, ahead):
                mask[PUT_DISC + ahead] = 1


@rule
def use_mark(s: State, b: Box, seat: int, space: int) -> None:
    """Where every quarter counts once, one of this terrain is used."""
    if b.mark_by_icon == 1:
        s.marks[space_terrain(s, b, seat, space)] -= 1


@rule
def apply_step(s: State, b: Box, log: Log, seat: int) -> None:
    """The cylinder marks the next space."""
    use_mark(s, b, seat, int(s.cylinder[seat]) + 1)
    move_cylinder(s, b, log, seat)
    note(log, STEPPED, seat, s.cylinder[seat], 0, 0)


@rule
def apply_disc(s: State, b: Box, log: Log, seat: int, space: int) -> None:
    """A disc from the supply marks a space ahead."""
    use_mark(s, b, seat, space)
    s.discs[seat] -= 1
    s.discs_on[seat] = int(s.discs_on[seat]) | (1 << space)
    gain_space(s, b, seat, space, 1)
    note(log, DISC_PUT, seat, space, 0, 0)
