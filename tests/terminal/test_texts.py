"""The texts of the terminal: every answer has its words, and no words stand in the code."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from meseta.games import GAMES, find_game
from meseta.kernel.decision import Act
from meseta.people.lines import MARKUP
from tests.people.test_texts import HOME, SPOKEN, folder_of, mentioned, messages_of, used_in

CHOICE, ASK, DETAIL, OVER = "choice-", "ask-", "detail-", "ask-over"
WRITERS = [
    HOME / "cli.py",
    HOME / "match" / "choices.py",
    *sorted((HOME / "terminal").glob("*.py")),
    *[folder_of(name) / "people" / "sheets.py" for name in GAMES],
    folder_of("6-castles") / "people" / "answers.py",
]
"""What people read in the terminal is put together here."""
FOR_PROGRAMS = {": options are written NAME=VALUE"}
"""What the command never lets come to pass."""
TWO_WORDS = re.compile(r"[^\W\d_]{2,} [^\W\d_]{2,}")


def acts_of(name: str) -> dict[str, Act]:
    """The answers of a game, by the names of their messages."""
    acts = find_game(name).book.decisions.all_acts()
    return {f"{CHOICE}{act.kind.title()}-{act.name}": act for act in acts}


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_answer_has_its_words(name: str, language: str) -> None:
    assert sorted(acts_of(name).keys() - messages_of(name, language).keys()) == []


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_the_words_of_an_answer_use_what_is_chosen_or_what_the_game_tells_of_it(
    name: str, language: str
) -> None:
    for key, act in acts_of(name).items():
        beyond = used_in(messages_of(name, language)[key]) - set(act.parts)
        assert beyond <= mentioned(name), key


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_a_question_uses_what_lies_on_the_agenda_with_it_or_what_the_game_tells_of_it(
    name: str, language: str
) -> None:
    kinds = {kind.title(): kind for kind in find_game(name).book.decisions.kinds}
    for key, message in messages_of(name, language).items():
        if key.startswith((ASK, DETAIL)) and key != OVER:
            beyond = used_in(message) - {*kinds[key.partition("-")[2]].parts, "last"}
            assert beyond <= mentioned(name), key


def texts_in(path: Path) -> Iterator[str]:
    """The texts in a source, without what explains it."""
    tree = ast.parse(path.read_text("utf-8"))
    comments = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr)]
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            if node not in comments:
                yield MARKUP.sub("", node.value)


@pytest.mark.parametrize("path", WRITERS, ids=lambda path: path.parent.parent.name + path.name)
def test_no_words_stand_in_the_code(path: Path) -> None:
    found = [text for text in texts_in(path) if TWO_WORDS.search(text)]
    assert set(found) <= FOR_PROGRAMS
