"""What comes from outside is copied, and what JSON cannot hold is named where it stands."""

from __future__ import annotations

import json
import math
from typing import Any

import numpy as np
import pytest

from meseta.kernel.data import MOST_DEEP, MOST_DIGITS, Unreadable, own_copy

DATA: dict[str, Any] = {"a": [1, {"b": [None, True, "ñ", 1.5]}], "c": {}}


def nested(depth: int) -> Any:
    """A list in a list in a list."""
    return [] if depth == 0 else [nested(depth - 1)]


def test_a_copy_is_equal_and_shares_nothing() -> None:
    copied = own_copy(DATA)
    assert copied == DATA
    copied["a"][1]["b"].append(7)
    assert DATA["a"][1]["b"] == [None, True, "ñ", 1.5]


def test_tuples_become_lists_and_numbers_of_numpy_plain_ones() -> None:
    copied = own_copy({"a": (np.int8(3), np.bool_(True))})
    assert json.dumps(copied) == '{"a": [3, true]}'


@pytest.mark.parametrize(
    ("value", "fault"),
    [
        ({1, 2}, "a set cannot stand here"),
        (b"x", "a bytes cannot stand here"),
        ({3: 1}, "the key 3 is no text"),
        ({"\ud800": 1}, r"'\\ud800' has half a letter in it"),
        ("\udfff", r"'\\udfff' has half a letter in it"),
        (math.nan, "nan is no number"),
        (-math.inf, "-inf is no number"),
        (10**MOST_DIGITS, "this number is too long"),
        (-(10**MOST_DIGITS), "this number is too long"),
        (Unreadable("this is odd"), "this is odd"),
    ],
)
def test_what_json_cannot_hold_is_named_where_it_stands(value: Any, fault: str) -> None:
    with pytest.raises(OwnError, match=rf"^a\.2\.b: {fault}$"):
        own_copy({"a": [0, {"b": value}]}, OwnError)


class OwnError(ValueError):
    """An error of one's own."""


def test_as_deep_as_anybody_needs_and_no_deeper() -> None:
    assert own_copy(nested(MOST_DEEP)) == nested(MOST_DEEP)
    with pytest.raises(ValueError, match="nested too deeply"):
        own_copy(nested(MOST_DEEP + 1))


def test_what_holds_itself_is_nested_too_deeply() -> None:
    ring: list[Any] = []
    ring.append(ring)
    with pytest.raises(ValueError, match="nested too deeply"):
        own_copy(ring)
