"""One meaning a word: no class or alias is called like another, wherever it stands."""

from __future__ import annotations

import ast
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import meseta

HOME = Path(meseta.__file__).parent
KNOWN = {"Entry", "Boxes"}
"""An entry of a box and of a table; the declared boxes of a game, and boxes as rules take them."""
pytestmark = pytest.mark.once("compiled")


def names_in(source: str) -> Iterator[str]:
    """The classes that a module defines, and the aliases that it gives types."""
    tree = ast.parse(source)
    yield from (node.name for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    for node in tree.body:
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name[0].isupper() and not name.isupper():
                yield name


def test_no_name_of_a_class_is_given_twice_outside_the_games() -> None:
    paths = [path for path in HOME.rglob("*.py") if "games" not in path.parts]
    found = Counter(name for path in paths for name in set(names_in(path.read_text("utf-8"))))
    twice = {name for name, count in found.items() if count > 1 and len(name) > 1}
    assert twice == KNOWN


def test_names_are_found() -> None:
    source = "class Hall:\n    class Door: ...\nRoom = list[int]\nMOST = 3\nT = TypeVar('T')\n"
    assert list(names_in(source)) == ["Hall", "Door", "Room"]
