"""A page that is opened again asks for nothing but itself, and its question can be read first."""

from __future__ import annotations

import re

import pytest

from meseta.web.joined import EXPORT, IMPORT, in_order, joined, page_css, source
from meseta.web.pages import STATIC
from tests.support.web.served import Server

MODULES = sorted(path.stem for path in STATIC.glob("*.js"))
ASKED_FOR = re.compile(r'<(?:script|link)[^>]*? (?:src|href)="/static/\w+/([^"]+)"')


@pytest.mark.parametrize("module", MODULES)
def test_modules_are_written_so_that_they_can_be_joined(module: str) -> None:
    lines = [
        line for line in source(module).splitlines() if line.startswith(("import ", "export "))
    ]
    assert [
        line for line in lines if not IMPORT.match(f"{line}\n") and not EXPORT.match(line)
    ] == []


@pytest.mark.parametrize("module", MODULES)
def test_a_joined_script_imports_nothing(module: str) -> None:
    assert re.findall(r"^import .*", joined(module), re.M) == []


def test_every_module_is_joined_once_and_after_those_that_it_needs() -> None:
    order = in_order("table")
    needed = {module: {name for _, name in IMPORT.findall(source(module))} for module in order}
    assert len(order) == len(set(order))
    assert all(needed[module] <= set(order[:at]) for at, module in enumerate(order))


def test_a_joined_script_still_exports_what_it_did() -> None:
    assert "export function arrange(" in joined("arrange")
    assert "export function widen(" not in joined("arrange")


def test_the_style_of_every_page_has_the_palette_first() -> None:
    assert page_css().startswith(":root{--ink:")
    assert "@font-face" in page_css()


def test_a_table_asks_for_one_style_and_two_scripts_that_are_kept(server: Server) -> None:
    anna = server.person("Anna")
    page = anna.get(f"/t/{anna.make('el-grande', ['me', 'caballero'])}").text
    assert ASKED_FOR.findall(page) == ["icon.svg", "page.css", "page.js", "table.js"]
    for address in re.findall(r'"(/static/[^"]+)"', page):
        assert "immutable" in anna.get(address).headers["cache-control"]


def test_the_question_comes_before_everything_that_is_drawn(server: Server) -> None:
    anna = server.person("Anna")
    page = anna.get(f"/t/{anna.make('el-grande', ['me', 'caballero'])}").text
    marks = ['id="question"', 'class="defs"', 'id="facts"', 'id="first-parts"']
    assert sorted(marks, key=page.index) == marks
    assert len(page[: page.index(marks[0])]) < len(page) / 10


def test_what_an_element_has_changes_the_look_of_nothing_but_what_is_named() -> None:
    below = re.compile(r":has\([^{}]*?\)+ *[>+~ ] *(?=[:*])(?!:is\()[^{},]*")
    assert below.findall(page_css()) == []
