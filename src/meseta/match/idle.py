"""Questions that decide nothing: who plays alone need not be asked them."""

from __future__ import annotations

from meseta.match.match import Match


def decides_nothing(match: Match) -> bool:
    """Whether whoever plays alone is asked what has one answer, or comes to the same in any case.

    With others at the table even such an answer can tell them something.
    """
    if match.asked is None or len(match.game.seats) > 1:
        return False
    if match.asked.title() in match.game.matters_to_others:
        return True
    first, *others = match.legal_actions()
    outcome = outcome_of(match, first) if others else b""
    return all(outcome_of(match, action) == outcome for action in others)


def outcome_of(match: Match, action: int) -> bytes:
    """What an answer leads to."""
    after = match.copy()
    after.play(action)
    return after.state.tobytes()
