"""The games that the tests of the kernel look at, and one game of each for every box."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from meseta.games import find_game
from meseta.kernel.domain import Domain
from meseta.kernel.game import Game

AnyGame = Game[Any, Any, Any]


@cache
def games_of(name: str) -> tuple[AnyGame, ...]:
    """One game for each box that comes with it, under the first options that it fits."""
    kind = find_game(name)
    tried: list[dict[str, Any]] = [{}]
    for option, declared in kind.declared.declared.items():
        tried += [{option: value} for value in declared.values if option != "players"]
    return tuple(next(opened(kind, box, tried)) for box in kind.box_names)


def opened(kind: type[AnyGame], box: str, tried: list[dict[str, Any]]) -> Iterator[AnyGame]:
    """The same box under each set of options that it fits."""
    for options in tried:
        try:
            yield kind(options, box)
        except ValueError:
            continue


def domains_of(name: str) -> list[tuple[str, Domain]]:
    """Every domain that a game declares something with, and where."""
    book = find_game(name).book
    found: list[tuple[str, Domain]] = []
    for record in (book.state, book.box):
        for key, field in record.fields.items():
            axes = [axis for axis in field.axes if isinstance(axis, Domain)]
            found += [(f"{record.__name__}.{key}", of) for of in (field.of, *axes)]
    for kind in book.decisions.kinds:
        found += [(f"{kind.__name__}.{key}", one.of) for key, one in kind.parts.items()]
        found += [(str(one), of) for one in kind.acts.values() for of in one.parts.values()]
    for told in book.events.all:
        found += [(told.name, of) for of in told.tells.values()]
    for verb in book.effects.verbs if book.effects else ():
        found += [(f"{verb.__name__}.{key}", one.of) for key, one in verb.words.items()]
    return found
