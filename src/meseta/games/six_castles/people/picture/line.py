"""Exploration lines: tiles of four spaces, with the cylinder and discs on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.pieces import cylinder, marker, terrain_name
from meseta.games.six_castles.people.picture.told import IN_TILE, tell_line
from meseta.games.six_castles.people.views import Space, View
from meseta.people.drawing import EDGE, INK, add_title, at, movable, tag, use
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, LEFT, SERIF, write
from meseta.people.looks import BROWN, RIM
from meseta.people.panels import is_viewer, paper
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

WIDE, HIGH = 506, 108
"""The viewer's own line; what lies beside it is as high."""
DOCK = "dock"
"""The kind of what lies in front of the viewer."""
WIDE_ROWS, OWN_ROWS = (16, 24), (12, 16, 20)
"""How many spaces a row of a line may have: on a mat, and where the viewer's own is shown."""
BARE: dict[str, Any] = {"fill": "none", "rx": 4, **EDGE}
"""An edge that is seen only while it is marked."""
SPACE_WIDE, SPACE_HIGH = 23, 34
APART = 3.0
"""Between the tiles of a line."""


class Strip(NamedTuple):
    """Where a line lies: its corner, its width, how high spaces are, and how many a row has."""

    left: float
    top: float
    wide: float
    high: float
    in_row: int

    @property
    def step(self) -> float:
        """From space to space."""
        return (self.wide - APART * (self.in_row / IN_TILE - 1)) / self.in_row

    @property
    def scale(self) -> float:
        """How large spaces are drawn, so that an icon has room in each."""
        return min(self.step / SPACE_WIDE, self.high / SPACE_HIGH)

    @property
    def space(self) -> tuple[float, float]:
        """The size of a space before it is scaled."""
        return self.step / self.scale, self.high / self.scale

    def corner(self, place: int) -> tuple[float, float]:
        """Where a space begins."""
        row, column = divmod(place, self.in_row)
        x = self.left + column * self.step + column // IN_TILE * APART
        return x, self.top + row * (self.high + 4)


def draw_own_line(view: View, words: Words) -> Iterator[PicturePart]:
    """The viewer's own line, large enough to point at its spaces."""
    if view["seat"] is None:
        return
    yield draw_line_of(view, words, view["players"][view["seat"]])


@draw_once
def draw_line_of(view: View, words: Words, colour: str) -> PicturePart:
    """The line of a player by itself."""
    title = words.say("picture-own-line")
    in_row = fewest(len(view["spaces"][colour]), 2, OWN_ROWS)
    strip = Strip(8, 21, WIDE - 16, 40, in_row)
    body = paper(WIDE, HIGH) + dock_heading(title) + "".join(draw_tally(view, words, colour))
    body += "".join(draw_line(view, colour, strip))
    told = tuple(tell_line(view, words, colour))
    return PicturePart(DOCK, "line", (WIDE, HIGH), body, title, told=told)


def dock_heading(title: str, room: float = 200) -> str:
    """The title of what lies in front of the viewer."""
    return write(8, 14.5, title, 17, room, fill=BROWN, **LEFT, **SERIF)


def draw_tally(view: View, words: Words, colour: str) -> Iterator[str]:
    """How many spaces of each terrain a player owns."""
    owned = view["owned"][colour]
    for place, (terrain, count) in enumerate(reversed(owned.items())):
        x = WIDE - 22 - 38 * place
        drawn = icon(terrain, x - 12, 11, 17) + write(x, 17, count, 17, 18, **LEFT, **BOLD)
        yield add_title("g", f"{terrain_name(words, terrain)}: {count}", drawn)


def fewest(spaces: int, rows: int, choices: Sequence[int]) -> int:
    """How many spaces a row needs, so that there are no more rows than so many."""
    return next((each for each in choices if spaces <= rows * each), choices[-1])


def draw_line(view: View, colour: str, strip: Strip) -> Iterator[str]:
    """A line, tile by tile."""
    wide, high = strip.space
    edge = tag("rect", x=-1.5, y=-1.5, width=wide * IN_TILE + 2, height=high + 3, **BARE)
    stands, spaces = view["cylinders"].get(colour), view["spaces"][colour]
    for place, tile in enumerate(view["lines"][colour]):
        first, mark = place * IN_TILE, f"line-{colour}-{place + 1}"
        shown = [
            draw_space(space, colour, number, number == stands, strip.space)
            for number, space in enumerate(spaces[first : first + IN_TILE], first + 1)
        ]
        drawn = tag("g", edge, *shown, id=mark)
        name = f"exploration-{tile.split()[0]}"
        chosen = {"id": name} if is_viewer(view, colour) else {}
        where = at(*strip.corner(first), strip.scale)
        yield tag(
            "g", edge if chosen else "", drawn, transform=where, **chosen, **movable(name, mark)
        )


@draw_once
def draw_space(
    space: Space, colour: str, number: int, stands: bool, room: tuple[float, float]
) -> str:
    """One space: its ground, pale while it has not been explored, and what stands on it."""
    mark = f"space-{colour}-{number}"
    (wide, high), left = room, (number - 1) % IN_TILE * room[0]
    edge = {"rx": 3, "stroke": INK if space["own"] else RIM, **EDGE}
    pale = {} if space["own"] else {"fill_opacity": 0.55}
    size, fill = {"width": wide - 1, "height": high}, GROUND[space["terrain"]]
    middle, low = left + wide / 2 - 0.5, high - 8
    drawn = tag("rect", **({"x": left} if left else {}), **size, fill=fill, **edge, **pale)
    drawn += use(f"icon-{space['terrain']}", x=middle, y=12.5)
    if space["disc"]:
        marks = {"id": f"disc-{colour}-{number}", **movable(f"disc-{colour}", mark)}
        drawn += marker(middle, low, 7, colour, **marks)
    if stands:
        marks = {"id": f"cylinder-{colour}", **movable(f"cylinder-{colour}", mark)}
        drawn += cylinder(middle, low, colour, **marks)
    return tag("g", drawn, id=mark)
