"""Links to open seats: making them, and sitting down where they lead."""

from __future__ import annotations

import secrets
from asyncio import to_thread
from collections.abc import Sequence
from typing import Any, NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from meseta.people.parts import Picture
from meseta.web.http.auth import clean_name, language_of, remember, visitor, welcome
from meseta.web.http.pages import address_of, definitions, go_to, qr_code, render
from meseta.web.http.pictures import draw_svg
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form, read_number
from meseta.web.http.services import service
from meseta.web.store.store import DAY, INVITED, Person, SeatRow, Store, now
from meseta.web.table.bot_names import sitter_name
from meseta.web.table.hub import Hub
from meseta.web.table.sheets import BELOW, LEFT_OUT, PLACES
from meseta.web.table.table import Table
from meseta.web.table.table_form import describe_clock, describe_options


class SeenPart(NamedTuple):
    """A part of a table as it stands on a page."""

    svg: Markup
    told: Sequence[str]


# --- coming by a link ----------------------------------------------------------------------------


async def invitation(request: Request) -> Response:
    """Where a link leads that somebody was sent: to a seat."""
    seat, table = await open_invited(request)
    row, game, language = table.row, table.match.game, language_of(request)
    say = game.words(language).say
    picture = await service(request, Hub).use(table, lambda: table.match.picture(None, language))
    return render(
        request,
        "join.html",
        title=game.title,
        game=row.game,
        colour=say(f"seat-{row.options['players'][seat.number]}"),
        maker=maker_name(table),
        about=describe_options(game, language),
        clock=describe_clock(row.clock, language),
        sitters=[
            (colour, say(f"seat-{colour}"), each.number == seat.number, sitter_name(each), each.bot)
            for colour, each in zip(row.options["players"], table.seats, strict=True)
        ],
        definitions=Markup(definitions(picture.shared)),
        board=draw_place(picture, "board"),
        cards=draw_place(picture, BELOW),
    )


def draw_place(picture: Picture, place: str) -> list[SeenPart]:
    """What lies at a place of a table that is only looked at, and what is told of it."""
    parts = [part for part in picture.parts if PLACES.get(part.kind, BELOW) == place and part.told]
    return [
        SeenPart(Markup(draw_svg(part.size, part.body, part.title, part.focus or ())), part.told)
        for part in parts
        if part.kind not in LEFT_OUT
    ]


async def open_invited(request: Request) -> tuple[SeatRow, Table]:
    """The seat that an invitation leads to, and its table."""
    seat = await to_thread(find_invited_seat, request)
    table = await service(request, Hub).open(seat.table)
    assert table is not None
    return seat, table


def find_invited_seat(request: Request) -> SeatRow:
    """The seat that an invitation leads to, as long as it holds."""
    seat = service(request, Store).seat_for(request.path_params["invitation"])
    if seat is None:
        raise Refused("refused-invitation")
    if seat.invited is not None and seat.invited <= now() - INVITED:
        raise Refused("refused-expired")
    return seat


def maker_name(table: Table) -> str:
    """Who has made a table; nobody where they do not sit at it."""
    return next((seat.name for seat in table.seats if seat.person == table.row.maker), "")


async def accept(request: Request) -> Response:
    """Sit down where a link leads."""
    await to_thread(find_invited_seat, request)
    form = await read_form(request)
    person, token = await welcome(request, clean_name(form_text(form, "name") or "?"))
    seat = await take_seat(request, person)
    response = go_to(f"/t/{seat.table}")
    remember(request, response, token)
    return response


async def take_seat(request: Request, person: Person) -> SeatRow:
    """Sit down where an invitation leads, and be seen there."""
    store, hub = service(request, Store), service(request, Hub)
    seat = await to_thread(find_invited_seat, request)
    if not await to_thread(store.take_seat, request.path_params["invitation"], person):
        raise Refused("refused-invitation")
    table = await hub.open(seat.table)
    assert table is not None
    await hub.change(table, table.read_seats)
    if table.row.maker is None:
        await to_thread(store.change_table, seat.table, maker=person.id)
        table.row = table.row._replace(maker=person.id)
    return seat


async def new_invitation(request: Request) -> Response:
    """A new link for a seat, from its maker's page."""
    number = read_number(form_text(await read_form(request), "seat"))
    table = await invite(request, number)
    return go_to(f"/t/{table.row.id}")


async def invite(request: Request, number: int) -> Table:
    """A new link for a seat; whoever sat there has lost it."""
    hub = service(request, Hub)
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
