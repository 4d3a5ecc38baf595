"""Positions: what is given to `setup` is checked as strictly as any move."""

from __future__ import annotations

from typing import Any

import pytest

import meseta
from meseta.games.el_grande.box.document import REGION_IDS
from tests.games.el_grande.story import COLOURS, province, setup


def test_everything_is_optional() -> None:
    match = meseta.setup("el-grande", {})
    assert match.position["round"] == 1
    assert match.legal()[0] == "power 1"


def test_what_is_left_of_thirty_is_the_province() -> None:
    match = setup(caballeros={"galicia": {"blue": 3}}, castillo={"blue": 2}, court={"blue": 4})
    assert province(match, 1) == 21


def test_an_unnamed_king_stands_where_nobody_has_a_piece() -> None:
    match = setup(caballeros={"galicia": {"blue": 3}}, grandes={"green": "navarra"})
    assert match.position["king"] == "aragon"


def test_a_board_full_of_pieces_puts_an_unnamed_king_in_galicia() -> None:
    everywhere = {region: {"blue": 1} for region in REGION_IDS}
    assert setup(caballeros=everywhere).position["king"] == "galicia"


def test_the_row_is_taken_out_of_the_stacks() -> None:
    row = ["militia", "assassin", "score_fours", "coup", "your_majesty"]
    match = setup(row=row)
    assert match.position["row"] == row
    assert "militia" not in match.position["decks"][0]


def test_a_position_can_be_edited_in_the_middle_of_a_turn() -> None:
    match = meseta.new("el-grande", seed=1)
    for _move in range(9):
        match.play(match.legal()[0])
    position = match.position
    position["scores"]["purple"] = 77
    again = meseta.setup("el-grande", position)
    assert again.scores[0] == 77
    assert again.legal() == match.legal()


FLOW = meseta.new("el-grande", seed=1, way="plain").position


def without(key: str) -> dict[str, Any]:
    return {name: value for name, value in FLOW.items() if name != key}


@pytest.mark.parametrize(
    ("position", "named"),
    [
        ([], "position"),
        ({"kings": "toledo"}, "kings"),
        ({"king": "madrid"}, "king"),
        ({"round": 10}, "round"),
        ({"round": "3"}, "round"),
        ({"short": True, "round": 4}, "round"),
        ({"start": "white"}, "start"),
        ({"caballeros": {"madrid": {"blue": 1}}}, "madrid"),
        ({"caballeros": {"toledo": {"red": 1}}}, "caballeros.toledo"),
        ({"caballeros": {"toledo": {"blue": -1}}}, "caballeros.toledo.blue"),
        ({"caballeros": {"toledo": {"blue": 1.5}}}, "caballeros.toledo.blue"),
        ({"caballeros": {"toledo": {"blue": True}}}, "caballeros.toledo.blue"),
        ({"caballeros": {"toledo": 3}}, "caballeros.toledo"),
        ({"caballeros": 3}, "caballeros"),
        ({"caballeros": {"toledo": {"blue": 20}}, "court": {"blue": 11}}, "court.blue"),
        ({"castillo": {"white": 1}}, "castillo"),
        ({"court": {"blue": 31}}, "court.blue"),
        ({"grandes": {"blue": "france"}}, "grandes.blue"),
        ({"tiles": {"5/0/0": "toledo"}}, "tiles"),
        ({"tiles": {"4/0/0": "france"}}, "tiles"),
        ({"tiles": {"4/0/0": "toledo", "8/4/0": "toledo"}}, "tiles"),
        ({"scores": {"blue": -4}}, "scores.blue"),
        ({"hands": {"blue": [1, 1, 2, 3]}}, "hands.blue"),
        ({"hands": {"blue": [1, 2]}}, "hands.blue"),
        ({"hands": {"blue": 5}}, "hands.blue"),
        ({"hands": {"blue": [0, *range(1, 13)]}}, "hands.blue"),
        ({"hands": {"blue": [*range(1, 13), 14]}}, "hands.blue"),
        ({"row": ["militia"]}, "row"),
        ({"row": "militia"}, "row"),
        ({"row": ["assassin", None, None, None, None]}, "row"),
        ({"row": ["militia", None, None, None, None]}, "row"),
        ({"row": ["veto", "veto", "score_fours", "coup", "your_majesty"]}, "row"),
        ({"players": ["purple"]}, "players"),
        ({"flow": {}}, "decks"),
        (without("row"), "row"),
        ({**FLOW, "flow": {}}, "flow"),
        ({**FLOW, "flow": {**FLOW["flow"], "king": 1}}, "flow"),
        ({**FLOW, "flow": {**FLOW["flow"], "placed": "x"}}, "flow.placed"),
        ({**FLOW, "flow": {**FLOW["flow"], "placed": 900}}, "flow.placed"),
        ({**FLOW, "flow": {**FLOW["flow"], "moved": None}}, "flow.moved"),
        ({**FLOW, "flow": {**FLOW["flow"], "agenda": [[1]]}}, "flow.agenda"),
        ({**FLOW, "flow": {**FLOW["flow"], "discs": [9]}}, "flow.discs"),
        ({**FLOW, "flow": {**FLOW["flow"], "asked": 99}}, "flow.asked"),
        ({**FLOW, "flow": {**FLOW["flow"], "card": 63}}, "flow.card"),
        ({**FLOW, "flow": {**FLOW["flow"], "asked": 0}}, "flow"),
        ({**FLOW, "decks": [["militia"] * 40, [], [], [], []]}, "decks"),
        ({**FLOW, "decks": [[], [], [], [], []]}, "position"),
    ],
)
def test_a_bad_position_names_the_field(position: Any, named: str) -> None:
    with pytest.raises(ValueError, match=named):
        meseta.setup("el-grande", position)


def test_merged_stacks_take_a_row_of_four() -> None:
    match = meseta.setup(
        "el-grande",
        {
            "players": COLOURS[:3],
            "merged_stack": True,
            "row": ["militia", "score_fours", "coup", "your_majesty"],
        },
    )
    assert match.position["row"] == ["militia", "score_fours", None, "coup", "your_majesty"]


def test_a_card_that_had_left_unseen_can_still_lie_in_the_row() -> None:
    for seed in range(12):
        match = meseta.setup(
            "el-grande",
            {
                "expansions": ["old-hands"],
                "row": ["militia", "withdrawal", "score_fours", "coup", "your_majesty"],
            },
            seed=seed,
        )
        assert match.position["row"][1] == "withdrawal"


@pytest.mark.parametrize("area", ["madrid", "france", ""])
def test_preview_names_an_area_that_cannot_be_scored(area: str) -> None:
    with pytest.raises(ValueError, match="preview"):
        setup().preview(area)


def test_view_names_a_seat_that_is_not_there() -> None:
    with pytest.raises(ValueError, match="seat"):
        setup().view(4)
