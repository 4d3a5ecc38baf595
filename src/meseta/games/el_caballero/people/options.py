"""The options of a game of El Caballero."""

from __future__ import annotations

from meseta.kernel.options import Chosen, Options, one_of, players, yes_or_no

COLOURS = ("red", "blue", "yellow", "green")
FEWEST_PLAYERS = 2

RULINGS = {
    "isthmus_or_strait": one_of("isthmus", "strait"),
    "turn_limit": one_of(1, 2),
    "court_card_cap": one_of(None, 2),
    "last_card_any_time": yes_or_no(False),
    "rotate_area_cards": yes_or_no(True),
    "number_order": one_of("clockwise", "counterclockwise"),
    "area_ties_stand": yes_or_no(True),
    "below_tied_first_scores": yes_or_no(False),
    "two_player_first_double": yes_or_no(True),
    "fish_per_ship": yes_or_no(True),
    "power_supply": one_of("derived", "el-grande"),
    "protected_return": one_of("number", "paid"),
    "interleave_steps": yes_or_no(True),
    "both_area_cards": yes_or_no(True),
    "lowering_may_tie": yes_or_no(True),
    "lowered_return": one_of("paid", "number"),
}
"""The open questions Q3 to Q16 in their order, then Q20 and Q21, which our notes do not ask."""


def check_together(options: Chosen) -> None:
    """Options that exclude each other."""
    count = len(options["players"])
    if not options["two_player_first_double"] and count > FEWEST_PLAYERS:
        raise ValueError(f"two_player_first_double: only with 2 players, not with {count}")


OPTIONS = Options(
    "el-caballero",
    check_together,
    RULINGS,
    players=players(COLOURS, fewest=FEWEST_PLAYERS, usual=4),
)
