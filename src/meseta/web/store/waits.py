"""What is kept of whom tables wait for, and until when."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa

from meseta.web.store.schema import SEATS, TABLES
from meseta.web.store.store import DAY, Store, TableRow, now

# --- whom tables wait for ------------------------------------------------------------------------


def note(store: Store, table: str, waits: str, due: int | None) -> None:
    """For whom a table waits, and until when."""
    store.write(TABLES.update().where(TABLES.c.id == table).values(waits=waits, due=due))


def seat_change(table: str, number: int, **values: Any) -> sa.Executable:
    """Somebody else at a seat, to be written together with something else."""
    here = (SEATS.c.table == table) & (SEATS.c.number == number)
    return SEATS.update().where(here).values(**values)


def due_tables(store: Store, at: int) -> list[str]:
    """The tables at which a clock has run out."""
    wanted = sa.select(TABLES.c.id).where(TABLES.c.due <= at, TABLES.c.over.is_(False))
    return [row.id for row in store.rows(wanted.limit(100))]


def next_due(store: Store) -> int | None:
    """When the next clock runs out, at any table."""
    wanted = sa.select(sa.func.min(TABLES.c.due).label("due")).where(TABLES.c.over.is_(False))
    return next((row.due for row in store.rows(wanted)), None)


def idle_tables(store: Store) -> list[str]:
    """Running tables that wait for no person: bots were thinking when the server stopped."""
    is_open = sa.exists().where(
        SEATS.c.table == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.bot.is_(None)
    )
    wanted = sa.select(TABLES.c.id).where(
        TABLES.c.over.is_(False), TABLES.c.waits == "", TABLES.c.changed > now() - DAY, ~is_open
    )
    return [row.id for row in store.rows(wanted.order_by(TABLES.c.changed.desc()).limit(50))]


def tables_to_watch(store: Store, most: int = 12) -> list[TableRow]:
    """Running tables that everybody may look at, the last used first."""
    is_open = sa.exists().where(
        SEATS.c.table == TABLES.c.id, SEATS.c.person.is_(None), SEATS.c.bot.is_(None)
    )
    wanted = sa.select(TABLES).where(TABLES.c.over.is_(False), TABLES.c.watching == "yes", ~is_open)
    recent = wanted.order_by(TABLES.c.changed.desc()).limit(most)
    return [TableRow(**row._mapping) for row in store.rows(recent)]
