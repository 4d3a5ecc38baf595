from __future__ import annotations

from typing import Any

import pytest

from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, happened, lay, of, table
from tests.games.story import play

PLAIN = {"blue": {"secret": "ch11", "open": "ch12"}, "red": {"secret": "ch15", "open": "ch16"}}
"""Charters about camps, chapels and crosses, which nobody has here."""


def last_turn(**position: Any) -> Match:
    """Red's last turn of a game for two, up to its end."""
    given = {
        "charters": PLAIN,
        "coins": {"blue": 0, "red": 0},
        "lines": {"blue": ["ex01 a"], "red": ["ex02 a"]},
        "reserves": {"blue": [], "red": []},
        "hands": {"blue": [], "red": ["lt38"]},
        **position,
    }
    match = table(round=10, active="red", pile=[], **given)
    play(match, "lay lt38", "west of start_a", "turn 0", "end")
    assert match.over
    return match


def test_money_is_counted_in_gold_and_the_rest_breaks_ties() -> None:
    match = last_turn(coins={"blue": 14, "red": 13})
    assert match.scores == [2, 2]
    assert match.winners == (0,)
    assert match.places == [1, 2]


def test_the_rest_breaks_ties_for_every_place() -> None:
    coins = {"blue": 24, "red": 13, "yellow": 14}
    match = last_turn(
        players=3,
        coins=coins,
        charters={**PLAIN, "yellow": {"secret": "ch13", "open": "ch14"}},
        lines={"blue": ["ex01 a"], "red": ["ex02 a"], "yellow": ["ex03 a"]},
        reserves={colour: [] for colour in coins},
        hands={"blue": [], "red": ["lt38"], "yellow": []},
        start="yellow",
    )
    assert match.scores == [4, 2, 2]
    assert match.places == [1, 3, 2]


def test_players_with_equal_rest_share_the_victory() -> None:
    match = last_turn(coins={"blue": 14, "red": 14})
    assert match.winners == (0, 1)
    assert match.view()["winners"] == ["blue", "red"]


def test_the_highest_total_wins() -> None:
    match = last_turn(coins={"blue": 14, "red": 0}, religion={"red": 24})
    assert (match.scores, match.winners) == ([2, 12], (1,))
    assert match.view()["winners"] == ["red"]


def test_a_view_tells_who_has_won_a_charter_not_who_brought_it() -> None:
    charters = {**PLAIN, "red": {"secret": "ch01", "open": "ch15"}}
    shown = last_turn(charters=charters).view()["charters"]
    pasture = next(charter for charter in shown if charter["id"] == "ch01")
    assert (pasture["owner"], pasture["winner"]) == ("red", "blue")
    assert {charter["winner"] for charter in shown} == {"blue", None}


def test_a_disc_charter_goes_to_the_majority_on_the_line() -> None:
    charters = {**PLAIN, "blue": {"secret": "ch01", "open": "ch12"}}
    match = last_turn(charters=charters)
    assert match.preview("charters") == [3, 0], "one pasture against none"


def test_a_tied_charter_is_not_awarded() -> None:
    charters = {**PLAIN, "blue": {"secret": "ch01", "open": "ch12"}}
    match = last_turn(charters=charters, lines={"blue": ["ex01 a"], "red": ["ex13 a"]})
    assert match.preview("charters") == [0, 0]
    assert happened(match, "charter_tied")


def test_nobody_has_the_majority_of_nothing() -> None:
    assert last_turn().preview("charters") == [0, 0]


def test_a_tie_for_first_among_three_is_not_awarded_to_the_third() -> None:
    match = table(
        players=3,
        round=10,
        active="yellow",
        hands={"blue": [], "red": [], "yellow": ["lt38"]},
        pile=[],
        lines={"blue": ["ex13 a"], "red": ["ex16 a reversed"], "yellow": ["ex01 a"]},
        cylinders={"blue": 3, "red": 1, "yellow": 1},
        charters={**PLAIN, "yellow": {"secret": "ch13", "open": "ch01"}},
        coins={"blue": 0, "red": 0, "yellow": 0},
        reserves={"blue": [], "red": [], "yellow": []},
    )
    play(match, "lay lt38", "west of start_a", "turn 0")
    assert match.preview("charters") == [3, 0, 0]


def test_a_worker_charter_counts_constructions_in_occupied_hills() -> None:
    charters = {
        "blue": {"secret": "ch11", "open": "ch09"},
        "red": {"secret": "ch12", "open": "ch15"},
    }
    match = last_turn(charters=charters, workers={"red": ["start_a nw"]})
    assert match.preview("charters") == [0, 3]


def test_the_castle_charter_counts_discs_and_workers_on_all_castles() -> None:
    castles = {"penamacor": {"at": "start_a se", "markets": {"olive": "red"}}}
    workers = {"blue": ["start_a se", "start_a se"]}
    match = last_turn(landscape=RING_OF_THREE, castles=castles, workers=workers)
    assert match.preview("charters") == [4, 0]
    tied = last_turn(landscape=RING_OF_THREE, castles=castles, workers={"blue": ["start_a se"]})
    assert tied.preview("charters") == [0, 0]
    beside = last_turn(landscape=RING_OF_THREE, castles=castles, workers={"blue": ["lt36 ne"]})
    assert beside.preview("charters") == [0, 4], "a worker beside the castle does not count"


def test_charters_may_bring_half_coins_and_steps() -> None:
    charters = {
        "blue": {"secret": "ch04", "open": "ch12"},
        "red": {"secret": "ch07", "open": "ch16"},
    }
    lines = {"blue": ["ex02 a"], "red": ["ex03 b"]}
    match = last_turn(
        charters=charters, lines=lines, coins={"blue": 2, "red": 0}, religion={"red": 1}
    )
    assert match.preview("wealth") == [1, 0]
    assert match.preview("religion") == [0, 1]
    assert match.scores == [2 + 1, 2 + 1]
    assert match.view()["coins"] == {"blue": 5, "red": 0}
    assert match.view()["religion"] == {"blue": 0, "red": 2}


def test_a_preview_counts_what_open_charters_bring() -> None:
    charters = {
        "blue": {"secret": "ch12", "open": "ch04"},
        "red": {"secret": "ch16", "open": "ch07"},
    }
    given = {"lines": {"blue": ["ex02 a"], "red": ["ex03 b"]}, "coins": {"blue": 2, "red": 0}}
    match = table(charters=charters, religion={"red": 1}, **given)
    assert (match.preview("wealth"), match.preview("religion")) == ([1, 0], [0, 1])
    assert match.view()["coins"] == {"blue": 2, "red": 0}


def test_steps_of_a_charter_end_with_the_track() -> None:
    charters = {**PLAIN, "red": {"secret": "ch07", "open": "ch16"}}
    match = last_turn(charters=charters, lines={"red": ["ex03 b"]}, religion={"red": 24})
    assert of(match, "religion", "red") == 24
    assert match.preview("religion") == [0, 12]


def test_secret_charters_count_only_at_the_end() -> None:
    charters = {**PLAIN, "blue": {"secret": "ch01", "open": "ch12"}}
    match = table(charters=charters, lines={"blue": ["ex01 a"], "red": ["ex02 a"]})
    assert match.preview("charters") == [0, 0]
    open_now = {**PLAIN, "blue": {"secret": "ch12", "open": "ch01"}}
    match = table(charters=open_now, lines={"blue": ["ex01 a"], "red": ["ex02 a"]})
    assert match.preview("charters") == [3, 0]
    assert match.preview("charters") == [3, 0], "and nothing adds up"


def test_preview_is_the_final_scoring_as_it_stands_and_changes_nothing() -> None:
    match = table(
        coins={"blue": 14, "red": 0},
        religion={"blue": 7},
        slots={"lake 3": "blue", "house 2": "red"},
        tops={"red": ["forest"]},
        charters=PLAIN,
        lines={"blue": ["ex01 a"], "red": ["ex02 a"]},
    )
    before = match.state.tobytes()
    sources = ("charters", "landscapes", "constructions", "religion", "wealth")
    assert [match.preview(source)[0] for source in sources] == [0, 3, 0, 3, 2]
    assert [match.preview(source)[1] for source in sources] == [0, 5, 2, 0, 0]
    assert match.preview("total") == [8, 7]
    assert match.state.tobytes() == before
    with pytest.raises(ValueError, match="cannot be scored"):
        match.preview("castles")


def test_the_castle_charter_counts_from_the_beginning() -> None:
    match = table(
        landscape=RING_OF_THREE,
        castles={"penamacor": {"at": "start_a se"}},
        workers={"blue": ["start_a se"]},
        charters=PLAIN,
    )
    assert match.preview("charters") == [4, 0]
    assert match.view()["charters"][0]["how"] == "open"


def test_points_are_counted_once_at_the_end() -> None:
    match = last_turn(coins={"blue": 14, "red": 0}, slots={"lake 3": "blue"})
    assert match.scores == [5, 0]
    assert [points for seat, _, points, _ in happened(match, "points") if seat == 0] == [
        0,
        3,
        0,
        0,
        2,
    ]
    assert match.preview("total") == [5, 0]
    assert match.preview("total") == [5, 0], "and stay so"


def test_all_charters_are_told_at_the_end() -> None:
    match = last_turn(charters={**PLAIN, "blue": {"secret": "ch01", "open": "ch12"}})
    told = [line for line in match.story() if "the charter" in line]
    names = ["castles", "military camp", "pasture", "stone cross", "chapel"]
    assert [next(name for name in names if name in line) for line in told] == names
    assert [line.split()[0] for line in told] == ["Nobody", "Nobody", "Blue", "Nobody", "Nobody"]
    assert told[2].endswith("3 points.")


def test_the_game_ends_after_the_last_turn_of_the_last_round() -> None:
    """Red is the start player, so Blue has the last turn."""
    given = {"start": "red", "hands": {"blue": ["lt38"], "red": ["lt39"]}, "pile": []}
    match = table(round=10, active="red", coins={"blue": 14}, **given)
    play(lay(match, "lt39", "west of start_a"), "end")
    assert (match.over, match.view()["active"]) == (False, "blue")
    play(lay(match, "lt38", "north of start_a"), "end")
    assert match.over
    assert "The game is scored." in match.story()
    assert match.story()[-1] == "The game is over."
    assert match.scores == [match.preview("total")[0], match.preview("total")[1]]
    assert max(match.scores) > 0
    earlier = table(round=9, active="blue", start="red", hands={"blue": ["lt38", "lt19"]})
    play(lay(earlier, "lt38", "north of start_a"), "end")
    assert (earlier.view()["round"], earlier.view()["active"]) == (10, "red")


def test_the_family_version_scores_religion_and_wealth_only() -> None:
    match = table(
        family=True,
        round=10,
        active="red",
        hands={"blue": [], "red": ["lt38"]},
        pile=[],
        lines={"blue": ["ex01 a"], "red": ["ex02 a"]},
        reserves={"blue": [], "red": []},
        coins={"blue": 10, "red": 0},
        religion={"red": 4},
    )
    play(match, "lay lt38", "west of start_a", "turn 0", "end")
    assert match.scores == [2, 2]
    assert not happened(match, "charter_won") + happened(match, "charter_tied")
