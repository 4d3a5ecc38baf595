"""The components of a box, and where each comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meseta.kernel.boxes import Document
from meseta.reference.markdown import runs, table
from meseta.workshop.entries import title_of

SOURCES = ("rules", "public", "derived", "attested", "reconstructed")


class Component(NamedTuple):
    """An entry of a box that states a fact."""

    kind: str
    within: str
    name: str
    source: str

    @property
    def sort(self) -> str:
        """Its source without the names that stand with it."""
        return self.source.partition(": ")[0]

    @property
    def names(self) -> str:
        """Who published it, or from what it follows."""
        return self.source.partition(": ")[2]


def components_of(document: Document) -> list[Component]:
    """Every entry that says where it comes from."""
    return [each for key, value in document.items() for each in walk(key, "", value)]


def walk(kind: str, within: str, value: Any) -> Iterator[Component]:
    """The entries inside a part of a box."""
    if isinstance(value, list):
        for each in value:
            yield from walk(kind, within, each)
    elif isinstance(value, Mapping):
        name = title_of(value)
        if isinstance(value.get("source"), str):
            yield Component(kind, within, name, value["source"])
        for key, each in value.items():
            yield from walk(f"{kind} / {key}", name, each)


def source_table(components: Sequence[Component]) -> str:
    """How many entries of each kind come from where."""
    kinds = list(dict.fromkeys(each.kind for each in components))
    rows = [source_row(kind, [c for c in components if c.kind == kind]) for kind in kinds]
    total = Counter(each.sort for each in components)
    counts = [number(total[sort]) for sort in SOURCES]
    rows.append(["**all**", f"**{len(components)}**", *counts])
    return table(["component", "entries", *SOURCES], rows)


def source_row(kind: str, components: Sequence[Component]) -> list[str]:
    """One kind of entries."""
    sorts = [[each for each in components if each.sort == sort] for sort in SOURCES]
    return [kind, str(len(components)), *map(count_of, sorts)]


def count_of(components: Sequence[Component]) -> str:
    """How many entries there are, and the names that stand with their source."""
    names = "; ".join(sorted({each.names for each in components} - {""}))
    return f"{len(components)} ({names})" if names else number(len(components))


def number(count: int) -> str:
    """A count, or nothing."""
    return str(count) if count else ""


def list_names(components: Sequence[Component], sort: str) -> str:
    """The names of what has one sort of source, kind by kind."""
    found: dict[str, dict[str, list[str]]] = {}
    for each in components:
        if each.sort == sort:
            found.setdefault(each.kind, {}).setdefault(each.within, []).append(each.name)
    return "\n".join(f"- {kind}{names_of(names)}" for kind, names in found.items())


def names_of(found: Mapping[str, Sequence[str]]) -> str:
    """The names of some entries by what they lie in; a table of the box has none but its own."""
    groups = [
        f"{within}: {row}" if within else row
        for within, names in found.items()
        if (row := ", ".join(runs(names)))
    ]
    return f": {'; '.join(groups)}" if groups else ""
