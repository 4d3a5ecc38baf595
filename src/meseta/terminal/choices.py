"""What may be done, as it is shown, and how what was typed is read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from itertools import islice
from string import ascii_lowercase
from typing import Any, NamedTuple

from meseta.kernel.decision import Act
from meseta.kernel.domain import NUMBERS, ORDINALS, Naming, Word
from meseta.kernel.game import Scene, Scribe, Words
from meseta.match import AnyGame, Match
from meseta.people.lines import flow, hanging


class Answer(NamedTuple):
    """One legal action, taken apart."""

    action: int
    act: Act
    numbers: tuple[int, ...]

    def words(self, naming: Naming) -> dict[str, Word]:
        """What is chosen with it."""
        pairs = zip(self.act.parts.items(), self.numbers, strict=True)
        return {name: of.word(number, naming) for (name, of), number in pairs}

    def shown(self, words: Words) -> dict[str, Any]:
        """What is chosen with it, as messages take it."""
        pairs = zip(self.act.parts.items(), self.numbers, strict=True)
        return {name: words.value(of, number) for (name, of), number in pairs}

    @property
    def is_number(self) -> bool:
        """Whether it is chosen by a number that means something, such as a card's value."""
        forms = [of.form for of in self.act.parts.values()]
        return forms in ([NUMBERS], [ORDINALS])


class Choice(NamedTuple):
    """One thing that may be done: what is typed for it, its notation, and how it is shown."""

    key: str
    action: int
    text: str
    label: str
    names: frozenset[str]
    """Other texts that mean it, if they mean nothing else."""


def choices_of(
    match: Match, seat: int, words: Words, scribe: Scribe[Any], scene: Scene[Any]
) -> list[Choice]:
    """Everything that a seat may do now."""
    game = match.game
    answers = [taken_apart(game, action) for action in match.legal_actions(seat)]
    found = []
    for key, answer in zip(keys_of(answers, game.naming), answers, strict=True):
        chosen, shown = answer.words(game.naming), answer.shown(words)
        told = scribe.told(scene, str(answer.act), chosen)
        message = f"choice-{answer.act.kind.title()}-{answer.act.name}"
        label = words.say(message, **{**shown, **told})
        names = {plain(label), *names_of(answer.act, chosen, shown), *texts_of(told)}
        text = game.texts[answer.action]
        found.append(Choice(key, answer.action, text, label, frozenset(names)))
    return found


def taken_apart(game: AnyGame, action: int) -> Answer:
    """What a number of an action means."""
    acts = game.book.decisions.all_acts()
    act = next(each for each in acts if each.first <= action < each.last)
    return Answer(action, act, next(islice(act.choices(), action - act.first, None)))


def keys_of(answers: Sequence[Answer], naming: Naming) -> list[str]:
    """What is typed for each: its value where the first has one, or else its place in the list.

    Beside values, such as those of cards, other choices are called by letters.
    """
    valued = [answer for answer in answers if answer.is_number]
    values = [str(next(iter(answer.words(naming).values()))) for answer in valued]
    if not answers[0].is_number or len(set(values)) < len(values):
        return [str(place) for place in range(1, len(answers) + 1)]
    numbers, letters = iter(values), iter(ascii_lowercase)
    return [next(numbers) if answer.is_number else next(letters) for answer in answers]


def names_of(act: Act, chosen: Mapping[str, Word], shown: Mapping[str, Any]) -> Iterator[str]:
    """Texts that mean a choice beside its notation: the names in it, as they are shown."""
    named = [name for name, of in act.parts.items() if of.is_named]
    yield plain(act.text.format(**{**chosen, **{name: shown[name] for name in named}}))
    for words in (shown, chosen):
        yield plain(" ".join(str(words[name]) for name in named))
        yield from [plain(str(words[name])) for name in named]


def texts_of(told: Mapping[str, Any]) -> Iterator[str]:
    """What is told of a choice, such as the name of a card, without the marks that it may have."""
    for value in told.values():
        if isinstance(value, str):
            yield plain(value.rstrip("*"))


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents and strokes, single spaces."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())


def meant(choices: Sequence[Choice], typed: str) -> list[Choice]:
    """The choices that a text can mean; a key or a notation means one, a name may mean several."""
    exact = [choice for choice in choices if typed.strip() == choice.key]
    wanted = plain(typed)
    exact = exact or [choice for choice in choices if wanted == choice.text]
    return exact or [choice for choice in choices if wanted and wanted in choice.names]


def listed(choices: Sequence[Choice], columns: int) -> list[str]:
    """The choices with what is typed for each; short ones side by side, long ones broken."""
    widest = max((len(choice.key) for choice in choices), default=0)
    left = columns - widest - 1
    if all(len(choice.label) <= left for choice in choices):
        return flow([f"{key_of(choice, widest)} {choice.label}" for choice in choices], columns)
    return [
        line
        for choice in choices
        for line in hanging(f"{key_of(choice, widest)} ", choice.label, columns)
    ]


def key_of(choice: Choice, columns: int) -> str:
    """What is typed for a choice, as it stands before it."""
    return f"[bold]{choice.key:>{columns}}[/]"
