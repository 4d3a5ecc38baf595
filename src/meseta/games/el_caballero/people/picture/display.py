"""What lies beside the map: the area cards on display, and what is in stock."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.areas import card_title, draw_area
from meseta.games.el_caballero.people.picture.dial import open_corners
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.pieces import (
    draw_castillo,
    draw_dashes,
    draw_ship,
)
from meseta.games.el_caballero.people.picture.told import tell_edges
from meseta.games.el_caballero.people.views import Printed, View
from meseta.people.charts import CELL
from meseta.people.drawing import EDGE, add_title, at, movable, plate, tag
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, write
from meseta.people.looks import FADED, RIM
from meseta.people.panels import paper
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

HIGH = 136
SCALE = HIGH / CELL
"""How much larger than a cell a card of the display is."""


@draw_once
def draw_display(view: View, words: Speech) -> list[PicturePart]:
    """The area cards that can be chosen, or the places where they lay."""
    chosen = (view["chosen"] or {}).get("area", "")
    return [draw_place(area, words, place, chosen) for place, area in enumerate(view["display"], 1)]


@draw_once
def draw_place(area: Printed | None, words: Speech, place: int, chosen: str) -> PicturePart:
    """One place of the display."""
    mark, title = f"display-{place}", words.say("picture-display", place=place)
    told = words.say("picture-told-gap")
    if area:
        told = words.say("picture-told-card", what=tell_edges(area, words))
    body = draw_displayed(area, words, mark, area["id"] == chosen) if area else draw_gap()
    return PicturePart("card", mark, (HIGH, HIGH), body, title, told=(told,))


def draw_gap() -> str:
    """The place of a card that was taken."""
    edge = {"rx": 6, "stroke": FADED, "stroke_dasharray": "7 7"}
    return plate(1, 1, HIGH - 2, HIGH - 2, "none", **edge)


def draw_displayed(area: Printed, words: Speech, place: str, is_chosen: bool = False) -> str:
    """A face-up area card, with an edge if it is the one that has been chosen."""
    name = area["id"]
    card = tag("g", draw_area(area, open_corners(area)), clip_path="url(#card)")
    edge = plate(1, 1, CELL - 2, CELL - 2, "none", rx=0, stroke=RIM, **EDGE)
    edge += draw_dashes() if is_chosen else ""
    marks = {
        "id": f"display-{name}",
        "transform": at(0, 0, SCALE),
        **movable(f"area-{name}", place),
    }
    return add_title("g", card_title(area, words), card, edge, **marks)


@draw_once
def draw_stock(view: View, words: Speech) -> PicturePart:
    """Ships and castillos that nobody has, and area cards to come."""
    title, stock, deck = words.say("picture-stock"), view["stock"], view["deck"]
    signs = {
        "ships": draw_ship(0, 0, "", 1.1, **movable("ship", "stock", stock["ships"])),
        "castillos": draw_castillo(0, 0, 0.95, **movable("castillo", "stock", stock["castillos"])),
        "areas": plate(-13, -13, 26, 26, PAINTS["sea"], rx=2, **movable("area", "stock", deck)),
    }
    counts, figures = {**stock, "areas": deck}, {**LEFT, **BOLD}
    told = {key: words.say("picture-told-stock", kind=key, count=counts[key]) for key in signs}
    body = paper(HIGH, HIGH)
    for line, (key, sign) in enumerate(signs.items()):
        row = tag("g", sign, transform=at(38, 0)) + write(66, 9, counts[key], 27, 60, **figures)
        body += add_title("g", told[key], row, transform=at(0, 28 + 40 * line))
    return PicturePart("stock", "stock", (HIGH, HIGH), body, title, told=tuple(told.values()))
