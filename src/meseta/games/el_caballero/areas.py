"""Action 2: choosing an area card, its cell and its rotation; laying it; the display."""

from __future__ import annotations

import numpy as np

from meseta.games.el_caballero.box import AREAS, CABALLEROS, DISPLAY, SIDES, Box
from meseta.games.el_caballero.caballeros import meet_caballeros
from meseta.games.el_caballero.decisions import (
    AREA,
    BEYOND,
    CELL,
    CHOOSE_AREA,
    CHOOSE_BEYOND,
    CHOOSE_CELL,
    CHOOSE_ROTATION,
    LAYING,
    ROTATE,
)
from meseta.games.el_caballero.events import LAID, LAID_BEYOND, RENEWED, REVEALED, SKIPPED
from meseta.games.el_caballero.map import edges_of, known_spot, put_area, spot_at
from meseta.games.el_caballero.state import (
    NONE,
    ROUND_TURN,
    STEPS,
    State,
    is_empty,
    land_side,
    number_at,
    opposite,
    region_beyond,
)
from meseta.kernel.rule import rule
from meseta.kernel.table import A, Log, Mask, N, ask, asked, close, note, only

AT_AREA, AT_OWN, AT_FOREIGN, NOWHERE = range(4)
"""Where a card may be laid: at an area card; if none fits, beyond an own or a foreign caballero
card."""
RENEWALS = AREAS // DISPLAY + 1
"""After so many new displays every card has been seen."""
NORTH_SOUTH, EAST_WEST = 0b0101, 0b1010
"""The two sets of opposite sides."""


def fitting(land: int, water: int) -> int:
    """The set of all edges with land and water where they must be."""
    fits = [e for e in range(1 << SIDES) if e & land == land and e & water == 0]
    return sum(1 << edges for edges in fits)


FITS = np.array(
    [[fitting(land, water) for water in range(1 << SIDES)] for land in range(1 << SIDES)], np.int32
)
"""The edges that fit a cell, by the sets of sides where land and where water must be."""


# --- what fits where -----------------------------------------------------------------------------


@rule
def edges_at(s: State, b: Box, spot: int) -> int:
    """The set of all edges that an area card may show on an empty spot."""
    fits = int(FITS[s.land[spot], s.water[spot]])
    if b.area_ties_stand == 0:
        for edges in range(1 << SIDES):
            if (fits >> edges) & 1 == 1 and makes_tie(s, b, spot, edges):
                fits &= ~(1 << edges)
    return fits


@rule
def edges_anywhere(s: State, b: Box) -> int:
    """The set of all edges that fit somewhere at an area card."""
    fits = 0
    for spot in range(s.spots):
        if is_empty(s, spot):
            fits |= edges_at(s, b, spot)
    return fits


@rule
def is_beyond(s: State, seat: int, card: int, side: int) -> bool:
    """Whether a caballero card has an unknown cell on a side: empty, and away from area cards."""
    spot = int(s.spot_of[seat, card])
    return spot != NONE and s.link[spot, side] == NONE


@rule
def has_beyond(s: State, seat: int) -> bool:
    """Whether there is a cell beyond any caballero card of a player."""
    for card in range(CABALLEROS):
        for side in range(SIDES):
            if is_beyond(s, seat, card, side):
                return True
    return False


@rule
def where_to_lay(s: State, b: Box, seat: int) -> int:
    """At an area card; if no displayed card fits, beyond an own, then a foreign caballero card."""
    fits = edges_anywhere(s, b)
    shown = 0
    for place in range(DISPLAY):
        card = int(s.display[place])
        if card != NONE:
            shown += 1
            if b.card_patterns[card] & fits != 0:
                return AT_AREA
    if shown > 0:
        if has_beyond(s, seat):
            return AT_OWN
        for other in range(s.players):
            if has_beyond(s, other):
                return AT_FOREIGN
    return NOWHERE


# --- ties that an area card would make, where they are not allowed to stand ----------------------


@rule
def makes_tie(s: State, b: Box, spot: int, edges: int) -> bool:
    """Whether joined regions, or land that reaches a card at water, would leave players tied."""
    if b.strait == 1 and (edges == NORTH_SOUTH or edges == EAST_WEST):
        return False  # each of the two lands has one edge, and so one neighbour
    if how_many_meet(s, b, spot, edges) <= 1:
        return False
    for seat in range(s.players):
        total = joint_total(s, b, spot, edges, seat)
        for other in range(seat):
            if total > 0 and total == joint_total(s, b, spot, edges, other):
                return True
    return False


@rule
def what_lies(s: State, spot: int, side: int) -> int:
    """What lies beside a spot; NONE also for a cell that is not known."""
    other = int(s.link[spot, side])
    return NONE if other == NONE else int(s.lies[other])


@rule
def meets_first(s: State, b: Box, spot: int, edges: int, side: int) -> bool:
    """Whether a land edge would join a region that no land edge before it joins."""
    if (edges >> side) & 1 == 0 or (s.land[spot] >> side) & 1 == 0:
        return False
    region = region_beyond(s, b, spot, side)
    for earlier in range(side):
        if ((edges & s.land[spot]) >> earlier) & 1 == 1:
            if region_beyond(s, b, spot, earlier) == region:
                return False
    return True


@rule
def lands_on(s: State, b: Box, spot: int, edges: int, side: int) -> int:
    """The caballero card that a land edge would touch, or NONE."""
    what = what_lies(s, spot, side)
    return what - AREAS if (edges >> side) & 1 == 1 and what >= AREAS else NONE


@rule
def how_many_meet(s: State, b: Box, spot: int, edges: int) -> int:
    """Regions that a card would join, and cards at water alone that it would bring land."""
    count = 0
    for side in range(SIDES):
        if meets_first(s, b, spot, edges, side):
            count += 1
        if lands_on(s, b, spot, edges, side) != NONE:
            count += int(s.land[s.link[spot, side]] == 0)
    return count


@rule
def joint_total(s: State, b: Box, spot: int, edges: int, seat: int) -> int:
    """A player's caballeros in the region of a card, as they would be once it is laid."""
    total = 0
    for side in range(SIDES):
        if meets_first(s, b, spot, edges, side):
            total += int(s.strength[region_beyond(s, b, spot, side), seat])
        card = lands_on(s, b, spot, edges, side)
        if card != NONE and card // CABALLEROS == seat:
            total += change_by_land(s, b, spot, edges, side, card % CABALLEROS)
    return total


@rule
def change_by_land(s: State, b: Box, spot: int, edges: int, side: int, card: int) -> int:
    """A card at water counts from now on; one at land goes, and counts no more if it did here."""
    other = int(s.link[spot, side])
    seat = (int(s.lies[other]) - AREAS) // CABALLEROS
    if s.land[other] == 0:
        return number_at(s, b, seat, card, opposite(side))
    first = land_side(s, other)
    region = region_beyond(s, b, other, first)
    for near in range(SIDES):
        if meets_first(s, b, spot, edges, near) and region_beyond(s, b, spot, near) == region:
            return -number_at(s, b, seat, card, first)
    return 0


# --- choosing ------------------------------------------------------------------------------------


@rule
def start_area(s: State, b: Box, log: Log, seat: int) -> None:
    """Choose a displayed card; where none can be laid at all, a new display is turned up."""
    where = where_to_lay(s, b, seat)
    renewed = 0
    while where == NOWHERE and s.deck_size > 0 and renewed < RENEWALS:
        renew_display(s, log)
        renewed += 1
        where = where_to_lay(s, b, seat)
    if where == NOWHERE:
        note(log, SKIPPED, seat, 0, 0, 0)
        count_area(s)
    else:
        ask(s, AREA, only(seat), where, 0, 0)


@rule
def count_area(s: State) -> None:
    """One of the area cards of the turn is done with."""
    s.areas_left -= 1
    s.areas_due = max(0, int(s.areas_due) - 1)


@rule
def legal_area(s: State, b: Box, seat: int, mask: Mask) -> None:
    """The displayed cards that can be laid; beyond a caballero card any can."""
    fits = edges_anywhere(s, b) if asked(s, N) == AT_AREA else -1
    for place in range(DISPLAY):
        card = int(s.display[place])
        if card != NONE and b.card_patterns[card] & fits != 0:
            mask[CHOOSE_AREA + card] = 1


@rule
def apply_area(s: State, b: Box, log: Log, seat: int, card: int) -> None:
    """The card is chosen; its cell is to follow."""
    where = asked(s, N)
    close(s)
    if where == AT_AREA:
        ask(s, CELL, only(seat), LAYING, card, 0)
    else:
        ask(s, BEYOND, only(seat), where, card, 0)


@rule
def legal_lay(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every empty cell at an area card where the chosen card fits in some rotation."""
    patterns = int(b.card_patterns[asked(s, A)])
    for spot in range(s.spots):
        if is_empty(s, spot) and edges_at(s, b, spot) & patterns != 0:
            mask[CHOOSE_CELL + s.label[spot]] = 1


@rule
def apply_lay(s: State, b: Box, log: Log, seat: int, spot: int) -> None:
    """The cell is chosen; the rotation is to follow."""
    card = asked(s, A)
    close(s)
    ask(s, ROTATE, only(seat), 0, card, int(s.cells[spot]))


@rule
def cell_beyond(s: State, name: int) -> int:
    """The cell that a name beyond a caballero card means."""
    owner = name // SIDES
    spot = int(s.spot_of[owner // CABALLEROS, owner % CABALLEROS])
    return int(s.cells[spot]) + int(STEPS[name & ROUND_TURN])


@rule
def may_name(s: State, seat: int, where: int, name: int) -> bool:
    """Whether a name means a cell beyond a caballero card of the players in question."""
    owner = name // SIDES
    own = owner // CABALLEROS == seat
    right = own if where == AT_OWN else not own
    return right and is_beyond(s, owner // CABALLEROS, owner % CABALLEROS, name & ROUND_TURN)


@rule
def legal_beyond(s: State, b: Box, seat: int, mask: Mask) -> None:
    """Every cell beyond an own, or else a foreign caballero card, called by its first name."""
    where = asked(s, N)
    for name in range(s.players * CABALLEROS * SIDES):
        if may_name(s, seat, where, name):
            first = 0
            while not may_name(s, seat, where, first) or (
                cell_beyond(s, first) != cell_beyond(s, name)
            ):
                first += 1
            mask[CHOOSE_BEYOND + first] = 1


@rule
def apply_beyond(s: State, b: Box, log: Log, seat: int, name: int) -> None:
    """The cell is chosen; the rotation is to follow."""
    card = asked(s, A)
    close(s)
    ask(s, ROTATE, only(seat), 0, card, cell_beyond(s, name))


@rule
def legal_rotate(s: State, b: Box, card: int, cell: int, mask: Mask) -> None:
    """The rotations that fit; of those that look alike only the first."""
    spot = spot_at(s, cell)
    fits = -1 if spot == NONE else edges_at(s, b, spot)
    for turn in range(SIDES):
        if b.card_turns[card, turn] == 1 and (fits >> int(b.card_edges[card, turn])) & 1 == 1:
            mask[CHOOSE_ROTATION + turn] = 1


@rule
def apply_rotate(s: State, b: Box, log: Log, seat: int, card: int, cell: int, turn: int) -> None:
    """The card is laid; caballero cards that now have land at two sides are expelled."""
    close(s)
    spot = known_spot(s, cell)
    put_area(s, b, card, spot, turn)
    take_from_display(s, card)
    count_area(s)
    if s.label[spot] == NONE:
        note(log, LAID_BEYOND, seat, card, cell, turn)
    else:
        note(log, LAID, seat, card, s.label[spot], turn)
    meet_caballeros(s, b, log, spot, edges_of(s, b, card))


# --- the display ---------------------------------------------------------------------------------


@rule
def take_from_display(s: State, card: int) -> None:
    """A card leaves the display; the gap stays until the round is over."""
    for place in range(DISPLAY):
        if s.display[place] == card:
            s.display[place] = NONE


@rule
def fill_display(s: State, log: Log) -> None:
    """Gaps in the display are filled from the deck, as far as it reaches."""
    for place in range(DISPLAY):
        if s.display[place] == NONE and s.deck_size > 0:
            s.deck_size -= 1
            top = int(s.deck_size)
            s.display[place] = s.deck[top]
            s.deck[top] = NONE
            s.deck_known = min(int(s.deck_known), top)
            note(log, REVEALED, s.display[place], 0, 0, 0)


@rule
def renew_display(s: State, log: Log) -> None:
    """The display goes under the deck, where everybody knows it, and a new one is turned up."""
    note(log, RENEWED, 0, 0, 0, 0)
    for place in range(DISPLAY):
        if s.display[place] != NONE:
            for above in range(s.deck_size, 0, -1):
                s.deck[above] = s.deck[above - 1]
            s.deck[0] = s.display[place]
            s.display[place] = NONE
            s.deck_size += 1
            s.deck_known += 1
    fill_display(s, log)
