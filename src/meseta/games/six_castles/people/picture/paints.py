"""The paints and the hand of this table."""

from __future__ import annotations

GROUND = {
    "pasture": "#b7cf7c",
    "chestnut": "#d3ac78",
    "olive": "#bcc08c",
    "vine": "#c7a5bd",
    "cereal": "#efd684",
    "lake": "#8fc3dd",
    "dead_land": "#d8cab0",
    "forest": "#7fa873",
    "house": "#e9cdb4",
    "chapel": "#e6dcc3",
    "stone_cross": "#d9d6ca",
    "military_camp": "#dcb9a0",
    "roman_milestone": "#dfd3b4",
    "rock": "#b3aca4",
    "toll": "#f1e7cf",
}
"""What the ground of a terrain is painted with."""

TINT = {"blue": "#2f6fb3", "red": "#b8322a", "yellow": "#dfa41f", "green": "#3f7f4c"}
"""What the pieces of a player are painted with."""

DARK, BROWN, FADED, WHITE = "#3b3228", "#7a5a2a", "#7a6640", "#fff"
WOOD, PAPER, BACK = "#d9c9a3", "#f6efdf", "#8d7a5c"
GOLD, BRONZE = "#d8a832", "#8a6414"
FONT = "Georgia, 'DejaVu Serif', serif"
