"""How a match ended: places, where the points came from, and how they grew."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any, NamedTuple
from xml.sax.saxutils import escape

from meseta.match import Match
from meseta.people.drawing import Point, dot, path, tag, trace
from meseta.people.lettering import RIGHT, write
from meseta.people.looks import LOOKS, RIM, themed, token
from meseta.web.scorings import (
    POINTS,
    SEAT,
    SOURCE,
    gives,
    headings_in,
    scorings_in,
    thing_in,
    thing_name,
)
from meseta.web.tables import Table


class Placed(NamedTuple):
    """One player at the end."""

    place: int
    colour: str
    called: str
    name: str
    points: int
    is_winner: bool


class Source(NamedTuple):
    """Where points came from, for each seat."""

    name: str
    points: list[int]


class Told(NamedTuple):
    """Something that happened to nobody alone, and what came of it for each."""

    heading: str
    lines: list[str]


class Result(NamedTuple):
    """All that the result page tells."""

    placed: list[Placed]
    seats: list[Placed]
    """The same in the order of the seats."""
    sources: list[Source]
    last: list[Told]
    """What happened last, in sentences: the final scoring, area by area."""
    rounds: dict[int, list[int]]
    """The points of the seats after each round."""

    @property
    def grew(self) -> bool:
        """Whether there were points before the end."""
        return any(map(any, list(self.rounds.values())[:-1]))


def result_of(table: Table, language: str) -> Result:
    """How a match ended."""
    match = table.match
    words: Any = match.game.words(language)
    scores, places = match.scores, match.places
    seats = [
        Placed(
            places[seat],
            colour,
            words.say(f"seat-{colour}"),
            table.seats[seat].name or bot_name(words, table.seats[seat].bot),
            scores[seat],
            places[seat] == 1,
        )
        for seat, colour in enumerate(match.game.seats)
    ]
    return Result(
        sorted(seats, key=lambda each: (each.place, -each.points)),
        seats,
        sources_of(match, words),
        last_sentences(match, words),
        points_by_round(match),
    )


def bot_name(words: Any, bot: str | None) -> str:
    """The level of a bot."""
    return str(words.say(f"level-{bot}")) if bot else ""


def sources_of(match: Match, words: Any) -> list[Source]:
    """The points of each seat by what brought them, the richest source first.

    Where a game counts everything together at its end, that is told, and no single scoring.
    """
    scored = [
        (told, numbers)
        for told, numbers in map(match.game.book.events.read, match.log)
        if gives(told) and numbers[POINTS]
    ]
    counted = [(told, numbers) for told, numbers in scored if SOURCE in told.tells]
    found: dict[str, list[int]] = {}
    for told, numbers in counted or scored:
        name = thing_name(match, words, thing_in(told, numbers))
        row = found.setdefault(name, [0] * len(match.game.seats))
        if numbers[SEAT] < len(row):
            row[numbers[SEAT]] += numbers[POINTS]
    sources = [Source(name, points) for name, points in found.items()]
    return sorted(sources, key=lambda source: -sum(source.points))


def last_sentences(match: Match, words: Any) -> list[Told]:
    """What the last scoring brought: what each thing gave under its heading, the rest before."""
    *_others, last = [None, *scorings_in(match)]
    if last is None or last.at < len(match.moves):
        return []
    events = match.events_by_move[last.at][last.place :]
    read = [(event, *match.game.book.events.read(event)) for event in events]
    heads = headings_in([(told, numbers) for _event, told, numbers in read])
    opened = last.opened or events[0]
    found: dict[Any, Told] = {None: Told(words.sentence(opened), [])}
    for event, told, numbers in read:
        thing = thing_in(told, numbers)
        if told.name in heads:
            found[thing] = Told(words.sentence(event), [])
        elif numbers and event != opened and numbers.get(POINTS) != 0 and SOURCE not in told.tells:
            found[thing if gives(told) and thing in found else None].lines.append(
                words.sentence(event)
            )
    return [each._replace(lines=counted(each.lines)) for each in found.values() if each.lines]


def rating_of(match: Match, words: Any) -> str:
    """Alone: what the points are worth, as the game says it in the end."""
    for event in reversed(match.log if len(match.game.seats) == 1 else []):
        told, _numbers = match.game.book.events.read(event)
        if {POINTS, SEAT} <= told.tells.keys() and SOURCE not in told.tells:
            return str(words.sentence(event))
    return ""


def counted(lines: Sequence[str]) -> list[str]:
    """Lines, of which equal ones that follow each other are one."""
    runs = [(line, len(list(same))) for line, same in groupby(lines)]
    return [line if count == 1 else f"{line} \u00d7{count}" for line, count in runs]


def points_by_round(match: Match) -> dict[int, list[int]]:
    """The points of every seat at the end of each round, beginning before the first."""
    nothing = [0] * len(match.game.seats)
    stands = {
        number: points_so_far(match.look_back(at)) for number, at in round_ends(match).items()
    }
    return {before_rounds(match): nothing, **stands}


def points_so_far(match: Match) -> list[int]:
    """Everybody's points; where a game counts them only in the end, those that all could see."""
    so_far = match.view().get("standing", {})
    pairs = zip(match.game.seats, match.scores, strict=True)
    return [so_far.get(colour, points) for colour, points in pairs]


def before_rounds(match: Match) -> int:
    """The number that stands for the time before the first round."""
    return max(0, min(match.rounds_by_move) - 1)


def round_ends(match: Match) -> dict[int, int]:
    """After how many moves each round has ended: what it scores in the end belongs to it."""
    rounds = match.rounds_by_move
    last = {number: at for at, number in enumerate(rounds)}
    return {number: min(at + 1, len(rounds) - 1) for number, at in last.items()}


# --- the chart -----------------------------------------------------------------------------------

WIDE, HIGH, EDGE = 640, 260, 36


class Line(NamedTuple):
    """A player in a chart."""

    colour: str
    called: str


def lines_of(match: Match, language: str) -> list[Line]:
    """The players of a match, in the order of their seats."""
    words: Any = match.game.words(language)
    return [Line(colour, words.say(f"seat-{colour}")) for colour in match.game.seats]


def drawn_chart(
    players: Sequence[Line],
    points: Mapping[int, Sequence[int]],
    links: Mapping[int, str],
    round_called: Callable[[int], str],
) -> str:
    """The points of everybody over the rounds, as lines in their colours; a round is a link."""
    rounds = list(points)
    low, high = (turn(map(turn, points.values())) for turn in (min, max))
    low, high = min(0, low), max(1, high)

    def place(number: int, points: int) -> Point:
        x = EDGE + (WIDE - 2 * EDGE) * (number - rounds[0]) / max(1, rounds[-1] - rounds[0])
        return x, HIGH - EDGE - (HIGH - 2 * EDGE) * (points - low) / (high - low)

    lines = []
    for seat, each in enumerate(players):
        look = LOOKS[each.colour]
        spots = [place(number, scores[seat]) for number, scores in points.items()]
        line = path(spots, closed=False)
        lines += [trace(line, "none", look.deep, 4.5), trace(line, "none", look.fill, 3)]
        lines += [dot(*spot, 4.5, look.deep) for spot in spots[:-1]]
        lines.append(token(each.colour, *spots[-1], 8))
    level = {at: place(rounds[0], at)[1] for at in (low, 0, high)}
    grid = [trace(f"M{EDGE} {y:.1f}H{WIDE - EDGE}", "none", RIM, 0.7) for y in level.values()]
    labels = [write(EDGE - 8, y + 5, at, 15, **RIGHT) for at, y in level.items()]
    labels += [write(place(number, low)[0], HIGH - 10, number, 14) for number in rounds]
    wide = (WIDE - 2 * EDGE) / max(1, len(rounds) - 1)
    strips = [
        strip(place(number, low)[0], wide, HIGH, links[number], told_round(players, name, row))
        for number, row in points.items()
        for name in [round_called(number)]
    ]
    marks = {"class": "chart", "viewBox": f"0 0 {WIDE} {HIGH}", "role": "group"}
    told = told_chart(players, points)
    return themed(tag("svg", *grid, *labels, *lines, *strips, **marks, aria_label=told))


def strip(middle: float, wide: float, high: float, link: str, told: str, **marks: str) -> str:
    """A part of a chart that leads to a move."""
    area = tag("rect", x=middle - wide / 2, y=0, width=wide, height=high, fill="transparent")
    return tag("a", tag("title", escape(told)), area, href=link, aria_label=told, **marks)


def told_round(players: Sequence[Line], name: str, row: Sequence[int]) -> str:
    """How everybody stands after a round."""
    pairs = zip(players, row, strict=True)
    return f"{name}: {', '.join(f'{each.called} {points}' for each, points in pairs)}"


def told_chart(players: Sequence[Line], points: Mapping[int, Sequence[int]]) -> str:
    """The same in words."""
    columns = zip(*points.values(), strict=True)
    pairs = zip(players, columns, strict=True)
    return "; ".join(f"{each.called}: {', '.join(map(str, line))}" for each, line in pairs)
