"""The keys of views, from the typed dictionaries that a game declares for them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from types import ModuleType, UnionType
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

from meseta.reference.markdown import anchor, as_json, code, heading, link, list_words, table
from meseta.reference.notes import about, notes_in

LONGEST_EXAMPLE = 90
PLAIN = {type(None): "`null`", str: "text", int: "number", bool: "`true` or `false`"}


def view_tables(module: ModuleType, examples: Mapping[str, Any]) -> str:
    """A table of the keys of `View`, then one for each type inside it."""
    kinds = list(dict.fromkeys(find_nested(module.View)))
    tables = [view_table(module.View, examples)]
    for kind in kinds[1:]:
        title = heading(3, code(kind.__name__), anchor("view", kind.__name__))
        example = next(find_like(kind, examples), {})
        tables.append(f"{title}\n\n{about(kind)}\n\n{view_table(kind, example)}")
    return "\n\n".join(tables)


def find_nested(kind: type, known: tuple[type, ...] = ()) -> Iterator[type]:
    """A typed dictionary or record, and all those inside it."""
    yield kind
    for hint in get_type_hints(kind).values():
        for other in types_in(hint):
            if has_keys(other) and other not in known:
                yield from find_nested(other, (*known, kind))


def find_like(kind: type, value: Any) -> Iterator[Mapping[str, Any]]:
    """The dictionaries inside a value that have exactly the keys of a type."""
    if isinstance(value, Mapping):
        if value and required_keys(kind) <= value.keys() <= get_type_hints(kind).keys():
            yield value
        value = value.values()
    if isinstance(value, Iterable) and not isinstance(value, str):
        for each in value:
            yield from find_like(kind, each)


def types_in(hint: Any) -> Iterator[type]:
    """Every class that an annotation names."""
    if isinstance(hint, type):
        yield hint
    for inner in get_args(hint):
        yield from types_in(inner)


def has_keys(kind: type) -> bool:
    """Whether a type is a typed dictionary or a named tuple."""
    return is_typeddict(kind) or (issubclass(kind, tuple) and hasattr(kind, "_fields"))


def view_table(kind: type, examples: Mapping[str, Any]) -> str:
    """The keys of one type."""
    notes = notes_of(kind)
    rows = [
        [
            code(key) if key in required_keys(kind) else f"{code(key)} (at times)",
            spell_type(hint),
            notes.get(key, ""),
            as_json(examples[key], LONGEST_EXAMPLE) if key in examples else "",
        ]
        for key, hint in get_type_hints(kind).items()
    ]
    return table(["key", "holds", "meaning", "example"], rows)


def required_keys(kind: type) -> frozenset[str]:
    """The keys that are always there."""
    return getattr(kind, "__required_keys__", frozenset(get_type_hints(kind)))


def notes_of(kind: type) -> dict[str, str]:
    """The notes on the keys of a type, with those of the types that it extends."""
    bases = [base for base in getattr(kind, "__orig_bases__", ()) if is_typeddict(base)]
    found = {key: note for base in bases for key, note in notes_of(base).items()}
    return {**found, **notes_in(kind)}


def spell_type(hint: Any) -> str:
    """A type in words, with a link to those that the game declares."""
    home, inner = get_origin(hint), [each for each in get_args(hint) if each is not ...]
    if home is Literal:
        return list_words([as_json(value) for value in inner])
    words = [spell_type(each) for each in inner]
    if not words:
        return plain(hint)
    if home in (Union, UnionType):
        return " or ".join(words)
    if issubclass(home, Mapping):
        return f"by {'name' if inner[0] is str else words[0]}: {words[1]}"
    if len(words) > 1:
        return f"({', '.join(words)})"
    return f"list: {words[0]}"


def plain(hint: Any) -> str:
    """A type without others inside it."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and has_keys(hint):
        return link(hint.__name__, anchor("view", hint.__name__))
    return "anything" if hint is Any else code(hint.__name__)
