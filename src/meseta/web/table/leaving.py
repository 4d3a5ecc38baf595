"""Leaving a table, and links to seats that hold once more."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form, read_number, require_sure
from meseta.web.http.services import service
from meseta.web.store.store import Person, now
from meseta.web.table.access import my_seats, open_table
from meseta.web.table.hub import Hub
from meseta.web.table.table import STAND_IN, Table


async def leave(request: Request) -> Response:
    """Get up: before the game begins the seat is open again, later a bot plays on for good."""
    table, person = await open_table(request), visitor(request)
    if person is None or not my_seats(request, table):
        raise Refused("refused-not_yours")
    if table.match.over:
        raise Refused("refused-over")
    if table.has_begun:
        require_sure(await read_form(request), phrases(language_of(request)).say("leave-word"))
    hub = service(request, Hub)
    await hub.change(table, lambda: get_up(table, person))
    hub.send_home(table=table.row.id, person=person.id)
    return go_to("/")


def get_up(table: Table, person: Person) -> None:
    """Somebody leaves all their seats; if they made the table, the next person looks after it."""
    has_begun = table.has_begun
    for seat in table.seats_of(person.id):
        table.change_seat(seat, **(hand_to_bot(person) if has_begun else open_seat()))
    if table.is_made_by(person):
        maker = next((seat.person for seat in table.seats if seat.person), None)
        table.store.change_table(table.row.id, maker=maker)
        table.row = table.row._replace(maker=maker)


def open_seat() -> dict[str, Any]:
    """A seat that waits for somebody."""
    link = secrets.token_urlsafe(16)
    return {"person": None, "name": "", "bot": None, "invitation": link, "invited": now()}


def hand_to_bot(person: Person) -> dict[str, Any]:
    """A seat that a bot plays for somebody who has left; it says so."""
    return {"person": None, "bot": STAND_IN, "left": person.id}


async def renew(request: Request) -> Response:
    """A link to an open seat holds for another week."""
    table, person = await open_table(request), visitor(request)
    if not table.is_made_by(person):
        raise Refused("refused-not_maker")
    number = read_number(form_text(await read_form(request), "seat"))
    if number not in range(len(table.seats)) or not table.seats[number].is_open:
        raise Refused("refused-sitter")
    hub = service(request, Hub)
    await hub.change(table, lambda: table.change_seat(number, invited=now()))
    return go_to(f"/t/{table.row.id}")
