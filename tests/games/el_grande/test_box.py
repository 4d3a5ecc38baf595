"""The box: sources, totals, and a person's own."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.games.el_grande import ElGrande
from meseta.games.el_grande.box.domains import AREA, CARD, REGION
from meseta.games.el_grande.people.boxes import NAMES, entries, faults, load
from meseta.games.el_grande.people.words import Words
from meseta.kernel.boxes import Document
from tests.support.languages import LANGUAGES

pytestmark = pytest.mark.once("plain")


@pytest.mark.parametrize("name", NAMES)
def test_shipped_boxes_are_in_order(name: str) -> None:
    assert faults(load(name)) == []


@pytest.mark.parametrize("name", NAMES)
def test_every_entry_has_a_source(name: str) -> None:
    for _name, entry in entries(load(name)):
        assert entry["source"].partition(":")[0] in ("rules", "public", "reconstructed")


def test_the_classic_box_has_45_cards_and_the_literal_one_46() -> None:
    for name, count in (("classic", 45), ("classic-literal", 46)):
        match = meseta.new("el-grande", edition="classic", box=name)
        assert match.game.box.cards_in_play == count
        assert str(count) in match.game.document["title"]


def test_the_literal_box_lacks_four_own_and_has_three_choices_in_stack_3() -> None:
    decks = {deck["stack"]: deck["cards"] for deck in load("classic-literal")["deck"]}
    assert "intrigue_own_4" not in [card["card"] for card in decks[1]]
    assert [c["copies"] for c in decks[3] if c["card"] == "score_one_region"] == [3]


def test_a_box_must_fit_the_edition() -> None:
    with pytest.raises(ValueError, match="box"):
        meseta.new("el-grande", edition="classic", box="2023")


def test_borders_are_those_of_the_board() -> None:
    borders = meseta.new("el-grande").game.box.borders
    beside = {area: names_in(borders[AREA[area]]) for area in (*REGION.names, "france")}
    assert sum(len(beside[region]) for region in REGION.names) == 30
    assert beside["castilla"] == {"galicia", "navarra", "aragon", "toledo"}
    assert beside["france"] == {"navarra", "aragon", "cataluna"}
    assert all(one in beside[other] for one in REGION.names for other in beside[one])


def names_in(row: Sequence[int]) -> set[str]:
    """The regions that a row of yes and no names."""
    return {region for region, yes in zip(REGION.names, row, strict=True) if yes}


def test_a_border_that_no_rule_book_tells_names_who_does() -> None:
    told = {frozenset(entry["between"]): entry["source"] for entry in load("2023")["border"]}
    assert told[frozenset(("navarra", "aragon"))] == "public: AIStrat"
    assert told[frozenset(("navarra", "castilla"))] == "rules"


BAD: list[tuple[tuple[Any, ...], Any, str]] = [
    (("game",), "chess", "chess"),
    (("edition",), "1995", "1995"),
    (("region", 0, "id"), "lisboa", "regions"),
    (("country", 0, "id"), "andorra", "countries"),
    (("tile", 0, "id"), "9/9/9", "tiles"),
    (("region", 0, "values"), [2, 4, 0], "galicia"),
    (("region", 0, "values"), [4, 2], "galicia"),
    (("border", 0, "between"), ["galicia", "navarra"], "neighbours twice"),
    (("border", 0, "between"), ["galicia", "paris"], "paris"),
    (("border", 0, "between"), ["paris", "galicia"], "paris"),
    (("border", 0, "between"), ["galicia", "galicia"], "cannot be neighbours"),
    (("border", 0, "between"), ["galicia", "france"], "cannot be neighbours"),
    (("border", 0, "source"), "hearsay", "border galicia-castilla"),
    (("names", "toledo"), None, "names: toledo"),
    (("names", "toledo"), 7, "toledo is called 7"),
    (("rulings", "assassin_dummy"), None, "rulings: assassin_dummy is None"),
    (("rulings", "assassin_dummy"), "never", "rulings: assassin_dummy is 'never'"),
    (("power", 0, "value"), 2, "power cards"),
    (("power", 0, "caballeros"), 20, "power card 1"),
    (("pieces", "caballeros"), 99, "caballeros"),
    (("pieces", "caballeros"), 5, "court"),
    (("pieces", "scoring_rounds"), [3, 6], "round 9 must be played and scored"),
    (("pieces", "scoring_rounds"), [3, 9, 12], "round from 1 to 9"),
    (("pieces", "short_skips"), [7, 8, 9], "round 9 must be played and scored"),
    (("card", 1, "id"), "intrigue_any_3", "2 times"),
    (("card", 0, "special"), [], "nothing"),
    (("card", 0, "special"), [{"do": "fly"}], "fly"),
    (("card", 0, "special"), [{"do": "move", "whose": "my", "up_to": 3}], "my"),
    (("card", 0, "special"), [{"do": "move", "whose": "own"}], "up_to"),
    (("card", 0, "special"), [{"do": "move", "whose": "own", "up_to": -1}], "up_to"),
    (("card", 0, "special"), [{"do": "move", "whose": "own", "up_to": 999}], "999"),
    (("card", 0, "special"), [{"do": "recruit", "up_to": 12}], "up_to"),
    (("card", 0, "special"), [{"do": "king", "to": "abroad", "escort": 2}], "abroad"),
    (("card", 0, "special"), [{"do": "coup", "up_to": 1}], "up_to"),
    (("card", 0, "special"), [{"do": "coup"}, {"do": "decree"}], "moves"),
    (("card", 8, "either"), [{"do": "coup"}], "either"),
    (("card", 8, "either"), [{"do": "coup"}, {"do": "smuggle"}], "cannot be chosen"),
    (("modifiers", "cards", 6, "ability"), {"do": "smuggle"}, "only an action card"),
    (("rulings", "veto_interrupts"), "always", "'every-step', 'moves', 'never'"),
    (("rulings", "may_leave_undone"), None, "may_leave_undone is None, not one of True, False"),
    (("card", 0, "special"), 7, "malformed"),
    (("deck", 0, "cards", 0, "card"), "fiesta", "fiesta"),
    (("deck", 0, "cards", 0, "copies"), 0, "copies"),
    (("deck", 0, "cards", 0, "copies"), 2, "in totals"),
    (("deck", 0, "stack"), 6, "no such place"),
    (("deck", 0, "cards", 0, "source"), "hearsay", "hearsay"),
    (("deck", 0, "cards", 0, "card"), "veto", "Veto"),
    (("names", "militia"), None, "militia"),
    (("own_titles",), ["fiesta"], "own_titles: 'fiesta'"),
    (("modifiers", "cards", 0, "copies"), 4, "modifiers"),
    (("modifiers", "dealt"), 9, "dealt"),
    (("modifiers", "cards", 6, "ability"), {"do": "sing"}, "sing"),
    (("deck", 3, "cards", 1, "copies"), 5, "power cards back"),
    (("card", 31, "special"), [{"do": "regain"}], "stack 5: a card that takes"),
    (("modifiers", "cards", 6, "ability"), {"do": "regain"}, "an ability cannot take"),
    (("card", 8, "special"), [{"do": "coup"}], "'special' and 'either'"),
    (("deck", 5, "cards", 0, "copies"), 9, "new-regency, stack 5: 18 cards; 9 to 14"),
    (("deck", 6, "cards", 0, "copies"), 5, "old-hands, stack 1: 5 cards; 0 to 4"),
    (("deck", 7, "stack"), 5, "old-hands, stack 5: 2 cards; 0 to 1"),
]


@pytest.mark.parametrize(("path", "value", "named"), BAD)
def test_what_is_wrong_with_a_box_is_explained(
    path: tuple[Any, ...], value: Any, named: str
) -> None:
    assert any(named in fault for fault in faults(changed(load("2023"), path, value)))


def changed(document: Document, path: tuple[Any, ...], value: Any) -> Document:
    """A copy with one entry replaced, or taken out."""
    copied = copy.deepcopy(document)
    inner: Any = copied
    for key in path[:-1]:
        inner = inner[key]
    if value is None:
        del inner[path[-1]]
    else:
        inner[path[-1]] = value
    return copied


def test_a_missing_part_is_named() -> None:
    document = load("2023")
    del document["power"]
    assert faults(document) == ["the box has no power"]


def with_a_stack(name: str, stack: int, **copies: int) -> Document:
    """A box in which one stack has these cards."""
    document = load(name)
    del document["totals"]["base"]
    deck = next(deck for deck in document["deck"] if deck["stack"] == stack)
    deck["cards"] = [{"card": card, "copies": n, "source": "rules"} for card, n in copies.items()]
    return document


@pytest.mark.parametrize(("stack", "card"), [(1, "intrigue_any_3"), (4, "decree")])
def test_cards_that_do_not_come_back_last_for_nine_rounds(stack: int, card: str) -> None:
    assert faults(with_a_stack("2023", stack, **{card: 9})) == []
    found = faults(with_a_stack("2023", stack, **{card: 8}))
    assert found == [f"stack {stack}: 8 cards do not last for nine rounds"]


@pytest.mark.parametrize(("name", "stack"), [("classic", 1), ("2023", 5)])
def test_where_cards_come_back_one_is_enough(name: str, stack: int) -> None:
    assert faults(with_a_stack(name, stack, royal_advisor=1)) == []


def test_a_stack_has_room_for_fourteen_cards() -> None:
    assert faults(with_a_stack("2023", 1, intrigue_any_3=14)) == []
    found = faults(with_a_stack("2023", 1, intrigue_any_3=15))
    assert found == ["stack 1: 15 cards; 1 to 14 are possible"]


def test_decks_have_room_for_so_many_different_entries() -> None:
    cards = load("2023")["deck"][0]["cards"] * 6
    found = faults(changed(load("2023"), ("deck", 0, "cards"), cards))
    assert any("there is room for" in fault for fault in found)


def test_four_cards_may_take_power_cards_back() -> None:
    assert faults(with_a_stack("2023", 4, empowerment=4, decree=6)) == []


def test_no_card_that_takes_power_cards_back_comes_twice_in_nine_rounds() -> None:
    assert faults(with_a_stack("classic", 4, empowerment=1, decree=8)) == []
    found = faults(with_a_stack("classic", 4, empowerment=1, decree=7))
    assert found == ["stack 4: a card that takes power cards back would come twice"]


def test_an_own_box_changes_the_game(tmp_path: Path) -> None:
    own = changed(load("2023"), ("region", 5, "values"), [9, 5, 1])
    match = meseta.setup("el-grande", {"caballeros": {"toledo": {"blue": 1}}}, box=own)
    assert match.preview("toledo") == [0, 0, 9, 0]


def test_a_bad_own_box_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="galicia"):
        meseta.new("el-grande", box=changed(load("2023"), ("region", 0, "values"), [1]))
    (tmp_path / "bad.toml").write_text("game = [")
    with pytest.raises(ValueError, match="not TOML"):
        meseta.new("el-grande", box=tmp_path / "bad.toml")
    (tmp_path / "empty.toml").write_text("")
    with pytest.raises(ValueError, match="the box has no game"):
        meseta.new("el-grande", box=tmp_path / "empty.toml")
    with pytest.raises(FileNotFoundError, match="not a file"):
        meseta.new("el-grande", box="nowhere.toml")


def test_power_shift_needs_modifiers_in_the_box() -> None:
    own = load("2023")
    del own["modifiers"]
    with pytest.raises(ValueError, match="power-shift"):
        meseta.new("el-grande", box=own, expansions=["power-shift"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_every_card_has_a_name_and_a_text(name: str, language: str) -> None:
    words = spoken(name, language)
    for number in range(len(words.cards)):
        assert str(words.value(CARD, number))
        assert words.describe(number).endswith(".")


def spoken(box: str, language: str) -> Words:
    """A box in a language."""
    return ElGrande({"edition": load(box)["edition"]}, box).words(language)


def test_joined_effects_read_as_one_sentence() -> None:
    words = spoken("2023", "en")
    number = next(i for i, c in enumerate(words.cards) if c["id"] == "intrigue_own_2_foreign_2")
    text = "Move up to 2 own caballeros and move up to 2 foreign caballeros."
    assert words.describe(number) == text


@pytest.mark.parametrize("name", NAMES)
def test_special_actions_are_named_after_their_cards(name: str) -> None:
    match = meseta.new("el-grande", edition=load(name)["edition"], box=name)
    box, naming = match.game.box, match.game.naming
    for number, card in enumerate(naming["card"]):
        for choice in range(box.card_choices[number]):
            effect = naming["effect"][box.card_effect[number, choice]]
            assert effect.split()[0] == card
