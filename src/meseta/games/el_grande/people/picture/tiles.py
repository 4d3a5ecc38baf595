"""The round track, and the mobile scoring tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meseta.games.el_grande.box.domains import AREA, TILE
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import EDGE, add_title, disc, movable, plate, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, RIGHT, write
from meseta.people.looks import CREAM, GOLD, RED, SMALL
from meseta.people.panels import is_over, track
from meseta.people.parts import LEFT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

SPACES = "1 2 3 lily 4 5 6 lily 7 8 9 lily".split()
STEP = 100
"""From tile to tile beside the track."""


def area_name(words: Words, area: str) -> str:
    """What an area is called."""
    return str(words.name(AREA, AREA[area]))


@draw_once
def draw_rounds(view: View, words: Words) -> PicturePart:
    """The rounds, and the tiles that are not on the map yet."""
    over = is_over(view)
    now = len(SPACES) - 1 if over else SPACES.index(str(view["round"]))
    beside = [tile for tile in TILE.names if tile not in view["tiles"]]
    left = LEFT_WIDE - STEP * len(beside) + 50
    where = words.say("picture-beside")
    drawn = [
        draw_tile(tile, left + STEP * i, 30, words, where, "track") for i, tile in enumerate(beside)
    ]
    label = write(left - 52, 35, words.say("picture-tiles"), 15, 90, **RIGHT, **SMALL)
    told = [tile_name(tile, words, where) for tile in beside]
    return track(words, SPACES, now, "".join(drawn) + (label if beside else ""), told)


def tile_name(tile: str, words: Words, where: str) -> str:
    """A mobile scoring tile in words."""
    return words.say("picture-tile", tile=words.tile(tile), where=where)


def draw_tile(tile: str, x: float, y: float, words: Words, where: str, place: str) -> str:
    """A mobile scoring tile: a dark board with two nails."""
    values = words.tiles[tile]
    board = plate(x - 43, y - 13, 86, 27, RED, stroke=GOLD, stroke_width=2.6, **EDGE)
    nails = disc(x - 36, y, 3, GOLD, 1) + disc(x + 36, y, 3, GOLD, 1)
    title = tile_name(tile, words, where)
    face = write_values(values, x, y, CREAM) + nails
    name = f"tile-{tile.partition('/')[0]}"
    return add_title("g", title, board, face, id=name, **movable(name, place))


def write_values(values: Sequence[int], x: float, y: float, ink: str) -> str:
    """First, second and third, the first in bold."""
    bars = trace(f"M{x - 10:g} {y - 7:g}v14m20-14v14", stroke=ink, width=1, opacity=0.45)
    first, second, third = values
    return (
        bars
        + write(x - 21, y + 6.5, first, 20, fill=ink, **BOLD)
        + write(x, y + 6, second, 18, fill=ink)
        + write(x + 21, y + 6, third, 18, fill=ink)
    )
