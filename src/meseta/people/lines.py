"""Lines of text for the terminal: tables, texts side by side, and what fits into how much room.

Texts may carry markup such as `[blue]3[/]`, which takes no room.
"""

from __future__ import annotations

import re
import textwrap
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple

from meseta.kernel.game import Room, TextSheet

MARKUP = re.compile(r"\[/?(?:[a-z][a-z_ 0-9]*)?\]")
GAP = 2
"""Columns between two things side by side."""
SHORT = 6
"""The width of texts that are told apart even if they stand close together."""
NARROWEST = 20
"""Columns that a text is given even where a screen has not as many."""
MORE = "…"
Cells = Sequence[str]


def plain(text: str) -> str:
    """A text without its markup."""
    return MARKUP.sub("", text)


def width(text: str) -> int:
    """How many columns a text takes."""
    return len(plain(text))


def widest(lines: Iterable[str]) -> int:
    """How many columns some lines take."""
    return max((width(line) for line in lines), default=0)


def pad(text: str, columns: int) -> str:
    """A text filled up to a number of columns."""
    return text + " " * (columns - width(text))


def table(rows: Sequence[Cells], gap: int = GAP) -> list[str]:
    """Rows of cells with the columns below each other; figures stand to the right."""
    count = max((len(row) for row in rows), default=0)
    full = [[*row, *[""] * (count - len(row))] for row in rows]
    widths = [max(width(row[place]) for row in full) for place in range(count)]
    used = [place for place in range(count) if widths[place]]
    right = {place for place in used if is_figures([row[place] for row in full[1:]])}
    return [
        (" " * gap)
        .join(
            " " * (widths[place] - width(row[place])) + row[place]
            if place in right
            else pad(row[place], widths[place])
            for place in used
        )
        .rstrip()
        for row in full
    ]


def snug_table(rows: Sequence[Cells], columns: int) -> list[str]:
    """A table whose columns stand closer together where it would be too wide."""
    lines = table(rows)
    return lines if widest(lines) <= columns else table(rows, gap=1)


def own_row(players: list[str], seat: int | None) -> list[str]:
    """Of a table of players only the header and the viewer."""
    return players if seat is None else [players[0], players[seat + 1]]


def hanging(head: str, text: str, columns: int) -> list[str]:
    """A text after a head; where it is too long, it goes on below itself."""
    first, *more = textwrap.wrap(text, max(NARROWEST, columns - width(head))) or [""]
    return [f"{head}{first}".rstrip(), *[f"{' ' * width(head)}{line}" for line in more]]


def is_figures(cells: Iterable[str]) -> bool:
    """Whether a column holds nothing but figures and dots."""
    texts = [plain(cell) for cell in cells]
    return all(text.strip("+-·?") == "" or text.strip("+-").isdecimal() for text in texts)


def beside(left: Sequence[str], right: Sequence[str], gap: int = GAP) -> list[str]:
    """Two texts side by side."""
    if not left:
        return list(right)
    columns = widest(left)
    count = max(len(left), len(right))
    pairs = zip(fill_up(left, count), fill_up(right, count), strict=True)
    return [f"{pad(one, columns + gap)}{other}".rstrip() for one, other in pairs]


def fill_up(lines: Sequence[str], count: int) -> list[str]:
    """Lines, and empty ones up to a number."""
    return [*lines, *[""] * (count - len(lines))]


def flow(items: Sequence[str], columns: int) -> list[str]:
    """Short texts in as many columns as there is room for, one row after the other.

    Very short ones stand closer together where they fit into one line then.
    """
    wide = widest(items)
    if items and wide <= SHORT and len(items) * (wide + 1) <= columns + 1:
        return table([items], gap=1)
    for count in range(len(items), 1, -1):
        rows = table([items[start : start + count] for start in range(0, len(items), count)])
        if widest(rows) <= columns:
            return rows
    return list(items)


def first_of(lines: Sequence[str], count: int) -> list[str]:
    """The first lines; a sign for those that are left out."""
    return list(lines) if len(lines) <= count else [*lines[: max(0, count - 1)], MORE][:count]


def cut(text: str, columns: int) -> str:
    """A text without markup that takes no more than so many columns."""
    return text if len(text) <= columns else f"{text[: columns - 1].rstrip()}{MORE}"


def ranges(values: list[int]) -> str:
    """Numbers, those that follow each other as one: 1-4 6 9-13."""
    runs: list[list[int]] = []
    for value in values:
        if runs and runs[-1][-1] == value - 1:
            runs[-1].append(value)
        else:
            runs.append([value])
    return " ".join(str(run[0]) if len(run) == 1 else f"{run[0]}-{run[-1]}" for run in runs)


class LinePart(NamedTuple):
    """A sheet that may be shortened."""

    name: str
    forms: list[tuple[int, Sequence[str]]]
    """From the longest on; each with how soon it must do, where there is little room."""


def part(name: str, longest: Sequence[str], *shorter: tuple[int, Sequence[str]]) -> LinePart:
    """A part of the table, with shorter forms that do sooner (1) or later."""
    return LinePart(name, [(0, longest), *shorter])


def fit_parts(room: Room, parts: Sequence[LinePart]) -> list[TextSheet]:
    """The parts in their order, each in the longest form for which there is room."""
    forms = [0] * len(parts)

    def chosen() -> list[TextSheet]:
        pairs = zip(parts, forms, strict=True)
        return [TextSheet(each.name, list(each.forms[form][1])) for each, form in pairs]

    while sum(len(sheet.lines) for sheet in chosen()) > room.lines:
        left = [place for place, each in enumerate(parts) if forms[place] + 1 < len(each.forms)]
        if not left:
            break
        soonest = min(left, key=lambda place: parts[place].forms[forms[place] + 1][0])
        forms[soonest] += 1
    return [sheet for sheet in chosen() if sheet.lines]


def window(places: Collection[int], wanted: Collection[int], count: int) -> range:
    """So many rows or columns of a map: those that show the most of what is wanted."""
    low, high = min(places), max(places)
    starts = range(low, max(low, high - count + 1) + 1)

    def shown(start: int) -> int:
        return sum(start <= place < start + count for place in wanted)

    best = max(starts, key=shown)
    return range(best, min(best + count, high + 1))


def key_at(key: str) -> str:
    """A key where it stands in a drawing, for what may be chosen there."""
    return f"[bold]«{key}»[/]"


def is_drawn(key: str, sheets: Iterable[TextSheet]) -> bool:
    """Whether a key stands in a drawing."""
    return any(key_at(key) in line for sheet in sheets for line in sheet.lines)
