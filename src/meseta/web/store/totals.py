"""How much is kept in all."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa

from meseta.web.store.schema import ENTRIES, PEOPLE, STUDIES, TABLES
from meseta.web.store.store import Store


class Totals(NamedTuple):
    """How many there are of each."""

    people: int
    tables: int
    running: int
    entries: int
    studies: int


def count_all(store: Store) -> Totals:
    """Everything that is kept, counted."""

    def count(what: sa.Table, *where: sa.ColumnElement[bool]) -> sa.ScalarSelect[int]:
        return sa.select(sa.func.count()).select_from(what).where(*where).scalar_subquery()

    counts = (
        count(PEOPLE),
        count(TABLES),
        count(TABLES, TABLES.c.over.is_(False)),
        count(ENTRIES),
        count(STUDIES),
    )
    wanted: sa.Select[Any] = sa.select(*list[Any](counts))
    [found] = store.rows(wanted)
    return Totals(*found)


def describe_database(store: Store) -> tuple[str, str]:
    """The database and its version."""
    dialect = store.engine.dialect
    return dialect.name, ".".join(map(str, dialect.server_version_info or ()))
