"""What may be done, in words, wherever it is shown."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import meseta
from meseta.choices import Choice, choices_of
from meseta.match import Match
from tests.fuzz import VARIANTS
from tests.games.el_caballero import story as caballero
from tests.games.el_grande import story as grande
from tests.games.six_castles.story import table
from tests.games.story import play

EVERYWHERE = [(game, options) for game, variants in VARIANTS.items() for options in variants]
MOST_MOVES = 60


def choices(match: Match, language: str = "en", seat: int | None = None) -> list[Choice]:
    """What a seat may do, or whoever is first to decide."""
    words, scribe = match.game.words(language), match.game.scribe(language)
    seat = match.pending[0] if seat is None else seat
    return choices_of(match, seat, words, scribe, match.scene(seat))


def labels(match: Match, language: str = "en") -> dict[str, str]:
    """What every answer is called."""
    return {choice.text: choice.label for choice in choices(match, language)}


def questions(game: str, options: dict[str, Any]) -> Iterator[list[Choice]]:
    """All that is asked in a random match, in one language after the other."""
    match, dice = meseta.new(game, seed=6, **options), random.Random(6)
    languages = match.game.languages()
    for move in range(MOST_MOVES):
        seat = dice.choice(match.pending)
        yield choices(match, languages[move % len(languages)], seat)
        match.play(dice.choice(match.legal_actions(seat)), seat)


@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_no_two_choices_of_a_question_look_alike(game: str, options: dict[str, Any]) -> None:
    for asked in questions(game, options):
        assert all(choice.label for choice in asked)
        assert len({(choice.element, choice.label) for choice in asked}) == len(asked)


@pytest.mark.parametrize(("game", "options"), EVERYWHERE, ids=str)
def test_a_choice_is_an_action_with_its_notation_and_its_element(
    game: str, options: dict[str, Any]
) -> None:
    match = meseta.new(game, seed=6, **options)
    elements = match.game.elements(match.pending[0])
    for choice in choices(match):
        assert match.game.texts[choice.action] == choice.text
        assert elements[choice.action] == choice.element


def test_a_power_card_is_called_by_its_value_and_shows_what_it_brings() -> None:
    assert labels(grande.setup())["power 13"] == "power card 13 (+0)"
    assert labels(grande.setup(), "de")["power 13"] == "Machtkarte 13 (+0)"


def test_what_stands_beside_a_key_need_not_say_it_again() -> None:
    first = choices(grande.setup())[0]
    assert (first.key, first.beside, first.element) == ("1", "+6", "hand-1")


def test_a_number_that_lies_in_the_north_says_so() -> None:
    match = play(caballero.turn(), "caballero", "cell a03 north")
    assert labels(match)["north 1"] == "1 in the north"


def test_a_colour_is_written_out_where_there_is_room() -> None:
    match = grande.special("intrigue_any_3", caballeros={"toledo": {"blue": 2}})
    assert labels(match)["lift blue toledo"] == "Toledo: Blue"


def test_terrains_are_written_out_where_there_is_room_and_short_beside_a_key() -> None:
    match = table(lines={"blue": ["ex01 a"]}, reserves={"blue": ["ex05"]})
    side = choices(play(match, "append"))[0]
    assert side.beside == "side A: Ol De Vi Ce"
    assert side.label == "side A: olives, dead land, vines, cereal"


def test_a_card_at_water_alone_says_so() -> None:
    red = [caballero.card(cell, north=1) for cell in ((0, 2), (-1, 0))]
    match = play(caballero.turn(caballeros={"red": red}), "castillo")
    assert labels(match)["card 1"] == "card 1 (at water alone)"


def test_a_tile_that_is_not_turned_lies_as_it_is() -> None:
    match = table(players=1)
    while not match.legal()[0].startswith("turn"):
        match.play(match.legal()[0])
    assert labels(match)["turn 0"] == "as it is"
