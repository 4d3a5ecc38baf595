"""Answers that are asked for again and again are worked out once."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any, TypeVar

T = TypeVar("T")


def kept(method: Callable[[Any, Any], T]) -> Callable[[Any, Any], T]:
    """A method that answers each question once: its object remembers the answer."""
    name = f"_{method.__name__}_kept"

    @wraps(method)
    def answer(self: Any, asked: Any) -> T:
        known: dict[Any, T] = self.__dict__.setdefault(name, {})
        if asked not in known:
            known[asked] = method(self, asked)
        return known[asked]

    return answer
