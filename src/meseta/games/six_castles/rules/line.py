"""The exploration line: its tiles, the cylinder, discs ahead of it, tolls."""

from __future__ import annotations

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import (
    ARRANGED,
    EXPLORATIONS,
    FACINGS,
    LINE,
    MARKABLES,
    MARKED,
    QUARTERS,
    SIDE_A_FACINGS,
    SIDES,
    SPACES,
    START,
    TOLL,
)
from meseta.games.six_castles.rules.castles import has_castle, is_listed
from meseta.games.six_castles.rules.decisions import Act, Face, Lay, LineTile
from meseta.games.six_castles.rules.events import Events
from meseta.games.six_castles.rules.hills import count_in_hill, quarter_of
from meseta.games.six_castles.rules.state import State, has_disc, line_end, space_row, space_terrain
from meseta.kernel.decision import answers, offers
from meseta.kernel.domain import NONE
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log, Mask, close

# --- the tiles of the line -----------------------------------------------------------------------


@rule
def cylinder_place(s: State, seat: int) -> int:
    """The place of the tile under the cylinder."""
    return int(s.cylinder[seat]) // SPACES


@rule
def is_loose(s: State, b: Box, seat: int, place: int) -> bool:
    """The cylinder's tile may be replaced while it stands at its far left; or those right of it."""
    if b.family == 1 or place < cylinder_place(s, seat):
        return False
    if place > cylinder_place(s, seat):
        return b.replace_right == 1
    return b.replace_under == 1 and s.cylinder[seat] % SPACES == 0


@rule
def tiles_for(s: State, seat: int, place: int) -> int:
    """The set of tiles that may go to a place of the line: reserve, or the tile there, turned."""
    tiles = int(s.reserve[seat])
    if place < s.line_size[seat]:
        tiles |= only(int(s.line[seat, place]))
    return tiles & ~int(s.placed)


@rule
def may_arrange(s: State, b: Box) -> bool:
    """The line may be changed at any time between actions, or only while terrains are marked."""
    return b.line_while_marking == 0 or s.stage <= MARKED


@rule
def can_append(s: State, b: Box, seat: int) -> bool:
    """Whether there is a tile, and room for it, at the end of the line; family lines are whole."""
    size = int(s.line_size[seat])
    return b.family == 0 and size < LINE and tiles_for(s, seat, size) != 0


@rule
def can_replace(s: State, b: Box, seat: int, place: int) -> bool:
    """Whether the tile at a place may be replaced, and there is one for it."""
    return is_loose(s, b, seat, place) and tiles_for(s, seat, place) != 0


@rule
def legal_line_while_laying(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Before the tile is laid: append a tile to the line, replace one, pay a toll."""
    if b.line_while_marking == 0:
        if can_append(s, b, seat):
            Lay.append(mask)
        for place in range(cylinder_place(s, seat), s.line_size[seat]):
            if can_replace(s, b, seat, place):
                Lay.replace(mask, place)
    if can_pay_toll(s, b, seat):
        Lay.toll(mask)


@rule
def legal_line_while_acting(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The same between actions; a toll is paid at any time."""
    if may_arrange(s, b):
        if can_append(s, b, seat):
            Act.append(mask)
        for place in range(cylinder_place(s, seat), s.line_size[seat]):
            if can_replace(s, b, seat, place):
                Act.replace(mask, place)
    if can_pay_toll(s, b, seat):
        Act.toll(mask)


@answers(Lay.append)
@answers(Act.append)
def apply_append(s: State, b: Box, seat: int) -> None:
    """A tile for the end of the line is asked for."""
    arrange(s, b)
    LineTile.ask(s, only(seat), 1, s.line_size[seat])


@answers(Lay.replace)
@answers(Act.replace)
def apply_replace(s: State, b: Box, seat: int, place: int) -> None:
    """A tile for a place of the line is asked for."""
    arrange(s, b)
    LineTile.ask(s, only(seat), 1, place)


@rule
def arrange(s: State, b: Box) -> None:
    """Where changing the line is part of marking, it binds the turn to the discs."""
    if b.line_while_marking == 1 and s.stage == START:
        s.stage = ARRANGED


@offers(LineTile)
def legal_line_tile(s: State, seat: int, mask: Mask, place: int) -> None:
    """A tile of the reserve, or the one that lies there, to be turned."""
    tiles = tiles_for(s, seat, place)
    for tile in range(EXPLORATIONS):
        if has(tiles, tile):
            LineTile.take(mask, tile)


@answers(LineTile.take)
def apply_line_tile(s: State, seat: int, left: int, place: int, tile: int) -> None:
    """How the tile faces is asked next, and after that for the tiles that are still to come."""
    close(s)
    if left > 1:
        LineTile.ask(s, only(seat), left - 1, place + 1)
    Face.ask(s, only(seat), place, tile)


@offers(Face)
def legal_face(s: State, b: Box, seat: int, mask: Mask, place: int, tile: int) -> None:
    """Either side in either direction, but not as it lies; in the family version side A only."""
    barred = int(s.facing[seat, place]) if s.line[seat, place] == tile else NONE
    for facing in range(SIDE_A_FACINGS if b.family == 1 else FACINGS):
        if facing != barred:
            Face.face(mask, facing)


@answers(Face.face)
def apply_face(s: State, b: Box, log: Log, seat: int, place: int, tile: int, facing: int) -> None:
    """The tile lies in the line; one that lay there goes back to the reserve."""
    close(s)
    if place < s.line_size[seat]:
        take_out(s, b, log, seat, place)
        Events.line_changed(log, seat, place, tile, facing)
    else:
        s.line_size[seat] += 1
        Events.line_grew(log, seat, place, tile, facing)
    s.reserve[seat] = int(s.reserve[seat]) & ~only(tile)
    s.placed = int(s.placed) | only(tile)
    s.line[seat, place] = tile
    s.facing[seat, place] = facing
    if s.cylinder[seat] == NONE:
        s.cylinder[seat] = 0
        Events.line_begun(log, seat)
    if s.cylinder[seat] == place * SPACES:
        gain_space(s, b, seat, place * SPACES, 1)


@rule
def take_out(s: State, b: Box, log: Log, seat: int, place: int) -> None:
    """A tile leaves the line; discs on it go back to the supply."""
    for space in range(place * SPACES, (place + 1) * SPACES):
        if has_disc(s, seat, space):
            lift_disc(s, b, seat, space)
            s.discs[seat] += 1
            Events.disc_back(log, seat, space)
        s.sold[seat] = int(s.sold[seat]) & ~only(space)
    if s.cylinder[seat] == place * SPACES:
        gain_space(s, b, seat, place * SPACES, -1)
    s.reserve[seat] = int(s.reserve[seat]) | only(int(s.line[seat, place]))


@rule
def lift_disc(s: State, b: Box, seat: int, space: int) -> None:
    """A disc leaves its space, whose terrain the player owns no longer."""
    s.discs_on[seat] = int(s.discs_on[seat]) & ~only(space)
    s.sold[seat] = int(s.sold[seat]) & ~only(space)
    gain_space(s, b, seat, space, -1)


@rule
def gain_space(s: State, b: Box, seat: int, space: int, count: int) -> None:
    """The terrain of a space belongs to the player, or no longer does; a toll has none."""
    terrain = space_terrain(s, b, seat, space)
    if terrain != TOLL:
        s.owned[seat, terrain] += count


# --- the cylinder --------------------------------------------------------------------------------


@rule
def next_space(s: State, seat: int) -> int:
    """The space after the cylinder's, or NONE at the end of the line."""
    space = int(s.cylinder[seat]) + 1
    return space if space < line_end(s, seat) else NONE


@rule
def move_cylinder(s: State, b: Box, log: Log, seat: int) -> None:
    """One space on; a disc that it reaches goes back to the supply."""
    space = int(s.cylinder[seat]) + 1
    s.cylinder[seat] = space
    s.placed = 0
    if has_disc(s, seat, space):
        s.discs_on[seat] = int(s.discs_on[seat]) & ~only(space)
        s.discs[seat] += 1
        Events.disc_back(log, seat, space)
    else:
        gain_space(s, b, seat, space, 1)


@rule
def can_pay_toll(s: State, b: Box, seat: int) -> bool:
    """Whether the next space shows a half coin, and the player has one."""
    space = next_space(s, seat)
    if space == NONE or s.coins[seat] == 0:
        return False
    return b.tolls[space_row(s, seat, space), space % SPACES] == 1


@answers(Lay.toll)
@answers(Act.toll)
def pay_toll(s: State, b: Box, log: Log, seat: int) -> None:
    """A half coin moves the cylinder onto the space that shows it."""
    s.coins[seat] -= 1
    move_cylinder(s, b, log, seat)
    Events.toll(log, seat, s.cylinder[seat])


# --- marking terrains ----------------------------------------------------------------------------


@rule
def markable(s: State, b: Box, seat: int) -> int:
    """The set of what a step or a disc could mark as the line lies; a toll is in no hill."""
    space = next_space(s, seat)
    if space == NONE:
        return 0
    terrains = only(space_terrain(s, b, seat, space))
    if s.discs[seat] > 0:
        for ahead in range(space, line_end(s, seat)):
            if not has_disc(s, seat, ahead):
                terrains |= only(space_terrain(s, b, seat, ahead))
    return terrains


@rule
def hill_terrains(s: State, quarter: int) -> int:
    """The set of terrains in a hill; a castle covers them."""
    if has_castle(s, quarter):
        return 0
    terrains = 0
    now = quarter
    for _quarter in range(QUARTERS):
        terrains |= only(int(s.terrain[now]))
        now = int(s.link[now])
        if now == quarter:
            break
    return terrains


@rule
def legal_mark(s: State, b: Box, seat: int, mask: Mask) -> None:
    """First a hill of the new tile that helps; then steps and discs for its terrains."""
    if s.stage < MARKED:
        if s.tile != NONE:
            legal_mark_hill(s, b, seat, mask)
    elif s.stage == MARKED:
        legal_step(s, b, seat, mask)


@rule
def legal_mark_hill(s: State, b: Box, seat: int, mask: Mask) -> None:
    """A hill at the new tile with a terrain that can be marked."""
    wanted = markable(s, b, seat)
    tile = int(s.tile)
    for corner in range(SIDES):
        if hill_terrains(s, quarter_of(tile, corner)) & wanted != 0:
            if not is_listed(s, tile, corner):
                Act.mark_hill(mask, corner)


@answers(Act.mark_hill)
def apply_mark(s: State, log: Log, seat: int, corner: int) -> None:
    """The terrains of the chosen hill may be marked."""
    quarter = quarter_of(int(s.tile), corner)
    s.stage = MARKED
    for terrain in range(MARKABLES):
        s.marks[terrain] = count_in_hill(s, quarter, terrain)
    Events.hill(log, seat, quarter)


@rule
def can_mark(s: State, b: Box, seat: int, space: int) -> bool:
    """Whether a space shows a terrain of the chosen hill."""
    terrain = space_terrain(s, b, seat, space)
    return terrain != TOLL and s.marks[terrain] > 0


@rule
def legal_step(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The cylinder goes to the next space, or a disc to any space ahead of it."""
    space = next_space(s, seat)
    if space == NONE:
        return
    if can_mark(s, b, seat, space):
        Act.step(mask)
    if s.discs[seat] > 0:
        for ahead in range(space, line_end(s, seat)):
            if can_mark(s, b, seat, ahead) and not has_disc(s, seat, ahead):
                Act.disc(mask, ahead)


@rule
def use_mark(s: State, b: Box, seat: int, space: int) -> None:
    """Where every quarter counts once, one of this terrain is used."""
    if b.mark_by_icon == 1:
        s.marks[space_terrain(s, b, seat, space)] -= 1


@answers(Act.step)
def apply_step(s: State, b: Box, log: Log, seat: int) -> None:
    """The cylinder marks the next space."""
    use_mark(s, b, seat, int(s.cylinder[seat]) + 1)
    move_cylinder(s, b, log, seat)
    Events.stepped(log, seat, s.cylinder[seat])


@answers(Act.disc)
def apply_disc(s: State, b: Box, log: Log, seat: int, space: int) -> None:
    """A disc from the supply marks a space ahead."""
    use_mark(s, b, seat, space)
    s.discs[seat] -= 1
    s.discs_on[seat] = int(s.discs_on[seat]) | only(space)
    gain_space(s, b, seat, space, 1)
    Events.disc(log, seat, space)
