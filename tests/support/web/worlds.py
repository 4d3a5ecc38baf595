"""Tables without a server, and twins of them that differ in what somebody may not know."""

from __future__ import annotations

import os
import random
import tempfile
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from meseta.games import find_game
from meseta.match.match import Match
from meseta.match.sight import deal_anew, hide_from
from meseta.web.store.store import Person, Store
from meseta.web.table import table_form
from meseta.web.table.table import Table

SPECTATOR = -1
MORE = int(os.environ.get("MESETA_MORE", "1"))
"""So many random games of each variant are looked at; a long run takes more of them."""


@cache
def memory() -> Store:
    """A store in a file, for tables that nobody reads again; several threads may use it."""
    return Store(f"sqlite:///{tempfile.mkdtemp()}/tables.db")


def sat_down(game: str, options: Mapping[str, Any], shared: bool = False, seed: str = "1") -> Table:
    """A table with a person at every seat, or with all of them at one screen."""
    kind = find_game(game)
    chosen = kind(options).options
    people = [Person(f"p{seat}", f"P{seat}", {}) for seat in range(len(chosen["players"]))]
    row = table_form.table_for(game, chosen, people[0], hints=True)._replace(seed=seed, maker=None)
    seats = [
        table_form.seats_from(row.id, [table_form.ME], [""], people[0 if shared else seat])[
            0
        ]._replace(number=seat)
        for seat in range(len(people))
    ]
    return Table(memory(), row, seats)


def moved(table: Table, seat: int, action: int) -> None:
    """Let a move count without keeping it."""
    table.match.play(action, seat)
    table.version += 1


def random_play(table: Table, dice: random.Random) -> Iterator[tuple[int, int]]:
    """The moves of a random game, each before it is made; whoever is next ends the turn before."""
    match = table.match
    while not match.over:
        seat = dice.choice(match.pending)
        if match.moves and match.moves[-1][0] != seat:
            table.ended = len(match.moves)
        action = dice.choice(match.legal_actions(seat))
        yield seat, action
        moved(table, seat, action)


def twin_of(table: Table, match: Match) -> Table:
    """The same table with another match."""
    twin = object.__new__(Table)
    vars(twin).update(vars(table))
    twin.match, twin.seats = match, list(table.seats)
    return twin


def other_world(table: Table, seat: int, seed: int) -> Table:
    """A twin in which all is dealt anew that a seat, or a spectator, may not know."""
    match = table.match
    for each in range(len(match.game.seats)):
        match.may_take_back(each, table.is_alone)
    other = match.copy()
    seen = hide_from(match.game, match.way, match.state, seat)
    other._history[-1] = deal_anew(match.game, match.way, seen, seat, seed)
    other._return()
    return twin_of(table, other)


def seen_of(table: Table, seat: int) -> bytes:
    """All that a seat, or a spectator, may know."""
    return hide_from(table.match.game, table.match.way, table.match.state, seat).tobytes()
