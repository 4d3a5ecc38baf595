"""No test waits a time of its own for what another process does: one place says how long."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import meseta
from meseta.match.match import Match
from tests.support import ROOT
from tests.support.repeating import find_matches, tell_how_to_repeat
from tests.support.waiting import PATIENCE, until

FILES = sorted((ROOT / "tests").rglob("*.py"))
HERE = {"waiting.py", "busy.py", "soak.py", "pythons.py", "test_waiting.py"}
"""Where it is said, and what runs for hours."""
WAITS = {"wait", "join", "result", "communicate", "sleep", "to_be_visible", "wait_for_selector"}
PERHAPS = re.compile(rf"(\btimeout\s*=|\.({'|'.join(WAITS)})\s*\()[\s(]*\d")
"""Without a number there nothing need be looked at more closely, which takes far longer."""
MOMENT = 0.5
"""Seconds that may pass between two looks."""


def find_waits(source: str) -> Iterator[int]:
    """The lines on which a time is given for which something is waited."""
    for node in ast.walk(ast.parse(source)) if PERHAPS.search(source) else ():
        if isinstance(node, ast.Call):
            named = [word.value for word in node.keywords if word.arg == "timeout"]
            name = node.func.attr if isinstance(node.func, ast.Attribute) else ""
            first = node.args[:1] if name in WAITS else []
            yield from (each.lineno for each in (*named, *first) if is_a_while(each))


def is_a_while(node: ast.expr) -> bool:
    """Whether a number is written there that is longer than a moment."""
    value = node.value if isinstance(node, ast.Constant) else None
    return isinstance(value, int | float) and value > MOMENT


@pytest.mark.parametrize(
    ("source", "lines"),
    [
        ("run(x, timeout=60)", [1]),
        ("thing.join(5)", [1]),
        ("time.sleep(3)", [1]),
        ("future.result(30)\nfuture.result(PATIENCE)", [1]),
        ("time.sleep(0.02)\nrun(x, timeout=PATIENCE)\n', '.join(names)", []),
    ],
)
def test_waits_are_found(source: str, lines: list[int]) -> None:
    assert list(find_waits(source)) == lines


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_nobody_waits_a_time_of_their_own(path: Path) -> None:
    if path.name not in HERE:
        assert list(find_waits(path.read_text("utf-8"))) == []


def test_who_waits_in_vain_says_for_what(monkeypatch: pytest.MonkeyPatch) -> None:
    assert PATIENCE >= 60
    monkeypatch.setattr("tests.support.waiting.PATIENCE", 0.0)
    with pytest.raises(AssertionError, match="in vain for the postman"):
        until(lambda: False, "the postman")


def test_a_failed_test_tells_how_to_repeat_it_and_keeps_its_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> None:
        match = meseta.new("el-grande", seed="7", players=2, way="plain")
        match.play(match.legal()[0])
        raise AssertionError

    monkeypatch.setattr("tests.support.repeating.FOLDER", tmp_path)
    monkeypatch.setattr("tests.support.repeating.ROOT", tmp_path)
    monkeypatch.setenv("MESETA_WAY", "plain")
    with pytest.raises(AssertionError) as failed:
        fail()
    [match] = find_matches(failed.tb)
    lines = tell_how_to_repeat("tests/test_x.py::test_it[a 'b']", failed.tb)
    assert lines[0].startswith("MESETA_WAY=plain ")
    assert lines[0].endswith(r"'tests/test_x.py::test_it[a '\''b'\'']'")
    assert "el-grande, seed '7'" in lines[1]
    assert lines[2].endswith(match.game.texts[match.moves[0][1]])
    [kept] = tmp_path.iterdir()
    assert meseta.load(kept).moves == match.moves


def test_a_match_that_is_only_half_made_is_no_obstacle() -> None:
    def fail() -> None:
        match = Match.__new__(Match)
        raise AssertionError(match)

    with pytest.raises(AssertionError) as failed:
        fail()
    assert "cannot be told" in tell_how_to_repeat("tests/test_x.py::test_it", failed.tb)[1]
