"""A bot of one's own that plays at a table in the browser, as a person would: over the API.

Make a token on your page (/me), have somebody send you an invitation, and

python examples/table_bot.py http://localhost:8723/join/INVITATION --token TOKEN

It needs nothing but Python. What may be asked and answered stands at /api.
"""

from __future__ import annotations

import argparse
import json
import random
from collections.abc import Iterator
from typing import Any
from urllib.error import HTTPError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

CONFLICT = 409
"""The table has changed meanwhile: look again."""


class Table:
    """A seat at a table far away."""

    def __init__(self, link: str, token: str) -> None:
        parts = urlsplit(link)
        self.server, self.token = f"{parts.scheme}://{parts.netloc}", token
        taken = self.ask("POST", f"/api/invitations/{parts.path.rpartition('/')[2]}")
        self.path, self.seat = f"/api/tables/{taken['table']}", taken["seat"]

    def request(self, method: str, path: str, body: Any = None) -> Any:
        """An open answer of the server."""
        headers = {"authorization": f"Bearer {self.token}", "content-type": "application/json"}
        data = None if body is None else json.dumps(body).encode()
        return urlopen(Request(self.server + path, data, headers, method=method))

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """What the server answers."""
        with self.request(method, path, body) as answer:
            return json.load(answer)

    def changes(self) -> Iterator[dict[str, Any]]:
        """Whatever happens at the table, the present first."""
        with self.request("GET", f"{self.path}/stream?seat={self.seat}") as stream:
            for line in stream:
                if line.startswith(b"data: "):
                    yield json.loads(line.removeprefix(b"data: "))

    def look(self) -> dict[str, Any]:
        """The table, what is asked, and what may be answered."""
        table: dict[str, Any] = self.ask("GET", f"{self.path}?seat={self.seat}")
        return table

    def do(self, what: str, **body: Any) -> None:
        """Do something; if the table has changed meanwhile, the next change will tell."""
        try:
            self.ask("POST", f"{self.path}/{what}", {"seat": self.seat, **body})
        except HTTPError as error:
            if error.code != CONFLICT:
                raise


def decide(table: Table) -> None:
    """Whatever must be done now, by chance: replace this by something cleverer."""
    seen = table.look()
    if seen["held"]:
        table.do("end", version=seen["version"])
    elif seen["choices"]:
        action = random.choice(seen["choices"])["action"]
        table.do("play", version=seen["version"], action=action)


def play(link: str, token: str) -> dict[str, Any]:
    """Take the seat and play until the game is over; how it ended."""
    table = Table(link, token)
    for change in table.changes():
        if change["kind"] == "change":
            if change["over"]:
                break
            if table.seat in change["deciding"]:
                decide(table)
    result: dict[str, Any] = table.ask("GET", f"{table.path}/result")
    return result


def main() -> None:
    """Play, and say how it ended."""
    parser = argparse.ArgumentParser(description="A bot that plays at a table in the browser.")
    parser.add_argument("link", help="the invitation, as it was sent")
    parser.add_argument("--token", required=True, help="a token from your page")
    asked = parser.parse_args()
    for seat in play(asked.link, asked.token)["placed"]:
        print(f"{seat['place']}. {seat['colour']}: {seat['points']} points")


if __name__ == "__main__":
    main()
