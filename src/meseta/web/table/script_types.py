"""What scripts are told, as types for the checker of scripts: `make types`.

Read from the declarations as they are written, with what they say of themselves.
"""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterator, Sequence
from itertools import pairwise
from types import ModuleType
from typing import NamedTuple

from meseta.kernel import domain
from meseta.match import scorings, story
from meseta.web.http import event_streams, refusals
from meseta.web.http.pages import STATIC
from meseta.web.table import messages
from meseta.workshop import fields

FILE = STATIC / "types.d.ts"
MADE_BY = "// Written by `make types` from meseta/web/table/messages.py: do not edit."
ELSEWHERE = {
    domain: ("Word",),
    story: ("Mark",),
    scorings: ("ScoringStep", "ScoringRow", "ScoringFacts"),
    refusals: ("RefusalFacts",),
    event_streams: ("BeatNote",),
    fields: (
        "NumberField",
        "ChoiceField",
        "SeveralField",
        "PlainShape",
        "VerbWord",
        "VerbFacts",
        "EffectField",
        "OneField",
        "ListField",
        "TextField",
        "FieldShape",
        "BoxField",
    ),
}
"""What is declared where it is made, since that knows nothing of pages."""
PLAIN = {"str": "string", "int": "number", "bool": "boolean", "Any": "any"}
LISTS = ("list", "Sequence")
RECORD, OPTIONAL = "TypedDict", "NotRequired"


class Declared(NamedTuple):
    """A type as it is declared, and what is said of it."""

    name: str
    node: ast.stmt
    about: str


class TypedField(NamedTuple):
    """An entry of a message."""

    name: str
    type: ast.expr
    about: str = ""
    is_optional: bool = False


def write_types() -> str:
    """The whole file."""
    found = [each for module, names in ELSEWHERE.items() for each in declared_in(module, names)]
    found += declared_in(messages)
    return "\n".join([MADE_BY, "", *map(write_declared, found)])


def declared_in(module: ModuleType, names: Sequence[str] = ()) -> Iterator[Declared]:
    """The types that a module declares, or some of them."""
    body = ast.parse(inspect.getsource(module)).body
    for node, after in pairwise([*body, ast.Pass()]):
        name = name_of(node)
        if name and (name in names or not names):
            said = ast.get_docstring(node) if isinstance(node, ast.ClassDef) else said_in(after)
            yield Declared(name, node, said or "")


def name_of(node: ast.stmt) -> str:
    """What a statement declares, if it does."""
    match node:
        case ast.ClassDef(name=name) | ast.Assign(targets=[ast.Name(id=name)]):
            return name
    return ""


def said_in(node: ast.stmt) -> str:
    """The text that stands as a statement of its own."""
    match node:
        case ast.Expr(value=ast.Constant(value=str(text))):
            return text
    return ""


# --- in the other language -----------------------------------------------------------------------


def write_declared(each: Declared) -> str:
    """A declaration: a message, or a name for a type."""
    top = write_about(each.about)
    if isinstance(each.node, ast.ClassDef):
        return top + write_class(each.node)
    assert isinstance(each.node, ast.Assign)
    value = each.node.value
    if isinstance(value, ast.Call):
        return top + write_record(each.name, "", fields_called(value))
    return f"{top}export type {each.name} = {write_type(value)};\n"


def write_class(node: ast.ClassDef) -> str:
    """A message that is declared as a class."""
    bases = [ast.unparse(base) for base in node.bases if ast.unparse(base) != RECORD]
    is_optional = any(ast.unparse(word) == "total=False" for word in node.keywords)
    more = f" extends {', '.join(bases)}" if bases else ""
    return write_record(node.name, more, fields_in(node.body, is_optional))


def write_record(name: str, more: str, fields: Iterator[TypedField]) -> str:
    """A message, entry by entry."""
    lines = "".join(write_about(each.about, "  ") + write_field(each) for each in fields)
    return f"export interface {name}{more} {{\n{lines}}}\n"


def fields_in(body: Sequence[ast.stmt], is_optional: bool) -> Iterator[TypedField]:
    """The entries of a class."""
    for node, after in pairwise([*body, ast.Pass()]):
        if isinstance(node, ast.AnnAssign):
            yield optional(ast.unparse(node.target), node.annotation, said_in(after), is_optional)


def fields_called(node: ast.Call) -> Iterator[TypedField]:
    """The entries of a message that is declared by a call, for the sake of their names."""
    entries = node.args[1]
    assert isinstance(entries, ast.Dict)
    for key, value in zip(entries.keys, entries.values, strict=True):
        assert isinstance(key, ast.Constant)
        yield optional(str(key.value), value)


def optional(name: str, of: ast.expr, about: str = "", is_optional: bool = False) -> TypedField:
    """An entry, which may be missing if it says so."""
    if isinstance(of, ast.Subscript) and ast.unparse(of.value) == OPTIONAL:
        return TypedField(name, of.slice, about, True)
    return TypedField(name, of, about, is_optional)


def write_field(field: TypedField) -> str:
    """An entry in a line."""
    return f"  {field.name}{'?' if field.is_optional else ''}: {write_type(field.type)};\n"


def write_about(about: str, before: str = "") -> str:
    """What is said of something, if anything is."""
    return f"{before}/** {' '.join(about.split())} */\n" if about else ""


def write_type(of: ast.expr) -> str:
    """A type."""
    match of:
        case ast.Name(id=name):
            return PLAIN.get(name, name)
        case ast.Constant(value=str(name)):
            return write_type(ast.parse(name, mode="eval").body)
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, right=right, op=ast.BitOr()):
            return f"{write_type(left)} | {write_type(right)}"
        case ast.Subscript(value=ast.Name(id=name), slice=inner):
            return write_generic(name, inner.elts if isinstance(inner, ast.Tuple) else [inner])
    raise ValueError(f"no word for {ast.unparse(of)}")


def write_generic(name: str, inner: Sequence[ast.expr]) -> str:
    """A type that is made of others."""
    if name == "Literal":
        return " | ".join(json.dumps(ast.literal_eval(each)) for each in inner)
    types = [write_type(each) for each in inner if ast.unparse(each) != "..."]
    if name in LISTS or len(types) < len(inner):
        return f"Array<{types[0]}>" if " " in types[0] else f"{types[0]}[]"
    if name == "tuple":
        return f"[{', '.join(types)}]"
    if name == "dict":
        return f"Record<{', '.join(types)}>"
    raise ValueError(f"no word for {name}")


def main() -> None:
    """Write the file."""
    FILE.write_text(write_types(), "utf-8")
    print(FILE)


if __name__ == "__main__":
    main()
