"""The board beside the landscape: religion, both scoring tracks, charters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from meseta.games.six_castles.people.picture.icons import icon
from meseta.games.six_castles.people.picture.paints import BACK, BROWN, GROUND, PAPER, WHITE
from meseta.games.six_castles.people.picture.sheet import (
    FIELD_HEIGHT,
    SIDE,
    SIDE_WIDTH,
    TOP,
    marker,
    name_of,
    panel,
)
from meseta.games.six_castles.people.views import Track, TypeOfTrack, View
from meseta.people.drawing import BOLD, INK, LEFT, disc, plate, tag, write

Charter = Mapping[str, Any]

SHADES = ("#e6d6a8", "#f0e6c8")
CHARTER_WIDTH, CHARTER_HEIGHT = 79, 62


def draw_board(view: View) -> Iterator[str]:
    """Everything beside the landscape; a family plays without tracks and charters."""
    yield from draw_religion(view, TOP)
    if not view["family"]:
        landscapes, constructions = view["tracks"]
        yield from draw_track(landscapes, "Landscapes", TOP + 132, 148)
        yield from draw_track(constructions, "Constructions", TOP + 290, 204)
        yield from draw_charters(view, TOP + 504, FIELD_HEIGHT - 504)


# --- tracks --------------------------------------------------------------------------------------


def draw_religion(view: View, y: float) -> Iterator[str]:
    """The religion track in two rows."""
    yield panel(SIDE, y, SIDE_WIDTH, 122, "Religion")
    points = view["religion_track"]
    row = (len(points) + 1) // 2
    wide = (SIDE_WIDTH - 24) / row
    for step, value in enumerate(points):
        x, top = SIDE + 12 + step % row * wide, y + 32 + step // row * 43
        edge = {"rx": 4, "stroke": "#b89d63", "stroke_width": 1}
        yield plate(x, top, wide - 2, 39, SHADES[step % 2], **edge)
        yield write(x + wide / 2 - 1, top + 13, value, 11, fill=BROWN)
        here = [colour for colour, place in view["religion"].items() if place == step]
        for place, colour in enumerate(here):
            across = x + wide / 2 - 1 + (place - (len(here) - 1) / 2) * 6.6
            yield marker(across, top + 27, 7, colour, id=f"religion-{colour}")


def draw_track(track: Track, title: str, y: float, height: float) -> Iterator[str]:
    """One scoring track: the top slot for everybody, below it a row for each type."""
    yield panel(SIDE, y, SIDE_WIDTH, height, title)
    yield write(SIDE + 190, y + 22, f"five of one: {track['top']} points", 12, **LEFT)
    takers = [colour for colour, kinds in track["taken"].items() for _kind in kinds]
    for place, colour in enumerate(takers):
        yield marker(SIDE + 326 + 18 * place, y + 18, 8, colour)
    for row, entry in enumerate(track["types"]):
        yield from draw_row(entry, y + 50 + row * 33)


def draw_row(entry: TypeOfTrack, y: float) -> Iterator[str]:
    """One type with its slots."""
    kind = entry["type"]
    strip = {"x": SIDE + 12, "y": y - 14, "width": SIDE_WIDTH - 24, "height": 29}
    yield tag("rect", rx=5, fill=GROUND[kind], **strip)
    yield icon(kind, SIDE + 32, y, 22)
    yield write(SIDE + 52, y + 5, name_of(kind), 14, **LEFT)
    for place, slot in enumerate(entry["slots"]):
        x, owner = SIDE + 240 + place * 60, slot["owner"]
        yield disc(x, y, 12, PAPER, 1, id=f"slot-{kind}-{slot['value']}")
        if owner:
            yield marker(x, y, 11, owner)
        yield write(x, y + 5, slot["value"], 14, fill=WHITE if owner else INK)


# --- charters ------------------------------------------------------------------------------------


def draw_charters(view: View, y: float, height: float) -> Iterator[str]:
    """The charters that can be seen, and that there are others, in rows of five."""
    yield panel(SIDE, y, SIDE_WIDTH, height, "Charters")
    for place, charter in enumerate(view["charters"]):
        x = SIDE + 14 + place % 5 * (CHARTER_WIDTH + 4)
        yield from draw_charter(charter, x, y + 32 + place // 5 * (CHARTER_HEIGHT + 6))


def draw_charter(charter: Charter, x: float, y: float) -> Iterator[str]:
    """One charter: what it counts, its points, its bonus, and who holds it."""
    known = "type" in charter
    dashes = {} if charter["how"] == "open" else {"stroke_dasharray": "4 3"}
    edge = {"rx": 6, "stroke_width": 1, **dashes}
    yield plate(x, y, CHARTER_WIDTH, CHARTER_HEIGHT, "#efe2bd" if known else BACK, **edge)
    if charter["owner"]:
        yield marker(x + CHARTER_WIDTH - 10, y + 10, 6, charter["owner"])
    middle = x + CHARTER_WIDTH / 2
    if known:
        yield icon(charter["type"], x + 20, y + 24, 28)
        yield write(x + 52, y + 34, charter["points"], 22, **BOLD)
        words = name_of(charter["type"]) + bonus_of(charter)
        yield write(middle, y + CHARTER_HEIGHT - 6, words, 9.5)
    else:
        yield write(middle, y + CHARTER_HEIGHT / 2 + 5, "secret", 12, fill=PAPER)


def bonus_of(charter: Charter) -> str:
    """What a charter gives at once."""
    if charter.get("religion"):
        return f" +{charter['religion']}†"
    return f" +{charter['half_coins']}¢" if charter.get("half_coins") else ""
