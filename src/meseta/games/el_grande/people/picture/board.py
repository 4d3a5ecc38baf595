"""The map: sea, land, castillo, lettering, the King."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.people.picture.land import (
    HEIGHT,
    LINES,
    SHAPES,
    SPOTS,
    WIDTH,
    is_coast,
    line_of,
)
from meseta.games.el_grande.people.picture.pieces import (
    CROWN,
    caballeros_in,
    draw_pieces,
    is_closed,
)
from meseta.games.el_grande.people.picture.tiles import area_name, draw_tile, write_values
from meseta.games.el_grande.people.views import View
from meseta.people.charts import GROUND, WINDS, compass, map_frame, rhumb_lines
from meseta.people.drawing import (
    INK,
    LETTING,
    add_title,
    at,
    disc,
    movable,
    path,
    shape,
    tag,
    trace,
    use,
)
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import SERIF, write
from meseta.people.looks import BROWN, COAL, FADED, PALE, PALETTE, PAPER, RED, STONE
from meseta.people.panels import by_colour, colour_name, say_of
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

EARTH = {
    "galicia": "meadow",
    "navarra": "clay",
    "aragon": "straw",
    "cataluna": "rust",
    "castilla": "sand",
    "toledo": "olive",
    "sevilla": "wheat",
    "granada": "umber",
    "valencia": "rose",
    "france": "abroad",
    "portugal": "abroad",
    "castillo": "island",
}
"""What the land of each area is painted with."""

SHALLOWS = {64: "shallows", 44: "shallows-2", 26: "shallows-3", 11: "surf"}
"""Lines of water along the coasts: how wide, in which paint."""

SEAS = (
    ("Mar Cantábrico", 440, 44, 0),
    ("Océano Atlántico", 42, 310, -90),
    ("Mar Mediterráneo", 912, 357, -17),
)
WAVES = (
    (24, 480),
    (30, 590),
    (30, 70),
    (250, 34),
    (550, 44),
    (420, 746),
    (650, 668),
    (740, 616),
    (790, 460),
    (840, 420),
    (1020, 210),
)
PEAKS = (
    (668, 92),
    (700, 104),
    (728, 112),
    (757, 108),
    (786, 104),
    (818, 112),
    (845, 126),
    (872, 140),
    (905, 143),
    (938, 141),
)
LINE = 20
"""How far below the name of an area its table is, unless it stands beside it."""
COMPASS = (84.0, 731.0)
FOCUS = (22.0, 24.0, 1072.0, 754.0)
"""Land, castillo and the names of the seas."""

ROBE = "M-13 22C-13 8-9 2-5-1A7.5 7.5 0 1 1 5-1C9 2 13 8 13 22Z"
TOWER = (
    "M-62 46V-8H-54V-16H-46V-8H-38V-16H-30V-8H-26V-52H-32V-66H-22V-58H-14V-66H-5V-58H5V-66H14V-58"
    "H22V-66H32V-52H26V-8H30V-16H38V-8H46V-16H54V-8H62V46Z"
)
STONES = "M-22-14h16m6 0h18M-20-2h10m8 0h16M-58 30h14m6 0h12M30 30h14m4 0h10M-30 40h10M24 4h8"
OPENINGS = (
    "M-14 46V24A14 14 0 0 1 14 24V46ZM-4-38A4 4 0 0 1 4-38V-24H-4ZM-46 8h7v12h-7zM39 8h7v12h-7z"
)
HULL = "M-30 8C-20 12 16 12 32 2L26 20C16 26-14 26-22 20Z"
SAILS = "M-16 4C-6-6-6-18-16-28C4-24 6-4-2 5ZM6 4C14-8 14-24 4-36C26-30 28-8 20 4Z"
RIBBON = "M-48-14H48L43 0L48 14H-48L-43 0Z"


@draw_once
def draw_board(view: View, words: Words) -> PicturePart:
    """Sea, land, castillo, and all that stands on them."""
    land = [draw_land(view, words, area) for area in SHAPES]
    upon = [
        draw_borders(),
        draw_taboo(view["king"]),
        *[draw_lettering(view, words, area) for area in SPOTS],
        draw_question_mark() if is_closed(view) else "",
        *[draw_pieces(view, words, area) for area in view["values"]],
        draw_king(view, words),
        map_frame(WIDTH, HEIGHT),
    ]
    drawn = draw_sea(), *land, tag("g", *upon, **LETTING)
    body = tag("g", *drawn, clip_path="url(#sheet)", **WINDS)
    title = words.say("picture-king", area=area_name(words, view["king"]))
    told = tuple(tell_area(view, words, area) for area in {**view["values"], view["king"]: 0})
    return PicturePart("board", "board", (WIDTH, HEIGHT), body, title, told, FOCUS)


@cache
def draw_sea() -> str:
    """Water along every coast, rhumb lines and their rose, waves, names, a ship."""
    waves = "".join(f"M{x} {y}q6-7 12 0q6-7 12 0q6-7 12 0" for x, y in WAVES)
    return "".join(
        (
            tag("rect", width=WIDTH, height=HEIGHT, fill=PALETTE["sea"], **GROUND),
            rhumb_lines(COMPASS, PALETTE["wave"]),
            *[use("coasts", stroke=PALETTE[tint], stroke_width=w) for w, tint in SHALLOWS.items()],
            trace(waves, "none", PALETTE["wave"], 1.3, opacity=0.7),
            *[draw_sea_name(*named) for named in SEAS],
            draw_ship(1054, 280),
            compass(*COMPASS, **{"class": "compass"}),
        )
    )


def draw_sea_name(name: str, x: float, y: float, angle: float) -> str:
    """The name of a sea along its coast."""
    marks: dict[str, Any] = {"letter_spacing": 3, "fill": PALETTE["water-ink"], **SERIF}
    written = write(0, 0, name, 20, **marks)
    return tag("g", tag("g", written, **{"class": "sea-name"}), transform=at(x, y, turn=angle))


def draw_ship(x: float, y: float) -> str:
    """A caravel."""
    masts = trace("M-16 8V-32M5 8V-42L14-39L5-36", RED)
    sails, hull = trace(SAILS, PALE), trace(HULL, "#8a6a45", width=1.4)
    return tag("g", masts, sails, hull, transform=at(x, y))


@draw_once
def draw_land(view: View, words: Words, area: str) -> str:
    """A region or a country, or the island of the castillo."""
    land = f"shape-{area}"
    edge = {"fill": "none", "stroke": PALETTE["shade"], "stroke_width": 13, "opacity": 0.16}
    marked = {"fill": "none", "clip_path": f"url(#inside-{area})", "class": "edge wide"}
    return add_title(
        "g",
        tell_area(view, words, area),
        use(land, fill=PALETTE[f"land-{EARTH[area]}"]),
        tag("g", use(land, **edge), clip_path=f"url(#inside-{area})"),
        use(land, **marked),
        draw_tower() if area == "castillo" else "",
        id=f"area-{area}",
    )


@draw_once
def tell_area(view: View, words: Words, area: str) -> str:
    """An area in words: what it is worth, the King, grandes, caballeros by colour."""
    facts = list(tell_worth(view, words, area)) if area in view["values"] else []
    facts += [words.say("picture-king-here")] * (view["king"] == area)
    owners = ", ".join(colour_name(words, colour) for colour in grandes_in(view, area))
    facts += [words.say("picture-grandes-here", owners=owners)] * bool(owners)
    facts += [tell_caballeros(view, words, area)] * (area in view["values"])
    return say_of(area_name(words, area), facts)


def tell_worth(view: View, words: Words, area: str) -> Iterator[str]:
    """What an area is worth, and whether a tile says so."""
    scored = view["values"][area][: words.box.depth]
    yield words.say("picture-worth", values="/".join(map(str, scored)))
    if area in view["tiles"].values():
        yield words.say("picture-tile-here")


def tell_caballeros(view: View, words: Words, area: str) -> str:
    """Whose caballeros are in an area, as far as that may be seen."""
    if area == "castillo" and is_closed(view):
        return words.say("picture-closed")
    counts = caballeros_in(view, area)
    if not counts:
        return words.say("picture-no-caballeros")
    return words.say("picture-caballeros-here", counts=by_colour(words, counts))


def grandes_in(view: View, area: str) -> list[str]:
    """Whose grandes are in an area."""
    return [colour for colour, home in view["grandes"].items() if home == area]


@cache
def draw_borders() -> str:
    """Every line once, in ink, and the Pyrenees."""
    lines = "".join(path(line_of(name), closed=False) for name in LINES if not is_coast(name))
    drawn = trace(lines, width=1.8, stroke_linejoin="round")
    drawn += use("coasts", stroke=INK, stroke_width=1.8)
    return drawn + "".join(draw_peak(x, y) for x, y in PEAKS)


def draw_neighbours(areas: Sequence[str], scale: float) -> str:
    """A small map on which some areas stand out from all others."""
    sea = tag("rect", width=WIDTH, height=HEIGHT, rx=40, fill=PALETTE["sea"], **GROUND)
    edge = {"stroke": INK, "stroke_width": 5, "stroke_linejoin": "round"}
    others = [use(f"shape-{each}", fill=PALE, **edge) for each in SHAPES if each not in areas]
    told = [use(f"shape-{area}", fill=RED, **edge) for area in areas]
    chart = tag("g", sea, *others, *told, clip_path="url(#sheet)")
    return tag("g", chart, transform=at(0, 0, scale))


def draw_peak(x: float, y: float) -> str:
    """A mountain of the Pyrenees."""
    slope = trace("M-11 7L0-9L11 7", PALETTE["mountain"])
    return tag("g", slope, trace("M0-9L3 7M0-9L6 7M0-9L9 7", width=0.7), transform=at(x, y))


def draw_tower() -> str:
    """The castillo."""
    flag = trace("M0-66V-94L26-86L0-78", RED, width=1.4)
    walls = trace(TOWER, STONE, width=2, stroke_linejoin="round")
    dark = shape(OPENINGS, COAL)
    return tag("g", flag, walls, trace(STONES, stroke=FADED), dark, transform=at(962, 490))


@draw_once
def draw_taboo(area: str) -> str:
    """The King's region, hatched and framed in red."""
    land = f"shape-{area}"
    glow = use(land, fill="none", stroke=RED, stroke_width=13, opacity=0.5)
    return tag(
        "g",
        use(land, fill="url(#taboo)"),
        tag("g", glow, clip_path=f"url(#inside-{area})"),
        use(land, fill="none", stroke=RED, stroke_width=1.8),
    )


@draw_once
def draw_lettering(view: View, words: Words, area: str) -> str:
    """An area's name and its scoring table."""
    spot, scored = SPOTS[area], area in view["values"]
    x, y = spot.name
    ink = {} if scored else {"fill": BROWN}
    halo = {"paint_order": "stroke", "stroke": PAPER, "stroke_width": 3, "stroke_opacity": 0.75}
    marks: dict[str, Any] = {**ink, **SERIF, **halo}
    written = write(x, y, area_name(words, area), 25, spot.width, **marks)
    name = tag("g", written, **{"class": "area-name"})
    beside = {"class": "area-table beside" if spot.table[1] - y < LINE else "area-table"}
    return (tag("g", draw_table(view, words, area), **beside) if scored else "") + name


def draw_table(view: View, words: Words, area: str) -> str:
    """Three numbers on a banner; a mobile tile lies over it, and looks it."""
    x, y = SPOTS[area].table
    for tile, place in view["tiles"].items():
        if place == area:
            return draw_tile(tile, x, y, words, area_name(words, area), f"area-{area}")
    values = write_values(view["values"][area], x, y, INK, words.box.depth)
    return trace(RIBBON, PALE, transform=at(x, y)) + values


def draw_question_mark() -> str:
    """Nobody sees what is in a closed castillo."""
    left, top, width, tall = SPOTS["castillo"].box
    return write(left + width / 2, top + tall - 10, "?", 84, fill=FADED, **SERIF)


@draw_once
def draw_king(view: View, words: Words) -> str:
    """The King in his region, beside the castillo, or abroad."""
    figure = (
        trace(ROBE, RED, width=1.8),
        trace("M-12 17H12M0 2V17", stroke="#f4e6c0", width=2.4),
        disc(0, -6, 6, "#efcfa4"),
        trace(CROWN, "#f0bf3c", width=1.4, transform=at(0, -16)),
    )
    home = view["king"]
    title = words.say("picture-king", area=area_name(words, home))
    place = {"transform": at(*SPOTS[home].king, 1.15), **movable("king", f"area-{home}")}
    return add_title("g", title, *figure, id="king", **place)
