"""Letting the people in the same house come."""

from __future__ import annotations

import asyncio
import contextlib
import socket
from collections.abc import Iterator
from typing import Any

import uvicorn

FAR_AWAY = ("192.0.2.1", 9)
"""An address for documentation: nothing is sent there, it only tells the way out."""


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
        door = socket.socket()
        door.bind((own_address(), 0))
        host, port = door.getsockname()
        config = uvicorn.Config(self.app, log_level="warning", lifespan="off", access_log=False)
        self.server = Door(config)
        self.task = asyncio.create_task(self.server.serve([door]))
        self.address = f"http://{host}:{port}/"

    async def close(self) -> None:
        """Close it again."""
        if self.server is not None and self.task is not None:
            self.server.should_exit = self.server.force_exit = True
            with contextlib.suppress(asyncio.CancelledError, TimeoutError):
                await asyncio.wait_for(self.task, 2)


def own_address() -> str:
    """The address of this computer in its network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
        try:
            way.connect(FAR_AWAY)
        except OSError:
            return "127.0.0.1"
        address: str = way.getsockname()[0]
        return address
