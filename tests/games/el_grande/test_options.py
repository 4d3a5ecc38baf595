"""Options are validated one by one and together."""

from __future__ import annotations

from typing import Any

import pytest

import meseta

pytestmark = pytest.mark.once("plain")


@pytest.mark.parametrize(
    ("options", "named"),
    [
        ({"colour": "red"}, "colour"),
        ({"players": 1}, "players"),
        ({"players": 6}, "players"),
        ({"players": True}, "players"),
        ({"players": ["purple", "red"]}, "players"),
        ({"players": ["purple", "purple"]}, "players"),
        ({"players": "four"}, "players"),
        ({"edition": "1995"}, "edition"),
        ({"edition": 2023}, "edition"),
        ({"short": "perhaps"}, "short"),
        ({"short": 1}, "short"),
        ({"expansions": "new-regent"}, "expansions"),
        ({"expansions": ["grandissimo"]}, "expansions"),
        ({"expansions": [3]}, "expansions"),
        ({"merged_stack": True}, "merged_stack"),
        ({"merged_stack": True, "players": 5}, "merged_stack"),
        ({"edition": "classic", "merged_stack": True, "players": 3}, "merged_stack"),
        ({"edition": "classic", "expansions": ["power-shift"]}, "expansions"),
        ({"edition": "classic", "old_hands": ["veto"]}, "old_hands"),
        ({"edition": "classic", "dummy_castillo": "stay", "players": 2}, "dummy_castillo"),
        ({"old_hands": ["militia"]}, "old_hands"),
        ({"old_hands": ["veto", "veto", "veto"]}, "old_hands"),
        ({"old_hands": ["veto"], "expansions": ["old-hands"]}, "old_hands"),
        ({"dummy_castillo": "stay"}, "dummy_castillo"),
        ({"dummy_castillo": "stay", "players": 3}, "dummy_castillo"),
        ({"dummy_castillo": "gone", "players": 2}, "dummy_castillo"),
        ({"estate_may_stay": True}, "estate_may_stay"),
        ({"retinue_castillo": False}, "retinue_castillo"),
        ({"assassin_dummy": "must"}, "assassin_dummy"),
        ({"edition": "classic", "assassin_dummy": "may", "players": 2}, "assassin_dummy"),
        ({"civil_war_singles": True}, "civil_war_singles"),
        ({"veto_interrupts": "moves"}, "veto_interrupts"),
        ({"edition": "classic", "veto_interrupts": "always"}, "veto_interrupts"),
    ],
)
def test_what_does_not_fit_is_named(options: dict[str, Any], named: str) -> None:
    with pytest.raises(ValueError, match=named):
        meseta.new("el-grande", **options)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(ValueError, match="el-pequeno"):
        meseta.new("el-pequeno")


def test_tv23_old_hands_replace_one_card_each() -> None:
    plain = meseta.new("el-grande", seed=1)
    swapped = meseta.new("el-grande", seed=1, expansions=["old-hands"])
    sizes = [len(deck) for deck in plain.position["decks"]]
    assert [len(deck) for deck in swapped.position["decks"]] == sizes
    cards = [
        card
        for stack, deck in enumerate(swapped.position["decks"])
        for card in [*deck, swapped.position["row"][stack]]
    ]
    assert cards.count("veto") == 2
    assert cards.count("intrigue_choice") == 1
    assert cards.count("secret_scoring") == 1
    assert len(cards) == 41


def test_single_old_hands_can_be_named() -> None:
    match = meseta.new("el-grande", seed=1, old_hands=["veto", "secret_scoring"])
    cards = [card for deck in match.position["decks"] for card in deck] + match.position["row"]
    assert cards.count("veto") == 1
    assert cards.count("secret_scoring") == 1


def test_a_third_player_may_merge_the_stacks() -> None:
    match = meseta.new("el-grande", players=3, merged_stack=True, seed=1)
    assert [len(deck) for deck in match.position["decks"]] == [9, 19, 0, 9, 0]


def test_colours_can_be_chosen_in_seat_order() -> None:
    match = meseta.new("el-grande", players=["white", "orange", "blue"], seed=1)
    assert match.game.seats == ["white", "orange", "blue"]


def test_old_hands_are_shuffled_in() -> None:
    options: dict[str, Any] = {"expansions": ["old-hands"]}
    rows = [meseta.new("el-grande", seed=s, **options).position["row"] for s in range(12)]
    assert any(row[1] != "veto" for row in rows)
    assert any(row[0] != "intrigue_choice" for row in rows)


def test_old_hands_are_exchanged_before_stacks_are_merged() -> None:
    match = meseta.new("el-grande", players=2, seed=1, expansions=["old-hands"])
    rows = [match.position["row"][1], *match.position["decks"][1]]
    assert rows.count("veto") == 2
    assert sum(card.startswith("score_") and card != "score_one_region" for card in rows) == 10
