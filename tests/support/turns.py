"""What bots do and undo within a turn, over whole games: `python -m tests.support.turns`.

A turn is all that a seat does until somebody else decides. In it something is undone if one step
takes back what another brought: a ship goes home and another one is launched, a card is placed and
one is withdrawn, a caballero is moved there and back.

    python -m tests.support.turns el-caballero caballero --games 10
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterator
from itertools import groupby, permutations
from typing import Any, NamedTuple

import meseta
from meseta.bots.levels import make_bot
from meseta.match.match import Match

Told = tuple[str, dict[str, int]]
"""An event by its name, with what it tells."""


class Undoing(NamedTuple):
    """Two events of one turn, in any order, of which one undoes the other."""

    first: str
    other: str
    same: dict[str, str] = {}  # noqa: RUF012 - never changed
    """What both must tell alike: a name in the first event, and in the other."""


UNDOINGS = {
    "el-grande": [Undoing("moved", "moved", {"seat": "seat", "area": "target", "target": "area"})],
    "el-caballero": [
        Undoing("ship_home", "launched"),
        Undoing("ship_home", "ship_bought"),
        Undoing("withdrawn", "posted"),
        Undoing("withdrawn", "afloat"),
        Undoing("withdrawn", "fortified", {"card": "card"}),
        Undoing("withdrawn", "turned", {"card": "card"}),
        Undoing("sailed", "sailed", {"goal": "origin"}),
        Undoing("shifted", "shifted", {"target": "card"}),
        Undoing("fortified", "shifted", {"card": "card"}),
    ],
    "6-castles": [
        Undoing("line_changed", "line_changed", {"place": "place"}),
        Undoing("line_grew", "line_changed", {"place": "place"}),
        Undoing("disc", "disc_back", {"space": "space"}),
        Undoing("moved", "moved", {"worker": "worker", "quarter": "quarter"}),
    ],
}


def turns_of(match: Match) -> Iterator[list[Told]]:
    """The events of each turn of a finished match that are the actor's own."""
    book = match.game.book
    moves = zip(match.moves, match.events_by_move[1:], strict=True)
    for seat, group in groupby(moves, key=lambda pair: pair[0][0]):
        events = [book.events.read(event) for _move, events in group for event in events]
        own = [
            (kind.name, numbers)
            for kind, numbers in events
            if numbers.get("by", numbers.get("seat")) == seat
        ]
        if "ended" in [name for name, _told in own]:
            yield own


def undone_in(turn: list[Told], undoings: list[Undoing]) -> Iterator[str]:
    """What is undone in a turn, by the names of the two events."""
    for (name, told), (other, also) in permutations(turn, 2):
        for undoing in undoings:
            if (undoing.first, undoing.other) == (name, other):
                if all(told[mine] == also[its] for mine, its in undoing.same.items()):
                    yield f"{name} and {other}"


def play(game: str, levels: list[str], seed: int, **options: Any) -> Match:
    """A whole game of bots."""
    match = meseta.new(game, seed=seed, players=len(levels), **options)
    bots = [make_bot(level, f"{seed}:{seat}") for seat, level in enumerate(levels)]
    while not match.over:
        seat = match.pending[0]
        match.play(match.game.texts[bots[seat].choose(match.sight(seat))], seat)
    return match


class Undone(NamedTuple):
    """How many turns there were, and what was undone in how many of them."""

    turns: int
    undone: int
    what: Counter[str]

    @property
    def share(self) -> float:
        """How many turns of all have something undone in them."""
        return self.undone / self.turns


def measure(matches: list[Match]) -> Undone:
    """What is undone in the turns of some matches."""
    found = [
        set(undone_in(turn, UNDOINGS[match.game.id]))
        for match in matches
        for turn in turns_of(match)
    ]
    what = Counter(name for names in found for name in names)
    return Undone(len(found), sum(map(bool, found)), what)


def main() -> None:
    """Measure a level in a game."""
    parser = argparse.ArgumentParser(description="What bots do and undo within a turn.")
    parser.add_argument("game", choices=UNDOINGS)
    parser.add_argument("level")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--players", type=int, default=3)
    asked = parser.parse_args()
    begun = time.perf_counter()
    levels = [asked.level] * asked.players
    matches = [play(asked.game, levels, seed) for seed in range(asked.games)]
    seconds = time.perf_counter() - begun
    rounds = sum(max(match.rounds_by_move) for match in matches)
    found = measure(matches)
    print(f"{asked.game} {asked.level}: {found.undone} of {found.turns} turns ({found.share:.1%})")
    print(f"  {dict(found.what)}; {seconds / rounds:.2f} s a round of {asked.players}")


if __name__ == "__main__":
    main()
