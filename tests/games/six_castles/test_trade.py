from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.games.six_castles.people.boxes import load
from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, game, lay, of, some, table
from tests.games.story import play

CHESTNUTS = {"blue": ["ex01 a", "ex19 a"], "red": ["ex02 a"]}
"""Chestnuts on spaces 3, 5 and 6."""
PENAMACOR = {"penamacor": {"at": "start_a se"}}


FOUR_DISCS = {"lake 2": "blue", "lake 3": "blue", "lake 4": "blue", "forest 2": "blue"}
"""Slots that leave Blue one disc."""


def market(**position: Any) -> Match:
    """Blue owns three chestnuts; a castle with three houses around it buys them."""
    given = {
        "landscape": RING_OF_THREE,
        "lines": CHESTNUTS,
        "cylinders": {"blue": 6},
        "castles": PENAMACOR,
        "reserves": {"blue": [], "red": []},
        **position,
    }
    match = table(hands={"blue": ["lt38", "lt39"], "red": ["lt22", "lt23"]}, **given)
    return lay(match, "lt38", "west of start_a")


PRINTED = [*RING_OF_THREE[:3], ["lt32", 1, 1, 0]]
"""Three houses and a military camp around the castle."""


def purse(match: Match) -> int:
    """Blue's half coins; there were two."""
    return int(match.view()["coins"]["blue"])


def test_example_4_three_chestnuts_and_four_buildings_bring_twelve_half_coins() -> None:
    match = market(landscape=PRINTED, sale_castle_plus_one=False)
    match.play("sell penamacor chestnut")
    assert purse(match) == 2 + 12
    assert match.view()["castles"]["penamacor"]["markets"] == {"chestnut": "blue"}
    assert match.view()["supply"]["blue"]["discs"] == 4, "and none lies on the line"


@pytest.mark.parametrize(("plus_one", "income"), [(True, 3 * (4 + 1)), (False, 3 * 4)])
def test_8_1_sale_castle_plus_one(plus_one: bool, income: int) -> None:
    match = market(landscape=PRINTED, sale_castle_plus_one=plus_one)
    assert purse(play(match, "sell penamacor chestnut")) == 2 + income


def test_goods_are_multiplied_by_the_houses_around_the_castle_and_one() -> None:
    assert purse(play(market(), "sell penamacor chestnut")) == 2 + 3 * (3 + 1)
    assert purse(play(market(), "sell penamacor olive")) == 2 + 1 * (3 + 1)


def test_only_goods_that_are_owned_and_markets_that_are_free() -> None:
    castles = {"penamacor": {"at": "start_a se", "markets": {"chestnut": "red"}}}
    assert some(market(), "sell") == ["sell penamacor olive", "sell penamacor chestnut"]
    assert some(market(castles=castles), "sell") == ["sell penamacor olive"]


def test_no_castle_no_sale_and_no_disc_no_sale() -> None:
    assert not some(market(castles={}), "sell")
    assert some(market(slots=FOUR_DISCS), "sell")
    assert not some(market(slots={**FOUR_DISCS, "forest 3": "blue"}), "sell")


def test_without_goods_no_sale() -> None:
    given = {"lines": {"blue": ["ex05 b"], "red": ["ex02 a"]}, "cylinders": {"blue": 2}}
    match = market(castles={"sabugal": {"at": "start_a se"}}, **given)
    assert of(match, "owned") == {"lake": 1, "dead_land": 1}
    assert not some(match, "sell")


def test_every_market_of_every_castle_may_buy() -> None:
    pieces = {"lines": {"blue": ["ex09 a"], "red": ["ex02 a"]}, "cylinders": {"blue": 4}}
    match = market(**{**TWO_CASTLES, **pieces})
    assert some(match, "sell") == [
        "sell penamacor chestnut",
        "sell penamacor cereal",
        "sell sabugal chestnut",
        "sell sabugal pasture",
        "sell sabugal cereal",
    ]


def test_a_disc_on_the_sold_good_must_be_used_and_is_counted_first() -> None:
    match = market(cylinders={"blue": 4}, discs={"blue": [5, 6]})
    match.play("sell penamacor chestnut")
    assert match.legal() == ["from 5", "from 6"]
    match.play("from 6")
    assert purse(match) == 2 + 12
    assert of(match, "owned") == {"pasture": 1, "lake": 1, "chestnut": 2, "olive": 1}
    assert (of(match, "supply")["discs"], of(match, "discs")) == (3, [5])
    assert match.view()["castles"]["penamacor"]["markets"] == {"chestnut": "blue"}


def test_another_disc_of_the_line_or_one_of_the_supply_may_be_used() -> None:
    match = play(market(discs={"blue": [8]}), "sell penamacor chestnut")
    assert match.legal() == ["from 8", "from supply"]
    match.play("from 8")
    assert of(match, "owned")["lake"] == 1, "the lake under the disc is lost"
    assert (of(match, "supply")["discs"], of(match, "discs")) == (4, [])
    supply = play(market(discs={"blue": [8]}), "sell penamacor chestnut", "from supply")
    assert (of(supply, "supply")["discs"], of(supply, "discs")) == (3, [8])


def test_a_position_in_the_middle_of_a_sale_can_be_set_up() -> None:
    match = play(market(discs={"blue": [8]}), "sell penamacor chestnut")
    assert meseta.setup("6-castles", match.position).legal() == match.legal()


def test_the_last_disc_may_come_from_the_supply() -> None:
    match = play(market(slots=FOUR_DISCS), "sell penamacor chestnut")
    assert (purse(match), of(match, "supply")["discs"]) == (2 + 12, 0)


def test_the_last_disc_may_come_from_the_line() -> None:
    match = play(market(slots=FOUR_DISCS, discs={"blue": [8]}), "sell penamacor chestnut")
    assert (of(match, "supply")["discs"], of(match, "discs")) == (0, [])


def test_goods_may_be_sold_in_the_turn_in_which_the_castle_rises() -> None:
    landscape = [["start_a", 0, 0, 0], ["lt01", 1, 0, 3], ["lt40", 0, 1, 0]]
    match = table(
        landscape=landscape,
        hands={"blue": ["lt38", "lt39"]},
        lines=CHESTNUTS,
        castle_deck=["penamacor", "sabugal", "sortelha", "monsanto", "idanha", "penha_garcia"],
        cylinders={"blue": 6},
    )
    lay(match, "lt38", "south of lt01")
    assert "sell penamacor chestnut" in match.legal()


TWO_CASTLES: dict[str, Any] = {
    "landscape": [*RING_OF_THREE, ["lt19", 1, -1, 0], ["lt20", 2, -1, 0], ["lt21", 2, 0, 0]],
    "castles": {**PENAMACOR, "sabugal": {"at": "lt36 ne"}},
}
"""Penamacor buys olives and chestnuts of Blue's, Sabugal chestnuts and pasture."""
SABUGAL = ["sell sabugal chestnut", "sell sabugal pasture"]


@pytest.mark.parametrize(
    ("reading", "then"),
    [
        ("one", []),
        ("castle", ["sell penamacor olive"]),
        ("any", ["sell penamacor olive", *SABUGAL]),
    ],
)
def test_8_9_sales(reading: str, then: list[str]) -> None:
    match = market(sales=reading, **TWO_CASTLES)
    assert some(match, "sell") == ["sell penamacor olive", "sell penamacor chestnut", *SABUGAL]
    assert some(play(match, "sell penamacor chestnut"), "sell") == then


def test_8_9_goods_are_sold_anew_in_the_next_turn() -> None:
    match = market(sales="castle", **TWO_CASTLES)
    play(match, "sell penamacor chestnut", "end", "lay lt23", "west of lt38", "turn 0", "end")
    lay(match, "lt39", "north of lt38")
    assert some(match, "sell") == ["sell penamacor olive", *SABUGAL]


@pytest.mark.parametrize(("kept", "again"), [(True, True), (False, False)])
def test_8_10_goods_kept(kept: bool, again: bool) -> None:
    match = market(goods_kept=kept, sales="any", **TWO_CASTLES)
    play(match, "sell penamacor chestnut")
    assert ("sell sabugal chestnut" in match.legal()) == again
    assert "sell sabugal pasture" in match.legal()


def test_8_10_goods_marked_later_may_be_sold() -> None:
    match = market(goods_kept=False, sold={"blue": [3, 5]})
    assert purse(play(match, "sell penamacor chestnut")) == 2 + 1 * (3 + 1)


def test_8_10_only_owned_goods_of_that_kind_are_used_up() -> None:
    match = play(market(goods_kept=False, cylinders={"blue": 5}), "sell penamacor chestnut")
    assert match.position["sold"]["blue"] == [3, 5]


def test_8_10_goods_under_a_disc_that_leaves_the_line_may_be_marked_and_sold_again() -> None:
    pieces = {"cylinders": {"blue": 4}, "discs": {"blue": [5, 6]}, "sold": {"blue": [5]}}
    match = play(market(goods_kept=False, **pieces), "sell penamacor chestnut", "from 5")
    assert match.position["sold"]["blue"] == [3, 6]


def test_8_10_what_comes_under_the_cylinder_by_replacing_a_tile_may_be_sold() -> None:
    match = market(
        goods_kept=False,
        castles={"sabugal": {"at": "start_a se"}},
        lines={"blue": ["ex13 a"], "red": ["ex02 a"]},
        cylinders={"blue": 1},
        reserves={"blue": ["ex06"], "red": []},
        sold={"blue": [1]},
    )
    assert not some(match, "sell")
    assert some(play(match, "replace 1", "tile ex06", "side a"), "sell") == SABUGAL[1:]


def test_selling_comes_after_marking_and_before_landscapes() -> None:
    match = play(market(), "sell penamacor chestnut")
    assert not {"mark", "step", "worker", "move"} & {text.split()[0] for text in match.legal()}
    match = play(lakes(3, castles=PENAMACOR, landscape=RING_OF_THREE), "score lake 3")
    assert not some(match, "sell")


# --- landscapes ----------------------------------------------------------------------------------

LAKES = {"blue": ["ex21 b", "ex10 b", "ex15 b", "ex02 b"], "red": ["ex20 a"]}
"""Lakes on spaces 1, 3, 5, 7, 9, 11, 13 and 15."""


def lakes(count: int, box: Any = None, **position: Any) -> Match:
    """Blue owns so many lakes."""
    given = {
        "lines": LAKES,
        "cylinders": {"blue": 2 * count - 1},
        "reserves": {"blue": [], "red": []},
        **position,
    }
    match = table(box, hands={"blue": ["lt38", "lt39"]}, **given)
    return lay(match, "lt38", "west of start_a")


def test_example_5_three_lakes_take_the_slot_for_three() -> None:
    match = lakes(3)
    assert some(match, "score") == ["score lake 3", "score lake 2"]
    match.play("score lake 3")
    assert match.view()["slots"] == {"lake 3": "blue"}
    assert (of(match, "supply")["discs"], of(match, "owned")["lake"]) == (4, 3)
    assert match.preview("landscapes") == [3, 0]
    assert "Blue takes a slot for lake, worth 3 points." in match.story()
    assert some(lakes(2), "score") == ["score lake 2"]
    assert some(lakes(4), "score") == ["score lake 4", "score lake 3", "score lake 2"]


def test_a_slot_worth_one_needs_one() -> None:
    box = load("castles")
    box["track"][0]["a"] = [3, 2, 1]
    assert some(lakes(1, box=box), "score") == ["score lake 1"]


def test_without_a_disc_no_landscape_is_scored() -> None:
    taken = {f"{kind} {value}": "blue" for kind in ("dead_land", "forest") for value in (2, 3)}
    assert some(lakes(3, slots=taken), "score")
    assert not some(lakes(3, slots={**taken, "forest 4": "blue"}), "score")


def test_a_slot_is_closed_to_all_once_it_is_taken() -> None:
    assert some(lakes(3, slots={"lake 3": "red"}), "score") == ["score lake 2"]


def test_the_top_slot_takes_five_of_one_landscape_and_everybody() -> None:
    match = lakes(5, tops={"red": ["lake"]})
    match.play("score lake top")
    assert match.preview("landscapes") == [5, 5]
    assert of(match, "tops") == ["lake"]
    assert "Blue takes the top slot with lake, worth 5 points." in match.story()
    assert "score lake top" not in some(lakes(4), "score")


def test_five_of_any_landscape_take_the_top_slot() -> None:
    lines = {"blue": ["ex02 b", "ex03 b", "ex11 b"], "red": ["ex20 a"]}
    match = lakes(0, lines=lines, cylinders={"blue": 10})
    assert (of(match, "owned")["lake"], of(match, "owned")["dead_land"]) == (2, 5)
    assert "score dead_land top" in match.legal()


LEFT = ["score lake top", "score lake 4", "score lake 2", "score dead_land 2"]


@pytest.mark.parametrize(("reading", "then"), [("one", []), ("any", LEFT)])
def test_8_9_per_turn_landscapes(reading: str, then: list[str]) -> None:
    match = play(lakes(5, per_turn=reading), "score lake 3")
    assert some(match, "score") == then


def test_a_disc_of_the_line_may_score_and_is_counted_first() -> None:
    match = lakes(2, discs={"blue": [5]})
    play(match, "score lake 3")
    assert match.legal() == ["from 5", "from supply"]
    match.play("from 5")
    assert of(match, "owned")["lake"] == 2
    assert match.view()["slots"] == {"lake 3": "blue"}
    assert (of(match, "supply")["discs"], of(match, "discs")) == (4, [])


def test_the_last_disc_scores_from_supply_or_line() -> None:
    """With one disc in the supply there is a choice, with none the disc of the line is used."""
    slots = {"dead_land 2": "blue", "dead_land 3": "blue", "forest 2": "blue"}
    match = play(lakes(2, discs={"blue": [5]}, slots=slots), "score lake 3")
    assert match.legal() == ["from 5", "from supply"]
    none = lakes(2, discs={"blue": [5]}, slots={**slots, "forest 3": "blue"})
    assert of(play(none, "score lake 3"), "discs") == []


FIVE_AND_FIVE = {"blue": [*LAKES["blue"], "ex03 b", "ex11 b", "ex16 b"], "red": ["ex20 a"]}


@pytest.mark.parametrize(
    ("reading", "tops"),
    [("track", ["score lake top"]), ("type", ["score lake top", "score dead_land top"])],
)
def test_8_13_top_slot(reading: str, tops: list[str]) -> None:
    """With five lakes and five dead lands the top slot is one choice, or one for each type."""
    given: dict[str, Any] = {"lines": FIVE_AND_FIVE, "cylinders": {"blue": 26}}
    match = lakes(5, top_slot=reading, **given)
    assert [text for text in some(match, "score") if text.endswith("top")] == tops
    again = lakes(5, top_slot=reading, tops={"blue": ["lake"]}, **given)
    left = [text for text in some(again, "score") if text.endswith("top")]
    assert left == tops[1:]


def test_the_other_side_of_the_board_has_other_slots() -> None:
    assert some(lakes(3, side="a"), "score") == ["score lake 3", "score lake 2"]
    assert some(lakes(3, side="b"), "score") == ["score lake 3"]


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "olive", "olives"),
        ("de", "Olive", "Oliven"),
        ("nl", "olijf", "olijven"),
        ("pt", "azeitona", "azeitonas"),
    ],
)
def test_a_single_good_has_its_own_name(language: str, one: str, many: str) -> None:
    answers = game().scribe(language)
    assert [answers.goods("olive", count).full for count in (1, 2)] == [one, many]


def test_a_sale_is_told_with_its_income() -> None:
    story = play(market(), "sell penamacor chestnut").story()
    assert "Blue sells chestnuts at Penamacor for 12 half coins." in story
