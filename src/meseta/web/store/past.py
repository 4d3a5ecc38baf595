"""What is kept for looking back: matches from files, and what is thought of moves."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.schema import ANALYSES, IMPORTS, MOMENTS, SEATS, TABLES
from meseta.web.store.store import SeatRow, Store, TableRow, now

Saved = dict[str, Any]


class Analysed(NamedTuple):
    """A match that somebody wants looked at."""

    table: str
    person: str | None
    done: bool
    asked: int


# --- matches from files --------------------------------------------------------------------------


def add_import(
    store: Store, table: TableRow, seats: Iterable[SeatRow], person: str, saved: Saved
) -> None:
    """A match from a file, as a table that nobody plays at."""
    store.write(
        TABLES.insert().values(table._asdict()),
        *[SEATS.insert().values(seat._asdict()) for seat in seats],
        IMPORTS.insert().values(table=table.id, person=person, saved=saved),
    )


def imported(store: Store, table: str) -> Saved | None:
    """What stood in the file of a table, if it came from one."""
    found = store.rows(sa.select(IMPORTS.c.saved).where(IMPORTS.c.table == table))
    return dict(found[0].saved) if found else None


def imports_of(store: Store, person: str) -> list[TableRow]:
    """The matches that somebody has brought, the newest first."""
    brought = sa.select(IMPORTS.c.table).where(IMPORTS.c.person == person)
    wanted = sa.select(TABLES).where(TABLES.c.id.in_(brought)).order_by(TABLES.c.created.desc())
    return [TableRow(**row._mapping) for row in store.rows(wanted)]


def remove_import(store: Store, person: str, table: str) -> None:
    """A match from a file that is no longer wanted."""
    brought = (IMPORTS.c.person == person) & (IMPORTS.c.table == table)
    store.write(TABLES.delete().where(TABLES.c.id.in_(sa.select(IMPORTS.c.table).where(brought))))


# --- what is thought of moves --------------------------------------------------------------------


def ask_for(store: Store, table: str, person: str) -> None:
    """Somebody wants a match looked at; what was found before is kept."""
    asked = {"table": table, "person": person, "done": False, "asked": now()}
    with suppress(IntegrityError):  # somebody else may have been faster: it is done for both
        store.write(ANALYSES.insert().values(asked))


def analysis(store: Store, table: str) -> Analysed | None:
    """How far a match has been looked at."""
    found = store.rows(sa.select(ANALYSES).where(ANALYSES.c.table == table))
    return Analysed(*found[0]) if found else None


def unfinished(store: Store) -> list[Analysed]:
    """All that wait, the first that was asked for first."""
    wanted = sa.select(ANALYSES).where(~ANALYSES.c.done).order_by(ANALYSES.c.asked)
    return [Analysed(*row) for row in store.rows(wanted)]


def finish(store: Store, table: str) -> None:
    """All moves of a match have been looked at."""
    store.write(ANALYSES.update().where(ANALYSES.c.table == table).values(done=True))


def give_up(store: Store, table: str) -> None:
    """It does not go on by itself; whoever asks again goes on where it stopped."""
    store.write(ANALYSES.delete().where(ANALYSES.c.table == table))


def keep_moment(store: Store, table: str, number: int, what: Saved | None) -> None:
    """What is thought of one move; nothing where there was nothing to choose."""
    with suppress(IntegrityError):  # another process may have been faster
        store.write(MOMENTS.insert().values(table=table, number=number, what=what))


def moments(store: Store, table: str) -> dict[int, Saved | None]:
    """What is thought of each move so far."""
    wanted = sa.select(MOMENTS.c.number, MOMENTS.c.what).where(MOMENTS.c.table == table)
    return {row.number: row.what for row in store.rows(wanted.order_by(MOMENTS.c.number))}
