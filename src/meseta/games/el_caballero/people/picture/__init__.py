"""The table as parts: islands and sea as connected shapes, mats, display and stock, the hand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.board import HIGH as BOARD_HIGH
from meseta.games.el_caballero.people.picture.board import draw_board
from meseta.games.el_caballero.people.picture.dial import draw_dial
from meseta.games.el_caballero.people.picture.display import draw_display, draw_stock
from meseta.games.el_caballero.people.picture.mats import draw_hand, draw_mats
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.views import View
from meseta.people.charts import CELL
from meseta.people.drawing import gradient, pattern, tag, trace
from meseta.people.drawing_cache import draw_once, question
from meseta.people.panels import (
    SCORING,
    Track,
    header,
    is_over,
    legend,
    round_words,
    track,
    track_wide,
)
from meseta.people.parts import LEFT_WIDE, Picture, PicturePart

if TYPE_CHECKING:
    from meseta.games.el_caballero.people.words import Words
    from meseta.people.texts import Speech

WAVES = "M4 9 q4 -4 8 0 t8 0 M29 21 q4 -4 8 0 t8 0"
MEADOW = "M4 7 l1.5 -3 l1.5 3 M16 17 l1.5 -3 l1.5 3"
SPACES = ["1", "2", "3", "4", SCORING, "5", "6", "7", SCORING]


def draw(view: View, words: Words) -> Picture:
    """Everything that a view knows."""
    about = f"{round_words(view, words)} · {words.say('picture-basic')}"
    top = header(view, words, "El Caballero", about)
    parts = [
        top,
        draw_rounds(view, words),
        draw_board(view, words),
        *draw_mats(view, words),
        *draw_display(view, words),
        *draw_dial(view, words),
        draw_stock(view, words),
        *draw_hand(view, words),
        legend(words, is_reconstructed(view)),
    ]
    return Picture("El Caballero", top.desc, definitions(), parts)


@question
def is_reconstructed(view: View) -> bool:
    """Whether any area card on the table is reconstructed."""
    shown = [*view["map"], *view["display"]]
    return any(area is not None and area["source"] == "reconstructed" for area in shown)


@draw_once
def draw_rounds(view: View, words: Speech) -> PicturePart:
    """The rounds with both scorings."""
    over = is_over(view)
    now = len(SPACES) - 1 if over else SPACES.index(str(view["round"]))
    return track(words, Track(SPACES, now), track_wide(SPACES))


@cache
def definitions() -> str:
    """What is used many times: coins, waves, grass, a shadow, the edge of a card."""
    coin = {0: PAINTS["coin-light"], 0.5: PAINTS["coin"], 1: PAINTS["coin-dark"]}
    thin = {"stroke_linecap": "round"}
    waves = trace(WAVES, "none", PAINTS["waves"], 1.1, stroke_opacity=0.5, **thin)
    grass = trace(MEADOW, "none", PAINTS["blades"], 0.9, stroke_opacity=0.4, **thin)
    return tag(
        "defs",
        gradient("radial", "coin", coin, cx="35%", cy="30%", r="75%"),
        pattern("waves", 50, 25, waves),
        pattern("meadow", 24, 20, grass),
        shadow(),
        tag("clipPath", tag("rect", width=CELL, height=CELL), id="card"),
        tag("clipPath", tag("rect", width=LEFT_WIDE, height=BOARD_HIGH), id="sheet"),
    )


def shadow() -> str:
    """What lies on other cards is a little above them."""
    soft = {"stdDeviation": 2.2, "flood_color": PAINTS["shadow"], "flood_opacity": 0.45}
    room = {"x": "-20%", "y": "-20%", "width": "150%", "height": "150%"}
    return tag("filter", tag("feDropShadow", dx=1.5, dy=2.5, **soft), id="lift", **room)
