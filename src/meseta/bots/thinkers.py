"""The bots that think: flat, greedy, search."""

from __future__ import annotations

import random
from abc import abstractmethod
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import NamedTuple

import numpy as np

from meseta.bots.bot import Bot, Candidate, Explanation, Reason
from meseta.bots.mind import LEAST_ROOM, Budget, Mind, SearchSettings
from meseta.bots.weights import weights_for
from meseta.kernel.record import Array
from meseta.kernel.thinking import think
from meseta.kernel.thinking.desk import NONE_FOUND, POINTS, WORTH
from meseta.kernel.thinking.judging import FULL
from meseta.match.sight import Sight, boxes_of, hide_from, hold_anew

WEIGHINGS = 4
"""Deals of the unseen over which reasons are weighed."""
MOST_REASONS = 2
HAZE = 4.0
"""On the worst of its days a Peon is so far off."""
DUEL = 1.6
"""So much hazier it is in a duel, where chances lie further apart."""
BLUNDER = 0.3
"""What costs so much of a chance of winning it does not do on any day."""
RARE = 8
"""An answer that was tried less often than this was hardly tried."""
CLEAR = 0.25
"""A reason that counts less than so much of the first one is not named."""


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

    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.minds: list[Mind] = []
        self.weights: Path | None = None
        """A file to judge by; none: the game's own."""

    def mind(self, sight: Sight, number: int = 0) -> Mind:
        """The mind for a game; a new one where the game is another than before."""
        if self.minds and not self.minds[0].game.is_like(sight.game):
            self.minds = []
        while len(self.minds) <= number:
            weights = weights_for(sight.game, self.weights)
            settings = self.settings_in(sight.way.name)
            self.minds.append(Mind(sight.game, sight.way, weights, settings, self.room))
        return self.minds[number]

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
        """The answer that is liked most; an only one too takes its time, which others can see."""
        liked = self.liking(sight, self.think(sight))
        return sight.legal_actions[int(liked.argmax())]

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

        What one would rather have less of is no reason that could be told in a word.
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
        found = sorted((Reason(*pair) for pair in pairs), key=lambda reason: -reason.weight)
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
        found = self.mind(sight).look(self.what, sight.state, sight.seat, answers, seed, self.times)
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


class Peon(Greedy):
    """Sees what is there, but not sharply: what looks a little worse may look better to it.

    It has good days, on which it sees nearly as well as Caballero, and more bad ones; so a beginner
    wins most matches against it, and it may win one against the stronger.
    """

    times = 1

    def __init__(self, name: str, seed: int | str = 0) -> None:
        super().__init__(name, seed)
        self.haze = HAZE * random.Random(f"day {seed}").random() ** 1.8
        """How far off its impression of a chance of winning may be today."""

    def liking(self, sight: Sight, thoughts: Thoughts) -> Array:
        """What it likes, with some haze over it; alone, over its points."""
        liked = super().liking(sight, thoughts)
        dice = random.Random(self.seed_at(sight))
        seats = len(sight.game.seats)
        haze = self.haze * {1: FULL, 2: DUEL}.get(seats, 1)
        hazy = liked + np.array([haze * dice.random() for _ in liked])
        blunder = BLUNDER * (FULL if seats == 1 else 1)
        return np.where(liked < liked.max() - blunder, -np.inf, hazy)


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
        self.before: Sight | None = None
        self.taken = NONE_FOUND

    def choose(self, sight: Sight) -> int:
        """The answer that is liked most; it is remembered, to go on from there."""
        taken = super().choose(sight)
        self.before, self.taken = sight, taken
        return taken

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


def follows(before: Sight | None, taken: int, sight: Sight) -> bool:
    """Whether a sight is the same seat's next one in the same match, with nobody in between."""
    return (
        before is not None
        and before.seat == sight.seat
        and before.number + 1 == sight.number
        and before.game.is_like(sight.game)
        and before.log == sight.log[: len(before.log)]
        and is_foreseen(before, taken, sight)
    )


def is_foreseen(before: Sight, taken: int, sight: Sight) -> bool:
    """Whether an answer led where it must: a tree knows nothing of what was drawn or revealed."""
    game, way, seat = before.game, before.way, before.seat
    held = hold_anew(game, way, before.state, seat, "foreseen")
    mask = way.row(game.book.actions, "u1")
    way.apply(held, boxes_of(game, way), way.no_log, mask, seat, taken)
    return hide_from(game, way, way.array(held), seat).tobytes() == sight.state.tobytes()
