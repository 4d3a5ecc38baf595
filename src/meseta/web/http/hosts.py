"""By which names and from where the server is reached, and how it was told to serve."""

from __future__ import annotations

import os
import socket
from functools import cache
from typing import NamedTuple
from urllib.parse import urlsplit

from starlette.requests import Request

from meseta.web.http.services import service

LOOPBACK = ("127.0.0.1", "::1")
OPERATOR_KEY, SHORTEST_KEY = "MESETA_OPERATOR_KEY", 16
"""Where the operator's password stands, and how many letters it has at least."""
HERE = ("localhost", *LOOPBACK)
"""What this computer calls itself."""


class ServerSettings(NamedTuple):
    """How a server was told to serve."""

    allowed_hosts: tuple[str, ...] = ()
    """Names by which it is reached, besides those that it knows of itself."""
    public_address: str = ""
    """Where people find it, if that is not where it listens; links begin with it."""
    proxy: str = LOOPBACK[0]
    """Whose word is taken for where a request comes from."""
    opens_metrics: bool = False
    """Whether metrics are shown to others than this computer."""
    logs_json: bool = False
    operator_key: str = ""
    """The password to the operator's page for those who do not sit at this computer."""

    @property
    def public_host(self) -> str:
        """The name and port under which people find it."""
        return urlsplit(self.public_address).netloc


def read_operator_key() -> str:
    """The password to the operator's page, from the environment."""
    key = os.environ.get(OPERATOR_KEY, "")
    if key and len(key) < SHORTEST_KEY:
        raise ValueError(f"{OPERATOR_KEY}: at least {SHORTEST_KEY} characters are needed")
    return key


@cache
def own_names() -> tuple[str, ...]:
    """What other computers in the same house call this one."""
    name = socket.gethostname().lower()
    return (name, f"{name}.local")


def name_in(host: str) -> str:
    """The name in a Host header, without its port; nothing where it cannot be read."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def is_known_host(request: Request) -> bool:
    """Whether a request names this server: a foreign name that leads here is somebody's trick."""
    settings, name = service(request, ServerSettings), name_in(request.headers.get("host", ""))
    allowed = [name_in(settings.public_host), *[each.lower() for each in settings.allowed_hosts]]
    address = (request.scope.get("server") or ("", 0))[0]
    return name != "" and name in (*HERE, *own_names(), address, *allowed)


def is_here(request: Request) -> bool:
    """Whether somebody sits at this computer: nobody has passed the request on."""
    passed_on = "x-forwarded-for" in request.headers or "forwarded" in request.headers
    return request.client is not None and request.client.host in LOOPBACK and not passed_on


def base_of(request: Request) -> str:
    """What whole addresses begin with, without a slash at the end."""
    given = service(request, ServerSettings).public_address
    return (given or str(request.base_url)).rstrip("/")
