"""Who is asking: a person by a device's cookie, a program of theirs by a token, or nobody yet."""

from __future__ import annotations

from asyncio import to_thread
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from meseta.web.http.hosts import base_of
from meseta.web.http.language import LANGUAGES, best_language, phrases
from meseta.web.http.refusals import Refused
from meseta.web.http.services import service
from meseta.web.store.store import Person, Store
from meseta.web.store.tokens import whose_token

COOKIE = "meseta"
PROGRAMS = "/api/"
"""What lies below is for programs: there tokens count, and no cookie does."""
BEARER = "bearer "
TOKEN_LENGTHS = range(21, 100)
YEAR = 365 * 24 * 60 * 60
LONGEST_NAME = 24
LOOKS = ("auto", "light", "dark")
PACES = ("off", "fast", "normal", "slow")
YES_NO = ("yes", "no")
CHOICES = {
    "language": LANGUAGES,
    "look": LOOKS,
    "pace": PACES,
    "sound": YES_NO,
    "notify": YES_NO,
    "chat": YES_NO,
    "club": YES_NO,
}
"""What people can set, and to what."""
USUAL = {
    "look": "auto",
    "pace": "normal",
    "sound": "no",
    "notify": "no",
    "chat": "yes",
    "club": "yes",
}


def visitor(request: Request) -> Person | None:
    """The person that the cookie or the token belongs to; a forged one belongs to nobody.

    The store is asked once: where it cannot say, the refusal is for somebody unknown.
    """
    if not hasattr(request.state, "person"):
        request.state.person = None
        request.state.person = find_person(request)
    person: Person | None = request.state.person
    return person


def find_person(request: Request) -> Person | None:
    """Who has the secret that was sent."""
    if not sends_secret(request):
        return None
    store, secret = service(request, Store), secret_of(request)
    return whose_token(store, secret) if is_program(request) else store.whose(secret)


def secret_of(request: Request) -> str:
    """The secret by which somebody is known: a program's token, or a device's cookie."""
    return token_sent(request) if is_program(request) else request.cookies.get(COOKIE, "")


def sends_secret(request: Request) -> bool:
    """Whether the store must be asked who somebody is; whoever is new sends nothing."""
    return len(secret_of(request)) in TOKEN_LENGTHS


def is_program(request: Request) -> bool:
    """Whether a program asks: what it is answered is data."""
    return str(request.scope["path"]).startswith(PROGRAMS)


def token_sent(request: Request) -> str:
    """The token that a program has sent, or nothing."""
    header = request.headers.get("authorization", "")
    return header[len(BEARER) :].strip() if header.lower().startswith(BEARER) else ""


def language_of(request: Request) -> str:
    """The language that somebody has chosen, or that of the browser."""
    person = visitor(request)
    chosen = (person.settings if person else {}).get("language")
    return (
        chosen if chosen in LANGUAGES else best_language(request.headers.get("accept-language", ""))
    )


def settings_of(request: Request) -> dict[str, Any]:
    """How somebody wants it, with what is usual."""
    person = visitor(request)
    chosen = person.settings if person else {}
    return {**USUAL, **chosen, "language": language_of(request)}


def become(request: Request, name: str = "") -> tuple[Person, str | None]:
    """The person who asks; whoever is new gets a name and the token of this device."""
    person = visitor(request)
    if person:
        return person, None
    language = language_of(request)
    called, settings = name or phrases(language).say("guest"), {"language": language}
    return service(request, Store).add_person(called, settings, device_label(request))


async def welcome(request: Request, name: str = "") -> tuple[Person, str | None]:
    """The same, while the loop goes on."""
    return await to_thread(become, request, name)


def device_label(request: Request) -> str:
    """What a device calls itself, in a word or two."""
    agent = request.headers.get("user-agent", "")
    systems = ("Android", "iPhone", "iPad", "Windows", "Mac", "Linux")
    browsers = ("Firefox", "Edg", "Chrome", "Safari")
    system = next((name for name in systems if name in agent), "")
    browser = next((name for name in browsers if name in agent), "")
    return " ".join(filter(None, (browser.replace("Edg", "Edge"), system))) or "?"


def remember(request: Request, response: Response, token: str | None) -> None:
    """Have the browser keep the token of this device."""
    if token:
        secure = base_of(request).startswith("https:")
        response.set_cookie(
            COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=secure, path="/"
        )


def clean_name(name: Any, longest: int = LONGEST_NAME) -> str:
    """A name as it may stand on a page: one line, not too long, not empty."""
    words = " ".join(str(name).split())
    shown = "".join(letter for letter in words if letter.isprintable())[:longest]
    if not shown:
        raise Refused("refused-name")
    return shown
