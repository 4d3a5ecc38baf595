"""What answers tell of a table, a study or whatever an address names: it can be sent back there."""

from __future__ import annotations

import json
import random
import re
from typing import Any

VALUE = r'(-?\d+|"[\w.:-]{1,40}"|null|true|false)'
TOLD = re.compile(rf'"(\w+)":\s?{VALUE}')
IN_FORMS = re.compile(r'name="(\w+)" value=("[\w.:-]{1,60}")')
FACTS = 'id="facts"'


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
        pattern = TOLD
        if text.lstrip()[:1] == "<":
            _, facts, told = text.partition(FACTS)
            pattern, text = (TOLD, told) if facts else (IN_FORMS, text)
        found: dict[str, dict[str, None]] = {}
        for name, value in pattern.findall(text):
            if name in self.fields:
                found.setdefault(name, {})[value] = None
        for name, values in found.items():
            self.values[home, name] = [json.loads(value) for value in values]

    def recall(self, home: str, name: str, usual: Any, dice: random.Random) -> Any:
        """A value that was told there, or another one."""
        return dice.choice(self.values.get((home, name), [usual]))
