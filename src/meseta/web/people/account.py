"""One's own page: name, language, look, devices; and the people in the same house."""

from __future__ import annotations

from asyncio import to_thread
from datetime import UTC, datetime
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.http.auth import (
    CHOICES,
    COOKIE,
    become,
    clean_name,
    device_label,
    language_of,
    remember,
    visitor,
    welcome,
)
from meseta.web.http.hosts import is_here
from meseta.web.http.language import phrases
from meseta.web.http.network import Network
from meseta.web.http.pages import address_of, go_to, qr_code, render
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form, require_sure
from meseta.web.http.services import service
from meseta.web.people.notifications import set_here
from meseta.web.store.boxes import count_boxes
from meseta.web.store.leagues import OVER, leagues_of
from meseta.web.store.store import Person, Store
from meseta.web.store.studies import count_studies
from meseta.web.store.tokens import tokens_of
from meseta.web.table.hub import MOST_OPEN, Hub


def me(request: Request) -> Response:
    """Everything about me."""
    return show_me(request)


def show_me(request: Request, **values: Any) -> Response:
    """My page; a link or a token that was just made is told once."""
    person, store = visitor(request), service(request, Store)
    devices = store.devices(person.id) if person else []
    tokens = tokens_of(store, person.id) if person else []
    values = {"link": None, "code": None, "token": None, **set_here(request), **values}
    lost = lost_with(store, person) if person else None
    return render(
        request, "account.html", devices=devices, my_tokens=tokens, day=day, lost=lost, **values
    )


class LostThings(NamedTuple):
    """How much goes with somebody who is deleted."""

    tables: int
    """At which they sit."""
    studies: int
    boxes: int
    leagues: int
    """That are not over."""


def lost_with(store: Store, person: Person) -> LostThings:
    """What goes with somebody."""
    tables = store.tables_of(person.id, MOST_OPEN)
    running = sum(not row.over for row in tables)
    leagues = sum(row.phase != OVER for row in leagues_of(store, person.id))
    counted = count_studies(store, person.id), count_boxes(store, person.id)
    return LostThings(running, *counted, leagues)


def day(at: int) -> str:
    """A day as everybody reads it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


async def change_me(request: Request) -> Response:
    """Another name, another language, another look; then back to where I was."""
    form = await read_form(request)
    person, token = await welcome(request)
    settings = dict(person.settings)
    for name, known in CHOICES.items():
        wanted = form_text(form, name)
        if wanted in known:
            settings[name] = wanted
    store = service(request, Store)
    await to_thread(store.change_person, person.id, settings=settings)
    if form_text(form, "name"):
        await to_thread(store.rename, person, clean_name(form_text(form, "name")))
        service(request, Hub).look_everywhere(await tables_of(request, person.id))
    back = form_text(form, "back")
    response = go_to(back if is_own_path(back) else "/me")
    remember(request, response, token)
    return response


def is_own_path(path: str) -> bool:
    """Whether a path leads to a page of ours."""
    return path.startswith("/") and "//" not in path and "\\" not in path and path.isprintable()


async def tables_of(request: Request, person: str) -> list[str]:
    """All tables at which somebody sits."""
    return [row.id for row in await to_thread(service(request, Store).tables_of, person, MOST_OPEN)]


def add_device(request: Request) -> Response:
    """A link and a code that bring me to another device."""
    person, token = become(request)
    store = service(request, Store)
    link = store.add_link(person.id, phrases(language_of(request)).say("device-unused"))
    request.state.person = person
    address = address_of(request, f"/come/{link}")
    response = show_me(request, link=address, code=qr_code(address))
    remember(request, response, token)
    return response


async def remove_device(request: Request) -> Response:
    """A device that no longer is mine."""
    person = visitor(request)
    device = form_text(await read_form(request), "device")
    if person:
        if device in {
            each.id for each in await to_thread(service(request, Store).devices, person.id)
        }:
            await to_thread(service(request, Store).remove_device, person.id, device)
            service(request, Hub).send_home([device])
    return go_to("/me")


def come(request: Request) -> Response:
    """Where a private link leads: it asks whether to go on as that person."""
    person = service(request, Store).whose_link(request.path_params["token"])
    if person is None:
        raise Refused("refused-device")
    return render(request, "device_link.html", name=person.name)


def arrive(request: Request) -> Response:
    """Go on as the person of a private link."""
    token = service(request, Store).open_link(request.path_params["token"], device_label(request))
    if token is None:
        raise Refused("refused-device")
    response = go_to("/")
    remember(request, response, token)
    return response


async def forget_me(request: Request) -> Response:
    """Delete everything about me; my seats are played by bots."""
    person = visitor(request)
    if person:
        require_sure(await read_form(request), person.name)
        store = service(request, Store)
        devices = {each.id for each in await to_thread(store.devices, person.id)}
        devices |= {each.id for each in await to_thread(tokens_of, store, person.id)}
        tables = await tables_of(request, person.id)
        await to_thread(store.remove_person, person.id)
        service(request, Hub).send_home(devices)
        service(request, Hub).look_everywhere(tables)
    response = go_to("/")
    response.delete_cookie(COOKIE)
    return response


async def network(request: Request) -> Response:
    """Let the people in the same house come: the address and a code for it."""
    require_here(request)
    address = service(request, Network).address
    code = qr_code(address) if address else None
    return render(request, "network.html", address=address, code=code)


async def open_network(request: Request) -> Response:
    """Make the server reachable in this network."""
    require_here(request)
    back = form_text(await read_form(request), "back")
    await service(request, Network).open()
    return go_to(back if is_own_path(back) else "/network")


def require_here(request: Request) -> None:
    """Only whoever sits at this computer may let others in."""
    if not is_here(request):
        raise Refused("refused-not_here")
