from __future__ import annotations

from typing import Any

import pytest

from meseta.match import Match
from tests.games.six_castles.story import happened, lay, quarter, seat_field, some, table
from tests.games.story import field, play

ROW = [["start_a", 0, 0, 0], ["lt22", 1, 0, 0], ["lt27", 2, 0, 0], ["lt28", 3, 0, 0]]
"""A road of four tiles from west to east."""


def road(**position: Any) -> Match:
    """Blue lays a tile west of the road."""
    given = {"landscape": ROW, "reserves": {"blue": [], "red": []}, **position}
    match = table(hands={"blue": ["lt38", "lt39"]}, **given)
    return lay(match, "lt38", "west of start_a")


def goals(match: Match) -> list[str]:
    return [text.split()[1] for text in match.legal()]


def test_example_6_two_workers_have_two_points_between_them() -> None:
    match = road(workers={"blue": ["lt27 nw"]})
    match.play("worker")
    assert set(goals(match)) == {"lt38", "start_a", "lt22"}
    play(match, "to start_a", "hill ne")
    assert field(match, "spent") == 1
    match.play("move 1")
    assert "start_a" in goals(match), "a step from the western crossing of its hill"
    play(match, "to lt28", "hill nw")
    assert field(match, "spent") == 2
    assert not some(match, "move")
    assert seat_field(match, "workers")[:2] == [quarter("lt28 nw"), quarter("start_a ne")]


def test_three_points_are_too_many_for_two_workers() -> None:
    match = play(road(workers={"blue": ["lt28 ne"]}), "worker")
    assert "lt27" not in goals(match)
    play(match, "to lt22", "hill nw")
    assert not some(match, "move")


HOLY = [["start_b", 0, 0, 0], ["lt21", 1, 0, 1], ["lt39", 0, 1, 2], ["lt19", 2, 0, 0]]
"""Two stone crosses between start tile and lt21, a chapel on lt19."""


def test_example_7_two_crosses_and_a_chapel_are_three_steps() -> None:
    match = table(landscape=HOLY, workers={"blue": ["lt19 ne"]}, hands={"blue": ["lt38", "lt40"]})
    lay(match, "lt38", "west of start_b")
    play(match, "worker", "to start_b", "hill se", "religion")
    assert seat_field(match, "religion") == 3
    assert "religion" not in match.legal()


def test_a_hill_counts_once_however_many_workers_lie_there() -> None:
    match = table(
        landscape=HOLY, workers={"blue": ["lt19 ne", "lt19 ne"]}, hands={"blue": ["lt38", "lt40"]}
    )
    play(lay(match, "lt38", "west of start_b"), "religion")
    assert seat_field(match, "religion") == 1


def test_religion_is_there_again_in_the_next_turn_and_ends_with_the_track() -> None:
    match = table(
        landscape=HOLY,
        workers={"blue": ["start_b se"]},
        hands={"blue": ["lt38", "lt40"], "red": ["lt28", "lt30"]},
        religion={"blue": 23},
    )
    play(lay(match, "lt38", "west of start_b"), "religion")
    assert seat_field(match, "religion") == 24
    match.play("end")
    lay(match, "lt28", "north of start_b")
    match.play("end")
    lay(match, "lt40", "west of lt38")
    assert "religion" not in match.legal()


STONES = [["start_a", 0, 0, 0], ["lt30", -1, 0, 0], ["lt25", 0, 1, 1], ["lt19", 1, 0, 0]]
"""Milestones: two around the south-west of the start tile, one on lt19."""


def trevor(**position: Any) -> Match:
    given = {"landscape": STONES, "workers": {"blue": ["start_a sw"]}, **position}
    match = table(hands={"blue": ["lt38", "lt40"]}, reserves={"blue": [], "red": []}, **given)
    return lay(match, "lt38", "north of start_a")


def test_example_8_three_milestones_take_the_slot_for_three() -> None:
    match = play(trevor(), "worker", "to start_a", "hill ne")
    assert field(match, "spent") == 1
    assert some(match, "score") == ["score roman_milestone 3", "score roman_milestone 2"]
    play(match, "score roman_milestone 3", "from supply")
    assert match.preview("constructions") == [3, 0]
    assert seat_field(match, "workers").count(-2) == 1
    assert not some(match, "move"), "unused movement is lost"


def test_the_worker_for_the_slot_may_come_from_the_play_area() -> None:
    match = play(trevor(), "score roman_milestone 2")
    assert match.legal() == ["from 1", "from supply"]
    match.play("from 1")
    assert field(match, "holders")[field(match, "hill")[quarter("start_a sw")]] == 0
    assert seat_field(match, "workers")[0] == -2


def test_the_worker_for_the_slot_may_come_from_a_castle() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt36", 1, 0, 1], ["lt40", 0, 1, 0], ["lt35", 1, 1, 0]]
    match = table(
        landscape=[*tiles, ["lt30", -1, 0, 0]],
        castles={"idanha": {"at": "start_a se"}},
        workers={"blue": ["start_a sw", "start_a se", "scored", "scored", "scored"]},
        slots={"house 2": "blue", "house 3": "blue", "house 4": "blue"},
        hands={"blue": ["lt38", "lt19"]},
    )
    play(lay(match, "lt38", "north of start_a"), "score roman_milestone 2", "from 2")
    assert seat_field(match, "workers")[1] == -2


def test_without_workers_there_is_nothing_to_score() -> None:
    slots = {f"{kind} {value}": "blue" for kind in ("house", "chapel") for value in (2, 3)}
    match = trevor(workers={}, slots={**slots, "chapel 4": "blue"})
    assert seat_field(match, "workers") == [-2] * 5
    assert not {"worker", "move", "score"} & {text.split()[0] for text in match.legal()}


def test_five_of_one_construction_take_the_top_slot() -> None:
    tiles = [
        *[["start_a", 0, 0, 0], ["lt36", -1, 0, 2], ["lt37", -1, -1, 3], ["lt40", 0, -1, 0]],
        *[["lt22", 1, 0, 0], ["lt27", 2, 0, 0]],
    ]
    match = table(
        landscape=tiles,
        workers={"blue": ["start_a nw", "lt22 sw"]},
        hands={"blue": ["lt38", "lt19"]},
        tops={"red": ["house"]},
    )
    lay(match, "lt38", "east of lt27")
    assert "score house top" in match.legal()
    play(match, "score house top", "from supply")
    assert match.preview("constructions") == [5, 5]


def test_8_9_per_turn_constructions() -> None:
    match = play(trevor(per_turn="any"), "score roman_milestone 2", "from supply")
    assert not some(match, "score"), "three are needed for the next slot"
    match = trevor(per_turn="any", slots={"roman_milestone 2": "red"})
    play(match, "worker", "to start_a", "hill ne", "score roman_milestone 3", "from supply")
    assert not some(match, "score")


# --- paying --------------------------------------------------------------------------------------


def test_each_other_player_on_the_hill_gets_a_gold_coin_whatever_their_workers() -> None:
    match = road(
        players=3,
        coins={"blue": 11, "red": 0, "yellow": 0},
        workers={"red": ["start_a nw", "start_a nw"], "yellow": ["start_a nw"]},
        reserves={},
    )
    play(match, "worker", "to lt38", "hill ne")
    assert field(match, "coins")[:3] == [1, 5, 5]
    assert happened(match, "paid") == [(0, 1, 0, 0), (0, 2, 0, 0)]


def test_a_hill_that_cannot_be_paid_may_not_be_chosen() -> None:
    match = road(coins={"blue": 4}, workers={"red": ["start_a nw"]})
    play(match, "worker", "to lt38")
    assert match.legal() == ["hill nw", "hill se", "hill sw"]


def test_a_crossing_without_an_affordable_hill_is_no_goal() -> None:
    taken = ["start_a nw", "start_a sw", "start_a ne", "start_a se"]
    match = road(coins={"blue": 4}, workers={"blue": ["lt28 se"], "red": taken})
    match.play("worker")
    assert "start_a" not in goals(match)
    assert "lt38" in goals(match), "it has free hills in the west"


def test_a_worker_that_can_pay_for_no_place_stays() -> None:
    match = table(
        players=3,
        landscape=[["start_a", 0, 0, 0]],
        coins={"blue": 0},
        workers={"blue": ["start_a nw"], "red": ["start_a ne", "start_a se", "start_a sw"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    lay(match, "lt38", "south of start_a")
    assert some(match, "move") == ["move 1"], "south of the start tile there is room"


def test_a_worker_in_the_midst_of_others_cannot_pay_its_way() -> None:
    """All hills around the only crossings within reach belong to others."""
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 0, 1, 0], ["lt21", 1, 1, 0]]
    workers = {
        "blue": ["start_a nw"],
        "red": ["start_a ne", "start_a se", "start_a sw", "lt19 ne", "lt19 se"],
        "yellow": ["lt20 sw", "lt20 se", "lt21 se", "lt21 ne"],
    }
    match = table(
        players=3,
        landscape=tiles,
        coins={"blue": 4},
        workers=workers,
        hands={"blue": ["lt38", "lt39"]},
    )
    lay(match, "lt38", "east of lt19")
    assert not some(match, "move")
    assert "worker" in match.legal(), "the new tile has a free hill"


def test_a_worker_steps_off_at_another_crossing_of_its_hill() -> None:
    """Red holds all hills one step from the start tile; from lt22 the way back leads past them."""
    match = table(
        landscape=ROW[:2],
        coins={"blue": 0},
        workers={"blue": ["start_a ne"], "red": [f"lt22 {at}" for at in ("nw", "ne", "se", "sw")]},
        reserves={"blue": [], "red": []},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "east of lt22"), "move 1")
    assert set(goals(match)) == {"start_a", "lt38"}


def test_a_resting_worker_pays_nothing() -> None:
    match = play(road(workers={"blue": ["start_a nw"], "red": ["start_a nw"]}), "end")
    assert field(match, "coins")[:2] == [2, 1]


def test_no_new_worker_where_no_hill_can_be_paid() -> None:
    tiles = [
        *[["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 2, 0, 0], ["lt21", 2, 1, 0]],
        *[["lt22", 2, 2, 0], ["lt23", 1, 2, 0], ["lt24", 0, 2, 0], ["lt25", 0, 1, 0]],
    ]
    red = ["start_a se", "lt20 sw", "lt22 nw", "lt24 ne"]
    match = table(
        landscape=tiles, coins={"blue": 4}, workers={"red": red}, hands={"blue": ["lt38", "lt39"]}
    )
    lay(match, "lt38", "south of lt19")
    assert "worker" in match.legal(), "one point leads out of the ring"
    play(match, "worker")
    assert "lt38" not in goals(match)


# --- walking -------------------------------------------------------------------------------------


def test_moving_without_a_new_worker_is_allowed() -> None:
    match = play(road(workers={"blue": ["lt28 ne"]}), "move 1")
    assert match.legal() == ["hill nw", "hill ne", "hill se", "hill sw"]


def test_a_new_worker_may_stay_where_it_entered() -> None:
    match = play(road(), "worker", "to lt38", "hill sw")
    assert (field(match, "spent"), seat_field(match, "workers")[0]) == (0, quarter("lt38 sw"))


def test_a_new_worker_comes_before_other_moves() -> None:
    match = play(road(workers={"blue": ["lt28 ne"]}), "move 1", "hill nw")
    assert "worker" not in match.legal()


def test_a_worker_walks_once_a_turn() -> None:
    match = play(road(workers={"blue": ["lt28 ne", "lt28 se"]}), "move 1", "to lt27", "hill nw")
    assert some(match, "move") == ["move 2"]


def test_a_lone_hill_is_left_and_entered_again_with_two_points() -> None:
    match = play(road(workers={"blue": ["lt28 ne", "lt28 se"]}), "move 1")
    assert "lt28" in goals(match)
    play(match, "to lt28", "hill ne")
    assert field(match, "spent") == 2


def test_workers_on_one_hill_are_one_choice() -> None:
    assert some(road(workers={"blue": ["lt28 ne", "lt28 ne"]}), "move") == ["move 1"]


@pytest.mark.parametrize(("reading", "reach"), [("any", True), ("last", False)])
def test_8_12_worker_start(reading: str, reach: bool) -> None:
    """The hill lies between lt22 and lt27; the worker last stopped on lt27."""
    match = road(workers={"blue": ["lt27 nw"]}, worker_start=reading)
    match.play("move 1")
    assert ("start_a" in goals(match)) == reach


def test_8_12_workers_that_stopped_apart_are_two_choices() -> None:
    workers = {"blue": ["lt27 nw", "lt22 ne", "lt22 ne"]}
    assert some(road(workers=workers, worker_start="last"), "move") == ["move 1", "move 2"]
    assert some(road(workers=workers), "move") == ["move 1"]


def test_religion_may_follow_moves_but_no_moves_follow_religion() -> None:
    match = table(
        landscape=HOLY, workers={"blue": ["start_b se"]}, hands={"blue": ["lt38", "lt40"]}
    )
    play(lay(match, "lt38", "west of start_b"), "religion")
    assert not {"move", "worker", "mark"} & {text.split()[0] for text in match.legal()}


def test_a_worker_may_leave_a_castle() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt36", 1, 0, 1], ["lt40", 0, 1, 0], ["lt35", 1, 1, 0]]
    match = table(
        landscape=tiles,
        castles={"idanha": {"at": "start_a se"}},
        workers={"blue": ["start_a se"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "west of start_a"), "move 1", "to lt38", "hill nw")
    assert seat_field(match, "workers")[0] == quarter("lt38 nw")
