"""Tokens by which programs of a person are known: told once, kept as a hash, taken back at will."""

from __future__ import annotations

import secrets
from typing import NamedTuple

import sqlalchemy as sa

from meseta.web.store.schema import PEOPLE, TOKENS
from meseta.web.store.store import Person, Store, hash_token, new_id, now

PREFIX = "meseta_"
"""What a token begins with, so that people and scanners know one when they see it."""
MOST_TOKENS = 20
"""Of one person."""
MINUTE = 60


class Token(NamedTuple):
    """A token as it is listed: never the secret itself."""

    id: str
    label: str
    created: int
    used: int | None


def add_token(store: Store, person: str, label: str) -> str:
    """A new token of somebody, which is told once."""
    token = PREFIX + secrets.token_urlsafe(32)
    store.write(
        TOKENS.insert().values(
            id=new_id(), person=person, token=hash_token(token), label=label, created=now()
        )
    )
    return token


def whose_token(store: Store, token: str) -> Person | None:
    """The person for whom a program acts.

    The hash is looked for, not the token: how long that takes tells nothing about a token.
    """
    wanted = (
        sa.select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.settings, TOKENS.c.id, TOKENS.c.used)
        .join(TOKENS, TOKENS.c.person == PEOPLE.c.id)
        .where(TOKENS.c.token == hash_token(token))
    )
    for person, name, settings, known, used in store.rows(wanted):
        if (used or 0) < now() - MINUTE:
            store.write(TOKENS.update().where(TOKENS.c.id == known).values(used=now()))
        return Person(person, name, settings, known)
    return None


def tokens_of(store: Store, person: str) -> list[Token]:
    """All tokens of somebody, the newest first."""
    wanted = sa.select(TOKENS.c.id, TOKENS.c.label, TOKENS.c.created, TOKENS.c.used)
    mine = wanted.where(TOKENS.c.person == person).order_by(TOKENS.c.created.desc())
    return [Token(*row) for row in store.rows(mine)]


def remove_token(store: Store, person: str, token: str) -> None:
    """A token that no longer counts."""
    store.write(TOKENS.delete().where(TOKENS.c.id == token, TOKENS.c.person == person))
