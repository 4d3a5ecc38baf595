"""Rules as machine code: each is lowered once, and what a game's entries reach optimised together.

The compiler's own way is to optimise and emit every function with a copy of all that it calls, and
those that call it with a copy of that. Here a rule is a `LoweredRule`: what it was lowered to, no
more. A *volume* is some entries that Python calls: they and all rules that they reach are linked
into one library, which is optimised and emitted once and kept as one file.

Signatures come from the annotations, and nothing is compiled a second time for other types. Only
here do we reach behind what the compiler promises to keep from version to version.
"""

from __future__ import annotations

import gc
import hashlib
import os
import pickle
import typing
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import FunctionType
from typing import Any

import llvmlite.binding as llvm
import numba
import numpy as np
from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, compile_result
from numba.core.compiler_lock import global_compiler_lock
from numba.core.compiler_machinery import PassManager
from numba.core.registry import cpu_target
from numba.np import arrayobj

from meseta.kernel.record import Grid, Record
from meseta.kernel.rule import Linker, Rule

FULL_EFFORT = 2
LIGHT_EFFORT = 1
"""How hard the optimiser tries: with a volume, and with a part or where every index is checked."""
KEPT = ("fndesc", "environment", "signature", "objectmode")
"""What is kept of an entry."""
ENVIRONMENT = "_ZN08NumbaEnv"
"""How the compiler calls the places of what machine code needs of Python's."""
STAGES = (
    untyped_passes.TranslateByteCode,
    untyped_passes.FixupArgs,
    untyped_passes.IRProcessing,
    untyped_passes.GenericRewrites,
    untyped_passes.ReconstructSSA,
    typed_passes.NopythonTypeInference,
    typed_passes.PreLowerStripPhis,
    typed_passes.IRLegalization,
    typed_passes.NativeLowering,
    typed_passes.NoPythonBackend,
)
"""What of the compiler's stages a rule goes through; the others, for closures, parallel loops and
whole arrays, find nothing to do in one and take a tenth of the time."""
RARELY = (50_000, 50, 1_000)
"""After so many new objects garbage is looked for among them; among older ones so much rarer."""
ReportRules = Callable[[int], None]
"""Is told how many rules were lowered so far."""
SCALARS: dict[Any, Any] = {
    int: types.int64,
    float: types.float64,
    bool: types.boolean,
    type(None): types.none,
}


class Lowering(CompilerBase):
    """How the compiler makes its way from a rule's bytecode to what it is lowered to."""

    def define_pipelines(self) -> list[PassManager]:
        """The one way there is."""
        stages = PassManager("rule")
        for each in STAGES:
            stages.add_pass(each, each.__name__)
        stages.finalize()
        return [stages]


class LoweredRule(JITCodeLibrary):
    """What one rule was lowered to: to be linked into a volume, not to be run by itself."""

    def finalize(self) -> None:
        """It is ready as it is."""
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        """There is nothing to run."""
        return 0


class Compiler(Linker):
    """Links rules for the CPU; with `checked`, every index is checked against its bounds."""

    def __init__(
        self,
        cast: Mapping[Rule, Rule],
        records: Mapping[type, type[Record]],
        checked: bool = False,
        report: ReportRules = lambda _lowered: None,
    ) -> None:
        super().__init__(cast, records)
        self.checked, self.report = checked, report
        self.types: dict[Any, Any] = dict(SCALARS)

    def finish(self, twin: FunctionType, function: Rule) -> Any:
        """Lower a rule that other rules call."""
        self.report(len(self.linked))
        return self.lower(twin, function, called_by_python=False)

    def entry(self, function: Rule) -> Any:
        """One rule that Python calls."""
        [found] = self.volume([function])
        return found

    def volume(self, functions: Sequence[Rule], kept: Path | None = None) -> list[Any]:
        """Rules that Python calls, taken from a file if that can be read, and kept there if not."""
        with global_compiler_lock:
            if kept is not None:
                try:
                    return self.read(functions, kept)
                except Exception:  # it is not there, or damaged: made anew below
                    pass
            with looking_rarely():
                entries = [self.lower_entry(self.cast.get(each, each)) for each in functions]
            self.report(len(self.linked) + len(entries))
            library = link([entry.library for entry in entries])
            seen = [name for entry in entries for name in seen_outside(entry)]
            emit(library, seen, LIGHT_EFFORT if self.checked else FULL_EFFORT)
            if kept is not None:
                write(kept, library, entries)
            return self.ready(functions, library, entries)

    def lower_entry(self, function: Rule) -> Any:
        """Lower a rule, with what Python needs to call it."""
        [entry] = self.lower(self.copy(function), function, True).overloads.values()
        return entry

    def lower(self, twin: Rule, function: Rule, called_by_python: bool) -> Any:
        """Hand one function to the compiler and forbid further specialisation."""
        with making_parts(), effort(LIGHT_EFFORT):
            options = {**self.options, "no_cpython_wrapper": not called_by_python}
            dispatcher: Any = numba.njit(self.signature(function), **options)(twin)
        dispatcher.disable_compile()
        return dispatcher

    @property
    def options(self) -> dict[str, Any]:
        """How rules are compiled.

        Without the compiler's runtime for memory (`_nrt`) a rule that allocates does not compile,
        and passing arrays on costs no counting of references.
        """
        return {
            "error_model": "numpy",
            "boundscheck": self.checked,
            "_nrt": False,
            "nogil": True,
            "no_cfunc_wrapper": True,
            "pipeline_class": Lowering,
        }

    def read(self, functions: Sequence[Rule], path: Path) -> list[Any]:
        """The entries of a volume that was kept."""
        with path.open("rb") as file:
            code, reduced = pickle.load(file)
        entries = [compile_result(**each) for each in reduced]
        library = codegen().create_library(path.stem)
        library.enable_object_caching()
        library._set_compiled_object(code)
        library._finalize_final_module()
        for entry in entries:
            library.codegen._engine._defined_symbols.update(seen_outside(entry))
        return self.ready(functions, library, entries)

    def ready(self, functions: Sequence[Rule], library: Any, entries: Sequence[Any]) -> list[Any]:
        """Entries as Python calls them, each for exactly its types."""
        found = []
        for function, entry in zip(functions, entries, strict=True):
            run = cpu_target.target_context.get_executable(library, entry.fndesc, entry.environment)
            dispatcher: Any = numba.njit(**self.options)(self.cast.get(function, function))
            dispatcher.add_overload(entry._replace(library=library, entry_point=run))
            dispatcher.disable_compile()
            found.append(dispatcher)
        return found

    def signature(self, function: Rule) -> Any:
        """The compiler's signature of a rule, from its annotations."""
        hints = typing.get_type_hints(function, include_extras=True)
        result = self.type_of(hints.pop("return"))
        return result(*[self.type_of(hint) for hint in hints.values()])

    def type_of(self, hint: Any) -> Any:
        """The compiler's type of one annotation."""
        if hint not in self.types:
            self.types[hint] = self.make_type(hint)
        return self.types[hint]

    def make_type(self, hint: Any) -> Any:
        """The compiler's type of a record, a bundle of arrays, or an array."""
        if isinstance(hint, type) and issubclass(hint, Record):
            return numba.from_dtype(self.records.get(hint, hint).dtype)
        if isinstance(hint, type):
            bundle: Any = types.NamedTuple
            held = typing.get_type_hints(hint, include_extras=True).values()
            return bundle([self.type_of(each) for each in held], hint)
        shaped, width, *layout = typing.get_args(hint)
        item = self.type_of(width) if isinstance(width, type) else numba.from_dtype(np.dtype(width))
        return types.Array(item, 2 if shaped is Grid else 1, *(layout or "C"))


# --- a volume ------------------------------------------------------------------------------------


def codegen() -> Any:
    """The compiler's generator of machine code for this processor."""
    return cpu_target.target_context.codegen()


@contextmanager
def making_parts() -> Iterator[None]:
    """Let the compiler make parts, which have no place for an environment yet."""
    generator, usual = codegen(), arrayobj.fix_integer_index
    generator._library_class, generator.set_env = LoweredRule, lambda name, environment: None
    arrayobj.fix_integer_index = take_index
    try:
        yield
    finally:
        del generator._library_class, generator.set_env
        arrayobj.fix_integer_index = usual


def take_index(context: Any, builder: Any, kind: Any, index: Any, _size: Any) -> Any:
    """An index as it is: rules count from the front, and to ask each whether it is negative costs
    a fifth of all that they do. Checked, a negative one is out of bounds."""
    return context.cast(builder, index, kind, types.intp)


@contextmanager
def effort(level: int) -> Iterator[None]:
    """Let the optimiser try so hard."""
    settings: Any = numba.config
    before = settings.OPT
    settings.OPT = type(before)(level)
    try:
        yield
    finally:
        settings.OPT = before


@contextmanager
def looking_rarely() -> Iterator[None]:
    """Let garbage be looked for rarely: the compiler makes little of it, and keeps a lot."""
    before = gc.get_threshold()
    gc.set_threshold(*RARELY)
    try:
        yield
    finally:
        gc.set_threshold(*before)


def link(entries: Sequence[Any]) -> Any:
    """One library of the parts of entries and of all that they reach, callers before callees."""
    library = codegen().create_library("volume")
    for part in entries:
        library._final_module.link_in(part._final_module, preserve=True)
    reached: set[Any] = set()
    waiting = list(entries)
    while waiting:
        for part in waiting.pop()._linking_libraries:
            if part not in reached:
                reached.add(part)
                library._final_module.link_in(part._get_module_for_linking(), preserve=True)
                waiting.append(part)
    return library


def emit(library: Any, seen: Sequence[str], level: int) -> None:
    """Optimise and emit a volume, of which nothing is seen from outside but what Python calls.

    What is not seen need not be called as its declaration says, so the optimiser leaves out most of
    the numbers that an array is handed on as. And two games have rules of the same name and types
    that call rules of their own. What a rule would need of Python's is a place that is left out if,
    as it must be, no rule uses it.
    """
    module = library._final_module
    for held in [*module.functions, *module.global_variables]:
        is_ours = held.is_function or held.name.startswith(ENVIRONMENT)
        if is_ours and not held.is_declaration and held.name not in seen:
            held.linkage = "internal"
    optimise(module, level)
    left = [place.name for place in module.global_variables if place.name not in seen]
    assert not any(name.startswith(ENVIRONMENT) for name in left), left
    module.verify()
    library.enable_object_caching()
    library._finalize_final_module()


def optimise(module: Any, level: int) -> None:
    """Optimise, once. Several rounds of a loop become one, for the sake of long rows, but not
    several of those one again: most loops go over a few seats or areas."""
    tuning = llvm.create_pipeline_tuning_options(level)
    tuning.loop_vectorization = True
    tuning.loop_interleaving = tuning.slp_vectorization = False
    passes = llvm.create_pass_builder(codegen()._tm, tuning)
    passes.getModulePassManager().run(module, passes)


def seen_outside(entry: Any) -> tuple[str, str]:
    """What Python needs of an entry: the function that it calls, the place of what that uses."""
    return entry.fndesc.llvm_cpython_wrapper_name, entry.fndesc.env_name


def write(path: Path, library: Any, entries: Sequence[Any]) -> None:
    """Keep a volume: its machine code, and of each entry what is needed to call it."""
    reduced = []
    for entry in entries:
        entry.fndesc.typemap = entry.fndesc.calltypes = None
        reduced.append({name: getattr(entry, name) for name in KEPT})
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(pickle.dumps((library._get_compiled_object(), reduced)))
    part.replace(path)


def this_processor() -> str:
    """A name for processors for which the same machine code is made."""
    return hashlib.sha256(repr(codegen().magic_tuple()).encode()).hexdigest()[:8]
