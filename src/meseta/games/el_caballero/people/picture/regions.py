"""Who holds the islands: outlines, and badges with the ranks."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import hypot
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.people.picture.areas import symbol_place
from meseta.games.el_caballero.people.picture.coasts import (
    OUTWARD,
    SHORE,
    SIDES,
    Corners,
    along,
    filled_corners,
    has_strait,
    land_corners,
    place_of,
    shapes,
    stretches,
)
from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.games.el_caballero.people.picture.pieces import LIFTED
from meseta.games.el_caballero.people.picture.told import tell_badge, there
from meseta.games.el_caballero.people.views import Area, Region, View
from meseta.people.drawing import EDGE, Point, add_title, at, path, plate, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, write
from meseta.people.looks import BROWN, DARK, LOOKS, PALE, token

if TYPE_CHECKING:
    from meseta.people.texts import Speech


BADGE_ROOM, BADGE_HIGH = 1.3, 27
"""How much room a badge has beside others; on small maps it is drawn larger."""
BADGE: dict[str, Any] = {"class": "badge"}
PAPERS = {"land": PALE, "water": PAINTS["water-paper"]}
RIMS = {"land": BROWN, "water": PAINTS["water-ink"]}
"""What is written on lands and on waters, and with which ink."""


def leaders(region: Region) -> str:
    """The colour of an outline: that of an only first, dark where several are."""
    if region["kind"] != "land" or not region["caballeros"]:
        return ""
    most = max(region["caballeros"].values())
    first = [colour for colour, count in region["caballeros"].items() if count == most]
    return LOOKS[first[0]].fill if len(first) == 1 else DARK


# --- outlines ------------------------------------------------------------------------------------


@draw_once
def draw_outlines(view: View) -> str:
    """The border of every region and water; that of a held region in the colour of the first rank.

    The others are not seen until a page marks them.
    """
    corners = land_corners(view["map"])
    cells = {tuple(area["cell"]) for area in view["map"]}
    lines: dict[str, list[str]] = {region["id"]: [] for region in view["regions"]}
    held = {region["id"]: leaders(region) or "none" for region in view["regions"]}
    for area in view["map"]:
        for region, line in borders(area, filled_corners(area, corners), cells):
            lines[region].append(draw_border(area, line, held[region]))
    return "".join(tag("g", *lines[name], id=region_id(name)) for name in lines)


def region_id(name: str) -> str:
    """By which a region or water is found in the picture."""
    return f"region-{name.replace(' ', '-')}"


def draw_border(area: Area, line: str, tint: str) -> str:
    """A border of a region on a card."""
    marks = {"stroke_linecap": "round", "transform": at(*place_of(area["cell"])), **EDGE}
    return trace(line, "none", tint, 3.2, **marks)


def borders(area: Area, filled: Corners, cells: set[tuple[int, ...]]) -> Iterator[tuple[str, str]]:
    """The coasts on a card, and its edges where no area card follows, with their regions."""
    _, coasts = shapes(area["id"], area["edges"], filled, has_strait(area))
    for run, coast in zip(stretches(area["edges"], filled), coasts, strict=False):
        yield area["regions"][run[0]], coast
        beyond = (run[-1] + 1) % len(SIDES)
        if area["edges"][beyond] == "W":
            yield area["regions"][beyond], coast
    east, north = area["cell"]
    for side, (right, down) in enumerate(OUTWARD):
        if (east + int(right), north - int(down)) not in cells:
            is_land = area["edges"][side] == "L"
            edge = (
                open_edge(side, filled)
                if is_land
                else path([along(side, 0), along(side, 1)], False)
            )
            yield area["regions"][side], edge


def open_edge(side: int, filled: Corners) -> str:
    """A land edge from coast to coast, or from corner to corner where those are land."""
    begin = along(side, 0.0 if filled[side] else SHORE)
    return path([begin, along(side, 1.0 if filled[(side + 1) % 4] else 1.0 - SHORE)], closed=False)


# --- badges --------------------------------------------------------------------------------------


@draw_once
def draw_ranks(view: View, words: Speech) -> list[str]:
    """On every region and water: its worth, and who has how many caballeros or ships there."""
    areas = {area["id"]: area for area in view["map"]}
    taken, badges = list[tuple[Point, float]](), list[str]()
    for region in view["regions"]:
        ranks = there(region)
        if ranks or region["size"] > 1:
            wide = badge_width(ranks)
            place = beside(badge_place(badge_card(region, areas), region), wide, taken)
            taken.append((place, wide))
            badges.append(draw_badge(*place, region, ranks, words))
    return badges


def badge_width(ranks: Sequence[tuple[str, int]]) -> float:
    """How wide a badge is with so many players on it."""
    return 24 + 25 * len(ranks)


def beside(place: Point, wide: float, taken: Sequence[tuple[Point, float]]) -> Point:
    """A place that no other badge has taken: lower, until there is room."""
    x, y = place
    near = [other for (across, other), w in taken if abs(across - x) < BADGE_ROOM * (wide + w) / 2]
    while any(abs(other - y) < BADGE_HIGH for other in near):
        y += BADGE_HIGH
    return x, y


def has_symbol(area: Area, region: Region) -> bool:
    """Whether gold lies on the land of a card, or fish in its water."""
    return area["gold" if region["kind"] == "land" else "fish"] is not None


def badge_card(region: Region, areas: Mapping[str, Area]) -> Area:
    """The card of a region with the most room: many edges and no symbol, in the middle."""
    cards = [areas[name] for name in region["cards"]]
    x = sum(card["cell"][0] for card in cards) / len(cards)
    y = sum(card["cell"][1] for card in cards) / len(cards)

    def crowded(card: Area) -> float:
        away = hypot(card["cell"][0] - x, card["cell"][1] - y)
        return away + 3.0 * has_symbol(card, region) - 0.5 * card["regions"].count(region["id"])

    return min(cards, key=crowded)


def badge_place(area: Area, region: Region) -> Point:
    """The middle of a region on a card, in the picture; below its gold or fish."""
    side = next(side for side in range(4) if area["regions"][side] == region["id"])
    x, y = symbol_place(area, SIDES[side])
    left, top = place_of(area["cell"])
    return left + x, top + y + (20 if has_symbol(area, region) else 0)


def draw_badge(
    x: float, y: float, region: Region, ranks: Sequence[tuple[str, int]], words: Speech
) -> str:
    """A scroll: the worth of a region, then the players from first to last."""
    kind = region["kind"]
    width = badge_width(ranks)
    edge = {"rx": 10, "stroke": RIMS[kind], "fill_opacity": 1 if ranks else 0.7}
    scroll = plate(0, 0, width, 20, PAPERS[kind], stroke_width=0.8, **edge)
    worth = write(12, 14.5, region["worth"], 14, fill=RIMS[kind], **BOLD)
    seals = [draw_seal(30 + 25 * place, *rank) for place, rank in enumerate(ranks)]
    marks = {"transform": at(x - width / 2, y - 10), **(LIFTED if ranks else {})}
    badge = tag("g", scroll, worth, *seals, **BADGE)
    return add_title("g", tell_badge(region, words), badge, **marks)


def draw_seal(x: float, colour: str, count: int) -> str:
    """How many caballeros or ships a player has."""
    return token(colour, x, 10, 5) + write(x + 11.5, 14.5, count, 13, **BOLD)
