"""Leaving a table, and links to seats that hold once more."""

from __future__ import annotations

import secrets
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.lobby import form_of, text_of, whole_number
from meseta.web.pages import go_to
from meseta.web.playing import my_seats, open_table
from meseta.web.store.store import Person, now
from meseta.web.tables import STAND_IN, Refused, Table
from meseta.web.who import visitor


async def leave(request: Request) -> Response:
    """Get up: before the game begins the seat is open again, later a bot plays on for good."""
    table, person = await open_table(request), visitor(request)
    if person is None or not my_seats(request, table):
        raise Refused("refused-not_yours")
    if table.match.over:
        raise Refused("refused-over")
    hub = request.app.state.hub
    await hub.change(table, lambda: get_up(table, person))
    hub.send_home(table=table.row.id, person=person.id)
    return go_to("/")


def get_up(table: Table, person: Person) -> None:
    """Somebody leaves all their seats; if they made the table, the next person looks after it."""
    has_begun = table.has_begun
    for seat in table.seats_of(person.id):
        table.change_seat(seat, **(taken_over(person) if has_begun else opened()))
    if table.is_made_by(person):
        maker = next((seat.person for seat in table.seats if seat.person), None)
        table.store.change_table(table.row.id, maker=maker)
        table.row = table.row._replace(maker=maker)


def opened() -> dict[str, Any]:
    """A seat that waits for somebody."""
    link = secrets.token_urlsafe(16)
    return {"person": None, "name": "", "bot": None, "invitation": link, "invited": now()}


def taken_over(person: Person) -> dict[str, Any]:
    """A seat that a bot plays for somebody who has left; it says so."""
    return {"person": None, "bot": STAND_IN, "left": person.id}


async def renew(request: Request) -> Response:
    """A link to an open seat holds for another week."""
    table, person = await open_table(request), visitor(request)
    if not table.is_made_by(person):
        raise Refused("refused-not_maker")
    number = whole_number(text_of(await form_of(request), "seat"))
    if number not in range(len(table.seats)) or not table.seats[number].is_open:
        raise Refused("refused-sitter")
    hub = request.app.state.hub
    await hub.change(table, lambda: table.change_seat(number, invited=now()))
    return go_to(f"/t/{table.row.id}")
