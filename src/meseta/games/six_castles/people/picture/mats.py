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
from meseta.people.drawing import add_title, disc, movable, plate, tag
from meseta.people.drawing_cache import draw_once
from meseta.people.lettering import BOLD, width_of
from meseta.people.looks import BRONZE, GOLD, RIM, STONE
from meseta.people.panels import SMALLEST, figure, is_over, is_viewer, mat, rows
from meseta.people.parts import PicturePart

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

HIGH = 164
LEFT_EDGE, LINE_WIDE = 28.0, 392.0
TILES_END = 330.0
"""Where tiles in hand and in reserve end; the points stand beside them."""
SPACE_HIGH = 28
FIGURE, FIGURES_WIDE, APART = 22, 384, 16
"""The room of a sign beside its number and label, of all of them, and between them."""
COINS = 0, 1
"""What is known by its looks, where there is no room for its name."""
COPIED = re.compile(r' (?:id|data-piece|data-at|class)="[^"]*"')
"""What a copy of a drawing must not have."""
MINI, MINIS_WIDE = 12.0, 112
"""A space of a tile in reserve, and the room for all of them."""


def draw_mats(view: View, words: Words) -> Iterator[PicturePart]:
    """A mat for every player."""
    for colour in view["players"]:
        yield draw_mat(view, words, colour)


@draw_once
def draw_mat(view: View, words: Words, colour: str) -> PicturePart:
    """The mat of a player."""
    inside = draw_supplies(view, words, colour), draw_below(view, words, colour)
    part = mat(view, words, colour, HIGH, *inside, so_far=not is_over(view))
    return part._replace(told=(*part.told, *told_below(view, words, colour)))


@draw_once
def told_below(view: View, words: Words, colour: str) -> tuple[str, ...]:
    """What a mat tells."""
    return tuple(tell_mat(view, words, colour))


@draw_once
def draw_below(view: View, words: Words, colour: str) -> str:
    """What lies below the supplies: line and tiles, in the end the points."""
    drawn = draw_points(view, words, colour) if is_over(view) else draw_tiles(view, words, colour)
    return "".join(drawn)


@draw_once
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
    labels = [words.say(label, count=count) for count, label, _ in kinds]
    numbers = [FIGURE + width_of(count, 22, **BOLD) for count, _, _ in kinds]
    written = [width_of(label, SMALLEST) for label in labels]
    for place in COINS:
        if sum(numbers) + sum(written) > FIGURES_WIDE - APART * len(kinds):
            labels[place], written[place] = "", 0.0
    gap = (FIGURES_WIDE - sum(numbers) - sum(written)) / (len(kinds) - 1)
    lefts = [sum(numbers[:n]) + sum(written[:n]) + gap * n for n in range(len(kinds))]
    return "".join(
        figure(36 + left, 86, count, label, sign, 22, 120)
        for left, label, (count, _, sign) in zip(lefts, labels, kinds, strict=True)
    )


# --- while the game goes on ----------------------------------------------------------------------


def draw_tiles(view: View, words: Words, colour: str) -> Iterator[str]:
    """The line, the tiles in reserve, and how many landscape tiles the hand holds."""
    yield add_title("g", words.say("picture-line"), *draw_mat_line(view, colour, 98, SPACE_HIGH))
    yield add_title("g", words.say("picture-reserve"), *draw_minis(view, colour))
    yield from draw_backs(view, words, colour)


def draw_minis(view: View, colour: str) -> Iterator[str]:
    """The tiles in reserve, small; many of them are smaller."""
    tiles, shown = view["reserves"][colour], is_viewer(view, colour)
    step = min(IN_TILE * MINI + 7, MINIS_WIDE / max(1, len(tiles)))
    for place, tile in enumerate(reversed(tiles), 1):
        faces, left = view["explorations"][tile], TILES_END - place * step
        drawn = draw_mini(faces["a"], faces["b"], left, (step - 7) / IN_TILE)
        lies = {} if shown else movable(f"exploration-{tile}", f"reserve-{colour}")
        yield tag("g", drawn, **lies)


@draw_once
def draw_mini(a: Sequence[str], b: Sequence[str], left: float, size: float) -> str:
    """Both sides of an exploration tile in reserve."""
    return "".join([*draw_strip(a, left, 41, size), *draw_strip(b, left, 41 + size, size)])


def draw_backs(view: View, words: Words, colour: str) -> Iterator[str]:
    """How many landscape tiles somebody holds."""
    held = len(view["hands"][colour])
    places = [TILES_END - 18 - 22 * place for place in range(held)]
    backs = "".join(plate(x, 14, 18, 22, STONE, rx=3) for x in places)
    title, lies = words.say("picture-tiles-in-hand"), movable("tile", f"hand-{colour}", held)
    yield add_title("g", title, backs, **lies) if backs else ""


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
    """Where the points come from."""
    entries = [(words.say(f"source-{key}"), n) for key, n in view["points"][colour].items()]
    yield from rows(entries[:3], LEFT_EDGE, 108, 186)
    yield from rows(entries[3:], LEFT_EDGE + 206, 108, 186)
