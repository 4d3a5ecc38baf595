"""The table page: looking, deciding, taking back, ending a turn, asking for a hint."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Callable
from typing import Any

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse

from meseta.bots.levels import LEVELS
from meseta.match import AnyGame
from meseta.web.forms import PLAYERS, sent, shown_value, table_for
from meseta.web.hub import Listener
from meseta.web.lobby import invitations, whole_number
from meseta.web.pages import go_to, render
from meseta.web.results import drawn_chart, result_of
from meseta.web.sheets import Data, Viewer, choices_for, definitions, ghost_of, plain_text, sheet_of
from meseta.web.speech import Phrases, phrases
from meseta.web.store.store import SeatRow
from meseta.web.tables import Refused, Table
from meseta.web.who import language_of, store_of, visitor
from meseta.web.workers import ADVISER, TooSlow

BEST = 5
"""So many choices a hint shows."""
NOTHING = 204
"""Meanwhile that can no longer be chosen."""
STREAM = "text/event-stream"


async def open_table(request: Request) -> Table:
    """The table that an address names."""
    table: Table | None = await request.app.state.hub.open(request.path_params["table"])
    if table is None:
        raise Refused("refused-no_page")
    return table


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
    game, mine = table.match.game, my_seats(request, table)
    person = visitor(request)
    is_maker = table.is_made_by(person)
    facts = {
        **sheet.since(None),
        "parts": {},
        "tag": sheet.tag,
        "table": table.row.id,
        "mine_seats": mine,
        "shared": len(mine) > 1,
        "hints": table.row.hints,
        "seat": viewer.seat,
        "slow": await hub.use(table, table.quicken),
        "pace": (person.settings if person else {}).get("pace", "normal"),
    }
    return render(
        request,
        "table.html",
        title=game.title,
        about=described_options(game, language_of(request)),
        definitions=Markup(definitions(sheet.shared)),
        parts=[Markup(part) for part in sheet.parts.values()],
        asked=sheet.facts["asked"],
        facts=Markup(json.dumps(facts).replace("<", "\\u003c")),
        table=table,
        links=invitations(request, table) if is_maker else [],
        is_maker=is_maker,
        mine=mine,
        names=[game.words(language_of(request)).say(f"seat-{colour}") for colour in game.seats],
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


def shown_values(words: Any, name: str, value: Any, speech: Phrases) -> list[str]:
    """What was chosen for an option, in words."""
    several = value if isinstance(value, list) else [value]
    return [shown_value(words, name, sent(each), speech) for each in several]


async def stream(request: Request) -> Response:
    """Everything that changes at the table for one viewer, as it happens."""
    table = await open_table(request)
    viewer = viewer_for(request, table, request.query_params.get("seat"))
    known, person = request.query_params.get("known", ""), visitor(request)
    hub, listener = request.app.state.hub, Listener(viewer, person.device if person else "")
    if hub.is_crowded(table.row.id):
        raise Refused("refused-too_many")

    async def lines() -> AsyncIterator[str]:
        yield "retry: 1000\n\n"
        async for change in hub.stream(table, listener, known):
            yield ": still here\n\n" if change is None else f"data: {json.dumps(change)}\n\n"

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type=STREAM, headers=headers)


async def ghost(request: Request) -> Response:
    """What a choice would lead to."""
    table = await open_table(request)
    asked = request.query_params
    viewer = viewer_for(request, table, asked.get("seat"))
    number = whole_number(asked.get("action", ""))

    def look() -> Data | None:
        seat = viewer.seat
        if seat is None or seat not in table.match.pending or table.holder is not None:
            return None
        if number not in table.match.legal_actions(seat):
            return None
        return ghost_of(table.match, viewer, number)

    seen = await request.app.state.hub.use(table, look)
    return Response(status_code=NOTHING) if seen is None else JSONResponse(seen)


async def result_page(request: Request) -> Response:
    """How it ended, and why."""
    table = await open_table(request)
    if not table.match.over:
        return go_to(f"/t/{table.row.id}")
    language = language_of(request)
    result = await request.app.state.hub.use(table, lambda: result_of(table, language))
    title = table.match.game.title
    chart = Markup(drawn_chart(result))
    return render(request, "result.html", title=title, table=table, result=result, chart=chart)


# --- doing ---------------------------------------------------------------------------------------


async def body_of(request: Request) -> Data:
    """What a script has sent: a small object."""
    raw = await request.body()
    try:
        body = json.loads(raw)
    except (ValueError, RecursionError) as error:
        raise Refused("refused-malformed") from error
    if not isinstance(body, dict):
        raise Refused("refused-malformed")
    return body


def number_in(body: Data, name: str) -> int:
    """A whole number that was sent."""
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("refused-malformed")
    return value


def own_seat(request: Request, table: Table, body: Data) -> int:
    """The seat that decides, which must be one's own and not played by a bot."""
    seat = number_in(body, "seat")
    if seat not in my_seats(request, table) or table.is_bot(seat):
        raise Refused("refused-not_yours")
    return seat


async def decided(request: Request, what: Callable[[Table, Data, int, int], None]) -> Response:
    """Let a seat of one's own do something about the table as it was seen."""
    table, body = await open_table(request), await body_of(request)
    seat, version = own_seat(request, table, body), number_in(body, "version")
    await request.app.state.hub.change(table, lambda: what(table, body, seat, version))
    return JSONResponse({"version": table.version})


async def play(request: Request) -> Response:
    """Decide."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        table.play(seat, number_in(body, "action"), version)

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
    return JSONResponse(await hub.use(table, lambda: hint_facts(table, seat, language, thought)))


def hint_facts(table: Table, seat: int, language: str, thought: Any) -> Data:
    """A hint as the page shows it."""
    words: Any = table.match.game.words(language)
    labels = {c.action: plain_text(c.label) for c in choices_for(table.match, seat, language)}
    return {
        "by": phrases(language).say(f"level-{ADVISER}"),
        "why": thought.sentence(words),
        "best": [
            {
                "action": each.action,
                "label": labels[each.action],
                "wins": round(100 * each.chances[seat]),
                "points": round(each.points[seat], 1),
                "tries": each.tries,
            }
            for each in thought.candidates[:BEST]
            if each.chances
        ],
    }


async def rematch(request: Request) -> Response:
    """The same people and bots once more; the first to ask makes the table."""
    table, hub = await open_table(request), request.app.state.hub
    person = visitor(request)
    if person is None or not my_seats(request, table):
        raise Refused("refused-not_yours")
    if not table.match.over:
        raise Refused("refused-not_over")
    if table.row.rematch is None:
        row = table_for(table.row.game, table.row.options, person, table.row.hints)
        seats = [again(seat, row.id) for seat in table.seats]
        store = store_of(request)
        store.add_table(row, seats)
        store.change_table(table.row.id, rematch=row.id)
        table.row = table.row._replace(rematch=row.id)
        hub.tell(table, {"kind": "rematch", "table": row.id})
    return go_to(f"/t/{table.row.rematch}")


def again(seat: SeatRow, table: str) -> SeatRow:
    """The same sitter at a new table; whoever has a person plays without a bot again."""
    bot = None if seat.person else seat.bot
    return seat._replace(table=table, bot=bot, invitation=None, orders={})
