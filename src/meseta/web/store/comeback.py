"""What is kept for those who come back: whom tables wait for, visits, mail, hooks."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError, OperationalError

from meseta.web.store.schema import HOOKS, MAILBOXES, PEOPLE, SEATS, TABLES, VISITS
from meseta.web.store.store import DAY, Store, TableRow, hashed, now

SETTINGS = sa.select(PEOPLE.c.settings).where(PEOPLE.c.id == sa.bindparam("person"))
HOOKED = sa.select(HOOKS).where(HOOKS.c.person == sa.bindparam("person"))
"""What is asked whenever somebody is called, put together once."""

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


def settings_of(store: Store, person: str) -> dict[str, Any] | None:
    """How somebody wants it; nothing of nobody."""
    rows = store.rows(SETTINGS, person=person)
    return rows[0].settings if rows else None


# --- visits --------------------------------------------------------------------------------------


def seen_before(store: Store, table: str, person: str) -> int | None:
    """The version of a table that somebody has last seen."""
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    return next((row.version for row in store.rows(sa.select(VISITS.c.version).where(here))), None)


def come_to(store: Store, table: str, person: str, version: int) -> None:
    """Somebody looks at a table; from now on a mail may call them again.

    Where that cannot be kept they look at it all the same.
    """
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    seen = {"version": version, "mailed": None}
    with suppress(OperationalError):
        if not changed(store, VISITS.update().where(here).values(**seen)):
            try:
                store.write(VISITS.insert().values(table=table, person=person, **seen))
            except IntegrityError:
                store.write(VISITS.update().where(here).values(**seen))


def call_once(store: Store, table: str, person: str) -> bool:
    """Whether a mail may call somebody now; whoever asks second may not."""
    here = (VISITS.c.table == table) & (VISITS.c.person == person)
    if changed(store, VISITS.update().where(here, VISITS.c.mailed.is_(None)).values(mailed=now())):
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


def changed(store: Store, statement: sa.Update | sa.Delete) -> int:
    """How many rows a statement has changed."""
    with store.engine.begin() as connection:
        return connection.execute(statement).rowcount


# --- mail ----------------------------------------------------------------------------------------


class Mailbox(NamedTuple):
    """Where somebody's mail goes."""

    person: str
    address: str
    is_confirmed: bool
    leave: str
    """The secret of the link that ends it."""


def mailbox(store: Store, person: str) -> Mailbox | None:
    """Where somebody's mail goes, if anywhere."""
    rows = store.rows(sa.select(MAILBOXES).where(MAILBOXES.c.person == person))
    return mailbox_of(rows[0]) if rows else None


def mailbox_of(row: Any) -> Mailbox:
    """A row as it is used."""
    return Mailbox(row.person, row.address, row.confirmation is None, row.leave)


def add_mailbox(store: Store, person: str, address: str) -> str:
    """An address that is still to be confirmed; the secret that confirms it."""
    secret = secrets.token_urlsafe(24)
    values = {
        "person": person,
        "address": address,
        "confirmation": hashed(secret),
        "asked": now(),
        "leave": secrets.token_urlsafe(24),
    }
    mine = MAILBOXES.delete().where(MAILBOXES.c.person == person)
    store.write(mine, MAILBOXES.insert().values(**values))
    return secret


def to_confirm(store: Store, secret: str) -> Mailbox | None:
    """The address that a link would confirm; it holds for a week."""
    wanted = sa.select(MAILBOXES).where(
        MAILBOXES.c.confirmation == hashed(secret), MAILBOXES.c.asked > now() - 7 * DAY
    )
    rows = store.rows(wanted)
    return mailbox_of(rows[0]) if rows else None


def confirm(store: Store, person: str) -> None:
    """From now on mail is sent."""
    store.write(MAILBOXES.update().where(MAILBOXES.c.person == person).values(confirmation=None))


def remove_mailbox(store: Store, person: str) -> None:
    """No more mail."""
    store.write(MAILBOXES.delete().where(MAILBOXES.c.person == person))


def to_leave(store: Store, secret: str) -> Mailbox | None:
    """The address that a link would forget."""
    rows = store.rows(sa.select(MAILBOXES).where(MAILBOXES.c.leave == secret))
    return mailbox_of(rows[0]) if rows else None


class Awaited(NamedTuple):
    """Somebody for whom a table waits, and who is to be told by mail."""

    table: str
    person: str
    language: str
    box: Mailbox


def awaited(store: Store, before: int) -> list[Awaited]:
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


# --- hooks ---------------------------------------------------------------------------------------


class Hook(NamedTuple):
    """A program that is told when it is somebody's move."""

    address: str
    outcome: str
    """How it last answered; empty if it was never told anything."""


def hook(store: Store, person: str) -> Hook | None:
    """Somebody's hook."""
    rows = store.rows(HOOKED, person=person)
    return Hook(rows[0].address, rows[0].outcome) if rows else None


def set_hook(store: Store, person: str, address: str) -> None:
    """Another hook, or none."""
    mine = HOOKS.delete().where(HOOKS.c.person == person)
    fresh = HOOKS.insert().values(person=person, address=address, outcome="")
    store.write(mine, *([fresh] if address else []))


def note_outcome(store: Store, person: str, outcome: str) -> None:
    """How a hook answered."""
    mine = HOOKS.c.person == person
    store.write(HOOKS.update().where(mine).values(outcome=outcome[:40], at=now()))
