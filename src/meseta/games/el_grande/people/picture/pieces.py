"""The pieces: how they look, and how all that stands in an area fits into it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING, NamedTuple

from meseta.games.el_grande.people.picture.land import SPOTS
from meseta.games.el_grande.people.picture.tiles import area_name
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import Point, at, shape, titled
from meseta.people.lettering import BOLD, write
from meseta.people.looks import LOOKS, ring, token
from meseta.people.panels import colour_name

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

CROWN = "M-9 6L-11-5L-5 0L0-8L5 0L11-5L9 6Z"


# --- what stands in an area ----------------------------------------------------------------------

PILES = (10, 7, 5)
"""From so many caballeros of one colour on, they are piled up under their number."""

LAYERS = 3
"""How many steps a pile has."""

ROOM = {"grande": 1.8, "caballero": 1.0, "pile": 2.1, "gap": 0.5}
"""What each thing needs, in units."""

LARGEST, SMALLEST = 24, 12


class Thing(NamedTuple):
    """What stands on the map: one piece, a pile, or a gap."""

    kind: str
    colour: str = ""
    place: int = 1


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
    """What stands in an area, one group a colour; a pile's place is that of its last caballero."""
    groups = []
    for colour in colours_of(view):
        count = caballeros_in(view, area).get(colour, 0)
        group = [Thing("grande", colour)] * (view["grandes"].get(colour) == area)
        if count >= pile:
            group.append(Thing("pile", colour, count))
        else:
            group += [Thing("caballero", colour, place + 1) for place in range(count)]
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
    return max((ROOM[thing.kind] for thing in line), default=0.0) + 0.1


def arrange(view: View, area: str) -> tuple[int, list[list[Thing]]]:
    """The largest unit at which everything fits, and the lines; in a crowd there are more piles."""
    _left, _top, width, tall = SPOTS[area].box
    for pile in PILES:
        groups = things_in(view, area, pile)
        for unit in range(LARGEST, SMALLEST - 1, -1):
            lines = pack(groups, width / unit)
            if unit * sum(map(height, lines)) <= tall:
                return unit, lines
    return SMALLEST, lines


def draw_pieces(view: View, words: Words, area: str) -> Iterator[str]:
    """Everything that stands in an area, line by line, in the middle of its box."""
    left, top, width, tall = SPOTS[area].box
    unit, lines = arrange(view, area)
    y = top + (tall - unit * sum(map(height, lines))) / 2
    for line in lines:
        x = left + (width - unit * length(line)) / 2
        y += unit * height(line)
        for thing in line:
            x += unit * ROOM[thing.kind]
            middle = x - unit * ROOM[thing.kind] / 2, y - unit * height(line) / 2
            yield from DRAWN[thing.kind](words, area, thing, middle, unit)


def described(words: Words, message: str, thing: Thing, area: str) -> str:
    """A piece in words."""
    seat = colour_name(words, thing.colour)
    return words.say(message, seat=seat, area=area_name(words, area))


def draw_caballero(w: Words, area: str, thing: Thing, middle: Point, unit: float) -> Iterator[str]:
    """A caballero with an id that an action can point at."""
    piece = token(thing.colour, *middle, unit * 0.42)
    first = ring(*middle, unit * 0.56) if thing.place == 1 else ""
    marks = {"id": f"piece-{area}-{thing.colour}-{thing.place}"}
    yield titled("g", described(w, "picture-caballero", thing, area), first, piece, **marks)


def draw_pile(w: Words, area: str, thing: Thing, middle: Point, unit: float) -> Iterator[str]:
    """Many caballeros on top of each other, and their number."""
    x, y = middle
    look = LOOKS[thing.colour]
    for place in range(thing.place):
        up = unit * (0.24 - 0.24 * (place * LAYERS // thing.place))
        one = Thing("caballero", thing.colour, place + 1)
        yield from draw_caballero(w, area, one, (x, y + up), unit * 1.9)
    low = y + unit * (0.1 + look.low / 2)
    halo = {"paint_order": "stroke", "stroke": look.fill, "stroke_width": unit * 0.16}
    marks = {"fill": look.ink, "pointer_events": "none", **halo, **BOLD}
    yield write(x, low, thing.place, unit * 0.92, **marks)


def draw_grande(w: Words, area: str, thing: Thing, middle: Point, unit: float) -> Iterator[str]:
    """A grande: a large piece with a crown."""
    x, y = middle
    look = LOOKS[thing.colour]
    piece = token(thing.colour, x, y, unit * 0.78)
    crown = shape(CROWN, look.ink, transform=at(x, y + unit * look.low, unit * 0.037))
    title = described(w, "picture-grande", thing, area)
    yield titled("g", title, ring(x, y, unit * 0.9), piece, crown, id=f"grande-{thing.colour}")


def draw_gap(w: Words, area: str, thing: Thing, middle: Point, unit: float) -> Iterator[str]:
    """Nothing."""
    yield from ()


DRAWN: dict[str, Callable[[Words, str, Thing, Point, float], Iterator[str]]] = {
    "caballero": draw_caballero,
    "pile": draw_pile,
    "grande": draw_grande,
    "gap": draw_gap,
}
