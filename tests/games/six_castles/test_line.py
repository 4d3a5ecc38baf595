from __future__ import annotations

from typing import Any

import pytest

from meseta.match.match import Match
from tests.games.six_castles.story import CORNER, RING_OF_THREE, game, lay, of, some, table, verbs
from tests.games.story import play

JULIET = {"blue": ["ex01 a", "ex02 a reversed", "ex03 a"], "red": ["ex20 a"]}
"""From space 5: pasture, dead land, cereal, vine, forest, chestnut, olive, vine."""
NO_RESERVES: dict[str, list[str]] = {"blue": [], "red": []}


def corner(**position: Any) -> Match:
    """Blue lays a tile; the hill in its north-west has pasture, dead land and chestnut."""
    given = {"lines": JULIET, "cylinders": {"blue": 4}, "reserves": NO_RESERVES, **position}
    match = table(landscape=CORNER, hands={"blue": ["lt29", "lt30"]}, **given)
    return lay(match, "lt29", "south of lt39", 1)


def juliet(**position: Any) -> Match:
    """And chooses that hill."""
    return play(corner(**position), "mark nw")


def test_example_3_two_steps_then_a_disc_ahead() -> None:
    match = play(juliet(), "step", "step")
    assert of(match, "cylinders") == 6
    assert "step" not in match.legal(), "the next space shows cereal"
    match.play("disc 10")
    assert (of(match, "supply")["discs"], of(match, "discs")) == (4, [10])
    marked = {"pasture": 2, "dead_land": 1, "chestnut": 2}
    assert of(match, "owned") == {**marked, "olive": 1, "lake": 1}


@pytest.mark.parametrize(
    ("language", "hill"),
    [
        ("en", "the hill in the south-east of the tile with house and chapel"),
        ("de", "der Hügel im Südosten des Plättchens mit Haus und Kapelle"),
        ("pl", "wzgórze na południowym wschodzie płytki z domem i kaplicą"),
        ("nl", "de heuvel in het zuidoosten van de tegel met huis en kapel"),
        ("pt", "a colina no sudeste da peça com casa e capela"),
    ],
)
def test_a_hill_is_told_by_its_direction_in_every_language(language: str, hill: str) -> None:
    assert str(game().words(language).quarter("lt29 se")) == hill


def test_steps_and_discs_are_told() -> None:
    match = play(juliet(), "step", "disc 10")
    assert match.story()[-3:] == [
        "Blue marks terrains of the hill with chestnuts, dead land, pasture and stone cross.",
        "Blue's cylinder goes on to space 5.",
        "Blue puts a disc on space 10.",
    ]


def test_one_hill_is_marked_in_a_turn() -> None:
    match = corner(cylinders={"blue": 1})
    assert some(match, "mark") == ["mark nw", "mark sw"], "chestnuts and dead land, or the lake"
    assert not some(play(match, "mark sw"), "mark")


def test_a_hill_is_offered_only_where_it_helps() -> None:
    match = corner(lines={"blue": ["ex10 a"]}, cylinders={})
    assert some(match, "mark") == ["mark sw"], "vines and cereal are nowhere, the lake is"


def test_without_discs_only_hills_for_the_next_space_are_offered() -> None:
    used = {"discs": {"blue": [7, 8, 9, 11, 12]}}
    assert some(corner(**used), "mark") == ["mark nw"], "the next space shows pasture"
    assert not some(corner(cylinders={"blue": 6}, **used), "mark"), "and now cereal"
    four = {"discs": {"blue": [7, 8, 9, 11]}}
    assert some(corner(cylinders={"blue": 6}, **four), "mark") == ["mark nw"], "a disc for space 10"


def test_a_space_with_a_disc_makes_no_hill_helpful() -> None:
    lines = {"blue": ["ex02 b", "ex01 b"]}
    assert some(corner(lines=lines, cylinders={"blue": 6}), "mark") == ["mark nw"]
    taken = corner(lines=lines, cylinders={"blue": 5}, discs={"blue": [6, 7]})
    assert some(taken, "mark") == ["mark nw"], "the cylinder may reach the dead land"
    ahead = {"lines": {"blue": ["ex02 a", "ex03 a"]}, "cylinders": {"blue": 4}}
    assert some(corner(**ahead), "mark") == ["mark nw"], "a disc may go to the chestnut"
    assert not some(corner(discs={"blue": [6]}, **ahead), "mark"), "where one lies already"


def test_nothing_can_be_marked_at_the_end_of_the_line() -> None:
    assert not some(corner(cylinders={"blue": 12}), "mark")


def test_a_disc_may_lie_any_distance_ahead_but_one_on_a_space() -> None:
    match = juliet()
    assert some(match, "disc") == ["disc 5", "disc 6", "disc 10"]
    assert some(play(match, "disc 10"), "disc") == ["disc 5", "disc 6"]


def test_a_disc_that_the_cylinder_reaches_goes_back_and_stays_owned() -> None:
    match = play(juliet(), "disc 6", "disc 5", "step")
    assert (of(match, "supply")["discs"], of(match, "discs")) == (4, [6])
    assert of(match, "owned")["pasture"] == 2
    assert "Blue's disc on space 5 goes back to the supply." in match.story()


def test_what_is_behind_and_under_the_cylinder_or_under_a_disc_is_owned() -> None:
    match = table(lines=JULIET, cylinders={"blue": 3}, discs={"blue": [6]})
    assert of(match, "owned") == {"pasture": 1, "lake": 1, "chestnut": 1, "dead_land": 1}
    own = [number for number, space in enumerate(of(match, "spaces"), 1) if space["own"]]
    assert own == [1, 2, 3, 6]


def test_without_discs_only_the_cylinder_marks() -> None:
    match = juliet(discs={"blue": [7, 8, 9, 11, 12]})
    assert not some(match, "disc")
    assert "step" in match.legal()


def test_the_last_disc_may_be_laid() -> None:
    match = juliet(discs={"blue": [7, 8, 9, 11]})
    assert some(match, "disc") == ["disc 5", "disc 6", "disc 10"]
    assert not some(play(match, "disc 10"), "disc")


def test_stepping_onto_a_disc_still_needs_the_terrain() -> None:
    match = juliet(cylinders={"blue": 6}, discs={"blue": [7]})
    assert "step" not in match.legal()


def test_steps_end_with_the_line() -> None:
    match = play(juliet(lines={"blue": ["ex19 a reversed"]}, cylinders={"blue": 3}), "step")
    assert of(match, "cylinders") == 4
    assert not {"step", "disc"} & verbs(match)


@pytest.mark.parametrize(("tile", "marks"), [("lt35", ["mark nw"]), ("lt01", [])])
def test_the_hill_under_a_castle_is_not_marked(tile: str, marks: list[str]) -> None:
    """Forest and pasture are in the hill that the tile closes; with a rock it gets a castle."""
    match = table(
        landscape=RING_OF_THREE[:3],
        hands={"blue": [tile, "lt19"]},
        lines={"blue": ["ex18 a"], "red": ["ex20 a"]},
    )
    assert some(lay(match, tile, "south of lt36"), "mark") == marks


@pytest.mark.parametrize(("reading", "again"), [("type", True), ("icon", False)])
def test_8_3_mark_limit(reading: str, again: bool) -> None:
    """Two chestnut spaces ahead, one chestnut in the hill."""
    match = juliet(lines={"blue": ["ex02 b", "ex19 a"]}, mark_limit=reading)
    match.play("step")
    assert ("step" in match.legal()) == again
    assert ("disc 6" in match.legal()) == again


def test_8_3_a_disc_uses_an_icon_too() -> None:
    match = play(juliet(lines={"blue": ["ex02 b", "ex19 a"]}, mark_limit="icon"), "disc 6")
    assert "step" not in match.legal()


def test_8_3_two_icons_are_good_for_two_marks() -> None:
    """Two chestnuts in the hill of lt24 and lt37, three chestnut spaces ahead."""
    match = table(
        landscape=[["start_a", 0, 0, 0], ["lt24", 1, 0, 0]],
        hands={"blue": ["lt37", "lt30"]},
        lines={"blue": ["ex09 a", "ex19 a", "ex14 a"], "red": ["ex20 a"]},
        cylinders={"blue": 4},
        mark_limit="icon",
    )
    lay(match, "lt37", "south of lt24", 1)
    play(match, "mark ne", "step")
    assert {"step", "disc"} <= verbs(match)
    assert not {"step", "disc"} & verbs(play(match, "step"))


# --- tolls ---------------------------------------------------------------------------------------

TOLL = {"blue": ["ex13 a"], "red": ["ex20 a"]}


def test_a_toll_may_be_paid_at_any_time_of_the_turn() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL, coins={"blue": 2})
    match.play("toll")
    assert (of(match, "cylinders"), of(match, "coins")) == (2, 1)
    assert of(match, "owned") == {"pasture": 1}
    assert match.story()[-1] == "Blue pays a half coin; the cylinder goes on to space 2."
    assert "toll" not in match.legal(), "the next space shows pasture"


def test_a_toll_may_be_paid_between_worker_actions() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL)
    play(lay(match, "lt19", "north of start_a"), "worker", "to lt19", "hill nw", "toll")
    assert of(match, "cylinders") == 2


def test_without_money_no_toll() -> None:
    lines = {"hands": {"blue": ["lt19", "lt20"]}, "lines": TOLL}
    assert "toll" not in table(coins={"blue": 0}, **lines).legal()
    assert "toll" in table(coins={"blue": 1}, **lines).legal()


def test_no_toll_beyond_the_end_of_the_line() -> None:
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=TOLL, cylinders={"blue": 4})
    assert "toll" not in match.legal()


@pytest.mark.parametrize(("reading", "step"), [("cost", False), ("terrain", True)])
def test_8_8_toll_space(reading: str, step: bool) -> None:
    """The hill shows pasture, which the toll space may show as well."""
    match = juliet(lines=TOLL, cylinders={"blue": 1}, toll_space=reading)
    assert ("step" in match.legal()) == step
    assert ("disc 2" in match.legal()) == step
    match.play("toll")
    assert of(match, "owned") == {"pasture": 1 + step}


@pytest.mark.parametrize("reading", ["cost", "terrain"])
def test_8_8_every_side_and_direction_shows_what_is_printed(reading: str) -> None:
    """The tile shows dead land, dead land, a toll over dead land, and olives on its side b."""
    lines = {"blue": ["ex22 b reversed"], "red": ["ex22 b"]}
    match = table(lines={"blue": lines["blue"], "red": ["ex20 a"]}, toll_space=reading)
    shown = [(space["terrain"], space["toll"]) for space in of(match, "spaces")]
    under = "toll" if reading == "cost" else "dead_land"
    assert shown == [("olive", False), (under, True), ("dead_land", False), ("dead_land", False)]


# --- line management -----------------------------------------------------------------------------


def managing(**position: Any) -> Match:
    """Blue's cylinder stands on the first of two tiles; a third is in reserve."""
    given = {
        "lines": {"blue": ["ex01 a", "ex02 a"], "red": ["ex20 a"]},
        "reserves": {"blue": ["ex03"], "red": []},
        "hands": {"blue": ["lt19", "lt20"]},
        **position,
    }
    return table(**given)


def test_a_reserve_tile_may_be_appended_either_side_in_either_direction() -> None:
    match = play(managing(), "append")
    assert match.legal() == ["side a", "side a reversed", "side b", "side b reversed"]
    match.play("side b reversed")
    assert match.position["lines"]["blue"] == ["ex01 a", "ex02 a", "ex03 b reversed"]
    assert of(match, "reserves") == []
    assert of(match, "owned") == {"pasture": 1}, "and the cylinder stands where it was"
    assert match.story()[-1] == (
        "Blue appends pasture, forest, dead land, dead land as tile 3 of the line."
    )


def test_any_tile_of_the_reserve_may_be_appended_and_no_other() -> None:
    match = managing(reserves={"blue": ["ex03", "ex22"], "red": ["ex05"]})
    play(match, "append")
    assert match.legal() == ["tile ex03", "tile ex22"]
    play(match, "tile ex22", "side a")
    assert of(match, "reserves") == ["ex03"]


def test_a_line_has_room_for_ten_tiles() -> None:
    line = [f"ex{n:02} a" for n in range(1, 11)]
    reserves = {"blue": ["ex11"], "red": []}
    assert "append" not in managing(lines={"blue": line}, reserves=reserves).legal()
    assert "append" in managing(lines={"blue": line[:9]}, reserves=reserves).legal()


def test_without_a_reserve_nothing_is_appended() -> None:
    assert "append" not in managing(reserves=NO_RESERVES).legal()
    lines = {"blue": ["ex02 a"], "red": ["ex20 a"]}
    assert "append" in managing(lines=lines, reserves={"blue": ["ex01"], "red": []}).legal()


def test_8_7_the_tile_under_a_cylinder_at_its_far_left_may_be_replaced_and_no_other() -> None:
    assert some(managing(), "replace") == ["replace 1"]
    assert some(managing(cylinders={"blue": 5}), "replace") == ["replace 2"]
    assert not some(managing(cylinders={"blue": 2}), "replace")
    assert not some(managing(cylinders={"blue": 4}), "replace")


@pytest.mark.parametrize(
    ("reading", "at_the_far_left", "further_on"),
    [
        ("under", ["replace 1"], []),
        ("right", ["replace 2"], ["replace 2"]),
        ("both", ["replace 1", "replace 2"], ["replace 2"]),
    ],
)
def test_8_7_replace_rule(reading: str, at_the_far_left: list[str], further_on: list[str]) -> None:
    assert some(managing(replace_rule=reading), "replace") == at_the_far_left
    later = managing(replace_rule=reading, cylinders={"blue": 2})
    assert some(later, "replace") == further_on


def test_8_7_a_tile_replaced_under_the_cylinder_changes_what_is_owned() -> None:
    match = play(managing(), "replace 1", "tile ex03", "side a")
    assert of(match, "owned") == {"forest": 1}
    assert of(match, "cylinders") == 1
    assert match.position["lines"]["blue"] == ["ex03 a", "ex02 a"]
    assert of(match, "reserves") == ["ex01"]
    told = "Blue lays forest, chestnuts, olives, vines as tile 1 of the line instead."
    assert match.story()[-1] == told


def test_8_7_each_tile_of_the_reserve_may_go_there_and_the_tile_itself() -> None:
    match = play(managing(), "replace 1")
    assert match.legal() == ["tile ex01", "tile ex03"]


def test_8_7_right_of_the_cylinder_nothing_that_is_owned_changes() -> None:
    match = managing(replace_rule="right", cylinders={"blue": 3}, discs={"blue": [6]})
    assert of(match, "owned") == {"pasture": 1, "lake": 1, "chestnut": 1, "cereal": 1}
    play(match, "replace 2", "tile ex03", "side a")
    assert of(match, "owned") == {"pasture": 1, "lake": 1, "chestnut": 1}
    assert match.position["lines"]["blue"] == ["ex01 a", "ex03 a"]
    assert of(match, "reserves") == ["ex02"]


def test_discs_on_a_replaced_tile_go_back_to_the_supply() -> None:
    match = managing(discs={"blue": [2, 4, 5]})
    assert of(match, "supply")["discs"] == 2
    play(match, "replace 1", "tile ex03", "side a")
    assert (of(match, "discs"), of(match, "supply")["discs"]) == ([5], 4)
    assert of(match, "owned") == {"forest": 1, "vine": 1}
    assert "Blue's disc on space 4 goes back to the supply." in match.story()


def test_a_replaced_tile_may_be_the_same_one_turned_but_not_as_it_lies() -> None:
    match = play(managing(), "replace 1", "tile ex01")
    assert match.legal() == ["side a reversed", "side b", "side b reversed"]
    match.play("side a reversed")
    assert of(match, "owned") == {"olive": 1}
    assert of(match, "reserves") == ["ex03"]
    other = play(managing(), "replace 1", "tile ex03")
    assert other.legal() == ["side a", "side a reversed", "side b", "side b reversed"]


def test_every_tile_is_laid_once_until_the_cylinder_moves() -> None:
    match = managing(replace_rule="right")
    play(match, "append", "side a", "replace 2", "side b")
    assert not some(match, "replace")
    lay(match, "lt19", "north of start_a")
    assert not some(match, "replace")


def test_a_moving_cylinder_frees_the_tiles_again() -> None:
    lines = {"blue": ["ex13 a", "ex01 a"], "red": ["ex20 a"]}
    match = managing(replace_rule="right", lines=lines)
    play(match, "replace 2", "tile ex01", "side b")
    assert some(match, "replace") == ["replace 2"], "the reserve tile may still go there"
    play(match, "append", "side a")
    assert not some(match, "replace")
    match.play("toll")
    assert some(match, "replace") == ["replace 2", "replace 3"]


def test_the_line_may_be_managed_before_a_cylinder_bonus() -> None:
    match = table(
        hands={"blue": ["lt03", "lt20"]},
        lines={"blue": ["ex01 a"]},
        cylinders={"blue": 4},
        reserves={"blue": ["ex03"], "red": []},
    )
    play(match, "append", "side a")
    assert of(lay(match, "lt03", "north of start_a"), "cylinders") == 5


LINE_VERBS = {"append", "replace", "toll"}


def arranging(reading: str, **position: Any) -> Match:
    """Blue could append, replace and pay a toll."""
    lines = {"blue": ["ex13 a", "ex02 a"], "red": ["ex20 a"]}
    return managing(lines=lines, line_changes=reading, **position)


@pytest.mark.parametrize(("reading", "line"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_before_the_tile_is_laid(reading: str, line: set[str]) -> None:
    assert verbs(arranging(reading)) == {"lay", *line}


@pytest.mark.parametrize(("reading", "line"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_in_a_turn_of_workers(reading: str, line: set[str]) -> None:
    match = lay(arranging(reading), "lt19", "north of start_a")
    assert verbs(match) >= LINE_VERBS
    play(match, "worker", "to lt19", "hill nw")
    assert verbs(match) & LINE_VERBS == line


@pytest.mark.parametrize(("reading", "workers"), [("turn", True), ("marking", False)])
def test_8_19_changing_the_line_while_marking_makes_it_a_turn_of_discs(
    reading: str, workers: bool
) -> None:
    for change in (["append", "side a"], ["replace 1", "tile ex13", "side b"]):
        match = lay(arranging(reading), "lt19", "north of start_a")
        play(match, *change)
        assert ("worker" in verbs(match)) == workers
        assert {"mark", "replace", "toll"} <= verbs(match)


def test_8_19_changing_the_line_does_not_end_the_marking() -> None:
    match = lay(arranging("marking"), "lt19", "north of start_a")
    play(match, "mark se", "append", "side a")
    assert {"disc", "replace"} <= verbs(match)
    assert "mark" not in verbs(match)


@pytest.mark.parametrize(("reading", "after_a_sale"), [("turn", LINE_VERBS), ("marking", {"toll"})])
def test_8_19_line_changes_after_marking(reading: str, after_a_sale: set[str]) -> None:
    castle = {"landscape": RING_OF_THREE, "castles": {"sabugal": {"at": "start_a se"}}}
    match = lay(arranging(reading, **castle), "lt19", "north of start_a")
    assert verbs(play(match, "mark se")) >= LINE_VERBS
    assert verbs(play(match, "sell sabugal pasture")) & LINE_VERBS == after_a_sale


@pytest.mark.parametrize(("reading", "asked"), [("turn", "extend"), ("marking", "act")])
def test_8_19_a_cylinder_bonus_at_the_end_of_the_line(reading: str, asked: str) -> None:
    match = arranging(reading, hands={"blue": ["lt03", "lt20"]}, cylinders={"blue": 8})
    assert lay(match, "lt03", "north of start_a").view()["asked"] == asked


def test_8_19_only_tiles_of_the_reserve_and_loose_places_are_offered() -> None:
    for match in (arranging("turn"), lay(arranging("turn"), "lt19", "north of start_a")):
        assert some(match, "replace") == ["replace 1"]
    bare = arranging("turn", cylinders={"blue": 3}, reserves=NO_RESERVES)
    for match in (bare, lay(bare, "lt19", "north of start_a")):
        assert not {"append", "replace"} & verbs(match)
