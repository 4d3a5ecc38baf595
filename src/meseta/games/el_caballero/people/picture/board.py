"""The map: area cards, caballero cards, who holds what, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.people.picture.areas import draw_area, draw_map
from meseta.games.el_caballero.people.picture.caballeros import draw_caballero
from meseta.games.el_caballero.people.picture.coasts import SIDES, place_of
from meseta.games.el_caballero.people.picture.dial import first_face, open_corners
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.pieces import draw_dashes
from meseta.games.el_caballero.people.picture.regions import draw_outlines, draw_ranks
from meseta.games.el_caballero.people.picture.told import tell_map
from meseta.games.el_caballero.people.views import View
from meseta.people.charts import CELL, GROUND, MAP, fit, map_frame, winds
from meseta.people.drawing import EDGE, LETTING, Point, add_title, at, disc, plate, tag, trace
from meseta.people.drawing_cache import draw_once, question
from meseta.people.looks import BRONZE, LOOKS, PALE
from meseta.people.panels import is_asked, is_over
from meseta.people.parts import LEFT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.games.el_caballero.people.words import Words

HIGH = 800
TURNS: dict[str, Any] = {"class": "turns"}
"""What a page turns to the next choice when it is pressed."""
ARROW = "M58.5 45A10 10 0 1 0 60 50M59.5 38V45.5H52"


@draw_once
def draw_board(view: View, words: Words) -> PicturePart:
    """Map and cards as large as they fit, and what can be chosen."""
    table = [
        draw_map(view, words),
        draw_outlines(view),
        *draw_chosen(view),
        *[draw_cell(name, view["cells"][name], words) for name in offered(view)],
        *[
            draw_caballero(card, words, offered_sides(view, card["owner"], card["card"]))
            for card in view["caballeros"]
        ],
        *draw_chosen_card(view),
        *draw_ranks(view, words),
    ]
    board, corners = (LEFT_WIDE, HIGH), shown_corners(view)
    lies = fit(corners, board)
    islands = tag("g", *table, transform=lies.transform, **MAP)
    body = draw_sea() + winds(corners, lies, board, PAINTS["rhumb"]) + islands + map_frame(*board)
    title = words.say("picture-map", count=len(view["map"]))
    return PicturePart(
        "board", "board", board, body, title, tell_map(view, words), lies.focus(corners)
    )


@cache
def draw_sea() -> str:
    """The unknown sea, as charts show it."""
    size = {"width": LEFT_WIDE, "height": HIGH, **GROUND}
    return "".join(tag("rect", fill=paint, **size) for paint in (PAINTS["chart"], "url(#waves)"))


@question
def offered(view: View) -> tuple[str, ...]:
    """The names of the cells that can be chosen now."""
    legal = view.get("legal", [])
    return tuple(name for name in view["cells"] if f"cell {name}" in legal) if legal else ()


@question
def offered_sides(view: View, owner: str, card: int) -> tuple[str, ...]:
    """The sides of a caballero card that can be chosen now; only own cards can."""
    if not is_asked(view, owner):
        return ()
    return tuple(side for side in SIDES if f"card {card} {side}" in view.get("legal", []))


def shown_corners(view: View) -> list[Point]:
    """The corners of all cards, and while the game goes on of the cells beside them."""
    beside = [] if is_over(view) else [*map(place_of, view["cells"].values())]
    return [*used_corners(view), *beside]


def used_corners(view: View) -> list[Point]:
    """The corners of all cards, and of the cells that can be or have been chosen."""
    chosen = view["chosen"] or {}
    cells = [card["cell"] for card in (*view["map"], *view["caballeros"])]
    cells += [view["cells"][name] for name in offered(view)]
    cells += [chosen["cell"]] if "cell" in chosen else []
    return [place_of(cell) for cell in cells]


@draw_once
def draw_cell(name: str, cell: Sequence[int], words: Words) -> str:
    """A cell that can be chosen."""
    x, y = place_of(cell)
    edge = {"stroke": BRONZE, "stroke_width": 2, "stroke_dasharray": "10 6", **EDGE}
    mark = plate(x + 5, y + 5, CELL - 10, CELL - 10, PALE, rx=10, fill_opacity=0.6, **edge)
    title = words.say("picture-cell", cell=words.steps_to(cell))
    return add_title("g", title, mark, id=f"cell-{name.replace(' ', '-')}")


def draw_chosen(view: View) -> Iterator[str]:
    """The cell that has been chosen, with the card that comes there; a page turns what it shows."""
    chosen = view["chosen"] or {}
    if "cell" not in chosen:
        return
    card, face = draw_coming(view["pending"][0]), first_face(view)
    if face:
        card = tag("g", draw_area(face, open_corners(face)), clip_path="url(#card)", opacity=0.75)
    place = at(*place_of(chosen["cell"]))
    yield tag("g", card, draw_dashes(), draw_arrow(), transform=place, **TURNS)


def draw_coming(colour: str) -> str:
    """A caballero card whose number is still open."""
    look = LOOKS[colour]
    edge = {"rx": 9, "stroke": look.deep, "stroke_width": 1.5}
    return plate(4, 4, 92, 92, look.fill, opacity=0.75, **edge)


def draw_chosen_card(view: View) -> Iterator[str]:
    """The caballero card that has been chosen."""
    chosen = (view["chosen"] or {}).get("card")
    for card in view["caballeros"] if chosen else ():
        if view["pending"] and (card["owner"], card["card"]) == (view["pending"][0], chosen):
            turns = view["asked"] == "turn_number"
            marks = TURNS if turns else LETTING
            inside = draw_dashes() + (draw_arrow() if turns else "")
            yield tag("g", inside, transform=at(*place_of(card["cell"])), **marks)


def draw_arrow() -> str:
    """The sign of what is turned by pressing it."""
    back = disc(50, 50, 17, PALE, 1.5, BRONZE, fill_opacity=0.9)
    return back + trace(ARROW, "none", BRONZE, 3.2, stroke_linecap="round")
