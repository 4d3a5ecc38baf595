"""`Messages`: all messages of one language, each of which is taken apart when it is first said.

A table says some dozens of a thousand: to find where each one begins takes a hundredth of the time.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

BEGINS = re.compile(r"^(?=[a-zA-Z][\w-]* *=)", re.MULTILINE)
"""Where a message begins: its name stands first in a line, all else of it further in."""
REFERENCE = re.compile(r"\{ *([a-zA-Z][\w-]*)[ .}]")
"""Another message inside a message."""


class Messages(FluentBundle):
    """The messages of some files."""

    def __init__(
        self, language: str, files: Iterable[Path], functions: Mapping[str, Callable[..., Any]]
    ) -> None:
        super().__init__([language], dict(functions), use_isolating=False)
        self.written: dict[str, str] = {}
        """Every message as it stands in its file, by its name."""
        for path in files:
            for name, text in messages_in(path):
                if name in self.written:
                    raise ValueError(f"{path}: {name} stands twice")
                self.written[name] = text

    def has_message(self, message_id: str) -> bool:
        """Whether there is a message of this name."""
        return message_id in self.written

    def get_message(self, message_id: str) -> Any:
        """A message, ready to be said."""
        self.take_apart(message_id)
        return super().get_message(message_id)

    def take_apart(self, name: str) -> None:
        """Read a message, and those that it says, unless that is done."""
        if name not in self.written or super().has_message(name):
            return
        resource = FluentResource(self.written[name])
        for item in resource.body:
            if isinstance(item, Junk):
                raise ValueError(f"{name}: cannot be read: {str(item.content).strip()[:60]!r}")
        self.add_resource(resource)
        for other in REFERENCE.findall(self.written[name]):
            self.take_apart(other)


def messages_in(path: Path) -> list[tuple[str, str]]:
    """The names and texts of a file's messages."""
    _before, *texts = BEGINS.split(path.read_text("utf-8"))
    return [(text.partition("=")[0].rstrip(), text) for text in texts]
