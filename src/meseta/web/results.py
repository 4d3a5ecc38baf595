"""How a match ended: places, where the points came from, and how they grew."""

from __future__ import annotations

from typing import Any, NamedTuple

from meseta.match import Match
from meseta.people.drawing import path, tag, trace
from meseta.people.lettering import RIGHT, write
from meseta.people.looks import LOOKS, RIM, themed, token
from meseta.web.tables import Table

POINTS, SEAT, SOURCE = "points", "seat", "source"


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


class Result(NamedTuple):
    """All that the result page tells."""

    placed: list[Placed]
    seats: list[Placed]
    """The same in the order of the seats."""
    sources: list[Source]
    last: list[str]
    """What happened last, in sentences: the final scoring, area by area."""
    chart: list[list[int]]
    """The points of each seat after each round."""


def result_of(table: Table, language: str) -> Result:
    """How a match ended."""
    match = table.match
    words: Any = match.game.words(language)
    scores, winners = match.scores, match.winners
    seats = [
        Placed(
            place_of(seat, scores, winners),
            colour,
            words.say(f"seat-{colour}"),
            table.seats[seat].name or bot_name(words, table.seats[seat].bot),
            scores[seat],
            seat in winners,
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


def place_of(seat: int, scores: list[int], winners: tuple[int, ...]) -> int:
    """Which place a seat takes; winners are first whatever decided it."""
    if seat in winners:
        return 1
    ahead = [
        other for other, points in enumerate(scores) if points > scores[seat] or other in winners
    ]
    return 1 + len(set(ahead))


def sources_of(match: Match, words: Any) -> list[Source]:
    """The points of each seat by what brought them, the richest source first.

    Where a game counts everything together at its end, that is told, and no single scoring.
    """
    scored = [
        (told, numbers)
        for told, numbers in map(match.game.book.events.read, match.log)
        if {POINTS, SEAT} <= told.tells.keys() and numbers[POINTS]
    ]
    counted = [(told, numbers) for told, numbers in scored if SOURCE in told.tells]
    found: dict[str, list[int]] = {}
    for told, numbers in counted or scored:
        row = found.setdefault(source_name(words, told, numbers), [0] * len(match.game.seats))
        if numbers[SEAT] < len(row):
            row[numbers[SEAT]] += numbers[POINTS]
    sources = [Source(name, points) for name, points in found.items()]
    return sorted(sources, key=lambda source: -sum(source.points))


def source_name(words: Any, told: Any, numbers: dict[str, int]) -> str:
    """What points were given for: the first thing that an event names besides who got them."""
    for name, of in told.tells.items():
        if name not in (SEAT, POINTS) and of.is_named:
            return str(words.value(of, numbers[name]))
    return (
        str(words.say(f"source-{told.name}")) if words.knows(f"source-{told.name}") else told.name
    )


def last_sentences(match: Match, words: Any) -> list[str]:
    """The sentences of the last move that tells of points."""
    for events in reversed(match.events_by_move):
        if len(events) > 1:
            return [words.sentence(event) for event in events]
    return []


def points_by_round(match: Match) -> list[list[int]]:
    """The points of every seat at the end of each round, and at the end of all."""
    rounds = match.scores_by_round
    return [[scores[seat] for scores in rounds] for seat in range(len(match.game.seats))]


# --- the chart -----------------------------------------------------------------------------------

WIDE, HIGH, EDGE = 640, 260, 36


def drawn_chart(result: Result) -> str:
    """The points of everybody over the rounds, as lines in their colours."""
    rounds = len(result.chart[0])
    most = max(1, *[max(line) for line in result.chart])

    def place(number: int, points: int) -> tuple[float, float]:
        x = EDGE + (WIDE - 2 * EDGE) * number / max(1, rounds - 1)
        return x, HIGH - EDGE - (HIGH - 2 * EDGE) * points / most

    lines = []
    for seat, points in zip(result.seats, result.chart, strict=True):
        look = LOOKS[seat.colour]
        spots = [place(number, value) for number, value in enumerate(points)]
        lines.append(trace(path(spots, closed=False), "none", look.deep, 4.5))
        lines.append(trace(path(spots, closed=False), "none", look.fill, 3))
        lines.append(token(seat.colour, *spots[-1], 8))
    grid = [
        trace(f"M{EDGE} {place(0, at)[1]:.1f}H{WIDE - EDGE}", "none", RIM, 0.7) for at in (0, most)
    ]
    labels = [write(EDGE - 8, place(0, at)[1] + 5, at, 15, **RIGHT) for at in (0, most)]
    labels += [write(place(n, 0)[0], HIGH - 10, n, 14) for n in range(rounds)]
    told = "; ".join(
        f"{seat.called}: {', '.join(map(str, line))}"
        for seat, line in zip(result.seats, result.chart, strict=True)
    )
    marks = {"class": "chart", "viewBox": f"0 0 {WIDE} {HIGH}", "role": "img", "aria_label": told}
    return themed(tag("svg", *grid, *labels, *lines, **marks))
