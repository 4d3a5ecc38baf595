"""What is kept of boxes: those that people make, step by step, and those that tables have."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from meseta.web.store.errors import Stale
from meseta.web.store.schema import BOX_STEPS, BOXES, PLAYED_BOXES
from meseta.web.store.store import Store, now

BoxDocument = dict[str, Any]
StepData = dict[str, Any]


class BoxRow(NamedTuple):
    """A box of somebody's own, without its steps."""

    id: str
    owner: str
    game: str
    name: str
    base: BoxDocument
    """The box of ours that it began with, as it was then."""
    attester: dict[str, str]
    """Who attests what was found, and from which edition."""
    steps: int
    """So many of its steps count; those behind them were undone."""
    version: int
    """How often it was changed: a version is never changed, whatever is done makes a new one."""
    created: int
    changed: int


def add_box(store: Store, row: BoxRow, steps: Iterable[StepData] = ()) -> None:
    """A new box with what was found of it so far."""
    rows = [{"box": row.id, "number": n, "what": what} for n, what in enumerate(steps)]
    added = [BOX_STEPS.insert().values(rows)] if rows else []
    store.write(BOXES.insert().values(row._replace(steps=len(rows))._asdict()), *added)


def find_box(store: Store, box: str) -> BoxRow | None:
    """A box by its name."""
    found = store.rows(sa.select(BOXES).where(BOXES.c.id == box))
    return BoxRow(*found[0]) if found else None


def boxes_of(store: Store, person: str, game: str) -> list[BoxRow]:
    """The boxes of somebody for a game, the last changed first."""
    mine = sa.select(BOXES).where(BOXES.c.owner == person, BOXES.c.game == game)
    return [BoxRow(*row) for row in store.rows(mine.order_by(BOXES.c.changed.desc()))]


def count_boxes(store: Store, person: str) -> int:
    """How many boxes somebody has."""
    wanted = sa.select(sa.func.count()).where(BOXES.c.owner == person)
    return int(store.rows(wanted)[0][0])


def steps_of(store: Store, box: str) -> list[StepData]:
    """All steps of a box in their order, those too that were undone."""
    wanted = sa.select(BOX_STEPS.c.what).where(BOX_STEPS.c.box == box)
    return [dict(row.what) for row in store.rows(wanted.order_by(BOX_STEPS.c.number))]


def change_box(store: Store, row: BoxRow, *more: sa.Executable, **values: Any) -> BoxRow:
    """Change a box; nothing if somebody has changed it meanwhile."""
    after = row._replace(**values, version=row.version + 1, changed=now())
    here = (BOXES.c.id == row.id) & (BOXES.c.version == row.version)
    with store.writing() as connection:
        if not connection.execute(BOXES.update().where(here).values(after._asdict())).rowcount:
            raise Stale
        for statement in more:
            connection.execute(statement)
    return after


def add_step(store: Store, row: BoxRow, what: StepData) -> BoxRow:
    """One more step; those that were undone are gone for good."""
    undone = (BOX_STEPS.c.box == row.id) & (BOX_STEPS.c.number >= row.steps)
    return change_box(
        store,
        row,
        BOX_STEPS.delete().where(undone),
        BOX_STEPS.insert().values(box=row.id, number=row.steps, what=what),
        steps=row.steps + 1,
    )


def remove_box(store: Store, box: str) -> None:
    """A box that is no longer wanted; tables that are played with it keep theirs."""
    store.write(
        BOX_STEPS.delete().where(BOX_STEPS.c.box == box), BOXES.delete().where(BOXES.c.id == box)
    )


# --- boxes of tables -----------------------------------------------------------------------------


def keep_played_box(store: Store, fingerprint: str, document: BoxDocument) -> None:
    """A box that a table is made with; the same one is kept once."""
    if find_played_box(store, fingerprint) is None:
        with suppress(IntegrityError):
            store.write(PLAYED_BOXES.insert().values(fingerprint=fingerprint, document=document))


def find_played_box(store: Store, fingerprint: str) -> BoxDocument | None:
    """The box that a table was made with, unless it is one that comes with the game."""
    wanted = sa.select(PLAYED_BOXES.c.document).where(PLAYED_BOXES.c.fingerprint == fingerprint)
    found = store.rows(wanted)
    return dict(found[0].document) if found else None
