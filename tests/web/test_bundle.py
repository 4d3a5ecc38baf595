"""A page that is opened again asks for nothing but itself, and its question can be read first."""

from __future__ import annotations

import gzip
import re

import pytest
from starlette.middleware.gzip import GZipResponder

from meseta.web.http import static_files
from meseta.web.http.bundle import (
    DESCRIPTION,
    EXPORT,
    IMPORT,
    bundle,
    constant_of,
    in_order,
    modules,
    needed_by,
    page_css,
    source,
)
from meseta.web.http.pages import HERE, STATIC, static
from tests.support.web.served import Server

MODULES = modules()
LATER = re.compile(r'\bimport\("([^"]+)"\)')
NAMED = re.compile(r"static\('([\w/]+)\.js'\)")
ASKED_FOR = re.compile(r'<(?:script|link)[^>]*? (?:src|href)="/static/\w+/([^"]+)"')


def named_by_pages() -> set[str]:
    """The scripts that pages ask for."""
    pages = [path.read_text("utf-8") for path in HERE.glob("templates/*.html")]
    return {script for page in pages for script in NAMED.findall(page)}


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
    assert re.findall(r"^import .*", bundle(module), re.M) == []


def test_every_module_is_joined_once_and_after_those_that_it_needs() -> None:
    order = in_order("table/table")
    assert len(order) == len({*map(constant_of, order)})
    assert all({*needed_by(module)} <= {*order[:at]} for at, module in enumerate(order))


def test_every_script_that_a_page_names_is_there_and_finds_what_it_imports_later() -> None:
    assert {"page", "table/table", "study/study", "learn/lesson"} <= named_by_pages() <= {*MODULES}
    for script in named_by_pages():
        for path in LATER.findall(bundle(script)):
            assert (STATIC / script).parent.joinpath(path).is_file(), script


@pytest.mark.parametrize("module", MODULES)
def test_what_modules_say_of_themselves_and_of_their_types_stays_at_home(module: str) -> None:
    joined = bundle(module)
    assert "/**" not in joined
    assert "@param" not in joined


def test_of_a_description_nothing_else_is_left_out() -> None:
    told = (
        "/** One. */\nlet a = /** @type {any} */ (b);\n  /**\n   * Two.\n   */\nlet c; /* kept */\n"
    )
    assert DESCRIPTION.sub("", told) == "let a = (b);\nlet c; /* kept */\n"


def test_a_joined_script_still_exports_what_it_did() -> None:
    assert "export function arrange(" in bundle("table/layout")
    assert "export function widen(" not in bundle("table/layout")


def test_the_style_of_every_page_has_the_palette_first() -> None:
    assert page_css().startswith(":root{--ink:")
    assert "@font-face" in page_css()


def test_a_table_asks_for_one_style_and_two_scripts_that_are_kept(server: Server) -> None:
    anna = server.person("Anna")
    page = anna.get(f"/t/{anna.make('el-grande', ['me', 'caballero'])}").text
    assert ASKED_FOR.findall(page) == [
        "icon.svg",
        "icon-whole.png",
        "page.css",
        "page.js",
        "table/table.js",
    ]
    for address in re.findall(r'"(/static/[^"]+)"', page):
        assert "immutable" in anna.get(address).headers["cache-control"]


def test_a_file_is_packed_once_however_often_it_is_asked_for(
    server: Server, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed, compress = list[int](), gzip.compress

    def count(content: bytes) -> bytes:
        packed.append(len(content))
        return compress(content)

    monkeypatch.setattr(gzip, "compress", count)
    monkeypatch.setattr(GZipResponder, "apply_compression", refuse)
    static_files.pack.cache_clear()
    anna, plain = server.person("Anna"), {"accept-encoding": "identity"}
    for name in ("page.css", "table/table.js", "icon.svg"):
        address = static(name)
        answers = [anna.get(address, headers={"accept-encoding": "gzip"}) for _ in range(2)]
        assert [each.headers["content-encoding"] for each in answers] == ["gzip", "gzip"]
        assert {each.content for each in answers} == {anna.get(address, headers=plain).content}
    assert len(packed) == 3


def refuse(*_given: object, **_named: object) -> bytes:
    """Packing where everybody waits for it."""
    raise AssertionError("packed anew")


def test_the_question_comes_before_everything_that_is_drawn(server: Server) -> None:
    anna = server.person("Anna")
    page = anna.get(f"/t/{anna.make('el-grande', ['me', 'caballero'])}").text
    marks = ['id="question"', 'class="defs"', 'id="facts"', 'id="first-parts"']
    assert sorted(marks, key=page.index) == marks
    assert len(page[: page.index(marks[0])]) < len(page) / 10


def test_what_an_element_has_changes_the_look_of_nothing_but_what_is_named() -> None:
    below = re.compile(r":has\([^{}]*?\)+ *[>+~ ] *(?=[:*])(?!:is\()[^{},]*")
    assert below.findall(page_css()) == []
