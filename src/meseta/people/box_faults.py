"""What does not fit in a box, for whoever writes its file and for whoever has the copy at hand."""

from __future__ import annotations

from typing import Any

from meseta.kernel.domain import Domain
from meseta.people.gallery import BoxPath

NamedNumber = tuple[Domain, int]
"""Something that a message tells by its name."""


class BoxFault(str):
    """A sentence in the words of the box's file; with it the message that says the same to people.

    The message is told of the component that is made of an entry, where it is about one alone.
    """

    message: str
    at: BoxPath
    values: dict[str, Any]
    """What the message tells: numbers, texts, and what is called by its name."""

    def __new__(cls, text: str, message: str = "", at: BoxPath = (), **values: Any) -> BoxFault:
        """A fault of a box."""
        fault = super().__new__(cls, text)
        fault.message, fault.at, fault.values = message, at, values
        return fault
