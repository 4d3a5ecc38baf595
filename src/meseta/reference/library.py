"""The page of the library's public names, written from their signatures and docstrings."""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import meseta
from meseta.reference.markdown import code, table

MADE_BY = "<!-- Written by `python -m meseta.reference` from the docstrings: do not edit. -->"
SECTION = re.compile(r"^    # --- (.+?) -+$", re.M)
ATTRIBUTES = "attributes"
EXAMPLE = re.compile(r"((?:^>>> .*\n)+)", re.M)
LONGEST = 100
ENVS = """## `meseta.envs`

Many games at once, and the interfaces of other libraries; [research.md](research.md) shows how they
are used. `Batch` needs nothing but NumPy and numba; `pettingzoo` and `gymnasium` need
`pip install 'meseta[envs]'`, `openspiel` needs `'meseta[openspiel]'`, `dataset` `'meseta[data]'`. A
`Column` is a NumPy array with a number for every game, a `Matrix` one with a row for every game."""
OF_ENVS: dict[str, tuple[str, tuple[str, ...]]] = {
    "meseta.envs": ("batch.py", ("Batch", "Turns")),
    "meseta.envs.pettingzoo": ("pettingzoo.py", ("env", "TableEnv")),
    "meseta.envs.gymnasium": ("gymnasium.py", ("SeatEnv", "Seats")),
    "meseta.envs.openspiel": ("openspiel.py", ("state_of", "SpielGame")),
    "meseta.envs.dataset": ("dataset.py", ("load",)),
}
"""The public names of each module, and where they stand: sources are read, not imported, since not
everybody has what they need."""
TOP = """Everything that follows is reached through `import meseta`; what is for learning programs
through `meseta.envs`, in the end. A seat is a number or a colour, a
seed a number or a text, an option its value or what you would type for it. [python.md](python.md)
and [bots.md](bots.md) show how all this is used; what each game adds (options, actions, events, the
keys of positions and of views) is on its reference page: [El Grande](games/el-grande.md),
[El Caballero](games/el-caballero.md), [6 Castles](games/6-castles.md).

The names on this page, the commands and options of `meseta`, the operations of the [API](api.md)
and what `Batch` offers are promises: none disappears before the next major version, and a test sees
to it. Every other name, and every module below `meseta`, may change at any time."""


class LibraryMember(NamedTuple):
    """One name of a class: how it is written, what it is for, and where that stands."""

    name: str
    call: str
    about: str
    line: int


def write_library() -> str:
    """The page, in Markdown."""
    named = [getattr(meseta, name) for name in meseta.__all__ if not name.startswith("__")]
    classes = [each for each in named if isinstance(each, type)]
    errors = [each for each in classes if issubclass(each, Exception)]
    parts = ["# The library", MADE_BY, TOP, "## Functions"]
    parts += [
        function(tree_of(each), f"meseta.{each.__name__}") for each in named if each not in classes
    ]
    for each in classes:
        if each not in errors:
            parts += class_parts(tree_of(each), inspect.getsource(each), 2)
    rows = [
        [code(each.__name__), code(each.__mro__[1].__name__), docstring_of(each)] for each in errors
    ]
    parts += ["## Errors", table(["error", "is a", "what it says"], rows)]
    parts += [ENVS, *parts_of_envs()]
    return "\n\n".join(filter(None, parts)) + "\n"


def parts_of_envs() -> Iterator[str]:
    """The modules for learning programs, read from their sources."""
    home = Path(meseta.__file__).parent / "envs"
    for module, (file, names) in OF_ENVS.items():
        source = (home / file).read_text("utf-8")
        written = {node.name: node for node in ast.parse(source).body if hasattr(node, "name")}
        about = EXAMPLE.sub(r"```pycon\n\1```\n", ast.get_docstring(ast.parse(source)) or "")
        yield f"## `{module}`\n\n{about}" if module != "meseta.envs" else ""
        for name in names:
            node: Any = written[name]
            if isinstance(node, ast.ClassDef):
                yield from class_parts(node, ast.get_source_segment(source, node) or "", 3)
            else:
                yield function(node, f"{module}.{name}")


def making(node: ast.ClassDef) -> str:
    """How an object of a class is made."""
    functions = [each for each in node.body if isinstance(each, ast.FunctionDef)]
    made = [signature(each, node.name) for each in functions if each.name == "__init__"]
    return "".join(f"```python\n{each.removesuffix(' -> None')}\n```" for each in made)


def docstring_of(each: Any) -> str:
    """What a name says of itself."""
    return inspect.cleandoc(each.__doc__ or "")


def tree_of(each: Any) -> Any:
    """A definition as it is written."""
    return ast.parse(inspect.getsource(each)).body[0]


def function(node: ast.FunctionDef, name: str) -> str:
    """A function with its signature and its docstring."""
    about = ast.get_docstring(node) or ""
    return f"### `{name}`\n\n```python\n{signature(node, name)}\n```\n\n{about}"


def signature(node: ast.FunctionDef, name: str) -> str:
    """How a function is called; a parameter a line where it has many."""
    given = re.sub(r"^(self|cls)(, )?", "", ast.unparse(node.args))
    given = re.sub(r"(?<=\S)=(?=\S)", " = ", given)
    back = f" -> {ast.unparse(node.returns)}" if node.returns else ""
    if len(f"{name}({given}){back}") > LONGEST:
        parts = re.split(r", (?=\w+: |\*)", given)
        given = "\n" + "".join(f"    {part},\n" for part in parts)
    return f"{name}({given}){back}"


# --- classes -------------------------------------------------------------------------------------


def class_parts(node: ast.ClassDef, source: str, level: int) -> Iterator[str]:
    """A class: its docstring, and a table for each of its sections."""
    yield f"{'#' * level} `{node.name}`"
    is_env = level > 2
    yield making(node) if is_env else ""
    yield ast.get_docstring(node) or ""
    starts = [(ATTRIBUTES, 0)]
    starts += [(m[1], source.count("\n", 0, m.start()) + 1) for m in SECTION.finditer(source)]
    members = members_of(ast.parse(source).body[0])
    for (title, first), (_, next_) in pairwise([*starts, ("", source.count("\n") + 2)]):
        some = [m for m in members if first <= m.line < next_ and (m.about or not is_env)]
        rows = [[code(m.call), m.about] for m in some]
        if rows:
            yield table([title, ""], rows)


def members_of(node: Any) -> list[LibraryMember]:
    """Attributes, properties and methods that are public; each with what it is for."""
    found = {member.name: member for member in attributes(node.body, "")}
    for each in node.body:
        if not isinstance(each, ast.FunctionDef):
            continue
        for member in attributes(each.body, "self."):
            if member.name not in found or member.about:
                found[member.name] = member._replace(line=0)
        if not each.name.startswith("_"):
            marks = {ast.unparse(mark) for mark in each.decorator_list}
            call = each.name if "property" in marks else signature(each, each.name)
            about = ast.get_docstring(each) or ""
            found[each.name] = LibraryMember(each.name, " ".join(call.split()), about, each.lineno)
    return list(found.values())


def attributes(body: Sequence[ast.stmt], of: str) -> Iterator[LibraryMember]:
    """What is assigned, with the text that follows it."""
    for one, after in pairwise([*body, ast.Pass()]):
        targets = one.targets if isinstance(one, ast.Assign) else []
        kind = f": {ast.unparse(one.annotation)}" if isinstance(one, ast.AnnAssign) else ""
        for target in [one.target] if isinstance(one, ast.AnnAssign) else targets:
            for name in ast.unparse(target).strip("()").split(", "):
                if re.fullmatch(rf"{re.escape(of)}[a-z]\w*", name):
                    short = name.removeprefix(of)
                    yield LibraryMember(short, f"{short}{kind}", text_of(after), one.lineno)


def text_of(node: ast.stmt) -> str:
    """The text that stands as a statement of its own."""
    value = node.value if isinstance(node, ast.Expr) else None
    return str(value.value) if isinstance(value, ast.Constant) else ""
