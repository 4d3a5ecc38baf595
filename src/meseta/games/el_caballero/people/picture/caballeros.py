"""The caballero cards, and what lies on them: ships and castillos."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.coasts import OUTWARD, SIDES, place_of
from meseta.games.el_caballero.people.views import Caballero
from meseta.people.drawing import EDGE, at, disc, plate, shape, tag, titled, trace
from meseta.people.lettering import BOLD, write
from meseta.people.looks import CREAM, LOOKS, WHITE, token
from meseta.people.panels import colour_name

if TYPE_CHECKING:
    from meseta.people.texts import Speech

LIFTED = {"filter": "url(#lift)"}
"""What lies on other cards throws a shadow."""

FACING = (180, 270, 0, 90)
"""Numbers stand with their feet to the edge of their card."""

TURNABLE = (6, 9)
"""Numbers that would read as each other upside down stand on a line."""

CREASES = "M14 14 L38 38 M86 14 L62 38 M86 86 L62 62 M14 86 L38 62"
TOWER = "M-13 14 V-6 H-15 V-14 H-9 V-10 H-3 V-14 H3 V-10 H9 V-14 H15 V-6 H13 V14Z"
STONES = "M-13 -4 H13 M-13 3 H-7 M7 3 H13"
HULL, MAST, FLAG = "M-13 4 H13 L8 11 H-9Z", "M0 4 V-13", "M0 -13 L-8 -11 L0 -9Z"
SAIL, JIB = "M1 -11 Q13 -5 11 2 H1Z", "M-1 -8 Q-9 -4 -9 2 H-1Z"


def draw_caballero(card: Caballero, words: Speech) -> str:
    """A caballero card: its numbers, the one that counts, ships and castillo."""
    owner, castillo = card["owner"], card["castillo"]
    look = LOOKS[owner]
    middle = draw_castillo(50, 50) if castillo else token(owner, 50, 50, 14)
    name = {"fill": WHITE if castillo else look.ink, **BOLD}
    return titled(
        "g",
        words.say("picture-caballero", seat=colour_name(words, owner), card=card["card"]),
        plate(4, 4, 92, 92, look.fill, rx=9, stroke=look.deep, stroke_width=1.5, **LIFTED, **EDGE),
        trace(CREASES, stroke=look.deep, stroke_opacity=0.7),
        plate(8.5, 8.5, 83, 83, "none", rx=6, stroke=WHITE, stroke_opacity=0.35, stroke_width=1),
        *[draw_number(card, side) for side in range(len(SIDES))],
        middle,
        write(50, 60 if castillo else 54 + 10 * look.low, card["card"], 12, **name),
        id=f"caballero-{owner}-{card['card']}",
        transform=at(*place_of(card["cell"])),
    )


def draw_number(card: Caballero, side: int) -> str:
    """One number with its feet to its edge, or the ship that lies on it."""
    (east, south), number = OUTWARD[side], card["numbers"][side]
    x, y = 50 + east * 32, 50 + south * 32
    if SIDES[side] in card["ships"]:
        return draw_ship(x, y, card["owner"])
    look, place = LOOKS[card["owner"]], at(x, y, turn=FACING[side])
    foot = 10.5 if card["land"] == SIDES[side] else 8.5
    ink = look.deep if card["land"] == SIDES[side] else look.ink
    line = trace(f"M-4.5 {foot}H4.5", stroke=ink, width=1.6) if number in TURNABLE else ""
    if card["land"] == SIDES[side]:
        face = disc(0, 0, 13.5, CREAM, 1.8, look.deep) + write(0, 7, number, 22, fill=ink, **BOLD)
    else:
        face = write(0, 5, number, 16, fill=ink, fill_opacity=0.85, **BOLD)
    return tag("g", face, line, transform=place)


def draw_ship(x: float, y: float, owner: str, scale: float = 1) -> str:
    """A ship with its owner's flag; one that nobody owns has a pale one."""
    parts = (HULL, "#8a5a2b"), (MAST, "none"), (SAIL, "#fdf8ea"), (JIB, "#f3ead2")
    ship = [shape(d, fill) for d, fill in (*parts, (FLAG, LOOKS[owner].fill if owner else CREAM))]
    edge = {"stroke": "#3a2410", "stroke_width": 0.9, "stroke_linejoin": "round"}
    return tag("g", *ship, transform=at(x, y, scale), **edge, **LIFTED)


def draw_castillo(x: float, y: float, scale: float = 1) -> str:
    """A castle tower."""
    walls = trace(TOWER, "#8d8a84", "#3c3a36", 1)
    stones = trace(STONES, stroke="#5c5a55", width=0.8)
    return tag("g", walls, stones, transform=at(x, y, scale), **LIFTED)
