"""Reading boxes: what every game's box documents have in common. What is wrong is named."""

from __future__ import annotations

import pickle
import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from meseta.kernel.data import own_copy
from meseta.kernel.domain import Domain, numbers
from meseta.kernel.effect import Effect

Document = dict[str, Any]
"""A box, entry by entry."""
Check = Callable[[Document], Iterator[str]]
MALFORMED = (KeyError, TypeError, ValueError, AttributeError, IndexError, OverflowError)
"""What comes of looking for something where there is nothing, or something else."""
SOURCES = ("rules", "attested", "reconstructed")
NAMED = ("public: ", "derived: ", "attested: ")
"""Sources that name who has published something, from what it follows, or who owns a copy."""
BoxWord = Domain | type[Effect]
"""What may stand in an entry: a word of a domain, or something that a card does."""


class BoxError(ValueError):
    """A box that cannot be played with; the message names the entry."""


class MissingBox(BoxError, FileNotFoundError):
    """A box that is neither among those that come with a game nor a file."""


@cache
def read_packed(path: Path) -> bytes:
    """A file that comes with a game, parsed once."""
    return pickle.dumps(tomllib.loads(path.read_text("utf-8")))


def read_shipped(path: Path) -> Document:
    """A document that comes with a game; a copy of one's own."""
    document: Document = pickle.loads(read_packed(path))
    return document


def read_own_box(name: str, shipped: Sequence[str]) -> Document:
    """A person's own box from its file."""
    try:
        document = tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        known = ", ".join(shipped)
        raise MissingBox(f"box {name!r}: not one of {known} and not a file") from error
    except (ValueError, RecursionError) as error:
        raise BoxError(f"box {name}: this is not TOML: {error}") from error
    return own_document(document, f"box {name}")


def own_document(document: Mapping[str, Any], name: str) -> Document:
    """A copy of a person's document, of nothing but what a saved match can hold."""
    copied: Document = own_copy(document, BoxError, (name,))
    return copied


def verify(document: Document, name: str, faults: list[str]) -> Document:
    """The same document, if nothing is wrong with it."""
    if faults:
        raise BoxError(f"box {name}: {faults[0]}")
    return document


def malformed_entry(error: Exception) -> str:
    """That an entry of a box is not what it should be."""
    return f"an entry is malformed: {type(error).__name__} {error}"


# --- what a box looks like -----------------------------------------------------------------------


class BoxShape(NamedTuple):
    """What stands at a place of those boxes that come with a game, so what may stand there."""

    kinds: frozenset[type]
    longest: int
    """Of texts and lists."""
    entries: Mapping[str, BoxShape]
    """Of a table, by key."""
    needed: frozenset[str]
    """Keys that are never missing."""
    each: BoxShape | None
    """What stands in a list."""

    def misfits(self, value: Any, where: str, maybe: frozenset[str]) -> Iterator[str]:
        """What of a value looks different; some keys may always be there or missing."""
        if type(value) not in self.kinds:
            yield f"{where}: a {type(value).__name__} cannot stand here"
        elif isinstance(value, str | list) and len(value) > LEEWAY * self.longest + SPARE:
            yield f"{where}: {len(value)} are too many letters or entries"
        elif isinstance(value, dict):
            missing = self.needed - value.keys() - maybe
            if missing:
                yield f"{where}: {min(missing)} is missing"
            for key, inner in value.items():
                if key == ID and isinstance(inner, str) and not is_word(inner):
                    yield f"{where}.{key}: {inner[:SPARE]!r} is no word"
                elif key in self.entries:
                    yield from self.entries[key].misfits(inner, f"{where}.{key}", maybe)
                elif key not in maybe:
                    yield f"{where}: {key[:SPARE]!r} is no entry"
        elif isinstance(value, list) and self.each is not None:
            for number, inner in enumerate(value, 1):
                yield from self.each.misfits(inner, f"{where}.{number}", maybe)


ID = "id"
"""What things are called in moves and saves, whatever else is said of them."""
LEEWAY, SPARE = 2, 40
"""A text or a list may be so many times as long as the longest of ours, and so much longer."""


def is_word(text: str) -> bool:
    """Whether a text can be said in a line of words, and be found there again."""
    return text.isprintable() and text.split() == [text]


def learn_shape(examples: Sequence[Any]) -> BoxShape:
    """What values have in common that stand at the same place."""
    tables = [each for each in examples if isinstance(each, dict)]
    lists = [each for each in examples if isinstance(each, list)]
    texts = [each for each in examples if isinstance(each, str | list)]
    keys = dict.fromkeys(key for table in tables for key in table)
    inner = [value for each in lists for value in each]
    return BoxShape(
        kinds=frozenset(map(type, examples)),
        longest=max(map(len, texts), default=0),
        entries={key: learn_shape([t[key] for t in tables if key in t]) for key in keys},
        needed=frozenset(key for key in keys if all(key in table for table in tables)),
        each=learn_shape(inner) if inner else None,
    )


SHAPES: dict[str, BoxShape] = {}
"""What boxes look like, by game, once somebody has asked."""


# --- what a game declares of its boxes -----------------------------------------------------------


class Entry:
    """Entries that state a fact: where they stand, what they are called, and their words.

    A path such as `deck.cards` leads into the entries of a table; names say what stands in them. A
    word is declared with its domain, a list of words with its domain in a list: once for any number
    of them, as often as there are where the number is fixed.
    """

    def __init__(
        self, path: str, name: str = "", maybe: str = "", **words: BoxWord | list[BoxWord]
    ) -> None:
        self.path, self.name, self.words = path, name or path, words
        self.maybe = maybe.split()
        """Words that may be left out."""

    def find(self, document: Document) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """All of them in a box, each with its name."""
        table, _, inner = self.path.partition(".")
        found = document.get(table, [])
        for outer in found if isinstance(found, list) and "{" in self.name else [found]:
            for entry in outer.get(inner, []) if inner else [outer]:
                yield self.name.format_map({**outer, **entry}), entry

    def faults(self, document: Document) -> Iterator[str]:
        """Words that may not stand there, and entries that do not say where they come from."""
        for name, entry in self.find(document):
            for key, of in self.words.items():
                if key in self.maybe and key not in entry:
                    continue
                one: BoxWord = of[0] if isinstance(of, list) else of
                said: Iterable[Any] = entry[key] if isinstance(of, list) else [entry.get(key)]
                for word in said:
                    if isinstance(one, Domain):
                        yield from find_wrong(f"{name}: {key}", one, word)
                    else:
                        yield from one.faults(name, word)
            source = entry.get("source")
            if source not in SOURCES and not str(source).startswith(NAMED):
                known = "'rules', 'public: …', 'derived: …', 'attested: …' or 'reconstructed'"
                yield f"{name}: source is {source!r}, not {known}"


def between(least: int, most: int) -> Domain:
    """A number of a box."""
    return numbers("number", least, most)


def find_wrong(name: str, of: Domain, word: Any) -> Iterator[str]:
    """A word of an entry that its domain does not know."""
    try:
        of.read(word, {})
    except ValueError as error:
        told = error if of.is_named else f"must be {of.says({})}, not {word!r}"
        yield f"{name} {told}"


class Boxes(NamedTuple):
    """The boxes of a game: those that come with it, and what is wrong with one's own."""

    game: str
    folder: Path
    names: Sequence[str]
    declared: Sequence[Entry]
    others: str
    """What a box must have beside a name, a title and its entries."""
    checks: Sequence[Check]
    """What entries must be together, once each is right for itself."""
    overlay: Callable[[Document, Document], None] = dict.update
    """What a document does to those that it builds on."""

    def load(self, name: str) -> Document:
        """A shipped box by its name, or a person's own by its file."""
        if name in self.names:
            return self.include(self.folder / f"{name}.toml")
        document = read_own_box(name, self.names)
        return verify(document, name, self.faults(document))

    def include(self, path: Path) -> Document:
        """A shipped document together with those that it builds on."""
        document, whole = read_shipped(path), Document()
        for other in document.pop("include", []):
            self.overlay(whole, self.include(path.parent / other))
        self.overlay(whole, document)
        return whole

    def faults(self, document: Document) -> list[str]:
        """Everything that is wrong with a box, in sentences."""
        tables = [entry.path for entry in self.declared if "." not in entry.path]
        required = ["game", "name", "title", *self.others.split(), *tables]
        missing = [key for key in required if key not in document]
        if missing:
            return [f"the box has no {', no '.join(missing)}"]
        if document["game"] != self.game:
            return [f"the box is for {document['game']!r}, not for {self.game!r}"]
        try:
            found = [fault for each in self.declared for fault in each.faults(document)]
            found = found or [fault for check in self.checks for fault in check(document)]
            return found or list(self.misfits(document))
        except MALFORMED as error:
            return [malformed_entry(error)]

    def misfits(self, document: Document) -> Iterator[str]:
        """What looks different from all boxes that come with the game."""
        if self.game not in SHAPES:
            shipped = [self.include(self.folder / f"{name}.toml") for name in self.names]
            SHAPES[self.game] = learn_shape(shipped)
        maybe = frozenset(word for entry in self.declared for word in entry.maybe)
        return SHAPES[self.game].misfits(document, "box", maybe)

    def entries(self, document: Document) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Every entry of a box that states a fact, with its name."""
        for each in self.declared:
            yield from each.find(document)
