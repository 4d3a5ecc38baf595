"""One server a kind of store for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.web.postgres import Postgres, require_postgres
from tests.web.served import Person, Server

STORES = ("sqlite", "postgresql")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL, one for all tests."""
    require_postgres()
    with Postgres() as running:
        yield running


@pytest.fixture(scope="session", params=STORES)
def kind(request: Any) -> str:
    """The kinds of store, one after the other."""
    return str(request.param)


@pytest.fixture
def url(kind: str, request: Any, tmp_path: Path) -> Iterator[str]:
    """A store that is still empty."""
    with ExitStack() as stack:
        yield fresh_url(kind, request, tmp_path, stack)


def fresh_url(kind: str, request: Any, folder: Path, stack: ExitStack) -> str:
    """The URL of an empty store; PostgreSQL is started only where it is wanted."""
    if kind == "sqlite":
        return f"sqlite:///{folder / 'tables.db'}"
    running: Postgres = request.getfixturevalue("postgres")
    return stack.enter_context(running.database())


@pytest.fixture(scope="session")
def server(kind: str, request: Any, tmp_path_factory: Any) -> Iterator[Server]:
    with ExitStack() as stack:
        address = fresh_url(kind, request, tmp_path_factory.mktemp("web"), stack)
        yield stack.enter_context(Server(address))


@pytest.fixture
def ana(server: Server) -> Person:
    return server.person("Ana")


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person("Ben")
