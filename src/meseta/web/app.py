"""The application: every address, and what is asked of every request."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from meseta.people.lettering import FONTS
from meseta.people.looks import theme_css
from meseta.web import api, lobby, me, playing, tokens
from meseta.web.bodies import MOST_BODY, bounded
from meseta.web.bounds import Bounds
from meseta.web.hub import Hub
from meseta.web.network import Network
from meseta.web.pages import STATIC, render
from meseta.web.speech import phrases
from meseta.web.store.store import Store
from meseta.web.tables import Refused
from meseta.web.who import is_program, language_of
from meseta.web.workers import Workers

POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; "
    "img-src 'self' data:; connect-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'"
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
FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
}
STATUS = {
    "refused-no_page": 404,
    "refused-invitation": 410,
    "refused-device": 410,
    "refused-not_yours": 403,
    "refused-not_maker": 403,
    "refused-not_here": 403,
    "refused-no_hints": 403,
    "refused-foreign": 403,
    "refused-malformed": 400,
    "refused-field": 400,
    "refused-not_json": 415,
    "refused-token": 401,
    "refused-method": 405,
    "refused-name": 422,
    "refused-options": 422,
    "refused-option_unknown": 422,
    "refused-option_value": 422,
    "refused-option_needs": 422,
    "refused-too_many_tokens": 422,
    "refused-sitter": 422,
    "refused-too_large": 413,
    "refused-too_late": 408,
    "refused-too_many": 429,
    "refused-too_fast": 429,
    "refused-slow": 503,
}
"""The status of what is refused; otherwise it is in conflict with what lies on the table."""
CONFLICT = 409
UNKNOWN = 401
NOT_READ = (408, 413)
"""After these more of the body may come, which nobody will read."""
log = logging.getLogger("meseta.web")

ROUTES = [
    Route("/", lobby.lobby),
    Route("/play", lobby.play_now, methods=["POST"]),
    Route("/new/{game}", lobby.form_page, methods=["GET"]),
    Route("/new/{game}", lobby.make_table, methods=["POST"]),
    Route("/join/{invitation}", lobby.invitation, methods=["GET"]),
    Route("/join/{invitation}", lobby.accept, methods=["POST"]),
    Route("/t/{table}", playing.table_page),
    Route("/t/{table}/stream", playing.stream),
    Route("/t/{table}/ghost", playing.ghost),
    Route("/t/{table}/result", playing.result_page),
    Route("/t/{table}/play", playing.play, methods=["POST"]),
    Route("/t/{table}/back", playing.back, methods=["POST"]),
    Route("/t/{table}/end", playing.end, methods=["POST"]),
    Route("/t/{table}/order", playing.order, methods=["POST"]),
    Route("/t/{table}/seat", playing.change_seat, methods=["POST"]),
    Route("/t/{table}/hint", playing.hint, methods=["POST"]),
    Route("/t/{table}/rematch", playing.rematch, methods=["POST"]),
    Route("/t/{table}/invite", lobby.new_invitation, methods=["POST"]),
    Route("/me", me.me, methods=["GET"]),
    Route("/me", me.change_me, methods=["POST"]),
    Route("/me/device", me.add_device, methods=["POST"]),
    Route("/me/device/remove", me.remove_device, methods=["POST"]),
    Route("/me/delete", me.forget_me, methods=["POST"]),
    Route("/me/token", tokens.make_token, methods=["POST"]),
    Route("/me/token/remove", tokens.revoke_token, methods=["POST"]),
    Route("/come/{token}", me.come, methods=["GET"]),
    Route("/come/{token}", me.arrive, methods=["POST"]),
    Route("/network", me.network, methods=["GET"]),
    Route("/network", me.open_network, methods=["POST"]),
    *api.ROUTES,
]


def make_app(store: Store, workers: Workers, bounds: Bounds | None = None) -> Starlette:
    """The application over a store."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.store = store
        app.state.hub = Hub(store, workers)
        app.state.network = Network(app)
        app.state.bounds = bounds or Bounds()
        app.state.statuses = STATUS
        workers.warm_up()
        try:
            yield
        finally:
            await app.state.network.close()
            await app.state.hub.close()

    return Starlette(
        routes=[*ROUTES, Route("/static/{version}/{name:path}", static_file)],
        lifespan=lifespan,
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={
            Refused: refused,
            HTTPException: not_found,
            Exception: failed,
        },
    )


class Guard:
    """What holds for every request: who may send it, how large it is, what the answer forbids."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Look at a request before anybody else does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                known = {name for name, _ in message["headers"]}
                more = {**HEADERS, "cache-control": NOT_KEPT}.items()
                added = [(k.encode(), v.encode()) for k, v in more if k.encode() not in known]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        wrong = fault_of(request)
        if wrong:
            await refused(request, wrong)(scope, receive, send_guarded)
            return
        await self.app(scope, bounded(receive), send_guarded)


def fault_of(request: Request) -> Refused | None:
    """What is wrong with a request, whoever it is for."""
    if not request.scope["path"].isprintable():
        return Refused("refused-no_page")
    if request.method not in ("GET", "HEAD") and is_foreign(request):
        return Refused("refused-foreign")
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > MOST_BODY:
        return Refused("refused-too_large")
    wait = request.app.state.bounds.wait(request)
    return Refused("refused-too_fast", wait=wait) if wait else None


def is_foreign(request: Request) -> bool:
    """Whether another page has sent something, or had it sent."""
    origin = request.headers.get("origin")
    own = f"://{request.headers.get('host', '')}"
    if origin is not None and origin.removeprefix("http").removeprefix("s") != own:
        return True
    return request.headers.get("sec-fetch-site") in ("cross-site", "same-site")


async def static_file(request: Request) -> Response:
    """A file that never changes under its address."""
    name = request.path_params["name"]
    headers = {"cache-control": FOR_EVER}
    if name == "theme.css":
        return PlainTextResponse(theme_css(), media_type="text/css", headers=headers)
    path = static_files().get(name)
    if path is None:
        raise Refused("refused-no_page")
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=headers)


@cache
def static_files() -> dict[str, Path]:
    """Every file that is served, by its name: what is not listed is not there."""
    found = {home: home.rglob("*") for home in (STATIC, FONTS)}
    return {
        path.relative_to(home).as_posix(): path
        for home, paths in found.items()
        for path in paths
        if path.suffix in KINDS
    }


def refused(request: Request, error: Exception) -> Response:
    """What cannot be, in one sentence: for a script as data, for a person as a page."""
    assert isinstance(error, Refused)
    status = STATUS.get(error.message, CONFLICT)
    try:
        language = language_of(request)
    except (AttributeError, KeyError):
        language = "en"
    sentence = phrases(language).say(error.message, **error.values)
    if wants_data(request):
        told = {"error": sentence, "why": error.message, **error.facts}
        answer: Response = JSONResponse(told, status)
    else:
        answer = render(request, "error.html", status=status, sentence=sentence)
    if "wait" in error.values:
        answer.headers["retry-after"] = str(error.values["wait"])
    if status == UNKNOWN:
        answer.headers["www-authenticate"] = "Bearer"
    if status in NOT_READ:
        answer.headers["connection"] = "close"
    return answer


def wants_data(request: Request) -> bool:
    """Whether a script or a program asks, and no person."""
    sends, takes = request.headers.get("content-type", ""), request.headers.get("accept")
    return is_program(request) or "json" in sends or "text/html" not in (takes or "text/html")


def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or a method that it does not take."""
    assert isinstance(error, HTTPException)
    messages = {404: "refused-no_page", 405: "refused-method"}
    answer = refused(request, Refused(messages.get(error.status_code, "refused-malformed")))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def failed(request: Request, error: Exception) -> Response:
    """Something of ours is broken; nothing has been half done."""
    log.error("failed: %s %s", request.method, request.url.path, exc_info=error)
    answer = refused(request, Refused("refused-broken"))
    answer.status_code = 500
    return answer
