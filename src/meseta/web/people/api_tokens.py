"""Tokens of one's own page: made with a label, told once, listed, taken back."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.http.auth import clean_name, remember, visitor, welcome
from meseta.web.http.pages import go_to
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import form_text, read_form
from meseta.web.http.services import service
from meseta.web.people.account import show_me
from meseta.web.store.store import Store
from meseta.web.store.tokens import MOST_TOKENS, add_token, remove_token, tokens_of
from meseta.web.table.hub import Hub


async def make_token(request: Request) -> Response:
    """A token for a program, shown this once."""
    label = clean_name(form_text(await read_form(request), "label"))
    person, cookie = await welcome(request)
    store = service(request, Store)
    if len(await to_thread(tokens_of, store, person.id)) >= MOST_TOKENS:
        raise Refused("refused-too_many_tokens", most=MOST_TOKENS)
    token = await to_thread(add_token, store, person.id, label)
    request.state.person = person
    response = await to_thread(show_me, request, token=token)
    remember(request, response, cookie)
    return response


async def revoke_token(request: Request) -> Response:
    """A token that no longer counts; what was listening with it is sent home."""
    person = visitor(request)
    token = form_text(await read_form(request), "token")
    if person:
        mine = {each.id for each in await to_thread(tokens_of, service(request, Store), person.id)}
        await to_thread(remove_token, service(request, Store), person.id, token)
        service(request, Hub).send_home(mine & {token})
    return go_to("/me")
