from __future__ import annotations

import random
from typing import Any

import pytest

import meseta
from meseta.games.six_castles.people.boxes import load
from meseta.match.match import Match
from tests.games.six_castles.story import happened, lay, of, some, table, verbs
from tests.games.story import play

HOLY = ("chapel", "stone_cross")


def new(**options: Any) -> Match:
    return meseta.new("6-castles", seed=3, **options)


def until(match: Match, kind: str) -> Match:
    while match.view()["asked"] != kind:
        match.play(match.legal()[0])
    return match


def hands(match: Match) -> list[list[str]]:
    """The landscape tiles of everybody, as only they see them."""
    seats = range(len(match.view()["players"]))
    return [[tile["id"] for tile in list(match.view(i)["hands"].values())[i]] for i in seats]


def ids(letters: str, count: int) -> list[str]:
    """Such as lt01 to lt40."""
    return [f"{letters}{number:02}" for number in range(1, count + 1)]


def test_everybody_begins_with_five_workers_five_discs_and_no_religion() -> None:
    view = new(players=3).view()
    assert view["supply"] == {seat: {"discs": 5, "workers": 5} for seat in view["players"]}
    assert view["religion"] == {"blue": 0, "red": 0, "yellow": 0}


def test_all_six_castles_are_in_the_stack() -> None:
    match = new(players=2)
    assert len(set(match.position["castle_deck"])) == match.view()["castles_left"] == 6
    assert match.view()["castle_top"] == match.position["castle_deck"][0]


def test_castles_landscapes_and_explorations_are_shuffled() -> None:
    games = [meseta.new("6-castles", seed=seed, players=2) for seed in range(40)]
    for place in (0, 5):
        assert len({match.position["castle_deck"][place] for match in games}) == 6
    assert len({match.position["pile"][0] for match in games}) > 20
    assert {tile for match in games for tile in match.position["stock"]} == set(ids("ex", 22))
    assert {tile for match in games for tile in match.position["pile"]} == set(ids("lt", 40))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_everybody_gets_two_tiles_of_ten_for_each_player(players: int) -> None:
    match = new(players=players)
    assert [len(hand) for hand in hands(match)] == [2] * players
    assert match.view()["pile"] == 8 * players


def test_no_landscape_tile_is_dealt_twice() -> None:
    match = new(players=4)
    dealt = [tile for hand in hands(match) for tile in hand]
    assert sorted([*dealt, *match.position["pile"]]) == ids("lt", 40)


@pytest.mark.parametrize(("players", "boxed"), [(2, 8), (3, 4), (4, 0)])
def test_everybody_gets_four_exploration_tiles_and_six_are_the_stock(
    players: int, boxed: int
) -> None:
    match = new(players=players)
    reserves = match.view()["reserves"].values()
    assert [len(reserve) for reserve in reserves] == [4] * players
    assert match.view()["stock"] == len(match.position["stock"]) == 6
    dealt = {tile for reserve in reserves for tile in reserve} | set(match.position["stock"])
    assert 22 - len(dealt) == boxed


def test_a_new_game_can_be_written_down_and_set_up_again() -> None:
    for options in ({"players": 3}, {"players": 1}, {"players": 2, "suggested": True}):
        match = new(**options)
        again = meseta.setup("6-castles", match.position)
        assert again.state.tobytes() == match.state.tobytes()


def test_two_of_the_other_charters_are_dealt_to_everybody() -> None:
    seen = set()
    for seed in range(30):
        dealt = meseta.new("6-castles", seed=seed, players=4).position["charters"].values()
        assert len({charter for pair in dealt for charter in pair.values()}) == 8
        seen |= {charter for pair in dealt for charter in pair.values()}
    assert seen == {f"ch{number:02}" for number in range(1, 17)}


@pytest.mark.parametrize(("players", "tiles"), [(2, 12), (3, 10), (4, 8)])
def test_the_suggested_set_up(players: int, tiles: int) -> None:
    match = new(players=players, suggested=True)
    assert [len(hand) for hand in hands(match)] == [2] * players
    assert match.view()["pile"] == (tiles - 2) * players
    assert match.view()["rounds"] == tiles


def test_tiles_with_a_stone_cross_or_a_chapel_are_not_removed() -> None:
    """So many tiles are removed that all the others are dealt."""
    box = load("castles")
    box["suggested"][2] |= {"removed": 16}
    match = meseta.new("6-castles", seed=3, box=box, players=2, suggested=True)
    dealt = {*match.position["pile"], *hands(match)[0], *hands(match)[1]}
    holy = {tile["id"] for tile in box["landscape"] if {*HOLY} & {*tile["quarters"]}}
    assert (len(dealt), len(dealt & holy)) == (24, len(holy))


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
    assert not any("type" in entry for entry in match.view(0)["charters"][3:5])
    match.play(match.legal(0)[0], 0)
    match.play(match.legal(2)[0], 2)
    shown = match.view(0)["charters"]
    assert [entry["how"] for entry in shown] == ["open", *["secret", "open"] * 3]
    assert shown[3].get("id") is None
    assert shown[4]["id"] != keep.split()[1]
    assert match.view(1)["charters"][3]["id"] == keep.split()[1]


@pytest.mark.parametrize("which", [0, 1])
def test_either_charter_may_be_kept(which: int) -> None:
    match = new(players=2)
    dealt = [text.split()[1] for text in match.legal(0)]
    assert dealt == sorted(match.position["charters"]["blue"].values())
    match.play(f"keep {dealt[which]}", 0)
    assert match.story()[-1] == "Blue keeps a charter secret."
    match.play(match.legal(1)[0], 1)
    assert match.position["charters"]["blue"] == {"secret": dealt[which], "open": dealt[1 - which]}
    told = [line for line in match.story() if line.startswith("Blue lays a charter open")]
    words: Any = match.game.words("en")
    opened = words.charter(int(dealt[1 - which].removeprefix("ch")))
    assert told == [f"Blue lays a charter open: {opened}."]


def test_the_start_player_is_drawn_by_lot() -> None:
    games = [meseta.new("6-castles", seed=seed, players=3) for seed in range(20)]
    assert {match.view()["start"] for match in games} == {"blue", "red", "yellow"}
    for match in games:
        assert match.view()["active"] == match.view()["start"]
        assert match.story()[0] == f"{match.view()['start'].title()} is the start player."


def test_the_set_up_asks_in_its_order() -> None:
    match = new(players=3)
    start = match.view()["players"].index(match.view()["start"])
    asked = []
    while match.view()["round"] == 0:
        asked.append((match.view()["asked"], match.pending))
        match.play(match.legal()[0])
    clockwise = [(start + step) % 3 for step in range(3)]
    lines = [(ask, (seat,)) for seat in clockwise for ask in ("line_tile", "face")]
    charters = [("charter", (0, 1, 2)), ("charter", (1, 2)), ("charter", (2,))]
    assert asked == [*charters, ("start_tile", (start,)), *lines]
    assert (match.view()["round"], match.pending) == (1, (start,))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_half_coins_fall_clockwise_from_the_start_player(players: int) -> None:
    for seed in range(4):
        view = meseta.new("6-castles", seed=seed, players=players).view()
        start = view["players"].index(view["start"])
        order = [view["players"][(start + step) % players] for step in range(players)]
        assert [view["coins"][seat] for seat in order] == list(range(players, 0, -1))


@pytest.mark.parametrize(
    ("side", "shows"),
    [
        ("a", "house, cereal, forest and Roman milestone"),
        ("b", "rock, pasture, stone cross and olives"),
    ],
)
def test_the_start_player_chooses_the_side_of_the_start_tile(side: str, shows: str) -> None:
    match = until(new(players=2), "start_tile")
    assert match.view()["pending"] == [match.view()["start"]]
    assert match.legal() == ["start a", "start b"]
    match.play(f"start {side}")
    assert match.position["landscape"] == [[f"start_{side}", 0, 0, 0]]
    assert len(match.view()["spots"]) == 4
    assert match.story()[-1].endswith(f"lays the start tile with {shows}.")
    assert match.view()["asked"] == "line_tile"


def test_everybody_begins_a_line_with_a_tile_a_side_and_a_direction() -> None:
    match = until(new(players=2), "line_tile")
    colour = match.view()["pending"][0]
    reserve = match.view()["reserves"][colour]
    assert match.legal() == [f"tile {tile}" for tile in reserve]
    match.play(f"tile {reserve[2]}")
    assert match.legal() == ["side a", "side a reversed", "side b", "side b reversed"]
    match.play("side b reversed")
    view = match.view()
    assert view["lines"][colour] == [f"{reserve[2]} b reversed"]
    assert view["cylinders"] == {colour: 1}
    assert view["owned"][colour] == {view["explorations"][reserve[2]]["b"][-1]: 1}
    assert view["reserves"][colour] == [*reserve[:2], reserve[3]]
    assert view["pending"] != [colour]
    assert match.story()[-1] == f"{colour.title()}'s cylinder stands on the first space."


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
    start = match.view()["players"].index(match.view()["start"])
    assert turns == [(start + step) % 3 for step in range(30)]
    assert [event[0] for event in happened(match, "round")] == list(range(1, 11))


# --- family --------------------------------------------------------------------------------------


def test_family_players_lay_their_whole_line_with_side_a_up() -> None:
    match = until(new(players=2, family=True), "line_tile")
    seat = match.pending[0]
    colour = match.view()["players"][seat]
    reserve = of(match, "reserves", colour)
    for left in (4, 3, 2):
        assert len(match.legal()) == left
        play(match, match.legal()[0])
        assert match.legal() == ["side a", "side a reversed"]
        play(match, "side a reversed")
    assert match.legal() == ["side a", "side a reversed"], "the last tile is not asked for"
    play(match, "side a")
    facing = ["a reversed", "a reversed", "a reversed", "a"]
    line = [f"{tile} {face}" for tile, face in zip(reserve, facing, strict=True)]
    assert of(match, "lines", colour) == line
    assert of(match, "cylinders", colour) == 1
    assert of(match, "reserves", colour) == []
    assert match.pending != (seat,)


def test_family_players_have_four_workers_four_discs_and_a_gold_coin() -> None:
    match = new(players=3, family=True)
    view = match.view()
    assert view["supply"] == {seat: {"discs": 4, "workers": 4} for seat in view["players"]}
    assert of(match, "workers") == ["supply"] * 4 + ["absent"]
    assert view["coins"] == dict.fromkeys(view["players"], 5)
    assert (view["charters"], view["asked"]) == ([], "start_tile")


ROAD = [["start_a", 0, 0, 0], ["lt30", -1, 0, 0]]
"""Two milestones south-west of the start tile."""


def family(**position: Any) -> Match:
    given = {"landscape": ROAD, **position}
    return table(family=True, hands={"blue": ["lt01", "lt38"]}, **given)


def test_family_lines_stay_as_they_were_laid() -> None:
    line = {"blue": ["ex01 a", "ex02 a", "ex03 a", "ex04 a"]}
    for reading in ("under", "right"):
        match = family(lines=line, reserves={"blue": ["ex05"], "red": []}, replace_rule=reading)
        assert not {"append", "replace"} & verbs(match)


def test_family_players_score_neither_landscapes_nor_constructions() -> None:
    lakes = {"blue": ["ex21 b", "ex10 b"], "red": ["ex20 a"]}
    given = {"lines": lakes, "cylinders": {"blue": 7}, "workers": {"blue": ["start_a sw"]}}
    match = family(**given)
    assert not some(lay(match, "lt38", "north of start_a"), "score")
    normal = table(None, hands={"blue": ["lt38"]}, landscape=ROAD, **given)
    scored = some(lay(normal, "lt38", "north of start_a"), "score")
    assert {"score lake 2", "score roman_milestone 2"} <= set(scored)


def test_a_family_line_of_ten_tiles_takes_no_more() -> None:
    line = {"blue": [f"ex{number:02} a" for number in range(1, 11)], "red": ["ex20 a"]}
    match = family(lines=line, stock=["ex11"], reserves={"blue": [], "red": []})
    lay(match, "lt01", "north of start_a")
    assert (match.view()["asked"], of(match, "reserves")) == ("act", ["ex11"])


def test_family_exploration_bonus_goes_to_the_end_of_the_line() -> None:
    lines = {"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]}
    match = family(lines=lines, stock=["ex09"], reserves={"blue": [], "red": []})
    lay(match, "lt01", "north of start_a")
    assert match.legal() == ["side a", "side a reversed"]
    match.play("side a reversed")
    assert match.position["lines"]["blue"] == ["ex01 a", "ex02 a", "ex09 a reversed"]
    assert of(match, "reserves") == []
    assert match.view()["asked"] == "act"
