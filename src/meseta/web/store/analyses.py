"""What is kept of analyses: who asked for one, and every thought."""

from __future__ import annotations

from contextlib import suppress
from typing import NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.imports import SavedMatch
from meseta.web.store.schema import ANALYSES, MOMENTS
from meseta.web.store.store import Store, now


class Analysed(NamedTuple):
    """A match that somebody wants looked at."""

    table: str
    person: str | None
    done: bool
    asked: int


# --- what is thought of moves --------------------------------------------------------------------


def ask_for(store: Store, table: str, person: str) -> None:
    """Somebody wants a match looked at; what was found before is kept."""
    asked = {"table": table, "person": person, "done": False, "asked": now()}
    with suppress(IntegrityError):  # somebody else may have been faster: it is done for both
        store.write(ANALYSES.insert().values(asked))


def analysis(store: Store, table: str) -> Analysed | None:
    """How far a match has been looked at."""
    found = store.rows(sa.select(ANALYSES).where(ANALYSES.c.table == table))
    return Analysed(*found[0]) if found else None


def list_unfinished(store: Store) -> list[Analysed]:
    """All that wait, the first that was asked for first."""
    wanted = sa.select(ANALYSES).where(~ANALYSES.c.done).order_by(ANALYSES.c.asked)
    return [Analysed(*row) for row in store.rows(wanted)]


def finish(store: Store, table: str) -> None:
    """All moves of a match have been looked at."""
    store.write(ANALYSES.update().where(ANALYSES.c.table == table).values(done=True))


def give_up(store: Store, table: str) -> None:
    """It does not go on by itself; whoever asks again goes on where it stopped."""
    store.write(ANALYSES.delete().where(ANALYSES.c.table == table))


def keep_moment(store: Store, table: str, number: int, what: SavedMatch | None) -> None:
    """What is thought of one move; nothing where there was nothing to choose."""
    with suppress(IntegrityError):  # another process may have been faster
        store.write(MOMENTS.insert().values(table=table, number=number, what=what))


def moments(store: Store, table: str) -> dict[int, SavedMatch | None]:
    """What is thought of each move so far."""
    wanted = sa.select(MOMENTS.c.number, MOMENTS.c.what).where(MOMENTS.c.table == table)
    return {row.number: row.what for row in store.rows(wanted.order_by(MOMENTS.c.number))}
