"""Judging a question: is one answer clearly better than all others, and how hard is it to see?

A question is sieved in stages, the cheap ones first. Each stage asks a search with dice of its own
and throws out what it does not find again; what is left after the longest one is a puzzle. Answers
that lead to the same turn in another order are one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from meseta.bots.mind import Budget
from meseta.bots.thinkers import Planner, Search, Thoughts, answers_in_secret, means
from meseta.kernel.record import Array
from meseta.match.foresight import Foresight
from meseta.match.sight import Sight, hide_from

FEWEST_ANSWERS, MOST_ANSWERS = 3, 60
"""Of two answers one is guessed too easily, and nobody looks through hundreds."""
GLANCE, LOOK, SEARCH, LONG = 100, 300, 2000, 8000
"""Simulations of the stages; the longest is four times the thinking of the one before."""
HINTED, HOPED, CLEAR, SAME = 0.015, 0.04, 0.03, 0.015
"""By how much of a chance of winning an answer must be better: to be looked at, to be looked into
(what a short look promises is rather more than what is left of it), and to count; and by how much
it may differ from the same turn in another order."""
ALONE = 20.0
"""Points that count alone as much as a certain victory does among several."""
MOST_ORDERS = 3
"""So many answers may lead to the same turn."""
RIVALS = 2
DEALS, A_DEAL = 8, 150
"""The best answers are followed in so many deals of the unseen, with so many simulations each."""
MOSTLY = 0.75
"""The best answer is ahead in at least so many of the deals."""
FIRST_LOOKS = 5
"""So often Caballero is asked: it must not come upon the best answer by chance."""
HOPELESS, CERTAIN = 0.1, 0.97
"""With less or more of a chance of winning nobody cares any more."""
STEPS = tuple(2**step for step in range(1, 11))
"""Simulations in steps, to tell how much thinking it takes."""
AGAIN = ("first", "second")
"""With each of these dice a step must be enough."""
LEAST_POINTS = 1.0
"""Points at the end that are a reason."""


class Rejected(Exception):
    """A question that is no puzzle, and why."""


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


class Verdict(NamedTuple):
    """A question with one clear answer."""

    sight: Sight
    answers: list[int]
    """The best one, and those that lead to the same turn."""
    tempting: int
    """What looks best at once."""
    outlook: Outlook
    """What the longest search makes of it."""
    effort: int
    """Simulations until the search finds the answer and stays with it."""
    reasons: list[str]
    """In what the answer is better than the tempting one, by the names of features."""


class Judge:
    """Looks into questions. The same seed and the same sight give the same verdict."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.searchers: dict[int, Search] = {}
        """By their simulations: each has a tree of the size that it needs."""
        self.hasty = [Planner("caballero", f"{seed}:{number}") for number in range(FIRST_LOOKS)]

    def glance(self, sight: Sight) -> Outlook:
        """What a short search makes of a question; the match goes on with what it would answer."""
        return self.search(sight, GLANCE, "glance", is_whole=False)

    def judge(self, sight: Sight, glance: Outlook) -> Verdict:
        """The verdict on a question that looks like one, or `Rejected`."""
        if not FEWEST_ANSWERS <= len(sight.legal_actions) <= MOST_ANSWERS:
            raise Rejected("few or many answers")
        if answers_in_secret(sight):
            raise Rejected("answered in secret")
        sight, unit = sight.fresh(), unit_of(sight)
        tempting = self.tempting(sight, [glance.best])
        if not tempting:
            raise Rejected("obvious")
        if glance.worths[glance.best] - glance.worths[tempting[0]] < HINTED * unit:
            raise Rejected("no clear lead at first")
        look = self.search(sight, LOOK, "look", is_whole=False).group(HOPED * unit)
        if not look:
            raise Rejected("no clear lead at first")
        if {*look} & {*tempting}:
            raise Rejected("obvious")
        return self.confirm(sight, tempting[0])

    def confirm(self, sight: Sight, tempting: int) -> Verdict:
        """Hold a first look against longer ones, and against deals of the unseen."""
        found = self.search(sight, SEARCH, "one")
        answers = found.group(CLEAR * unit_of(sight))
        if found.best not in answers or tempting in answers:
            raise Rejected("no clear lead with other seeds")
        insist(sight, found, answers, "no clear lead with other seeds")
        answers.sort(key=lambda answer: answer != found.best)
        self.insist_on_one_turn(sight, answers)
        insist(sight, self.search(sight, SEARCH, "two"), answers, "no clear lead with other seeds")
        self.follow_up(sight, found, answers, tempting)
        long = self.search(sight, LONG, "long")
        insist(sight, long, answers, "no clear lead after four times the thinking")
        reasons = self.reasons(sight, answers[0], tempting)
        if not reasons and not tells_points(sight, long, answers[0], tempting):
            raise Rejected("no reason can be told")
        return Verdict(sight, answers, tempting, long, self.effort(sight, answers), reasons)

    def confirm_step(self, sight: Sight) -> Outlook | None:
        """What the search makes of a later step of the same turn, if it has one clear answer."""
        found = self.search(sight, SEARCH, "one")
        again = self.search(sight, SEARCH, "two")
        unit = unit_of(sight)
        if found.group(CLEAR * unit) == again.group(CLEAR * unit) == [found.best]:
            return found
        return None

    def searcher(self, simulations: int, seed: str) -> Search:
        """A search of so many simulations, with dice of its own."""
        if simulations not in self.searchers:
            self.searchers[simulations] = Search("judge", Budget(simulations))
        self.searchers[simulations].seed = f"{self.seed}:{seed}"
        return self.searchers[simulations]

    def search(self, sight: Sight, simulations: int, seed: str, is_whole: bool = True) -> Outlook:
        """What a search makes of a question; as a whole, also of answers that it hardly tried."""
        searcher = self.searcher(simulations, seed)
        thoughts = searcher.think(sight)
        liked = searcher.liking(sight, thoughts)
        if is_whole:
            thoughts = searcher.fill_in(sight, thoughts)
        answers = sight.legal_actions
        return Outlook(
            answers[int(liked.argmax())],
            dict(zip(answers, worths_of(thoughts, sight).tolist(), strict=True)),
            dict(zip(answers, thoughts.points.tolist(), strict=True)),
        )

    def tempting(self, sight: Sight, sought: Sequence[int]) -> list[int]:
        """What Caballero answers at once, the most usual first; nothing if it finds the answer."""
        found = Counter[int]()
        for bot in self.hasty:
            answer = bot.choose(sight)
            if answer in sought:
                return []
            found[answer] += 1
        return [action for action, _count in found.most_common()]

    def follow_up(
        self, sight: Sight, found: Outlook, answers: Sequence[int], tempting: int
    ) -> None:
        """Think on equally long after each good answer, in the same deals of the unseen."""
        order = sorted(found.worths, key=lambda answer: -found.worths[answer])
        rivals = [answer for answer in order if answer not in answers][:RIVALS]
        tried = [found.best, *dict.fromkeys([tempting, *rivals])]
        worth = np.array([self.deal_out(sight, tried, number) for number in range(DEALS)])
        ahead = worth[:, :1] - worth[:, 1:]
        if (ahead.mean(axis=0) < CLEAR * unit_of(sight)).any():
            raise Rejected("not the best over all deals")
        if ((ahead > 0).mean(axis=0) < MOSTLY).any():
            raise Rejected("hidden luck decides")

    def deal_out(self, sight: Sight, answers: Sequence[int], number: int) -> list[float]:
        """What some answers are worth in one deal, as far as the seat can know it then."""
        look, mind = Foresight(sight), self.searcher(A_DEAL, "deals").mind(sight)
        state, seed = sight.guess_state(f"{self.seed}:{number}"), f"{self.seed}:deal {number}"
        found = []
        for answer in answers:
            after = look.answer(state, answer).state
            seen = hide_from(sight.game, sight.way, after, sight.seat)
            sums = mind.follow(seen, sight.seat, seed, Budget(A_DEAL))
            found.append(float(worths_of(means(sums[None], len(sight.game.seats)), sight)[0]))
        return found

    def insist_on_one_turn(self, sight: Sight, answers: Sequence[int]) -> None:
        """Throw out what has two good answers that are not the same turn in another order."""
        for answer in answers[1:]:
            if not self.comes_to_the_same(sight, answer, answers):
                raise Rejected("two good answers")

    def comes_to_the_same(self, sight: Sight, answer: int, answers: Sequence[int]) -> bool:
        """Whether the best answer is only put off by another one."""
        for _step in answers[1:]:
            after = Foresight(sight).after(answer)
            if after is None or len(after.legal_actions) < 2:
                return False
            sight, answer = after, self.search(after, LOOK, "same", is_whole=False).best
            if answer == answers[0]:
                return True
            if answer not in answers:
                return False
        return False

    def effort(self, sight: Sight, answers: Sequence[int]) -> int:
        """How many simulations it takes until the search finds the answer and stays with it."""
        needed = SEARCH
        for step in reversed(STEPS):
            looks = [self.search(sight, step, f"{dice} {step}", is_whole=False) for dice in AGAIN]
            if any(look.best not in answers for look in looks):
                break
            needed = step
        return needed

    def reasons(self, sight: Sight, answer: int, tempting: int) -> list[str]:
        """In what one answer is better than another, the weightiest first."""
        order = [sight.legal_actions.index(each) for each in (answer, tempting)]
        return [reason.feature for reason in self.searcher(LONG, "why").reasons(sight, order)]


def holds_again(sight: Sight, answers: Sequence[int]) -> bool:
    """Whether a puzzle as it is shown stands up to dice that had no part in finding it."""
    judge = Judge("again")
    found = judge.search(sight, SEARCH, "shown")
    is_clear = found.best in answers and found.lead(answers) >= CLEAR * unit_of(sight)
    return is_clear and bool(judge.tempting(sight, answers))


def insist(sight: Sight, outlook: Outlook, answers: Sequence[int], why: str) -> None:
    """Throw out a question to which a search answers otherwise, or not clearly."""
    unit = unit_of(sight)
    if outlook.best not in answers or outlook.lead(answers) < CLEAR * unit:
        raise Rejected(why)
    best = outlook.worths[outlook.best]
    if any(outlook.worths[answer] < best - SAME * unit for answer in answers):
        raise Rejected("two good answers")
    if len(sight.game.seats) > 1 and not HOPELESS < best < CERTAIN:
        raise Rejected("decided anyway")


def tells_points(sight: Sight, outlook: Outlook, answer: int, tempting: int) -> bool:
    """Whether points at the end tell why: more of one's own, or fewer of somebody else's."""
    pairs = zip(outlook.points[answer], outlook.points[tempting], strict=True)
    more = [one - other for one, other in pairs]
    mine = more.pop(sight.seat)
    return mine >= LEAST_POINTS or any(each <= -LEAST_POINTS for each in more)


def worths_of(thoughts: Thoughts, sight: Sight) -> Array:
    """What answers are worth to a seat: a chance of winning; alone, points."""
    judged = thoughts.points if len(sight.game.seats) == 1 else thoughts.chances
    worths: Array = judged[:, sight.seat]
    return worths


def unit_of(sight: Sight) -> float:
    """What a whole victory counts; alone, in points."""
    return ALONE if len(sight.game.seats) == 1 else 1.0
