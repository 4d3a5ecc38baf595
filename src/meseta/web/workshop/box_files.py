"""Boxes to and from files: whole ones, and corrections alone to be handed on."""

from __future__ import annotations

from typing import Any, NamedTuple

import tomli_w
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from meseta.games import GAMES, find_game
from meseta.kernel.boxes import MALFORMED, BoxError, Document
from meseta.web.http.language import USUAL
from meseta.web.table.own_boxes import OpenBox
from meseta.web.table.uploads import read_upload
from meseta.web.workshop.box_pages import keep_new_box, opened_for
from meseta.workshop.components import components_of, misfits_of, shown_boxes
from meseta.workshop.corrections import FILE, Attester, as_document, read_corrections, read_toml
from meseta.workshop.drafts import (
    MOST_ADDED,
    BoxDraft,
    BoxStep,
    read_step,
    step_from_box,
    step_from_corrections,
)

MOST_FILE = 256 * 1024
"""Bytes of a file."""


class ReadBox(NamedTuple):
    """What a file holds: of which game and box, under which name, and what was found."""

    game: str
    box: str
    name: str
    step: dict[str, Any]


def read_box_file(text: str) -> ReadBox | str:
    """A whole box or corrections; or what is wrong with it. It is data, and checked as such."""
    try:
        document = read_toml(text, "file")
        game = document.get("game")
        if game not in GAMES:
            raise BoxError(f"game is {game!r}, not one of {', '.join(GAMES)}")
        return from_corrections(document) if FILE in document else from_whole_box(document)
    except MALFORMED as error:
        return str(error)


def base_for(document: Document, name: object) -> BoxDraft:
    """A draft of the box of ours that a file is about."""
    kind = find_game(document["game"])
    if name not in shown_boxes(kind):
        raise BoxError(f"box {str(name)[:40]!r} is not one of {', '.join(shown_boxes(kind))}")
    return BoxDraft(kind, kind.load_box(str(name)), "")


def from_corrections(document: Document) -> ReadBox:
    """Corrections, if all of them are about what our box says."""
    corrections = read_corrections(document, "file")
    draft = base_for(document, corrections.box)
    step, misfits = step_from_corrections(draft, corrections)
    for misfit in misfits:
        raise BoxError(misfit)
    name = str(corrections.attester) or corrections.box
    return checked(draft, step, corrections.box, name)


def from_whole_box(document: Document) -> ReadBox:
    """A whole box, if nothing is wrong with it."""
    kind = find_game(document["game"])
    for fault in kind.box_faults(document):
        raise BoxError(fault)
    draft = base_for(document, document["name"])
    return checked(draft, step_from_box(draft, document), document["name"], document["title"])


def checked(draft: BoxDraft, step: BoxStep, box: str, name: str) -> ReadBox:
    """What was found, if every entry of the box is right for itself, and all can be drawn.

    What entries must be together may still be wrong: it can be corrected here.
    """
    draft.follow(step)
    for misfit in misfits_of(draft.kind, draft.document):
        raise BoxError(misfit)
    if draft.added > MOST_ADDED:
        raise BoxError(f"{draft.added} new entries are more than {MOST_ADDED}")
    try:
        components_of(draft.kind, {**draft.document, "title": name}, draft.base, USUAL)
    except MALFORMED as error:
        raise BoxError(f"this box cannot be drawn: {error}") from error
    return ReadBox(draft.kind.id, box, name, step.as_data())


async def import_box(request: Request) -> Response:
    """A box from a file."""
    read = await read_upload(request, read_box_file, "refused-box")
    kind = find_game(read.game)
    base, steps = kind.load_box(read.box), [read_step(read.step)]
    return await keep_new_box(request, kind, base, read.name or kind.title, steps)


# --- what goes out -------------------------------------------------------------------------------


def as_toml(document: Document, name: str) -> Response:
    """A document as a file that a browser keeps."""
    headers = {
        "content-disposition": f'attachment; filename="{name}.toml"',
        "cache-control": "no-store",
    }
    return PlainTextResponse(tomli_w.dumps(document), headers=headers, media_type="text/plain")


def file_name(opened: OpenBox, what: str) -> str:
    """What a file is called."""
    return f"{opened.row.game}-{opened.row.base['name']}-{what}"


def export_box(request: Request) -> Response:
    """The whole box, as `meseta box check` reads it."""
    opened = opened_for(request)
    return as_toml(opened.draft.document, file_name(opened, "box"))


def export_corrections(request: Request) -> Response:
    """The corrections alone, as another server and `meseta box merge` read them."""
    opened = opened_for(request)
    found = opened.draft.corrections(Attester(**opened.row.attester))
    return as_toml(as_document(found), file_name(opened, "corrections"))
