"""The open questions, each with both answers; options that do not fit are named.

Q15, whether actions interleave, is with the turn in `test_turn.py`.
"""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.games.el_caballero.people.options import RULINGS
from tests.games.el_caballero.story import (
    AROUND_M,
    TWO_ISLANDS,
    UNUSUAL,
    card,
    cards,
    cells,
    court,
    end_round,
    happened,
    is_same_again,
    lay,
    name_of,
    numbers,
    region,
    setup,
    turn,
)
from tests.games.story import play


def test_q03_an_isthmus_joins_lands_and_a_strait_joins_waters() -> None:
    alone = [["a28", [0, 0], 0]]
    isthmus = setup(map=alone)
    assert name_of(isthmus, "a28 north") == name_of(isthmus, "a28 south")
    assert name_of(isthmus, "a28 east") != name_of(isthmus, "a28 west")
    strait = setup(map=alone, isthmus_or_strait="strait")
    assert name_of(strait, "a28 north") != name_of(strait, "a28 south")
    assert name_of(strait, "a28 east") == name_of(strait, "a28 west")


def test_q03_the_gold_of_a_strait_lies_on_one_side() -> None:
    strait = setup(map=[["a30", [0, 0], 0]], isthmus_or_strait="strait")
    assert region(strait, "a30 north")["treasure"] == 1
    assert region(strait, "a30 south")["treasure"] == 0


@pytest.mark.parametrize(("limit", "again"), [(1, False), (2, True)])
def test_q04_turning_takes_the_place_of_placing_or_counts_as_one_of_two(
    limit: int, again: bool
) -> None:
    red = [card((2, 1), 3), card((-1, 0), north=1)]
    match = turn(court={"red": 9}, caballeros={"red": red}, turn_limit=limit)
    play(match, "turn", "card 1", "number 4")
    assert ("turn" in match.legal()) is again
    assert ("caballero" in match.legal()) is again
    if again:
        play(match, "caballero", "cell a10 north", "north 1")
        assert {"turn", "caballero"}.isdisjoint(match.legal())


def test_q04_two_cards_may_be_turned() -> None:
    red = [card((2, 1), 3), card((-1, 0), north=1)]
    match = turn(court={"red": 9}, caballeros={"red": red}, turn_limit=2)
    play(match, "turn", "card 1", "number 4", "turn", "card 2", "north 2")
    assert "turn" not in match.legal()


@pytest.mark.parametrize(("cap", "most"), [(None, 18), (2, 16)])
def test_q05_two_cards_or_all_of_them_show_the_court(cap: int | None, most: int) -> None:
    powers = {"red": 1, "blue": 2, "yellow": 3}
    match = turn(court={"red": 11}, powers=powers, court_card_cap=cap)
    while match.pending != (0,):
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert court(play(match, "supply")) == most


@pytest.mark.parametrize(
    ("any_time", "number", "offered"), [(True, 1, True), (False, 6, False), (False, 7, True)]
)
def test_q06_the_last_card_at_any_time_or_in_the_last_round(
    any_time: bool, number: int, offered: bool
) -> None:
    red = [card(cell, north=1) for cell in AROUND_M]
    match = turn(caballeros={"red": red}, round=number, last_card_any_time=any_time)
    assert ("caballero" in match.legal()) is offered


@pytest.mark.parametrize(
    ("free", "legal"), [(True, ["rotate 0", "rotate 2", "rotate 3"]), (False, [])]
)
def test_q07_area_cards_turn_or_lie_as_printed(free: bool, legal: list[str]) -> None:
    match = turn(display=["a04", "a46"], rotate_area_cards=free)
    play(match, "area", "area a04", "cell a16 west")
    assert [text for text in match.legal() if text.startswith("rotate")] == legal
    if not free:
        assert match.view()["map"][-1]["rotation"] == 0


@pytest.mark.parametrize(
    ("order", "shown"), [("clockwise", [3, 4, 1, 2]), ("counterclockwise", [3, 2, 1, 4])]
)
def test_q08_the_numbers_run_round_a_card(order: str, shown: list[int]) -> None:
    match = turn(number_order=order)
    play(match, "caballero", "cell a16 west", "north 3")
    assert cards(match)[0]["numbers"] == shown


@pytest.mark.parametrize("order", ["clockwise", "counterclockwise"])
@pytest.mark.parametrize(("side", "across"), [("north", 2), ("east", 3), ("south", 0), ("west", 1)])
def test_q08_the_chosen_number_faces_land_in_either_order(
    order: str, side: str, across: int
) -> None:
    match = turn(map=INLAND, display=["a47"], number_order=order, court={"red": 9})
    play(match, "caballero", f"cell a46 {side}", "number 6")
    assert cards(match)[0]["numbers"][across] == 6
    assert sorted(cards(match)[0]["numbers"]) == [5, 6, 7, 8]
    assert is_same_again(match)


INLAND = [["a46", [0, 0], 0]]
"""One card with land all round."""
TIED_IF_JOINED = {
    "red": [card((0, 1), 4), card((2, 1), 2)],
    "blue": [card((-1, 0), 3), card((3, 0), 3)],
}


@pytest.mark.parametrize("stand", [True, False])
def test_q09_ties_made_by_joining_stand_or_are_forbidden(stand: bool) -> None:
    match = turn(
        map=TWO_ISLANDS,
        caballeros=TIED_IF_JOINED,
        display=["a31"],
        area_ties_stand=stand,
    )
    play(match, "area")
    assert ((1, 0) in cells(match)) is stand


WATERSIDE: dict[str, Any] = {
    "map": [["a16", [0, 0], 0], ["a40", [0, 1], 0]],
    "caballeros": {"red": [card((-1, 0), north=3)], "blue": [card((1, 0), 3)]},
    "display": ["a19", "a46"],
}
"""Land that reaches (-1, 0) from the north would make Red tie with Blue's three."""


@pytest.mark.parametrize(("stand", "number", "may"), [(True, 3, 1), (False, 3, 0), (False, 4, 1)])
def test_q09_ties_made_by_land_at_a_card_at_water(stand: bool, number: int, may: int) -> None:
    position = {**WATERSIDE, "area_ties_stand": stand}
    position["caballeros"] = {"red": [card((-1, 0), north=number)], "blue": [card((1, 0), 3)]}
    match = turn(**position)
    play(match, "area", "area a19", "cell a40 west")
    if "rotate 0" in match.legal():
        match.play("rotate 0")
    assert ("landed" in happened(match)) is bool(may)


def test_q09_a_standing_tie_does_not_forbid_to_extend_its_region() -> None:
    caballeros = {"red": [card((0, 1), 3)], "blue": [card((-1, 0), 3)]}
    match = turn(
        map=[["a46", [0, 0], 0]], caballeros=caballeros, display=["a47"], area_ties_stand=False
    )
    play(match, "area")
    assert cells(match) == {(1, 0), (0, -1)}


def test_q09_a_strait_joins_no_lands_and_makes_no_tie() -> None:
    match = turn(
        map=TWO_ISLANDS,
        caballeros=TIED_IF_JOINED,
        display=["a31"],
        area_ties_stand=False,
        isthmus_or_strait="strait",
    )
    play(match, "area")
    assert (1, 0) in cells(match)


CORNER = [["a34", [0, 0], 0], ["a37", [0, 1], 0], ["a22", [1, 1], 0], ["a31", [2, 0], 0]]
"""At (1, 0) land meets one region in the west and north, and another one in the east."""


@pytest.mark.parametrize(("blue", "may"), [(6, True), (3, False)])
def test_q09_a_region_that_a_card_meets_twice_counts_once(blue: int, may: bool) -> None:
    caballeros = {"red": [card((-1, 1), 3)], "blue": [card((3, 0), blue)]}
    match = turn(map=CORNER, caballeros=caballeros, display=["a43"], area_ties_stand=False)
    assert ((1, 0) in cells(play(match, "area"))) is may


@pytest.mark.parametrize(("blue", "may"), [(5, True), (3, False)])
def test_q09_a_card_that_is_expelled_counts_no_more(blue: int, may: bool) -> None:
    corner = [*CORNER, ["a16", [0, -1], 0]]
    caballeros = {"red": [card((-1, 1), 3), card((1, -1), 2)], "blue": [card((3, 0), blue)]}
    match = turn(map=corner, caballeros=caballeros, display=["a46"], area_ties_stand=False)
    play(match, "area")
    assert (match.view()["map"][-1]["cell"] == [1, 0]) is may


@pytest.mark.parametrize(("blue", "may"), [(1, True), (3, False)])
def test_q09_a_card_that_is_expelled_from_elsewhere_changes_nothing(blue: int, may: bool) -> None:
    corner = [*CORNER, ["a10", [0, -1], 2], ["a04", [1, -2], 0]]
    caballeros = {"red": [card((-1, 1), 3), card((1, -1), 2)], "blue": [card((3, 0), blue)]}
    match = turn(map=corner, caballeros=caballeros, display=["a46"], area_ties_stand=False)
    play(match, "area")
    assert (match.view()["map"][-1]["cell"] == [1, 0]) is may


BESIEGED: dict[str, Any] = {
    "map": [["a01", [0, 0], 0]],
    "caballeros": {
        "red": [card((1, 0), north=2), card((-1, 0), north=1)],
        "blue": [card((0, 1), north=1)],
        "yellow": [card((0, -1), north=1)],
    },
}
"""Cards at water alone round a sea. Land at (1, 1) reaches Red's 2 and Blue's 2."""


@pytest.mark.parametrize(("stand", "rotations"), [(True, "0123"), (False, "013")])
def test_q09_ties_made_beyond_caballero_cards(stand: bool, rotations: str) -> None:
    match = turn(**BESIEGED, display=["a16"], area_ties_stand=stand)
    play(match, "area", "cell red 1 north")
    assert match.legal() == [f"rotate {quarter}" for quarter in rotations]


@pytest.mark.parametrize(("stand", "offered"), [(True, True), (False, False)])
def test_q09_a_cell_beyond_where_every_rotation_ties_is_not_offered(
    stand: bool, offered: bool
) -> None:
    match = play(turn(**BESIEGED, display=["a46"], area_ties_stand=stand), "area")
    assert ("cell red 1 north" in match.legal()) is offered
    assert "cell red 1 east" in match.legal()


def test_q09_who_has_more_beyond_caballero_cards_makes_no_tie() -> None:
    caballeros = {**BESIEGED["caballeros"], "blue": [card((0, 1), north=2)]}
    position = {**BESIEGED, "caballeros": caballeros}
    match = play(turn(**position, display=["a46"], area_ties_stand=False), "area")
    assert "cell red 1 north" in match.legal()


@pytest.mark.parametrize(
    ("kind", "rotations"), [("isthmus", []), ("strait", ["rotate 0", "rotate 1"])]
)
def test_q09_a_strait_beyond_caballero_cards_makes_no_tie(kind: str, rotations: list[str]) -> None:
    seas = [["a01", [0, 0], 0], ["a02", [2, 0], 0]]
    others = [(-1, 0), (0, -1), (1, 0), (3, 0), (2, -1)]
    caballeros = {
        "red": [card((0, 1), north=1)],
        "blue": [card((2, 1), north=3)],
        "yellow": [card(cell, north=1) for cell in others],
    }
    match = turn(
        map=seas,
        caballeros=caballeros,
        display=["a28"],
        area_ties_stand=False,
        isthmus_or_strait=kind,
    )
    play(match, "area", "cell red 1 east")
    assert [text for text in match.legal() if text.startswith("rotate")] == rotations


@pytest.mark.parametrize(("scores", "points"), [(False, [2, 2, 0]), (True, [2, 2, 2])])
def test_q10_who_is_below_a_tied_first_rank(scores: bool, points: list[int]) -> None:
    caballeros = {
        "red": [card((0, 1), 5)],
        "blue": [card((-1, 0), 5)],
        "yellow": [card((0, -1), 2)],
    }
    coast = [["a46", [0, 0], 0], ["a31", [1, 0], 0]]
    match = setup(map=coast, caballeros=caballeros, below_tied_first_scores=scores)
    assert match.preview("a46 north") == points


def test_q10_whoever_is_not_there_is_no_second() -> None:
    caballeros = {"red": [card((0, 1), 5)], "blue": [card((-1, 0), 5)]}
    match = setup(map=INLAND, caballeros=caballeros, below_tied_first_scores=True)
    assert match.preview("a46 north") == [1, 1, 0]


@pytest.mark.parametrize(("double", "points"), [(True, [2, 0]), (False, [1, 0])])
def test_q11_the_first_of_two_players(double: bool, points: list[int]) -> None:
    caballeros = {"red": [card((0, 1), 5)], "blue": [card((-1, 0), 4)]}
    position = {"map": [["a46", [0, 0], 0]], "caballeros": caballeros}
    assert setup(2, **position, two_player_first_double=double).preview("a46 north") == points


@pytest.mark.parametrize(("each", "points"), [(True, 12), (False, 10)])
def test_q12_fish_for_every_ship_or_once_a_water(each: bool, points: int) -> None:
    sea = [["a04", [0, 0], 0], ["a03", [1, 0], 0], ["a06", [2, 0], 0], ["a02", [1, -1], 0]]
    red = [card((0, -1), north=1, ships=["north", "east"])]
    match = setup(map=sea, caballeros={"red": red}, fish_per_ship=each)
    assert match.preview("a03 north") == [points, 0, 0]


@pytest.mark.parametrize(
    ("row", "supply"),
    [
        ("derived", [7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0]),
        ("el-grande", [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]),
    ],
)
def test_q13_the_supply_of_the_power_cards(row: str, supply: list[int]) -> None:
    match = meseta.new("el-caballero", power_supply=row, seed=1)
    assert list(match.game.box.supply)[1:] == supply


@pytest.mark.parametrize(("kind", "back"), [("number", 3), ("paid", 1)])
def test_q14_what_a_castillo_saves_of_a_card_that_began_at_water(kind: str, back: int) -> None:
    red = [card((-1, 0), north=3, castillo=True)]
    position = {**WATERSIDE, "caballeros": {"red": red}, "protected_return": kind}
    match = turn(**position)
    play(match, "area", "area a19", "cell a40 west", "rotate 0")
    assert cards(match)[0]["number"] == 3
    assert court(play(match, "withdraw")) == 5 + back


def test_q14_less_than_nothing_was_paid_for_nobody() -> None:
    red = [card((2, 1), 1, castillo=True, paid=-2)]
    match = turn(caballeros={"red": red}, protected_return="paid", lowered_return="number")
    assert court(play(match, "withdraw")) == 5


def test_q14_what_was_paid_follows_a_turned_card() -> None:
    match = turn(
        caballeros={"red": [card((2, 1), 3, castillo=True, paid=1)]}, protected_return="paid"
    )
    play(match, "turn", "number 5", "withdraw")
    assert court(match) == 5 - 2 + 3


@pytest.mark.parametrize("both", [True, False])
def test_q16_the_second_card_of_the_nine(both: bool) -> None:
    powers = {"red": 9, "blue": 8, "yellow": 7}
    match = turn(powers=powers, display=["a01", "a02", "a05"], both_area_cards=both)
    assert "end" not in match.legal()
    lay(match, "a01", "a16 west", 0)
    assert ("end" in match.legal()) is not both
    lay(match, "a02", "a16 south", 0)
    assert "end" in match.legal()
    assert "area" not in match.legal()


@pytest.mark.parametrize(("may", "offered"), [(True, [1, 2, 3, 4, 6]), (False, [1, 2, 4, 6])])
def test_q20_a_card_may_be_lowered_into_a_tie_or_not(may: bool, offered: list[int]) -> None:
    caballeros = {"red": [card((0, 1), 5)], "blue": [card((1, 0), 3)], "yellow": [card((-1, 0), 7)]}
    match = turn(
        map=INLAND, caballeros=caballeros, court={"red": 2}, lowering_may_tie=may, display=["a01"]
    )
    assert numbers(play(match, "turn")) == offered


@pytest.mark.parametrize(("kind", "back"), [("paid", 0), ("number", 3)])
def test_q21_what_was_not_paid_does_not_come_back_from_a_lowered_card(kind: str, back: int) -> None:
    red = [card((-1, 0), north=4)]
    match = turn(**{**WATERSIDE, "caballeros": {"red": red}}, lowered_return=kind)
    play(match, "area", "area a19", "cell a40 west", "rotate 0")
    assert cards(match)[0]["number"] == 4
    assert court(play(match, "turn", "number 1")) == 5 + back


@pytest.mark.parametrize(
    ("kind", "shown", "back"),
    [("paid", 5, 1), ("paid", 4, 2), ("paid", 3, 2), ("paid", 1, 2), ("number", 1, 5)],
)
def test_q21_what_was_paid_for_raising_comes_back(kind: str, shown: int, back: int) -> None:
    red = [card((2, 1), 6, paid=3)]
    match = play(turn(caballeros={"red": red}, lowered_return=kind), "turn", f"number {shown}")
    assert court(match) == 5 + back
    assert cards(match)[0]["paid"] == 3 - back


def test_q21_a_card_that_was_paid_in_full_brings_back_the_difference() -> None:
    match = play(turn(caballeros={"red": [card((2, 1), 6)]}), "turn", "number 2")
    assert court(match) == 9
    assert cards(match)[0]["paid"] == 2


def test_every_open_question_has_two_answers() -> None:
    assert len(RULINGS) == 16
    assert all(len(option.values) == 2 for option in RULINGS.values())


@pytest.mark.sample(4)
@pytest.mark.once("compiled")
@pytest.mark.parametrize("option", sorted(RULINGS))
def test_every_answer_can_be_played(option: str) -> None:
    players = 2 if option == "two_player_first_double" else 3
    match = meseta.new("el-caballero", players=players, seed=8, **{option: UNUSUAL[option]})
    while not match.over:
        end_round(match)
    assert match.winners
    assert match.to_dict()["options"][option] == UNUSUAL[option]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"expanded": True}, "expanded"),
        ({"players": 1}, "players"),
        ({"players": 5}, "players"),
        ({"players": -3}, "players"),
        ({"players": True}, "players"),
        ({"players": "four"}, "players"),
        ({"players": ["red", "purple"]}, "players"),
        ({"players": ["red", "red"]}, "players"),
        ({"players": ["red", ["blue"]]}, "players"),
        ({"turn_limit": 3}, "turn_limit"),
        ({"turn_limit": True}, "turn_limit"),
        ({"court_card_cap": 3}, "court_card_cap"),
        ({"rotate_area_cards": 1}, "rotate_area_cards"),
        ({"number_order": "random"}, "number_order"),
        ({"isthmus_or_strait": None}, "isthmus_or_strait"),
        ({"two_player_first_double": False}, "two_player_first_double"),
    ],
)
def test_what_does_not_fit_is_named(options: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        meseta.new("el-caballero", **options)


def test_players_can_be_named() -> None:
    match = meseta.new("el-caballero", players=["green", "red"], seed=1)
    assert match.game.seats == ["green", "red"]
    assert list(match.position["court"]) == ["green", "red"]
