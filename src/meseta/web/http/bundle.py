"""What a page needs at once, in one file each: its script with all that it imports, its styles.

A file less is a request less for a first visit, and work less before a second one can be read.
Modules stay as they are written: each has a scope of its own here too, after those that it needs.
They export what never changes, import by name on one line, and never in a circle. What they say of
themselves and of their types (`/** … */`) is for those who read the sources, and is not sent.
"""

from __future__ import annotations

import re
from functools import cache
from posixpath import dirname, join, normpath

from meseta.people.looks import theme_css
from meseta.web.http.pages import STATIC

STYLES = ("meseta.css", "learn/learn.css", "puzzles/puzzles.css")
VENDOR = "vendor"
"""The folder of what others have written: it is sent as it is."""
IMPORT = re.compile(r'^import \{ (.+) \} from "(\.\.?/[\w/]+)\.js";\n', re.M)
DESCRIPTION = re.compile(r"^[ \t]*/\*\*(?:(?!\*/).)*\*/\n|/\*\*(?:(?!\*/).)*\*/ ?", re.M | re.S)
EXPORT = re.compile(r"^export (?=(?:async )?(?:const|function|class) (\w+))", re.M)


@cache
def page_css() -> str:
    """The palette, and the styles of every page."""
    return theme_css() + "".join((STATIC / name).read_text("utf-8") for name in STYLES)


@cache
def modules() -> list[str]:
    """All modules of our own, by their places below the static files: `study/variations`."""
    found = [path.relative_to(STATIC).with_suffix("") for path in STATIC.rglob("*.js")]
    return sorted(path.as_posix() for path in found if path.parts[0] != VENDOR)


@cache
def bundle(script: str) -> str:
    """A script after everything that it imports."""
    *others, _itself = in_order(script)
    return "".join([*map(enclose, others), take_imports(script)])


def in_order(script: str) -> list[str]:
    """All modules that a script needs, each once and after those that it needs, itself last."""
    found: list[str] = []
    for needed in needed_by(script):
        found += [name for name in in_order(needed) if name not in found]
    return [*found, script]


def needed_by(script: str) -> list[str]:
    """The modules from which a module imports."""
    return [resolve(script, path) for _names, path in IMPORT.findall(source(script))]


def resolve(script: str, path: str) -> str:
    """The module that a module means by a path."""
    return normpath(join(dirname(script), path))


def source(script: str) -> str:
    """A module as it is written."""
    return (STATIC / f"{script}.js").read_text("utf-8")


def take_imports(script: str) -> str:
    """A module that takes what it imports from the constants before it."""

    def take(found: re.Match[str]) -> str:
        names, path = found.groups()
        return f"const {{ {names} }} = {constant_of(resolve(script, path))};\n"

    return IMPORT.sub(take, DESCRIPTION.sub("", source(script)))


def enclose(script: str) -> str:
    """A module as a constant that has what it exports."""
    exported = ", ".join(EXPORT.findall(source(script)))
    inner = EXPORT.sub("", take_imports(script))
    return f"const {constant_of(script)} = (() => {{\n{inner}\nreturn {{ {exported} }};\n}})();\n"


def constant_of(script: str) -> str:
    """The constant that a module is."""
    return f"{script.replace('/', '_')}_module"
