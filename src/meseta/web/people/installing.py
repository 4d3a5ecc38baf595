"""What lets a device keep the table on its home screen: manifest, service worker, offline page."""

from __future__ import annotations

import base64
import hashlib
import json

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from meseta.people.looks import DARK_PALETTE, PALETTE
from meseta.web.http.auth import language_of
from meseta.web.http.bundle import bundle
from meseta.web.http.language import phrases
from meseta.web.http.pages import STATIC, render, static, static_version

ASK_AGAIN = {"cache-control": "no-cache"}
"""It may be kept, and is asked for whenever it is needed."""
ICONS = (
    ("icon-192.png", "192x192", "any"),
    ("icon-512.png", "512x512", "any"),
    ("icon-whole.png", "512x512", "maskable"),
)
COLOURS = "body{{background:{table};color:{ink}}}a{{color:{link}}}"
OFFLINE_STYLE = (
    ":root{color-scheme:light dark}"
    "body{margin:0;min-height:100vh;display:grid;place-content:center;justify-items:center;"
    "gap:1em;padding:2em;box-sizing:border-box;text-align:center;font:1.15rem/1.45 sans-serif}"
    "svg{width:72px}p{margin:0;max-width:22em}"
    + COLOURS.format(**PALETTE)
    + f"@media (prefers-color-scheme: dark){{{COLOURS.format(**DARK_PALETTE)}}}"
)
"""The looks of the one page that must show without anything else."""


def manifest(request: Request) -> Response:
    """What a device is told that keeps the table."""
    language = language_of(request)
    facts = {
        "id": "/",
        "name": "Meseta",
        "short_name": "Meseta",
        "description": phrases(language).say("lobby-title"),
        "lang": language,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "theme_color": PALETTE["paper"],
        "background_color": PALETTE["table"],
        "icons": [
            {"src": static(name), "sizes": sizes, "type": "image/png", "purpose": purpose}
            for name, sizes, purpose in ICONS
        ],
    }
    return JSONResponse(facts, headers=ASK_AGAIN, media_type="application/manifest+json")


def service_worker(request: Request) -> Response:
    """The script that stays on a device.

    It is another one for every language and every version, so that the offline page is fetched
    anew.
    """
    kept = json.dumps(f"{language_of(request)}-{static_version()}")
    script = f"globalThis.KEPT = {kept};\n{bundle('service_worker')}"
    return Response(script, headers=ASK_AGAIN, media_type="text/javascript")


def offline(request: Request) -> Response:
    """What a device shows when nobody can be reached: one sentence, which needs no other file."""
    icon = Markup((STATIC / "icon.svg").read_text("utf-8"))
    page = render(request, "offline.html", icon=icon, style=Markup(OFFLINE_STYLE))
    page.headers.update({"content-security-policy": offline_policy(), **ASK_AGAIN})
    return page


def offline_policy() -> str:
    """Nothing is loaded, and no style counts but the one that stands in the page."""
    known = base64.b64encode(hashlib.sha256(OFFLINE_STYLE.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'sha256-{known}'; base-uri 'none'"
