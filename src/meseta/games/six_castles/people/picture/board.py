"""The landscape: tiles with their paths, castles and workers on top, and what can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.pieces import marker, terrain_name, worker
from meseta.games.six_castles.people.views import Cell, Site, Tile, View
from meseta.people.charts import compass, map_frame, rhumb_lines
from meseta.people.drawing import EDGE, Point, at, disc, plate, tag, titled, use
from meseta.people.lettering import SERIF, write
from meseta.people.looks import BRONZE, seal
from meseta.people.panels import colour_name
from meseta.people.parts import LEFT_WIDE, Part

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

BOARD_HIGH = 800
ROOM = 28
"""Between the edge of the board and the tiles."""
LAND, LINES = "#e6dbbf", "#c9b88f"
ROSE = (84, 716)
CELL = 100
HALF = CELL / 2
LARGEST = 1.35
QUARTERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The quarters of a cell, clockwise from the north-west, in halves."""
QUARTER_IDS = ("nw", "ne", "se", "sw")
PATH_WIDTH, ROUNDING = 5.5, 13
PATH_FILL, PATH_EDGE = "#e0ca97", "#b39a6b"


def draw_board(view: View, words: Words) -> Part:
    """The laid tiles, the cells that can be chosen, castles and workers, as large as they fit."""
    spots = [spot for spot in view["spots"] if spot["name"] in view.get("legal", [])]
    hills = {site["hill"]: hill_centre(view, site["hill"]) for site in view["sites"]}
    table = [
        *[draw_tile(tile, words, at(tile["x"] * CELL, tile["y"] * CELL)) for tile in view["tiles"]],
        *[draw_spot(spot, words) for spot in spots],
        *draw_chosen(view, words),
        *[draw_castle(site, hills[site["hill"]], words) for site in view["sites"]],
        *draw_workers(view, hills, words),
    ]
    body = draw_ground() + tag("g", *table, transform=fitted(view))
    body += map_frame(LEFT_WIDE, BOARD_HIGH)
    title = words.say("picture-landscape", count=len(view["tiles"]))
    return Part("board", "board", (LEFT_WIDE, BOARD_HIGH), body, title)


@cache
def draw_ground() -> str:
    """The land that nobody knows yet."""
    return (
        tag("rect", width=LEFT_WIDE, height=BOARD_HIGH, fill=LAND)
        + tag("g", rhumb_lines(ROSE, LINES), clip_path="url(#sheet)")
        + compass(*ROSE)
    )


def fitted(view: View) -> str:
    """Tiles, and while the game goes on the cells beside them, in the middle of the board."""
    cells = [(tile["x"], tile["y"]) for tile in view["tiles"]]
    cells += [(spot["x"], spot["y"]) for spot in view["spots"] if view["asked"] != "over"]
    cells = cells or [(0, 0)]
    left, right = min(x for x, _ in cells), max(x for x, _ in cells)
    top, bottom = min(y for _, y in cells), max(y for _, y in cells)
    across, down = (right - left + 1) * CELL, (bottom - top + 1) * CELL
    scale = min((LEFT_WIDE - 2 * ROOM) / across, (BOARD_HIGH - 2 * ROOM) / down, LARGEST)
    x = LEFT_WIDE / 2 - (left + right + 1) / 2 * CELL * scale
    return at(x, BOARD_HIGH / 2 - (top + bottom + 1) / 2 * CELL * scale, scale)


# --- tiles ---------------------------------------------------------------------------------------


def draw_tile(tile: Tile, words: Words, place: str, shown: str = "tile") -> str:
    """Four quarters of ground with their icons, and the paths between them."""
    label = tile["id"].replace("start_", "S").replace("lt", "").upper()
    marks = {"transform": place} | ({"id": f"tile-{tile['id']}"} if shown == "tile" else {})
    return titled(
        "g",
        words.say("picture-tile", tile=tile["id"].upper()),
        use("tile-base"),
        *[draw_quarter(place, tile) for place in range(len(QUARTERS))],
        *[
            icon(terrain, 22 + across * 56, 22 + down * 56, 25)
            for (across, down), terrain in zip(QUARTERS, tile["quarters"], strict=True)
        ],
        draw_bonus(tile["bonus"]) if tile["bonus"] else "",
        write(CELL - 8, CELL - 3, label, 9, fill="#6b5930"),
        seal(7, CELL - 6, 0.5) if tile["source"] == "reconstructed" else "",
        use("tile-edge", **EDGE),
        **marks,
    )


def draw_quarter(place: int, tile: Tile) -> str:
    """The ground of a quarter; it goes on where no path parts it."""
    (across, down), arms = QUARTERS[place], tile["arms"]
    above, beside = arms[0 if down == 0 else 2], arms[3 if across == 0 else 1]
    mirrored = f"{at(across * CELL, down * CELL)} scale({1 - 2 * across} {1 - 2 * down})"
    fill = GROUND[tile["quarters"][place]]
    return use(f"quarter-{above:d}{beside:d}", fill=fill, transform=mirrored)


def tile_forms() -> str:
    """How tiles are made: paths, an edge, quarters by the paths above and beside them."""
    side = {"width": CELL, "height": CELL}
    base = tag("rect", id="tile-base", fill=PATH_FILL, stroke=PATH_EDGE, stroke_width=0.8, **side)
    edge = tag("rect", id="tile-edge", fill="none", **side)
    quarters = [quarter_form(above, beside) for above in (0, 1) for beside in (0, 1)]
    return "".join([base, edge, *quarters])


def quarter_form(above: int, beside: int) -> str:
    """A quarter in the north-west, without its ground's colour."""
    wide, high = HALF - PATH_WIDTH * above, HALF - PATH_WIDTH * beside
    bow = ROUNDING * above * beside
    ground = f"M0 0H{wide:g}V{high - bow:g}Q{wide:g} {high:g} {wide - bow:g} {high:g}H0Z"
    edge = {"stroke": "#8d7747", "stroke_width": 0.8, "stroke_opacity": 0.5}
    return tag("path", d=ground, id=f"quarter-{above}{beside}", **edge)


def draw_bonus(bonus: str) -> str:
    """What a tile gives to those who lay it."""
    return disc(HALF, HALF, 9, "#fffaf0", 1) + icon(bonus, HALF, HALF, 13)


def draw_spot(spot: Cell, words: Words) -> str:
    """A cell where the tile in hand may be laid."""
    x, y, room = spot["x"] * CELL + 6, spot["y"] * CELL + 6, CELL - 12
    cell = plate(x, y, room, room, "#fff6d8", rx=8, fill_opacity=0.7, stroke=BRONZE, **EDGE)
    title = words.say("picture-spot", spot=spot["name"])
    return titled("g", title, cell, id=f"spot-{spot['name'].replace(' ', '-')}")


def turned(tile: Tile, turns: int) -> Tile:
    """A tile after so many quarters of a turn."""
    sides = range(len(QUARTERS))
    quarters = [tile["quarters"][(side - turns) % len(QUARTERS)] for side in sides]
    arms = [tile["arms"][(side - turns) % len(QUARTERS)] for side in sides]
    return {**tile, "quarters": quarters, "arms": arms}


def ways_to_lie(view: View) -> dict[int, Tile]:
    """The tile that is being laid, in every way that is possible, or as it is printed."""
    lying, legal = view["lying"], view.get("legal", [])
    if lying is None:
        return {}
    turns = [turn for turn in range(len(QUARTERS)) if f"turn {turn}" in legal]
    return {turn: turned(lying, turn) for turn in turns or [0]}


def draw_chosen(view: View, words: Words) -> Iterator[str]:
    """The cell that has been chosen, with the tile that comes there as it may lie."""
    lying = view["lying"]
    cells = [spot for spot in view["spots"] if lying and spot["name"] == lying["spot"]]
    for spot in cells:
        x, y = spot["x"] * CELL, spot["y"] * CELL
        ghost = draw_tile(next(iter(ways_to_lie(view).values())), words, at(x, y), "ghost")
        yield tag("g", ghost, opacity=0.75)
        edge = {"rx": 4, "stroke": BRONZE, "stroke_width": 4, "stroke_dasharray": "10 6"}
        yield plate(x + 2, y + 2, CELL - 4, CELL - 4, "none", **edge)


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


def draw_castle(site: Site, middle: Point, words: Words) -> str:
    """A castle tile covers its hill and shows its markets."""
    return titled(
        "g",
        words.say("picture-castle", castle=site["name"]),
        plate(-43, -41, 86, 82, "#cfc3ad", rx=9, stroke_width=1.6, **EDGE),
        icon("castle", 0, -8, 44),
        write(0, -28, site["name"], 14, 80, **SERIF),
        seal(-35, -8, 0.6) if site["source"] == "reconstructed" else "",
        *[draw_market(site, place, words) for place in range(len(site["markets"]))],
        id=f"castle-{site['id']}",
        transform=at(*middle),
    )


def draw_market(site: Site, place: int, words: Words) -> str:
    """A good that is sold at a castle, or the disc of the player who has sold it."""
    good, owner = site["markets"][place]["good"], site["markets"][place]["owner"]
    x, name = -27 + place * 27, terrain_name(words, good)
    stall = disc(x, 26, 12, GROUND[good], 1, **EDGE) + icon(good, x, 26, 17)
    sold = marker(x, 26, 9.5, owner) if owner else ""
    if owner:
        name = words.say("picture-market", good=name, seat=colour_name(words, owner))
    return titled("g", name, stall, sold, id=f"market-{site['id']}-{good}")


def draw_workers(view: View, hills: dict[int, Point], words: Words) -> Iterator[str]:
    """Workers lie on hills or stand on castles."""
    quarters = quarters_of(view)
    crowd: Counter[str | int] = Counter()
    for colour, places in view["workers"].items():
        for number, where in enumerate(places, 1):
            if where in quarters:
                tile, place = quarters[where]
                hill = tile["hills"][place]
                built = hill in hills
                before = crowd[hill if built else where]
                x, y = on_castle(hills[hill], before) if built else on_ground(tile, place, before)
                crowd[hill if built else where] += 1
                seat = colour_name(words, colour)
                title = words.say("picture-worker", seat=seat, number=number)
                yield worker(x, y, colour, number, title)


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
