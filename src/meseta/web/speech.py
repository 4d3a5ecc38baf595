"""The languages of the pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from meseta.people.texts import Phrases, languages_in

FOLDER = Path(__file__).parent / "languages"
USUAL = "en"
LANGUAGES = languages_in(FOLDER)
SCRIPT = "script-"
HOLES = {name: f"{{{name}}}" for name in ("name", "count", "points", "what")}
OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "nl": "Nederlands"}


@cache
def phrases(language: str) -> Phrases:
    """What pages say in a language."""
    return Phrases(FOLDER, language)


def script_words(language: str) -> dict[str, str]:
    """The messages that scripts say; `{name}` and its like are left for them to fill."""
    speech = phrases(language)
    names = [name for name in speech.bundle._messages if name.startswith(SCRIPT)]
    return {name.removeprefix(SCRIPT): speech.say(name, **HOLES) for name in names}


def best_language(accepted: str) -> str:
    """The first language of a browser that is spoken here."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((language for language in wanted if language in LANGUAGES), USUAL)
