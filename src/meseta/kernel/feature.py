"""Features, declared once: what is looked at when somebody judges how a seat stands.

A game's features are numbered in their order; its rule `assess` fills a row of them, the weights
of a bot have a column for each, and the messages of a language say what each means.
"""

from __future__ import annotations

from typing import ClassVar

from meseta.kernel.rule import Rule, Vocabulary

ALWAYS = "always"
"""The feature that is the same in every position: it has a weight, but nobody would name it."""


class Feature(int):
    """One feature: its number."""


def feature() -> int:
    """Declare a feature."""
    return Feature()


class FeatureList(Vocabulary):
    """The base of a game's features, numbered in their order."""

    names: ClassVar[list[str]] = []

    def __init_subclass__(cls) -> None:
        cls.names = [name for name, one in vars(cls).items() if isinstance(one, Feature)]
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
