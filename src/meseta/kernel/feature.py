"""Features, declared once: what is looked at when somebody judges how a seat stands.

A game's features are numbered in their order; its rule `assess` fills a row of them, the weights
of a bot have a column for each, and the messages of a language say what each means.
"""

from __future__ import annotations

import math
from typing import ClassVar

from meseta.kernel.rule import Rule, Vocabulary

ALWAYS = "always"
"""The feature that is the same in every position: it has a weight, but nobody would name it."""


class Feature(int):
    """One feature: its number."""

    least: float


def feature(least: float = -math.inf) -> int:
    """Declare a feature; what nobody wants less of weighs so much at least, whatever was fitted."""
    declared = Feature()
    declared.least = least
    return declared


class FeatureList(Vocabulary):
    """The base of a game's features, numbered in their order."""

    names: ClassVar[list[str]] = []
    least: ClassVar[list[float]] = []

    def __init_subclass__(cls) -> None:
        declared = {name: one for name, one in vars(cls).items() if isinstance(one, Feature)}
        cls.names, cls.least = [*declared], [one.least for one in declared.values()]
        for number, name in enumerate(cls.names):
            setattr(cls, name, number)

    @classmethod
    def told(cls) -> list[str]:
        """The features that people are told of."""
        return [name for name in cls.names if name != ALWAYS]

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        """What rules find in it."""
        return {name: number for number, name in enumerate(cls.names)}
