"""Pens and paper for the picture: elements, words, plates, and the pieces' looks."""

from __future__ import annotations

from typing import NamedTuple
from xml.sax.saxutils import escape, quoteattr

INK, FADED, PAPER, PALE, CREAM = "#3a2a1c", "#76603f", "#f1e4c6", "#faf3df", "#fff6dd"
GOLD, RED, STONE = "#c8952b", "#8e2a23", "#b9a283"
FONT = (
    "Palatino, 'Palatino Linotype', 'Book Antiqua', 'TeX Gyre Pagella', P052, Georgia, "
    "'Liberation Serif', serif"
)
BOLD = {"font_weight": "bold"}
LEFT = {"text_anchor": "start"}
RIGHT = {"text_anchor": "end"}
SMALL = {"fill": FADED, "font_style": "italic"}


class Token(NamedTuple):
    """What the pieces of a colour look like; the outline is for a radius of 1."""

    fill: str
    ink: str
    outline: str
    low: float
    """How far below its centre the middle of the shape is."""


TOKENS = {
    "purple": Token("#6d3f97", "#ffffff", "M0-1.12L1.12 0L0 1.12L-1.12 0Z", 0.0),
    "green": Token("#2f7a45", "#ffffff", "M-.86-.86H.86V.86H-.86Z", 0.0),
    "blue": Token("#2a62b0", "#ffffff", "M-1 0A1 1 0 0 1 1 0A1 1 0 0 1-1 0Z", 0.0),
    "orange": Token("#e8811a", "#2a1a0c", "M0-1.12L1.14.86H-1.14Z", 0.25),
    "white": Token("#fffdf4", "#2a1a0c", "M-.55-.96H.55L1.1 0L.55.96H-.55L-1.1 0Z", 0.0),
}
"""Five colours, five shapes."""


def number(value: object) -> str:
    """A number as short as it can be written; anything else as text."""
    return f"{round(value, 2):g}" if isinstance(value, float) else str(value)


def tag(name: str, *inside: str, **marks: object) -> str:
    """An element; `_` in the name of a mark is a hyphen."""
    written = "".join(
        f" {mark.replace('_', '-')}={quoteattr(number(value))}" for mark, value in marks.items()
    )
    return f"<{name}{written}>{''.join(inside)}</{name}>" if inside else f"<{name}{written}/>"


def titled(name: str, title: str, *inside: str, **marks: object) -> str:
    """An element that tells its name to those who ask."""
    return tag(name, tag("title", escape(title)), *inside, **marks)


def at(x: float, y: float, scale: float = 1) -> str:
    """A place, and a size, for what is drawn around 0, 0."""
    moved = f"translate({number(float(x))} {number(float(y))})"
    return moved if scale == 1 else f"{moved} scale({number(float(scale))})"


def write(x: float, y: float, words: object, size: float, **marks: object) -> str:
    """Words with their middle at a point of their line."""
    given = {"fill": INK, "text_anchor": "middle", **marks}
    return tag("text", escape(str(words)), x=x, y=y, font_size=size, **given)


def fitting(words: str, width: float, size: float) -> float:
    """The size at which words are no wider than a width."""
    return min(size, width / (0.62 * max(1, len(words))))


def trace(d: str, fill: str = "none", stroke: str = INK, width: float = 1.2, **m: object) -> str:
    """A line in ink."""
    return tag("path", d=d, fill=fill, stroke=stroke, stroke_width=width, **m)


def disc(x: float, y: float, r: float, fill: str, width: float = 1.2, stroke: str = INK) -> str:
    """A round plate."""
    return tag("circle", cx=x, cy=y, r=r, fill=fill, stroke=stroke, stroke_width=width)


def plate(x: float, y: float, w: float, h: float, **marks: object) -> str:
    """A piece of paper."""
    given = {"rx": 5, "fill": PALE, "stroke": INK, "stroke_width": 1.2, **marks}
    return tag("rect", x=x, y=y, width=w, height=h, **given)


def use(what: str, **marks: object) -> str:
    """What has been drawn before."""
    return tag("use", href=f"#{what}", **marks)


def token(colour: str, x: float, y: float, radius: float) -> str:
    """One piece in the colour and the shape of its owner."""
    return use(f"token-{colour}", transform=at(x, y, radius))


def token_form(colour: str) -> str:
    """How the piece of a colour is made: an edge, and some light on it."""
    look = TOKENS[colour]
    edge = trace(look.outline, look.fill, "#1d140c", 0.18, stroke_linejoin="round")
    inner = {"opacity": 0.35, "transform": at(0, look.low / 3, 0.66)}
    return tag(
        "g", edge, trace(look.outline, "none", look.ink, 0.16, **inner), id=f"token-{colour}"
    )
