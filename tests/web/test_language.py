"""The pages say the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from meseta.people.messages import messages_in
from meseta.web.app import ROUTES
from meseta.web.http.language import FOLDER, LANGUAGES, USUAL, best_language
from meseta.web.http.pages import HERE, static_version
from tests.support.languages import LANGUAGES as ALL

Told = tuple[str, frozenset[str]]


def messages(language: str) -> Iterator[Told]:
    """Every message with the values that it takes."""
    text = "\n".join(path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl")))
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            written = FluentSerializer().serialize_entry(entry)
            yield entry.id.name, frozenset(re.findall(r"\$\w+", written))


def test_the_pages_speak_every_language() -> None:
    assert set(LANGUAGES) == set(ALL)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages(USUAL))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_found_where_it_begins(language: str) -> None:
    paths = sorted((FOLDER / language).glob("*.ftl"))
    found = [name for path in paths for name, _ in messages_in(path)]
    assert found == [name for name, _ in messages(language)]


def test_every_refusal_is_said() -> None:
    known = {name for name, _ in messages(USUAL)}
    sources = "".join(path.read_text("utf-8") for path in HERE.rglob("*.py"))
    assert set(re.findall(r'"(refused-\w+)"', sources)) <= known


def test_static_files_have_a_version_and_every_address_is_known() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", static_version())
    assert len({(route.path, *(route.methods or ())) for route in ROUTES}) == len(ROUTES)


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("pl", "pl"),
        ("de-AT", "de"),
        ("en;q=0.2, nl;q=0.9", "nl"),
        ("fr, de;q=0.5, pl;q=0.8", "pl"),
        ("de;q=0, nl;q=0.1", "nl"),
        ("pt-BR, en;q=0.5", "pt"),
        ("de;q=2, pl;q=0.3", "pl"),
        ("es-MX, en;q=0.8", "es"),
        ("fr-CH, fr;q=0.9", "en"),
        ("den, dent", "en"),
    ],
)
def test_of_the_languages_of_a_browser_the_one_is_spoken_that_it_likes_best(
    accepted: str, language: str
) -> None:
    assert best_language(accepted) == language
