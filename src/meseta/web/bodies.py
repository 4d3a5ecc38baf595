"""What is sent: bounded in length and in time, and read as nothing but what it must be."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Never

from meseta.kernel.data import own_copy
from meseta.web.sheets import Data
from meseta.web.tables import Refused

MOST_BODY = 64 * 1024
MOST_UNREAD = 4 * 1024 * 1024
"""So much of what was refused is still taken in."""
SLOWEST = 20.0
"""Seconds in which a body must have come."""

Receive = Callable[[], Awaitable[Any]]


def bounded(receive: Receive, most: int = MOST_BODY) -> Receive:
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


async def drained(receive: Receive) -> None:
    """Let a body come that nobody wants, within bounds: whoever still sends hears no answer."""
    rest = bounded(receive, MOST_UNREAD)
    with suppress(Refused):
        while (await rest()).get("more_body", False):
            pass


def read_json(raw: bytes) -> Data:
    """A small object; numbers that are none, half letters and bottomless nesting are refused."""
    try:
        body = own_copy(json.loads(raw.decode(), parse_constant=no_number, parse_float=number))
    except (ValueError, RecursionError) as error:
        raise Refused("refused-malformed") from error
    if not isinstance(body, dict):
        raise Refused("refused-malformed")
    return body


def no_number(text: str) -> Never:
    """NaN and its like are no JSON."""
    raise ValueError(text)


def number(text: str) -> int | float:
    """A number with a point; a whole one is a whole number all the same."""
    value = float(text)
    return int(value) if value.is_integer() else value
