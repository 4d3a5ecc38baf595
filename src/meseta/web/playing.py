"""The table page: looking, deciding, taking back, ending a turn, asking for a hint."""

from __future__ import annotations

import json
from asyncio import to_thread
from collections.abc import AsyncIterator, Callable
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from meseta.bots.levels import LEVELS
from meseta.match import AnyGame
from meseta.people.texts import Phrases
from meseta.web.bodies import read_json
from meseta.web.bounds import owner_of
from meseta.web.forms import PLAYERS, sent, shown_value, table_for
from meseta.web.hints import hint_facts
from meseta.web.hub import Listener
from meseta.web.lobby import invitations, whole_number
from meseta.web.pages import go_to, render
from meseta.web.pins import said_of
from meseta.web.returning import away_facts, since_facts
from meseta.web.sheets import (
    Data,
    Sheet,
    Viewer,
    definitions,
    ghost_of,
    leads_facts,
    sheet_of,
)
from meseta.web.speech import phrases
from meseta.web.store.comeback import come_to
from meseta.web.store.store import SeatRow
from meseta.web.tables import Refused, Table, check_follows
from meseta.web.who import language_of, settings_of, store_of, visitor
from meseta.web.workers import TooSlow

MOST_ACTIONS = 3
"""So many answers one press gives at most."""
NOTHING = 204
"""Meanwhile that can no longer be chosen."""
STREAM = "text/event-stream"
BEAT = {"kind": "beat"}
"""Tells a page that the stream is still there."""
CROWDED = 30
"""Seconds after which it is worth trying to listen again."""


async def open_table(request: Request) -> Table:
    """The table that an address names."""
    table: Table | None = await request.app.state.hub.open(request.path_params["table"])
    if table is None:
        raise Refused("refused-no_page")
    check_seen(request, table)
    return table


def check_seen(request: Request, table: Table) -> None:
    """Whoever asks must be allowed to look at the table."""
    if not table.may_be_seen_by(visitor(request)):
        raise Refused("refused-closed")


def my_seats(request: Request, table: Table) -> list[int]:
    """The seats that whoever asks holds."""
    person = visitor(request)
    return table.seats_of(person.id if person else None)


def viewer_for(request: Request, table: Table, asked: str | None) -> Viewer:
    """From where the table is seen: one's own seat, or as a spectator.

    Who holds several seats says which one is looking; without a word it is nobody's.
    """
    mine, language = my_seats(request, table), language_of(request)
    if asked in (None, "", "none"):
        return Viewer(mine[0] if len(mine) == 1 and asked in (None, "") else None, language)
    seat = whole_number(asked)
    if seat not in mine:
        raise Refused("refused-not_yours")
    return Viewer(seat, language)


# --- looking -------------------------------------------------------------------------------------


async def table_page(request: Request) -> Response:
    """The table, as whoever asks may see it."""
    table = await open_table(request)
    hub, viewer = request.app.state.hub, viewer_for(request, table, None)
    sheet = await hub.use(table, lambda: sheet_of(table, viewer))
    person, slow = visitor(request), await hub.use(table, table.quicken)
    away = await hub.use(table, lambda: away_facts(person, table))
    return show_table(request, table, sheet, {"seat": viewer.seat, "slow": slow, **away})


def show_table(
    request: Request, table: Table, sheet: Sheet, more: Data, past: Data | None = None
) -> Response:
    """A sheet of a table as a page; of the past with what is needed to step through it."""
    game, mine = table.match.game, my_seats(request, table)
    person, language = visitor(request), language_of(request)
    is_maker = table.is_made_by(person)
    facts = {
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
        **more,
    }
    return render(
        request,
        "table.html",
        game=game.id,
        title=game.title,
        about=[*described_options(game, language), *described_pin(table, language)],
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


def described_options(game: AnyGame, language: str) -> list[str]:
    """The options of a table that are not as usual."""
    words, speech = game.words(language), phrases(language)
    unusual = game.declared.unusual(game.options)
    return [
        f"{words.say(f'option-{name}')}: {', '.join(shown_values(words, name, value, speech))}"
        for name, value in unusual.items()
        if name != PLAYERS
    ]


def described_pin(table: Table, language: str) -> list[str]:
    """That a table was made under other rules, where all of it holds today."""
    said = said_of(table.row, table.match.game, language, None)
    return [said] if said and table.differs is None else []


def shown_values(words: Any, name: str, value: Any, speech: Phrases) -> list[str]:
    """What was chosen for an option, in words."""
    several = value if isinstance(value, list) else [value]
    return [shown_value(words, name, sent(each), speech) for each in several]


async def stream(request: Request) -> Response:
    """Everything that changes at the table for one viewer, as it happens."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    known, person = request.query_params.get("known", ""), visitor(request)
    known_by = (person.device, person.id) if person else ("", "")
    return streamed(request, table, Listener(viewer, *known_by, owner_of(request)), known)


def streamed(request: Request, table: Table, listener: Listener, known: str) -> Response:
    """What a listener hears, as server-sent events."""
    hub, person = request.app.state.hub, visitor(request)
    if hub.is_crowded(table.row.id, listener):
        raise Refused("refused-too_many", wait=CROWDED)

    async def lines() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        try:
            async for change in hub.stream(table, listener, known):
                yield f"data: {json.dumps(change or BEAT)}\n\n"
        finally:
            if person and my_seats(request, table):
                seen = (store_of(request), table.row.id, person.id, table.version)
                hub.run(to_thread(come_to, *seen))

    headers = {"x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type=STREAM, headers=headers)


async def since(request: Request) -> Response:
    """What has happened since my last move."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    told = await request.app.state.hub.use(table, lambda: since_facts(table, viewer))
    return JSONResponse(told)


async def ghost(request: Request) -> Response:
    """What a choice would lead to."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    actions = actions_asked(request)

    def look() -> Data | None:
        if not may_choose(table, viewer):
            return None
        return ghost_of(table.match, viewer, *actions)

    seen = await request.app.state.hub.use(table, look)
    return Response(status_code=NOTHING) if seen is None else JSONResponse(seen)


async def leads(request: Request) -> Response:
    """What can be pressed already, although only a later question is about it."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))

    def look() -> list[Data]:
        return leads_facts(table.match, viewer) if may_choose(table, viewer) else []

    return JSONResponse(await request.app.state.hub.use(table, look))


def may_choose(table: Table, viewer: Viewer) -> bool:
    """Whether a viewer has something to choose now."""
    return viewer.seat in table.match.pending and table.holder is None


def actions_asked(request: Request) -> list[int]:
    """The choices, one after the other, of which a page asks what they lead to."""
    asked = request.query_params.getlist("action")[:MOST_ACTIONS]
    return [whole_number(each) for each in asked or [""]]


# --- doing ---------------------------------------------------------------------------------------


async def body_of(request: Request) -> Data:
    """What a script has sent: a small object."""
    return read_json(await request.body())


def number_in(body: Data, name: str) -> int:
    """A whole number that was sent."""
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("refused-malformed")
    return value


def actions_in(body: Data) -> list[int]:
    """What was chosen, and then."""
    then = body.get("then", [])
    if not isinstance(then, list) or len(then) >= MOST_ACTIONS:
        raise Refused("refused-malformed")
    return [number_in({"each": each}, "each") for each in (body.get("action"), *then)]


def own_seat(request: Request, table: Table, body: Data) -> int:
    """The seat that decides, which must be one's own and not played by a bot."""
    seat = number_in(body, "seat")
    if seat not in my_seats(request, table) or table.is_bot(seat):
        raise Refused("refused-not_yours")
    return seat


async def decided(request: Request, what: Callable[[Table, Data, int, int], None]) -> Response:
    """Let a seat of one's own do something about the table as it was seen."""
    hub, body = request.app.state.hub, await body_of(request)
    table: Table | None = await hub.find(request.path_params["table"])
    if table is None:
        raise Refused("refused-no_page")

    def decide() -> None:
        table.catch_up()
        check_seen(request, table)
        seat = own_seat(request, table, body)
        what(table, body, seat, number_in(body, "version"))

    await hub.change(table, decide)
    return JSONResponse({"version": table.version})


async def play(request: Request) -> Response:
    """Decide; and what that leads to at once, if that was pressed."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        actions = actions_in(body)
        table.check_version(version)
        check_follows(table.match, seat, actions)
        for number, action in enumerate(actions):
            table.play(seat, action, version + number)

    return await decided(request, what)


async def back(request: Request) -> Response:
    """Take own steps back."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        table.take_back(seat, number_in(body, "count"), version)

    return await decided(request, what)


async def end(request: Request) -> Response:
    """End the turn."""

    def what(table: Table, _body: Data, seat: int, version: int) -> None:
        table.end_turn(seat, version)

    return await decided(request, what)


async def order(request: Request) -> Response:
    """Give a standing order, or take it back."""
    table, body = await open_table(request), await body_of(request)
    seat, name = own_seat(request, table, body), body.get("name")
    answer = body.get("answer")
    if not isinstance(name, str) or not isinstance(answer, str | None):
        raise Refused("refused-malformed")
    hub = request.app.state.hub
    await hub.change(table, lambda: table.order(seat, name, answer))
    await hub.obey(table)
    hub.drive(table.row.id)
    return JSONResponse({"version": table.version})


async def change_seat(request: Request) -> Response:
    """Hand a seat to a bot, or take it back; the maker fills open seats."""
    table, body = await open_table(request), await body_of(request)
    seat, bot = number_in(body, "seat"), body.get("bot")
    person = visitor(request)
    if seat not in range(len(table.seats)) or bot not in [None, *LEVELS]:
        raise Refused("refused-sitter")
    if seat in my_seats(request, table):
        values: dict[str, Any] = {"bot": bot}
    elif table.is_made_by(person) and bot is not None and table.seats[seat].person is None:
        values = {"bot": bot, "invitation": None}
    else:
        raise Refused("refused-not_yours")
    await request.app.state.hub.change(table, lambda: table.change_seat(seat, **values))
    return JSONResponse({"version": table.version})


async def hint(request: Request) -> Response:
    """What the strongest bot thinks; that somebody asked is told to everybody."""
    table, body = await open_table(request), await body_of(request)
    seat, hub = own_seat(request, table, body), request.app.state.hub
    if not table.row.hints:
        raise Refused("refused-no_hints")
    if seat not in table.match.pending or table.holder is not None:
        raise Refused("refused-not_yours")
    version, language = table.version, language_of(request)
    try:
        thought = await hub.hint(table, seat)
    except TooSlow as error:
        raise Refused("refused-slow") from error
    if table.version != version:
        raise Refused("refused-stale")
    if table.has_company:
        hub.tell(table, {"kind": "hinted", "seat": seat})
    shown = await hub.use(table, lambda: hint_facts(table.match, seat, language, thought))
    return JSONResponse(shown)


async def rematch(request: Request) -> Response:
    """The same people and bots once more."""
    return go_to(f"/t/{await rematch_of(request)}")


async def rematch_of(request: Request) -> str:
    """The table at which the same people and bots play once more; the first to ask makes it."""
    table, hub = await open_table(request), request.app.state.hub
    person = visitor(request)
    if person is None or not my_seats(request, table):
        raise Refused("refused-not_yours")
    if not table.match.over:
        raise Refused("refused-not_over")
    if table.row.rematch is None:
        terms = (table.row.hints, table.row.clock, table.row.watching)
        row = table_for(table.row.game, table.row.options, person, *terms)
        seats = [again(seat, row.id) for seat in table.seats]
        if await to_thread(store_of(request).add_rematch, table.row.id, row, seats):
            hub.tell(table, {"kind": "rematch", "table": row.id})
        await hub.use(table, table.catch_up)
    assert table.row.rematch is not None
    return table.row.rematch


def again(seat: SeatRow, table: str) -> SeatRow:
    """The same sitter at a new table; whoever has a person plays without a bot again."""
    bot = None if seat.person else seat.bot
    return seat._replace(
        table=table,
        bot=bot,
        invitation=None,
        orders={},
        name=seat.name if seat.person else "",
        left=None,
    )
