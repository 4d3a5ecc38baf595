"""Scorings: what a move brought to whom, thing by thing, where it scored several at once.

All of it follows from declared events. Points are given by events that tell `points` and a `seat`;
what they are given for is the first thing that such an event names besides. An event about nobody
that leads to points for the same thing is its heading. An event called `…scoring` that tells a
round at most opens a scoring; the next `round` closes it. Where events tell the `source` of points,
everything is counted together there, and single scorings are not told once more.

Between two things that are scored somebody may show something or move: an event that tells a `seat`
and a thing, and a `target` or a `count` where pieces go from there to another one or home.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Any, NamedTuple, TypedDict

from meseta.kernel.event import Event, EventKind
from meseta.kernel.game import Scene
from meseta.kernel.rulebook import Rulebook
from meseta.match.match import Match

POINTS, SEAT, SOURCE, ROUND, COUNT, BY = "points", "seat", "source", "round", "count", "by"
OPENS = "scoring"
SCORED = "Scored"
"""By which a game is asked to tell what can be scored: its `name`, and `why` it scores so."""
SEVERAL = 3
"""So many things scored by one move are a scoring of its own."""

Read = tuple[EventKind, dict[str, int]]
"""An event's declaration, and what it tells."""
Thing = tuple[str, int]
"""What points are given for: the name under which an event tells it, and its number."""
Scored = dict[Thing, dict[int, int]]
"""The points of each seat by what they were given for, in the order of scoring."""


class ScoringStep(TypedDict):
    """What somebody shows or moves between two things that are scored."""

    colour: str
    """Whose it is, who need not have a seat: a dummy's pieces go too."""
    sentence: str
    name: str
    """What it is about, and its id in pictures."""
    at: str
    to: str
    """The id of where something goes, if it goes there."""
    count: int
    """How many go, from one to the other or home; none where something is only shown."""


class ScoringRow(TypedDict):
    """What something brought to every seat; nothing where it brought it no points."""

    before: list[ScoringStep]
    """What happens after the last thing was scored, and before this one is."""
    name: str
    why: str
    """What it was worth and who had what there, if the game tells that."""
    at: str
    """The id that it has in pictures, if it is drawn as one element."""
    points: list[int | None]


class ScoringFacts(TypedDict):
    """A scoring as a page shows it: what led to it, row by row, and what it came to."""

    at: int
    title: str
    why: str
    rows: list[ScoringRow]
    gained: list[int]
    points: list[int]


class Signs(NamedTuple):
    """The numbers of those events of a game that say where scorings are."""

    opens: frozenset[int]
    rounds: frozenset[int]
    gives: frozenset[int]

    def are_in(self, events: Sequence[Event]) -> bool:
        """Whether some events say anything of scorings."""
        opens, rounds, gives = self
        return any(e[0] in gives or e[0] in rounds or e[0] in opens for e in events)


@cache
def signs_of(book: Rulebook[Any, Any]) -> Signs:
    """What tells of scorings among the events of a game."""
    events = book.events
    return Signs(
        frozenset(kind.number for kind in events.all if opens(kind)),
        frozenset(kind.number for kind in events.all if kind.name == ROUND),
        frozenset(kind.number for kind in events.all if gives(kind)),
    )


def opens(kind: EventKind) -> bool:
    """Whether an event opens a scoring of everything."""
    return kind.name.endswith(OPENS) and kind.tells.keys() <= {ROUND}


def gives(kind: EventKind) -> bool:
    """Whether an event gives points to a seat."""
    return kind.tells.keys() >= {POINTS, SEAT}


class FoundScoring(NamedTuple):
    """A scoring in a match: after which move, at which of its events, and what opened it."""

    at: int
    place: int
    opened: Event | None
    round: int
    scored: Scored


class Open(NamedTuple):
    """What is open between two moves: the scoring that something opened, and the round."""

    by: Event | None
    round: int


AT_FIRST = Open(None, 0)


def scorings_in(match: Match) -> Iterator[FoundScoring]:
    """All scorings of a match that are worth a table: opened as such, or of several things."""
    now = AT_FIRST
    for at, events in enumerate(match.events_by_move):
        found, now = scoring_at(match, at, events, now)
        if found:
            yield found


def scoring_at(
    match: Match, at: int, events: Sequence[Event], before: Open
) -> tuple[FoundScoring | None, Open]:
    """The scoring that a move brought, if it did, and what is open after it."""
    signs, found = signs_of(match.game.book), None
    if not signs.are_in(events):
        return None, before
    places = [place for place, event in enumerate(events) if event[0] in signs.gives]
    first = places[0] if places else len(events)
    now = pass_events(events[:first], signs, before)
    if (now.by and places) or len(places) >= SEVERAL:
        scored = score_events(match, events)
        if now.by or len(scored) >= SEVERAL:
            found = FoundScoring(at, begins(match, events, first, now.by), *now, scored)
    return found, pass_events(events[first:], signs, now)


def pass_events(events: Sequence[Event], signs: Signs, now: Open) -> Open:
    """What is open after some events."""
    for event in events:
        if event[0] in signs.opens:
            now = now._replace(by=event)
        elif event[0] in signs.rounds:
            now = Open(None, event[1])
    return now


def begins(match: Match, events: Sequence[Event], first: int, opened: Event | None) -> int:
    """The event of a move at which its scoring begins: what opened it, or the first heading."""
    if opened in events[:first]:
        return events.index(opened)
    heads = headings_in(list(map(match.game.book.events.read, events)))
    names = [match.game.book.events.all[event[0]].name for event in events[:first]]
    return next((place for place, name in enumerate(names) if name in heads), first)


def score_events(match: Match, events: Sequence[Event]) -> Scored:
    """What some events scored, in order; also what was looked at and gave nobody points."""
    read = list(map(match.game.book.events.read, events))
    heads, is_counted = headings_in(read), any(SOURCE in kind.tells for kind, _ in read)
    found: Scored = {}
    for kind, numbers in read:
        if SOURCE in kind.tells if is_counted else kind.name in heads or gives(kind):
            row = found.setdefault(thing_in(kind, numbers), {})
            if gives(kind) and numbers[SEAT] < len(match.game.seats):
                row[numbers[SEAT]] = row.get(numbers[SEAT], 0) + numbers[POINTS]
    return found


def steps_in(
    match: Match, events: Sequence[Event], language: str
) -> dict[Thing, list[ScoringStep]]:
    """What is shown or moved before each thing is scored for the first time."""
    read = list(map(match.game.book.events.read, events))
    heads, words = headings_in(read), match.game.words(language)
    steps, coming = dict[Thing, list[ScoringStep]](), list[ScoringStep]()
    for event, (kind, numbers) in zip(events, read, strict=True):
        if kind.name in heads or gives(kind):
            if (thing := thing_in(kind, numbers)) not in steps:
                steps[thing], coming = coming, []
        elif (step := step_in(match, words, kind, numbers, words.sentence(event))) is not None:
            add_step(coming, step)
    return steps


def step_in(
    match: Match, words: Any, kind: EventKind, numbers: dict[str, int], sentence: str
) -> ScoringStep | None:
    """What an event shows or moves, if it is about somebody and something on the table."""
    named = [name for name, of in kind.tells.items() if of.is_named and name not in (SEAT, BY)]
    if SEAT not in kind.tells or not named:
        return None
    thing, *more = [(name, numbers[name]) for name in named]
    return {
        "colour": str(kind.tells[SEAT].word(numbers[SEAT], match.game.naming)),
        "sentence": sentence,
        "name": thing_name(match, words, thing),
        "at": element_of(match, thing),
        "to": element_of(match, more[0]) if more else "",
        "count": numbers.get(COUNT, len(more)),
    }


def add_step(steps: list[ScoringStep], step: ScoringStep) -> None:
    """Another step; several that are alike are one."""
    if steps and {**steps[-1], "count": 0} == {**step, "count": 0}:
        steps[-1]["count"] += step["count"]
    else:
        steps.append(step)


def headings_in(events: Sequence[Read]) -> set[str]:
    """The events under which others stand: about nobody, and of what points are given for next."""
    return {
        kind.name
        for (kind, numbers), (following, more) in pairwise(events)
        if SEAT not in kind.tells and POINTS in following.tells and numbers.items() & more.items()
    }


def thing_in(kind: EventKind, numbers: dict[str, int]) -> Thing:
    """What points are given for: the first thing that an event names besides who gets them."""
    for name, of in kind.tells.items():
        if name not in (SEAT, POINTS) and of.is_named:
            return name, numbers[name]
    return kind.name, -1


# --- in words ------------------------------------------------------------------------------------


def domain_of(match: Match, thing: Thing) -> Any:
    """The domain of a thing, if it has one."""
    name, _number = thing
    declared = (kind.tells[name] for kind in match.game.book.events.all if name in kind.tells)
    return next((of for of in declared if of.is_named), None)


def thing_name(match: Match, words: Any, thing: Thing) -> str:
    """What points were given for, as people call it."""
    name, number = thing
    of = domain_of(match, thing)
    if of is not None and number >= 0:
        return str(words.value(of, number))
    return str(words.say(f"source-{name}")) if words.knows(f"source-{name}") else name


def tell_thing(match: Match, thing: Thing, language: str) -> dict[str, Any]:
    """What a game itself tells of a thing as it lies there."""
    of, (_name, number) = domain_of(match, thing), thing
    if of is None or number < 0:
        return {}
    scene, name = Scene(match.view(), {}, {}), str(of.word(number, match.game.naming))
    return match.game.scribe(language).told(scene, SCORED, {"name": name})


def element_of(match: Match, thing: Thing) -> str:
    """The id that a thing has in pictures, if it is drawn as one element."""
    of, (_name, number) = domain_of(match, thing), thing
    if of is None:
        return ""
    return f"{of.name}-{of.word(number, match.game.naming)}".replace(" ", "-")


def title_of(match: Match, found: FoundScoring, language: str) -> str:
    """What a scoring is called."""
    if found.opened is None:
        return str(match.game.words(language).say("scored-in_round", round=found.round))
    return match.game.words(language).sentence(found.opened).removesuffix(".")


def reason_of(match: Match, found: FoundScoring, language: str) -> str:
    """What led to a scoring that nothing has opened: what was told just before."""
    if found.opened is not None or not found.place:
        return ""
    return match.told(found.at, language)[found.place - 1]


def titles_of(
    match: Match, scorings: Iterable[FoundScoring], language: str
) -> list[tuple[int, str]]:
    """Scorings: after how many moves, and how they are called."""
    return [(found.at, title_of(match, found, language)) for found in scorings]


def scoring_facts(match: Match, at: int, language: str) -> ScoringFacts | None:
    """The scoring that a move brought, as a page shows it."""
    found = next((each for each in scorings_in(match) if each.at == at), None)
    if found is None:
        return None
    words: Any = match.game.words(language)
    seats, after = range(len(match.game.seats)), match.look_back(at)
    told = {thing: tell_thing(after, thing, language) for thing in found.scored}
    steps = steps_in(match, match.events_by_move[at][found.place :], language)
    return {
        "at": at,
        "title": title_of(match, found, language),
        "why": reason_of(match, found, language),
        "rows": [
            {
                "before": steps.get(thing, []),
                "name": told[thing].get("name", capital(thing_name(match, words, thing))),
                "why": told[thing].get("why", ""),
                "at": element_of(match, thing),
                "points": [row.get(seat) for seat in seats],
            }
            for thing, row in found.scored.items()
        ],
        "gained": [sum(row.get(seat, 0) for row in found.scored.values()) for seat in seats],
        "points": after.scores,
    }


def capital(text: str) -> str:
    """A text that stands by itself."""
    return text[:1].upper() + text[1:]
