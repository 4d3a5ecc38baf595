"""Where land and sea meet on the area cards.

Every card is drawn alone, but so that neighbours match: a land edge begins and ends at the same
points on both cards, and a corner is land where all edges that meet there are land.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import hypot

from meseta.games.el_caballero.people.views import Area, Printed
from meseta.people.charts import CELL
from meseta.people.drawing import Point, path, points

SHORE = 0.13
"""Where the coast meets an edge, as a part of its length."""
SIDES = ("north", "east", "south", "west")
OUTWARD = ((0.0, -1.0), (1.0, 0.0), (0.0, 1.0), (-1.0, 0.0))
CAPES = 0.6
"""How far lands swing out that water parts, so that they do not meet."""
CORNERS = ((0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0))
"""The corner at which each edge begins, clockwise; SVG counts downwards."""
Corners = tuple[bool, ...]
"""Which corners of a card are land."""


def place_of(cell: Sequence[int]) -> Point:
    """The north-western corner of a cell in the picture."""
    return cell[0] * CELL, -cell[1] * CELL


def cell_id(cell: Sequence[int]) -> str:
    """What a cell is called where pieces tell where they lie."""
    return f"at-{cell[0]}-{cell[1]}"


def land_sides(area: Printed) -> list[int]:
    """The edges of a card that are land."""
    return [side for side, edge in enumerate(area["edges"]) if edge == "L"]


def has_strait(area: Printed) -> bool:
    """Whether water parts the lands at two opposite edges of a card."""
    return len({area["parts"][side] for side in land_sides(area)}) > 1


# --- corners -------------------------------------------------------------------------------------


def land_corners(areas: Iterable[Area]) -> dict[Point, bool]:
    """Which corners of the map are land: those where only land edges meet."""
    corners: dict[Point, bool] = {}
    for area in areas:
        for side, edge in enumerate(area["edges"]):
            for turn in (side, (side + 1) % 4):
                corner = corner_of(area, turn)
                corners[corner] = corners.get(corner, True) and edge == "L"
    return corners


def corner_of(area: Area, turn: int) -> Point:
    """A corner of a card on the map."""
    (east, north), (dx, dy) = area["cell"], CORNERS[turn]
    return east + dx, dy - north


def filled_corners(area: Area, corners: Mapping[Point, bool]) -> Corners:
    """Which corners of a card are land."""
    return tuple(corners[corner_of(area, turn)] for turn in range(4))


# --- lines ---------------------------------------------------------------------------------------


def along(side: int, part: float) -> Point:
    """A point on an edge of a card, from its clockwise beginning to its end."""
    (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 4]
    return (ax + (bx - ax) * part) * CELL, (ay + (by - ay) * part) * CELL


def stretches(edges: str, filled: Corners) -> list[list[int]]:
    """The land edges of a card, joined where the corner between them is land."""
    runs: list[list[int]] = []
    for side in (side for side in range(4) if edges[side] == "L"):
        if runs and runs[-1][-1] == side - 1 and filled[side]:
            runs[-1].append(side)
        else:
            runs.append([side])
    if len(runs) > 1 and filled[0] and edges[0] == edges[3] == "L":
        runs[0] = runs.pop() + runs[0]
    return runs


def shore(run: Sequence[int]) -> list[Point]:
    """The points of a stretch of land edges, from coast to coast."""
    begin = along(run[0], 0.0 if len(run) == 4 else SHORE)
    return [begin, *[along(side, 0.0) for side in run[1:]], along(run[-1], 1.0 - SHORE)]


def bend(side: int, other: int, wild: float) -> str:
    """A coast from the end of one land edge into the card and back to the beginning of another."""
    (x, y), (u, v) = along(side, 1.0 - SHORE), along(other, SHORE)
    reach = hypot(u - x, v - y)
    pull = wild * (CELL * 0.82 if side == other else max(12.0, reach * 0.5))
    inward = 0.0
    if side != other and reach > CELL / 2:
        inward = 0.5 * wild if side ^ other == 2 else 0.3
    near, far = OUTWARD[side], OUTWARD[other]
    first = towards_middle(x - near[0] * pull, y - near[1] * pull, inward)
    last = towards_middle(u - far[0] * pull, v - far[1] * pull, inward)
    return f"C{points([first, last, (u, v)])}"


def towards_middle(x: float, y: float, part: float) -> Point:
    """A point moved towards the middle of its card."""
    return x + (CELL / 2 - x) * part, y + (CELL / 2 - y) * part


def wildness(name: str, place: int) -> float:
    """How far a coast swings, different for every card and always the same."""
    return 0.92 + hashlib.sha256(f"{name}/{place}".encode()).digest()[0] / 255 * 0.16


# --- land ----------------------------------------------------------------------------------------


@cache
def shapes(name: str, edges: str, filled: Corners, apart: bool) -> tuple[list[str], list[str]]:
    """The land of a card as closed paths, and its coasts as open ones."""
    if all(filled):
        return [path(along(side, 0.0) for side in range(4))], []
    runs = stretches(edges, filled)
    groups = [[run] for run in runs] if apart else [runs] if runs else []
    lands, coasts = [], []
    for group in groups:
        land = ""
        for place, run in enumerate(group):
            following = group[(place + 1) % len(group)]
            wild = wildness(name, place) * (CAPES if apart else 1.0)
            coast = bend(run[-1], following[0], wild)
            land += ("L" if land else "M") + points(shore(run)) + coast
            coasts.append(path(shore(run)[-1:], closed=False) + coast)
        lands.append(land + "Z")
    return lands, coasts
