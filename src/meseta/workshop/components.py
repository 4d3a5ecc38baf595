"""The components of a box: drawn as at the table, with the entries that they are made of.

A box that is still being corrected is drawn too, whatever is wrong with it.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from meseta.kernel.boxes import MALFORMED, BoxError, Document, malformed_entry
from meseta.kernel.game import AnyGame, Words
from meseta.people.gallery import BoxPath, Exhibit
from meseta.workshop.entries import (
    SOURCE,
    BoxDifference,
    differences,
    find_entry,
    is_list_of_entries,
    put_entry,
    titles_in,
    walk_entries,
)
from meseta.workshop.fields import words_at
from meseta.workshop.galleries import boxes_of, gallery_of

SORTS = ("reconstructed", "derived", "public", "rules", "attested")
"""Sources, the most uncertain first."""
COPIES = "copies"
MOST_TRIES = 24
"""So often it is tried what of a box can be drawn that no game can be made of."""


class BoxComponent(NamedTuple):
    """Something in a box that can be held against a copy of it."""

    key: str
    exhibit: Exhibit
    is_listed: bool
    """Whether there could be one more of it, or one less."""
    has_copies: bool
    """Whether the box says how many there are of it."""
    is_missing: bool = False
    """Whether it is in our box alone."""

    @property
    def first(self) -> BoxPath:
        """The entry that says that it is there."""
        return self.exhibit.entries[0]


@cache
def unchecked(kind: type[AnyGame]) -> type[AnyGame]:
    """A game that takes its box as it is, to be looked at and never to be played."""

    def open_box(_self: AnyGame, box: Document) -> Document:
        return box

    return type(f"Unchecked{kind.__name__}", (kind,), {"open_box": open_box})


def options_for(kind: type[AnyGame], name: str) -> dict[str, Any]:
    """The options under which a box that comes with a game is looked at, by its name."""
    found: dict[str, dict[str, Any]] = shown_boxes(kind)
    if name not in found:
        raise BoxError(f"box {name[:40]!r}: not one of {', '.join(found)}")
    return found[name]


@cache
def shown_boxes(kind: type[AnyGame]) -> dict[str, dict[str, Any]]:
    """The boxes of a game that can be looked at, by their names, each with its options."""
    options: Iterable[dict[str, Any]] = gallery_of(kind).BOXES
    return {kind(each).document["name"]: each for each in options}


@cache
def words_for(kind: type[AnyGame], name: str, language: str) -> Words:
    """The words in which the entries of a box of ours, and of boxes like it, are told."""
    return kind(options_for(kind, name)).words(language)


def key_of(at: BoxPath) -> str:
    """What a component is called in addresses, by its first entry."""
    return "|".join(at)


def try_out(kind: type[AnyGame], document: Document) -> AnyGame | None:
    """A game to look at a box with, if one can be made of it."""
    options = options_for(kind, document["name"])
    with suppress(*MALFORMED):
        return unchecked(kind)(options, document)
    return None


def lay_out(kind: type[AnyGame], document: Document, base: Document) -> AnyGame:
    """A game to look at a box with; what no game can be made of stays as in another box."""
    options, tries = options_for(kind, document["name"]), 0
    shown = base

    def lay(changes: Sequence[BoxDifference]) -> AnyGame | None:
        nonlocal shown, tries
        after, tries = copy.deepcopy(shown), tries + 1
        for at, _, theirs in changes:
            put_entry(after, at, None if theirs is None else find_entry(document, at), base)
        game = try_out(kind, after)
        shown = shown if game is None else after
        return game

    if whole := try_out(kind, document):
        return whole
    found, left = unchecked(kind)(options, base), [list(differences(base, document))]
    while left and tries < MOST_TRIES:
        changes = left.pop()
        game = lay(changes)
        found = game or found
        if game is None and len(changes) > 1:
            half = len(changes) // 2
            left += [changes[half:], changes[:half]]
    return found


def exhibits_of(kind: type[AnyGame], game: AnyGame, language: str) -> Iterator[Exhibit]:
    """Everything that is drawn of a box."""
    yield from gallery_of(kind).exhibits(game, game.words(language))


def components_of(
    kind: type[AnyGame], document: Document, base: Document, language: str
) -> list[BoxComponent]:
    """Everything in a box or in ours: group by group, the uncertain ones first."""
    mine = {each.key: each for each in list_components(kind, document, base, language)}
    is_missing_some = not dict(walk_entries(base)).keys() <= dict(walk_entries(document)).keys()
    ours = list_components(kind, base, base, language) if is_missing_some else []
    gone = [each._replace(is_missing=True) for each in ours if each.key not in mine]
    return ordered([*mine.values(), *gone], base)


def list_components(
    kind: type[AnyGame], document: Document, base: Document, language: str
) -> list[BoxComponent]:
    """Everything in a box that can be corrected.

    What there is more of than the game has room for is drawn in the place of something else.
    """
    game = try_out(kind, document) or lay_out(kind, fitted(document, base, ()), base)
    exhibits = list(exhibits_of(kind, game, language))
    found = {each.entries[0]: each for each in exhibits if each.entries}
    covered = {at for each in exhibits for at in each.entries}
    for at, _ in walk_entries(document):
        if at not in covered and find_entry(base, at) is None and is_listed(document, at):
            game = lay_out(kind, fitted(document, base, at), base)
            for each in exhibits_of(kind, game, language):
                if each.entries[:1] == (at,):
                    found[at] = each
                    covered.update(each.entries)
    told = [at for at, _ in walk_entries(document) if len(at) == 1 and at not in covered]
    found |= {at: tell_entry(kind, document, at, language) for at in told if words_at(kind, at)}
    entries = dict(walk_entries(document))
    return [as_component(document, entries, each) for each in found.values()]


def is_listed(document: Document, at: BoxPath) -> bool:
    """Whether an entry is one of a list."""
    return isinstance(find_entry(document, at[:-1]), list)


def as_component(
    document: Document, entries: Mapping[BoxPath, Document], exhibit: Exhibit
) -> BoxComponent:
    """A component that is made of entries of a box."""
    first = exhibit.entries[0]
    has_copies = COPIES in entries.get(first, ())
    can_vary = is_listed(document, first) and not exhibit.is_fixed
    return BoxComponent(key_of(first), exhibit, can_vary, has_copies)


def tell_entry(kind: type[AnyGame], document: Document, at: BoxPath, language: str) -> Exhibit:
    """An entry that nobody draws, by its words."""
    words, entry = words_for(kind, document["name"], language), find_entry(document, at)
    group, name = words.say("box-told"), words.say(f"box-entry-{at[-1]}")
    return Exhibit(group, name, (0, 0), "", "", entry["source"], entries=(at,))


def ordered(components: list[BoxComponent], base: Document) -> list[BoxComponent]:
    """Groups with something uncertain first, and in each group the uncertain ones."""
    entries = dict(walk_entries(base))
    rank = {each.key: uncertainty(each, entries) for each in components}
    groups: dict[str, list[BoxComponent]] = {}
    for each in components:
        groups.setdefault(each.exhibit.group, []).append(each)
    by_group = sorted(groups.values(), key=lambda group: min(rank[each.key] for each in group))
    return [each for group in by_group for each in sorted(group, key=lambda one: rank[one.key])]


def uncertainty(component: BoxComponent, entries: Mapping[BoxPath, Document]) -> int:
    """Where a component stands among the sources, by what our own box says; new ones come first."""
    found = [entries[at] for at in component.exhibit.entries if at in entries]
    sources = [entry[SOURCE].partition(": ")[0] for entry in found if SOURCE in entry]
    return min((SORTS.index(sort) for sort in sources if sort in SORTS), default=0)


# --- boxes with too much in them -----------------------------------------------------------------


def fitted(document: Document, base: Document, wanted: BoxPath) -> Document:
    """A box with no list longer than in another; what is wanted is kept, instead of the last."""
    if not any(
        is_list_of_entries(value) and len(value) > len(base.get(key) or value)
        for key, value in document.items()
    ):
        return document
    shorter = copy.copy(document)
    for key, value in document.items():
        room = len(base[key]) if key in base and is_list_of_entries(value) else None
        if room is not None and len(value) > room:
            titles = titles_in(value)
            extra = titles.index(wanted[1]) if wanted[:1] == (key,) and wanted[1] in titles else 0
            shorter[key] = [*value[: room - 1], value[extra if extra >= room else room - 1]]
    return shorter


def misfits_of(kind: type[AnyGame], document: Document) -> list[str]:
    """What is wrong with single entries of a box, whatever they are together."""
    boxes = boxes_of(kind)
    try:
        found = [fault for each in boxes.declared for fault in each.faults(document)]
        return [*found, *boxes.misfits(document)]
    except MALFORMED as error:
        return [malformed_entry(error)]


def faults_of(kind: type[AnyGame], document: Document) -> list[str]:
    """What is wrong with a box, in sentences: by the checks, and where no game comes of it."""
    faults = kind.box_faults(document)
    if faults:
        return faults
    try:
        unchecked(kind)(options_for(kind, document["name"]), document)
    except ValueError as error:
        return [str(error)]
    return []
