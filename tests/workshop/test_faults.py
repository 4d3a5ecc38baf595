"""What does not fit in somebody's copy is told in their language, by what they see of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest

from meseta.games import GAMES, find_game
from meseta.kernel.boxes import BoxError
from meseta.people.box_faults import BoxFault
from meseta.people.tallies import TALLY
from meseta.workshop.components import components_of, faults_of, words_for
from meseta.workshop.drafts import MOST_ADDED, BoxDraft
from meseta.workshop.entries import find_entry
from meseta.workshop.fault_telling import component_at_fault, say_fault
from meseta.workshop.galleries import recount_own
from meseta.workshop.newcomers import naming_words
from tests.people.test_texts import messages_of
from tests.support.copies_of_boxes import BOXES, Shelf, take_off
from tests.support.languages import LANGUAGES

pytestmark = pytest.mark.once("plain")

open_shelf = cache(take_off)
FAULT = "box-fault-"
NO_WORDS = re.compile(r"""['\"{}\[\]_|]|\b(None|True|False)\b""")
"""What stands in files and in Python, and nowhere else."""
Found = tuple[str, str, Any]
"""What somebody finds: a component, a word of it or `missing` or `more`, and what stands there."""
STACK_1 = "deck|stack 1|cards|"
MILITIA, COUP = f"{STACK_1}militia", {"do": "coup"}
MOST_CARDS = -(-MOST_ADDED // 3)
"""New cards: each is an entry among the cards, one in a stack, and a title."""
SMUGGLE, VETO, REGAIN = {"do": "smuggle"}, {"do": "veto"}, {"do": "regain"}
MODIFIER = "modifiers|cards|"
DULL_AREAS: list[Found] = [(f"area|a{n:02}", "edges", list("WWWW")) for n in range(1, 49)]

BROKEN: dict[str, dict[str, list[Found]]] = {
    "el-caballero": {
        "areas": [("rounds", "count", 7), ("power|value 1", "areas", 2), ("area|a01", "missing", 0)]
        + [(f"area|a{n:02}", "missing", 0) for n in range(2, 20)],
        "symbol": [("area|a01", "edges", list("WLLL")), ("area|a01", "gold", "north")],
        "start": DULL_AREAS,
        "scoring": [("rounds", "count", 5)],
    },
    "el-grande": {
        "values": [("castillo", "values", [1, 2, 3])],
        "last_round": [("pieces", "scoring_rounds", [3, 6])],
        "court": [("pieces", "caballeros", 5)],
        "nothing": [(MILITIA, "special", None)],
        "both": [(MILITIA, "either", [COUP, COUP])],
        "either": [(MILITIA, "special", None), (MILITIA, "either", [COUP])],
        "joined": [(MILITIA, "special", [COUP, COUP])],
        "abroad": [(MILITIA, "special", [{"do": "king", "to": "abroad", "escort": 2}])],
        "smuggle": [(MILITIA, "special", None), (MILITIA, "either", [COUP, SMUGGLE])],
        "smuggle_ability": [(MODIFIER, "ability", SMUGGLE)],
        "regain_ability": [(MODIFIER, "ability", REGAIN)],
        "lasting": [(STACK_1, "missing", 0)] * 4,
        "stack": [(MILITIA, "copies", 28)],
        "set_stack": [("deck|old-hands stack 1|cards|", "copies", 5)],
        "veto": [(MILITIA, "special", [VETO])],
        "regains": [(MILITIA, "special", [REGAIN]), (MILITIA, "copies", 6)],
        "regain_twice": [("deck|stack 5|cards|", "special", [REGAIN])],
        "modifiers": [(MODIFIER, "copies", 9)],
    },
    "6-castles": {
        "count": [("landscape|lt21", "missing", 0)],
        "one_rock": [("landscape|lt21", "quarters", ["rock"] * 4)],
        "arms": [("landscape|lt21", "arms", [])],
        "bonus": [("landscape|lt21", "bonus", "half_coin")],
        "ends": [("exploration|", "a", ["toll"] * 4)],
        "under": [("exploration|ex22", "under_b", None)],
        "goods": [("exploration|", "a", ["lake"] * 4)],
        "markets": [("castle|", "markets", ["vine"] * 3)],
        "charter_type": [("charter|", "kind", "castle")],
        "castle_charter": [("charter|", "kind", "castle")],
        "track": [("track|lake", "a", [1, 2])],
        "religion": [("religion", "points", [3, 2])],
        "removed": [("suggested|players 2", "removed", 30)],
        "tiles": [("suggested|players 4", "tiles", 12)],
        "ratings": [("solo", "ratings", [9, 8, 7, 6])],
    },
}
"""For everything that may not fit: what somebody would have to find."""


def find_all(draft: BoxDraft, shelf: Shelf, found: list[Found]) -> None:
    """Let somebody find all of it; of components that are only begun, the next one each time."""
    gone: set[str] = set()
    for key, word, value in found:
        is_beginning = key.endswith("|")
        component = next(
            each
            for each in reversed(shelf.components)
            if (each.key.startswith(key) if is_beginning else each.key == key)
            and each.key not in gone
        )
        if word == "missing":
            gone.add(component.key)
            draft.follow(draft.remove(component))
        elif word == "other":
            draft.follow(draft.add(component, is_other=True))
        else:
            [at] = {tuple(f["at"]) for c, f in shelf.fields if c is component and f["key"] == word}
            draft.follow(draft.change(component, at, word, value))
    recount_own(draft.kind, draft.document)


def copy_with(shelf: Shelf, found: list[Found]) -> BoxDraft:
    """Somebody's copy in which they have found all of it."""
    draft = shelf.draft()
    find_all(draft, shelf, found)
    return draft


def assert_told(shelf: Shelf, fault: str) -> None:
    """See that a fault is told in every language, and in nobody's words but people's."""
    assert isinstance(fault, BoxFault), fault
    for language in LANGUAGES if fault.message != TALLY else ():
        said = say_fault(fault, words_for(shelf.kind, shelf.base["name"], language))
        assert said[0].isupper() or said[0] in "¿«", said
        assert not NO_WORDS.search(said.replace("'s", "")), said


CASES = [(game, name) for game, broken in BROKEN.items() for name in broken]


@pytest.mark.parametrize(("game", "name"), CASES)
def test_whatever_may_not_fit_is_told_in_every_language(game: str, name: str) -> None:
    shelf = open_shelf(game, find_game(game).box_names[0])
    draft = copy_with(shelf, BROKEN[game][name])
    told = faults_of(shelf.kind, draft.document)
    assert FAULT + name in [getattr(each, "message", each) for each in told]
    for fault in told:
        assert_told(shelf, fault)


@pytest.mark.parametrize("game", GAMES)
def test_every_message_about_what_does_not_fit_has_its_case(game: str) -> None:
    shared = {FAULT + name for name in ("number", "text", "added")}
    said = {name for name in messages_of(game, "en") if name.startswith(FAULT)}
    assert said - shared == {FAULT + name for name in BROKEN[game]}


@pytest.mark.parametrize(
    ("key", "message", "name"),
    [("landscape|lt21", "one_rock", "LT21"), ("track|lake", "track", "lake")],
)
def test_a_fault_leads_to_the_component_that_it_is_about(key: str, message: str, name: str) -> None:
    shelf = open_shelf("6-castles", "castles")
    draft = copy_with(shelf, BROKEN["6-castles"][message])
    [fault] = [
        each
        for each in faults_of(shelf.kind, draft.document)
        if getattr(each, "message", "") == FAULT + message
    ]
    found = component_at_fault(fault, components_of(shelf.kind, draft.document, shelf.base, "en"))
    assert found is not None
    assert (found.key, found.exhibit.name) == (key, name)


def single_steps(shelf: Shelf) -> Iterator[BoxDraft]:
    """Copies with one thing less, one more, or without a word that may be left out."""
    for component in shelf.components:
        for verdict in ("missing", "other") if component.is_listed else ():
            draft = shelf.draft()
            if verdict == "missing":
                draft.follow(draft.remove(component))
            elif not naming_words(
                shelf.kind, component.first, find_entry(shelf.base, component.first)
            ):
                draft.follow(draft.add(component, is_other=True))
            recount_own(shelf.kind, draft.document)
            yield draft
    for component, field in shelf.fields:
        if field["optional"]:
            draft = shelf.draft()
            draft.follow(draft.change(component, tuple(field["at"]), field["key"], None))
            recount_own(shelf.kind, draft.document)
            yield draft


@pytest.mark.parametrize(("game", "box"), BOXES)
def test_one_less_one_more_and_nothing_leave_no_fault_without_words(game: str, box: str) -> None:
    shelf = open_shelf(game, box)
    for draft in single_steps(shelf):
        for fault in shelf.kind.box_faults(draft.document):
            assert_told(shelf, fault)


REFUSED: list[tuple[str, Found]] = [
    ("text", (MILITIA, "text", "")),
    ("number", (MILITIA, "copies", 99)),
    ("added", (MILITIA, "other", 0)),
]


@pytest.mark.parametrize(("message", "found"), REFUSED)
def test_what_a_form_is_refused_is_told_too(message: str, found: Found) -> None:
    shelf = open_shelf("el-grande", "2023")
    draft = copy_with(shelf, [(MILITIA, "other", 0)] * MOST_CARDS if message == "added" else [])
    with pytest.raises(BoxError) as refused:
        find_all(draft, shelf, [found])
    fault = refused.value.args[0]
    assert fault.message == FAULT + message
    assert_told(shelf, fault)
