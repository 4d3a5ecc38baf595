"""The options of a game of El Caballero, validated together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

COLOURS = ("red", "blue", "yellow", "green")
FEWEST_PLAYERS, MOST_PLAYERS = 2, 4

RULINGS: dict[str, tuple[Any, ...]] = {
    "isthmus_or_strait": ("isthmus", "strait"),
    "turn_limit": (1, 2),
    "court_card_cap": (None, 2),
    "last_card_any_time": (True, False),
    "rotate_area_cards": (True, False),
    "number_order": ("clockwise", "counterclockwise"),
    "area_ties_stand": (True, False),
    "below_tied_first_scores": (False, True),
    "two_player_first_double": (True, False),
    "fish_per_ship": (True, False),
    "power_supply": ("derived", "el-grande"),
    "protected_return": ("number", "paid"),
    "interleave_steps": (True, False),
    "both_area_cards": (True, False),
}
"""The open questions Q3 to Q16 in their order, with their values, the default first."""

DEFAULTS: dict[str, Any] = {
    "players": 4,
    **{ruling: values[0] for ruling, values in RULINGS.items()},
}


def read_options(given: Mapping[str, Any]) -> dict[str, Any]:
    """All options, checked one by one and together; the result can be written as JSON."""
    unknown = sorted(set(given) - set(DEFAULTS))
    if unknown:
        raise ValueError(
            f"el-caballero has no option {unknown[0]!r}; it has: {', '.join(sorted(DEFAULTS))}"
        )
    options = {**DEFAULTS, **given}
    options["players"] = read_players(options["players"])
    for ruling, values in RULINGS.items():
        check_value(ruling, options[ruling], values)
    if not options["two_player_first_double"] and len(options["players"]) > FEWEST_PLAYERS:
        raise ValueError(
            f"two_player_first_double: only with 2 players, not with {len(options['players'])}"
        )
    return options


def read_players(players: Any) -> list[str]:
    """The colours in seat order, from their number or their names."""
    if isinstance(players, int) and not isinstance(players, bool):
        count = players
        colours = list(COLOURS[: max(0, count)])
    elif isinstance(players, list | tuple):
        colours = list(players)
        count = len(colours)
        for colour in colours:
            check_value("players", colour, COLOURS)
        if len(set(colours)) < count:
            raise ValueError(f"players: every colour may occur once, not {colours}")
    else:
        raise ValueError(f"players: expected a number or a list of colours, not {players!r}")
    if not FEWEST_PLAYERS <= count <= MOST_PLAYERS:
        raise ValueError(f"players: El Caballero is for 2 to 4 players, not {count}")
    return colours


def check_value(name: str, value: Any, known: tuple[Any, ...]) -> None:
    """One of the known values, of the same type."""
    if not any(value is k or (type(value) is type(k) and value == k) for k in known):
        raise ValueError(f"{name}: {value!r} is not one of {', '.join(map(repr, known))}")
