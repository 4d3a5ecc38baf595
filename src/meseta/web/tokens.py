"""Tokens of one's own page: made with a label, told once, listed, taken back."""

from __future__ import annotations

from asyncio import to_thread

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.lobby import form_of, text_of
from meseta.web.me import show_me
from meseta.web.pages import go_to
from meseta.web.speech import phrases
from meseta.web.store.tokens import MOST_TOKENS, add_token, remove_token, tokens_of
from meseta.web.tables import Refused
from meseta.web.who import become, clean_name, language_of, remember, store_of, visitor


async def make_token(request: Request) -> Response:
    """A token for a program, shown this once."""
    label = clean_name(text_of(await form_of(request), "label"))
    guest = phrases(language_of(request)).say("guest")
    person, cookie = await to_thread(become, request, guest)
    store = store_of(request)
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
    token = text_of(await form_of(request), "token")
    if person:
        mine = {each.id for each in await to_thread(tokens_of, store_of(request), person.id)}
        await to_thread(remove_token, store_of(request), person.id, token)
        request.app.state.hub.send_home(mine & {token})
    return go_to("/me")
