"""The table as SVG: islands and sea as connected shapes, caballero cards, courts and display."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from meseta.games.el_caballero.people.picture.areas import draw_map
from meseta.games.el_caballero.people.picture.caballeros import draw_caballero
from meseta.games.el_caballero.people.picture.coasts import CELL, place_of
from meseta.games.el_caballero.people.picture.paints import DARK, FONT
from meseta.games.el_caballero.people.picture.panel import WIDTH, draw_panel, panel_height
from meseta.games.el_caballero.people.picture.regions import draw_outlines, draw_ranks
from meseta.games.el_caballero.people.views import View
from meseta.people.drawing import at, gradient, pattern, plate, tag, titled, trace
from meseta.people.parts import Part, Picture

if TYPE_CHECKING:
    from meseta.people.texts import Speech

MARGIN = 60
WAVES = "M4 9 q4 -4 8 0 t8 0 M29 21 q4 -4 8 0 t8 0"
MEADOW = "M4 7 l1.5 -3 l1.5 3 M16 17 l1.5 -3 l1.5 3"


def draw(view: View, words: Speech) -> Picture:
    """A view as one part."""
    west, north, width, height = extent(view)
    column = panel_height(view)
    wide, high = width + WIDTH + 3 * MARGIN, max(height, column) + 2 * MARGIN
    table = at(MARGIN - west, (high - height) / 2 - north)
    title = f"El Caballero, round {view['round']} of {view['rounds']}"
    body = tag(
        "g",
        tag("rect", width=wide, height=high, fill="url(#paper)"),
        tag("g", *draw_table(view), transform=table),
        tag("g", *draw_panel(view), transform=at(width + 2 * MARGIN, (high - column) / 2)),
        color=DARK,
        font_family=FONT,
    )
    return Picture(title, "", definitions(), [Part("board", "board", (wide, high), body, title)])


def extent(view: View) -> tuple[float, float, float, float]:
    """West, north, width and height of everything that lies on the table."""
    shown = [tuple(each["cell"]) for each in (*view["map"], *view["caballeros"])]
    shown += [tuple(view["cells"][name]) for name in offered(view)]
    west, east = min(x for x, _ in shown), max(x for x, _ in shown)
    south, north = min(y for _, y in shown), max(y for _, y in shown)
    return *place_of((west, north)), (east - west + 1) * CELL, (north - south + 1) * CELL


def offered(view: View) -> list[str]:
    """The names of the cells that can be chosen now."""
    legal = view.get("legal", [])
    return [name for name in view["cells"] if f"cell {name}" in legal]


def draw_table(view: View) -> Iterator[str]:
    """Map and cards, and what can be chosen."""
    yield from draw_map(view["map"])
    yield from draw_outlines(view)
    yield from [draw_cell(name, view["cells"][name]) for name in offered(view)]
    yield from [draw_caballero(card) for card in view["caballeros"]]
    yield from draw_ranks(view)


def draw_cell(name: str, cell: Sequence[int]) -> str:
    """A cell that can be chosen."""
    x, y = place_of(cell)
    edge = {"stroke": "#b07d1a", "stroke_width": 2, "stroke_dasharray": "6 5"}
    mark = plate(x + 7, y + 7, CELL - 14, CELL - 14, "#fff7d6", rx=10, fill_opacity=0.55, **edge)
    return titled("g", name, mark, id=f"cell-{name.replace(' ', '-')}")


def definitions() -> str:
    """What is used many times: coins, paper, waves, grass, a shadow, the edge of a card."""
    coin = {0: "#fff3b0", 0.5: "#f0c02f", 1: "#a8740c"}
    waves = trace(WAVES, "none", "#d9f0f5", 1.1, stroke_opacity=0.3, stroke_linecap="round")
    grass = trace(MEADOW, "none", "#5e7a36", 0.9, stroke_opacity=0.4, stroke_linecap="round")
    return tag(
        "defs",
        gradient("radial", "coin", coin, cx="35%", cy="30%", r="75%"),
        gradient("linear", "paper", {0: "#f4ecd9", 1: "#e4d6b8"}, x1=0, y1=0, x2=0, y2=1),
        pattern("waves", 50, 25, waves),
        pattern("meadow", 24, 20, grass),
        shadow(),
        tag("clipPath", tag("rect", width=CELL, height=CELL), id="card"),
    )


def shadow() -> str:
    """What lies on other cards is a little above them."""
    soft = {"stdDeviation": 2.2, "flood_color": "#2a1d0c", "flood_opacity": 0.45}
    room = {"x": "-20%", "y": "-20%", "width": "150%", "height": "150%"}
    return tag("filter", tag("feDropShadow", dx=1.5, dy=2.5, **soft), id="lift", **room)
