"""The table for programs: everything that people can do at a table, as JSON.

Tokens count here and cookies do not, so no page from elsewhere can act for anybody. Whatever is
refused answers as the pages do: one sentence in the language of whoever asks, and why.
"""

from __future__ import annotations

from asyncio import to_thread
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.bots.levels import LEVELS
from meseta.games import GAMES, find_game
from meseta.kernel.event import Event
from meseta.kernel.game import AnyGame
from meseta.match.match import Match
from meseta.match.results import result_of
from meseta.web.api import operations
from meseta.web.api.league_endpoints import LEAGUE_OPERATIONS
from meseta.web.api.operations import (
    ANYTHING,
    GAME,
    ID,
    MADE,
    NUMBER,
    REAL,
    SHORT,
    STREAM,
    TEXT,
    WHOLE,
    YES_OR_NO,
    Operation,
    lines_of,
    many,
    one_of,
    or_null,
    pick_declared,
    record,
)
from meseta.web.http import request_bodies
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import address_of, render
from meseta.web.http.rate_limits import owner_of
from meseta.web.http.refusals import STATUS, Refused
from meseta.web.http.request_bodies import Data
from meseta.web.http.routes import ACT, LOOK, MAKE, THINK, look
from meseta.web.http.services import service
from meseta.web.lobby import lobby, new_table
from meseta.web.store.store import Person, Store
from meseta.web.table import access, actions, invitations, page, table_form
from meseta.web.table.hub import Hub, Listener
from meseta.web.table.own_boxes import document_for_table
from meseta.web.table.sheets import TableMoment, Viewer, common
from meseta.web.table.table import Table

NAMES = {"table": ID, "invitation": ID, "game": GAME, "league": ID}
"""What addresses name."""

# --- what is answered ----------------------------------------------------------------------------

VALUE = record(value={}, shown=TEXT)
OPTION = record(
    name=TEXT,
    title=TEXT,
    about=TEXT,
    several=YES_OR_NO,
    values=many(VALUE),
    usual={},
    reading=YES_OR_NO,
)
GAME_FACTS = record(
    game=GAME, title=TEXT, about=TEXT, fewest=NUMBER, colours=many(TEXT), options=many(OPTION)
)
ME = record(name=TEXT, language=TEXT)
SEAT = record(
    number=NUMBER,
    colour=TEXT,
    called=TEXT,
    name=TEXT,
    bot=or_null(TEXT),
    open=YES_OR_NO,
    pending=YES_OR_NO,
)
CHOICE = record(action=NUMBER, text=TEXT, label=TEXT)
ORDER = record(name=TEXT, answer=TEXT, label=TEXT, on=YES_OR_NO)
INVITED = record(seat=NUMBER, invitation=ID, address=TEXT)
LISTED = record(
    table=ID,
    game=GAME,
    title=TEXT,
    sitters=many(TEXT),
    my_turn=YES_OR_NO,
    waiting=YES_OR_NO,
    over=YES_OR_NO,
)
TABLE = record(
    table=ID,
    game=GAME,
    title=TEXT,
    options=ANYTHING,
    version=NUMBER,
    round=NUMBER,
    over=YES_OR_NO,
    hints=YES_OR_NO,
    seat=or_null(NUMBER),
    my_seats=many(NUMBER),
    seats=many(SEAT),
    waiting=YES_OR_NO,
    question=TEXT,
    detail=TEXT,
    mine=YES_OR_NO,
    held=YES_OR_NO,
    choices=many(CHOICE),
    back=NUMBER,
    orders=many(ORDER),
    invitations=many(INVITED),
    rematch=or_null(ID),
)
VERSION = record(version=NUMBER)
VIEW = record(version=NUMBER, seat=or_null(NUMBER), view=ANYTHING)
EVENT = record(event=TEXT, tells=ANYTHING, sentence=TEXT)
STORY = record(version=NUMBER, events=many(EVENT))
SOURCE = record(name=TEXT, points=many(WHOLE))
PLACED = record(
    seat=NUMBER, colour=TEXT, name=TEXT, place=NUMBER, points=WHOLE, is_winner=YES_OR_NO
)
RESULT = record(placed=many(PLACED), sources=many(SOURCE), rounds=ANYTHING)
BEST = record(action=NUMBER, label=TEXT, wins=NUMBER, points=REAL, tries=NUMBER)
HINT = record(by=TEXT, even=YES_OR_NO, why=TEXT, way=many(TEXT), best=many(BEST))
INVITATION = record(game=GAME, title=TEXT, colour=TEXT, maker=TEXT, options=ANYTHING)
TAKEN = record(table=ID, seat=NUMBER)
GO_TO = record(table=ID)
CHANGE = record(
    kind=one_of("change"),
    version=NUMBER,
    round=NUMBER,
    over=YES_OR_NO,
    waiting=YES_OR_NO,
    deciding=many(NUMBER),
    keep=NUMBER,
    events=many(EVENT),
)

# --- what is sent --------------------------------------------------------------------------------

SITTER = record(
    "name", "colour", sitter=one_of(table_form.ME, table_form.FRIEND, table_form.HERE, *LEVELS)
)
SITTER["properties"] |= {"name": SHORT, "colour": SHORT}
NEW_TABLE = record(
    "options",
    "hints",
    "box",
    game=GAME,
    seats={"type": "array", "items": SITTER, "minItems": 1, "maxItems": 8},
    options={"type": "object", "properties": {table_form.PLAYERS: False}},
    hints=one_of("yes", "no", table_form.ALONE),
    box=SHORT,
)
DECISION = record(seat=NUMBER, version=NUMBER, action={"anyOf": [NUMBER, SHORT]})
STEPS = record(seat=NUMBER, version=NUMBER, count=NUMBER)
TURN = record(seat=NUMBER, version=NUMBER)
ORDERED = record(seat=NUMBER, name=SHORT, answer=or_null(SHORT))
HANDED = record(seat=NUMBER, bot=or_null(one_of(*LEVELS)))
ONE_SEAT = record(seat=NUMBER)
AT_SEAT = {"seat": NUMBER}


# --- games and me --------------------------------------------------------------------------------


def game_facts(kind: type[AnyGame], name: str, language: str) -> Data:
    """A game and all options that it declares."""
    speech = phrases(language)
    fields = table_form.fields_of(kind, language, speech)
    return {
        "game": name,
        "title": kind.title,
        "about": speech.say(f"lobby-{name}"),
        "fewest": table_form.fewest_of(kind),
        "colours": list(table_form.colours_of(kind)),
        "options": [option_facts(kind, field) for field in fields],
    }


def option_facts(kind: type[AnyGame], field: table_form.OptionField) -> Data:
    """An option with its values as they are sent, and in words."""
    declared = kind.declared.declared[field.name]
    pairs = zip(declared.values, field.values, strict=True)
    return {
        "name": field.name,
        "title": field.title,
        "about": field.about,
        "several": field.kind != "one",
        "values": [{"value": value, "shown": shown.shown} for value, shown in pairs],
        "usual": declared.usual,
        "reading": table_form.is_ruling(kind, field.name),
    }


async def games(request: Request) -> Response:
    """All games."""
    language = language_of(request)
    return JSONResponse([game_facts(find_game(name), name, language) for name in GAMES])


async def game(request: Request) -> Response:
    """One game."""
    name = request.path_params["game"]
    return JSONResponse(
        game_facts(table_form.find_game_or_refuse(name), name, language_of(request))
    )


async def me(request: Request) -> Response:
    """The person of the token."""
    return JSONResponse({"name": asking(request).name, "language": language_of(request)})


def asking(request: Request) -> Person:
    """Who asks, where nobody else gets so far."""
    person = visitor(request)
    assert person is not None
    return person


# --- tables --------------------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    """My tables."""
    listed = await lobby.my_tables(request, asking(request))
    return JSONResponse([listing_facts(each) for each in listed])


def listing_facts(each: lobby.Listed) -> Data:
    """A table in the list."""
    return {
        "table": each.row.id,
        "game": each.row.game,
        "title": each.title,
        "sitters": each.sitters,
        "my_turn": each.is_mine,
        "waiting": each.is_waiting,
        "over": each.row.over,
    }


async def make_table(request: Request) -> Response:
    """A new table, and the links to its open seats."""
    body = await request_bodies.read_body(request)
    seats, kind = body["seats"], find_game(body["game"])
    sitters = [seat["sitter"] for seat in seats]
    given = {**body.get("options", {}), table_form.PLAYERS: colours_for(kind, seats)}
    options = table_form.check_options(kind, given, language_of(request))
    hints = table_form.gives_hints(body.get("hints", table_form.ALONE), sitters)
    names = [seat.get("name", "") for seat in seats]
    wanted = (asking(request), kind, body.get("box", ""), options)
    box = await to_thread(document_for_table, service(request, Store), *wanted)
    row, _ = await new_table.seat_everybody(
        request, body["game"], options, sitters, names, hints, box=box
    )
    return await answer_with_table(request, row.id, MADE)


def colours_for(kind: type[AnyGame], seats: list[Data]) -> Any:
    """The colours of the seats as they were chosen, or the first ones; one for all or for none."""
    chosen = [seat["colour"] for seat in seats if "colour" in seat]
    if chosen and len(chosen) < len(seats):
        raise Refused("refused-field", {"where": "seats/colour"}, where="seats/colour")
    return chosen or len(seats)


async def table(request: Request) -> Response:
    """A table as a seat sees it."""
    return await answer_with_table(request, request.path_params["table"])


async def answer_with_table(request: Request, name: str, status: int = operations.OK) -> Response:
    """All about a table that whoever asks may know."""
    request.path_params["table"] = name
    found = await access.open_table(request)
    viewer = viewer_of(request, found)
    hub = service(request, Hub)
    facts = await hub.use(found, lambda: table_facts(request, found, viewer))
    return JSONResponse(facts, status)


def viewer_of(request: Request, table: Table) -> Viewer:
    """From which seat a program looks."""
    return access.viewer_for(request, table, request.query_params.get("seat"))


def table_facts(request: Request, table: Table, viewer: Viewer) -> Data:
    """What lies on a table, what is asked, and what may be answered."""
    row, match, moment = table.row, table.match, TableMoment(table)
    asked = moment.question(viewer)
    links = invitations.invitations(request, table) if table.is_made_by(visitor(request)) else []
    facts = {
        **asked,
        "table": row.id,
        "game": row.game,
        "title": match.game.title,
        "options": row.options,
        "version": table.version,
        "round": match.round,
        "over": match.over,
        "hints": row.hints,
        "seat": viewer.seat,
        "my_seats": access.my_seats(request, table),
        "seats": [sitting(moment, seat.number, viewer) for seat in table.seats],
        "waiting": not table.has_begun,
        "choices": [pick_declared(CHOICE, choice) for choice in asked["choices"]],
        "orders": [pick_declared(ORDER, order) for order in asked["orders"]],
        "invitations": [invitation_facts(link) for link in links],
        "rematch": row.rematch,
    }
    return pick_declared(TABLE, facts)


def sitting(moment: TableMoment, seat: int, viewer: Viewer) -> Data:
    """Who sits at a seat; a bot by the word that is sent for it."""
    bot = moment.table.seats[seat].bot
    return pick_declared(SEAT, {**moment.seat(seat, viewer.language), "bot": bot})


def invitation_facts(link: Data) -> Data:
    """A link to an open seat."""
    address = link["address"]
    return {"seat": link["seat"], "invitation": address.rpartition("/")[2], "address": address}


async def view(request: Request) -> Response:
    """All that a seat may know, as the library has it."""
    found = await access.open_table(request)
    seat = viewer_of(request, found).seat

    def look() -> Data:
        return {"version": found.version, "seat": seat, "view": found.match.view(seat)}

    return JSONResponse(await service(request, Hub).use(found, look))


# --- what happened -------------------------------------------------------------------------------


def events_of(match: Match) -> list[Event]:
    """All events that people may look back at."""
    return match.log if match.may_look_back else match.game.forget(match.log)


def events_facts(match: Match, language: str) -> list[Data]:
    """What happened, as data and in sentences."""
    pairs = zip(events_of(match), match.story(language), strict=True)
    return [event_facts(match, event, sentence) for event, sentence in pairs]


def event_facts(match: Match, event: Event, sentence: str) -> Data:
    """An event with its name, and what it tells in words of the game."""
    kind, numbers = match.game.book.events.read(event)
    tells = {name: of.word(numbers[name], match.game.naming) for name, of in kind.tells.items()}
    return {"event": kind.name, "tells": tells, "sentence": sentence}


async def story(request: Request) -> Response:
    """What happened, from an event on."""
    found, language = await access.open_table(request), language_of(request)
    first = int(request.query_params.get("from", "0"))

    def tell() -> Data:
        return {"version": found.version, "events": events_facts(found.match, language)[first:]}

    return JSONResponse(await service(request, Hub).use(found, tell))


class Notice(NamedTuple):
    """What a program is told of a table each time that it changes."""

    version: int
    facts: Data
    events: list[Data]

    @property
    def tag(self) -> str:
        """Its version says it all."""
        return str(self.version)

    def since(self, before: Notice | None) -> Data:
        """Whose turn it is, and what happened since."""
        same = common(before.events, self.events) if before else 0
        facts = {"kind": "change", "version": self.version, **self.facts}
        return {**facts, "keep": same, "events": self.events[same:]}


def notice_of(moment: TableMoment, viewer: Viewer) -> Notice:
    """What programs are told of a table now."""
    table, match = moment.table, moment.match
    facts = {
        "round": match.round,
        "over": match.over,
        "waiting": not table.has_begun,
        "deciding": list(moment.pending),
    }
    return Notice(table.version, facts, events_facts(match, viewer.language))


async def stream(request: Request) -> Response:
    """Everything that changes at a table, as it happens."""
    found, person = await access.open_table(request), visitor(request)
    viewer = viewer_of(request, found)
    known_by = (person.device, person.id) if person else ("", "")
    listener = Listener(viewer, *known_by, owner_of(request), notice_of)
    return page.stream_events(request, found, listener, "")


async def result(request: Request) -> Response:
    """How a game ended."""
    found, language = await access.open_table(request), language_of(request)
    if not found.match.over:
        raise Refused("refused-not_over")
    ended = await service(request, Hub).use(
        found, lambda: result_of(found.match, found.names(language), language)
    )
    placed = [{"seat": seat, **each._asdict()} for seat, each in enumerate(ended.seats)]
    return JSONResponse(
        {
            "placed": [pick_declared(PLACED, each) for each in placed],
            "sources": [source._asdict() for source in ended.sources],
            "rounds": ended.rounds,
        }
    )


# --- doing ---------------------------------------------------------------------------------------


async def play(request: Request) -> Response:
    """Decide, by the number or the text of an action."""

    def what(table: Table, body: Data, seat: int, version: int) -> None:
        table.play(seat, body["action"], version)

    return await actions.decide(request, what)


async def rematch(request: Request) -> Response:
    """Once more."""
    return JSONResponse({"table": await actions.rematch_of(request)})


async def invite(request: Request) -> Response:
    """A new link for a seat."""
    number = request_bodies.body_number(await request_bodies.read_body(request), "seat")
    found = await invitations.invite(request, number)
    [link] = [each for each in invitations.invitations(request, found) if each["seat"] == number]
    return JSONResponse(invitation_facts(link))


async def invitation(request: Request) -> Response:
    """The table and the seat to which an invitation leads."""
    seat, table = await invitations.open_invited(request)
    row = table.row
    facts = {
        "game": row.game,
        "title": find_game(row.game).title,
        "colour": row.options[table_form.PLAYERS][seat.number],
        "maker": invitations.maker_name(table),
        "options": row.options,
    }
    return JSONResponse(facts)


async def join(request: Request) -> Response:
    """Sit down where an invitation leads."""
    seat = await invitations.take_seat(request, asking(request))
    return JSONResponse({"table": seat.table, "seat": seat.number})


# --- declared ------------------------------------------------------------------------------------

AT = "/api/tables/{table}"
NOT_MINE, STALE = "refused-not_yours", "refused-stale"
LOOKING = (NOT_MINE,)
DOING = (NOT_MINE, STALE)
MAKING = (
    "refused-options",
    "refused-option_unknown",
    "refused-option_value",
    "refused-option_needs",
    "refused-name",
    "refused-sitter",
)
GONE = ("refused-invitation",)

OPERATIONS = (
    Operation("games", LOOK, "/api/games", games, many(GAME_FACTS), is_open=True),
    Operation("game", LOOK, "/api/games/{game}", game, GAME_FACTS, is_open=True),
    Operation("me", LOOK, "/api/me", me, ME),
    Operation("tables", LOOK, "/api/tables", tables, many(LISTED)),
    Operation(
        "make_table",
        MAKE,
        "/api/tables",
        make_table,
        TABLE,
        NEW_TABLE,
        refusals=MAKING,
        status=MADE,
    ),
    Operation(
        "invitation",
        LOOK,
        "/api/invitations/{invitation}",
        invitation,
        INVITATION,
        is_open=True,
        refusals=GONE,
    ),
    Operation("join", MAKE, "/api/invitations/{invitation}", join, TAKEN, refusals=GONE),
    Operation("table", LOOK, AT, table, TABLE, query=AT_SEAT, is_open=True, refusals=LOOKING),
    Operation(
        "view", LOOK, f"{AT}/view", view, VIEW, query=AT_SEAT, is_open=True, refusals=LOOKING
    ),
    Operation("story", LOOK, f"{AT}/story", story, STORY, query={"from": NUMBER}, is_open=True),
    Operation(
        "stream",
        LOOK,
        f"{AT}/stream",
        stream,
        CHANGE,
        query=AT_SEAT,
        is_open=True,
        refusals=(*LOOKING, "refused-too_many"),
        kind=STREAM,
    ),
    Operation(
        "result",
        LOOK,
        f"{AT}/result",
        result,
        RESULT,
        is_open=True,
        refusals=("refused-not_over",),
    ),
    Operation(
        "play",
        ACT,
        f"{AT}/play",
        play,
        VERSION,
        DECISION,
        refusals=(*DOING, "refused-not_begun", "refused-not_ended", "refused-illegal"),
    ),
    Operation(
        "back",
        ACT,
        f"{AT}/back",
        actions.back,
        VERSION,
        STEPS,
        refusals=(*DOING, "refused-stands"),
    ),
    Operation(
        "end",
        ACT,
        f"{AT}/end",
        actions.end,
        VERSION,
        TURN,
        refusals=(*DOING, "refused-nothing_to_end"),
    ),
    Operation(
        "order",
        ACT,
        f"{AT}/order",
        actions.order,
        VERSION,
        ORDERED,
        refusals=(NOT_MINE, "refused-no_order"),
    ),
    Operation(
        "hand_over",
        ACT,
        f"{AT}/seat",
        actions.change_seat,
        VERSION,
        HANDED,
        refusals=(NOT_MINE, "refused-sitter"),
    ),
    Operation(
        "hint",
        THINK,
        f"{AT}/hint",
        actions.hint,
        HINT,
        ONE_SEAT,
        refusals=(*DOING, "refused-no_hints", "refused-slow"),
    ),
    Operation(
        "invite",
        MAKE,
        f"{AT}/invite",
        invite,
        INVITED,
        ONE_SEAT,
        refusals=("refused-not_maker", "refused-sitter"),
    ),
    Operation(
        "rematch", MAKE, f"{AT}/rematch", rematch, GO_TO, refusals=(NOT_MINE, "refused-not_over")
    ),
    *LEAGUE_OPERATIONS,
)


async def openapi(request: Request) -> Response:
    """The document, in the language of whoever asks."""
    language = language_of(request)
    address, statuses = address_of(request, "/"), STATUS
    written = operations.document_of(OPERATIONS, NAMES, statuses, language, address)
    headers = {"content-language": language, "vary": "accept-language"}
    return JSONResponse(written, headers=headers)


async def api_page(request: Request) -> Response:
    """The same for people."""
    language = language_of(request)
    sections = [(each, fields(each, language)) for each in OPERATIONS]
    statuses = STATUS
    return render(request, "api.html", sections=sections, statuses=statuses)


def fields(each: Operation, language: str) -> dict[str, list[operations.FieldLine]]:
    """What an operation is sent, and what it answers."""
    asked = record(*each.query, **each.query)
    sent = [*lines_of(asked, language), *lines_of(each.body or {}, language)]
    return {"sent": sent, "answered": list(lines_of(operations.inside(each.answer), language))}


ROUTES = [
    look("/api", api_page),
    look("/api/openapi.json", openapi),
    *operations.routes_of(OPERATIONS, NAMES),
]
