"""The application: every address, and what is asked of every request."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

from sqlalchemy.exc import DataError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from meseta.people.lettering import FONTS
from meseta.web import (
    api,
    calling,
    chat,
    club,
    guides,
    leaving,
    lessons,
    lobby,
    looking,
    me,
    playing,
    study,
    tokens,
)
from meseta.web.analysts import Analyst
from meseta.web.bodies import MOST_BODY, bounded, drained
from meseta.web.bounds import Bounds
from meseta.web.doors import Settings, is_known_host, settings_of_server
from meseta.web.hub import Hub
from meseta.web.joined import joined, page_css
from meseta.web.network import Network
from meseta.web.operator import Operator, operator_of
from meseta.web.pages import STATIC, render
from meseta.web.replays import Shelf
from meseta.web.speech import phrases
from meseta.web.store.store import Store
from meseta.web.studies import Studies
from meseta.web.tables import Refused
from meseta.web.timekeeping import keep_time
from meseta.web.watching import Metrics, health, metrics_page, note_request, safe_path
from meseta.web.who import is_program, language_of, visitor
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
LARGER_BODIES = {"/import": looking.MOST_FILE, "/study": study.MOST_SENT}
"""Addresses to which more may be sent: whole matches and studies."""
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
    "refused-host": 421,
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
    "refused-closed": 403,
    "refused-expired": 410,
    "refused-silence": 429,
    "refused-mail": 422,
    "refused-mail_soon": 429,
    "refused-no_mail": 404,
    "refused-mail_link": 410,
    "refused-hook": 422,
    "refused-hook_soon": 429,
    "refused-too_large": 413,
    "refused-too_late": 408,
    "refused-too_many": 429,
    "refused-too_fast": 429,
    "refused-slow": 503,
    "refused-store": 503,
    "refused-full": 503,
    "refused-analysis_running": 403,
    "refused-analysis_full": 429,
    "refused-in_mind": 403,
    "refused-import": 422,
    "refused-no_node": 404,
    "refused-not_your_study": 403,
    "refused-sealed": 403,
    "refused-study_file": 422,
    "refused-thinking": 429,
}
"""The status of what is refused; otherwise it is in conflict with what lies on the table."""
CONFLICT, BROKEN, UNKNOWN = 409, 500, 401
NOT_READ = (408, 413)
"""After these more of the body may come, which nobody will read."""
UNKEPT = (OperationalError, InterfaceError, NoConnection)
"""What it looks like when the database cannot be reached, or can keep nothing more."""
FULL = ("is full", "no space", "disk i/o", "file too large")
RETRY = {"retry-after": "5"}
THREADS = 32
"""So many may wait for the database, or draw, at once."""
log = logging.getLogger("meseta.web")

ROUTES = [
    Route("/", lobby.lobby),
    Route("/play", lobby.play_now, methods=["POST"]),
    Route("/new/{game}", lobby.form_page, methods=["GET"]),
    Route("/new/{game}", lobby.make_table, methods=["POST"]),
    Route("/join/{invitation}", lobby.invitation, methods=["GET"]),
    Route("/join/{invitation}", lobby.accept, methods=["POST"]),
    Route("/t/{table}", looking.table_page),
    Route("/t/{table}/at", looking.replay_step),
    Route("/t/{table}/scoring", looking.scoring),
    Route("/t/{table}/rey", looking.rey),
    Route("/t/{table}/analyze", looking.analyze, methods=["POST"]),
    Route("/t/{table}/export", looking.export),
    Route("/import", looking.import_page, methods=["GET"]),
    Route("/import", looking.bring, methods=["POST"]),
    Route("/import/remove", looking.remove, methods=["POST"]),
    Route("/t/{table}/stream", playing.stream),
    Route("/t/{table}/ghost", playing.ghost),
    Route("/t/{table}/leads", playing.leads),
    Route("/t/{table}/result", looking.result_page),
    Route("/t/{table}/play", playing.play, methods=["POST"]),
    Route("/t/{table}/back", playing.back, methods=["POST"]),
    Route("/t/{table}/end", playing.end, methods=["POST"]),
    Route("/t/{table}/order", playing.order, methods=["POST"]),
    Route("/t/{table}/seat", playing.change_seat, methods=["POST"]),
    Route("/t/{table}/hint", playing.hint, methods=["POST"]),
    Route("/t/{table}/rematch", playing.rematch, methods=["POST"]),
    Route("/t/{table}/invite", lobby.new_invitation, methods=["POST"]),
    Route("/t/{table}/since", playing.since),
    Route("/t/{table}/chat", chat.read, methods=["GET"]),
    Route("/t/{table}/chat", chat.say, methods=["POST"]),
    Route("/t/{table}/leave", leaving.leave, methods=["POST"]),
    Route("/t/{table}/renew", leaving.renew, methods=["POST"]),
    Route("/club", club.page),
    Route("/me/stream", calling.stream),
    Route("/me/mail", calling.set_mail, methods=["POST"]),
    Route("/me/hook", calling.set_hook, methods=["POST"]),
    Route("/me/hook/try", calling.try_hook, methods=["POST"]),
    Route("/mail/confirm/{secret}", calling.confirm_mail, methods=["GET", "POST"]),
    Route("/mail/leave/{secret}", calling.leave_mail, methods=["GET", "POST"]),
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
    Route("/health", health),
    Route("/metrics", metrics_page),
    Route("/study", study.study_list, methods=["GET"]),
    Route("/study", study.make_study, methods=["POST"]),
    Route("/study/new/{game}", study.new_form),
    Route("/study/{study}", study.study_page),
    Route("/study/{study}/sheet", study.sheet),
    Route("/study/{study}/ghost", study.ghost),
    Route("/study/{study}/leads", study.leads),
    Route("/study/{study}/file", study.study_file),
    Route("/study/{study}/position", study.position),
    Route("/study/{study}/edit", study.edit_page),
    Route("/study/{study}/play", study.play, methods=["POST"]),
    Route("/study/{study}/back", study.back, methods=["POST"]),
    Route("/study/{study}/note", study.note, methods=["POST"]),
    Route("/study/{study}/promote", study.promote, methods=["POST"]),
    Route("/study/{study}/prune", study.prune, methods=["POST"]),
    Route("/study/{study}/hint", study.think, methods=["POST"]),
    Route("/study/{study}/check", study.check, methods=["POST"]),
    Route("/study/{study}/set_up", study.set_up, methods=["POST"]),
    Route("/study/{study}/rename", study.rename, methods=["POST"]),
    Route("/study/{study}/share", study.share, methods=["POST"]),
    Route("/study/{study}/copy", study.copy, methods=["POST"]),
    Route("/study/{study}/remove", study.remove, methods=["POST"]),
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
    *api.ROUTES,
]


def make_app(
    store: Store,
    workers: Workers,
    settings: Settings | None = None,
    operator: Operator | None = None,
    bounds: Bounds | None = None,
) -> Starlette:
    """The application over a store."""
    serving = settings or Settings()
    decided = operator or operator_of(serving.public_address)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS))
        app.state.store = store
        app.state.hub = Hub(store, workers)
        app.state.hub.begin()
        app.state.network = Network(app)
        app.state.shelf = Shelf()
        app.state.analyst = Analyst(app.state.hub, store, workers)
        app.state.studies = Studies(store)
        app.state.bounds = bounds or Bounds()
        app.state.statuses = STATUS
        workers.warm_up()
        hub = app.state.hub
        app.state.club, app.state.calls = club.Club(), calling.Calls(hub, decided)
        hub.caller = app.state.calls
        tasks = [asyncio.create_task(each) for each in (keep_time(hub), hub.caller.deliver())]
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            app.state.calls.close()
            await app.state.network.close()
            await app.state.analyst.close()
            await app.state.hub.close()

    app = Starlette(
        routes=[*ROUTES, Route("/static/{version}/{name:path}", static_file)],
        lifespan=lifespan,
        middleware=[Middleware(Guard), Middleware(GZipMiddleware, minimum_size=500)],
        exception_handlers={
            Refused: refused,
            HTTPException: not_found,
            **dict.fromkeys(UNKEPT, unkept),
            DataError: unreadable,
            Exception: failed,
        },
    )
    app.state.settings, app.state.metrics = serving, Metrics()
    return app


class Guard:
    """What holds for every request: who may send it, how large it is, what the answer forbids."""

    def __init__(self, app: Any) -> None:
        self.app = app

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        """Look at a request before anybody else does."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request, began = Request(scope), time.monotonic()
        metrics = request.app.state.metrics

        async def send_guarded(message: Any) -> None:
            if message["type"] == "http.response.start":
                note_request(scope, metrics, message["status"], began)
                known = {name for name, _ in message["headers"]}
                more = {**HEADERS, "cache-control": NOT_KEPT}.items()
                added = [(k.encode(), v.encode()) for k, v in more if k.encode() not in known]
                message["headers"] = [*message["headers"], *added]
            await send(message)

        wrong = fault_of(request)
        if wrong:
            await drained(receive)
            await refused(request, wrong)(scope, receive, send_guarded)
            return
        if not request.url.path.startswith("/static/"):
            try:
                await asyncio.to_thread(visitor, request)
            except UNKEPT as error:
                request.state.person = None
                await unkept(request, error)(scope, receive, send_guarded)
                return
        wait = request.app.state.bounds.wait(request)
        if wait:
            await refused(request, Refused("refused-too_fast", wait=wait))(
                scope, receive, send_guarded
            )
            return
        try:
            await self.app(scope, bounded(receive, most_of(request)), send_guarded)
        except Exception:
            note_request(scope, metrics, BROKEN, began)
            raise


def fault_of(request: Request) -> Refused | None:
    """What is wrong with a request, whoever it is for."""
    if not is_known_host(request):
        return Refused("refused-host", host=request.headers.get("host", "")[:80])
    if not request.scope["path"].isprintable():
        return Refused("refused-no_page")
    if request.method not in ("GET", "HEAD") and is_foreign(request):
        return Refused("refused-foreign")
    length = request.headers.get("content-length", "0")
    if not length.isdigit() or int(length) > most_of(request):
        return Refused("refused-too_large")
    return None


def is_foreign(request: Request) -> bool:
    """Whether another page has sent something, or had it sent."""
    origin = request.headers.get("origin")
    known = (request.headers.get("host", ""), settings_of_server(request).public_host)
    own = [f"{scheme}://{host}" for scheme in ("http", "https") for host in known if host]
    if origin is not None and origin not in own:
        return True
    return request.headers.get("sec-fetch-site") in ("cross-site", "same-site")


def most_of(request: Request) -> int:
    """How many bytes may be sent to an address."""
    return LARGER_BODIES.get(request.url.path, MOST_BODY)


async def static_file(request: Request) -> Response:
    """A file that never changes under its address."""
    name = request.path_params["name"]
    headers = {"cache-control": FOR_EVER}
    if name == "page.css":
        return PlainTextResponse(page_css(), media_type="text/css", headers=headers)
    path = static_files().get(name)
    if path is None:
        raise Refused("refused-no_page")
    is_module = path.parent == STATIC and path.suffix == ".js"
    content = joined(path.stem) if is_module else path.read_bytes()
    return Response(content, media_type=KINDS[path.suffix], headers=headers)


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


def unkept(request: Request, error: Exception) -> Response:
    """Nothing can be kept or read now: nothing has changed, and it may be better in a moment."""
    log.error("store: %s %s: %s", request.method, safe_path(request.scope), type(error).__name__)
    told = str(error.__cause__ or error).lower()
    why = "refused-full" if any(sign in told for sign in FULL) else "refused-store"
    answer = refused(request, Refused(why))
    answer.headers.update(RETRY)
    return answer


def unreadable(request: Request, _error: Exception) -> Response:
    """Something was sent that no text can hold."""
    return refused(request, Refused("refused-malformed"))


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
    log.error("failed: %s %s", request.method, safe_path(request.scope), exc_info=error)
    answer = refused(request, Refused("refused-broken"))
    answer.status_code = BROKEN
    return answer
