"""The players' sheets: money, supply, hand, and the exploration line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.landscape import draw_tile
from meseta.games.six_castles.people.picture.paints import BACK, BRONZE, FADED, GOLD, GROUND, TINT
from meseta.games.six_castles.people.picture.sheet import (
    BELOW,
    MARGIN,
    WIDTH,
    cylinder,
    marker,
    meeple,
    panel,
)
from meseta.games.six_castles.people.views import Space, Supply, Tile, View
from meseta.people.drawing import BOLD, INK, LEFT, RIGHT, at, disc, plate, tag, write

HEIGHT = 96
"""How much a sheet needs."""
LARGEST, LONGEST = 26, 745
"""A space of the line, and a whole line."""


def draw_sheet(view: View, seat: int) -> Iterator[str]:
    """What lies in front of a player."""
    colour, y = view["players"][seat], BELOW + seat * HEIGHT
    yield panel(MARGIN, y, WIDTH - 2 * MARGIN, HEIGHT - 10)
    spine = {"x": MARGIN, "y": y, "width": 9, "height": HEIGHT - 10, "rx": 4}
    yield tag("rect", fill=TINT[colour], **spine)
    name = colour.title() + (" ▸" if colour in view["pending"] else "")
    yield write(MARGIN + 22, y + 23, name, 17, fill=TINT[colour], **LEFT, **BOLD)
    yield from draw_coins(view["coins"][colour], y + 43)
    yield from draw_supply(view["supply"][colour], colour, y + 68)
    yield from draw_hand(view["hands"][colour], MARGIN + 128, y + 9)
    yield from draw_line(view, colour, MARGIN + 282, y + 17)
    if view["asked"] == "over":
        yield from draw_total(view, colour, y)


def draw_coins(coins: int, y: float) -> Iterator[str]:
    """Coins, and halves; five halves are a coin."""
    yield disc(MARGIN + 30, y, 8, GOLD, 1, BRONZE)
    yield write(MARGIN + 43, y + 5, coins // 5, 14, **LEFT)
    yield icon("half_coin", MARGIN + 76, y, 20)
    yield write(MARGIN + 86, y + 5, coins % 5, 14, **LEFT)


def draw_supply(supply: Supply, colour: str, y: float) -> Iterator[str]:
    """Discs and workers that wait for their use."""
    yield marker(MARGIN + 30, y, 7.5, colour)
    yield write(MARGIN + 43, y + 5, supply["discs"], 14, **LEFT)
    yield meeple(MARGIN + 76, y, 18, colour)
    yield write(MARGIN + 90, y + 5, supply["workers"], 14, **LEFT)


def draw_hand(hand: Sequence[Tile | None], x: float, y: float) -> Iterator[str]:
    """The landscape tiles of a hand, face down unless they may be seen."""
    for place, tile in enumerate(hand):
        left = x + place * 74
        if tile is None:
            yield plate(left, y, 68, 68, BACK, rx=6, stroke="#5c4c33", stroke_width=1)
            yield icon("castle", left + 34, y + 34, 30)
        else:
            yield tag("g", draw_tile(tile, 0, 0), transform=at(left, y, 0.68))


# --- the exploration line ------------------------------------------------------------------------


def draw_line(view: View, colour: str, x: float, y: float) -> Iterator[str]:
    """The exploration line with its cylinder and discs, and the reserve below."""
    spaces = view["spaces"][colour]
    size = min(LARGEST, LONGEST / max(len(spaces), 1))
    for place, space in enumerate(spaces):
        left, mark = x + place * size + place // 4 * 3, f"{colour}-{place + 1}"
        middle = left + size / 2 - 0.5
        yield draw_space(space, left, y, size - 1, id=f"space-{mark}")
        yield icon(space["terrain"], middle, y + 12, min(size - 4, 20))
        if space["disc"]:
            yield marker(middle, y + 27, 6.5, colour, id=f"disc-{mark}")
        if place + 1 == view["cylinders"].get(colour):
            yield cylinder(middle, y + 26, colour)
    yield write(x, y + 56, line_words(view, colour), 11, fill=FADED, **LEFT)


def draw_space(space: Space, x: float, y: float, width: float, **marks: object) -> str:
    """One space: its ground, pale while it has not been explored."""
    edge = {"rx": 3, "stroke": INK if space["own"] else "#b9a67c", "stroke_width": 0.9}
    strong = {} if space["own"] else {"fill_opacity": 0.55}
    return plate(x, y, width, 34, GROUND[space["terrain"]], **edge, **strong, **marks)


def line_words(view: View, colour: str) -> str:
    """The tiles of a line, and those in reserve."""
    tiles = ", ".join(name.upper().replace(" REVERSED", "↔") for name in view["lines"][colour])
    reserve = ", ".join(name.upper() for name in view["reserves"][colour])
    return f"line: {tiles or 'none yet'}    reserve: {reserve or 'none'}"


def draw_total(view: View, colour: str, y: float) -> Iterator[str]:
    """At the end of the game: the points in all, and by source."""
    right = WIDTH - MARGIN - 16
    yield write(right, y + 40, view["scores"][colour], 34, **RIGHT, **BOLD)
    short = " + ".join(str(value) for value in view["points"][colour].values())
    yield write(right, y + 74, short, 11, fill=FADED, **RIGHT)
