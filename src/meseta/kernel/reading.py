"""Reading what people write: options, positions, boxes, phrases. What is wrong is named."""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

Document = dict[str, Any]
"""A box, entry by entry."""
Check = Callable[[Document], Iterator[str]]


class PositionError(ValueError):
    """A position that cannot be set up; the message names the field."""


# --- options -------------------------------------------------------------------------------------


def with_defaults(
    game: str, given: Mapping[str, Any], defaults: Mapping[str, Any]
) -> dict[str, Any]:
    """All options of a game; one that it does not have is refused."""
    unknown = sorted(set(given) - set(defaults))
    if unknown:
        raise ValueError(
            f"{game} has no option {unknown[0]!r}; it has: {', '.join(sorted(defaults))}"
        )
    return {**defaults, **given}


def check_value(name: str, value: Any, known: Sequence[Any]) -> None:
    """One of the known values, of the same type."""
    if not any(value is k or (type(value) is type(k) and value == k) for k in known):
        raise ValueError(f"{name}: {value!r} is not one of {', '.join(map(repr, known))}")


def read_list(name: str, values: Any) -> list[str]:
    """A list of texts."""
    if not isinstance(values, list | tuple) or not all(isinstance(v, str) for v in values):
        raise ValueError(f"{name}: expected a list of names, not {values!r}")
    return list(values)


def read_players(players: Any, colours: Sequence[str], fewest: int) -> list[str]:
    """The colours in seat order, from their number or their names."""
    if isinstance(players, int) and not isinstance(players, bool):
        count = players
        chosen = list(colours[: max(0, players)])
    elif isinstance(players, list | tuple):
        chosen = read_list("players", players)
        count = len(chosen)
        for colour in chosen:
            check_value("players", colour, colours)
        if len(set(chosen)) < count:
            raise ValueError(f"players: every colour may occur once, not {chosen}")
    else:
        raise ValueError(f"players: expected a number or a list of colours, not {players!r}")
    if not fewest <= count <= len(colours):
        most = len(colours)
        raise ValueError(f"players: the game is for {fewest} to {most} players, not {count}")
    return chosen


# --- positions -----------------------------------------------------------------------------------


def options_in(position: Any, defaults: Mapping[str, Any], others: Iterable[str]) -> dict[str, Any]:
    """The options that a position names beside its own keys."""
    if not isinstance(position, Mapping):
        raise PositionError(f"position: a dictionary is needed, not {position!r}")
    known = [*defaults, *others]
    for key in position:
        if key not in known:
            raise PositionError(f"position: {key!r} is not one of {', '.join(known)}")
    return {key: position[key] for key in defaults if key in position}


class PositionReader:
    """Reads a position field by field; each game's reader builds on it."""

    position: Mapping[str, Any]

    def table(self, key: str, known: Sequence[str]) -> dict[str, Any]:
        """A field that is a dictionary with known keys."""
        table = self.position.get(key, {})
        if not isinstance(table, Mapping):
            raise PositionError(f"{key}: a dictionary is needed, not {table!r}")
        for name in table:
            if name not in known:
                raise PositionError(f"{key}: {name!r} is not one of {', '.join(known)}")
        return dict(table)


# --- boxes ---------------------------------------------------------------------------------------


def read_own_box(name: str, shipped: Sequence[str]) -> Document:
    """A person's own box from its file."""
    try:
        return tomllib.loads(Path(name).read_text("utf-8"))
    except OSError as error:
        known = ", ".join(shipped)
        raise ValueError(f"box {name!r}: not one of {known} and not a file") from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise ValueError(f"box {name}: this is not TOML: {error}") from error


def verified(document: Document, name: str, faults: list[str]) -> Document:
    """The same document, if nothing is wrong with it."""
    if faults:
        raise ValueError(f"box {name}: {faults[0]}")
    return document


def find_faults(document: Document, required: Sequence[str], checks: Sequence[Check]) -> list[str]:
    """Everything that is wrong with a box, in sentences."""
    missing = [key for key in required if key not in document]
    if missing:
        return [f"the box has no {', no '.join(missing)}"]
    try:
        return [fault for check in checks for fault in check(document)]
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        return [f"an entry is malformed: {type(error).__name__} {error}"]


def unsourced(entries: Iterable[tuple[str, Mapping[str, Any]]]) -> Iterator[str]:
    """Entries that do not say where they come from."""
    for name, entry in entries:
        source = entry.get("source")
        known = source in ("rules", "reconstructed")
        if not known and not (isinstance(source, str) and source.startswith("public: ")):
            yield f"{name}: source is {source!r}, not 'rules', 'public: …' or 'reconstructed'"


# --- phrases -------------------------------------------------------------------------------------


@cache
def phrases(locale: Path, language: str) -> dict[str, Any]:
    """All phrases of a language, from a game's folder of languages."""
    known = sorted(path.stem for path in locale.glob("*.toml"))
    if language not in known:
        raise ValueError(f"language: {language!r} is not one of {', '.join(known)}")
    return tomllib.loads((locale / f"{language}.toml").read_text("utf-8"))
