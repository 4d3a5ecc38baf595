"""What stands out in a story: where scorings begin."""

from __future__ import annotations

from meseta.match import Match
from meseta.web.scorings import scorings_in

SCORING = "scoring"

Mark = tuple[str, int]
"""What a line is, and of what: the scoring after a move."""


def marks_of(match: Match) -> list[Mark | None]:
    """What stands out, line by line; nothing while all is kept in mind."""
    if not match.may_look_back:
        return []
    scorings = {(found.at, found.place): (SCORING, found.at) for found in scorings_in(match)}
    return [
        scorings.get((at, place))
        for at, events in enumerate(match.events_by_move)
        for place in range(len(events))
    ]
