"""What answers tell of a table, a study or whatever an address names: it can be sent back there."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from typing import Any

AS_DATA = re.compile(r'"(\w+)":\s?(-?\d+|"[\w.:-]{1,40}"|true|false)')
IN_FORMS = re.compile(r'name="(\w+)" value="([\w.:-]{1,60})"')
IN_LINKS = re.compile(r"[?&;](\w+)=([\w.:-]{1,60})")
FACTS = 'id="facts"'
"""Where a page says as data what it shows."""


def home_of(route: str, path: str) -> str:
    """What an address is about: the part of it that its route fills in, or its first word."""
    parts = [at for at, part in enumerate(route.split("/")) if part.startswith("{")]
    return "/".join(path.split("/")[: max(parts, default=1) + 1])


class Heard:
    """Values by what they are about, and by the fields that are called as they are."""

    def __init__(self, fields: frozenset[str]) -> None:
        self.fields = fields
        self.values: dict[tuple[str, str], list[Any]] = {}

    def note(self, home: str, text: str) -> None:
        """Remember what an answer tells; it counts for more than what was told before."""
        found: dict[str, dict[Any, None]] = {}
        for name, value in told_in(text):
            if name in self.fields:
                found.setdefault(name, {})[value] = None
        for name, values in found.items():
            self.values[home, name] = [*values]

    def recall(self, home: str, name: str, usual: Any, dice: random.Random) -> Any:
        """A value that was told there, or another one."""
        return dice.choice(self.values.get((home, name), [usual]))


def told_in(text: str) -> Iterator[tuple[str, Any]]:
    """What an answer calls by a name: as data, in forms and in links."""
    page, facts, data = text.partition(FACTS)
    if not facts and text.lstrip()[:1] == "{":
        page, data = "", text
    for pattern in (IN_FORMS, IN_LINKS):
        yield from pattern.findall(page)
    for name, value in AS_DATA.findall(data):
        yield name, json.loads(value)
