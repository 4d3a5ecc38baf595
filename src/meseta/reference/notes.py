"""Notes: what the sources say under a name, and about a class."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from itertools import pairwise
from types import ModuleType
from typing import Any

from meseta.kernel.record import Field


def about(thing: Any) -> str:
    """The docstring of a class or a module itself, on one line; what it inherits does not count."""
    return " ".join((vars(thing).get("__doc__") or "").split())


def notes_in(home: type | ModuleType) -> dict[str, str]:
    """The text right under each name that is declared in a class or a module."""
    tree = ast.parse(textwrap.dedent(inspect.getsource(home)))
    body = tree.body
    if isinstance(home, type):
        assert isinstance(body[0], ast.ClassDef)
        body = body[0].body
    found: dict[str, str] = {}
    for statement, following in pairwise(body):
        name, text = declared_name(statement), text_of(following)
        if name and text:
            found[name] = text
    return found


def notes_on(record: type) -> dict[str, str]:
    """The notes on the fields of a record, with those that it inherits."""
    classes = [each for each in reversed(record.__mro__) if "fields" in vars(each)]
    return {name: note for each in classes for name, note in notes_in(each).items()}


def declared_name(statement: ast.stmt) -> str | None:
    """The name that a statement gives something."""
    if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name):
        return statement.target.id
    if isinstance(statement, ast.Assign) and isinstance(statement.targets[0], ast.Name):
        return statement.targets[0].id
    return None


def text_of(statement: ast.stmt) -> str | None:
    """The text that a statement consists of."""
    if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
        value = statement.value.value
        return " ".join(value.split()) if isinstance(value, str) else None
    return None


def in_words(note: str, field: Field) -> str:
    """A note of the rules as positions have it: NONE is null, and a pile begins with its top."""

    def word(found: re.Match[str]) -> str:
        return "`null`" if found[0] == "NONE" else f"`{found[0].lower()}`"

    if field.size is not None:
        note = re.sub(r"(the top \w+) last", r"\1 first", note)
    if (None, 0) in field.of.others:
        note = re.sub(r"\b0\b", "NONE", note)
    return re.sub(r"\b[A-Z]{4,}\b", word, note)
