"""What a bot is: something that chooses from what a seat may know, and can say why."""

from __future__ import annotations

import inspect
import random
from abc import ABC, abstractmethod
from typing import NamedTuple

from meseta.kernel.game import Words, html_rows
from meseta.match.sight import Sight

PLACES = ("first", "second")


class Candidate(NamedTuple):
    """One answer, and what a bot thinks of it."""

    action: int
    """Its number."""
    text: str
    """Its text."""
    tries: int
    """How often it was looked into."""
    chances: list[float]
    """Each seat's chance of winning after it."""
    points: list[float]
    """Each seat's points at the end."""


class Reason(NamedTuple):
    """Something in which the best answer is better than the others."""

    feature: str
    """What is looked at."""
    weight: float
    """How much it adds to the logarithm of the odds."""


class Explanation(NamedTuple):
    """What a bot thinks of a decision: its candidates, the best one first, and why that one."""

    candidates: list[Candidate]
    """All legal actions, the best one first."""
    reasons: list[Reason]
    """What speaks for that one, the weightiest first."""

    def sentence(self, words: Words) -> str:
        """The reasons in the words of a language; that there are none is said too."""
        if len(self.candidates) == 1:
            return words.say("reasons-only")
        named = [words.say(f"feature-{reason.feature}") for reason in self.reasons]
        return words.say(f"reasons-{len(named)}", **dict(zip(PLACES, named, strict=False)))


class BotError(RuntimeError):
    """A bot that crashed, answered with what is not legal, or took too long."""

    @property
    def line(self) -> str:
        """What happened, without the way that led there."""
        return first_and_last(str(self))


def first_and_last(text: str) -> str:
    """Of an error in many lines, what failed and what it was."""
    first, *more = text.strip().splitlines()
    return f"{first}: {more[-1]}" if more else first


class Bot(ABC):
    """The base of all bots. The same seed and the same sight give the same choice."""

    def __init__(self, name: str, seed: int | str = 0) -> None:
        self.name = name
        """By which it was asked for."""
        self.seed = seed
        """From which all its chances follow."""

    def __repr__(self) -> str:
        return f"<Bot {self.name}, seed {self.seed!r}>"

    def _repr_html_(self) -> str:
        about = inspect.cleandoc(type(self).__doc__ or "").split("\n")[0]
        return html_rows({"bot": self.name, "seed": self.seed, "how it plays": about})

    @abstractmethod
    def choose(self, sight: Sight) -> int:
        """The number of one of the legal actions."""

    @property
    def explains(self) -> bool:
        """Whether it says what it thinks of each answer."""
        return type(self).explain is not Bot.explain

    def explain(self, sight: Sight) -> Explanation:
        """What it thinks; a bot that does not tell only names its choice."""
        action = self.choose(sight)
        return Explanation([Candidate(action, sight.game.texts[action], 0, [], [])], [])

    def close(self) -> None:  # noqa: B027 - most bots hold nothing
        """Let go of what it holds."""

    def rest(self) -> None:
        """Let go of it after a match of many: what takes long to begin may stay."""
        self.close()

    def seed_at(self, sight: Sight) -> str:
        """A seed for one decision."""
        return f"{self.seed}:{sight.seat}:{sight.number}"


class Random(Bot):
    """Any legal action is as good as any other."""

    def choose(self, sight: Sight) -> int:
        """A fair choice."""
        return random.Random(self.seed_at(sight)).choice(sight.legal_actions)
