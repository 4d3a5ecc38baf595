"""Lettering: the typefaces of pictures, and words that keep to their room.

Text is measured by the widths of the letters in the bundled typefaces (`fonts/widths.json`), so
that what fits here fits wherever these typefaces are shown.
"""

from __future__ import annotations

import json
from base64 import b64encode
from functools import cache, lru_cache
from pathlib import Path
from typing import Any
from xml.sax.saxutils import escape

from meseta.people.drawing import INK, tag

FONTS = Path(__file__).parent / "fonts"
FACES = {
    "serif": ("Meseta Serif", 700),
    "plain": ("Meseta Sans", 400),
    "bold": ("Meseta Sans", 700),
}
"""The family and the weight of every face; the serif is for names and titles."""

SERIF: dict[str, Any] = {"class": "serif"}
BOLD: dict[str, Any] = {"font_weight": "bold"}
LEFT: dict[str, Any] = {"text_anchor": "start"}
RIGHT: dict[str, Any] = {"text_anchor": "end"}

BETWEEN = 60
"""Thousandths of the size more between words: at the sizes of tables the typefaces set them so
close that they run together. Pages say the same (`meseta.css`)."""
FAMILIES = (
    "text{font-family:'Meseta Sans','Alegreya Sans',Calibri,sans-serif;"
    f"word-spacing:{BETWEEN / 1000:g}em}}"
    ".serif{font-family:'Meseta Serif',Alegreya,Georgia,serif;font-weight:bold}"
)
UNKNOWN = "m"
"""A letter that is not in the typefaces is taken to be as wide as this one."""
LEADING = 1.2
"""From line to line, in sizes."""


@cache
def embed_fonts() -> str:
    """The typefaces themselves, as a style sheet carries them."""
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};src:url(data:font/woff2;base64,"
        f"{b64encode((FONTS / f'{face}.woff2').read_bytes()).decode()})format('woff2')}}"
        for face, (family, weight) in FACES.items()
    )


@cache
def widths() -> dict[str, dict[str, int]]:
    """How far every letter of every face moves the pen, in thousandths of the size."""
    table: dict[str, dict[str, int]] = json.loads((FONTS / "widths.json").read_text("utf-8"))
    return {face: {**letters, " ": letters[" "] + BETWEEN} for face, letters in table.items()}


def face_of(marks: dict[str, Any]) -> str:
    """The face that words with such marks are written in."""
    if marks.get("class") == "serif":
        return "serif"
    return "bold" if marks.get("font_weight") == "bold" else "plain"


def width_of(words: object, size: float, **marks: Any) -> float:
    """How wide words are."""
    text = str(words)
    wide = letters_wide(text, face_of(marks)) * size / 1000
    return wide + len(text) * float(marks.get("letter_spacing", 0))


@lru_cache(1 << 13)
def letters_wide(text: str, face: str) -> int:
    """How wide words are in a face, in thousandths of the size."""
    letters = widths()[face]
    return sum(letters.get(letter, letters[UNKNOWN]) for letter in text)


def fitting(words: object, room: float, size: float, **marks: Any) -> float:
    """The largest size, up to a given one, at which words are no wider than their room."""
    wide = width_of(words, size, **marks)
    return size if wide <= room else int(size * room / wide * 10) / 10


def write(
    x: float, y: float, words: object, size: float, room: float | None = None, **marks: Any
) -> str:
    """Words with their middle at a point of their line, smaller where their room demands it."""
    given = {"fill": INK, "text_anchor": "middle", **marks}
    fit = size if room is None else fitting(words, room, size, **marks)
    return tag("text", escape(str(words)), x=x, y=y, font_size=fit, **given)


def wrap(words: str, room: float, size: float, **marks: Any) -> list[str]:
    """Words in lines, none of them wider than the room unless a single word is."""
    lines = [""]
    for word in words.split():
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width_of(longer, size, **marks) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def paragraph(
    x: float, y: float, words: str, room: tuple[float, float], size: float, **marks: Any
) -> str:
    """Words in lines around a point, as large as they fit into their room, up to a size."""
    wide, high = room
    lines = wrap(words, wide, size, **marks)
    while len(lines) * size * LEADING > high or widest(lines, size, **marks) > wide:
        size -= 0.5
        lines = wrap(words, wide, size, **marks)
    top = y - (len(lines) / 2 - 0.8) * size * LEADING
    return "".join(
        write(x, top + place * size * LEADING, line, size, **marks)
        for place, line in enumerate(lines)
    )


def widest(lines: list[str], size: float, **marks: Any) -> float:
    """How wide the widest of several lines is."""
    return max(width_of(line, size, **marks) for line in lines)
