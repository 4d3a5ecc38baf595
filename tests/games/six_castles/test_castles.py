from __future__ import annotations

import random
from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.six_castles.story import (
    RING_OF_THREE,
    TWO_HILLS,
    hill,
    lay,
    of,
    some,
    table,
    with_arms,
)
from tests.games.story import play


def two_hills(**position: Any) -> Match:
    hands = {"blue": ["lt21", "lt22"]}
    match = table(
        landscape=TWO_HILLS, hands=hands, castle_deck=["penha_garcia", *OTHERS], **position
    )
    return lay(match, "lt21", "south of start_a")


OTHERS = ["penamacor", "sabugal", "sortelha", "monsanto", "idanha"]


def castles(match: Match) -> dict[str, str]:
    """Where castles stand."""
    return {name: castle["at"] for name, castle in match.view()["castles"].items()}


def test_a_castle_rises_where_a_hill_with_rock_is_closed() -> None:
    match = table(
        landscape=RING_OF_THREE[:3],
        hands={"blue": ["lt01", "lt19"]},
        castle_deck=["penha_garcia", *OTHERS],
    )
    lay(match, "lt01", "south of lt36")
    assert list(castles(match)) == ["penha_garcia"]
    assert "start_a se" in hill(match, castles(match)["penha_garcia"])
    assert (match.view()["castle_top"], match.view()["castles_left"]) == (OTHERS[0], 5)
    told = "The castle of Penha Garcia rises on the hill with chestnuts, forest, pasture and rock."
    assert match.story()[-1] == told
    again = meseta.setup("6-castles", match.position)
    assert again.state.tobytes() == match.state.tobytes(), "it is in the stack no more"


@pytest.mark.parametrize(
    ("beside", "above", "spot", "turned"),
    [
        ((-1, 0), (0, -1), "west of lt20", 2),
        ((1, 0), (0, -1), "north of lt19", 3),
        ((1, 0), (0, 1), "south of lt19", 0),
        ((-1, 0), (0, 1), "south of lt19", 1),
    ],
    ids=["north-west", "north-east", "south-east", "south-west"],
)
def test_a_castle_rises_on_any_side_of_the_tile(
    beside: tuple[int, int], above: tuple[int, int], spot: str, turned: int
) -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", *beside, 0], ["lt20", *above, 0]]
    match = table(landscape=tiles, hands={"blue": ["lt01", "lt39"]})
    assert len(castles(lay(match, "lt01", spot, turned))) == 1


def test_example_2_one_castle_rises_and_the_neighbouring_hill_gets_none() -> None:
    match = two_hills()
    assert match.legal() == ["castle nw", "castle ne"]
    match.play("castle ne")
    assert list(castles(match)) == ["penha_garcia"]
    assert "lt02 sw" in hill(match, castles(match)["penha_garcia"])
    assert match.view()["castles_left"] == 5
    assert match.view()["asked"] == "act"


def test_a_hill_closed_without_a_castle_never_gets_one() -> None:
    match = play(two_hills(), "castle nw", "end")
    match.play(some(match, "lay")[0])
    while "end" not in match.legal():
        match.play(match.legal()[0])
    assert len(castles(match)) == 1


def test_a_closed_hill_without_rock_gets_no_castle() -> None:
    match = table(landscape=RING_OF_THREE[:3], hands={"blue": ["lt35", "lt19"]})
    assert castles(lay(match, "lt35", "south of lt36")) == {}


def test_a_hill_with_rock_that_is_open_gets_no_castle() -> None:
    match = table(landscape=TWO_HILLS[:3], hands={"blue": ["lt21", "lt22"]})
    assert castles(lay(match, "lt21", "south of start_a")) == {}


@pytest.mark.parametrize(("reading", "asked"), [("player", True), ("clockwise", False)])
def test_8_14_castle_choice(reading: str, asked: bool) -> None:
    match = two_hills(castle_choice=reading)
    assert some(match, "castle") == (["castle nw", "castle ne"] if asked else [])
    play(match, *(["castle nw"] if asked else []))
    assert "lt01 se" in hill(match, castles(match)["penha_garcia"]), "the first clockwise"


DISTANT = [*RING_OF_THREE, ["lt19", 2, 0, 0], ["lt20", 3, 0, 0], ["lt01", 3, 1, 0]]
"""A castle south-east of the start tile; two hills further east a tile closes one with rock."""
DISTANT_TOO = [*RING_OF_THREE, ["lt19", 2, 0, 0], ["lt21", 2, 1, 0], ["lt01", 3, 1, 0]]
"""The same, where that tile comes from the far side."""
IDANHA = {"idanha": {"at": "start_a se"}}


@pytest.mark.parametrize(("distance", "built"), [(2, True), (3, False), ("path", True)])
def test_8_5_castles_two_hills_apart(distance: int | str, built: bool) -> None:
    hands = {"blue": ["lt22", "lt23"]}
    for tiles, spot in ((DISTANT, "south of lt19"), (DISTANT_TOO, "north of lt01")):
        match = table(landscape=tiles, castles=IDANHA, hands=hands, castle_distance=distance)
        assert (len(castles(lay(match, "lt22", spot))) == 2) == built


@pytest.mark.parametrize("distance", [2, 3, "path"])
def test_8_5_far_castles_do_not_matter(distance: int | str) -> None:
    tiles = [*DISTANT, ["lt21", 2, 1, 0], ["lt22", 4, 0, 0]]
    hands = {"blue": ["lt02", "lt23"]}
    match = table(landscape=tiles, castles=IDANHA, hands=hands, castle_distance=distance)
    lay(match, "lt02", "south of lt22", 0)
    assert len(castles(match)) == 2


DIAGONAL = [
    ["start_a", 0, 0, 0],
    ["lt36", 1, 0, 1],
    ["lt40", 0, 1, 0],
    ["lt35", 1, 1, 0],
    ["lt19", 2, 1, 0],
    ["lt01", 1, 2, 1],
]
"""A castle south-east of the start tile; the hill with rock lies diagonally beyond it."""


@pytest.mark.parametrize(("distance", "built"), [(2, False), (3, False), ("path", True)])
def test_8_5_castles_across_a_corner(distance: int | str, built: bool) -> None:
    hands = {"blue": ["lt21", "lt22"]}
    match = table(landscape=DIAGONAL, castles=IDANHA, hands=hands, castle_distance=distance)
    assert (len(castles(lay(match, "lt21", "south of lt19"))) == 2) == built


def test_8_5_three_hills_apart_a_lone_castle_may_rise_anywhere() -> None:
    assert len(castles(play(two_hills(castle_distance=3), "castle ne"))) == 1


@pytest.mark.parametrize("first", ["nw", "ne"])
def test_8_5_castles_across_a_path_are_always_too_close(first: str) -> None:
    match = play(two_hills(castle_distance="path"), f"castle {first}")
    assert len(castles(match)) == 1
    assert match.view()["asked"] == "act"


def test_no_castle_rises_when_the_stack_is_empty() -> None:
    tiles = [
        *[["start_a", 0, 0, 0], ["lt01", -1, 0, 2], ["lt19", -1, 1, 0]],
        *[[f"lt{20 - y}", 0, y, 0] for y in range(-1, -11, -1)],
        *[[f"lt{30 - y}", 1, y, 0] for y in range(-2, -10, -1)],
    ]
    names = ["penha_garcia", *OTHERS]
    standing = {name: {"at": f"lt{23 + place} ne"} for place, name in enumerate(names)}
    hands = {"blue": ["lt02", "lt03"]}
    match = table(players=4, landscape=tiles, castles=standing, hands=hands)
    match.play("lay lt02")
    assert len(castles(match)) == 6
    assert "lt02 nw" in hill(match, "lt01 se"), "the hill with rock is closed"


@pytest.mark.once("compiled")
def test_a_hill_is_told_as_it_was_when_it_was_told_of() -> None:
    """Later it may have grown."""
    match, dice, story = meseta.new("6-castles", players=2, seed=5), random.Random(5), list[str]()
    while not match.over:
        assert match.story()[: len(story)] == story
        story = match.story()
        match.play(dice.choice(match.legal_actions()), match.pending[0])


def test_workers_on_the_hill_climb_onto_the_castle() -> None:
    workers = {"blue": ["start_a se"], "red": ["lt02 sw", "lt02 nw", "lt01 nw"]}
    match = play(two_hills(workers=workers), "castle ne")
    assert match.story()[-2:] == [
        "Blue's worker 1 climbs onto the castle of Penha Garcia.",
        "Red's worker 1 climbs onto the castle of Penha Garcia.",
    ]


def test_a_worker_on_any_tile_of_the_hill_climbs() -> None:
    match = play(two_hills(workers={"blue": ["lt01 se", "lt01 nw"]}), "castle nw")
    assert match.story()[-1] == "Blue's worker 1 climbs onto the castle of Penha Garcia."


def test_the_castle_covers_what_is_marked_at_the_new_tile() -> None:
    lines = {"blue": ["ex02 a", "ex01 a"]}
    match = play(two_hills(lines=lines, cylinders={"blue": 4}), "castle ne")
    assert "mark ne" not in match.legal()


# --- arms and rings ------------------------------------------------------------------------------


def test_8_2_a_castle_over_two_quarters_of_a_tile_counts_its_ring_once() -> None:
    tiles = [
        *[["start_a", 0, 0, 0], ["lt01", 1, 0, 3], ["lt22", 2, 0, 0]],
        *[["lt19", 0, 1, 0], ["lt27", 1, 1, 0], ["lt28", 2, 1, 0]],
    ]
    match = table(
        with_arms(lt01="nes", lt27="esw"),
        landscape=tiles,
        castles={"penamacor": {"at": "lt27 nw"}},
        arms="tile",
        lines={"blue": ["ex15 a"]},
        hands={"blue": ["lt30", "lt31"]},
    )
    assert {"lt01 se", "lt01 sw", "lt27 nw", "lt27 ne"} < hill(match, "start_a se")
    before = of(lay(match, "lt30", "north of start_a"), "coins")
    assert of(play(match, "sell penamacor olive"), "coins") == before + 1 * (1 + 6)


def test_8_2_a_hill_with_two_quarters_of_the_new_tile_is_one_site() -> None:
    box = with_arms(lt21="esw", start_a="new", lt01="nesw")
    tiles = [*TWO_HILLS]
    match = table(box, landscape=tiles, hands={"blue": ["lt21", "lt24"]}, arms="tile")
    play(match, "lay lt21", "south of start_a")
    assert len(castles(match)) == 1, "both hills have become one"


@pytest.mark.parametrize(("reading", "income"), [("tiles", 4), ("hills", 6)])
def test_8_4_ring(reading: str, income: int) -> None:
    """A house and a chapel in neighbouring hills, on tiles that do not touch the castle.

    The military camp on lt28 is in no neighbouring hill.
    """
    tiles = [*RING_OF_THREE, ["lt30", 2, 0, 2], ["lt19", 0, -1, 2], ["lt28", 3, 0, 0]]
    castles = {"penamacor": {"at": "start_a se"}}
    match = table(
        landscape=tiles,
        castles=castles,
        ring=reading,
        lines={"blue": ["ex15 a"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    before = of(lay(match, "lt38", "west of start_a"), "coins")
    assert of(play(match, "sell penamacor olive"), "coins") == before + income


@pytest.mark.parametrize(("covers", "income"), [(True, 5), (False, 6)])
def test_8_11_a_castle_in_the_ring_of_another_covers_its_house(covers: bool, income: int) -> None:
    tiles = [*DIAGONAL, ["lt22", 2, 2, 0]]
    castles = {"penamacor": {"at": "start_a se"}, "idanha": {"at": "lt35 se"}}
    tiles[3] = ["lt27", 1, 1, 3]
    castles["idanha"]["at"] = "lt27 se"
    match = table(
        landscape=tiles,
        castles=castles,
        castle_covers=covers,
        castle_distance="path",
        lines={"blue": ["ex15 a"]},
        hands={"blue": ["lt38", "lt39"]},
    )
    before = of(lay(match, "lt38", "west of start_a"), "coins")
    assert of(play(match, "sell penamacor olive"), "coins") == before + income


@pytest.mark.parametrize(("covers", "religion"), [(True, 0), (False, 1)])
def test_8_11_castle_covers_what_workers_on_it_see(covers: bool, religion: int) -> None:
    tiles = [["start_b", 0, 0, 0], *RING_OF_THREE[1:]]
    castles = {"penamacor": {"at": "start_b se"}}
    match = table(
        landscape=tiles,
        castles=castles,
        castle_covers=covers,
        workers={"blue": ["start_b se"]},
        hands={"blue": ["lt22", "lt27"]},
    )
    lay(match, "lt22", "west of start_b")
    assert some(match, "religion") == ["religion"] * religion
