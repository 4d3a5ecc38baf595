"""Drafts: a box on its way to becoming somebody's own, step by step.

A draft is one of our boxes and the steps that were made since; each step has entries as they are
then. Nothing else is kept, and everything follows from it: what was looked at, what differs.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from typing import Any, NamedTuple

from meseta.kernel.boxes import ID, BoxError, Document
from meseta.kernel.game import AnyGame
from meseta.people.box_faults import BoxFault
from meseta.people.gallery import BoxPath
from meseta.people.tallies import Tally, recount
from meseta.workshop.components import COPIES, BoxComponent, key_of
from meseta.workshop.corrections import (
    ATTESTED,
    DIFFERENT,
    MISSING,
    MORE,
    SAME,
    Attester,
    Correction,
    Corrections,
    entry_after,
    source_of,
    with_source,
)
from meseta.workshop.entries import (
    called_by,
    differences,
    find_entry,
    fresh_title,
    own_values,
    put_entry,
    titles_in,
    walk_entries,
)
from meseta.workshop.fields import read_value
from meseta.workshop.galleries import counted_tables, recount_own
from meseta.workshop.newcomers import newcomers_beside

MOST_ADDED = 40
"""Entries that somebody may have more of than we do."""
NAMED_BY = (ID, "card")
"""The words of an entry by which other entries know it."""


class EntryChange(NamedTuple):
    """An entry as it is after a step; nothing where it is taken away."""

    at: BoxPath
    entry: Document | None


class BoxStep(NamedTuple):
    """What somebody did: at which component, and which entries they have looked at or changed."""

    component: str
    changes: Sequence[EntryChange]
    is_looked_at: bool = True
    """Whether they still say what they have seen of these entries."""

    def as_data(self) -> Document:
        """The step as it is kept."""
        changes = [{"at": list(each.at), "entry": each.entry} for each in self.changes]
        return {"component": self.component, "seen": self.is_looked_at, "changes": changes}


def read_step(data: Mapping[str, Any]) -> BoxStep:
    """A step that was kept."""
    changes = [EntryChange(tuple(each["at"]), each["entry"]) for each in data["changes"]]
    return BoxStep(data["component"], changes, data["seen"])


class BoxDraft:
    """A box as it is after some steps."""

    def __init__(
        self, kind: type[AnyGame], base: Document, title: str, steps: Iterable[BoxStep] = ()
    ) -> None:
        self.kind, self.base = kind, base
        self.document: Document = {**copy.deepcopy(base), "title": title}
        self.looked_at: set[BoxPath] = set()
        """The entries that were held against a copy."""
        for step in steps:
            self.follow(step)
        recount_own(kind, self.document)

    def follow(self, step: BoxStep) -> None:
        """Let a step count."""
        for at, entry in step.changes:
            put_entry(self.document, at, copy.deepcopy(entry), self.base)
            self.looked_at.discard(at)
            if step.is_looked_at:
                self.looked_at.add(at)

    @cached_property
    def differs(self) -> set[BoxPath]:
        """The entries that are not as in our box."""
        return {each.at for each in differences(self.base, self.document)}

    @property
    def added(self) -> int:
        """How many entries only they have."""
        return sum(find_entry(self.base, at) is None for at, _ in walk_entries(self.document))

    def is_corrected(self, component: BoxComponent) -> bool:
        """Whether a component is not as in our box."""
        return bool(self.differs & {*component.exhibit.entries})

    def verdict_on(self, component: BoxComponent) -> str:
        """What was said of a component; nothing where it was not looked at yet."""
        if component.first not in self.looked_at and not self.is_corrected(component):
            return ""
        if component.is_missing:
            return MISSING
        if find_entry(self.base, component.first) is None:
            return MORE
        return DIFFERENT if self.is_corrected(component) else SAME

    # --- what can be done ------------------------------------------------------------------------

    def keep(self, component: BoxComponent) -> BoxStep:
        """It is the same in their copy."""
        entries = [(at, self.ours_or_theirs(at)) for at in component.exhibit.entries]
        return BoxStep(component.key, [EntryChange(at, attested(entry)) for at, entry in entries])

    def forget(self, component: BoxComponent) -> BoxStep:
        """It was not looked at after all; what only they have goes."""
        entries = [(at, find_entry(self.base, at)) for at in component.exhibit.entries]
        return BoxStep(component.key, [EntryChange(at, entry) for at, entry in entries], False)

    def ours_or_theirs(self, at: BoxPath) -> Document:
        """An entry as our box has it; where it has none, as theirs does."""
        ours: Document | None = find_entry(self.base, at)
        found: Document = find_entry(self.document, at) if ours is None else ours
        return found

    def change(self, component: BoxComponent, at: BoxPath, key: str, value: Any) -> BoxStep:
        """It is different in their copy: one word of one of its entries."""
        if at not in component.exhibit.entries or component.is_missing:
            raise BoxError(f"{key}: nothing can be corrected there")
        word = read_value(self.kind, at, key, value)
        entries = {
            each: dict(find_entry(self.document, each)) for each in component.exhibit.entries
        }
        if key in called_by(entries[at]):
            raise BoxError(f"{key}: an entry keeps what it is called by")
        entries[at].pop(key, None)
        entries[at] |= {} if word is None else {key: word}
        return BoxStep(component.key, [EntryChange(e, attested(entries[e])) for e in entries])

    def remove(self, component: BoxComponent) -> BoxStep:
        """It is not in their copy."""
        check_listed(component)
        return BoxStep(component.key, [EntryChange(component.first, None)])

    def add(self, component: BoxComponent, is_other: bool = False) -> BoxStep:
        """There is one more in their copy: just like it, or one that differs from it."""
        if component.has_copies and not is_other:
            count = find_entry(self.document, component.first)[COPIES]
            return self.change(component, component.first, COPIES, count + 1)
        self.check_room(component)
        entries, called = component.exhibit.entries, find_entry(self.document, component.first)
        if component.first[-1] not in [called.get(key) for key in NAMED_BY]:
            raise BoxError(f"{component.exhibit.name}: another one could not be told from it")
        taken = {name for at in entries for name in names_beside(self.document, at)}
        new = fresh_title(component.first[-1], taken)
        changes = [self.copy_entry(at, component.first[-1], new) for at in entries]
        return BoxStep("|".join(changes[0].at), changes)

    def join(self, component: BoxComponent, title: str) -> BoxStep:
        """Something else of its kind is in their copy, known by its words."""
        self.check_room(component)
        for each in newcomers_beside(self.kind, self.document, component.first):
            if each.title == title:
                at = (*component.first[:-1], title)
                return BoxStep(key_of(at), [EntryChange(at, attested(each.entry))])
        raise BoxError(f"{title[:40]!r}: this cannot be added")

    def check_room(self, component: BoxComponent) -> None:
        """See that there may be another one beside a component."""
        check_listed(component)
        if component.is_missing:
            raise BoxError(f"{component.exhibit.name}: none like one that is missing")
        if self.added >= MOST_ADDED:
            text = f"at most {MOST_ADDED} new entries"
            raise BoxError(BoxFault(text, "box-fault-added", most=MOST_ADDED))

    def take_count(self, tally: Tally) -> BoxStep:
        """Their rule book prints what was counted."""
        at = (str(tally.at[0]),)
        entry = copy.deepcopy(find_entry(self.document, at))
        recount({at[0]: entry}, [tally])
        return BoxStep("", [EntryChange(at, attested(entry))])

    def copy_entry(self, at: BoxPath, old: str, new: str) -> EntryChange:
        """An entry once more, under another name."""
        entry = dict(find_entry(self.document, at))
        entry |= {key: new for key in NAMED_BY if entry.get(key) == old}
        entry |= {COPIES: 1} if COPIES in entry else {}
        return EntryChange((*at[:-1], new), attested(entry))

    # --- what comes of it ------------------------------------------------------------------------

    def corrections(self, attester: Attester) -> Corrections:
        """All that was found, entry by entry."""
        found = [
            Correction(each.at, tell_verdict(each.ours, each.theirs), each.ours, each.theirs)
            for each in differences(self.base, self.document)
            if each.at[0] not in counted_tables(self.kind, self.base)
        ]
        told = {each.at for each in found}
        for at, entry in walk_entries(self.base):
            if at in self.looked_at - told:
                found.append(Correction(at, SAME, own_values(entry), None))
        return Corrections(self.kind.id, self.base["name"], attester, found)


def tell_verdict(ours: Document | None, theirs: Document | None) -> str:
    """What a difference says of an entry."""
    return MORE if ours is None else MISSING if theirs is None else DIFFERENT


def check_listed(component: BoxComponent) -> None:
    """Of some things there is always exactly one."""
    if not component.is_listed:
        raise BoxError(f"{component.exhibit.name}: there is always one of it")


def attested(entry: Document) -> Document:
    """An entry that somebody has seen in their copy."""
    return with_source(entry, ATTESTED)


def names_beside(document: Document, at: BoxPath) -> list[str]:
    """The names of all that stands beside an entry."""
    holder = find_entry(document, at[:-1])
    return titles_in(holder) if isinstance(holder, list) else list(holder)


# --- from files ----------------------------------------------------------------------------------


def step_from_corrections(draft: BoxDraft, corrections: Corrections) -> tuple[BoxStep, list[str]]:
    """All that somebody found as one step, and what does not fit the box of ours that is here."""
    changes, misfits = [], []
    for each in corrections.found:
        try:
            entry = entry_after(draft.document, each, source_of([corrections.attester]))
            changes.append(EntryChange(each.at, entry))
        except BoxError as error:
            misfits.append(str(error))
    return BoxStep("", changes), misfits


def step_from_box(draft: BoxDraft, document: Document) -> BoxStep:
    """All in which a whole box differs from ours, and what it attests, as one step."""
    base, counted = draft.base, counted_tables(draft.kind, draft.base)
    differs = {each.at for each in differences(base, document)}
    changes = [EntryChange(at, None) for at in differs if find_entry(document, at) is None]
    for at, entry in walk_entries(document):
        is_seen = str(entry.get("source")).startswith(ATTESTED)
        if (at in differs or is_seen) and at[0] not in counted:
            changes.append(EntryChange(at, entry))
    return BoxStep("", changes)
