"""The texts of every game: each language says all that can happen, and nothing else.

What a game needs said follows from its declarations: events, questions, options, effects, features,
colours, and the names of things that its events tell. What it says beyond that is named in its
sources.
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

import meseta
from meseta.games import GAMES, find_game
from meseta.kernel.domain import NAMES, Domain
from meseta.kernel.options import typed
from meseta.kernel.positions import fields_in
from meseta.people.messages import messages_in
from meseta.people.texts import NamedThing, Phrases, files_of, languages_in
from meseta.workshop.components import shown_boxes
from meseta.workshop.entries import walk_entries
from meseta.workshop.fields import fields_of, words_at
from tests.support.kernel_games import AnyGame, games_of
from tests.support.languages import LANGUAGES

HOME = Path(meseta.__file__).parent
SPOKEN = [(name, language) for name in list(GAMES) for language in find_game(name).languages()]
DECLARED = {
    f"{kind}-" for kind in "event ask option value effect feature seat counted position".split()
}
"""Messages of these kinds follow from declarations, and from nothing else."""
CHANCE = "chance"
"""The one key of positions that people never read."""
REQUIRED = {"option-": {"about"}}
"""The attributes that messages of a kind must have."""


def folder_of(name: str) -> Path:
    """The folder of a game's sources."""
    home = sys.modules[find_game(name).__module__].__file__
    assert home is not None
    return Path(home).parent


@cache
def entries_of(name: str, language: str) -> tuple[fluent.EntryType, ...]:
    """Everything that stands in the files of a language."""
    paths = files_of(folder_of(name) / "people" / "languages", language)
    bodies = [FluentParser().parse(path.read_text("utf-8")).body for path in paths]
    return tuple(entry for body in bodies for entry in body)


@cache
def messages_of(name: str, language: str) -> dict[str, fluent.Message]:
    """The messages of a language, by their names."""
    found = [entry for entry in entries_of(name, language) if isinstance(entry, fluent.Message)]
    return {message.id.name: message for message in found}


def inside(node: Any) -> Iterator[Any]:
    """A node of a message, and all that are in it."""
    yield node
    if isinstance(node, list):
        for each in node:
            yield from inside(each)
    elif isinstance(node, fluent.BaseNode):
        for each in vars(node).values():
            yield from inside(each)


def used_in(message: fluent.Message) -> set[str]:
    """The values that a message uses."""
    found = [node for node in inside(message) if isinstance(node, fluent.VariableReference)]
    return {node.id.name for node in found}


def counted_in(message: fluent.Message) -> set[str]:
    """The messages that a message counts with, and those that it mentions."""
    found = set()
    for node in inside(message):
        if isinstance(node, fluent.FunctionReference) and node.id.name == "COUNT":
            nouns: list[Any] = list(node.arguments.positional[1:])
            found |= {f"counted-{noun.value}" for noun in nouns}
        if isinstance(node, fluent.MessageReference):
            found.add(node.id.name)
    return found


# --- what must be said, and what may be ----------------------------------------------------------


def declared(name: str) -> set[str]:
    """The messages that follow from the declarations of a game."""
    game = find_game(name)
    book = game.book
    asked = [kind.title() for kind in book.decisions.kinds if not kind.is_step]
    verbs = [verb.title().replace(" ", "_") for verb in book.effects.verbs] if book.effects else []
    return {
        *[f"event-{told.name}" for told in book.events.all],
        *[f"ask-{title}" for title in [*asked, "over"]],
        *[f"option-{option}" for option in game.declared.declared],
        *[f"value-{option}-{typed(value)[0]}" for option, value in own_values(name)],
        *[f"effect-{verb}" for verb in verbs],
        *[f"feature-{feature}" for feature in book.features.told()],
        *[f"seat-{colour}" for colour in game.declared.declared["players"].values],
        *[f"position-{key}" for key in [*fields_in(book.state), *game.extra_keys] if key != CHANCE],
        *forms_of(name).said,
    }


class Clerk:
    """Fills in the forms for a box, and notes which messages that takes."""

    def __init__(self) -> None:
        self.said: set[str] = set()
        self.known: set[str] = set()
        """Messages that may be there."""

    def say(self, message: str) -> str:
        """A message that must be there."""
        self.said.add(message)
        return message

    def knows(self, message: str) -> bool:
        """A message that may be there."""
        self.known.add(message)
        return False

    def value(self, of: Domain, number: int) -> str:
        """What a number is called elsewhere."""
        return f"{of.name} {number}"


@cache
def forms_of(name: str) -> Clerk:
    """The messages that the forms for the boxes of a game take."""
    clerk, kind = Clerk(), find_game(name)
    for box in shown_boxes(kind):
        for at, entry in walk_entries(kind.load_box(box)):
            words: Any = clerk
            list(fields_of(kind, words, at, entry))
            if len(at) == 1 and words_at(kind, at):
                clerk.known.add(f"box-entry-{at[0]}")
    return clerk


def own_values(name: str) -> Iterator[tuple[str, Any]]:
    """The values of options that mean something in one game alone, unlike yes and no."""
    for option, declared in find_game(name).declared.declared.items():
        for value in declared.values if option != "players" else ():
            if value is not None and not isinstance(value, bool):
                yield option, value


def common_values(name: str) -> set[str]:
    """The messages by which a game may say yes, no or nothing in words of its own."""
    return {
        f"value-{option}-{typed(value)[0]}"
        for option, declared in find_game(name).declared.declared.items()
        for value in declared.values
        if value is None or isinstance(value, bool)
    }


class Heard(NamedTuple):
    """What was looked up while every name was said: messages, and names."""

    messages: set[str]
    names: list[NamedThing]


@cache
def heard(name: str, language: str) -> Heard:
    """Have a game say everything that its events can tell."""
    heard = Heard(set(), [])
    get_message, named = FluentBundle.get_message, NamedThing.__init__

    def listen(bundle: FluentBundle, message: str) -> Any:
        heard.messages.add(message)
        return get_message(bundle, message)

    def meet(thing: NamedThing, *what: Any) -> None:
        named(thing, *what)
        heard.names.append(thing)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(FluentBundle, "get_message", listen)
        patch.setattr(NamedThing, "__init__", meet)
        for game in games_of(name):
            words: Any = game.words(language)
            for of, number in told_numbers(game):
                words.value(of, number)
    return heard


def told_numbers(game: AnyGame) -> Iterator[tuple[Domain, int]]:
    """Everything that events can tell, one by one; of what is only counted, the ends."""
    domains = {of for told in game.book.events.all for of in told.tells.values()}
    for of in domains:
        named = range(of.low, of.low + of.count(game.naming))
        for number in named if of.form == NAMES else (named[0], named[-1]):
            yield of, number


def last_of(game: AnyGame, of: Domain) -> int:
    """The last number that names something at this table."""
    return of.low + max(1, of.count(game.naming)) - 1


def printed_names(name: str, language: str) -> set[str]:
    """The messages with names that the box prints itself, so that a language may leave them out."""
    return {each.key for each in heard(name, language).names if each.usual != each.word}


def demanded_names(name: str, language: str) -> set[str]:
    """The messages with names that are words, not signs such as +2, and that no box prints."""
    unprinted = [each for each in heard(name, language).names if each.usual == each.word]
    return {each.key for each in unprinted if each.word[:1].isalpha()}


@cache
def mentioned(name: str) -> set[str]:
    """All texts in the sources of a game's people, and of what all games share."""
    found: set[str] = set()
    for path in [
        *folder_of(name).glob("people/**/*.py"),
        *HOME.glob("*.py"),
        *HOME.glob("match/*.py"),
        *HOME.glob("bots/*.py"),
        *HOME.glob("people/*.py"),
        *HOME.glob("puzzles/*.py"),
        *HOME.glob("terminal/*.py"),
        *HOME.glob("workshop/*.py"),
    ]:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.add(node.value)
    return found


def is_mentioned(name: str, language: str, message: str) -> bool:
    """Whether the sources say a message by its whole name, or by how it begins: `sheet-{title}`."""
    beginnings = {message[: place + 1] for place, sign in enumerate(message) if sign == "-"}
    told = {f"{each.key.partition('-')[0]}-" for each in heard(name, language).names}
    told -= mentioned(name)
    if not beginnings.isdisjoint(DECLARED | told):
        return message in mentioned(name)
    return not mentioned(name).isdisjoint({message, *beginnings})


# --- the tests -----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", list(GAMES))
def test_a_game_speaks_the_languages_that_it_has_files_for(name: str) -> None:
    folder = folder_of(name) / "people" / "languages"
    assert tuple(find_game(name).languages()) == languages_in(folder)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_line_can_be_read_and_no_message_stands_twice(name: str, language: str) -> None:
    entries = entries_of(name, language)
    assert [entry.content for entry in entries if isinstance(entry, fluent.Junk)] == []
    ids = [entry.id.name for entry in entries if isinstance(entry, fluent.Message)]
    assert sorted(set(ids)) == sorted(ids)
    paths = files_of(folder_of(name) / "people" / "languages", language)
    assert [found for path in paths for found, _ in messages_in(path)] == ids


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_message_that_a_declaration_demands_is_there(name: str, language: str) -> None:
    said = messages_of(name, language)
    counted = {key for message in said.values() for key in counted_in(message)}
    demanded = declared(name) | demanded_names(name, language) | counted
    assert sorted(demanded - said.keys()) == []


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_option_is_explained(name: str, language: str) -> None:
    for key, message in messages_of(name, language).items():
        for kind, attributes in REQUIRED.items():
            if key.startswith(kind):
                there = {each.id.name for each in message.attributes}
                assert there >= attributes, key
        assert message.value is not None, key


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_no_message_is_unused(name: str, language: str) -> None:
    said = messages_of(name, language)
    counted = {key for message in said.values() for key in counted_in(message)}
    names = {each.key for each in heard(name, language).names}
    known = declared(name) | common_values(name) | forms_of(name).known | names | counted
    known |= heard(name, language).messages
    left = [key for key in said if key not in known and not is_mentioned(name, language, key)]
    assert left == []


@pytest.mark.parametrize("name", list(GAMES))
def test_all_languages_say_the_same_apart_from_names_that_the_box_prints(name: str) -> None:
    languages = find_game(name).languages()
    printed = set().union(*[printed_names(name, language) for language in languages])
    said = {
        language: {
            (key, attribute)
            for key, message in messages_of(name, language).items()
            if key not in printed
            for attribute in ["", *attributes_of(key, message)]
        }
        for language in languages
    }
    everything = set().union(*said.values())
    missing = {language: sorted(everything - there) for language, there in said.items()}
    assert missing == {language: [] for language in said}


def attributes_of(key: str, message: fluent.Message) -> list[str]:
    """The attributes of a message; a name has the forms that its language needs."""
    kinds = ("event-", "ask-", "option-", "effect-")
    return [each.id.name for each in message.attributes if key.startswith(kinds)]


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_an_events_message_uses_only_what_the_event_tells(name: str, language: str) -> None:
    for told in find_game(name).book.events.all:
        assert used_in(messages_of(name, language)[f"event-{told.name}"]) <= set(told.tells)


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_an_effects_message_uses_only_the_words_of_the_effect(name: str, language: str) -> None:
    effects = find_game(name).book.effects
    for verb in effects.verbs if effects else ():
        message = messages_of(name, language)[f"effect-{verb.title().replace(' ', '_')}"]
        assert used_in(message) <= set(verb.words), verb


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_event_can_be_said_with_the_first_and_the_last_of_everything(
    name: str, language: str
) -> None:
    for game in games_of(name):
        words = game.words(language)
        for told in game.book.events.all:
            for numbers in samples(game, list(told.tells.values())):
                sentence = words.sentence((told.number, *numbers, *[0] * (4 - len(numbers))))
                assert sentence
                assert "{" not in sentence


def samples(game: AnyGame, domains: list[Domain]) -> Iterator[list[int]]:
    """The lowest numbers, those after them, and the highest ones."""
    for step in (0, 1):
        yield [min(of.low + step, last_of(game, of)) for of in domains]
    yield [last_of(game, of) for of in domains]


@pytest.mark.parametrize(("name", "language"), SPOKEN)
def test_every_question_can_be_asked_in_words(name: str, language: str) -> None:
    game = games_of(name)[0]
    words = game.words(language)
    for kind in [*[kind for kind in game.book.decisions.kinds if not kind.is_step], None]:
        assert words.question(kind)


def test_what_is_counted_agrees_with_its_number() -> None:
    words = find_game("el-grande")({}).words("en")
    events = find_game("el-grande").book.events
    told = {each.name: each.number for each in events.all}
    assert words.sentence((told["scored"], 0, 0, 1, 1)).endswith("1 point.")
    assert "1 caballero of Purple goes" in words.sentence((told["returned"], 0, 0, 1, 0))
    assert "2 caballeros of Purple go " in words.sentence((told["returned"], 0, 0, 2, 0))


@pytest.mark.parametrize(
    ("points", "counted"),
    [(1, "1 punkt"), (2, "2 punkty"), (5, "5 punktów"), (12, "12 punktów"), (22, "22 punkty")],
)
def test_a_language_has_as_many_plurals_as_it_needs(points: int, counted: str) -> None:
    words = find_game("el-grande")({}).words("pl")
    assert words.say("picture-points", count=points) == counted


def test_portuguese_counts_as_in_portugal() -> None:
    words = find_game("el-grande")({}).words("pt")
    counted = [words.say("picture-points", count=points) for points in (0, 1, 2)]
    assert counted == ["0 pontos", "1 ponto", "2 pontos"]


# --- one word for each thing ---------------------------------------------------------------------

OTHER_WORDS = {
    "nl": re.compile(r"\b(caballeros|castillos|vreemde caballero|ronden)\b", re.I),
    "pl": re.compile(r"\b(caballeros|castillos|krąż\w+|wyimaginowan\w+)\b", re.I),
    "de": re.compile(r"\b(Felsen)\b"),
}
"""What things are called in none of our texts in a language."""
NOT_SAID = re.compile(r"\[[\w-]+\]|\$\w+")
"""What messages choose by, and their values."""
UNDOING = [
    "bar-back",
    "bar-sure",
    "keys-back",
    "refused-stands",
    "api-op-back",
    "api-about-back",
    "api-about-end",
    "api-field-back",
    "terminal-undone",
    "terminal-nothing_to_undo",
]
WITHDRAWING = {
    "en": re.compile(r"withdr|\b(take[ns]?|taken)\b.*\bback", re.I),
    "de": re.compile(r"zurückn|zurückge|zurückzun", re.I),
    "nl": re.compile(r"terugn|teruggen|terug te nemen", re.I),
    "es": re.compile(r"retir", re.I),
    "pt": re.compile(r"retir", re.I),
    "pl": re.compile(r"zabier|zabra", re.I),
}
"""How a caballero card is withdrawn, in each language."""


@pytest.mark.parametrize("language", sorted(OTHER_WORDS))
@pytest.mark.parametrize("name", GAMES)
def test_a_thing_has_one_name(name: str, language: str) -> None:
    people = folder_of(name) / "people"
    guides = [people / "guide" / f"{kind}{language}.md" for kind in ("", "lessons.")]
    for path in [*files_of(people / "languages", language), *guides]:
        lines = path.read_text("utf-8").splitlines()
        spoken = [NOT_SAID.sub("", line) for line in lines if not line.startswith("#")]
        said = [line.partition(" = ")[2] or line for line in spoken]
        assert [line for line in said if OTHER_WORDS[language].search(line)] == [], path.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_undoing_has_another_word_than_withdrawing(language: str) -> None:
    game = Phrases(folder_of("el-caballero") / "people" / "languages", language)
    pages = Phrases(HOME / "web" / "languages", language)
    assert WITHDRAWING[language].search(game.say("choice-turn-withdraw"))
    assert [key for key in UNDOING if WITHDRAWING[language].search(pages.say(key))] == []
