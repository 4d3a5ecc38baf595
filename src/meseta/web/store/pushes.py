"""Devices that are called where nothing is open, and the key that signs the calls: what is kept."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.schema import PUSHES, SERVER_KEYS
from meseta.web.store.store import Store

MOST_PUSHES = 8
"""Devices of one person that are called; of more, those that were added last."""
PURPOSE = "push"
CALLED = sa.select(PUSHES).where(PUSHES.c.person == sa.bindparam("person"))
"""What is asked whenever somebody is called, put together once."""
DAY, HOUR, MINUTE = 24, 60, 60
"""Hours of a day, minutes of an hour, seconds of a minute."""


class Push(NamedTuple):
    """A device that is called where nothing is open."""

    device: str
    person: str
    endpoint: str
    """Where its push service takes calls: a secret between the device and us."""
    public: str
    auth: str
    """What a call is encrypted with."""
    wanted: str
    """What it is called for, in words with spaces between them."""
    quiet_from: int | None
    quiet_until: int | None
    """Hours of the device's own day between which it is not called."""
    offset: int
    """So many minutes its clock is ahead of UTC."""
    created: int
    outcome: str
    """How the last call was taken; empty if there was none."""

    def wants(self, kind: str, at: int) -> bool:
        """Whether it is called for something at a moment."""
        return kind in self.wanted.split() and not self.is_quiet(at)

    def is_quiet(self, at: int) -> bool:
        """Whether its own clock says at a moment that it wants to be left alone."""
        if self.quiet_from is None or self.quiet_until is None:
            return False
        hour = (at // MINUTE + self.offset) // HOUR % DAY
        return (hour - self.quiet_from) % DAY < (self.quiet_until - self.quiet_from) % DAY


def pushes_of(store: Store, person: str) -> list[Push]:
    """The devices of somebody that are called, the newest first."""
    found = [Push(**row._mapping) for row in store.rows(CALLED, person=person)]
    return sorted(found, key=lambda push: push.created, reverse=True)


def add_push(store: Store, push: Push) -> None:
    """One more device that is called; whoever was called there before is called no more."""
    others = [each for each in pushes_of(store, push.person) if each.device != push.device]
    replaced = [push.device, *(each.device for each in others[MOST_PUSHES - 1 :])]
    before = PUSHES.c.device.in_(replaced) | (PUSHES.c.endpoint == push.endpoint)
    store.write(PUSHES.delete().where(before), PUSHES.insert().values(push._asdict()))


def change_push(store: Store, person: str, device: str, **values: Any) -> bool:
    """Something else about a device of somebody; whether it is called at all."""
    mine = (PUSHES.c.device == device) & (PUSHES.c.person == person)
    return bool(store.change(PUSHES.update().where(mine).values(**values)))


def remove_push(store: Store, person: str, device: str) -> None:
    """A device that is called no more."""
    mine = (PUSHES.c.device == device) & (PUSHES.c.person == person)
    store.write(PUSHES.delete().where(mine))


def note_outcome(store: Store, push: Push, outcome: str) -> None:
    """How a call was taken."""
    change_push(store, push.person, push.device, outcome=outcome[:40])


def forget_endpoint(store: Store, endpoint: str) -> None:
    """A push service knows an address no more."""
    store.write(PUSHES.delete().where(PUSHES.c.endpoint == endpoint))


def signing_key(store: Store, make: Callable[[], str]) -> str:
    """The server's own key, made when it is first needed; of several processes one makes it."""
    wanted = sa.select(SERVER_KEYS.c.secret).where(SERVER_KEYS.c.purpose == PURPOSE)
    if not (found := store.rows(wanted)):
        with suppress(IntegrityError):
            store.write(SERVER_KEYS.insert().values(purpose=PURPOSE, secret=make()))
        found = store.rows(wanted)
    return str(found[0].secret)
