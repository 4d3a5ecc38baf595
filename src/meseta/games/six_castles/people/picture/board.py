"""The landscape: tiles with their paths, castles and workers on top, and what can be chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import product
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND, PAINTS
from meseta.games.six_castles.people.picture.pieces import marker, terrain_name, worker
from meseta.games.six_castles.people.picture.told import tell_landscape
from meseta.games.six_castles.people.views import Cell, Site, Tile, View
from meseta.people.charts import CELL, MAP, fit, map_frame, winds
from meseta.people.charts import GROUND as AROUND
from meseta.people.drawing import (
    EDGE,
    Point,
    add_title,
    at,
    disc,
    movable,
    path,
    plate,
    tag,
    trace,
    use,
)
from meseta.people.drawing_cache import draw_once, question
from meseta.people.lettering import write
from meseta.people.looks import BRONZE, PALE, WHITE, seal
from meseta.people.panels import colour_name, is_over
from meseta.people.parts import LEFT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

BOARD_HIGH = 800
LET_THROUGH = {"pointer_events": "none"}
"""What lies on a tile or hill that can be chosen must not keep a pointer from it."""
HALF = CELL / 2
QUARTERS = ((0, 0), (1, 0), (1, 1), (0, 1))
"""The quarters of a cell, clockwise from the north-west, in halves."""
QUARTER_IDS = ("nw", "ne", "se", "sw")
NAME: dict[str, Any] = {
    "class": "serif name",
    "stroke": PAINTS["castle"],
    "stroke_width": 4,
    "paint_order": "stroke",
}
"""A name that a page may write larger than what it stands on."""
PATH_WIDTH, ROUNDING = 5.5, 13
INSIDE = 3
"""So far inside a hill its outline is drawn."""


@draw_once
def draw_board(view: View, words: Words) -> PicturePart:
    """The laid tiles, the cells that can be chosen, castles and workers, as large as they fit."""
    table = [
        *draw_landscape(view, words),
        *[draw_spot(spot, words) for spot in offered(view)],
        *draw_chosen(view, words),
        *draw_hills(view, words),
        *draw_pieces(view, words),
    ]
    board, corners = (LEFT_WIDE, BOARD_HIGH), shown_corners(view)
    lies = fit(corners, board)
    land = tag("g", *table, transform=lies.transform, **MAP)
    body = draw_ground() + winds(corners, lies, board, PAINTS["rhumb"]) + land + map_frame(*board)
    title = words.say("picture-landscape", count=len(view["tiles"]))
    told = tell_landscape(view, words)
    return PicturePart("board", "board", board, body, title, told, lies.focus(corners))


@cache
def draw_ground() -> str:
    """The land that nobody knows yet."""
    return tag("rect", width=LEFT_WIDE, height=BOARD_HIGH, fill=PAINTS["unknown"], **AROUND)


def shown_corners(view: View) -> list[Point]:
    """The corners of the tiles, and while the game goes on of the cells beside them."""
    beside = [] if is_over(view) else [*map(corner_of, view["spots"])]
    return [*used_corners(view), *beside] or [(0.0, 0.0)]


def used_corners(view: View) -> list[Point]:
    """The corners of the tiles, and of the cells that can be or have been chosen."""
    cells: list[Cell | Tile] = [*view["tiles"], *offered(view), *chosen_spots(view)]
    return [corner_of(each) for each in cells]


def corner_of(cell: Cell | Tile) -> Point:
    """The corner of a cell, or of the tile on it."""
    return cell["x"] * CELL, cell["y"] * CELL


def offered(view: View) -> list[Cell]:
    """The cells where the tile in hand may be laid."""
    names = names_offered(view)
    return [spot for spot in view["spots"] if spot["name"] in names] if names else []


def chosen_spots(view: View) -> list[Cell]:
    """The cell that has been chosen, if one has."""
    name = chosen_name(view)
    return [spot for spot in view["spots"] if spot["name"] == name] if name else []


@question
def chosen_name(view: View) -> str | None:
    """Its name."""
    return view["lying"]["spot"] if view["lying"] else None


@question
def names_offered(view: View) -> tuple[str, ...]:
    """Their names."""
    legal = view.get("legal", [])
    return tuple(spot["name"] for spot in view["spots"] if spot["name"] in legal)


# --- tiles ---------------------------------------------------------------------------------------


@draw_once
def draw_landscape(view: View, words: Words) -> list[str]:
    """All tiles of the landscape."""
    return [draw_laid(tile, words) for tile in view["tiles"]]


@draw_once
def draw_laid(tile: Tile, words: Words) -> str:
    """A tile of the landscape."""
    x, y = tile["x"], tile["y"]
    lies = movable(f"tile-{tile['id']}", f"at-{x}-{y}")
    return draw_tile(tile, words, at(x * CELL, y * CELL), f"tile-{tile['id']}", **lies)


def draw_tile(tile: Tile, words: Words, place: str, mark: str = "", **marks: object) -> str:
    """Four quarters of ground with their icons, and the paths between them."""
    marks = {**marks, "transform": place, **({"id": mark} if mark else {})}
    return add_title(
        "g",
        words.say("picture-tile", shows=words.shown(tile["quarters"])),
        draw_face(tile["quarters"], tile["arms"]),
        draw_bonus(tile["bonus"]) if tile["bonus"] else "",
        use("tile-seal") if tile["source"] == "reconstructed" else "",
        use("tile-edge", **EDGE),
        **marks,
    )


@draw_once
def draw_face(quarters: Sequence[str], arms: Sequence[bool]) -> str:
    """What a tile shows, and its paths."""
    icons = [
        use(f"on-{terrain}", x=22 + across * 56, y=22 + down * 56)
        for (across, down), terrain in zip(QUARTERS, quarters, strict=True)
    ]
    grounds = [draw_quarter(place, quarters[place], arms) for place in range(len(QUARTERS))]
    return "".join([use("tile-base"), *grounds, *icons])


def draw_quarter(place: int, terrain: str, arms: Sequence[bool]) -> str:
    """The ground of a quarter; it goes on where no path parts it."""
    across, down = QUARTERS[place]
    above, beside = arms[0 if down == 0 else 2], arms[3 if across == 0 else 1]
    return use(f"{QUARTER_IDS[place]}-{above:d}{beside:d}", fill=GROUND[terrain])


def tile_forms() -> str:
    """How tiles are made: paths, an edge, quarters by the paths above and beside them."""
    side = {"width": CELL, "height": CELL}
    base = tag(
        "rect",
        id="tile-base",
        fill=PAINTS["path"],
        stroke=PAINTS["path-edge"],
        stroke_width=0.8,
        **side,
    )
    edge = tag("rect", id="tile-edge", fill="none", **side)
    quarters = [quarter_form(*which) for which in product(range(len(QUARTERS)), (0, 1), (0, 1))]
    mark = tag("g", seal(7, CELL - 6, 0.5), id="tile-seal")
    signs = [tag("g", icon(name, 0, 0, 25), id=f"on-{name}") for name in GROUND]
    return "".join([base, edge, mark, *quarters, *signs])


def quarter_form(place: int, above: int, beside: int) -> str:
    """A quarter in its corner of a tile, without its ground's colour."""
    across, down = QUARTERS[place]
    mirrored = f"{at(across * CELL, down * CELL)} scale({1 - 2 * across} {1 - 2 * down})"
    wide, high = HALF - PATH_WIDTH * above, HALF - PATH_WIDTH * beside
    bow = ROUNDING * above * beside
    ground = f"M0 0H{wide:g}V{high - bow:g}Q{wide:g} {high:g} {wide - bow:g} {high:g}H0Z"
    edge = {"stroke": PAINTS["ground-edge"], "stroke_width": 0.8, "stroke_opacity": 0.5}
    name = f"{QUARTER_IDS[place]}-{above}{beside}"
    return tag("path", d=ground, id=name, transform=mirrored, **edge)


def draw_bonus(bonus: str) -> str:
    """What a tile gives to those who lay it."""
    return disc(HALF, HALF, 9, PALE, 1) + icon(bonus, HALF, HALF, 13)


def draw_spot(spot: Cell, words: Words) -> str:
    """A cell where the tile in hand may be laid."""
    x, y, room = spot["x"] * CELL + 5, spot["y"] * CELL + 5, CELL - 10
    edge = {"rx": 8, "stroke": BRONZE, "stroke_dasharray": "10 6", **EDGE}
    cell = plate(x, y, room, room, PALE, fill_opacity=0.7, **edge)
    side, _, tile = spot["name"].partition(" of ")
    title = words.say("picture-spot", spot=words.beside(tile, side))
    return add_title("g", title, cell, id=f"spot-{spot['name'].replace(' ', '-')}")


def turned(tile: Tile, turns: int) -> Tile:
    """A tile after so many quarters of a turn."""
    sides = range(len(QUARTERS))
    quarters = [tile["quarters"][(side - turns) % len(QUARTERS)] for side in sides]
    arms = [tile["arms"][(side - turns) % len(QUARTERS)] for side in sides]
    return {**tile, "quarters": quarters, "arms": arms}


def ways_to_lie(view: View) -> dict[int, Tile]:
    """The tile that is being laid, in every way that is possible, or as it is printed."""
    lying = view["lying"]
    return (
        {} if lying is None else {turn: turned(lying, turn) for turn in turns_offered(view) or [0]}
    )


@question
def turns_offered(view: View) -> tuple[int, ...]:
    """The ways in which the tile that is being laid may be turned."""
    legal = view.get("legal", [])
    return tuple(turn for turn in range(len(QUARTERS)) if f"turn {turn}" in legal)


def draw_chosen(view: View, words: Words) -> Iterator[str]:
    """The cell that has been chosen, with the tile that comes there as it may lie."""
    for spot in chosen_spots(view):
        x, y = spot["x"] * CELL, spot["y"] * CELL
        ghost = draw_tile(next(iter(ways_to_lie(view).values())), words, at(x, y))
        yield tag("g", ghost, opacity=0.85)
        edge = {"rx": 4, "stroke": BRONZE, "stroke_width": 4, "stroke_dasharray": "10 6"}
        yield plate(x + 2, y + 2, CELL - 4, CELL - 4, "none", **edge)


def draw_hills(view: View, words: Words) -> Iterator[str]:
    """The hills that can be chosen at a tile, each called by its corner there."""
    tiles = {tile["id"]: tile for tile in view["tiles"]}
    for corner in corners_offered(view):
        tile = tiles.get(view["hills_at"] or "")
        if tile is not None:
            quarters = hill_quarters(view, tile["hills"][QUARTER_IDS.index(corner)])
            ground = "".join(f"M{x:g} {y:g}h{HALF:g}v{HALF:g}h-{HALF:g}Z" for x, y in quarters)
            edge = trace(ground, WHITE, "none", PATH_WIDTH, fill_opacity=0.25)
            edge += trace(outline(quarters), "none", BRONZE, 2, stroke_linecap="round", **EDGE)
            title = str(words.quarter(f"{tile['id']} {corner}"))
            yield add_title("g", title, edge, id=f"corner-{corner}")


@question
def corners_offered(view: View) -> tuple[str, ...]:
    """The corners of a tile by which a hill may be chosen."""
    legal, verbs = view.get("legal", []), ("mark", "castle", "hill")
    return tuple(each for each in QUARTER_IDS if any(f"{verb} {each}" in legal for verb in verbs))


def hill_quarters(view: View, hill: int) -> list[Point]:
    """The corners of the quarters of a hill."""
    return [
        (tile["x"] * CELL + across * HALF, tile["y"] * CELL + down * HALF)
        for tile in view["tiles"]
        for (across, down), root in zip(QUARTERS, tile["hills"], strict=True)
        if root == hill
    ]


def outline(quarters: Collection[Point]) -> str:
    """The edge of several quarters together, a little inside of it."""
    return "".join(
        side_line(quarters, quarter, (right, down))
        for quarter in quarters
        for right, down in ((0, -1), (1, 0), (0, 1), (-1, 0))
        if not is_among(quarters, quarter, right, down)
    )


def is_among(quarters: Collection[Point], quarter: Point, right: int, down: int) -> bool:
    """Whether the quarter so far beside another one belongs to the same hill."""
    return (quarter[0] + right * HALF, quarter[1] + down * HALF) in quarters


def side_line(quarters: Collection[Point], quarter: Point, out: tuple[int, int]) -> str:
    """One side of a quarter, up to where the edge of its hill turns."""
    (right, down), (x, y) = out, quarter
    middle = x + HALF / 2 + right * (HALF / 2 - INSIDE), y + HALF / 2 + down * (HALF / 2 - INSIDE)
    ends = []
    for along in (-1, 1):
        ahead = -down * along, right * along
        goes_on = is_among(quarters, quarter, *ahead)
        turns_out = is_among(quarters, quarter, right + ahead[0], down + ahead[1])
        far = HALF / 2 + (INSIDE * turns_out if goes_on else -INSIDE)
        ends.append((middle[0] + ahead[0] * far, middle[1] + ahead[1] * far))
    return path(ends, closed=False)


# --- castles and workers -------------------------------------------------------------------------


@draw_once
def draw_pieces(view: View, words: Words) -> list[str]:
    """Castles and workers."""
    hills = {site["hill"]: hill_centre(view, site["hill"]) for site in view["sites"]}
    castles = [draw_castle(site, hills[site["hill"]], words) for site in view["sites"]]
    return [*castles, *draw_workers(view, hills, words)]


def hill_centre(view: View, hill: int) -> Point:
    """The middle of a hill."""
    points = hill_quarters(view, hill)
    x, y = sum(x for x, _ in points), sum(y for _, y in points)
    return x / len(points) + HALF / 2, y / len(points) + HALF / 2


@draw_once
def draw_castle(site: Site, middle: Point, words: Words) -> str:
    """A castle tile covers its hill and shows its markets."""
    return add_title(
        "g",
        words.say("picture-castle", castle=site["name"]),
        plate(-43, -41, 86, 82, PAINTS["castle"], rx=9, stroke_width=1.6, **LET_THROUGH, **EDGE),
        tag("g", icon("castle", 0, -8, 44), **LET_THROUGH),
        write(0, -28, site["name"], 14, 80, **NAME),
        seal(-35, -8, 0.6) if site["source"] == "reconstructed" else "",
        *[draw_market(site, place, words) for place in range(len(site["markets"]))],
        id=f"castle-{site['id']}",
        transform=at(*middle),
        **movable(f"castle-{site['id']}", "landscape"),
    )


def draw_market(site: Site, place: int, words: Words) -> str:
    """A good that is sold at a castle, or the disc of the player who has sold it."""
    good, owner = site["markets"][place]["good"], site["markets"][place]["owner"]
    x, name = -27 + place * 27, terrain_name(words, good)
    mark = f"market-{site['id']}-{good}"
    edge = plate(x - 13, 11, 26, 29, WHITE, rx=6, stroke="none", fill_opacity=0, **EDGE)
    stall = edge + disc(x, 26, 12, GROUND[good], 1) + icon(good, x, 26, 17)
    sold = marker(x, 26, 9.5, owner, **movable(f"disc-{owner}", mark)) if owner else ""
    if owner:
        name = words.say("picture-market", good=name, seat=colour_name(words, owner))
    return add_title("g", name, stall, sold, id=mark)


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
                yield worker(x, y, colour, number, title, where)


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
    """Where a worker lies on a quarter: at the corner of its tile, inside the hill."""
    across, down = QUARTERS[place]
    inward = 9 + 12 * (before % 3)
    x = tile["x"] * CELL + (CELL - inward if across else inward)
    return x, tile["y"] * CELL + 11 + down * (CELL - 22) + 10 * (before // 3)
