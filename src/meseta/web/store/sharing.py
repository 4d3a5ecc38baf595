"""How several processes serve the same tables: what one has written, the others hear of."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import threading
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any, Protocol

import sqlalchemy as sa
from sqlalchemy.engine import Connection, Engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

News = dict[str, Any]
"""What processes tell each other; an empty one means that something may have been missed."""
CHANNEL = "meseta"
NOTIFY = sa.select(sa.func.pg_notify(CHANNEL, sa.bindparam("told", type_=sa.Text)))
LONGEST = 7900
"""Bytes that PostgreSQL carries at once."""
AGAIN = 0.5
"""Seconds after which a lost connection is tried once more."""
log = logging.getLogger("meseta.web")


class Sharing(Protocol):
    """What a process has to do with the others that serve the same store."""

    has_others: bool
    """Whether others may serve it at all."""

    def notice(self, table: str) -> list[sa.Executable]:
        """What is written together with a change, so that others hear of it when it counts."""

    def tell(self, news: News) -> None:
        """Tell all others something."""

    def news(self) -> AsyncIterator[News]:
        """What others tell."""

    def take(self, table: str) -> bool:
        """Take what goes on by itself at a table into one's own hands, unless others have it."""

    def let_go(self, table: str) -> None:
        """Leave it to whoever wants it."""

    def close(self) -> None:
        """Leave all of it."""


class Alone:
    """Nobody else serves this store."""

    has_others = False

    def notice(self, table: str) -> list[sa.Executable]:
        """Nobody is to hear of it."""
        return []

    def tell(self, news: News) -> None:
        """Nobody listens."""

    async def news(self) -> AsyncIterator[News]:
        """There never are any."""
        for nothing in list[News]():
            yield nothing

    def take(self, table: str) -> bool:
        """Nobody else wants it."""
        return True

    def let_go(self, table: str) -> None:
        """Nobody waits for it."""

    def close(self) -> None:
        """There is nothing to leave."""


class Shared:
    """Other processes may serve the same PostgreSQL."""

    has_others = True

    def __init__(self, engine: Engine, here: str) -> None:
        self.engine, self.here = engine, here
        self.lock = threading.Lock()
        self.hands: Connection | None = None
        """The connection that holds what this process has taken; it ends with the process."""

    def notice(self, table: str) -> list[sa.Executable]:
        """Others hear that a table has changed in the moment in which it has."""
        return [self.notify({"table": table})]

    def notify(self, news: News) -> sa.Executable:
        """The statement that tells something."""
        text = json.dumps({**news, "from": self.here})
        if len(text.encode()) > LONGEST:
            raise ValueError(f"{len(text)} characters are too long for a note")
        return NOTIFY.params(told=text)

    def tell(self, news: News) -> None:
        """Tell all others something."""
        with self.engine.begin() as connection:
            connection.execute(self.notify(news))

    async def news(self) -> AsyncIterator[News]:
        """What others tell, for ever; whenever the connection was lost, all may have changed."""
        from psycopg import Error

        while True:
            with suppress(Error):
                async for payload in self.payloads():
                    if payload.pop("from", "") != self.here:
                        yield payload
            await asyncio.sleep(AGAIN)

    async def payloads(self) -> AsyncIterator[News]:
        """What is told as long as the connection holds."""
        from psycopg import AsyncConnection

        from meseta.web.store.postgresql import REACHED

        url = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        async with await AsyncConnection.connect(url, autocommit=True, **REACHED) as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            yield {}
            async for notice in connection.notifies():
                yield json.loads(notice.payload)

    def take(self, table: str) -> bool:
        """Take a table's lock, unless another process has it."""
        return bool(self.ask(sa.func.pg_try_advisory_lock(key_of(table))))

    def let_go(self, table: str) -> None:
        """Give a table's lock back; whoever has lost the connection has lost it already."""
        with suppress(SQLAlchemyError):
            self.ask(sa.func.pg_advisory_unlock(key_of(table)))

    def ask(self, what: Any) -> Any:
        """Ask something by the connection that holds the locks."""
        with self.lock:
            if self.hands is None:
                opened = self.engine.connect()
                self.hands = opened.execution_options(isolation_level="AUTOCOMMIT")
            try:
                return self.hands.scalar(sa.select(what))
            except DBAPIError:
                self.hands.invalidate()
                self.hands.close()
                self.hands = None
                raise

    def close(self) -> None:
        """Give all locks back."""
        with self.lock:
            if self.hands is not None:
                self.hands.invalidate()
                self.hands.close()
                self.hands = None


def key_of(table: str) -> int:
    """The number of a table's lock."""
    digest = hashlib.blake2s(table.encode(), digest_size=8).digest()
    return int.from_bytes(digest, "big", signed=True)
