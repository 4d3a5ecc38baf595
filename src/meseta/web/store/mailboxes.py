"""What is kept of where mail goes."""

from __future__ import annotations

import secrets
from typing import Any, NamedTuple

import sqlalchemy as sa

from meseta.web.store.schema import MAILBOXES
from meseta.web.store.store import DAY, Store, hash_token, now

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
        "confirmation": hash_token(secret),
        "asked": now(),
        "leave": secrets.token_urlsafe(24),
    }
    mine = MAILBOXES.delete().where(MAILBOXES.c.person == person)
    store.write(mine, MAILBOXES.insert().values(**values))
    return secret


def to_confirm(store: Store, secret: str) -> Mailbox | None:
    """The address that a link would confirm; it holds for a week."""
    wanted = sa.select(MAILBOXES).where(
        MAILBOXES.c.confirmation == hash_token(secret), MAILBOXES.c.asked > now() - 7 * DAY
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
