"""Options, declared once: their values, what is usual, and how they are read.

An option is given as its value, or as the text that a person types for it: `players="4"`,
`short="yes"`, `expansions="new-regency,power-shift"`. What each option and each value means
stands with the other texts of the game, in every language.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from meseta.kernel.data import own_copy

Chosen = dict[str, Any]
"""All options of a game, as JSON has them."""
TYPED = {"True": ("yes", "true"), "False": ("no", "false"), "None": ("none",)}
"""What a person types for values that are not typed as they are written."""


class OptionError(ValueError):
    """An option that does not exist, or that cannot be chosen so; the message names it."""


@dataclass(frozen=True)
class Option:
    """One option of a game."""

    usual: Any
    """Its value where none is given."""
    values: tuple[Any, ...] = ()
    """What it may be, or what may stand in its list; nothing means any name."""
    read: Callable[[Option, str, Any], Any] = lambda option, name, value: read_one(
        name, value, option.values
    )


def one_of(*values: Any, usual: Any = ...) -> Option:
    """One of some values; the first is usual unless said otherwise."""
    return Option(values[0] if usual is ... else usual, values)


def yes_or_no(usual: bool) -> Option:
    """True or false."""
    return Option(usual, (True, False))


def ruling(*values: Any) -> Option:
    """A question on which people differ; null leaves it to the box."""
    return Option(None, (None, *values))


def some_of(*values: str) -> Option:
    """Any number of some names."""
    return Option((), values, lambda option, name, value: read_some(name, value, option.values))


def any_names() -> Option:
    """A list of names that the box knows."""
    return Option((), (), lambda option, name, value: read_list(name, value))


def players(colours: Sequence[str], fewest: int, usual: int) -> Option:
    """How many play, or their colours in seat order."""
    return Option(
        usual,
        tuple(colours),
        lambda option, name, value: read_players(value, option.values, fewest),
    )


class Options:
    """All options of one game."""

    def __init__(
        self,
        game: str,
        together: Callable[[Chosen], None],
        readings: Mapping[str, Option],
        **declared: Option,
    ) -> None:
        self.game, self.together = game, together
        self.declared = {**declared, **readings}
        self.readings = frozenset(readings)
        """Those on which people who have read the same book differ."""

    @property
    def usual(self) -> Chosen:
        """Every option with its value where none is given."""
        return {name: option.usual for name, option in self.declared.items()}

    def read(self, given: Mapping[str, Any]) -> Chosen:
        """All options, checked one by one and together; the result can be written as JSON."""
        given = own_copy(given, OptionError)
        unknown = sorted(name for name in given if name not in self.declared)
        if unknown:
            known = ", ".join(sorted(self.declared))
            raise OptionError(f"{self.game} has no option {unknown[0]!r}; it has: {known}")
        chosen = {
            name: option.read(option, name, given.get(name, option.usual))
            for name, option in self.declared.items()
        }
        try:
            self.together(chosen)
        except ValueError as error:
            raise OptionError(str(error)) from error
        return chosen

    def unusual(self, chosen: Chosen) -> Chosen:
        """The players, and every option that is not as usual: what a position says."""
        return {
            name: value
            for name, value in chosen.items()
            if name == "players"
            or value
            != self.declared[name].read(self.declared[name], name, self.declared[name].usual)
        }


def read_one(name: str, value: Any, known: Sequence[Any]) -> Any:
    """One of the known values, or what a person types for it."""
    for each in known:
        if type(value) is type(each) and value == each:
            return each
        if isinstance(value, str) and value.strip().lower() in typed(each):
            return each
    listed = ", ".join(typed(each)[0] for each in known)
    raise OptionError(f"{name}: {value!r} is not one of {listed}")


def typed(value: Any) -> Sequence[str]:
    """What a person may type for a value."""
    return TYPED.get(str(value), (str(value),))


def read_list(name: str, values: Any) -> list[str]:
    """A list of names, or the names with commas between them."""
    if isinstance(values, str):
        return [part.strip() for part in values.split(",") if part.strip()]
    if not isinstance(values, list | tuple) or not all(isinstance(v, str) for v in values):
        raise OptionError(f"{name}: expected a list of names, not {values!r}")
    return list(values)


def read_some(name: str, values: Any, known: Sequence[str]) -> list[str]:
    """A list of different known names, in their usual order."""
    chosen = [read_one(name, value, known) for value in read_list(name, values)]
    return [value for value in known if value in chosen]


def read_players(value: Any, colours: Sequence[str], fewest: int) -> list[str]:
    """The colours in seat order, from their number or their names."""
    if isinstance(value, str) and re.fullmatch(r"\s*-?[0-9]{1,9}\s*", value):
        value = int(value)
    if isinstance(value, int) and not isinstance(value, bool):
        count, chosen = value, list(colours[: max(0, value)])
    elif isinstance(value, str | list | tuple):
        chosen = [read_one("players", each, colours) for each in read_list("players", value)]
        count = len(chosen)
        if len(set(chosen)) < count:
            raise OptionError(f"players: every colour may occur once, not {chosen}")
    else:
        raise OptionError(f"players: expected a number or a list of colours, not {value!r}")
    if not fewest <= count <= len(colours):
        most = len(colours)
        raise OptionError(f"players: the game is for {fewest} to {most} players, not {count}")
    return chosen
