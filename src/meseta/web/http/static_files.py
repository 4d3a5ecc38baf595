"""Scripts, styles, fonts and pictures: files that never change under their address."""

from __future__ import annotations

import gzip
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from meseta.people.lettering import FONTS
from meseta.web.http.bundle import bundle, modules, page_css
from meseta.web.http.pages import STATIC
from meseta.web.http.refusals import Refused

STYLES = "page.css"
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
    kind = ".css" if name == STYLES else getattr(static_files().get(name), "suffix", "")
    if kind not in KINDS:
        raise Refused("refused-no_page")
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        packed = {**headers, "content-encoding": "gzip"}
        return Response(pack(name), media_type=KINDS[kind], headers=packed)
    return Response(read(name), media_type=KINDS[kind], headers=headers)


@cache
def read(name: str) -> bytes:
    """What a file says; a script after all that it needs."""
    if name == STYLES:
        return page_css().encode()
    script = name.removesuffix(".js")
    return bundle(script).encode() if script in modules() else static_files()[name].read_bytes()


@cache
def pack(name: str) -> bytes:
    """The same as it is sent: packed once, since that takes longer than most pages."""
    return gzip.compress(read(name))


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
