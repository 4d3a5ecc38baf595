"""Notation, stories, situations, previews."""

from __future__ import annotations

from collections import Counter

import pytest

import meseta
from meseta.games.el_caballero import ElCaballero
from meseta.games.el_caballero.rules import BOOK
from meseta.games.el_caballero.rules.events import Events
from meseta.match.match import IllegalAction, UnknownAction, WrongSeat
from tests.games.el_caballero.story import MAP_M, card, setup, turn
from tests.games.story import play

pytestmark = pytest.mark.once("compiled")


def test_texts_never_repeat_inside_a_kind_of_decision() -> None:
    game = ElCaballero({})
    assert len(game.texts) == BOOK.actions
    firsts = BOOK.first_actions()
    for kind in range(len(BOOK.decisions.kinds)):
        block = game.texts[firsts[kind] : firsts[kind + 1]]
        assert max(Counter(block).values(), default=1) == 1


@pytest.mark.parametrize("language", ElCaballero.languages())
def test_every_event_has_words_in_every_language(language: str) -> None:
    words = ElCaballero({}).words(language)
    for number in range(len(Events.all)):
        sentence = words.sentence((number, 1, 1, 1, 1))
        assert sentence
        assert "{" not in sentence


@pytest.mark.parametrize("language", ElCaballero.languages())
def test_every_decision_and_option_has_words_in_every_language(language: str) -> None:
    words = ElCaballero({}).words(language)
    asked = [kind for kind in BOOK.decisions.kinds if not kind.is_step]
    assert all(words.question(kind) for kind in [*asked, None])
    for option in ElCaballero.declared.declared:
        assert words.say(f"option-{option}")
        assert words.about(f"option-{option}").endswith(".")


def test_a_story_in_several_languages() -> None:
    match = play(turn(court={"red": 9}), "caballero", "cell a42 north", "number 6", "ship")
    assert match.story("en")[-2:] == [
        "Red places caballero card 1 with 6 caballeros: land of 4 cards with 2 gold in the middle.",
        "Red buys a ship for the west side of caballero card 1.",
    ]
    assert match.story("de")[-2:] == [
        "Rot legt Caballero-Karte 1 mit 6 Caballeros an: "
        "Land aus 4 Karten mit 2 Gold in der Mitte.",
        "Rot kauft ein Schiff und legt es an die Westseite von Caballero-Karte 1.",
    ]
    assert match.story("pl")[-2:] == [
        "Czerwony dokłada kartę caballero 1, 6 caballero: ląd z 4 kart ze złotem (2) pośrodku.",
        "Czerwony kupuje statek przy zachodniej stronie karty caballero 1.",
    ]


@pytest.mark.parametrize(
    ("number", "ships", "told"),
    [
        (3, [], "Red gets back 3 caballeros."),
        (3, ["west"], "Red gets back 3 caballeros and 1 ship."),
        (0, ["east"], "Red gets back 1 ship."),
    ],
)
def test_what_comes_back_is_told(number: int, ships: list[str], told: str) -> None:
    at_land = card((2, 1), number, ships=ships, castillo=True)
    at_water = card((-1, 0), north=1, ships=ships, castillo=True)
    red = [at_land if number else at_water]
    assert play(turn(caballeros={"red": red}), "withdraw").story()[-1] == told


def test_where_a_ship_came_from_is_told() -> None:
    red = [card((0, 2), north=1, ships=["south"]), card((-1, 0), north=1)]
    match = play(turn(caballeros={"red": red}), "sail")
    assert match.story("en")[-1] == (
        "A ship of Red sails from the south side of caballero card 1 "
        "to the east side of caballero card 2."
    )
    assert match.story("de")[-1] == (
        "Ein Schiff von Rot fährt von der Südseite von Caballero-Karte 1 "
        "zur Ostseite von Caballero-Karte 2."
    )
    assert match.story("pl")[-1] == (
        "Statek Czerwonego płynie od południowej strony karty caballero 1 "
        "do wschodniej strony karty caballero 2."
    )


def test_an_unknown_language_is_named() -> None:
    with pytest.raises(ValueError, match="fr"):
        ElCaballero({}).words("fr")


def test_refusals_name_the_action_and_the_situation() -> None:
    match = turn()
    with pytest.raises(UnknownAction, match="jump"):
        match.play("jump")
    with pytest.raises(IllegalAction, match="red to choose what to do next"):
        match.play("end")
    with pytest.raises(WrongSeat, match="seat 2"):
        match.play("area", seat=2)


def test_texts_are_read_with_spaces_and_capitals() -> None:
    match = play(turn(court={"red": 9}), "  Caballero ", "CELL  A42 North")
    assert "number 6" in match.legal()


@pytest.mark.parametrize("area", ["a17 north", "a16", "a16 up", "granada"])
def test_only_what_lies_on_the_map_can_be_previewed(area: str) -> None:
    with pytest.raises(ValueError, match="preview"):
        setup(map=MAP_M).preview(area)


def test_every_region_and_water_can_be_previewed() -> None:
    match = setup(map=MAP_M, caballeros={"red": [card((2, 1), 6, ships=["west"])]})
    points = [match.preview(region["id"])[0] for region in match.view()["regions"]]
    assert sorted(points) == [0, 0, 0, 4, 12]
    assert match.scores == [0, 0, 0]


def test_the_situation_at_the_end() -> None:
    match = meseta.new("el-caballero", players=2, seed=1)
    while not match.over:
        match.play("end" if "end" in match.legal() else match.legal()[0])
    assert match.situation == "the game is over"
    assert match.view()["asked"] == "over"
    assert match.view()["chosen"] is None


def test_a_view_tells_what_every_power_card_brings() -> None:
    cards = meseta.new("el-caballero", seed=1).view(0)["power_cards"]
    assert [card["supply"] for card in cards] == [7, 6, 6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 0]
    assert [card["power"] for card in cards if card["areas"] == 2] == [9]
    elder = meseta.new("el-caballero", seed=1, power_supply="el-grande").view(0)["power_cards"]
    assert [card["supply"] for card in elder] == [6, 5, 5, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0]


def test_a_view_tells_what_waters_are_worth_and_to_whom() -> None:
    red = [card((2, 1), 6, ships=["west"]), card((1, 2), north=1, ships=["south"])]
    match = setup(map=MAP_M, caballeros={"red": red})
    water = next(each for each in match.view()["regions"] if each["ships"])
    assert (water["kind"], water["worth"]) == ("water", 4)
    assert (water["ships"], water["points"]["red"]) == ({"red": 2}, 8)


@pytest.mark.parametrize(
    ("kind", "parts"),
    [("isthmus", [[0, 1, 0, 2], [0, 1, 2, 1]]), ("strait", [[0, 1, 2, 1], [0, 1, 0, 2]])],
)
def test_a_displayed_card_tells_which_edges_belong_together(
    kind: str, parts: list[list[int]]
) -> None:
    display = setup(map=MAP_M, display=["a28", "a31"], isthmus_or_strait=kind).view()["display"]
    assert [card["parts"] for card in display if card] == parts


def test_every_region_has_a_name_to_preview() -> None:
    match = setup(map=MAP_M)
    scorable = match.game.scorable(match.game.book.state().read(match.state))
    named = [scorable[each["id"]] for each in match.view()["regions"]]
    assert sorted(named) == sorted(set(scorable.values()))
