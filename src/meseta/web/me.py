"""One's own page: name, language, look, devices; and the people in the same house."""

from __future__ import annotations

from asyncio import to_thread
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.calling import set_here
from meseta.web.doors import is_here
from meseta.web.hub import MOST_OPEN
from meseta.web.lobby import form_of, text_of
from meseta.web.pages import address_of, go_to, qr_code, render
from meseta.web.speech import phrases
from meseta.web.store.tokens import tokens_of
from meseta.web.tables import Refused
from meseta.web.who import (
    CHOICES,
    COOKIE,
    become,
    clean_name,
    device_label,
    language_of,
    remember,
    store_of,
    visitor,
)


def me(request: Request) -> Response:
    """Everything about me."""
    return show_me(request)


def show_me(request: Request, **told: Any) -> Response:
    """My page; a link or a token that was just made is told once."""
    person, store = visitor(request), store_of(request)
    devices = store.devices(person.id) if person else []
    tokens = tokens_of(store, person.id) if person else []
    told = {"link": None, "code": None, "token": None, **set_here(request), **told}
    return render(request, "me.html", devices=devices, my_tokens=tokens, day=day, **told)


def day(at: int) -> str:
    """A day as everybody reads it."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d")


async def change_me(request: Request) -> Response:
    """Another name, another language, another look; then back to where I was."""
    form = await form_of(request)
    person, token = await to_thread(become, request, phrases(language_of(request)).say("guest"))
    settings = dict(person.settings)
    for name, known in CHOICES.items():
        wanted = text_of(form, name)
        if wanted in known:
            settings[name] = wanted
    store = store_of(request)
    await to_thread(store.change_person, person.id, settings=settings)
    if text_of(form, "name"):
        await to_thread(store.rename, person, clean_name(text_of(form, "name")))
        request.app.state.hub.look_everywhere(await tables_of(request, person.id))
    back = text_of(form, "back")
    response = go_to(back if is_own_path(back) else "/me")
    remember(request, response, token)
    return response


def is_own_path(path: str) -> bool:
    """Whether a path leads to a page of ours."""
    return path.startswith("/") and "//" not in path and "\\" not in path and path.isprintable()


async def tables_of(request: Request, person: str) -> list[str]:
    """All tables at which somebody sits."""
    return [row.id for row in await to_thread(store_of(request).tables_of, person, MOST_OPEN)]


def add_device(request: Request) -> Response:
    """A link and a code that bring me to another device."""
    person, token = become(request, phrases(language_of(request)).say("guest"))
    store = store_of(request)
    link = store.add_link(person.id, phrases(language_of(request)).say("device-unused"))
    request.state.person = person
    address = address_of(request, f"/come/{link}")
    response = show_me(request, link=address, code=qr_code(address))
    remember(request, response, token)
    return response


async def remove_device(request: Request) -> Response:
    """A device that no longer is mine."""
    person = visitor(request)
    device = text_of(await form_of(request), "device")
    if person:
        if device in {each.id for each in await to_thread(store_of(request).devices, person.id)}:
            await to_thread(store_of(request).remove_device, person.id, device)
            request.app.state.hub.send_home([device])
    return go_to("/me")


def come(request: Request) -> Response:
    """Where a private link leads: it asks whether to go on as that person."""
    person = store_of(request).whose_link(request.path_params["token"])
    if person is None:
        raise Refused("refused-device")
    return render(request, "come.html", name=person.name)


def arrive(request: Request) -> Response:
    """Go on as the person of a private link."""
    token = store_of(request).open_link(request.path_params["token"], device_label(request))
    if token is None:
        raise Refused("refused-device")
    response = go_to("/")
    remember(request, response, token)
    return response


async def forget_me(request: Request) -> Response:
    """Delete everything about me; my seats are played by bots."""
    person = visitor(request)
    if person:
        store = store_of(request)
        devices = {each.id for each in await to_thread(store.devices, person.id)}
        devices |= {each.id for each in await to_thread(tokens_of, store, person.id)}
        tables = await tables_of(request, person.id)
        await to_thread(store.remove_person, person.id)
        request.app.state.hub.send_home(devices)
        request.app.state.hub.look_everywhere(tables)
    response = go_to("/")
    response.delete_cookie(COOKIE)
    return response


async def network(request: Request) -> Response:
    """Let the people in the same house come: the address and a code for it."""
    require_here(request)
    address = request.app.state.network.address
    code = qr_code(address) if address else None
    return render(request, "network.html", address=address, code=code)


async def open_network(request: Request) -> Response:
    """Make the server reachable in this network."""
    require_here(request)
    await request.app.state.network.open()
    return go_to("/network")


def require_here(request: Request) -> None:
    """Only whoever sits at this computer may let others in."""
    if not is_here(request):
        raise Refused("refused-not_here")
