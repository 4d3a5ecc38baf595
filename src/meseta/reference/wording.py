"""Domains and fields in words; long lists of names get an entry of their own to link to."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from types import ModuleType
from typing import Any

from meseta.kernel.domain import FLAG, NAMES, ORDINALS, Domain, Naming
from meseta.kernel.positions import is_listed
from meseta.kernel.record import Axis, Field
from meseta.reference.markdown import anchor, code, link, list_words, runs, span, spot, table
from meseta.reference.notes import notes_in

LONGEST = 80
"""Names that are together longer than this are listed once, and linked to."""

MOST, FEW = 60, 8
"""Of more names than the one, the other many are listed."""


def likeness(of: Domain) -> tuple[Any, ...]:
    """What two domains have in common that name the same things, whatever else is allowed."""
    members = likeness(of.members) if of.members else None
    return (of.name, of.low, of.size, of.form, of.names, of.later, members)


def find_module(name: str) -> ModuleType | None:
    """A module, if there is one."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name != name:
            raise
        return None


class Glossary:
    """How the page calls what numbers name."""

    def __init__(self, home: str, naming: Naming) -> None:
        self.naming = naming
        self.called: dict[tuple[Any, ...], str] = {}
        self.notes: dict[str, str] = {}
        self.used: dict[str, Domain] = {}
        module = find_module(f"{home}.box.domains")
        if module:
            self.learn(module)

    def learn(self, module: ModuleType) -> None:
        """The names that a game gives its domains, and its notes on them."""
        notes = notes_in(module)
        for name, of in vars(module).items():
            if isinstance(of, Domain):
                title = self.called.setdefault(likeness(of), name.lower().replace("_", " "))
                self.notes.setdefault(title, notes.get(name, ""))

    # --- domains ---------------------------------------------------------------------------------

    def phrase(self, of: Domain) -> str:
        """What may stand for a number."""
        others = ["`null`" if word is None else code(word) for word, _ in of.others]
        if self.is_short(of):
            return list_words([*map(code, of.names), *others])
        return list_words([self.range(of), *others])

    def told(self, name: str, of: Domain) -> str:
        """A named number and what may stand for it; a name that says as much stands once."""
        phrase = self.phrase(of)
        if phrase.startswith(f"{name} "):
            return code(name) + phrase.removeprefix(name)
        if phrase.startswith(f"[{name}]("):
            return phrase.replace(f"[{name}]", f"[{code(name)}]", 1)
        return f"{code(name)} ({phrase})"

    def range(self, of: Domain) -> str:
        """The numbers of the range itself."""
        if of.members is not None:
            return f"list, each once: {self.phrase(of.members)}"
        if of.form == NAMES:
            return list_words([*map(code, of.names)]) if self.is_short(of) else self.link(of)
        if of.form == FLAG:
            return "`true` or `false`"
        shift = int(of.form == ORDINALS)
        low, high = of.low + shift, of.high + shift
        return f"{of.name} {span(low, high) if low >= 0 else f'{low} to {high}'}"

    def is_short(self, of: Domain) -> bool:
        """Whether there are so few names that they stand where they are needed."""
        return 0 < len(", ".join(map(code, of.names))) <= LONGEST

    def title(self, of: Domain) -> str:
        """What the game calls a domain, or else its own name."""
        return self.called.get(likeness(replace(of, others=())), of.name)

    def link(self, of: Domain) -> str:
        """A link to the entry of a domain."""
        title = self.title(of)
        self.used.setdefault(title, of)
        return link(title, anchor("name", title))

    def entries(self) -> str:
        """An entry for each domain that was linked to."""
        rows = [
            [
                f"{spot(anchor('name', title))}{title}",
                self.notes.get(title, ""),
                self.listing(of),
            ]
            for title, of in sorted(self.used.items())
        ]
        return table(["name", "meaning", "one of"], rows)

    def listing(self, of: Domain) -> str:
        """All names; those that a box or the options give are the usual ones."""
        names = of.listed(self.naming)
        words = ", ".join(runs(names))
        if len(names) > MOST:
            words = f"{', '.join(map(code, names[:FEW]))} … {len(names)} in all"
        return f"with the usual options {words}" if of.later else words

    # --- fields ----------------------------------------------------------------------------------

    def field(self, field: Field) -> str:
        """The shape of a field and what its numbers name."""
        axes, last = list(field.axes), self.phrase(field.of)
        if field.size is not None:
            last = f"list of up to {field.shape[-1]}, the top one first: {self.range(field.of)}"
            axes.pop()
        named = [axis for axis in axes if not is_listed(axis)]
        if len(named) == len(axes) > 1:
            return f"by {list_words([self.axis(axis) for axis in axes], 'and')}: {last}"
        return ": ".join([*[self.along(axis) for axis in axes], last])

    def along(self, axis: Axis) -> str:
        """One axis of a field."""
        if isinstance(axis, int):
            return f"list of {axis}"
        if is_listed(axis):
            return f"list of {axis.size}, one a {axis.name}"
        return f"by {self.axis(axis)}"

    def axis(self, axis: Axis) -> str:
        """What an axis runs over."""
        assert isinstance(axis, Domain)
        return self.link(axis)
