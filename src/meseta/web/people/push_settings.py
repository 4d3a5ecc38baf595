"""Which devices of somebody call them, what for, and when not: as they have set it."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.web.http.auth import language_of, visitor
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import (
    body_number,
    body_text,
    form_text,
    read_body,
    read_form,
    read_number,
)
from meseta.web.http.services import service
from meseta.web.people.notifications import Notifications
from meseta.web.people.web_push import KINDS, check_push, new_key, public_key
from meseta.web.store.pushes import (
    DAY,
    Push,
    add_push,
    change_push,
    pushes_of,
    remove_push,
    signing_key,
)
from meseta.web.store.store import Person, Store, now
from meseta.web.table.messages import PushAnswer, PushFacts, PushKeyFacts


def push_key(request: Request) -> Response:
    """What a device must know of this server before it lets itself be called."""
    key: PushKeyFacts = {"key": public_key(signing_key(service(request, Store), new_key))}
    return JSONResponse(key)


async def add_device(request: Request) -> Response:
    """This device calls me from now on; or, told again, is still where it was, if it does."""
    person, body, store = known(request), await read_body(request), service(request, Store)
    asked = Push(
        device=person.device,
        person=person.id,
        endpoint=body_text(body, "endpoint"),
        public=body_text(body, "public"),
        auth=body_text(body, "auth"),
        wanted=" ".join(KINDS),
        quiet_from=None,
        quiet_until=None,
        offset=body_number(body, "offset"),
        created=now(),
        outcome="",
    )
    push = check_push(asked, service(request, Notifications).settings.hooks_inside)
    if body.get("again"):
        where = {name: getattr(push, name) for name in ("endpoint", "public", "auth", "offset")}
        is_on = await to_thread(change_push, store, person.id, person.device, **where)
    else:
        await to_thread(add_push, store, push)
        is_on = True
    answer: PushAnswer = {"on": is_on}
    return JSONResponse(answer)


async def change_device(request: Request) -> Response:
    """What a device of mine calls me for, and when not."""
    form, person = await read_form(request), known(request)
    start, end = (read_hour(form_text(form, name)) for name in ("quiet_from", "quiet_until"))
    is_quiet = start is not None and end is not None
    values = {
        "wanted": " ".join(kind for kind in KINDS if form_text(form, kind)),
        "quiet_from": start if is_quiet else None,
        "quiet_until": end if is_quiet else None,
    }
    store, device = service(request, Store), form_text(form, "device")
    await to_thread(change_push, store, person.id, device, **values)
    return go_to("/me")


def read_hour(text: str) -> int | None:
    """An hour of the day that was sent, or none."""
    hour = read_number(text)
    return hour if hour in range(DAY) else None


async def remove_device(request: Request) -> Response:
    """A device of mine that calls me no more."""
    device, person = form_text(await read_form(request), "device"), known(request)
    await to_thread(remove_push, service(request, Store), person.id, device)
    return go_to("/me")


async def try_device(request: Request) -> Response:
    """Call a device of mine, to see what that is like."""
    device, person = form_text(await read_form(request), "device"), known(request)
    calls = service(request, Notifications)
    pushes = await to_thread(pushes_of, service(request, Store), person.id)
    calls.allow_trial(f"{person.id} {device}")
    body = phrases(language_of(request)).say("push-test")
    told: PushFacts = {"title": "Meseta", "body": body, "path": "/me", "tag": "trial"}
    for push in pushes:
        if push.device == device:
            await calls.push(push, told)
    return go_to("/me")


def known(request: Request) -> Person:
    """Whoever asks, who must be somebody."""
    person = visitor(request)
    if person is None:
        raise Refused("refused-not_yours")
    return person
