"""The scripts of the pages, as far as they need no browser."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from meseta.web.http.bundle import bundle
from tests.support import ROOT
from tests.support.waiting import run_to_end
from tests.web.test_bundle import named_by_pages

NODE = shutil.which("node")
TESTS = sorted((ROOT / "tests" / "scripts").glob("*.test.mjs"))
pytestmark = pytest.mark.skipif(NODE is None, reason="there is no node here")


def run_node(*given: str | Path) -> str:
    """Run node; what it says, which it must say well."""
    ran = run_to_end([str(NODE), *map(str, given)], cwd=ROOT)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


@pytest.mark.parametrize("path", TESTS, ids=lambda path: path.name)
def test_scripts_do_what_is_said_of_them(path: Path) -> None:
    assert "fail 0" in run_node("--test", path)


@pytest.mark.parametrize("script", sorted(named_by_pages()))
def test_a_joined_script_can_be_read(script: str, tmp_path: Path) -> None:
    joined = tmp_path / "joined.mjs"
    joined.write_text(bundle(script), "utf-8")
    run_node("--check", joined)
