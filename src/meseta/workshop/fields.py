"""The form for an entry of a box: what may stand at each of its words, as the game declares it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Literal, NamedTuple, TypedDict

from meseta.kernel.boxes import BoxError, BoxWord, Entry
from meseta.kernel.domain import FLAG, NAMES, Domain, Word
from meseta.kernel.effect import Effect
from meseta.kernel.game import AnyGame, Words
from meseta.people.box_faults import BoxFault
from meseta.people.gallery import BoxPath
from meseta.workshop.entries import TEXT, called_by
from meseta.workshop.galleries import boxes_of

LONGEST_TEXT, MOST_LISTED = 40, 30
VERB = "do"


NumberField = TypedDict("NumberField", {"is": Literal["number"], "low": int, "high": int})
"""A number within bounds."""
ChoiceField = TypedDict("ChoiceField", {"is": Literal["choice"], "values": list[tuple[Word, str]]})
"""One of several words, each with what it is called."""
SeveralField = TypedDict(
    "SeveralField", {"is": Literal["several"], "values": list[tuple[Word, str]]}
)
"""Some of several words."""
PlainShape = NumberField | ChoiceField | SeveralField
"""What a word of a domain may be."""


class VerbWord(TypedDict):
    """A word of a verb, and what stands for it where nothing is said."""

    key: str
    label: str
    shape: PlainShape
    usual: Any


class VerbFacts(TypedDict):
    """A verb with its words."""

    verb: str
    label: str
    words: list[VerbWord]


EffectField = TypedDict("EffectField", {"is": Literal["effect"], "verbs": list[VerbFacts]})
"""Something that a card does: a verb, and the words that it takes."""
OneField = PlainShape | EffectField
ListField = TypedDict(
    "ListField", {"is": Literal["list"], "each": OneField, "fixed": bool, "most": int}
)
"""Several in a row: so many, or any number up to a bound."""
TextField = TypedDict("TextField", {"is": Literal["text"], "longest": int})
"""A text."""
FieldShape = OneField | ListField | TextField
"""What may stand somewhere."""


class BoxField(TypedDict):
    """One word of an entry: where it stands, what it is called, what may stand there and does."""

    at: list[str]
    key: str
    label: str
    shape: FieldShape
    optional: bool
    value: Any
    ours: str
    """What our box has there, in words, where theirs is different."""


class DeclaredWord(NamedTuple):
    """A word of an entry as it is declared."""

    key: str
    of: BoxWord | list[BoxWord] | None
    """None for a text."""
    is_optional: bool


# --- what is declared where ----------------------------------------------------------------------


def entry_for(kind: type[AnyGame], at: BoxPath) -> Entry | None:
    """What is declared of the entry at a path."""
    for each in boxes_of(kind).declared:
        keys = each.path.split(".")
        if keys == list(at[:1]) and len(at) <= 2:
            return each
        if len(keys) == 2 and keys[0] == at[0] and keys[1] in at[1:-1]:
            return each
    return None


def words_at(kind: type[AnyGame], at: BoxPath) -> list[DeclaredWord]:
    """The words of the entry at a path that can be corrected: those that have a choice."""
    declared = entry_for(kind, at)
    if declared is None:
        return [DeclaredWord(TEXT, None, False)] if len(at) == 2 else []
    return [
        DeclaredWord(key, of, key in declared.maybe)
        for key, of in declared.words.items()
        if not (isinstance(of, Domain) and of.size == 1)
    ]


def is_letters(of: Any) -> bool:
    """Whether each word is one letter, so that several stand as one text."""
    return isinstance(of, Domain) and bool(of.names) and all(len(name) == 1 for name in of.names)


# --- forms ---------------------------------------------------------------------------------------


def fields_of(
    kind: type[AnyGame], words: Words, at: BoxPath, entry: Mapping[str, Any]
) -> Iterator[BoxField]:
    """The form for an entry."""
    for key, of, is_optional in words_at(kind, at):
        if key in called_by(entry):
            continue
        yield {
            "at": list(at),
            "key": key,
            "label": words.say(f"box-{key}"),
            "shape": shape_of(of, words),
            "optional": is_optional,
            "value": apart(of, entry.get(key)),
            "ours": "",
        }


def shape_of(of: BoxWord | list[BoxWord] | None, words: Words) -> FieldShape:
    """What may stand somewhere, in words."""
    if of is None:
        return {"is": "text", "longest": LONGEST_TEXT}
    if not isinstance(of, list):
        return one_shape(of, words)
    if isinstance(of[0], Domain) and is_letters(of[0]) and len(of) == 1:
        return {"is": "several", "values": values_of(of[0], words)}
    is_fixed = len(of) > 1
    most = len(of) if is_fixed else MOST_LISTED
    return {"is": "list", "each": one_shape(of[0], words), "fixed": is_fixed, "most": most}


def one_shape(of: BoxWord, words: Words) -> OneField:
    """What may stand for one word, or for something that a card does."""
    if isinstance(of, Domain):
        return plain_shape(of, words)
    return {"is": "effect", "verbs": [verb_facts(each, words) for each in of.verbs]}


def plain_shape(of: Domain, words: Words) -> PlainShape:
    """What a word of a domain may be."""
    if of.members is not None:
        return {"is": "several", "values": values_of(of.members, words)}
    if of.form in (NAMES, FLAG):
        return {"is": "choice", "values": values_of(of, words)}
    return {"is": "number", "low": of.low, "high": of.high}


def verb_facts(kind: type[Effect], words: Words) -> VerbFacts:
    """A verb with its words."""
    told: list[VerbWord] = [
        {
            "key": one.key or name,
            "label": words.say(f"box-{one.key or name}"),
            "shape": plain_shape(one.of, words),
            "usual": None if one.default is ... else one.default,
        }
        for name, one in kind.words.items()
    ]
    verb = kind.title()
    return {"verb": verb, "label": words.say(f"box-do-{verb.replace(' ', '_')}"), "words": told}


def values_of(of: Domain, words: Words) -> list[tuple[Word, str]]:
    """All words of a domain, each with what it is called."""
    numbers = range(of.low, of.high + 1)
    return [(of.word(number, {}), say_word(of, number, words)) for number in numbers]


def say_word(of: Domain, number: int, words: Words) -> str:
    """What a number of a box is called: as on a form, or as anywhere else."""
    word = of.word(number, {})
    message = f"box-{of.name}-{word}".replace(" ", "_").lower()
    return words.say(message) if words.knows(message) else str(words.value(of, number))


def apart(of: Any, value: Any) -> Any:
    """A value as a form has it: letters one by one."""
    is_text = isinstance(of, list) and is_letters(of[0]) and isinstance(value, str)
    return list(value) if is_text else value


# --- what was entered ----------------------------------------------------------------------------


def read_value(kind: type[AnyGame], at: BoxPath, key: str, value: Any) -> Any:
    """A value as the entry takes it; none where it is left out. What cannot be is an error."""
    for each in words_at(kind, at):
        if each.key == key:
            if value is None and each.is_optional:
                return None
            return read_word(each.of, key, value)
    raise BoxError(f"{key}: nothing can be corrected there")


def read_word(of: BoxWord | list[BoxWord] | None, key: str, value: Any) -> Any:
    """A value that may stand somewhere."""
    if of is None:
        return read_text(key, value)
    if isinstance(of, list):
        return read_list(of, key, value)
    if isinstance(of, Domain):
        read_plain(of, key, value)
        return list(value) if of.members is not None else value
    if not isinstance(value, Mapping) or not isinstance(value.get(VERB), str):
        raise BoxError(f"{key}: a special action is needed, not {value!r}")
    for fault in of.faults(key, value):
        raise BoxError(fault)
    return dict(value)


def read_plain(of: Domain, key: str, value: Any) -> None:
    """See that a word is one of its domain; a number lies between its bounds."""
    try:
        of.read(value, {})
    except ValueError as error:
        text, least, most = f"{key}: {error}", of.low, of.high
        is_number = isinstance(value, int) and not of.is_named
        raise BoxError(
            BoxFault(text, "box-fault-number", least=least, most=most) if is_number else text
        ) from error


def read_list(of: Sequence[BoxWord], key: str, value: Any) -> Any:
    """Several values; letters stand as one text, those of any number in their order."""
    if not isinstance(value, list) or len(value) > MOST_LISTED:
        raise BoxError(f"{key}: a list of at most {MOST_LISTED} is needed")
    if len(of) > 1 and len(value) != len(of):
        raise BoxError(f"{key}: {len(of)} are needed, not {len(value)}")
    found = [read_word(of[0], key, each) for each in value]
    if not is_letters(of[0]):
        return found
    assert isinstance(of[0], Domain)
    order = of[0].names
    return "".join(found if len(of) > 1 else [letter for letter in order if letter in found])


def read_text(key: str, value: Any) -> str:
    """A text on one line."""
    shown = " ".join(value.split()) if isinstance(value, str) else ""
    if not 0 < len(shown) <= LONGEST_TEXT or not shown.isprintable():
        text = f"{key}: a text of 1 to {LONGEST_TEXT} letters is needed"
        raise BoxError(BoxFault(text, "box-fault-text", longest=LONGEST_TEXT))
    return shown
