"""The options of a game of 6 Castles, validated together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.kernel.reading import check_value, read_players, with_defaults

COLOURS = ("blue", "red", "yellow", "green")
FEWEST_PLAYERS = 1

RULINGS: dict[str, tuple[Any, ...]] = {
    "sale_castle_plus_one": (True, False),
    "arms": ("four", "tile"),
    "mark_limit": ("type", "icon"),
    "ring": ("tiles", "hills"),
    "castle_distance": (2, 3, "path"),
    "rock_adjacent": ("hill", "edge"),
    "replace_rule": ("right", "leftmost"),
    "toll_space": ("cost", "terrain"),
    "per_turn": ("one", "any"),
    "goods_kept": (True, False),
    "castle_covers": (True, False),
    "worker_start": ("any", "last"),
    "top_slot": ("track", "type"),
    "castle_choice": ("player", "clockwise"),
}
"""Readings on which the rule book leaves room, with their values; the first is the usual one."""

DEFAULTS: dict[str, Any] = {
    "players": 4,
    "family": False,
    "suggested": False,
    "side": "a",
    **{name: values[0] for name, values in RULINGS.items()},
}


def read_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, checked one by one and together; the result can be written as JSON."""
    options = with_defaults("6-castles", given, DEFAULTS)
    options["players"] = read_players(options["players"], COLOURS, FEWEST_PLAYERS)
    check_value("family", options["family"], (True, False))
    check_value("suggested", options["suggested"], (True, False))
    check_value("side", options["side"], ("a", "b"))
    for ruling, values in RULINGS.items():
        check_value(ruling, options[ruling], values)
    check_together(options)
    return options


def check_together(options: Mapping[str, Any]) -> None:
    """Options that exclude each other."""
    if len(options["players"]) == 1:
        for name in ("family", "suggested"):
            if options[name]:
                raise ValueError(f"{name}: the solo game has a set-up of its own")
