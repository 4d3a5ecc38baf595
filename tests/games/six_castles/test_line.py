from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from meseta.games.six_castles.box.domains import MARKED
from meseta.match import IllegalAction, Match
from tests.games.six_castles.story import CORNER, RING_OF_THREE, lay, seat_field, some, table
from tests.games.story import field, play

JULIET = {"blue": ["ex01 a", "ex02 a reversed", "ex03 a"], "red": ["ex20 a"]}
NO_RESERVES: dict[str, list[str]] = {"blue": [], "red": []}


def juliet(**position: Any) -> Match:
    """Blue lays a tile and chooses its hill with pasture, dead land and chestnut."""
    given = {"lines": JULIET, "cylinders": {"blue": 4}, "reserves": NO_RESERVES, **position}
    match = table(landscape=CORNER, hands={"blue": ["lt29", "lt30"]}, **given)
    return play(lay(match, "lt29", "south of lt39", 1), "mark nw")


def owned(match: Match) -> dict[str, int]:
    """How many spaces of each terrain Blue owns."""
    spaces = match.view()["spaces"]["blue"]
    return dict(Counter(space["terrain"] for space in spaces if space["own"]))


def test_example_3_two_steps_then_a_disc_ahead() -> None:
    match = play(juliet(), "step", "step")
    assert seat_field(match, "cylinder") == 5
    assert "step" not in match.legal(), "the next space shows cereal"
    match.play("disc 10")
    assert seat_field(match, "discs") == 4
    assert seat_field(match, "owned") == [2, 2, 1, 0, 0, 1, 1, 0]


def test_a_hill_is_offered_only_where_it_helps() -> None:
    match = table(
        landscape=CORNER,
        hands={"blue": ["lt29", "lt30"]},
        lines={"blue": ["ex10 a"]},
        reserves=NO_RESERVES,
    )
    lay(match, "lt29", "south of lt39", 1)
    assert some(match, "mark") == ["mark sw"], "vines and cereal are nowhere, the lake is"


def test_nothing_can_be_marked_at_the_end_of_the_line() -> None:
    match = table(
        landscape=CORNER, hands={"blue": ["lt29", "lt30"]}, lines=JULIET, cylinders={"blue": 12}
    )
    assert not some(lay(match, "lt29", "south of lt39", 1), "mark")


def test_a_disc_may_lie_any_distance_ahead_but_one_on_a_space() -> None:
    match = juliet()
    assert some(match, "disc") == ["disc 5", "disc 6", "disc 10"]
    assert some(play(match, "disc 10"), "disc") == ["disc 5", "disc 6"]


def test_a_disc_that_the_cylinder_reaches_goes_back_and_stays_owned() -> None:
    match = play(juliet(), "disc 5", "step")
    assert (seat_field(match, "discs"), seat_field(match, "discs_on")) == (5, 0)
    assert seat_field(match, "owned")[0] == 2


def test_without_discs_only_the_cylinder_marks() -> None:
    match = juliet(discs={"blue": [7, 8, 9, 11, 12]})
    assert not some(match, "disc")
    assert "step" in match.legal()


def test_stepping_onto_a_disc_still_needs_the_terrain() -> None:
    match = juliet(cylinders={"blue": 6}, discs={"blue": [7]})
    assert "step" not in match.legal()


def test_steps_end_with_the_line() -> None:
    match = juliet(lines={"blue": ["ex19 a reversed"]}, cylinders={"blue": 3})
    play(match, "step")
    assert not {"step", "disc"} & {text.split()[0] for text in match.legal()}


@pytest.mark.parametrize(("reading", "steps"), [("type", 2), ("icon", 1)])
def test_8_3_mark_limit(reading: str, steps: int) -> None:
    """Two chestnut spaces ahead, one chestnut in the hill."""
    match = juliet(lines={"blue": ["ex02 b", "ex19 a"]}, mark_limit=reading)
    match.play("step")
    assert ("step" in match.legal()) == (steps > 1)
    assert ("disc 6" in match.legal()) == (steps > 1)


def test_8_3_a_disc_uses_an_icon_too() -> None:
    match = play(juliet(lines={"blue": ["ex02 b", "ex19 a"]}, mark_limit="icon"), "disc 6")
    assert "step" not in match.legal()


# --- tolls ---------------------------------------------------------------------------------------

TOLL = {"blue": ["ex13 a"], "red": ["ex20 a"]}


def test_a_toll_may_be_paid_at_any_time_of_the_turn() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL, coins={"blue": 2})
    match.play("toll")
    assert (seat_field(match, "cylinder"), seat_field(match, "coins")) == (1, 1)
    assert seat_field(match, "owned") == [1, 0, 0, 0, 0, 0, 0, 0]
    assert "toll" not in match.legal()


def test_a_toll_may_be_paid_between_worker_actions() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL)
    play(lay(match, "lt19", "north of start_a"), "worker", "to lt19", "hill nw", "toll")
    assert seat_field(match, "cylinder") == 1


def test_without_money_no_toll() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL, coins={"blue": 0})
    assert "toll" not in match.legal()


@pytest.mark.parametrize(("reading", "step"), [("cost", False), ("terrain", True)])
def test_8_8_toll_space(reading: str, step: bool) -> None:
    """The hill shows pasture, which the toll space may show as well."""
    match = juliet(lines=TOLL, cylinders={"blue": 1}, toll_space=reading)
    assert ("step" in match.legal()) == step
    assert ("disc 2" in match.legal()) == step
    match.play("toll")
    assert seat_field(match, "owned")[0] == 1 + step


# --- line management -----------------------------------------------------------------------------


def managing(**position: Any) -> Match:
    given = {
        "lines": {"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]},
        "reserves": {"blue": ["ex03"], "red": []},
        "hands": {"blue": ["lt19", "lt20"]},
        **position,
    }
    return table(**given)


def test_a_reserve_tile_may_be_appended_either_side_in_either_direction() -> None:
    match = play(managing(), "append")
    assert match.legal() == ["side a", "side a reversed", "side b", "side b reversed"]
    match.play("side b reversed")
    assert match.position["lines"]["blue"] == ["ex01 a", "ex02 a", "ex03 b reversed"]
    assert seat_field(match, "reserve") == 0


def test_8_7_the_tile_under_a_cylinder_at_its_far_left_may_be_replaced_and_no_other() -> None:
    assert some(managing(), "replace") == ["replace 1"]
    assert some(managing(cylinders={"blue": 5}), "replace") == ["replace 2"]
    assert not some(managing(cylinders={"blue": 2}), "replace")
    assert not some(managing(cylinders={"blue": 4}), "replace")


@pytest.mark.parametrize(
    ("reading", "at_the_far_left", "further_on"),
    [
        ("under", ["replace 1"], []),
        ("right", ["replace 2"], ["replace 2"]),
        ("both", ["replace 1", "replace 2"], ["replace 2"]),
    ],
)
def test_8_7_replace_rule(reading: str, at_the_far_left: list[str], further_on: list[str]) -> None:
    assert some(managing(replace_rule=reading), "replace") == at_the_far_left
    later = managing(replace_rule=reading, cylinders={"blue": 2})
    assert some(later, "replace") == further_on


def test_8_7_a_tile_replaced_under_the_cylinder_changes_what_is_owned() -> None:
    match = play(managing(), "replace 1", "tile ex03", "side a")
    assert owned(match) == {"forest": 1}
    assert match.view()["cylinders"]["blue"] == 1
    assert match.position["lines"]["blue"] == ["ex03 a", "ex02 a"]
    assert match.position["reserves"]["blue"] == ["ex01"]


def test_discs_on_a_replaced_tile_go_back_to_the_supply() -> None:
    match = managing(discs={"blue": [2, 4, 5]})
    assert match.view()["supply"]["blue"]["discs"] == 2
    play(match, "replace 1", "tile ex03", "side a")
    assert match.view()["discs"]["blue"] == [5]
    assert match.view()["supply"]["blue"]["discs"] == 4
    assert owned(match) == {"forest": 1, "vine": 1}


def test_a_replaced_tile_may_be_the_same_one_turned_but_not_as_it_lies() -> None:
    match = play(managing(), "replace 1", "tile ex01")
    assert match.legal() == ["side a reversed", "side b", "side b reversed"]
    match.play("side a reversed")
    assert owned(match) == {"olive": 1}


def test_a_tile_ahead_may_be_replaced_and_goes_back_to_the_reserve() -> None:
    match = managing(replace_rule="right", discs={"blue": [6]})
    play(match, "replace 2", "tile ex03", "side a")
    assert match.position["lines"]["blue"] == ["ex01 a", "ex03 a"]
    assert match.position["reserves"]["blue"] == ["ex02"]
    assert match.view()["discs"]["blue"] == []
    assert match.view()["supply"]["blue"]["discs"] == 5
    assert owned(match) == {"pasture": 1}


def test_every_tile_is_laid_once_until_the_cylinder_moves() -> None:
    match = managing(replace_rule="right")
    play(match, "append", "side a", "replace 2", "side b")
    assert not some(match, "replace")
    lay(match, "lt19", "north of start_a")
    assert not some(match, "replace")


def test_a_moving_cylinder_frees_the_tiles_again() -> None:
    lines = {"blue": ["ex13 a", "ex02 a"], "red": ["ex20 a"]}
    match = managing(replace_rule="right", lines=lines)
    play(match, "replace 2", "tile ex02", "side b")
    assert some(match, "replace") == ["replace 2"], "the reserve tile may still go there"
    play(match, "append", "side a")
    assert not some(match, "replace")
    match.play("toll")
    assert some(match, "replace") == ["replace 2", "replace 3"]


LINE_VERBS = {"append", "replace", "toll"}


def verbs(match: Match) -> set[str]:
    """The first words of what may be done."""
    return {text.split()[0] for text in match.legal()}


def arranging(reading: str, **position: Any) -> Match:
    """Blue could append, replace and pay a toll."""
    lines = {"blue": ["ex13 a", "ex02 a"], "red": ["ex20 a"]}
    return managing(lines=lines, line_changes=reading, **position)


@pytest.mark.parametrize(("reading", "line"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_before_the_tile_is_laid(reading: str, line: set[str]) -> None:
    assert verbs(arranging(reading)) == {"lay", *line}


@pytest.mark.parametrize(("reading", "line"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_in_a_turn_of_workers(reading: str, line: set[str]) -> None:
    match = lay(arranging(reading), "lt19", "north of start_a")
    assert verbs(match) >= LINE_VERBS
    play(match, "worker", "to lt19", "hill nw")
    assert verbs(match) & LINE_VERBS == line


@pytest.mark.parametrize(("reading", "workers"), [("turn", True), ("marking", False)])
def test_8_19_changing_the_line_while_marking_makes_it_a_turn_of_discs(
    reading: str, workers: bool
) -> None:
    for change in (["append", "side a"], ["replace 1", "tile ex13", "side b"]):
        match = lay(arranging(reading), "lt19", "north of start_a")
        play(match, *change)
        assert ("worker" in verbs(match)) == workers
        assert {"mark", "replace", "toll"} <= verbs(match)


@pytest.mark.parametrize(("reading", "after_a_sale"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_after_marking(reading: str, after_a_sale: set[str]) -> None:
    castle = {"landscape": RING_OF_THREE, "castles": {"sabugal": {"at": "start_a se"}}}
    match = lay(arranging(reading, **castle), "lt19", "north of start_a")
    assert verbs(play(match, "mark se")) >= LINE_VERBS
    assert verbs(play(match, "sell sabugal pasture")) & LINE_VERBS == after_a_sale


def test_8_19_while_marking_a_cylinder_bonus_at_the_end_of_the_line_is_lost() -> None:
    match = arranging("marking", hands={"blue": ["lt03", "lt20"]}, cylinders={"blue": 8})
    assert lay(match, "lt03", "north of start_a").view()["asked"] == "act"


def test_the_line_may_be_managed_before_a_cylinder_bonus() -> None:
    match = table(
        hands={"blue": ["lt03", "lt20"]},
        lines={"blue": ["ex01 a"]},
        cylinders={"blue": 4},
        reserves={"blue": ["ex03"], "red": []},
    )
    play(match, "append", "side a")
    lay(match, "lt03", "north of start_a")
    assert seat_field(match, "cylinder") == 4


def test_a_line_has_room_for_ten_tiles() -> None:
    line = [f"ex{n:02} a" for n in range(1, 11)]
    match = managing(lines={"blue": line}, reserves={"blue": ["ex11"], "red": []})
    assert "append" not in match.legal()


def test_marking_ends_when_goods_are_sold_or_workers_act() -> None:
    match = juliet()
    assert "worker" not in match.legal()
    with pytest.raises(IllegalAction):
        match.play("move 1")


def test_choosing_a_hill_binds_the_turn_to_discs() -> None:
    assert field(juliet(), "stage") == MARKED
    assert not some(juliet(), "worker")
