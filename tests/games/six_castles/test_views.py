"""What a view tells those who choose: the tile in hand, the line tile, charters."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from tests.games.six_castles.story import table
from tests.games.story import play

pytestmark = pytest.mark.once("compiled")

CHARTERS = {
    "blue": {"secret": "ch04", "open": "ch07"},
    "red": {"secret": "ch15", "open": "ch16"},
}


def test_a_view_tells_the_tile_that_is_laid_and_how_it_lies_each_way() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]})
    assert match.view()["lying"] is None
    lying = play(match, "lay lt19").view(1)["lying"]
    assert (lying["id"], lying["spot"]) == ("lt19", None)
    assert lying["quarters"] == lying["ways"][0] == ["roman_milestone", "chapel", "pasture", "lake"]
    assert lying["ways"][1] == ["lake", "roman_milestone", "chapel", "pasture"]
    assert play(match, "north of start_a").view()["lying"]["spot"] == "north of start_a"
    assert play(match, "turn 0").view()["lying"] is None


def appending(**options: Any) -> Any:
    lines = {"blue": ["ex01 a"], "red": ["ex20 a"]}
    reserves = {"blue": ["ex02", "ex03"], "red": []}
    return table(hands={"blue": ["lt19", "lt20"]}, lines=lines, reserves=reserves, **options)


def test_a_view_tells_the_line_tile_that_is_chosen_and_what_each_side_shows() -> None:
    match = appending()
    assert match.view()["line_tile"] is None
    chosen = play(match, "append").view(1)["line_tile"]
    assert chosen == {"player": "blue", "place": 2, "tile": None, "sides": {}}
    turned = play(match, "tile ex03").view(1)["line_tile"]
    assert (turned["player"], turned["place"], turned["tile"]) == ("blue", 2, "ex03")
    assert turned["sides"] == {
        "a": ["forest", "chestnut", "olive", "vine"],
        "a reversed": ["vine", "olive", "chestnut", "forest"],
        "b": ["dead_land", "dead_land", "forest", "pasture"],
        "b reversed": ["pasture", "forest", "dead_land", "dead_land"],
    }


def test_a_family_turns_a_line_tile_with_side_a_up() -> None:
    match = table(family=True, hands={"blue": ["lt01", "lt20"]}, stock=["ex09"])
    play(match, "lay lt01", "north of start_a", "turn 0")
    assert list(match.view()["line_tile"]["sides"]) == ["a", "a reversed"]


@pytest.mark.parametrize(("place", "bonus"), [(1, ("half_coins", 3)), (2, ("religion", 1))])
def test_a_view_tells_the_bonus_of_a_charter(place: int, bonus: tuple[str, int]) -> None:
    charter = table(charters=CHARTERS).view(0)["charters"][place]
    assert (charter["points"], charter[bonus[0]]) == (2, bonus[1])


def test_nobody_has_won_while_the_game_goes_on() -> None:
    view = table(charters=CHARTERS, lines={"blue": ["ex03 b"], "red": ["ex01 a"]}).view(0)
    assert view["winners"] == []
    assert {charter["winner"] for charter in view["charters"]} == {None}


def test_a_view_tells_both_sides_of_the_start_tile_while_one_is_chosen() -> None:
    match = meseta.new("6-castles", seed=1, players=1, way="plain")
    match.play(match.legal()[0])
    assert [tile["id"] for tile in match.view()["starts"]] == ["start_a", "start_b"]
    assert play(match, "start b").view()["starts"] == []


def test_a_view_tells_the_tile_at_which_a_hill_is_chosen() -> None:
    match = table(landscape=[["start_a", 0, 0, 0]], hands={"blue": ["lt19", "lt20"]})
    assert match.view()["hills_at"] is None
    assert play(match, "lay lt19", "north of start_a", "turn 0").view(1)["hills_at"] == "lt19"


# --- how everybody stands ------------------------------------------------------------------------

PASTURES = {"blue": ["ex01 a"], "red": ["ex20 a"]}


def test_a_view_tells_everybodys_points_as_they_stand() -> None:
    match = table(charters=CHARTERS, coins={"blue": 10, "red": 4}, lines=PASTURES)
    assert match.view()["standing"] == dict(
        zip(("blue", "red"), match.preview("total"), strict=True)
    )
    assert match.view()["scores"] == {"blue": 0, "red": 0}, "points are given in the end"


def test_points_so_far_follow_what_changes() -> None:
    match = table(family=True, coins={"blue": 5, "red": 0})
    assert match.view()["standing"] == {"blue": 1, "red": 0}
    richer = table(family=True, coins={"blue": 5, "red": 10})
    assert richer.view()["standing"] == {"blue": 1, "red": 2}


def test_nobody_stands_anywhere_while_charters_are_kept() -> None:
    view = meseta.new("6-castles", seed=1, players=2, way="plain").view(0)
    assert view["standing"] == {}
    assert not any("counts" in charter for charter in view["charters"])


def test_a_view_tells_how_many_everybody_has_for_a_charter() -> None:
    charters = {**CHARTERS, "blue": {"secret": "ch04", "open": "ch01"}}
    castles, secret, pastures, *_others = table(charters=charters, lines=PASTURES).view(0)[
        "charters"
    ]
    assert (pastures["type"], pastures["counts"]) == ("pasture", {"blue": 1, "red": 0})
    assert castles["counts"] == {"blue": 0, "red": 0}
    assert "counts" in secret, "one's own secret charter"


def test_a_secret_charter_of_another_tells_nothing() -> None:
    views = [table(charters=CHARTERS, lines=PASTURES).view(seat) for seat in (0, None)]
    hidden = [each for view in views for each in view["charters"] if "id" not in each]
    assert [each for each in hidden if "counts" in each] == []
    assert len(hidden) == 1 + 2


def test_points_so_far_leave_out_secret_charters() -> None:
    charters = {**CHARTERS, "blue": {"secret": "ch01", "open": "ch07"}}
    match = table(charters=charters, lines=PASTURES)
    assert [match.view(seat)["standing"]["blue"] for seat in (0, 1)] == [0, 0]


def test_alone_a_charter_asks_for_three() -> None:
    needs = [
        {each["need"] for each in table(players=count).view(0)["charters"]} for count in (1, 2)
    ]
    assert needs == [{3}, {1}]
