"""Parts: what a game hands over to be looked at, and how they are joined into one picture.

A part is the board, a card, a player's mat, a track, a hand. Its size never changes during a match.
A page arranges parts as it likes; `join` arranges them as one table:

    header
    track, board        | mats, and what happened
    cards, tracks, the hand: what is left, in rows
    legend
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence, Set
from functools import cache
from typing import NamedTuple
from xml.sax.saxutils import escape

from meseta.people.drawing import Point, at, gradient, number, tag
from meseta.people.lettering import FAMILIES, embedded_fonts
from meseta.people.looks import DARK, LOOKS, STYLE, seal_form, token_form

WIDE = 1560
"""How wide a table is, without its margin."""
LEFT_WIDE, RIGHT_WIDE = 1112, 432
GAP, MARGIN = 16, 20
HIGH = 876
"""How high track and board are, and the mats beside them."""


class Part(NamedTuple):
    """A piece of a picture, drawn from 0, 0 to its size."""

    kind: str
    id: str
    size: Point
    body: str
    title: str
    desc: str = ""
    told: tuple[str, ...] = ()


class Marks(NamedTuple):
    """The ids of the elements that can be chosen now, and of those that the last move touched."""

    lit: Set[str] = frozenset()
    last: Set[str] = frozenset()


class Picture(NamedTuple):
    """Everything of a view: what it is in words, what its parts share, the parts, the marks."""

    title: str
    desc: str
    shared: str
    """Definitions that the parts refer to; they do not depend on the view."""
    parts: list[Part]
    marks: Marks = Marks()


COLUMNS = {"header": "top", "track": "left", "board": "left", "mat": "right", "story": "right"}
"""Where a part of a kind lies; the legend lies last, everything else below."""


def drawn(part: Part, place: Point) -> str:
    """A part in its place."""
    words = tag("title", escape(part.title)) + (tag("desc", escape(part.desc)) if part.desc else "")
    return tag("g", words, part.body, id=part.id, transform=at(*place))


def join(picture: Picture, fonts: bool = True) -> str:
    """One picture of all parts; without fonts where the page has them already."""
    places = dict(arranged(picture.parts))
    body = "".join(drawn(part, places[part.id]) for part in picture.parts)
    high = max(places[part.id][1] + part.size[1] for part in picture.parts) + MARGIN
    size = WIDE + 2 * MARGIN, high
    style = (embedded_fonts() if fonts else "") + FAMILIES + STYLE
    return tag(
        "svg",
        tag("title", escape(picture.title), id="title"),
        tag("desc", escape(picture.desc), id="desc"),
        tag("style", style),
        family_defs(),
        picture.shared,
        tag("rect", width=size[0], height=size[1], fill="url(#table)"),
        marked(body, picture.marks),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 " + " ".join(map(number, size)),
        role="img",
        aria_labelledby="title desc",
        color=DARK,
    )


@cache
def family_defs() -> str:
    """What pictures of all games use: the table, the pieces of every colour, the seal."""
    table = gradient("radial", "table", {0.4: "#ecdcb6", 1: "#d0b681"}, r=0.75)
    return tag("defs", table, seal_form(), *[token_form(colour) for colour in LOOKS])


def marked(body: str, marks: Marks) -> str:
    """What is drawn, with the elements marked that can be chosen or were touched last."""

    def mark(found: re.Match[str]) -> str:
        kinds = [kind for kind, ids in marks._asdict().items() if found[1] in ids]
        return found[0] + (f' class="{" ".join(kinds)}"' if kinds else "")

    return re.sub(r' id="([^"]+)"', mark, body)


# --- where everything lies -----------------------------------------------------------------------


def arranged(parts: Sequence[Part]) -> Iterator[tuple[str, Point]]:
    """The place of every part, by its id."""
    y: float = MARGIN
    for column, x in (("top", MARGIN), ("left", MARGIN), ("right", MARGIN + LEFT_WIDE + GAP)):
        inside = [part for part in parts if COLUMNS.get(part.kind) == column]
        yield from stacked(inside, (x, y))
        if column == "top":
            y += sum(part.size[1] + GAP for part in inside)
    below = [part for part in parts if part.kind not in COLUMNS and part.kind != "legend"]
    y += HIGH + GAP
    for row in rows_of(below):
        yield from spread(row, y)
        y += max(part.size[1] for part in row) + GAP
    yield from stacked([part for part in parts if part.kind == "legend"], (MARGIN, y))


def stacked(parts: Iterable[Part], start: Point) -> Iterator[tuple[str, Point]]:
    """Parts below each other."""
    x, y = start
    for part in parts:
        yield part.id, (x, y)
        y += part.size[1] + GAP


def rows_of(parts: Iterable[Part]) -> list[list[Part]]:
    """Parts in rows that are no wider than the table."""
    rows: list[list[Part]] = []
    for part in parts:
        if not rows or sum(each.size[0] for each in [*rows[-1], part]) > WIDE:
            rows.append([])
        rows[-1].append(part)
    return rows


def spread(row: Sequence[Part], y: float) -> Iterator[tuple[str, Point]]:
    """A row of parts from edge to edge; a single one begins at the left."""
    spare = WIDE - sum(part.size[0] for part in row)
    gap = spare / max(1, len(row) - 1)
    x: float = MARGIN
    for part in row:
        yield part.id, (x, y)
        x += part.size[0] + gap
