"""Scripts, styles, fonts and pictures: files that never change under their address."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from meseta.people.lettering import FONTS
from meseta.web.http.bundle import bundle, modules, page_css
from meseta.web.http.pages import STATIC
from meseta.web.http.refusals import Refused

FOR_EVER = "public, max-age=31536000, immutable"
KINDS = {
    ".js": "text/javascript",
    ".css": "text/css",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".png": "image/png",
}


async def static_file(request: Request) -> Response:
    """A file that never changes under its address."""
    name = request.path_params["name"]
    headers = {"cache-control": FOR_EVER}
    if name == "page.css":
        return PlainTextResponse(page_css(), media_type="text/css", headers=headers)
    path = static_files().get(name)
    if path is None:
        raise Refused("refused-no_page")
    script = name.removesuffix(".js")
    content = bundle(script) if script in modules() else path.read_bytes()
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
