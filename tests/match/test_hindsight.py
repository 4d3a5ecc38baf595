"""Which moves can be taken back: those that used up no chance and told nobody anything new."""

from __future__ import annotations

import random

import pytest

import meseta
from meseta.match.match import Match, WrongSeat
from tests.games.el_caballero import story as caballero
from tests.games.el_grande.story import GREEN, PURPLE, next_round, powers, setup, take
from tests.games.el_grande.test_hidden import disc_set, regained
from tests.games.six_castles.story import table
from tests.games.six_castles.test_turn import BUSY, busy
from tests.games.story import play
from tests.match.test_match import COPIED


def hidden_hand() -> Match:
    """Purple has taken two of the highest three power cards back; others cannot know which."""
    position = setup(hands={"purple": list(range(1, 13))}, round=2).position
    position["spent"]["purple"] = [11, 12, 13]
    position["regained"] = {"purple": [[11, 12, 13], [11, 12, 13], [], []]}
    return meseta.setup("el-grande", position)


# --- El Grande -----------------------------------------------------------------------------------


def test_caballeros_that_were_placed_can_be_taken_back_together_with_the_card() -> None:
    match = take("militia", court={"purple": 5})
    assert match.may_take_back(PURPLE) == 1
    play(match, "place navarra")
    assert match.may_take_back(PURPLE) == 2


def test_what_another_has_done_since_cannot_be_taken_back_with_it() -> None:
    match = setup()
    powers(match, 13)
    assert match.may_take_back("purple") == 1
    powers(match, 12)
    assert (match.may_take_back("purple"), match.may_take_back("blue")) == (0, 1)


def test_before_the_first_move_there_is_nothing_to_take_back() -> None:
    assert setup().may_take_back(PURPLE) == 0


def test_only_a_seat_can_take_something_back() -> None:
    with pytest.raises(WrongSeat, match="there is no seat 'pink'"):
        setup().may_take_back("pink")


def test_new_action_cards_cannot_be_unseen() -> None:
    match = take("militia")
    next_round(match)
    assert match.may_take_back(match.moves[-1][0]) == 0


def test_a_disc_can_be_set_anew_until_the_last_one_is_set_and_all_are_shown() -> None:
    match = disc_set(0)
    assert match.may_take_back(PURPLE) == 1
    match.play("disc toledo", GREEN)
    assert match.may_take_back(GREEN) == 0


def test_a_power_card_that_everybody_knows_can_be_played_anew() -> None:
    assert play(hidden_hand(), "power 5").may_take_back(PURPLE) == 1


def test_a_power_card_that_had_been_taken_back_unseen_stays_where_it_was_played() -> None:
    assert play(hidden_hand(), "power 12").may_take_back(PURPLE) == 0


def test_which_power_card_is_taken_back_unseen_can_be_chosen_anew() -> None:
    assert regained(0).may_take_back(PURPLE) == 3


# --- 6 Castles -----------------------------------------------------------------------------------


def test_a_tile_that_others_have_seen_is_not_taken_back_into_the_hand() -> None:
    match = play(table(**BUSY), "lay lt38")
    assert match.may_take_back("blue") == 0
    assert play(match, "west of lt30").may_take_back("blue") == 1


def test_whoever_plays_alone_hides_a_tile_from_nobody() -> None:
    match = table(players=1)
    while not match.legal()[0].startswith("lay"):
        match.play(match.legal()[0])
    before = match.may_take_back(0)
    assert play(match, match.legal()[0]).may_take_back(0) == before + 1


def test_a_step_with_discs_can_be_hidden_hand() -> None:
    assert busy("mark sw").may_take_back("blue") == busy().may_take_back("blue") + 1


def test_tiles_that_were_drawn_cannot_be_put_back() -> None:
    assert busy("end").may_take_back("blue") == 0


def test_the_move_that_ends_a_game_can_be_taken_back_if_it_showed_nothing() -> None:
    match = table(players=1)
    dice = random.Random(3)
    while not match.over:
        match.play(dice.choice(match.legal()))
    assert match.may_take_back(0) > 0


# --- El Caballero --------------------------------------------------------------------------------


def test_an_area_card_of_the_display_can_be_laid_elsewhere() -> None:
    match = caballero.turn(display=["a02", "a07"])
    assert play(match, "area", "area a02", "cell a16 west").may_take_back("red") == 3


def test_a_new_display_cannot_be_unseen() -> None:
    match = caballero.end_round(caballero.turn(display=["a02", "a07", "a08"]))
    assert match.may_take_back(match.moves[-1][0]) == 0


# --- what is remembered of it --------------------------------------------------------------------


@pytest.mark.parametrize("how", COPIED)
def test_a_copy_knows_as_well_what_can_be_taken_back(how: str) -> None:
    match = take("militia", court={"purple": 5})
    match.may_take_back(PURPLE)
    other = play(COPIED[how](match), "place navarra")
    assert (match.may_take_back(PURPLE), other.may_take_back(PURPLE)) == (1, 2)


def test_what_is_done_instead_is_looked_at_anew() -> None:
    match = play(hidden_hand(), "power 12")
    assert match.may_take_back(PURPLE) == 0
    match.undo()
    assert play(match, "power 5").may_take_back(PURPLE) == 1


def test_who_plays_alone_may_take_back_what_they_have_only_shown() -> None:
    match = play(table(**BUSY), "lay lt38")
    assert (match.may_take_back("blue"), match.may_take_back("blue", alone=True)) == (0, 1)
