"""The ways to break a function.

They are our own because no maintained library fits: Cosmic Ray's operators work on the trees of
parso, mutmut's on those of LibCST, neither drops a statement or negates a part of a condition, and
each brings a dozen packages along; mutatest works on `ast`, but for Python 3.8.
"""

from __future__ import annotations
import __future__

import ast
import linecache
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from types import CodeType, FunctionType
from typing import Any, TypeGuard

SWAPPED: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.Gt: ast.GtE,
    ast.Eq: ast.NotEq,
    ast.Is: ast.IsNot,
    ast.In: ast.NotIn,
    ast.Add: ast.Sub,
    ast.And: ast.Or,
}
SWAPPED |= {new: old for old, new in SWAPPED.items()}
OPPOSITES = (ast.Eq, ast.NotEq, ast.Is, ast.IsNot, ast.In, ast.NotIn)
"""Comparisons that swapping negates."""
CONDITIONS = {
    (ast.If, "test"),
    (ast.IfExp, "test"),
    (ast.While, "test"),
    (ast.BoolOp, "values"),
    (ast.comprehension, "ifs"),
}
DROPPED = (
    ast.Expr,
    ast.Assign,
    ast.AnnAssign,
    ast.AugAssign,
    ast.Return,
    ast.Raise,
    ast.Break,
    ast.Continue,
)
SKIPPED = (ast.arguments, ast.Assert, ast.JoinedStr)
"""What is no part of a rule: parameters, what type checkers need, the wording of faults."""
SKIPPED_FIELDS = ("decorator_list", "returns", "annotation", "exc", "cause")


@dataclass(frozen=True)
class Mutant:
    """A function with one change."""

    line: int
    change: str
    """What was there and what is there now; no two mutants of a function have the same."""
    code: CodeType


@dataclass
class Edit:
    """One part of a statement, and what takes its place."""

    statement: ast.stmt
    holder: ast.AST
    field: str
    place: int | None
    new: ast.AST

    def swap(self) -> None:
        """Make the change, or take it back."""
        if self.place is None:
            old = getattr(self.holder, self.field)
            setattr(self.holder, self.field, self.new)
        else:
            parts = getattr(self.holder, self.field)
            old, parts[self.place] = parts[self.place], self.new
        self.new = old


def mutants_of(function: FunctionType) -> list[Mutant]:
    """Every function that differs from this one in one small thing."""
    module, definition = tree_of(function)
    found: list[Mutant] = []
    seen: Counter[str] = Counter()
    for edit in edits_in(definition, definition):
        before = head_of(edit.statement)
        after = "nothing" if isinstance(edit.new, ast.Pass) else ""
        edit.swap()
        change = f"{before} → {after or head_of(edit.statement)}"
        code = compiled(module, function)
        edit.swap()
        seen[change] += 1
        number = f" ({seen[change]})" if seen[change] > 1 else ""
        found.append(Mutant(edit.statement.lineno, change + number, code))
    return sorted(found, key=lambda mutant: mutant.line)


# --- the changes ---------------------------------------------------------------------------------


def edits_in(holder: ast.AST, statement: ast.stmt) -> Iterator[Edit]:
    """All changes inside a part of a statement."""
    for field, place, child in slots(holder):
        inside = child if isinstance(child, ast.stmt) else statement
        for new in others(child, holder, field):
            yield Edit(inside, holder, field, place, new)
        yield from edits_in(child, inside)


def slots(holder: ast.AST) -> Iterator[tuple[str, int | None, ast.AST]]:
    """The parts of a node and where they are; what comes after `break_off` is never reached."""
    for field, value in ast.iter_fields(holder):
        if field in SKIPPED_FIELDS:
            continue
        parts = list(enumerate(value)) if isinstance(value, list) else [(None, value)]
        for place, child in parts:
            if isinstance(child, ast.Expr) and ast.unparse(child) == "break_off(s)":
                break
            if isinstance(child, ast.AST) and not isinstance(child, SKIPPED):
                yield field, place, child


def others(child: ast.AST, holder: ast.AST, field: str) -> Iterator[ast.AST]:
    """What can stand in the place of a part."""
    if type(child) in SWAPPED:
        yield SWAPPED[type(child)]()
    elif isinstance(child, ast.Constant) and isinstance(child.value, bool):
        yield ast.Constant(not child.value)
    elif isinstance(child, ast.Constant) and isinstance(child.value, int):
        yield ast.Constant(child.value + 1)
    elif isinstance(child, ast.UnaryOp) and isinstance(child.op, ast.Not):
        yield child.operand
    elif isinstance(child, ast.expr) and (type(holder), field) in CONDITIONS:
        if not is_negated_by_swapping(child):
            yield ast.UnaryOp(ast.Not(), child)
    elif isinstance(child, DROPPED) and not is_idle(child, holder):
        yield ast.copy_location(ast.Pass(), child)


def is_negated_by_swapping(condition: ast.expr) -> bool:
    """Whether swapping its comparison does what negating it would do."""
    return (
        isinstance(condition, ast.Compare)
        and len(condition.ops) == 1
        and isinstance(condition.ops[0], OPPOSITES)
    )


def is_idle(statement: ast.stmt, holder: ast.AST) -> bool:
    """Whether dropping a statement changes nothing, or what changing its constant changes."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Constant)
    return (
        isinstance(holder, ast.FunctionDef)
        and statement is holder.body[-1]
        and isinstance(statement, ast.Return)
        and isinstance(statement.value, ast.Constant)
        and isinstance(statement.value.value, bool)
    )


# --- finding and compiling a function ------------------------------------------------------------


def tree_of(function: FunctionType) -> tuple[ast.Module, ast.FunctionDef]:
    """A module with nothing but one function, in its class if it has one; and the function."""
    module = ast.parse("".join(linecache.getlines(function.__code__.co_filename)))
    holder: Any = module
    for name in path_of(function):
        named = [node for node in holder.body if getattr(node, "name", "") == name]
        holder.body = named
        holder = named[0]
        holder.decorator_list = []
    return module, holder


def path_of(function: FunctionType) -> list[str]:
    """The names that lead to a function in its source; a written rule has a source of its own."""
    return [function.__name__] if "source" in vars(function) else function.__qualname__.split(".")


def compiled(module: ast.Module, function: FunctionType) -> CodeType:
    """The code of the one function in a module."""
    flags = __future__.annotations.compiler_flag
    tree: Any = ast.fix_missing_locations(module)
    code: CodeType = compile(tree, function.__code__.co_filename, "exec", flags, dont_inherit=True)
    for name in path_of(function):
        code = next(each for each in code.co_consts if is_code(each) and each.co_name == name)
    return code


def is_code(thing: object) -> TypeGuard[CodeType]:
    """Whether a constant is the code of an inner function or class."""
    return isinstance(thing, CodeType)


def head_of(statement: ast.stmt) -> str:
    """A statement in one line, without the statements inside."""
    return ast.unparse(statement).partition("\n")[0].rstrip(":")
