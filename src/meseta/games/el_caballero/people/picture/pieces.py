"""The pieces, each with what it is and where it is, so that a page can show how it moves."""

from __future__ import annotations

from typing import Any

from meseta.games.el_caballero.people.picture.paints import PAINTS
from meseta.people.charts import CELL
from meseta.people.drawing import at, plate, shape, tag, trace
from meseta.people.looks import BRONZE, CREAM, LOOKS

LIFTED = {"filter": "url(#lift)"}
"""What lies on other cards throws a shadow."""

TOWER = "M-13 14 V-6 H-15 V-14 H-9 V-10 H-3 V-14 H3 V-10 H9 V-14 H15 V-6 H13 V14Z"
STONES = "M-13 -4 H13 M-13 3 H-7 M7 3 H13"
HULL, MAST, FLAG = "M-13 4 H13 L8 11 H-9Z", "M0 4 V-13", "M0 -13 L-8 -11 L0 -9Z"
SAIL, JIB = "M1 -11 Q13 -5 11 2 H1Z", "M-1 -8 Q-9 -4 -9 2 H-1Z"


def draw_ship(x: float, y: float, owner: str, scale: float = 1, **marks: Any) -> str:
    """A ship with its owner's flag; one that nobody owns has a pale one."""
    flag = LOOKS[owner].fill if owner else CREAM
    parts = (HULL, PAINTS["hull"]), (MAST, "none"), (SAIL, PAINTS["sail"]), (JIB, PAINTS["jib"])
    ship = [shape(d, fill) for d, fill in (*parts, (FLAG, flag))]
    edge = {"stroke": PAINTS["rigging"], "stroke_width": 0.9, "stroke_linejoin": "round"}
    return tag("g", *ship, transform=at(x, y, scale), **edge, **LIFTED, **marks)


def draw_castillo(x: float, y: float, scale: float = 1, **marks: Any) -> str:
    """A castle tower."""
    walls = trace(TOWER, PAINTS["walls"], PAINTS["wall-edge"], 1)
    stones = trace(STONES, stroke=PAINTS["stones"], width=0.8)
    return tag("g", walls, stones, transform=at(x, y, scale), **LIFTED, **marks)


def draw_dashes() -> str:
    """The edge of a card or cell that has been chosen."""
    edge = {"rx": 6, "stroke": BRONZE, "stroke_width": 4, "stroke_dasharray": "10 6"}
    return plate(3, 3, CELL - 6, CELL - 6, "none", **edge)
