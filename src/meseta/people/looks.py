"""How tables look: one palette, and a colour and a shape for every player, in all games."""

from __future__ import annotations

from typing import Any, NamedTuple

from meseta.people.drawing import EDGE, at, disc, plate, tag, trace, use

DARK, FADED, BROWN = "#3a2a1c", "#76603f", "#5b3d17"
PAPER, PALE, CREAM, WHITE = "#f1e4c6", "#faf3df", "#fff6dd", "#fff"
GOLD, BRONZE, RED, STONE = "#c8952b", "#8a6414", "#8e2a23", "#b9a283"
WARM = "#fdecc0"
"""The paper of what is in use now."""
RIM = "#b49a68"
"""The edge of papers that lie on the table."""
SMALL: dict[str, Any] = {"fill": FADED}
LIT, LAST = "#f0ab00", "#c2185b"

STYLE = (
    f".lit>.edge{{stroke:{LIT};stroke-width:5;stroke-opacity:1}}"
    f".last>.edge{{stroke:{LAST};stroke-width:4;stroke-opacity:1;stroke-dasharray:9 5}}"
    ".lit>.wide,.last>.wide{stroke-width:13}"
    ".lit>.thin{stroke-width:3}.last>.thin{stroke-width:2.5;stroke-dasharray:4 3}"
    ".lit{pointer-events:all}"
)
"""What can be chosen now, and what the last move was about.

What lies on something else lets the pointer through to it, unless it can be chosen itself.
"""

SMALL_RING = 16
SEAL = "M0-7A7 7 0 1 0 7 0M1-7L-1-2L3 1L7 0"


class Look(NamedTuple):
    """What belongs to a player: a colour, its dark shade, what is written on it, and a shape."""

    fill: str
    deep: str
    ink: str
    outline: str
    """For a radius of 1."""
    low: float = 0.0
    """How far below its centre the middle of the shape is."""


DIAMOND = "M0-1.12L1.12 0L0 1.12L-1.12 0Z"
SQUARE = "M-.86-.86H.86V.86H-.86Z"
CIRCLE = "M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z"
TRIANGLE = "M0-1.12L1.14.86H-1.14Z"
HEXAGON = "M-.55-.96H.55L1.1 0L.55.96H-.55L-1.1 0Z"

LOOKS = {
    "purple": Look("#6d3f97", "#43225f", WHITE, DIAMOND),
    "red": Look("#b8322a", "#7c1f18", WHITE, DIAMOND),
    "green": Look("#2f7a45", "#1c4f2b", WHITE, SQUARE),
    "blue": Look("#2a62b0", "#183a69", WHITE, CIRCLE),
    "orange": Look("#e8811a", "#8f4c08", "#2a1a0c", TRIANGLE, 0.25),
    "yellow": Look("#e0a81f", "#8f6508", "#2a1a0c", TRIANGLE, 0.25),
    "white": Look("#fffdf4", "#a09070", "#2a1a0c", HEXAGON),
}
"""Colours that sit at one table have different shapes."""


def token_form(colour: str) -> str:
    """How the piece of a colour is made: an edge, and some light on it."""
    look = LOOKS[colour]
    edge = trace(look.outline, look.fill, "#1d140c", 0.18, stroke_linejoin="round")
    inner = {"opacity": 0.35, "transform": at(0, look.low / 3, 0.66)}
    light = trace(look.outline, "none", look.ink, 0.16, **inner)
    return tag("g", edge, light, id=f"token-{colour}")


def token(colour: str, x: float, y: float, radius: float, **marks: object) -> str:
    """One piece in the colour and the shape of its owner."""
    return use(f"token-{colour}", transform=at(x, y, radius), **marks)


def seal_form() -> str:
    """How the sign of what is reconstructed is made: a broken seal."""
    return trace(SEAL, "none", RED, 1.8, stroke_linejoin="round", id="seal")


def seal(x: float, y: float, size: float = 1) -> str:
    """The sign of what is reconstructed."""
    return use("seal", transform=at(x, y, size))


def ring(x: float, y: float, r: float) -> str:
    """What shows that a piece can be chosen; otherwise it is not seen. A small one is thin."""
    marks = {"class": "edge thin"} if r < SMALL_RING else EDGE
    return disc(x, y, r, "none", 0, "none", **marks)


def frame(x: float, y: float, width: float, height: float) -> str:
    """What shows that something on a paper can be chosen; otherwise it is not seen."""
    return plate(x, y, width, height, "none", stroke="none", stroke_width=0, **EDGE)
