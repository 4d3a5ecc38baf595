"""The application: every address, and what is asked of every request."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from meseta.people.lettering import FONTS
from meseta.people.looks import theme_css
from meseta.web import guides, lessons, lobby, me, playing
from meseta.web.hub import Hub
from meseta.web.network import Network
from meseta.web.pages import STATIC, render
from meseta.web.speech import phrases
from meseta.web.store.store import Store
from meseta.web.tables import Refused
from meseta.web.who import language_of
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
}
FOR_EVER = "public, max-age=31536000, immutable"
MOST_BODY = 64 * 1024
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
    "refused-name": 422,
    "refused-options": 422,
    "refused-sitter": 422,
    "refused-too_large": 413,
    "refused-too_many": 429,
    "refused-slow": 503,
}
"""The status of what is refused; otherwise it is in conflict with what lies on the table."""
CONFLICT = 409
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
    Route("/come/{token}", me.come, methods=["GET"]),
    Route("/come/{token}", me.arrive, methods=["POST"]),
    Route("/network", me.network, methods=["GET"]),
    Route("/network", me.open_network, methods=["POST"]),
    Route("/games/{game}", guides.guide_page),
    Route("/games/{game}/components", guides.components_page),
    Route("/games/{game}/options", guides.options_page),
    Route("/games/{game}/paragraph/{paragraph}", guides.paragraph),
    Route("/learn/{game}", lessons.lessons_page),
    Route("/learn/{game}/{lesson}", lessons.lesson_page),
    Route("/learn/{game}/{lesson}/ghost", lessons.ghost),
    Route("/learn/{game}/{lesson}/play", lessons.play, methods=["POST"]),
    Route("/learn/{game}/{lesson}/back", lessons.back, methods=["POST"]),
    Route("/learn/{game}/{lesson}/end", lessons.end, methods=["POST"]),
    Route("/learn/{game}/{lesson}/hint", lessons.hint, methods=["POST"]),
]


def make_app(store: Store, workers: Workers) -> Starlette:
    """The application over a store."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.store = store
        app.state.hub = Hub(store, workers)
        app.state.network = Network(app)
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
                known = [(k.encode(), v.encode()) for k, v in HEADERS.items()]
                message["headers"] = [*message["headers"], *known]
            await send(message)

        wrong = fault_of(request)
        if wrong:
            await refused(request, Refused(wrong))(scope, receive, send_guarded)
            return
        await self.app(scope, bounded(receive), send_guarded)


def fault_of(request: Request) -> str | None:
    """What is wrong with a request, whoever it is for."""
    if request.method not in ("GET", "HEAD"):
        origin = request.headers.get("origin")
        if origin and urlsplit(origin).netloc != request.headers.get("host"):
            return "refused-foreign"
        if request.headers.get("sec-fetch-site") in ("cross-site", "same-site"):
            return "refused-foreign"
    length = request.headers.get("content-length", "0")
    return "refused-too_large" if not length.isdigit() or int(length) > MOST_BODY else None


def bounded(receive: Callable[[], Awaitable[Any]]) -> Callable[[], Awaitable[Any]]:
    """A body that ends where the bound is, whatever its length was said to be."""
    left = MOST_BODY

    async def receive_bounded() -> Any:
        nonlocal left
        message = await receive()
        left -= len(message.get("body", b""))
        if left < 0:
            raise Refused("refused-too_large")
        return message

    return receive_bounded


async def static_file(request: Request) -> Response:
    """A file that never changes under its address."""
    name = request.path_params["name"]
    headers = {"cache-control": FOR_EVER}
    if name == "theme.css":
        return PlainTextResponse(theme_css(), media_type="text/css", headers=headers)
    home = FONTS if name.endswith(".woff2") else STATIC
    path = (home / name).resolve()
    if not path.is_relative_to(home) or not path.is_file() or path.suffix not in KINDS:
        raise Refused("refused-no_page")
    return Response(path.read_bytes(), media_type=KINDS[path.suffix], headers=headers)


def refused(request: Request, error: Exception) -> Response:
    """What cannot be, in one sentence: for a script as data, for a person as a page."""
    assert isinstance(error, Refused)
    status = STATUS.get(error.message, CONFLICT)
    try:
        language = language_of(request)
    except (AttributeError, KeyError):
        language = "en"
    sentence = phrases(language).say(error.message, **error.values)
    if "json" in request.headers.get("content-type", "") or "text/html" not in request.headers.get(
        "accept", "text/html"
    ):
        return JSONResponse({"error": sentence, "why": error.message}, status)
    return render(request, "error.html", status=status, sentence=sentence)


def not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or a method that it does not take."""
    assert isinstance(error, HTTPException)
    message = "refused-no_page" if error.status_code == 404 else "refused-malformed"
    answer = refused(request, Refused(message))
    answer.status_code = error.status_code
    return answer


def failed(request: Request, error: Exception) -> Response:
    """Something of ours is broken; nothing has been half done."""
    log.error("failed: %s %s", request.method, request.url.path, exc_info=error)
    answer = refused(request, Refused("refused-broken"))
    answer.status_code = 500
    return answer
