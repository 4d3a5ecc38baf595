"""How finished tables came out, for the page of the club."""

from __future__ import annotations

from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.schema import ENTRIES, PEOPLE, RESULTS, SEATS, TABLES
from meseta.web.store.store import Store


class Outcome(NamedTuple):
    """How one seat of a finished table came out."""

    table: str
    game: str
    at: int
    watching: str
    seat: int
    person: str | None
    bot: str | None
    place: int
    points: int


class Named(NamedTuple):
    """What somebody is called, and how they want it."""

    name: str
    settings: dict[str, Any]


def keep_results(store: Store, table: str, rows: list[dict[str, Any]]) -> None:
    """Keep how the seats of a table came out, and when; once."""
    wanted = sa.select(sa.func.max(ENTRIES.c.at).label("at")).where(ENTRIES.c.table == table)
    at = next((row.at or 0 for row in store.rows(wanted)), 0)
    try:
        store.write(RESULTS.insert().values([{"table": table, "at": at, **row} for row in rows]))
    except IntegrityError:
        return


def without_result(store: Store, most: int = 20) -> list[str]:
    """Finished tables of which it is not kept yet how they ended."""
    known = sa.exists().where(RESULTS.c.table == TABLES.c.id)
    wanted = sa.select(TABLES.c.id).where(TABLES.c.over.is_(True), ~known)
    return [row.id for row in store.rows(wanted.order_by(TABLES.c.created).limit(most))]


def mark_of_results(store: Store) -> tuple[int, int]:
    """What changes whenever there is another result or somebody is forgotten."""
    counts: list[Any] = [sa.func.count().label("all")]
    counts.append(sa.func.count(RESULTS.c.person).label("known"))
    rows = store.rows(sa.select(*counts).select_from(RESULTS))
    return rows[0].all, rows[0].known


def outcomes(store: Store) -> list[Outcome]:
    """All results in the order in which the tables ended, seat by seat."""
    wanted = (
        sa.select(
            RESULTS.c.table,
            TABLES.c.game,
            RESULTS.c.at,
            TABLES.c.watching,
            RESULTS.c.seat,
            RESULTS.c.person,
            RESULTS.c.bot,
            RESULTS.c.place,
            RESULTS.c.points,
        )
        .join(TABLES, TABLES.c.id == RESULTS.c.table)
        .order_by(RESULTS.c.at, RESULTS.c.table, RESULTS.c.seat)
    )
    return [Outcome(*row) for row in store.rows(wanted)]


def people(store: Store) -> dict[str, Named]:
    """Everybody of whom there is a result."""
    known = sa.select(RESULTS.c.person).where(RESULTS.c.person.is_not(None))
    wanted = sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings)
    rows = store.rows(wanted.where(PEOPLE.c.id.in_(known)))
    return {row.id: Named(row.name, row.settings) for row in rows}


def tables_with(store: Store, person: str) -> set[str]:
    """The tables at which somebody sits or sat."""
    mine = (SEATS.c.person == person) | (SEATS.c.left == person)
    return {row.table for row in store.rows(sa.select(SEATS.c.table).where(mine))}
