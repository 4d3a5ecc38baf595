"""Lobby and form: from opening the page to sitting at a table."""

from __future__ import annotations

import secrets
from asyncio import to_thread
from contextlib import suppress
from typing import Any, NamedTuple

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import Response

from meseta.bots.levels import USUAL
from meseta.games import GAMES, find_game
from meseta.match import AnyGame
from meseta.web import forms
from meseta.web.pages import address_of, go_to, qr_code, render
from meseta.web.speech import phrases
from meseta.web.store.comeback import tables_to_watch
from meseta.web.store.store import DAY, INVITED, Person, SeatRow, TableRow, now
from meseta.web.tables import Refused, Table
from meseta.web.who import become, clean_name, language_of, remember, store_of, visitor


class Listed(NamedTuple):
    """A table as the lobby lists it."""

    row: TableRow
    title: str
    sitters: list[str]
    is_mine: bool
    """Whether it waits for whoever looks."""
    is_waiting: bool
    """Whether seats are open."""


ALONE = "option-players.alone"
"""What a game says of playing it alone, where one can."""


def game_kind(name: str) -> type[AnyGame]:
    """The game that an address names."""
    if name not in GAMES:
        raise Refused("refused-no_page")
    return find_game(name)


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
        alone=[name for name in GAMES if forms.fewest_of(find_game(name)) == 1],
        running=running,
        finished=[each for each in listed if each.row.over][:12],
        watched=await to_thread(to_watch, request, {each.row.id for each in listed}),
        usual_level=USUAL,
    )


async def my_tables(request: Request, person: Person) -> list[Listed]:
    """The tables of somebody; for those that run it is looked up whose turn it is."""
    hub, store = request.app.state.hub, store_of(request)
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
        found.append(listed_table(request, row, seats[row.id], is_mine))
    return found


def to_watch(request: Request, mine: set[str]) -> list[Listed]:
    """Running tables of others that everybody may look at."""
    store = store_of(request)
    rows = [row for row in tables_to_watch(store) if row.id not in mine]
    seats = store.seats(*[row.id for row in rows])
    return [listed_table(request, row, seats[row.id], False) for row in rows]


def listed_table(request: Request, row: TableRow, seats: list[SeatRow], is_mine: bool) -> Listed:
    """A table in the list."""
    say = phrases(language_of(request)).say
    names = [
        say(f"level-{seat.bot}") if seat.bot else seat.name or say("seat-open") for seat in seats
    ]
    is_waiting = any(seat.is_open for seat in seats)
    return Listed(row, find_game(row.game).title, names, is_mine, is_waiting)


async def play_now(request: Request) -> Response:
    """A table against bots, or as nearly alone as the game allows, at once."""
    form = await form_of(request)
    game, level = text_of(form, "game"), text_of(form, "level") or USUAL
    kind = game_kind(game)
    fewest = {forms.PLAYERS: forms.fewest_of(kind)} if text_of(form, "alone") else {}
    options = kind(fewest).options
    others = len(options["players"]) - 1
    sitters = [forms.ME, *[level] * others]
    return await sit_down(request, game, options, sitters, [""] * len(sitters), True)


async def form_of(request: Request) -> FormData:
    """What a form has sent: fields, and no files."""
    return await request.form(max_files=0)


def text_of(form: FormData, name: str) -> str:
    """What stands in a field of a form; what no database can hold cannot be read."""
    value = form.get(name, "")
    if isinstance(value, str) and "\0" in value:
        raise Refused("refused-malformed")
    return value if isinstance(value, str) else ""


def whole_number(text: str) -> int:
    """A number that was sent as text; -1 where it is none."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def form_page(request: Request) -> Response:
    """The form for a table, with all options of a game explained."""
    name = request.path_params["game"]
    return show_form(request, name)


def show_form(request: Request, name: str, wrong: str = "", status: int = 200) -> Response:
    """The form; what was wrong with it is said above it."""
    kind = game_kind(name)
    language = language_of(request)
    speech, words = phrases(language), kind({}).words(language)
    fields = list(forms.fields_of(kind, language, speech))
    main = [field for field in fields if not is_ruling(kind, field.name)]
    return render(
        request,
        "new.html",
        status=status,
        game=name,
        title=kind.title,
        wrong=wrong,
        fields=main,
        rulings=[field for field in fields if field not in main],
        colours=[(colour, words.say(f"seat-{colour}")) for colour in forms.colours_of(kind)],
        fewest=forms.fewest_of(kind),
        alone=words.say(ALONE) if words.knows(ALONE) else "",
        usual=kind.declared.declared[forms.PLAYERS].usual,
        usual_level=USUAL,
    )


def is_ruling(kind: type[AnyGame], name: str) -> bool:
    """Whether an option is a question on which people read the rules differently."""
    return name in kind.declared.readings


async def make_table(request: Request) -> Response:
    """A table from the form."""
    form = await form_of(request)
    name = request.path_params["game"]
    kind = game_kind(name)
    chosen: dict[str, list[str]] = {}
    for key, value in form.multi_items():
        if isinstance(value, str):
            chosen.setdefault(key, []).append(value)
    colours = list(forms.colours_of(kind))
    taken = [c for c in colours if chosen.get(f"seat-{c}", ["none"])[0] != "none"]
    chosen["colour"] = taken
    try:
        options = forms.read_options(kind, chosen, language_of(request))
        sitters = [chosen[f"seat-{colour}"][0] for colour in taken]
        names = [chosen.get(f"name-{colour}", [""])[0] for colour in taken]
        hints = forms.gives_hints(chosen.get("hints", [forms.ALONE])[0], sitters)
        terms = (forms.read_clock(chosen), forms.read_watching(chosen))
        return await sit_down(request, name, options, sitters, names, hints, *terms)
    except Refused as refused:
        say = phrases(language_of(request)).say
        return show_form(request, name, say(refused.message, **refused.values), 422)


async def sit_down(
    request: Request,
    game: str,
    options: dict[str, Any],
    sitters: list[str],
    names: list[str],
    hints: bool,
    clock: str = "",
    watching: str = "link",
) -> Response:
    """Make the table and go there; whoever has no name yet is given one."""
    row, token = await seated(request, game, options, sitters, names, hints, clock, watching)
    response = go_to(f"/t/{row.id}")
    remember(request, response, token)
    return response


async def seated(
    request: Request,
    game: str,
    options: dict[str, Any],
    sitters: list[str],
    names: list[str],
    hints: bool,
    clock: str = "",
    watching: str = "link",
) -> tuple[TableRow, str | None]:
    """A new table with all who sit at it; with the token of whoever is new here."""
    say = phrases(language_of(request)).say
    names = [name or say("guest-number", number=n + 1) for n, name in enumerate(names)]
    names = forms.check_sitters(sitters, names)
    person, token = await to_thread(become, request, say("guest"))
    row = forms.table_for(game, options, person, hints, clock, watching)
    seats = forms.seats_from(row.id, sitters, names, person)
    await to_thread(store_of(request).add_table, row, seats)
    return row, token


# --- coming by a link ----------------------------------------------------------------------------


def invitation(request: Request) -> Response:
    """Where a link leads that somebody was sent: to a seat."""
    seat = invited_seat(request)
    row = store_of(request).table(seat.table)
    assert row is not None
    words = find_game(row.game)(row.options).words(language_of(request))
    colour = words.say(f"seat-{row.options['players'][seat.number]}")
    title = find_game(row.game).title
    return render(request, "join.html", title=title, colour=colour, maker=maker_name(request, row))


def invited_seat(request: Request) -> SeatRow:
    """The seat that an invitation leads to, as long as it holds."""
    seat = store_of(request).seat_for(request.path_params["invitation"])
    if seat is None:
        raise Refused("refused-invitation")
    if seat.invited is not None and seat.invited <= now() - INVITED:
        raise Refused("refused-expired")
    return seat


def maker_name(request: Request, row: TableRow) -> str:
    """Who has made a table; nobody where they do not sit at it."""
    seats = store_of(request).seats(row.id)[row.id]
    return next((seat.name for seat in seats if seat.person == row.maker), "")


async def accept(request: Request) -> Response:
    """Sit down where a link leads."""
    await to_thread(invited_seat, request)
    form = await form_of(request)
    person, token = await to_thread(become, request, clean_name(text_of(form, "name") or "?"))
    seat = await take_seat(request, person)
    response = go_to(f"/t/{seat.table}")
    remember(request, response, token)
    return response


async def take_seat(request: Request, person: Person) -> SeatRow:
    """Sit down where an invitation leads, and be seen there."""
    store, hub = store_of(request), request.app.state.hub
    seat = await to_thread(invited_seat, request)
    if not await to_thread(store.take_seat, request.path_params["invitation"], person):
        raise Refused("refused-invitation")
    table = await hub.open(seat.table)
    await hub.change(table, table.read_seats)
    if table.row.maker is None:
        await to_thread(store.change_table, seat.table, maker=person.id)
        table.row = table.row._replace(maker=person.id)
    return seat


async def new_invitation(request: Request) -> Response:
    """A new link for a seat, from its maker's page."""
    number = whole_number(text_of(await form_of(request), "seat"))
    table = await invite(request, number)
    return go_to(f"/t/{table.row.id}")


async def invite(request: Request, number: int) -> Table:
    """A new link for a seat; whoever sat there has lost it."""
    hub = request.app.state.hub
    table: Table | None = await hub.open(request.path_params["table"])
    person = visitor(request)
    if table is None:
        raise Refused("refused-no_page")
    if person is None or not table.is_made_by(person):
        raise Refused("refused-not_maker")
    if number not in range(len(table.seats)) or table.seats[number].person == person.id:
        raise Refused("refused-sitter")
    link = secrets.token_urlsafe(16)
    values: dict[str, Any] = {
        "person": None,
        "bot": None,
        "name": "",
        "invitation": link,
        "orders": {},
        "invited": now(),
        "left": None,
    }
    await hub.change(table, lambda: table.change_seat(number, **values))
    hub.send_home(table=table.row.id, seat=number)
    return table


def invitations(request: Request, table: Table) -> list[dict[str, Any]]:
    """The links to the open seats of a table, for its maker."""
    links = []
    for seat in table.seats:
        if seat.is_open and seat.invitation:
            address = address_of(request, f"/join/{seat.invitation}")
            days = -((now() - (seat.invited or now()) - INVITED) // DAY)
            code = qr_code(address)
            links.append(
                {"seat": seat.number, "address": address, "code": code, "days": max(0, days)}
            )
    return links
