"""What no test of the rules went through is found, but for bounds that no match can pass."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support import ROOT
from tests.support.covered import not_passed

FILE = "src/meseta/games/el_caballero/rules/map.py"
LINES = (ROOT / FILE).read_text("utf-8").splitlines()
BREAK = LINES.index("    break_off(s)") + 1
LOOP = BREAK - 3


def missing(lines: list[int], branches: list[list[int]]) -> list[str]:
    """What is told of these."""
    found = {"missing_lines": lines, "missing_branches": branches}
    return list(not_passed({"files": {FILE: found}}))


def test_a_line_without_a_test_is_told() -> None:
    assert missing([LOOP], []) == [f"{FILE}:{LOOP}: {LINES[LOOP - 1].strip()}"]


@pytest.mark.parametrize(("then", "told"), [(LOOP + 1, f"{LOOP + 1}"), (0, "the end")])
def test_a_branch_without_a_test_is_told(then: int, told: str) -> None:
    [line] = missing([], [[LOOP, then]])
    assert line.startswith(f"{FILE}:{LOOP}: never on to {told}: for ")


def test_bounds_that_no_match_passes_are_no_fault() -> None:
    assert missing([BREAK, BREAK + 1], [[LOOP, BREAK]]) == []


def test_what_comes_after_a_bound_is_excused_only_where_it_returns(tmp_path: Path) -> None:
    file = tmp_path / "rules.py"
    file.write_text("    break_off(s)\n    s.king = 0\n", "utf-8")
    found = {"missing_lines": [1, 2], "missing_branches": []}
    assert list(not_passed({"files": {str(file): found}})) == [f"{file}:2: s.king = 0"]
