"""What is said of cards: their texts follow the options."""

from __future__ import annotations

import re
from itertools import combinations
from typing import Any

import pytest

from meseta.games.el_grande import ElGrande
from meseta.games.el_grande.box.domains import AREA, CARD
from meseta.games.el_grande.rules.events import Events
from meseta.people.guide import guide_of
from tests.games.el_grande.story import places, special
from tests.support.languages import LANGUAGES

pytestmark = pytest.mark.once("compiled")


def text_of(card: str, language: str = "en", **options: Any) -> str:
    """What a card does, as it is said under some options."""
    game = ElGrande(options)
    return game.words(language).describe(game.naming["card"].index(card))


REGENCY: dict[str, Any] = {"expansions": ["new-regency"]}
SAID: list[tuple[str, dict[str, Any], str, str]] = [
    ("militia", {"militia_castillo": True}, "or the castillo", "oder ins Castillo"),
    ("militia", {"edition": "classic"}, "or the castillo", "oder ins Castillo"),
    ("intrigue_choice", {"militia_castillo": True}, "or the castillo", "oder ins Castillo"),
    ("score_one_region", {"choice_castillo": True}, "or the castillo", "oder das Castillo"),
    ("assassin", {"assassin_may_stop": True}, "up to one", "bis zu je einen"),
    ("assassin", {"players": 2}, "the dummy may be spared", "Dummy darf verschont werden"),
    ("country_estate", REGENCY, "his own too", "auch in seine eigene"),
    ("retinue", {**REGENCY, "retinue_castillo": True}, "out of the castillo", "aus dem Castillo"),
    ("civil_war_2", {"civil_war_singles": "lose"}, "as many as possible", "so viele wie möglich"),
    ("empowerment", {"expansions": ["power-shift"]}, "or a modifier", "oder einen Modifikator"),
]
UNSAID: list[tuple[str, dict[str, Any], str, str]] = [
    ("militia", {}, "castillo", "Castillo"),
    ("militia", {"edition": "classic", "militia_castillo": False}, "castillo", "Castillo"),
    ("score_one_region", {}, "castillo", "Castillo"),
    ("score_fours", {"choice_castillo": True}, "castillo", "Castillo"),
    ("assassin", {}, "up to", "bis zu"),
    ("assassin", {}, "dummy", "Dummy"),
    ("assassin", {"players": 2, "assassin_dummy": "must"}, "dummy", "Dummy"),
    ("assassin", {"players": 2, "assassin_may_stop": True}, "dummy", "Dummy"),
    ("country_estate", {**REGENCY, "estate_may_stay": False}, "his own too", "auch"),
    ("your_majesty", REGENCY, "his own", "eigene"),
    ("retinue", REGENCY, "castillo", "Castillo"),
    ("exile", {**REGENCY, "retinue_castillo": True}, "castillo", "Castillo"),
    ("civil_war_2", {}, "as many as", "so viele"),
    ("civil_war_all", {"civil_war_singles": "lose"}, "as many as", "so viele"),
    ("empowerment", {}, "modifier", "Modifikator"),
]


@pytest.mark.parametrize(("card", "options", "english", "german"), SAID)
def test_the_text_of_a_card_says_what_the_options_allow(
    card: str, options: dict[str, Any], english: str, german: str
) -> None:
    assert english in text_of(card, **options)
    assert german in text_of(card, "de", **options)


@pytest.mark.parametrize(("card", "options", "english", "german"), UNSAID)
def test_the_text_of_a_card_says_nothing_that_the_options_forbid(
    card: str, options: dict[str, Any], english: str, german: str
) -> None:
    assert english not in text_of(card, **options)
    assert german not in text_of(card, "de", **options)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_the_same_options_apart(language: str) -> None:
    for (card, options, *_), (other, others, *_) in combinations([*SAID, *UNSAID], 2):
        if card == other:
            said, also = text_of(card, language, **options), text_of(card, language, **others)
            assert (said == also) is (text_of(card, **options) == text_of(card, **others))


QUOTED = re.compile(
    '[\u201e\u201c\u2018"]([^\u201e\u201c\u201d\u2018\u2019"]+)[\u201c\u201d\u2019"]'
)
LESS: list[tuple[str, dict[str, Any]]] = [
    ("intrigue_any_4", {}),
    ("militia", {}),
    ("court_reserve", {}),
    ("assassin", {"assassin_may_stop": True}),
]
"""Cards with which less may be done than they say."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_guide_quotes_the_words_by_which_less_may_be_done(language: str) -> None:
    guide = guide_of(ElGrande)
    (special,) = [each.body for each in guide.paragraphs(language) if each.id == "special"]
    ((quoted,), (again,)) = [
        QUOTED.findall(text)
        for text in (special, guide.lesson_texts(language)["lift"].remarks["stop"])
    ]
    assert again == quoted
    texts = [text_of(card, language, **options).lower() for card, options in LESS]
    assert [text for text in texts if quoted not in text] == []


def test_a_king_who_may_not_stay_is_told_so() -> None:
    assert text_of("country_estate", **REGENCY, estate_may_stay=False).endswith(", not his own.")


@pytest.mark.parametrize("options", [{"militia_castillo": True}, {}, {"edition": "classic"}])
def test_a_view_says_of_the_militia_what_is_offered(options: dict[str, Any]) -> None:
    match = special("militia", court={"purple": 2}, king="galicia", **options)
    card = match.view()["turn"]["card"]
    assert ("castillo" in card["text"]) == ("castillo" in places(match, "place"))


CLASSIC = {"edition": "classic"}


@pytest.mark.parametrize(
    ("card", "options", "language", "title"),
    [
        ("coup", {}, "de", "Umsturz"),
        ("coup", CLASSIC, "de", "Räumung°"),
        ("decay_all", CLASSIC, "de", "Autoritätsverlust°"),
        ("decay_all", CLASSIC, "en", "Decay of Authority"),
        ("veto", CLASSIC, "de", "Veto"),
        ("assassin", {}, "de", "Attentäter°"),
        ("assassin", CLASSIC, "en", "Assassins°"),
        ("score_most", {}, "de", "Gedränge°"),
        ("score_most", CLASSIC, "de", "Sonderwertung°"),
        ("assassin", {}, "pl", "Skrytobójca"),
        ("assassin", CLASSIC, "pl", "Skrytobójcy°"),
        ("score_most", {}, "pl", "Tłok°"),
        ("coup", {}, "nl", "Staatsgreep°"),
        ("coup", CLASSIC, "nl", "Leegloop"),
        ("coup", {}, "es", "Golpe de Estado°"),
        ("veto", CLASSIC, "es", "Veto"),
        ("coup", {}, "pt", "Golpe°"),
        ("veto", {}, "pt", "Veto"),
    ],
)
def test_a_card_has_the_title_of_its_edition_and_one_of_ours_is_marked(
    card: str, options: dict[str, Any], language: str, title: str
) -> None:
    words = ElGrande(options).words(language)
    number = words.naming["card"].index(card)
    sentence = told(Events.took, language, 0, 0, number, **options)
    assert title in sentence
    assert ("°" in sentence) is ("°" in title)
    assert str(words.name(CARD, number)) == title.removesuffix("°"), "on the card itself"


GERMAN_BOOK = "militia veto withdrawal civil_war_all civil_war_2 score_fours score_fives"
GERMAN_BOOK += " score_castillo decree empowerment adopted_home coup your_majesty exile retinue"
GERMAN_BOOK += " rivalry country_estate revolt smuggling regent"


def test_the_german_titles_of_2023_that_the_book_does_not_print_are_ours() -> None:
    words = ElGrande({"expansions": ["new-regency", "old-hands"]}).words("de")
    names = [words.name(CARD, number) for number in range(len(words.naming["card"]))]
    printed = {name.word for name in names if not words.is_own_title(name)}
    assert {card for card in printed if not card.startswith("intrigue")} == {*GERMAN_BOOK.split()}


@pytest.mark.parametrize("language", sorted({*LANGUAGES} - {"en"}))
def test_every_classic_card_has_a_title_in_every_language(language: str) -> None:
    game = ElGrande(CLASSIC)
    words = game.words(language)
    keys = {words.name(CARD, number).key for number in range(len(game.naming["card"]))}
    assert all(words.bundle.has_message(key) for key in keys)


def told(event: Any, language: str, *numbers: int, **options: Any) -> str:
    """An event in words."""
    return ElGrande(options).words(language).sentence((event.number, *numbers))


@pytest.mark.parametrize(
    ("area", "options", "language", "sentence"),
    [
        ("granada", {}, "pl", "Fioletowy umieszcza caballero w Granadzie."),
        ("navarra", {}, "pl", "Fioletowy umieszcza caballero w Navarze."),
        ("navarra", CLASSIC, "pl", "Fioletowy umieszcza caballero w País Vasco."),
        ("castillo", {}, "pl", "Fioletowy wrzuca caballero do castillo."),
        ("galicia", {}, "pt", "Roxo coloca um caballero na Galiza."),
        ("navarra", {}, "pt", "Roxo coloca um caballero em Navarra."),
        ("navarra", CLASSIC, "pt", "Roxo coloca um caballero no País Basco."),
        ("castillo", {}, "pt", "Roxo lança um caballero para o Castillo."),
    ],
)
def test_a_name_stands_in_the_form_that_its_sentence_needs(
    area: str, options: dict[str, Any], language: str, sentence: str
) -> None:
    assert told(Events.placed, language, 0, AREA[area], **options) == sentence


@pytest.mark.parametrize(
    ("area", "options", "sentence"),
    [
        ("galicia", {}, "Morado mueve un caballero de Galicia al Castillo."),
        ("navarra", {}, "Morado mueve un caballero de Navarra al Castillo."),
        ("navarra", CLASSIC, "Morado mueve un caballero del País Vasco al Castillo."),
    ],
)
def test_an_article_is_joined_to_its_preposition(
    area: str, options: dict[str, Any], sentence: str
) -> None:
    moved = told(Events.moved, "es", 0, AREA[area], AREA["castillo"], 0, **options)
    assert moved == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_whoever_takes_nobody_is_not_told_to_take_0(language: str) -> None:
    assert "0" not in told(Events.recruited, language, 0, 0)
    assert "2" in told(Events.recruited, language, 0, 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_has_the_name_of_its_edition(language: str) -> None:
    names = {
        str(ElGrande({"edition": edition}).words(language).name(AREA, AREA["castilla"]))
        for edition in ("2023", "classic")
    }
    assert len(names) == 2
