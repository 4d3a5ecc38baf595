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
BOXES = Boxes("garden", Path(), (), ENTRIES, "soil", ())
SOUND: dict[str, Any] = {
    "game": "garden",
    "name": "small",
    "title": "A garden",
    "soil": "clay",
    "tree": [{"id": "a", "bears": ["fig", "olive"], "source": "rules"}],
    "rules": {"source": "public: somebody"},
}
BASKET = {"id": "a", "fruit": "fig", "source": "rules"}


def test_a_sound_box_has_no_faults_and_all_its_entries() -> None:
    box = {**SOUND, "basket": [{"size": 3, "trees": [BASKET]}]}
    assert BOXES.faults(box) == []
    assert [name for name, _ in BOXES.entries(box)] == ["tree a", "basket 3, a", "rules"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"game": "chess"}, "the box is for 'chess', not for 'garden'"),
        ({"rules": {}}, "rules: source is None, not 'rules', 'public: …'"),
        ({"rules": []}, "an entry is malformed: TypeError"),
        ({"tree": [{"id": "a"}]}, "an entry is malformed: KeyError 'bears'"),
        ({"tree": [{"id": "a", "bears": ["nut"]}]}, "tree a: bears 'nut' is not one of fig, olive"),
        (
            {"tree": [{"id": "a", "bears": [], "height": 10}]},
            "tree a: height must be a number from 1 to 9, not 10",
        ),
        (
            {"basket": {"size": 3, "trees": [{**BASKET, "fruit": None}]}},
            "basket 3, a: fruit None is not one of fig, olive",
        ),
    ],
)
def test_what_is_wrong_with_an_entry_is_named(change: dict[str, Any], fault: str) -> None:
    assert BOXES.faults({**SOUND, **change})[0].startswith(fault)


def test_what_a_box_must_have_follows_from_its_entries() -> None:
    assert BOXES.faults({"game": "garden", "tree": [], "name": "", "title": ""}) == [
        "the box has no soil, no rules"
    ]
