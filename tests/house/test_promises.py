"""Public names are promises: none of them disappears.

`public_names.txt` lists them. A new one is added there; one that is taken away needs a new major
version, and a line in the changelog that says what has taken its place.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import meseta
from meseta.cli import make_parser
from meseta.envs import Batch
from meseta.people.texts import SHARED, Phrases
from meseta.web.api.endpoints import OPERATIONS

LIST = Path(__file__).parent / "public_names.txt"
CLASSES: list[type[Any]] = [
    meseta.Match,
    meseta.Sight,
    meseta.Bot,
    meseta.Explanation,
    meseta.Candidate,
    meseta.Reason,
    meseta.Playouts,
    Batch,
]
pytestmark = pytest.mark.once("compiled")


def members(kind: type[Any]) -> Iterator[str]:
    """What is public of a class: methods, properties, fields, attributes of a match."""
    names = {name for name in dir(kind) if not name.startswith("_")}
    names |= {name for name in getattr(kind, "__annotations__", {}) if not name.startswith("_")}
    yield from (f"{kind.__name__}.{name}" for name in sorted(names - {*dir(tuple)}))


def commands() -> Iterator[str]:
    """Every command of the command line with its options."""
    parser = make_parser(Phrases(SHARED, "en").say, "en")
    [choices] = [each.choices for each in parser._actions if isinstance(each.choices, dict)]
    for name, command in sorted(choices.items()):
        options = (option for action in command._actions for option in action.option_strings)
        yield f"meseta {name}"
        yield from (f"meseta {name} {option}" for option in options if option.startswith("--"))


def public_names() -> Iterator[str]:
    """Everything that others may depend on."""
    yield from (f"meseta.{name}" for name in sorted(meseta.__all__))
    for kind in CLASSES:
        yield from members(kind)
    yield from commands()
    yield from (f"{each.method} {each.path}" for each in OPERATIONS)


def test_no_public_name_has_disappeared() -> None:
    promised = LIST.read_text("utf-8").split("\n")[:-1]
    assert [name for name in promised if name not in set(public_names())] == []


def test_every_public_name_is_promised() -> None:
    promised = set(LIST.read_text("utf-8").split("\n"))
    assert [name for name in public_names() if name not in promised] == []
