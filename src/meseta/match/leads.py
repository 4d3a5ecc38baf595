"""What answers lead to: the things on the table that the questions after them are about.

Who wants to lay a card need not say so first, but may press the card at once. For that an answer
without a place on the table is followed to the question that it opens, as long as the same seat is
asked and nothing depends on the unseen; and where it takes one more answer, to the one after that.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import Any, NamedTuple

from meseta.kernel import play
from meseta.kernel.sets import only
from meseta.kernel.table import KIND, SEATS
from meseta.kernel.way import way_of
from meseta.match.foresight import Foresight
from meseta.match.sight import Sight, elements_of
from meseta.people.cutting import Cutting, cut_out, ids_in
from meseta.people.parts import Picture

MOST_FOLLOWED = 20
"""A question with more answers than this is not followed further: each must be drawn."""

LeadPath = tuple[int, ...]
"""Answers, one after the other."""


class Spot(NamedTuple):
    """Something on the table that can be pressed."""

    element: str
    """Its id, if it lies there now."""
    drawn: Cutting | None = None
    """How it will be drawn, if it does not."""

    @property
    def looks(self) -> Spot:
        """The same for everything that looks the same, such as a hill that has several names."""
        return self._replace(drawn=self.drawn.untitled) if self.drawn else self


class Path:
    """Some answers, and what whoever gives them is asked then."""

    def __init__(self, sight: Sight, actions: LeadPath, kinds: frozenset[int]) -> None:
        self.sight, self.actions, self.kinds = sight, actions, kinds

    @cached_property
    def foresight(self) -> Foresight:
        """What may come of further answers."""
        return Foresight(self.sight)


class Step(NamedTuple):
    """One more answer after some others."""

    path: Path
    action: int

    @property
    def way(self) -> LeadPath:
        """All answers."""
        return *self.path.actions, self.action

    def outcome(self) -> object:
        """What is seen after it; where that is not certain, nothing else is the same."""
        after = self.path.foresight.after(self.action)
        return after.state.tobytes() if after else self


class Leads:
    """Where the answers of a seat lead, from what it may know alone."""

    def __init__(self, sight: Sight, picture: Picture, language: str) -> None:
        self.sight, self.game, self.seat, self.language = sight, sight.game, sight.seat, language
        self.picture, self.elements = picture, elements_of(self.game, self.seat)
        lit = {self.elements[action] for action in sight.legal_actions}
        self.here = ids_in(picture) - lit
        """What lies on the table and stands for no answer to the present question."""
        self.plain, book = way_of(self.game.book, "plain"), self.game.book
        self.apply, self.offer = book.plain(play.apply), book.plain(play.offer)
        self.is_step = book.plain(play.is_step)
        self.is_forced = book.plain(play.is_forced)
        self.floor = int(sight.state["asked"][0])
        self.kind = int(sight.state["agenda"][0, self.floor - 1, KIND])

    def find(self) -> dict[Spot, list[LeadPath]]:
        """Everything that answers without a place lead to: at most one way for each answer."""
        found = dict[Spot, list[LeadPath]]()
        for action in self.sight.legal_actions:
            if not self.elements[action]:
                ways = {spot.looks: way for spot, way in self.from_answer(action).items()}
                for spot, way in ways.items():
                    found.setdefault(spot, []).append(way)
        return found

    def from_answer(self, action: int) -> dict[Spot, LeadPath]:
        """What an answer leads to."""
        forced, path = self.follow(Path(self.sight, (), frozenset([self.kind])), action)
        lying = [self.elements[each] for each in forced if self.elements[each] in self.here]
        found: dict[Spot, LeadPath] = {Spot(element): (action,) for element in lying}
        return {**self.along(path), **found} if path else found

    def after(self, way: LeadPath) -> dict[Spot, LeadPath]:
        """What can be chosen after some answers: where a thing can be dropped that they lift."""
        self.here = ids_in(self.picture)
        path: Path | None = Path(self.sight, (), frozenset([self.kind]))
        forced = list[int]()
        for action in way:
            if path is None or action not in path.sight.legal_actions:
                return {}
            forced, path = self.follow(path, action)
        if path:
            return self.find_asked(path)
        return {Spot(self.elements[each]): way for each in forced if self.elements[each]}

    def along(self, path: Path) -> dict[Spot, LeadPath]:
        """What a question is about, or instead what lies beyond that."""
        beyond, passed = self.beyond(path)
        asked = self.find_asked(path).items()
        return {**beyond, **{spot: way for spot, way in asked if way not in passed}}

    def find_asked(self, path: Path) -> dict[Spot, LeadPath]:
        """What a question is about; where several answers lie at one place, it is only opened."""
        found = dict[Spot, LeadPath]()
        for spot, action in self.spots(path):
            found[spot] = path.actions if spot in found else (*path.actions, action)
        return found

    def beyond(self, path: Path) -> tuple[dict[Spot, LeadPath], set[LeadPath]]:
        """What the questions after a question are about, and which answers lead to them.

        Only what lies on the table is looked beyond, and nothing if something else comes of one
        and the same thing by another way.
        """
        answers = path.sight.legal_actions
        lying = {self.elements[answer] for answer in answers}
        if len(answers) > MOST_FOLLOWED or not lying <= self.here:
            return {}, set()
        found, passed = dict[Spot, Step](), set[LeadPath]()
        for step, spot in self.steps_after(path):
            first = found.setdefault(spot, step)
            if first is not step and first.outcome() != step.outcome():
                return {}, set()
            passed.add(step.path.actions)
        return {spot: step.way for spot, step in found.items()}, passed

    def steps_after(self, path: Path) -> Iterator[tuple[Step, Spot]]:
        """The answers to the questions after a question, and where they lie."""
        for answer in path.sight.legal_actions:
            _, after = self.follow(path, answer)
            if after is not None:
                for spot, action in self.spots(after):
                    yield Step(after, action), spot

    def spots(self, path: Path) -> Iterator[tuple[Spot, int]]:
        """Where the answers to a question lie, each with its answer."""
        answers = {each: self.elements[each] for each in path.sight.legal_actions}
        missing = {element for element in answers.values() if element} - self.here
        drawn = cut_out(path.sight.picture(self.language), missing) if missing else {}
        for action, element in answers.items():
            if element in self.here:
                yield Spot(element), action
            elif element in drawn:
                yield Spot("", drawn[element]), action

    # --- from one question to the next -----------------------------------------------------------

    def follow(self, path: Path, action: int) -> tuple[list[int], Path | None]:
        """The answers that are forced after an answer, and the question that it then leads to."""
        [state] = self.plain.hold(path.foresight.guesses[0])
        forced, kinds, log = list[int](), path.kinds, self.plain.log()
        self.apply(state, self.game.box, log, self.seat, action)
        for _ in self.game.book.decisions.kinds:
            kind, answers = self.find_question(state, kinds)
            if not self.is_forced(kind, len(answers)):
                break
            kinds |= {kind}
            forced += answers
            self.apply(state, self.game.box, log, self.seat, answers[0])
        after = path.foresight.after(action) if answers else None
        if after is None or after.legal_actions != answers:
            return forced, None
        return forced, Path(after, (*path.actions, action), kinds | {kind})

    def find_question(self, state: Any, kinds: frozenset[int]) -> tuple[int, list[int]]:
        """What kind of question is asked of the seat now, and its answers.

        Nothing where the first question is done with, or would only be asked again.
        """
        if state.asked < self.floor:
            return 0, []
        kind = int(state.agenda[state.asked - 1, KIND])
        is_own = int(state.agenda[state.asked - 1, SEATS]) == only(self.seat)
        if self.is_step(kind) or kind in kinds or not is_own:
            return kind, []
        mask = self.plain.row(self.game.book.actions, "u1")
        self.offer(state, self.game.box, self.seat, mask)
        return kind, [action for action, offered in enumerate(mask) if offered]


def leads_of(sight: Sight, picture: Picture, language: str) -> dict[Spot, list[LeadPath]]:
    """What can be pressed already, beside what the present question is about."""
    return Leads(sight, picture, language).find()


def drops_of(
    sight: Sight, picture: Picture, language: str, way: LeadPath
) -> dict[Spot, list[LeadPath]]:
    """Where something can be dropped that is lifted by some answers."""
    found = Leads(sight, picture, language).after(way)
    return {spot: [path] for spot, path in found.items()}
