"""Corrections: what somebody found who held a box against their own copy, as a file, and merged.

A file has only what was looked at: what is the same there too, what is different and how, what is
missing, and what there is more of. Two people who say different things are both named.
"""

from __future__ import annotations

import copy
import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from meseta.kernel.boxes import MALFORMED, BoxError, Document, own_document
from meseta.kernel.game import AnyGame
from meseta.people.gallery import BoxPath
from meseta.workshop.components import misfits_of
from meseta.workshop.entries import (
    SOURCE,
    TEXT,
    find_entry,
    is_list_of_entries,
    is_table_of_texts,
    own_values,
    put_entry,
    title_of,
    walk_entries,
)
from meseta.workshop.galleries import recount_own

FORMAT, FILE = 1, "meseta-corrections"
SAME, DIFFERENT, MISSING, MORE = VERDICTS = ("same", "different", "missing", "more")
ATTESTED = "attested"
NEEDED = {SAME: ["ours"], DIFFERENT: ["ours", "theirs"], MISSING: ["ours"], MORE: ["theirs"]}
"""What is told with each verdict: what we say of an entry, what theirs says."""
COPY = {"by": 40, "publisher": 60, "year": 20, "language": 30}
"""Who attests it, and from which edition, as they type it; and how long each may be."""
MOST, MOST_BYTES = 400, 256 * 1024
"""Corrections in a file, and its size."""
STEPS, LONGEST_STEP, LONGEST_SOURCE = 6, 80, 60


class Attester(NamedTuple):
    """Who attests something, and from which edition."""

    by: str = ""
    publisher: str = ""
    year: str = ""
    language: str = ""

    def __str__(self) -> str:
        edition = ", ".join(filter(None, (self.publisher, self.year, self.language)))
        return f"{self.by} ({edition})" if edition else self.by


class Correction(NamedTuple):
    """What somebody found of one entry: what we say of it and what theirs says.

    Where it is different, both have only what differs; nothing stands for what is not there.
    """

    at: BoxPath
    verdict: str
    ours: Document | None
    theirs: Document | None


class Corrections(NamedTuple):
    """All that somebody found."""

    game: str
    box: str
    """The name of the box of ours that they held against theirs."""
    attester: Attester
    found: list[Correction]


class Merged(NamedTuple):
    """A box with what several people found, and what they do not agree on."""

    document: Document
    taken: int
    conflicts: list[str]


def source_of(attesters: Sequence[Attester]) -> str:
    """Where an entry comes from that some people attest."""
    names = ", ".join(sorted({each.by for each in attesters} - {""}))
    return f"{ATTESTED}: {names}"[:LONGEST_SOURCE] if names else ATTESTED


# --- files ---------------------------------------------------------------------------------------


def as_document(corrections: Corrections) -> Document:
    """Corrections as they stand in a file."""
    return {
        FILE: FORMAT,
        "game": corrections.game,
        "box": corrections.box,
        ATTESTED: corrections.attester._asdict(),
        "entry": [write_correction(each) for each in corrections.found],
    }


def write_correction(each: Correction) -> Document:
    """One of them; what is nowhere is left out."""
    parts = {"ours": each.ours, "theirs": each.theirs}
    told = {key: part for key, part in parts.items() if part is not None}
    return {"at": list(each.at), "verdict": each.verdict, **told}


def read_toml(text: str, name: str) -> Document:
    """A document in a text that somebody sent."""
    if len(text) > MOST_BYTES:
        raise BoxError(f"{name}: this is longer than {MOST_BYTES} letters")
    try:
        return own_document(tomllib.loads(text), name)
    except (tomllib.TOMLDecodeError, RecursionError) as error:
        raise BoxError(f"{name}: this is not TOML: {error}") from error


def read_corrections(document: Document, name: str = "corrections") -> Corrections:
    """Corrections from a file; what is wrong with it is named."""
    if document.get(FILE) != FORMAT or type(document[FILE]) is not int:
        raise BoxError(f"{name}: {FILE} must be {FORMAT}")
    told = document.get(ATTESTED, {})
    wrong = [key for key in ("game", "box") if not isinstance(document.get(key), str)]
    if wrong or not isinstance(told, Mapping) or not isinstance(document.get("entry", []), list):
        raise BoxError(f"{name}: {', '.join(wrong) or 'attested and entry'} cannot be read")
    if told.keys() - COPY.keys() or not all(isinstance(each, str) for each in told.values()):
        raise BoxError(f"{name}: attested may have {', '.join(COPY)}, each a text")
    attester = Attester(**{key: clean(text, COPY[key]) for key, text in told.items()})
    entries = document.get("entry", [])
    if len(entries) > MOST:
        raise BoxError(f"{name}: {len(entries)} entries are more than {MOST}")
    found = [read_correction(each, f"{name}, entry {n}") for n, each in enumerate(entries, 1)]
    return Corrections(document["game"], document["box"], attester, found)


def clean(text: str, longest: int) -> str:
    """A text on one line, not too long."""
    words = " ".join(text.split())
    return "".join(letter for letter in words if letter.isprintable())[:longest]


def read_correction(entry: Any, where: str) -> Correction:
    """One of them."""
    if not isinstance(entry, Mapping) or entry.keys() - {"at", "verdict", "ours", "theirs"}:
        raise BoxError(f"{where}: at, verdict, ours and theirs are what it may have")
    at, verdict = entry.get("at"), entry.get("verdict")
    is_path = isinstance(at, list) and 0 < len(at) <= STEPS
    if not is_path or not all(isinstance(s, str) and 0 < len(s) <= LONGEST_STEP for s in at or ()):
        raise BoxError(f"{where}: at must be a list of 1 to {STEPS} names")
    if verdict not in VERDICTS:
        raise BoxError(f"{where}: verdict is {verdict!r}, not one of {', '.join(VERDICTS)}")
    told = [key for key in ("ours", "theirs") if isinstance(entry.get(key), dict)]
    if told != NEEDED[verdict] or len(entry) != len(told) + 2:
        need = " and ".join(NEEDED[verdict])
        raise BoxError(f"{where}: {verdict!r} needs {need}, and nothing else")
    assert isinstance(at, list)
    return Correction(tuple(at), verdict, entry.get("ours"), entry.get("theirs"))


# --- taking them into a box ----------------------------------------------------------------------


def entry_after(document: Document, correction: Correction, source: str) -> Document | None:
    """The entry as somebody found it; an error where it was not what they say we say."""
    entry, (at, verdict, ours, theirs) = find_entry(document, correction.at), correction
    if not can_hold(document, at):
        raise BoxError(f"{tell_path(at)}: there is no such place for an entry")
    if verdict == MORE:
        if isinstance(entry, dict) and own_values(entry) != theirs:
            raise BoxError(f"{tell_path(at)}: something else stands there already")
        if TEXT not in (theirs or {}) and title_of(theirs or {}) != at[-1]:
            raise BoxError(f"{tell_path(at)}: it calls itself {title_of(theirs or {})!r}")
        return with_source(theirs or {}, source)
    if not isinstance(entry, dict):
        raise BoxError(f"{tell_path(at)}: there is no such entry")
    now = {key: entry[key] for key in (ours or {}) if key in entry}
    gone = (theirs or {}).keys() - (ours or {}).keys()
    if now != ours or any(key in entry for key in gone):
        raise BoxError(f"{tell_path(at)}: here it is {tell(now)}, where they had {tell(ours)}")
    if verdict == MISSING:
        return None
    kept = {key: value for key, value in entry.items() if key not in (ours or {})}
    after = entry if verdict == SAME else {**kept, **(theirs or {})}
    if title_of(after) != title_of(entry):
        raise BoxError(f"{tell_path(at)}: an entry keeps what it is called by")
    return with_source(after, source)


def can_hold(document: Document, at: BoxPath) -> bool:
    """Whether an entry stands at a path, or one could be put there."""
    holder = find_entry(document, at[:-1]) if len(at) > 1 else None
    is_new = is_list_of_entries(holder) or (len(at) == 2 and is_table_of_texts(holder))
    return is_new or any(path == at for path, _ in walk_entries(document))


def with_source(entry: Document, source: str) -> Document:
    """An entry that comes from somewhere; texts do not say from where."""
    return entry if TEXT in entry else {**entry, SOURCE: source}


def take(kind: type[AnyGame], document: Document, corrections: Corrections) -> Merged:
    """A box with what one person found; what does not fit it is named and left out."""
    return merge(kind, document, [corrections])


def merge(kind: type[AnyGame], document: Document, several: Sequence[Corrections]) -> Merged:
    """A box with what several people found; where they differ nothing is taken, and both named.

    What no entry could say is an error.
    """
    after, conflicts, taken = copy.deepcopy(document), list[str](), 0
    for at, opinions in by_path(several).items():
        if clash := find_clash(opinions):
            conflicts.append(f"{tell_path(at)}: {clash}")
            continue
        try:
            source = source_of([who for who, _ in opinions])
            put_entry(after, at, entry_after(after, opinions[0][1], source))
        except MALFORMED as error:
            conflicts.append(f"{error} ({', '.join(str(who) for who, _ in opinions)})")
            continue
        taken += 1
    for misfit in misfits_of(kind, after):
        raise BoxError(misfit)
    recount_own(kind, after)
    return Merged(after, taken, conflicts)


def by_path(several: Iterable[Corrections]) -> dict[BoxPath, list[tuple[Attester, Correction]]]:
    """All that was found, by the entry that it is about."""
    found: dict[BoxPath, list[tuple[Attester, Correction]]] = {}
    for corrections in several:
        for each in corrections.found:
            found.setdefault(each.at, []).append((corrections.attester, each))
    return found


def find_clash(opinions: Sequence[tuple[Attester, Correction]]) -> str:
    """Whether people say different things of an entry; who says what."""
    said: dict[str, list[str]] = {}
    for who, each in opinions:
        said.setdefault(tell_opinion(each), []).append(str(who) or "?")
    told = [f"{', '.join(people)}: {what}" for what, people in said.items()]
    return "; ".join(told) if len(said) > 1 else ""


def tell_opinion(each: Correction) -> str:
    """What somebody says of an entry."""
    if each.verdict in (SAME, MISSING):
        return each.verdict
    return tell(each.theirs)


def tell_path(at: BoxPath) -> str:
    """Where something stands, as a line."""
    return " / ".join(at)


def tell(values: Document | None) -> str:
    """What an entry states, as a line."""
    told = [f"{key} = {value!r}" for key, value in (values or {}).items()]
    return ", ".join(told) or "nothing"


def tell_difference(at: BoxPath, ours: Document | None, theirs: Document | None) -> Iterator[str]:
    """In what two boxes differ at an entry, as lines."""
    if theirs is None or ours is None:
        yield f"{'-' if theirs is None else '+'} {tell_path(at)}: {tell(theirs or ours)}"
        return
    for key in {**ours, **theirs}:
        one, two = (repr(each[key]) if key in each else "nothing" for each in (ours, theirs))
        yield f"  {tell_path(at)}: {key}: {one} -> {two}"
