"""Effects of cards, declared once: a verb that a box may use, its words, and the rule that does it.

A subclass of a game's `Effect` is one verb; its `words` are what the box says with it, each with
the domain of its number. In the box's record an effect is a row of numbers: the verb and its
words. From the declarations follow the check of what a box says, the row of numbers, and the
dispatch; the rule receives the words by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, ClassVar, TypeVar

from meseta.kernel.decision import marked
from meseta.kernel.domain import Domain, Naming
from meseta.kernel.rule import Rule, Vocabulary

F = TypeVar("F", bound=Rule)
VERB = 0
NO_NAMES: Naming = {}


class EffectWord:
    """One word of a verb: what its number names, and its value where the box leaves it out."""

    def __init__(self, of: Domain, key: str | None, default: Any) -> None:
        self.of, self.key, self.default = of, key, default


def word(of: Domain, key: str | None = None, default: Any = ...) -> Any:
    """Declare a word; `key` is how the box spells it, where Python cannot."""
    return EffectWord(of, key, default)


class Effect(Vocabulary):
    """The base of a game's own `Effect`, whose subclasses are numbered in their order."""

    verbs: ClassVar[list[type[Effect]]]
    verb: ClassVar[int]
    words: ClassVar[dict[str, EffectWord]]

    def __init_subclass__(cls) -> None:
        if Effect in cls.__bases__:
            cls.verbs = []
            return
        cls.verb = len(cls.verbs)
        cls.words = {name: one for name, one in vars(cls).items() if isinstance(one, EffectWord)}
        cls.verbs.append(cls)

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        """Its verb as a number."""
        return {"verb": cls.verb}

    @classmethod
    def title(cls) -> str:
        """The verb as a box spells it."""
        return "".join(f" {c.lower()}" if c.isupper() else c for c in cls.__name__).strip()

    # --- what follows, of a game's own `Effect` --------------------------------------------------

    @classmethod
    def width(cls) -> int:
        """How many numbers an effect needs in the record: its verb and its words."""
        return 1 + max(len(kind.words) for kind in cls.verbs)

    @classmethod
    def named(cls, verb: Any) -> type[Effect] | None:
        """The verb that a box spells so."""
        return next((kind for kind in cls.verbs if kind.title() == verb), None)

    @classmethod
    def faults(cls, owner: str, effect: Mapping[str, Any]) -> Iterator[str]:
        """What is wrong with an effect in a box."""
        kind = cls.named(effect["do"])
        if kind is None:
            known = ", ".join(each.title() for each in cls.verbs)
            yield f"{owner}: {effect['do']!r} is not one of {known}"
            return
        allowed = {one.key or name: one for name, one in kind.words.items()}
        for key in effect.keys() - {"do"} - allowed.keys():
            yield f"{owner}: {effect['do']!r} does not take {key!r}"
        for key, one in allowed.items():
            if key not in effect:
                if one.default is ...:
                    yield f"{owner}: {effect['do']!r} needs {key!r}"
                continue
            try:
                one.of.read(effect[key], NO_NAMES)
            except ValueError as error:
                yield f"{owner}: {key}: {error}"

    @classmethod
    def row(cls, effect: Mapping[str, Any]) -> list[int]:
        """An effect as the record has it."""
        kind = cls.named(effect["do"])
        assert kind is not None
        numbers = [
            one.of.read(effect.get(one.key or name, one.default), NO_NAMES)
            for name, one in kind.words.items()
        ]
        return [kind.verb, *numbers] + [0] * (cls.width() - 1 - len(numbers))


def does(effect: type[Effect]) -> Callable[[F], F]:
    """This rule carries out an effect; it is handed the words that the box said."""
    return marked("does", effect)
