"""`@rule`: one source, three ways to run: plain Python, compiled for the CPU, compiled for a GPU.

A rule stays an ordinary Python function. A `Linker` makes a runnable copy of it: it walks the
rules that the function calls, copies each with the copies of its callees in reach, and finishes
every copy in its way, callees first.

A *role* is a rule that the kernel calls and every game plays: the linker puts the game's function
in its place. A *vocabulary* is a class of declarations that rules use like a small module; some
rules are *written*: their source follows from declarations.
"""

from __future__ import annotations

import dis
import linecache
from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, TypeVar

from meseta.kernel.record import Record

Rule = Callable[..., Any]
F = TypeVar("F", bound=Rule)


def rule(function: F) -> F:
    """Mark a function as a rule: annotated, without allocation, strings or exceptions."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    """Whether a global of some module is a rule."""
    return isinstance(thing, FunctionType) and "is_rule" in thing.__dict__


def write_rule(owner: type, head: str, lines: list[str], **reach: Any) -> Rule:
    """A rule from its source; tracebacks and the compiler's messages can show it."""
    name = head.partition("(")[0]
    source = f"def {head}:\n" + "".join(f"    {line}\n" for line in lines)
    file = f"<{owner.__module__}.{owner.__name__}: {head}>"
    linecache.cache[file] = (len(source), None, source.splitlines(keepends=True), file)
    space: dict[str, Any] = {**reach, "__name__": owner.__module__}
    exec(compile(source, file, "exec", dont_inherit=True), space)
    function: Rule = space[name]
    function.__qualname__ = f"{owner.__name__}.{name}"
    function.__dict__["source"] = source
    return rule(function)


class Vocabulary:
    """A class that rules use like a small module: its members are numbers and rules."""

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        """What rules find in it."""
        raise NotImplementedError


def is_vocabulary(thing: object) -> bool:
    """Whether a global of some module is a vocabulary."""
    return isinstance(thing, type) and issubclass(thing, Vocabulary)


class Linker:
    """Links rules for plain Python. Subclasses finish the copies in their own way."""

    def __init__(self, cast: Mapping[Rule, Rule], records: Mapping[type, type[Record]]) -> None:
        self.cast = cast
        self.records = records
        self.linked: dict[Rule, Any] = {}
        self.modules: dict[type[Vocabulary], ModuleType] = {}

    def link(self, function: Rule) -> Any:
        """The runnable copy of a rule."""
        function = self.cast.get(function, function)
        if function not in self.linked:
            self.linked[function] = self.finish(self.copy(function), function)
        return self.linked[function]

    def link_all(self, words: type[Vocabulary]) -> ModuleType:
        """A vocabulary as a module, which compilers can look into as they cannot into a class."""
        if words not in self.modules:
            module = self.modules[words] = ModuleType(words.__name__)
            for name, member in words.members().items():
                setattr(module, name, self.link(member) if callable(member) else member)
        return self.modules[words]

    def copy(self, function: Rule) -> FunctionType:
        """The same code, with linked callees in reach."""
        assert isinstance(function, FunctionType)
        known = function.__globals__
        used = {op.argval for op in dis.get_instructions(function) if op.opname == "LOAD_GLOBAL"}
        callees = [name for name in sorted(used) if is_rule(known.get(name))]
        words = [name for name in sorted(used) if is_vocabulary(known.get(name))]
        reach = {
            **known,
            **{name: self.link(known[name]) for name in callees},
            **{name: self.link_all(known[name]) for name in words},
        }
        twin = FunctionType(function.__code__, reach, function.__name__)
        twin.__qualname__ = function.__qualname__
        twin.__module__ = function.__module__
        return twin

    def finish(self, twin: FunctionType, function: Rule) -> Any:
        """Plain Python needs nothing more."""
        return twin
