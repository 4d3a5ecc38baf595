"""The tutorials can be followed as they stand, with smaller numbers."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from meseta.cli import main
from tests.support import ROOT

FOLDER = ROOT / "docs" / "tutorials"
SMALLER = {
    "--games 6": "--games 1",
    "ITERATIONS, GAMES, STEPS = 100, 64, 128": "ITERATIONS, GAMES, STEPS = 2, 4, 8",
    "GUESSES = 40": "GUESSES = 2",
    "--games 10000": "--games 6",
    "--games 20": "--games 1",
    "--deals 10": "--deals 1",
}
"""What a tutorial says, and what is done here instead."""
NEEDS = {"train": ["torch"], "analyse": ["polars"], "planner": []}
BLOCK = re.compile(r"^```(python)?\n(.*?)^```$", re.M | re.S)


def test_every_tutorial_is_followed() -> None:
    assert {path.stem for path in FOLDER.glob("*.md")} == set(NEEDS)


@pytest.mark.sample(1)
@pytest.mark.parametrize("name", NEEDS)
def test_a_tutorial_can_be_followed(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in NEEDS[name]:
        pytest.importorskip(module)
    monkeypatch.chdir(tmp_path)
    space: dict[str, Any] = {}
    for kind, source in BLOCK.findall((FOLDER / f"{name}.md").read_text("utf-8")):
        file = re.match(r"# (\w+\.py)\n", source)
        if file:
            Path(file[1]).write_text(smaller(source), "utf-8")
        elif kind:
            exec(compile(smaller(source), f"{name}.md", "exec"), space)
        else:
            for line in source.splitlines():
                follow(smaller(line))


def smaller(text: str) -> str:
    """The same with smaller numbers; each of them is there."""
    for said, done in SMALLER.items():
        text = text.replace(said, done)
    return text


def follow(line: str) -> None:
    """Type a command; one that waits for a person is only read."""
    words = shlex.split(line)[1:]
    if words[0] != "play":
        assert main([*words, "--workers", "1"]) == 0


def test_what_is_made_smaller_stands_in_a_tutorial() -> None:
    texts = "".join(path.read_text("utf-8") for path in FOLDER.glob("*.md"))
    assert [said for said in SMALLER if said not in texts] == []
