"""Short ways to set a table of 6 Castles and to look at it."""

from __future__ import annotations

from typing import Any

import meseta
from meseta.games.six_castles import SixCastles
from meseta.games.six_castles.box.domains import CORNER as QUARTER
from meseta.games.six_castles.box.domains import SIDES
from meseta.games.six_castles.people.boxes import load, tile_ids
from meseta.games.six_castles.rules.events import Events
from meseta.match.match import Match
from tests.games.story import field, play

TILES = tile_ids(load("castles"))

RING_OF_THREE = [
    ["start_a", 0, 0, 0],
    ["lt36", 1, 0, 1],
    ["lt40", 0, 1, 0],
    ["lt35", 1, 1, 0],
]
"""A closed hill south-east of the start tile with three houses around it."""

TWO_HILLS = [
    ["start_a", 0, 0, 0],
    ["lt01", -1, 0, 2],
    ["lt02", 1, 0, 3],
    ["lt19", -1, 1, 0],
    ["lt20", 1, 1, 0],
]
"""Laid south of the start tile, a tile closes two hills with rock, side by side."""

CORNER = [["start_b", 0, 0, 0], ["lt39", 1, 0, 2], ["lt24", 0, 1, 3]]
"""Three sides of a hill: stone cross, dead land, chestnut."""


def table(box: dict[str, Any] | None = None, /, **position: Any) -> Match:
    """A match for two, Blue to play, with what the position says."""
    return meseta.setup("6-castles", {"players": 2, **position}, box=box)


def lay(match: Match, tile: str, spot: str, turned: int = 0) -> Match:
    """Lay a tile of the hand."""
    return play(match, f"lay {tile}", spot, f"turn {turned}")


def of(match: Match, key: str, colour: str = "blue") -> Any:
    """What everybody can see of a player."""
    return match.view()[key][colour]


def verbs(match: Match) -> set[str]:
    """The first words of what may be done."""
    return {text.split()[0] for text in match.legal()}


def seat_field(match: Match, name: str, seat: int = 0) -> Any:
    """A player's row of a field."""
    return field(match, name)[seat]


def quarter(text: str) -> int:
    """The number of a quarter such as 'lt05 nw'."""
    tile, _, place = text.partition(" ")
    return TILES.index(tile) * SIDES + QUARTER[place]


def hill(match: Match, text: str) -> set[str]:
    """All quarters of the hill that a quarter belongs to."""
    hills = field(match, "hill")
    root = hills[quarter(text)]
    return {
        f"{TILES[number // SIDES]} {QUARTER.names[number % SIDES]}"
        for number, other in enumerate(hills)
        if other == root
    }


def happened(match: Match, name: str) -> list[tuple[int, ...]]:
    """All events of one kind since the set-up."""
    return [event[1:] for event in match.log if Events.all[event[0]].name == name]


def some(match: Match, word: str) -> list[str]:
    """The legal actions that begin with a word."""
    return [text for text in match.legal() if text.split()[0] == word]


def with_arms(**arms: str) -> dict[str, Any]:
    """The shipped box, with paths of some tiles leading to some sides only."""
    document = load("castles")
    for tile in (*document["landscape"], *document["start"]):
        if tile["id"] in arms:
            tile["arms"] = arms[tile["id"]]
    return document


def game(**options: Any) -> SixCastles:
    """A game under options."""
    return SixCastles(options)


def box_of(match: Match) -> Any:
    """The numbers that a match is played with."""
    return match.game.box
