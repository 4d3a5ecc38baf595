"""Every rule comes to an end, whatever state it is given: no loop is without a bound."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import meseta
from meseta.games import GAMES, find_game

HOME = Path(meseta.__file__).parent
MARKS = {"rule", "offers", "answers", "runs", "holds", "does"}
"""What makes a function a rule."""
SOURCES = sorted([*HOME.glob("kernel/*.py"), *HOME.glob("games/*/rules/*.py")])
FEWEST_RULES = 100
Function = ast.FunctionDef


def mark_of(decorator: ast.expr) -> str:
    """The name of a decorator, with or without what it is called with."""
    called = decorator.func if isinstance(decorator, ast.Call) else decorator
    return called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")


def rules_in(source: str) -> Iterator[Function]:
    """Every function that is marked as a rule."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, Function) and MARKS & {mark_of(each) for each in node.decorator_list}:
            yield node


def is_range(node: ast.expr) -> bool:
    """Whether something is a call of `range`."""
    return (
        isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "range"
    )


def unbounded(function: Function) -> list[int]:
    """The lines of all loops in a rule that do not run over a range."""
    return [
        line
        for node in ast.walk(function)
        for line, each in loops_of(node)
        if each is None or not is_range(each)
    ]


def loops_of(node: ast.AST) -> Iterator[tuple[int, ast.expr | None]]:
    """A loop's line and what it runs over, which is nothing for `while`."""
    if isinstance(node, ast.While):
        yield node.lineno, None
    elif isinstance(node, ast.For):
        yield node.lineno, node.iter
    elif isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
        for part in node.generators:
            yield node.lineno, part.iter


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(HOME)))
def test_every_loop_of_a_rule_runs_over_a_range(path: Path) -> None:
    found = {
        function.name: lines
        for function in rules_in(path.read_text("utf-8"))
        if (lines := unbounded(function))
    }
    assert found == {}


@pytest.mark.parametrize("name", list(GAMES))
def test_every_loop_of_a_written_rule_runs_over_a_range(name: str) -> None:
    written = [each.__dict__.get("source", "") for each in find_game(name).book.cast.values()]
    sources = [source for source in written if source]
    assert sources
    for source in sources:
        (function,) = ast.parse(source).body
        assert isinstance(function, Function)
        assert unbounded(function) == []


def test_the_rules_are_found() -> None:
    sources = [path.read_text("utf-8") for path in SOURCES]
    assert sum(len(list(rules_in(source))) for source in sources) > FEWEST_RULES


@pytest.mark.parametrize(
    "body",
    [
        "while s.asked: close(s)",
        "for seat in s.seats: pass",
        "for a, b in zip(range(3), s.seats): pass",
        "return sum(seat for seat in s.seats)",
    ],
)
@pytest.mark.parametrize("mark", ["rule", "offers(Pay)", "decision.answers(Pay.pay)"])
def test_a_loop_without_a_bound_is_noticed(body: str, mark: str) -> None:
    (function,) = rules_in(f"@{mark}\ndef walk(s):\n    {body}\n")
    assert unbounded(function) == [3]


def test_a_loop_over_a_range_is_a_bounded_one() -> None:
    (function,) = rules_in("@rule\ndef walk(s):\n    for seat in range(s.players): pass\n")
    assert unbounded(function) == []
