"""How a match ended: places, where the points came from, and how they grew."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, NamedTuple

from meseta.match.match import Match
from meseta.match.scorings import (
    POINTS,
    SEAT,
    SOURCE,
    gives,
    headings_in,
    scorings_in,
    tell_thing,
    thing_in,
    thing_name,
)


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


class Paragraph(NamedTuple):
    """Something that happened to nobody alone, and what came of it for each."""

    heading: str
    lines: list[str]


class Result(NamedTuple):
    """All that the result page tells."""

    placed: list[Placed]
    seats: list[Placed]
    """The same in the order of the seats."""
    sources: list[Source]
    last: list[Paragraph]
    """What happened last, in sentences: the final scoring, area by area."""
    rounds: dict[int, list[int]]
    """The points of the seats after each round."""

    @property
    def grew(self) -> bool:
        """Whether there were points before the end."""
        return any(map(any, list(self.rounds.values())[:-1]))


def result_of(match: Match, names: Sequence[str], language: str) -> Result:
    """How a match ended; those who sat there are called by their names."""
    words: Any = match.game.words(language)
    scores, places = match.scores, match.places
    seats = [
        Placed(
            places[seat],
            colour,
            words.say(f"seat-{colour}"),
            names[seat],
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


def sources_of(match: Match, words: Any) -> list[Source]:
    """The points of each seat by what brought them, the richest source first.

    Where a game counts everything together at its end, that is told, and no single scoring.
    """
    scored = [
        (kind, numbers)
        for kind, numbers in map(match.game.book.events.read, match.log)
        if gives(kind) and numbers[POINTS]
    ]
    counted = [(kind, numbers) for kind, numbers in scored if SOURCE in kind.tells]
    found: dict[str, list[int]] = {}
    for kind, numbers in counted or scored:
        thing = thing_in(kind, numbers)
        told = tell_thing(match, thing, words.language)
        name = told.get("name") or thing_name(match, words, thing)
        row = found.setdefault(name, [0] * len(match.game.seats))
        if numbers[SEAT] < len(row):
            row[numbers[SEAT]] += numbers[POINTS]
    sources = [Source(name, points) for name, points in found.items()]
    return sorted(sources, key=lambda source: -sum(source.points))


def last_sentences(match: Match, words: Any) -> list[Paragraph]:
    """What the last scoring brought: what each thing gave under its heading, the rest before."""
    *_others, last = [None, *scorings_in(match)]
    if last is None or last.at < len(match.moves):
        return []
    events = match.events_by_move[last.at][last.place :]
    told = match.told(last.at, words.language)[last.place :]
    read = [match.game.book.events.read(event) for event in events]
    heads, opened = headings_in(read), last.opened or events[0]
    found: dict[Any, Paragraph] = {None: Paragraph(words.sentence(opened), [])}
    for event, sentence, (kind, numbers) in zip(events, told, read, strict=True):
        thing = thing_in(kind, numbers)
        if kind.name in heads:
            found[thing] = Paragraph(sentence, [])
        elif numbers and event != opened and numbers.get(POINTS) != 0 and SOURCE not in kind.tells:
            found[thing if gives(kind) and thing in found else None].lines.append(sentence)
    return [each._replace(lines=count_repeats(each.lines)) for each in found.values() if each.lines]


def rating_of(match: Match, words: Any) -> str:
    """Alone: what the points are worth, as the game says it in the end."""
    for event in reversed(match.log if len(match.game.seats) == 1 else []):
        kind, _numbers = match.game.book.events.read(event)
        if {POINTS, SEAT} <= kind.tells.keys() and SOURCE not in kind.tells:
            return str(words.sentence(event))
    return ""


def count_repeats(lines: Sequence[str]) -> list[str]:
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
