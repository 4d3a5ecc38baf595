"""What the documents say is true."""

from __future__ import annotations

import ast
import doctest
import io
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

import meseta
from meseta.cli import main, make_parser, parse
from meseta.games import GAMES, find_game
from meseta.kernel.cache import cache_folder, file_name
from meseta.match.match import Match
from meseta.people.texts import SHARED, Phrases
from meseta.reference.library import docstring_of, members_of, tree_of, write_library
from tests.support import ROOT
from tests.support.terminal_picture import draw, screen
from tests.support.waiting import PATIENCE

A_SCREEN, FEWEST_WORDS, FEWEST_TEXTS, FEWEST_TESTS, LONGEST_README = 50, 8, 20, 40, 170
SOURCES = ROOT / "src" / "meseta" / "games"
README = (ROOT / "README.md").read_text("utf-8")
PYTHON = (ROOT / "docs" / "python.md").read_text("utf-8")
EXAMPLES = {"README.md": 12, "docs/python.md": 31, "docs/bots.md": 7, "docs/playing.md": 0}
"""The pages that show how Meseta is used, and how many examples in Python each has at least."""
OTHERS = ("docs/club.md", "docs/research.md", "docs/benchmark.md", "docs/tutorials/train.md")
"""Pages whose commands are read."""
TRIED = ("play", "replay", "games", "box")
"""Commands that are run here; of all others only what is typed is read."""


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_examples_of_a_page_run(page: str) -> None:
    failed, tried = doctest.testfile(
        str(ROOT / page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
    )
    assert tried >= EXAMPLES[page]
    assert failed == 0


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= LONGEST_README


def test_the_page_of_the_library_says_what_the_docstrings_say() -> None:
    kept = (ROOT / "docs" / "library.md").read_text("utf-8")
    assert kept == write_library(), "stale: run `python -m meseta.reference`"


@pytest.mark.parametrize("name", [name for name in meseta.__all__ if not name.startswith("__")])
def test_everything_public_is_documented(name: str) -> None:
    public = getattr(meseta, name)
    assert docstring_of(public)
    for member in members_of(tree_of(public)) if isinstance(public, type) else []:
        assert member.about, f"{name}.{member.name}"


def test_an_attribute_without_a_word_is_found() -> None:
    source = "class Table:\n    def __init__(self) -> None:\n        self.legs = 4\n"
    node = ast.parse(source).body[0]
    assert isinstance(node, ast.ClassDef)
    assert [(member.name, member.about) for member in members_of(node)] == [("legs", "")]


def commands_on(page: str) -> list[str]:
    """What can be typed, as a page shows it: the lines of its blocks, without the remarks."""
    text = (ROOT / page).read_text("utf-8")
    blocks = re.findall(r"^```\n(meseta .*?)^```$", text, re.M | re.S)
    return [re.split(r"  +", line)[0] for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("page", [*EXAMPLES, *OTHERS])
def test_the_commands_of_a_page_can_be_read(page: str) -> None:
    say = Phrases(SHARED, "en").say
    quoted = re.findall(r"`(meseta \w+ [^`…]+)`", (ROOT / page).read_text("utf-8"))
    for command in [*commands_on(page), *quoted]:
        parse(make_parser(say, "en"), shlex.split(command.partition(" > ")[0])[1:], say)


@pytest.mark.parametrize("page", EXAMPLES)
def test_the_commands_of_a_page_run(
    page: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Typed one after the other in one process; tests/cli begins real ones."""
    monkeypatch.setenv("PYTHONPATH", str(Path(meseta.__file__).parent.parent))
    monkeypatch.chdir(tmp_path)
    if os.environ.get("MESETA_WAY") != "compiled":
        monkeypatch.setenv("MESETA_WAY", "plain")
        monkeypatch.setenv("MESETA_CACHE_DIR", str(tmp_path))
        pretend_compiled("el-grande")
    (tmp_path / "examples").symlink_to(ROOT / "examples")
    for command in commands_on(page):
        if command.split()[1] not in TRIED:
            continue
        typed, _, file = command.partition(" > ")
        answers = "1\nquit\n" if "--save" in command else "quit\n"
        monkeypatch.setattr("sys.stdin", io.StringIO(answers))
        assert main(shlex.split(typed)[1:]) == 0, command
        said = capsys.readouterr()
        assert said.err == "", command
        if file:
            Path(file).write_text(said.out, "utf-8")


def test_the_server_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
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
def test_actions_that_are_shown_can_be_played(game: str) -> None:
    played = meseta.new(game, way="plain").game
    (row,) = re.findall(rf"^\| {played.title} \| (`.*`) \|$", PYTHON, re.M)
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
    makefile = (ROOT / "Makefile").read_text("utf-8")
    _, _, rest = makefile.partition("\nlint: env lint-scripts\n")
    commands = re.findall(r"\t\$\(BIN\)/([\w-]+(?: check| format)?)", rest.partition("\n\n")[0])
    hooks = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")
    assert len(commands) == 4
    for command in commands:
        assert f"entry: .venv/bin/{command}" in hooks
    assert "entry: make lint-scripts" in hooks


def test_what_a_match_can_do_is_shown() -> None:
    shown = [name for name in vars(Match) if not name.startswith("_")]
    inner = {"from_dict", "to_dict", "digest", "situation", "state", "last_events", "scene"}
    for name in set(shown) - inner - {"legal_actions"}:
        assert f"match.{name}" in PYTHON, name


def home_of(game: str) -> Path:
    """The folder of a game."""
    return SOURCES / find_game(game).__module__.rpartition(".")[2]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_in_the_readme_and_has_its_rules(game: str) -> None:
    home = home_of(game)
    assert f"`{game}`" in README
    assert (home / "RULES.md").exists()
    assert f"{home.name}/RULES.md" in README


PAGES = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]
PAGES += [*ROOT.glob("docs/rules/*.md"), *ROOT.glob("docs/tutorials/*.md")]


@pytest.mark.parametrize("document", [page.relative_to(ROOT).as_posix() for page in PAGES])
def test_links_lead_somewhere(document: str) -> None:
    page = ROOT / document
    for target, heading in re.findall(r"\]\(([^)#:]*)(?:#([^)]*))?\)", page.read_text("utf-8")):
        found = page.parent / target if target else page
        assert found.exists(), target
        assert not heading or heading in headings_of(found), f"{target}#{heading}"


def test_every_test_that_a_page_names_is_there() -> None:
    files = [*(ROOT / "tests").rglob("test_*.py")]
    there = {path.name for path in files}
    for path in files:
        there |= set(re.findall(r"^def (test_\w+)", path.read_text("utf-8"), re.M))
    written = "".join(page.read_text("utf-8") for page in PAGES)
    named = set(re.findall(r"`(?:[\w/]+/)?(test_\w+(?:\.py)?)`", written))
    assert len(named) > FEWEST_TESTS
    assert named <= there


def headings_of(page: Path) -> list[str]:
    """The headings of a page, as links to them are written."""
    found = re.findall(r"^#+ (.+)$", page.read_text("utf-8"), re.M)
    return [re.sub(r"[^\w -]", "", heading.lower()).replace(" ", "-") for heading in found]
