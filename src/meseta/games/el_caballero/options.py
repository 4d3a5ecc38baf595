"""The options of a game of El Caballero, validated together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from meseta.kernel.reading import check_value, read_players, with_defaults

COLOURS = ("red", "blue", "yellow", "green")
FEWEST_PLAYERS = 2

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
    options = with_defaults("el-caballero", given, DEFAULTS)
    options["players"] = read_players(options["players"], COLOURS, FEWEST_PLAYERS)
    for ruling, values in RULINGS.items():
        check_value(ruling, options[ruling], values)
    if not options["two_player_first_double"] and len(options["players"]) > FEWEST_PLAYERS:
        raise ValueError(
            f"two_player_first_double: only with 2 players, not with {len(options['players'])}"
        )
    return options
