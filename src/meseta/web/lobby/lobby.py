"""The lobby: the games, my tables, and playing at once."""

from __future__ import annotations

from asyncio import to_thread
from contextlib import suppress
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.games import GAMES, find_game
from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form
from meseta.web.http.services import service
from meseta.web.lobby.new_table import sit_down, usual_level
from meseta.web.store.leagues import OVER, LeagueRow, leagues_of
from meseta.web.store.store import Person, SeatRow, Store, TableRow
from meseta.web.store.waits import tables_to_watch
from meseta.web.table import table_form
from meseta.web.table.bot_names import sitter_name
from meseta.web.table.hub import Hub
from meseta.web.table.table import Table
from meseta.web.table.table_form import find_game_or_refuse


class Listed(NamedTuple):
    """A table as the lobby lists it."""

    row: TableRow
    title: str
    sitters: list[str]
    is_mine: bool
    """Whether it waits for whoever looks."""
    is_waiting: bool
    """Whether seats are open."""


async def lobby(request: Request) -> Response:
    """The games, and my tables with those first that wait for me."""
    person = visitor(request)
    listed = await my_tables(request, person) if person else []
    running = [each for each in listed if not each.row.over]
    running.sort(key=lambda each: not each.is_mine)
    speech = phrases(language_of(request))
    games = [(name, find_game(name).title, speech.say(f"lobby-{name}")) for name in GAMES]
    return render(
        request,
        "lobby.html",
        games=games,
        alone=[name for name in GAMES if table_form.fewest_of(find_game(name)) == 1],
        running=running,
        finished=[each for each in listed if each.row.over][:12],
        leagues=await to_thread(running_leagues, request),
        watched=await to_thread(to_watch, request, {each.row.id for each in listed}),
        usual_level=await to_thread(usual_level, service(request, Store), person),
    )


def running_leagues(request: Request) -> list[LeagueRow]:
    """My leagues that are not over."""
    person, store = visitor(request), service(request, Store)
    mine = leagues_of(store, person.id) if person else []
    return [row for row in mine if row.phase != OVER]


async def my_tables(request: Request, person: Person) -> list[Listed]:
    """The tables of somebody; for those that run it is looked up whose turn it is."""
    hub, store = service(request, Hub), service(request, Store)
    rows = await to_thread(store.tables_of, person.id)
    seats = await to_thread(store.seats, *[row.id for row in rows])
    found = []
    for row in rows:
        if not row.over and not row.waits:
            with suppress(Refused):
                table: Table | None = await hub.open(row.id)
                row = table.row if table else row
        awaited = {seats[row.id][int(number)].person for number in row.waits.split()}
        is_mine = not row.over and person.id in awaited
        found.append(list_table(request, row, seats[row.id], is_mine))
    return found


def to_watch(request: Request, mine: set[str]) -> list[Listed]:
    """Running tables of others that everybody may look at."""
    store = service(request, Store)
    rows = [row for row in tables_to_watch(store) if row.id not in mine]
    seats = store.seats(*[row.id for row in rows])
    return [list_table(request, row, seats[row.id], False) for row in rows]


def list_table(request: Request, row: TableRow, seats: list[SeatRow], is_mine: bool) -> Listed:
    """A table in the list."""
    say = phrases(language_of(request)).say
    names = [
        f"{sitter_name(seat)} ({say(f'level-{seat.bot}')})"
        if seat.bot
        else seat.name or say("seat-open")
        for seat in seats
    ]
    is_waiting = any(seat.is_open for seat in seats)
    return Listed(row, find_game(row.game).title, names, is_mine, is_waiting)


async def play_now(request: Request) -> Response:
    """A table against bots, or as nearly alone as the game allows, at once."""
    form = await read_form(request)
    game, level = form_text(form, "game"), form_text(form, "level") or table_form.BEGINNING
    kind = find_game_or_refuse(game)
    fewest = {table_form.PLAYERS: table_form.fewest_of(kind)} if form_text(form, "alone") else {}
    options = kind(fewest).options
    others = len(options["players"]) - 1
    sitters = [table_form.ME, *[level] * others]
    return await sit_down(request, game, options, sitters, [""] * len(sitters), True)
