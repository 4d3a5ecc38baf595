"""What is kept of puzzles: who has tried which, and how strong people and puzzles are."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.schema import PUZZLE_TRIES, PUZZLES, SOLVERS
from meseta.web.store.store import Store, now


class PuzzleTry(NamedTuple):
    """That somebody has tried a puzzle."""

    puzzle: str
    day: str
    """The day whose puzzle it was; empty where it was none's."""
    clean: bool
    """Whether all answers were right at once."""
    solved: bool


class KnownStrength(NamedTuple):
    """How strong somebody or something is."""

    mu: float
    sigma: float


class PuzzleRecord(NamedTuple):
    """How strong a puzzle has turned out to be."""

    mu: float
    sigma: float
    tries: int
    solved: int


def tries_of(store: Store, person: str) -> list[PuzzleTry]:
    """The puzzles that somebody has tried, the first one first."""
    columns = [PUZZLE_TRIES.c[name] for name in PuzzleTry._fields]
    mine = sa.select(*columns).where(PUZZLE_TRIES.c.person == person)
    return [PuzzleTry(*row) for row in store.rows(mine.order_by(PUZZLE_TRIES.c.at))]


def keep_try(store: Store, person: str, tried: PuzzleTry) -> None:
    """Keep how a puzzle went, in the place of what was kept of the same one that day."""
    put_row(store, PUZZLE_TRIES, {"person": person, "at": now(), **tried._asdict()})


def put_row(store: Store, table: sa.Table, row: Mapping[str, Any]) -> None:
    """Write a row over the one with the same key, or as a new one.

    Of two that are the first at the same moment one stays.
    """
    same = [column == row[column.name] for column in table.primary_key]
    if not store.change(table.update().where(*same).values(row)):
        with suppress(IntegrityError):
            store.write(table.insert().values(row))


def strengths_of(store: Store, person: str) -> dict[str, KnownStrength]:
    """How strong somebody is, by set."""
    columns = SOLVERS.c.set, SOLVERS.c.mu, SOLVERS.c.sigma
    mine = sa.select(*columns).where(SOLVERS.c.person == person)
    return {name: KnownStrength(*known) for name, *known in store.rows(mine)}


def puzzle_records(store: Store) -> dict[str, PuzzleRecord]:
    """How strong puzzles have turned out to be, of those that somebody has tried."""
    return {name: PuzzleRecord(*known) for name, *known in store.rows(sa.select(PUZZLES))}


def keep_strengths(
    store: Store, person: str, name: str, mine: KnownStrength, puzzle: str, its: PuzzleRecord
) -> None:
    """Keep how strong somebody is at a set, and the puzzle that has shown it."""
    put_row(store, SOLVERS, {"person": person, "set": name, **mine._asdict()})
    put_row(store, PUZZLES, {"id": puzzle, **its._asdict()})
