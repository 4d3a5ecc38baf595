"""What a search thinks, as pages show it."""

from __future__ import annotations

from typing import Any

from meseta.bots.bot import Explanation
from meseta.match.foresight import foresee_all
from meseta.match.leads import LeadPath
from meseta.match.match import Match
from meseta.people.lines import plain
from meseta.web.http.language import phrases
from meseta.web.table.messages import AdviceFacts, HintFacts
from meseta.web.table.sheets import choices_for, tell_ways
from meseta.web.table.workers import ADVISER

BEST = 5
"""So many choices are shown, unless more are asked for."""
EVEN = 1
"""Chances that differ by no more percent than this are no clear difference."""


def hint_facts(
    match: Match,
    seat: int,
    language: str,
    thought: Explanation,
    level: str = ADVISER,
    most: int = BEST,
    way: LeadPath = (),
) -> HintFacts:
    """The best choices with chances and points, who says so, and why; the best one first.

    What has been looked into most is the best, the others follow by their chances.
    """
    labels = {c.action: plain(c.label) for c in choices_for(match, seat, language)}
    best: list[AdviceFacts] = [
        {
            "action": each.action,
            "label": labels[each.action],
            "wins": round(100 * each.chances[seat]),
            "points": round(each.points[seat]),
            "tries": each.tries,
        }
        for each in thought.candidates
        if each.chances
    ]
    wins = [each["wins"] for each in best]
    is_even = len(thought.candidates) > 1 and wins and max(wins) - min(wins) <= EVEN
    words = match.game.words(language)
    return {
        "by": phrases(language).say(f"level-{level}"),
        "even": bool(is_even),
        "why": words.say("reasons-even") if is_even else thought.sentence(words),
        "way": tell_way(match, seat, words, way) if len(way) > 1 else [],
        "best": [*best[:1], *sorted(best[1:most], key=lambda each: -each["wins"])],
    }


def tell_way(match: Match, seat: int, words: Any, way: LeadPath) -> list[str]:
    """What comes of several answers one after the other, in sentences."""
    return tell_ways(match, seat, words, foresee_all(match.sight(seat), way) or [])
