"""Positions: what is given to `setup` is checked as strictly as any move."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

import meseta
from meseta.games.el_grande.box.domains import REGION
from meseta.games.el_grande.people.boxes import load
from meseta.kernel.boxes import Document
from meseta.kernel.positions import PositionError
from meseta.match.match import Match
from tests.games.el_grande.story import next_round, province, setup, take

pytestmark = pytest.mark.once("plain")


def test_everything_is_optional() -> None:
    match = meseta.setup("el-grande", {})
    assert match.position["round"] == 1
    assert match.legal()[0] == "power 1"


def test_a_short_game_begins_with_its_first_round() -> None:
    assert setup(short=True).position["round"] == 2


def test_what_is_left_of_thirty_is_the_province() -> None:
    board = {"galicia": {"blue": 3}, "castillo": {"blue": 2}}
    match = setup(caballeros=board, court={"blue": 4})
    assert province(match, 1) == 21


def test_an_unnamed_king_stands_where_nobody_has_a_piece() -> None:
    match = setup(caballeros={"galicia": {"blue": 3}}, grandes={"green": "navarra"})
    assert match.position["king"] == "aragon"


def test_a_board_full_of_pieces_puts_an_unnamed_king_in_galicia() -> None:
    everywhere = {region: {"blue": 1} for region in REGION.names}
    assert setup(caballeros=everywhere).position["king"] == "galicia"


def test_unnamed_grandes_stand_where_nobody_has_a_piece() -> None:
    match = setup(caballeros={"galicia": {"blue": 3}}, king="navarra", grandes={"blue": "castilla"})
    homes = ["aragon", "castilla", "cataluna", "toledo"]
    assert list(match.position["grandes"].values()) == homes


def test_on_a_full_board_unnamed_grandes_keep_away_from_the_king() -> None:
    everywhere = {region: {"blue": 1} for region in REGION.names}
    assert set(setup(caballeros=everywhere).position["grandes"].values()) == {"navarra"}


REGENCY = {"expansions": ["new-regency"]}


@pytest.mark.parametrize("area", ["france", "castillo"])
@pytest.mark.parametrize("options", [{}, {"edition": "classic"}, {"expansions": ["old-hands"]}])
def test_the_king_is_where_a_card_can_have_put_him(area: str, options: dict[str, Any]) -> None:
    assert setup(king=area, **REGENCY).position["king"] == area
    with pytest.raises(meseta.PositionError, match="king: abroad or beside the castillo"):
        setup(king=area, **options)


@pytest.mark.parametrize("options", [{}, {"edition": "classic"}])
def test_a_grande_is_in_the_castillo_only_by_a_card(options: dict[str, Any]) -> None:
    inside = {"grandes": {"blue": "castillo"}}
    assert setup(**inside, **REGENCY).position["grandes"]["blue"] == "castillo"
    with pytest.raises(meseta.PositionError, match="grandes: every player has one"):
        setup(**inside, **options)


def test_what_a_card_of_an_own_box_does_can_have_happened() -> None:
    box = load("2023")
    ability = {"do": "king", "to": "abroad"}
    box["modifiers"]["cards"][6]["ability"] = ability
    position = {"king": "france", "expansions": ["power-shift"]}
    assert meseta.setup("el-grande", position, box=box).position["king"] == "france"
    with pytest.raises(meseta.PositionError, match="king: abroad"):
        meseta.setup("el-grande", {"king": "france"}, box=box)


def without(card: str) -> Document:
    """The box of 2023 in which a card of New Regency does something harmless."""
    box = load("2023")
    next(each for each in box["card"] if each["id"] == card)["special"] = [{"do": "decree"}]
    return box


@pytest.mark.parametrize(
    ("card", "there", "not_there"),
    [("exile", "castillo", "france"), ("revolt", "france", "castillo")],
)
def test_each_way_of_the_king_needs_its_own_card(card: str, there: str, not_there: str) -> None:
    position = {"king": there, **REGENCY}
    assert meseta.setup("el-grande", position, box=without(card)).position["king"] == there
    with pytest.raises(meseta.PositionError, match="king: abroad or beside the castillo"):
        meseta.setup("el-grande", {**position, "king": not_there}, box=without(card))


def test_what_a_card_that_is_swapped_in_does_can_have_happened() -> None:
    box = load("2023")
    swapped = next(each for each in box["card"] if each["id"] == "secret_scoring")
    swapped["special"] = [{"do": "king", "to": "abroad"}]
    position = {"king": "france", "expansions": ["old-hands"]}
    assert meseta.setup("el-grande", position, box=box).position["king"] == "france"


def test_every_player_has_a_grande() -> None:
    with pytest.raises(meseta.PositionError, match="grandes: every player has one"):
        setup(grandes={"blue": None})
    position = setup().position
    del position["grandes"]["blue"]
    with pytest.raises(meseta.PositionError, match="grandes: every player has one"):
        meseta.setup("el-grande", position)


def test_the_row_is_taken_out_of_the_stacks() -> None:
    row = ["militia", "assassin", "score_fours", "coup", "your_majesty"]
    match = setup(row=row)
    assert match.position["row"] == row
    assert "militia" not in match.position["decks"][0]


@pytest.mark.parametrize("options", [{"edition": "classic"}, {"expansions": ["old-hands"]}])
def test_a_veto_before_a_player_is_taken_out_of_its_stack(options: dict[str, Any]) -> None:
    match = setup(vetoes={"blue": 1}, **options)
    row, deck = match.position["row"], match.position["decks"][1]
    assert [*row, *deck].count("veto") == 1
    again = meseta.setup("el-grande", match.position)
    assert again.state.tobytes() == match.state.tobytes()


@pytest.mark.parametrize(("count", "options"), [(1, {}), (3, {"edition": "classic"})])
def test_no_more_vetoes_lie_there_than_the_box_has(count: int, options: dict[str, Any]) -> None:
    with pytest.raises(PositionError, match="vetoes"):
        setup(vetoes={"blue": count}, **options)


def test_a_position_can_be_edited_in_the_middle_of_a_turn() -> None:
    match = meseta.new("el-grande", seed=1)
    for _move in range(9):
        match.play(match.legal()[0])
    position = match.position
    position["scores"]["purple"] = 77
    again = meseta.setup("el-grande", position)
    assert again.scores[0] == 77
    assert again.legal() == match.legal()


@pytest.mark.parametrize("options", [{}, {"edition": "classic"}, {"players": 2}])
def test_a_position_read_again_is_the_same(options: dict[str, Any]) -> None:
    match = meseta.new("el-grande", seed=1, **options)
    next_round(match)
    again = meseta.setup("el-grande", match.position)
    assert again.state.tobytes() == match.state.tobytes()


def to_play() -> Match:
    """Everybody is to play a power card; with this round five are left."""
    return setup(round=5)


def to_play_the_last() -> Match:
    """Everybody is to play the last power card of the game."""
    return setup(round=9)


def in_turn() -> Match:
    """All power cards of the round lie there, and Purple is in turn; four rounds follow."""
    return take("decree", round=5, court={"purple": 1})


def setting_discs() -> Match:
    """Blue sets a disc after round 6; three rounds follow."""
    match = setup(round=6, castillo={"blue": 1})
    next_round(match)
    return match


def with_cards(match: Match, colour: str, count: int) -> dict[str, Any]:
    """The position with so many power cards in a hand, the rest spent, this round's too."""
    position = match.position
    played = position["power"].get(colour)
    kept = [value for value in range(1, 14) if value != played][:count]
    position["hands"][colour] = kept
    position["spent"][colour] = [value for value in range(1, 14) if value not in kept]
    return position


@pytest.mark.parametrize(
    ("story", "needed"),
    [(to_play, 5 + 3), (to_play_the_last, 1 + 3), (in_turn, 4 + 3), (setting_discs, 3 + 3)],
)
@pytest.mark.parametrize("colour", ["purple", "orange"])
def test_hands_last_for_all_rounds_though_the_rest_of_this_one_is_given(
    story: Callable[[], Match], needed: int, colour: str
) -> None:
    match = meseta.setup("el-grande", with_cards(story(), colour, needed))
    while not match.over:
        match.play(match.legal()[0])
    with pytest.raises(meseta.PositionError, match="hands, round: everybody has a card for each"):
        meseta.setup("el-grande", with_cards(story(), colour, needed - 1))


def test_in_the_last_round_no_hand_is_needed_any_more() -> None:
    match = take("decree", round=9, court={"purple": 1})
    again = meseta.setup("el-grande", with_cards(match, "orange", 0))
    assert again.legal() == match.legal()


WHOLE = meseta.new("el-grande", seed=1, way="plain").position


def with_agenda(*entries: Any) -> dict[str, Any]:
    """A whole position with another agenda."""
    return {**WHOLE, "agenda": list(entries)}


NEXT_TURN = {"step": "next_turn"}
POWERS = WHOLE["agenda"]


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
        (
            {"caballeros": {"toledo": {"blue": 20}}, "court": {"blue": 11}},
            "blue would have more than 30",
        ),
        ({"caballeros": {"castillo": {"white": 1}}}, "caballeros.castillo"),
        ({"court": {"blue": 61}}, "court.blue"),
        ({"castillo": {"blue": 1}}, "castillo"),
        ({"grandes": {"blue": "france"}}, "grandes.blue"),
        ({"tiles": {"5/0/0": "toledo"}}, "tiles"),
        ({"tiles": {"4/0/0": "france"}}, "tiles"),
        ({"tiles": {"4/0/0": "toledo", "8/4/0": "toledo"}}, "tiles"),
        ({"scores": {"blue": -4}}, "scores.blue"),
        ({"hands": {"blue": [1, 1, 2, 3]}}, "hands.blue"),
        ({"hands": {"blue": [1, 2]}}, "hands, round"),
        ({"hands": {"blue": 5}}, "hands.blue"),
        ({"hands": {"blue": [0, *range(1, 13)]}}, "hands.blue"),
        ({"hands": {"blue": [*range(1, 13), 14]}}, "hands.blue"),
        ({"row": ["militia"]}, "row"),
        ({"row": "militia"}, "row"),
        ({"row": ["assassin", None, None, None, None]}, "row"),
        ({"row": ["militia", None, None, None, None]}, "row"),
        ({"row": ["veto", "veto", "score_fours", "coup", "your_majesty"]}, "row"),
        ({"players": ["purple"]}, "players"),
        ({**WHOLE, "flow": {}}, "flow"),
        ({**WHOLE, "row": [None] * 5}, "row"),
        ({**WHOLE, "placed": "x"}, "placed: 'x'"),
        ({**WHOLE, "placed": 900}, "placed: 900"),
        ({**WHOLE, "moved": None}, "moved"),
        ({**WHOLE, "discs": {"blue": "castillo"}}, "discs.blue"),
        ({**WHOLE, "discs": {"blue": "toledo"}}, "discs, agenda"),
        ({**WHOLE, "card": "no such card"}, "card"),
        ({**WHOLE, "card": "militia"}, "card"),
        ({**WHOLE, "spent": {"blue": [7]}}, "hands, spent, regained"),
        ({**WHOLE, "chance": [0] * 18}, "chance"),
        ({**WHOLE, "decks": [["militia"] * 40, [], [], [], []]}, "decks.1"),
        ({**WHOLE, "decks": [[], [], [], [], []]}, "decks, row, discards"),
        (with_agenda(), "agenda, round"),
        (with_agenda([1]), "agenda.1"),
        (with_agenda({"step": "dance"}), "agenda.1: 'dance'"),
        (with_agenda({"ask": "next_turn", "seats": ["blue"]}), "agenda.1: 'next_turn'"),
        (with_agenda({"step": "start_round", "number": 12}), "agenda.1.number: 12"),
        (with_agenda({"step": "start_round"}), "agenda.1: start_round needs step, number"),
        (with_agenda(POWERS[1]), "agenda.1: power cannot lie over nothing"),
        (with_agenda(NEXT_TURN, {"ask": "power", "seats": []}), "agenda.2.seats"),
        (with_agenda(NEXT_TURN, {"ask": "power", "seats": ["white"]}), "agenda.2.seats"),
        (with_agenda(NEXT_TURN, {"ask": "power", "seats": ["blue", "green"]}), "agenda.2.seats"),
        (with_agenda(*POWERS, POWERS[1]), "agenda.6: power is asked twice"),
        (with_agenda(*[NEXT_TURN] * 20), "agenda: a list of 0 to 12"),
    ],
)
def test_a_bad_position_names_the_field(position: Any, named: str) -> None:
    with pytest.raises(meseta.PositionError, match=named):
        meseta.setup("el-grande", position)


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


def drop_of(number: Any) -> dict[str, Any]:
    """A position in which a caballero is being dropped, with something else as its region."""
    match = meseta.new("el-grande", seed=1)
    dice = random.Random(1)
    while not match.over:
        match.play(dice.choice(match.legal()))
        position = match.position
        if position["agenda"] and position["agenda"][-1].get("ask") == "drop":
            position["agenda"][-1]["region"] = number
            return position
    raise AssertionError("nobody dropped a caballero")


@pytest.mark.parametrize("number", [999, -1, "castillo", None, [3], 1.5])
def test_the_number_of_a_question_names_what_it_must(number: Any) -> None:
    with pytest.raises(meseta.PositionError, match=r"agenda\.\d\.region"):
        meseta.setup("el-grande", drop_of(number))


def test_a_caballero_that_was_never_there_cannot_be_dropped() -> None:
    position = drop_of("galicia")
    owner = position["agenda"][-1]["owner"]
    for region in position["caballeros"]:
        if region != "castillo":
            position["caballeros"][region].pop(owner, None)
    with pytest.raises(meseta.PositionError, match="a caballero that is dropped was lifted"):
        meseta.setup("el-grande", position)
