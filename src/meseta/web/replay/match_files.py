"""Matches to and from files."""

from __future__ import annotations

import json
from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from meseta.games import find_game
from meseta.match.match import Match
from meseta.match.saves import entries_in
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data, form_text, read_form
from meseta.web.http.services import service
from meseta.web.replay.replay_pages import eyes_for
from meseta.web.replay.replays import (
    check_looking_back,
    export_seen,
    is_closed,
    past_of,
)
from meseta.web.store import imports
from meseta.web.store.store import Person, SeatRow, Store
from meseta.web.table.access import open_table
from meseta.web.table.hub import Hub
from meseta.web.table.table_form import table_for
from meseta.web.table.uploads import read_upload

MOST_IMPORTS = 30
"""Matches from files that one person may keep."""
MOST_FILE = 512 * 1024
"""Bytes of such a file."""


# --- files ---------------------------------------------------------------------------------------


async def export(request: Request) -> Response:
    """A match to take home: all of it once it is closed, else what the seat has seen."""
    table = await open_table(request)
    check_looking_back(table)
    eyes, name = eyes_for(request, table), f"{table.row.game}-{table.row.id}"
    hub, match = service(request, Hub), table.match
    if request.query_params.get("as") == "text":
        last = len(match.moves)
        story = await hub.use(table, lambda: past_of(table, last).match.story(eyes.language))
        return as_file(PlainTextResponse("\n".join(story) + "\n"), f"{name}.txt")
    whole = is_closed(table)
    data = await hub.use(table, lambda: match.to_dict() if whole else export_seen(match, eyes))
    text = json.dumps(data, indent=1, ensure_ascii=False) + "\n"
    return as_file(Response(text, media_type="application/json"), f"{name}.json")


def as_file(response: Response, name: str) -> Response:
    """An answer that a browser keeps as a file."""
    response.headers["content-disposition"] = f'attachment; filename="{name}"'
    response.headers["cache-control"] = "no-store"
    return response


def import_page(request: Request) -> Response:
    """Where a match from a file is brought, and those that were brought before."""
    return show_import(request)


def show_import(request: Request, wrong: str = "", status: int = 200) -> Response:
    """The form; what was wrong with a file is said above it."""
    person, store = visitor(request), service(request, Store)
    rows = imports.imports_of(store, person.id) if person else []
    brought = [(row, find_game(row.game).title) for row in rows]
    most = MOST_FILE // 1024
    return render(request, "import.html", status=status, wrong=wrong, brought=brought, most=most)


async def bring(request: Request) -> Response:
    """A match from a file; it is read as carefully as any other."""
    try:
        saved = await read_upload(request, read_saved, "refused-import")
        person, token = await welcome(request)
        table = await to_thread(add_imported_table, service(request, Store), person, saved)
    except Refused as refused:
        wrong = phrases(language_of(request)).say(refused.message, **refused.values)
        return await to_thread(show_import, request, wrong, 422)
    response = go_to(f"/t/{table}?at=0")
    remember(request, response, token)
    return response


def add_imported_table(store: Store, person: Person, saved: Data) -> str:
    """The name of a table at which a saved match lies that nobody plays on."""
    if len(imports.imports_of(store, person.id)) >= MOST_IMPORTS:
        raise Refused("refused-imports_full", most=MOST_IMPORTS)
    box = saved["box"].get("document")
    row = table_for(saved["game"], saved["options"], person, hints=False, box=box)
    row = row._replace(maker=None, over=True, seed="")
    numbers = range(len(saved["options"]["players"]))
    seats = [SeatRow(row.id, number, None, "", None, None, {}) for number in numbers]
    imports.add_import(store, row, seats, person.id, saved)
    return row.id


def read_saved(text: str) -> Data | str:
    """The match in a text, as it would be saved here; or what is wrong with it."""
    try:
        return Match.from_dict(entries_in(text)).to_dict()
    except (ValueError, RuntimeError) as error:
        return str(error)


async def remove(request: Request) -> Response:
    """A match from a file that is no longer wanted."""
    person, table = visitor(request), form_text(await read_form(request), "table")
    store = service(request, Store)
    if person is not None:
        if await to_thread(imports.remove_import, store, person.id, table):
            service(request, Hub).tables.pop(table, None)
    return go_to("/import")
