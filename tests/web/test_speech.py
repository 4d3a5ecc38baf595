"""The pages say the same in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message
from fluent.syntax.serializer import FluentSerializer

from meseta.web.app import ROUTES
from meseta.web.pages import HERE, static_version
from meseta.web.speech import FOLDER, LANGUAGES, OWN_NAMES, USUAL
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
    assert set(LANGUAGES) == set(ALL) == set(OWN_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_messages(language: str) -> None:
    assert set(messages(language)) == set(messages(USUAL))


def test_every_refusal_is_said() -> None:
    known = {name for name, _ in messages(USUAL)}
    sources = "".join(path.read_text("utf-8") for path in HERE.glob("*.py"))
    assert set(re.findall(r'"(refused-\w+)"', sources)) <= known


def test_static_files_have_a_version_and_every_address_is_known() -> None:
    assert re.fullmatch(r"[0-9a-f]{12}", static_version())
    assert len({(route.path, *(route.methods or ())) for route in ROUTES}) == len(ROUTES)
