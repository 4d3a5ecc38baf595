"""The landscape: tiles with their paths, castles and workers on top."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import BRONZE, BROWN, GROUND
from meseta.games.six_castles.people.picture.sheet import (
    FIELD_HEIGHT,
    FIELD_WIDTH,
    MARGIN,
    TOP,
    marker,
    meeple,
    panel,
)
from meseta.games.six_castles.people.views import Cell, Site, Tile, View
from meseta.people.drawing import BOLD, LEFT, Point, at, disc, plate, tag, trace, write

CELL = 100
HALF = CELL / 2
LARGEST = 1.35
QUARTERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The quarters of a cell, clockwise from the north-west, in halves."""
QUARTER_IDS = ("nw", "ne", "se", "sw")
PATH_WIDTH, ROUNDING = 5.5, 13
PATH_FILL, PATH_EDGE = "#e0ca97", "#b39a6b"


def draw_landscape(view: View) -> Iterator[str]:
    """The laid tiles, the cells that can be chosen, castles and workers, scaled to fit."""
    legal = view.get("legal", [])
    spots = [spot for spot in view["spots"] if spot["name"] in legal]
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    cells += [(spot["x"], spot["y"]) for spot in spots]
    yield panel(MARGIN, TOP, FIELD_WIDTH, FIELD_HEIGHT)
    yield tag(
        "g",
        *[draw_tile(tile, tile["x"] * CELL, tile["y"] * CELL) for tile in view["tiles"]],
        *[draw_spot(spot) for spot in spots],
        *[draw_castle(site, hill_centre(view, site["hill"])) for site in view["sites"]],
        *draw_workers(view),
        transform=fitted(cells or [(0, 0)]),
    )
    if view["lying"]:
        words = write(0, -10, "to be laid", 14, fill=BROWN, **LEFT)
        yield tag("g", words, draw_tile(view["lying"], 0, 0), transform=at(MARGIN + 16, TOP + 34))


def fitted(cells: Sequence[tuple[int, int]]) -> str:
    """Cells in the middle of their field, as large as they fit."""
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    across, down = (right - left + 1) * CELL, (bottom - top + 1) * CELL
    scale = min((FIELD_WIDTH - 40) / across, (FIELD_HEIGHT - 40) / down, LARGEST)
    x = MARGIN + FIELD_WIDTH / 2 - (left + right + 1) / 2 * CELL * scale
    y = TOP + FIELD_HEIGHT / 2 - (top + bottom + 1) / 2 * CELL * scale
    return at(x, y, scale)


# --- tiles ---------------------------------------------------------------------------------------


def draw_tile(tile: Tile, x: float, y: float) -> str:
    """Four quarters of ground with their icons, and the paths between them."""
    label = tile["id"].replace("start_", "S").replace("lt", "").upper()
    return tag(
        "g",
        plate(0, 0, CELL, CELL, PATH_FILL, rx=0, stroke=PATH_EDGE, stroke_width=0.8),
        *[draw_quarter(place, tile) for place in range(len(QUARTERS))],
        *[
            icon(terrain, 22 + across * 56, 22 + down * 56, 25)
            for (across, down), terrain in zip(QUARTERS, tile["quarters"], strict=True)
        ],
        draw_bonus(tile["bonus"]) if tile["bonus"] else "",
        write(HALF, CELL - 2, label, 7, fill="#7c693f"),
        id=f"tile-{tile['id']}",
        transform=at(x, y),
    )


def draw_quarter(place: int, tile: Tile) -> str:
    """The ground of a quarter, rounded towards the crossing; it goes on where no path parts it."""
    (across, down), arms = QUARTERS[place], tile["arms"]
    above, beside = arms[0 if down == 0 else 2], arms[3 if across == 0 else 1]
    wide = HALF - (PATH_WIDTH if above else 0)
    high = HALF - (PATH_WIDTH if beside else 0)
    bow = ROUNDING if above and beside else 0
    ground = f"M0 0H{wide:g}V{high - bow:g}Q{wide:g} {high:g} {wide - bow:g} {high:g}H0Z"
    mirrored = f"{at(across * CELL, down * CELL)} scale({1 - 2 * across} {1 - 2 * down})"
    edge = {"stroke_opacity": 0.5, "transform": mirrored}
    return trace(ground, GROUND[tile["quarters"][place]], "#8d7747", 0.8, **edge)


def draw_bonus(bonus: str) -> str:
    """What a tile gives to those who lay it."""
    return disc(HALF, HALF, 9, "#fffaf0", 1) + icon(bonus, HALF, HALF, 13)


def draw_spot(spot: Cell) -> str:
    """A cell where the tile in hand may be laid."""
    x, y, room = spot["x"] * CELL + 6, spot["y"] * CELL + 6, CELL - 12
    edge = {"rx": 8, "stroke": BRONZE, "stroke_width": 1, "stroke_dasharray": "7 5"}
    mark = f"spot-{spot['name'].replace(' ', '-')}"
    return plate(x, y, room, room, "#fff6d8", fill_opacity=0.6, id=mark, **edge)


# --- castles and workers -------------------------------------------------------------------------


def hill_centre(view: View, hill: int) -> Point:
    """The middle of a hill."""
    points = [
        (tile["x"] * CELL + 25 + across * HALF, tile["y"] * CELL + 25 + down * HALF)
        for tile in view["tiles"]
        for (across, down), root in zip(QUARTERS, tile["hills"], strict=True)
        if root == hill
    ]
    return sum(x for x, _ in points) / len(points), sum(y for _, y in points) / len(points)


def draw_castle(site: Site, middle: Point) -> str:
    """A castle tile covers its hill and shows its markets."""
    return tag(
        "g",
        plate(-43, -41, 86, 82, "#cfc3ad", rx=9, stroke_width=1.6),
        icon("castle", 0, -10, 46),
        write(0, -29, site["name"], 11, **BOLD),
        *[draw_market(site, place) for place in range(len(site["markets"]))],
        id=f"castle-{site['id']}",
        transform=at(*middle),
    )


def draw_market(site: Site, place: int) -> str:
    """A good that is sold at a castle, or the disc of the player who has sold it."""
    good, owner = site["markets"][place]["good"], site["markets"][place]["owner"]
    x = -27 + place * 27
    stall = disc(x, 26, 12, GROUND[good], 1) + icon(good, x, 26, 17)
    sold = marker(x, 26, 9.5, owner) if owner else ""
    return tag("g", stall, sold, id=f"market-{site['id']}-{good}")


def draw_workers(view: View) -> Iterator[str]:
    """Workers lie on hills or stand on castles."""
    castles = {site["hill"] for site in view["sites"]}
    quarters = quarters_of(view)
    crowd: Counter[str | int] = Counter()
    for colour, places in view["workers"].items():
        for number, where in enumerate(places, 1):
            if where in quarters:
                tile, place = quarters[where]
                hill = tile["hills"][place]
                if hill in castles:
                    x, y = on_castle(hill_centre(view, hill), crowd[hill])
                else:
                    x, y = on_ground(tile, place, crowd[where])
                crowd[hill if hill in castles else where] += 1
                yield meeple(x, y, 23, colour, number, id=f"worker-{colour}-{number}")


def quarters_of(view: View) -> dict[str, tuple[Tile, int]]:
    """The laid quarters by name."""
    return {
        f"{tile['id']} {name}": (tile, place)
        for tile in view["tiles"]
        for place, name in enumerate(QUARTER_IDS)
    }


def on_castle(middle: Point, before: int) -> Point:
    """Where a worker stands on a castle, in rows of four."""
    return middle[0] - 30 + 20 * (before % 4), middle[1] - 2 - 14 * (before // 4)


def on_ground(tile: Tile, place: int, before: int) -> Point:
    """Where a worker lies on a quarter, in rows of three."""
    across, down = QUARTERS[place]
    x = tile["x"] * CELL + 31 + across * 32 + 11 * (before % 3)
    return x, tile["y"] * CELL + 33 + down * 38 + 10 * (before // 3)
