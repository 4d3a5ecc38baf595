"""Boxes of people's own, as tables need them: opened, checked, chosen for a table."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, NamedTuple

from meseta.games import find_game
from meseta.kernel.boxes import Document
from meseta.kernel.game import AnyGame
from meseta.web.http.refusals import Refused
from meseta.web.store import boxes
from meseta.web.store.boxes import BoxRow
from meseta.web.store.store import Person, Store
from meseta.workshop.components import faults_of, options_for
from meseta.workshop.drafts import BoxDraft, read_step

MOST_KEPT = 64
"""Opened boxes that a process remembers."""


class OpenBox(NamedTuple):
    """A box of somebody's own as it is now, and everything that is wrong with it."""

    row: BoxRow
    draft: BoxDraft
    faults: list[str]
    undone: int
    """Steps that could be done again."""


OPENED: OrderedDict[tuple[str, int], OpenBox] = OrderedDict()
"""The boxes that were last opened; a version of a box is always the same."""


def open_box(store: Store, row: BoxRow) -> OpenBox:
    """A box with all its steps."""
    known = OPENED.pop((row.id, row.version), None)
    if known is None:
        steps = [read_step(data) for data in boxes.steps_of(store, row.id)]
        kind = find_game(row.game)
        draft = BoxDraft(kind, row.base, row.name, steps[: row.steps])
        known = OpenBox(row, draft, faults_of(kind, draft.document), len(steps) - row.steps)
    OPENED[row.id, row.version] = known
    if len(OPENED) > MOST_KEPT:
        OPENED.popitem(last=False)
    return known


class BoxChoice(NamedTuple):
    """A box that a table may be made with."""

    id: str
    name: str
    is_sound: bool


def box_choices(store: Store, person: Person | None, game: str) -> list[BoxChoice]:
    """The boxes of somebody for a game, those too that do not fit together yet."""
    rows = boxes.boxes_of(store, person.id, game) if person else []
    return [BoxChoice(row.id, row.name, not open_box(store, row).faults) for row in rows]


def find_own_box(store: Store, person: Person | None, box: str) -> BoxRow:
    """A box of whoever asks."""
    row = boxes.find_box(store, box)
    if row is None or person is None or row.owner != person.id:
        raise Refused("refused-no_page")
    return row


def document_for_table(
    store: Store, person: Person | None, kind: type[AnyGame], box: str, options: dict[str, Any]
) -> Document | None:
    """The box that a table is to be made with, if it fits its options; none for the usual one."""
    if not box:
        return None
    opened = open_box(store, find_own_box(store, person, box))
    try:
        return dict(kind(options, opened.draft.document).document)
    except ValueError as error:
        raise Refused("refused-box", {"option": "box"}, why=str(error)[:240]) from error


def usual_options(row: BoxRow) -> dict[str, Any]:
    """The options that a box needs, such as its edition."""
    return options_for(find_game(row.game), row.base["name"])
