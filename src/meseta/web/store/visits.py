"""What is kept of who has looked at a table, and who was called to it."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.mailboxes import Mailbox, mailbox_of
from meseta.web.store.schema import MAILBOXES, PEOPLE, SEATS, TABLES, VISITS
from meseta.web.store.store import Store, now

# --- visits --------------------------------------------------------------------------------------


def last_seen_version(store: Store, table: str, person: str) -> int | None:
    """The version of a table that somebody has last seen."""
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    return next((row.version for row in store.rows(sa.select(VISITS.c.version).where(here))), None)


def come_to(store: Store, table: str, person: str, version: int) -> None:
    """Somebody looks at a table; from now on a mail may call them again.

    Where that cannot be kept they look at it all the same.
    """
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    seen = {"version": version, "mailed": None}
    with suppress(IntegrityError), store.noting() as connection:
        if not connection.execute(VISITS.update().where(here).values(**seen)).rowcount:
            connection.execute(VISITS.insert().values(table=table, person=person, **seen))


def call_once(store: Store, table: str, person: str) -> bool:
    """Whether a mail may call somebody now; whoever asks second may not."""
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    if store.change(VISITS.update().where(here, VISITS.c.mailed.is_(None)).values(mailed=now())):
        return True
    try:
        store.write(VISITS.insert().values(table=table, person=person, version=0, mailed=now()))
    except IntegrityError:
        return False
    return True


def uncall(store: Store, table: str, person: str) -> None:
    """A mail that was not taken is sent again later."""
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    store.write(VISITS.update().where(here).values(mailed=None))


class Awaited(NamedTuple):
    """Somebody for whom a table waits, and who is to be told by mail."""

    table: str
    person: str
    language: str
    box: Mailbox


def find_awaited(store: Store, before: int) -> list[Awaited]:
    """Those for whom a table has waited long enough, and who were not called since they came."""
    wanted = (
        sa.select(MAILBOXES, SEATS.c.table, SEATS.c.number, TABLES.c.waits, PEOPLE.c.settings)
        .join(SEATS, SEATS.c.person == MAILBOXES.c.person)
        .join(TABLES, TABLES.c.id == SEATS.c.table)
        .join(PEOPLE, PEOPLE.c.id == MAILBOXES.c.person)
        .outerjoin(
            VISITS, (VISITS.c.table == SEATS.c.table) & (VISITS.c.person == MAILBOXES.c.person)
        )
        .where(MAILBOXES.c.confirmation.is_(None), TABLES.c.waits != "", TABLES.c.over.is_(False))
        .where(TABLES.c.changed <= before, VISITS.c.mailed.is_(None))
    )
    return [
        Awaited(row.table, row.person, row.settings.get("language", "en"), mailbox_of(row))
        for row in store.rows(wanted)
        if str(row.number) in row.waits.split()
    ]
