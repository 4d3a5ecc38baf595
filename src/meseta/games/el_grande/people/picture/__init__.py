"""The whole table as SVG: the map, the pieces on it, and everything around it."""

from __future__ import annotations

from meseta.games.el_grande.people.picture.around import draw_around
from meseta.games.el_grande.people.picture.board import draw_map
from meseta.games.el_grande.people.picture.land import HEIGHT, SHAPES, WIDTH, outline
from meseta.games.el_grande.people.picture.paints import DARK, FONT, RED
from meseta.games.el_grande.people.picture.pieces import TOKENS, token_form
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import gradient, path, pattern, svg, tag, trace, use

WIDE, HIGH = 1600, 1200


def draw(view: View) -> str:
    """Everything that a view knows, as SVG."""
    king = f"the King: {view['names'][view['king']]}"
    return svg(
        f"El Grande, edition {view['edition']}, round {view['round']}; {king}",
        (WIDE, HIGH),
        definitions(),
        tag("rect", width=WIDE, height=HIGH, fill="url(#parchment)"),
        *draw_around(view),
        draw_map(view),
        color=DARK,
        font_family=FONT,
    )


def definitions() -> str:
    """What is drawn many times: pieces, shapes, hatching, the colour of the table."""
    hatch = trace("M-2 2L2-2M0 8L8 0M6 10L10 6", "none", RED, 1, opacity=0.4)
    return tag(
        "defs",
        *[token_form(colour) for colour in TOKENS],
        *[tag("path", d=path(outline(area)), id=f"shape-{area}") for area in SHAPES],
        *[tag("clipPath", use(f"shape-{area}"), id=f"inside-{area}") for area in SHAPES],
        tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT), id="sheet"),
        pattern("taboo", 8, 8, hatch),
        gradient("radial", "parchment", {0.4: "#ecdcb6", 1: "#d0b681"}, r=0.75),
    )
