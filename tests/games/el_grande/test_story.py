"""Whatever everybody can see is told, in the order in which it happens."""

from __future__ import annotations

import pytest

import meseta
from meseta.match.match import Match
from tests.games.el_grande.story import next_round, powers, row_with, setup, special, turns
from tests.games.el_grande.test_power_shift import with_ability
from tests.games.story import play

pytestmark = pytest.mark.once("compiled")


def ended(**position: object) -> Match:
    """A round in which everybody has taken a card and nobody has used it."""
    match = setup(row=row_with("militia"), **position)
    powers(match, 13, 12, 11, 10)
    turns(match, 1, 2, 3, 4)
    return match


def test_a_round_is_told() -> None:
    match = ended()
    assert match.story()[:4] == [
        "Purple plays power card 13.",
        "Blue plays power card 12.",
        "Green plays power card 11.",
        "Orange plays power card 10.",
    ]
    assert match.story()[4:6] == ["Purple takes Militia from stack 1.", "Purple's turn is over."]
    assert match.story()[11:16] == [
        "Orange takes nobody to the court.",
        "Orange takes Decree from stack 4.",
        "Orange's turn is over.",
        "Orange gets the start marker.",
        "Round 2 begins.",
    ]


def test_the_cards_of_a_round_are_told() -> None:
    match = ended(edition="classic")
    told = [line.split(" shows ") for line in match.story()[-5:]]
    assert [stack for stack, _ in told] == [f"Stack {number}" for number in range(1, 6)]
    cards = [card["name"] for card in match.view()["row"] if card]
    assert all(line.startswith(card) for (_, line), card in zip(told, cards, strict=True))


def test_the_set_up_is_told() -> None:
    match = meseta.new("el-grande", seed=4)
    names, position = match.view()["names"], match.position
    homes = [
        f"{colour.title()}'s grande and 2 caballeros start in {names[home]}."
        for colour, home in position["grandes"].items()
    ]
    assert match.story()[:5] == [f"The King starts in {names[position['king']]}.", *homes]


def test_a_general_scoring_is_told() -> None:
    inside = {"purple": 2, "blue": 1}
    match = ended(round=3, king="toledo", castillo=inside, grandes={"purple": "granada"})
    match.play("disc granada", 0)
    match.play("disc toledo", 1)
    assert match.story()[15:26] == [
        "General scoring after round 3.",
        "Purple has set the secret disc.",
        "Blue has set the secret disc.",
        "Castillo is scored.",
        "Purple takes place 1 in Castillo: 5 points.",
        "Blue takes place 2 in Castillo: 3 points.",
        "Purple's disc shows Granada.",
        "Blue's disc shows Toledo.",
        "Purple moves a caballero from Castillo to Granada.",
        "Purple moves a caballero from Castillo to Granada.",
        "1 caballero of Blue goes from Castillo home to the court.",
    ]
    assert "Purple gets 2 points more in Granada, as first in the grande's home." in match.story()


def test_the_king_bonus_and_the_end_are_told() -> None:
    match = ended(round=9, king="toledo", caballeros={"toledo": {"blue": 1}})
    bonus = "Blue gets 2 points more in Toledo, as first in the King's region."
    assert bonus in match.story()
    assert match.story()[-1] == "The game is over."


def test_passing_modifiers_is_told() -> None:
    match = meseta.new("el-grande", players=2, expansions=["power-shift"], seed=3)
    match.play(match.legal(0)[0], 0)
    assert match.story()[-1] == "Purple passes a modifier to Green."
    match.play(match.legal(1)[0], 1)
    assert "Everybody takes up the modifier from the right." in match.story()


def test_an_ability_is_told() -> None:
    match = with_ability("+1/court")
    assert match.story()[0] == "Purple plays power card 11 with modifier +1 (court), 12 in all."
    play(match, "use", "recruit 1")
    assert match.story()[-2:] == [
        "Purple uses the ability of modifier +1 (court).",
        "Purple takes 1 caballero to the court.",
    ]


def test_recalling_is_told() -> None:
    match = setup(king="galicia", caballeros={"castilla": {"purple": 30}})
    powers(match, 9, 8, 7, 6)
    match.play("recall castilla")
    assert match.story()[-1] == "Purple takes a caballero from Castilla back to the court."


def test_sending_back_is_told() -> None:
    board = {"toledo": {"blue": 2}}
    match = special("withdrawal", king="galicia", caballeros=board, court={"blue": 1})
    assert match.story()[-4:-1] == [
        "Purple announces the special action of Withdrawal.",
        "Blue sends 1 caballero from the court back to the province.",
        "2 caballeros of Blue go from Toledo back to the province.",
    ]


def test_a_disc_that_sends_home_is_told() -> None:
    match = special("coup", king="galicia", caballeros={"toledo": {"blue": 2}})
    match.play("disc galicia")
    assert match.story()[-4:-1] == [
        "Blue has set the secret disc.",
        "Blue's disc shows Galicia.",
        "2 caballeros of Blue go from Toledo home to the court.",
    ]


def test_a_grande_that_leaves_the_castillo_is_told() -> None:
    inside = {"grandes": {"blue": "castillo"}, "expansions": ["new-regency"]}
    match = setup(round=3, king="toledo", **inside)
    next_round(match)
    match.play("disc granada")
    assert "Blue's grande goes to Granada." in match.story()


def test_who_is_thrown_into_the_castillo_is_told() -> None:
    board = {"toledo": {"green": 1}}
    match = special("intrigue_any_3", king="galicia", court={"purple": 3}, caballeros=board)
    play(match, "lift green toledo", "drop castillo", "place castillo")
    assert "Purple moves a caballero of Green from Toledo to Castillo." in match.story()
    assert "Purple places a caballero: Castillo." in match.story()


def test_a_tile_is_told() -> None:
    match = special("decree", king="galicia", court={"purple": 1})
    match.play("tile 8 toledo")
    assert match.story()[-1] == "Purple lays the tile 8/4/0: Toledo."
    assert match.view()["asked"] == "turn"


def test_a_retinue_is_told() -> None:
    board = {"toledo": {"blue": 2}}
    match = special("retinue", king="toledo", caballeros=board, expansions=["new-regency"])
    match.play("king galicia")
    followed = "Purple moves a caballero of Blue from Toledo to Galicia."
    assert match.story().count(followed) == 2


def test_taking_back_is_told() -> None:
    match = special("empowerment", hands={"purple": list(range(2, 14))}, round=2)
    match.play("regain 1")
    assert match.story()[-2] == "Purple takes a power card back into the hand."


def test_a_veto_that_expires_is_told() -> None:
    match = special("veto", expansions=["old-hands"], row=row_with("veto"))
    turns(match, 1, 3, 4)
    powers(match, 9, 8, 7, 6)
    assert "Purple's Veto expires." not in match.story()
    turns(match, 1, 2, 3, 4)
    assert "Purple's Veto expires." in match.story()


def test_what_the_dummy_does_is_told() -> None:
    match = meseta.new("el-grande", players=["purple", "blue"], seed=1)
    names, position = match.view()["names"], match.position
    entered = {
        f"2 caballeros of the dummy (Green) enter {names[area]}."
        for area, owners in position["caballeros"].items()
        if "green" in owners
    }
    assert set(match.story()[-1 - len(entered) : -1]) == entered
    value = position["power"]["green"]
    assert match.story()[-1] == f"The dummy (Green) shows power card {value}."
    powers(match, 1, 2)
    assert "The dummy (Green) takes Your Majesty from stack 5 out of this round." in match.story()
