"""What holds for every request: who may send it, how large it is, what the answer forbids."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

from starlette.requests import Request

from meseta.web.http.auth import sends_secret, visitor
from meseta.web.http.errors import answer_refusal, answer_unavailable
from meseta.web.http.hosts import ServerSettings, is_known_host
from meseta.web.http.load import COME_BACK, Load
from meseta.web.http.monitoring import Metrics, note_request
from meseta.web.http.rate_limits import RateLimits, address_of_client, owner_of
from meseta.web.http.refusals import STATUS, Refused
from meseta.web.http.request_bodies import bound_body, drain
from meseta.web.http.routes import (
    FREE,
    LOOKING,
    MAKING,
    PLAYING,
    THINKING,
    WATCHING,
    find_destination,
)
from meseta.web.http.services import service
from meseta.web.http.turns import TRY_AGAIN, RequestLine, RequestLines
from meseta.web.store.errors import UNAVAILABLE

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
"""What holds for every answer, unless it says something else itself."""
NOT_KEPT = "no-store"
IN_TURN = (LOOKING, PLAYING, MAKING)
"""What waits for its turn; so do files, by address. Thoughts have queues of their own."""


class Guard:
    """What holds for every request: who may send it, how large it is, what the answer forbids."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Look at a request before anybody else does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        with service(Request(scope), Load).answering() as begins:
            await self.answer(scope, receive, send, begins)

    async def answer(
        self, scope: Any, receive: Any, send: Any, begins: Callable[[bool], None]
    ) -> None:
        """Have a request answered that nothing speaks against."""
        request, began = Request(scope), time.monotonic()
        path, bounds = find_destination(request.app.routes, scope)
        metrics, turn = service(request, Metrics), ExitStack()

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                begins(bounds.kind != WATCHING)
                turn.close()
                note_request(scope, metrics, path, message["status"], began)
                known = {name for name, _ in message["headers"]}
                more = {**HEADERS, "cache-control": NOT_KEPT}.items()
                added = [(k.encode(), v.encode()) for k, v in more if k.encode() not in known]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        wrong = find_fault(request, bounds.largest)
        if wrong:
            await drain(receive)
            answer = await asyncio.to_thread(answer_refusal, request, wrong)
            await answer(scope, receive, send_guarded)
            return
        if bounds.kind != FREE and sends_secret(request):
            try:
                await asyncio.to_thread(visitor, request)
            except UNAVAILABLE as error:
                await answer_unavailable(request, error)(scope, receive, send_guarded)
                return
        line = find_line(request, bounds.kind)
        too_much = find_excess(request, bounds.kind, line)
        if too_much:
            await answer_refusal(request, too_much)(scope, receive, send_guarded)
            return
        if bounds.kind == THINKING or (line and line.is_busy):
            begins(False)
        try:
            with turn:
                if line:
                    await line.enter(turn)
                await self.app(scope, bound_body(receive, bounds.largest), send_guarded)
        except Exception:
            note_request(scope, metrics, path, STATUS["refused-broken"], began)
            raise


def find_fault(request: Request, largest: int) -> Refused | None:
    """What is wrong with a request, whoever it is for."""
    if not is_known_host(request):
        return Refused("refused-host", host=request.headers.get("host", "")[:80])
    if not request.scope["path"].isprintable():
        return Refused("refused-no_page")
    if request.method not in ("GET", "HEAD") and is_foreign(request):
        return Refused("refused-foreign")
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > largest:
        return Refused("refused-too_large")
    return None


def find_line(request: Request, kind: str) -> RequestLine | None:
    """Where a request waits for its turn, if it does."""
    lines = service(request, RequestLines)
    if kind == FREE:
        return lines.line(f"files for {address_of_client(request)}")
    return lines.line(owner_of(request)) if kind in IN_TURN else None


def find_excess(request: Request, kind: str, line: RequestLine | None) -> Refused | None:
    """Whether somebody asks for too much, or all together do and somebody new comes.

    A page needs many files, and many may sit in a house: for those everybody can wait.
    """
    if kind not in (FREE, WATCHING) and service(request, Load).is_crowded and not visitor(request):
        return Refused("refused-crowded", wait=COME_BACK)
    if line and line.is_full and kind != FREE:
        return Refused("refused-too_fast", wait=TRY_AGAIN)
    wait = service(request, RateLimits).wait(request, kind)
    return Refused("refused-too_fast", wait=wait) if wait else None


def is_foreign(request: Request) -> bool:
    """Whether another page has sent something, or had it sent."""
    origin = request.headers.get("origin")
    known = (request.headers.get("host", ""), service(request, ServerSettings).public_host)
    own = [f"{scheme}://{host}" for scheme in ("http", "https") for host in known if host]
    if origin is not None and origin not in own:
        return True
    return request.headers.get("sec-fetch-site") in ("cross-site", "same-site")
