"""What is chosen from beside the map: how an area card lies, which number a card shows."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.areas import draw_area
from meseta.games.el_caballero.people.picture.coasts import SIDES, Corners
from meseta.games.el_caballero.people.picture.told import tell_edges
from meseta.games.el_caballero.people.views import Printed, View
from meseta.people.charts import CELL
from meseta.people.drawing import EDGE, add_title, at, plate, tag
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, write
from meseta.people.looks import LOOKS, RIM, SMALL
from meseta.people.panels import paper
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

WIDE, HIGH = 472, 152
TURNS = 4
CHOICES = ("number", "north")
"""A caballero card shows a number at land; at water alone one of its front looks north."""


@draw_once
def draw_laying(view: View, words: Speech) -> PicturePart:
    """The chosen area card in its rotations, or the numbers that a caballero card may show."""
    numbers = list(numbers_to_show(view))
    title = words.say("picture-numbers") if numbers else words.say("picture-laying")
    inside = [*draw_faces(view, words), *draw_numbers(numbers, view, words)]
    told = [
        words.say("picture-told-card", area=face_name(view, words, turn, face), what=what)
        for turn, face in faces_to_lay(view).items()
        for what in [tell_edges(face, words)]
    ]
    told += [words.say(f"picture-{kind}", number=number) for kind, number in numbers]
    told = told or [words.say("picture-nothing-laid")]
    nothing = write(WIDE / 2, HIGH / 2 + 6, told[0], 17, WIDE - 30, **SMALL)
    body = paper(WIDE, HIGH, title) + ("".join(inside) or nothing)
    return PicturePart("laying", "laying", (WIDE, HIGH), body, title, told=tuple(told))


# --- area cards ----------------------------------------------------------------------------------


def open_corners(face: Printed) -> Corners:
    """The corners of a card without neighbours that are land."""
    edges = face["edges"]
    return tuple(edges[side] == edges[side - 1] == "L" for side in range(len(SIDES)))


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


def face_name(view: View, words: Speech, turn: int, face: Printed) -> str:
    """What is chosen with a rotation, or the name of the card while none can be."""
    asked = f"rotate {turn}" in view.get("legal", [])
    return words.say("picture-rotation", rotation=turn) if asked else face["id"].upper()


def draw_faces(view: View, words: Speech) -> Iterator[str]:
    """The chosen area card, in its rotations once its cell is known."""
    for place, (turn, face) in enumerate(faces_to_lay(view).items()):
        card = tag("g", draw_area(face, open_corners(face)), clip_path="url(#card)")
        edge = plate(0, 0, CELL, CELL, "none", rx=0, stroke=RIM, **EDGE)
        x, label = 14 + place * 116, face_name(view, words, turn, face)
        mark = {"id": f"rotation-{turn}"} if f"rotate {turn}" in view.get("legal", []) else {}
        yield add_title("g", label, card, edge, transform=at(x, 36, 0.9), **mark)
        yield write(x + 45, 145, label, 16, 108)


# --- numbers -------------------------------------------------------------------------------------


def numbers_to_show(view: View) -> Iterator[tuple[str, int]]:
    """The numbers that a caballero card may show, at land or to the north."""
    for text in view.get("legal", []):
        kind, _, number = text.partition(" ")
        if kind in CHOICES:
            yield kind, int(number)


def draw_numbers(numbers: list[tuple[str, int]], view: View, words: Speech) -> Iterator[str]:
    """Cards in the player's colour, each with its number."""
    step = min(96.0, (WIDE - 24) / max(1, len(numbers)))
    for place, (kind, number) in enumerate(numbers):
        look, wide = LOOKS[view["pending"][0]], step - 10
        edge = {"stroke": look.deep, "stroke_width": 2, "rx": 8, **EDGE}
        card = plate(0, 0, wide, 86, look.fill, **edge)
        face = write(wide / 2, 58, number, 38, wide - 8, fill=look.ink, **BOLD)
        face += write(wide / 2, 20, "N", 16, fill=look.ink, **BOLD) if kind == "north" else ""
        title = words.say(f"picture-{kind}", number=number)
        marks = {"id": f"{kind}-{number}", "transform": at(17 + place * step, 46)}
        yield add_title("g", title, card, face, **marks)
