"""The solo game: an imaginary opponent lays tiles, and points earn a rating."""

from __future__ import annotations

import random
from typing import Any

import pytest

import meseta
from meseta.match.match import Match
from tests.games.six_castles.story import RING_OF_THREE, happened, of, table, with_arms
from tests.games.story import play

SQUARE = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 0, 1, 0], ["lt21", -1, 1, 0]]
"""Two empty cells touch two tiles each: west of the start tile, and south of lt19."""
ROCKY = [["start_b", 0, 0, 0], *SQUARE[1:]]
"""The same with a rock in the north-west of the start tile."""

MISFIT = "The opponent's tile with dead land, military camp, olives and house"


def solo(seed: int = 1, **position: Any) -> Match:
    given = {"reserves": {"blue": []}, "hands": {"blue": ["lt38", "lt39"]}, **position}
    return meseta.setup("6-castles", {"players": 1, **given}, seed=seed)


def last_tile(match: Match) -> list[Any]:
    """Tile, x, y and turns of the tile laid last."""
    return list(match.position["landscape"][-1])


def test_twelve_rounds_and_an_opponent_with_twelve_tiles() -> None:
    match = meseta.new("6-castles", seed=3, players=1)
    view = match.view(0)
    assert (view["rival"], view["pile"], view["rounds"]) == (12, 10, 12)
    hand = [tile["id"] for tile in view["hands"]["blue"]]
    assert len({*match.position["rival"], *match.position["pile"], *hand}) == 24
    assert of(match, "coins") == 1
    assert len(match.legal()) == 2, "two charters"


def test_the_opponent_lays_before_every_turn() -> None:
    match = meseta.new("6-castles", seed=3, players=1)
    dice = random.Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    laid = [tile[0] for tile in match.position["landscape"][1:]]
    assert laid[1::2] == [f"lt{event[1] + 1:02}" for event in happened(match, "laid")]
    assert (len(laid), match.view()["rival"]) == (24, 0)


def test_no_tile_of_the_opponent_no_question() -> None:
    assert solo(landscape=SQUARE, rival=[]).view()["asked"] == "lay"


def test_the_opponents_tile_goes_where_it_touches_most_tiles() -> None:
    match = solo(landscape=SQUARE, rival=["lt23", "lt22"])
    assert match.view()["asked"] == "spot"
    assert match.legal() == ["south of lt19", "west of start_a"]
    match.play("south of lt19")
    assert last_tile(match)[:3] == ["lt23", 1, 1]
    assert match.view()["rival"] == 1
    assert meseta.setup("6-castles", match.position).state.tobytes() == match.state.tobytes()
    assert match.view()["asked"] == "lay"
    tile = "The imaginary opponent's tile with house, stone cross, cereal and olives"
    told = f"{tile} lies south of the tile with Roman milestone and pasture."
    assert match.story()[-1] == told


def test_the_opponents_tile_is_turned_by_chance() -> None:
    games = [solo(seed, landscape=SQUARE, rival=["lt22"]) for seed in range(12)]
    assert {last_tile(play(match, "south of lt19"))[3] for match in games} == {0, 1, 2, 3}


def test_a_rock_of_the_opponent_that_lies_wrong_is_moved_by_the_player() -> None:
    match = play(solo(landscape=ROCKY, rival=["lt02"]), "south of lt19")
    assert match.view()["lying"]["id"] == "lt02"
    assert match.legal() == ["north of start_b", "west of start_b"]
    match.play("north of start_b")
    assert last_tile(match) == ["lt02", 0, -1, 3], "only with the rock in the south-west"
    tile = "The opponent's tile with rock, Roman milestone, lake and house"
    assert match.story()[-1] == f"{tile} has to move: now it lies north of the start tile."
    assert of(match, "coins") == 1, "nobody gets a bonus"
    assert match.view()["asked"] == "lay"


def test_a_rock_of_the_opponent_stays_where_it_comes_beside_a_rock() -> None:
    stayed = []
    for seed in range(12):
        match = play(solo(seed, landscape=ROCKY, rival=["lt01"]), "west of start_b")
        if match.view()["asked"] == "lay":
            stayed.append(last_tile(match)[3])
    assert set(stayed) == {1}, "with its rock in the north-east, and only so"
    assert len(stayed) < 12


def test_a_rock_of_the_opponent_lies_anywhere_where_no_rock_is_open() -> None:
    for seed in range(8):
        match = play(solo(seed, landscape=SQUARE, rival=["lt01"]), "south of lt19")
        assert match.view()["asked"] == "lay"


def test_a_castle_may_rise_by_the_opponents_tile() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt01", 1, 0, 3], ["lt20", 0, 1, 0]]
    match = solo(landscape=tiles, rival=["lt22"])
    assert len(match.view()["sites"]) == 1, "the only cell with two neighbours closed the hill"


def test_the_player_acts_with_the_own_tile() -> None:
    match = play(solo(landscape=SQUARE, rival=["lt22"]), "south of lt19")
    again = meseta.setup("6-castles", match.position)
    assert again.state.tobytes() == match.state.tobytes(), "the opponent's tile is done with"
    play(match, "lay lt38", "west of lt21", "turn 0", "worker")
    assert match.legal() == ["to lt21", "to lt38"]


def test_an_opponents_tile_that_fits_nowhere_is_lost() -> None:
    document = table().game.document
    for tile in (*document["landscape"], document["start"][0]):
        tile["arms"] = "n"
    tiles = [["start_a", 0, 0, 0], ["lt19", 0, -1, 2]]
    position = {"players": 1, "arms": "tile", "landscape": tiles, "rival": ["lt22"]}
    match = meseta.setup("6-castles", position, box=document)
    match.play(match.legal()[0])
    assert f"{MISFIT} fits nowhere and leaves the game." in match.story()
    assert match.view()["rival"] == 0
    assert len(match.view()["tiles"]) == 2


def test_an_opponents_tile_that_does_not_fit_is_moved() -> None:
    """One path leads out, to the north; only with its path to the south the tile goes on there."""
    box = with_arms(start_a="n", lt22="n")
    moved = 0
    for seed in range(8):
        position = {"players": 1, "arms": "tile", "landscape": [["start_a", 0, 0, 0]]}
        match = meseta.setup("6-castles", {**position, "rival": ["lt22"]}, box=box, seed=seed)
        match.play("east of start_a")
        moved += f"{MISFIT} has to move" in " ".join(match.story())
        assert last_tile(match) == ["lt22", 0, -1, 2]
    assert moved == 8


def test_a_charter_needs_three_of_its_item() -> None:
    charters = {"blue": {"secret": "ch11", "open": "ch01"}}
    lines = {"blue": ["ex13 a", "ex18 a"]}
    assert solo(lines=lines, cylinders={"blue": 5}, charters=charters).preview("charters") == [3]
    assert solo(lines=lines, cylinders={"blue": 4}, charters=charters).preview("charters") == [0]


@pytest.mark.parametrize(("workers", "points"), [(2, 0), (3, 4)])
def test_the_castle_charter_needs_three_pieces(workers: int, points: int) -> None:
    match = solo(
        landscape=RING_OF_THREE,
        castles={"idanha": {"at": "start_a se"}},
        workers={"blue": ["start_a se"] * workers},
        charters={"blue": {"secret": "ch11", "open": "ch12"}},
    )
    assert match.preview("charters") == [points]


@pytest.mark.parametrize(
    ("points", "rating"),
    [(24, "squire"), (25, "knight"), (32, "knight"), (33, "lord"), (40, "lord"), (41, "count")],
)
def test_the_game_ends_with_a_rating(points: int, rating: str) -> None:
    match = solo(
        round=12,
        hands={"blue": ["lt38"]},
        pile=[],
        rival=[],
        coins={"blue": 5 * points},
        charters={"blue": {"secret": "ch11", "open": "ch12"}},
    )
    play(match, "lay lt38", "west of start_a", "turn 0", "end")
    assert match.story()[-2] == f"Blue has {points} points: {rating}."
    assert match.winners == (0,)


def test_the_solo_game_has_no_other_set_up() -> None:
    with pytest.raises(ValueError, match="family: the solo game has a set-up of its own"):
        meseta.new("6-castles", players=1, family=True)
    with pytest.raises(ValueError, match="suggested: the solo game has a set-up of its own"):
        meseta.new("6-castles", players=1, suggested=True)
