"""What is being laid, and what the viewer holds: landscape tiles, exploration tiles in reserve."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from meseta.games.six_castles.box.domains import FACING
from meseta.games.six_castles.people.picture.board import draw_tile, ways_to_lie
from meseta.games.six_castles.people.picture.mats import draw_strip
from meseta.games.six_castles.people.views import View
from meseta.people.drawing import at
from meseta.people.lettering import LEFT, SERIF, write
from meseta.people.looks import BROWN, SMALL, seal, token
from meseta.people.panels import paper
from meseta.people.parts import GAP, WIDE, Part

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

HIGH = 132
LAYING_WIDE = 640
SPACE = 26


def draw_laying(view: View, words: Words) -> Part:
    """The landscape tile that is being laid in every way that is possible, or the exploration
    tile that is being turned."""
    title, wide = words.say("picture-laying"), WIDE if view["seat"] is None else LAYING_WIDE
    body = paper(wide, HIGH, title)
    inside = [*draw_ways(view, words), *draw_facings(view, words)]
    if not inside:
        nothing = words.say("picture-nothing-laid")
        inside = [write(wide / 2, 78, nothing, 18, wide - 40, **SMALL)]
    return Part("laying", "laying", (wide, HIGH), body + "".join(inside), title)


def draw_ways(view: View, words: Words) -> Iterator[str]:
    """A landscape tile, turned."""
    ways = ways_to_lie(view)
    for place, (turn, tile) in enumerate(ways.items()):
        x = 150 + place * 122
        yield draw_tile(tile, words, at(x, 10, 0.9), "way" if place else "tile")
        label = words.say("picture-turn", turned=turn)
        yield write(x + 45, 121, label, 16, 90) if len(ways) > 1 else ""


def draw_facings(view: View, words: Words) -> Iterator[str]:
    """An exploration tile, each way that it may face."""
    chosen = view["line_tile"]
    for place, (way, faces) in enumerate(chosen["sides"].items() if chosen else ()):
        x, y = 150 + place % 2 * 250, 20 + place // 2 * 54
        yield from draw_strip(faces, x, y, SPACE)
        name = str(words.name(FACING, FACING[way]))
        yield write(x + 4 * SPACE + 10, y + 18, name, 16, 128, **LEFT)


def draw_hand(view: View, words: Words) -> Iterator[Part]:
    """The viewer's own tiles; a tile that is being laid has left the hand."""
    if view["seat"] is None:
        return
    colour, title, wide = view["players"][view["seat"]], words.say("picture-hand"), hand_wide()
    body = paper(wide, HIGH) + token(colour, 30, 60, 14)
    body += write(54, 67, title, 22, 104, fill=BROWN, **LEFT, **SERIF)
    lying = view["lying"] and view["lying"]["id"]
    tiles = [tile for tile in view["hands"][colour] if tile and tile["id"] != lying]
    for place, tile in enumerate(tiles):
        body += draw_tile(tile, words, at(176 + place * 122, 11, 1.1))
    body += "".join(draw_reserve(view, words, colour))
    yield Part("hand", "hand", (wide, HIGH), body, title)


def hand_wide() -> float:
    """The hand lies beside what is being laid."""
    return WIDE - LAYING_WIDE - GAP


def draw_reserve(view: View, words: Words, colour: str) -> Iterator[str]:
    """Exploration tiles in reserve, with both their sides."""
    for place, tile in enumerate(view["reserves"][colour]):
        x, y = 440 + place % 4 * 116, 34 + place // 4 * 60
        entry = view["explorations"][tile]
        yield write(x, y - 8, tile.upper(), 15, 70, **LEFT, **SMALL)
        if entry["source"] == "reconstructed":
            yield seal(x + 4 * SPACE - 12, y - 13, 0.8)
        for line, side in enumerate("ab"):
            yield from draw_strip(entry[side], x, y + line * (SPACE + 6), SPACE)
