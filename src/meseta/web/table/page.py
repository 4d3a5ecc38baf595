"""The table page: looking, listening, and what a choice would lead to."""

from __future__ import annotations

import json
from asyncio import to_thread

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.match.match import is_shipped
from meseta.web.http.auth import language_of, settings_of, visitor
from meseta.web.http.event_streams import Changes, stream_changes
from meseta.web.http.pages import definitions, render
from meseta.web.http.rate_limits import owner_of
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data
from meseta.web.http.services import service
from meseta.web.store.store import Store
from meseta.web.store.visits import come_to
from meseta.web.table.access import my_seats, open_table, viewer_for
from meseta.web.table.actions import NOTHING, actions_asked
from meseta.web.table.hub import Hub, Listener
from meseta.web.table.invitations import invitations
from meseta.web.table.messages import GhostFacts, LeadFacts, LookFacts, TablePage
from meseta.web.table.rule_pins import say_pin
from meseta.web.table.sheets import Sheet, Viewer, ghost_of, leads_facts, sheet_of
from meseta.web.table.since_last_move import away_facts, since_facts
from meseta.web.table.table import Table
from meseta.web.table.table_form import describe_options

RETRY = 1000
"""Milliseconds after which a page that was cut off listens again."""
CROWDED = 30
"""Seconds after which it is worth trying to listen again."""


# --- looking -------------------------------------------------------------------------------------


async def table_page(request: Request) -> Response:
    """The table, as whoever asks may see it."""
    table = await open_table(request)
    hub, viewer = service(request, Hub), viewer_for(request, table, None)
    sheet = await hub.use(table, lambda: sheet_of(table, viewer))
    person, slow = visitor(request), await hub.use(table, table.quicken)
    away = await hub.use(table, lambda: away_facts(person, table))
    look: LookFacts = {"seat": viewer.seat, "slow": slow, **away}
    return show_table(request, table, sheet, look)


def show_table(
    request: Request, table: Table, sheet: Sheet, look: LookFacts, past: Data | None = None
) -> Response:
    """A sheet of a table as a page; of the past with what is needed to step through it."""
    game, mine = table.match.game, my_seats(request, table)
    person, language = visitor(request), language_of(request)
    is_maker = table.is_made_by(person)
    facts: TablePage = {
        **sheet.since(None),
        "parts": {},
        "tag": sheet.tag,
        "table": table.row.id,
        "home": f"/t/{table.row.id}",
        "mine_seats": mine,
        "shared": len(mine) > 1,
        "hints": table.row.hints,
        "pace": (person.settings if person else {}).get("pace", "normal"),
        "settings": {name: settings_of(request)[name] for name in ("sound", "notify", "chat")},
        "room": "players" if mine else "watchers",
        **look,
    }
    return render(
        request,
        "table.html",
        game=game.id,
        title=game.title,
        about=[*describe_options(game, language), *describe_pin(table, language)],
        has_own_box=not is_shipped(game),
        definitions=Markup(definitions(sheet.shared)),
        parts=[Markup(part) for part in sheet.parts.values()],
        asked=sheet.facts["asked"],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
        table=table,
        links=invitations(request, table) if is_maker and past is None else [],
        is_maker=is_maker,
        mine=mine if past is None else [],
        past=past,
        names=[game.words(language).say(f"seat-{colour}") for colour in game.seats],
    )


def describe_pin(table: Table, language: str) -> list[str]:
    """That a table was made under other rules, where all of it holds today."""
    said = say_pin(table.row, table.match.game, language, None)
    return [said] if said and table.differs is None else []


async def stream(request: Request) -> Response:
    """Everything that changes at the table for one viewer, as it happens."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    known, person = request.query_params.get("known", ""), visitor(request)
    known_by = (person.device, person.id) if person else ("", "")
    return stream_events(request, table, Listener(viewer, *known_by, owner_of(request)), known)


def stream_events(request: Request, table: Table, listener: Listener, known: str) -> Response:
    """What a listener hears, as server-sent events."""
    if service(request, Hub).is_crowded(table.row.id, listener):
        raise Refused("refused-too_many", wait=CROWDED)
    return stream_changes(listen(request, table, listener, known), RETRY)


async def listen(request: Request, table: Table, listener: Listener, known: str) -> Changes:
    """Everything that changes; when somebody who sits there goes, what they have seen is kept."""
    hub, person = service(request, Hub), visitor(request)
    try:
        async for change in hub.stream(table, listener, known):
            yield change
    finally:
        if person and my_seats(request, table):
            seen = (service(request, Store), table.row.id, person.id, table.version)
            hub.tasks.run(to_thread(come_to, *seen))


async def since(request: Request) -> Response:
    """What has happened since my last move."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    facts = await service(request, Hub).use(table, lambda: since_facts(table, viewer))
    return JSONResponse(facts)


async def ghost(request: Request) -> Response:
    """What a choice would lead to."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    actions = actions_asked(request)

    def look() -> GhostFacts | None:
        if not may_choose(table, viewer):
            return None
        return ghost_of(table.match, viewer, *actions)

    seen = await service(request, Hub).use(table, look)
    return Response(status_code=NOTHING) if seen is None else JSONResponse(seen)


async def leads(request: Request) -> Response:
    """What can be pressed already, although only a later question is about it.

    After some answers: where the thing can be dropped that they lift.
    """
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    way = actions_asked(request) if "action" in request.query_params else []

    def look() -> list[LeadFacts]:
        return leads_facts(table.match, viewer, *way) if may_choose(table, viewer) else []

    return JSONResponse(await service(request, Hub).use(table, look))


def may_choose(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer has something to choose now."""
    return viewer.seat in table.match.pending and table.holder is None
