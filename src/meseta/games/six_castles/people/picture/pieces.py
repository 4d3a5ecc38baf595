"""The pieces: discs, workers, cylinders, and what terrains are called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from meseta.games.six_castles.box.domains import SHOWN
from meseta.people.drawing import EDGE, add_title, at, disc, dot, movable, oval, tag, trace, use
from meseta.people.looks import LOOKS, WHITE, token

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

MEEPLE = (
    "M0-10A3.6 3.6 0 0 1 3-4.6C6-4 9-2.4 9 0 9 1.6 6 1.6 4.4 1.4L7 8.6C7.2 9.6 6.6 10 5.8 10H2"
    "L0 6.4-2 10H-5.8C-6.6 10-7.2 9.6-7 8.6L-4.4 1.4C-6 1.6-9 1.6-9 0-9-2.4-6-4-3-4.6"
    "A3.6 3.6 0 0 1 0-10Z"
)


def terrain_name(words: Words, terrain: str) -> str:
    """What a terrain is called."""
    if terrain in SHOWN.names:
        return words.terrain(terrain)
    return words.say("picture-castle-type")


def marker(x: float, y: float, radius: float, colour: str, **marks: object) -> str:
    """A disc of a player, with the player's shape on it."""
    round_edge = disc(x, y, radius, WHITE, radius * 0.16, LOOKS[colour].deep)
    return tag("g", round_edge, token(colour, x, y, radius * 0.72), **marks)


def meeple(x: float, y: float, size: float, colour: str, **marks: object) -> str:
    """A worker of a player."""
    return use("meeple", fill=LOOKS[colour].fill, transform=at(x, y, size / 20), **marks)


def meeple_form() -> str:
    """How a worker is made, without its player's colour."""
    return tag("path", d=MEEPLE, stroke=WHITE, stroke_width=1.3, id="meeple")


def worker(x: float, y: float, colour: str, number: int, title: str, place: str) -> str:
    """A worker on the landscape, with an id that an action can point at."""
    ring = dot(0, 0, 13, WHITE, fill_opacity=0, **EDGE)
    shape = marker(0, 2.5, 6, colour)
    marks = {"transform": at(x, y, 1.15), "id": f"worker-{colour}-{number}"}
    lies = movable(f"worker-{colour}", place.replace(" ", "-"))
    return add_title("g", title, ring, meeple(0, 0, 22, colour), shape, **marks, **lies)


def cylinder(x: float, y: float, colour: str, **marks: object) -> str:
    """The cylinder of a player on a space of the line."""
    look = LOOKS[colour]
    body = trace("M-7-6V7A7 3 0 0 0 7 7V-6Z", look.fill, WHITE, 1)
    top = oval(0, -6, 7, 3, look.fill, stroke=WHITE)
    return tag("g", body, top, transform=at(x, y), **marks)
