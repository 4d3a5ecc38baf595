"""The map: what is connected is one region or one water."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.el_caballero.story import (
    TWO_ISLANDS,
    card,
    is_same_again,
    region,
    setup,
    turn,
)
from tests.games.story import play

pytestmark = pytest.mark.once("plain")

RING = [["a19", [0, 0], 0], ["a22", [1, 0], 0], ["a25", [1, -1], 0], ["a18", [0, -1], 0]]
"""Four cards round a point; the last one closes the ring and has gold."""
ROW: list[list[Any]] = [["a46", [0, 0], 0], ["a33", [1, 0], 0], ["a48", [2, 0], 0]]
"""A row of land; there is fish at the north of the one in the middle, and gold at the end."""


def test_a_region_that_meets_itself_is_counted_once() -> None:
    match = setup(map=RING)
    ring = region(match, "a18 north")
    assert (ring["size"], ring["treasure"], ring["worth"]) == (4, 1, 5)
    assert len(match.view()["regions"]) == 5


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (0, 2, 1)])
def test_regions_that_meet_become_one(order: tuple[int, ...]) -> None:
    first = ROW[order[0]][1][0]
    match = setup(map=[[ROW[at][0], [ROW[at][1][0] - first, 0], 0] for at in order])
    land, water = region(match, "a48 north"), region(match, "a33 north")
    assert (land["size"], land["treasure"], set(land["cards"])) == (3, 1, {"a46", "a33", "a48"})
    assert (water["size"], water["treasure"], water["cards"]) == (1, 1, ["a33"])


def test_joined_regions_add_their_caballeros_up() -> None:
    caballeros = {"red": [card((0, 1), 4), card((2, 1), 2)], "blue": [card((3, 0), 3)]}
    match = turn(map=TWO_ISLANDS, caballeros=caballeros, display=["a31", "a04"])
    play(match, "area", "area a31", "cell a43 east")
    assert region(match, "a31 west")["caballeros"] == {"red": 6, "blue": 3}
    assert is_same_again(match)
