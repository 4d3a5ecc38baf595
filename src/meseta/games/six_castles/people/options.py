"""The options of a game of 6 Castles."""

from __future__ import annotations

from meseta.kernel.options import Chosen, Options, one_of, players, yes_or_no

COLOURS = ("blue", "red", "yellow", "green")
RULINGS = {
    "sale_castle_plus_one": one_of(True, False),
    "arms": one_of("four", "tile"),
    "mark_limit": one_of("type", "icon"),
    "ring": one_of("tiles", "hills"),
    "castle_distance": one_of(2, 3, "path"),
    "rock_adjacent": one_of("hill", "edge"),
    "replace_rule": one_of("under", "right", "both"),
    "line_changes": one_of("turn", "marking"),
    "toll_space": one_of("cost", "terrain"),
    "sales": one_of("one", "castle", "any"),
    "per_turn": one_of("one", "any"),
    "goods_kept": one_of(True, False),
    "castle_covers": one_of(True, False),
    "worker_start": one_of("any", "last"),
    "top_slot": one_of("track", "type"),
    "castle_choice": one_of("player", "clockwise"),
}
"""Readings on which the rule book leaves room, with their values; the first is the usual one."""


def check_together(options: Chosen) -> None:
    """Options that exclude each other."""
    if len(options["players"]) == 1:
        for name in ("family", "suggested"):
            if options[name]:
                raise ValueError(f"{name}: the solo game has a set-up of its own")


OPTIONS = Options(
    "6-castles",
    check_together,
    RULINGS,
    players=players(COLOURS, fewest=1, usual=4),
    family=yes_or_no(False),
    suggested=yes_or_no(False),
    side=one_of("a", "b"),
)
