"""A program that acts for somebody, by a token."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx

from meseta.web.api import endpoints
from meseta.web.api.operations import REFUSAL, Schema
from meseta.web.http.request_bodies import Data
from meseta.web.table.hub import Hub
from tests.support.waiting import PATIENCE
from tests.support.web.served import SEED, Person, Server, Stream

TOKEN = re.compile(r"meseta_[\w-]{43}")


def token_of(person: Person, label: str = "a bot") -> str:
    """A new token of somebody, from their page."""
    page = person.post("/me/token", {"label": label})
    assert page.status_code == 200, page.text
    [token] = TOKEN.findall(page.text)
    return str(token)


class Program:
    """What has a token."""

    def __init__(self, server: Server, token: str | None) -> None:
        self.server = server
        headers = {"accept-language": "en"}
        if token is not None:
            headers["authorization"] = f"Bearer {token}"
        self.client = httpx.Client(
            base_url=f"{server.address}/api", headers=headers, timeout=PATIENCE, verify=False
        )
        server.people.append(self)

    def get(self, path: str, **given: Any) -> httpx.Response:
        """Look at something."""
        return self.client.get(path, **given)

    def post(self, path: str, **body: Any) -> httpx.Response:
        """Do something."""
        return self.client.post(path, json=body)

    def make(self, sitters: list[str], game: str = "el-grande", **more: Any) -> Data:
        """A new table; what comes by chance is the same each time."""
        seats = [{"sitter": sitter} for sitter in sitters]
        answer = self.post("/tables", game=game, seats=seats, **more)
        assert answer.status_code == 201, answer.text
        table: Data = answer.json()
        self.server.store.change_table(table["table"], seed=SEED)
        self.server.app.state.services[Hub].tables.pop(table["table"])
        return table

    def look(self, table: str, **asked: Any) -> Data:
        """A table."""
        answer = self.get(f"/tables/{table}", params=asked)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def do(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Do something at a table."""
        return self.post(f"/tables/{table}/{what}", **body)

    @contextmanager
    def listen(self, table: str) -> Iterator[Stream]:
        """An open stream."""
        with self.client.stream("GET", f"/tables/{table}/stream") as answer:
            assert answer.status_code == 200, answer.read()
            yield Stream(answer)


def objects_in(schema: Any) -> list[Schema]:
    """Every object inside a schema."""
    if isinstance(schema, list):
        return [found for each in schema for found in objects_in(each)]
    if not isinstance(schema, dict):
        return []
    inside = [found for each in schema.values() for found in objects_in(each)]
    return [schema, *inside] if schema.get("type") == "object" else inside


def field_names() -> set[str]:
    """Everything that has a name in what programs send and are answered."""
    names = set(endpoints.NAMES)
    for each in endpoints.OPERATIONS:
        names |= each.query.keys()
        for schema in objects_in([each.body, each.answer, REFUSAL]):
            fields = schema.get("properties", {})
            names |= {name for name, field in fields.items() if field is not False}
    return names
