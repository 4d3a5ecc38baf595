"""What lies below the map: the display, the area card that is being laid, the stock."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.areas import draw_area
from meseta.games.el_caballero.people.picture.caballeros import draw_castillo, draw_ship
from meseta.games.el_caballero.people.picture.coasts import CELL, SIDES
from meseta.games.el_caballero.people.views import Printed, View
from meseta.people.drawing import EDGE, at, plate, tag, titled
from meseta.people.lettering import BOLD, LEFT, SERIF, write
from meseta.people.looks import BROWN, FADED, RIM, SMALL
from meseta.people.panels import paper
from meseta.people.parts import WIDE, Part

if TYPE_CHECKING:
    from meseta.people.texts import Speech

HIGH, STEP = 152, 136
SCALE = 1.24
"""How much larger than a cell a card of the display is."""
TURNS = 4


def draw_display(view: View, words: Speech) -> Part:
    """The area cards that can be chosen, the one that was, and the stock."""
    title = words.say("picture-display")
    come = words.say("picture-to-come", count=view["deck"])
    body = paper(WIDE, HIGH) + write(18, 72, title, 22, 130, fill=BROWN, **LEFT, **SERIF)
    body += write(18, 96, come, 17, 130, **SMALL, **LEFT)
    for place, area in enumerate(view["display"]):
        at_place = at(160 + place * STEP, 14, SCALE)
        body += draw_gap(at_place) if area is None else draw_displayed(area, at_place)
    body += "".join(draw_laying(view, words)) + "".join(draw_stock(view, words))
    return Part("display", "display", (WIDE, HIGH), body, title)


def draw_gap(place: str) -> str:
    """The place of a card that was taken."""
    edge = {"rx": 4, "stroke": FADED, "stroke_dasharray": "5 5", "transform": place}
    return plate(0, 0, CELL, CELL, "none", **edge)


def draw_displayed(area: Printed, place: str) -> str:
    """A face-up area card."""
    card = tag("g", *draw_area(area, open_corners(area)), clip_path="url(#card)")
    edge = plate(0, 0, CELL, CELL, "none", rx=0, stroke=RIM, **EDGE)
    marks = {"id": f"display-{area['id']}", "transform": place}
    return titled("g", area["id"].upper(), card, edge, **marks)


# --- faces ---------------------------------------------------------------------------------------


def open_corners(face: Printed) -> list[bool]:
    """The corners of a card without neighbours that are land."""
    return [face["edges"][side] == face["edges"][side - 1] == "L" for side in range(len(SIDES))]


def turned(face: Printed, turn: int) -> Printed:
    """An area card after so many quarters of a turn."""

    def moved(side: str | None) -> str | None:
        return None if side is None else SIDES[(SIDES.index(side) + turn) % TURNS]

    edges = "".join(face["edges"][(side - turn) % TURNS] for side in range(TURNS))
    parts = [face["parts"][(side - turn) % TURNS] for side in range(TURNS)]
    gold, fish = moved(face["gold"]), moved(face["fish"])
    return {**face, "edges": edges, "parts": parts, "gold": gold, "fish": fish}


def faces_to_lay(view: View) -> dict[int, Printed]:
    """The chosen area card in every rotation that is possible, or as it is printed."""
    chosen, legal = view["chosen"] or {}, view.get("legal", [])
    cards = [area for area in view["display"] if area and area["id"] == chosen.get("area")]
    if not cards:
        return {}
    turns = [turn for turn in range(TURNS) if f"rotate {turn}" in legal]
    return {turn: turned(cards[0], turn) for turn in turns or [0]}


def draw_laying(view: View, words: Speech) -> Iterator[str]:
    """The chosen area card, in its rotations once its cell is known."""
    faces = faces_to_lay(view)
    if not faces:
        return
    x = 160 + len(view["display"]) * STEP + 12
    yield write(x, 40, words.say("picture-laying"), 20, 120, fill=BROWN, **LEFT, **SERIF)
    for place, (turn, face) in enumerate(faces.items()):
        card = draw_area(face, open_corners(face))
        label = words.say("picture-rotation", rotation=turn)
        where = at(x + 126 + place * 100, 14, 0.88)
        yield tag("g", *card, clip_path="url(#card)", transform=where)
        yield write(x + 170 + place * 100, 126, label, 17, 88) if len(faces) > 1 else ""


def draw_stock(view: View, words: Speech) -> Iterator[str]:
    """Ships and castillos that nobody has."""
    x, stock = WIDE - 120, view["stock"]
    yield write(x, 40, words.say("picture-stock"), 20, 110, fill=BROWN, **LEFT, **SERIF)
    yield draw_ship(x + 22, 70, "", 1.2)
    yield write(x + 48, 78, stock["ships"], 24, **LEFT, **BOLD)
    yield draw_castillo(x + 22, 116, 1.1)
    yield write(x + 48, 125, stock["castillos"], 24, **LEFT, **BOLD)
