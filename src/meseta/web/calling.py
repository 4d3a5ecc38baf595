"""Calling people to their tables: on their screens, by mail, by a hook; and what they have set."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from meseta.web import hooks
from meseta.web.bounds import owner_of
from meseta.web.club import keep_result
from meseta.web.hub import HEARTBEAT, Hub, Listener
from meseta.web.lobby import form_of, text_of
from meseta.web.mail import Post
from meseta.web.operator import Operator
from meseta.web.pages import go_to, render
from meseta.web.sheets import Data, Viewer
from meseta.web.speech import phrases
from meseta.web.store import comeback
from meseta.web.store.store import now
from meseta.web.tables import Refused, Table
from meseta.web.who import become, language_of, remember, store_of, visitor

ANYWHERE, MOST_ANYWHERE = "", 5000
"""Where those listen who look at no table, and how many of them can."""
MOST_CALLS = 500
"""Calls that may be underway."""
AT_ONCE = 8
"""Hooks that are spoken to at the same time."""
ROUND = 30.0
"""Seconds between two looks at who has been waited for long enough."""
TRY_AGAIN = 5.0
log = logging.getLogger("meseta.web")


class Calls:
    """Everything that calls people."""

    def __init__(self, hub: Hub, operator: Operator) -> None:
        self.hub, self.operator, self.post = hub, operator, Post(operator)
        self.underway: set[asyncio.Task[None]] = set()
        self.gate = asyncio.Semaphore(AT_ONCE)
        self.tried: dict[str, float] = {}

    def look(self, table: Table, called: frozenset[str]) -> None:
        """A table has changed: call whom it waits for, and keep how it ended."""
        for person in called if len(self.underway) < MOST_CALLS else ():
            self.start(self.call(table, person))
        if table.row.over:
            self.start(self.hub.use(table, lambda: keep_result(table)))

    def start(self, what: Any) -> None:
        """Do something beside everything else."""
        task: asyncio.Task[None] = asyncio.create_task(what)
        self.underway.add(task)
        task.add_done_callback(self.underway.discard)

    def close(self) -> None:
        """Call nobody any more."""
        for task in list(self.underway):
            task.cancel()

    # --- at once ---------------------------------------------------------------------------------

    async def call(self, table: Table, person: str) -> None:
        """Call somebody on their screens and by their hook."""

        def facts() -> tuple[Data, comeback.Hook | None] | None:
            settings = comeback.settings_of(table.store, person)
            if settings is None or person not in table.people_awaited:
                return None
            told = call_facts(table, settings.get("language", "en"))
            return told, comeback.hook(table.store, person)

        called = await self.hub.use(table, facts)
        if called is None:
            return
        told, hook = called
        self.hub.tell_person(person, {"kind": "turn", **told})
        if hook is not None:
            told["address"] = f"{self.operator.address}/t/{table.row.id}"
            await self.tell_hook(person, hook.address, {"kind": "turn", **told})

    async def tell_hook(self, person: str, address: str, body: Data) -> str:
        """Tell a hook something; how it answered is kept for whoever set it."""
        async with self.gate:
            try:
                outcome = str(await hooks.post(address, body, self.operator.hooks_inside))
            except hooks.Refusal as refusal:
                outcome = str(refusal)
        await asyncio.to_thread(comeback.note_outcome, self.hub.store, person, outcome)
        return outcome

    # --- by mail ---------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Send mail to those who are waited for, for ever."""
        while self.operator.sends_mail:
            try:
                before = now() - self.operator.patience
                for each in await asyncio.to_thread(comeback.awaited, self.hub.store, before):
                    await self.mail(each)
            except Exception:
                log.exception("mail cannot be looked after")
            await asyncio.sleep(max(0.2, min(ROUND, self.operator.patience)))

    async def mail(self, awaited: comeback.Awaited) -> None:
        """One mail a table, until they have come; whoever looks at a page is not written to."""
        store, names = self.hub.store, (awaited.table, awaited.person)
        if self.hub.is_here(awaited.person):
            return
        table = await self.hub.open(awaited.table)
        if table is None or not await asyncio.to_thread(comeback.call_once, store, *names):
            return
        told = await self.hub.use(table, lambda: call_facts(table, awaited.language))
        say, leave = phrases(awaited.language).say, self.leave_link(awaited.box)
        address = f"{self.operator.address}/t/{table.row.id}"
        text = say("mail-turn", game=told["game"], question=told["question"], address=address)
        text += "\n\n" + say("mail-leave", address=leave) + "\n"
        try:
            subject = say("mail-turn_subject", game=told["game"])
            await self.post.send(awaited.box.address, subject, text, leave)
        except Exception:
            log.exception("a mail was not taken")
            await asyncio.to_thread(comeback.uncall, store, *names)

    def leave_link(self, box: comeback.Mailbox) -> str:
        """The link that ends all mail to somebody."""
        return f"{self.operator.address}/mail/leave/{box.leave}"


def call_facts(table: Table, language: str) -> Data:
    """What somebody is called for."""
    match = table.match
    words: Any = match.game.words(language)
    return {
        "table": table.row.id,
        "game": match.game.title,
        "question": words.question(match.asked) if match.asked else "",
    }


def calls_of(request: Request) -> Calls:
    """What calls people here."""
    calls: Calls = request.app.state.calls
    return calls


# --- on every page -------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """What somebody is called for who looks at no table."""
    person, hub = visitor(request), request.app.state.hub
    if person is None:
        raise Refused("refused-too_many")
    viewer = Viewer(None, language_of(request))
    listener = Listener(viewer, person.device, person.id, owner_of(request))
    if hub.is_crowded(ANYWHERE, listener, MOST_ANYWHERE):
        raise Refused("refused-too_many")

    async def lines() -> AsyncIterator[str]:
        yield "retry: 3000\n\n"
        with hub.listening(ANYWHERE, listener):
            while True:
                told: Data | None = {"kind": "beat"}
                with suppress(TimeoutError):
                    told = await asyncio.wait_for(listener.waiting.get(), HEARTBEAT)
                if told is None:
                    return
                yield f"data: {json.dumps(told)}\n\n"

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(lines(), media_type="text/event-stream", headers=headers)


# --- what people have set ------------------------------------------------------------------------


def set_here(request: Request) -> Data:
    """Mail and hook of whoever asks, for their own page."""
    person, store = visitor(request), store_of(request)
    return {
        "sends_mail": calls_of(request).operator.sends_mail,
        "mailbox": comeback.mailbox(store, person.id) if person else None,
        "hook": comeback.hook(store, person.id) if person else None,
    }


async def set_mail(request: Request) -> Response:
    """Another address for mail; it is asked to confirm before anything else is sent there."""
    wanted = text_of(await form_of(request), "address").strip()
    calls, store = calls_of(request), store_of(request)
    person = visitor(request)
    if not wanted and person:
        comeback.remove_mailbox(store, person.id)
        return go_to("/me")
    address = calls.post.check(wanted)
    person, token = become(request, phrases(language_of(request)).say("guest"))
    secret = comeback.add_mailbox(store, person.id, address)
    say = phrases(language_of(request)).say
    link = f"{calls.operator.address}/mail/confirm/{secret}"
    text = say("mail-confirm", name=person.name, address=link) + "\n"
    try:
        await calls.post.send(address, say("mail-confirm_subject"), text)
    except Exception as error:
        log.exception("a mail was not taken")
        comeback.remove_mailbox(store, person.id)
        raise Refused("refused-slow") from error
    response = go_to("/me")
    remember(request, response, token)
    return response


async def confirm_mail(request: Request) -> Response:
    """Where the link of a mail leads: a press confirms the address."""
    box = comeback.to_confirm(store_of(request), request.path_params["secret"])
    if box is None:
        raise Refused("refused-mail_link")
    if request.method == "POST":
        comeback.confirm(store_of(request), box.person)
        return render(request, "mail.html", page="confirmed", address=box.address)
    return render(request, "mail.html", page="confirm", address=box.address)


async def leave_mail(request: Request) -> Response:
    """Where the other link leads: a press, or a mail program, ends all mail."""
    box = comeback.to_leave(store_of(request), request.path_params["secret"])
    if box is None:
        raise Refused("refused-mail_link")
    if request.method == "POST":
        comeback.remove_mailbox(store_of(request), box.person)
        return render(request, "mail.html", page="left", address=box.address)
    return render(request, "mail.html", page="leave", address=box.address)


async def set_hook(request: Request) -> Response:
    """Another hook, or none."""
    address = text_of(await form_of(request), "address").strip()
    if address:
        hooks.target_of(address)
    person, token = become(request, phrases(language_of(request)).say("guest"))
    comeback.set_hook(store_of(request), person.id, address)
    response = go_to("/me")
    remember(request, response, token)
    return response


async def try_hook(request: Request) -> Response:
    """Tell a hook something, to see whether it hears."""
    person, calls = visitor(request), calls_of(request)
    hook = comeback.hook(store_of(request), person.id) if person else None
    if person is None or hook is None:
        raise Refused("refused-hook")
    at = time.monotonic()
    calls.tried = {key: when for key, when in calls.tried.items() if when > at - TRY_AGAIN}
    if person.id in calls.tried:
        raise Refused("refused-hook_soon")
    calls.tried[person.id] = at
    await calls.tell_hook(person.id, hook.address, {"kind": "test", "name": person.name})
    return go_to("/me")
