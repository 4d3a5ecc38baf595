"""What the stories of all games share: playing on, and looking at the state."""

from __future__ import annotations

from typing import Any

from meseta.match.match import Match


def play(match: Match, *actions: str) -> Match:
    """Play several actions of whoever is first to decide."""
    for action in actions:
        match.play(action)
    return match


def field(match: Match, name: str) -> Any:
    """A field of the state, as lists and numbers."""
    return match.state[0][name].tolist()
