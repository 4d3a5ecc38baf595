"""Sound positions in the middle of something, with one thing changed: what is asked must fit."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import meseta
from meseta.kernel.positions import PositionError
from meseta.match.match import Match
from tests.games.six_castles.story import TWO_HILLS, lay, table
from tests.games.story import play

pytestmark = pytest.mark.once("plain")

ROAD = [["start_a", 0, 0, 0], ["lt30", -1, 0, 0], ["lt25", 0, 1, 1]]
"""Two milestones south-west of the start tile."""

LAKES = {"blue": ["ex21 b", "ex10 b", "ex15 b"], "red": ["ex20 a"]}
"""Lakes on spaces 1, 3, 5, 7, 9 and 11."""


def refused(match: Match, invariant: str, **changes: Any) -> None:
    """A position is sound; as soon as some of its keys are changed, it is not."""
    position = match.position
    assert meseta.setup("6-castles", position).position == position
    with pytest.raises(PositionError, match=re.escape(invariant)):
        meseta.setup("6-castles", {**position, **changes})


def asking(match: Match, **changes: Any) -> list[dict[str, Any]]:
    """The agenda of a match, with something else asked now."""
    *below, now = match.position["agenda"]
    return [*below, {**now, **changes}]


# --- set-up --------------------------------------------------------------------------------------


def test_the_set_up_is_the_start_players() -> None:
    match = meseta.new("6-castles", seed=1, players=2)
    other = {"blue": "red", "red": "blue"}[match.position["start"]]
    refused(match, "turns are in rounds; before them comes the set-up", active=other)


def test_everybody_is_asked_for_the_first_tile_of_the_line() -> None:
    match = meseta.new("6-castles", seed=1, players=2)
    agenda = match.position["agenda"]
    assert agenda[1]["ask"] == agenda[2]["ask"] == "line_tile"
    refused(match, "a line needs a tile, unless its owner", agenda=[agenda[0], *agenda[2:]])


# --- lines ---------------------------------------------------------------------------------------

NOTHING_TO_LAY = "whoever is asked for an exploration tile has one to lay"


def appending(*reserve: str) -> Match:
    """Blue appends a third tile to the line; the cylinder stands in the middle of the first one."""
    match = table(
        cylinders={"blue": 2},
        lines={"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]},
        reserves={"blue": list(reserve), "red": []},
        hands={"blue": ["lt19", "lt20"]},
    )
    return play(match, "append")


@pytest.mark.parametrize(
    "change",
    [{"place": 4}, {"place": 1}, {"left": 2}],
    ids=["behind a gap", "under the cylinder", "two at once"],
)
def test_an_exploration_tile_is_asked_for_a_place_that_takes_one(change: dict[str, int]) -> None:
    match = appending("ex03", "ex04")
    assert asking(match, left=1, place=3) == match.position["agenda"]
    refused(match, NOTHING_TO_LAY, agenda=asking(match, **change))


@pytest.mark.parametrize(
    "moves", [["replace 2"], ["replace 2", "tile ex03"]], ids=["which", "which side"]
)
def test_a_tile_behind_the_cylinder_is_not_replaced(moves: list[str]) -> None:
    match = table(
        cylinders={"blue": 5},
        lines={"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]},
        reserves={"blue": ["ex03", "ex04"], "red": []},
        hands={"blue": ["lt19", "lt20"]},
    )
    play(match, *moves)
    refused(match, NOTHING_TO_LAY, agenda=asking(match, place=1))


def test_only_a_tile_of_the_reserve_is_turned() -> None:
    match = appending("ex03")
    assert asking(match, tile="ex03") == match.position["agenda"]
    refused(match, NOTHING_TO_LAY, agenda=asking(match, tile="ex05"))


def test_a_tile_for_a_step_of_the_cylinder_is_asked_for_only_where_there_is_one() -> None:
    match = table(
        lines={"blue": ["ex01 a"], "red": ["ex20 a"]},
        cylinders={"blue": 4},
        reserves={"blue": ["ex03"], "red": []},
        hands={"blue": ["lt03", "lt20"]},
    )
    lay(match, "lt03", "north of start_a")
    assert match.legal() == ["append", "decline"]
    refused(match, NOTHING_TO_LAY, reserves={"blue": [], "red": []})


# --- hands ---------------------------------------------------------------------------------------


def test_whoever_is_to_lay_a_tile_has_one() -> None:
    match = table(hands={"blue": ["lt19", "lt20"], "red": ["lt21", "lt22"]})
    hands = {"blue": [], "red": ["lt21", "lt22"]}
    refused(match, "whoever is to lay a tile has one that fits", hands=hands)


@pytest.mark.parametrize(
    "change",
    [
        {"hands": {"blue": ["lt19"], "red": []}},
        {"hands": {"blue": ["lt19"], "red": ["lt21"]}, "pile": []},
        {"pile": [], "stock": []},
        {"reserves": {"blue": [], "red": []}},
    ],
    ids=["no tile in a hand", "nothing to draw", "no piles", "no reserves"],
)
def test_a_position_that_lacks_something_can_be_played_to_its_end(change: dict[str, Any]) -> None:
    position = table(hands={"blue": ["lt19", "lt20"], "red": ["lt21", "lt22"]}).position
    match = meseta.setup("6-castles", {**position, **change})
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    assert match.view()["round"] == 10


# --- castles -------------------------------------------------------------------------------------


def test_a_castle_rises_only_beside_a_new_tile() -> None:
    match = table(landscape=TWO_HILLS, hands={"blue": ["lt21", "lt22"]})
    lay(match, "lt21", "south of start_a")
    assert match.legal() == ["castle nw", "castle ne"]
    refused(match, "a hill waits for the castle that is to be built", tile=None)


# --- slots ---------------------------------------------------------------------------------------

SLOT_IS_TAKEN = "a slot is taken that is free, by somebody with a piece for it"


def test_the_top_slot_is_taken_once() -> None:
    match = table(
        lines=LAKES,
        cylinders={"blue": 7},
        discs={"blue": [9]},
        reserves={"blue": [], "red": []},
        hands={"blue": ["lt38", "lt39"]},
    )
    play(lay(match, "lt38", "west of start_a"), "score lake top")
    assert match.legal() == ["from 9", "from supply"]
    refused(match, SLOT_IS_TAKEN, tops={"blue": ["lake"]})


def test_a_worker_takes_no_slot_that_somebody_holds() -> None:
    match = table(
        landscape=ROAD,
        workers={"blue": ["start_a sw"]},
        reserves={"blue": [], "red": []},
        hands={"blue": ["lt38", "lt40"]},
    )
    play(lay(match, "lt38", "north of start_a"), "score roman_milestone 2")
    assert match.legal() == ["from 1", "from supply"]
    workers = {**match.position["workers"], "red": ["scored"] + ["supply"] * 4}
    refused(match, SLOT_IS_TAKEN, slots={"roman_milestone 2": "red"}, workers=workers)


# --- walks ---------------------------------------------------------------------------------------

NOWHERE_TO_GO = "a worker that walks gets where its owner can pay"


def walking() -> Match:
    """A new worker of Blue's sets out from a tile north of the start tile."""
    match = table(landscape=ROAD, hands={"blue": ["lt38", "lt40"]})
    return play(lay(match, "lt38", "north of start_a"), "worker")


def test_a_new_worker_sets_out_from_a_new_tile() -> None:
    refused(walking(), NOWHERE_TO_GO, tile=None)


def test_a_walk_ends_on_the_table() -> None:
    match = play(walking(), "to start_a")
    refused(match, NOWHERE_TO_GO, agenda=asking(match, tile="lt05"))
