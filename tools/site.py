"""What `make docs` adds to the pages of docs/: the front page, and whatever links lead to outside.

MkDocs calls these functions. A page elsewhere in the sources becomes a page below `sources/`, any
other file is laid there as it is; links are rewritten to lead there.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
FRONT = ROOT / "README.md"
LINK = re.compile(r"(!?\[[^\]]*\])\(([^)#:\s]+)(#[^)]*)?\)")
OUTSIDE = "sources"


def site_path(source: Path) -> str:
    """Where a file of ours stands on the site."""
    if source == FRONT:
        return "index.md"
    if source.is_relative_to(DOCS):
        return source.relative_to(DOCS).as_posix()
    return f"{OUTSIDE}/{source.relative_to(ROOT).as_posix()}"


def targets(source: Path) -> Iterator[Path]:
    """The files that a page links to."""
    for _text, target, _place in LINK.findall(source.read_text("utf-8")):
        found = (source.parent / target).resolve()
        if found.is_file():
            yield found


def found_outside() -> list[Path]:
    """Every file outside of docs/ that can be reached from the pages, one after the other."""
    waiting, found = [FRONT, *DOCS.rglob("*.md")], {FRONT}
    while waiting:
        page = waiting.pop()
        for target in targets(page):
            if not target.is_relative_to(DOCS) and target not in found:
                found.add(target)
                waiting += [target] if target.suffix == ".md" else []
    return sorted(found)


def rewritten(text: str, source: Path) -> str:
    """A page with links that lead to where things stand on the site; to folders there are none."""
    here = Path(site_path(source)).parent

    def link(match: re.Match[str]) -> str:
        shown, target, place = match.groups(default="")
        found = (source.parent / target).resolve()
        if found.is_dir():
            return shown.strip("[]")
        if not found.is_file():
            return match[0]
        return f"{shown}({os.path.relpath(site_path(found), here)}{place})"

    return LINK.sub(link, text)


def on_files(files: Any, config: Any) -> Any:
    """Add the front page and what lies outside."""
    from mkdocs.structure.files import File

    for source in found_outside():
        is_page = source.suffix == ".md"
        held: Any = source.read_text("utf-8") if is_page else source.read_bytes()
        files.append(File.generated(config, site_path(source), content=held))
    return files


def on_page_markdown(markdown: str, page: Any, **_more: Any) -> str:
    """Lead the links of a page to the site."""
    path = page.file.src_uri
    outside = ROOT / path.removeprefix(f"{OUTSIDE}/")
    source = FRONT if path == "index.md" else DOCS / path
    return rewritten(markdown, outside if path.startswith(f"{OUTSIDE}/") else source)
