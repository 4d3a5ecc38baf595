"""The order of a turn: discs or workers, each action in its place, and drawing."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.match.choices import question_of
from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, lay, of, some, table, verbs
from tests.games.story import play

BUSY: dict[str, Any] = {
    "landscape": [*RING_OF_THREE, ["lt30", -1, 0, 0], ["lt19", 2, 0, 0]],
    "castles": {"penamacor": {"at": "start_a se"}},
    "lines": {"blue": ["ex01 a", "ex10 b"], "red": ["ex20 a"]},
    "cylinders": {"blue": 5},
    "workers": {"blue": ["start_a sw", "lt19 ne"]},
    "hands": {"blue": ["lt38", "lt39"], "red": ["lt21", "lt22"]},
}
"""Goods and two lakes on the line, two milestones and a chapel with workers, a castle."""


def busy(*actions: str) -> Match:
    """Blue has laid a tile, could do anything, and does something."""
    return play(lay(table(**BUSY), "lt38", "west of lt30"), *actions)


def with_discs(match: Match) -> list[str]:
    """What may be done with discs."""
    lakes = [text for text in some(match, "score") if "lake" in text]
    return [*some(match, "mark"), *some(match, "disc"), *some(match, "sell"), *lakes]


def with_workers(match: Match) -> list[str]:
    """What may be done with workers."""
    stones = [text for text in some(match, "score") if "milestone" in text]
    return [*some(match, "worker"), *some(match, "move"), *some(match, "religion"), *stones]


GOODS = ["sell penamacor olive", "sell penamacor chestnut"]
STONES = ["score roman_milestone 2"]


def test_a_turn_begins_with_either() -> None:
    assert with_discs(busy()) == ["mark sw", *GOODS, "score lake 2"]
    assert with_workers(busy()) == ["worker", "move 1", "move 2", "religion", *STONES]


@pytest.mark.parametrize("first", ["mark sw", "sell penamacor olive", "score lake 2"])
def test_who_has_begun_with_discs_does_nothing_with_workers(first: str) -> None:
    assert with_workers(busy(first)) == []


@pytest.mark.parametrize(
    "first",
    [
        ["worker", "to lt38", "hill nw"],
        ["move 1", "to lt30", "hill nw"],
        ["religion"],
        ["score roman_milestone 2", "from supply"],
    ],
    ids=" ".join,
)
def test_who_has_begun_with_workers_does_nothing_with_discs(first: list[str]) -> None:
    assert with_discs(busy(*first)) == []


TILE_2 = ["replace 2", "tile ex10"]
SIDES_OF_EX10 = "A: olives, vines, lake, cereal · B: lake, cereal, lake, dead land"


@pytest.mark.parametrize(
    ("actions", "detail"),
    [
        (STONES, "Roman milestone, 2 points"),
        (TILE_2, SIDES_OF_EX10),
        (["mark sw", *TILE_2], f"marking dead land · {SIDES_OF_EX10}"),
        (["mark sw", "sell penamacor olive", *TILE_2], SIDES_OF_EX10),
    ],
    ids=str,
)
def test_a_question_within_a_turn_says_what_it_is_about(actions: list[str], detail: str) -> None:
    match = busy(*actions)
    words, scribe = match.game.words("en"), match.game.scribe("en")
    said = question_of(match, words, scribe, match.scene(match.pending[0]))
    assert said.detail == detail


def test_disc_actions_come_in_their_order() -> None:
    match = busy("mark sw")
    assert with_discs(match) == ["disc 8", *GOODS, "score lake 2"]
    assert with_discs(play(match, "sell penamacor olive")) == ["score lake 2"]
    assert with_discs(play(match, "score lake 2")) == []


def test_disc_actions_may_be_left_out_but_not_made_up_for() -> None:
    assert with_discs(busy("sell penamacor olive")) == ["score lake 2"]
    assert with_discs(busy("score lake 2")) == []


def test_worker_actions_come_in_their_order() -> None:
    match = busy("move 1", "to lt30", "hill se")
    assert with_workers(match) == ["move 2", "religion", *STONES]
    assert with_workers(play(match, "religion")) == STONES
    assert with_workers(play(match, *STONES, "from supply")) == []


def test_worker_actions_may_be_left_out_but_not_made_up_for() -> None:
    assert with_workers(busy("religion")) == STONES
    assert with_workers(busy(*STONES, "from supply")) == []


@pytest.mark.parametrize("first", [[], ["mark sw"], GOODS[:1], ["score lake 2"], ["religion"]])
def test_a_turn_may_end_at_any_time(first: list[str]) -> None:
    match = play(busy(*first), "end")
    assert match.view()["active"] == "red"
    assert match.view()["asked"] == "lay"


# --- drawing -------------------------------------------------------------------------------------


def at_the_end_of_round(number: int, **position: Any) -> Match:
    """Blue has laid a tile of two and ends the turn."""
    hands = {"blue": ["lt38", "lt39"], "red": ["lt19", "lt20"]}
    match = table(round=number, **{"hands": hands, "pile": ["lt05"], **position})
    return play(lay(match, "lt38", "west of start_a"), "end")


def hand(match: Match) -> list[str]:
    """Blue's tiles."""
    return [tile["id"] for tile in match.view(0)["hands"]["blue"]]


def test_a_tile_is_drawn_at_the_end_of_a_turn() -> None:
    match = at_the_end_of_round(8)
    assert hand(match) == ["lt39", "lt05"]
    assert match.view()["pile"] == 0
    assert match.story()[-3:-1] == ["Blue draws a landscape tile.", "Blue's turn is over."]


@pytest.mark.parametrize("number", [9, 10])
def test_no_tile_is_drawn_in_the_last_two_rounds(number: int) -> None:
    match = at_the_end_of_round(number)
    assert hand(match) == ["lt39"]
    assert match.view()["pile"] == 1


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    assert hand(at_the_end_of_round(1, pile=[])) == ["lt39"]


def test_who_has_no_tile_lays_none_and_draws_one() -> None:
    match = table(hands={"blue": []}, pile=["lt05", "lt06"], workers={"blue": ["start_a nw"]})
    assert match.story()[-1] == "Blue has no tile that fits."
    assert not {"lay", "mark", "worker"} & verbs(match)
    assert hand(play(match, "end")) == ["lt05"]


def test_a_new_turn_begins_afresh() -> None:
    match = play(busy("move 1", "to lt30", "hill se"), "end")
    lay(match, "lt21", "south of lt40")
    lay(play(match, "end"), "lt39", "west of lt38")
    assert some(match, "move") == ["move 1", "move 2"]
    assert of(match, "supply") == {"discs": 5, "workers": 3}
