"""The languages of the pages."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from meseta.people.texts import bundle_of, languages_in, said

FOLDER = Path(__file__).parent / "languages"
USUAL = "en"
LANGUAGES = languages_in(FOLDER)
SCRIPT = "script-"
HOLES = {name: f"{{{name}}}" for name in ("name", "count", "points", "what")}
OWN_NAMES = {"en": "English", "de": "Deutsch", "pl": "Polski", "nl": "Nederlands"}


class Phrases:
    """What pages say in one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.bundle = bundle_of(FOLDER, language)

    def say(self, message: str, /, **values: Any) -> str:
        """A message with its values."""
        return said(self.bundle, message, **values)

    def knows(self, message: str) -> bool:
        """Whether there is such a message."""
        return bool(self.bundle.has_message(message))

    def for_scripts(self) -> dict[str, str]:
        """The messages that scripts say; `{name}` and its like are left for them to fill."""
        names = [name for name in self.bundle._messages if name.startswith(SCRIPT)]
        return {name.removeprefix(SCRIPT): self.say(name, **HOLES) for name in names}


@cache
def phrases(language: str) -> Phrases:
    """What pages say in a language."""
    return Phrases(language)


def best_language(accepted: str) -> str:
    """The first language of a browser that is spoken here."""
    wanted = [part.split(";")[0].strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((language for language in wanted if language in LANGUAGES), USUAL)
