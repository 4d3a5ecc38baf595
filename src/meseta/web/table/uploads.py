"""Files that somebody sends: read in a process of their own, and in bounded time."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.datastructures import UploadFile
from starlette.requests import Request

from meseta.web.http.refusals import Refused
from meseta.web.http.request_bodies import open_form
from meseta.web.http.services import service
from meseta.web.table.hub import Hub
from meseta.web.table.workers import asker_of

LONGEST_WHY = 240
T = TypeVar("T")


async def read_upload(request: Request, read: Callable[[str], T | str], refusal: str) -> T:
    """What a file holds that was sent; `read` gives it, or says what is wrong with it."""
    async with open_form(request) as form:
        file = form.get("file")
        content = await file.read() if isinstance(file, UploadFile) else b""
    if not content:
        raise Refused("refused-no_file")
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        raise Refused(refusal, why="UTF-8") from error
    found = await service(request, Hub).workers.read(asker_of(request), read, text)
    if isinstance(found, str):
        raise Refused(refusal, why=found[:LONGEST_WHY])
    return found
