"""The pieces: how they look, and how all that stands in an area fits into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.games.el_grande.people.picture.land import SPOTS
from meseta.games.el_grande.people.picture.tiles import area_name
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import Point, add_title, at, disc, movable, shape
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, write
from meseta.people.looks import LOOKS, PALE, ring, token
from meseta.people.panels import colour_name

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

CROWN = "M-9 6L-11-5L-5 0L0-8L5 0L11-5L9 6Z"


# --- what stands in an area ----------------------------------------------------------------------

LARGEST, SMALLEST = 32, 11
TALLEST, LAYER = 5, 0.12
"""A pile grows by a layer for every two, up to so many; how high a layer is."""
PILES = {5: 20, 3: SMALLEST}
"""From so many caballeros of one colour on, they are piled up under their number.

Four are seen at a glance, more would have to be counted; in a crowd, where pieces would be smaller
than this, there is room for fewer.
"""

ROOM = {"grande": 1.8, "caballero": 1.0, "pile": 2.1, "gap": 0.5}
"""What each thing needs, in units."""


class Thing(NamedTuple):
    """What stands on the map: one piece, a pile of so many, or a gap."""

    kind: str
    colour: str = ""
    many: int = 1


GAP = Thing("gap")


def colours_of(view: View) -> list[str]:
    """All players, and the dummy."""
    return [*view["players"], *([view["dummy"]] if view["dummy"] else [])]


def caballeros_in(view: View, area: str) -> dict[str, int]:
    """How many of each colour are in an area."""
    return dict(
        (view["castillo"] or {}) if area == "castillo" else view["caballeros"].get(area, {})
    )


def is_closed(view: View) -> bool:
    """Whether what is in the castillo must be remembered."""
    return view["castillo"] is None


def things_in(view: View, area: str, pile: int) -> list[list[Thing]]:
    """What stands in an area, one group a colour."""
    groups = []
    for colour in colours_of(view):
        count = caballeros_in(view, area).get(colour, 0)
        group = [Thing("grande", colour)] * (view["grandes"].get(colour) == area)
        if count >= pile:
            group.append(Thing("pile", colour, count))
        else:
            group += [Thing("caballero", colour)] * count
        groups.append(group)
    return [group for group in groups if group]


def pack(groups: Iterable[list[Thing]], width: float) -> list[list[Thing]]:
    """Groups in lines, like words in a text."""
    lines: list[list[Thing]] = [[]]
    for group in groups:
        if lines[-1] and length([*lines[-1], GAP, *group]) > width:
            lines.append([])
        elif lines[-1]:
            lines[-1].append(GAP)
        for thing in group:
            if lines[-1] and length([*lines[-1], thing]) > width:
                lines.append([])
            lines[-1].append(thing)
    return lines


def length(line: Iterable[Thing]) -> float:
    """How long a line is, in units."""
    return sum(ROOM[thing.kind] for thing in line)


def height(line: Iterable[Thing]) -> float:
    """How high a line is, in units."""
    return max(map(height_of, line), default=0.0) + 0.1


def height_of(thing: Thing) -> float:
    """How high a thing is, in units."""
    return 1.7 + layers_of(thing) * LAYER if thing.kind == "pile" else ROOM[thing.kind]


def layers_of(thing: Thing) -> int:
    """How many layers of a pile are seen."""
    return min((thing.many + 1) // 2, TALLEST)


def arrange(view: View, area: str) -> tuple[int, list[list[Thing]]]:
    """The largest unit at which everything fits, and the lines; in a crowd there are more piles."""
    _left, _top, width, tall = SPOTS[area].box
    for pile, smallest in PILES.items():
        groups = things_in(view, area, pile)
        for unit in range(LARGEST, smallest - 1, -1):
            lines = pack(groups, width / unit)
            if unit * sum(map(height, lines)) <= tall:
                return unit, lines
    return SMALLEST, lines


def leader_in(view: View, area: str) -> str:
    """Who alone has the most caballeros in an area, as far as that may be seen."""
    counts = caballeros_in(view, area)
    most = max(counts.values(), default=0)
    leaders = [colour for colour, count in counts.items() if count == most > 0]
    return leaders[0] if len(leaders) == 1 else ""


@draw_once
def draw_pieces(view: View, words: Words, area: str) -> str:
    """Everything that stands in an area, what is alike together."""
    unit, lines = arrange(view, area)
    standing = [each for each in places_in(area, unit, lines) if each[0] != GAP]
    leader = leader_in(view, area)
    coins = [
        disc(*middle, unit * COINS[thing.kind], PALE, 1.2, data_under=f"area-{area}")
        for thing, middle in standing
        if thing.colour == leader and thing.kind in COINS
    ]
    return "".join(coins) + "".join(
        DRAWN[thing.kind](words, area, thing, [middle for _thing, middle in alike], unit)
        for thing, alike in groupby(standing, itemgetter(0))
    )


COINS = {"caballero": 0.56, "pile": 1.02}
"""What lies under the caballeros of who leads, and how large it is."""


def places_in(area: str, unit: int, lines: list[list[Thing]]) -> Iterator[tuple[Thing, Point]]:
    """Everything with its middle, line by line, in the middle of an area's box."""
    left, top, width, tall = SPOTS[area].box
    y = top + (tall - unit * sum(map(height, lines))) / 2
    for line in lines:
        x = left + (width - unit * length(line)) / 2
        y += unit * height(line)
        for thing in line:
            x += unit * ROOM[thing.kind]
            yield thing, (x - unit * ROOM[thing.kind] / 2, y - unit * height(line) / 2)


def draw_caballeros(
    words: Words, area: str, thing: Thing, middles: Sequence[Point], unit: float
) -> str:
    """The caballeros of one colour; each of them can be taken for any other."""
    marks = movable(f"caballero-{thing.colour}", f"area-{area}")
    rings = [ring(*middle, unit * 0.54) for middle in middles]
    pieces = [token(thing.colour, *middle, unit * 0.42, **marks) for middle in middles]
    title = caballeros_name(words, area, thing, len(middles))
    return add_title("g", title, *rings, *pieces, id=f"caballeros-{area}-{thing.colour}")


def caballeros_name(words: Words, area: str, thing: Thing, count: int) -> str:
    """The caballeros of one colour in words."""
    seat, where = colour_name(words, thing.colour), area_name(words, area)
    return words.say("picture-caballeros", seat=seat, count=count, area=where)


def draw_pile(words: Words, area: str, thing: Thing, middles: Sequence[Point], unit: float) -> str:
    """Many caballeros on top of each other, and their number."""
    ((x, y),) = middles
    colour, look = thing.colour, LOOKS[thing.colour]
    layers = layers_of(thing)
    steps = [y + unit * LAYER * (layers / 2 - layer) for layer in range(layers)]
    low = steps[-1] + unit * (0.33 + look.low / 2)
    halo: dict[str, Any] = {
        "paint_order": "stroke",
        "stroke": look.fill,
        "stroke_width": unit * 0.16,
    }
    return add_title(
        "g",
        caballeros_name(words, area, thing, thing.many),
        ring(x, y, unit * 1.06),
        *[token(colour, x, step, unit * 0.8) for step in steps],
        write(x, low, thing.many, unit * 0.92, fill=look.ink, **halo, **BOLD),
        id=f"caballeros-{area}-{colour}",
        **movable(f"caballero-{colour}", f"area-{area}", thing.many),
    )


def draw_grande(
    words: Words, area: str, thing: Thing, middles: Sequence[Point], unit: float
) -> str:
    """A grande: a large piece with a crown."""
    ((x, y),) = middles
    name, look = f"grande-{thing.colour}", LOOKS[thing.colour]
    piece = token(thing.colour, x, y, unit * 0.78)
    crown = shape(CROWN, look.ink, transform=at(x, y + unit * look.low, unit * 0.037))
    seat, where = colour_name(words, thing.colour), area_name(words, area)
    title = words.say("picture-grande", seat=seat, area=where)
    marks = movable(name, f"area-{area}")
    return add_title("g", title, ring(x, y, unit * 0.9), piece, crown, id=name, **marks)


DRAWN: dict[str, Callable[[Words, str, Thing, Sequence[Point], float], str]] = {
    "caballero": draw_caballeros,
    "pile": draw_pile,
    "grande": draw_grande,
}
