"""A small icon for every terrain and bonus, drawn in a square from -10 to 10."""

from __future__ import annotations

from meseta.games.six_castles.people.picture.paints import PAINTS
from meseta.people.drawing import INK, at, dot, oval, plate, shape, tag, trace, use
from meseta.people.looks import BRONZE, COAL, GOLD, PAPER, WHITE

HALF_COIN = trace("M0-6A6 6 0 0 1 0 6L-2 2 1 0-1-3Z", GOLD, BRONZE, 1)


def icon(name: str, x: float, y: float, size: float) -> str:
    """An icon of a given width around a point."""
    return use(f"icon-{name}", transform=at(x, y, size / 20))


def icon_forms() -> str:
    """How the icons are made."""
    return "".join(tag("g", drawn, id=f"icon-{name}") for name, drawn in ICONS.items())


def leaf(x: float, y: float, rx: float, ry: float, fill: str, turn: float) -> str:
    """An ellipse that is turned around its middle."""
    return oval(0, 0, rx, ry, fill, transform=at(x, y, turn=turn))


def grapes() -> str:
    """Three rows of berries."""
    places = ((-4, -2), (1, -2), (6, -2), (-1.5, 2.2), (3.5, 2.2), (1, 6.2))
    return "".join(dot(x, y, 2.7, PAINTS["grapes"]) for x, y in places)


def grains() -> str:
    """An ear: a grain on top, and two pairs."""
    pairs = ((-3, -2, -30), (3, -2, 30), (-3, 3, -30), (3, 3, 30))
    beside = "".join(leaf(x, y, 1.8, 3.2, PAINTS["grains"], turn) for x, y, turn in pairs)
    return oval(0, -6, 1.9, 3.2, PAINTS["grains"]) + beside


ICONS = {
    "pasture": (
        oval(0, 1, 6.5, 4.6, PAINTS["wool"], stroke=PAINTS["wool-edge"])
        + dot(-6, -1.5, 2.4, PAINTS["fur"])
        + trace("M-3 5v3M3 5v3", stroke=PAINTS["fur"], width=1.6)
    ),
    "chestnut": (
        trace("M0-7C6-4 8 1 5 5 3 7-3 7-5 5-8 1-6-4 0-7Z", PAINTS["shell"], PAINTS["shell-edge"], 1)
        + shape("M-5 4C-2 2 2 2 5 4 3 7-3 7-5 4Z", PAINTS["shell-foot"])
    ),
    "olive": (
        trace("M-8 6C-2 4 4-1 8-7", stroke=PAINTS["twig"], width=1.6)
        + leaf(-3, 0, 3, 4.2, PAINTS["fruit"], 30)
        + leaf(4, 2, 3, 4.2, PAINTS["fruit-light"], 30)
    ),
    "vine": grapes() + shape("M1-4C1-8-2-9-6-8-5-5-3-4 1-4Z", PAINTS["vine-leaf"]),
    "cereal": trace("M0 8V-4", stroke=PAINTS["stalk"], width=1.5) + grains(),
    "lake": (
        oval(0, 0, 9, 6.4, PAINTS["water"])
        + trace("M-6-1q2-2 4 0t4 0t4 0M-5 3q2-2 4 0t4 0", stroke=PAINTS["ripples"])
    ),
    "dead_land": (
        trace(
            "M0 8V-1M0 2L-5-4M0 0L4-6M-3-1.5L-7-1M2.5-3.5L7-3",
            stroke=PAINTS["dead-wood"],
            width=1.7,
            stroke_linecap="round",
        )
        + trace("M-7 8H7", stroke=PAINTS["dust"], width=1.4)
    ),
    "forest": (
        shape("M-3-8L2 1H-8ZM4-5L9 4H-1Z", PAINTS["firs"])
        + trace("M-3 1V6M4 4V8", stroke=PAINTS["trunks"], width=2)
    ),
    "house": (
        trace("M-6 0H6V8H-6Z", PAINTS["plaster"], PAINTS["timber"], 1)
        + trace("M-8 0L0-7 8 0Z", PAINTS["roof"], PAINTS["roof-edge"], 1)
        + shape("M-1.6 8V3.4H1.6V8Z", PAINTS["timber"])
    ),
    "chapel": (
        trace("M-5-1H5V8H-5Z", WHITE, PAINTS["masonry"], 1)
        + trace("M-6.5-1L0-5.5 6.5-1Z", PAINTS["slate"], PAINTS["slate-edge"], 1)
        + trace("M0-10V-5M-2-8.4H2", width=1.4)
        + shape("M-1.5 8V4A1.5 1.5 0 0 1 1.5 4V8Z", PAINTS["masonry"])
    ),
    "stone_cross": (
        trace(
            "M-1.7-9H1.7V-5H6V-1.7H1.7V5H-1.7V-1.7H-6V-5H-1.7Z",
            PAINTS["granite"],
            PAINTS["granite-edge"],
            1,
        )
        + trace("M-5 8L-3.5 5H3.5L5 8Z", PAINTS["granite"], PAINTS["granite-edge"], 1)
    ),
    "military_camp": (
        trace("M-9 7L0-5 9 7Z", PAINTS["tent"], PAINTS["timber"], 1)
        + shape("M0-5L-2.6 7H2.6Z", PAINTS["banner"])
        + trace("M0-5V-10L5-8.2 0-6.6", PAINTS["banner"], width=0.8)
    ),
    "roman_milestone": (
        trace("M-4 7V-5A4 3.4 0 0 1 4-5V7Z", PAINTS["marble"], PAINTS["marble-edge"], 1)
        + trace("M-2-3H2M-2 0H2M0-3V3", stroke=PAINTS["marble-edge"], width=1)
        + trace("M-6 8H6", stroke=PAINTS["marble-edge"], width=2)
    ),
    "rock": (
        trace("M-9 7L-5-3-1-1 3-8 9 7Z", PAINTS["crag"], PAINTS["crag-edge"], 1)
        + trace("M3-8L1 0 4 7M-5-3L-4 3", stroke=PAINTS["crag-light"], width=1)
    ),
    "toll": HALF_COIN,
    "exploration": (
        plate(-8, -3, 16, 6, PAPER, rx=1, stroke_width=1) + trace("M-4-3V3M0-3V3M4-3V3", width=0.8)
    ),
    "half_coin": HALF_COIN,
    "cylinder": (
        trace("M-4-5V5A4 2 0 0 0 4 5V-5Z", PAPER, width=1) + oval(0, -5, 4, 2, WHITE, stroke=INK)
    ),
    "religion": trace("M0-8V8M-5-3H5", width=2.2),
    "castle": (
        trace("M-9 8V-4H-6V-7H-3V-4H3V-7H6V-4H9V8Z", PAINTS["wall"], COAL, 1)
        + shape("M-2 8V3A2 2 0 0 1 2 3V8Z", COAL)
    ),
}
