"""Positions: what is given to `setup` is checked as strictly as any move."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import meseta
from tests.games.el_caballero.story import (
    COLOURS,
    MAP_M,
    TWO_ISLANDS,
    card,
    cards,
    end_round,
    laid,
    setup,
    turn,
)
from tests.games.story import play

pytestmark = pytest.mark.once("plain")


def test_everything_is_optional() -> None:
    match = meseta.setup("el-caballero", {})
    assert match.position["round"] == 1
    assert match.legal()[0] == "power 1"
    assert len(match.position["map"]) == 1


def test_the_map_is_a_list_of_cards_with_cell_and_rotation() -> None:
    match = setup(map=MAP_M)
    assert match.position["map"] == MAP_M
    assert {"a16", "a30"}.isdisjoint(match.position["deck"] + match.position["display"])


def test_a_card_may_lie_beyond_a_caballero_card_that_has_left() -> None:
    match = setup(map=[["a46", [0, 0], 0], ["a01", [1, 1], 0], ["a02", [-2, 0], 0]])
    assert len(match.view()["regions"]) == 3


def test_the_display_is_taken_out_of_the_deck() -> None:
    match = setup(display=["a01", None, "a03"], map=MAP_M[:1])
    assert match.position["display"] == ["a01", None, "a03", None, None]
    assert len(match.position["deck"]) == 45


def test_played_power_cards_leave_the_hand() -> None:
    match = turn(powers={"red": 3, "blue": 8, "yellow": 5})
    assert match.pending == (1,)
    assert 8 not in match.position["hands"]["blue"]


def test_a_court_that_does_not_fit_is_cut_unless_it_is_named() -> None:
    cells = [(-1, 1), (0, 2), (1, 2), (-1, 0), (0, -1), (1, -1), (3, 0)]
    red = [card(cell, north=1) for cell in cells] + [card((2, 1), 1)]
    match = setup(map=MAP_M, caballeros={"red": red})
    assert match.position["court"]["red"] == 0


def test_cards_keep_their_numbers() -> None:
    match = setup(map=MAP_M, caballeros={"red": [card((2, 1), 4, card=5)]})
    assert cards(match)[0]["card"] == 5


def test_a_position_can_be_edited_in_the_middle_of_a_turn() -> None:
    match = meseta.new("el-caballero", seed=1)
    for _move in range(12):
        match.play(match.legal()[0])
    position = match.position
    position["scores"]["red"] = 77
    again = meseta.setup("el-caballero", position)
    assert again.scores[0] == 77
    assert again.legal() == match.legal()


@pytest.mark.parametrize(
    "actions",
    [
        ["area"],
        ["area", "area a04"],
        ["area", "area a04", "cell a16 west"],
        ["caballero"],
        ["caballero", "cell a42 north"],
        ["turn", "card 1"],
        ["sail"],
        ["sail", "card 1 west"],
        ["shift", "card 1"],
    ],
)
def test_a_half_finished_step_can_be_set_up_again(actions: list[str]) -> None:
    red = [
        card((2, -1), 3, castillo=True),
        card((-1, 0), north=1, ships=["east"]),
        card((0, 2), north=1),
        card((1, 2), north=1),
    ]
    match = turn(court={"red": 9}, caballeros={"red": red}, display=["a04", "a46"])
    for action in actions:
        if action in match.legal():
            match.play(action)
    again = meseta.setup("el-caballero", json.loads(json.dumps(match.position)))
    assert again.state.tobytes() == match.state.tobytes()
    assert again.legal() == match.legal()
    assert again.view()["chosen"] == match.view()["chosen"]


def test_what_was_chosen_is_in_the_view() -> None:
    match = turn(court={"red": 9}, display=["a04", "a46"])
    assert match.view()["chosen"] is None
    play(match, "area", "area a04")
    assert match.view()["chosen"] == {"area": "a04"}
    play(match, "cell a16 west")
    assert match.view()["chosen"] == {"area": "a04", "cell": [-1, 0]}


WHOLE = meseta.new("el-caballero", seed=1, way="plain").position
AT = {"cell": [2, 1]}


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in WHOLE.items() if name != key}


def asking(*entries: Any) -> dict[str, Any]:
    """The position with something else on the agenda."""
    return {**WHOLE, "agenda": list(entries)}


ONE_SHIP = [card((2, 1), 6, ships=["west"], castillo=True), card((-1, 0), north=1)]
REDS_TURN = turn(caballeros={"red": ONE_SHIP}, display=["a04", "a46"]).position


def in_turn(kind: str, **parts: Any) -> dict[str, Any]:
    """A position in which red, who has one card and one ship, is asked something in the turn."""
    return {**REDS_TURN, "agenda": [*REDS_TURN["agenda"], {"ask": kind, "seats": ["red"], **parts}]}


NEXT_TURN = {"step": "next_turn"}
PLAYED = {"powers": dict(zip(COLOURS, (4, 6, 7, 8), strict=True))}
POWERS = [{"ask": "power", "seats": [colour]} for colour in COLOURS]


def red(*cards: Any) -> dict[str, Any]:
    return {"map": MAP_M, "caballeros": {"red": list(cards)}}


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ([], "position"),
        ({"maps": []}, "maps"),
        ({"round": 8}, "round"),
        ({"round": 0}, "round"),
        ({"round": "3"}, "round"),
        ({"start": "white"}, "start"),
        ({"scores": {"red": -1}}, "scores.red"),
        ({"scores": {"white": 1}}, "scores"),
        ({"scores": 3}, "scores"),
        ({"map": "a16"}, "map"),
        ({"map": []}, "map"),
        ({"map": [["a16"]]}, "map.1"),
        ({"map": ["a16"]}, "map"),
        ({"map": [["a99", [0, 0], 0]]}, "a99"),
        ({"map": [[[], [0, 0], 0]]}, "map.1"),
        ({"map": [["a16", [0], 0]]}, "map.1"),
        ({"map": [["a16", 0, 0]]}, "map.1"),
        ({"map": [["a16", [0, "x"], 0]]}, "map.1"),
        ({"map": [["a16", [0, 0], 4]]}, "map.1"),
        ({"map": [["a16", [1, 0], 0]]}, "first area card"),
        ({"map": [*MAP_M, ["a16", [3, 0], 0]]}, "already"),
        ({"map": [*MAP_M, ["a17", [1, 0], 0]]}, "another card"),
        ({"map": [*MAP_M, ["a46", [-1, 0], 0]]}, "match"),
        ({"map": [*MAP_M, ["a46", [5, 5], 0]]}, "near"),
        ({"map": [*MAP_M, ["a46", [500, 5], 0]]}, "map.6"),
        ({"caballeros": 3}, "caballeros"),
        ({"caballeros": {"red": 3}}, "caballeros.red"),
        (red(3), "caballeros.red.1"),
        (red({"number": 3}), "caballeros.red.1"),
        (red({**AT, "number": 3, "horse": 1}), "horse"),
        (red(AT), "number or north"),
        (red({**AT, "number": 3, "north": 1}), "number or north"),
        (red({**AT, "number": 9}), "number"),
        (red({**AT, "number": 0}), "number"),
        (red({"cell": [-1, 0], "number": 3}), "no land"),
        (red({"cell": [-1, 0], "north": 5}), "north"),
        (red({"cell": [9, 9], "north": 1}), "cell"),
        (red({"cell": [0, 0], "north": 1}), "cell"),
        (red({**AT, "number": 3}, {**AT, "number": 2}), "caballeros.red.2.cell"),
        (red({**AT, "number": 3, "card": 2}, {"cell": [-1, 0], "north": 2}), "card 2"),
        (red({**AT, "number": 3, "card": 9}), "card"),
        (red({**AT, "number": 3, "ships": ["south"]}), "ships"),
        (red({**AT, "number": 3, "ships": ["up"]}), "ships"),
        (red({**AT, "number": 3, "ships": ["west"] * 2}), "caballeros.red.1.ships: 'west' occurs"),
        (red({**AT, "number": 3, "ships": [["west"]]}), "ships"),
        (red({**AT, "number": 3, "ships": 1}), "ships"),
        (red({**AT, "number": 3, "castillo": "yes"}), "castillo"),
        (red({**AT, "number": 3, "paid": 99}), "paid"),
        (red(*[AT] * 9), "8 cards"),
        (
            {"map": TWO_ISLANDS, "caballeros": {"red": [{"cell": [1, 0], "number": 1}]}},
            "two sides",
        ),
        ({"court": {"red": 65}}, "court.red"),
        ({"court": {"red": 17}, "court_card_cap": 2}, "court.red"),
        ({"reserve": {"red": 13}}, "reserve.red"),
        ({"reserve": {"red": 7, "blue": 6}}, "reserve, caballeros: there are only 12 ships"),
        ({"hands": {"red": [1, 1, 2]}}, "hands.red"),
        ({"hands": {"red": [0]}}, "hands.red"),
        ({"hands": {"red": 5}}, "hands.red"),
        ({"hands": {"red": [1, 2, 3, 4, 5, 6, 7]}}, "hands.red: 10 cards are needed"),
        ({"hands": {"red": [1, 2, 3]}, "round": 7}, "hands.red: 4 cards are needed"),
        ({"hands": {"red": [1, 2, 3, 4]}, **PLAYED, "round": 6}, "hands.red: 4 cards are needed"),
        ({"powers": {"red": 3}}, "powers"),
        ({"powers": dict.fromkeys(COLOURS, 3)}, "powers"),
        ({"powers": dict.fromkeys(COLOURS, 14)}, "powers"),
        ({"display": ["a01"] * 6}, "display"),
        ({"display": ["a01", "a01"]}, "a01"),
        ({"display": ["a99"]}, "a99"),
        ({"display": "a01"}, "display"),
        ({"deck": []}, "deck"),
        ({"deck_known": 0}, "deck_known"),
        (without("deck"), "deck"),
        (without("display"), "display"),
        (without("map"), "map"),
        ({**WHOLE, "deck": WHOLE["deck"][1:]}, "deck"),
        ({**WHOLE, "deck": 3}, "deck"),
        ({**WHOLE, "flow": {}}, "flow"),
        ({**WHOLE, "moved": 9999}, "moved"),
        ({**WHOLE, "moved": ["red"]}, "moved"),
        ({**WHOLE, "agenda": 3}, "agenda"),
        ({**WHOLE, "powers": "x"}, "powers"),
        ({**WHOLE, "powers": {"red": 14}}, "powers.red"),
        ({**WHOLE, "powers": {"red": 3}}, "hands, powers|agenda, powers"),
        ({**WHOLE, "deck_known": 48}, "deck_known"),
        ({**WHOLE, "deck_known": 43}, "deck_known"),
        ({**WHOLE, "posted": 1}, "posted"),
        ({**WHOLE, "finished": ["area"]}, "supplied, areas_left"),
        (asking(*[NEXT_TURN] * 17), "agenda"),
        (asking({"ask": "dance", "seats": ["red"]}), "dance"),
        (asking(NEXT_TURN, *POWERS[:3]), "agenda, powers"),
        (asking(NEXT_TURN, *POWERS, POWERS[0]), "agenda.6: power is asked twice"),
        (asking(NEXT_TURN, {"ask": "power", "seats": ["white"]}), "agenda.2.seats"),
        (asking(NEXT_TURN, {"ask": "power", "seats": COLOURS}), "agenda.2.seats"),
        (asking(NEXT_TURN, {"ask": "power", "seats": []}), "agenda.2.seats"),
        (asking(NEXT_TURN, {"ask": "turn", "seats": ["red"]}), "agenda, "),
        (asking({"step": "start_round", "number": 3}), "agenda, round"),
        (in_turn("choose_area", where="at_own"), "agenda, map, display"),
        (in_turn("lay_area", laying="a16"), "agenda, map, display"),
        (in_turn("lay_area", laying="a99"), "agenda.3.laying: 'a99'"),
        (in_turn("lay_beyond", laying="a04", where="at_area"), "agenda, map, display"),
        (in_turn("rotate_area", laying="a04", cell=[0, 0]), "agenda, map, display"),
        (in_turn("rotate_area", laying="a04", cell=[9, 9]), "agenda, map, display"),
        (in_turn("rotate_area", laying="a04", cell=[999, 0]), "agenda.3.cell"),
        (in_turn("rotate_area", laying="a04", cell=7), "agenda.3.cell: 7"),
        (in_turn("post_number", area="a17", side="north"), "agenda, caballeros"),
        (in_turn("post_number", area="a16", side="east"), "agenda, caballeros"),
        (in_turn("post_number", area="a42", side="up"), "agenda.3.side: 'up'"),
        (in_turn("turn_number", card=3), "agenda, caballeros"),
        (in_turn("turn_number", card=999), "agenda.3.card: 999"),
        (in_turn("arrive", from_card=1, from_side="south"), "agenda, caballeros: a ship"),
        (in_turn("arrive", from_card=3, from_side="west"), "agenda, caballeros: a ship"),
        (in_turn("launch"), "agenda, caballeros: a ship"),
        (in_turn("shift_to", from_card=2), "agenda, caballeros: a castillo"),
        ({**in_turn("withdraw"), "under_way": "area"}, "under_way"),
        ({**in_turn("withdraw"), "agenda": [NEXT_TURN], "moved": ["yellow"]}, "moved, powers"),
    ],
)
def test_what_is_wrong_is_named(position: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        meseta.setup("el-caballero", position)


def test_too_many_castillos_are_named() -> None:
    sea = [["a04", [0, 0], 0], ["a01", [0, -1], 0], ["a02", [0, -2], 0], ["a03", [0, -3], 0]]
    sides = [(x, y) for y in (0, -1, -2, -3) for x in (-1, 1)]
    blue = [card(cell, north=1, castillo=True) for cell in sides]
    more = [["a28", [0, 1], 0], ["a29", [0, 2], 0], ["a30", [0, 3], 0]]
    others = [(x, y) for y in (1, 2, 3) for x in (-1, 1)]
    red = [card(cell, north=1, castillo=True) for cell in others]
    with pytest.raises(ValueError, match="caballeros: there are only 12 castillos"):
        setup(map=[*sea, *more], caballeros={"blue": blue, "red": red})


def test_with_as_many_power_cards_as_are_needed_everybody_can_play_one() -> None:
    match = setup(4, round=7, hands={colour: [1, 2, 3, 4] for colour in COLOURS})
    play(match, "power 1", "power 2", "power 3")
    assert match.position["powers"] == {"red": 1, "blue": 2, "yellow": 3, "green": 4}


def test_in_the_last_round_nobody_needs_a_card_beside_the_played_one() -> None:
    match = setup(4, round=7, **PLAYED, hands={colour: [] for colour in COLOURS})
    assert end_round(match).over


def test_hands_are_checked_in_the_middle_of_a_round_too() -> None:
    position = turn(2, round=6).position
    position["hands"] = {"red": [1, 2], "blue": [1, 2]}
    assert end_round(end_round(meseta.setup("el-caballero", position))).over
    position["hands"] = {"red": [1], "blue": [1, 2]}
    with pytest.raises(meseta.PositionError, match=r"hands\.red: 2 cards are needed"):
        meseta.setup("el-caballero", position)


@given(data=st.data())
@settings(max_examples=60, deadline=None)
def test_a_damaged_position_is_refused_or_sound(data: st.DataObject) -> None:
    position = copy.deepcopy(WHOLE)
    key = data.draw(st.sampled_from(sorted(position)))
    junk = st.recursive(
        st.none() | st.booleans() | st.integers(-300, 300) | st.sampled_from(["a16", "red", "x"]),
        lambda inner: (
            st.lists(inner, max_size=4)
            | st.dictionaries(st.sampled_from(["red", "blue", "cell", "north"]), inner, max_size=3)
        ),
        max_leaves=8,
    )
    position[key] = data.draw(junk)
    try:
        match = meseta.setup("el-caballero", position, way="plain")
    except ValueError:
        return
    assert match.game.fault(match._twin(match.state)) is None
    assert laid(match) >= 1
