"""Drawings that stand on a page by themselves: components of a box, parts of a position."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from xml.sax.saxutils import quoteattr

import meseta
from meseta.people.drawing import Point, tag
from meseta.people.gallery import Exhibit
from meseta.people.looks import apply_theme

SPOT = {"class": "spot", "fill": "#fff", "fill_opacity": 0}
"""Where a value can be pressed on a drawing; it is seen where something is corrected."""


def draw_svg(size: Point, body: str, title: str, crop: Sequence[float] = ()) -> str:
    """A drawing with its title; ids are left out, since a page may show the same thing twice."""
    box = " ".join(f"{number:g}" for number in crop or (0, 0, *size))
    wide = (crop or (0, 0, *size))[2]
    plain = re.sub(r' id="[^"]*"', "", body)
    return (
        f'<svg viewBox="{box}" width="{wide:g}" role="img" aria-label={quoteattr(title)}>'
        f"{apply_theme(plain)}</svg>"
    )


def draw_exhibit(exhibit: Exhibit) -> str:
    """A component by itself; on it what can be pressed, each with the word that stands there."""
    if not exhibit.body:
        return ""
    pressed = [
        tag("rect", x=x, y=y, width=w, height=h, data_key=key, data_place=place, **SPOT)
        for key, place, (x, y, w, h) in exhibit.spots
    ]
    return draw_svg(exhibit.size, exhibit.body + "".join(pressed), exhibit.name)


@cache
def definitions_of(game: str) -> str:
    """What all drawings of a game refer to."""
    return meseta.new(game, seed=0).picture().shared
