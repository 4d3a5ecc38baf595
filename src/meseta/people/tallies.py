"""Totals of a box: how many there are of something, and how many the box says there should be."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from meseta.kernel.boxes import Document

TALLY = "tally"
"""The message of a fault that is told as a total, with what can be done about it."""


class Tally(NamedTuple):
    """One total: where it stands in the box, what was counted, and what is told there."""

    at: tuple[str | int, ...]
    counted: int
    told: int

    @property
    def fits(self) -> bool:
        """Whether there are as many as there should be."""
        return self.counted == self.told


def recount(document: Document, tallies: Iterable[Tally]) -> None:
    """Let a box tell what was counted in it."""
    for each in list(tallies):
        table, (*way, last) = document, each.at
        for step in way:
            table = table[step]  # type: ignore[index]
        table[last] = each.counted  # type: ignore[index]
