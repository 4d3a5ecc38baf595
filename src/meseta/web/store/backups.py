"""Backups: everything that is kept, in one SQLite file, whatever it came from and goes to."""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.engine import Connection
from sqlalchemy.exc import DatabaseError

from meseta.web.store.schema import ENTRIES, METADATA, PEOPLE, TABLES
from meseta.web.store.store import Store, file_of, find_damage, open_store

AT_ONCE = 1000
"""Rows that are copied together."""

ASIDE = ".damaged"
"""How the name of a file ends that is kept only to be looked at."""


class Copied(NamedTuple):
    """How much was copied."""

    tables: int
    people: int
    entries: int


def back_up(url: str, file: Path, is_forced: bool = False) -> Copied:
    """Copy everything as it stands at one moment; the file is there when it is whole."""
    if file.exists() and not is_forced:
        raise ValueError(f"{file}: there is such a file already")
    draft = file.with_name(file.name + ".part")
    draft.unlink(missing_ok=True)
    source, target = open_store(url), Store(f"sqlite:///{draft}")
    try:
        copied = copy_all(source, target)
        with target.engine.connect() as connection:
            connection.exec_driver_sql("PRAGMA journal_mode=DELETE")
    finally:
        source.close()
        target.close()
    draft.replace(file)
    return copied


def restore(url: str, file: Path, is_replaced: bool = False) -> Copied:
    """Take everything out of a backup, of this version or an older one, all of it or nothing."""
    if not is_backup(file):
        raise ValueError(f"{file}: this is not a backup")
    with tempfile.TemporaryDirectory() as folder:
        source = open_store(f"sqlite:///{shutil.copy(file, folder)}")
        if is_replaced and find_damage(url):
            set_aside(url)
        target = open_store(url)
        try:
            return copy_all(source, target, is_replaced)
        finally:
            source.close()
            target.close()


def set_aside(url: str) -> None:
    """Keep a damaged file, under another name, with what belongs to it."""
    file = file_of(url)
    assert file is not None
    for each in (file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))):
        if each.exists():
            each.replace(each.with_name(each.name + ASIDE))


def is_backup(file: Path) -> bool:
    """Whether a file is one that `back_up` has written."""
    if not file.is_file():
        return False
    engine = sa.create_engine(f"sqlite:///{file}")
    try:
        return sa.inspect(engine).has_table("alembic_version")
    except DatabaseError:
        return False
    finally:
        engine.dispose()


def copy_all(source: Store, target: Store, is_replaced: bool = False) -> Copied:
    """Copy every row of one store into another, which must be empty or is emptied."""
    with source.engine.connect() as giving, target.engine.begin() as taking:
        stand_still(giving)
        if is_replaced:
            for table in reversed(METADATA.sorted_tables):
                taking.execute(table.delete())
        for table in METADATA.sorted_tables:
            if count_in(taking, table):
                raise ValueError("there are tables and people already: --replace deletes them")
            copy_rows(table, giving, taking)
        return Copied(*[count_in(taking, table) for table in (TABLES, PEOPLE, ENTRIES)])


def stand_still(connection: Connection) -> None:
    """See what there is at one moment, whatever is written meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN")
    else:
        connection.execution_options(isolation_level="REPEATABLE READ")


def count_in(connection: Connection, table: sa.Table) -> int:
    """How many rows there are."""
    return int(connection.scalar(sa.select(sa.func.count()).select_from(table)) or 0)


def copy_rows(table: sa.Table, giving: Connection, taking: Connection) -> None:
    """Copy all rows of one kind."""
    rows = giving.execute(sa.select(table)).mappings()
    while some := rows.fetchmany(AT_ONCE):
        taking.execute(table.insert(), [dict(row) for row in some])
    follow_numbers(table, taking)


def follow_numbers(table: sa.Table, connection: Connection) -> None:
    """Numbers that PostgreSQL gives by itself go on after the last one there is."""
    counted = table.autoincrement_column
    if counted is not None and connection.dialect.name == "postgresql":
        last = sa.select(sa.func.max(counted)).scalar_subquery()
        sequence = sa.func.pg_get_serial_sequence(table.name, counted.name)
        connection.execute(sa.select(sa.func.setval(sequence, last)))
