from __future__ import annotations

import random
from typing import Any

import pytest

import meseta
from meseta.games.six_castles.box.domains import SIDES
from meseta.match.match import IllegalAction, Match
from tests.games.six_castles.story import (
    CORNER,
    RING_OF_THREE,
    hill,
    lay,
    of,
    some,
    table,
    with_arms,
)
from tests.games.story import field, play

NO_RESERVES: dict[str, list[str]] = {"blue": [], "red": []}
ROCK_WEST = [["start_b", 0, 0, 0]]
"""The rock of the start tile lies in the north-west."""


def test_example_1_a_new_tile_touches_four_hills_and_shares_two() -> None:
    match = lay(table(hands={"blue": ["lt19", "lt20"]}), "lt19", "east of start_a")
    corners = [frozenset(hill(match, f"lt19 {corner}")) for corner in ("nw", "ne", "se", "sw")]
    assert len(set(corners)) == 4
    assert corners[0] == {"lt19 nw", "start_a ne"}
    assert corners[3] == {"lt19 sw", "start_a se"}
    assert corners[1] == {"lt19 ne"}
    assert corners[2] == {"lt19 se"}


def test_diagonal_quarters_are_two_hills_until_a_third_tile_joins_them() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 1, 1, 0]]
    assert "lt20 nw" in hill(table(landscape=tiles), "start_a se")
    apart = [["start_a", 0, 0, 0], ["lt19", 0, -1, 0], ["lt20", 1, -1, 0], ["lt21", 2, -1, 0]]
    ring = [*apart, ["lt22", 2, 0, 0], ["lt23", 2, 1, 0], ["lt24", 1, 1, 0]]
    assert "lt24 nw" not in hill(table(landscape=ring), "start_a se")
    assert "lt24 nw" in hill(table(landscape=[*ring, ["lt25", 0, 1, 0]]), "start_a se")


def test_merging_hills_merges_their_workers_without_payment() -> None:
    apart = [["start_a", 0, 0, 0], ["lt19", 0, -1, 0], ["lt20", 1, -1, 0], ["lt21", 2, -1, 0]]
    ring = [*apart, ["lt22", 2, 0, 0], ["lt23", 2, 1, 0], ["lt24", 1, 1, 0]]
    workers = {"blue": ["start_a se"], "red": ["lt24 nw"]}
    match = table(landscape=ring, workers=workers, hands={"blue": ["lt25", "lt26"]})
    lay(match, "lt25", "south of start_a")
    assert match.view()["coins"] == {"blue": 2, "red": 1}
    again = meseta.setup("6-castles", match.position)
    assert again.state.tobytes() == match.state.tobytes(), "the old hill is forgotten"
    play(match, "worker", "to lt25")
    assert "hill ne" not in match.legal(), "Red is on the hill now, and Blue has no gold coin"


def test_a_rock_that_was_laid_binds_nobody_any_more() -> None:
    match = table(landscape=ROCK_WEST, hands={"blue": ["lt02", "lt19"]})
    play(match, "lay lt02", "north of start_b")
    again = meseta.setup("6-castles", match.position)
    assert again.state.tobytes() == match.state.tobytes()


def test_a_tile_may_be_turned_four_ways_and_goes_beside_any_edge() -> None:
    match = play(table(hands={"blue": ["lt19", "lt20"]}), "lay lt19")
    assert match.legal() == [f"{side} of start_a" for side in ("north", "east", "south", "west")]
    match.play("north of start_a")
    assert match.legal() == [f"turn {turned}" for turned in range(4)]


def test_turning_clockwise_moves_the_north_west_quarter_to_the_north_east() -> None:
    line = {"blue": ["ex01 a"], "red": ["ex20 a"]}
    match = table(hands={"blue": ["lt19", "lt20"]}, lines=line)
    lay(match, "lt19", "east of start_a", 1)
    assert match.view()["tiles"][1]["quarters"] == ["lake", "roman_milestone", "chapel", "pasture"]
    assert some(match, "mark") == ["mark nw"], "the lake, which is on the next space"


def test_a_cell_between_two_tiles_is_offered_once() -> None:
    match = play(table(landscape=CORNER, hands={"blue": ["lt29", "lt30"]}), "lay lt29")
    assert "south of lt39" in match.legal()
    assert "east of lt24" not in match.legal()


def test_a_spot_is_told_by_its_first_neighbour() -> None:
    match = table(landscape=CORNER, hands={"blue": ["lt29", "lt30"]})
    lay(match, "lt29", "south of lt39", 2)
    told = "Blue lays the tile with house and chapel south of the tile with chapel and dead land."
    assert told in match.story()


def test_a_tile_of_the_hand_must_be_laid_first() -> None:
    for tile, left in (("lt19", "lt20"), ("lt20", "lt19")):
        match = table(hands={"blue": ["lt19", "lt20"]}, reserves=NO_RESERVES, cylinders={"blue": 2})
        assert match.legal() == ["lay lt19", "lay lt20"]
        lay(match, tile, "north of start_a")
        assert [each["id"] for each in match.view(0)["hands"]["blue"]] == [left]
        assert match.position["landscape"][1:] == [[tile, 0, -1, 0]]
        again = meseta.setup("6-castles", match.position)
        assert again.state.tobytes() == match.state.tobytes(), "it is in the hand no more"
        assert play(match, "end").view()["active"] == "red"


def empty_cells(match: Match) -> dict[tuple[int, int], str]:
    """Every empty cell beside a tile, named by its first neighbour, worked out anew."""
    at = {(tile["x"], tile["y"]): tile["id"] for tile in match.view()["tiles"]}
    found: dict[tuple[int, int], str] = {}
    sides = {"south": (0, 1), "west": (-1, 0), "north": (0, -1), "east": (1, 0)}
    for side, (dx, dy) in sides.items():
        for x, y in at:
            cell = (x + dx, y + dy)
            if cell not in at:
                found.setdefault(cell, f"{side} of {at[x, y]}")
    return found


@pytest.mark.parametrize("seed", range(3))
def test_every_empty_cell_beside_a_tile_is_a_spot(seed: int) -> None:
    dice = random.Random(seed)
    match = meseta.new("6-castles", seed=seed, players=2)
    while not match.over:
        if " of " in match.legal()[0]:
            shown = {(cell["x"], cell["y"]): cell["name"] for cell in match.view()["spots"]}
            assert shown == empty_cells(match)
        match.play(dice.choice(match.legal()))


def test_a_tile_goes_to_the_cell_that_was_named() -> None:
    for name, cell in (("north of lt39", (1, -1)), ("west of lt24", (-1, 1))):
        match = table(landscape=CORNER, hands={"blue": ["lt29", "lt30"]})
        lay(match, "lt29", name)
        assert match.position["landscape"][-1] == ["lt29", *cell, 0]


def test_a_rock_must_come_beside_a_rock_where_that_is_possible() -> None:
    match = play(table(landscape=ROCK_WEST, hands={"blue": ["lt01", "lt19"]}), "lay lt01")
    assert match.legal() == ["north of start_b", "west of start_b"]
    match.play("north of start_b")
    assert match.position["landscape"][-1][3] == 3, "only with the rock in the south-west"


@pytest.mark.parametrize(
    ("turned", "places"),
    [
        (0, {"north of start_a", "north of lt01"}),
        (1, {"north of lt01", "east of lt01"}),
        (2, {"east of lt01", "south of lt01"}),
        (3, {"south of start_a", "south of lt01"}),
    ],
    ids=["north-west", "north-east", "south-east", "south-west"],
)
def test_a_rock_comes_beside_a_rock_on_every_side(turned: int, places: set[str]) -> None:
    tiles = [["start_a", 0, 0, 0], ["lt01", 1, 0, turned]]
    match = play(table(landscape=tiles, hands={"blue": ["lt02", "lt19"]}), "lay lt02")
    assert set(match.legal()) == places


def test_a_rock_goes_anywhere_where_no_rock_is_open() -> None:
    match = play(table(hands={"blue": ["lt01", "lt19"]}), "lay lt01")
    assert len(match.legal()) == 4
    match.play("north of start_a")
    assert len(match.legal()) == 4


def test_the_rock_rule_does_not_bind_tiles_without_rock_or_their_choice() -> None:
    match = table(landscape=ROCK_WEST, hands={"blue": ["lt01", "lt19"]})
    assert some(match, "lay") == ["lay lt01", "lay lt19"]
    match.play("lay lt19")
    assert len(match.legal()) == 4


@pytest.mark.parametrize(("reading", "joined"), [("hill", True), ("edge", False)])
def test_8_6_rock_adjacent(reading: str, joined: bool) -> None:
    """A rock in the same hill, but across a corner, counts as beside it or not."""
    tiles = [["start_b", 0, 0, 0], ["lt19", -1, 0, 0]]
    match = table(landscape=tiles, hands={"blue": ["lt01", "lt20"]}, rock_adjacent=reading)
    match.play("lay lt01")
    assert ("north of lt19" in match.legal()) == joined


def test_8_6_rock_beside_rock_with_other_arms() -> None:
    """West of the start tile the rock can only reach a rock through the quarter beside it."""
    given = {"landscape": ROCK_WEST, "hands": {"blue": ["lt01", "lt24"]}, "arms": "tile"}
    by_hill = play(table(with_arms(lt01="ew"), **given), "lay lt01")
    assert by_hill.legal() == ["north of start_b", "west of start_b"]
    by_edge = play(table(with_arms(lt01="ew"), rock_adjacent="edge", **given), "lay lt01")
    assert by_edge.position["landscape"][-1] == ["lt01", 0, -1, 3]


# --- rock bonuses --------------------------------------------------------------------------------

LINE = {"blue": ["ex13 a", "ex01 a"], "red": ["ex02 a"]}


def bonus(tile: str, **position: Any) -> Match:
    match = table(hands={"blue": [tile, "lt19"]}, lines=LINE, **position)
    return lay(match, tile, "north of start_a")


def test_a_rock_may_bring_a_half_coin() -> None:
    match = bonus("lt02")
    assert (of(match, "coins"), of(match, "cylinders"), of(match, "religion")) == (3, 1, 0)
    assert match.story()[-1] == "The rock brings Blue a half coin."


def test_a_rock_may_move_the_cylinder_whatever_lies_ahead_even_a_toll() -> None:
    match = bonus("lt03")
    assert (of(match, "coins"), of(match, "cylinders"), of(match, "religion")) == (2, 2, 0)
    assert match.story()[-1] == "The rock moves Blue's cylinder to space 2."


def test_a_cylinder_that_is_moved_onto_a_disc_sends_it_back() -> None:
    match = bonus("lt03", cylinders={"blue": 2}, discs={"blue": [3]})
    assert (of(match, "supply")["discs"], of(match, "discs")) == (5, [])
    assert of(match, "owned") == {"pasture": 2}


def at_the_end(*reserve: str, **position: Any) -> Match:
    """A rock moves Blue's cylinder, which stands at the end of the line."""
    reserves = {"blue": list(reserve), "red": []}
    return bonus("lt03", cylinders={"blue": 8}, reserves=reserves, **position)


def test_a_tile_may_be_appended_for_a_cylinder_bonus_at_the_end_of_the_line() -> None:
    match = at_the_end("ex05", "ex06")
    assert match.legal() == ["append", "decline"]
    play(match, "append", "tile ex06", "side b reversed")
    assert match.position["lines"]["blue"] == ["ex13 a", "ex01 a", "ex06 b reversed"]
    assert match.view()["cylinders"]["blue"] == 9
    assert match.view()["asked"] == "act"


def test_a_cylinder_bonus_at_the_end_of_the_line_may_be_declined() -> None:
    match = play(at_the_end("ex05"), "decline")
    assert match.view()["cylinders"]["blue"] == 8
    assert match.story()[-1] == "Blue's bonus is lost: a step of the cylinder."
    assert match.view()["asked"] == "act"


def test_a_cylinder_bonus_is_lost_where_no_tile_can_be_appended() -> None:
    match = at_the_end()
    assert match.view()["cylinders"]["blue"] == 8
    assert match.view()["asked"] == "act"
    assert match.story()[-1] == "Blue's bonus is lost: a step of the cylinder."


def test_a_family_line_is_not_extended_for_a_cylinder_bonus() -> None:
    assert at_the_end("ex05", family=True).view()["asked"] == "act"


def test_a_rock_may_bring_a_step_of_religion_unless_the_track_ends() -> None:
    match = bonus("lt04")
    assert (of(match, "coins"), of(match, "cylinders"), of(match, "religion")) == (2, 1, 1)
    assert match.story()[-1] == "The rock moves Blue to step 1 of the religion track."
    beyond = bonus("lt04", religion={"blue": 24})
    assert of(beyond, "religion") == 24
    assert beyond.story()[-1] == "Blue's bonus is lost: a step on the religion track."


def test_a_rock_may_bring_an_exploration_tile() -> None:
    match = bonus("lt01", stock=["ex05", "ex06"], reserves={"blue": ["ex07"], "red": []})
    assert of(match, "reserves") == ["ex05", "ex07"]
    assert (match.view()["stock_top"], match.view()["stock"]) == ("ex06", 1)
    sides = "olives, dead land, vines, cereal / lake, dead land, cereal, forest"
    assert match.story()[-1] == f"The rock brings Blue the exploration tile {sides}."
    assert match.view()["asked"] == "act"
    again = meseta.setup("6-castles", match.position)
    assert again.state.tobytes() == match.state.tobytes(), "the tile is nowhere else"


def test_an_exploration_bonus_is_lost_when_the_stock_is_empty() -> None:
    match = bonus("lt01", stock=[], reserves=NO_RESERVES)
    assert of(match, "reserves") == []
    assert match.story()[-1] == "Blue's bonus is lost: an exploration tile."


def test_a_tile_without_a_rock_brings_nothing() -> None:
    match = bonus("lt20", stock=["ex05"], reserves=NO_RESERVES)
    assert (of(match, "coins"), of(match, "cylinders"), of(match, "religion")) == (2, 1, 0)
    assert of(match, "reserves") == []


def test_the_bonus_comes_before_the_castle() -> None:
    match = table(landscape=RING_OF_THREE[:3], hands={"blue": ["lt02", "lt19"]})
    lay(match, "lt02", "south of lt36")
    coin, castle = match.story()[-2:]
    assert coin == "The rock brings Blue a half coin."
    assert castle.endswith("rises on the hill with chestnuts, forest, pasture and rock.")


def test_a_rock_of_the_start_tile_brings_nobody_anything() -> None:
    match = meseta.new("6-castles", seed=4, players=2)
    while match.view()["asked"] != "start_tile":
        match.play(match.legal()[0])
    before = match.view()
    after = play(match, "start b").view()
    assert all(after[key] == before[key] for key in ("coins", "religion", "reserves"))


# --- other arms ----------------------------------------------------------------------------------

ARMS = with_arms(lt19="ew", lt20="ew", lt21="n", lt22="n", lt01="ew")


def test_8_2_arms_four_ignores_what_the_box_says() -> None:
    match = table(ARMS, hands={"blue": ["lt19", "lt20"]})
    match.play("lay lt19")
    match.play("north of start_a")
    assert match.legal() == ["turn 0", "turn 1", "turn 2", "turn 3"]


def test_8_2_arms_tile_lets_paths_line_up() -> None:
    match = table(ARMS, hands={"blue": ["lt19", "lt20"]}, arms="tile")
    match.play("lay lt19")
    match.play("north of start_a")
    assert match.legal() == ["turn 1", "turn 3"]


def test_8_2_quarters_that_no_path_parts_are_one_hill() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0]]
    match = table(ARMS, landscape=tiles, arms="tile")
    assert hill(match, "lt19 nw") == {"lt19 nw", "lt19 ne", "start_a ne"}
    assert hill(match, "lt19 se") == {"lt19 se", "lt19 sw", "start_a se"}
    flood(match)


def test_8_2_a_rock_reaches_as_far_as_no_path_parts() -> None:
    tiles = [["start_b", 0, 0, 0], ["lt01", 0, -1, 1]]
    match = table(ARMS, landscape=tiles, arms="tile", hands={"blue": ["lt02", "lt24"]})
    match.play("lay lt02")
    assert "south of start_b" not in match.legal()
    assert "west of start_b" in match.legal()


def test_8_2_a_rock_that_must_join_may_do_so_with_a_far_quarter() -> None:
    match = table(
        with_arms(lt01="ew"), landscape=ROCK_WEST, hands={"blue": ["lt01", "lt24"]}, arms="tile"
    )
    play(match, "lay lt01", "west of start_b")
    assert match.position["landscape"][-1] == ["lt01", -1, 0, 0], "with four arms turned once"


def test_8_2_only_those_tiles_of_the_hand_are_offered_that_fit() -> None:
    """The only cell with a path leading to it has one from the north and one from the west."""
    box = with_arms(start_a="es", lt21="sw", lt22="ne", lt19="n", lt20="nw")
    tiles = [["start_a", 0, 0, 0], ["lt21", 1, 0, 0], ["lt22", 0, 1, 0]]
    match = table(box, landscape=tiles, hands={"blue": ["lt19", "lt20"]}, arms="tile")
    assert some(match, "lay") == ["lay lt20"]


DEAD_END = with_arms(
    start_a="n", **{f"lt{number:02}": "n" for number in range(1, 41) if number not in (30, 31)}
)


CLOSED = [["start_a", 0, 0, 0], ["lt21", 0, -1, 2]]
"""Two tiles with one path between them, and none leading out."""
NARROW = with_arms(start_a="es", lt21="sw", lt22="ne", lt19="n", lt23="n", lt20="nw")
NARROW_TILES = [["start_a", 0, 0, 0], ["lt21", 1, 0, 0], ["lt22", 0, 1, 0]]
"""The only cell with a path leading to it has one from the north and one from the west."""


def test_8_2_a_hand_that_fits_nowhere_is_shown_and_replaced() -> None:
    match = table(
        NARROW,
        landscape=NARROW_TILES,
        hands={"blue": ["lt23", "lt19"]},
        pile=["lt20"],
        arms="tile",
        reserves=NO_RESERVES,
        cylinders={"blue": 2},
    )
    assert match.story()[:2] == [
        f"Blue shows a tile with {tile}, which fits nowhere, and draws another tile."
        for tile in (
            "Roman milestone, chapel, pasture and lake",
            "house, stone cross, cereal and olives",
        )
    ]
    assert match.position["pile"] == ["lt23"]
    assert match.legal() == ["lay lt20"], "asked, since nobody else knows that LT19 fits nowhere"
    match.play("lay lt20")
    assert match.position["landscape"][-1][0] == "lt20", "which fits in one way"
    assert [tile["id"] for tile in match.view(0)["hands"]["blue"]] == ["lt19"], "as it was"


def test_8_2_what_was_shown_is_shuffled_back() -> None:
    pile = [f"lt{number}" for number in range(30, 38)]
    match = table(
        DEAD_END, landscape=CLOSED, hands={"blue": ["lt19", "lt20"]}, pile=pile, arms="tile"
    )
    left = [tile for tile in match.position["pile"] if tile in pile]
    assert {"lt19", "lt20"} & {*match.position["pile"]}
    assert left != [tile for tile in pile if tile in left]


def test_8_2_a_hand_without_place_is_exchanged_once() -> None:
    tiles = [["start_a", 0, 0, 0]]
    box = with_arms(start_a="n", lt19="e", lt20="e")
    match = table(box, landscape=tiles, hands={"blue": ["lt19", "lt20"]}, arms="tile")
    assert "lay lt19" in match.legal(), "one arm fits one arm"
    match = table(DEAD_END, landscape=CLOSED, hands={"blue": ["lt19", "lt20"]}, arms="tile")
    assert len([line for line in match.story() if "fits nowhere" in line]) == 2
    assert match.story()[-1] == "Blue has no tile that fits."


def test_8_2_without_a_pile_there_is_nothing_to_exchange() -> None:
    hands = {"blue": ["lt19"]}
    match = table(DEAD_END, landscape=CLOSED, hands=hands, arms="tile", pile=[])
    assert match.story() == ["Blue has no tile that fits."]


def test_8_2_who_cannot_lay_still_acts_but_enters_no_worker_and_draws_no_tile() -> None:
    match = table(
        DEAD_END,
        landscape=CLOSED,
        hands={"blue": ["lt19", "lt20"], "red": ["lt22", "lt23"]},
        arms="tile",
        reserves={"blue": ["ex01"], "red": ["ex02"]},
    )
    assert "end" in match.legal()
    assert not {"worker", "lay", "mark"} & {text.split()[0] for text in match.legal()}
    match.play("end")
    assert len(match.view(0)["hands"]["blue"]) == 2


def test_8_2_paths_part_only_where_both_tiles_have_an_arm() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0], ["lt20", 1, 1, 0]]
    with pytest.raises(ValueError, match="lt20 cannot be laid"):
        table(with_arms(lt20="ew"), landscape=tiles, arms="tile")


# --- union-find against a plain flood fill -------------------------------------------------------

BESIDE = {0: ((0, -1), 3, 2), 1: ((1, 0), 0, 3), 2: ((0, 1), 1, 0), 3: ((-1, 0), 2, 1)}
"""Across a side: where the neighbour lies, and which quarters meet there."""


def flood(match: Match) -> None:
    """Hills, open sides and rocks, worked out anew from where the tiles lie."""
    view = match.view()
    cells = {(tile["x"], tile["y"]): tile for tile in view["tiles"]}
    seen: dict[tuple[int, int, int], int] = {}
    for cell in cells:
        for corner in range(SIDES):
            if (*cell, corner) not in seen:
                spread(cells, (*cell, corner), len(seen), seen)
    hills = {
        (*cell, corner): tile["hills"][corner]
        for cell, tile in cells.items()
        for corner in range(SIDES)
    }
    both = {(seen[place], hills[place]) for place in hills}
    assert len(both) == len({*seen.values()}) == len({*hills.values()})
    for root in set(hills.values()):
        parts = [place for place in hills if hills[place] == root]
        rocks = sum(cells[x, y]["quarters"][corner] == "rock" for x, y, corner in parts)
        assert field(match, "rocks")[root] == rocks
        assert field(match, "open_sides")[root] == sum(gaps(cells, *place) for place in parts)


def gaps(cells: dict[tuple[int, int], Any], x: int, y: int, corner: int) -> int:
    """The outer half edges of a quarter with no tile beyond."""
    sides = (corner, (corner - 1) % SIDES)
    return sum((x + BESIDE[side][0][0], y + BESIDE[side][0][1]) not in cells for side in sides)


def spread(
    cells: dict[tuple[int, int], Any],
    place: tuple[int, int, int],
    number: int,
    seen: dict[tuple[int, int, int], int],
) -> None:
    waiting = [place]
    while waiting:
        x, y, corner = now = waiting.pop()
        if now in seen:
            continue
        seen[now] = number
        arms = cells[x, y]["arms"]
        if not arms[corner]:
            waiting.append((x, y, (corner + 1) % SIDES))
        if not arms[corner - 1]:
            waiting.append((x, y, (corner - 1) % SIDES))
        for side, first in ((corner, True), ((corner - 1) % SIDES, False)):
            (dx, dy), before, behind = BESIDE[side]
            if (x + dx, y + dy) in cells:
                waiting.append((x + dx, y + dy, before if first else behind))


@pytest.mark.sample(2)
@pytest.mark.once("compiled")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("arms", ["four", "tile"])
def test_hills_agree_with_a_flood_fill(seed: int, arms: str) -> None:
    dice = random.Random(seed)
    ways = ["ns", "nes", "nesw", "esw", "e", "nesw"]
    box = with_arms(**{f"lt{n:02}": dice.choice(ways) for n in range(1, 41)})
    match = meseta.new("6-castles", seed=seed, box=box, arms=arms, players=dice.randint(1, 4))
    while not match.over:
        before = field(match, "laid_count")
        match.play(dice.choice(match.legal()))
        if field(match, "laid_count") != before and dice.random() < 0.3:
            flood(match)
    flood(match)


def test_a_chain_of_tiles_stays_inside_the_record() -> None:
    chain = [["start_a", 0, 0, 0], *[[f"lt{n:02}", n, 0, 0] for n in range(1, 37)]]
    match = table(landscape=chain, players=4, round=10)
    assert match.view()["tiles"][-1]["x"] == 36
    assert len(match.view()["spots"]) == 2 * len(chain) + 2


def test_the_last_tile_of_the_longest_chain_is_laid() -> None:
    chain = [["start_a", 0, 0, 0], *[[f"lt{n:02}", n, 0, 0] for n in range(1, 40)]]
    match = table(
        landscape=chain,
        players=4,
        round=10,
        active="green",
        hands={"green": ["lt40"]},
        pile=[],
        start="blue",
    )
    while "east of lt39" not in match.legal():
        match.play(next(text for text in match.legal() if text != "toll"))
    play(match, "east of lt39", "turn 0")
    assert len(match.view()["spots"]) == 84
    assert len(match.view()["tiles"]) == 41


def test_refused_places_are_named() -> None:
    match = play(table(hands={"blue": ["lt19", "lt20"]}), "lay lt19")
    with pytest.raises(IllegalAction, match="choose where the tile goes"):
        match.play("north of lt01")
