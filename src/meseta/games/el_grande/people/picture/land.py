"""The map of Iberia as topology: places, lines between them, and the lines around each area.

Places are in degrees east and north. A border is one line, used by the two areas on its sides.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from math import hypot
from typing import NamedTuple

from meseta.people.drawing import Point

WIDTH, HEIGHT = 1112, 800


class Spot(NamedTuple):
    """Where an area's things are drawn: middles of name, table and King, a box for the pieces."""

    name: Point
    width: float
    table: Point
    king: Point
    box: tuple[float, float, float, float]


PLACES: dict[str, Point] = {
    "minho": (-8.87, 41.87),
    "gijon": (-5.55, 43.53),
    "bidasoa": (-1.78, 43.36),
    "landes": (-2.1, 50.0),
    "liguria": (11.0, 44.3),
    "corner": (11.0, 50.0),
    "cerbere": (3.17, 42.43),
    "vinaros": (0.62, 40.56),
    "aguilas": (-1.62, 37.38),
    "marbella": (-4.72, 36.52),
    "ayamonte": (-7.4, 37.17),
    "luna": (-5.4, 42.6),
    "braganza": (-6.72, 41.93),
    "alcantara": (-6.92, 40.12),
    "alconchel": (-7.2, 38.42),
    "tudela": (-2.12, 41.98),
    "larra": (-0.78, 42.92),
    "aran": (0.5, 42.82),
    "medinaceli": (-2.3, 40.98),
    "beceite": (-0.08, 40.8),
    "ademuz": (-1.42, 40.12),
    "alcaraz": (-2.42, 38.32),
    "despenaperros": (-4.62, 38.38),
    "cabrera": (1.5, 37.55),
}
"""Where three areas meet, or two and the sea."""

LINES: dict[str, tuple[str, str, str]] = {
    "coast of galicia": (
        "minho",
        "-8.9 42.1, -8.68 42.28, -8.88 42.28, -8.72 42.43, -8.92 42.4, -8.8 42.62, -9.06 42.56, "
        "-8.96 42.75, -9.12 42.74, -9.28 42.9, -9.15 43.16, -8.82 43.31, -8.4 43.36, -8.24 43.44, "
        "-8.32 43.55, -8.02 43.7, -7.68 43.79, -7.5 43.7, -7.04 43.55, -6.5 43.57, -6.15 43.58, "
        "-5.85 43.66",
        "gijon",
    ),
    "coast of navarra": (
        "gijon",
        "-5.3 43.52, -5.06 43.46, -4.75 43.42, -4.35 43.4, -3.98 43.44, -3.8 43.5, -3.72 43.46, "
        "-3.45 43.48, -3.4 43.4, "
        "-3.1 43.38, -3.02 43.33, -2.94 43.43, -2.75 43.46, -2.5 43.36, -2.2 43.3, -1.98 43.33",
        "bidasoa",
    ),
    "coast of biscay": (
        "bidasoa",
        "-1.58 43.47, -1.46 43.65, -1.4 44.0, -1.28 44.5, -1.2 45.6, -1.3 46.2, -2.0 46.9",
        "landes",
    ),
    "north of france": ("landes", "1.0 50.0", "corner"),
    "east of france": ("corner", "", "liguria"),
    "gulf of lions": (
        "liguria",
        "9.4 44.3, 8.4 44.1, 7.5 43.7, 6.9 43.5, 6.2 43.1, 5.4 43.25, 5.0 43.4, "
        "4.6 43.38, 4.2 43.47, 3.95 43.52, 3.6 43.3, 3.3 43.25, 3.1 43.08, 3.03 42.85, 3.06 42.55",
        "cerbere",
    ),
    "coast of cataluna": (
        "cerbere",
        "3.32 42.32, 3.14 42.24, 3.14 42.12, 3.22 41.96, 3.12 41.82, 2.8 41.67, 2.45 41.54, "
        "2.18 41.36, 2.08 41.28, 1.72 41.21, 1.22 41.1, 1.14 41.05, 0.94 40.96, 0.74 40.82, "
        "0.9 40.72, 0.68 40.62",
        "vinaros",
    ),
    "coast of valencia": (
        "vinaros",
        "0.42 40.34, 0.22 40.16, 0.02 39.92, -0.2 39.68, -0.3 39.44, -0.2 39.14, 0.0 38.92, "
        "0.14 38.86, 0.26 38.74, 0.06 38.62, -0.1 38.52, -0.42 38.36, -0.5 38.2, -0.66 37.98, "
        "-0.72 37.8, -0.68 37.62, -0.98 37.58, -1.3 37.55",
        "aguilas",
    ),
    "coast of granada": (
        "aguilas",
        "-1.82 37.18, -1.92 36.96, -2.18 36.72, -2.36 36.84, -2.58 36.8, -2.72 36.68, -3.05 36.76, "
        "-3.5 36.7, -3.88 36.74, -4.25 36.72, -4.46 36.64",
        "marbella",
    ),
    "coast of sevilla": (
        "marbella",
        "-5.0 36.47, -5.22 36.34, -5.34 36.14, -5.6 36.0, -5.9 36.18, -6.06 36.2, -6.2 36.42, "
        "-6.22 36.56, -6.42 36.72, -6.5 36.95, -6.8 37.12, -7.1 37.2",
        "ayamonte",
    ),
    "coast of portugal": (
        "ayamonte",
        "-7.63 37.09, -7.93 36.97, -8.25 37.08, -8.6 37.12, -8.98 37.0, -8.88 37.3, -8.78 37.6, "
        "-8.87 37.95, -8.78 38.2, -8.8 38.45, -9.2 38.42, -9.18 38.62, -8.98 38.72, -9.24 38.68, "
        "-9.48 38.76, -9.4 39.05, -9.38 39.36, -9.08 39.58, -8.9 40.05, -8.84 40.3, -8.74 40.65, "
        "-8.65 41.1, -8.78 41.5",
        "minho",
    ),
    "coast of the castillo": (
        "cabrera",
        "1.62 38.3, 1.78 38.6, 1.74 38.86, 2.02 39.12, 2.1 39.4, 2.36 39.6, 2.56 39.84, 2.9 39.9, "
        "3.3 39.86, 3.6 39.62, 3.98 39.5, 4.2 39.2, 4.4 38.98, 4.34 38.6, 4.46 38.0, 4.36 37.4, "
        "4.1 36.94, 3.6 36.74, 3.1 36.8, 2.6 36.66, 2.1 36.76, 1.7 37.04",
        "cabrera",
    ),
    "galicia-portugal": (
        "minho",
        "-8.6 42.05, -8.2 42.13, -8.1 41.84, -7.6 41.86, -7.2 41.86",
        "braganza",
    ),
    "castilla-portugal": (
        "braganza",
        "-6.55 41.9, -6.2 41.6, -6.45 41.3, -6.85 41.02, -6.8 40.6, -7.0 40.24",
        "alcantara",
    ),
    "portugal-toledo": (
        "alcantara",
        "-6.9 39.95, -7.05 39.68, -7.5 39.62, -7.3 39.36, -7.02 39.05, -7.05 38.85, -7.28 38.68",
        "alconchel",
    ),
    "portugal-sevilla": ("alconchel", "-7.0 38.1, -7.15 37.96, -7.5 37.6", "ayamonte"),
    "galicia-navarra": ("gijon", "-5.42 43.24, -5.3 43.02, -5.46 42.82", "luna"),
    "castilla-galicia": (
        "luna",
        "-5.72 42.66, -6.1 42.5, -6.4 42.42, -6.56 42.2",
        "braganza",
    ),
    "castilla-navarra": (
        "luna",
        "-5.0 42.52, -4.6 42.47, -4.2 42.34, -3.8 42.36, -3.3 42.24, -2.9 42.22, -2.5 42.1",
        "tudela",
    ),
    "aragon-navarra": ("tudela", "-1.76 42.06, -1.5 42.34, -1.32 42.5, -1.0 42.66", "larra"),
    "france-navarra": ("bidasoa", "-1.62 43.24, -1.38 43.14, -1.28 43.02, -1.02 43.0", "larra"),
    "aragon-france": ("larra", "-0.5 42.8, -0.1 42.74, 0.2 42.7, 0.32 42.72", "aran"),
    "cataluna-france": (
        "aran",
        "0.8 42.84, 1.1 42.78, 1.45 42.62, 1.72 42.5, 1.98 42.42, 2.4 42.4, 2.85 42.46",
        "cerbere",
    ),
    "aragon-cataluna": (
        "aran",
        "0.54 42.5, 0.42 42.2, 0.16 41.9, 0.14 41.6, 0.02 41.3, 0.06 41.0",
        "beceite",
    ),
    "cataluna-valencia": ("beceite", "0.18 40.74, 0.4 40.58", "vinaros"),
    "aragon-valencia": (
        "beceite",
        "-0.24 40.66, -0.4 40.46, -0.5 40.24, -0.84 40.02, -1.1 39.98",
        "ademuz",
    ),
    "aragon-castilla": ("tudela", "-1.98 41.84, -2.06 41.6, -2.2 41.4, -2.16 41.16", "medinaceli"),
    "aragon-toledo": ("medinaceli", "-2.0 40.86, -1.72 40.7, -1.62 40.42", "ademuz"),
    "castilla-toledo": (
        "medinaceli",
        "-2.9 41.02, -3.4 41.06, -3.9 40.84, -4.3 40.6, -4.7 40.3, -5.2 40.18, -5.7 40.26, "
        "-6.2 40.2, -6.6 40.24",
        "alcantara",
    ),
    "toledo-valencia": (
        "ademuz",
        "-1.66 39.86, -1.68 39.6, -1.9 39.3, -2.2 39.04, -2.24 38.74, -2.46 38.56",
        "alcaraz",
    ),
    "granada-valencia": ("alcaraz", "-2.36 38.08, -2.16 37.9, -2.1 37.7, -1.82 37.56", "aguilas"),
    "granada-toledo": (
        "despenaperros",
        "-4.1 38.46, -3.6 38.36, -3.1 38.44, -2.78 38.46",
        "alcaraz",
    ),
    "sevilla-toledo": (
        "alconchel",
        "-6.8 38.3, -6.4 38.42, -6.0 38.34, -5.6 38.5, -5.1 38.52, -4.8 38.42",
        "despenaperros",
    ),
    "granada-sevilla": (
        "despenaperros",
        "-4.66 38.1, -4.52 37.8, -4.6 37.5, -4.8 37.2, -4.92 36.96, -4.8 36.72",
        "marbella",
    ),
}
"""From place to place, by way of; a coast or an edge has one area, a border has two."""

SHAPES: dict[str, list[str]] = {
    "galicia": ["coast of galicia", "galicia-navarra", "castilla-galicia", "-galicia-portugal"],
    "navarra": [
        "coast of navarra",
        "france-navarra",
        "-aragon-navarra",
        "-castilla-navarra",
        "-galicia-navarra",
    ],
    "aragon": [
        "aragon-navarra",
        "aragon-france",
        "aragon-cataluna",
        "aragon-valencia",
        "-aragon-toledo",
        "-aragon-castilla",
    ],
    "cataluna": [
        "cataluna-france",
        "coast of cataluna",
        "-cataluna-valencia",
        "-aragon-cataluna",
    ],
    "castilla": [
        "-castilla-galicia",
        "castilla-navarra",
        "aragon-castilla",
        "castilla-toledo",
        "-castilla-portugal",
    ],
    "toledo": [
        "-castilla-toledo",
        "aragon-toledo",
        "toledo-valencia",
        "-granada-toledo",
        "-sevilla-toledo",
        "-portugal-toledo",
    ],
    "sevilla": ["sevilla-toledo", "granada-sevilla", "coast of sevilla", "-portugal-sevilla"],
    "granada": ["granada-toledo", "granada-valencia", "coast of granada", "-granada-sevilla"],
    "valencia": [
        "-aragon-valencia",
        "cataluna-valencia",
        "coast of valencia",
        "-granada-valencia",
        "-toledo-valencia",
    ],
    "france": [
        "coast of biscay",
        "north of france",
        "east of france",
        "gulf of lions",
        "-cataluna-france",
        "-aragon-france",
        "-france-navarra",
    ],
    "portugal": [
        "galicia-portugal",
        "castilla-portugal",
        "portugal-toledo",
        "portugal-sevilla",
        "coast of portugal",
    ],
    "castillo": ["coast of the castillo"],
}
"""The lines around each area, clockwise; one with a minus is walked backwards."""

SPOTS: dict[str, Spot] = {
    "galicia": Spot((180, 172), 110, (180, 193), (92, 140), (112, 74, 224, 76)),
    "navarra": Spot((404, 104), 104, (404, 125), (482, 130), (500, 92, 148, 96)),
    "aragon": Spot((710, 176), 120, (710, 197), (630, 229), (608, 254, 140, 92)),
    "cataluna": Spot((841, 184), 98, (944, 189), (918, 233), (762, 199, 130, 86)),
    "castilla": Spot((410, 196), 190, (410, 217), (292, 198), (298, 231, 278, 62)),
    "toledo": Spot((520, 342), 186, (520, 363), (430, 386), (246, 414, 318, 106)),
    "sevilla": Spot((312, 572), 120, (312, 593), (330, 722), (250, 606, 140, 80)),
    "granada": Spot((478, 572), 110, (478, 593), (562, 584), (414, 612, 178, 70)),
    "valencia": Spot((682, 424), 96, (682, 445), (738, 374), (590, 464, 128, 122)),
    "castillo": Spot((962, 556), 150, (962, 578), (1046, 516), (872, 600, 184, 86)),
    "france": Spot((815, 84), 160, (0, 0), (920, 84), (0, 0, 0, 0)),
    "portugal": Spot((160, 330), 120, (0, 0), (160, 390), (0, 0, 0, 0)),
}

EDGES = ("north of france", "east of france")
"""Where the land ends, far beyond the map: a page may show more than the paper."""

WANDERING = 2
"""How often each stretch of a line is bent."""


def project(point: Point) -> Point:
    """A place on the paper."""
    east, north = point
    return 46 + (east + 9.5) * 74, 44 + (43.8 - north) * 92


def walk(line: str) -> tuple[str, bool]:
    """A line's name, and whether it is walked backwards."""
    return line.removeprefix("-"), line.startswith("-")


def ends(line: str) -> tuple[str, str]:
    """The places where a walk begins and ends."""
    name, backwards = walk(line)
    first, _via, last = LINES[name]
    return (last, first) if backwards else (first, last)


def neighbours() -> set[frozenset[str]]:
    """All pairs of areas with a line in common."""
    sides: dict[str, set[str]] = {}
    for area, lines in SHAPES.items():
        for line in lines:
            sides.setdefault(walk(line)[0], set()).add(area)
    return {frozenset(pair) for pair in sides.values() if len(pair) > 1}


@cache
def line_of(name: str) -> list[Point]:
    """A line on paper, in an unsteady hand; always the same."""
    first, via, last = LINES[name]
    pairs = [pair.split() for pair in via.split(",") if pair]
    inner = [(float(east), float(north)) for east, north in pairs]
    points = [project(point) for point in (PLACES[first], *inner, PLACES[last])]
    chance = shaky(sum(ord(letter) for letter in name))
    for _time in range(0 if name in EDGES else WANDERING):
        points = bend(points, chance)
    return points


def shaky(seed: int) -> Iterator[float]:
    """Numbers between -1 and 1 without an end."""
    while True:
        seed = (seed * 1103515245 + 12345) % 2**31
        yield (seed >> 12) % 1001 / 500 - 1


def bend(points: list[Point], chance: Iterator[float]) -> list[Point]:
    """Every stretch gets a new point in the middle, a little beside it."""
    bent = points[:1]
    for (x0, y0), (x1, y1) in pairwise(points):
        aside = 0.13 * next(chance) * min(1.0, hypot(x1 - x0, y1 - y0) / 4)
        bent += [((x0 + x1) / 2 - aside * (y1 - y0), (y0 + y1) / 2 + aside * (x1 - x0)), (x1, y1)]
    return bent


def outline(area: str) -> list[Point]:
    """The points around an area."""
    points: list[Point] = []
    for line in SHAPES[area]:
        name, backwards = walk(line)
        traced = line_of(name)
        points += (traced[::-1] if backwards else traced)[:-1]
    return points


def is_coast(name: str) -> bool:
    """Whether there is water on one side of a line."""
    return name.startswith(("coast", "gulf"))
