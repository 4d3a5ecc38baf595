"""The icon as devices want it that keep the table on their home screens: `make icons`."""

from __future__ import annotations

import resvg_py

from meseta.web.http.pages import STATIC

ROUND = ' rx="7"'
"""What rounds the corners of the drawing; a device that cuts icons itself wants them whole."""
SIZES = {"icon-192.png": (192, True), "icon-512.png": (512, True), "icon-whole.png": (512, False)}
"""By the name of the file: how large, and whether its corners are round."""


def draw_icon(name: str) -> bytes:
    """One of the icons as PNG."""
    size, is_round = SIZES[name]
    drawing = (STATIC / "icon.svg").read_text("utf-8")
    svg = drawing if is_round else drawing.replace(ROUND, "")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size))


if __name__ == "__main__":
    for name in SIZES:
        (STATIC / name).write_bytes(draw_icon(name))
