"""What is kept of programs that are told when it is somebody's move."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from meseta.web.store.schema import HOOKS
from meseta.web.store.store import Store, now

HOOKED = sa.select(HOOKS).where(HOOKS.c.person == sa.bindparam("person"))
"""What is asked whenever somebody is called, put together once."""


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
