"""Veto: before the action in 2023, and in the middle of it in the classic edition."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

import meseta
from meseta.games.el_grande import ElGrande
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    at,
    court,
    next_round,
    places,
    powers,
    row_with,
    scores,
    setup,
    special,
    stack_of,
    story,
    take,
    turns,
    watched,
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
    assert "Purple keeps the Veto." in match.story()


def test_a_special_action_is_announced_and_may_be_prevented_completely() -> None:
    match = facing_veto("coup", caballeros=BOARD, court={"blue": 4})
    assert story(match) == ["Blue announces the special action of Coup."]
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


def test_in_2023_other_actions_that_have_begun_cannot_be_stopped_either() -> None:
    match = facing_veto("your_majesty")
    play(match, "allow", "king toledo")
    assert match.position["king"] == "toledo"


def test_in_2023_a_veto_comes_before_the_choice_between_two_actions() -> None:
    match = facing_veto("intrigue_choice", caballeros=BOARD, court={"blue": 2})
    assert match.legal() == ["veto", "allow"]
    match.play("veto")
    assert match.pending == (BLUE,)
    assert "option 1" not in match.legal()


def test_the_older_of_two_vetoes_is_used_first() -> None:
    position = setup(expansions=["old-hands"], row=row_with("coup")).position
    position["decks"][1] = [card for card in position["decks"][1] if card != "veto"]
    position["vetoes"] = position["old_vetoes"] = {"blue": 1}
    match = setup(**position)
    powers(match, 13, 12, 11, 10)
    play(match, "take 4", "special", "veto")
    assert (match.position["vetoes"]["blue"], match.position["old_vetoes"]["blue"]) == (1, 0)


def test_nobody_vetoes_the_own_action() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"), court={"purple": 2})
    match.play("end")
    next_round(match)
    powers(match, 11, 10, 9, 8)
    play_until(match, PURPLE)
    match.play(match.legal()[0])
    match.play("special")
    assert "veto" not in match.legal()


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


def test_nobody_is_asked_twice() -> None:
    match = play(watched("royal_advisor", "green", "orange"), "allow", "allow")
    assert match.pending == (PURPLE,)


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


def test_a_kept_veto_keeps_no_other_card() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    end_turn(match)
    play(match, "take 4", "end")
    assert match.view()["discards"] == ["decree"]


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


# --- the classic edition: a special action can be interrupted ------------------------------------

PURPLES = {"toledo": {"purple": 4, "green": 1}}
TWO = {"toledo": {"blue": 2, "green": 1}, "sevilla": {"blue": 1}}
THREE = {"toledo": {"blue": 1}, "granada": {"green": 2}, "aragon": {"orange": 1}}
FIVES = {"aragon": {"purple": 1}, "navarra": {"green": 1}, "valencia": {"orange": 1}}
COURTS = {"blue": 5, "green": 2, "orange": 4}


def test_a_classic_veto_may_come_before_the_action_begins() -> None:
    match = watched("score_fives", caballeros=FIVES)
    assert match.pending == (BLUE,)
    match.play("veto")
    assert scores(match) == {}
    assert match.view()["asked"] == "take"


def test_a_used_classic_veto_goes_under_its_stack() -> None:
    match = play(watched("score_fives"), "veto")
    assert match.position["decks"][1][-1] == "veto"
    assert match.position["vetoes"]["blue"] == match.position["old_vetoes"]["blue"] == 0


def test_letting_the_rest_pass_is_offered_first() -> None:
    assert watched("royal_advisor").legal() == ["allow rest", "veto", "allow"]


def test_whoever_lets_the_rest_pass_is_not_asked_again() -> None:
    match = play(watched("intrigue_any_4", king="galicia", caballeros=PURPLES), "allow rest")
    assert story(match) == ["Blue lets the whole special action pass."]
    play(match, "lift purple toledo", "drop aragon", "lift purple toledo", "drop valencia")
    assert match.pending == (PURPLE,)
    assert at(match, "aragon") == at(match, "valencia") == {"purple": 1}


def test_others_may_still_object_when_one_lets_the_rest_pass() -> None:
    match = watched("intrigue_any_4", "blue", "orange", king="galicia", caballeros=PURPLES)
    play(match, "allow rest", "allow", "lift purple toledo", "drop aragon")
    assert match.pending == (ORANGE,)


def test_letting_the_rest_pass_ends_with_the_special_action() -> None:
    match = play(watched("royal_advisor", king="galicia"), "allow rest", "king navarra")
    play(match, "take 1", "end", "recruit 0", "take 5", "special")
    assert match.legal(BLUE) == ["allow rest", "veto", "allow"]


def test_tv42_a_classic_veto_stops_the_third_of_four_moves() -> None:
    match = play(watched("intrigue_any_4", king="galicia", caballeros=PURPLES), "allow")
    play(match, "lift purple toledo", "drop aragon", "allow")
    play(match, "lift purple toledo", "drop castillo", "allow")
    play(match, "lift purple toledo", "drop valencia")
    assert match.pending == (BLUE,)
    match.play("veto")
    assert at(match, "aragon") == at(match, "castillo") == {"purple": 1}
    assert at(match, "valencia") == {}
    assert at(match, "toledo") == {"purple": 2, "green": 1}
    assert match.view()["asked"] == "take"
    assert story(match)[0] == "Blue vetoes: Intrigue."


def test_a_vetoed_action_leaves_nothing_behind() -> None:
    match = play(watched("intrigue_any_4", king="galicia", caballeros=PURPLES), "allow")
    play(match, "lift purple toledo", "drop aragon", "allow", "lift purple toledo")
    play(match, "drop castillo", "veto")
    assert setup(**match.position).legal() == match.legal()


def test_a_move_waits_until_nobody_objects_and_the_story_says_so() -> None:
    match = play(watched("intrigue_any_4", king="galicia", caballeros=PURPLES), "allow")
    play(match, "lift green toledo", "drop aragon")
    assert story(match) == [
        "Purple wants to move a caballero of Green from Castilla la Nueva to Aragón."
    ]
    assert at(match, "aragon") == {}
    match.play("allow")
    assert story(match)[0] == "Blue lets it pass."
    assert at(match, "aragon") == {"green": 1}


def test_a_veto_loses_joined_moves_as_well() -> None:
    match = watched("intrigue_own_2_foreign_2", king="galicia", caballeros=PURPLES)
    play(match, "allow", "lift purple toledo", "drop aragon", "veto")
    assert match.view()["asked"] == "take"
    assert at(match, "toledo") == PURPLES["toledo"]


def test_a_classic_veto_comes_before_the_choice_between_two_actions() -> None:
    match = watched("intrigue_choice", king="galicia", caballeros=PURPLES, court={"purple": 2})
    match.play("allow")
    assert match.legal() == ["option 1", "option 2"]
    play(match, "option 2", "place aragon")
    assert match.pending == (BLUE,)


def test_each_extra_placing_can_be_stopped() -> None:
    match = play(watched("militia", king="galicia", court={"purple": 3}), "allow")
    play(match, "place granada", "allow", "place sevilla")
    assert story(match) == ["Purple wants to place an extra caballero: Sevilla."]
    assert at(match, "sevilla") == {}
    match.play("veto")
    assert (at(match, "granada"), at(match, "sevilla")) == ({"purple": 1}, {})
    assert places(match, "place") == {"navarra", "castilla", "castillo"}


def test_each_assassination_can_be_stopped() -> None:
    match = play(watched("assassin", king="galicia", caballeros=THREE), "allow")
    play(match, "return green granada", "allow", "return orange aragon")
    assert story(match) == [
        "Purple wants to send a caballero of Orange from Aragón back to the province."
    ]
    match.play("veto")
    assert (at(match, "granada"), at(match, "aragon")) == ({"green": 1}, {"orange": 1})
    assert match.view()["asked"] == "take"


def test_each_caballero_withdrawn_can_be_stopped() -> None:
    match = play(watched("withdrawal", king="galicia", caballeros=THREE, court=COURTS), "allow")
    match.play("return court")
    told = "Blue is about to send 1 caballero from the court back to the province."
    assert story(match) == [told]
    play(match, "allow", "return toledo")
    told = "Blue is about to send a caballero from Castilla la Nueva back to the province."
    assert story(match) == [told]
    match.play("veto")
    assert court(match, BLUE) == 4
    assert at(match, "toledo") == {"blue": 1}
    assert court(match, ORANGE) == 4


def test_whoever_must_withdraw_all_does_so_step_by_step_too() -> None:
    match = watched("withdrawal", "green", king="galicia", caballeros=THREE)
    play(match, "allow", "allow", "allow")
    assert at(match, "toledo") == {}
    assert at(match, "granada") == {"green": 1}
    match.play("veto")
    assert at(match, "granada") == {"green": 1}
    assert at(match, "aragon") == {"orange": 1}


def test_whoever_has_nobody_to_withdraw_is_not_asked() -> None:
    match = play(watched("withdrawal", king="galicia", court={"orange": 9}), "allow")
    assert story(match)[-1].startswith("Orange is about to send 1 caballero from the court")


def test_a_holder_may_stop_the_own_loss_only() -> None:
    match = watched("withdrawal", "green", king="galicia", caballeros=THREE, court=COURTS)
    play(match, "allow", "return court", "allow", "return court", "allow", "return toledo", "allow")
    assert match.pending == (GREEN,)
    play(match, "return court", "veto")
    assert (court(match, BLUE), court(match, GREEN)) == (3, 2)


def test_each_court_after_the_first_can_be_stopped() -> None:
    match = play(watched("decay_all", court=COURTS), "allow")
    assert (court(match, BLUE), court(match, GREEN)) == (0, 2)
    assert (
        story(match)[-1]
        == "Green is about to send 2 caballeros from the court back to the province."
    )
    match.play("allow")
    assert (court(match, GREEN), court(match, ORANGE)) == (0, 4)
    match.play("veto")
    assert court(match, ORANGE) == 4


def test_where_all_courts_are_empty_nobody_is_asked() -> None:
    match = play(watched("decay_all"), "allow")
    assert match.view()["asked"] == "take"


def test_courts_are_emptied_at_once_when_the_rest_may_pass() -> None:
    match = play(watched("decay_3", court={**COURTS, "green": 0}), "allow")
    assert (
        story(match)[-1]
        == "Orange is about to send 3 caballeros from the court back to the province."
    )
    match.play("allow rest")
    assert (court(match, BLUE), court(match, ORANGE)) == (2, 1)


def test_the_last_courts_follow_when_the_rest_may_pass() -> None:
    match = play(watched("decay_all", court=COURTS), "allow", "allow rest")
    assert [court(match, seat) for seat in (BLUE, GREEN, ORANGE)] == [0, 0, 0]


def civil_war() -> Match:
    """All three others have set their discs, each has one region to lose."""
    board = {"toledo": {"blue": 1}, "granada": {"green": 2}, "aragon": {"orange": 1}}
    return play(watched("civil_war_all", king="galicia", caballeros=board), "allow")


def test_discs_are_shown_before_anybody_can_object_to_what_they_do() -> None:
    match = civil_war()
    assert match.pending == (BLUE,)
    assert match.view(PURPLE)["discs"] == {
        "blue": "toledo",
        "green": "granada",
        "orange": "aragon",
    }
    assert at(match, "toledo") == {"blue": 1}
    assert story(match) == [
        "Blue lets it pass.",
        "Green has set the secret disc.",
        "Orange has set the secret disc.",
        "Blue has set the secret disc.",
        "Blue's disc shows Castilla la Nueva.",
        "Green's disc shows Granada.",
        "Orange's disc shows Aragón.",
        "Blue is about to do what the disc says.",
    ]


def test_each_loss_by_disc_can_be_stopped() -> None:
    match = play(civil_war(), "allow")
    assert (at(match, "toledo"), at(match, "granada")) == ({}, {"green": 2})
    match.play("veto")
    assert (at(match, "granada"), at(match, "aragon")) == ({"green": 2}, {"orange": 1})
    assert match.view(PURPLE)["discs"] == {}


def test_all_discs_are_followed_when_nobody_objects() -> None:
    match = play(civil_war(), "allow", "allow", "allow")
    assert (at(match, "granada"), at(match, "aragon")) == ({}, {})
    assert match.view()["asked"] == "take"


def test_whoever_has_set_no_disc_is_not_asked_about_it() -> None:
    match = facing_veto("coup", edition="classic", caballeros={"toledo": {"green": 1}})
    play(match, "allow", "allow", "disc aragon", "allow")
    assert at(match, "aragon") == {"green": 1}
    assert match.pending == (GREEN,)


def test_the_other_discs_are_followed_at_once_when_the_rest_may_pass() -> None:
    match = play(civil_war(), "allow", "allow rest")
    assert (at(match, "granada"), at(match, "aragon")) == ({}, {})
    assert match.view(PURPLE)["discs"] == {}


def test_a_coup_can_be_stopped_when_its_region_is_named() -> None:
    match = watched("coup", king="galicia", caballeros=TWO)
    play(match, "allow", "coup toledo")
    assert story(match) == ["Purple wants everybody else to leave Castilla la Nueva."]
    match.play("veto")
    assert match.view()["asked"] == "take"


def test_each_colour_that_leaves_by_a_coup_can_be_stopped() -> None:
    match = watched("coup", king="galicia", caballeros=TWO)
    play(match, "allow", "coup toledo", "allow")
    match.play("disc aragon", BLUE)
    match.play("disc granada", GREEN)
    play(match, "allow", "veto")
    assert (at(match, "aragon"), at(match, "toledo")) == ({"blue": 2}, {"green": 1})


def test_a_coup_that_nobody_objects_to_is_done_once() -> None:
    match = play(watched("coup", king="galicia", caballeros=TWO), "allow", "coup sevilla", "allow")
    play(match, "disc aragon", "allow")
    assert (at(match, "aragon"), at(match, "sevilla")) == ({"blue": 1}, {})
    assert match.view()["asked"] == "take"


def test_the_player_sets_the_order_of_several_regions_while_others_may_object() -> None:
    match = play(watched("score_fives", king="galicia", caballeros=FIVES), "allow")
    assert match.legal() == ["score navarra", "score aragon", "score valencia"]
    match.play("score valencia")
    assert story(match) == ["Purple wants to score an area: Valencia."]
    match.play("allow")
    assert match.legal() == ["score navarra", "score aragon"]
    play(match, "score aragon", "veto")
    assert scores(match) == {"orange": 5}


def test_the_order_is_not_asked_when_the_rest_may_pass() -> None:
    match = play(watched("score_fives", king="galicia", caballeros=FIVES), "allow rest")
    assert scores(match) == {"purple": 5, "green": 5, "orange": 5}
    match = watched("score_fives", king="galicia", caballeros=FIVES)
    play(match, "allow", "score valencia", "allow rest")
    assert scores(match) == {"purple": 5, "green": 5, "orange": 5}
    assert match.view()["asked"] == "take"


def test_the_order_is_not_asked_where_nobody_may_object() -> None:
    match = special("score_fives", edition="classic", king="galicia", caballeros=FIVES)
    assert scores(match) == {"purple": 5, "green": 5, "orange": 5}


def test_first_places_are_scored_one_by_one_too() -> None:
    board = {"aragon": {"purple": 2, "blue": 1}, "navarra": {"green": 1}}
    match = play(watched("score_first_only", king="galicia", caballeros=board), "allow")
    play(match, "score aragon", "allow", "score navarra", "veto")
    assert scores(match) == {"purple": 5}


def test_two_regions_are_scored_one_by_one() -> None:
    board = {"aragon": {"purple": 2}, "navarra": {"green": 2}}
    match = play(watched("score_most", king="galicia", caballeros=board), "allow")
    play(match, "score aragon", "allow rest")
    assert scores(match) == {"purple": 5, "green": 5}
    assert match.view()["asked"] == "take"


def test_one_region_is_scored_without_a_second_question() -> None:
    match = play(watched("score_most", king="galicia", caballeros=PURPLES), "allow")
    assert scores(match)["purple"] == 7
    assert match.view()["asked"] == "take"


def test_the_castillo_is_scored_without_a_second_question() -> None:
    match = play(watched("score_castillo", king="galicia", castillo={"purple": 1}), "allow")
    assert scores(match) == {"purple": 5}


def test_a_region_of_choice_can_be_stopped_when_it_is_chosen() -> None:
    match = play(watched("score_one_region", king="galicia", caballeros=FIVES), "allow")
    play(match, "score aragon", "veto")
    assert scores(match) == {}
    match = play(watched("score_one_region", king="galicia", caballeros=FIVES), "allow")
    play(match, "score aragon", "allow")
    assert scores(match) == {"purple": 5}
    assert match.view()["asked"] == "take"


def secret_scoring(*regions: str) -> Match:
    """All have set their discs for a secret scoring."""
    match = play(watched("secret_scoring", king="galicia", caballeros=FIVES), "allow")
    for seat, region in enumerate(regions):
        match.play(f"disc {region}", seat)
    return match


def test_regions_that_the_discs_show_once_are_scored_one_by_one() -> None:
    match = secret_scoring("aragon", "navarra", "toledo", "toledo")
    assert match.legal(PURPLE) == ["score navarra", "score aragon"]
    assert match.view(PURPLE)["discs"] == {}
    play(match, "score aragon", "allow")
    assert match.pending == (BLUE,)
    match.play("veto")
    assert scores(match) == {"purple": 5}


def test_a_single_region_that_the_discs_show_can_be_stopped() -> None:
    match = secret_scoring("aragon", "toledo", "toledo", "toledo")
    assert match.pending == (BLUE,)
    match.play("veto")
    assert scores(match) == {}


def test_a_secret_scoring_may_score_nothing() -> None:
    match = secret_scoring("aragon", "aragon", "toledo", "toledo")
    assert match.view()["asked"] == "take"
    assert scores(match) == {}


@pytest.mark.parametrize(
    ("card", "action", "told", "key"),
    [
        (
            "decree",
            "tile 8 toledo",
            "Purple wants to lay the tile 8/4/0: Castilla la Nueva.",
            "tiles",
        ),
        ("royal_advisor", "king navarra", "Purple wants to move the King to País Vasco.", "king"),
        (
            "your_majesty",
            "king toledo",
            "Purple wants to move the King to Castilla la Nueva.",
            "king",
        ),
        ("adopted_home", "grande aragon", "Purple wants to move the grande to Aragón.", "grandes"),
        (
            "empowerment",
            "regain 13",
            "Purple wants to take a power card back into the hand.",
            "hands",
        ),
        ("court_reserve", "recruit 2", "Purple wants to take 2 caballeros to the court.", "court"),
    ],
)
def test_single_steps_can_be_stopped_when_they_are_known(
    card: str, action: str, told: str, key: str
) -> None:
    purple = {"grandes": {"purple": "toledo"}, "court": {"purple": 1}}
    match = play(watched(card, king="galicia", **purple), "allow")
    before = match.position[key]
    match.play(action)
    assert story(match) == [told]
    assert match.pending == (BLUE,)
    assert match.position[key] == before
    vetoed = match.replay(len(match.moves))
    vetoed.play("veto")
    assert vetoed.position[key] == before
    match.play("allow")
    assert match.position[key] != before
    assert match.view()["asked"] == "turn"


def test_one_power_card_is_taken_back_and_no_more() -> None:
    match = watched("empowerment", hands={"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}, round=2)
    play(match, "allow", "regain 11", "allow")
    assert match.position["hands"]["purple"] == list(range(1, 12))
    assert match.view()["asked"] == "take"


def test_each_recall_by_a_card_can_be_stopped() -> None:
    board = {"toledo": {"purple": 15}, "granada": {"purple": 15}}
    match = play(watched("court_reserve", king="galicia", caballeros=board), "allow")
    play(match, "recall toledo", "allow", "recall granada")
    assert story(match) == ["Purple wants to take a caballero from Granada back to the court."]
    match.play("veto")
    assert court(match, PURPLE) == 1
    assert at(match, "granada") == {"purple": 15}


def test_taking_a_single_one_to_the_court_can_be_stopped() -> None:
    match = play(watched("court_reserve"), "allow", "recruit 1", "veto")
    assert court(match, PURPLE) == 0


def test_taking_nobody_to_the_court_is_not_objected_to() -> None:
    match = play(watched("court_reserve"), "allow", "recruit 0")
    assert match.view()["asked"] == "take"


def test_reinforcements_are_not_vetoed() -> None:
    match = play(watched("decree", court={"blue": 1}), "allow rest", "skip", "take 1", "end")
    play(match, "recruit 1")
    assert match.view()["asked"] == "take"


def test_a_classic_veto_can_be_aimed_at_another_veto() -> None:
    match = play(watched("veto"), "veto")
    assert match.view()["vetoes"] == {}
    match = play(watched("veto"), "allow")
    assert match.view()["vetoes"] == {"purple": 1, "blue": 1}


# --- the other reading: only moves are interrupted -----------------------------------------------


def test_whether_a_veto_interrupts_more_than_moves_is_a_ruling() -> None:
    position = {"king": "galicia", "caballeros": FIVES, "veto_interrupts": "moves"}
    match = watched("score_one_region", **position)
    assert match.legal() == ["veto", "allow"]
    play(match, "allow", "score aragon")
    assert scores(match) == {"purple": 5}


@pytest.mark.parametrize("reading", ["moves", "every-step"])
def test_while_others_may_object_a_position_can_be_read_again(reading: str) -> None:
    match = watched("royal_advisor", king="galicia", veto_interrupts=reading)
    assert setup(**match.position).legal() == match.legal()
    assert match.pending == (BLUE,)


def test_where_only_moves_are_interrupted_the_choice_comes_before_the_veto() -> None:
    position = {"caballeros": PURPLES, "court": {"purple": 2}, "veto_interrupts": "moves"}
    match = watched("intrigue_choice", king="galicia", **position)
    assert match.legal() == ["option 1", "option 2"]
    match.play("option 2")
    assert match.legal() == ["veto", "allow"]
    match.play("allow")
    assert "place toledo" in match.legal()


def test_where_only_moves_are_interrupted_they_are_one_by_one() -> None:
    position = {"caballeros": PURPLES, "veto_interrupts": "moves"}
    match = watched("intrigue_any_4", king="galicia", **position)
    play(match, "lift purple toledo", "drop aragon")
    assert match.legal() == ["allow rest", "veto", "allow"]
    play(match, "allow", "lift purple toledo", "drop valencia", "veto")
    assert (at(match, "aragon"), at(match, "valencia")) == ({"purple": 1}, {})


def test_where_only_moves_are_interrupted_others_go_on_without_a_holder() -> None:
    match = special("score_fives", edition="classic", veto_interrupts="moves", caballeros=FIVES)
    assert scores(match)["purple"] == 5


def test_an_ability_is_not_interrupted_either() -> None:
    box = deepcopy(ElGrande.load_box("2023"))
    box["rulings"]["veto_interrupts"] = "every-step"
    options = {"players": COLOURS[:4], "expansions": ["power-shift", "old-hands"]}
    held = {"purple": {"+2/move": 1}}
    board = {"toledo": {"purple": 1}}
    position = meseta.setup(
        "el-grande", {**options, "modifiers": held, "caballeros": board, "king": "galicia"}, box=box
    ).position
    position["decks"][1].remove("veto")
    match = meseta.setup("el-grande", {**position, "vetoes": {"blue": 1}}, box=box)
    play(match, "modify +2/move", "power 11", "power 10", "power 9", "power 8")
    play(match, "recruit 0", "use", "lift purple toledo", "drop aragon")
    assert match.pending == (PURPLE,)
    assert at(match, "aragon") == {"purple": 1}
