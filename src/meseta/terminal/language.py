"""The language of the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from meseta.people.texts import SHARED, languages_in

USUAL = "en"
OPTION = "--language"
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""What the environment says of languages; the first one that is set counts."""


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """The language that was asked for, or that of the environment; else English."""
    asked = [*arguments, ""][arguments.index(OPTION) + 1] if OPTION in arguments else ""
    asked = next((a.partition("=")[2] for a in arguments if a.startswith(f"{OPTION}=")), asked)
    names = [environment[name] for name in VARIABLES if environment.get(name)]
    wanted = [asked, *[name.partition("_")[0].partition(".")[0] for name in names[:1]]]
    spoken = languages_in(SHARED)
    return next((language for language in wanted if language in spoken), USUAL)
