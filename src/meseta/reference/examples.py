"""Examples: what positions and views hold in a few matches that are always the same."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from meseta.kernel.game import AnyGame
from meseta.match.match import Match

MOVES = 250
PAUSE = 4
"""After so many moves the table is looked at."""
STRIDE = 7
"""Every move takes another place among the legal ones."""


class Examples:
    """Values of the keys of positions and views, and the fullest agenda that was met."""

    def __init__(self, game: type[AnyGame]) -> None:
        self.position: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.agenda: list[Any] = []
        for options in settings(game):
            if can_play(game, options):
                self.play(game(options))

    def play(self, game: AnyGame) -> None:
        """Play a match, and keep what has not been met in an earlier one."""
        position: dict[str, Any] = {}
        view: dict[str, Any] = {}
        match = Match(game, seed=1, way="plain")
        for move in range(MOVES):
            if match.over:
                break
            if move % PAUSE == 0:
                now = match.position
                keep(position, now)
                keep(view, match.view(match.pending[0]))
                self.agenda = max(self.agenda, now["agenda"], key=length)
            legal = match.legal_actions()
            match.play(legal[move * STRIDE % len(legal)])
        self.position = {**position, **self.position}
        self.view = {**view, **self.view}


def settings(game: type[AnyGame]) -> Iterator[dict[str, Any]]:
    """Options to try: the usual ones, the fewest players, everything that can be added at once."""
    yield {}
    yield {"players": fewest_players(game)}
    added: dict[str, Any] = {}
    for name, option in game.declared.declared.items():
        more = {name: list(option.values)} if option.usual == () else {}
        added |= more if can_play(game, {**added, **more}) else {}
    if added:
        yield added


def can_play(game: type[AnyGame], options: dict[str, Any]) -> bool:
    """Whether options go together."""
    try:
        game.declared.read(options)
    except ValueError:
        return False
    return True


def fewest_players(game: type[AnyGame]) -> int:
    """How many must play at least."""
    return player_counts(game)[0]


def player_counts(game: type[AnyGame]) -> list[int]:
    """How many can play."""
    option = game.declared.declared["players"]
    return [n for n in range(1, len(option.values) + 1) if is_read(option, n)]


def is_read(option: Any, value: Any) -> bool:
    """Whether an option may have a value."""
    try:
        option.read(option, "players", value)
    except ValueError:
        return False
    return True


def keep(found: dict[str, Any], now: dict[str, Any]) -> None:
    """Of each key the shortest value that says something."""
    for key, value in now.items():
        if says_something(value) and (key not in found or length(value) < length(found[key])):
            found[key] = value


def says_something(value: Any) -> bool:
    """Whether there is anything but nothing in a value."""
    inner = value.values() if isinstance(value, dict) else value
    if isinstance(inner, str | int) or inner is None:
        return bool(inner)
    return any(says_something(each) for each in inner)


def length(value: Any) -> int:
    """How long a value is when written."""
    return len(str(value))
