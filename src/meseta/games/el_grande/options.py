"""The options of a game of El Grande, validated together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.kernel.reading import check_value, read_list, read_players, with_defaults

COLOURS = ("purple", "green", "blue", "orange", "white")
EXPANSIONS = ("new-regency", "old-hands", "power-shift")
EDITIONS = ("2023", "classic")
FEWEST_PLAYERS = 2

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
    options = with_defaults("el-grande", given, DEFAULTS)
    options["players"] = read_players(options["players"], COLOURS, FEWEST_PLAYERS)
    options["expansions"] = read_names("expansions", options["expansions"], EXPANSIONS)
    options["old_hands"] = read_list("old_hands", options["old_hands"])
    check_value("edition", options["edition"], EDITIONS)
    check_value("short", options["short"], (True, False))
    check_value("merged_stack", options["merged_stack"], (True, False))
    for ruling, values in RULINGS.items():
        check_value(ruling, options[ruling], (None, *values))
    check_together(options)
    return options


def read_names(name: str, values: Any, known: tuple[str, ...]) -> list[str]:
    """A list of different known names, in their usual order."""
    names = read_list(name, values)
    for value in names:
        check_value(name, value, known)
    return [value for value in known if value in names]


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
