"""What the documents say is true."""

from __future__ import annotations

import ast
import doctest
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import meseta
from meseta.games import GAMES, find_game
from meseta.kernel.cache import cache_folder, file_name
from meseta.match import Match
from meseta.reference.library import members_of, said_of, tree_of, write_library
from tests.support import ROOT
from tests.support.terminal_picture import draw, screen
from tests.support.waiting import PATIENCE

A_SCREEN, FEWEST_WORDS, FEWEST_COMMANDS, FEWEST_TEXTS = 50, 8, 5, 20
SOURCES = ROOT / "src" / "meseta" / "games"
README = (ROOT / "README.md").read_text("utf-8")


def test_the_readme_runs() -> None:
    failed, tried = doctest.testfile(
        str(ROOT / "README.md"), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried > 15
    assert failed == 0


def test_the_page_of_the_library_says_what_the_docstrings_say() -> None:
    kept = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert kept == write_library(), "stale: run `python -m meseta.reference`"


@pytest.mark.parametrize("name", [name for name in meseta.__all__ if not name.startswith("__")])
def test_everything_public_is_documented(name: str) -> None:
    public = getattr(meseta, name)
    assert said_of(public)
    for member in members_of(tree_of(public)) if isinstance(public, type) else []:
        assert member.about, f"{name}.{member.name}"


def test_an_attribute_without_a_word_is_found() -> None:
    source = "class Table:\n    def __init__(self) -> None:\n        self.legs = 4\n"
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ClassDef)
    assert [(member.name, member.about) for member in members_of(node)] == [("legs", "")]


def test_the_commands_in_the_readme_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(Path(meseta.__file__).parent.parent))
    monkeypatch.setenv("MESETA_WAY", "plain")
    monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
    pretend_compiled("el-grande")
    blocks = re.findall(r"^```\n(meseta .*?)^```$", README, re.M | re.S)
    lines = [re.split(r"  +", line)[0] for block in blocks for line in block.splitlines()]
    commands = [line for line in lines if not line.startswith("meseta serve")]
    assert len(commands) > FEWEST_COMMANDS
    for command in commands:
        line = command.replace("meseta ", f"{sys.executable} -m meseta ", 1)
        done = subprocess.run(
            line,
            shell=True,
            cwd=tmp_path,
            input="1\nquit\n" if "--save" in command else "quit\n",
            text=True,
            capture_output=True,
            check=False,
        )
        assert done.returncode == 0, f"{command}: {done.stderr}"
        assert done.stderr == ""


def test_the_server_of_the_readme_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("MESETA_WAY", "plain")
    monkeypatch.setenv("MESETA_DATA_DIR", str(tmp_path))
    command = [sys.executable, "-m", "meseta", "serve", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        address = re.findall(r"http://\S+", server.stdout.readline())[0]
        answer = httpx.get(address, timeout=PATIENCE)
        server.terminate()
    assert answer.status_code == 200
    assert (tmp_path / "tables.db").exists()


def pretend_compiled(game: str) -> None:
    """Nothing is compiled aside where it seems to be there."""
    book = find_game(game).book
    folder = cache_folder(f"{book.name}.compiled", book.homes)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / file_name("play", "any")).touch()


@pytest.mark.parametrize("game", GAMES)
def test_actions_in_the_readme_can_be_played(game: str) -> None:
    played = meseta.new(game, way="plain").game
    (row,) = re.findall(rf"^\| {played.title} \| (`.*`) \|$", README, re.M)
    for text in re.findall(r"`([^`]+)`", row):
        assert text in played.texts


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_told_in_short_with_its_words(game: str) -> None:
    page = (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8")
    rules, _, words = page.partition("## Words")
    assert f"docs/rules/{game}.md" in README
    assert len(rules.splitlines()) < A_SCREEN
    assert words.count("\n|") > FEWEST_WORDS


def test_the_picture_of_the_terminal_fetches_nothing() -> None:
    picture = draw(screen())
    assert picture.count("<text") > FEWEST_TEXTS
    assert "font-face" not in picture + (ROOT / "docs" / "terminal.svg").read_text("utf-8")


def test_what_make_lints_is_linted_before_a_commit() -> None:
    _, _, rest = (ROOT / "Makefile").read_text("utf-8").partition("\nlint: env $(LINTED_WITH)\n")
    commands = re.findall(r"\t\$\(BIN\)/([\w-]+(?: check| format)?)", rest.partition("\n\n")[0])
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert len(commands) == 4
    for command in commands:
        assert f"entry: .venv/bin/{command}" in hooks


def test_what_a_match_can_do_is_in_the_readme() -> None:
    shown = [name for name in vars(Match) if not name.startswith("_")]
    inner = {"from_dict", "to_dict", "digest", "situation", "state", "last_events", "scene"}
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


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *ROOT.glob("docs/rules/*.md")]


@pytest.mark.parametrize("document", [page.relative_to(ROOT).as_posix() for page in PAGES])
def test_links_lead_somewhere(document: str) -> None:
    text = (ROOT / document).read_text("utf-8")
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert ((ROOT / document).parent / target).exists(), target
