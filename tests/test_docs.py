"""What the documents say is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.match import Match

ROOT = Path(__file__).parent.parent
MOST_UNNAMED = 20
"""A page of rules that names fewer functions is not read rightly here."""
SOURCES = ROOT / "src" / "meseta" / "games"
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 15
    assert failed == 0


def test_everything_public_is_in_the_readme() -> None:
    for name in meseta.__all__:
        assert name.strip("_") in README, name
    shown = [name for name in vars(Match) if not name.startswith("_")]
    inner = {"from_dict", "to_dict", "digest", "situation", "state", "last_events", "sheets"}
    for name in set(shown) - inner - {"legal_actions"}:
        assert f"match.{name}" in README, name


def home_of(game: str) -> Path:
    """The folder of a game."""
    return SOURCES / find_game(game).__module__.rpartition(".")[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_in_the_readme_and_has_its_rules(game: str) -> None:
    home = home_of(game)
    assert f"`{game}`" in README
    assert (home / "RULES.md").exists()
    assert f"{home.name}/RULES.md" in README


@pytest.mark.parametrize("document", ["README.md", "CONTRIBUTING.md", "docs/architecture.md"])
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert ((ROOT / document).parent / target).exists(), target


@pytest.mark.parametrize("game", GAMES)
def test_rules_pages_name_functions_and_tests_that_exist(game: str) -> None:
    home = home_of(game)
    page = (home / "RULES.md").read_text("utf-8")
    tests = ROOT / "tests" / "games" / home.name
    named = set(re.findall(r"`(\w+)\.(\w+)`", page))
    others = {("module", "function")}
    found = [each for each in named - others if each[1] not in ("toml", "py")]
    assert len(found) > MOST_UNNAMED
    for module, function in found:
        if module == find_game(game).__name__:
            assert hasattr(find_game(game), function), f"{module}.{function}"
            continue
        text = "".join(path.read_text("utf-8") for path in home.rglob(f"{module}.py"))
        assert re.search(rf"^(def |class )?{function}\b", text, re.M), f"{module}.{function}"
    for file, test in set(re.findall(r"`(test_\w+)(?:\.py)?::(\w+)", page)):
        assert re.search(rf"(def|class) {test}\b", (tests / f"{file}.py").read_text("utf-8")), (
            f"{file}::{test}"
        )
    for file, part in set(re.findall(r"`(test_\w+): (\w+)\*?`", page)):
        assert part.rstrip("_") in (tests / f"{file}.py").read_text("utf-8"), f"{file}: {part}"
