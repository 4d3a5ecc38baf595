"""How pages are written: templates, the language of whoever asks, static files."""

from __future__ import annotations

import hashlib
from functools import cache
from pathlib import Path
from typing import Any

import segno
from jinja2 import Environment, FileSystemLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from meseta.bots.levels import LEVELS
from meseta.people.lettering import FONTS
from meseta.people.looks import DARK_PALETTE, PALETTE, apply_theme, theme_css
from meseta.people.parts import family_defs
from meseta.web.http.auth import CHOICES, language_of, settings_of, visitor
from meseta.web.http.hosts import ServerSettings, base_of, is_here
from meseta.web.http.language import own_names, phrases, script_words
from meseta.web.http.network import Network
from meseta.web.http.services import service

HERE = Path(__file__).parents[1]
STATIC = HERE / "static"
SEE_OTHER = 303

TEMPLATES = Environment(
    loader=FileSystemLoader(HERE / "templates"),
    autoescape=True,
    undefined=StrictUndefined,
    trim_blocks=True,
    lstrip_blocks=True,
    auto_reload=False,
)

TEMPLATES.globals["papers"] = {"light": PALETTE["paper"], "dark": DARK_PALETTE["paper"]}
"""The colours of the bar at the top, which a device goes on with above the page."""


@cache
def static_version() -> str:
    """A name that changes with every static file, so that browsers may keep them for ever."""
    found = hashlib.blake2s(digest_size=6)
    for path in sorted([*STATIC.rglob("*"), *FONTS.glob("*.woff2")]):
        if path.is_file():
            found.update(path.read_bytes())
    found.update(theme_css().encode())
    return found.hexdigest()


def static(name: str) -> str:
    """The address of a static file."""
    return f"/static/{static_version()}/{name}"


def render(request: Request, template: str, status: int = 200, **values: Any) -> Response:
    """A page for whoever asks."""
    language = language_of(request)
    speech = phrases(language)
    page = TEMPLATES.get_template(template).render(
        say=speech.say,
        script_words=script_words(language),
        language=language,
        languages=own_names(),
        settings=settings_of(request),
        choices=CHOICES,
        levels=[(level, speech.say(f"level-{level}")) for level in LEVELS],
        person=visitor(request),
        static=static,
        tokens=Markup(definitions()),
        path=request.url.path,
        is_only_here=is_only_here(request),
        **values,
    )
    return HTMLResponse(page, status, {"cache-control": "no-store"})


def go_to(path: str) -> Response:
    """Send somebody on to another page."""
    return RedirectResponse(path, SEE_OTHER)


def address_of(request: Request, path: str) -> str:
    """A whole address, to be sent to somebody: by the door to the network, if it is open."""
    door = service(request, Network).address if is_nameless(request) else None
    return (door or base_of(request)).rstrip("/") + path


def is_nameless(request: Request) -> bool:
    """Whether somebody sits at this computer, where no address is known that others could open."""
    return is_here(request) and not service(request, ServerSettings).public_address


def is_only_here(request: Request) -> bool:
    """Whether the address that somebody sees leads nowhere on other devices."""
    return is_nameless(request) and not service(request, Network).address


def qr_code(address: str) -> Markup:
    """An address to be read by a camera."""
    drawn = segno.make(address, error="m")
    return Markup(drawn.svg_inline(scale=5, border=2, dark="#2a1d12", light="#fff", omitsize=True))


@cache
def definitions(shared: str = "") -> str:
    """What the parts of a game refer to."""
    return apply_theme(family_defs() + shared)
