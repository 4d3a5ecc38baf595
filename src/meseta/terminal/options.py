"""The games with their options, explained."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from typing import Any

from meseta.games import find_game
from meseta.kernel.options import Option

INDENT, DEEPER = "  ", "      "


def describe_game(name: str, language: str, columns: int) -> Iterator[str]:
    """A game with all its options: what may be written, what is usual, what it means."""
    kind = find_game(name)
    words = kind({}).words(language)
    yield words.say("cli-game", game=name, title=kind.title, version=kind.version)
    for option, declared in kind.declared.declared.items():
        title, about = words.say(f"option-{option}"), words.about(f"option-{option}")
        usual = words.say("cli-usual", value=spell_value(declared.usual))
        yield f"{INDENT}{option}={values_of(declared)}"
        yield from textwrap.wrap(
            f"{title} ({usual}): {about}",
            columns,
            initial_indent=DEEPER,
            subsequent_indent=DEEPER,
        )
    yield f"{INDENT}--box {'|'.join(kind.box_names)}"
    yield f"{DEEPER}{words.say('cli-boxes')}"


def values_of(option: Option) -> str:
    """What may be written for an option: one of several values, or several with commas."""
    values = [spell_value(value) for value in option.values]
    if isinstance(option.usual, list | tuple):
        return ",".join(values) or "…"
    several = isinstance(option.usual, int) and not isinstance(option.usual, bool)
    if several and not all(isinstance(value, int) for value in option.values if value is not None):
        return f"{option.usual}|{','.join(values)}"
    return "|".join(values)


def spell_value(value: Any) -> str:
    """A value as people write it."""
    words = {True: "yes", False: "no", None: "none", (): "-"}
    if value is None or isinstance(value, bool | tuple):
        return words[value]
    return str(value)
