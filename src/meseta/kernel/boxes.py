"""Reading boxes: what every game's box documents have in common. What is wrong is named."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from meseta.kernel.data import own_copy

Document = dict[str, Any]
"""A box, entry by entry."""
Check = Callable[[Document], Iterator[str]]
MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)
"""What comes of looking for something where there is nothing, or something else."""
NAMED = ("public: ", "derived: ")
"""Sources that name who has published something, or from what it follows."""


class BoxError(ValueError):
    """A box that cannot be played with; the message names the entry."""


@cache
def packed(path: Path) -> bytes:
    """A file that comes with a game, parsed once."""
    return pickle.dumps(tomllib.loads(path.read_text("utf-8")))


def read_shipped(path: Path) -> Document:
    """A document that comes with a game; a copy of one's own."""
    document: Document = pickle.loads(packed(path))
    return document


def read_own_box(name: str, shipped: Sequence[str]) -> Document:
    """A person's own box from its file."""
    try:
        document = tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        known = ", ".join(shipped)
        raise BoxError(f"box {name!r}: not one of {known} and not a file") from error
    except (ValueError, RecursionError) as error:
        raise BoxError(f"box {name}: this is not TOML: {error}") from error
    return own_document(document, f"box {name}")


def own_document(document: Mapping[str, Any], name: str) -> Document:
    """A copy of a person's document, of nothing but what a saved match can hold."""
    copied: Document = own_copy(document, BoxError, (name,))
    return copied


def verified(document: Document, name: str, faults: list[str]) -> Document:
    """The same document, if nothing is wrong with it."""
    if faults:
        raise BoxError(f"box {name}: {faults[0]}")
    return document


def find_faults(document: Document, required: Sequence[str], checks: Sequence[Check]) -> list[str]:
    """Everything that is wrong with a box, in sentences."""
    missing = [key for key in required if key not in document]
    if missing:
        return [f"the box has no {', no '.join(missing)}"]
    try:
        return [fault for check in checks for fault in check(document)]
    except MALFORMED as error:
        return [malformed(error)]


def malformed(error: Exception) -> str:
    """That an entry of a box is not what it should be."""
    return f"an entry is malformed: {type(error).__name__} {error}"


def unsourced(entries: Iterable[tuple[str, Mapping[str, Any]]]) -> Iterator[str]:
    """Entries that do not say where they come from."""
    for name, entry in entries:
        source = entry.get("source")
        known = source in ("rules", "reconstructed")
        if not known and not (isinstance(source, str) and source.startswith(NAMED)):
            yield (
                f"{name}: source is {source!r}, "
                "not 'rules', 'public: …', 'derived: …' or 'reconstructed'"
            )
