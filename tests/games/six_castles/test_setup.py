from __future__ import annotations

import random
from typing import Any

import pytest

import meseta
from meseta.games.six_castles.box.domains import EXPLORATIONS
from meseta.match import Match
from tests.games.six_castles.story import box_of, happened, lay, seat_field, some, table
from tests.games.story import field, play


def new(**options: Any) -> Match:
    return meseta.new("6-castles", seed=3, **options)


def until(match: Match, kind: str) -> Match:
    while match.view()["asked"] != kind:
        match.play(match.legal()[0])
    return match


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_tiles_four_explorations_and_falling_coins(players: int) -> None:
    match = until(new(players=players), "start_tile")
    assert all(min(hand) >= 0 for hand in field(match, "hands")[:players])
    assert field(match, "pile_left") == 8 * players
    assert field(match, "stock_left") == 6
    assert all(bits.bit_count() == 4 for bits in field(match, "reserve")[:players])
    starter = field(match, "starter")
    coins = [field(match, "coins")[(starter + step) % players] for step in range(players)]
    assert coins == list(range(players, 0, -1))


@pytest.mark.parametrize(("players", "boxed"), [(2, 8), (3, 4), (4, 0)])
def test_the_rest_of_the_exploration_tiles_stays_in_the_box(players: int, boxed: int) -> None:
    match = new(players=players)
    dealt = sum(bits.bit_count() for bits in field(match, "reserve")) + field(match, "stock_left")
    assert EXPLORATIONS - dealt == boxed


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 10), (4, 8)])
def test_the_suggested_set_up(players: int, tiles: int) -> None:
    match = new(players=players, suggested=True)
    assert field(match, "pile_left") == (tiles - 2) * players
    assert box_of(match).rounds == tiles
    sacred = box_of(match).is_sacred
    left = (
        set(range(40)) - set(field(match, "pile")) - {t for h in field(match, "hands") for t in h}
    )
    removed = {2: 10, 3: 5, 4: 0}[players]
    assert sum(not sacred[tile] for tile in left) >= removed


def test_players_draw_eight_times_in_ten_rounds() -> None:
    match = new(players=2)
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
    assert len([event for event in happened(match, "drew") if event[0] == 0]) == 8
    assert len(happened(match, "laid")) == 20
    assert len(happened(match, "round")) == 10


def test_charters_are_chosen_in_secret_and_at_once() -> None:
    match = new(players=3)
    assert list(match.pending) == [0, 1, 2]
    keep = match.legal(1)[1]
    match.play(keep, 1)
    assert list(match.pending) == [0, 2]
    assert all(entry["how"] == "dealt" for entry in match.view(0)["charters"][1:])
    assert "type" not in match.view(0)["charters"][3]
    match.play(match.legal(0)[0], 0)
    match.play(match.legal(2)[0], 2)
    shown = match.view(0)["charters"]
    assert [entry["how"] for entry in shown] == ["open", *["secret", "open"] * 3]
    assert shown[3].get("id") is None
    assert shown[4]["id"] != keep.split()[1]
    assert match.view(1)["charters"][3]["id"] == keep.split()[1]


def test_the_start_player_chooses_the_side_of_the_start_tile() -> None:
    match = until(new(players=2), "start_tile")
    assert match.pending == (field(match, "starter"),)
    assert match.legal() == ["start a", "start b"]
    match.play("start b")
    assert match.view()["tiles"][0]["id"] == "start_b"


def test_everybody_begins_a_line_with_a_tile_a_side_and_a_direction() -> None:
    match = until(new(players=2), "line_tile")
    seat = match.pending[0]
    assert len(match.legal()) == 4
    match.play(match.legal()[2])
    assert match.legal() == ["side a", "side a reversed", "side b", "side b reversed"]
    match.play("side b reversed")
    assert (seat_field(match, "line_size", seat), seat_field(match, "cylinder", seat)) == (1, 0)
    assert sum(seat_field(match, "owned", seat)) == 1
    assert seat_field(match, "reserve", seat).bit_count() == 3
    assert match.pending != (seat,)


def test_the_first_tile_of_a_line_may_be_turned_in_the_first_turn() -> None:
    match = until(new(players=2), "lay")
    first = match.position["lines"][match.view()["active"]][0].split()[0]
    match.play("replace 1")
    assert f"tile {first}" in match.legal()


def test_the_start_player_never_changes_and_turns_go_clockwise() -> None:
    match = new(players=3)
    dice = random.Random(2)
    while not match.over:
        match.play(dice.choice(match.legal()))
    turns = [event[0] for event in happened(match, "turn")]
    assert turns == [(turns[0] + step) % 3 for step in range(30)]


# --- family --------------------------------------------------------------------------------------


def test_family_players_lay_their_whole_line_with_side_a_up() -> None:
    match = until(new(players=2, family=True), "line_tile")
    seat = match.pending[0]
    for left in (4, 3, 2):
        assert len(match.legal()) == left
        play(match, match.legal()[0])
        assert match.legal() == ["side a", "side a reversed"]
        play(match, "side a reversed")
    assert match.legal() == ["side a", "side a reversed"], "the last tile is not asked for"
    play(match, "side a")
    assert seat_field(match, "line_size", seat) == 4
    assert seat_field(match, "cylinder", seat) == 0
    assert seat_field(match, "reserve", seat) == 0


def test_family_players_have_four_workers_four_discs_and_a_gold_coin() -> None:
    match = new(players=3, family=True)
    assert field(match, "discs")[:3] == [4, 4, 4]
    assert field(match, "workers")[0] == [-1, -1, -1, -1, -3]
    assert field(match, "coins")[:3] == [5, 5, 5]
    assert match.view()["charters"] == []


def family(**position: Any) -> Match:
    given = {"landscape": [["start_a", 0, 0, 0], ["lt30", -1, 0, 0]], **position}
    return table(family=True, hands={"blue": ["lt01", "lt38"]}, **given)


def test_family_lines_stay_as_they_were_laid() -> None:
    line = {"blue": ["ex01 a", "ex02 a", "ex03 a", "ex04 a"]}
    match = family(lines=line, reserves={"blue": [], "red": []})
    assert not {"append", "replace"} & {text.split()[0] for text in match.legal()}


def test_family_players_score_neither_landscapes_nor_constructions() -> None:
    lakes = {"blue": ["ex21 b", "ex10 b"], "red": ["ex20 a"]}
    match = family(lines=lakes, cylinders={"blue": 7}, workers={"blue": ["start_a sw"]})
    lay(match, "lt38", "north of start_a")
    assert not some(match, "score")


def test_family_exploration_bonus_goes_to_the_end_of_the_line() -> None:
    lines = {"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]}
    match = family(lines=lines, stock=["ex09"], reserves={"blue": [], "red": []})
    lay(match, "lt01", "north of start_a")
    assert match.legal() == ["side a", "side a reversed"]
    match.play("side a reversed")
    assert match.position["lines"]["blue"][-1] == "ex09 a reversed"


# --- solo ----------------------------------------------------------------------------------------


def test_the_solo_game_has_twelve_rounds_and_an_opponent_with_twelve_tiles() -> None:
    match = new(players=1)
    assert field(match, "rival_left") == 12
    assert field(match, "pile_left") == 10
    assert box_of(match).rounds == 12
    assert field(match, "coins")[0] == 1
    assert len(match.legal()) == 2, "two charters"


def solo(**position: Any) -> Match:
    given = {"reserves": {"blue": []}, "hands": {"blue": ["lt38", "lt39"]}, **position}
    return meseta.setup("6-castles", {"players": 1, **given}, seed=1)


SQUARE = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 0, 1, 0], ["lt21", -1, 1, 0]]


def test_the_opponents_tile_goes_where_it_touches_most_tiles() -> None:
    match = solo(landscape=SQUARE, rival=["lt22"])
    assert match.view()["asked"] == "spot"
    assert set(match.legal()) == {"west of start_a", "south of lt19"}
    match.play("south of lt19")
    assert match.view()["tiles"][-1]["id"] == "lt22"
    assert len(happened(match, "rival_laid")) == 1
    assert match.view()["asked"] == "lay"


def test_the_opponents_tile_is_turned_by_chance() -> None:
    turns = set()
    for seed in range(12):
        position = {"players": 1, "reserves": {"blue": []}, "landscape": SQUARE, "rival": ["lt22"]}
        match = meseta.setup("6-castles", position, seed=seed)
        match.play("south of lt19")
        turns.add(field(match, "turned")[21])
    assert turns == {0, 1, 2, 3}


def test_a_rock_of_the_opponent_that_lies_wrong_is_moved_by_the_player() -> None:
    moved = 0
    for seed in range(12):
        position = {
            "players": 1,
            "reserves": {"blue": []},
            "landscape": [["start_b", 0, 0, 0], *SQUARE[1:]],
            "rival": ["lt01"],
        }
        match = meseta.setup("6-castles", position, seed=seed)
        match.play("south of lt19" if "south of lt19" in match.legal() else match.legal()[0])
        if match.view()["asked"] == "spot":
            moved += 1
            assert set(match.legal()) == {"north of start_b", "west of start_b"}
            match.play("north of start_b")
            assert field(match, "turned")[0] == 3
            assert happened(match, "rival_moved")
            assert field(match, "coins")[0] == 1, "nobody gets a bonus"
    assert moved == 12


def test_a_rock_of_the_opponent_that_lies_right_stays() -> None:
    kept = 0
    for seed in range(12):
        position = {"players": 1, "reserves": {"blue": []}, "landscape": SQUARE, "rival": ["lt01"]}
        match = meseta.setup("6-castles", position, seed=seed)
        match.play("south of lt19")
        kept += match.view()["asked"] == "lay"
    assert kept == 12, "no rock is open, so any place will do"


def test_a_castle_may_rise_by_the_opponents_tile() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt01", 1, 0, 3], ["lt20", 0, 1, 0]]
    match = solo(landscape=tiles, rival=["lt22"])
    assert happened(match, "castle"), "the only cell with two neighbours closed the hill"


def test_an_opponents_tile_that_fits_nowhere_is_lost() -> None:
    document = table().game.document
    for tile in document["landscape"]:
        tile["arms"] = "n"
    document["start"][0]["arms"] = "n"
    tiles = [["start_a", 0, 0, 0], ["lt19", 0, -1, 2]]
    position = {"players": 1, "arms": "tile", "landscape": tiles, "rival": ["lt22"]}
    match = meseta.setup("6-castles", position, box=document)
    match.play(match.legal()[0])
    assert happened(match, "rival_lost")
    assert happened(match, "no_place")


def test_a_solo_charter_needs_three_of_its_item() -> None:
    charters = {"blue": {"secret": "ch11", "open": "ch01"}}
    lines = {"blue": ["ex13 a", "ex18 a"]}
    assert solo(lines=lines, cylinders={"blue": 5}, charters=charters).preview("charters") == [3]
    assert solo(lines=lines, cylinders={"blue": 4}, charters=charters).preview("charters") == [0]


@pytest.mark.parametrize(
    ("coins", "rating"), [(0, "squire"), (125, "knight"), (165, "lord"), (205, "count")]
)
def test_the_solo_game_ends_with_a_rating(coins: int, rating: str) -> None:
    match = solo(
        round=12,
        hands={"blue": ["lt38"]},
        pile=[],
        rival=[],
        coins={"blue": coins},
        charters={"blue": {"secret": "ch11", "open": "ch12"}},
    )
    play(match, *[] if match.view()["asked"] == "spot" else ["lay lt38"])
    play(match, "west of start_a", "turn 0", "end")
    assert match.story()[-2].endswith(f"{rating}.")
    assert match.winners == (0,)


def test_the_solo_game_has_no_other_set_up() -> None:
    for option in ("family", "suggested"):
        with pytest.raises(ValueError, match=option):
            new(players=1, **{option: True})
