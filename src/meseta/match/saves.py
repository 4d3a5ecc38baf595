"""Files of saved matches: what stands in them, and what is wrong with one."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meseta.kernel.data import MOST_DEEP, MOST_DIGITS, Unreadable, own_copy
from meseta.kernel.options import OptionError
from meseta.kernel.positions import PositionError

FORMAT = 2
OLDER_FORMATS = (1,)
"""What this version reads too, but for matches that began from a position."""

Saved = dict[str, Any]
Kinds = tuple[type, ...]
ENTRIES: Mapping[str, Kinds] = {
    "meseta": (int,),
    "game": (str,),
    "rules": (str,),
    "options": (dict,),
    "box": (dict,),
    "seed": (int, str),
    "position": (dict,),
    "moves": (list,),
    "check": (str,),
}
BOX_ENTRIES: Mapping[str, Kinds] = {"name": (str,), "fingerprint": (str,), "document": (dict,)}
OPTIONAL = ("position", "document")
SAID = {int: "a whole number", str: "a text", dict: "a table", list: "a list"}
PLACES = {OptionError: "options", PositionError: "position"}
"""The entry of a file in which an error of a game lies."""


class MissingFile(ValueError, FileNotFoundError):
    """A file that somebody named and that is not there."""


def read_entries(path: str | Path) -> Any:
    """What stands in a file; whatever is no value is marked, to be named where it stands."""
    return entries_in(Path(path).read_text("utf-8"))


def entries_in(text: str) -> Any:
    """What stands in the text of a file."""
    try:
        return json.loads(
            text,
            object_pairs_hook=read_table,
            parse_int=read_number,
            parse_constant=lambda name: Unreadable(f"{name} is no number"),
        )
    except RecursionError:
        raise ValueError(f"{deepest_entry(text)}: this is nested too deeply") from None


def read_table(pairs: list[tuple[str, Any]]) -> Any:
    """A table, in which no entry stands twice."""
    twice = [name for name, count in Counter(name for name, _ in pairs).items() if count > 1]
    return Unreadable(f"{twice[0]!r} stands here twice") if twice else dict(pairs)


def read_number(digits: str) -> Any:
    """A whole number of a length that can be meant."""
    return int(digits) if len(digits) <= MOST_DIGITS else Unreadable("this number is too long")


def deepest_entry(text: str) -> str:
    """The first entry of a file that is nested too deeply."""
    depth, entry = 0, "the file"
    for token in re.findall(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', text):
        if token in "[{":
            depth += 1
        elif token in "]}":
            depth -= 1
        elif depth == 1:
            entry = token.strip('"')
        if depth > MOST_DEEP:
            break
    return entry


def check_entries(saved: Any) -> Saved:
    """A copy of a saved match in which every entry is there and of its kind."""
    entries: Saved = own_copy(saved)
    if not isinstance(entries, dict):
        raise ValueError("this is not a saved match")
    check_kinds(entries, ENTRIES, "")
    check_kinds(entries["box"], BOX_ENTRIES, "box.")
    check_format(entries)
    return entries


def check_kinds(entries: Saved, kinds: Mapping[str, Kinds], where: str) -> None:
    """Every entry is known, none is missing, and each is of its kind."""
    for name in entries:
        if name not in kinds:
            raise ValueError(f"{where}{name}: there is no such entry in a saved match")
    for name, known in kinds.items():
        if name not in entries and name not in OPTIONAL:
            raise ValueError(f"{where}{name}: missing in the saved match")
        if name in entries and type(entries[name]) not in known:
            wanted = " or ".join(SAID[kind] for kind in known)
            raise ValueError(f"{where}{name}: {wanted} is needed, not {entries[name]!r}")


def check_format(entries: Saved) -> None:
    """A format that this version reads."""
    if entries["meseta"] != FORMAT and not is_older(entries):
        raise ValueError(
            f"meseta: this version reads format {FORMAT}, and {OLDER_FORMATS[0]} of matches "
            f"that did not begin from a position; this is {entries['meseta']!r}"
        )


def is_older(entries: Saved) -> bool:
    """Whether a match was saved in an older format that is read too; its check is not."""
    return entries["meseta"] in OLDER_FORMATS and "position" not in entries


def write_whole(path: Path, text: str) -> None:
    """Write a file; an old one is replaced only once the new one is whole."""
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(path)
    except OSError:
        draft.unlink(missing_ok=True)
        raise
