"""Power Shift: modifiers, totals, abilities, passing."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import meseta
from meseta.games.el_grande.people.boxes import load
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    PURPLE,
    at,
    court,
    places,
    row_with,
    turns,
)
from tests.games.story import play


def dealt(*hands: list[str], **position: Any) -> Match:
    """Everybody holds these modifiers; the first round begins."""
    held = dict(zip(COLOURS, map(Counter, hands), strict=False))
    usual = {"players": COLOURS[:4], "expansions": ["power-shift"], "row": row_with("empowerment")}
    return meseta.setup("el-grande", {**usual, "modifiers": held, **position})


def test_everybody_passes_one_of_three_modifiers_to_the_left() -> None:
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=3)
    assert match.pending == (0, 1, 2, 3)
    given = {seat: match.legal(seat)[0] for seat in range(4)}
    before = {seat: match.view(seat)["hands"][match.game.seats[seat]] for seat in range(4)}
    for seat in (2, 0, 3, 1):
        match.play(given[seat], seat)
    for seat in range(4):
        held = match.view(seat)["hands"][match.game.seats[seat]]["modifiers"]
        kept = list(before[seat]["modifiers"])
        kept.remove(given[seat].removeprefix("pass "))
        assert sorted(held) == sorted([*kept, given[(seat - 1) % 4].removeprefix("pass ")])


def test_who_holds_three_alike_is_asked_too_so_that_nobody_can_tell() -> None:
    options: dict[str, Any] = {"players": 3, "expansions": ["power-shift"], "short": True}
    match = meseta.new("el-grande", seed="216", **options)
    assert match.legal(2) == ["pass +1"], "blue has three of them"
    assert match.pending == (0, 1, 2)
    for seat in (1, 0):
        match.play(match.legal(seat)[0], seat)
    assert [*match.pending] == [2]


def test_a_box_may_deal_one_modifier_to_each() -> None:
    own = load("2023")
    own["modifiers"]["dealt"] = 1
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], box=own)
    assert len(match.view(PURPLE)["hands"]["purple"]["modifiers"]) == 1


def test_a_passed_modifier_is_chosen_before_the_received_one_is_seen() -> None:
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=3)
    match.play(match.legal(PURPLE)[0], PURPLE)
    assert len(match.view(BLUE)["hands"]["blue"]["modifiers"]) == 3
    assert match.view(GREEN)["hands"]["blue"]["modifiers"] == []


def test_tv21_a_nine_with_plus_one_is_ten_though_a_nine_was_played() -> None:
    match = dealt([], ["+1"])
    match.play("power 9")
    assert "power 9" not in match.legal()
    play(match, "modify +1", "power 9")
    assert match.view()["played"]["blue"]["total"] == 10


def test_tv22_a_total_that_was_played_is_not_legal() -> None:
    match = dealt([], ["+1"])
    play(match, "power 8", "modify +1")
    assert "power 7" not in match.legal()
    assert "power 8" in match.legal()


def test_a_card_that_cannot_be_played_says_who_has_its_number() -> None:
    match = dealt([], ["+1"])
    play(match, "power 8", "modify +1")
    parts = match.picture("blue").parts
    assert [part.id for part in parts if "has already played 8" in part.body] == ["hand-7"]


def test_totals_rule_the_order_of_turns_and_the_start_marker() -> None:
    match = dealt(["-3"], [], [], ["+3"])
    play(match, "modify -3", "power 3", "power 2", "power 7", "modify +3", "power 6")
    assert match.pending == (3,)
    match.play("recruit 0")
    play(match, "take 1", "end")
    assert match.pending == (GREEN,)
    turns(match, 2, 3, 4)
    assert match.position["start"] == "purple"


def test_a_total_may_be_lower_than_any_card() -> None:
    match = dealt(["-3"])
    play(match, "modify -3", "power 1")
    assert match.view()["played"]["purple"]["total"] == -2


def test_without_a_modifier_the_total_is_the_card() -> None:
    own = load("2023")
    kind = {"value": 1, "copies": 1, "source": "rules"}
    own["modifiers"]["cards"] = [{**kind, "id": f"+1/{number}"} for number in range(16)]
    position = {"players": COLOURS[:4], "expansions": ["power-shift"]}
    match = meseta.setup("el-grande", position, box=own)
    match.play("power 9")
    assert match.view()["played"]["purple"]["total"] == 9


def test_the_power_card_alone_brings_caballeros() -> None:
    match = dealt(["+3"])
    play(match, "modify +3", "power 9", "power 8", "power 7", "power 6")
    assert match.legal() == ["recruit 0", "recruit 1", "recruit 2"]


def test_a_modifier_is_played_once() -> None:
    match = dealt(["+3", "+1"], start="purple")
    play(match, "modify +3", "power 1", "power 8", "power 7", "power 6")
    turns(match, 1, 2, 3, 4)
    assert match.pending == (PURPLE,)
    assert places(match, "modify") == {"+1"}
    assert match.position["played_modifiers"]["purple"] == ["+3"]


def with_ability(modifier: str, **position: Any) -> Match:
    """Purple, first in order, has played a modifier with an ability and recruited nobody."""
    match = dealt([modifier], **position)
    play(match, f"modify {modifier}", "power 11", "power 8", "power 7", "power 6", "recruit 0")
    assert match.pending == (PURPLE,)
    assert match.legal() == ["use", "skip"]
    return match


@pytest.mark.parametrize(("modifier", "most"), [("+1/court", 1), ("-2/court", 2)])
def test_an_ability_takes_caballeros_to_the_court(modifier: str, most: int) -> None:
    match = with_ability(modifier)
    play(match, "use", f"recruit {most}")
    assert court(match, PURPLE) == most
    assert match.legal()[0].startswith("take")


def test_an_ability_places_one_in_the_castillo() -> None:
    match = with_ability("-1/castillo", court={"purple": 2}, king="galicia")
    match.play("use")
    assert match.legal() == ["place castillo", "stop"]
    match.play("place castillo")
    assert at(match, "castillo") == {"purple": 1}


def test_an_ability_moves_one_own_caballero() -> None:
    match = with_ability("+2/move", king="galicia", caballeros={"toledo": {"purple": 1, "blue": 1}})
    play(match, "use", "lift purple toledo", "drop granada")
    assert at(match, "granada") == {"purple": 1}
    assert match.legal()[0].startswith("take")


def test_an_ability_may_be_left_unused() -> None:
    match = with_ability("+1/court")
    match.play("skip")
    assert match.legal()[0].startswith("take")


def test_empowerment_takes_a_modifier_back() -> None:
    match = dealt(["+3"])
    play(match, "modify +3", "power 9", "power 8", "power 7", "power 6", "recruit 0")
    play(match, "take 4", "special")
    assert match.legal() == ["regain 9", "regain +3"]
    match.play("regain +3")
    assert match.view(PURPLE)["hands"]["purple"]["modifiers"] == ["+3"]
    assert match.view()["played"]["purple"]["total"] == 12


def regaining(hand: list[str], *modify: str, **position: Any) -> Match:
    """Purple has played this round's power card, and takes a played card back."""
    match = dealt(hand, round=2, **position)
    play(match, *modify, "power 9", "power 8", "power 7", "power 6", "recruit 0")
    return play(match, "take 4", "special")


def test_nobody_sees_which_modifier_was_taken_back() -> None:
    match = regaining(["+1"], "modify +1", played_modifiers={"purple": ["+3"]})
    play(match, "regain +3")
    assert "Purple takes a modifier back into the hand." in match.story()
    assert match.view(BLUE)["hands"]["purple"]["modifiers"] == []
    assert match.view(BLUE)["played"]["purple"]["modifier"] == "+1"
    match.undo()
    play(match, "regain +1")
    assert match.view(BLUE)["played"]["purple"]["modifier"] == "+1"


def test_empowerment_takes_an_older_modifier_back_and_it_is_played_again() -> None:
    match = regaining([], played_modifiers={"purple": ["+3"]})
    assert match.legal() == ["regain 9", "regain +3"]
    match.play("regain +3")
    turns(match, 1, 2, 3)
    while match.pending != (PURPLE,):
        match.play(match.legal()[0])
    match.play("modify +3")
    assert match.view(PURPLE)["hands"]["purple"]["modifiers"] == []
    assert match.position["played_modifiers"]["purple"] == ["+3", "+3"]


def test_a_modifier_that_was_taken_back_does_not_lie_there_any_more() -> None:
    match = regaining(["+3"], "modify +3", **ONCE_TAKEN_BACK)
    assert match.legal() == ["regain 9", "regain +3"]
    match = regaining(["+3"], **ONCE_TAKEN_BACK)
    assert match.position["hands"]["purple"] == list(range(1, 14))


ONCE_TAKEN_BACK: dict[str, Any] = {
    "played_modifiers": {"purple": ["+3"]},
    "regained_modifiers": {"purple": ["+3", None, None, None]},
    "regained_after": {"purple": [1, 0, 0, 0]},
}


def test_every_modifier_taken_back_is_remembered() -> None:
    match = regaining(["+3", "+1"], "modify +1", **ONCE_TAKEN_BACK)
    match.play("regain +1")
    assert 9 not in match.position["hands"]["purple"]
    assert match.position["regained_modifiers"] == {"purple": ["+3", "+1", None, None]}
    assert match.position["regained_after"] == {"purple": [1, 2, 0, 0]}


def test_with_an_ability_laid_aside_nothing_is_asked() -> None:
    match = dealt(["+1"])
    play(match, "modify +1", "power 12", "power 8", "power 7", "power 6")
    assert match.legal()[0].startswith("take")


@pytest.mark.once("compiled")
def test_a_modifier_can_be_taken_back_until_its_power_card_shows_it() -> None:
    match = dealt(["+1"], ["-3"], ["+3"], ["+1"])
    others = GREEN, BLUE, None
    before = [match.view(seat) for seat in others]
    match.play("modify +1")
    assert match.view(PURPLE)["hands"]["purple"]["laid"] == "+1"
    assert [match.view(seat) for seat in others] == before, "nobody else sees it"
    assert match.may_take_back(PURPLE) == 1
    match.undo()
    play(match, "modify +1", "power 9")
    assert match.view(GREEN)["played"]["purple"]["modifier"] == "+1"
    assert match.may_take_back(PURPLE) == 0


def test_one_modifier_at_most_and_none_is_needed() -> None:
    match = dealt(["+1", "+3"])
    assert "power 9" in match.legal()
    assert places(match, "modify") == {"+1", "+3"}
    match.play("modify +1")
    assert not any(text.startswith("modify") for text in match.legal())


def test_an_ability_cannot_be_vetoed() -> None:
    both = {"expansions": ["power-shift", "old-hands"], "row": row_with("veto")}
    position = dealt([], ["+1/court"], **both).position
    position["old_vetoes"] = {"purple": 1}
    position["decks"][1].remove("veto")
    match = meseta.setup("el-grande", position)
    play(match, "power 5", "modify +1/court", "power 12", "power 7", "power 6", "use")
    assert match.pending == (BLUE,)
    assert match.legal() == ["recruit 0", "recruit 1"]


def test_nobody_else_is_shown_which_modifier_was_chosen_last() -> None:
    match = meseta.new("el-grande", seed=1, players=3, expansions=["power-shift"])
    while not any(text.startswith("modify") for text in match.legal(match.pending[0])):
        match.play(match.legal(match.pending[0])[0], match.pending[0])
    mover = match.pending[0]
    chosen = next(text for text in match.legal(mover) if text.startswith("modify"))
    match.play(chosen, mover)
    assert match.picture(mover).marks.last
    others = [seat for seat in range(3) if seat != mover]
    assert not any(match.picture(seat).marks.last for seat in (*others, None))
