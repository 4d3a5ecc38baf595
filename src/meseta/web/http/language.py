"""The languages of the pages."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from meseta.people.texts import Phrases, languages_in

FOLDER = Path(__file__).parents[1] / "languages"
USUAL = "en"
LANGUAGES = languages_in(FOLDER)
SCRIPT = "script-"
WEIGHT = re.compile(r"0(\.\d{0,3})?|1(\.0{0,3})?")
"""How browsers write how much they like something."""
HOLES = {name: f"{{{name}}}" for name in ("name", "count", "points", "what")}


@cache
def phrases(language: str) -> Phrases:
    """What pages say in a language."""
    return Phrases(FOLDER, language)


@cache
def own_names() -> tuple[tuple[str, str], ...]:
    """Every language and what it calls itself."""
    return tuple((language, phrases(language).say("own-name")) for language in LANGUAGES)


@cache
def script_words(language: str) -> dict[str, str]:
    """The messages that scripts say; `{name}` and its like are left for them to fill."""
    speech = phrases(language)
    names = [name for name in speech.bundle.written if name.startswith(SCRIPT)]
    return {name.removeprefix(SCRIPT): speech.say(name, **HOLES) for name in names}


def best_language(accepted: str) -> str:
    """The language that a browser likes best among those that are spoken here."""
    wanted = [read_preference(part) for part in accepted[:200].split(",")]
    liked = [(weight, language) for weight, language in wanted if language in LANGUAGES and weight]
    return max(liked, key=lambda each: each[0])[1] if liked else USUAL


def read_preference(part: str) -> tuple[float, str]:
    """How much a language is liked, from 0 to 1, and the language: `de-AT;q=0.8`."""
    name, *marks = (mark.strip() for mark in part.split(";"))
    given = next((mark[2:] for mark in marks if mark.startswith("q=")), "1")
    weight = float(given) if WEIGHT.fullmatch(given) else 0.0
    return weight, name.partition("-")[0].lower()
