"""The texts of the pages: every language says the same, all that pages need, and nothing else."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from meseta.bots.levels import LEVELS
from meseta.games import GAMES, find_game
from meseta.leagues.terms import DIRECT, LEAVING, MARGIN, METHODS, OPPONENTS, TIE_BREAKS
from meseta.reference.components import SOURCES
from meseta.web.api import endpoints
from meseta.web.http.auth import LOOKS, PACES, YES_NO
from meseta.web.http.language import (
    FOLDER,
    HOLES,
    LANGUAGES,
    SCRIPT,
    USUAL,
    own_names,
    phrases,
    script_words,
)
from meseta.web.leagues.agreements import NEXT_ROUND
from meseta.web.people.web_push import KINDS
from meseta.web.store.leagues import FORFEIT, LEFT, SHARED
from meseta.web.study.position_editor import GROUPS
from meseta.web.study.study_pages import STRENGTHS
from meseta.web.study.study_sheets import OPEN, TURN
from meseta.web.table.table_form import WATCHING, fields_of
from meseta.workshop.corrections import COPY, VERDICTS
from tests.people.test_texts import HOME, inside, used_in
from tests.support.web.programs import field_names

WEB = HOME / "web"
OPERATIONS = tuple(each.name for each in endpoints.OPERATIONS)
ENDS = {
    "api-op-": OPERATIONS,
    "api-about-": OPERATIONS,
    "api-field-": tuple(sorted(field_names())),
    "lobby-": tuple(GAMES),
    "lobby-against_": tuple(LEVELS),
    "look-": LOOKS,
    "level-": tuple(LEVELS),
    "new-": ("minutes", "increment", "days"),
    "sit-": ("me", "friend", "here"),
    "pace-": PACES,
    "study-group_": GROUPS,
    "study-strength_": tuple(STRENGTHS),
    "study-view_": (TURN, OPEN),
    "study-walk_": ("first", "previous", "next", "last"),
    "source-": SOURCES,
    "sourced-": SOURCES,
    "tab-": ("board", "cards", "players", "story"),
    "value-": ("yes", "no", "none"),
    "watching-": WATCHING,
    "set-": ("sound", "chat", "club"),
    "push-for_": KINDS,
    "box-copy_": tuple(COPY),
    "box-how_": tuple("12345678"),
    "verdict-": (*VERDICTS, "other", "forget"),
    "league-about_": METHODS,
    "league-how_": (LEFT, FORFEIT, SHARED),
    "league-late_": YES_NO,
    "league-leave_": LEAVING,
    "league-leaving_": LEAVING,
    "league-listed_": YES_NO,
    "league-method_": METHODS,
    "league-next_": NEXT_ROUND,
    "league-short_": (DIRECT, OPPONENTS, MARGIN),
    "league-tie_": TIE_BREAKS,
    "puzzles-outcome_": ("new", "clean", "solved", "tried"),
    "puzzles-weekday_": tuple(map(str, range(1, 8))),
}
"""What may follow where pages put the name of a message together."""
GRAMMAR = (fluent.SelectExpression, fluent.FunctionReference)
"""What depends on a value, which a script fills in later."""
SAYS = re.compile(r"""\bsay\(\s*['"]([\w-]+)['"](\s*~)?""")


@cache
def messages_of(language: str) -> dict[str, fluent.Message]:
    """The messages of the pages in a language, by their names."""
    texts = [path.read_text("utf-8") for path in sorted((FOLDER / language).glob("*.ftl"))]
    body = [entry for text in texts for entry in FluentParser().parse(text).body]
    assert [entry.content for entry in body if isinstance(entry, fluent.Junk)] == []
    messages = [entry for entry in body if isinstance(entry, fluent.Message)]
    names = [message.id.name for message in messages]
    assert len(names) == len(set(names))
    return {message.id.name: message for message in messages}


def said_by_templates() -> Iterator[str]:
    """The messages that templates say."""
    for path in sorted((WEB / "templates").glob("*.html")):
        for name, is_beginning in SAYS.findall(path.read_text("utf-8")):
            yield from [f"{name}{end}" for end in ENDS[name]] if is_beginning else [name]


def said_by_scripts() -> Iterator[str]:
    """The messages that scripts say, of themselves or because a server tells them to."""
    for path in sorted((WEB / "static").rglob("*.js")):
        yield from [f"{SCRIPT}{name}" for name, _ in SAYS.findall(path.read_text("utf-8"))]
    for path in sorted(WEB.rglob("*.py")):
        noted = re.findall(r'"note": "(\w+)"', path.read_text("utf-8"))
        yield from [f"{SCRIPT}{name}" for name in noted]


def said_by_sources() -> Iterator[str]:
    """The messages that Python says by their whole names, and the reasons why it refuses."""
    for path in sorted(WEB.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        keys = {key for node in ast.walk(tree) if isinstance(node, ast.Dict) for key in node.keys}
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and called(node) == "say":
                yield from filter(None, map(text_of, node.args))
            elif re.match("(refused|hook|operator|push)-.", text_of(node)) and node not in keys:
                yield text_of(node)
    kinds = ("api-field-", "lobby-", "study-group_", "value-")
    yield from [f"{kind}{end}" for kind in kinds for end in ENDS[kind]]


def called(node: ast.Call) -> str:
    """The name of what is called."""
    return getattr(node.func, "attr", getattr(node.func, "id", ""))


def text_of(node: ast.AST) -> str:
    """The text that stands in the source here, if any does."""
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    return str(ast.literal_eval(node)) if is_text else ""


def test_the_pages_name_each_language_in_its_own_words() -> None:
    assert dict(own_names())["es"] == "Español"
    assert len({name for _language, name in own_names()}) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_the_same_with_the_same_values(language: str) -> None:
    told = {key: used_in(message) for key, message in messages_of(language).items()}
    usual = {key: used_in(message) for key, message in messages_of(USUAL).items()}
    assert told == usual


def test_whatever_pages_say_is_there() -> None:
    said = {*said_by_templates(), *said_by_scripts(), *said_by_sources()}
    assert [key for key in sorted(said) if not phrases(USUAL).knows(key)] == []


def test_no_message_of_the_pages_is_unused() -> None:
    said = {*said_by_templates(), *said_by_scripts(), *said_by_sources()}
    assert sorted(messages_of(USUAL).keys() - said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_scripts_say_can_be_filled_in_by_them(language: str) -> None:
    for key, text in script_words(language).items():
        message = messages_of(language)[f"{SCRIPT}{key}"]
        assert {name for name, hole in HOLES.items() if hole in text} == used_in(message), key
        assert not [node for node in inside(message) if isinstance(node, GRAMMAR)], key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_form_says_every_value_in_words_and_no_two_alike(name: str, language: str) -> None:
    words, speech = find_game(name)({}).words(language), phrases(language)
    for field in fields_of(find_game(name), language, speech):
        for value in field.values:
            own, common = f"value-{field.name}-{value.sent}", f"value-{value.sent}"
            assert words.knows(own) or speech.knows(common), own
        assert len({value.shown for value in field.values}) == len(field.values), field.name
