"""What comes from outside: a copy of one's own, of nothing but what JSON can hold."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any

import numpy as np

MOST_DEEP = 32
"""Lists and tables inside each other."""
MOST_DIGITS = 1000
"""Of a number."""
BOUND = 10**MOST_DIGITS


class Unreadable:
    """What stands in a file in place of a value, and what is wrong with it."""

    def __init__(self, fault: str) -> None:
        self.fault = fault


def own_copy(value: Any, error: type[ValueError] = ValueError, where: tuple[str, ...] = ()) -> Any:
    """A copy that shares nothing; what JSON cannot hold is an error that says where it stands."""
    value = value.item() if isinstance(value, np.generic) else value
    fault = fault_of(value, len(where))
    if fault:
        raise error(": ".join([".".join(where), fault] if where else [fault]))
    if isinstance(value, Mapping):
        return {key: own_copy(each, error, (*where, key)) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [own_copy(each, error, (*where, str(at))) for at, each in enumerate(value, 1)]
    return value


def fault_of(value: Any, depth: int) -> str | None:
    """What is wrong with a value, not looking into it."""
    if isinstance(value, Unreadable):
        return value.fault
    if isinstance(value, Mapping | list | tuple) and depth > MOST_DEEP:
        return "this is nested too deeply"
    if isinstance(value, Mapping):
        faults = [fault_of_text(key) for key in value]
        return next((fault for fault in faults if fault), None)
    if isinstance(value, str):
        return fault_of_text(value)
    if isinstance(value, int):
        return None if abs(value) < BOUND else "this number is too long"
    if isinstance(value, float):
        return None if math.isfinite(value) else f"{value} is no number"
    known = value is None or isinstance(value, list | tuple)
    return None if known else f"a {type(value).__name__} cannot stand here"


def fault_of_text(text: Any) -> str | None:
    """What is wrong with a text, or with a key."""
    if not isinstance(text, str):
        return f"the key {text!r} is no text"
    broken = any("\ud800" <= letter <= "\udfff" for letter in text)
    return f"{text!r} has half a letter in it" if broken else None
