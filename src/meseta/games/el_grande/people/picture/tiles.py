"""The round track, and the mobile scoring tiles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from meseta.games.el_grande.box.domains import AREA, TILE
from meseta.games.el_grande.people.views import View
from meseta.people.drawing import EDGE, add_title, at, disc, movable, plate, tag, trace
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, RIGHT, write
from meseta.people.looks import CREAM, GOLD, RED, SMALL
from meseta.people.panels import Track, is_over, track
from meseta.people.parts import LEFT_WIDE, PicturePart

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words

SPACES = "1 2 3 lily 4 5 6 lily 7 8 9 lily".split()
STEP, LARGER = 114, 1.2
"""From tile to tile beside the track, and by how much they are larger there than on the map."""
LINE, LABEL_WIDE = 27, 88
"""From line to line of what is said of them, and how wide it may be."""
PALER = {"opacity": 0.35}
"""How numbers look for places that do not score with so few players."""
FIRST, OTHERS = 23, 21.5
"""How large points are written: on a small laptop they still have 12 pixels."""


def area_name(words: Words, area: str) -> str:
    """What an area is called."""
    return str(words.name(AREA, AREA[area]))


@draw_once
def draw_rounds(view: View, words: Words) -> PicturePart:
    """The rounds, and the tiles that are not on the map yet."""
    over = is_over(view)
    now = len(SPACES) - 1 if over else SPACES.index(str(view["round"]))
    beside = [tile for tile in TILE.names if tile not in view["tiles"]]
    left = LEFT_WIDE - STEP * len(beside)
    where = words.say("picture-beside")
    drawn = [draw_loose(tile, left + STEP * i, words, where) for i, tile in enumerate(beside)]
    label = write_label(left - 6, words.say("picture-tiles")) if beside else ""
    told = [tile_name(tile, words, where) for tile in beside]
    rounds = Track(SPACES, now, rounds_left_out(words))
    return track(words, rounds, LEFT_WIDE, "".join(drawn) + label, told)


def rounds_left_out(words: Words) -> list[str]:
    """The rounds that a short game does not have."""
    played = {words.box.first_round, *words.box.next_round}
    return [mark for mark in SPACES if mark.isdigit() and int(mark) not in played]


def draw_loose(tile: str, left: float, words: Words, where: str) -> str:
    """A tile that is not on the map yet, as large as it can be read from."""
    drawn = draw_tile(tile, 0, 0, words, where, "track")
    return tag("g", drawn, transform=at(left + STEP / 2, 30, LARGER))


def write_label(right: float, label: str) -> str:
    """What lies beside the track, a word a line."""
    lines = label.split()
    top = 37 - LINE * (len(lines) - 1) / 2
    written = [
        write(right, top + LINE * i, line, LINE - 1, LABEL_WIDE, **RIGHT, **SMALL)
        for i, line in enumerate(lines)
    ]
    return "".join(written)


def tile_name(tile: str, words: Words, where: str) -> str:
    """A mobile scoring tile in words."""
    return words.say("picture-tile", tile=words.tile(tile), where=where)


def draw_tile(tile: str, x: float, y: float, words: Words, where: str, place: str) -> str:
    """A mobile scoring tile: a dark board with two nails."""
    values = words.tiles[tile]
    board = plate(x - 47, y - 15, 94, 30, RED, stroke=GOLD, stroke_width=2.6, **EDGE)
    nails = disc(x - 41, y, 2.5, GOLD, 1) + disc(x + 41, y, 2.5, GOLD, 1)
    title = tile_name(tile, words, where)
    face = write_values(values, x, y, CREAM, words.box.depth) + nails
    name = f"tile-{tile.partition('/')[0]}"
    return add_title("g", title, board, face, id=name, **movable(name, place))


def write_values(values: Sequence[int], x: float, y: float, ink: str, depth: int = 3) -> str:
    """First, second and third, the first in bold; pale what does not score."""
    bars = trace(f"M{x - 12:g} {y - 8:g}v16m24-16v16", stroke=ink, width=1, opacity=0.45)
    first, *others = values
    lower = [
        write(x + 25 * i, y + 7, value, OTHERS, fill=ink, **(PALER if i + 1 >= depth else {}))
        for i, value in enumerate(others)
    ]
    return bars + write(x - 25, y + 7.5, first, FIRST, fill=ink, **BOLD) + "".join(lower)
