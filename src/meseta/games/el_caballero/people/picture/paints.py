"""The paints and the hand of this table."""

from __future__ import annotations

DARK, FADED, CREAM, WHITE = "#3b2d19", "#5d4a2f", "#fdf7e6", "#fff"
TINT = {"red": "#b3352b", "blue": "#2b5d9e", "yellow": "#d9a021", "green": "#3f8248"}
DEEP = {"red": "#7c1f18", "blue": "#183a69", "yellow": "#8f6508", "green": "#24542b"}
"""What the edges of a player's things are drawn in."""
FONT = "Georgia, 'DejaVu Serif', 'Times New Roman', serif"
LIFTED = {"filter": "url(#lift)"}
"""What lies on other cards throws a shadow."""
