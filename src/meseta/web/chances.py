"""The chances of everybody over the moves of a match, and what each move gave away, as a chart."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from meseta.arena.analyze import Moment
from meseta.people.drawing import Point, disc, path, tag, trace
from meseta.people.lettering import RIGHT, write
from meseta.people.looks import LOOKS, PAPER, RIM, themed, token
from meseta.web.results import EDGE, WIDE, Line, strip

HIGH, LOST = 260, 64
"""How high the chances are drawn, and below them what was lost."""
DEEPEST = 0.25
"""A move that gave away this much, or more, has the longest bar."""
LEVELS = (0, 0.5, 1)


class Frame:
    """Where in the chart a move and a chance lie."""

    def __init__(self, count: int) -> None:
        self.count = max(1, count)
        self.step = (WIDE - 2 * EDGE) / self.count

    def x(self, number: int) -> float:
        """After so many moves."""
        return EDGE + self.step * number

    def spot(self, number: int, chance: float) -> Point:
        """A chance after so many moves."""
        return self.x(number), HIGH - 16 - (HIGH - 36) * chance


def drawn_chances(
    players: Sequence[Line],
    moments: Sequence[Moment],
    count: int,
    decisive: Sequence[int],
    told: Callable[[int], str],
    link: Callable[[int], str],
) -> str:
    """Lines in the players' colours; the moves that decided are marked, and every move is a link.

    A move is named by how many were made before it; its link leads to the table after it.
    """
    frame = Frame(count)
    grid = [
        trace(f"M{EDGE} {frame.spot(0, level)[1]:.1f}H{WIDE - EDGE}", "none", RIM, 0.7)
        for level in LEVELS
    ]
    labels = [
        write(EDGE - 5, frame.spot(0, level)[1] + 5, f"{level:.0%}", 12, **RIGHT)
        for level in LEVELS
    ]
    size = HIGH + LOST
    strips = [
        strip(frame.x(at), frame.step, size, link(at), told(at), **OUT)
        for at in (moment.number + 1 for moment in moments)
    ]
    now = trace(f"M0 4V{size}", "none", "currentColor", 1.5, **NOW)
    marks = {"class": "chart chances", "viewBox": f"0 0 {WIDE} {size}", "role": "group"}
    marks |= {"data-moves": str(count), "data-edge": str(EDGE), "data-step": f"{frame.step:.4f}"}
    inside = [
        *grid,
        *labels,
        *lost(frame, moments),
        *lines(frame, players, moments),
        *signs(frame, moments, decisive, players),
        now,
        tag("g", *strips, aria_hidden="true"),
    ]
    return themed(tag("svg", *inside, **marks, aria_label=told_end(players, moments)))


OUT = {"tabindex": "-1"}
"""What leads to a move by pointing; keys have the list of moves that decided."""
NOW = {"class": "now", "stroke_dasharray": "4 3", "visibility": "hidden"}
"""The move that is looked at; a script moves it."""


def lines(frame: Frame, players: Sequence[Line], moments: Sequence[Moment]) -> Iterator[str]:
    """How everybody's chance went."""
    for seat, each in enumerate(players):
        look = LOOKS[each.colour]
        spots = [frame.spot(m.number + 1, m.chances[seat]) for m in moments]
        line = path(spots, closed=False)
        yield trace(line, "none", look.deep, 3.2, stroke_linejoin="round")
        yield trace(line, "none", look.fill, 1.8, stroke_linejoin="round")
        yield token(each.colour, *spots[-1], 8)


def lost(frame: Frame, moments: Sequence[Moment]) -> Iterator[str]:
    """What each move gave away, as a bar that hangs down in the mover's colour."""
    wide, room = max(1.2, 0.7 * frame.step), LOST - 16
    yield trace(f"M{EDGE} {HIGH + 6}H{WIDE - EDGE}", "none", RIM, 0.7)
    for moment in moments:
        high = room * min(1.0, -moment.swing / DEEPEST)
        if high >= 1:
            look, x = LOOKS[moment.seat], frame.x(moment.number + 1) - wide / 2
            box = {"x": x, "y": HIGH + 6, "width": wide, "height": high}
            yield tag("rect", **box, fill=look.fill, stroke=look.deep, stroke_width=0.6)


def signs(
    frame: Frame, moments: Sequence[Moment], decisive: Sequence[int], players: Sequence[Line]
) -> Iterator[str]:
    """The numbers of the moves that decided, on the line of whoever made them."""
    seats = [each.colour for each in players]
    for moment in moments:
        if moment.number in decisive:
            look = LOOKS[moment.seat]
            x, y = frame.spot(moment.number + 1, moment.chances[seats.index(moment.seat)])
            yield disc(x, y, 10, PAPER, 2.5, look.deep)
            yield write(x, y + 5, decisive.index(moment.number) + 1, 14, font_weight="bold")


def told_end(players: Sequence[Line], moments: Sequence[Moment]) -> str:
    """Where everybody's chance began and ended, in words."""
    first, last = moments[0].chances, moments[-1].chances
    return "; ".join(
        f"{each.called}: {first[seat]:.0%} … {last[seat]:.0%}" for seat, each in enumerate(players)
    )
