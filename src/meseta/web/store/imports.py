"""What is kept of matches that came from files."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from meseta.web.store.schema import IMPORTS, SEATS, TABLES
from meseta.web.store.store import SeatRow, Store, TableRow

SavedMatch = dict[str, Any]


# --- matches from files --------------------------------------------------------------------------


def add_import(
    store: Store, table: TableRow, seats: Iterable[SeatRow], person: str, saved: SavedMatch
) -> None:
    """A match from a file, as a table that nobody plays at."""
    store.write(
        TABLES.insert().values(table._asdict()),
        *[SEATS.insert().values(seat._asdict()) for seat in seats],
        IMPORTS.insert().values(table=table.id, person=person, saved=saved),
    )


def find_import(store: Store, table: str) -> SavedMatch | None:
    """What stood in the file of a table, if it came from one."""
    found = store.rows(sa.select(IMPORTS.c.saved).where(IMPORTS.c.table == table))
    return dict(found[0].saved) if found else None


def imports_of(store: Store, person: str) -> list[TableRow]:
    """The matches that somebody has brought, the newest first."""
    brought = sa.select(IMPORTS.c.table).where(IMPORTS.c.person == person)
    wanted = sa.select(TABLES).where(TABLES.c.id.in_(brought)).order_by(TABLES.c.created.desc())
    return [TableRow(**row._mapping) for row in store.rows(wanted)]


def remove_import(store: Store, person: str, table: str) -> bool:
    """A match from a file that is no longer wanted; whether it was somebody's."""
    brought = (IMPORTS.c.person == person) & (IMPORTS.c.table == table)
    mine = TABLES.c.id.in_(sa.select(IMPORTS.c.table).where(brought))
    return bool(store.change(TABLES.delete().where(mine)))
