"""What makes a board look like a chart: its edge, rhumb lines, a rose, and a map of cells on it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache
from math import cos, radians, sin
from typing import Any, NamedTuple

from meseta.people.drawing import INK, Point, Rectangle, at, disc, path, plate, tag, trace
from meseta.people.lettering import BOLD, write
from meseta.people.looks import PALE

FAR = 2500
FRAME: dict[str, Any] = {"class": "frame"}
GROUND: dict[str, Any] = {"class": "ground"}
WINDS: dict[str, Any] = {"class": "winds"}
MAP: dict[str, Any] = {"class": "map"}
"""What belongs to the edge of a board, what goes on beyond it where a page shows more, its map."""
CELL = 100.0
"""The side of a cell of a map."""
ROOM, LARGEST = 18, 1.8
"""Between the edge of a board and its map, and how large cells are drawn at most."""
ROSE_AWAY = 84
"""Between the edges of a board and the middle of its rose."""
ROSE_ROOM = (-56, -74, 56, 56)
"""What a rose takes of the board, around its middle."""


@cache
def map_frame(wide: float, high: float) -> str:
    """The edge of a map, in light and dark degrees."""
    drawn = ""
    for away, width, colour, degrees in (
        (6, 9, PALE, ""),
        (6, 5, INK, "25 25"),
        (11, 1, INK, ""),
        (0, 3, INK, ""),
    ):
        dashes = {"stroke_dasharray": degrees} if degrees else {}
        marks = {"rx": 0, "stroke": colour, "stroke_width": width, **dashes}
        drawn += plate(away, away, wide - 2 * away, high - 2 * away, "none", **marks)
    return tag("g", drawn, **FRAME)


@cache
def rhumb_lines(start: Point, tint: str) -> str:
    """Lines in all directions."""
    rays = [(start, turned(angle, FAR, start)) for angle in range(0, 360, 15)]
    lines = "".join(path(ray, closed=False) for ray in rays)
    return trace(lines, "none", tint, 0.8, opacity=0.5)


@cache
def compass(x: float, y: float, **marks: Any) -> str:
    """A compass rose."""
    rings = disc(0, 0, 44, "none") + disc(0, 0, 40, "none", 0.6) + disc(0, 0, 17, "none", 0.8)
    rays = "".join(draw_ray(angle, 30) for angle in range(45, 360, 90))
    rays += "".join(draw_ray(angle, 50) for angle in range(0, 360, 90))
    north = write(0, -54, "N", 21, **BOLD)
    return tag("g", rings, rays, north, transform=at(x, y), opacity=0.85, **marks)


def draw_ray(angle: float, far: float) -> str:
    """A ray of the rose, one half light and one dark."""
    tip, left, right = turned(angle, far), turned(angle - 45, 11), turned(angle + 45, 11)
    light = trace(path([(0, 0), left, tip]), PALE, width=0.8)
    return light + trace(path([(0, 0), right, tip]), INK, width=0.8)


def turned(angle: float, far: float, start: Point = (0, 0)) -> Point:
    """A point so far away, clockwise from north."""
    return start[0] + far * sin(radians(angle)), start[1] - far * cos(radians(angle))


# --- maps of cells -------------------------------------------------------------------------------


class MapFit(NamedTuple):
    """How a map lies on its board: its scale, and where it begins."""

    x: float
    y: float
    scale: float

    @property
    def transform(self) -> str:
        """What puts the map there."""
        return at(self.x, self.y, self.scale)

    def square(self, corner: Point) -> tuple[float, float, float, float]:
        """Where a cell is on the board."""
        (x, y), size = corner, self.scale
        left, top = self.x + x * size, self.y + y * size
        return left, top, left + CELL * size, top + CELL * size

    def focus(self, corners: Iterable[Point]) -> Rectangle:
        """Where cells are on the board, with some room around them."""
        lefts, tops, rights, bottoms = zip(*map(self.square, corners), strict=True)
        left, top = min(lefts) - ROOM, min(tops) - ROOM
        return left, top, max(rights) + ROOM - left, max(bottoms) + ROOM - top


def fit(corners: Collection[Point], board: Point) -> MapFit:
    """Cells in the middle of a board, as large as it allows."""
    (wide, high), (xs, ys) = board, zip(*corners, strict=True)
    across, down = max(xs) - min(xs) + CELL, max(ys) - min(ys) + CELL
    scale = min(LARGEST, (wide - 2 * ROOM) / across, (high - 2 * ROOM) / down)
    x = wide / 2 - (min(xs) + across / 2) * scale
    return MapFit(x, high / 2 - (min(ys) + down / 2) * scale, scale)


def winds(corners: Iterable[Point], fit: MapFit, board: Point, tint: str) -> str:
    """Rhumb lines from a corner of the board, and there a rose where no cell needs the room."""
    (wide, high), squares = board, [fit.square(corner) for corner in corners]
    low, far = high - ROSE_AWAY, wide - ROSE_AWAY
    places = [(ROSE_AWAY, low), (far, low), (far, ROSE_AWAY), (ROSE_AWAY, ROSE_AWAY)]
    free = [place for place in places if not any(is_near(place, square) for square in squares)]
    lines = tag("g", rhumb_lines([*free, *places][0], tint), clip_path="url(#sheet)", **WINDS)
    return lines + (compass(*free[0], **FRAME) if free else "")


def is_near(rose: Point, square: tuple[float, float, float, float]) -> bool:
    """Whether a rose and a cell would lie on each other."""
    (x, y), (left, top, right, bottom) = rose, square
    west, north, east, south = ROSE_ROOM
    return left < x + east and x + west < right and top < y + south and y + north < bottom
