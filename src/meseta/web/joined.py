"""What a page needs at once, in one file each: its script with all that it imports, its styles.

A file less is a request less for a first visit, and work less before a second one can be read.
Modules stay as they are written: each has a scope of its own here too, after those that it needs.
They export what never changes, import by name on one line, and never in a circle.
"""

from __future__ import annotations

import re
from functools import cache

from meseta.people.looks import theme_css
from meseta.web.pages import STATIC

STYLES = ("meseta.css", "learn.css")
IMPORT = re.compile(r'^import \{ (.+) \} from "\./(\w+)\.js";\n', re.M)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (\w+))", re.M)


@cache
def page_css() -> str:
    """The palette, and the styles of every page."""
    return theme_css() + "".join((STATIC / name).read_text("utf-8") for name in STYLES)


@cache
def joined(script: str) -> str:
    """A script after everything that it imports."""
    *others, _itself = in_order(script)
    return "".join([*map(enclosed, others), opened(source(script))])


def in_order(script: str) -> list[str]:
    """All modules that a script needs, each once and after those that it needs, itself last."""
    found: list[str] = []
    for _names, needed in IMPORT.findall(source(script)):
        found += [name for name in in_order(needed) if name not in found]
    return [*found, script]


def source(script: str) -> str:
    """A module as it is written."""
    return (STATIC / f"{script}.js").read_text("utf-8")


def opened(text: str) -> str:
    """A module that takes what it imports from the constants before it."""
    return IMPORT.sub(r"const { \1 } = \2_module;\n", text)


def enclosed(script: str) -> str:
    """A module as a constant that has what it exports."""
    text = source(script)
    exported = ", ".join(EXPORT.findall(text))
    inner = EXPORT.sub("", opened(text))
    return f"const {script}_module = (() => {{\n{inner}\nreturn {{ {exported} }};\n}})();\n"
