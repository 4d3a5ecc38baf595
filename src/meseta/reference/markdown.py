"""Markdown: tables, code, anchors."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

DASH = "\N{EN DASH}"
NOTHING = DASH
"""What stands in a cell that would be empty."""
LONG_RUN = 3


def table(header: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table; bars inside its cells are escaped, and columns with nothing in them left out."""
    cells = [[escape_bars(cell) for cell in row] for row in rows]
    kept = [at for at in range(len(header)) if at == 0 or any(row[at] for row in cells)]
    lines = [
        [header[at] for at in kept],
        ["---"] * len(kept),
        *[[row[at] or NOTHING for at in kept] for row in cells],
    ]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


def escape_bars(cell: str) -> str:
    """A bar would end the cell, even inside code; a line break would end the row."""
    return re.sub(r"(?<!\\)\|", r"\\|", cell).replace("\n", " ")


def code(value: Any) -> str:
    """Text as it is typed."""
    text = str(value)
    return f"`` {text} ``" if "`" in text else f"`{text}`"


def as_json(value: Any, most: int = 0) -> str:
    """A value as positions have it, cut off where it becomes too long."""
    text = json.dumps(value, ensure_ascii=False)
    return code(f"{text[:most].rstrip()}…" if 0 < most < len(text) else text)


def span(low: Any, high: Any) -> str:
    """From the first to the last."""
    return f"{low}{DASH}{high}"


def list_words(words: Sequence[str], last: str = "or") -> str:
    """A row of words: a, b or c."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {last} {words[-1]}"


def anchor(kind: str, name: str) -> str:
    """The name of a place on the page."""
    return f"{kind}-{name}".lower().replace(" ", "-")


def heading(depth: int, text: str, place: str) -> str:
    """A heading that can be linked to."""
    return f"{'#' * depth} {spot(place)}{text}"


def spot(place: str) -> str:
    """A place on the page that links lead to."""
    return f'<a id="{place}"></a>'


def link(text: str, place: str) -> str:
    """A link to a place on the same page."""
    return f"[{text}](#{place})"


def fold(title: str, text: str) -> str:
    """What is shown only to those who open it."""
    return f"<details>\n<summary>{title}</summary>\n\n{text}\n\n</details>"


def runs(names: Sequence[str]) -> Iterator[str]:
    """Names, with those that count on written as the first and the last."""
    row: list[str] = []
    for name in [*filter(None, names), ""]:
        if row and not follows(row[-1], name):
            long = len(row) >= LONG_RUN
            yield from [span(code(row[0]), code(row[-1]))] if long else map(code, row)
            row = []
        row.append(name)


def follows(one: str, other: str) -> bool:
    """Whether a name is another one counted on: a01, a02."""
    first, second = (re.fullmatch(r"(\D*)(\d+)", name) for name in (one, other))
    return bool(first and second and first[1] == second[1] and int(first[2]) + 1 == int(second[2]))
