"""The entries of a box by their paths: finding, putting, taking away, telling two boxes apart.

A path has the keys that lead to an entry; in a list it has what its members are known by.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, NamedTuple

from meseta.kernel.boxes import ID, Document
from meseta.people.gallery import BoxPath

SOURCE = "source"
TEXT = "text"
"""What a text of a table is called, as if it were an entry."""
BETWEEN = "between"
"""The two that an entry lies between, by which it is known."""
TITLES = ("card", "set", "stack", "type", "track", "value", "players", "name")
"""What an entry without an id is known by."""
HEAD = ("name", "title")
"""What a box is called, in which every two boxes may differ."""


def called_by(entry: Mapping[str, Any]) -> list[str]:
    """The words that an entry is known by."""
    for key in (ID, BETWEEN):
        if key in entry:
            return [key]
    return [key for key in TITLES if isinstance(entry.get(key), str | int)]


def title_of(entry: Mapping[str, Any]) -> str:
    """What an entry is known by."""
    if ID in entry:
        return str(entry[ID])
    if BETWEEN in entry:
        return "-".join(entry[BETWEEN])
    keys = called_by(entry)
    return " ".join(e if isinstance(e := entry[key], str) else f"{key} {e}" for key in keys)


def titles_in(entries: Iterable[Any]) -> list[str]:
    """What the members of a list are known by; equal ones are counted."""
    seen: Counter[str] = Counter()
    found = []
    for entry in entries:
        title = title_of(entry) if isinstance(entry, Mapping) else str(entry)
        seen[title] += 1
        found.append(title if seen[title] == 1 else f"{title} #{seen[title]}")
    return found


def is_list_of_entries(value: Any) -> bool:
    """Whether a list holds entries that say where they come from."""
    return isinstance(value, list) and any(isinstance(e, Mapping) and SOURCE in e for e in value)


def walk_entries(document: Document) -> Iterator[tuple[BoxPath, Document]]:
    """Every entry that says where it comes from, and every text of a table, with its path."""
    for key, value in document.items():
        if is_table_of_texts(value):
            yield from (((key, name), {TEXT: text}) for name, text in value.items())
        else:
            yield from walk_value((key,), value)


def is_table_of_texts(value: Any) -> bool:
    """Whether a part of a box has nothing but texts, such as the titles of cards."""
    return isinstance(value, Mapping) and all(isinstance(each, str) for each in value.values())


def walk_value(at: BoxPath, value: Any) -> Iterator[tuple[BoxPath, Document]]:
    """The entries inside a part of a box."""
    if isinstance(value, list):
        for title, each in zip(titles_in(value), value, strict=True):
            yield from walk_value((*at, title), each)
    elif isinstance(value, Mapping):
        if isinstance(value.get(SOURCE), str):
            yield at, dict(value)
        for key, each in value.items():
            if is_list_of_entries(each):
                yield from walk_value((*at, key), each)


def own_values(entry: Mapping[str, Any]) -> Document:
    """What an entry states itself: neither where it comes from nor what lies in it."""
    return {
        key: value
        for key, value in entry.items()
        if key != SOURCE and not is_list_of_entries(value)
    }


def find_entry(document: Document, at: BoxPath) -> Any:
    """What stands at a path; nothing where there is nothing."""
    found: Any = document
    for step in at:
        if isinstance(found, list):
            titles = titles_in(found)
            found = found[titles.index(step)] if step in titles else None
        else:
            found = found.get(step) if isinstance(found, Mapping) else None
    return {TEXT: found} if isinstance(found, str) else found


def put_entry(
    document: Document, at: BoxPath, entry: Document | None, base: Document | None = None
) -> None:
    """Let something else stand at a path, or nothing.

    What is new becomes the last of its list, unless another box has it before others.
    """
    *way, last = at
    holder = find_entry(document, tuple(way))
    if isinstance(holder, list):
        titles = titles_in(holder)
        is_there = last in titles
        place = titles.index(last) if is_there else place_of(last, titles, base or {}, tuple(way))
        holder[place : place + is_there] = [] if entry is None else [entry]
    elif isinstance(holder, dict) and entry is None:
        holder.pop(last, None)
    elif isinstance(holder, dict) and entry is not None:
        holder[last] = entry.get(TEXT, entry)


def place_of(title: str, titles: list[str], base: Document, way: BoxPath) -> int:
    """Where in a list something belongs: before those that another box has behind it."""
    order = titles_in(find_entry(base, way) or ())
    later = order[order.index(title) + 1 :] if title in order else []
    places = [place for place, each in enumerate(titles) if each in later]
    return min(places, default=len(titles))


class BoxDifference(NamedTuple):
    """An entry in which two boxes differ, each with only what differs; none where it is missing."""

    at: BoxPath
    ours: Document | None
    theirs: Document | None


def differences(ours: Document, theirs: Document) -> Iterator[BoxDifference]:
    """In what two boxes differ, whatever their sources are."""
    mine, other = dict(walk_entries(ours)), dict(walk_entries(theirs))
    for at in dict.fromkeys((*mine, *other)):
        one, two = (own_values(each[at]) if at in each else None for each in (mine, other))
        if one is None or two is None:
            yield BoxDifference(at, one, two)
        elif one != two:
            keys = [key for key in {**one, **two} if one.get(key, ...) != two.get(key, ...)]
            parts = ({key: each[key] for key in keys if key in each} for each in (one, two))
            yield BoxDifference(at, *parts)


def fresh_title(title: str, taken: Iterable[str]) -> str:
    """A name that nothing has yet: the next number, or the same with one."""
    used = set(taken)
    stem = title.rstrip("0123456789")
    digits = title[len(stem) :]
    if not digits:
        stem = f"{title}_"
    numbers = range(int(digits or 1) + 1, int(digits or 1) + 2 + len(used))
    named = (f"{stem}{number:0{len(digits)}}" for number in numbers)
    return next(name for name in named if name not in used)
