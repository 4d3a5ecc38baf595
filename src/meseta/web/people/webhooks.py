"""The one way out: hooks and push services are told something, wherever they are but in this house.

The name is looked up once, every address that it has is checked, and the connection goes to an
address that was checked; what it is called the next time does not matter. Nothing is followed.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import ssl
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import NamedTuple
from urllib.parse import urlsplit

from meseta.web.http.refusals import Refused

PATIENCE = 5.0
MOST_ANSWER = 4096
"""Bytes of an answer that are read at all."""
LONGEST_ADDRESS = 300
"""Of a hook, if nothing else is said."""
PORTS = {"http": 80, "https": 443}
LOOKING_UP = ThreadPoolExecutor(8, "names")
"""Where names are looked up: one that nobody answers for holds its thread long after it was given
up, and everything else that waits in a thread needs others."""
TRANSLATED = (ipaddress.ip_network("64:ff9b::/96"), ipaddress.ip_network("2002::/16"))
"""Addresses in which others are hidden."""
IP = ipaddress.IPv4Address | ipaddress.IPv6Address


class Refusal(Exception):
    """Whom nothing is sent to, or who did not take it; named by a message."""


class Target(NamedTuple):
    """Where an address leads."""

    scheme: str
    host: str
    port: int
    path: str


def target_of(address: str, longest: int = LONGEST_ADDRESS) -> Target:
    """What an address says; anything unusual is refused."""
    if len(address) > longest or not re.fullmatch(r"[!-~]+", address):
        raise Refused("refused-hook")
    try:
        parts = urlsplit(address)
        port = parts.port or PORTS[parts.scheme]
    except (ValueError, KeyError) as error:
        raise Refused("refused-hook") from error
    if not parts.hostname or parts.username is not None or parts.password is not None:
        raise Refused("refused-hook")
    path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Target(parts.scheme, parts.hostname, port, path)


def is_outside(address: IP) -> bool:
    """Whether an address leads out into the world, whichever way it is written."""
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return is_outside(address.ipv4_mapped)
        if address.teredo is not None or any(address in network for network in TRANSLATED):
            return False
    return address.is_global and not address.is_multicast and not address.is_reserved


async def check_addresses(target: Target, inside: bool) -> list[str]:
    """The addresses of a host, if all of them may be spoken to."""
    loop = asyncio.get_running_loop()
    try:
        look = partial(socket.getaddrinfo, target.host, target.port, type=socket.SOCK_STREAM)
        found = await loop.run_in_executor(LOOKING_UP, look)
    except (OSError, UnicodeError) as error:
        raise Refusal("hook-unknown") from error
    addresses = list(dict.fromkeys(str(each[4][0]).split("%")[0] for each in found))
    if not inside and not all(is_outside(ipaddress.ip_address(each)) for each in addresses):
        raise Refusal("hook-inside")
    return addresses


async def post(target: Target, headers: Mapping[str, str], body: bytes, inside: bool) -> int:
    """Send something to somebody outside; the status that they answer with."""
    try:
        request = request_to(target, headers, body)
        return await asyncio.wait_for(send(target, request, inside), PATIENCE)
    except TimeoutError as error:
        raise Refusal("hook-slow") from error
    except (OSError, ssl.SSLError, asyncio.IncompleteReadError, ValueError) as error:
        raise Refusal("hook-lost") from error


async def send(target: Target, request: bytes, inside: bool) -> int:
    """One request, to an address that was checked."""
    [first, *_] = await check_addresses(target, inside)
    secured = await asyncio.to_thread(trusted) if target.scheme == "https" else None
    reader, writer = await asyncio.open_connection(
        first,
        target.port,
        ssl=secured,
        server_hostname=target.host if secured else None,
        limit=MOST_ANSWER,
    )
    try:
        writer.write(request)
        await writer.drain()
        status = (await reader.readline()).split()
        return int(status[1]) if len(status) > 1 else 0
    finally:
        writer.close()


@cache
def trusted() -> ssl.SSLContext:
    """How it is told who others are: read once, since that takes longer than most pages."""
    return ssl.create_default_context()


def request_to(target: Target, headers: Mapping[str, str], body: bytes) -> bytes:
    """The request as it is sent."""
    host = f"[{target.host}]" if ":" in target.host else target.host
    lines = (
        f"POST {target.path} HTTP/1.1",
        f"host: {host}:{target.port}",
        "user-agent: meseta",
        *(f"{name}: {value}" for name, value in headers.items()),
        f"content-length: {len(body)}",
        "connection: close",
    )
    return "\r\n".join([*lines, "", ""]).encode() + body
