"""What the map and the pieces are painted with, beside the palette of all tables."""

from __future__ import annotations

PAINTS = {
    "chart": "#a9d2da",
    "rhumb": "#74aab8",
    "sea": "#3a90b4",
    "waves": "#f0fbfa",
    "shallows": "#74c0cf",
    "surf": "#bce6e0",
    "sand": "#f4e4b4",
    "shore": "#7b6a3c",
    "grass": "#a8c268",
    "blades": "#5e7a36",
    "frame": "#17323f",
    "letters": "#0a161d",
    "fish": "#eef6f2",
    "scales": "#1f4d63",
    "coin-light": "#fff3b0",
    "coin": "#f0c02f",
    "coin-dark": "#a8740c",
    "coin-edge": "#7d560a",
    "coin-shadow": "#3d3212",
    "hull": "#8a5a2b",
    "sail": "#fdf8ea",
    "jib": "#f3ead2",
    "rigging": "#3a2410",
    "walls": "#8d8a84",
    "wall-edge": "#3c3a36",
    "stones": "#5c5a55",
    "water-paper": "#e3f1f5",
    "water-ink": "#17485c",
    "shadow": "#2a1d0c",
}
"""The tints of this game by their names."""
