"""Bounds and invariants: every way in which a state can be wrong is noticed, and named."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.games.el_caballero.box.domains import LAYING, POSTING, SUPPLYING
from meseta.games.el_caballero.rules.decisions import RotateArea
from meseta.kernel.record import Array
from meseta.match.match import Match
from tests.games.el_caballero.story import MAP_M, card, setup, turn
from tests.games.story import play

pytestmark = pytest.mark.once("plain")

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
        ("agenda, moved: in turn is the last", "moved", (), 0b011),
        ("moved, powers, agenda: turns go down the power cards", "moved", (), 0b101),
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


def test_a_caballero_card_on_an_area_card_is_noticed() -> None:
    match = setup(map=MAP_M, caballeros=CABALLEROS)
    state: Any = match.state
    state["spot_of"][0, 0, 0] = HOME
    state["owner_at"][0, HOME] = state["card_at"][0, HOME] = 0
    assert str(wrong(match, state)).startswith("caballeros: a card on the map touches")


def test_the_back_face_at_water_alone_is_noticed() -> None:
    match = setup(map=MAP_M, caballeros={"red": [card((-1, 0), north=4)]})
    state: Any = match.state
    assert wrong(match, state) is None
    state["north"][0, 0, 0] = 5
    assert str(wrong(match, state)).startswith("caballeros: a card on the map touches")


# --- the actions of a turn -----------------------------------------------------------------------

RED = [
    card((2, 1), 6, ships=["west"], castillo=True),
    card((-1, 0), north=1, ships=["east"], castillo=True),
    card((0, 2), north=1),
    card((1, 2), north=1),
]
"""Two ships and two castillos, and two cards for more: red has a choice whatever is begun."""
AN_AREA = "agenda, map, display: an area card"
A_CARD = "agenda, caballeros: a caballero card"
A_SHIP = "agenda, caballeros: a ship"
A_CASTILLO = "agenda, caballeros: a castillo"


def begun(action: str, **options: bool) -> Match:
    """Red has begun an action, and is asked which card, cell or side."""
    red: dict[str, Any] = {"caballeros": {"red": RED}, "court": {"red": 9}, "reserve": {"red": 1}}
    match = play(turn(**red, display=["a04", "a46"], **options), action)
    assert "end" not in match.legal()
    assert len(match.legal()) > 1
    return match


@pytest.mark.parametrize(
    ("action", "named"),
    [
        ("area", AN_AREA),
        ("caballero", A_CARD),
        ("turn", A_CARD),
        ("withdraw", A_CARD),
        ("ship", A_SHIP),
        ("sail", A_SHIP),
        ("home", A_SHIP),
        ("launch", A_SHIP),
        ("castillo", A_CASTILLO),
        ("shift", A_CASTILLO),
    ],
)
def test_without_interleaving_what_is_asked_is_of_the_action_under_way(
    action: str, named: str
) -> None:
    match = begun(action, interleave_steps=False)
    state: Any = match.state
    assert wrong(match, state) is None
    state["under_way"] = SUPPLYING
    assert str(wrong(match, state)).startswith(named)


@pytest.mark.parametrize(
    ("action", "named", "field", "at", "value"),
    [
        ("area", AN_AREA, "areas_left", (), 0),
        ("caballero", A_CARD, "posted", (), 2),
        ("turn", A_CARD, "posted", (), 1),
        ("ship", A_SHIP, "ships_bought", (), 2),
        ("sail", A_SHIP, "court", (0,), 0),
        ("launch", A_SHIP, "court", (0,), 0),
        ("castillo", A_CASTILLO, "castillos_bought", (), 2),
        ("shift", A_CASTILLO, "court", (0,), 0),
    ],
)
def test_what_is_asked_must_be_possible(
    action: str, named: str, field: str, at: tuple[int, ...], value: int
) -> None:
    match = begun(action)
    state: Any = match.state
    assert wrong(match, state) is None
    state[field][(0, *at)] = value
    if field == "areas_left":
        state["areas_due"] = 0
    assert str(wrong(match, state)).startswith(named)


@pytest.mark.parametrize(
    ("under_way", "finished", "due", "sound"),
    [
        (POSTING, LAYING, 0, True),
        (POSTING, LAYING, 1, False),
        (POSTING, POSTING, 1, False),
    ],
)
def test_no_action_is_over_that_is_half_done(
    under_way: int, finished: int, due: int, sound: bool
) -> None:
    match = turn(interleave_steps=False)
    state: Any = match.state
    state["under_way"], state["finished"], state["areas_due"] = under_way, 1 << finished, due
    ends = (
        "under_way, finished: actions end only where they are not interleaved, and none half done"
    )
    assert wrong(match, state) == (None if sound else ends)


def test_a_rotation_is_asked_of_a_displayed_card() -> None:
    match = turn(display=["a04", "a46"])
    agenda = [*match.position["agenda"], {"ask": "rotate_area", "seats": ["red"]}]
    agenda[-1] |= {"laying": "a10", "cell": [-1, 0]}
    with pytest.raises(meseta.PositionError, match=AN_AREA):
        meseta.setup("el-caballero", {**match.position, "agenda": agenda})


def test_a_rotation_beyond_is_asked_of_a_cell_beyond_a_card_in_question() -> None:
    besieged = [card(cell, 1) for cell in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    match = turn(map=[["a46", [0, 0], 0]], display=["a34"], caballeros={"red": besieged})
    play(match, "area", "cell red 4 west")
    assert match.legal() == [f"rotate {quarter}" for quarter in range(4)]
    state: Any = match.state
    assert wrong(match, state) is None
    state["agenda"][0, int(state["asked"][0]) - 1, RotateArea.cell] += 1000
    assert str(wrong(match, state)).startswith(AN_AREA)
