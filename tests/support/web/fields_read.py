"""Every field of requests that the sources read, the operations declare or a game's options are."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import meseta.web
from meseta.games import GAMES, find_game
from meseta.web.http.auth import CHOICES
from tests.support.web.programs import field_names

READERS = {"body_number", "body_text", "form_text", "choose", "number_in"}
"""What reads a field that is named by the second word."""
SENDERS = {"body", "form", "chosen", "asked", "query_params"}
"""What fields of requests are called in the sources."""


@cache
def read_fields() -> tuple[str, ...]:
    """Every field that the sources read, the operations declare or a game's options are."""
    folder = Path(meseta.web.__file__).parent
    trees = [ast.parse(file.read_text("utf-8")) for file in sorted(folder.rglob("*.py"))]
    named = {name for tree in trees for node in ast.walk(tree) for name in names_in(node)}
    kinds = [find_game(game) for game in GAMES]
    named |= {name for kind in kinds for name in kind.declared.declared}
    colours = {colour for kind in kinds for colour in kind.declared.declared["players"].values}
    named |= {f"{what}-{colour}" for what in ("seat", "name") for colour in colours}
    return tuple(sorted(named | field_names() | {*CHOICES}))


def names_in(node: ast.AST) -> Iterator[str]:
    """The fields of requests that a piece of source reads."""
    if isinstance(node, ast.Call):
        called = last_name(node.func)
        if called in READERS:
            yield from texts_in(node.args[1:2])
        elif called in ("get", "getlist") and isinstance(node.func, ast.Attribute):
            if last_name(node.func.value) in SENDERS:
                yield from texts_in(node.args[:1])
    elif isinstance(node, ast.Subscript) and last_name(node.value) in SENDERS:
        yield from texts_in([node.slice])
    elif isinstance(node, ast.Compare) and last_name(node.comparators[0]) in SENDERS:
        yield from texts_in([node.left])


def last_name(node: ast.AST) -> str:
    """What something is called in the sources."""
    return str(getattr(node, "attr", "") or getattr(node, "id", ""))


def texts_in(nodes: list[ast.expr]) -> Iterator[str]:
    """The texts among some words of a source."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
