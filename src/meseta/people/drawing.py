"""The kit for drawing: elements of SVG, places, lines, shapes with and without an edge.

All is text. Marks are an element's attributes: `stroke_width=2` is `stroke-width="2"`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any
from xml.sax.saxutils import escape, quoteattr

Point = tuple[float, float]
Rectangle = tuple[float, float, float, float]
"""A corner, a width and a height."""

INK = "currentColor"
"""What a picture is drawn with; it says which colour that is, with the mark `color`."""

UNSAFE = re.compile(r'["&<>\n\r\t]')
"""What must not stand in a mark as it is."""
EDGE: dict[str, Any] = {"class": "edge"}
"""What of an element shows that it can be chosen, or was touched by the last move."""
LETTING: dict[str, Any] = {"pointer_events": "none"}
"""What lies on something else, and lets the pointer through to it."""


# --- elements ------------------------------------------------------------------------------------


def number(value: object, digits: int = 2) -> str:
    """A number as short as it can be written; anything else as text."""
    return f"{round(value, digits):g}" if isinstance(value, float) else str(value)


def tag(name: str, *inside: str, **marks: object) -> str:
    """An element; `_` in the name of a mark is a hyphen."""
    written = "".join([f" {hyphenate(mark)}={quote_mark(value)}" for mark, value in marks.items()])
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


@cache
def hyphenate(mark: str) -> str:
    """The name of a mark as it stands in an element."""
    return mark.replace("_", "-")


@lru_cache(1 << 14, typed=True)
def quote_mark(value: object) -> str:
    """The value of a mark as it stands in an element."""
    if not isinstance(value, str):
        return f'"{number(value)}"'
    return quoteattr(value) if UNSAFE.search(value) else f'"{value}"'


def add_title(name: str, title: str, *inside: str, **marks: object) -> str:
    """An element that tells its name to those who ask."""
    return tag(name, tag("title", escape(title)), *inside, **marks)


def movable(kind: str, place: str, count: int = 1) -> dict[str, Any]:
    """The marks of a piece that can travel, by which a page sees where it went.

    Pieces of a kind are as good as each other; the place is the id of an element. Where many are
    drawn as one thing, it says how many they are.
    """
    marks: dict[str, Any] = {"data_piece": kind, "data_at": place}
    return marks if count == 1 else {**marks, "data_count": count}


def use(what: str, **marks: object) -> str:
    """What has been drawn before."""
    return tag("use", href=f"#{what}", **marks)


def gradient(kind: str, name: str, tints: Mapping[float, str], **marks: object) -> str:
    """Tints that run into each other, `linear` or `radial`; each is pure at its part of the way."""
    stops = [tag("stop", offset=part, stop_color=tint) for part, tint in tints.items()]
    return tag(f"{kind}Gradient", *stops, id=name, **marks)


def pattern(name: str, width: float, height: float, *inside: str) -> str:
    """A tile that is repeated wherever it is the paint."""
    size = {"width": width, "height": height, "patternUnits": "userSpaceOnUse"}
    return tag("pattern", *inside, id=name, **size)


# --- places and lines ----------------------------------------------------------------------------


def at(x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A place, a size and a turn in degrees for what is drawn around 0, 0."""
    moved = f"translate({number(float(x))} {number(float(y))})"
    turned = f" rotate({number(float(turn))})" if turn else ""
    return moved + turned + (f" scale({number(float(scale), 6)})" if scale != 1 else "")


def points(several: Iterable[Point]) -> str:
    """Points in a row, as they stand in a line."""
    return " ".join(f"{number(float(x), 1)} {number(float(y), 1)}" for x, y in several)


def path(several: Iterable[Point], closed: bool = True) -> str:
    """A line from point to point."""
    return f"M{points(several)}{'Z' if closed else ''}"


# --- shapes --------------------------------------------------------------------------------------


def trace(d: str, fill: str = "none", stroke: str = INK, width: float = 1.2, **m: object) -> str:
    """A line, or a shape with an edge."""
    return tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width, **m)


def disc(
    x: float, y: float, r: float, fill: str, width: float = 1.2, stroke: str = INK, **m: object
) -> str:
    """A round plate with an edge."""
    return dot(x, y, r, fill, stroke=stroke, stroke_width=width, **m)


def plate(x: float, y: float, w: float, h: float, fill: str, **marks: object) -> str:
    """A piece of paper with round corners and an edge."""
    given = {"rx": 5, "stroke": INK, "stroke_width": 1.2, **marks}
    return tag("rect", x=x, y=y, width=w, height=h, fill=fill, **given)


def shape(d: str, fill: str, **marks: object) -> str:
    """A shape without an edge of its own."""
    return tag("path", d=d, fill=fill, **marks)


def dot(x: float, y: float, r: float, fill: str, **marks: object) -> str:
    """A circle without an edge of its own."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, **marks)


def oval(x: float, y: float, rx: float, ry: float, fill: str, **marks: object) -> str:
    """An ellipse without an edge of its own."""
    return tag("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **marks)
