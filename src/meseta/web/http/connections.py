"""`Connection`: whoever connects says in time what they want, and one house has only so many."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from typing import Any

import h11
import uvicorn
from starlette.applications import Starlette
from uvicorn.protocols.http.h11_impl import H11Protocol

from meseta.web.http.load import COME_BACK
from meseta.web.http.monitoring import Metrics
from meseta.web.http.rate_limits import house_of

SLOWEST = 20.0
"""Seconds in which it must have been said what is wanted; a body has a bound of its own."""
MOST = 300
"""Connections of one house; a proxy that the server knows speaks for everybody."""
MOST_PIECES = 4000
"""Pieces in which a body may come: each costs as much as a page of it, and may be one letter."""
TOO_MANY = b"There are too many connections from your address. Please try again in a moment.\n"
REFUSAL = (
    "HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\n"
    f"content-length: {len(TOO_MANY)}\r\nretry-after: {COME_BACK}\r\nconnection: close\r\n\r\n"
).encode() + TOO_MANY
"""What one is told who comes too often: it is not read what they want, so it is in one language."""


class Conversation(h11.Connection):
    """What is said on a connection, in which no body comes in too many pieces."""

    pieces = 0

    def next_event(self) -> Any:
        """What is said next."""
        event = super().next_event()
        self.pieces = 0 if isinstance(event, h11.Request) else self.pieces
        self.pieces += isinstance(event, h11.Data)
        if self.pieces > MOST_PIECES:
            raise h11.RemoteProtocolError("too many pieces")
        return event


class Connection(H11Protocol):
    """A connection that is closed when nothing is asked for, and of which nobody has too many."""

    patience: asyncio.TimerHandle | None = None
    """What closes it; nothing while an answer is made."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Let somebody in, if there is room for them."""
        super().connection_made(transport)  # type: ignore[arg-type]
        self.conn = Conversation(h11.SERVER)
        if self.is_one_too_many:
            self.count_refusal("connections")
            self.transport.write(REFUSAL)
            self.transport.close()
        else:
            self.wait_for_request()

    def send_400_response(self, msg: str) -> None:
        """Say that it cannot be read, if nothing is said already; then no answer is waited for."""
        self.count_refusal("unreadable")
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def data_received(self, data: bytes) -> None:
        """Read on."""
        super().data_received(data)
        self.wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody is there any more."""
        super().connection_lost(exc)
        self.stop_waiting()

    def count_refusal(self, why: str) -> None:
        """Count what is refused before the application hears of it."""
        if isinstance(self.config.app, Starlette):
            self.config.app.state.services[Metrics].refused[why] += 1

    def wait_for_request(self) -> None:
        """Wait until it is said what is wanted, but not for ever, however slowly it comes."""
        if self.cycle is not None and not self.cycle.response_complete:
            self.stop_waiting()
        elif self.patience is None:
            self.patience = self.loop.call_later(SLOWEST, self.timeout_keep_alive_handler)

    def stop_waiting(self) -> None:
        """Wait no longer."""
        if self.patience is not None:
            self.patience.cancel()
            self.patience = None

    @property
    def house(self) -> str:
        """From where it comes."""
        return house_of(self.client[0]) if self.client else ""

    @property
    def is_one_too_many(self) -> bool:
        """Whether there are as many from this house as there may be."""
        proxies: Container[str] = getattr(self.app, "trusted_hosts", ())
        if not self.client or self.client[0] in proxies:
            return False
        all_here = [each for each in self.connections if isinstance(each, Connection)]
        return len([each for each in all_here if each.house == self.house]) > MOST


def config_for(app: Any, **settings: Any) -> uvicorn.Config:
    """How an application is served; what strangers send wrongly is counted and fills no log."""
    usual = {"http": Connection, "log_level": "error", "access_log": False}
    return uvicorn.Config(app, **{**usual, **settings})
