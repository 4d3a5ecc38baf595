"""The sheet: where everything has its place, and the papers and pieces that lie on it."""

from __future__ import annotations

from meseta.games.six_castles.people.picture.paints import BROWN, PAPER, TINT, WHITE
from meseta.people.drawing import BOLD, LEFT, at, disc, oval, plate, tag, trace, write

WIDTH = 1280
MARGIN = 24
TOP = 64
FIELD_WIDTH, FIELD_HEIGHT = 776, 720
BELOW = TOP + FIELD_HEIGHT + 20
SIDE = MARGIN + FIELD_WIDTH + 20
SIDE_WIDTH = WIDTH - SIDE - MARGIN

MEEPLE = (
    "M0-10A3.6 3.6 0 0 1 3-4.6C6-4 9-2.4 9 0 9 1.6 6 1.6 4.4 1.4L7 8.6C7.2 9.6 6.6 10 5.8 10H2"
    "L0 6.4-2 10H-5.8C-6.6 10-7.2 9.6-7 8.6L-4.4 1.4C-6 1.6-9 1.6-9 0-9-2.4-6-4-3-4.6"
    "A3.6 3.6 0 0 1 0-10Z"
)
NAMES = {
    "dead_land": "dead land",
    "stone_cross": "stone cross",
    "military_camp": "camp",
    "roman_milestone": "milestone",
}


def name_of(terrain: str) -> str:
    """A terrain in a word or two."""
    return NAMES.get(terrain, terrain)


def panel(x: float, y: float, width: float, height: float, title: str = "") -> str:
    """A sheet of paper on the table."""
    paper = plate(x, y, width, height, PAPER, rx=10, stroke="#a98f5f", stroke_width=1)
    heading = write(x + 14, y + 21, title, 14, fill=BROWN, **LEFT, **BOLD)
    return paper + heading if title else paper


def marker(x: float, y: float, radius: float, colour: str, **marks: object) -> str:
    """A disc of a player."""
    return disc(x, y, radius, TINT[colour], 1.5, WHITE, **marks)


def meeple(
    x: float, y: float, size: float, colour: str, label: object = "", **marks: object
) -> str:
    """A worker of a player."""
    body = trace(MEEPLE, TINT[colour], WHITE, 1.3)
    number = write(0, 4.6, label, 8.5, fill=WHITE, **BOLD) if label else ""
    return tag("g", body, number, transform=at(x, y, size / 20), **marks)


def cylinder(x: float, y: float, colour: str) -> str:
    """The cylinder of a player on a space of the line."""
    body = trace("M-7-6V7A7 3 0 0 0 7 7V-6Z", TINT[colour], WHITE, 1)
    top = oval(0, -6, 7, 3, TINT[colour], stroke=WHITE)
    return tag("g", body, top, id=f"cylinder-{colour}", transform=at(x, y))
