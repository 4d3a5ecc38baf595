"""The table as parts: the map and the pieces on it, mats, action cards, the viewer's hand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from meseta.games.el_grande.people.picture.board import draw_board
from meseta.games.el_grande.people.picture.cards import draw_row, draw_turn
from meseta.games.el_grande.people.picture.land import (
    HEIGHT,
    LINES,
    SHAPES,
    WIDTH,
    is_coast,
    line_of,
    outline,
)
from meseta.games.el_grande.people.picture.mats import draw_hand, draw_mats
from meseta.games.el_grande.people.picture.tiles import draw_rounds
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import path, pattern, tag, trace, use
from meseta.people.looks import RED
from meseta.people.panels import header, legend, round_words
from meseta.people.parts import Picture

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words


def draw(view: View, words: Words) -> Picture:
    """Everything that a view knows."""
    edition = words.say("picture-edition", edition=view["edition"])
    top = header(view, words, "El Grande", f"{round_words(view, words)} · {edition}")
    cards = [*view["row"], view["turn"] and view["turn"]["card"]]
    parts = [
        top,
        draw_rounds(view, words),
        draw_board(view, words),
        *draw_mats(view, words),
        *draw_row(view, words),
        draw_turn(view, words),
        *draw_hand(view, words),
        legend(words, any(card and card["source"] == "reconstructed" for card in cards)),
    ]
    return Picture("El Grande", top.desc, definitions(), parts)


@cache
def definitions() -> str:
    """What is drawn many times: shapes, coasts, hatching."""
    hatch = trace("M-2 2L2-2M0 8L8 0M6 10L10 6", "none", RED, 1, opacity=0.4)
    coasts = "".join(path(line_of(name), closed=False) for name in LINES if is_coast(name))
    rounded = {"fill": "none", "stroke_linejoin": "round", "stroke_linecap": "round"}
    return tag(
        "defs",
        *[tag("path", d=path(outline(area)), id=f"shape-{area}") for area in SHAPES],
        *[tag("clipPath", use(f"shape-{area}"), id=f"inside-{area}") for area in SHAPES],
        tag("path", d=coasts, id="coasts", **rounded),
        tag("clipPath", tag("rect", width=WIDTH, height=HEIGHT), id="sheet"),
        pattern("taboo", 8, 8, hatch),
    )
