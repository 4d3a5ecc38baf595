"""Calling people to their tables: on screens and devices, by mail, by a hook; what they set."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine
from contextlib import ExitStack, asynccontextmanager
from typing import Any, NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from meseta.games import find_game
from meseta.web.http.auth import language_of, remember, visitor, welcome
from meseta.web.http.event_streams import Changes, stream_changes
from meseta.web.http.language import phrases
from meseta.web.http.pages import go_to, render
from meseta.web.http.rate_limits import owner_of
from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import Data, form_text, read_form
from meseta.web.http.services import service
from meseta.web.http.turns import RequestLines
from meseta.web.people import webhooks
from meseta.web.people.club import keep_result
from meseta.web.people.mail import Post
from meseta.web.people.mail_settings import MailSettings
from meseta.web.people.web_push import KINDS, LEAGUE, REMATCH, TURN, WebPush
from meseta.web.store import mailboxes, visits
from meseta.web.store import webhooks as kept_hooks
from meseta.web.store.pushes import DAY, Push, pushes_of
from meseta.web.store.store import Store, TableRow, now
from meseta.web.table.hub import Hub, Listener
from meseta.web.table.messages import CallFacts, PushFacts
from meseta.web.table.sheets import Viewer, sentence
from meseta.web.table.table import Table

ANYWHERE, MOST_ANYWHERE = "", 5000
"""Where those listen who look at no table, and how many of them can."""
MOST_CALLS, MOST_OF_ONE = 500, 20
"""Calls that may be underway, to all and to one person."""
AT_ONCE, AT_ONCE_FOR_ONE = 16, 1
"""Hooks and push services that are spoken to at the same time, for all and for one person."""
ROUND = 30.0
"""Seconds between two looks at who has been waited for long enough."""
TRY_AGAIN = 5.0
RETRY = 3000
"""Milliseconds after which a page that was cut off listens again."""
log = logging.getLogger("meseta.web")


JSON_SENT = {"content-type": "application/json"}


class Reachable(NamedTuple):
    """How somebody is called who looks at no page."""

    language: str
    hook: kept_hooks.Hook | None
    pushes: list[Push]


class Notifications:
    """Everything that calls people."""

    def __init__(self, hub: Hub, settings: MailSettings) -> None:
        self.hub, self.settings, self.post = hub, settings, Post(settings)
        self.web_push = WebPush(hub.store, settings)
        self.calls: dict[asyncio.Task[None], str] = {}
        """What is being called, and for whom."""
        self.gate, self.lines = asyncio.Semaphore(AT_ONCE), RequestLines(AT_ONCE_FOR_ONE)
        self.tried: dict[str, float] = {}

    def look(self, table: Table, called: frozenset[str]) -> None:
        """A table has changed: call whom it waits for, and keep how it ended."""
        for person in called:
            self.begin(person, self.call(table, person))
        if table.row.over:
            self.hub.tasks.run(self.hub.use(table, lambda: keep_result(table)), "result")

    def invite(self, table: TableRow, people: Collection[str]) -> None:
        """A table was made for people: call them."""
        for person in people:
            self.begin(person, self.call_to_rematch(table, person))

    def announce(self, person: str, write: Callable[[str], PushFacts]) -> None:
        """Something has happened in a league of somebody's: tell them, in their language."""
        self.begin(person, self.tell_news(person, write))

    def begin(self, person: str, call: Coroutine[Any, Any, None]) -> None:
        """Call somebody, unless they or all together are being called too often."""
        theirs = sum(each == person for each in self.calls.values())
        if theirs >= MOST_OF_ONE or len(self.calls) >= MOST_CALLS:
            call.close()
            return
        task = self.hub.tasks.run(call, "call")
        self.calls[task] = person
        task.add_done_callback(self.calls.pop)

    # --- at once ---------------------------------------------------------------------------------

    async def call(self, table: Table, person: str) -> None:
        """Call somebody on their screens, by their hook, and on their devices if they are away."""

        def facts() -> tuple[CallFacts, Reachable] | None:
            reached = self.find_ways(person)
            if reached is None or person not in table.people_awaited:
                return None
            return call_facts(table, reached.language), reached

        called = await self.hub.use(table, facts)
        if called is None:
            return
        told, reached = called
        self.hub.tell_person(person, {"kind": "turn", **told})
        title = phrases(reached.language).say("mail-turn_subject", game=told["game"])
        path = f"/t/{table.row.id}"
        shown: PushFacts = {
            "title": title,
            "body": sentence(told["question"]),
            "path": path,
            "tag": table.row.id,
        }
        await self.push_to(person, reached.pushes, TURN, shown)
        if reached.hook is not None:
            sent = {"kind": "turn", **told, "address": self.settings.address + path}
            await self.tell_hook(person, reached.hook.address, sent)

    async def call_to_rematch(self, table: TableRow, person: str) -> None:
        """Call somebody who is away to a table at which a seat is kept for them."""
        reached = await asyncio.to_thread(self.find_ways, person)
        if reached is None:
            return
        say = phrases(reached.language).say
        shown: PushFacts = {
            "title": say("push-rematch_title", game=find_game(table.game).title),
            "body": say("push-rematch"),
            "path": f"/t/{table.id}",
            "tag": table.id,
        }
        await self.push_to(person, reached.pushes, REMATCH, shown)

    async def tell_news(self, person: str, write: Callable[[str], PushFacts]) -> None:
        """Tell it on their screens, by their hook, and if they are away on devices and by mail."""
        reached = await asyncio.to_thread(self.find_ways, person)
        if reached is None:
            return
        told = write(reached.language)
        self.hub.tell_person(person, {"kind": "news", **told})
        await self.push_to(person, reached.pushes, LEAGUE, told)
        address = self.settings.address + told["path"]
        if reached.hook is not None:
            sent = {"kind": LEAGUE, "title": told["title"], "body": told["body"]}
            await self.tell_hook(person, reached.hook.address, {**sent, "address": address})
        if self.settings.sends_mail and not self.hub.is_here(person):
            await self.mail_news(person, reached.language, told, address)

    async def mail_news(self, person: str, language: str, told: PushFacts, address: str) -> None:
        """The same by mail, to a confirmed address."""
        box = await asyncio.to_thread(mailboxes.mailbox, self.hub.store, person)
        if box is None or not box.is_confirmed:
            return
        leave = self.leave_link(box)
        ends = phrases(language).say("mail-leave", address=leave)
        text = f"{told['body']}\n\n{address}\n\n{ends}\n"
        try:
            await self.post.send(box.address, told["title"], text, leave)
        except Exception:
            log.exception("a mail was not taken")

    def find_ways(self, person: str) -> Reachable | None:
        """How somebody is called, and in which language."""
        store = self.hub.store
        settings = store.settings_of(person)
        if settings is None:
            return None
        hook, pushes = kept_hooks.hook(store, person), pushes_of(store, person)
        return Reachable(settings.get("language", "en"), hook, pushes)

    async def push_to(self, person: str, pushes: list[Push], kind: str, told: PushFacts) -> None:
        """Call those devices of somebody that want it; who looks at a page has been called."""
        if not self.hub.is_here(person):
            wanted = [push for push in pushes if push.wants(kind, now())]
            await asyncio.gather(*[self.push(push, told) for push in wanted])

    async def push(self, push: Push, told: PushFacts) -> None:
        """Call a device as soon as there is room for it."""
        async with self.turn_of(push.person):
            await self.web_push.call(push, told)

    @asynccontextmanager
    async def turn_of(self, person: str) -> AsyncIterator[None]:
        """The turn of somebody to have the world outside spoken to, however slowly it answers."""
        with ExitStack() as turn:
            await self.lines.line(person).enter(turn)
            async with self.gate:
                yield

    async def tell_hook(self, person: str, address: str, body: Data) -> str:
        """Tell a hook something; how it answered is kept for whoever set it."""
        async with self.turn_of(person):
            try:
                target, sent = webhooks.target_of(address), json.dumps(body).encode()
                inside = self.settings.hooks_inside
                outcome = str(await webhooks.post(target, JSON_SENT, sent, inside))
            except webhooks.Refusal as refusal:
                outcome = str(refusal)
        await asyncio.to_thread(kept_hooks.note_outcome, self.hub.store, person, outcome)
        return outcome

    def allow_trial(self, what: str) -> None:
        """Let somebody try something out, but not all the time."""
        at = time.monotonic()
        self.tried = {key: when for key, when in self.tried.items() if when > at - TRY_AGAIN}
        if what in self.tried:
            raise Refused("refused-hook_soon")
        self.tried[what] = at

    # --- by mail ---------------------------------------------------------------------------------

    async def deliver(self) -> None:
        """Send mail to those who are waited for, for ever."""
        while True:
            try:
                before = now() - self.settings.patience
                for each in await asyncio.to_thread(visits.find_awaited, self.hub.store, before):
                    await self.try_to_mail(each)
            except Exception:
                log.exception("mail cannot be looked after")
            await asyncio.sleep(max(0.2, min(ROUND, self.settings.patience)))

    async def try_to_mail(self, awaited: visits.Awaited) -> None:
        """Write to somebody; a table that cannot be opened keeps no mail from anybody else."""
        try:
            await self.mail(awaited)
        except Exception:
            log.exception("nobody can be written to about table %s", awaited.table)

    async def mail(self, awaited: visits.Awaited) -> None:
        """One mail a table, until they have come; whoever looks at a page is not written to."""
        store, names = self.hub.store, (awaited.table, awaited.person)
        if self.hub.is_here(awaited.person):
            return
        table = await self.hub.open(awaited.table)
        if table is None or not await asyncio.to_thread(visits.call_once, store, *names):
            return
        facts = await self.hub.use(table, lambda: call_facts(table, awaited.language))
        say, leave = phrases(awaited.language).say, self.leave_link(awaited.box)
        address = f"{self.settings.address}/t/{table.row.id}"
        text = say("mail-turn", game=facts["game"], question=facts["question"], address=address)
        text += "\n\n" + say("mail-leave", address=leave) + "\n"
        try:
            subject = say("mail-turn_subject", game=facts["game"])
            await self.post.send(awaited.box.address, subject, text, leave)
        except Exception:
            log.exception("a mail was not taken")
            await asyncio.to_thread(visits.uncall, store, *names)

    def leave_link(self, box: mailboxes.Mailbox) -> str:
        """The link that ends all mail to somebody."""
        return f"{self.settings.address}/mail/leave/{box.leave}"


def call_facts(table: Table, language: str) -> CallFacts:
    """What somebody is called for."""
    match = table.match
    words: Any = match.game.words(language)
    return {
        "table": table.row.id,
        "game": match.game.title,
        "question": words.question(match.asked) if match.asked else "",
    }


# --- on every page -------------------------------------------------------------------------------


async def stream(request: Request) -> Response:
    """What somebody is called for who looks at no table."""
    person, hub = visitor(request), service(request, Hub)
    if person is None:
        raise Refused("refused-too_many")
    viewer = Viewer(None, language_of(request))
    listener = Listener(viewer, person.device, person.id, owner_of(request))
    if hub.is_crowded(ANYWHERE, listener, MOST_ANYWHERE):
        raise Refused("refused-too_many")

    return stream_changes(listen(hub, listener), RETRY)


async def listen(hub: Hub, listener: Listener) -> Changes:
    """What is told to somebody who looks at no table."""
    with hub.listening(ANYWHERE, listener):
        async for change in listener.changes():
            yield change


# --- what people have set ------------------------------------------------------------------------


def set_here(request: Request) -> Data:
    """Mail, hook and devices of whoever asks, for their own page."""
    person, store = visitor(request), service(request, Store)
    pushes = pushes_of(store, person.id) if person else []
    return {
        "sends_mail": service(request, Notifications).settings.sends_mail,
        "mailbox": mailboxes.mailbox(store, person.id) if person else None,
        "hook": kept_hooks.hook(store, person.id) if person else None,
        "pushes": {push.device: push for push in pushes},
        "push_kinds": KINDS,
        "hours": [f"{hour:02}:00" for hour in range(DAY)],
    }


async def set_mail(request: Request) -> Response:
    """Another address for mail; it is asked to confirm before anything else is sent there."""
    wanted = form_text(await read_form(request), "address").strip()
    calls, store = service(request, Notifications), service(request, Store)
    person = visitor(request)
    if not wanted and person:
        await asyncio.to_thread(mailboxes.remove_mailbox, store, person.id)
        return go_to("/me")
    address = calls.post.check(wanted)
    person, token = await welcome(request)
    secret = await asyncio.to_thread(mailboxes.add_mailbox, store, person.id, address)
    say = phrases(language_of(request)).say
    link = f"{calls.settings.address}/mail/confirm/{secret}"
    text = say("mail-confirm", name=person.name, address=link) + "\n"
    try:
        await calls.post.send(address, say("mail-confirm_subject"), text)
    except Exception as error:
        log.exception("a mail was not taken")
        await asyncio.to_thread(mailboxes.remove_mailbox, store, person.id)
        raise Refused("refused-slow") from error
    response = go_to("/me")
    remember(request, response, token)
    return response


def confirm_mail(request: Request) -> Response:
    """Where the link of a mail leads: a press confirms the address."""
    box = mailboxes.to_confirm(service(request, Store), request.path_params["secret"])
    if box is None:
        raise Refused("refused-mail_link")
    if request.method == "POST":
        mailboxes.confirm(service(request, Store), box.person)
        return render(request, "mail.html", page="confirmed", address=box.address)
    return render(request, "mail.html", page="confirm", address=box.address)


def leave_mail(request: Request) -> Response:
    """Where the other link leads: a press, or a mail program, ends all mail."""
    box = mailboxes.to_leave(service(request, Store), request.path_params["secret"])
    if box is None:
        raise Refused("refused-mail_link")
    if request.method == "POST":
        mailboxes.remove_mailbox(service(request, Store), box.person)
        return render(request, "mail.html", page="left", address=box.address)
    return render(request, "mail.html", page="leave", address=box.address)


async def set_hook(request: Request) -> Response:
    """Another hook, or none."""
    address = form_text(await read_form(request), "address").strip()
    if address:
        webhooks.target_of(address)
    person, token = await welcome(request)
    await asyncio.to_thread(kept_hooks.set_hook, service(request, Store), person.id, address)
    response = go_to("/me")
    remember(request, response, token)
    return response


async def try_hook(request: Request) -> Response:
    """Tell a hook something, to see whether it hears."""
    person, calls = visitor(request), service(request, Notifications)
    if person is None:
        raise Refused("refused-hook")
    hook = await asyncio.to_thread(kept_hooks.hook, service(request, Store), person.id)
    if hook is None:
        raise Refused("refused-hook")
    calls.allow_trial(person.id)
    await calls.tell_hook(person.id, hook.address, {"kind": "test", "name": person.name})
    return go_to("/me")
