"""Who sits where, with which seed: every seed is played in every rotation; luck cancels."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from meseta.games import find_game
from meseta.kernel.game import AnyGame
from meseta.match.match import fingerprint


class Job(NamedTuple):
    """One match to be played."""

    number: int
    game: str
    options: dict[str, Any]
    box: str | None
    seed: str
    bots: list[str]
    """By seat."""
    table: str
    """What is played, to the last option: results of another table do not belong to it."""


def tables(bots: Sequence[str], seats: int, against: str | None = None) -> list[list[str]]:
    """Who plays with whom: each bot alone against a table of another; or every choice of so many
    bots; or, where there are fewer, each in turn against a table of each of the others.
    """
    if against:
        return [[one, *[against] * (seats - 1)] for one in bots]
    if len(bots) >= seats:
        return [list(chosen) for chosen in combinations(bots, seats)]
    if len(bots) == 1:
        return [list(bots) * seats]
    return [[one, *[other] * (seats - 1)] for one in bots for other in bots if other != one]


def jobs(
    game: str,
    options: dict[str, Any],
    box: str | None,
    seated: Sequence[list[str]],
    games: int,
    seed: str,
) -> Iterator[Job]:
    """So many matches, each table and each rotation in turn, a new seed after all rotations."""
    table = describe(find_game(game)(options, box))
    for number in range(games):
        turn, rotation = divmod(number, len(seated[0]))
        cycle, place = divmod(turn, len(seated))
        chosen = seated[place]
        rotated = chosen[-rotation:] + chosen[:-rotation] if rotation else chosen
        yield Job(number, game, options, box, f"{seed}:{cycle}", rotated, table)


def describe(game: AnyGame) -> str:
    """A game with its rules, its options and its box, in a line."""
    options = json.dumps(game.declared.unusual(game.options), sort_keys=True)
    return f"{game.id} rules {game.version} {options} box {fingerprint(game.document)[:16]}"
