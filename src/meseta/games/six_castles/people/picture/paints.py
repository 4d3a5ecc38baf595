"""What the landscape and the pieces are painted with, beside the palette of all tables."""

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

PAINTS = {
    "unknown": "#e6dbbf",
    "rhumb": "#c9b88f",
    "path": "#e0ca97",
    "path-edge": "#b39a6b",
    "ground-edge": "#8d7747",
    "castle": "#cfc3ad",
    "step": "#e6d6a8",
    "step-pale": "#f0e6c8",
    "charter": "#efe2bd",
    "lost": "#d8cab0",
}
"""The other tints of this game, by their names."""
