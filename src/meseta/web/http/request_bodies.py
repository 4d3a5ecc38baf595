"""What is sent: bounded in length and in time, and read as nothing but what it must be."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Any, Never

from python_multipart.multipart import parse_options_header
from starlette.datastructures import FormData
from starlette.requests import Request

from meseta.kernel.data import own_copy
from meseta.web.http.refusals import Refused
from meseta.web.http.routes import MOST_BODY

MOST_UNREAD = 4 * 1024 * 1024
"""So much of what was refused is still taken in."""
SLOWEST = 20.0
"""Seconds in which a body must have come."""

Receive = Callable[[], Awaitable[Any]]
Data = dict[str, Any]
"""An object of JSON."""


def bound_body(receive: Receive, most: int = MOST_BODY) -> Receive:
    """A body that ends at the bound, whatever its length was said to be, and comes in time."""
    left, is_whole = most, False
    end = asyncio.get_running_loop().time() + SLOWEST

    async def receive_bounded() -> Any:
        nonlocal left, is_whole
        try:
            async with asyncio.timeout_at(None if is_whole else end):
                message = await receive()
        except TimeoutError as error:
            raise Refused("refused-too_late") from error
        left -= len(message.get("body", b""))
        is_whole = not message.get("more_body", False)
        if left < 0:
            raise Refused("refused-too_large")
        return message

    return receive_bounded


async def drain(receive: Receive) -> None:
    """Let a body come that nobody wants, within bounds: whoever still sends hears no answer."""
    rest = bound_body(receive, MOST_UNREAD)
    with suppress(Refused):
        while (await rest()).get("more_body", False):
            pass


def read_json(raw: bytes) -> Data:
    """A small object; numbers that are none, half letters and bottomless nesting are refused."""
    try:
        body = own_copy(
            json.loads(raw.decode(), parse_constant=refuse_constant, parse_float=read_decimal)
        )
    except (ValueError, RecursionError) as error:
        raise Refused("refused-malformed") from error
    if not isinstance(body, dict):
        raise Refused("refused-malformed")
    return body


def refuse_constant(text: str) -> Never:
    """NaN and its like are no JSON."""
    raise ValueError(text)


def read_decimal(text: str) -> int | float:
    """A number with a point; a whole one is a whole number all the same."""
    value = float(text)
    return int(value) if value.is_integer() else value


# --- reading fields ------------------------------------------------------------------------------


async def read_body(request: Request) -> Data:
    """What a script has sent: a small object."""
    return read_json(await request.body())


def body_number(body: Data, name: str) -> int:
    """A whole number that was sent."""
    value = body.get(name)
    if not isinstance(value, int) or isinstance(value, bool):
        raise Refused("refused-malformed")
    return value


async def read_form(request: Request) -> FormData:
    """What a form has sent: fields, and no files."""
    return await request.form(max_files=0)


@asynccontextmanager
async def open_form(request: Request) -> AsyncIterator[FormData]:
    """What a form has sent, with a file; one that breaks off in the middle cannot be read."""
    kind, marks = parse_options_header(request.headers.get("content-type"))
    end = b"--" + marks.get(b"boundary", b"") + b"--"
    if kind == b"multipart/form-data" and end not in await request.body():
        raise Refused("refused-malformed")
    async with request.form(max_files=1) as form:
        yield form


def form_text(form: FormData, name: str) -> str:
    """What stands in a field of a form; what no database can hold cannot be read."""
    value = form.get(name, "")
    if isinstance(value, str) and "\0" in value:
        raise Refused("refused-malformed")
    return value if isinstance(value, str) else ""


def require_sure(form: FormData, word: str) -> None:
    """What cannot be brought back is done for whoever has typed the word that stands beside it."""
    if form_text(form, "sure").strip().casefold() != word.strip().casefold():
        raise Refused("refused-unsure", word=word)


def read_number(text: str) -> int:
    """A number that was sent as text; -1 where it is none."""
    return int(text) if text.isdecimal() and len(text) < 10 else -1


def body_text(body: Data, name: str) -> str:
    """A text that was sent."""
    value = body.get(name, "")
    if not isinstance(value, str):
        raise Refused("refused-malformed")
    return value
