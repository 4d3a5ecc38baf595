"""What is being laid, and what the viewer holds: landscape tiles, exploration tiles in reserve."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box.domains import FACING, HELD
from meseta.games.six_castles.people.picture.board import (
    draw_tile,
    turns_offered,
    ways_to_lie,
)
from meseta.games.six_castles.people.picture.line import DOCK, HIGH, dock_heading
from meseta.games.six_castles.people.picture.mats import draw_strip
from meseta.games.six_castles.people.picture.told import (
    IN_TILE,
    names_of,
    tell_exploration,
    tell_quarters,
)
from meseta.games.six_castles.people.views import Tile, View
from meseta.people.charts import CELL
from meseta.people.drawing import EDGE, add_title, at, movable, plate
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import LEFT, write
from meseta.people.looks import FADED, SMALL, WHITE, seal
from meseta.people.panels import paper
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

TILE_WIDE, LAYING_WIDE = 92, 246
SPACE = 26
TILE_SCALE = 0.84
IDLE: dict[str, Any] = {"class": "idle", **SMALL}
MOST_RESERVED = 6
"""So many exploration tiles in reserve are shown as large as can be."""
HIDDEN_EDGE = {"stroke": "none", "fill_opacity": 0, **EDGE}
"""An edge that is seen only while it is marked."""


# --- what is being laid --------------------------------------------------------------------------


@draw_once
def draw_laying(view: View, words: Words) -> PicturePart:
    """The landscape tile that is being laid in every way that is possible, the sides of the start
    tile, or the exploration tile that is being turned."""
    title = words.say("picture-laying")
    inside = [*draw_ways(view, words), *draw_starts(view, words), *draw_facings(view, words)]
    told = tuple(tell_laying(view, words))
    nothing = write(LAYING_WIDE / 2, HIGH / 2 + 6, told[0], 17, LAYING_WIDE - 20, **IDLE)
    body = paper(LAYING_WIDE, HIGH) + dock_heading(title) + ("".join(inside) or nothing)
    return PicturePart(DOCK, "laying", (LAYING_WIDE, HIGH), body, title, told=told)


def tell_laying(view: View, words: Words) -> Iterator[str]:
    """What can be laid, in words."""
    ways, chosen = ways_to_lie(view), view["line_tile"]
    shown = {way_name(view, words, turn): tile for turn, tile in ways.items()}
    shown |= {words.say("picture-start-side", side=side_of(tile)): tile for tile in view["starts"]}
    told = {name: tell_quarters(tile, words) for name, tile in shown.items()}
    for way, faces in chosen["sides"].items() if chosen else ():
        told[facing_name(words, way)] = names_of(faces, words)
    for name, what in told.items():
        yield words.say("picture-told-tile", tile=name, what=what)
    if not told:
        yield words.say("picture-nothing-laid")


def way_name(view: View, words: Words, turn: int) -> str:
    """What is chosen with a turn, or the name of the tile while none can be."""
    assert view["lying"] is not None
    asked = turn in turns_offered(view)
    return words.say("picture-turn", turned=turn) if asked else str(words.tile(view["lying"]["id"]))


def draw_ways(view: View, words: Words) -> Iterator[str]:
    """A landscape tile, turned; it keeps the id that it had in the hand until it lies."""
    ways = ways_to_lie(view)
    scale, top = (0.56, 32) if len(ways) > 1 else (TILE_SCALE, 21)
    for place, (turn, tile) in enumerate(ways.items()):
        x = 5 + place * 60 if len(ways) > 1 else (LAYING_WIDE - CELL * scale) / 2
        asked = turn in turns_offered(view)
        mark = f"turn-{turn}" if asked else f"tile-{tile['id']}"
        lies = {} if place else movable(f"tile-{tile['id']}", "laying")
        yield draw_tile(tile, words, at(x, top, scale), mark, **lies)


def side_of(tile: Tile) -> str:
    """A side of the start tile."""
    return tile["id"].removeprefix("start_").upper()


def draw_starts(view: View, words: Words) -> Iterator[str]:
    """Both sides of the start tile."""
    for place, tile in enumerate(view["starts"]):
        mark = f"start-{side_of(tile).lower()}"
        yield draw_tile(tile, words, at(24 + place * 114, 21, TILE_SCALE), mark)


def facing_name(words: Words, way: str) -> str:
    """How an exploration tile faces."""
    return str(words.name(FACING, FACING[way]))


def draw_facings(view: View, words: Words) -> Iterator[str]:
    """An exploration tile, each way that it may face."""
    chosen = view["line_tile"]
    for place, (way, faces) in enumerate(chosen["sides"].items() if chosen else ()):
        name = facing_name(words, way)
        edge = plate(-3, -2, IN_TILE * SPACE + 6, 44, WHITE, **HIDDEN_EDGE)
        label = write(0, 12, name, 14, IN_TILE * SPACE, **LEFT)
        strip = "".join(draw_strip(faces, 0, 15, SPACE))
        marks = {"id": f"facing-{way.replace(' ', '-')}"}
        where = at(10 + place % 2 * 122, 20 + place // 2 * 44)
        yield add_title("g", name, edge, label, strip, transform=where, **marks)


# --- the hand ------------------------------------------------------------------------------------


@draw_once
def draw_open_hands(view: View, words: Words) -> list[PicturePart]:
    """The tiles of others, where they lie open."""
    others = [colour for seat, colour in enumerate(view["players"]) if seat != view["seat"]]
    hands = {colour: held_tiles(view, colour) for colour in others}
    return [draw_open_hand(tiles, words, colour) for colour, tiles in hands.items() if tiles]


def held_tiles(view: View, colour: str) -> list[Tile]:
    """The tiles of a hand that are seen; a tile that is being laid has left it."""
    lying = view["lying"] and view["lying"]["id"]
    return [tile for tile in view["hands"][colour] if tile and tile["id"] != lying]


def draw_open_hand(tiles: list[Tile], words: Words, colour: str) -> PicturePart:
    """Landscape tiles in an open hand, under the colour of its owner."""
    title, wide = words.say(f"seat-{colour}"), TILE_WIDE * HELD
    body, told = dock_heading(title), []
    for place, tile in enumerate(tiles):
        lies = movable(f"tile-{tile['id']}", f"hand-{colour}")
        where = at(4 + place * TILE_WIDE, 21, TILE_SCALE)
        body += draw_tile(tile, words, where, f"tile-{tile['id']}", **lies)
        what = tell_quarters(tile, words)
        told.append(words.say("picture-told-tile", tile=words.tile(tile["id"]), what=what))
    return PicturePart("hand", f"held-{colour}", (wide, HIGH), body, title, told=tuple(told))


@draw_once
def draw_hand(view: View, words: Words) -> list[PicturePart]:
    """The viewer's own tiles."""
    if view["seat"] is None:
        return []
    colour = view["players"][view["seat"]]
    tiles = held_tiles(view, colour)
    places = [*tiles, *[None] * (HELD - len(tiles))][:HELD]
    held = [draw_held(tile, words, colour, place) for place, tile in enumerate(places, 1)]
    return [*held, draw_reserve(view, words, colour)]


@draw_once
def draw_held(tile: Tile | None, words: Words, colour: str, place: int) -> PicturePart:
    """A landscape tile in hand, or the place of one; the first has the heading of the hand."""
    title = words.say("picture-hand")
    body, told = (
        dock_heading(title, 2 * TILE_WIDE) if place == 1 else "",
        words.say("picture-told-gap"),
    )
    if tile:
        lies = movable(f"tile-{tile['id']}", f"hand-{colour}")
        body += draw_tile(tile, words, at(4, 21, TILE_SCALE), f"tile-{tile['id']}", **lies)
        name, what = words.tile(tile["id"]), tell_quarters(tile, words)
        told = words.say("picture-told-tile", tile=name, what=what)
    else:
        edge = {"stroke": FADED, "stroke_dasharray": "6 6", "stroke_opacity": 0.6}
        body += plate(4, 21, CELL * TILE_SCALE, CELL * TILE_SCALE, "none", **edge)
    return PicturePart("hand", f"hand-{place}", (TILE_WIDE, HIGH), body, title, told=(told,))


@draw_once
def draw_reserve(view: View, words: Words, colour: str) -> PicturePart:
    """Exploration tiles in reserve, with both their sides; nothing is drawn without them."""
    title, tiles = words.say("picture-own-reserve"), view["reserves"][colour]
    across = 3 if len(tiles) <= MOST_RESERVED else 4
    scale = 2.1 / across
    body = paper(LAYING_WIDE, HIGH) + dock_heading(title) if tiles else ""
    for place, tile in enumerate(tiles):
        where = at(8 + place % across * 110 * scale, 24 + place // across * 56 * scale, scale)
        lies = movable(f"exploration-{tile}", f"reserve-{colour}")
        drawn, name = draw_exploration(view, tile), tell_exploration(view, words, tile)
        body += add_title("g", name, drawn, id=f"exploration-{tile}", transform=where, **lies)
    told = tuple(tell_exploration(view, words, tile) for tile in tiles)
    return PicturePart(DOCK, "reserve", (LAYING_WIDE, HIGH), body, title, told=told)


def draw_exploration(view: View, tile: str) -> str:
    """An exploration tile with both its sides."""
    sides = [view["explorations"][tile][side] for side in ("a", "b")]
    edge = plate(-2, -2, IN_TILE * SPACE + 4, 2 * SPACE + 5, WHITE, **HIDDEN_EDGE)
    strips = [draw_strip(faces, 0, row * (SPACE + 1), SPACE) for row, faces in enumerate(sides)]
    is_ours = view["explorations"][tile]["source"] == "reconstructed"
    mark = seal(IN_TILE * SPACE - 5, 5, 0.5) if is_ours else ""
    return edge + "".join(chain.from_iterable(strips)) + mark
