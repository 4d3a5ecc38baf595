"""Whether what is written in a picture can be read: the paint of a text against all that lies under
its middle, by day or by night.

A picture is laid out again, element by element, in the order in which it is painted. A path is
taken for the polygon of its points.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from math import cos, hypot, radians, sin, sqrt
from typing import Any, NamedTuple
from xml.etree import ElementTree

from meseta.people.looks import DARK_PALETTE, NAMES, PALETTE

SVG = "{http://www.w3.org/2000/svg}"
LINK = "href"
PALETTES = {"day": PALETTE, "night": DARK_PALETTE}
TOKENS = re.compile(r"[A-Za-z]|-?(?:\d+\.?\d*|\.\d+)")
ARGUMENTS = {"M": 2, "L": 2, "T": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "A": 7, "Z": 0}
"""How many numbers each command of a path takes."""

Paint = tuple[float, float, float]
Place = tuple[float, float]
Matrix = tuple[float, float, float, float, float, float]
HERE: Matrix = (1, 0, 0, 1, 0, 0)


class Layer(NamedTuple):
    """Something painted: whether it covers a point, with which paint, how thickly."""

    covers: Callable[[Place], bool]
    paint: str
    strength: float


class Text(NamedTuple):
    """Something written, with all that lies under its middle, the lowest first."""

    words: str
    paint: str
    strength: float
    under: list[Layer]


# --- paints --------------------------------------------------------------------------------------


def light_of(paint: Paint) -> float:
    """How light a paint is to the eye, from 0 to 1."""
    linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in paint]
    return sum(part * share for part, share in zip(linear, (0.2126, 0.7152, 0.0722), strict=True))


def contrast_of(one: Paint, other: Paint) -> float:
    """How well two paints can be told apart, from 1 to 21."""
    dark, light = sorted((light_of(one), light_of(other)))
    return (light + 0.05) / (dark + 0.05)


def paint_of(named: str, palette: Mapping[str, str]) -> Paint:
    """A paint as it is at a time of the day; what is of no palette stays."""
    paint = PALETTE["ink"] if named == "currentColor" else named
    paint = palette.get(NAMES.get(paint, ""), paint)
    digits = paint[1:] if len(paint) == 7 else "".join(2 * digit for digit in paint[1:])
    red, green, blue = (int(digits[i : i + 2], 16) / 255 for i in (0, 2, 4))
    return red, green, blue


def over(top: Paint, strength: float, below: Paint) -> Paint:
    """A paint that lets another one shine through."""
    red, green, blue = (strength * t + (1 - strength) * b for t, b in zip(top, below, strict=True))
    return red, green, blue


def contrast(text: Text, palette: Mapping[str, str]) -> float:
    """How well a text is told from all that lies under it."""
    ground = paint_of(palette["table"], {})
    for layer in text.under:
        ground = over(paint_of(layer.paint, palette), layer.strength, ground)
    return contrast_of(over(paint_of(text.paint, palette), text.strength, ground), ground)


# --- places --------------------------------------------------------------------------------------


def times(one: Matrix, other: Matrix) -> Matrix:
    """One transform inside another."""
    a, b, c, d = one[:4]
    g, h, i, j, k, m = other
    return (a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, *moved(one, (k, m)))


def moved(matrix: Matrix, place: Place) -> Place:
    """Where a transform puts a point."""
    a, b, c, d, e, f = matrix
    x, y = place
    return a * x + c * y + e, b * x + d * y + f


def back(matrix: Matrix, place: Place) -> Place:
    """From where a transform brings a point."""
    a, b, c, d, e, f = matrix
    x, y, room = place[0] - e, place[1] - f, a * d - b * c
    return (d * x - c * y) / room, (a * y - b * x) / room


def matrix_of(transform: str) -> Matrix:
    """What a transform does."""
    matrix = HERE
    for name, numbers in re.findall(r"(\w+)\(([^)]*)\)", transform):
        given = [float(each) for each in numbers.split()]
        if name == "translate":
            step: Matrix = (1, 0, 0, 1, given[0], given[1])
        elif name == "scale":
            step = (given[0], 0, 0, given[-1], 0, 0)
        else:
            turn = radians(given[0])
            step = (cos(turn), sin(turn), -sin(turn), cos(turn), 0, 0)
        matrix = times(matrix, step)
    return matrix


def rings_of(d: str) -> list[list[Place]]:
    """The points of a path, ring by ring."""
    rings: list[list[Place]] = []
    tokens, command, here = TOKENS.findall(d), "", (0.0, 0.0)
    while tokens:
        if tokens[0].isalpha():
            command = tokens.pop(0)
        kind, count = command.upper(), ARGUMENTS[command.upper()]
        given = [float(tokens.pop(0)) for _ in range(count)]
        x, y = here if command.islower() else (0.0, 0.0)
        if kind == "Z":
            here = rings[-1][0]
            continue
        if kind == "H":
            here = x + given[0], here[1]
        elif kind == "V":
            here = here[0], y + given[0]
        else:
            start, here = here, (x + given[-2], y + given[-1])
            if kind == "A":
                rings[-1].append(top_of(start, here, given[0], bool(given[4])))
        if kind == "M":
            rings.append([])
            command = "l" if command.islower() else "L"
        rings[-1].append(here)
    return rings


def top_of(start: Place, end: Place, radius: float, is_clockwise: bool) -> Place:
    """The middle of an arc that is no more than half a circle."""
    (x, y), (across, along) = start, (end[0] - start[0], end[1] - start[1])
    chord = hypot(across, along)
    high = radius - sqrt(max(0.0, radius**2 - chord**2 / 4))
    side = high / chord if is_clockwise else -high / chord
    return x + across / 2 + along * side, y + along / 2 - across * side


def inside(rings: list[list[Place]], place: Place) -> bool:
    """Whether a point lies in a shape."""
    x, y = place
    crossed = False
    for ring in rings:
        for (x0, y0), (x1, y1) in pairwise([*ring, ring[0]]):
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) * (x1 - x0) / (y1 - y0):
                crossed = not crossed
    return crossed


def covering(element: Any) -> Callable[[Place], bool] | None:
    """Which points an element covers, before it is moved."""

    def told(name: str) -> float:
        return float(element.get(name, 0))

    kind = element.tag.removeprefix(SVG)
    if kind == "rect":
        x, y, wide, high = (told(name) for name in ("x", "y", "width", "height"))
        return lambda at: x <= at[0] <= x + wide and y <= at[1] <= y + high
    if kind in ("circle", "ellipse"):
        x, y, rx, ry = told("cx"), told("cy"), told("rx") or told("r"), told("ry") or told("r")
        return lambda at: ((at[0] - x) / rx) ** 2 + ((at[1] - y) / ry) ** 2 <= 1
    if kind == "path":
        rings = rings_of(element.get("d"))
        return lambda at: inside(rings, at)
    return None


# --- the picture ---------------------------------------------------------------------------------


def texts(svg: str, measure: Callable[[Any], tuple[float, float, float, float]]) -> Iterator[Text]:
    """Everything that is written in a picture."""
    root = ElementTree.fromstring(svg)
    known = {each.get("id"): each for each in root.iter() if each.get("id")}
    layers: list[Layer] = []

    def walk(element: Any, matrix: Matrix, fill: str, strength: float) -> Iterator[Text]:
        kind = element.tag.removeprefix(SVG)
        if kind in ("defs", "clipPath", "title", "desc", "style"):
            return
        matrix = times(matrix, matrix_of(element.get("transform", "")))
        fill = element.get("fill", fill)
        strength *= float(element.get("opacity", 1))
        thick = strength * float(element.get("fill-opacity", 1))
        if kind == "use":
            step = (1.0, 0.0, 0.0, 1.0, float(element.get("x", 0)), float(element.get("y", 0)))
            yield from walk(known[element.get(LINK)[1:]], times(matrix, step), fill, strength)
        elif kind == "text":
            left, top, right, bottom = measure(element)
            middle = moved(matrix, ((left + right) / 2, (top + bottom) / 2))
            under = [layer for layer in layers if layer.covers(middle)]
            yield Text(element.text, fill, thick, under)
        covers = covering(element)
        if covers and thick and not fill.startswith(("none", "url")):
            layers.append(Layer(lambda at: covers(back(matrix, at)), fill, thick))
        for inner in element:
            yield from walk(inner, matrix, fill, strength)

    return walk(root, HERE, "#000", 1)
