from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import meseta
from meseta.games.six_castles.box.domains import BONUS, SHOWN
from meseta.games.six_castles.people.picture.board import outline
from meseta.games.six_castles.people.picture.icons import ICONS
from meseta.games.six_castles.people.picture.paints import GROUND, PAINTS
from meseta.games.six_castles.people.picture.tracks import draw_charter
from meseta.match.match import Match
from meseta.people.drawing import Rectangle
from meseta.people.looks import PAPER
from tests.games.six_castles.story import RING_OF_THREE, table, with_arms
from tests.games.story import play
from tests.support.targets import faults, faults_in_play

pytestmark = pytest.mark.once("compiled")

CASTLE: dict[str, Any] = {
    "landscape": RING_OF_THREE,
    "castles": {"penamacor": {"at": "start_a se", "markets": {"olive": "red"}}},
    "workers": {"blue": ["start_a se", "lt36 nw"], "red": ["start_a se"]},
    "lines": {"blue": ["ex01 a", "ex02 a"], "red": ["ex03 a"]},
    "discs": {"blue": [6]},
    "slots": {"lake 3": "blue"},
    "hands": {"blue": ["lt19", "lt20"], "red": ["lt21", "lt22"]},
}


def ids(match: Match, seat: int | None = None) -> set[str]:
    svg = ElementTree.fromstring(match.svg(seat))
    return {mark for element in svg.iter() if (mark := element.get("id"))}


def test_every_terrain_has_ground_and_icon() -> None:
    assert set(GROUND) == set(SHOWN.names)
    assert {*GROUND, *BONUS.names} <= set(ICONS)


def test_no_two_names_stand_for_the_same_tint() -> None:
    tints = [*GROUND.values(), *PAINTS.values()]
    assert len({*tints}) == len(tints)
    assert not GROUND.keys() & PAINTS.keys()


def test_every_piece_is_in_the_picture() -> None:
    assert {
        *["tile-start_a", "tile-lt36", "castle-penamacor", "market-penamacor-olive"],
        *["worker-blue-1", "worker-blue-2", "worker-red-1"],
        *["cylinder-blue", "cylinder-red", "disc-blue-6", "space-blue-8", "religion-red"],
        *["slot-lake-3", "slot-house-4"],
    } <= ids(table(**CASTLE))


def test_own_tiles_are_drawn_and_others_are_not() -> None:
    match = table(**CASTLE)
    assert {"tile-lt19", "tile-lt20"} <= ids(match, 0)
    assert not {"tile-lt19", "tile-lt20", "tile-lt21"} & ids(match)


def test_the_tile_in_hand_and_the_cells_for_it_are_shown() -> None:
    match = play(table(**CASTLE), "lay lt19")
    shown = ids(match, 0)
    assert "tile-lt19" in shown
    assert len([mark for mark in shown if mark.startswith("spot-")]) == len(match.legal())


def test_the_tile_is_shown_in_every_way_that_it_may_lie() -> None:
    match = play(table(**CASTLE), "lay lt19")
    match.play(match.legal()[0])
    assert match.view(0)["asked"] == "rotate"
    shown, told_of = match.svg(0), "\n".join(told(match, "laying"))
    for turned, name in enumerate(("as it is", "a quarter turn", "a half turn", "three quarters")):
        is_legal = f"turn {turned}" in match.legal()
        assert (f'id="turn-{turned}"' in shown, name in told_of) == (is_legal, is_legal)


def body_of(match: Match, name: str) -> str:
    return next(part for part in match.picture(0).parts if part.id == name).body


def test_the_focus_is_the_landscape_with_all_cells_beside_it_whatever_is_asked() -> None:
    match = table(**CASTLE)
    asked = play(match.copy(), "lay lt19")
    assert focus_of(match) == focus_of(asked)
    asked.play(asked.legal()[0])
    assert focus_of(match) == focus_of(asked)


def focus_of(match: Match) -> Rectangle:
    """What a page shows of the board."""
    [focus] = [part.focus for part in match.picture(0).parts if part.focus]
    return focus


def test_the_place_for_laying_stays_and_says_that_no_tile_is_laid() -> None:
    assert "no tile is being laid" in body_of(table(**CASTLE), "laying")


def test_an_empty_reserve_is_not_drawn() -> None:
    assert body_of(table(**CASTLE, reserves={"blue": []}), "reserve") == ""


def test_a_hand_lies_on_one_paper_and_has_one_heading() -> None:
    svg = table(**CASTLE, reserves={"blue": ["ex05"]}).svg(0)
    hand = svg[svg.index('id="hand-1"') : svg.index('id="reserve"')]
    assert (hand.count(PAPER), hand.count(">Your hand</text>")) == (0, 1)


def test_tiles_in_reserve_show_both_sides() -> None:
    match = table(**CASTLE, reserves={"blue": ["ex05"]})
    view = match.view(0)
    strips = body_of(match, "reserve")
    for terrain in {*view["explorations"]["ex05"]["a"], *view["explorations"]["ex05"]["b"]}:
        assert f"#icon-{terrain}" in strips


@pytest.mark.parametrize(("key", "sign"), [("religion", "religion"), ("half_coins", "half_coin")])
def test_a_charter_shows_what_it_brings_beside_its_points(key: str, sign: str) -> None:
    charter: Any = {"id": "ch06", "type": "lake", "points": 2, key: 1, "owner": None, "how": "open"}
    drawn = drawn_charter({**charter, "source": "rules", "winner": None}, over=False)
    assert f"#icon-{sign}" in drawn
    assert ">+1<" in drawn


@pytest.mark.parametrize(("winner", "shown"), [("red", '"#token-red"'), (None, ">nobody<")])
def test_a_charter_shows_who_has_won_it(winner: str | None, shown: str) -> None:
    charter: Any = {
        "id": "ch06",
        "type": "lake",
        "points": 2,
        "owner": "blue",
        "how": "open",
        "source": "rules",
    }
    assert shown in drawn_charter({**charter, "winner": winner}, over=True)
    assert shown not in drawn_charter({**charter, "winner": None}, over=False)


def drawn_charter(charter: Any, over: bool) -> str:
    words: Any = table().game.words("en")
    return "".join(draw_charter(charter, words, over))


def test_points_are_told_by_their_sources_in_the_end() -> None:
    match = table(**CASTLE)
    view = {**match.view(), "asked": "over", "pending": []}
    mats = [
        part
        for part in match.game.picture(view, match.game.words("en")).parts
        if part.kind == "mat"
    ]
    for source in ("charters", "landscapes", "constructions", "religion", "wealth"):
        assert all(f">{source}<" in part.body for part in mats)


@pytest.mark.parametrize("players", [1, 3, 4])
def test_every_number_of_players_is_drawn(players: int) -> None:
    assert "cylinder-blue" in ids(table(players=players))


def test_other_arms_and_the_family_version_are_drawn() -> None:
    tiles = [["start_a", 0, 0, 0], ["lt19", 1, 0, 0]]
    assert "tile-lt19" in ids(table(with_arms(lt19="ew"), landscape=tiles, arms="tile"))
    assert "slot-lake-3" not in ids(table(family=True))


# --- what can be chosen, what is told, what moves ------------------------------------------------


@pytest.mark.parametrize(
    ("seed", "options"),
    [
        (1, {"players": 1}),
        (2, {"players": 2, "side": "b", "arms": "tile"}),
        (3, {"players": 3, "family": True}),
        (4, {"players": 4, "suggested": True, "line_changes": "marking"}),
    ],
)
@pytest.mark.sample(1)
def test_whatever_can_be_chosen_is_in_the_picture_once_and_can_be_marked(
    seed: int, options: dict[str, Any]
) -> None:
    assert faults_in_play("6-castles", seed, **options) == []


def test_the_top_slot_is_taken_by_the_name_of_its_type() -> None:
    assert {"slot-lake-top", "slot-house-top"} <= ids(table(**CASTLE))


def test_charters_and_sides_of_the_start_tile_can_be_chosen() -> None:
    match = meseta.new("6-castles", seed=1, players=2, way="plain")
    assert match.picture(0).marks.lit <= ids(match, 0)
    assert not match.picture(0).marks.lit & ids(match, 1)
    for seat in range(2):
        match.play(match.legal(seat)[0], seat)
    (seat,) = match.pending
    assert {"start-a", "start-b"} <= ids(match, seat)
    assert faults(match, seat) == []


def test_a_hill_is_shown_whole_where_it_can_be_chosen() -> None:
    match = play(table(**CASTLE), "lay lt19")
    play(play(match, match.legal()[0]), match.legal()[0])
    corners = {f"corner-{text[-2:]}" for text in match.legal() if text.startswith("mark")}
    assert corners
    assert corners <= ids(match, 0)
    assert not corners & ids(match, 1)


def test_the_viewers_own_line_lies_beside_the_board_and_only_there() -> None:
    parts = {part.id: part.body for part in table(**CASTLE).picture(0).parts}
    assert 'id="space-blue-8"' in parts["line"]
    assert 'id="space-blue-8"' not in parts["seat-blue"]
    assert 'id="space-red-4"' in parts["seat-red"]


def told(match: Match, part: str, language: str = "en") -> tuple[str, ...]:
    """What a part of the picture says."""
    return next(each.told for each in match.picture(0, language).parts if each.id == part)


def test_the_landscape_is_told_castle_by_castle_worker_by_worker_and_tile_by_tile() -> None:
    match = table(**CASTLE)
    lines = told(match, "board")
    assert len(lines) == 1 + 3 + len(match.view()["tiles"])
    assert "olives, sold by Red" in lines[0]
    assert "Blue: worker 2, the hill with cereal and house" in lines
    assert "die Burg Penamacor" in told(match, "board", "de")[0]


def test_mats_tell_points_as_they_stand_and_charters_who_leads() -> None:
    match = table(**CASTLE)
    assert told(match, "seat-red")[0] == f"{match.preview('total')[1]} points if the game ended now"
    assert "Red leads with 2" in told(match, "charters")[0]
    assert 'data-points="blue"' in body_of(match, "seat-blue")


@pytest.mark.parametrize(
    ("language", "lines"), [("en", ["if it ended", "now"]), ("de", ["wäre jetzt", "Schluss"])]
)
def test_a_mat_says_that_its_points_are_those_of_an_end_now(
    language: str, lines: list[str]
) -> None:
    svg = ElementTree.fromstring(table(**CASTLE).svg(0, language))
    written = ["".join(element.itertext()) for element in svg.iter() if element.tag[-4:] == "text"]
    assert written.count(lines[0]) == written.count(lines[1]) == 2


def test_the_next_castle_shows_its_markets_and_the_next_exploration_tile_its_sides() -> None:
    match = table(**CASTLE, stock=["ex08"])
    castles, stock = told(match, "stacks")[1:]
    castle = match.view()["castle_next"]
    assert f"next: {castle['name']}: " in castles
    assert stock.startswith("1 exploration tiles, next: chestnuts, olives, vines, dead land / ")
    body = body_of(match, "stacks")
    assert all(f'href="#icon-{good}"' in body for good in castle["goods"])


def test_the_own_line_counts_what_one_owns() -> None:
    match = table(**CASTLE)
    body = next(part.body for part in match.picture(0).parts if part.id == "line")
    owned = match.view()["owned"]["blue"]
    assert all(f": {count}</title>" in body for count in owned.values())


def test_a_hill_is_outlined_as_one_shape() -> None:
    square, both = [(0.0, 0.0)], [(0.0, 0.0), (50.0, 0.0)]
    assert outline(square).count("M") == 4
    assert outline(both).count("M") == 6, "no line where they touch"
    bent = outline([*both, (0.0, 50.0)])
    assert "47 47M47 47" in bent, "and the lines meet in the inner corner"


def test_mats_and_tracks_tell_what_they_hold() -> None:
    match = table(**CASTLE, reserves={"blue": ["ex05"]})
    assert [line.split(":")[0] for line in told(match, "seat-blue")[4:7]] == [
        *["line, tile 1", "line, tile 2", "in reserve"],
    ]
    assert "with a disc" in told(match, "line")[1]
    assert "lake: 4 free, 3 Blue, 2 free" in told(match, "scoring-landscape")
    assert told(match, "religion")[0] == "Blue: step 0, 0 points"


def test_pieces_tell_what_they_are_and_where() -> None:
    found = ElementTree.fromstring(table(**CASTLE).svg(0)).iter()
    pieces = [(each.get("data-piece"), each.get("data-at")) for each in found]
    wanted = {
        *[("tile-lt36", "at-1-0"), ("tile-lt19", "hand-blue"), ("castle-penamacor", "landscape")],
        *[("worker-blue", "lt36-nw"), ("disc-red", "market-penamacor-olive")],
        *[("disc-blue", "space-blue-6"), ("disc-blue", "slot-lake-3"), ("prayer-red", "step-0")],
        *[("cylinder-red", "space-red-1"), ("exploration-ex02", "line-blue-2")],
    }
    assert wanted <= set(pieces)
    assert pieces.count(("exploration-ex02", "line-blue-2")) == 1


def test_no_part_beside_the_board_is_too_wide_for_a_phone() -> None:
    for seat in (None, 0):
        parts = table(**CASTLE).picture(seat).parts
        wide = {part.kind for part in parts if part.size[0] > 700}
        assert wide == {"header", "board"}
