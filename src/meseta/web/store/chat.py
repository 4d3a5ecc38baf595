"""What people say to each other at tables."""

from __future__ import annotations

from typing import NamedTuple

import sqlalchemy as sa

from meseta.web.store.schema import CHAT
from meseta.web.store.store import Person, Store, now


class ChatLine(NamedTuple):
    """Something that somebody said."""

    id: int
    name: str
    """Nobody's once they are forgotten."""
    room: str
    text: str
    at: int


def add_line(store: Store, table: str, person: Person, room: str, text: str) -> ChatLine:
    """Keep something that was said."""
    at = now()
    values = {"table": table, "person": person.id, "name": person.name}
    added = CHAT.insert().values(**values, room=room, text=text, at=at)
    with store.writing() as connection:
        key = connection.execute(added).inserted_primary_key
    assert key is not None
    return ChatLine(key[0], person.name, room, text, at)


def lines(
    store: Store, table: str, rooms: tuple[str, ...], after: int, most: int
) -> list[ChatLine]:
    """The last lines of some rooms at a table, the oldest first."""
    wanted = sa.select(CHAT.c.id, CHAT.c.name, CHAT.c.room, CHAT.c.text, CHAT.c.at).where(
        CHAT.c.table == table, CHAT.c.room.in_(rooms), CHAT.c.id > after
    )
    found = store.rows(wanted.order_by(CHAT.c.id.desc()).limit(most))
    return [ChatLine(*row) for row in reversed(found)]


def count_since(store: Store, person: str, at: int) -> int:
    """How often somebody has said something since then, wherever; a clock may have gone back."""
    lately = CHAT.c.at.between(at + 1, now())
    wanted = sa.select(sa.func.count().label("all")).where(CHAT.c.person == person, lately)
    return next(int(row.all) for row in store.rows(wanted))
