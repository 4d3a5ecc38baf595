"""What may be done, taken apart and in words, for everybody who shows it to people."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain, islice, product
from typing import Any, NamedTuple, cast

from meseta.kernel.decision import Act
from meseta.kernel.domain import NUMBERS, ORDINALS, SET, Naming, Word
from meseta.kernel.game import AnyGame, Scene, Scribe, Words
from meseta.match.match import Match
from meseta.match.sight import act_of, elements_of
from meseta.people.answering import AT, LEAVES, ORDER, USUAL
from meseta.people.shortening import Short

END = "end"
"""What is said to end a turn, and the standing order to do so at once."""
CAUSE = "Cause"
"""By this name a game tells what is asked because of somebody else's doing, and whose it is."""
END_KEY = "e"
NUMBERED = "123456789"
LETTERS = "abcdfgijklmnopqrstvwxyz"
"""Keys that tables have no other use for: they end a turn, undo and hint by E, U and H."""
INTENTIONS = ("announced", "wants_")
"""How the names of events begin that others may object to."""


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

    def value(self, naming: Naming) -> Word:
        """The first thing that is chosen with it."""
        return next(iter(self.words(naming).values()))

    @property
    def message(self) -> str:
        """The message that says what it is."""
        return message_of(self.act)

    @property
    def is_number(self) -> bool:
        """Whether it is chosen by a number that means something, such as a card's value."""
        forms = [of.form for of in self.act.parts.values()]
        return forms in ([NUMBERS], [ORDINALS])


@cache
def message_of(act: Act) -> str:
    """The message that says what an answer is."""
    return f"choice-{act.kind.title()}-{act.name}"


class Choice(NamedTuple):
    """One thing that may be done, and how it is shown."""

    key: str
    """What is typed for it."""
    action: int
    text: str
    """Its notation."""
    beside: str
    """What stands beside its key; nothing where the key says it all."""
    label: str
    """What it is called where no key stands beside it; never nothing."""
    element: str
    """The id of what it points at in the picture, or nothing."""
    names: list[str]
    """Other texts that mean it, if they mean nothing else."""
    is_single: bool
    """Whether nothing more is chosen with it, such as an area: it is a button by itself."""
    is_usual: bool
    """Whether it is what one answers nearly always."""

    def is_called(self, text: str) -> bool:
        """Whether a plain text is one of its names."""
        return any(text == plain(name) for name in self.names)


def choices_of(
    match: Match, seat: int, words: Words, scribe: Scribe[Any], scene: Scene[Any]
) -> list[Choice]:
    """Everything that a seat may do now, in the game's order.

    What is usual comes first, to end the turn last.
    """
    game, elements = match.game, elements_of(match.game, seat)
    answers = [take_apart(game, action) for action in match.legal_actions(seat)]
    chosen = {each: each.words(game.naming) for each in answers}
    facts = {each: scribe.told(scene, str(each.act), chosen[each]) for each in answers}
    orders = {each: facts_here.pop(ORDER, 0) for each, facts_here in facts.items()}
    usual = {each for each, facts_here in facts.items() if facts_here.pop(USUAL, False)}
    answers.sort(key=lambda each: (each.act.text == END, each not in usual, orders[each]))
    found = []
    for key, answer in zip(keys_of(answers, game.naming), answers, strict=True):
        action, shown = answer.action, answer.shown(words)
        facts_here = facts[answer]
        element = facts_here.pop(AT, elements[action])
        facts_here.pop(LEAVES, None)
        beside = words.say(answer.message, **{**shown, **facts_here})
        label = label_of(answer, words, game.naming, {**shown, **facts_here})
        named = names_of(answer.act, chosen[answer], shown)
        names = [label, beside, *named, *texts_of(facts_here)]
        found.append(
            Choice(
                key,
                action,
                game.texts[action],
                beside,
                label,
                element,
                names,
                is_single=not answer.act.parts,
                is_usual=answer in usual and len(answers) > 1,
            )
        )
    return found


def ends_early(match: Match, seat: int, action: int, language: str = "en") -> bool:
    """Whether an answer ends a turn in which something is left that one nearly always does."""
    answer = take_apart(match.game, action)
    if answer.act.text != END:
        return False
    scribe = match.game.scribe(language)
    return bool(scribe.told(match.scene(seat), str(answer.act), {}).get(LEAVES))


def label_of(answer: Answer, words: Words, naming: Naming, values: Mapping[str, Any]) -> str:
    """What a choice is called by itself, in full: what is said of that, or with its number."""
    full = {name: in_full(value) for name, value in values.items()}
    alone = f"{answer.message}.alone"
    if words.knows(alone):
        return words.say(alone, **full)
    beside = words.say(answer.message, **full)
    number = str(answer.value(naming)) if answer.is_number else ""
    return beside if number in beside.split() else f"{number} {beside}".strip()


def outlook_of(
    match: Match, action: int, words: Words, scribe: Scribe[Any], scene: Scene[Any]
) -> str:
    """What is worth knowing before an answer is given, beyond what happens at once; or nothing."""
    answer = take_apart(match.game, action)
    message = answer.message.replace("choice-", "outlook-", 1)
    if not words.knows(message):
        return ""
    facts = scribe.told(scene, str(answer.act), answer.words(match.game.naming))
    return words.say(message, **{**answer.shown(words), **facts})


def in_full(value: Any) -> Any:
    """A value as it is written where there is room."""
    return value.full if isinstance(value, Short) else value


class AskedQuestion(NamedTuple):
    """What is asked of whoever decides."""

    question: str
    detail: str
    """What it is about, how many, what it costs; nothing where there is no more to say."""
    is_caused: bool = False
    """Whether it is asked because of what somebody else does."""


def question_of(
    match: Match, words: Words, scribe: Scribe[Any], scene: Scene[Any]
) -> AskedQuestion:
    """What is asked now: what `.now` says of it where the question depends on what is left."""
    kind = match.asked
    if kind is None:
        return AskedQuestion(words.question(None), "")
    numbers = match.asked_with
    values = {
        name: words.value(part.of, numbers[name])
        for name, part in kind.parts.items()
        if part.of.form != SET
    }
    values |= scribe.told(scene, kind.__name__, {})
    values["brought"] = cast(Any, words).brought(match.pending[0], match.log)
    now, detail = f"ask-{kind.title()}.now", f"detail-{kind.title()}"
    question = words.say(now, **values) if words.knows(now) else words.question(kind)
    cause = scribe.told(scene, CAUSE, {"question": question})
    return AskedQuestion(
        cause.get("question", question),
        words.say(detail, **values, last=intention(match, words)) if words.knows(detail) else "",
        "question" in cause,
    )


def intention(match: Match, words: Words) -> str:
    """What somebody wants to do and others may object to, if anybody wants anything."""
    kinds = match.game.book.events.all
    wanted = [event for event in match.log if kinds[event[0]].name.startswith(INTENTIONS)]
    return words.sentence(wanted[-1]) if wanted else ""


def take_apart(game: AnyGame, action: int) -> Answer:
    """What a number of an action means."""
    return Answer(action, *act_of(game.book, action))


def keys_of(answers: Sequence[Answer], naming: Naming) -> list[str]:
    """What is typed for each, the same from question to question as far as can be.

    E ends the turn. What is chosen without more is called by its place among all such answers: by
    a number where there are no others, else by a letter. The rest is called by its value where the
    first has one, and what has none then by a letter too; or else by its place in the list.
    """
    simple = [answer for answer in answers if not answer.act.parts]
    others = [answer for answer in answers if answer.act.parts]
    keys = {answer: simple_key(answer.act) for answer in simple}
    values = [str(answer.value(naming)) for answer in others if answer.is_number]
    if others and others[0].is_number and len(set(values)) == len(values):
        pairs = map("".join, product(LETTERS, repeat=2))
        letters = islice(chain(LETTERS, pairs), len(simple_acts(others[0].act)), None)
        numbers = iter(values)
        keys |= {each: next(numbers if each.is_number else letters) for each in others}
    else:
        keys |= {answer: str(place) for place, answer in enumerate(others, 1)}
    return [keys[answer] for answer in answers]


def simple_key(act: Act) -> str:
    """What is typed for an answer with which nothing more is chosen."""
    if act.text == END:
        return END_KEY
    is_menu = not any(each.parts for each in act.kind.acts.values())
    return (NUMBERED * is_menu + LETTERS)[simple_acts(act).index(act)]


def simple_acts(act: Act) -> list[Act]:
    """All answers to the same question with which nothing more is chosen, but for its end."""
    return [each for each in act.kind.acts.values() if not each.parts and each.text != END]


def names_of(act: Act, chosen: Mapping[str, Word], shown: Mapping[str, Any]) -> Iterator[str]:
    """Texts that mean a choice beside its notation: the names in it, as they are shown."""
    named = [name for name, of in act.parts.items() if of.is_named]
    yield act.text.format(**{**chosen, **{name: shown[name] for name in named}})
    for words in (shown, chosen):
        yield " ".join(str(words[name]) for name in named)
        yield from [str(words[name]) for name in named]


def texts_of(facts: Mapping[str, Any]) -> Iterator[str]:
    """What is told of a choice, such as the name of a card, without the marks that it may have."""
    for value in facts.values():
        if isinstance(value, str):
            yield value.rstrip("*")


def plain(text: str) -> str:
    """A text as it is compared: small letters without accents and strokes, single spaces."""
    letters = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    return " ".join("".join(c for c in letters if not unicodedata.combining(c)).split())
