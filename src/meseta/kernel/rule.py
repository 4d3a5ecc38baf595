"""`@rule`: one source, three ways to run: plain Python, compiled for the CPU, compiled for a GPU.

A rule stays an ordinary Python function. A `Linker` makes a runnable copy of it: it walks the
rules that the function calls, copies each with the copies of its callees in reach, and finishes
every copy in its way. Signatures come from the annotations, callees are finished first, and
nothing is compiled a second time for other argument types.

A *role* is a rule that the kernel calls and every game plays: the linker puts the game's function
in its place. A *vocabulary* is a class of declarations that rules use like a small module; some
rules are *written*: their source follows from declarations.
"""

from __future__ import annotations

import dis
import hashlib
import linecache
import os
import shutil
import sys
import typing
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import version
from pathlib import Path
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any, TypeVar

import numpy as np

from meseta.kernel.record import Grid, Record

if TYPE_CHECKING:
    pass

Rule = Callable[..., Any]
FULL_EFFORT = 3
LIGHT_EFFORT = 1
"""How hard the optimiser tries: every rule is optimised again inside the entries that use it."""
F = TypeVar("F", bound=Rule)


def rule(function: F) -> F:
    """Mark a function as a rule: annotated, without allocation, strings or exceptions."""
    function.__dict__["is_rule"] = True
    return function


def is_rule(thing: object) -> bool:
    """Whether a global of some module is a rule."""
    return isinstance(thing, FunctionType) and "is_rule" in thing.__dict__


def written(owner: type, head: str, lines: list[str], **reach: Any) -> Rule:
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


class Compiler(Linker):
    """Links rules for the CPU; with `checked`, every index is checked against its bounds."""

    def __init__(
        self,
        cast: Mapping[Rule, Rule],
        records: Mapping[type, type[Record]],
        checked: bool = False,
    ) -> None:
        super().__init__(cast, records)
        self.checked = checked

    def finish(self, twin: FunctionType, function: Rule) -> Any:
        """Compile for exactly the annotated types."""
        return self.compile(twin, function, keep=False)

    def entry(self, function: Rule, kept: bool) -> Any:
        """A rule that Python calls; with `kept`, its machine code is taken from the cache."""
        function = self.cast.get(function, function)
        if kept:
            try:
                return self.compile(function, function, keep=True)
            except Exception:  # the cache was damaged: compile anew below
                pass
        return self.compile(self.copy(function), function, keep=True)

    def compile(self, twin: Rule, function: Rule, keep: bool) -> Any:
        """Hand one function to the compiler and forbid further specialisation.

        Without numba's runtime for memory (`_nrt`) a rule that allocates does not compile, and
        passing arrays on costs no counting of references.
        """
        import numba

        settings: Any = numba.config
        settings.OPT = type(settings.OPT)(
            FULL_EFFORT if keep and not self.checked else LIGHT_EFFORT
        )
        options: Any = {
            "error_model": "numpy",
            "boundscheck": self.checked,
            "_nrt": False,
            "nogil": True,
        }
        dispatcher: Any = numba.njit(self.signature(function), cache=keep, **options)(twin)
        dispatcher.disable_compile()
        return dispatcher

    def signature(self, function: Rule) -> Any:
        """The compiler's signature of a rule, from its annotations."""
        hints = typing.get_type_hints(function, include_extras=True)
        result = self.type_of(hints.pop("return"))
        return result(*[self.type_of(hint) for hint in hints.values()])

    def type_of(self, hint: Any) -> Any:
        """The compiler's type of one annotation."""
        import numba
        from numba.core import types

        scalars = {
            int: types.int64,
            float: types.float64,
            bool: types.boolean,
            type(None): types.none,
        }
        if hint in scalars:
            return scalars[hint]
        if isinstance(hint, type) and issubclass(hint, Record):
            return numba.from_dtype(self.records.get(hint, hint).dtype)
        if isinstance(hint, type):
            bundle: Any = types.NamedTuple
            held = typing.get_type_hints(hint, include_extras=True).values()
            return bundle([self.type_of(each) for each in held], hint)
        shaped, width, *layout = typing.get_args(hint)
        item = self.type_of(width) if isinstance(width, type) else numba.from_dtype(np.dtype(width))
        return types.Array(item, 2 if shaped is Grid else 1, *(layout or "C"))


# --- where machine code is kept ------------------------------------------------------------------


@cache
def fingerprint(homes: tuple[Path, ...]) -> str:
    """A hash of every source file that shapes a game's machine code, and of the tools' versions.

    Where the files lie counts too: the compiler finds its own by that.
    """
    digest = hashlib.sha256()
    for root in (Path(__file__).parent, *homes):
        digest.update(str(root).encode())
        for path in sorted(root.glob("**/*.py")):
            digest.update(path.relative_to(root).as_posix().encode() + path.read_bytes())
    tools = [f"{name} {version(name)}" for name in ("numba", "llvmlite", "numpy")]
    digest.update(repr((sys.version, tools)).encode())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """The folder for machine code: MESETA_CACHE_DIR, or one under the user's cache directory."""
    chosen = os.environ.get("MESETA_CACHE_DIR")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache"
    return Path(base) / "meseta"


def cache_folder(game: str, homes: tuple[Path, ...]) -> Path:
    """The folder for the machine code of exactly these sources."""
    return cache_home() / f"{game}-{fingerprint(homes)}"


def open_cache(game: str, homes: tuple[Path, ...], most: int = 3) -> Path:
    """Point the compiler at a game's folder, and prune the folders of its older sources."""
    import numba

    folder = cache_folder(game, homes)
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    kept = sorted(cache_home().glob(f"{game}-*"), key=lambda path: path.stat().st_mtime)
    for old in kept[:-most]:
        shutil.rmtree(old, ignore_errors=True)
    settings: Any = numba.config
    settings.CACHE_DIR = str(folder)
    return folder
