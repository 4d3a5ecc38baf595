"""The messages of a game: which must be there, and how they read with blanks in them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from sys import modules
from typing import Any

from fluent.runtime import FluentBundle

from meseta.kernel.decision import Decision
from meseta.kernel.domain import FLAG, NAMES, Domain
from meseta.kernel.effect import Effect, EffectWord
from meseta.kernel.event import EventKind
from meseta.kernel.game import AnyGame
from meseta.people.texts import NamedThing, bundle_of, say_message


def home_of(game: type[AnyGame]) -> Path:
    """The folder of a game."""
    file = modules[game.__module__].__file__
    assert file is not None
    return Path(file).parent


def messages_of(game: type[AnyGame], language: str = "en") -> FluentBundle:
    """All messages of a game in a language."""
    return bundle_of(home_of(game) / "people" / "languages", language)


# --- which must be there -------------------------------------------------------------------------


def option_message(name: str) -> str:
    """What an option is called; its attribute `about` says what it means."""
    return f"option-{name}"


def ask_message(kind: type[Decision]) -> str:
    """What a decision asks."""
    return f"ask-{kind.title()}"


def event_message(kind: EventKind) -> str:
    """The sentence of an event."""
    return f"event-{kind.name}"


def effect_message(kind: type[Effect]) -> str:
    """The sentence of an effect."""
    return f"effect-{kind.title().replace(' ', '_')}"


def list_needed(game: type[AnyGame]) -> Iterator[str]:
    """The message of every option, decision, event and effect; a dot begins an attribute."""
    for name in game.declared.declared:
        yield option_message(name)
        yield f"{option_message(name)}.about"
    for kind in game.book.decisions.kinds:
        if not kind.is_step:
            yield ask_message(kind)
    yield from map(event_message, game.book.events.all)
    yield from map(effect_message, game.book.effects.verbs if game.book.effects else ())


def missing(game: type[AnyGame], language: str) -> list[str]:
    """What has no text: messages of a language, and steps without a docstring."""
    bundle = messages_of(game, language)
    steps = [kind for kind in game.book.decisions.kinds if kind.is_step and not kind.__doc__]
    return [
        *[message for message in list_needed(game) if not has(bundle, message)],
        *[f"{kind.__name__}.__doc__" for kind in steps],
    ]


def has(bundle: FluentBundle, message: str) -> bool:
    """Whether there is a message, or its attribute, with a text."""
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return False
    found = bundle.get_message(name)
    return attribute in found.attributes if attribute else found.value is not None


# --- how they read -------------------------------------------------------------------------------


class Blank(NamedThing):
    """A value that is not given: a message can choose by its word, but shows its name."""

    def format(self, locale: Any) -> str:
        """Its name, as a blank."""
        return f"*{self.key}*"

    def form(self, which: str) -> str:
        """No form of a blank differs."""
        return self.format(None)


def blanks(bundle: FluentBundle, name: str, of: Domain) -> list[Any]:
    """A blank for each word that a message may choose by."""
    words = of.names if of.form == NAMES else ("true", "false") if of.form == FLAG else ()
    return [Blank(bundle, name, word.replace(" ", "_"), "") for word in words or ("",)]


def blanks_of_word(bundle: FluentBundle, name: str, word: EffectWord) -> list[Any]:
    """The same for a word of an effect: the value of those who leave it out comes first."""
    found = blanks(bundle, name, word.of)
    if isinstance(word.default, str):
        usual = word.default.replace(" ", "_")
        return sorted(found, key=lambda blank: blank.word != usual)
    if isinstance(word.default, int) and not isinstance(word.default, bool):
        return [word.default, *found]
    return found


def readings(bundle: FluentBundle, message: str, known: Mapping[str, Sequence[Any]]) -> list[str]:
    """Every wording that one value alone brings about, the usual one first."""
    usual = {name: values[0] for name, values in known.items()}
    found = [say_message(bundle, message, **usual)]
    for name, values in known.items():
        found += [say_message(bundle, message, **{**usual, name: value}) for value in values[1:]]
    return list(dict.fromkeys(found))
