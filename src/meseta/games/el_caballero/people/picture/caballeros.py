"""The caballero cards, and what lies on them: ships and castillos."""

from __future__ import annotations

from meseta.games.el_caballero.people.picture.coasts import OUTWARD, SIDES, place_of
from meseta.games.el_caballero.people.picture.paints import CREAM, DEEP, LIFTED, TINT, WHITE
from meseta.games.el_caballero.people.views import Caballero
from meseta.people.drawing import BOLD, at, disc, plate, shape, tag, titled, trace, write

FACING = (180, 270, 0, 90)
"""Numbers stand with their feet to the edge of their card."""
LIKE_A_NINE, UNDERLINED = 6, {"text_decoration": "underline"}
"""A number that could be read as another one when it stands on its head."""

CREASES = "M14 14 L38 38 M86 14 L62 38 M86 86 L62 62 M14 86 L38 62"
SHIELD = "M-10 -11 H10 V2 Q10 10 0 14 Q-10 10 -10 2Z"
TOWER = "M-13 14 V-6 H-15 V-14 H-9 V-10 H-3 V-14 H3 V-10 H9 V-14 H15 V-6 H13 V14Z"
STONES = "M-13 -4 H13 M-13 3 H-7 M7 3 H13"
HULL, MAST, FLAG = "M-13 4 H13 L8 11 H-9Z", "M0 4 V-13", "M0 -13 L-8 -11 L0 -9Z"
SAIL, JIB = "M1 -11 Q13 -5 11 2 H1Z", "M-1 -8 Q-9 -4 -9 2 H-1Z"


def draw_caballero(card: Caballero) -> str:
    """A caballero card: its numbers, the one that counts, ships and castillo."""
    owner, castillo = card["owner"], card["castillo"]
    deep = DEEP[owner]
    return titled(
        "g",
        f"{owner} {card['card']}",
        plate(4, 4, 92, 92, TINT[owner], rx=9, stroke=deep, stroke_width=1.5, **LIFTED),
        trace(CREASES, stroke=deep, stroke_opacity=0.7),
        plate(8.5, 8.5, 83, 83, "none", rx=6, stroke=WHITE, stroke_opacity=0.35, stroke_width=1),
        *[draw_number(card, side) for side in range(len(SIDES))],
        draw_castillo(50, 50) if castillo else draw_shield(50, 50, deep),
        write(50, 59 if castillo else 53.5, card["card"], 10, fill=WHITE, fill_opacity=0.95),
        id=f"caballero-{owner}-{card['card']}",
        transform=at(*place_of(card["cell"])),
    )


def draw_number(card: Caballero, side: int) -> str:
    """One number with its feet to its edge, or the ship that lies on it."""
    (east, south), number = OUTWARD[side], card["numbers"][side]
    x, y = 50 + east * 32, 50 + south * 32
    if SIDES[side] in card["ships"]:
        return draw_ship(x, y, card["owner"])
    deep, place = DEEP[card["owner"]], at(x, y, turn=FACING[side])
    line = UNDERLINED if number == LIKE_A_NINE else {}
    if card["land"] == SIDES[side]:
        shown = write(0, 7.2, number, 20, fill=deep, **BOLD, **line)
        face = disc(0, 0, 13, CREAM, 1.8, deep) + shown
    else:
        face = write(0, 5, number, 14, fill=WHITE, fill_opacity=0.75, **line)
    return tag("g", face, transform=place)


def draw_ship(x: float, y: float, owner: str, scale: float = 1) -> str:
    """A ship with its owner's flag."""
    parts = (HULL, "#8a5a2b"), (MAST, "none"), (SAIL, "#fdf8ea"), (JIB, "#f3ead2")
    ship = [shape(d, fill) for d, fill in (*parts, (FLAG, TINT[owner]))]
    edge = {"stroke": "#3a2410", "stroke_width": 0.9, "stroke_linejoin": "round"}
    return tag("g", *ship, transform=at(x, y, scale), **edge, **LIFTED)


def draw_castillo(x: float, y: float, scale: float = 1) -> str:
    """A castle tower."""
    walls = trace(TOWER, "#8d8a84", "#3c3a36", 1)
    stones = trace(STONES, stroke="#5c5a55", width=0.8)
    return tag("g", walls, stones, transform=at(x, y, scale), **LIFTED)


def draw_shield(x: float, y: float, deep: str) -> str:
    """A small shield."""
    return trace(SHIELD, deep, WHITE, 1, stroke_opacity=0.6, transform=at(x, y))
