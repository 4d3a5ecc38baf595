"""Scoring an area: places, ties, bonuses; special scorings; the general scoring."""

from __future__ import annotations

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import (
    ALL_REGIONS,
    CASTILLO,
    GRANDE_BONUS,
    KING_BONUS,
    REGIONS,
    TARGETS,
    TILES,
)
from meseta.games.el_grande.rules.events import Events
from meseta.games.el_grande.rules.state import State, total_in
from meseta.kernel.play import Points
from meseta.kernel.rule import rule
from meseta.kernel.sets import has, only
from meseta.kernel.table import Log


@rule
def place_value(s: State, b: Box, area: int, place: int) -> int:
    """Points for a place: those of the tile in the area, or else the printed ones."""
    for tile in range(TILES):
        if s.tiles[tile] == area:
            return int(b.tile_values[tile, place])
    return int(b.values[area, place])


@rule
def highest_below(s: State, area: int, limit: int) -> int:
    """The highest number of caballeros of one colour in an area below a limit; 0 for nobody."""
    highest = 0
    for seat in range(s.colours):
        count = int(s.caballeros[area, seat])
        if count < limit:
            highest = max(highest, count)
    return highest


@rule
def how_many_have(s: State, area: int, count: int) -> int:
    """How many colours have exactly so many caballeros in an area."""
    tied = 0
    for seat in range(s.colours):
        if s.caballeros[area, seat] == count:
            tied += 1
    return tied


@rule
def score_area(s: State, b: Box, log: Log, area: int, depth: int) -> None:
    """Most caballeros first; all who tie take the next lower place, however many they are."""
    Events.scoring(log, area)
    count = highest_below(s, area, b.caballeros + 1)
    place = 0
    for _colour in range(s.colours):
        if count == 0:
            break
        tied = how_many_have(s, area, count)
        if tied > 1:
            place += 1
        elif place == 0:
            add_bonuses(s, b, log, area, count)
        if place < depth:
            award_place(s, b, log, area, count, place)
        place += 1
        count = highest_below(s, area, count)


@rule
def award_place(s: State, b: Box, log: Log, area: int, count: int, place: int) -> None:
    """Everybody with so many caballeros gets the points of a place; a dummy gets none."""
    value = place_value(s, b, area, place)
    for seat in range(s.players):
        if s.caballeros[area, seat] == count:
            s.scores[seat] += value
            Events.scored(log, seat, area, value, place + 1)


@rule
def add_bonuses(s: State, b: Box, log: Log, area: int, count: int) -> None:
    """The only first gets 2 points in the King's region and 2 in the region of the own grande."""
    for seat in range(s.players):
        if s.caballeros[area, seat] == count:
            if area == s.king:
                s.scores[seat] += b.king_bonus
                Events.bonus(log, seat, area, b.king_bonus, KING_BONUS)
            if area == s.grandes[seat]:
                s.scores[seat] += b.grande_bonus
                Events.bonus(log, seat, area, b.grande_bonus, GRANDE_BONUS)


@rule
def score_all(s: State, b: Box, log: Log, areas: int, depth: int) -> None:
    """Every area of a set, in the order of the scoring track."""
    for area in range(TARGETS):
        if has(areas, area):
            score_area(s, b, log, area, depth)


@rule
def regions_worth(s: State, b: Box, values: int) -> int:
    """All regions whose first value is in a set of values; the castillo is no region."""
    regions = 0
    for region in range(REGIONS):
        if has(values, place_value(s, b, region, 0)):
            regions |= only(region)
    return regions


@rule
def fullest(s: State) -> int:
    """The regions with the most caballeros of all colours together."""
    most = 0
    for region in range(REGIONS):
        most = max(most, total_in(s, region))
    return regions_holding(s, most)


@rule
def emptiest(s: State) -> int:
    """The regions with the fewest caballeros of all colours together; empty ones do not count."""
    least = 0
    for region in range(REGIONS):
        total = total_in(s, region)
        if total > 0:
            least = min(least, total) if least > 0 else total
    return regions_holding(s, least)


@rule
def regions_holding(s: State, total: int) -> int:
    """Every region that holds so many caballeros, if that is any."""
    regions = 0
    for region in range(REGIONS):
        if total > 0 and total_in(s, region) == total:
            regions |= only(region)
    return regions


@rule
def shown_once(s: State) -> int:
    """Every region that exactly one disc shows."""
    regions = 0
    for region in range(REGIONS):
        shown = 0
        for seat in range(s.players):
            if s.discs[seat] == region:
                shown += 1
        if shown == 1:
            regions |= only(region)
    return regions


@rule
def score_castillo(s: State, b: Box, log: Log) -> None:
    """The castillo, once; its contents stay inside."""
    score_area(s, b, log, CASTILLO, b.depth)


@rule
def score_regions(s: State, b: Box, log: Log) -> None:
    """All regions in the order of the scoring track."""
    score_all(s, b, log, ALL_REGIONS, b.depth)


@rule
def preview(s: State, b: Box, log: Log, area: int, points: Points) -> None:
    """Points per seat if an area were scored now; the scores stay as they are."""
    for seat in range(s.players):
        points[seat] = -int(s.scores[seat])
    score_area(s, b, log, area, b.depth)
    for seat in range(s.players):
        points[seat] += int(s.scores[seat])
        s.scores[seat] -= points[seat]
