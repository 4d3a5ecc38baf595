"""One server a kind of store for all tests that do not need one of their own.

What is about the store is tested on both kinds. Whatever else happens to need one meets either: the
same test always the same one, half of them each; with `MESETA_MORE` all tests meet both.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from zlib import crc32

import pytest

from tests.conftest import drop
from tests.support.web.postgres import Postgres, require_postgres
from tests.support.web.served import Person, Server

STORES = ("sqlite", "postgresql")
ON_BOTH = {
    "store",
    "processes",
    "unavailable_store",
    "kills",
    "backups",
    "upgrade",
    "rule_pins",
    "results",
}
"""What these files test depends on the store."""


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what would meet a second kind of store for nothing new."""
    if "MESETA_MORE" not in os.environ:
        drop(config, items, {item.nodeid for item in items if meets_the_other_store(item)})


def meets_the_other_store(item: pytest.Item) -> bool:
    """Whether a test would meet a store that is not the one chosen for it."""
    kind = getattr(item, "callspec", None) and item.callspec.params.get("kind")  # type: ignore[attr-defined]
    if kind is None or item.path.stem.removeprefix("test_") in ON_BOTH:
        return False
    name = getattr(item, "originalname", item.name)
    return bool(kind != STORES[crc32(name.encode()) % len(STORES)])


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
