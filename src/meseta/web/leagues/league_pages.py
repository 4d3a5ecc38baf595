"""The pages of leagues: the list, a form for a new one, a league with all that follows from it."""

from __future__ import annotations

from asyncio import to_thread
from datetime import UTC, datetime
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.games import GAMES, find_game
from meseta.kernel.game import AnyGame
from meseta.leagues.terms import LEAVING, METHODS, TIE_BREAKS
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import address_of, go_to, qr_code, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import read_form
from meseta.web.http.services import service
from meseta.web.leagues.agreements import MOST_TIES, NEXT_ROUND, make_league, usual_league
from meseta.web.leagues.folders import LeagueFolder, as_decimal, read_folder
from meseta.web.store import leagues
from meseta.web.store.leagues import OVER, LeagueEntry, LeagueRow
from meseta.web.store.store import Person, Store
from meseta.web.table import table_form
from meseta.web.table.table_form import (
    WATCHING,
    FormChoices,
    choices_in,
    describe_clock,
    describe_options,
    find_game_or_refuse,
)

MOST_LEAGUES = 20
"""Leagues of one maker that are not over."""


class ListedLeague(NamedTuple):
    """A league in a list."""

    row: LeagueRow
    title: str
    people: int
    last: int
    """How many rounds are played."""


# --- the list ------------------------------------------------------------------------------------


def list_page(request: Request) -> Response:
    """My leagues, and those that everybody may see."""
    store, person = service(request, Store), visitor(request)
    mine = leagues.leagues_of(store, person.id) if person else []
    known = {row.id for row in mine}
    others = [row for row in leagues.listed_leagues(store) if row.id not in known]
    return render(
        request,
        "leagues.html",
        mine=describe(store, mine),
        others=describe(store, others),
        games=[(name, find_game(name).title) for name in GAMES],
    )


def describe(store: Store, rows: list[LeagueRow]) -> list[ListedLeague]:
    """Leagues as they are listed."""
    counts = leagues.count_entries(store, [row.id for row in rows])
    return [
        ListedLeague(
            row, find_game(row.game).title, counts.get(row.id, 0), row.terms["terms"]["rounds"]
        )
        for row in rows
    ]


# --- a new one -----------------------------------------------------------------------------------


def form_page(request: Request) -> Response:
    """The form for a league of a game."""
    kind = find_game_or_refuse(request.path_params["game"])
    return show_form(request, kind, usual_league(kind))


def show_form(
    request: Request, kind: type[AnyGame], chosen: FormChoices, refused: Refused | None = None
) -> Response:
    """The form as it was filled in, and what was wrong with it."""
    most = len(table_form.colours_of(kind))
    return render(
        request,
        "league_new.html",
        status=refused.status if refused else 200,
        sizes=range(max(2, table_form.fewest_of(kind)), most + 1),
        methods=METHODS,
        tie_breaks=TIE_BREAKS,
        most_ties=MOST_TIES,
        leaving=LEAVING,
        next_round=NEXT_ROUND,
        watching=WATCHING,
        **table_form.filled_form(kind, language_of(request), chosen, refused),
    )


async def make(request: Request) -> Response:
    """A league from the form; its maker decides whether to play too."""
    form = await read_form(request)
    kind = find_game_or_refuse(request.path_params["game"])
    chosen = {**usual_league(kind), **choices_in(form.multi_items())}
    try:
        row, token = await add_league(request, kind, chosen)
    except Refused as refused:
        return await to_thread(show_form, request, kind, chosen, refused)
    response = go_to(f"/leagues/{row.id}")
    remember(request, response, token)
    return response


async def add_league(
    request: Request, kind: type[AnyGame], chosen: FormChoices
) -> tuple[LeagueRow, str | None]:
    """A new league, and the token of whoever is new here."""
    store, language = service(request, Store), language_of(request)
    nobody = Person("", "", {})
    make_league(kind, chosen, visitor(request) or nobody, language)
    person, token = await welcome(request)
    if await to_thread(leagues.count_made, store, person.id) >= MOST_LEAGUES:
        raise Refused("refused-many_leagues", most=MOST_LEAGUES)
    row = make_league(kind, chosen, person, language)
    await to_thread(leagues.add_league, store, row)
    return row, token


# --- a league ------------------------------------------------------------------------------------


def find_folder(request: Request) -> LeagueFolder:
    """The league that an address names, with all that is kept of it."""
    store = service(request, Store)
    if "invitation" in request.path_params:
        row = leagues.league_for(store, request.path_params["invitation"])
        if row is None:
            raise Refused("refused-invitation")
        return read_folder(store, row)
    return read_folder(store, leagues.find_league(store, request.path_params["league"]))


def league_page(request: Request) -> Response:
    """A league: standings, rounds, who met whom, and what one may do."""
    return show_league(request, find_folder(request), "invitation" in request.path_params)


def show_league(request: Request, folder: LeagueFolder, is_invited: bool) -> Response:
    """The page of a league for whoever asks; who was invited may come."""
    row, person = folder.row, visitor(request)
    mine = folder.entry_of(person.id if person else None)
    is_maker = person is not None and row.maker == person.id
    may_come = folder.is_open and mine is None and (is_invited or row.listed or is_maker)
    address = address_of(request, f"/leagues/come/{row.invitation}") if is_maker else ""
    language = language_of(request)
    return render(
        request,
        "league.html",
        folder=folder,
        row=row,
        terms=folder.terms,
        agreed=folder.agreement,
        names=names_in(folder, language),
        short={each.number: short_name(each, language) for each in folder.entries.values()},
        title=find_game(row.game).title,
        about=describe_options(game_of_league(folder), language),
        mine=mine,
        own_table=folder.own_table(mine),
        is_maker=is_maker and row.phase != OVER,
        may_come=may_come,
        link=address,
        code=qr_code(address) if address and folder.is_open else "",
        phase=row.phase,
        rounds=list(folder.rounds()),
        number=as_decimal,
        clock=describe_clock(folder.agreement.clock, language),
        at=time_in(row.due) if row.due else None,
    )


def game_of_league(folder: LeagueFolder) -> AnyGame:
    """The game as it is played at a table of the planned size."""
    options = {**folder.row.options, table_form.PLAYERS: folder.terms.seats}
    return find_game(folder.row.game)(options)


class ShownTime(NamedTuple):
    """A moment: for programs, and for people whose browser knows no better."""

    machine: str
    shown: str


def time_in(at: int) -> ShownTime:
    """A moment as it stands on a page."""
    when = datetime.fromtimestamp(at, UTC)
    return ShownTime(when.strftime("%Y-%m-%dT%H:%M:%SZ"), when.strftime("%Y-%m-%d %H:%M UTC"))


def names_in(folder: LeagueFolder, language: str) -> dict[int, str]:
    """What everybody in a league is called."""
    return {each.number: name_of(each, language) for each in folder.entries.values()}


def name_of(entry: LeagueEntry, language: str) -> str:
    """What somebody is called; bots with their level."""
    level = f" ({phrases(language).say(f'level-{entry.bot}')})" if entry.bot else ""
    return short_name(entry, language) + level


def short_name(entry: LeagueEntry, language: str) -> str:
    """What somebody is called; who was forgotten is somebody."""
    return entry.name or phrases(language).say("club-nobody")
