"""Talking at a table: those who play among themselves, and those who look on."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.web.http.auth import remember, visitor, welcome
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import read_body, read_number
from meseta.web.http.services import service
from meseta.web.store import chat
from meseta.web.store.store import Person, Store, now
from meseta.web.table.access import open_table
from meseta.web.table.hub import Hub
from meseta.web.table.messages import ChatFacts
from meseta.web.table.table import Table

PLAYERS, WATCHERS = "players", "watchers"
LONGEST = 280
MOST = 100
"""Lines that are shown of what was said before."""
A_MOMENT, MOST_IN_IT = 20, 8
"""Nobody says more than so much in so many seconds."""


def room_of(table: Table, person: str | None) -> str:
    """Where somebody talks."""
    return PLAYERS if table.seats_of(person) else WATCHERS


def rooms_of(table: Table, person: str | None) -> tuple[str, ...]:
    """What somebody may read: their own room while a game runs, everything when it is over."""
    return (PLAYERS, WATCHERS) if table.match.over else (room_of(table, person),)


async def read(request: Request) -> Response:
    """What has been said, after a line that is known."""
    table, person = await open_table(request), visitor(request)
    after = max(0, read_number(request.query_params.get("after", "0")))
    rooms = rooms_of(table, person.id if person else None)
    store = service(request, Store)
    found = await to_thread(chat.lines, store, table.row.id, rooms, after, MOST)
    return JSONResponse([line_facts(line) for line in found])


async def say(request: Request) -> Response:
    """Say something to the others in the same room."""
    table, body = await open_table(request), await read_body(request)
    text = clean_line(body.get("text"))
    person, token = await welcome(request)
    line = await to_thread(add_line, table, person, text)
    service(request, Hub).tell(
        table, {"kind": "chat", **line_facts(line)}, **those_who_hear(table, line.room)
    )
    response = JSONResponse(line_facts(line))
    remember(request, response, token)
    return response


def add_line(table: Table, person: Person, text: str) -> chat.ChatLine:
    """Keep what somebody says, unless they say too much at once."""
    if chat.count_since(table.store, person.id, now() - A_MOMENT) >= MOST_IN_IT:
        raise Refused("refused-silence")
    return chat.add_line(table.store, table.row.id, person, room_of(table, person.id), text)


def those_who_hear(table: Table, room: str) -> dict[str, set[str]]:
    """Who hears what is said in a room, while a game runs: those who play, or all the others."""
    players = {seat.person for seat in table.seats if seat.person}
    if table.match.over:
        return {}
    return {"only" if room == PLAYERS else "but": players}


def clean_line(text: object) -> str:
    """One line as it may stand on a page, not empty and not too long."""
    if not isinstance(text, str):
        raise Refused("refused-malformed")
    shown = "".join(letter for letter in " ".join(text.split()) if letter.isprintable())
    if not shown:
        raise Refused("refused-malformed")
    return shown[:LONGEST]


def line_facts(line: chat.ChatLine) -> ChatFacts:
    """A line as a page takes it."""
    return {
        "id": line.id,
        "name": line.name,
        "room": line.room,
        "text": line.text,
        "at": line.at,
    }
