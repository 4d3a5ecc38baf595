"""The options of a game of El Grande, validated together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLOURS = ("purple", "green", "blue", "orange", "white")
EXPANSIONS = ("new-regency", "old-hands", "power-shift")
EDITIONS = ("2023", "classic")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 5

RULINGS: dict[str, tuple[Any, ...]] = {
    "dummy_castillo": ("stay", "home"),
    "militia_castillo": (True, False),
    "choice_castillo": (True, False),
    "estate_may_stay": (True, False),
    "assassin_may_stop": (True, False),
}
"""Rulings on which people differ, with their values; unset, the box decides."""

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "edition": "2023",
    "short": False,
    "merged_stack": False,
    "expansions": (),
    "old_hands": (),
    **dict.fromkeys(RULINGS),
}


def read_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, checked one by one and together; the result can be written as JSON."""
    unknown = sorted(set(given) - set(DEFAULTS))
    if unknown:
        raise ValueError(
            f"el-grande has no option {unknown[0]!r}; it has: {', '.join(sorted(DEFAULTS))}"
        )
    options = {**DEFAULTS, **given}
    options["players"] = read_players(options["players"])
    options["expansions"] = read_names("expansions", options["expansions"], EXPANSIONS)
    options["old_hands"] = read_list("old_hands", options["old_hands"])
    check_value("edition", options["edition"], EDITIONS)
    check_value("short", options["short"], (True, False))
    check_value("merged_stack", options["merged_stack"], (True, False))
    for ruling, values in RULINGS.items():
        check_value(ruling, options[ruling], (None, *values))
    check_together(options)
    return options


def read_players(players: Any) -> list[str]:
    """The colours in seat order, from their number or their names."""
    if isinstance(players, int) and not isinstance(players, bool):
        count = players
        colours = list(COLOURS[:count])
    else:
        colours = read_list("players", players)
        count = len(colours)
        for colour in colours:
            check_value("players", colour, COLOURS)
        if len(set(colours)) < count:
            raise ValueError(f"players: every colour may occur once, not {colours}")
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise ValueError(f"players: El Grande is for 2 to 5 players, not {count}")
    return colours


def read_list(name: str, values: Any) -> list[str]:
    """A list of texts."""
    if not isinstance(values, list | tuple) or not all(isinstance(v, str) for v in values):
        raise ValueError(f"{name}: expected a list of names, not {values!r}")
    return list(values)


def read_names(name: str, values: Any, known: tuple[str, ...]) -> list[str]:
    """A list of different known names, in their usual order."""
    names = read_list(name, values)
    for value in names:
        check_value(name, value, known)
    return [value for value in known if value in names]


def check_value(name: str, value: Any, known: tuple[Any, ...]) -> None:
    """One of the known values, of the same type."""
    if not any(value is k or (type(value) is type(k) and value == k) for k in known):
        raise ValueError(f"{name}: {value!r} is not one of {', '.join(map(repr, known))}")


def check_together(options: Mapping[str, Any]) -> None:
    """Options that exclude each other."""
    players = len(options["players"])
    if options["edition"] == "classic":
        for name in (
            "merged_stack",
            "expansions",
            "old_hands",
            "dummy_castillo",
            "estate_may_stay",
        ):
            if options[name]:
                raise ValueError(f"{name}: the classic edition does not have this option")
    if options["merged_stack"] and players > 3:
        raise ValueError(f"merged_stack: only for 3 players (with 2 always), not for {players}")
    if options["old_hands"] and "old-hands" in options["expansions"]:
        raise ValueError("old_hands: name single cards here, or all by the expansion 'old-hands'")
    if options["dummy_castillo"] and players > 2:
        raise ValueError(
            f"dummy_castillo: there is a dummy only with 2 players, not with {players}"
        )
    if options["estate_may_stay"] is not None and "new-regency" not in options["expansions"]:
        raise ValueError("estate_may_stay: only with the expansion 'new-regency'")


def dummy_colour(options: Mapping[str, Any]) -> str:
    """The colour that the dummy takes: the first that no player has."""
    return next(colour for colour in COLOURS if colour not in options["players"])
