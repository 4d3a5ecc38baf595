"""Texts: messages in the format of Project Fluent, one folder a language.

A game has its own messages beside those that all games share (`meseta/people/languages/`).

A message may use what is told in the form that its grammar needs:

    event-moved = A caballero of { $seat } moves from { $area } to { $target }.
    event-recruited = { $seat } takes { COUNT($count, "caballero") } to the court.

`{ $area }` is the name of an area; `{ FORM($area, "from") }` is the attribute `.from` of its
message, or its plain name where the language needs no other form; `COUNT` is the message
`counted-caballero` with `$n`, which chooses among its plural forms.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle
from fluent.runtime.types import FluentType

from meseta.kernel.decision import Decision
from meseta.kernel.domain import FLAG, NAMES, Domain, Naming
from meseta.kernel.event import Event, EventList
from meseta.people.drawing_cache import Voice, remember_answers
from meseta.people.messages import Messages

SHARED = Path(__file__).parent / "languages"
"""Messages that every game uses."""
PLURALS = {"pt": "pt-PT"}
"""Languages that count as one country does: in Portugal nought is many, in Brazil it is one."""


def languages_in(folder: Path) -> tuple[str, ...]:
    """The languages that a folder has."""
    return tuple(sorted({path.parent.name for path in folder.glob("*/*.ftl")}))


def files_of(folder: Path, language: str) -> list[Path]:
    """The files with the messages of a language: the shared ones, then the folder's own."""
    homes = dict.fromkeys((SHARED, folder))
    return [path for home in homes for path in sorted((home / language).glob("*.ftl"))]


@cache
def bundle_of(folder: Path, language: str) -> Messages:
    """All messages of a language."""
    known = languages_in(folder)
    if language not in known:
        raise ValueError(f"language: {language!r} is not one of {', '.join(known)}")

    def count_of(n: int, noun: str) -> str:
        return say_message(bundle_of(folder, language), f"counted-{noun}", n=n)

    functions: dict[str, Any] = {"FORM": form_of, "COUNT": count_of}
    return Messages(PLURALS.get(language, language), files_of(folder, language), functions)


SAID: dict[Any, str] = {}
"""What was said lately: the same message with the same values is the same text."""
MOST_SAID = 50_000
SCORABLE = ("area", "region", "target", "type", "charter", "source", "sheet")
"""What messages name that can be scored."""


def say_message(
    bundle: FluentBundle, message: str, attribute: str | None = None, **values: Any
) -> str:
    """A message with its values; a missing one, or a missing value, is an error."""
    known = [(name, type(value), in_key(value)) for name, value in values.items()]
    key = bundle, message, attribute, *known
    text = SAID.get(key)
    if text is None:
        text = formatted(bundle, message, attribute, values)
        if len(SAID) >= MOST_SAID:
            SAID.clear()
        SAID[key] = text
    return text


def in_key(value: Any) -> Any:
    """A value by which a text can be found again; a name is more than its word."""
    return value.identity if isinstance(value, NamedThing) else value


def formatted(
    bundle: FluentBundle, message: str, attribute: str | None, values: dict[str, Any]
) -> str:
    """A message with its values, put together."""
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    assert pattern is not None, message
    text, errors = bundle.format_pattern(pattern, values)
    if errors:
        raise errors[0]
    return str(text)


def form_of(name: Any, which: Any) -> str:
    """A name in one of its forms."""
    return name.form(str(which)) if isinstance(name, NamedThing) else str(name)


class NamedThing(FluentType):
    """A name inside a message; it can be chosen by, written, or asked for in another form."""

    def __init__(self, bundle: FluentBundle, key: str, word: str, usual: str) -> None:
        self.bundle, self.key, self.word, self.usual = bundle, key, word, usual

    def format(self, locale: Any) -> str:
        """Its name."""
        return (
            say_message(self.bundle, self.key) if self.bundle.has_message(self.key) else self.usual
        )

    def form(self, which: str) -> str:
        """Its name in one of its forms."""
        if self.bundle.has_message(self.key):
            if which in self.bundle.get_message(self.key).attributes:
                return say_message(self.bundle, self.key, which)
        return self.format(None)

    @property
    def identity(self) -> tuple[str, str, str]:
        """All that its forms follow from, in a language."""
        return self.key, self.word, self.usual

    def __eq__(self, other: object) -> bool:
        return other == self.word

    def __hash__(self) -> int:
        return hash(self.word)

    def __str__(self) -> str:
        return self.format(None)


class Phrases:
    """What is said in one language: the messages of a folder, and those that all share."""

    def __init__(self, folder: Path, language: str) -> None:
        self.language = language
        self.bundle = bundle_of(folder, language)

    def say(self, message: str, /, **values: Any) -> str:
        """A message with its values; `message.attribute` is what stands with it."""
        key, _, attribute = message.partition(".")
        return say_message(self.bundle, key, attribute or None, **values)

    def knows(self, message: str) -> bool:
        """Whether there is such a message, and with it such an attribute."""
        key, _, attribute = message.partition(".")
        if not self.bundle.has_message(key):
            return False
        return not attribute or attribute in self.bundle.get_message(key).attributes


class Speech(Phrases, Voice):
    """One game in one language: its messages, its events, its names."""

    def __init__(
        self,
        folder: Path,
        language: str,
        events: type[EventList],
        naming: Naming,
        printed: Mapping[str, str],
    ) -> None:
        super().__init__(folder, language)
        self.events, self.naming = events, naming
        self.printed = printed
        """Names that the box itself prints, for languages that have no other."""

    def about(self, message: str) -> str:
        """The explanation that stands with a message."""
        return self.say(f"{message}.about")

    def name(self, of: Domain, number: int) -> NamedThing:
        """What a number names."""
        word = str(of.word(number, self.naming))
        key = f"{of.name}-{word}".replace(" ", "_").replace("/", "-")
        return NamedThing(self.bundle, key, word, self.printed.get(word, word))

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it."""
        if of.form == NAMES:
            return self.name(of, number)
        word = of.word(number, self.naming)
        return str(word).lower() if of.form == FLAG else word

    @remember_answers
    def sentence(self, event: Event) -> str:
        """An event in words."""
        kind, numbers = self.events.read(event)
        return self.say(f"event-{kind.name}", **self.values(kind.tells, numbers))

    def story(self, events: Sequence[Event], view: Mapping[str, Any], since: int = 0) -> list[str]:
        """Events from one on in words; the view is what lies there after all of them.

        A game whose map grows says by it what something was when it happened.
        """
        return [self.sentence(event) for event in events[since:]]

    def values(self, tells: Mapping[str, Domain], numbers: Mapping[str, int]) -> dict[str, Any]:
        """What an event tells, as messages take it."""
        return {name: self.value(tells[name], number) for name, number in numbers.items()}

    def brought(self, seat: int, events: Sequence[Event]) -> str:
        """What a turn has brought a seat so far, where a game tells that."""
        return ""

    def scorable(self, name: str) -> str:
        """What can be scored, as people call it."""
        known = [f"{kind}-{name}" for kind in SCORABLE if self.knows(f"{kind}-{name}")]
        return self.say(known[0]) if known else self.printed.get(name, name)

    def question(self, kind: type[Decision] | None) -> str:
        """What a decision asks; none means that the game is over."""
        return self.say(f"ask-{kind.title()}" if kind else "ask-over")

    def flag(self, kind: type[Decision] | None) -> str:
        """What a decision asks, as short as it fits on a flag."""
        return say_message(self.bundle, f"ask-{kind.title()}", "flag") if kind else ""
