"""The table on a home screen: what a device is told, and the one page that it keeps."""

from __future__ import annotations

import re
import struct

import pytest

from meseta.web.http.pages import STATIC
from meseta.web.people.installing import ICONS
from tests.support.icons import SIZES, draw_icon
from tests.support.web.served import Person, Server

LANGUAGES = {
    "de": "erreichbar",
    "pl": "połączyć",
    "nl": "bereikbaar",
    "pt": "consegue chegar",
    "en": "reached",
}


@pytest.mark.parametrize("name", SIZES)
def test_an_icon_is_what_the_drawing_shows(name: str) -> None:
    assert (STATIC / name).read_bytes() == draw_icon(name), "`make icons` draws them"


def test_the_manifest_names_icons_that_are_there(ana: Person) -> None:
    told = ana.get("/manifest.webmanifest")
    assert told.headers["content-type"] == "application/manifest+json"
    facts = told.json()
    assert (facts["start_url"], facts["scope"], facts["display"]) == ("/", "/", "standalone")
    assert [each["purpose"] for each in facts["icons"]] == ["any", "any", "maskable"]
    for icon in facts["icons"]:
        drawn = ana.get(icon["src"])
        assert drawn.headers["content-type"] == "image/png"
        wide, high = struct.unpack(">II", drawn.content[16:24])
        assert icon["sizes"] == f"{wide}x{high}"


def test_every_icon_that_is_drawn_is_told_of() -> None:
    assert {name for name, _, _ in ICONS} == set(SIZES)


def test_every_page_leads_to_the_manifest_and_fills_the_screen(ana: Person) -> None:
    page = ana.get("/").text
    assert '<link rel="manifest" href="/manifest.webmanifest"' in page
    assert "viewport-fit=cover" in page
    assert re.search(r'rel="apple-touch-icon" href="/static/\w+/icon-whole.png"', page)
    assert page.count('name="theme-color"') == 2
    ana.post("/me", {"look": "dark"})
    assert ana.get("/").text.count('name="theme-color"') == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_offline_page_speaks_the_language_of_whoever_keeps_it(
    server: Server, language: str
) -> None:
    eva = server.person("Eva")
    before = eva.get("/service-worker.js").text
    eva.post("/me", {"language": language})
    page, after = eva.get("/offline").text, eva.get("/service-worker.js")
    assert LANGUAGES[language] in page
    assert after.headers["cache-control"] == "no-cache"
    assert (after.text == before) == (language == "en")


def test_the_offline_page_needs_nothing_else(ana: Person) -> None:
    page = ana.get("/offline")
    assert not re.search(r"<(script|link|img)|url\(", page.text)
    assert "default-src 'none'; style-src 'sha256-" in page.headers["content-security-policy"]
