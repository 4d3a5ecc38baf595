"""What lies in front of the players: supplies, the line, the reserve; in the end the points."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.pieces import cylinder, marker, meeple
from meseta.games.six_castles.people.views import Space, View
from meseta.people.drawing import EDGE, INK, disc, plate, tag, titled
from meseta.people.lettering import LEFT, width_of, write
from meseta.people.looks import BRONZE, GOLD, RIM, SMALL, STONE
from meseta.people.panels import figure, mat, rows
from meseta.people.parts import RIGHT_WIDE, Part

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

HIGH = 207
LEFT_EDGE, LINE_WIDE = 28.0, 392.0
SPACE_HIGH = 34
IN_TILE, IN_ROW = 4, 16
"""Spaces of an exploration tile, and spaces in a row of the line."""
MINI = 11
"""A space of a tile in reserve."""


def draw_mats(view: View, words: Words) -> Iterator[Part]:
    """A mat for every player."""
    for colour in view["players"]:
        over = view["asked"] == "over"
        below = draw_points(view, words, colour) if over else draw_tiles(view, words, colour)
        inside = [*draw_supplies(view, words, colour), *below]
        yield mat(view, words, colour, HIGH, *inside, counted=over)


def draw_supplies(view: View, words: Words, colour: str) -> Iterator[str]:
    """Coins and halves, five of which are a coin; discs and workers; tiles in hand."""
    coins, supply = view["coins"][colour], view["supply"][colour]
    kinds = (
        (coins // 5, "picture-coins", disc(0, 0, 8, GOLD, 1, BRONZE)),
        (coins % 5, "picture-halves", icon("half_coin", 0, 0, 22)),
        (supply["discs"], "picture-discs", marker(0, 0, 9, colour)),
        (supply["workers"], "picture-workers", meeple(0, 0, 19, colour)),
    )
    step = LINE_WIDE / len(kinds)
    for place, (count, label, sign) in enumerate(kinds):
        yield figure(40 + place * step, 82, count, words.say(label), sign, 22, step - 48)


# --- while the game goes on ----------------------------------------------------------------------


def draw_tiles(view: View, words: Words, colour: str) -> Iterator[str]:
    """The line, the tiles in reserve, and how many landscape tiles the hand holds."""
    yield titled("g", words.say("picture-line"), *draw_line(view, colour, 94, SPACE_HIGH))
    label = words.say("picture-reserve") if view["reserves"][colour] else ""
    yield write(LEFT_EDGE, 194, label, 14, 60, **LEFT, **SMALL) if label else ""
    x = LEFT_EDGE + min(60, width_of(label, 14)) + 8
    for place, tile in enumerate(view["reserves"][colour]):
        faces = view["explorations"][tile]
        left = x + place * (IN_TILE * MINI + 9)
        for line, side in enumerate("ab"):
            yield from draw_strip(faces[side], left, 178 + line * (MINI + 1), MINI)
    backs = "".join(
        plate(RIGHT_WIDE - 34 - 22 * place, 178, 18, 22, STONE, rx=3)
        for place in range(len(view["hands"][colour]))
    )
    yield titled("g", words.say("picture-tiles-in-hand"), backs) if backs else ""


def draw_strip(faces: Sequence[str], x: float, y: float, size: float) -> Iterator[str]:
    """The spaces of an exploration tile."""
    for place, terrain in enumerate(faces):
        left = x + place * size
        yield plate(left, y, size, size, GROUND[terrain], rx=1, stroke=RIM, stroke_width=0.7)
        yield icon(terrain, left + size / 2, y + size / 2, size * 0.86)


def draw_line(view: View, colour: str, top: float, high: float) -> Iterator[str]:
    """The exploration line with its cylinder and discs, four tiles in a row."""
    spaces = view["spaces"][colour]
    in_row = IN_ROW if len(spaces) <= 2 * IN_ROW else len(spaces) // 2 + IN_TILE
    size = (LINE_WIDE - 3 * (in_row / IN_TILE - 1)) / in_row
    for place, space in enumerate(spaces):
        row, column = divmod(place, in_row)
        x, y = LEFT_EDGE + column * size + column // IN_TILE * 3, top + row * (high + 4)
        yield draw_space(view, colour, place, (x, y), (size - 1, high), space)


def draw_space(
    view: View,
    colour: str,
    place: int,
    corner: tuple[float, float],
    room: tuple[float, float],
    space: Space,
) -> str:
    """One space: its ground, pale while it has not been explored, and what stands on it."""
    (x, y), (wide, high), mark = corner, room, f"{colour}-{place + 1}"
    edge = {"rx": 3, "stroke": INK if space["own"] else RIM, "stroke_width": 0.9, **EDGE}
    pale = {} if space["own"] else {"fill_opacity": 0.55}
    middle = x + wide / 2
    drawn = plate(x, y, wide, high, GROUND[space["terrain"]], **edge, **pale)
    drawn += icon(space["terrain"], middle, y + 12, min(wide - 3, 20))
    if space["disc"]:
        drawn += marker(middle, y + high - 8, 7, colour, id=f"disc-{mark}")
    if place + 1 == view["cylinders"].get(colour):
        drawn += cylinder(middle, y + high - 8, colour)
    return tag("g", drawn, id=f"space-{mark}")


# --- in the end ----------------------------------------------------------------------------------


def draw_points(view: View, words: Words, colour: str) -> Iterator[str]:
    """Where the points come from, and the line as it was."""
    entries = [(words.say(f"source-{key}"), n) for key, n in view["points"][colour].items()]
    yield from rows(entries[:3], LEFT_EDGE, 106, 180)
    yield from rows(entries[3:], LEFT_EDGE + 212, 106, 180)
    yield titled("g", words.say("picture-line"), *draw_line(view, colour, 152, 22))
