"""`BoundedConnection`: nobody waits for ever on PostgreSQL, whatever has become of it."""

from __future__ import annotations

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import Any

import psycopg
import sqlalchemy as sa

SILENT = 15.0
"""Seconds without a word after which it is given up: longer than anybody waits for a lock."""
REACHED: dict[str, Any] = {
    "connect_timeout": 5,
    "keepalives_idle": 30,
    "keepalives_interval": 10,
    "keepalives_count": 3,
}
"""How it is reached, and how a network that has fallen silent is noticed, in seconds."""
MIGRATING = 0x6D6573657461
"""The lock of whoever brings a shared database to the present schema."""


class BoundedConnection(psycopg.Connection[Any]):
    """A connection that ends when nothing is heard on it for too long."""

    is_patient = False
    """Whether it may take as long as it likes."""

    def wait(self, gen: Generator[Any, Any, Any], *how: Any, **more: Any) -> Any:
        """Wait for an answer."""
        return super().wait(self.heard(gen), *how, **more)

    def heard(self, gen: Generator[Any, Any, Any]) -> Generator[Any, Any, Any]:
        """What an answer waits for, as long as anything of it comes."""
        last, ready = monotonic(), None
        while True:
            try:
                wanted = gen.send(ready)
            except StopIteration as end:
                return end.value
            ready = yield wanted
            if ready:
                last = monotonic()
            elif not self.is_patient and monotonic() - last > SILENT:
                self.pgconn.finish()
                raise psycopg.OperationalError("the database does not answer")


def connect(_dialect: Any, _record: Any, given: Any, named: Any) -> BoundedConnection:
    """A new connection, as SQLAlchemy asks for one."""
    return BoundedConnection.connect(*given, **{**REACHED, **named})


@contextmanager
def alone(connection: sa.Connection) -> Iterator[None]:
    """Nobody else changes the schema meanwhile; that may take as long as it likes."""
    driver: Any = connection.connection.driver_connection
    connection.exec_driver_sql("SET LOCAL lock_timeout = 0")
    driver.is_patient = True
    try:
        connection.execute(sa.select(sa.func.pg_advisory_xact_lock(MIGRATING)))
        yield
    finally:
        driver.is_patient = False
