"""The caballero cards, and what lies on them: ships and castillos."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.people.picture.coasts import OUTWARD, SIDES, cell_id, place_of
from meseta.games.el_caballero.people.picture.pieces import (
    LIFTED,
    draw_castillo,
    draw_ship,
)
from meseta.games.el_caballero.people.views import Caballero
from meseta.people.drawing import EDGE, add_title, at, disc, movable, plate, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, write
from meseta.people.looks import COAL, CREAM, LOOKS, WHITE, token
from meseta.people.panels import colour_name

if TYPE_CHECKING:
    from meseta.people.texts import Speech

FACING = (180, 270, 0, 90)
"""Numbers stand with their feet to the edge of their card."""

TURNABLE = (6, 9)
"""Numbers that would read as each other upside down stand on a line."""

FIGURE: dict[str, Any] = {"class": "figure"}
"""A number that a page may write larger on a small map."""
COUNTING: dict[str, Any] = {"class": "counting"}
"""The number that counts, which is large already."""

CREASES = "M14 14 L38 38 M86 14 L62 38 M86 86 L62 62 M14 86 L38 62"
QUARTER = "M-41 -41 H41 L0 0Z"
"""The quarter of a card at its northern side, around its middle."""
KEPT_CLEAR = {"data_clear": "yes"}
"""What is written on the map lies elsewhere, if it can."""


@draw_once
def draw_caballero(card: Caballero, words: Speech, offered: Sequence[str] = ()) -> str:
    """A caballero card: its numbers, the one that counts, ships and castillo."""
    owner, castillo = card["owner"], card["castillo"]
    look = LOOKS[owner]
    mark, harbours = f"caballero-{owner}-{card['card']}", {*card["water"], *card["ships"], *offered}
    tower = draw_castillo(50, 50, **movable("castillo", mark)) if castillo else ""
    middle = tower or token(owner, 50, 50, 14)
    name = {"fill": COAL if castillo else look.ink, **BOLD}
    return add_title(
        "g",
        words.say("picture-caballero", seat=colour_name(words, owner), card=card["card"]),
        plate(4, 4, 92, 92, look.fill, rx=9, stroke=look.deep, stroke_width=1.5, **LIFTED, **EDGE),
        trace(CREASES, stroke=look.deep, stroke_opacity=0.7),
        plate(8.5, 8.5, 83, 83, "none", rx=6, stroke=WHITE, stroke_opacity=0.35, stroke_width=1),
        *[draw_number(card, side) for side in range(len(SIDES))],
        middle,
        write(50, 60 if castillo else 54 + 10 * look.low, card["card"], 13, **name, **FIGURE),
        *[draw_harbour(card, side, side in offered) for side in SIDES if side in harbours],
        id=mark,
        transform=at(*place_of(card["cell"])),
        **movable(f"card-{owner}", cell_id(card["cell"])),
        **KEPT_CLEAR,
    )


def draw_number(card: Caballero, side: int) -> str:
    """One number with its feet to its edge, unless a ship lies on it."""
    (east, south), number = OUTWARD[side], card["numbers"][side]
    x, y = 50 + east * 32, 50 + south * 32
    if SIDES[side] in card["ships"]:
        return ""
    look, place = LOOKS[card["owner"]], at(x, y, turn=FACING[side])
    if SIDES[side] == card["land"]:
        face = disc(0, 0, 13.5, CREAM, 1.8, look.deep) + write(0, 7, number, 22, fill=COAL, **BOLD)
        return tag("g", tag("g", face, draw_foot(number, 10.5, COAL), **COUNTING), transform=place)
    face = write(0, 5, number, 16, fill=look.ink, **BOLD, **FIGURE)
    return tag("g", face, draw_foot(number, 8.5, look.ink), transform=place)


def draw_foot(number: int, y: float, ink: str) -> str:
    """A line below a number that could be read the other way round."""
    return trace(f"M-4.5 {y}H4.5", stroke=ink, width=1.6) if number in TURNABLE else ""


def draw_harbour(card: Caballero, side: str, offered: bool) -> str:
    """A side of a card where a ship lies or may lie; where one can be chosen, it is seen."""
    mark, number = f"harbour-{card['owner']}-{card['card']}-{side}", SIDES.index(side)
    (east, south), turn = OUTWARD[number], at(50, 50, turn=90 * number)
    drawn = trace(QUARTER, WHITE, "none", 0, fill_opacity=0.4 * offered, transform=turn, **EDGE)
    if side in card["ships"]:
        marks = movable("ship", mark)
        drawn += draw_ship(50 + east * 32, 50 + south * 32, card["owner"], **marks)
    return tag("g", drawn, id=mark)
