"""What is answered where something is refused, missing or broken."""

from __future__ import annotations

import logging

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.web.http.auth import is_program, language_of
from meseta.web.http.language import phrases
from meseta.web.http.monitoring import Metrics, safe_path
from meseta.web.http.pages import render
from meseta.web.http.refusals import RefusalFacts, Refused
from meseta.web.http.services import service

UNKNOWN = 401
NOT_READ = (408, 413)
"""After these more of the body may come, which nobody will read."""
FULL = ("is full", "no space", "disk i/o", "file too large")
RETRY = {"retry-after": "5"}
log = logging.getLogger("meseta.web")


def answer_refusal(request: Request, error: Exception) -> Response:
    """What cannot be, in one sentence: for a script as data, for a person as a page."""
    assert isinstance(error, Refused)
    status = error.status
    service(request, Metrics).refused[error.message.removeprefix("refused-")] += 1
    try:
        language = language_of(request)
    except (AttributeError, KeyError):
        language = "en"
    sentence = phrases(language).say(error.message, **error.values)
    if wants_data(request):
        facts: RefusalFacts = {"error": sentence, "why": error.message}
        answer: Response = JSONResponse({**facts, **error.facts}, status)
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


def answer_unavailable(request: Request, error: Exception) -> Response:
    """Nothing can be kept or read now: nothing has changed, and it may be better in a moment."""
    log.error("store: %s %s: %s", request.method, safe_path(request.scope), type(error).__name__)
    text = str(error.__cause__ or error).lower()
    why = "refused-full" if any(sign in text for sign in FULL) else "refused-store"
    answer = answer_refusal(request, Refused(why))
    answer.headers.update(RETRY)
    return answer


def answer_no_answer(request: Request, _error: Exception) -> Response:
    """Something was to be thought, and nothing came of it."""
    answer = answer_refusal(request, Refused("refused-slow"))
    answer.headers.update(RETRY)
    return answer


def answer_unreadable(request: Request, _error: Exception) -> Response:
    """Something was sent that no text can hold, or whoever sent it hung up in the middle."""
    return answer_refusal(request, Refused("refused-malformed"))


def answer_not_found(request: Request, error: Exception) -> Response:
    """An address that leads nowhere, or a method that it does not take."""
    assert isinstance(error, HTTPException)
    messages = {404: "refused-no_page", 405: "refused-method"}
    answer = answer_refusal(request, Refused(messages.get(error.status_code, "refused-malformed")))
    answer.status_code = error.status_code
    answer.headers.update(error.headers or {})
    return answer


def answer_failure(request: Request, error: Exception) -> Response:
    """Something of ours is broken; nothing has been half done."""
    log.error("failed: %s %s", request.method, safe_path(request.scope), exc_info=error)
    return answer_refusal(request, Refused("refused-broken"))
