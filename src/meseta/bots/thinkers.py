"""The bots that think: flat, greedy, search."""

from __future__ import annotations

import random
from abc import abstractmethod
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from meseta.bots.bot import Bot, BotError, Candidate, Explanation, Reason
from meseta.bots.foreseeing import (
    answers_in_secret,
    follows,
    is_interrupted,
    is_on_the_way,
    is_same,
    leaving,
    may_be_interrupted,
    opened_by,
    state_after,
)
from meseta.bots.mind import LEAST_ROOM, Budget, Mind, Plan, SearchSettings
from meseta.bots.networks import LearnedNetwork, network_for, own_network
from meseta.bots.weights import weights_for
from meseta.kernel.record import Array
from meseta.kernel.thinking import think
from meseta.kernel.thinking.desk import NONE_FOUND, POINTS, WORTH
from meseta.match.choices import END
from meseta.match.sight import Sight

WEIGHINGS = 4
"""Deals of the unseen over which reasons are weighed."""
MOST_REASONS = 2
BAD_DAYS = 2.5
"""How seldom a Peon heeds much of what can be looked at."""
LEAST_HEEDED = 3
"""So many things it heeds on its worst day."""
IN_SIGHT = frozenset(("points", "total", "next_scoring", "supply", "court"))
"""What nobody overlooks, where a game looks at it: points, the next ones, the pieces at hand."""
RARE = 8
"""An answer that was tried less often than this was hardly tried."""
SELDOM = 0.1
"""What was tried less often by so much is as good."""
CLEAR = 0.25
"""A reason that counts less than so much of the first one is not named."""
AT_RISK = "dangers"
"""So features begin that grow with what one has to lose: they promise well, but praise nothing."""


SECRETS = 8
"""So much more often it is looked at what several answer in secret."""
EVEN = 0.004
"""Answers whose chances differ by less are as good as each other."""
BEYOND, UNSURE = Budget(200), 0.01
"""How far a planner looks beyond a turn of one step, and what it cannot tell apart then."""


class Thoughts(NamedTuple):
    """What a bot thinks of each legal action, in their order."""

    tries: Array
    chances: Array
    """By answer and seat."""
    points: Array
    """By answer and seat."""


class Thinker(Bot):
    """A bot that has thoughts about every answer and takes the one that it likes most."""

    settings = SearchSettings()
    room = LEAST_ROOM
    network: Path | None = None
    """A file with a network to think with."""
    is_taught = False
    """Whether it thinks with the game's own network, where there is one for such a table."""
    plans = 0
    """How many plans of a turn are compared; without any, each step is thought of by itself."""
    changes = 0
    """How often each of them is changed until it is good."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.minds: list[Mind] = []
        self.weights: Path | None = None
        """A file to judge by; none: the game's own."""
        self.before: Sight | None = None
        self.taken = NONE_FOUND
        self.planned: tuple[Any, list[int]] = (None, [])
        """The last plan, and where it begins."""

    def mind(self, sight: Sight, number: int = 0) -> Mind:
        """The mind for a game; a new one where the game is another than before."""
        if self.minds and not self.minds[0].game.is_like(sight.game):
            self.minds = []
        while len(self.minds) <= number:
            weights = weights_for(sight.game, self.weights)
            settings = self.settings_in(sight.way.name)
            learned = self.learned_for(sight)
            mind = Mind(sight.game, sight.way, weights, settings, self.room, learned)
            self.minds.append(mind)
        return self.minds[number]

    def learned_for(self, sight: Sight) -> LearnedNetwork | None:
        """The network to think with; plain Python would take seconds for a look."""
        if sight.way.name == "plain":
            return None
        if self.network is not None:
            return network_for(sight.game, self.network)
        return own_network(sight.game) if self.is_taught else None

    def settings_in(self, way: str) -> SearchSettings:
        """Plain Python, a hundred times slower, has no time to carry anything on."""
        return self.settings._replace(carry=0, finish=0) if way == "plain" else self.settings

    @abstractmethod
    def think(self, sight: Sight) -> Thoughts:
        """Think about every legal action."""

    def liking(self, sight: Sight, thoughts: Thoughts) -> Array:
        """How much each answer is liked: chance and a little for the lead; alone, points."""
        seats, own = len(sight.game.seats), thoughts.points[:, sight.seat]
        if seats == 1:
            return own
        lead = own - (thoughts.points.sum(axis=1) - own) / (seats - 1)
        liked: Array = thoughts.chances[:, sight.seat] + self.settings.margin * lead
        return liked

    def choose(self, sight: Sight) -> int:
        """The next step of the turn as it is planned, else the answer that is liked most."""
        planned = self.next_planned(sight)
        self.before, self.taken = sight, self.choose_alone(sight) if planned is None else planned
        return self.taken

    def choose_alone(self, sight: Sight) -> int:
        """The answer that is liked most; an only one too takes its time, which others can see."""
        liked = self.liking(sight, self.think(sight))
        return sight.legal_actions[self.pick(self.seed_at(sight), liked)]

    def next_planned(self, sight: Sight) -> int | None:
        """The next step of the turn; nothing where one step is all, or others answer too.

        Whoever has forgotten the plan finds it again from where the turn began.
        """
        if not self.plans or sight.way.name == "plain" or answers_in_secret(sight):
            return None
        state, done = sight.turn
        steps = self.plan(sight, state, sight.number - len(done), [])
        if is_on_the_way(sight, steps):
            return steps[len(done)] if len(steps) > 1 else None
        return self.plan(sight, sight.state, sight.number, done)[0]

    def plan(self, sight: Sight, state: Array, number: int, done: list[int]) -> list[int]:
        """The best of some plans of a turn from a move on, after what was done in it before."""
        key = number, state.tobytes()
        if key != self.planned[0]:
            seed, mind = f"{self.seed}:{sight.seat}:{number}", self.mind(sight)
            plans = [
                mind.plan(state, sight.seat, done, f"{seed}:plan {place}", self.changes)
                for place in range(self.plans)
            ]
            liked = self.like_plans(sight, state, plans)
            self.planned = key, plans[self.pick(seed, liked)].steps
        return self.planned[1]

    def like_plans(self, sight: Sight, state: Array, plans: list[Plan]) -> Array:
        """How much each plan of a turn is liked."""
        found = np.array([plan.outlook for plan in plans])
        return self.liking(sight, means(found, len(sight.game.seats)))

    def pick(self, seed: str, liked: Array) -> int:
        """The place of the most liked; of those that are as good as each other, any."""
        good = np.flatnonzero(liked >= liked.max() - self.slack(liked))
        return int(random.Random(seed).choice(good))

    def slack(self, liked: Array) -> float:
        """How much less an answer may be liked and still be as good."""
        return 0.0

    def explain(self, sight: Sight) -> Explanation:
        """All answers, the best one first, and what speaks for that one."""
        thoughts = self.think(sight)
        liked = self.liking(sight, thoughts)
        thoughts = self.fill_in(sight, thoughts)
        order = sorted(range(len(liked)), key=lambda place: -liked[place])
        candidates = [
            Candidate(
                sight.legal_actions[place],
                sight.legal[place],
                int(thoughts.tries[place]),
                thoughts.chances[place].tolist(),
                thoughts.points[place].tolist(),
            )
            for place in order
        ]
        return Explanation(candidates, self.reasons(sight, order))

    def fill_in(self, sight: Sight, thoughts: Thoughts) -> Thoughts:
        """The same with figures for every answer."""
        return thoughts

    def reasons(self, sight: Sight, order: list[int]) -> list[Reason]:
        """In what the best answer is better than the others are in the mean.

        What one would rather have less of is no reason that could be told in a word, and what is
        at risk would be taken for the contrary.
        """
        if len(order) == 1:
            return []
        answers, seed = sight.legal_actions, self.seed_at(sight)
        weighed = self.mind(sight).look(
            think.WEIGH, sight.state, sight.seat, answers, seed, WEIGHINGS
        )
        ahead = (weighed[order[0]] - weighed[order[1:]].mean(axis=0)) / WEIGHINGS
        wanted = weights_for(sight.game, self.weights)[:2].sum(axis=0) > 0
        pairs = zip(sight.game.book.features.names, (ahead * wanted).tolist(), strict=True)
        told = (Reason(*pair) for pair in pairs if not pair[0].startswith(AT_RISK))
        found = sorted(told, key=lambda reason: -reason.weight)
        least = max(CLEAR * found[0].weight, 1e-6)
        return [reason for reason in found[:MOST_REASONS] if reason.weight >= least]


def means(outlook: Array, seats: int) -> Thoughts:
    """Sums over all tries as means."""
    tries = outlook[:, WORTH]
    mean = outlook / np.maximum(tries, 1)[:, None]
    return Thoughts(tries, mean[:, :seats], mean[:, POINTS : POINTS + seats])


class Looker(Thinker):
    """A thinker without a tree."""

    what: int
    times: int

    def think(self, sight: Sight) -> Thoughts:
        """Look so many times at each answer."""
        answers, seed = sight.legal_actions, self.seed_at(sight)
        times = self.times * (SECRETS if answers_in_secret(sight) else 1)
        found = self.mind(sight).look(self.what, sight.state, sight.seat, answers, seed, times)
        return means(found, len(sight.game.seats))


class Flat(Looker):
    """Random games to the end after each answer, from fresh guesses; the most wins."""

    settings = SearchSettings(margin=1e-6)
    what = think.TRY

    def __init__(self, name: str, games: int, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.times = games


class Greedy(Looker):
    """Judges what each answer leads to until others decide, over a few guesses."""

    settings = SearchSettings(carry=8, looks=12)
    what = think.RANK
    times = 4


class Policy(Looker):
    """Answers as a network would at first sight."""

    what = think.LIKE
    times = 1

    def think(self, sight: Sight) -> Thoughts:
        """How much each answer stands out; everything else looks alike."""
        if not self.mind(sight).is_learned:
            raise BotError(f"{self.name}: no network was learned for {sight.game!r}")
        answers, seed = sight.legal_actions, self.seed_at(sight)
        found = self.mind(sight).look(self.what, sight.state, sight.seat, answers, seed, 1)
        seats = len(sight.game.seats)
        return Thoughts(found[:, WORTH], found[:, :seats], found[:, POINTS : POINTS + seats])

    def liking(self, sight: Sight, thoughts: Thoughts) -> Array:
        """What stands out most."""
        return thoughts.tries


class Planner(Greedy):
    """Decides a whole turn by where it ends."""

    plans = 2
    changes = 300

    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.beyond = Beyond(name, BEYOND, seed)

    def next_planned(self, sight: Sight) -> int | None:
        """Nothing is left because of what a plan cannot see, nor where something is as good."""
        planned, left = super().next_planned(sight), leaving(sight, sight.legal_actions)
        if planned is None or is_interrupted(
            state_after(sight, sight.state, [planned]), sight.seat
        ):
            return None
        if left is None or not is_same(sight, [planned], [left]):
            return planned
        if may_be_interrupted(sight):
            return None
        return left if sight.game.undoings else self.rather(sight, left)

    def rather(self, sight: Sight, left: int) -> int:
        """What is as good as to leave all that is offered; that, if nothing is."""
        answers = sight.legal_actions
        liked = dict(zip(answers, self.like_looks(sight, sight.state, answers), strict=True))
        least = float(liked[left]) - EVEN
        as_good = [
            answer
            for answer in answers
            if liked[answer] >= least and self.is_used(sight, answer, left, least)
        ]
        return max(as_good, key=liked.__getitem__, default=left)

    def is_used(self, sight: Sight, action: int, left: int, least: float) -> bool:
        """Whether an answer changes something, and opens nothing that is better left."""
        if is_same(sight, [action], [left]):
            return False
        if not (opened := opened_by(sight, action, left)):
            return True
        uses = [answer for answer in opened.answers if answer != opened.left]
        return bool(uses) and self.like_looks(sight, opened.state, uses).max() >= least

    def like_looks(self, sight: Sight, state: Array, answers: list[int]) -> Array:
        """How much answers are liked by what they lead to."""
        seed, mind = self.seed_at(sight), self.mind(sight)
        found = mind.look(self.what, state, sight.seat, answers, seed, self.times)
        return self.liking(sight, means(found, len(sight.game.seats)))

    def choose_alone(self, sight: Sight) -> int:
        """Where one step is all, as with a power card, it matters what others make of it."""
        if sight.way.name == "plain" or answers_in_secret(sight):
            return super().choose_alone(sight)
        self.beyond.weights = self.weights
        return self.beyond.choose_alone(sight)

    def slack(self, liked: Array) -> float:
        """What it can hardly tell apart is as good."""
        return EVEN


class Peon(Planner):
    """A beginner: sees what scores now, and overlooks most of what an old hand looks at.

    What it overlooks is another thing each turn: the King, what others hold, a scoring to come. It
    has good days and more bad ones; so a beginner wins most matches against it, and it may win one
    against the stronger. In a turn it does what comes to its mind first.
    """

    times = 1
    plans = 1
    changes = 1

    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.heed = random.Random(f"day {seed}").random() ** BAD_DAYS
        """Of all that can be looked at, it looks at so much today."""

    def next_planned(self, sight: Sight) -> int | None:
        """It plans its turn only where it could undo what it has done in it."""
        return super().next_planned(sight) if sight.game.undoings else None

    def choose_alone(self, sight: Sight) -> int:
        """What it likes most; rather than end its turn it does what looks the same."""
        liked = self.liking(sight, self.think(sight))
        ends = np.array([text == END for text in sight.legal])
        return sight.legal_actions[self.pick(self.seed_at(sight), liked - 2 * EVEN * ends)]

    def mind(self, sight: Sight, number: int = 0) -> Mind:
        """The mind for a game, with eyes for what it heeds in this turn."""
        mind = super().mind(sight, number)
        began = sight.number - len(sight.turn.done)
        dice = random.Random(f"{self.seed}:{sight.seat}:{began}:eyes")
        judged = weights_for(sight.game, self.weights)
        many = max(LEAST_HEEDED, round(self.heed * len(mind.features)))
        mixed = sorted(mind.features, key=lambda _name: dice.random())
        heeded = {*mixed[:many]} | IN_SIGHT
        mind.judge_by(judged * [name in heeded for name in mind.features])
        return mind


class Search(Thinker):
    """The tree search, on one thread or several; each has a tree of its own."""

    def __init__(
        self,
        name: str,
        budget: Budget,
        seed: int | str = 0,
        threads: int = 1,
    ) -> None:
        super().__init__(name, seed)
        self.budget, self.threads = budget, threads

    def mind(self, sight: Sight, number: int = 0) -> Mind:
        """The mind for a game; the game's network has not learned what is answered in secret."""
        mind = super().mind(sight, number)
        if self.is_taught:
            mind.network = mind.unlearned if answers_in_secret(sight) else mind.learned
        return mind

    def choose_alone(self, sight: Sight) -> int:
        """Nothing is begun only to be left again."""
        chosen, left = super().choose_alone(sight), leaving(sight, sight.legal_actions)
        if left is None or not self.is_for_nothing(sight, chosen, left):
            return chosen
        return left

    def is_for_nothing(self, sight: Sight, action: int, left: int) -> bool:
        """Whether an answer changes nothing, or opens what was mostly left when it was tried."""
        if is_same(sight, [action], [left]):
            return True
        if not (opened := opened_by(sight, action, left)):
            return False
        seed, minds = f"{self.seed_at(sight)}:behind", self.minds[: self.threads]
        found = [
            mind.tries_behind(action, opened.state, sight.seat, opened.answers, seed)
            for mind in minds
        ]
        tries = np.sum(found, axis=0)
        return bool(tries.max() > RARE and opened.answers[int(tries.argmax())] == opened.left)

    def think(self, sight: Sight) -> Thoughts:
        """What all trees together found; the tries count those of a tree that was kept too."""
        self.room = self.budget.room(sight.way.name)
        for number in range(self.threads):
            self.mind(sight, number)
        after = self.taken if follows(self.before, self.taken, sight) else NONE_FOUND
        self.before = None
        with ThreadPoolExecutor(self.threads) as pool:
            found = list(pool.map(partial(self.search, sight, after), range(self.threads)))
        outlook = np.sum([sums for sums, _tries in found], axis=0)
        tries = np.sum([tries for _sums, tries in found], axis=0)
        return means(outlook, len(sight.game.seats))._replace(tries=tries)

    def fill_in(self, sight: Sight, thoughts: Thoughts) -> Thoughts:
        """Answers that were hardly tried are judged by how they look beside the best one."""
        rare = (thoughts.tries < RARE)[:, None]
        answers, seed = sight.legal_actions, self.seed_at(sight)
        looks = means(
            self.mind(sight).look(think.RANK, sight.state, sight.seat, answers, seed, WEIGHINGS),
            len(sight.game.seats),
        )
        best = int(thoughts.tries.argmax())
        chances = thoughts.chances[best] + looks.chances - looks.chances[best]
        points = thoughts.points[best] + looks.points - looks.points[best]
        return Thoughts(
            thoughts.tries,
            np.where(rare, np.clip(chances, 0, 1), thoughts.chances),
            np.where(rare, points, thoughts.points),
        )

    def search(self, sight: Sight, after: int, number: int) -> tuple[Array, Array]:
        """What one tree found."""
        seed, answers = f"{self.seed_at(sight)}:{number}", sight.legal_actions
        budget = self.budget.on(len(answers))
        return self.minds[number].search(sight.state, sight.seat, answers, seed, budget, after)

    def liking(self, sight: Sight, thoughts: Thoughts) -> Array:
        """The answer that was tried most; of two, the better one."""
        return thoughts.tries + 1e-6 * super().liking(sight, thoughts)


class Beyond(Search):
    """A short search, by which answers are told apart only as far as it can."""

    def liking(self, sight: Sight, thoughts: Thoughts) -> Array:
        """By chances: after so few tries their number says little."""
        return Thinker.liking(self, sight, thoughts)

    def slack(self, liked: Array) -> float:
        """What a short search cannot tell apart is as good."""
        return UNSURE


class TurnSearch(Search):
    """Where steps can undo each other it plans its turns, and searches on from where plans end."""

    plans = 8
    changes = 2000

    def next_planned(self, sight: Sight) -> int | None:
        """In other games the tree itself looks through the steps of a turn."""
        return super().next_planned(sight) if sight.game.undoings else None

    def slack(self, liked: Array) -> float:
        """Of what was tried often, a little less often is as good."""
        return SELDOM * float(liked.max())

    def like_plans(self, sight: Sight, state: Array, plans: list[Plan]) -> Array:
        """Those that promise most are searched again, until one is left."""
        mind, seats = self.mind(sight), len(sight.game.seats)
        ends = [state_after(sight, state, plan.steps) for plan in plans]
        found = np.array([plan.outlook for plan in plans])
        budget, left = self.budget.shared_by(2 * len(plans)), list(range(len(plans)))
        while len(left) > 1:
            for place in left:
                seed = f"{self.seed_at(sight)}:end {place}:{len(left)}"
                found[place] += mind.follow(ends[place], sight.seat, seed, budget)
            liked = Thinker.liking(self, sight, means(found, seats))
            left = sorted(left, key=lambda place: -liked[place])[: len(left) // 2]
        chosen = np.zeros(len(plans))
        chosen[left] = 1
        return chosen
