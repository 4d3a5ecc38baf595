"""What makes a board look like a chart: its edge, rhumb lines, a compass rose."""

from __future__ import annotations

from functools import cache
from math import cos, radians, sin

from meseta.people.drawing import INK, Point, at, disc, path, plate, tag, trace
from meseta.people.lettering import BOLD, write
from meseta.people.looks import PALE

FAR = 2500


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
    return drawn


def rhumb_lines(start: Point, tint: str) -> str:
    """Lines in all directions."""
    rays = [(start, turned(angle, FAR, start)) for angle in range(0, 360, 15)]
    lines = "".join(path(ray, closed=False) for ray in rays)
    return trace(lines, "none", tint, 0.8, opacity=0.5)


@cache
def compass(x: float, y: float) -> str:
    """A compass rose."""
    rings = disc(0, 0, 44, "none") + disc(0, 0, 40, "none", 0.6) + disc(0, 0, 17, "none", 0.8)
    rays = "".join(draw_ray(angle, 30) for angle in range(45, 360, 90))
    rays += "".join(draw_ray(angle, 50) for angle in range(0, 360, 90))
    return tag("g", rings, rays, write(0, -54, "N", 16, **BOLD), transform=at(x, y), opacity=0.85)


def draw_ray(angle: float, far: float) -> str:
    """A ray of the rose, one half light and one dark."""
    tip, left, right = turned(angle, far), turned(angle - 45, 11), turned(angle + 45, 11)
    light = trace(path([(0, 0), left, tip]), PALE, width=0.8)
    return light + trace(path([(0, 0), right, tip]), INK, width=0.8)


def turned(angle: float, far: float, start: Point = (0, 0)) -> Point:
    """A point so far away, clockwise from north."""
    return start[0] + far * sin(radians(angle)), start[1] - far * cos(radians(angle))
