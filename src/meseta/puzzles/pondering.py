"""Pondering a question: a search that grows, and is looked at before it goes on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from meseta.bots.mind import Budget
from meseta.bots.thinkers import Search, Thoughts, means
from meseta.kernel.record import Array
from meseta.kernel.thinking.desk import NONE_FOUND
from meseta.kernel.thinking.judging import FULL
from meseta.match.sight import Sight

MOST_ORDERS = 3
"""So many answers may lead to the same turn."""
A_FEW = 10
"""Simulations after which it is asked whether more could change anything."""


class Outlook(NamedTuple):
    """What a search makes of all answers."""

    best: int
    """What it would answer."""
    worths: dict[int, float]
    """What each answer is worth: a chance of winning; alone, points."""
    points: dict[int, list[float]]
    """The points of every seat at the end of the match, after each answer."""

    def group(self, margin: float) -> list[int]:
        """The few best answers that all others are behind by a margin; nothing without such."""
        order = sorted(self.worths, key=lambda answer: -self.worths[answer])
        for count in range(1, min(MOST_ORDERS + 1, len(order))):
            if self.worths[order[count - 1]] - self.worths[order[count]] >= margin:
                return order[:count]
        return []

    def lead(self, answers: Sequence[int]) -> float:
        """By how much its best answer is better than all but some."""
        others = [worth for answer, worth in self.worths.items() if answer not in answers]
        return self.worths[self.best] - max(others)


class Pondering:
    """A search about one question, as far as it has come."""

    def __init__(self, searcher: Search, sight: Sight, after: int = NONE_FOUND) -> None:
        self.searcher, self.sight, self.seed = searcher, sight, searcher.seed_at(sight)
        searcher.room = searcher.budget.room(sight.way.name)
        self.mind = searcher.mind(sight)
        self.sums: Array = np.zeros(())
        self.tries: Array = np.zeros(2)
        self.done = 0
        self.mind.move_on(after)

    def grow(self, simulations: int) -> None:
        """Go on until so many simulations are made."""
        sight, seed = self.sight, f"{self.seed}:{self.done}"
        budget = Budget(simulations - self.done)
        sums, self.tries = self.mind.search_on(
            sight.state, sight.seat, sight.legal_actions, seed, budget
        )
        self.sums = self.sums + sums
        self.done = simulations

    def settle(self, tries: int) -> None:
        """Go on until so many tries are made, or no other answer could be tried as often then."""
        while (left := tries - self.tries.sum()) > 0 and not self.is_settled(left):
            self.grow(self.done + A_FEW)

    def is_settled(self, left: float) -> bool:
        """Whether so many more tries could not change what is tried most."""
        most = np.sort(self.tries)[-2:]
        return len(most) == 1 or bool(most[1] - most[0] > left)

    @property
    def best(self) -> int:
        """What was tried most; of two, what promises more."""
        most = np.lexsort((self.promises(), self.tries))[-1]
        return self.sight.legal_actions[int(most)]

    def promises(self) -> Array:
        """What each answer promises, in chances of winning; alone, in points."""
        promises = self.mind.promises(self.sight.legal_actions)
        return promises * FULL if len(self.sight.game.seats) == 1 else promises

    def outlook(self) -> Outlook:
        """What it makes of all answers so far; those hardly tried count by their first looks."""
        promises = dict(zip(self.sight.legal_actions, self.promises().tolist(), strict=True))
        return Outlook(self.best, promises, {})

    def conclusion(self) -> Outlook:
        """What it makes of all answers in the end; what was hardly tried is looked at again."""
        sight, answers = self.sight, self.sight.legal_actions
        found = means(self.sums, len(sight.game.seats))._replace(tries=self.tries)
        liked = self.searcher.liking(sight, found)
        found = self.searcher.fill_in(sight, found)
        return Outlook(
            answers[int(liked.argmax())],
            dict(zip(answers, worths_of(found, sight).tolist(), strict=True)),
            dict(zip(answers, found.points.tolist(), strict=True)),
        )


def worths_of(thoughts: Thoughts, sight: Sight) -> Array:
    """What answers are worth to a seat: a chance of winning; alone, points."""
    judged = thoughts.points if len(sight.game.seats) == 1 else thoughts.chances
    worths: Array = judged[:, sight.seat]
    return worths
