"""What people do in leagues: come and leave, and what the maker does."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import Response

from meseta.bots.levels import LEVELS
from meseta.web.http.auth import clean_name, language_of, remember, visitor, welcome
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form, read_number, require_sure
from meseta.web.http.services import service
from meseta.web.leagues.folders import MOST_ENTRIES, LeagueFolder
from meseta.web.leagues.league_pages import find_folder
from meseta.web.leagues.organizer import Organizer
from meseta.web.store import leagues
from meseta.web.store.errors import Stale
from meseta.web.store.leagues import OPEN, OVER, PAUSE, PLAYING, LeagueEntry, LeagueRow
from meseta.web.store.store import Person, Store, now
from meseta.web.table.bot_names import NAMES
from meseta.web.table.hub import Hub
from meseta.web.table.leaving import get_up


async def come(request: Request) -> Response:
    """Enter the league that an invitation leads to."""
    form = await read_form(request)
    folder = await to_thread(find_folder, request)
    check_open(folder)
    wanted = form_text(form, "name")
    person, token = await welcome(request, clean_name(wanted) if wanted else "")
    await to_thread(enter, service(request, Store), folder, person)
    response = go_to(f"/leagues/{folder.row.id}")
    remember(request, response, token)
    return response


def check_open(folder: LeagueFolder) -> None:
    """Somebody must still be able to come."""
    if folder.row.phase == OVER:
        raise Refused("refused-league_over")
    if not folder.is_open:
        raise Refused("refused-league_closed")
    if len(folder.present) >= MOST_ENTRIES:
        raise Refused("refused-league_full", most=MOST_ENTRIES)


def enter(store: Store, folder: LeagueFolder, person: Person | None, bot: str = "") -> None:
    """One more in a league, from the next round on; once a person, and nobody comes back."""
    check_open(folder)
    if person and folder.entry_of(person.id):
        raise Refused("refused-league_entered")
    row, number = folder.row, len(folder.entries)
    name = person.name if person else NAMES[number % len(NAMES)]
    whose = person.id if person else None
    entry = LeagueEntry(row.id, 0, whose, bot or None, name, row.round + 1, None, now())
    try:
        leagues.add_entry(store, entry)
    except Stale as error:
        raise Refused("refused-league_entered" if person else "refused-stale") from error


async def leave(request: Request) -> Response:
    """Leave a league: a running table is left to a bot."""
    folder, form = await to_thread(find_folder, request), await read_form(request)
    if folder.row.round:
        require_sure(form, phrases(language_of(request)).say("leave-word"))
    await withdraw_visitor(request, folder)
    return go_to(f"/leagues/{folder.row.id}")


async def withdraw_visitor(request: Request, folder: LeagueFolder) -> None:
    """Whoever asks leaves a league that they are in."""
    person = visitor(request)
    entry = folder.entry_of(person.id if person else None)
    if entry is None or entry.left is not None:
        raise Refused("refused-not_yours")
    await withdraw(request, folder, entry)


async def withdraw(request: Request, folder: LeagueFolder, entry: LeagueEntry) -> None:
    """Somebody is in a league no more; what they have not begun they were never in."""
    store, row = service(request, Store), folder.row
    if row.phase == OVER:
        raise Refused("refused-league_over")
    if entry.joined > row.round:
        await to_thread(leagues.remove_entry, store, entry)
        return
    await to_thread(leagues.leave_from, store, entry, row.round + 1)
    table = folder.own_table(entry)
    if table and entry.person:
        await leave_table(request, table, Person(entry.person, entry.name, {}))


async def leave_table(request: Request, name: str, person: Person) -> None:
    """Somebody gets up from a table of a league."""
    hub = service(request, Hub)
    table = await hub.open(name)
    if table is not None and not table.match.over:
        await hub.change(table, lambda: get_up(table, person))
        hub.send_home(table=name, person=person.id)


# --- what the maker does -------------------------------------------------------------------------


def find_own(request: Request) -> LeagueFolder:
    """The league that an address names, which must be one's own and not over."""
    folder, person = find_folder(request), visitor(request)
    if person is None or folder.row.maker != person.id:
        raise Refused("refused-not_organizer")
    if folder.row.phase == OVER:
        raise Refused("refused-league_over")
    return folder


async def add_bot(request: Request) -> Response:
    """A bot plays too."""
    folder, form = await to_thread(find_own, request), await read_form(request)
    level = form_text(form, "level")
    if level not in LEVELS:
        raise Refused("refused-sitter")
    await to_thread(enter, service(request, Store), folder, None, level)
    return go_to(f"/leagues/{folder.row.id}#people")


async def remove(request: Request) -> Response:
    """Somebody is in the league no more."""
    folder, form = await to_thread(find_own, request), await read_form(request)
    entry = folder.entries.get(read_number(form_text(form, "entry")))
    if entry is None or entry.left is not None:
        raise Refused("refused-sitter")
    if folder.row.round:
        require_sure(form, phrases(language_of(request)).say("league-end_word"))
    await withdraw(request, folder, entry)
    return go_to(f"/leagues/{folder.row.id}#people")


def find_to_begin(request: Request) -> LeagueRow:
    """A league of one's own in which a round can begin now."""
    row = find_own(request).row
    if row.phase not in (OPEN, PAUSE):
        raise Refused("refused-stale")
    return row


async def begin(request: Request) -> Response:
    """Begin the first round, or the next one without waiting longer."""
    row = await to_thread(find_to_begin, request)
    await service(request, Organizer).begin(row)
    return go_to(f"/leagues/{row.id}")


async def end_round(request: Request) -> Response:
    """End a round before its date."""
    row, form = (await to_thread(find_own, request)).row, await read_form(request)
    if row.phase != PLAYING:
        raise Refused("refused-stale")
    require_sure(form, phrases(language_of(request)).say("league-end_word"))
    await service(request, Organizer).end_now(row)
    return go_to(f"/leagues/{row.id}")


async def close(request: Request) -> Response:
    """End a league as it stands; one in which nothing was played is gone."""
    row, form = (await to_thread(find_own, request)).row, await read_form(request)
    require_sure(form, phrases(language_of(request)).say("league-end_word"))
    if row.round == 0:
        await to_thread(leagues.remove_league, service(request, Store), row)
        return go_to("/leagues")
    await service(request, Organizer).finish(row)
    return go_to(f"/leagues/{row.id}")
