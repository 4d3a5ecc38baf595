"""What a bot thinks of the moves of a match: everybody's chances after each of them."""

from __future__ import annotations

from typing import NamedTuple


class Moment(NamedTuple):
    """One decision of a match, and what a bot thinks of it."""

    number: int
    """How many moves were made before it."""
    seat: str
    played: str
    best: str
    """What the bot would have played."""
    swing: float
    """How much the chance of the seat changed against the best answer; never above 0."""
    chances: list[float]
    """Each seat's chance after the move that was played, as the bot sees it."""
    points: list[float]
    reasons: list[str]
    """What speaks for the best answer, by the names of features."""
