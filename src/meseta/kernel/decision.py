"""Decisions, declared once.

A subclass of a game's `Decision` is one kind of entry on the agenda: its *parts* are the numbers
that lie there with it, its *acts* the answers to it, and `over` names the kinds that it may lie
on. From the declarations follow the numbers of kinds and actions, their texts, the check of an
agenda from outside, and the dispatch of `legal`, `apply` and `run_step`. Rules use a declaration
like a small module: `Drop.ask(s, seats, …)` lays it on the agenda, `Drop.drop(mask, area)` offers
an answer, `asked(s, Drop.region)` reads a part.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from string import Formatter
from typing import ClassVar, Self, TypeVar

from meseta.kernel.domain import Domain, Naming, Word
from meseta.kernel.rule import Rule, Vocabulary, rule, write_rule
from meseta.kernel.table import (
    AGENDA_ROOM,
    FIRST_PART,
    PARTS,
    Mask,
    TableRecord,
    check_told,
    lay,
    mark,
    mark_if,
)

F = TypeVar("F", bound=Rule)
NOTHING = "nothing"
"""What the lowest entry of an agenda lies on."""


ACTING = "seat"


def fields_of(template: str) -> set[str]:
    """What stands in curly brackets."""
    return {field for _, field, _, _ in Formatter().parse(template) if field is not None}


class DecisionPart(int):
    """A number that lies on the agenda with a decision: its column there, and what it names."""

    of: Domain

    def __new__(cls, of: Domain, column: int = 0) -> Self:
        """A column with its domain."""
        self = super().__new__(cls, column)
        self.of = of
        return self


class Act:
    """An answer to a decision: its text, what is chosen with it, the number of its first action."""

    def __init__(
        self, text: str, parts: dict[str, Domain], closes: bool, at: str | None = None
    ) -> None:
        if fields_of(text) != set(parts):
            named = sorted(fields_of(text))
            raise TypeError(f"act {text!r} names {named}, its parts are {sorted(parts)}")
        self.text, self.parts, self.closes = text, parts, closes
        self.at = self.usual_element() if at is None else at
        """The id of the picture's element that it points at, with parts in curly brackets."""
        if not fields_of(self.at) <= {ACTING, *parts}:
            raise TypeError(f"act {text!r} points at {self.at!r}, its parts are {sorted(parts)}")
        self.kind: type[Decision]
        self.name = ""
        self.first = 0
        self.offer: Rule

    def __call__(self, mask: Mask, *parts: int) -> None:
        """Offer it with these parts."""
        self.offer(mask, *parts)

    def __str__(self) -> str:
        return f"{self.kind.__name__}.{self.name}"

    def usual_element(self) -> str:
        """What is chosen by name is what is pointed at."""
        named = [(name, of) for name, of in self.parts.items() if of.is_named]
        return f"{named[0][1].name}-{{{named[0][0]}}}" if named else ""

    def elements(self, naming: Naming, seat: str) -> Iterator[str]:
        """The element of each of its actions, for whoever acts; nothing where there is none."""
        for words in self.words(naming):
            named = {name: str(word).replace(" ", "-") for name, word in words.items()}
            yield self.at.format(**named, **{ACTING: seat})

    @property
    def size(self) -> int:
        """How many actions it is."""
        return prod(of.size for of in self.parts.values())

    @property
    def last(self) -> int:
        """The number after its last action."""
        return self.first + self.size

    def number(self, *parts: int) -> int:
        """The number of the action with these parts."""
        return self.first + sum(
            (value - of.low) * stride
            for value, (_, of, stride) in zip(parts, self.strides(), strict=True)
        )

    def strides(self) -> Iterator[tuple[str, Domain, int]]:
        """Each part with the step that it makes in the number; the last part runs fastest."""
        stride = self.size
        for name, of in self.parts.items():
            stride //= of.size
            yield name, of, stride

    def encode(self) -> str:
        """The number of the action, as source."""
        terms = [f"{name} * {stride}" if stride > 1 else name for name, _, stride in self.strides()]
        lowest = sum(of.low * stride for _, of, stride in self.strides())
        return " + ".join([str(self.first - lowest), *terms])

    def decode(self, name: str) -> str:
        """One part of an action, as source."""
        place = list(self.parts).index(name)
        _, of, stride = list(self.strides())[place]
        value = f"(action - {self.first})" if self.first else "action"
        value += f" // {stride}" if stride > 1 else ""
        value += f" % {of.size}" if place > 0 else ""
        return f"{value} + {of.low}" if of.low else value

    def choices(self) -> Iterator[tuple[int, ...]]:
        """The parts of each of its actions, in the order of their numbers."""
        return product(*[range(of.low, of.high + 1) for of in self.parts.values()])

    def words(self, naming: Naming) -> Iterator[dict[str, Word]]:
        """What is chosen with each of its actions, in words, in the order of their numbers."""
        for chosen in self.choices():
            pairs = zip(self.parts.items(), chosen, strict=True)
            yield {name: of.word(n, naming) for (name, of), n in pairs}

    def texts(self, naming: Naming) -> Iterator[str]:
        """The text of each of its actions, in the order of their numbers."""
        for words in self.words(naming):
            yield self.text.format(**words)


class AnyOf:
    """The rule that offers an answer with every member of a set as its last part."""

    def __init__(self, one: Act) -> None:
        self.act = one
        self.offer: Rule

    def __call__(self, mask: Mask, *parts: int) -> None:
        """Offer it with these parts, of which the last is a set."""
        self.offer(mask, *parts)


def any_of(one: Act) -> AnyOf:
    """Declare that rules offer an answer for whole sets: `Power.play_any(mask, cards)`."""
    return AnyOf(one)


def part(of: Domain) -> DecisionPart:
    """Declare a number that lies on the agenda with a decision."""
    return DecisionPart(of)


def act(text: str, at: str | None = None, /, **parts: Domain) -> Act:
    """Declare an answer; the parts in curly brackets are chosen.

    `at` is the id of the element of the picture that it points at, `{seat}` being who acts; unsaid,
    it is what is chosen first by name, such as `area-{region}`.
    """
    return Act(text, parts, closes=False, at=at)


def ends(text: str) -> Act:
    """Declare an answer that does nothing but end the decision."""
    return Act(text, {}, closes=True)


class Decision(Vocabulary):
    """The base of a game's own `Decision`, whose subclasses are numbered in their order."""

    kinds: ClassVar[list[type[Decision]]]
    """All kinds of the game."""
    kind: ClassVar[int]
    is_step: ClassVar[bool]
    """Whether it asks nobody, and is carried out as soon as it lies on top."""
    once: ClassVar[bool]
    """Of a step: whether it has left the agenda when it is carried out, its numbers in hand."""
    several: ClassVar[bool]
    """Whether it is asked of several seats at once."""
    hidden: ClassVar[bool]
    """Whether only who is asked can know what there is to answer: from a hand that others do not
    see. It is asked even where one answer is left, or else everybody could tell."""
    over: ClassVar[str]
    """The names of the kinds that it may lie on, or `nothing`."""
    parts: ClassVar[dict[str, DecisionPart]]
    acts: ClassVar[dict[str, Act]]
    sets: ClassVar[dict[str, AnyOf]]
    ask: ClassVar[Callable[..., None]]
    """Lay it on top of the agenda: the state, the set of seats (of a step none), and its parts."""

    def __init_subclass__(
        cls, step: bool = False, several: bool = False, hidden: bool = False, once: bool = False
    ) -> None:
        if Decision in cls.__bases__:
            cls.kinds = []
            return
        parts = {name: one for name, one in vars(cls).items() if isinstance(one, DecisionPart)}
        acts = {name: one for name, one in vars(cls).items() if isinstance(one, Act)}
        cls.sets = {name: one for name, one in vars(cls).items() if isinstance(one, AnyOf)}
        cls.check(parts, acts, step)
        if step and (several or hidden):
            raise TypeError(f"{cls.__name__}: a step asks nobody")
        if once and not step:
            raise TypeError(f"{cls.__name__}: only a step is done once")
        cls.kind = len(cls.kinds)
        cls.is_step, cls.several, cls.hidden, cls.once = step, several, hidden, once
        cls.parts = {
            name: DecisionPart(one.of, FIRST_PART + place)
            for place, (name, one) in enumerate(parts.items())
        }
        for name, one in cls.parts.items():
            setattr(cls, name, one)
        first = sum(one.size for one in cls.all_acts())
        cls.acts = acts
        for name, act in acts.items():
            act.kind, act.name, act.first = cls, name, first
            act.offer = cls.write_offer(act)
            first = act.last
        for name, any_one in cls.sets.items():
            any_one.offer = cls.write_offers(name, any_one.act)
        cls.ask = staticmethod(cls.write_ask())
        cls.kinds.append(cls)

    @classmethod
    def check(cls, parts: dict[str, DecisionPart], acts: dict[str, Act], step: bool) -> None:
        """A wrong declaration fails here, by name."""
        for name in (*parts, *acts, *cls.sets):
            if name in {*dir(Decision), *Decision.__annotations__}:
                raise TypeError(f"{cls.__name__}.{name} hides an attribute of every decision")
        if not step and any(kind.is_step for kind in cls.kinds):
            raise TypeError(f"{cls.__name__}: decisions come before steps")
        if "over" not in vars(cls):
            raise TypeError(f"{cls.__name__} does not say what it may lie over")
        if len(parts) > PARTS:
            raise TypeError(f"{cls.__name__}: an entry of the agenda has {PARTS} numbers")
        for name, act in acts.items():
            if act.name:
                raise TypeError(f"{cls.__name__}.{name} is an answer to {act} already")
            check_told(f"{cls.__name__}.{name}", act.parts)
        check_told(cls.__name__, {name: one.of for name, one in parts.items()})

    @classmethod
    def write_offer(cls, one: Act) -> Rule:
        """The rule that offers an answer."""
        hints = "".join(f", {name}: int" for name in one.parts)
        head = f"{one.name}(mask: Mask{hints}) -> None"
        lines = [f"mark(mask, {one.encode()})"]
        return write_rule(cls, head, lines, Mask=Mask, mark=mark)

    @classmethod
    def write_offers(cls, name: str, one: Act) -> Rule:
        """The rule that offers an answer for every member of a set."""
        *others, last = one.parts
        of = one.parts[last]
        hints = "".join(f", {other}: int" for other in others)
        lines = [
            f"for {last} in range({of.low}, {of.high + 1}):",
            f"    mark_if(mask, {one.encode()}, (members >> {last}) & 1)",
        ]
        head = f"{name}(mask: Mask{hints}, members: int) -> None"
        return write_rule(cls, head, lines, Mask=Mask, mark_if=mark_if)

    @classmethod
    def write_ask(cls) -> Rule:
        """The rule that lays this on the agenda."""
        seats = "" if cls.is_step else ", seats: int"
        hints = "".join(f", {name}: int" for name in cls.parts)
        numbers = [*cls.parts, *["0"] * (PARTS - len(cls.parts))]
        head = f"ask(s: Table{seats}{hints}) -> None"
        asks = "0" if cls.is_step else "seats"
        lines = [f"lay(s, {cls.kind}, {asks}, {', '.join(numbers)})"]
        return write_rule(cls, head, lines, Table=TableRecord, lay=lay)

    @classmethod
    def members(cls) -> dict[str, int | Rule]:
        """Its kind and parts as numbers, and the rules that ask it and offer its answers."""
        offers = {name: one.offer for name, one in cls.acts.items()}
        offers |= {name: one.offer for name, one in cls.sets.items()}
        parts = {name: int(one) for name, one in cls.parts.items()}
        return {"kind": cls.kind, "ask": cls.ask, **parts, **offers}

    @classmethod
    def title(cls) -> str:
        """The name of the kind, as positions and messages have it."""
        return "".join(f"_{c.lower()}" if c.isupper() else c for c in cls.__name__).strip("_")

    # --- what follows, of a game's own `Decision` ------------------------------------------------

    @classmethod
    def all_acts(cls) -> list[Act]:
        """Every act of every kind, in the order of their numbers."""
        return [one for kind in cls.kinds for one in kind.acts.values()]

    @classmethod
    def lies_on(cls) -> set[str]:
        """The names of the kinds that it may lie on."""
        return set(cls.over.split())

    @classmethod
    def check_order(cls, most_seats: int) -> None:
        """Every kind lies on known ones, and an agenda that keeps to it has room for all.

        A kind lies on itself only for different seats, so at most once for each of them.
        """
        known = {kind.__name__: kind for kind in cls.kinds}
        for kind in cls.kinds:
            unknown = kind.lies_on() - {*known, NOTHING}
            if unknown:
                raise TypeError(f"{kind.__name__} cannot lie over {', '.join(sorted(unknown))}")
        height: dict[str, int] = {}

        def height_of(name: str, above: tuple[str, ...] = ()) -> int:
            if name in above:
                raise TypeError(f"{' over '.join([*above, name])} has no end")
            if name not in height:
                kind = known[name]
                below = kind.lies_on() - {name, NOTHING}
                own = most_seats if name in kind.lies_on() else 1
                deepest = [height_of(other, (*above, name)) for other in below]
                height[name] = own + max(deepest, default=0)
            return height[name]

        deepest = max(height_of(name) for name in known)
        if deepest > AGENDA_ROOM:
            raise TypeError(f"an agenda can be {deepest} high, there is room for {AGENDA_ROOM}")


# --- who offers and who executes it --------------------------------------------------------------


def offers(decision: type[Decision]) -> Callable[[F], F]:
    """This rule offers what a seat may answer."""
    return marked("offers", decision)


def answers(one: Act) -> Callable[[F], F]:
    """This rule executes an answer; it is handed what was chosen."""
    return marked("answers", one)


def runs(step: type[Decision]) -> Callable[[F], F]:
    """This rule carries out a step."""
    return marked("runs", step)


def holds(invariant: str) -> Callable[[F], F]:
    """This rule says whether an invariant holds; its text begins with the fields it is about."""
    return marked("holds", invariant)


def marked(role: str, what: object) -> Callable[[F], F]:
    """A rule with a role."""

    def mark_it(function: F) -> F:
        function.__dict__.setdefault("roles", []).append((role, what))
        return rule(function)

    return mark_it
