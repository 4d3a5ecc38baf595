"""Parts: what a game hands over to be looked at, and how they are joined into one picture.

A part is the board, a card, a player's mat, a track. Its size never changes during a match; only
the cards of a hand come and go, and what is chosen at a place of the board (`dial`).
A page arranges parts as it likes; `join` arranges them as one table:

    header
    track, board        | mats, and what happened
    cards, tracks, the hand: what is left, in rows
    legend
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence, Set
from functools import cache
from itertools import groupby
from typing import NamedTuple
from xml.sax.saxutils import escape

from meseta.people.drawing import Point, Rectangle, at, gradient, number, plate, tag
from meseta.people.lettering import FAMILIES, embed_fonts
from meseta.people.looks import DARK, LOOKS, PALETTE, PAPER, RIM, STYLE, seal_form, token_form

WIDE = 1560
"""How wide a table is, without its margin."""
LEFT_WIDE, RIGHT_WIDE = 1112, 432
GAP, MARGIN = 16, 20
TRAY_EDGE = 10, 4
"""Between a hand and the edge of the paper on which it lies."""
TOGETHER = ("hand", "dial")
"""Parts of these kinds lie beside each other."""
HIGH = 876
"""How high track and board are, and the mats beside them."""


class PicturePart(NamedTuple):
    """A piece of a picture, drawn from 0, 0 to its size."""

    kind: str
    id: str
    size: Point
    body: str
    """The drawing; nothing where nothing lies there now."""
    title: str
    told: tuple[str, ...] = ()
    """What it shows, for those who cannot see it: one fact a line."""
    focus: Rectangle | None = None
    """Where everything lies that matters; a page may show this larger, and less of the rest."""

    def __hash__(self) -> int:
        """By its drawing, which says the most: parts are looked for again and again."""
        return hash((self.id, self.body))

    @property
    def desc(self) -> str:
        """All that is told of it, as one text."""
        return "\n".join(self.told)


Block = list[PicturePart]
"""Parts that lie together: one, or the cards of a hand on their tray."""


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
    parts: list[PicturePart]
    marks: Marks = Marks()


COLUMNS = {"header": "top", "track": "left", "board": "left", "mat": "right", "story": "right"}
"""Where a part of a kind lies; the legend lies last, everything else below."""


def draw_part(part: PicturePart, place: Point) -> str:
    """A part in its place."""
    words = tag("title", escape(part.title)) + (tag("desc", escape(part.desc)) if part.desc else "")
    return tag("g", words, part.body, id=part.id, transform=at(*place))


def join(picture: Picture, fonts: bool = True) -> str:
    """One picture of all parts; without fonts where the page has them already."""
    places = dict(arrange(picture.parts))
    body = tray(picture.parts, places)
    body += "".join(draw_part(part, places[part.id]) for part in picture.parts)
    high = max(places[part.id][1] + part.size[1] for part in picture.parts) + MARGIN
    size = WIDE + 2 * MARGIN, high
    style = (embed_fonts() if fonts else "") + FAMILIES + STYLE
    return tag(
        "svg",
        tag("title", escape(picture.title), id="title"),
        tag("desc", escape(picture.desc), id="desc"),
        tag("style", style),
        family_defs(),
        picture.shared,
        tag("rect", width=size[0], height=size[1], fill="url(#table)"),
        mark_elements(body, picture.marks),
        xmlns="http://www.w3.org/2000/svg",
        viewBox="0 0 " + " ".join(map(number, size)),
        role="img",
        aria_labelledby="title desc",
        color=DARK,
    )


@cache
def family_defs() -> str:
    """What pictures of all games use: the table, the pieces of every colour, the seal."""
    table = gradient("radial", "table", {0.4: PALETTE["table"], 1: PALETTE["table-edge"]}, r=0.75)
    return tag("defs", table, seal_form(), *[token_form(colour) for colour in LOOKS])


def mark_elements(body: str, marks: Marks) -> str:
    """What is drawn, with the elements marked that can be chosen or were touched last."""

    def mark(found: re.Match[str]) -> str:
        kinds = [kind for kind, ids in marks._asdict().items() if found[1] in ids]
        return found[0] + (f' class="{" ".join(kinds)}"' if kinds else "")

    return re.sub(r' id="([^"]+)"', mark, body)


# --- where everything lies -----------------------------------------------------------------------


def arrange(parts: Sequence[PicturePart]) -> Iterator[tuple[str, Point]]:
    """The place of every part, by its id."""
    y: float = MARGIN
    for column, x in (("top", MARGIN), ("left", MARGIN), ("right", MARGIN + LEFT_WIDE + GAP)):
        inside = [part for part in parts if COLUMNS.get(part.kind) == column]
        yield from stack(inside, (x, y))
        if column == "top":
            y += sum(part.size[1] + GAP for part in inside)
    below = [part for part in parts if part.kind not in COLUMNS and part.kind != "legend"]
    y += HIGH + GAP
    for row in rows_of(blocks_of(below)):
        yield from spread(row, y)
        y += max(size_of(block)[1] for block in row) + GAP
    yield from stack([part for part in parts if part.kind == "legend"], (MARGIN, y))


def stack(parts: Iterable[PicturePart], start: Point) -> Iterator[tuple[str, Point]]:
    """Parts below each other."""
    x, y = start
    for part in parts:
        yield part.id, (x, y)
        y += part.size[1] + GAP


def blocks_of(parts: Iterable[PicturePart]) -> list[Block]:
    """Parts by themselves; those of a hand and those of a dial together."""
    blocks: list[Block] = []
    for kind, several in groupby(parts, lambda part: part.kind):
        together = list(several)
        blocks += [together] if kind in TOGETHER else [[part] for part in together]
    return blocks


def is_tray(block: Block) -> bool:
    """Whether a block is several parts on one paper."""
    return len(block) > 1


def size_of(block: Block) -> Point:
    """How much room a block needs."""
    edge = TRAY_EDGE if is_tray(block) else (0, 0)
    wide = sum(part.size[0] for part in block)
    return wide + 2 * edge[0], max(part.size[1] for part in block) + 2 * edge[1]


def rows_of(blocks: Iterable[Block]) -> list[list[Block]]:
    """Blocks in rows that are no wider than the table."""
    rows: list[list[Block]] = []
    for block in blocks:
        if not rows or sum(size_of(each)[0] for each in [*rows[-1], block]) > WIDE:
            rows.append([])
        rows[-1].append(block)
    return rows


def spread(row: Sequence[Block], y: float) -> Iterator[tuple[str, Point]]:
    """A row of blocks from edge to edge; a single one begins at the left, and a tray ends it."""
    spare = WIDE - sum(size_of(block)[0] for block in row)
    gap = GAP if any(map(is_tray, row)) else spare / max(1, len(row) - 1)
    x: float = MARGIN
    for block in row:
        left, top = TRAY_EDGE if is_tray(block) else (0, 0)
        yield from side_by_side(block, (x + left, y + top))
        x += size_of(block)[0] + gap


def side_by_side(parts: Iterable[PicturePart], start: Point) -> Iterator[tuple[str, Point]]:
    """Parts close to each other."""
    x, y = start
    for part in parts:
        yield part.id, (x, y)
        x += part.size[0]


def tray(parts: Sequence[PicturePart], places: Mapping[str, Point]) -> str:
    """The paper under a hand of several parts, up to the edge of the table."""
    hand = [part for part in parts if part.kind == "hand"]
    if not is_tray(hand):
        return ""
    (x, y), (left, top) = places[hand[0].id], TRAY_EDGE
    wide, high = MARGIN + WIDE - x + left, size_of(hand)[1]
    return plate(x - left, y - top, wide, high, PAPER, rx=9, stroke=RIM)
