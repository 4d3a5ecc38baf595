"""What is kept of studies: one row a study, one row a node."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple

import sqlalchemy as sa

from meseta.web.store.errors import Stale
from meseta.web.store.schema import NODES, STUDIES
from meseta.web.store.store import Store, now


class StudyRow(NamedTuple):
    """A study, without its nodes."""

    id: str
    owner: str
    game: str
    name: str
    start: dict[str, Any]
    """A saved match without moves."""
    origin: str | None
    """The table that it comes from."""
    shared: bool
    version: int
    created: int
    changed: int


class Node(NamedTuple):
    """A move in a study, after its parent; node 0 is where everything begins."""

    number: int
    parent: int
    rank: int
    """Among those that follow the same parent the lowest is the main one."""
    seat: int
    what: str
    name: str = ""
    note: str = ""


def add_study(store: Store, row: StudyRow, nodes: Iterable[Node]) -> None:
    """A new study with everything in it."""
    store.write(STUDIES.insert().values(row._asdict()), *insert_nodes(row.id, nodes))


def insert_nodes(study: str, nodes: Iterable[Node]) -> list[sa.Executable]:
    """What writes new nodes."""
    rows = [{"study": study, **node._asdict()} for node in nodes]
    return [NODES.insert().values(rows)] if rows else []


def find_study(store: Store, study: str) -> StudyRow | None:
    """A study by its name."""
    found = store.rows(sa.select(STUDIES).where(STUDIES.c.id == study))
    return StudyRow(*found[0]) if found else None


def studies_of(store: Store, person: str) -> list[StudyRow]:
    """The studies of somebody, the last used first."""
    mine = sa.select(STUDIES).where(STUDIES.c.owner == person)
    return [StudyRow(*row) for row in store.rows(mine.order_by(STUDIES.c.changed.desc()))]


def count_studies(store: Store, person: str) -> int:
    """How many studies somebody has."""
    wanted = sa.select(sa.func.count()).where(STUDIES.c.owner == person)
    return int(store.rows(wanted)[0][0])


def nodes_of(store: Store, study: str) -> list[Node]:
    """All nodes of a study, in the order of their numbers."""
    columns = [NODES.c[name] for name in Node._fields]
    wanted = sa.select(*columns).where(NODES.c.study == study).order_by(NODES.c.number)
    return [Node(*row) for row in store.rows(wanted)]


def remove_study(store: Store, study: str) -> None:
    """A study that is no longer wanted."""
    store.write(
        NODES.delete().where(NODES.c.study == study), STUDIES.delete().where(STUDIES.c.id == study)
    )


def change_study(
    store: Store,
    row: StudyRow,
    put: Iterable[Node] = (),
    gone: Iterable[int] = (),
    **values: Any,
) -> StudyRow:
    """Write nodes, delete others, change the study itself: all of it, or nothing if it is stale."""
    put, gone = list(put), list(gone)
    after = row._replace(**values, version=row.version + 1, changed=now())
    here = (STUDIES.c.id == row.id) & (STUDIES.c.version == row.version)
    touched = NODES.c.number.in_([*gone, *[node.number for node in put]])
    with store.writing() as connection:
        if not connection.execute(STUDIES.update().where(here).values(after._asdict())).rowcount:
            raise Stale
        connection.execute(NODES.delete().where(NODES.c.study == row.id, touched))
        for statement in insert_nodes(row.id, put):
            connection.execute(statement)
    return after
