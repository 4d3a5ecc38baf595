"""Acting at a table: deciding, taking back, ending a turn, orders, seats, hints, a rematch."""

from __future__ import annotations

from asyncio import to_thread
from collections.abc import Callable
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.kernel.boxes import Document
from meseta.match.match import is_shipped
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data, body_number, read_body, read_number
from meseta.web.http.services import service
from meseta.web.store.store import SeatRow, Store
from meseta.web.table.access import check_seen, my_seats, open_table, own_seat
from meseta.web.table.hints import hint_facts
from meseta.web.table.hub import Hub
from meseta.web.table.table import EARLY, Table, check_follows
from meseta.web.table.table_form import table_for
from meseta.web.table.workers import asker_of

MOST_ACTIONS = 3
"""So many answers one press gives at most."""
T = TypeVar("T")
NOTHING = 204
"""Meanwhile that can no longer be chosen."""


def actions_asked(request: Request) -> list[int]:
    """The choices, one after the other, of which a page asks what they lead to."""
    asked = request.query_params.getlist("action")[:MOST_ACTIONS]
    return [read_number(each) for each in asked or [""]]


def actions_in(body: Data) -> list[int]:
    """What was chosen, and then."""
    then = body.get("then", [])
    if not isinstance(then, list) or len(then) >= MOST_ACTIONS:
        raise Refused("refused-malformed")
    return [body_number({"each": each}, "each") for each in (body.get("action"), *then)]


async def decide(
    request: Request,
    what: Callable[[Table, Data, int, int], None],
    find_doubt: Callable[[Table, Data, int, int], str] = lambda *_: "",
) -> Response:
    """Let a seat of one's own do something about the table as it was seen.

    What cannot be taken back is asked for once more: whoever sends that they are sure means it.
    """
    hub, body = service(request, Hub), await read_body(request)
    table: Table | None = await hub.find(request.path_params["table"])
    if table is None:
        raise Refused("refused-no_page")

    def decided(how: Callable[[Table, Data, int, int], T]) -> T:
        check_seen(request, table)
        return how(table, body, own_seat(request, table, body), body_number(body, "version"))

    def decide() -> None:
        table.catch_up()
        decided(what)

    if body.get("sure") is not True and (why := await hub.use(table, lambda: decided(find_doubt))):
        sure = say_doubt(why, language_of(request))
        return JSONResponse({"version": table.version, "sure": sure})
    await hub.change(table, decide)
    return JSONResponse({"version": table.version})


def say_doubt(why: str, language: str) -> str:
    """Why somebody is asked whether they are sure."""
    say = phrases(language).say
    return say("bar-early") if why == EARLY else say("bar-sure")


async def play(request: Request) -> Response:
    """Decide; and what that leads to at once, if that was pressed."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        actions, version = actions_in(body), table.version_for(seat, version)
        table.check_version(version)
        check_follows(table.match, seat, actions)
        for number, action in enumerate(actions):
            table.play(seat, action, version + number)

    def find_doubt(table: Table, body: Data, seat: int, version: int) -> str:
        actions = actions_in(body)
        if table.version_for(seat, version) != table.version or table.differs is not None:
            return ""
        check_follows(table.match, seat, actions)
        return table.find_doubt(seat, actions)

    return await decide(request, what, find_doubt)


async def back(request: Request) -> Response:
    """Take own steps back."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        table.take_back(seat, body_number(body, "count"), version)

    return await decide(request, what)


async def end(request: Request) -> Response:
    """End the turn."""

    def what(table: Table, _body: Data, seat: int, version: int) -> None:
        table.end_turn(seat, version)

    return await decide(request, what)


async def order(request: Request) -> Response:
    """Give a standing order, or take it back."""
    table, body = await open_table(request), await read_body(request)
    seat, name = own_seat(request, table, body), body.get("name")
    answer = body.get("answer")
    if not isinstance(name, str) or not isinstance(answer, str | None):
        raise Refused("refused-malformed")
    hub = service(request, Hub)
    await hub.change(table, lambda: table.order(seat, name, answer))
    await hub.obey(table)
    hub.drive(table.row.id)
    return JSONResponse({"version": table.version})


async def change_seat(request: Request) -> Response:
    """Hand a seat to a bot, or take it back; the maker fills open seats."""
    table, body = await open_table(request), await read_body(request)
    seat, bot = body_number(body, "seat"), body.get("bot")
    person = visitor(request)
    if seat not in range(len(table.seats)) or bot not in [None, *table.bots_for_people]:
        raise Refused("refused-sitter")
    if bot is not None:
        table.check_length()
    if seat in my_seats(request, table):
        values: dict[str, Any] = {"bot": bot}
    elif table.is_made_by(person) and bot is not None and table.seats[seat].person is None:
        values = {"bot": bot, "invitation": None}
    else:
        raise Refused("refused-not_yours")
    await service(request, Hub).change(table, lambda: table.change_seat(seat, **values))
    return JSONResponse({"version": table.version})


async def hint(request: Request) -> Response:
    """What the strongest bot thinks; that somebody asked is told to everybody."""
    table, body = await open_table(request), await read_body(request)
    seat, hub = own_seat(request, table, body), service(request, Hub)
    if not table.row.hints:
        raise Refused("refused-no_hints")
    if seat not in table.match.pending or table.holder is not None:
        raise Refused("refused-not_yours")
    version, language = table.version, language_of(request)
    thought, way = await hub.hint(table, seat, asker_of(request))
    if table.version != version:
        raise Refused("refused-stale")
    if table.has_company:
        hub.tell(table, {"kind": "hinted", "seat": seat})
    shown = await hub.use(table, lambda: hint_facts(table.match, seat, language, thought, way=way))
    return JSONResponse(shown)


async def rematch(request: Request) -> Response:
    """The same people and bots once more."""
    return go_to(f"/t/{await rematch_of(request)}")


async def rematch_of(request: Request) -> str:
    """The table at which the same people and bots play once more; the first to ask makes it."""
    table, hub = await open_table(request), service(request, Hub)
    person = visitor(request)
    if person is None or not my_seats(request, table):
        raise Refused("refused-not_yours")
    if not table.match.over:
        raise Refused("refused-not_over")
    if table.row.rematch is None:
        terms = (table.row.hints, table.row.clock, table.row.watching)
        row = table_for(table.row.game, table.row.options, person, *terms, own_box(table))
        seats = [again(seat, row.id) for seat in table.seats]
        if await to_thread(service(request, Store).add_rematch, table.row.id, row, seats):
            hub.tell(table, {"kind": "rematch", "table": row.id})
            hub.invite(row, {seat.person for seat in seats if seat.person} - {person.id})
        await hub.use(table, table.catch_up)
    assert table.row.rematch is not None
    return table.row.rematch


def own_box(table: Table) -> Document | None:
    """The box of a table, unless it comes with the game; as long as it is played with, it stays."""
    game = table.match.game
    return None if is_shipped(game) else game.document


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
