"""Scoring: land regions by rank, waters by ship."""

from __future__ import annotations

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import (
    CABALLEROS,
    FIRST,
    HIGHEST,
    PARTS,
    SECOND,
    SIDES,
)
from meseta.games.el_caballero.rules.events import Events
from meseta.games.el_caballero.rules.map import region_place
from meseta.games.el_caballero.rules.state import State, region_beyond
from meseta.kernel.play import Points
from meseta.kernel.rule import rule
from meseta.kernel.sets import has
from meseta.kernel.table import Log

MORE_THAN_ALL = HIGHEST * CABALLEROS + 1
"""More caballeros than one player can have in a region."""


@rule
def most_below(s: State, region: int, limit: int) -> int:
    """The highest number of caballeros of one player in a region below a limit; 0 for nobody."""
    most = 0
    for seat in range(s.players):
        count = int(s.strength[region, seat])
        if count < limit:
            most = max(most, count)
    return most


@rule
def how_many_have(s: State, region: int, count: int) -> int:
    """How many players have exactly so many caballeros in a region."""
    tied = 0
    for seat in range(s.players):
        tied += int(s.strength[region, seat] == count)
    return tied


@rule
def score_region(s: State, b: Box, log: Log, region: int) -> None:
    """An only first gets double points, tied firsts get single ones, an only second single ones."""
    most = most_below(s, region, MORE_THAN_ALL)
    if most == 0:
        return
    value = int(s.extent[region]) + int(s.treasure[region])
    Events.region_scored(log, region_place(s, b, region), value)
    only_first = how_many_have(s, region, most) == 1
    award(s, b, log, region, most, value * int(b.first_factor) if only_first else value, FIRST)
    if b.second_scores == 1 and (only_first or b.below_tied_first == 1):
        second = most_below(s, region, most)
        if second > 0 and how_many_have(s, region, second) == 1:
            award(s, b, log, region, second, value, SECOND)


@rule
def award(s: State, b: Box, log: Log, region: int, count: int, points: int, rank: int) -> None:
    """Everybody with so many caballeros in a region gets points."""
    for seat in range(s.players):
        if s.strength[region, seat] == count:
            s.scores[seat] += points
            Events.scored(log, seat, region_place(s, b, region), points, rank)


@rule
def ships_in(s: State, b: Box, seat: int, region: int) -> int:
    """How many ships of a player lie at a water."""
    count = 0
    for card in range(CABALLEROS):
        if s.ships[seat, card] != 0:
            for side in range(SIDES):
                if has(int(s.ships[seat, card]), side):
                    water = region_beyond(s, b, int(s.spot_of[seat, card]), side)
                    count += int(water == region)
    return count


@rule
def worth_of_ships(s: State, b: Box, seat: int, region: int) -> int:
    """Every ship brings the cards of its water, and its fish; or the fish once a player."""
    ships = ships_in(s, b, seat, region)
    counted = ships if b.fish_per_ship == 1 else min(ships, 1)
    return ships * int(s.extent[region]) + counted * int(s.treasure[region])


@rule
def score_water(s: State, b: Box, log: Log, region: int) -> None:
    """Everybody with ships at a water gets what they bring."""
    for seat in range(s.players):
        ships = ships_in(s, b, seat, region)
        if ships > 0:
            points = worth_of_ships(s, b, seat, region)
            s.scores[seat] += points
            Events.ships(log, seat, region_place(s, b, region), points, ships)


@rule
def score_any(s: State, b: Box, log: Log, region: int) -> None:
    """A region by rank, a water by ship."""
    if b.part_land[region] == 1:
        score_region(s, b, log, region)
    else:
        score_water(s, b, log, region)


@rule
def score_map(s: State, b: Box, log: Log) -> None:
    """All regions and waters, in the order of their cards."""
    for turn in range(s.laid_count):
        first = int(s.laid[turn]) * PARTS
        for node in range(first, first + PARTS):
            if s.region[node] == node:
                score_any(s, b, log, node)


@rule
def preview(s: State, b: Box, log: Log, area: int, points: Points) -> None:
    """Points per seat if a region or water were scored now; the scores stay as they are."""
    for seat in range(s.players):
        points[seat] = -int(s.scores[seat])
    score_any(s, b, log, area)
    for seat in range(s.players):
        points[seat] += int(s.scores[seat])
        s.scores[seat] -= points[seat]
