"""Positions with one thing changed, deep inside: each is refused by name, or it can be played on.

`python -m tests.support.fuzz GAME COUNT SEED` takes positions out of random games, changes one
number, name, key or type somewhere in each, and sets it up. Nothing but a PositionError may come of
it; what is accepted is played on for a while, without a fault and without anybody who is asked and
can do nothing. Compiled rules can end a process or never come back, so this runs in its own.
"""

from __future__ import annotations

import copy
import json
import random
import sys
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

import meseta
from meseta.match.match import Match

PLAYED_ON = 50
POSITIONS_A_GAME = 12
CHECKED_EVERY = 10
ODD: tuple[Any, ...] = (None, True, "", "x", -1, 0, 1, 2, 7, 99, 999, 1 << 40, 1.5, [], {}, [0])
VARIANTS: dict[str, list[dict[str, Any]]] = {
    "el-grande": [
        {},
        {"players": 2},
        {"players": 5, "expansions": ["new-regency", "old-hands", "power-shift"]},
        {"edition": "classic", "players": 5},
        {
            "players": 3,
            "expansions": ["new-regency"],
            "estate_may_stay": False,
            "retinue_castillo": True,
            "civil_war_singles": "lose",
            "castillo": "memory",
        },
    ],
    "el-caballero": [{}, {"players": 2}, {"players": 3, "interleave_steps": False}],
    "6-castles": [{}, {"players": 1}, {"players": 3, "family": True}, {"players": 2, "side": "b"}],
}

Path = tuple[Any, ...]


class Tally(NamedTuple):
    """What came of many changed positions."""

    tried: int
    refused: int
    accepted: int


def positions(game: str, dice: random.Random) -> Iterator[dict[str, Any]]:
    """Positions out of random games, without end."""
    while True:
        variant = dice.choice(VARIANTS[game])
        match = meseta.new(game, seed=dice.getrandbits(32), **variant)
        moves = random_moves(match, dice, 1 << 16)
        for at in sorted(dice.sample(range(moves + 1), min(POSITIONS_A_GAME, moves + 1))):
            yield match.game.write_position(match.game.book.state().read(match._history[at]))


def random_moves(match: Match, dice: random.Random, most: int) -> int:
    """Play random moves; how many."""
    for made in range(most):
        if match.over:
            return made
        seat = dice.choice(match.pending)
        match.play(dice.choice(match.legal_actions(seat)), seat)
    return most


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a position, the inner ones too."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield (*path, key)
            yield from places(inner, (*path, key))
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield (*path, at)
            yield from places(inner, (*path, at))


def changed(position: dict[str, Any], dice: random.Random) -> tuple[dict[str, Any], str]:
    """The position with one thing changed, and what that was."""
    found = copy.deepcopy(position)
    return found, change(found, dice)


def change(found: dict[str, Any], dice: random.Random) -> str:
    """Change one thing in a position; what that was."""
    deep = [path for path in places(found) if path[0] != "chance" or dice.random() < 0.1]
    *above, last = dice.choice(deep)
    holder: Any = found
    for step in above:
        holder = holder[step]
    before = holder[last]
    how = dice.choice(
        ["value", "value", "value", "value", "other", "other", "gone", "twice", "key"]
    )
    if how == "value":
        holder[last] = near(before, dice)
    elif how == "other":
        holder[last] = copy.deepcopy(valued(found, dice.choice(deep)))
    elif how == "gone":
        del holder[last]
    elif isinstance(holder, list):
        holder.insert(last, copy.deepcopy(before))
    else:
        key = f"{last}x" if how == "key" else dice.choice(list(holder))
        holder[key] = holder.pop(last)
    where = ".".join(map(str, (*above, last)))
    return f"{where}: {before!r}, {how}"


def near(value: Any, dice: random.Random) -> Any:
    """A value like another one, or an odd one."""
    if isinstance(value, bool):
        return dice.choice([not value, *ODD])
    if isinstance(value, int):
        return dice.choice([value - 1, value + 1, value + 1, -value, *ODD])
    if isinstance(value, list) and len(value) > 1 and dice.random() < 0.5:
        return dice.sample(value, len(value))
    return dice.choice(ODD)


def valued(position: dict[str, Any], path: Path) -> Any:
    """What stands at a place."""
    value: Any = position
    for step in path:
        value = value[step]
    return value


def try_out(game: str, position: dict[str, Any], dice: random.Random, way: str | None) -> bool:
    """Set a position up; whether it was accepted, and then it could be played on."""
    try:
        match = meseta.setup(game, position, way=way)
    except meseta.PositionError:
        return False
    for _part in range(PLAYED_ON // CHECKED_EVERY):
        for seat in match.pending:
            assert match.legal_actions(seat), f"seat {seat} can do nothing: {match.situation}"
        random_moves(match, dice, CHECKED_EVERY)
        fault = match.game.fault(match.game.book.state().read(match.state))
        assert fault is None, fault
    json.dumps(match.view(0))
    return True


def fuzz(game: str, count: int, seed: int, way: str | None = None) -> Tally:
    """Try many changed positions, with progress; the first that goes wrong is shown."""
    dice = random.Random(seed)
    accepted, start = 0, time.monotonic()
    source = positions(game, dice)
    for tried in range(1, count + 1):
        position, what = changed(next(source), dice)
        try:
            accepted += try_out(game, position, dice, way)
        except BaseException:
            print(
                f"{game}, seed {seed}, number {tried}: {what}\n{json.dumps(position)}", flush=True
            )
            raise
        if time.monotonic() - start > 30:
            start = time.monotonic()
            print(f"{game}: {tried} of {count}, {accepted} accepted", file=sys.stderr, flush=True)
    return Tally(count, count - accepted, accepted)


if __name__ == "__main__":
    print(json.dumps(fuzz(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))._asdict()))
