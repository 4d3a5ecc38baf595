"""What an answer would lead to, as far as whoever gives it can know.

What the seat may not know is dealt anew, several times; only what comes out the same each time is
told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from itertools import takewhile
from typing import NamedTuple

import numpy as np

from meseta.kernel.event import Event
from meseta.kernel.record import Array
from meseta.match.hindsight import Hindsight
from meseta.match.sight import Sight, boxes_of, hide_from

GUESSES = 5
MOST_TRIED = 12
"""With more answers than this nobody asks what each of them would bring."""

SeatPoints = list[int]
"""The points of every seat."""
PreviewPoints = Mapping[str, SeatPoints | None]
"""What every scoring would give, as far as it is known."""


class Foreseen(NamedTuple):
    """What is certain to come of an answer."""

    events: list[Event]
    """What happens first, up to what depends on the unseen."""
    points: SeatPoints
    """What every seat gains at once, as far as the unseen has no say in it."""
    gains: dict[str, tuple[SeatPoints, SeatPoints]]
    """Where a scoring would give something else after it: what it gave before, what it gives.

    Nothing where points are given meanwhile: what is scored then is told by the events.
    """
    gain: int | None
    """The seat's points if everything is scored right after it; None if the unseen decides."""
    seen: Sequence[Sight]
    """What the seat may see then: several where the unseen decides, none where it is not told."""

    @property
    def after(self) -> Sight | None:
        """What the seat sees then, if nothing of that depends on the unseen."""
        return self.seen[0] if len(self.seen) == 1 else None


class World(NamedTuple):
    """A state that may be the true one, after an answer or before it."""

    state: Array
    events: list[Event]
    legal: list[int]
    """What the seat that looks ahead may do in it."""


class Foresight:
    """Tries answers of a seat out, in worlds that may be the true one."""

    def __init__(self, sight: Sight) -> None:
        self.sight, self.game, self.way, self.seat = sight, sight.game, sight.way, sight.seat
        self.boxes, self.log = boxes_of(self.game, self.way), self.way.log()
        self.guesses = [sight.guess_state(number) for number in range(GUESSES)]
        self.nothing = [0] * len(self.game.seats)

    @cached_property
    def scores(self) -> SeatPoints:
        """The points of every seat now."""
        return self.game.scores(self.guesses[0])

    @cached_property
    def now(self) -> int:
        """The seat's points if everything were scored now."""
        return self.standing(self.guesses[0])

    @cached_property
    def before(self) -> PreviewPoints:
        """What every scoring would give now."""
        return self.agree_on(self.guesses)

    def foresee(self, action: int) -> Foreseen:
        """What an answer would lead to."""
        worlds = [self.answer(guess, action) for guess in self.guesses]
        events = common_start([world.events for world in worlds])
        if any(self.game.tells_what_is_kept(event) for world in worlds for event in world.events):
            return self.tell_of_nothing_kept(events)
        states = [world.state for world in worlds]
        scores = [self.game.scores(state) for state in states]
        standings = {self.standing(state) for state in states}
        return Foreseen(
            self.game.forget(events),
            self.find_gains(scores),
            {} if any(each != self.scores for each in scores) else self.gains(states),
            standings.pop() - self.now if len(standings) == 1 else None,
            self.sights_after(worlds),
        )

    def after(self, action: int) -> Sight | None:
        """What the seat sees after an answer, if nothing of that depends on the unseen."""
        sights = self.sights_after([self.answer(guess, action) for guess in self.guesses])
        return sights[0] if len(sights) == 1 else None

    def tell_of_nothing_kept(self, events: Sequence[Event]) -> Foreseen:
        """What comes of an answer that shows what people keep in mind: it is told up to there."""
        told = list(takewhile(lambda event: not self.game.tells_what_is_kept(event), events))
        return Foreseen(self.game.forget(told), self.nothing, {}, None, ())

    def brought(self, action: int) -> SeatPoints:
        """The points that an answer brings at once."""
        return self.find_gains(
            [self.game.scores(self.answer(guess, action).state) for guess in self.guesses]
        )

    def answer(self, state: Array, action: int) -> World:
        """A world after an answer."""
        held, mask = self.way.hold(state), self.way.row(self.game.book.actions, "u1")
        self.way.apply(held, self.boxes, self.log, mask, self.seat, action)
        events, legal = self.way.events(self.log), list[int]()
        if self.way.pending(held) >> self.seat & 1:
            self.way.offer(held, self.boxes, self.seat, mask)
            legal = np.flatnonzero(mask).tolist()
        return World(self.way.array(held), events, legal)

    def standing(self, state: Array) -> int:
        """The seat's points with everything scored on top of them that need not be kept in mind."""
        read = self.game.book.state().read(state)
        kept = {self.game.scorable(read).get(name) for name in self.game.kept_in_mind}
        numbers = [number for number in self.game.everything(read) if number not in kept]
        held = self.way.hold(state)
        points = [self.preview(held, number)[self.seat] for number in numbers]
        return self.game.scores(state)[self.seat] + sum(points)

    def preview(self, held: object, number: int) -> SeatPoints:
        """What a scoring would give."""
        points = self.way.row(len(self.game.seats), "i4")
        self.way.preview(held, self.boxes, number, points)
        return [int(value) for value in points]

    def previews(self, state: Array) -> dict[str, SeatPoints]:
        """What every scoring would give that need not be kept in mind."""
        scorable = self.game.scorable(self.game.book.state().read(state))
        held, kept = self.way.hold(state), self.game.kept_in_mind
        return {name: self.preview(held, at) for name, at in scorable.items() if name not in kept}

    def agree_on(self, states: Sequence[Array]) -> PreviewPoints:
        """What every scoring would give; None where the worlds do not say the same."""
        worlds = [self.previews(state) for state in states]
        names = dict.fromkeys(name for world in worlds for name in world)
        said = {name: [world.get(name, self.nothing) for world in worlds] for name in names}
        return {
            name: first if all(other == first for other in others) else None
            for name, (first, *others) in said.items()
        }

    def find_gains(self, scores: Sequence[SeatPoints]) -> SeatPoints:
        """The points that every seat gets in all worlds alike."""
        ahead = [
            {now - then for now in every} for then, *every in zip(self.scores, *scores, strict=True)
        ]
        return [each.pop() if len(each) == 1 else 0 for each in ahead]

    def gains(self, states: Sequence[Array]) -> dict[str, tuple[SeatPoints, SeatPoints]]:
        """Every scoring that would give something else than before, under one of its names.

        What grows together is told once: what its parts gave before, what the whole gives.
        """
        after = self.agree_on(states)
        changes = {}
        for names in self.find_growth(states[0], list({**self.before, **after})):
            parts = [self.before.get(name, self.nothing) for name in names]
            known = [points for points in parts if points is not None]
            then = [sum(points) for points in zip(*known, strict=True)]
            now = after.get(names[0], self.nothing)
            if now is not None and len(known) == len(parts) and then != now:
                changes[names[0]] = then, now
        return changes

    def find_growth(self, state: Array, names: Sequence[str]) -> list[list[str]]:
        """What is scored in a state, each with one name of every part that it grew from."""
        old, new = [
            self.game.scorable(self.game.book.state().read(each))
            for each in (self.guesses[0], state)
        ]
        found = dict[object, dict[object, str]]()
        for name in names:
            found.setdefault(new.get(name, name), {}).setdefault(old.get(name), name)
        return [list(parts.values()) for parts in found.values()]

    def sights_after(self, worlds: Sequence[World]) -> list[Sight]:
        """What the seat may see after its answer, each once."""
        found = dict[object, Sight]()
        for world in worlds:
            seen = hide_from(self.game, self.way, world.state, self.seat)
            known = seen.tobytes(), tuple(world.events)
            if known not in found:
                found[known] = self.sight.later(seen, world.legal, world.events)
        return list(found.values())


def foresee(sight: Sight, action: int) -> Foreseen:
    """What an answer of a seat would lead to, from what the seat may know alone."""
    return Foresight(sight).foresee(action)


def points_next(sight: Sight) -> SeatPoints:
    """The points that the next answer may bring at once: those of the only one that brings any.

    What has to be kept in mind is not told.
    """
    look = Foresight(sight)
    if len(sight.legal_actions) > MOST_TRIED or look.game.kept_in_mind:
        return look.nothing
    found = [points for points in map(look.brought, sight.legal_actions) if any(points)]
    return found[0] if len(found) == 1 else look.nothing


def leaves_trace(sight: Sight, actions: Sequence[int], alone: bool = False) -> bool:
    """Whether some answers could not be taken back, as far as whoever gives them can know.

    It is looked at in worlds that may be the true one: asking tells nothing about that.
    """
    look = Foresight(sight)
    for before in look.guesses:
        for action in actions:
            world = look.answer(before, action)
            move = Hindsight(look.game, look.way, look.seat, action, alone)
            if not move.leaves_no_trace(before, world.state, world.events):
                return True
            before = world.state
    return False


def foresee_all(sight: Sight | None, actions: Sequence[int]) -> list[Foreseen] | None:
    """What comes of answers one after the other; nothing where one of them is not certain."""
    found = []
    for action in actions:
        if sight is None or action not in sight.legal_actions:
            return None
        found.append(foresee(sight, action))
        sight = found[-1].after
    return found


def common_start(stories: Sequence[list[Event]]) -> list[Event]:
    """The events with which all stories begin."""
    found = []
    for first, *others in zip(*stories, strict=False):
        if any(other != first for other in others):
            break
        found.append(first)
    return found
