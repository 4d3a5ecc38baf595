"""Leagues for programs: the same as on their pages, as JSON."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.games import find_game
from meseta.leagues.terms import METHODS
from meseta.web.api.operations import (
    GAME,
    ID,
    MADE,
    NUMBER,
    REAL,
    SHORT,
    TEXT,
    WHOLE,
    YES_OR_NO,
    Operation,
    many,
    one_of,
    or_null,
    record,
)
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.request_bodies import Data, read_body
from meseta.web.http.routes import ACT, LOOK, MAKE
from meseta.web.http.services import service
from meseta.web.leagues import league_actions
from meseta.web.leagues.agreements import usual_league
from meseta.web.leagues.folders import LeagueFolder
from meseta.web.leagues.league_pages import add_league, find_folder, names_in
from meseta.web.leagues.organizer import Organizer
from meseta.web.store import leagues
from meseta.web.store.leagues import FORFEIT, LEFT, OPEN, OVER, PAUSE, PLAYED, PLAYING, SHARED
from meseta.web.store.store import Store
from meseta.web.table.table_form import form_value

PHASE = one_of(OPEN, PLAYING, PAUSE, OVER)
LISTED_LEAGUE = record(
    league=ID, name=TEXT, game=GAME, phase=PHASE, round=NUMBER, last_round=NUMBER
)
ENTRANT = record(entrant=NUMBER, name=TEXT, bot=or_null(TEXT), joined=NUMBER, left=or_null(NUMBER))
STANDING = record(
    rank=NUMBER,
    entrant=NUMBER,
    score=REAL,
    played=NUMBER,
    victories=NUMBER,
    byes=NUMBER,
    group=TEXT,
)
SITTER_PLACED = record(
    entrant=NUMBER,
    place=or_null(NUMBER),
    points=or_null(WHOLE),
    how=one_of(PLAYED, LEFT, FORFEIT, SHARED),
)
LEAGUE_TABLE = record(round=NUMBER, board=NUMBER, table=or_null(ID), seats=many(SITTER_PLACED))
MEETING = record(entrant=NUMBER, opponent=NUMBER, ahead=NUMBER, level=NUMBER, behind=NUMBER)
LEAGUE = record(
    league=ID,
    name=TEXT,
    game=GAME,
    phase=PHASE,
    round=NUMBER,
    last_round=NUMBER,
    method=one_of(*METHODS),
    table_size=NUMBER,
    due=or_null(NUMBER),
    invitation=or_null(ID),
    entrants=many(ENTRANT),
    standings=many(STANDING),
    boards=many(LEAGUE_TABLE),
    meetings=many(MEETING),
)
NEW_LEAGUE = record(
    "options",
    "table_size",
    "method",
    "groups",
    "round_count",
    "round_days",
    "turn_days",
    "listed",
    name=SHORT,
    game=GAME,
    options={"type": "object", "properties": {"players": False}},
    table_size=NUMBER,
    method=one_of(*METHODS),
    groups=NUMBER,
    round_count=NUMBER,
    round_days=NUMBER,
    turn_days=NUMBER,
    listed=YES_OR_NO,
)


def folder_facts(request: Request, folder: LeagueFolder) -> Data:
    """All about a league."""
    row, person = folder.row, visitor(request)
    is_maker = person is not None and row.maker == person.id
    names = names_in(folder, language_of(request))
    return {
        "league": row.id,
        "name": row.name,
        "game": row.game,
        "phase": row.phase,
        "round": row.round,
        "last_round": folder.terms.last_round,
        "method": folder.terms.method,
        "table_size": folder.terms.seats,
        "due": row.due,
        "invitation": row.invitation if is_maker or row.listed else None,
        "entrants": [
            {
                "entrant": each.number,
                "name": names[each.number],
                "bot": each.bot,
                "joined": each.joined,
                "left": each.left,
            }
            for each in folder.entries.values()
        ],
        "standings": standing_facts(folder),
        "boards": board_facts(folder),
        "meetings": [
            {"entrant": one, "opponent": other, **count._asdict()}
            for (one, other), count in sorted(folder.record.meetings.items())
        ],
    }


def standing_facts(folder: LeagueFolder) -> list[Data]:
    """Where everybody stands."""
    return [
        {
            "rank": each.place,
            "entrant": each.entrant,
            "score": round(float(each.points), 4),
            "played": each.played,
            "victories": each.wins,
            "byes": each.byes,
            "group": folder.group_of(each.entrant),
        }
        for each in folder.standings
    ]


def board_facts(folder: LeagueFolder) -> list[Data]:
    """All tables, in the order in which they were drawn."""
    found: dict[tuple[int, int], Data] = {}
    for each in folder.seats:
        where = {"round": each.round, "board": each.board, "table": each.table}
        board = found.setdefault((each.round, each.board), {**where, "seats": []})
        seat = {"entrant": each.entry, "place": each.place, "points": each.points, "how": each.how}
        board["seats"].append(seat)
    return list(found.values())


async def league_list(request: Request) -> Response:
    """My leagues, and those that everybody may see."""
    return JSONResponse(await to_thread(listed_facts, request))


def listed_facts(request: Request) -> list[Data]:
    """The leagues that whoever asks may know of."""
    store, person = service(request, Store), visitor(request)
    mine = leagues.leagues_of(store, person.id) if person else []
    rows = {row.id: row for row in [*mine, *leagues.listed_leagues(store)]}
    return [
        {
            "league": row.id,
            "name": row.name,
            "game": row.game,
            "phase": row.phase,
            "round": row.round,
            "last_round": row.terms["terms"]["rounds"],
        }
        for row in rows.values()
    ]


async def league(request: Request) -> Response:
    """One league."""
    return JSONResponse(await to_thread(look_up, request))


def look_up(request: Request) -> Data:
    """The league that an address names."""
    return folder_facts(request, find_folder(request))


async def make_league(request: Request) -> Response:
    """A new league; what is not said is as usual."""
    body = await read_body(request)
    kind = find_game(body["game"])
    sent = {name: body[name] for name in NEW_LEAGUE["properties"] if name in body}
    options = {name: [form_value(each)] for name, each in sent.pop("options", {}).items()}
    days = sent.pop("turn_days", 0)
    chosen = {name: [form_value(value)] for name, value in sent.items()}
    clock = {"clock": ["days" if days else ""], "days": [str(days)]}
    row, _ = await add_league(request, kind, {**usual_league(kind), **options, **chosen, **clock})
    request.path_params["league"] = row.id
    return JSONResponse(await to_thread(look_up, request), MADE)


async def enter_league(request: Request) -> Response:
    """Enter the league that an invitation leads to."""
    folder, person = await to_thread(find_folder, request), visitor(request)
    await to_thread(league_actions.enter, service(request, Store), folder, person)
    return JSONResponse(await to_thread(look_up, request))


async def leave_league(request: Request) -> Response:
    """Leave a league for good."""
    folder = await to_thread(find_folder, request)
    await league_actions.withdraw_visitor(request, folder)
    return JSONResponse(await to_thread(look_up, request))


async def begin_league(request: Request) -> Response:
    """Begin the first round, or the next one without waiting longer."""
    row = await to_thread(league_actions.find_to_begin, request)
    await service(request, Organizer).begin(row)
    return JSONResponse(await to_thread(look_up, request))


AT = "/api/leagues/{league}"
GONE = "refused-league_over"
CLOSED = (GONE, "refused-league_closed", "refused-league_entered", "refused-league_full")
LEAGUE_OPERATIONS = (
    Operation("leagues", LOOK, "/api/leagues", league_list, many(LISTED_LEAGUE), is_open=True),
    Operation(
        "make_league",
        MAKE,
        "/api/leagues",
        make_league,
        LEAGUE,
        NEW_LEAGUE,
        refusals=(
            "refused-name",
            "refused-options",
            "refused-option_unknown",
            "refused-option_value",
            "refused-option_needs",
            "refused-many_leagues",
        ),
        status=MADE,
    ),
    Operation(
        "enter_league",
        MAKE,
        "/api/leagues/come/{invitation}",
        enter_league,
        LEAGUE,
        refusals=("refused-invitation", *CLOSED),
    ),
    Operation("league", LOOK, AT, league, LEAGUE, is_open=True),
    Operation(
        "begin_league",
        MAKE,
        f"{AT}/begin",
        begin_league,
        LEAGUE,
        refusals=("refused-not_organizer", "refused-stale", "refused-league_few", GONE),
    ),
    Operation(
        "leave_league",
        ACT,
        f"{AT}/leave",
        leave_league,
        LEAGUE,
        refusals=("refused-not_yours", GONE),
    ),
)
