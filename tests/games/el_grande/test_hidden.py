"""What a seat may know, and guesses that agree with it."""

from __future__ import annotations

import os
from collections.abc import Callable

import pytest

import meseta
from meseta.games.el_grande.rules.decisions import TakingBack
from meseta.games.el_grande.rules.state import State
from meseta.kernel.chance import seed_words
from meseta.kernel.table import place_of
from meseta.match.match import Match
from tests.games.el_grande.story import (
    BLUE,
    COLOURS,
    GREEN,
    ORANGE,
    PURPLE,
    powers,
    row_with,
    setup,
    special,
    story,
    watched,
)
from tests.games.el_grande.test_power_shift import dealt
from tests.games.story import play

GUESSES = 12 if os.environ.get("MESETA_WAY") == "plain" else 30
"""Among which everything occurs that may be; without machine code fewer must do."""


def guesses(match: Match, seat: int, count: int = GUESSES) -> list[State]:
    """Several guesses at what a seat does not know."""
    found = []
    for seed in range(count):
        held = match.way.hold(match.state)
        boxes = match.way.boxes(match.game.box)
        match.way.hide(held, boxes, seat)
        state = match.way.array(held)
        state[0]["chance"] = seed_words(seed)
        held = match.way.hold(state)
        match.way.guess(held, boxes, seat)
        found.append(State().read(match.way.array(held)))
    return found


def given_to(match: Match, seat: int) -> bytes:
    """All that a seat is given to know."""
    held = match.way.hold(match.state)
    match.way.hide(held, match.way.boxes(match.game.box), seat)
    return match.way.array(held).tobytes()


def stacked(secret: int) -> Match:
    """Stacks in one order or another."""
    position = {"row": row_with("militia"), "players": COLOURS[:4]}
    return meseta.setup("el-grande", position, seed=secret)


def with_dummy(secret: int) -> Match:
    """The dummy's cards in one order or another."""
    position = setup(players=COLOURS[:2]).position
    for deck, left in (("dummy_deck", "dummy_left"), ("region_deck", "region_left")):
        unseen = position[deck][: position[left]]
        position[deck] = unseen[secret:] + unseen[:secret] + position[deck][position[left] :]
    return meseta.setup("el-grande", position)


def regained(secret: int) -> Match:
    """Purple has taken back one card or another."""
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    match = special("empowerment", hands=hands, round=2)
    return play(match, f"regain {11 + secret}")


def disc_set(secret: int) -> Match:
    """Purple's disc shows one region or another."""
    board = {"toledo": {"purple": 1, "green": 2}, "aragon": {"purple": 1, "green": 2}}
    match = setup(king="galicia", caballeros=board, row=row_with("civil_war_all"))
    powers(match, 12, 13, 11, 10)
    play(match, "take 2", "special")
    match.play(["disc toledo", "disc aragon"][secret], PURPLE)
    return match


def holding(secret: int) -> Match:
    """Purple holds one modifier or another."""
    return dealt([["+1"], ["+3"]][secret], ["-1"])


def passing(secret: int) -> Match:
    """Purple passes one modifier or another; nobody else has passed."""
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=11)
    match.play(match.legal(PURPLE)[secret], PURPLE)
    return match


def was_passed(secret: int) -> Match:
    """Purple has passed one modifier or another."""
    match = passing(secret)
    for seat in (BLUE, GREEN, ORANGE):
        match.play(match.legal(seat)[0], seat)
    return match


def modifier_back(secret: int) -> Match:
    """Purple has taken back one modifier or another."""
    back = ["+1", "+3"][secret]
    return taken_back([back], ["+1", "+3"], (back, 2))


@pytest.mark.parametrize(
    ("story", "knowing", "others"),
    [
        (stacked, (), (-1, PURPLE, GREEN)),
        (with_dummy, (), (-1, PURPLE, BLUE)),
        (regained, (PURPLE,), (-1, BLUE)),
        (disc_set, (PURPLE,), (-1, BLUE, GREEN)),
        (holding, (PURPLE,), (-1, BLUE)),
        (passing, (PURPLE,), (-1, BLUE, GREEN)),
        (was_passed, (PURPLE, BLUE), (-1, GREEN, ORANGE)),
        (modifier_back, (PURPLE,), (-1, BLUE)),
    ],
)
def test_whoever_may_not_know_it_sees_no_difference(
    story: Callable[[int], Match], knowing: tuple[int, ...], others: tuple[int, ...]
) -> None:
    one, other = story(0), story(1)
    assert one.state.tobytes() != other.state.tobytes()
    seeing = {seat for seat in (*knowing, *others) if given_to(one, seat) != given_to(other, seat)}
    assert seeing == set(knowing)


def passed() -> Match:
    """Everybody has passed the first modifier."""
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=11)
    for seat in range(4):
        match.play(match.legal(seat)[0], seat)
    return match


def test_the_giver_knows_what_the_neighbour_holds() -> None:
    match = passed()
    given = int(match.state[0]["passed"][PURPLE])
    assert all(guess.modifiers[BLUE, given] >= 1 for guess in guesses(match, PURPLE))
    assert not all(guess.modifiers[BLUE, given] >= 1 for guess in guesses(match, GREEN, 60))


def test_a_passed_modifier_that_was_played_is_no_longer_held() -> None:
    match = passed()
    given = match.moves[0][1]
    while match.pending != (BLUE,):
        match.play(match.legal()[0])
    play(match, f"modify {match.game.texts[given].removeprefix('pass ')}", "power 13")
    for guess in guesses(match, PURPLE):
        held = sum(guess.modifiers[BLUE])
        assert held == 2
        assert guess.modifiers[BLUE, given] <= match.game.box.modifier_deck[given]


def test_while_modifiers_are_passed_nobody_sees_them() -> None:
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=11)
    match.play(match.legal(PURPLE)[0], PURPLE)
    match.play(match.legal(ORANGE)[0], ORANGE)
    seen = {guess.passed[PURPLE] for guess in guesses(match, BLUE, 40)}
    assert len(seen) > 1
    for guess in guesses(match, BLUE):
        assert sum(guess.modifiers[PURPLE]) == 2
        assert sum(guess.modifiers[GREEN]) == 3


REGAINS = [None] * 4


def taken_back(hand: list[str], played: list[str], *regained: tuple[str, int]) -> Match:
    """Purple has played modifiers, the last one first, and taken some back after so many plays."""
    return dealt(
        [*hand],
        ["-1", "-1", "-1/castillo"],
        ["-2", "-2", "-3"],
        ["+2", "+2", "+2/move"],
        played_modifiers={"purple": played},
        regained_modifiers={"purple": [*[m for m, _ in regained], *REGAINS][:4]},
        regained_after={"purple": [*[n for _, n in regained], 0, 0, 0, 0][:4]},
    )


def held_in(match: Match, guess: State) -> tuple[str, ...]:
    """The modifiers that Purple holds in a guess."""
    names = match.game.naming["modifier"]
    return tuple(name for at, name in enumerate(names) for _ in range(guess.modifiers[PURPLE, at]))


def test_a_modifier_taken_back_is_guessed_among_those_played_by_then() -> None:
    match = taken_back(["+1"], ["+1/court", "+1", "+3"], ("+1", 2))
    for guess in guesses(match, GREEN):
        assert "+1/court" not in held_in(match, guess)
    seen = {held for guess in guesses(match, GREEN, 60) for held in held_in(match, guess)}
    assert {"+1", "+3"} <= seen


def test_the_only_modifier_that_could_be_taken_back_is_known() -> None:
    match = taken_back(["+3", "+1/court"], ["+1", "+3"], ("+3", 1))
    assert all("+3" in held_in(match, guess) for guess in guesses(match, GREEN))


def test_playing_a_modifier_again_explains_what_was_taken_back() -> None:
    match = taken_back([], ["+1", "+3", "+1/court", "+1"], ("+1", 3))
    assert {held_in(match, guess) for guess in guesses(match, GREEN)} == {()}
    assert {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, GREEN)} == {0}


def test_a_modifier_played_twice_may_be_another_copy() -> None:
    match = taken_back(["+3"], ["+1", "+3", "+1"], ("+3", 2))
    seen = {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, GREEN)}
    assert seen == {match.game.naming["modifier"].index(name) for name in ("+1", "+3")}


def test_a_modifier_that_the_box_has_once_was_taken_back_if_it_is_played_twice() -> None:
    match = taken_back(["+1"], ["+3", "+1", "+3"], ("+3", 2))
    seen = {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, GREEN)}
    assert seen == {match.game.naming["modifier"].index("+3")}


def test_the_giver_knows_that_a_modifier_was_not_another_copy() -> None:
    position = taken_back(["-2/court"], ["+1", "+3", "+1"], ("+1", 2)).position
    match = meseta.setup("el-grande", {**position, "passed": {"orange": "-2/court"}})
    seen = {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, ORANGE)}
    assert seen == {match.game.naming["modifier"].index("+1")}


def test_whoever_has_the_other_copies_knows_what_was_taken_back() -> None:
    position = taken_back(["+1/court"], ["+1", "+3", "+1"], ("+1", 2)).position
    blues = {"modifiers": {**position["modifiers"], "blue": {"+1": 2, "-1": 1}}}
    match = meseta.setup("el-grande", {**position, **blues})
    one, three = map(match.game.naming["modifier"].index, ("+1", "+3"))
    assert {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, BLUE)} == {one}
    seen = {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, GREEN)}
    assert seen == {one, three}


def test_a_modifier_taken_back_at_once_may_be_played_at_once() -> None:
    match = taken_back(["+1", "+1/court"], ["+3", "+3"], ("+3", 1))
    assert {len(held_in(match, guess)) for guess in guesses(match, GREEN)} == {2}


def test_two_modifiers_taken_back_are_guessed_in_any_order() -> None:
    match = taken_back(["+1", "+3"], ["+1", "+3"], ("+1", 2), ("+3", 2))
    seen = {guess.regained_modifiers[PURPLE, 0] for guess in guesses(match, GREEN)}
    assert seen == {match.game.naming["modifier"].index(name) for name in ("+1", "+3")}


def test_a_power_card_taken_back_is_guessed_among_those_played_by_then() -> None:
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    match = special("empowerment", hands=hands, round=2)
    match.play("regain 11")
    seen = {
        tuple(v for v in (11, 12, 13) if g.hands[PURPLE] >> v & 1) for g in guesses(match, BLUE)
    }
    assert seen == {(11,), (12,), (13,)}


def test_playing_it_again_explains_what_was_taken_back() -> None:
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    match = special("empowerment", hands=hands, round=2, row=row_with("empowerment"))
    match.play("regain 11")
    while match.position["round"] == 2:
        wanted = [text for text in match.legal() if text in ("end", "recruit 0")]
        match.play(wanted[0] if wanted else match.legal()[0])
    while match.pending != (PURPLE,):
        match.play(match.legal()[0])
    match.play("power 11")
    assert match.view(BLUE)["hands"]["purple"]["unseen"] == 0
    assert {guess.hands[PURPLE] for guess in guesses(match, BLUE)} == {
        int(match.state[0]["hands"][0])
    }


def test_a_power_card_that_is_about_to_be_taken_back_is_known_to_its_owner_alone() -> None:
    match = watched("empowerment", hands={"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}, round=2)
    play(match, "allow", "regain 11")
    assert {about_to_take_back(guess) for guess in guesses(match, PURPLE)} == {11}
    assert {about_to_take_back(guess) for guess in guesses(match, BLUE)} == {11, 12, 13}


def about_to_take_back(s: State) -> int:
    """The power card that lies on the agenda."""
    return int(s.agenda[place_of(s, TakingBack.kind), TakingBack.value])


def test_which_power_card_is_about_to_be_taken_back_is_not_told() -> None:
    match = watched("empowerment", hands={"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}, round=2)
    play(match, "allow", "regain 11")
    held = match.way.hold(match.state)
    match.way.hide(held, match.way.boxes(match.game.box), BLUE)
    assert about_to_take_back(State().read(match.way.array(held))) == 0
    assert "11" not in " ".join(story(match))


def test_discs_that_were_shown_are_no_secret_while_others_may_object() -> None:
    board = {"toledo": {"blue": 2, "green": 1}, "aragon": {"blue": 1, "green": 1}}
    match = play(watched("civil_war_all", king="granada", caballeros=board), "allow")
    match.play("disc aragon", BLUE)
    assert match.view(ORANGE)["discs"] == {"blue": "set"}
    match.play("disc toledo", GREEN)
    assert match.view(ORANGE)["discs"] == {"blue": "aragon", "green": "toledo"}


def test_discs_are_guessed_among_what_could_be_set() -> None:
    board = {"toledo": {"blue": 2, "green": 1}, "aragon": {"blue": 1, "green": 1}}
    match = special("civil_war_all", king="granada", caballeros=board)
    match.play("disc aragon", BLUE)
    seen = {guess.discs[BLUE] for guess in guesses(match, GREEN)}
    assert seen == {2, 5}


def test_the_order_of_the_stacks_is_guessed_anew() -> None:
    match = setup()
    orders = {tuple(guess.decks[0]) for guess in guesses(match, PURPLE, 10)}
    assert len(orders) > 1
    known = sorted(State().read(match.state).decks[0])
    assert all(sorted(order) == known for order in orders)


def test_old_hands_are_surely_in_their_stack_but_others_may_have_left() -> None:
    match = meseta.new("el-grande", expansions=["old-hands"], seed=2)
    veto = match.game.box.veto_card
    held = {guess.decks[1].count(veto) for guess in guesses(match, 0)}
    assert held == {2 - int(match.position["row"][1] == "veto")}
    contents = {tuple(sorted(guess.decks[1])) for guess in guesses(match, 0)}
    assert len(contents) > 1


def test_an_old_hand_in_the_row_is_not_in_its_stack() -> None:
    match = setup(expansions=["old-hands"], row=row_with("intrigue_choice"))
    choice, veto = map(match.game.naming["card"].index, ("intrigue_choice", "veto"))
    for guess in guesses(match, PURPLE, 10):
        assert [guess.decks[0].count(choice), guess.decks[1].count(veto)] == [0, 2]
        assert [sum(card >= 0 for card in guess.decks[stack]) for stack in range(4)] == [9] * 4


def test_an_old_hand_of_which_there_is_one_is_surely_in_its_stack() -> None:
    match = setup(expansions=["old-hands"], row=row_with("militia"))
    choice = match.game.naming["card"].index("intrigue_choice")
    assert {guess.decks[0].count(choice) for guess in guesses(match, PURPLE)} == {1}


def test_where_an_old_hand_lies_is_guessed_anew() -> None:
    match = setup(expansions=["old-hands"], row=row_with("militia"))
    choice = match.game.naming["card"].index("intrigue_choice")
    assert len({guess.decks[0].index(choice) for guess in guesses(match, PURPLE)}) > 1


def test_classic_cards_that_went_under_their_stack_stay_there() -> None:
    match = setup(edition="classic", row=row_with("militia"))
    powers(match, 13, 12, 11, 10)
    while match.position["round"] == 1:
        wanted = [text for text in match.legal() if text in ("end", "recruit 0")]
        match.play(wanted[0] if wanted else match.legal()[0])
    militia = match.game.naming["card"].index("militia")
    assert {guess.decks[0][0] for guess in guesses(match, PURPLE)} == {militia}
    assert len({guess.decks[0][1] for guess in guesses(match, PURPLE)}) > 1


def broken(match: Match, name: str, *at: int) -> State:
    """A state with one number made far too low, or too high."""
    state = State().read(match.state)
    if len(at) == 2:
        getattr(state, name)[at] -= 99
    elif at:
        getattr(state, name)[at[0]] -= 99
    else:
        setattr(state, name, 99)
    return state


@pytest.mark.parametrize(
    ("name", "at", "named"),
    [
        ("deck_sizes", (0,), "deck_sizes.1: -9"),
        ("court", (0,), "court.purple: -99 is not a number of caballeros from 0 to 60"),
        ("caballeros", (3, 0), "caballeros.cataluna.purple: -99"),
        ("hands", (0,), "hands.purple"),
        ("discards", (0,), "discards.intrigue_any_3: -99"),
        ("king", (), "king: 99 is not one of galicia"),
    ],
)
def test_the_bounds_notice(name: str, at: tuple[int, ...], named: str) -> None:
    match = setup()
    assert next(broken(match, name, *at).faults(match.game.naming)).startswith(named)


def test_the_invariants_notice_a_lost_caballero_and_two_tiles_in_one_place() -> None:
    match = setup()
    state = State().read(match.state)
    state.province[0] -= 1
    assert "as many caballeros as came in the box" in str(match.game.fault(state))
    state = State().read(match.state)
    state.tiles = [3, 3]
    assert match.game.fault(state) == "tiles: no two of them lie in one area"


def test_a_card_played_again_is_in_no_guess() -> None:
    position = setup(hands={"purple": list(range(1, 13))}, round=2).position
    position["regained"] = {"purple": [[11, 13], [11, 12, 13], [], []]}
    position["spent"]["purple"] = [11, 12, 13]
    match = meseta.setup("el-grande", position)
    match.play("power 11")
    assert not any(guess.hands[PURPLE] >> 11 & 1 for guess in guesses(match, BLUE))


def test_who_takes_a_second_card_back_hides_both() -> None:
    hands = {"purple": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13]}
    position = special("empowerment", hands=hands, round=2).position
    position["regained"] = {"purple": [[10, 11, 12], [], [], []]}
    position["spent"]["purple"] = [10, 11, 12, 13]
    match = meseta.setup("el-grande", position)
    match.play("regain 11")
    first, second, *others = match.position["regained"]["purple"]
    assert (first, others) == ([10, 11, 12], [[], []])
    assert 11 in second


def test_everybody_knows_what_is_in_the_castillo() -> None:
    match = setup(castillo={"purple": 3, "blue": 2})
    assert match.view(GREEN)["castillo"] == {"purple": 3, "blue": 2}


def test_until_all_have_passed_nobody_holds_what_was_passed() -> None:
    match = meseta.new("el-grande", players=COLOURS[:4], expansions=["power-shift"], seed=11)
    match.play(match.legal(PURPLE)[0], PURPLE)
    given = int(match.state[0]["passed"][PURPLE])
    for guess in guesses(match, PURPLE):
        assert sum(guess.modifiers[BLUE]) == 3
        assert guess.passed[PURPLE] == given


def test_a_card_explains_the_first_regain_that_it_could_have_been() -> None:
    position = setup(round=2).position
    position["regained"] = {"purple": [[13], [11, 13], [], []]}
    position["spent"]["purple"] = [11, 13]
    match = meseta.setup("el-grande", position)
    match.play("power 11")
    assert match.position["regained"]["purple"] == [[13], [], [], []]


def test_who_has_one_power_card_to_play_is_asked_since_a_hand_may_hold_what_nobody_saw() -> None:
    hands = {colour: [5, 6, 7] for colour in COLOURS[:3]}
    spent = {colour: [1, 2, 3, 4, *range(8, 14)] for colour in COLOURS[:3]}
    match = setup(players=COLOURS[:3], round=9, hands=hands, spent=spent)
    powers(match, 5, 6)
    assert match.legal() == ["power 7"]
    assert "green" not in match.view()["played"]
