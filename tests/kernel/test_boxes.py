"""Boxes: entries are found by their paths, and what is wrong with them is named."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from meseta.kernel.boxes import Boxes, Entry, between
from meseta.kernel.domain import names

pytestmark = pytest.mark.once("plain")

FRUIT = names("fruit", "fig olive")
ENTRIES = (
    Entry("tree", "tree {id}", "height", bears=[FRUIT], height=between(1, 9)),
    Entry("basket.trees", "basket {size}, {id}", fruit=FRUIT),
    Entry("rules"),
)
BOXES = Boxes("garden", Path(__file__).parent / "boxes", ("small",), ENTRIES, "soil", ())
SOUND = BOXES.load("small")
TREE, BASKET = SOUND["tree"][0], SOUND["basket"][0]["trees"][0]


def test_a_sound_box_has_no_faults_and_all_its_entries() -> None:
    assert BOXES.faults(SOUND) == []
    assert [name for name, _ in BOXES.entries(SOUND)] == [
        "tree a",
        "tree b",
        "basket 3, a",
        "rules",
    ]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "the box is for 'chess', not for 'garden'"),
        ({"rules": {}}, "rules: source is None, not 'rules', 'public: …'"),
        ({"rules": []}, "an entry is malformed: TypeError"),
        ({"tree": [{"id": "a"}]}, "an entry is malformed: KeyError 'bears'"),
        ({"rules": {"source": "x"}}, "rules: source is 'x', not 'rules', 'public: …'"),
        ({"tree": [{**TREE, "bears": ["nut"]}]}, "tree a: bears 'nut' is not one of fig, olive"),
        (
            {"tree": [{**TREE, "height": 10}]},
            "tree a: height must be a number from 1 to 9, not 10",
        ),
        (
            {"basket": [{"size": 3, "trees": [{**BASKET, "fruit": "nut"}]}]},
            "basket 3, a: fruit 'nut' is not one of fig, olive",
        ),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(change: dict[str, Any], fault: str) -> None:
    assert BOXES.faults({**SOUND, **change})[0].startswith(fault)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"basket": [{"size": 3}]}, "box.basket.1: trees is missing"),
        ({"soil": []}, "box.soil: a list cannot stand here"),
        ({"tree": [{**TREE, "id": 7}]}, "box.tree.1.id: a int cannot stand here"),
        ({"tree": [{**TREE, "id": None}]}, "box.tree.1.id: a NoneType cannot stand here"),
        ({"tree": [{**TREE, "colour": "red"}]}, "box.tree.1: 'colour' is no entry"),
        ({"tree": [{**TREE, "id": "a" * 99}]}, "box.tree.1.id: 99 are too many letters"),
        ({"tree": [{**TREE, "id": ""}]}, "box.tree.1.id: '' is no word"),
        ({"tree": [{**TREE, "id": "a b"}]}, "box.tree.1.id: 'a b' is no word"),
        ({"tree": [{**TREE, "id": "a "}]}, "box.tree.1.id: 'a ' is no word"),
        ({"tree": [TREE] * 99}, "box.tree: 99 are too many letters or entries"),
        ({"basket": [{"size": True, "trees": []}]}, "box.basket.1.size: a bool cannot stand here"),
        ({"fence": {}}, "box: 'fence' is no entry"),
    ],
)
def test_what_looks_like_no_box_that_comes_with_the_game_is_named(
    change: dict[str, Any], fault: str
) -> None:
    assert BOXES.faults({**SOUND, **change})[0].startswith(fault)


@pytest.mark.parametrize(
    "change", [{"age": 3}, {"height": 3}, {"bears": []}, {"id": "an_older_tree"}]
)
def test_what_may_be_left_out_may_be_there(change: dict[str, Any]) -> None:
    assert BOXES.faults({**SOUND, "tree": [{**TREE, **change}]}) == []


def test_what_a_box_must_have_follows_from_its_entries() -> None:
    assert BOXES.faults({"game": "garden", "tree": [], "name": "", "title": ""}) == [
        "the box has no soil, no rules"
    ]
