"""The tables of `RULES.md`: which rule is held by which function and shown by which test.

A pointer stands in backticks: `module.function` and `test_file.py::test_name`. A name alone belongs
to the module or file before it in the same cell; `test_file: words` means all tests with these
words in their names, a `*` standing for any.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType
from typing import Any

from meseta.games import find_game

ROOT = Path(__file__).parent.parent.parent
ROOMS = ("rules", "people", "box")
ASIDES = re.compile(r"\([^()]*\)|option `\w+`|`[^`]*\.toml`")
"""What is no pointer: remarks in brackets, options, files of the box."""
A_TEST = re.compile(r"(?:(test_\w+?)(?:\.py)?(::|: ))?(.*)")


@dataclass(frozen=True)
class Test:
    """A pointer to one test, to a class of them, or to all whose names hold some words."""

    file: str
    pattern: str

    __test__ = False

    def __str__(self) -> str:
        return f"{self.file}.py::{self.pattern}"

    def means(self, file: str, name: str) -> bool:
        """Whether a test, named with its class, is meant."""
        beginnings = {name, name.partition("::")[0]}
        return file == self.file and any(fnmatchcase(each, self.pattern) for each in beginnings)


@dataclass(frozen=True)
class Row:
    """One rule, the functions that hold it, the tests that fail without it."""

    line: int
    text: str
    functions: tuple[str, ...]
    tests: tuple[Test, ...]


class Page:
    """The `RULES.md` of one game."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.kind = find_game(game)
        self.package = self.kind.__module__
        self.home = self.package.rpartition(".")[2]
        self.path = ROOT / "src" / "meseta" / "games" / self.home / "RULES.md"
        self.tests = ROOT / "tests" / "games" / self.home

    @cached_property
    def rows(self) -> list[Row]:
        """Every row with a function and a test column."""
        return list(read_rows(self.path.read_text("utf-8")))

    @cached_property
    def functions(self) -> dict[str, FunctionType]:
        """The named functions by their names, each once, in the order of the page."""
        named = dict.fromkeys(name for row in self.rows for name in row.functions)
        found = {name: self.find(name) for name in named}
        return {name: each for name, each in found.items() if isinstance(each, FunctionType)}

    def find(self, pointer: str) -> Any:
        """What a pointer to a function leads to; nothing if it is stale."""
        head, *rest = pointer.split(".")
        found: Any = self.kind if head == self.kind.__name__ else self.module(head)
        for name in rest:
            found = getattr(found, name, None)
        if isinstance(found, property):
            found = found.fget
        return inspect.unwrap(found) if callable(found) else found

    def module(self, name: str) -> Any:
        """A module of the game, in whichever room it is."""
        for room in ROOMS:
            path = f"{self.package}.{room}.{name}"
            if find_spec(path) is not None:
                return import_module(path)
        return None

    def rows_of(self, function: str) -> list[Row]:
        """The rows that name a function."""
        return [row for row in self.rows if function in row.functions]

    def tests_of(self, function: str) -> tuple[Test, ...]:
        """The tests of all rows that name a function."""
        return tuple(dict.fromkeys(test for row in self.rows_of(function) for test in row.tests))

    def stale(self) -> list[str]:
        """Every pointer that leads nowhere, with its line."""
        named = [(row.line, name) for row in self.rows for name in row.functions]
        named += read_mentions(self.path.read_text("utf-8"))
        lost = [(line, name) for line, name in named if self.find(name) is None]
        known = {path.stem: list(tests_in(path)) for path in self.tests.glob("test_*.py")}
        tests = [(row.line, test) for row in self.rows for test in row.tests]
        for line, test in [*tests, *read_mentioned_tests(self.path.read_text("utf-8"))]:
            if not any(test.means(test.file, name) for name in known.get(test.file, [])):
                lost.append((line, str(test)))
        return [f"{self.home}/RULES.md:{line}: {name}" for line, name in sorted(set(lost))]


def read_rows(text: str) -> Iterator[Row]:
    """The rows of all tables that have a column for functions and one for tests."""
    heads: list[str] = []
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if not line.startswith("|"):
            heads = []
        elif not heads:
            heads = cells
        elif {"function", "test"} <= set(heads) and not set(line) <= set("|- "):
            named = dict(zip(heads, cells, strict=True))
            yield Row(
                number,
                ": ".join(
                    named[head] for head in heads[: heads.index("function")] if head != "source"
                ),
                tuple(read_functions(named["function"])),
                tuple(read_tests(named["test"])),
            )


def read_mentions(text: str) -> Iterator[tuple[int, str]]:
    """The functions that a page names anywhere, and the lines where it does."""
    for number, line in enumerate(text.splitlines(), 1):
        for name in re.findall(r"`(\w+\.\w+)`", line):
            if name != "module.function" and not name.endswith((".toml", ".py")):
                yield number, name


def read_mentioned_tests(text: str) -> Iterator[tuple[int, Test]]:
    """The tests that a page names outside its tables too, and the lines where it does."""
    for number, line in enumerate(text.splitlines(), 1):
        for file, name in re.findall(r"`(test_\w+)\.py::(\w+)`", line):
            yield number, Test(file, name)


def read_functions(cell: str) -> Iterator[str]:
    """The functions that a cell names, with their modules."""
    module = ""
    for name in re.findall(r"`([^`]+)`", ASIDES.sub("", cell)):
        path = name.rpartition("/")[2]
        if "." in path:
            module = path.rpartition(".")[0]
        yield path if "." in path or not module else f"{module}.{path}"


def read_tests(cell: str) -> Iterator[Test]:
    """The tests that a cell names, with their files."""
    file, sign = "", ""
    for name in re.findall(r"`([^`]+)`", ASIDES.sub("", cell)):
        ((new_file, new_sign, pattern),) = A_TEST.findall(name)[:1]
        file, sign = new_file or file, new_sign or sign
        yield Test(file, f"*{pattern}*" if sign == ": " else pattern)


def tests_in(path: Path) -> Iterator[str]:
    """The tests of a file, those of classes with the names of their classes."""
    module = import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
    for name, thing in vars(module).items():
        if name.startswith("Test") and isinstance(thing, type):
            yield from (f"{name}::{each}" for each in dir(thing) if each.startswith("test_"))
        elif name.startswith("test_"):
            yield name
