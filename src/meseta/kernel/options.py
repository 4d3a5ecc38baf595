"""Options, declared once: their values, what is usual, and how they are read.

What each option and each value means stands with the other texts of the game, in every language.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

Chosen = dict[str, Any]
"""All options of a game, as JSON has them."""


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
        **declared: Option,
    ) -> None:
        self.game, self.together, self.declared = game, together, declared

    @property
    def usual(self) -> Chosen:
        """Every option with its value where none is given."""
        return {name: option.usual for name, option in self.declared.items()}

    def read(self, given: Mapping[str, Any]) -> Chosen:
        """All options, checked one by one and together; the result can be written as JSON."""
        unknown = sorted(str(name) for name in given if name not in self.declared)
        if unknown:
            known = ", ".join(sorted(self.declared))
            raise ValueError(f"{self.game} has no option {unknown[0]!r}; it has: {known}")
        chosen = {
            name: option.read(option, name, given.get(name, option.usual))
            for name, option in self.declared.items()
        }
        self.together(chosen)
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
    """One of the known values, of the same type."""
    if not any(value is k or (type(value) is type(k) and value == k) for k in known):
        raise ValueError(f"{name}: {value!r} is not one of {', '.join(map(repr, known))}")
    return value


def read_list(name: str, values: Any) -> list[str]:
    """A list of texts."""
    if not isinstance(values, list | tuple) or not all(isinstance(v, str) for v in values):
        raise ValueError(f"{name}: expected a list of names, not {values!r}")
    return list(values)


def read_some(name: str, values: Any, known: Sequence[str]) -> list[str]:
    """A list of different known names, in their usual order."""
    names = read_list(name, values)
    for value in names:
        read_one(name, value, known)
    return [value for value in known if value in names]


def read_players(value: Any, colours: Sequence[str], fewest: int) -> list[str]:
    """The colours in seat order, from their number or their names."""
    if isinstance(value, int) and not isinstance(value, bool):
        count = value
        chosen = list(colours[: max(0, value)])
    elif isinstance(value, list | tuple):
        chosen = read_list("players", value)
        count = len(chosen)
        for colour in chosen:
            read_one("players", colour, colours)
        if len(set(chosen)) < count:
            raise ValueError(f"players: every colour may occur once, not {chosen}")
    else:
        raise ValueError(f"players: expected a number or a list of colours, not {value!r}")
    if not fewest <= count <= len(colours):
        most = len(colours)
        raise ValueError(f"players: the game is for {fewest} to {most} players, not {count}")
    return chosen
