"""The paints and the hand of this table."""

from __future__ import annotations

from meseta.people.drawing import ITALIC

DARK, FADED, PAPER, PALE, CREAM = "#3a2a1c", "#76603f", "#f1e4c6", "#faf3df", "#fff6dd"
GOLD, RED, STONE = "#c8952b", "#8e2a23", "#b9a283"
FONT = (
    "Palatino, 'Palatino Linotype', 'Book Antiqua', 'TeX Gyre Pagella', P052, Georgia, "
    "'Liberation Serif', 'DejaVu Serif', serif"
)
SMALL = {"fill": FADED, **ITALIC}
