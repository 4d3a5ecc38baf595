"""Charts of a match in the players' colours: points over the rounds, chances over the moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from meseta.match.chances import Moment
from meseta.match.match import Match
from meseta.people.drawing import Point, disc, dot, path, tag, trace
from meseta.people.lettering import RIGHT, write
from meseta.people.looks import LOOKS, PAPER, RIM, apply_theme, token

WIDE, HIGH, EDGE = 640, 260, 36
EDGING = 1.5
"""By so much the deep line is wider."""
LOST = 64
"""How high it is drawn below the chances what was lost."""
DEEPEST = 0.25
"""A move that gave away this much, or more, has the longest bar."""
LEVELS = (0, 0.5, 1)
BY_POINTER = {"tabindex": "-1"}
"""What leads to a move by pointing; keys have the list of moves that decided."""
NOW = {"class": "now", "stroke_dasharray": "4 3", "visibility": "hidden"}
"""The move that is looked at; a script moves it."""


class Player(NamedTuple):
    """A player in a chart."""

    colour: str
    called: str


def players_of(match: Match, language: str) -> list[Player]:
    """The players of a match, in the order of their seats."""
    words: Any = match.game.words(language)
    return [Player(colour, words.say(f"seat-{colour}")) for colour in match.game.seats]


class Frame(NamedTuple):
    """Where in a chart the numbers lie that it shows."""

    first: int
    last: int
    low: float
    high: float
    below: float
    """Room for what is written under the lowest value."""
    above: float

    @property
    def step(self) -> float:
        """From one number to the next."""
        return (WIDE - 2 * EDGE) / max(1, self.last - self.first)

    def x(self, number: int) -> float:
        """Where a number lies."""
        return EDGE + self.step * (number - self.first)

    def y(self, value: float) -> float:
        """How high a value lies."""
        room = HIGH - self.below - self.above
        return HIGH - self.below - room * (value - self.low) / (self.high - self.low)

    def spot(self, number: int, value: float) -> Point:
        """Where the value of a number lies."""
        return self.x(number), self.y(value)


def draw_levels(frame: Frame, levels: Iterable[float]) -> list[str]:
    """Lines across a chart."""
    return [draw_level(frame.y(level)) for level in levels]


def draw_level(y: float) -> str:
    """A line across a chart."""
    return trace(f"M{EDGE} {y:.1f}H{WIDE - EDGE}", "none", RIM, 0.7)


def draw_line(colour: str, spots: Sequence[Point], width: float, **marks: str) -> Iterator[str]:
    """A line in a player's colour with an edge in its deep one."""
    look, line = LOOKS[colour], path(spots, closed=False)
    yield trace(line, "none", look.deep, width, **marks)
    yield trace(line, "none", look.fill, width - EDGING, **marks)


def draw_link(middle: float, wide: float, high: float, link: str, said: str, **marks: str) -> str:
    """A part of a chart that leads to a move."""
    area = tag("rect", x=middle - wide / 2, y=0, width=wide, height=high, fill="transparent")
    return tag("a", tag("title", escape(said)), area, href=link, aria_label=said, **marks)


# --- points --------------------------------------------------------------------------------------


def draw_points_chart(
    players: Sequence[Player],
    points: Mapping[int, Sequence[int]],
    links: Mapping[int, str],
    round_called: Callable[[int], str],
) -> str:
    """The points of everybody over the rounds; a round is a link."""
    rounds = list(points)
    low, high = (turn(map(turn, points.values())) for turn in (min, max))
    frame = Frame(rounds[0], rounds[-1], min(0, low), max(1, high), EDGE, EDGE)
    lines: list[str] = []
    for seat, each in enumerate(players):
        spots = [frame.spot(number, scores[seat]) for number, scores in points.items()]
        lines += draw_line(each.colour, spots, 4.5)
        lines += [dot(*spot, 4.5, LOOKS[each.colour].deep) for spot in spots[:-1]]
        lines.append(token(each.colour, *spots[-1], 8))
    levels = list(dict.fromkeys((frame.low, 0, frame.high)))
    labels = [write(EDGE - 8, frame.y(level) + 5, level, 15, **RIGHT) for level in levels]
    labels += [write(frame.x(number), HIGH - 10, number, 14) for number in rounds]
    strips = [
        draw_link(frame.x(number), frame.step, HIGH, links[number], say_round(players, name, row))
        for number, row in points.items()
        for name in [round_called(number)]
    ]
    marks = {"class": "chart", "viewBox": f"0 0 {WIDE} {HIGH}", "role": "group"}
    inside = [*draw_levels(frame, levels), *labels, *lines, *strips]
    return apply_theme(tag("svg", *inside, **marks, aria_label=say_points(players, points)))


def say_round(players: Sequence[Player], name: str, row: Sequence[int]) -> str:
    """How everybody stands after a round."""
    pairs = zip(players, row, strict=True)
    return f"{name}: {', '.join(f'{each.called} {points}' for each, points in pairs)}"


def say_points(players: Sequence[Player], points: Mapping[int, Sequence[int]]) -> str:
    """The same in words."""
    columns = zip(*points.values(), strict=True)
    pairs = zip(players, columns, strict=True)
    return "; ".join(f"{each.called}: {', '.join(map(str, line))}" for each, line in pairs)


# --- chances -------------------------------------------------------------------------------------


def draw_chances_chart(
    players: Sequence[Player],
    moments: Sequence[Moment],
    count: int,
    decisive: Sequence[int],
    say_move: Callable[[int], str],
    link: Callable[[int], str],
    winners: Sequence[int] = (),
) -> str:
    """Everybody's chance over the moves; those that decided are marked, and every move is a link.

    A move is named by how many were made before it; its link leads to the table after it. In the
    end those have won who did.
    """
    frame = Frame(0, max(1, count), 0, 1, 16, 20)
    labels = [write(EDGE - 5, frame.y(at) + 5, f"{at:.0%}", 12, **RIGHT) for at in LEVELS]
    size = HIGH + LOST
    strips = [
        draw_link(frame.x(at), frame.step, size, link(at), say_move(at), **BY_POINTER)
        for at in (moment.number + 1 for moment in moments)
    ]
    now = trace(f"M0 4V{size}", "none", "currentColor", 1.5, **NOW)
    marks = {"class": "chart chances", "viewBox": f"0 0 {WIDE} {size}", "role": "group"}
    marks |= {"data-moves": str(count), "data-edge": str(EDGE), "data-step": f"{frame.step:.4f}"}
    inside = [
        *draw_levels(frame, LEVELS),
        *labels,
        *draw_losses(frame, moments),
        *draw_chances(frame, players, moments, winners),
        *draw_numbers(frame, moments, decisive, players),
        now,
        tag("g", *strips, aria_hidden="true"),
    ]
    return apply_theme(tag("svg", *inside, **marks, aria_label=say_chances(players, moments)))


def draw_chances(
    frame: Frame, players: Sequence[Player], moments: Sequence[Moment], winners: Sequence[int]
) -> Iterator[str]:
    """How everybody's chance went, up to what came of it."""
    for seat, each in enumerate(players):
        spots = [frame.spot(m.number + 1, m.chances[seat]) for m in moments]
        if winners:
            spots.append(frame.spot(frame.last, (seat in winners) / len(winners)))
        yield from draw_line(each.colour, spots, 3.3, stroke_linejoin="round")
        yield token(each.colour, *spots[-1], 8)


def draw_losses(frame: Frame, moments: Sequence[Moment]) -> Iterator[str]:
    """What each move gave away, as a bar that hangs down in the mover's colour."""
    wide, room = max(1.2, 0.7 * frame.step), LOST - 16
    yield draw_level(HIGH + 6)
    for moment in moments:
        high = room * min(1.0, -moment.swing / DEEPEST)
        if high >= 1:
            look, x = LOOKS[moment.seat], frame.x(moment.number + 1) - wide / 2
            box = {"x": x, "y": HIGH + 6, "width": wide, "height": high}
            yield tag("rect", **box, fill=look.fill, stroke=look.deep, stroke_width=0.6)


def draw_numbers(
    frame: Frame, moments: Sequence[Moment], decisive: Sequence[int], players: Sequence[Player]
) -> Iterator[str]:
    """The numbers of the moves that decided, on the line of whoever made them."""
    seats = [each.colour for each in players]
    for moment in moments:
        if moment.number in decisive:
            look = LOOKS[moment.seat]
            x, y = frame.spot(moment.number + 1, moment.chances[seats.index(moment.seat)])
            yield disc(x, y, 10, PAPER, 2.5, look.deep)
            yield write(x, y + 5, decisive.index(moment.number) + 1, 14, font_weight="bold")


def say_chances(players: Sequence[Player], moments: Sequence[Moment]) -> str:
    """Where everybody's chance began and ended, in words."""
    first, last = moments[0].chances, moments[-1].chances
    return "; ".join(
        f"{each.called}: {first[seat]:.0%} … {last[seat]:.0%}" for seat, each in enumerate(players)
    )
