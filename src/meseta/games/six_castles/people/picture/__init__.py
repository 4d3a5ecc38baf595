"""The table as SVG: landscape, tracks, charters, and every player's exploration line.

It is drawn from a view alone. Pieces and places carry ids, so that a page can move and click them.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.landscape import draw_landscape
from meseta.games.six_castles.people.picture.lines import HEIGHT, draw_sheet
from meseta.games.six_castles.people.picture.paints import DARK, FONT, WOOD
from meseta.games.six_castles.people.picture.sheet import BELOW, MARGIN, WIDTH
from meseta.games.six_castles.people.picture.tracks import draw_board
from meseta.games.six_castles.people.views import View
from meseta.people.drawing import BOLD, LEFT, RIGHT, tag, write
from meseta.people.parts import Part, Picture

if TYPE_CHECKING:
    from meseta.people.texts import Speech


def draw(view: View, words: Speech) -> Picture:
    """A view as one part."""
    seats = range(len(view["players"]))
    height = BELOW + HEIGHT * len(seats) + MARGIN
    title = f"6 Castles, round {view['round']} of {view['rounds']}"
    body = tag(
        "g",
        tag("rect", width=WIDTH, height=height, fill=WOOD),
        *draw_header(view),
        *draw_landscape(view),
        *draw_board(view),
        *[part for seat in seats for part in draw_sheet(view, seat)],
        color=DARK,
        font_family=FONT,
    )
    return Picture(title, "", "", [Part("board", "board", (WIDTH, height), body, title)])


def draw_header(view: View) -> Iterator[str]:
    """Title, round, and what is left in the stacks."""
    yield write(MARGIN, 42, "6 Castles", 30, fill="#5b3d17", **LEFT, **BOLD)
    yield write(WIDTH - MARGIN, 42, "  ·  ".join(facts_of(view)), 15, **RIGHT)


def facts_of(view: View) -> Iterator[str]:
    """What a player wants to know of the stacks."""
    yield f"round {view['round']} of {view['rounds']}"
    yield f"pile {view['pile']}"
    if view["solo"]:
        yield f"opponent's tiles {view['rival']}"
    yield f"castles left {view['castles_left']}"
    if view["castle_top"]:
        yield f"next: {view['castle_top'].replace('_', ' ').title()}"
    top = f", top {view['stock_top'].upper()}" if view["stock_top"] else ""
    yield f"exploration stock {view['stock']}{top}"
