"""What lies beside the map: round, players, display and stock, in one column."""

from __future__ import annotations

from collections.abc import Iterator

from meseta.games.el_caballero.people.picture.areas import draw_area
from meseta.games.el_caballero.people.picture.caballeros import draw_castillo, draw_ship
from meseta.games.el_caballero.people.picture.coasts import CELL
from meseta.games.el_caballero.people.picture.paints import DEEP, FADED, TINT, WHITE
from meseta.games.el_caballero.people.views import Printed, View
from meseta.people.drawing import BOLD, LEFT, RIGHT, at, plate, tag, write

WIDTH = 330
HEAD, PLAYER, STOCK = 44, 76, 44
"""How high each part is."""
DISPLAY, ROW = 244, 106
PALE_EDGE = "#c9b78f"


def panel_height(view: View) -> float:
    """How high the column is."""
    return HEAD + PLAYER * len(view["players"]) + DISPLAY + STOCK


def draw_panel(view: View) -> Iterator[str]:
    """The whole column."""
    yield write(0, 24, f"Round {view['round']} of {view['rounds']}", 25, **LEFT, **BOLD)
    for place, colour in enumerate(view["players"]):
        yield tag("g", *draw_player(view, colour), transform=at(0, HEAD + PLAYER * place))
    below = HEAD + PLAYER * len(view["players"])
    yield from draw_display(view, below)
    yield from draw_stock(view, below + DISPLAY)


def draw_player(view: View, colour: str) -> Iterator[str]:
    """One player: points, court, ships at the court, cards to place, power card."""
    waits = colour in view["pending"]
    edge = {"stroke": TINT[colour] if waits else PALE_EDGE, "stroke_width": 3 if waits else 1}
    yield plate(0, 0, WIDTH - 14, 68, "#fbf5e4", rx=9, **edge)
    yield plate(9, 9, 50, 50, TINT[colour], rx=6, stroke=DEEP[colour], stroke_width=1.5)
    yield write(34, 42, view["scores"][colour], 22, fill=WHITE, **BOLD)
    yield write(70, 24, colour.capitalize(), 14, **LEFT, **BOLD)
    yield write(WIDTH - 26, 24, power_of(view, colour), 14, **RIGHT)
    facts = f"court {view['court'][colour]} of {view['capacity'][colour]}"
    rest = f"{view['cards'][colour]} cards, {view['reserve'][colour]} ships at court"
    yield write(70, 42, facts, 11, fill=FADED, **LEFT)
    yield write(70, 58, rest, 11, fill=FADED, **LEFT)


def power_of(view: View, colour: str) -> str:
    """The power card that a player has played, and what it brings; in the end, who has won."""
    if view["asked"] == "over" and view["scores"][colour] == max(view["scores"].values()):
        return "winner"
    played = view["played"].get(colour)
    if played is None:
        return ""
    cards = f", {played['areas']} area cards" if played["areas"] > 1 else ""
    return f"power {played['power']}: +{played['supply']}{cards}"


# --- display and stock ---------------------------------------------------------------------------


def draw_display(view: View, y: float) -> Iterator[str]:
    """The area cards that can be chosen, in rows of three."""
    yield write(0, y + 20, f"On display, {view['deck']} to come", 14, **LEFT)
    for place, area in enumerate(view["display"]):
        x, top = place % 3 * ROW, y + 32 + place // 3 * ROW
        yield draw_gap(x, top) if area is None else draw_displayed(area, x, top)


def draw_gap(x: float, y: float) -> str:
    """The place of a card that was taken."""
    edge = {"rx": 4, "stroke": PALE_EDGE, "stroke_width": 1, "stroke_dasharray": "5 5"}
    return plate(x, y, CELL, CELL, "none", **edge)


def draw_displayed(area: Printed, x: float, y: float) -> str:
    """A face-up area card."""
    corners = [area["edges"][side] == area["edges"][side - 1] == "L" for side in range(4)]
    card = draw_area(area, corners)
    marks = {"id": f"display-{area['id']}", "transform": at(x, y)}
    return tag("g", *card, clip_path="url(#card)", **marks)


def draw_stock(view: View, y: float) -> Iterator[str]:
    """Ships and castillos that nobody has."""
    stock = view["stock"]
    yield draw_ship(18, y + 18, "red", 0.9)
    yield write(38, y + 24, stock["ships"], 14, **LEFT)
    yield draw_castillo(92, y + 18, 0.75)
    yield write(110, y + 24, f"{stock['castillos']} in stock", 14, **LEFT)
