"""One server for all tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.served import Person, Server


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("web") / "tables.db") as server:
        yield server


@pytest.fixture
def ana(server: Server) -> Person:
    return server.person("Ana")


@pytest.fixture
def ben(server: Server) -> Person:
    return server.person("Ben")
