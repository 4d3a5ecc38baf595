"""Bounds and invariants: every way in which a state can be wrong is noticed, and named."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.kernel.record import Array
from meseta.match import Match
from tests.games.el_caballero.story import MAP_M, card, play, setup, turn

HOME = 0
"""The start card's spot, where no caballero card can be."""
CABALLEROS = {"red": [card((2, 1), 6, ships=["west"], castillo=True)]}


def wrong(match: Match, state: Array) -> str | None:
    """The first bound or invariant that a state breaks."""
    twin = match.game.book.state().read(state)
    return next(twin.faults(match.game.naming), None) or match.game.fault(twin)


@pytest.mark.parametrize(
    ("named", "field", "at", "value"),
    [
        ("caballeros, reserve, ship_stock: as many ships", "ship_stock", (), 12),
        ("caballeros, castillo_stock: as many castillos", "castillo_stock", (), 12),
        ("map, display, deck: every area card", "deck_size", (), 3),
        ("map, display, deck: every area card", "display", (0,), 9),
        ("map, display, deck: every area card", "laid_count", (), 0),
        ("deck, deck_known: no more cards are known", "deck_known", (), 47),
        ("spots: 500 is not", "spots", (), 500),
        ("hands.red: 1 is not", "hands", (0,), 1),
        ("hands: everybody has enough power cards", "hands", (0,), 2),
        ("reserve.red: -1 is not", "reserve", (0,), -1),
        ("court.red: -1 is not", "court", (0,), -1),
        ("court, caballeros: no court has more", "court", (0,), 60),
        ("caballeros: a card on the map touches", "spot_of", (0, 0), HOME),
        ("caballeros: a card on the map touches", "north", (0, 0), 0),
        ("north.red.1: 9 is not", "north", (0, 0), 9),
        ("caballeros: a card on the map touches", "ships", (0, 0), 1),
        ("caballeros: nothing lies on a card that is not on the map", "north", (0, 5), 1),
        ("caballeros, castillo_stock: as many castillos", "castillo", (0, 5), 1),
        ("caballeros, on_map: the cards", "on_map", (0,), 0),
        ("caballeros: what was paid for a card", "paid", (0, 0), 1),
        ("agenda, powers: those have played", "power", (0,), 3),
        ("moved, powers, agenda: turns go down", "moved", (), 1),
        ("supplied, areas_left", "posted", (), 1),
        ("supplied, areas_left", "under_way", (), 1),
    ],
)
def test_what_cannot_be_is_noticed(named: str, field: str, at: tuple[int, ...], value: int) -> None:
    match = setup(map=MAP_M, caballeros=CABALLEROS)
    state: Any = match.state
    assert wrong(match, state) is None
    state[field][(0, *at)] = value
    if field == "power":
        state["hands"][0, 0] &= ~(1 << value)
    found = wrong(match, state)
    assert found is not None
    assert found.startswith(named)


@pytest.mark.parametrize(
    ("named", "field", "at", "value"),
    [
        ("hands, powers: a power card that was played", "hands", (0,), 0b11111111111110),
        ("powers: nobody may play the same value", "power", (1,), 13),
        ("agenda, moved: in turn is the last", "moved", (), 0),
        ("agenda, moved: in turn is the last", "moved", (), 0b101),
        ("areas_left, areas_due: no more are due", "areas_due", (), 2),
        ("areas_left, areas_due: no more are due", "areas_left", (), 2),
        ("under_way, finished: actions end only", "finished", (), 1),
    ],
)
def test_a_turn_that_cannot_be_is_noticed(
    named: str, field: str, at: tuple[int, ...], value: int
) -> None:
    match = turn(caballeros=CABALLEROS, hands={"blue": list(range(1, 13))})
    state: Any = match.state
    assert wrong(match, state) is None
    state[field][(0, *at)] = value
    found = wrong(match, state)
    assert found is not None
    assert found.startswith(named)


def test_a_ship_at_a_card_off_the_map_is_noticed() -> None:
    match = setup(map=MAP_M, caballeros=CABALLEROS)
    state: Any = match.state
    state["ships"][0, 0, 5] = 1
    state["ship_stock"] -= 1
    assert str(wrong(match, state)).startswith("caballeros: nothing lies on a card")


def test_an_area_card_that_is_asked_about_must_lie_on_display() -> None:
    match = play(turn(display=["a04", "a46"]), "area", "area a04")
    state: Any = match.state
    deck = state["deck"][0]
    deck[0], state["display"][0, 0] = state["display"][0, 0], int(deck[0])
    assert str(wrong(match, state)).startswith("agenda, map, display: an area card")
