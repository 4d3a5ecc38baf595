"""What a strong bot would do at a seat, from what that seat may know alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from meseta.bots.bot import Explanation
from meseta.kernel.game import Words
from meseta.match.choices import Choice
from meseta.match.foresight import Foresight
from meseta.match.sight import Sight
from meseta.people.lines import beside, cut, table, widest
from meseta.terminal.choices import key_of

ADVISER = "rey"
BEST = 3
"""So many choices are shown."""
NOTHING, UNKNOWN = "·", "?"
NARROWEST = 10
"""Columns that a choice is given even where a screen has not as many."""


class HintRow(NamedTuple):
    """One choice, and what is thought of it."""

    choice: Choice
    wins: float
    """The chance of winning."""
    points: float
    """At the end of the game."""
    gain: int | None
    """If everything were scored right after it; None where that depends on the unseen."""
    tries: int


def rows_of(sight: Sight, explained: Explanation, choices: Sequence[Choice]) -> list[HintRow]:
    """The best choices, as far as they were looked into."""
    called = {choice.action: choice for choice in choices}
    foresight, seat = Foresight(sight), sight.seat
    return [
        HintRow(
            called[each.action],
            each.chances[seat],
            each.points[seat],
            foresight.foresee(each.action).gain,
            each.tries,
        )
        for each in explained.candidates[:BEST]
        if each.tries
    ]


def list_hints(bot: str, rows: Sequence[HintRow], words: Words, columns: int) -> list[str]:
    """What a bot would choose, the best first, with its figures."""
    titles = [words.say(f"hint-{title}") for title in ("wins", "points", "at_once", "tries")]
    figures = table([titles, *[figures_of(row) for row in rows]])
    keys = max(len(row.choice.key) for row in rows)
    left = max(NARROWEST, columns - widest(figures) - keys - len("   "))
    shown = [f"{key_of(row.choice, keys)} {cut(row.choice.beside, left)}" for row in rows]
    return beside([f"[bold]{words.say('hint-would_choose', bot=bot)}[/]", *shown], figures)


def figures_of(row: HintRow) -> list[str]:
    """What is thought of a choice, in figures."""
    gain = UNKNOWN if row.gain is None else f"{row.gain:+d}" if row.gain else NOTHING
    return [f"{100 * row.wins:.0f}", f"{row.points:.0f}", gain, str(row.tries)]
