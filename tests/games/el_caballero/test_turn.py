"""A turn: which actions can be begun, in any order or as blocks, and what ends it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.el_caballero.story import card, cards, court, is_same_again, lay, turn
from tests.games.story import play

BUSY: dict[str, Any] = {
    "caballeros": {
        "red": [
            card((2, 1), 6, ships=["west"], castillo=True),
            card((-1, 0), north=1, ships=["east"], castillo=True),
            card((0, 2), north=1),
            card((1, 2), north=1),
        ]
    },
    "court": {"red": 12},
    "reserve": {"red": 4},
    "powers": {"red": 4, "blue": 3, "yellow": 2},
}
"""Red can do all there is to do."""
ALL = "supply area caballero turn ship castillo withdraw sail home launch shift".split()
CAPE = [["a04", [0, 0], 0]]
NINE = {"red": 9, "blue": 8, "yellow": 7}


# --- what can be begun ---------------------------------------------------------------------------


def test_whoever_has_nothing_can_only_lay_the_area_card() -> None:
    match = turn(court={"red": 0}, reserve={"red": 1}, display=["a01", "a02"])
    assert match.view()["asked"] == "choose_area"


def test_every_action_can_be_begun_where_it_is_possible() -> None:
    assert turn(**BUSY).legal() == ALL


def test_actions_come_in_any_order() -> None:
    match = play(turn(**BUSY), "home", "card 1 west")
    assert match.legal() == ALL
    play(match, "castillo", "card 3", "caballero", "cell a42 south", "number 1")
    assert match.legal() == [action for action in ALL if action != "turn"]
    assert play(match, "supply").legal() == [action for action in ALL[1:] if action != "turn"]


def test_the_turn_ends_once_the_area_card_is_laid_and_no_second_one_is() -> None:
    match = turn(**BUSY, display=["a01", "a02"])
    lay(match, "a01", "a16 south", 0)
    assert match.legal() == ["supply", *ALL[2:], "end"]
    assert match.pending == (0,)
    play(match, "end")
    assert match.pending == (1,)
    assert match.story()[-1] == "Red's turn is over."
    assert is_same_again(match)


def test_what_was_done_is_forgotten_when_the_turn_is_over() -> None:
    powers = {"red": 4, "blue": 3, "yellow": 2}
    match = turn(powers=powers, caballeros={"blue": [card((2, 1), 1)]}, display=["a01", "a02"])
    play(match, "supply", "area", "area a01", "cell a16 south", "end")
    assert match.legal() == ["supply", "area", "caballero", "turn", "ship", "castillo", "withdraw"]


# --- action 1 ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("power", "supply"), [(1, 7), (7, 4), (11, 2), (12, 1)])
def test_the_power_card_says_how_many_caballeros_come(power: int, supply: int) -> None:
    others = {"blue": 13, "yellow": 8}
    match = turn(powers={"red": power, **others}, display=["a01", "a02", "a03"], map=CAPE)
    while match.pending != (0,):
        match.play("end" if "end" in match.legal() else match.legal()[0])
    play(match, "supply")
    assert court(match) == 5 + supply
    assert "supply" not in match.legal()
    assert match.story()[-1].startswith(f"Red takes {supply} caballero")
    assert is_same_again(match)


# --- blocks --------------------------------------------------------------------------------------

BLOCKS = [
    ("caballero", ["caballero", "cell a42 south", "number 1"]),
    ("ship", ["ship", "card 3 south"]),
    ("castillo", ["castillo", "card 3"]),
    ("withdraw", ["withdraw", "card 4"]),
    ("launch", ["home", "card 1 west"]),
    ("sail", ["launch", "card 3 south"]),
    ("home", ["sail", "card 1 west", "card 3 south"]),
    ("home", ["shift", "card 1", "card 3"]),
]


@pytest.mark.parametrize(("again", "actions"), BLOCKS)
@pytest.mark.parametrize("free", [True, False])
def test_q15_without_interleaving_an_action_is_over_once_another_begins(
    again: str, actions: list[str], free: bool
) -> None:
    match = play(turn(**BUSY, interleave_steps=free), *actions)
    assert again in match.legal()
    play(match, "supply")
    assert (again in match.legal()) is free
    assert "area" in match.legal()


@pytest.mark.parametrize("free", [True, False])
def test_q15_turning_and_placing_are_one_action(free: bool) -> None:
    match = turn(**BUSY, interleave_steps=free, turn_limit=2)
    play(match, "turn", "card 1", "number 5")
    assert {"turn", "caballero"} <= set(match.legal())
    play(match, "supply")
    assert ({"turn", "caballero"} <= set(match.legal())) is free
    assert ("turn" in match.legal()) is free


@pytest.mark.parametrize("free", [True, False])
def test_q15_the_second_card_of_the_nine_cannot_be_laid_later(free: bool) -> None:
    options = {"interleave_steps": free, "both_area_cards": False}
    match = turn(**{**BUSY, "powers": NINE}, **options, display=["a01", "a02"])
    lay(match, "a01", "a16 south", 0)
    assert {"area", "end", "supply"} <= set(match.legal())
    play(match, "supply")
    assert ("area" in match.legal()) is free


@pytest.mark.parametrize("free", [True, False])
def test_q15_the_two_cards_of_the_nine_are_one_block(free: bool) -> None:
    match = turn(**{**BUSY, "powers": NINE}, interleave_steps=free, display=["a01", "a02"])
    play(match, "area", "area a01", "cell a16 south")
    assert ("supply" in match.legal()) is free
    if free:
        play(match, "area")
    play(match, "cell a42 east")
    assert {"supply", "end", "ship"} <= set(match.legal())
    assert "area" not in match.legal()


def test_q15_a_block_may_hold_several_steps() -> None:
    match = turn(court={"red": 9}, interleave_steps=False)
    play(match, "caballero", "cell a42 north", "number 1", "caballero", "cell a16 west", "north 1")
    assert len(cards(match)) == 2
