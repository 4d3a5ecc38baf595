"""Judging a question: is one answer clearly better than all others, and how hard is it to see?

A question is sieved in stages, the cheap ones first. Each stage asks a search with dice of its own
and throws out what it does not find again; what is left after the longest one is a puzzle. Answers
that lead to the same turn in another order are one.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import numpy as np

from meseta.bots.foreseeing import answers_in_secret, follows
from meseta.bots.mind import Budget
from meseta.bots.thinkers import Planner, Search, Thinker, means
from meseta.kernel.positions import PositionError
from meseta.kernel.record import Array
from meseta.kernel.thinking.desk import NONE_FOUND
from meseta.match.foresight import Foresight
from meseta.match.match import Match
from meseta.match.sight import Sight, hide_from
from meseta.puzzles.pondering import Outlook, Pondering, worths_of

FEWEST_ANSWERS, MOST_ANSWERS = 3, 60
"""Of two answers one is guessed too easily, and nobody looks through hundreds."""
GLANCE, LOOK, SEARCH, LONG = 50, 300, 2000, 8000
"""Simulations of the stages; the longest is four times the thinking of the one before."""
A_TURN = 10 * GLANCE
"""A glance keeps what was seen before in the same turn."""
HINTED, CLEAR, SAME = 0.015, 0.03, 0.015
"""By how much of a chance of winning an answer must be better to be looked into and to count, and
by how much it may differ from the same turn in another order."""
HOPEFUL = {0.05: 0.015, 0.15: 0.03, 0.4: 0.03}
"""After such parts of a search by how much an answer must be better for the search to go on."""
ALONE = 20.0
"""Points that count alone as much as a certain victory does among several."""
RIVALS = 2
DEALS, A_DEAL = 8, 150
"""The best answers are followed in so many deals of the unseen, with so many simulations each."""
MOSTLY = 0.75
"""The best answer is ahead in at least so many of the deals."""
FIRST_LOOKS = 5
"""So often Caballero is asked: it must not come upon the best answer by chance."""
MANY_LOOKS, LUCKY = 30, 5
"""With dice that had no part in finding it, and how many of them may come upon it by chance."""
HOPELESS, CERTAIN = 0.1, 0.97
"""With less or more of a chance of winning nobody cares any more."""
STEPS = tuple(2**step for step in range(1, 11))
"""Simulations in steps, to tell how much thinking it takes."""
AGAIN = ("first", "second")
"""With each of these dice a step must be enough."""
LEAST_POINTS = 1.0
"""Points at the end that are a reason."""
Hope = Callable[[Outlook, float], bool]
"""Whether an answer is ahead by so much as far as a search has come."""


class Rejected(Exception):
    """A question that is no puzzle, and why."""


class Verdict(NamedTuple):
    """A question with one clear answer."""

    sight: Sight
    shown: Match
    """What is shown: a deal of what the seat cannot see."""
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


class FirstSight(Planner):
    """Caballero at first sight: it does not ask what others make of a turn of one step."""

    def choose_alone(self, sight: Sight) -> int:
        """What looks best at once."""
        return Thinker.choose_alone(self, sight)


class Judge:
    """Looks into questions. The same seed and the same sights give the same verdicts."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.searchers: dict[int, Search] = {}
        """By their simulations: each has a tree of the size that it needs."""
        self.hasty = [FirstSight("caballero", f"{seed}:{number}") for number in range(FIRST_LOOKS)]
        self.before: Sight | None = None
        """What was glanced at last, and what was answered then."""
        self.taken = NONE_FOUND

    def glance(self, sight: Sight) -> Outlook:
        """What a short search makes of a question; the match goes on with what it would answer."""
        after = self.taken if follows(self.before, self.taken, sight) else NONE_FOUND
        pondering = self.think(sight, A_TURN, "glance", after)
        pondering.settle(GLANCE)
        self.before, self.taken = sight, pondering.best
        return pondering.outlook()

    def judge(self, sight: Sight, glance: Outlook) -> Verdict:
        """The verdict on a question that looks like one, or `Rejected`."""
        if not FEWEST_ANSWERS <= len(sight.legal_actions) <= MOST_ANSWERS:
            raise Rejected("few or many answers")
        if answers_in_secret(sight):
            raise Rejected("answered in secret")
        if glance.best not in glance.group(HINTED * unit_of(sight)):
            raise Rejected("no clear lead at first")
        sight = sight.fresh()
        tempting = self.tempting(sight, [glance.best])
        if not tempting:
            raise Rejected("obvious")
        shown = deal_for(sight, self.seed)
        if not misleads_again(shown.sight(sight.seat), [glance.best]):
            raise Rejected("obvious")
        return self.confirm(sight, tempting[0], shown)

    def confirm(self, sight: Sight, tempting: int, shown: Match) -> Verdict:
        """Hold a first search against others, longer ones, and deals of the unseen."""
        why = "no clear lead with other seeds"

        def is_ahead(look: Outlook, least: float) -> bool:
            good = look.group(least)
            return bool(good) and tempting not in good

        found = self.search_hopefully(sight, SEARCH, "one", is_ahead, why)
        answers = found.group(CLEAR * unit_of(sight))
        if found.best not in answers or tempting in answers:
            raise Rejected(why)
        insist(sight, found, answers, why)
        answers.sort(key=lambda answer: answer != found.best)
        self.insist_on_one_turn(sight, answers)
        self.search_again(sight, SEARCH, "two", answers, why)
        if not holds_again(shown.sight(sight.seat), answers):
            raise Rejected("not found again as it is shown")
        self.follow_up(sight, found, answers, tempting)
        why = "no clear lead after four times the thinking"
        long = self.search_again(sight, LONG, "long", answers, why)
        reasons = self.reasons(sight, answers[0], tempting)
        if not reasons and not tells_points(sight, long, answers[0], tempting):
            raise Rejected("no reason can be told")
        effort = self.effort(sight, answers)
        return Verdict(sight, shown, answers, tempting, long, effort, reasons)

    def confirm_step(self, sight: Sight) -> Outlook | None:
        """What the search makes of a later step of the same turn, if it has one clear answer."""
        found, again = (self.search(sight, SEARCH, seed) for seed in ("one", "two"))
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

    def think(
        self, sight: Sight, simulations: int, seed: str, after: int = NONE_FOUND
    ) -> Pondering:
        """Ponder a question: a search that may take so many simulations."""
        return Pondering(self.searcher(simulations, seed), sight, after)

    def search(self, sight: Sight, simulations: int, seed: str) -> Outlook:
        """What a search makes of a question."""
        pondering = self.think(sight, simulations, seed)
        pondering.grow(simulations)
        return pondering.conclusion()

    def search_hopefully(
        self, sight: Sight, simulations: int, seed: str, is_hopeful: Hope, why: str
    ) -> Outlook:
        """The same; but where there is no hope any more, the question is thrown out at once."""
        pondering = self.think(sight, simulations, seed)
        for part, least in HOPEFUL.items():
            pondering.grow(int(part * simulations))
            if not is_hopeful(pondering.outlook(), least * unit_of(sight)):
                raise Rejected(why)
        pondering.grow(simulations)
        return pondering.conclusion()

    def search_again(
        self, sight: Sight, simulations: int, seed: str, answers: Sequence[int], why: str
    ) -> Outlook:
        """Throw out a question to which another search answers otherwise, or not clearly."""

        def is_hopeful(look: Outlook, least: float) -> bool:
            return look.best in answers and look.lead(answers) >= least

        found = self.search_hopefully(sight, simulations, seed, is_hopeful, why)
        insist(sight, found, answers, why)
        return found

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
        ahead = np.zeros((DEALS, len(tried) - 1))
        for number in range(DEALS):
            worth = self.deal_out(sight, tried, number)
            ahead[number] = worth[0] - worth[1:]
            if ((ahead[: number + 1] <= 0).sum(axis=0) > (1 - MOSTLY) * DEALS).any():
                raise Rejected("not the best over all deals")
        if (ahead.mean(axis=0) < CLEAR * unit_of(sight)).any():
            raise Rejected("not the best over all deals")

    def deal_out(self, sight: Sight, answers: Sequence[int], number: int) -> Array:
        """What some answers are worth in one deal, as far as the seat can know it then."""
        look, mind = Foresight(sight), self.searcher(A_DEAL, "deals").mind(sight)
        state, seed = sight.guess_state(f"{self.seed}:{number}"), f"{self.seed}:deal {number}"
        found = []
        for answer in answers:
            after = look.answer(state, answer).state
            seen = hide_from(sight.game, sight.way, after, sight.seat)
            sums = mind.follow(seen, sight.seat, seed, Budget(A_DEAL))
            found.append(float(worths_of(means(sums[None], len(sight.game.seats)), sight)[0]))
        return np.array(found)

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
            pondering = self.think(after, LOOK, "same")
            pondering.settle(LOOK)
            sight, answer = after, pondering.best
            if answer == answers[0]:
                return True
            if answer not in answers:
                return False
        return False

    def effort(self, sight: Sight, answers: Sequence[int]) -> int:
        """How many simulations it takes until the search finds the answer and stays with it."""
        needed: int = STEPS[0]
        for dice in AGAIN:
            pondering = self.think(sight, STEPS[-1], dice)
            for step in STEPS:
                pondering.grow(step)
                if pondering.best not in answers:
                    needed = max(needed, 2 * step)
        return needed

    def reasons(self, sight: Sight, answer: int, tempting: int) -> list[str]:
        """In what one answer is better than another, the weightiest first."""
        order = [sight.legal_actions.index(each) for each in (answer, tempting)]
        return [reason.feature for reason in self.searcher(LONG, "why").reasons(sight, order)]


def deal_for(sight: Sight, seed: str) -> Match:
    """The match that is shown: what the seat cannot see is dealt anew."""
    try:
        match = sight.guess(seed)
    except PositionError as error:
        raise Rejected("cannot be set up") from error
    if match.legal_actions(sight.seat) != sight.legal_actions:
        raise Rejected("cannot be set up")
    return match


def holds_again(sight: Sight, answers: Sequence[int]) -> bool:
    """Whether a puzzle as it is shown stands up to dice that had no part in finding it."""
    if is_obvious(sight, answers):
        return False
    found = Judge("again").search(sight, SEARCH, "shown")
    return found.best in answers and found.lead(answers) >= CLEAR * unit_of(sight)


def misleads_again(sight: Sight, answers: Sequence[int]) -> bool:
    """Whether five more Caballeros do not find the answer either."""
    return bool(Judge("again").tempting(sight, answers))


def is_obvious(sight: Sight, answers: Sequence[int]) -> bool:
    """Whether more than a few of many Caballeros find the answer at once."""
    looks = (FirstSight("caballero", f"many:{number}") for number in range(MANY_LOOKS))
    return sum(bot.choose(sight) in answers for bot in looks) > LUCKY


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


def unit_of(sight: Sight) -> float:
    """What a whole victory counts; alone, in points."""
    return ALONE if len(sight.game.seats) == 1 else 1.0
