"""The table as parts: landscape, mats with their lines, tracks, charters, stacks, the hand."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.board import BOARD_HIGH, draw_board, tile_forms
from meseta.games.six_castles.people.picture.hand import draw_hand, draw_laying, draw_open_hands
from meseta.games.six_castles.people.picture.icons import icon_forms
from meseta.games.six_castles.people.picture.line import draw_own_line
from meseta.games.six_castles.people.picture.mats import draw_mats
from meseta.games.six_castles.people.picture.pieces import meeple_form
from meseta.games.six_castles.people.picture.tracks import (
    draw_charters,
    draw_religion,
    draw_scoring,
    draw_stacks,
    pace_form,
    slot_form,
)
from meseta.games.six_castles.people.views import View
from meseta.people.drawing import tag
from meseta.people.drawing_cache import draw_once, question
from meseta.people.panels import Track, header, legend, round_words, track, track_wide
from meseta.people.parts import LEFT_WIDE, Picture, PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words


def draw(view: View, words: Words) -> Picture:
    """Everything that a view knows."""
    kind = "solo" if view["solo"] else "family" if view["family"] else "normal"
    version = words.say("picture-version", kind=kind, side=view["side"].upper())
    top = header(view, words, "6 Castles", f"{round_words(view, words)} · {version}")
    parts = [
        top,
        draw_rounds(view, words),
        draw_board(view, words),
        *draw_mats(view, words),
        draw_religion(view, words),
        *draw_scoring(view, words),
        *draw_charters(view, words),
        draw_laying(view, words),
        draw_stacks(view, words),
        *draw_own_line(view, words),
        *draw_hand(view, words),
        *draw_open_hands(view, words),
        legend(words, is_reconstructed(view)),
    ]
    return Picture("6 Castles", top.desc, definitions(), parts)


@draw_once
def draw_rounds(view: View, words: Words) -> PicturePart:
    """The rounds."""
    spaces = [str(number) for number in range(1, view["rounds"] + 1)]
    now = min(view["round"], view["rounds"]) - 1
    return track(words, Track(spaces, now), track_wide(spaces))


@question
def is_reconstructed(view: View) -> bool:
    """Whether anything on the table is reconstructed."""
    shown = [*view["tiles"], *view["sites"], *view["explorations"].values(), *view["charters"]]
    return any(each.get("source") == "reconstructed" for each in shown)


@cache
def definitions() -> str:
    """What is drawn many times: icons, tiles, workers, slots, steps."""
    sheet = tag("rect", width=LEFT_WIDE, height=BOARD_HIGH)
    forms = icon_forms(), tile_forms(), meeple_form(), slot_form(), pace_form(0), pace_form(1)
    return tag("defs", *forms, tag("clipPath", sheet, id="sheet"))
