"""How tables look: one palette, and a colour and a shape for every player, in all games."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from meseta.people.drawing import EDGE, at, disc, plate, tag, trace, use

PALETTE = {
    "ink": "#3a2a1c",
    "faded": "#715b3a",
    "brown": "#5b3d17",
    "paper": "#f1e4c6",
    "pale": "#faf3df",
    "warm": "#fdecc0",
    "cream": "#fff6dd",
    "table": "#ecdcb6",
    "table-edge": "#d0b681",
    "rim": "#b49a68",
    "gold": "#c8952b",
    "bronze": "#8a6414",
    "red": "#8e2a23",
    "link": "#8c2822",
    "velvet": "#85261f",
    "ochre": "#8d640d",
    "slate": "#3f5560",
    "grey": "#6d695f",
    "stone": "#b9a283",
    "lit": "#f0ab00",
    "last": "#c2185b",
    "sea": "#a9bcc0",
    "wave": "#6f8b95",
    "shallows": "#a1b6bc",
    "shallows-2": "#b3c4c4",
    "shallows-3": "#c3d0cb",
    "surf": "#dfe6dc",
    "land-meadow": "#c3c29a",
    "land-clay": "#d3b48c",
    "land-straw": "#d9c894",
    "land-rust": "#c9a486",
    "land-sand": "#dcb98f",
    "land-olive": "#cfc59d",
    "land-wheat": "#dcc38d",
    "land-umber": "#c7a987",
    "land-rose": "#d6b795",
    "land-abroad": "#ddd5be",
    "land-island": "#d2c8a2",
    "mountain": "#cfc3a4",
    "shade": "#7a5a34",
    "chart": "#a9d2da",
    "chart-line": "#74aab8",
    "water": "#3a90b4",
    "water-shallow": "#74c0cf",
    "water-surf": "#bce6e0",
    "water-foam": "#f0fbfa",
    "water-letters": "#0a161d",
    "water-paper": "#e3f1f5",
    "water-ink": "#17485c",
    "beach": "#f4e4b4",
    "grass": "#a8c268",
    "grass-blades": "#5e7a36",
    "ground": "#e6dbbf",
    "ground-line": "#c9b88f",
    "path": "#e0ca97",
    "path-edge": "#b39a6b",
    "wall": "#cfc3ad",
    "step": "#e6d6a8",
    "step-pale": "#f0e6c8",
    "charter": "#efe2bd",
    "lost": "#d8cab0",
    "piece-edge": "#1d140c",
    "edge-purple": "#43225f",
    "edge-red": "#7c1f18",
    "edge-green": "#1c4f2b",
    "edge-blue": "#183a69",
    "edge-orange": "#8f4c08",
    "edge-yellow": "#8f6508",
    "edge-white": "#a09070",
}
"""What papers, maps, edges and pages are painted with, by day. No two are the same."""

DARK_PALETTE = {
    **PALETTE,
    "ink": "#f2e8d3",
    "faded": "#bda984",
    "brown": "#e3c48e",
    "paper": "#2e241b",
    "pale": "#3b2f23",
    "warm": "#4d3c22",
    "table": "#201912",
    "table-edge": "#120d09",
    "rim": "#65523a",
    "gold": "#86631b",
    "bronze": "#b8923f",
    "red": "#b5423a",
    "link": "#dcae48",
    "velvet": "#5c201b",
    "stone": "#6e624f",
    "lit": "#ffc02e",
    "last": "#ff86b0",
    "sea": "#1f3039",
    "wave": "#3d5866",
    "shallows": "#23363f",
    "shallows-2": "#283e47",
    "shallows-3": "#2f4850",
    "surf": "#3d595f",
    "land-meadow": "#4c5138",
    "land-clay": "#5c4a35",
    "land-straw": "#5e563a",
    "land-rust": "#583f33",
    "land-sand": "#624b35",
    "land-olive": "#54523b",
    "land-wheat": "#615233",
    "land-umber": "#523f35",
    "land-rose": "#5d493a",
    "land-abroad": "#403b32",
    "land-island": "#504d37",
    "mountain": "#5f5747",
    "shade": "#1a120b",
    "chart": "#22343c",
    "chart-line": "#3d5866",
    "water": "#25566c",
    "water-shallow": "#357286",
    "water-surf": "#5b969c",
    "water-foam": "#7fa3ad",
    "water-letters": "#e6f1f5",
    "water-paper": "#183542",
    "water-ink": "#bcdeea",
    "beach": "#b3a16d",
    "grass": "#5c6d38",
    "grass-blades": "#8ea25a",
    "ground": "#383024",
    "ground-line": "#5a4d34",
    "path": "#5a4b2d",
    "path-edge": "#7f6a43",
    "wall": "#5a5243",
    "step": "#51462b",
    "step-pale": "#453b27",
    "charter": "#4a3e28",
    "lost": "#4f473b",
    "piece-edge": "#efe4cc",
    "edge-purple": "#bf9fe2",
    "edge-red": "#ee978e",
    "edge-green": "#74bd8b",
    "edge-blue": "#86aee6",
    "edge-orange": "#f3ab63",
    "edge-yellow": "#efc862",
    "edge-white": "#d8ccb4",
}
"""The same by night: walnut, ivory ink, a deep sea. The players' colours stay what they are."""

DARK, FADED, BROWN = PALETTE["ink"], PALETTE["faded"], PALETTE["brown"]
PAPER, PALE, CREAM, WHITE = PALETTE["paper"], PALETTE["pale"], PALETTE["cream"], "#fff"
COAL = "#2a1a0c"
"""What is dark by day and by night."""
WARM = PALETTE["warm"]
"""The paper of what is in use now."""
GOLD, BRONZE, RED, STONE = PALETTE["gold"], PALETTE["bronze"], PALETTE["red"], PALETTE["stone"]
OCHRE, SLATE, GREY = PALETTE["ochre"], PALETTE["slate"], PALETTE["grey"]
"""What is written on with cream."""
RIM = PALETTE["rim"]
"""The edge of papers that lie on the table."""
LIT, LAST = PALETTE["lit"], PALETTE["last"]
SMALL: dict[str, Any] = {"fill": FADED}

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
    "purple": Look("#6d3f97", PALETTE["edge-purple"], WHITE, DIAMOND),
    "red": Look("#b8322a", PALETTE["edge-red"], WHITE, DIAMOND),
    "green": Look("#2f7a45", PALETTE["edge-green"], WHITE, SQUARE),
    "blue": Look("#2a62b0", PALETTE["edge-blue"], WHITE, CIRCLE),
    "orange": Look("#e8811a", PALETTE["edge-orange"], COAL, TRIANGLE, 0.25),
    "yellow": Look("#e0a81f", PALETTE["edge-yellow"], COAL, TRIANGLE, 0.25),
    "white": Look("#fffdf4", PALETTE["edge-white"], COAL, HEXAGON),
}
"""Colours that sit at one table have different shapes."""


def token_form(colour: str) -> str:
    """How the piece of a colour is made: an edge, and some light on it."""
    look = LOOKS[colour]
    edge = trace(look.outline, look.fill, PALETTE["piece-edge"], 0.18, stroke_linejoin="round")
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
    """The sign of what is reconstructed, which does not ask for attention."""
    return use("seal", transform=at(x, y, size), opacity=0.5)


def ring(x: float, y: float, r: float) -> str:
    """What shows that a piece can be chosen; otherwise it is not seen. A small one is thin."""
    marks = {"class": "edge thin"} if r < SMALL_RING else EDGE
    return disc(x, y, r, "none", 0, "none", **marks)


def frame(x: float, y: float, width: float, height: float) -> str:
    """What shows that something on a paper can be chosen; otherwise it is not seen."""
    return plate(x, y, width, height, "none", stroke="none", stroke_width=0, **EDGE)


# --- day and night -------------------------------------------------------------------------------

NAMES = {paint: name for name, paint in PALETTE.items()}
PAINTED = re.compile(r'((?:fill|stroke|color)(?:="|:))(#[0-9a-f]{6})\b')
"""Where a drawing or its style sheet says what it is painted with."""


def apply_theme(svg: str) -> str:
    """A drawing whose paints of the palette a page can change, by `theme_css` or its own."""
    return PAINTED.sub(as_variable, svg)


def as_variable(found: re.Match[str]) -> str:
    """A paint by its name, for those who know it; other paints stay what they are."""
    where, paint = found.groups()
    name = NAMES.get(paint)
    return f"{where}var(--{name}, {paint})" if name else found[0]


def theme_css() -> str:
    """The palette by day and by night: as the reader wishes, unless the page has a `data-look`."""
    day, night = (
        "".join(f"--{name}:{paint};" for name, paint in palette.items()) + f"color-scheme:{scheme};"
        for scheme, palette in (("light", PALETTE), ("dark", DARK_PALETTE))
    )
    wish = "@media (prefers-color-scheme: dark)"
    return (
        f":root{{{day}}}"
        f"{wish}{{:root:not([data-look=light]){{{night}}}}}"
        f":root[data-look=dark]{{{night}}}"
    )
