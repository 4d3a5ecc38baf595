"""The pages as a site: all of them are on it, and no link leads astray."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.support import ROOT
from tests.support.waiting import run_to_end

CONFIG = ROOT / "mkdocs.yml"
pytestmark = pytest.mark.once("compiled")


def hooks() -> Any:
    """What MkDocs calls."""
    spec = importlib.util.spec_from_file_location("site_hooks", ROOT / "tools" / "site.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_page_has_its_place() -> None:
    shown = re.findall(r": (\S+\.md)$", CONFIG.read_text("utf-8"), re.M)
    pages = {path.relative_to(ROOT / "docs").as_posix() for path in ROOT.glob("docs/**/*.md")}
    assert pages <= set(shown)
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize(
    ("page", "link", "wanted"),
    [
        ("README.md", "[a](docs/bots.md#the-arena)", "[a](bots.md#the-arena)"),
        ("README.md", "![a](docs/el-grande.svg)", "![a](el-grande.svg)"),
        ("docs/bots.md", "[a](../examples/my_bot.py)", "[a](sources/examples/my_bot.py)"),
        ("docs/rules/6-castles.md", "[a](../../CHANGELOG.md)", "[a](../sources/CHANGELOG.md)"),
        ("CONTRIBUTING.md", "[a](docs/testing.md)", "[a](../testing.md)"),
        ("docs/club.md", "[the files](../deploy)", "the files"),
        ("docs/club.md", "[a](https://example.org)", "[a](https://example.org)"),
        ("docs/club.md", "[a](nowhere.md)", "[a](nowhere.md)"),
    ],
)
def test_links_lead_to_where_things_stand_on_the_site(page: str, link: str, wanted: str) -> None:
    assert hooks().rewritten(link, ROOT / page) == wanted


def test_the_site_is_built_and_needs_nothing_from_elsewhere(tmp_path: Path) -> None:
    pytest.importorskip("mkdocs")
    command = [sys.executable, "-m", "mkdocs", "build", "-f", str(CONFIG), "-d", str(tmp_path)]
    done = run_to_end(command)
    assert done.returncode == 0, done.stderr
    for page in tmp_path.rglob("*.html"):
        loaded = re.findall(
            r'<(?:script|link|img)[^>]*(?:src|href)="(https?:|//)', page.read_text()
        )
        assert loaded == []
    assert "\nstrict: true\n" in CONFIG.read_text("utf-8")
