"""The area cards: sea, shallows, beach, land, gold and fish."""

from __future__ import annotations

from collections.abc import Iterator
from math import hypot
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.coasts import (
    OUTWARD,
    SIDES,
    Corners,
    cell_id,
    filled_corners,
    has_strait,
    land_corners,
    place_of,
    shapes,
)
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.told import tell_edges
from meseta.games.el_caballero.people.views import Area, Printed, View
from meseta.people.charts import CELL
from meseta.people.drawing import Point, add_title, at, dot, movable, oval, shape, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.looks import seal
from meseta.people.panels import say_of

if TYPE_CHECKING:
    from meseta.people.texts import Speech

AWAY = {"L": (0.0, 0.27, 0.25, 0.13, 0.0), "W": (0.0, 0.36, 0.3, 0.34, 0.0)}
"""How far from the middle of a card a symbol lies, by terrain and the number of edges reached."""

SEA, GRASS, SCALES = PAINTS["sea"], PAINTS["grass"], PAINTS["scales"]
SHALLOWS = ((26, PAINTS["shallows"], 0.45), (14, PAINTS["surf"], 0.55))
"""Lines of water along the coast: how wide, in which tint, how strong."""
BEACH = ((5, PAINTS["sand"]), (0.9, PAINTS["shore"]))
"""Sand, and the line where it meets the water."""

FISH = "M-13 0 C-7 -9 5 -9 10 0 L17 -6 V6 L10 0 C5 9 -7 9 -13 0Z"


@draw_once
def draw_map(view: View, words: Speech) -> str:
    """All area cards in their places."""
    corners = land_corners(view["map"])
    return "".join(draw_card(area, filled_corners(area, corners), words) for area in view["map"])


def draw_card(area: Area, filled: Corners, words: Speech) -> str:
    """An area card in its place."""
    card = draw_area(as_printed(area), filled)
    marks = {"id": f"area-{area['id']}", "transform": at(*place_of(area["cell"]))}
    lies = movable(f"area-{area['id']}", cell_id(area["cell"]))
    return add_title("g", card_title(area, words), card, clip_path="url(#card)", **marks, **lies)


def card_title(area: Printed, words: Speech) -> str:
    """What an area card is called, and whether nobody knows how it is printed."""
    is_ours = area["source"] == "reconstructed"
    return say_of(tell_edges(area, words), [words.say("picture-legend-reconstructed")] * is_ours)


def as_printed(area: Area) -> Printed:
    """What is seen of a card itself, wherever it lies."""
    return {
        "id": area["id"],
        "edges": area["edges"],
        "parts": area["parts"],
        "gold": area["gold"],
        "fish": area["fish"],
        "source": area["source"],
    }


@draw_once
def draw_area(area: Printed, filled: Corners) -> str:
    """One area card at the origin."""
    return "".join(layers(area, filled))


def layers(area: Printed, filled: Corners) -> Iterator[str]:
    """What an area card is made of, from the sea up."""
    lands, coasts = shapes(area["id"], area["edges"], filled, has_strait(area))
    for paint in (SEA, "url(#waves)"):
        yield tag("rect", width=CELL, height=CELL, fill=paint)
    yield from draw_land("".join(lands), "".join(coasts))
    if area["gold"] is not None:
        yield draw_gold(*symbol_place(area, area["gold"]))
    if area["fish"] is not None:
        yield draw_fish(*symbol_place(area, area["fish"]))
    yield from draw_frame(area)
    if area["source"] == "reconstructed":
        yield seal(9, CELL - 9, 0.7)


def draw_land(land: str, coast: str) -> Iterator[str]:
    """The land of a card between its shallows and its beaches; an inland card has no coast."""
    if coast:
        for width, tint, strong in SHALLOWS:
            yield trace(coast, "none", tint, width, stroke_opacity=strong)
    if land:
        yield trace(land, GRASS, GRASS, 0.7) + shape(land, "url(#meadow)")
    if coast:
        for wide, tint in BEACH:
            yield trace(coast, "none", tint, wide)


def draw_frame(area: Printed) -> Iterator[str]:
    """The border of a card."""
    edge = {"stroke": PAINTS["frame"], "stroke_width": 0.7, "stroke_opacity": 0.5}
    yield tag("rect", width=CELL, height=CELL, fill="none", **edge)


def symbol_place(area: Printed, side: str) -> Point:
    """The middle of the part of a card that a symbol belongs to."""
    part = area["parts"][SIDES.index(side)]
    reached = [OUTWARD[i] for i in range(4) if area["parts"][i] == part]
    x, y = sum(way[0] for way in reached), sum(way[1] for way in reached)
    far = AWAY[area["edges"][SIDES.index(side)]][len(reached)] / (hypot(x, y) or 1.0)
    return (0.5 + x * far) * CELL, (0.5 + y * far) * CELL


def draw_gold(x: float, y: float) -> str:
    """Coins."""
    shadow = oval(1, 9, 13, 4, PAINTS["coin-shadow"], fill_opacity=0.35)
    places = ((-6, 4, 6), (6, 4, 6), (0, -5, 6.5))
    coins = [dot(cx, cy, r, "url(#coin)") for cx, cy, r in places]
    heap = tag("g", *coins, stroke=PAINTS["coin-edge"], stroke_width=0.8)
    return tag("g", shadow, heap, transform=at(x, y))


def draw_fish(x: float, y: float) -> str:
    """A fish."""
    body = trace(FISH, PAINTS["fish"], SCALES, 1)
    gill = trace("M-3 -5.5 Q0 0 -3 5.5", "none", SCALES, 1)
    return tag("g", body, gill, dot(-8, -1.5, 1.2, SCALES), transform=at(x, y, 0.85))
