"""The doors of the server: to this computer, and to the people in the same house."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import socket
from collections.abc import Iterator
from typing import Any

import uvicorn

from meseta.web.http.connections import config_for

PORT = 8723
"""Where it is usually found; another free one is taken if it is not free."""
FAR_AWAY = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, it only tells the way out."""


class PortTaken(ValueError):
    """Nothing can listen there."""


class Door(uvicorn.Server):
    """A server that leaves it to the first one to be interrupted."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Capture none."""
        yield


class Network:
    """A second door of the server, to the network that this computer is in."""

    def __init__(self, app: Any) -> None:
        self.app = app
        self.address: str | None = None
        self.server: uvicorn.Server | None = None
        self.task: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Open it, once."""
        if self.server is not None:
            return
        door = open_door(own_address(), 0)
        host, port = door.getsockname()
        config = config_for(self.app, lifespan="off")
        self.server = Door(config)
        self.task = asyncio.create_task(self.server.serve([door]))
        self.address = f"http://{host}:{port}/"

    async def close(self) -> None:
        """Close it again."""
        if self.server is not None and self.task is not None:
            self.server.should_exit = self.server.force_exit = True
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self.task, 2)


def open_door(host: str, port: int | None) -> socket.socket:
    """A socket that listens; the usual port if it is free and none was asked for.

    It says that it speaks TCP: only then are answers sent at once, and not held back for 40 ms
    until the first part of them was acknowledged.
    """
    for wanted in [port] if port is not None else [PORT, 0]:
        family = socket.AF_INET6 if ":" in host else socket.AF_INET
        door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
        door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            door.bind((host, wanted))
            door.listen()
        except OSError as error:
            door.close()
            if port is not None:
                raise PortTaken(f"port: {describe_fault(host, port, error)}") from error
            continue
        return door
    raise PortTaken("port: no port is free")


def describe_fault(host: str, port: int, error: OSError) -> str:
    """Why nothing can listen at a port, in one sentence."""
    if error.errno == errno.EADDRINUSE:
        return f"{port} is taken by another program; choose another one, or none to get a free one"
    if error.errno == errno.EACCES:
        return f"{port} needs rights that this user does not have"
    return f"{host}:{port} cannot be listened at: {error.strerror}"


def own_address() -> str:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(FAR_AWAY)
        except OSError:
            return "127.0.0.1"
        address: str = way.getsockname()[0]
        return address
