from __future__ import annotations

from typing import Any

import pytest

from meseta.games.six_castles.people.boxes import load
from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, lay, of, some, table, verbs, with_arms
from tests.games.story import play

ROW = [["start_a", 0, 0, 0], ["lt22", 1, 0, 0], ["lt27", 2, 0, 0], ["lt01", 3, 0, 0]]
"""A road of four tiles from west to east."""
CORNERS = ("nw", "ne", "se", "sw")


def road(**position: Any) -> Match:
    """Blue lays a tile west of the road."""
    given = {"landscape": ROW, "reserves": {"blue": [], "red": []}, **position}
    match = table(hands={"blue": ["lt38", "lt39"], "red": ["lt23", "lt24"]}, **given)
    return lay(match, "lt38", "west of start_a")


def goals(match: Match) -> list[str]:
    return [text.split()[1] for text in match.legal()]


def hills(tile: str, corners: tuple[str, ...] = CORNERS) -> list[str]:
    """All hills of a crossing, or some."""
    return [f"{tile} {corner}" for corner in corners]


# --- a new worker, and movement points -----------------------------------------------------------


def test_example_6_two_workers_have_two_points_between_them() -> None:
    match = play(road(workers={"blue": ["lt27 nw"]}), "worker")
    assert goals(match) == ["lt22", "lt38", "start_a"]
    play(match, "to start_a", "hill ne", "move 1")
    assert goals(match) == ["lt01", "lt22", "lt27", "start_a"], "from either crossing of its hill"
    play(match, "to lt01", "hill nw")
    assert not some(match, "move")
    assert of(match, "workers")[:3] == ["lt01 nw", "start_a ne", "supply"]


def test_three_points_are_too_many_for_two_workers() -> None:
    match = play(road(workers={"blue": ["lt01 ne"]}), "worker")
    assert goals(match) == ["lt22", "lt38", "start_a"]
    play(match, "to lt22", "hill nw")
    assert not some(match, "move")


def test_a_point_that_is_left_is_for_the_others() -> None:
    match = play(road(workers={"blue": ["lt01 ne"]}), "worker", "to start_a", "hill nw")
    assert goals(play(match, "move 1")) == ["nw", "ne", "se", "sw"], "one step leads to lt27 only"
    assert match.position["agenda"][-1]["tile"] == "lt27"


def test_a_step_leads_to_a_neighbouring_tile_and_no_further() -> None:
    match = play(road(workers={"blue": ["start_a nw"]}), "move 1")
    assert goals(match) == ["lt22", "lt38", "start_a"], "from the start tile or from lt38"


def test_scored_workers_give_no_points() -> None:
    workers = ["lt01 ne", "scored", "scored", "scored"]
    slots = {f"house {value}": "blue" for value in (2, 3, 4)}
    match = play(road(workers={"blue": workers}, slots=slots), "move 1")
    assert match.position["agenda"][-1]["tile"] == "lt27", "no further than one step"


def test_a_new_worker_may_stay_where_it_entered() -> None:
    match = play(road(), "worker", "to lt38", "hill sw")
    assert of(match, "workers") == ["lt38 sw"] + ["supply"] * 4
    assert match.story()[-1] == "Blue's worker 1 enters the hill with dead land."
    assert match.view()["asked"] == "act"


def test_a_worker_that_walks_has_left_its_hill() -> None:
    match = play(road(workers={"blue": ["lt01 ne"]}), "move 1", "hill nw")
    assert of(match, "workers")[0] == "lt27 nw"
    assert match.story()[-1] == "Blue's worker 1 walks to the hill with military camp."


def test_moving_without_a_new_worker_is_allowed() -> None:
    match = play(road(workers={"blue": ["lt01 ne"]}), "move 1")
    assert match.legal() == ["hill nw", "hill ne", "hill se", "hill sw"]


def test_a_new_worker_comes_before_other_moves() -> None:
    match = play(road(workers={"blue": ["lt01 ne", "lt01 se"]}), "move 1", "to lt27", "hill nw")
    assert some(match, "move") == ["move 2"]
    assert "worker" not in match.legal()


def test_a_worker_walks_once_a_turn() -> None:
    match = play(road(workers={"blue": ["lt01 ne", "lt01 se"]}), "move 2", "to lt27", "hill nw")
    assert some(match, "move") == ["move 1"]


def test_without_a_worker_in_the_supply_none_enters() -> None:
    assert "worker" in verbs(road(workers={"blue": hills("lt01")}))
    five = road(workers={"blue": [*hills("lt01"), "lt22 nw"]})
    assert "worker" not in verbs(five)
    assert some(five, "move") == [f"move {number}" for number in range(1, 6)]


def test_without_workers_there_is_nothing_to_do_or_score() -> None:
    slots = {f"{kind} {value}": "blue" for kind in ("house", "chapel") for value in (2, 3)}
    match = trevor(workers={}, slots={**slots, "chapel 4": "blue"})
    assert of(match, "workers") == ["scored"] * 5
    assert not {"worker", "move", "score"} & verbs(match)


def test_a_walk_costs_the_shortest_way() -> None:
    """In a square the far corner is two steps away, and one point of three is left."""
    square = [["start_a", 0, 0, 0], ["lt22", 1, 0, 0], ["lt27", 0, 1, 0], ["lt01", 1, 1, 0]]
    match = table(
        landscape=square,
        workers={"blue": ["start_a nw", "lt01 se", "lt01 ne"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "west of start_a"), "move 1", "to lt01", "hill sw", "move 2")
    assert goals(match) == ["lt22", "lt27"]


def test_a_lone_hill_is_left_and_entered_again_with_two_points() -> None:
    match = play(road(workers={"blue": ["lt01 ne", "lt01 se"]}), "move 1")
    assert goals(match) == ["lt01", "lt22", "lt27"]
    play(match, "to lt01", "hill ne")
    assert not some(match, "move"), "both points are used"


def test_a_worker_may_leave_a_castle() -> None:
    match = table(
        landscape=RING_OF_THREE,
        castles={"idanha": {"at": "start_a se"}},
        workers={"blue": ["start_a se"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "west of start_a"), "move 1", "to lt38", "hill nw")
    assert of(match, "workers")[0] == "lt38 nw"


def test_8_2_no_step_leads_where_no_path_does() -> None:
    """The tiles lie side by side, but no path joins the start tile and lt22."""
    box = with_arms(start_a="nsw", lt22="nes", lt27="nesw")
    match = table(
        box,
        arms="tile",
        landscape=[["start_a", 0, 0, 0], ["lt27", 0, 1, 0], ["lt19", 1, 1, 0], ["lt22", 1, 0, 0]],
        workers={"blue": ["start_a nw"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "west of start_a"), "move 1")
    assert goals(match) == ["lt27", "lt38", "start_a"]


def test_8_2_a_hill_with_two_quarters_at_a_crossing_is_offered_once() -> None:
    match = table(with_arms(lt38="esw"), arms="tile", hands={"blue": ["lt38", "lt39"]})
    play(match, "lay lt38", "south of start_a", "turn 2", "worker", "to lt38")
    assert len(match.legal()) == 3


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


@pytest.mark.parametrize(("reading", "moves"), [("any", ["move 1"]), ("last", [])])
def test_8_12_who_gets_nowhere_from_where_it_stopped(reading: str, moves: list[str]) -> None:
    """Others hold all hills one step from lt22; from the start tile it is one step to lt38."""
    workers = {"blue": ["lt22 nw"], "red": hills("start_a"), "yellow": hills("lt27")}
    given = {"players": 3, "coins": {"blue": 0}, "reserves": {}}
    assert some(road(workers=workers, worker_start=reading, **given), "move") == moves


# --- paying --------------------------------------------------------------------------------------


def test_each_other_player_on_the_hill_gets_a_gold_coin_whatever_their_workers() -> None:
    match = road(
        players=4,
        coins={"blue": 11, "red": 0, "yellow": 0, "green": 0},
        workers={
            "red": ["start_a nw", "start_a nw"],
            "yellow": ["start_a nw"],
            "green": ["start_a ne"],
        },
        reserves={},
    )
    play(match, "worker", "to lt38", "hill ne")
    assert match.view()["coins"] == {"blue": 1, "red": 5, "yellow": 5, "green": 0}
    assert match.story()[-3:] == [
        "Blue pays Red a gold coin.",
        "Blue pays Yellow a gold coin.",
        "Blue's worker 1 enters the hill with house and stone cross.",
    ]


@pytest.mark.parametrize(("coins", "offered"), [(4, False), (5, True)])
def test_a_hill_that_cannot_be_paid_may_not_be_chosen(coins: int, offered: bool) -> None:
    match = road(coins={"blue": coins}, workers={"red": ["start_a nw"]})
    play(match, "worker", "to lt38")
    assert match.legal() == [f"hill {at}" for at in CORNERS if offered or at != "ne"]


def test_blue_is_paid_like_anybody() -> None:
    match = play(road(workers={"blue": ["start_a nw"]}, coins={"blue": 0, "red": 5}), "end")
    play(lay(match, "lt23", "north of start_a"), "worker", "to lt23", "hill sw")
    assert match.view()["coins"] == {"blue": 5, "red": 0}
    poor = play(road(workers={"blue": ["start_a nw"]}, coins={"blue": 0, "red": 4}), "end")
    play(lay(poor, "lt23", "north of start_a"), "worker", "to lt23")
    assert "hill sw" not in poor.legal()


def test_an_own_worker_costs_nothing() -> None:
    match = road(workers={"blue": ["start_a nw"]}, coins={"blue": 0, "red": 0})
    play(match, "worker", "to lt38", "hill ne")
    assert match.view()["coins"] == {"blue": 0, "red": 0}


@pytest.mark.parametrize(("left", "free"), [(["lt01 ne"], True), (["lt01 ne", "lt01 ne"], False)])
def test_a_hill_is_free_again_when_the_last_worker_has_left(left: list[str], free: bool) -> None:
    """Red, without money, comes to the hill that a worker of Blue's has just left."""
    match = road(workers={"blue": left}, coins={"blue": 0, "red": 0})
    play(match, "move 1", *(["to lt27"] if len(left) > 1 else []), "hill nw", "end")
    play(lay(match, "lt23", "east of lt01"), "worker", "to lt23")
    assert ("hill nw" in match.legal()) == free


def test_a_worker_that_stays_on_another_hill_does_not_hold_the_one_that_was_left() -> None:
    match = road(workers={"blue": ["lt01 ne", "lt22 nw"]}, coins={"blue": 0, "red": 0})
    play(match, "move 1", "to lt27", "hill sw", "end")
    play(lay(match, "lt23", "east of lt01"), "worker", "to lt23")
    assert "hill nw" in match.legal()


def test_a_resting_worker_pays_nothing() -> None:
    match = play(road(workers={"blue": ["start_a nw"], "red": ["start_a nw"]}), "end")
    assert match.view()["coins"] == {"blue": 2, "red": 1}


def test_a_worker_that_comes_back_pays() -> None:
    workers = {"blue": ["start_a nw"], "red": ["start_a nw"]}
    match = play(road(workers=workers, coins={"blue": 5, "red": 0}), "move 1", "to start_a")
    match.play("hill nw")
    assert match.view()["coins"] == {"blue": 0, "red": 5}
    assert of(match, "workers")[0] == "start_a nw"


def test_a_crossing_without_an_affordable_hill_is_no_goal() -> None:
    match = road(coins={"blue": 4}, workers={"red": hills("start_a")})
    match.play("worker")
    assert match.position["agenda"][-1]["tile"] == "lt38", "it has free hills in the west"


def test_the_way_may_lead_past_others() -> None:
    """Nobody can pay for a hill one step away, but for one two steps away."""
    red = hills("lt22")
    given = {"landscape": ROW, "coins": {"blue": 0}, "reserves": {"blue": [], "red": []}}
    two = {"blue": ["start_a nw", "start_a sw"], "red": red}
    match = table(workers=two, hands={"blue": ["lt38", "lt39"]}, **given)
    play(lay(match, "lt38", "north of lt22"), "move 1")
    assert goals(match) == ["lt27", "lt38", "start_a"]


def test_a_worker_that_can_pay_for_no_place_stays() -> None:
    match = table(
        landscape=[["start_a", 0, 0, 0]],
        coins={"blue": 0},
        workers={"blue": ["start_a nw"], "red": hills("start_a", ("ne", "se", "sw"))},
        hands={"blue": ["lt38", "lt39"]},
    )
    lay(match, "lt38", "south of start_a")
    assert some(match, "move") == ["move 1"], "south of the start tile there is room"


TIGHT = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 0, 1, 0], ["lt21", 1, 1, 0]]
"""A square; others hold every hill around its southern and eastern crossings."""
OTHERS = {
    "red": [*hills("start_a", ("ne", "se", "sw")), *hills("lt19", ("ne", "se"))],
    "yellow": [*hills("lt20", ("sw", "se")), *hills("lt21", ("se", "ne"))],
}


def tight(*blue: str, coins: int = 4) -> Match:
    match = table(
        players=3,
        landscape=TIGHT,
        coins={"blue": coins},
        workers={"blue": list(blue), **OTHERS},
        hands={"blue": ["lt38", "lt39"]},
    )
    return lay(match, "lt38", "east of lt19")


def test_a_worker_in_the_midst_of_others_cannot_pay_its_way() -> None:
    assert not some(tight("start_a nw"), "move")
    assert "worker" in tight("start_a nw").legal(), "the new tile has a free hill"


def test_with_money_or_another_point_it_gets_away() -> None:
    assert some(tight("start_a nw", coins=5), "move") == ["move 1"]
    assert some(tight("start_a nw", "start_a nw"), "move") == ["move 1"]
    match = play(tight("start_a nw", "start_a nw"), "move 1")
    assert goals(match) == ["lt38", "start_a"]


def test_a_worker_steps_off_at_another_crossing_of_its_hill() -> None:
    """Red holds all hills one step from the start tile; from lt22 the way back leads past them."""
    match = table(
        landscape=ROW[:2],
        coins={"blue": 0},
        workers={"blue": ["start_a ne"], "red": hills("lt22")},
        reserves={"blue": [], "red": []},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "east of lt22"), "move 1")
    assert goals(match) == ["lt38", "start_a"]


RING = [
    *[["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 2, 0, 0], ["lt21", 2, 1, 0]],
    *[["lt22", 2, 2, 0], ["lt23", 1, 2, 0], ["lt24", 0, 2, 0], ["lt25", 0, 1, 0]],
]
"""Eight tiles around an empty cell, south of lt19."""
INSIDE = ["start_a se", "lt20 sw", "lt22 nw", "lt24 ne"]
"""The hills at the corners of that cell."""
OUTSIDE = [*hills("lt19", ("nw", "ne")), *hills("lt21", ("ne", "se"))]
OUTSIDE += [*hills("lt23", ("se", "sw")), *hills("lt25", ("sw", "nw"))]
"""The other hills at the crossings next to it."""


def ring(**workers: list[str]) -> Match:
    match = table(
        players=4,
        landscape=RING,
        coins={"blue": 4},
        workers=workers,
        hands={"blue": ["lt38", "lt39"]},
    )
    return lay(match, "lt38", "south of lt19")


def test_a_new_worker_may_have_to_leave_the_new_tile() -> None:
    match = play(ring(red=INSIDE), "worker")
    assert goals(match) == ["lt19", "lt21", "lt23", "lt25"]


def test_no_new_worker_where_no_hill_can_be_paid() -> None:
    others = {"red": INSIDE, "yellow": OUTSIDE[:4], "green": OUTSIDE[4:]}
    assert "worker" not in ring(**others).legal()
    with_another = ring(blue=["start_a nw"], **others)
    assert "worker" in with_another.legal(), "two points lead to the corners"


def test_two_points_do_not_help_where_all_is_held_by_others() -> None:
    """Others are on every hill within two steps of the corner, even on the worker's own."""
    reach = [*hills("start_a"), *hills("lt19", ("ne",)), *hills("lt25", ("sw",)), *INSIDE[1:]]
    reach += [*hills("lt20", ("ne", "se")), *hills("lt24", ("sw", "se"))]
    others = {"red": reach[:5], "yellow": reach[5:10], "green": reach[10:]}
    assert not some(ring(blue=["start_a nw", "start_a nw"], **others), "move")
    del others["green"]
    assert some(ring(blue=["start_a nw", "start_a nw"], **others), "move") == ["move 1"]


def test_workers_on_one_hill_are_one_choice() -> None:
    assert some(road(workers={"blue": ["lt01 nw", "lt01 nw"]}), "move") == ["move 1"]
    apart = road(workers={"blue": ["lt01 nw", "lt01 ne", "lt01 nw", "lt01 ne"]})
    assert some(apart, "move") == ["move 1", "move 2"]
    walked = play(apart, "move 1", "to lt22", "hill ne")
    assert some(walked, "move") == ["move 2", "move 3"], "the first has walked, its twin has not"
    joined = play(road(workers={"blue": ["lt01 ne", "lt27 nw"]}), "move 1", "to lt27", "hill nw")
    assert some(joined, "move") == ["move 2"], "who has come to its hill has walked"


# --- religion ------------------------------------------------------------------------------------

HOLY = [["start_b", 0, 0, 0], ["lt21", 1, 0, 1], ["lt39", 0, 1, 2], ["lt19", 2, 0, 0]]
"""Two stone crosses between start tile and lt21, a chapel on lt19."""


def holy(*blue: str, **position: Any) -> Match:
    given = {"landscape": HOLY, "hands": {"blue": ["lt38", "lt40"], "red": ["lt28", "lt30"]}}
    match = table(workers={"blue": list(blue)}, **{**given, **position})
    return lay(match, "lt38", "west of start_b")


def test_example_7_two_crosses_and_a_chapel_are_three_steps() -> None:
    match = play(holy("lt19 ne"), "worker", "to start_b", "hill se", "religion")
    assert of(match, "religion") == 3
    assert "religion" not in match.legal()
    assert match.story()[-1] == "Blue goes 3 steps along the religion track, to step 3."


def test_a_hill_counts_once_however_many_workers_lie_there() -> None:
    assert of(play(holy("lt19 ne", "lt19 ne"), "religion"), "religion") == 1


def test_workers_in_the_supply_and_on_the_track_count_nothing() -> None:
    scored = {"slots": {"house 2": "blue"}}
    match = play(holy("scored", "lt19 ne", **scored), "religion")
    assert of(match, "religion") == 1


def test_without_a_chapel_or_a_stone_cross_there_is_no_religion() -> None:
    assert "religion" not in holy("start_b ne").legal()


def test_religion_is_there_again_in_the_next_turn_and_ends_with_the_track() -> None:
    match = play(holy("start_b se", religion={"blue": 23}), "religion")
    assert of(match, "religion") == 24
    match.play("end")
    lay(match, "lt28", "north of start_b")
    match.play("end")
    lay(match, "lt40", "west of lt38")
    assert "religion" not in match.legal()


# --- constructions -------------------------------------------------------------------------------

STONES = [["start_a", 0, 0, 0], ["lt30", -1, 0, 0], ["lt25", 0, 1, 1], ["lt19", 1, 0, 0]]
"""Milestones: two around the south-west of the start tile, one on lt19."""


def trevor(box: Any = None, **position: Any) -> Match:
    given = {"landscape": STONES, "workers": {"blue": ["start_a sw"]}, **position}
    hands = {"blue": ["lt38", "lt40"], "red": ["lt23", "lt24"]}
    match = table(box, hands=hands, reserves={"blue": [], "red": []}, **given)
    return lay(match, "lt38", "north of start_a")


def test_example_8_three_milestones_take_the_slot_for_three() -> None:
    match = play(trevor(), "worker", "to start_a", "hill ne")
    assert some(match, "score") == ["score roman_milestone 3", "score roman_milestone 2"]
    play(match, "score roman_milestone 3", "from supply")
    assert match.view()["asked"] == "act"
    assert match.preview("constructions") == [3, 0]
    assert match.view()["slots"] == {"roman_milestone 3": "blue"}
    assert sorted(of(match, "workers")) == [
        "scored",
        "start_a ne",
        "start_a sw",
        "supply",
        "supply",
    ]
    assert not some(match, "move"), "unused movement is lost"


def test_taking_a_slot_is_told() -> None:
    story = play(trevor(), "score roman_milestone 2", "from 1").story()
    first = story.index("Blue takes a slot for Roman milestone, worth 2 points.")
    assert story[first + 1] == "Blue's worker 1 stays on the track."


def test_one_of_a_kind_takes_no_slot_for_two() -> None:
    assert not some(road(workers={"blue": ["start_a nw"]}), "score"), "a house"
    assert not some(trevor(workers={"blue": ["lt19 nw", "lt19 ne"]}), "score"), "and others"


def test_the_worker_for_the_slot_may_come_from_the_play_area() -> None:
    match = play(trevor(workers={"blue": ["start_a sw", "start_a sw"]}), "score roman_milestone 2")
    assert match.legal() == ["from 1", "from supply"]
    match.play("from 1")
    assert of(match, "workers")[:2] == ["scored", "start_a sw"]
    assert match.view()["slots"] == {"roman_milestone 2": "blue"}


def test_the_hill_of_a_scored_worker_is_free_again() -> None:
    match = trevor(coins={"blue": 0, "red": 0})
    play(match, "score roman_milestone 2", "from 1", "end")
    play(lay(match, "lt23", "south of lt30"), "worker", "to lt23")
    assert "hill ne" in match.legal()


def test_the_worker_for_the_slot_may_come_from_a_castle() -> None:
    match = table(
        landscape=[*RING_OF_THREE, ["lt30", -1, 0, 0]],
        castles={"idanha": {"at": "start_a se"}},
        workers={"blue": ["start_a sw", "start_a se", "scored", "scored", "scored"]},
        slots={"house 2": "blue", "house 3": "blue", "house 4": "blue"},
        hands={"blue": ["lt38", "lt19"]},
    )
    play(lay(match, "lt38", "north of start_a"), "score roman_milestone 2")
    assert match.legal() == ["from 1", "from 2"]
    assert of(play(match, "from 2"), "workers")[:2] == ["start_a sw", "scored"]


HOUSES = [
    *[["start_a", 0, 0, 0], ["lt36", -1, 0, 2], ["lt37", -1, -1, 3], ["lt40", 0, -1, 0]],
    *[["lt22", 1, 0, 0], ["lt27", 2, 0, 0]],
]
"""Four houses around the north-west of the start tile, one south-west of lt22, a camp on lt27."""


def houses(*blue: str, **position: Any) -> Match:
    workers = {"blue": list(blue or ("start_a nw", "lt22 sw"))}
    given = {"landscape": HOUSES, "workers": workers, **position}
    match = table(hands={"blue": ["lt38", "lt19"]}, **given)
    return lay(match, "lt38", "east of lt27")


def tops(match: Match) -> list[str]:
    return [text for text in some(match, "score") if text.endswith("top")]


def test_five_of_one_construction_take_the_top_slot() -> None:
    workers = {"blue": ["start_a nw", "lt22 sw"], "red": ["scored"]}
    match = houses(tops={"red": ["house"]}, workers=workers)
    assert tops(match) == ["score house top"]
    play(match, "score house top", "from supply")
    assert match.preview("constructions") == [5, 5]
    assert of(match, "tops") == ["house"]
    assert tops(houses("start_a nw")) == [], "four are too few"


@pytest.mark.parametrize(
    ("reading", "offered"),
    [
        ("track", ["score house top"]),
        ("type", ["score house top", "score roman_milestone top"]),
    ],
)
def test_8_13_top_slot_of_constructions(reading: str, offered: list[str]) -> None:
    """In a box where two of a kind take the top slot: two houses and two milestones."""
    box = load("castles")
    box["top"][1]["points"] = 2
    assert tops(trevor(box, top_slot=reading)) == ["score roman_milestone top"]
    match = trevor(box, top_slot=reading, workers={"blue": ["start_a sw", "start_a nw"]})
    assert tops(match) == offered
    once = {
        "tops": {"blue": ["house"]},
        "workers": {"blue": ["start_a sw", "start_a nw", "scored"]},
    }
    assert tops(trevor(box=box, top_slot=reading, **once)) == offered[1:]


def test_8_9_per_turn_constructions() -> None:
    """Four houses take one slot, or several."""
    one = play(houses("start_a nw"), "score house 2", "from supply")
    assert not some(one, "score")
    several = play(houses("start_a nw", per_turn="any"), "score house 2", "from supply")
    assert some(several, "score") == ["score house 4", "score house 3"]
