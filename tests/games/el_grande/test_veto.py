"""Veto: before the action in 2023, and in the middle of it in the classic edition."""

from __future__ import annotations

from typing import Any

import pytest

from meseta.match import Match
from tests.games.el_grande.story import (
    BLUE,
    PURPLE,
    at,
    next_round,
    places,
    powers,
    row_with,
    setup,
    special,
    stack_of,
    take,
    turns,
)
from tests.games.story import play

BOARD = {"toledo": {"blue": 4, "green": 1}}


def facing_veto(card: str, **position: Any) -> Match:
    """Purple has kept a Veto; blue has taken the card and announces its special action."""
    if position.get("edition") != "classic":
        position["expansions"] = ["old-hands"]
    match = special("veto", row=row_with("veto", card), king="galicia", **position)
    end_turn(match)
    play(match, f"take {stack_of(card)}", "special")
    return match


def end_turn(match: Match) -> None:
    """Purple ends the turn, if it has not ended by itself."""
    if match.pending == (PURPLE,):
        match.play("end")


def test_the_veto_card_lies_before_its_player() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    assert match.view()["vetoes"] == {"purple": 1}
    assert "veto" not in match.view()["discards"]


def test_a_special_action_is_announced_and_may_be_prevented_completely() -> None:
    match = facing_veto("coup", caballeros=BOARD, court={"blue": 4})
    assert match.pending == (PURPLE,)
    assert match.legal() == ["veto", "allow"]
    match.play("veto")
    assert match.pending == (BLUE,)
    assert "special" not in match.legal()
    assert places(match, "place") == {"navarra", "castilla", "castillo"}


def test_a_used_veto_is_discarded() -> None:
    match = facing_veto("coup", caballeros=BOARD)
    match.play("veto")
    assert match.view()["vetoes"] == {}
    assert "veto" in match.view()["discards"]


def test_an_allowed_action_goes_on_and_the_veto_stays() -> None:
    match = facing_veto("royal_advisor")
    match.play("allow")
    assert match.legal() == ["king navarra", "king castilla"]
    assert match.view()["vetoes"] == {"purple": 1}


def test_in_2023_an_action_that_has_begun_cannot_be_stopped() -> None:
    match = facing_veto("intrigue_any_4", caballeros=BOARD)
    play(match, "allow", "lift blue toledo", "drop aragon")
    assert match.pending == (BLUE,)


def test_in_2023_a_veto_comes_before_the_choice_between_two_actions() -> None:
    match = facing_veto("intrigue_choice", caballeros=BOARD, court={"blue": 2})
    assert match.legal() == ["veto", "allow"]
    match.play("veto")
    assert match.pending == (BLUE,)
    assert "option 1" not in match.legal()


def test_in_the_classic_edition_the_choice_comes_before_the_veto() -> None:
    match = facing_veto("intrigue_choice", edition="classic", caballeros=BOARD, court={"blue": 2})
    assert match.legal() == ["option 1", "option 2"]
    match.play("option 2")
    assert match.legal() == ["veto", "allow"]
    match.play("allow")
    assert "place toledo" in match.legal()


def test_tv42_a_classic_veto_undoes_the_third_of_four_moves() -> None:
    match = facing_veto("intrigue_any_4", edition="classic", caballeros=BOARD)
    play(match, "lift blue toledo", "drop aragon", "allow")
    play(match, "lift blue toledo", "drop castillo", "allow")
    play(match, "lift blue toledo", "drop valencia")
    assert match.pending == (PURPLE,)
    match.play("veto")
    assert at(match, "aragon") == {"blue": 1}
    assert at(match, "castillo") == {"blue": 1}
    assert at(match, "valencia") == {}
    assert at(match, "toledo") == {"blue": 2, "green": 1}
    assert "lift blue toledo" not in match.legal()


def test_a_classic_veto_comes_before_other_actions() -> None:
    match = facing_veto("score_fives", edition="classic", caballeros={"aragon": {"blue": 1}})
    match.play("veto")
    assert match.scores == [0, 0, 0, 0]
    assert match.position["decks"][1][-1] == "veto"


def test_nobody_vetoes_the_own_action() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"), court={"purple": 2})
    match.play("end")
    next_round(match)
    powers(match, 11, 10, 9, 8)
    play_until(match, PURPLE)
    match.play(match.legal()[0])
    match.play("special")
    assert match.pending != (PURPLE,) or "veto" not in match.legal()


def play_until(match: Match, seat: int) -> None:
    """Everybody ends the turn until a seat has taken no card yet and is to take one."""
    while match.pending != (seat,) or not match.legal()[0].startswith("take"):
        wanted = [t for t in match.legal() if t in ("recruit 0", "end", "take 1", "take 2")]
        match.play(wanted[0] if wanted else match.legal()[0])


def test_several_holders_are_asked_in_seat_order_and_the_first_yes_ends_it() -> None:
    match = two_vetoes()
    assert match.pending == (PURPLE,)
    match.play("allow")
    assert match.pending == (BLUE,)
    match.play("veto")
    assert match.view()["vetoes"] == {"purple": 1}


def test_the_first_yes_spares_the_other_veto() -> None:
    match = two_vetoes()
    match.play("veto")
    assert match.pending != (BLUE,)
    assert match.view()["vetoes"] == {"blue": 1}


def two_vetoes() -> Match:
    """Purple holds a Veto of last round, blue a fresh one; orange announces an action."""
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    end_turn(match)
    turns(match, 1, 3, 4)
    position = match.position
    row = position["row"]
    assert position["round"] == 2
    position["old_vetoes"] = {"purple": 1}
    position["vetoes"] = {"blue": 1}
    deck = position["decks"][1]
    if "veto" in deck:
        deck.remove("veto")
    elif row[1] == "veto":
        row[1] = None
    match = setup(**position)
    powers(match, 13, 9, 5, 6)
    play(match, "take 4", "special")
    return match


def test_a_veto_can_be_aimed_at_another_veto() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    end_turn(match)
    turns(match, 1, 3, 4)
    position = match.position
    deck, row = position["decks"][1], position["row"]
    if row[1] != "veto":
        deck.remove("veto")
        deck.insert(0, row[1])
        row[1] = "veto"
    match = setup(**position)
    for value in range(4):
        match.play("power 13" if match.pending == (BLUE,) else f"power {5 + value}")
    play(match, "take 2", "special")
    assert match.pending == (PURPLE,)
    match.play("veto")
    assert match.view()["vetoes"] == {}


def test_a_veto_expires_after_the_next_round() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    end_turn(match)
    turns(match, 1, 3, 4)
    assert match.position["round"] == 2
    assert match.view()["vetoes"] == {"purple": 1}
    powers(match, 9, 8, 7, 6)
    turns(match, 1, 2, 3, 4)
    assert match.position["round"] == 3
    assert match.view()["vetoes"] == {}
    assert "veto" in match.view()["discards"]


@pytest.mark.parametrize("edition", ["2023", "classic"])
def test_a_veto_taken_without_its_special_action_is_put_away(edition: str) -> None:
    expansions = ["old-hands"] if edition == "2023" else []
    match = take("veto", edition=edition, expansions=expansions, row=row_with("veto"))
    match.play("end")
    assert match.view()["vetoes"] == {}


def test_placing_is_not_vetoed() -> None:
    match = special(
        "veto", expansions=["old-hands"], row=row_with("veto"), king="galicia", court={"blue": 4}
    )
    end_turn(match)
    play(match, "take 4", "place navarra")
    assert match.pending == (BLUE,)


def test_a_classic_veto_that_was_not_used_goes_under_its_stack() -> None:
    match = special("veto", edition="classic", row=row_with("veto"))
    end_turn(match)
    turns(match, 1, 3, 4)
    powers(match, 9, 8, 7, 6)
    turns(match, 1, 2, 3, 4)
    assert match.view()["vetoes"] == {}
    assert "veto" in match.position["decks"][1][-3:]
