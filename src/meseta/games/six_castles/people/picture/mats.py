"""What lies in front of the players: supplies, the line, the reserve; in the end the points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.line import (
    WIDE_ROWS,
    Strip,
    draw_line,
    fewest,
)
from meseta.games.six_castles.people.picture.paints import GROUND
from meseta.games.six_castles.people.picture.pieces import marker, meeple
from meseta.games.six_castles.people.picture.told import IN_TILE, tell_mat
from meseta.games.six_castles.people.views import View
from meseta.people.drawing import disc, movable, plate, tag, titled
from meseta.people.keeping import drawn_once
from meseta.people.lettering import LEFT, width_of, write
from meseta.people.looks import BRONZE, GOLD, RIM, SMALL, STONE
from meseta.people.panels import figure, is_over, is_viewer, mat, rows
from meseta.people.parts import RIGHT_WIDE, Part

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

HIGH = 207
LEFT_EDGE, LINE_WIDE = 28.0, 392.0
SPACE_HIGH = 34
COPIED = re.compile(r' (?:id|data-piece|data-at|class)="[^"]*"')
"""What a copy of a drawing must not have."""
MINI = 11
"""A space of a tile in reserve."""


def draw_mats(view: View, words: Words) -> Iterator[Part]:
    """A mat for every player."""
    for colour in view["players"]:
        yield draw_mat(view, words, colour)


@drawn_once
def draw_mat(view: View, words: Words, colour: str) -> Part:
    """The mat of a player."""
    over = is_over(view)
    inside = draw_supplies(view, words, colour), draw_below(view, words, colour)
    part = mat(view, words, colour, HIGH, *inside, counted=over)
    return part._replace(told=(*part.told, *told_below(view, words, colour)))


@drawn_once
def told_below(view: View, words: Words, colour: str) -> tuple[str, ...]:
    """What a mat tells."""
    return tuple(tell_mat(view, words, colour))


@drawn_once
def draw_below(view: View, words: Words, colour: str) -> str:
    """What lies below the supplies: line and tiles, in the end the points."""
    drawn = draw_points(view, words, colour) if is_over(view) else draw_tiles(view, words, colour)
    return "".join(drawn)


@drawn_once
def draw_supplies(view: View, words: Words, colour: str) -> str:
    """Coins and halves, five of which are a coin; discs and workers; tiles in hand."""
    coins, supply = view["coins"][colour], view["supply"][colour]
    discs = movable(f"disc-{colour}", f"supply-{colour}", supply["discs"])
    workers = movable(f"worker-{colour}", f"supply-{colour}", supply["workers"])
    kinds = (
        (coins // 5, "picture-coins", disc(0, 0, 8, GOLD, 1, BRONZE)),
        (coins % 5, "picture-halves", icon("half_coin", 0, 0, 22)),
        (supply["discs"], "picture-discs", marker(0, 0, 9, colour, **discs)),
        (supply["workers"], "picture-workers", meeple(0, 0, 19, colour, **workers)),
    )
    step = LINE_WIDE / len(kinds)
    return "".join(
        figure(40 + place * step, 82, count, words.say(label), sign, 22, step - 48)
        for place, (count, label, sign) in enumerate(kinds)
    )


# --- while the game goes on ----------------------------------------------------------------------


def draw_tiles(view: View, words: Words, colour: str) -> Iterator[str]:
    """The line, the tiles in reserve, and how many landscape tiles the hand holds."""
    yield titled("g", words.say("picture-line"), *draw_mat_line(view, colour, 94, SPACE_HIGH))
    label = words.say("picture-reserve") if view["reserves"][colour] else ""
    yield write(LEFT_EDGE, 194, label, 14, 60, **LEFT, **SMALL) if label else ""
    x = LEFT_EDGE + min(60, width_of(label, 14)) + 8
    for place, tile in enumerate(view["reserves"][colour]):
        faces = view["explorations"][tile]
        left = x + place * (IN_TILE * MINI + 9)
        drawn = draw_mini(faces["a"], faces["b"], left)
        shown = is_viewer(view, colour)
        lies = {} if shown else movable(f"exploration-{tile}", f"reserve-{colour}")
        yield tag("g", drawn, **lies)
    yield from draw_backs(view, words, colour)


@drawn_once
def draw_mini(a: Sequence[str], b: Sequence[str], left: float) -> str:
    """Both sides of an exploration tile in reserve, small."""
    above, below = draw_strip(a, left, 178, MINI), draw_strip(b, left, 178 + MINI + 1, MINI)
    return "".join([*above, *below])


def draw_backs(view: View, words: Words, colour: str) -> Iterator[str]:
    """How many landscape tiles somebody holds."""
    held = len(view["hands"][colour])
    places = [RIGHT_WIDE - 34 - 22 * place for place in range(held)]
    backs = "".join(plate(x, 178, 18, 22, STONE, rx=3) for x in places)
    title, lies = words.say("picture-tiles-in-hand"), movable("tile", f"hand-{colour}", held)
    yield titled("g", title, backs, **lies) if backs else ""


def draw_mat_line(view: View, colour: str, top: float, high: float) -> Iterator[str]:
    """The line on a mat; where the viewer's own lies beside the board it is only a copy."""
    in_row = fewest(len(view["spaces"][colour]), 2, WIDE_ROWS)
    strip = Strip(LEFT_EDGE, top, LINE_WIDE, high, in_row)
    for tile in draw_line(view, colour, strip):
        yield COPIED.sub("", tile) if is_viewer(view, colour) else tile


def draw_strip(faces: Sequence[str], x: float, y: float, size: float) -> Iterator[str]:
    """The spaces of an exploration tile."""
    for place, terrain in enumerate(faces):
        left = x + place * size
        yield plate(left, y, size, size, GROUND[terrain], rx=1, stroke=RIM, stroke_width=0.7)
        yield icon(terrain, left + size / 2, y + size / 2, size * 0.86)


# --- in the end ----------------------------------------------------------------------------------


def draw_points(view: View, words: Words, colour: str) -> Iterator[str]:
    """Where the points come from, and the line as it was."""
    entries = [(words.say(f"source-{key}"), n) for key, n in view["points"][colour].items()]
    yield from rows(entries[:3], LEFT_EDGE, 106, 180)
    yield from rows(entries[3:], LEFT_EDGE + 212, 106, 180)
    yield titled("g", words.say("picture-line"), *draw_mat_line(view, colour, 152, 22))
