"""The map: area cards, caballero cards, who holds what, and what can be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.areas import draw_area, draw_map
from meseta.games.el_caballero.people.picture.caballeros import draw_caballero
from meseta.games.el_caballero.people.picture.coasts import SIDES, place_of
from meseta.games.el_caballero.people.picture.laying import faces_to_lay, open_corners
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.regions import draw_outlines, draw_ranks
from meseta.games.el_caballero.people.picture.told import tell_map
from meseta.games.el_caballero.people.views import Caballero, View
from meseta.people.charts import CELL, GROUND, MAP, fit, map_frame, winds
from meseta.people.drawing import EDGE, Point, add_title, at, plate, tag
from meseta.people.drawing_cache import draw_once
from meseta.people.looks import BRONZE, PALE
from meseta.people.panels import is_asked, is_over
from meseta.people.parts import LEFT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.people.texts import Speech

HIGH = 800


@draw_once
def draw_board(view: View, words: Speech) -> PicturePart:
    """Map and cards as large as they fit, and what can be chosen."""
    table = [
        draw_map(view),
        draw_outlines(view),
        *draw_chosen(view),
        *[draw_cell(name, view["cells"][name], words) for name in offered(view)],
        *[draw_caballero(card, words, offered_sides(view, card)) for card in view["caballeros"]],
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


def offered(view: View) -> list[str]:
    """The names of the cells that can be chosen now."""
    legal = view.get("legal", [])
    return [name for name in view["cells"] if f"cell {name}" in legal]


def offered_sides(view: View, card: Caballero) -> list[str]:
    """The sides of a caballero card that can be chosen now; only own cards can."""
    if not is_asked(view, card["owner"]):
        return []
    return [side for side in SIDES if f"card {card['card']} {side}" in view.get("legal", [])]


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
def draw_cell(name: str, cell: Sequence[int], words: Speech) -> str:
    """A cell that can be chosen."""
    x, y = place_of(cell)
    edge = {"stroke": BRONZE, "stroke_width": 2, "stroke_dasharray": "10 6", **EDGE}
    mark = plate(x + 5, y + 5, CELL - 10, CELL - 10, PALE, rx=10, fill_opacity=0.6, **edge)
    title = words.say("picture-cell", cell=name)
    return add_title("g", title, mark, id=f"cell-{name.replace(' ', '-')}")


def draw_chosen(view: View) -> Iterator[str]:
    """The cell that has been chosen, with the area card that comes there as it may lie."""
    chosen = view["chosen"] or {}
    if "cell" in chosen:
        x, y = place_of(chosen["cell"])
        for face in list(faces_to_lay(view).values())[:1]:
            card = draw_area(face, open_corners(face))
            yield tag("g", card, clip_path="url(#card)", opacity=0.75, transform=at(x, y))
        yield draw_dashes(x, y)


def draw_chosen_card(view: View) -> Iterator[str]:
    """The caballero card that has been chosen."""
    for card in view["caballeros"]:
        whose = (card["owner"], card["card"])
        if view["pending"] and whose == (view["pending"][0], (view["chosen"] or {}).get("card")):
            yield draw_dashes(*place_of(card["cell"]))


def draw_dashes(x: float, y: float) -> str:
    """The edge of what has been chosen."""
    edge = {"rx": 6, "stroke": BRONZE, "stroke_width": 4, "stroke_dasharray": "10 6"}
    return plate(x + 3, y + 3, CELL - 6, CELL - 6, "none", **edge)
