"""Domains: what a number can name: a seat, a region, a card, a count, a set of these.

Everything that is declared (fields, decisions, events, effects) is declared with domains, and
what enters from outside is checked against them. In positions and texts a number stands as its
*word*: a name, a plain number, true or false, a list of members, or null for nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

NONE = -1
"""No region, no card, nobody."""

Naming = Mapping[str, Sequence[str]]
"""Names that only a box or the options know, by the name of their domain."""
Word = str | int | bool | None | list[Any]
"""What stands for a number where people read it."""

NAMES, NUMBERS, ORDINALS, FLAG, SET = "names", "numbers", "ordinals", "flag", "set"


@dataclass(frozen=True, eq=False)
class Domain:
    """Numbers from `low` on, what they name, and others that are allowed beside them."""

    name: str
    low: int
    size: int
    form: str
    names: tuple[str, ...] = ()
    others: tuple[tuple[str | None, int], ...] = ()
    """Words for numbers outside of the range, such as null for NONE."""
    later: bool = False
    """Whether the names come with a box or with the options."""
    members: Domain | None = None
    """Of a set: what its members are."""

    @property
    def high(self) -> int:
        """The last number of the range."""
        return self.low + self.size - 1

    @property
    def least(self) -> int:
        """The lowest number of all."""
        return min([self.low, *[number for _, number in self.others]])

    @property
    def most(self) -> int:
        """The highest number of all."""
        return max([self.high, *[number for _, number in self.others]])

    @property
    def blank(self) -> int:
        """The number that stands for nothing yet."""
        nothing = [number for word, number in self.others if word is None]
        return nothing[0] if nothing else max(0, self.low) if self.high >= 0 else self.low

    @property
    def is_named(self) -> bool:
        """Whether each number has a name of its own."""
        return self.form == NAMES

    def __getitem__(self, name: str) -> int:
        """The number of a name."""
        return self.low + self.names.index(name)

    # --- other domains of it ---------------------------------------------------------------------

    def __add__(self, more: Domain) -> Domain:
        """The names of one, then those of the other."""
        return replace(self, size=self.size + more.size, names=self.names + more.names)

    def first(self, size: int) -> Domain:
        """The first so many."""
        return replace(self, size=size, names=self.names[:size])

    def called(self, name: str) -> Domain:
        """The same under another name."""
        return replace(self, name=name)

    def spelled(self, listed: str) -> Domain:
        """The same with other names."""
        return replace(self, names=tuple(listed.split()))

    def or_none(self, number: int = NONE) -> Domain:
        """The same, or nothing."""
        return replace(self, others=(*self.others, (None, number)))

    def beside(self, **others: int) -> Domain:
        """The same, and other numbers with words of their own."""
        return replace(self, others=(*self.others, *others.items()))

    # --- numbers and words -----------------------------------------------------------------------

    def count(self, naming: Naming) -> int:
        """How many numbers the range really has; what is named later is as much as was named."""
        if self.later and self.name in naming:
            return min(self.size, len(naming[self.name]))
        return self.size

    def listed(self, naming: Naming) -> Sequence[str]:
        """The names, in the order of their numbers."""
        found = naming.get(self.name, self.names) if self.later else self.names
        return found[: self.size]

    def allows(self, number: int, naming: Naming) -> bool:
        """Whether a number names something."""
        if any(number == other for _, other in self.others):
            return True
        if self.members is not None:
            one = self.members
            whole = ((1 << one.count(naming)) - 1) << one.low
            return number & ~whole == 0
        return self.low <= number < self.low + self.count(naming)

    def word(self, number: int, naming: Naming) -> Word:
        """What stands for a number."""
        for word, other in self.others:
            if number == other:
                return word
        if self.members is not None:
            return [self.members.word(n, naming) for n in members_of(number)]
        if self.form == NAMES:
            names = self.listed(naming)
            place = number - self.low
            return names[place] if 0 <= place < len(names) else f"{self.name}-{number + 1}"
        if self.form == FLAG:
            return bool(number)
        return number + 1 if self.form == ORDINALS else number

    def read(self, word: Any, naming: Naming) -> int:
        """The number that a word stands for; a wrong word is a ValueError that says what may be."""
        for known, number in self.others:
            if word is known or (isinstance(word, str) and word == known):
                return number
        if self.members is not None:
            return self.read_set(self.members, word, naming)
        if self.form == NAMES:
            names = self.listed(naming)
            if isinstance(word, str) and word in names:
                return self.low + names.index(word)
        elif self.form == FLAG:
            if isinstance(word, bool):
                return int(word)
        elif isinstance(word, int) and not isinstance(word, bool):
            number = word - 1 if self.form == ORDINALS else word
            if self.low <= number <= self.high:
                return number
        raise ValueError(f"{word!r} is not {self.says(naming)}")

    def read_set(self, one: Domain, words: Any, naming: Naming) -> int:
        """The set of the members in a list."""
        if not isinstance(words, list | tuple):
            raise ValueError(f"{words!r} is not {self.says(naming)}")
        bits = 0
        for word in words:
            bit = 1 << one.read(word, naming)
            if bits & bit:
                raise ValueError(f"{word!r} occurs twice")
            bits |= bit
        return bits

    def says(self, naming: Naming) -> str:
        """For messages: what may stand here."""
        others = "".join(f" or {'null' if word is None else word}" for word, _ in self.others)
        if self.members is not None:
            return f"a list of different members, each {self.members.says(naming)}{others}"
        if self.form == NAMES:
            return f"one of {', '.join(self.listed(naming))}{others}"
        if self.form == FLAG:
            return f"true or false{others}"
        shift = int(self.form == ORDINALS)
        return f"a {self.name} from {self.low + shift} to {self.high + shift}{others}"


def names(name: str, listed: str | Iterable[str]) -> Domain:
    """Things with names of their own, numbered from 0."""
    words = tuple(listed.split() if isinstance(listed, str) else listed)
    return Domain(name, 0, len(words), NAMES, words)


def later(name: str, size: int) -> Domain:
    """Things that a box or the options name, numbered from 0."""
    return Domain(name, 0, size, NAMES, later=True)


def numbers(name: str, low: int, high: int) -> Domain:
    """Plain numbers."""
    return Domain(name, low, high - low + 1, NUMBERS)


def ordinals(name: str, size: int) -> Domain:
    """Things that people count from 1: the first stack, the second stack."""
    return Domain(name, 0, size, ORDINALS)


def sets(members: Domain) -> Domain:
    """Sets, as the sum of a bit for each member."""
    return Domain(f"set of {members.name}", 0, 1 << (members.high + 1), SET, members=members)


YES_OR_NO = Domain("flag", 0, 2, FLAG)


def members_of(bits: int) -> list[int]:
    """The members of a set."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]
