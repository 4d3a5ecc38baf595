"""The invariants: every way in which a state can be wrong is noticed."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.el_caballero.story import MAP_M, card, setup

HOME = 0
"""The start card's spot, where no caballero card can be."""


@pytest.mark.parametrize(
    ("number", "field", "at", "value"),
    [
        (1, "ship_stock", (), 12),
        (2, "castillo_stock", (), 12),
        (3, "deck_size", (), 3),
        (3, "deck_known", (), 47),
        (4, "spots", (), 500),
        (5, "hands", (0,), 1),
        (5, "reserve", (0,), -1),
        (6, "court", (0,), -1),
        (6, "court", (0,), 60),
        (7, "spot_of", (0, 0), HOME),
        (7, "north", (0, 0), 0),
        (7, "north", (0, 0), 9),
        (7, "ships", (0, 0), 1),
        (8, "north", (0, 5), 1),
        (8, "castillo", (0, 5), 1),
        (9, "on_map", (0,), 0),
    ],
)
def test_what_cannot_be_is_noticed(
    number: int, field: str, at: tuple[int, ...], value: int
) -> None:
    caballeros = {"red": [card((2, 1), 6, ships=["west"], castillo=True)]}
    match = setup(map=MAP_M, caballeros=caballeros)
    boxes = match.way.boxes(match.game.box)
    state: Any = match.state
    assert match.way.fault(match.way.hold(state), boxes) == 0
    state[field][(0, *at)] = value
    assert match.way.fault(match.way.hold(state), boxes) == number
