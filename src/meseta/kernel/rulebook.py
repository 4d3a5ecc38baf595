"""`Rulebook`: everything that the rules of one game are, bound together from its declarations.

The chapters are modules of rules. Each rule that has a part in a decision, a step, an effect or
an invariant says so itself; here each is found, and the dispatch of the kernel's roles is
written. What is missing, double or asks for what is not there fails at import, by name.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any, Generic, TypeVar

import numpy as np

from meseta.kernel import play
from meseta.kernel.decision import Act, Decision
from meseta.kernel.domain import Domain, Naming
from meseta.kernel.effect import VERB, Effect
from meseta.kernel.event import EventList
from meseta.kernel.feature import FeatureList
from meseta.kernel.observing import Layout
from meseta.kernel.rule import Linker, Rule, is_rule, write_rule
from meseta.kernel.table import KIND, TAKEN, Box, Log, Mask, TableRecord, asked, break_off, close

S = TypeVar("S", bound=TableRecord)
B = TypeVar("B", bound=Box)

OWN_ROLES = ("start", "hide", "guess", "preview")
"""The roles that a game's own rules play."""
DISPATCH = (play.legal, play.apply, play.run_step, play.run_effect)
"""The roles whose rules follow from the declarations, for those who want to read them."""


NOT_FOR_RULES = (*TAKEN, "kind", "verb", "seat", "effect", *[role.__name__ for role in DISPATCH])
"""Names that the dispatch itself uses."""


class Rulebook(Generic[S, B]):
    """The rules of one game: its records, its declarations, its chapters."""

    def __init__(
        self,
        name: str,
        home: Path,
        state: type[S],
        box: type[B],
        seat: Domain,
        decisions: type[Decision],
        events: type[EventList],
        chapters: Sequence[ModuleType],
        effects: type[Effect] | None = None,
        features: type[FeatureList] = FeatureList,
        **roles: Rule,
    ) -> None:
        self.name = name
        self.homes = (home / "box", home / "rules")
        """The folders whose sources shape the machine code."""
        self.state, self.box, self.seat = state, box, seat
        self.decisions, self.events, self.effects = decisions, events, effects
        self.features = features
        missing = [role for role in OWN_ROLES if role not in roles]
        if missing:
            raise TypeError(f"{name}: nobody plays the role {missing[0]}")
        decisions.check_order(seat.size)
        for kind in decisions.kinds:
            if kind.is_step == bool(kind.acts):
                raise TypeError(f"{kind.__name__}: questions have answers, steps have none")
        found = [f for module in chapters for f in vars(module).values() if is_rule(f)]
        self.rules = list(dict.fromkeys(found))
        """All rules of the chapters, in their order."""
        self.reach: dict[str, Any] = {
            "Table": TableRecord,
            "Box": Box,
            "Log": Log,
            "Mask": Mask,
            "asked": asked,
            "close": close,
            "break_off": break_off,
            "first_actions": self.first_actions(),
        }
        self.layout = Layout(state, seat, decisions)
        """How what a seat sees stands in a row of bytes."""
        self.invariants = [
            what for rule in self.rules for role, what in roles_of(rule) if role == "holds"
        ]
        """What always holds, in words; `fault` answers with the number of the first that fails."""
        self.cast: dict[Rule, Rule] = {
            **{getattr(play, role): rule for role, rule in roles.items()},
            **self.bind(),
        }
        """Which rule plays which role of the kernel."""
        self.check_roles()

    @cached_property
    def actions(self) -> int:
        """How many actions there are."""
        return sum(one.size for one in self.decisions.all_acts())

    @cached_property
    def linker(self) -> Linker:
        """For plain Python."""
        return Linker(self.cast, {TableRecord: self.state, Box: self.box})

    def plain(self, rule: Rule) -> Any:
        """A rule, ready to run in plain Python."""
        return self.linker.link(rule)

    def texts(self, naming: Naming) -> list[str]:
        """The text of every action."""
        return [text for one in self.decisions.all_acts() for text in one.texts(naming)]

    def first_actions(self) -> Any:
        """The first action of every kind of decision, and the one after the last."""
        sizes = [sum(one.size for one in kind.acts.values()) for kind in self.decisions.kinds]
        return np.cumsum([0, *sizes]).astype(np.int16)

    # --- the dispatch ----------------------------------------------------------------------------

    def bind(self) -> dict[Rule, Rule]:
        """One rule for each role that follows from the declarations."""
        kinds = self.decisions.kinds
        steps = [kind for kind in kinds if kind.is_step]
        questions = [kind for kind in kinds if not kind.is_step]
        hidden = [kind for kind in kinds if kind.hidden]
        kind = f"kind = asked(s, {KIND})"
        bound: dict[Rule, Rule] = {
            play.legal: self.write(
                "legal(s: Table, b: Box, seat: int, mask: Mask) -> None",
                [kind, *chain("kind", questions, lambda one: [self.call("offers", one)])],
            ),
            play.apply: self.write(
                "apply(s: Table, b: Box, log: Log, seat: int, action: int) -> None",
                [kind, *chain("kind", questions, self.answer_lines)],
            ),
            play.run_step: self.write(
                "run_step(s: Table, b: Box, log: Log) -> None",
                [kind, *chain("kind", steps, self.step_lines)],
            ),
            play.is_step: self.write(
                "is_step(kind: int) -> bool", [f"return kind >= {len(questions)}"]
            ),
            play.is_hidden: self.write(
                "is_hidden(kind: int) -> bool",
                [f"return {' or '.join(f'kind == {each.kind}' for each in hidden) or False}"],
            ),
            play.first_action: self.write(
                "first_action(kind: int) -> int", ["return int(first_actions[kind])"]
            ),
            play.observe: self.layout.observe,
            play.fault: self.write("fault(s: Table, b: Box) -> int", self.fault_lines()),
        }
        if self.effects is not None:
            bound[play.run_effect] = self.write(
                "run_effect(s: Table, b: Box, log: Log, seat: int, effect: int) -> None",
                [
                    f"verb = int(b.effects[effect, {VERB}])",
                    *chain("verb", self.effects.verbs, lambda one: [self.call("does", one)]),
                ],
            )
        return bound

    def write(self, head: str, lines: list[str]) -> Rule:
        """One rule from its lines."""
        return write_rule(self.decisions, head, lines, **self.reach)

    def answer_lines(self, kind: type[Decision]) -> list[str]:
        """One branch for each act of a kind."""
        acts = list(kind.acts.values())
        if len(acts) == 1:
            return [self.answer(acts[0])]
        found = []
        for place, one in enumerate(acts):
            last = place == len(acts) - 1
            test = "else:" if last else f"{'el' if place else ''}if action < {one.last}:"
            found += [f"{test}  # {one.name}", f"    {self.answer(one)}"]
        return found

    def answer(self, one: Act) -> str:
        """The call that executes an act."""
        return "close(s)" if one.closes else self.call("answers", one)

    def step_lines(self, kind: type[Decision]) -> list[str]:
        """The call that carries out a step; one that is done once leaves the agenda before it."""
        call = self.call("runs", kind)
        if not kind.once:
            return [call]
        parts = [f"part_{int(one)} = asked(s, {int(one)})" for one in kind.parts.values()]
        return [*parts, "close(s)", call]

    def fault_lines(self) -> list[str]:
        """One line for each invariant."""
        lines = []
        for number, invariant in enumerate(self.invariants, 1):
            lines += [f"if not {self.call('holds', invariant)}:", f"    return {number}"]
        return [*lines, "return 0"]

    def call(self, role: str, what: Any) -> str:
        """The call of the one rule with a role, with what it asks for by name."""
        found = [rule for rule in self.rules if (role, what) in roles_of(rule)]
        if len(found) != 1:
            raise TypeError(f"{self.name}: {len(found)} rules say {role}({name_of(what)}), not one")
        rule = found[0]
        name = rule.__name__
        if name in NOT_FOR_RULES or self.reach.setdefault(name, rule) is not rule:
            raise TypeError(f"{self.name}: two rules are called {name}")
        known = self.known(role, what)
        code = rule.__code__
        wanted = code.co_varnames[: code.co_argcount]
        unknown = [each for each in wanted if each not in known]
        if unknown:
            raise TypeError(f"{name} asks for {unknown[0]!r}; there is {', '.join(known)}")
        return f"{name}({', '.join(known[each] for each in wanted)})"

    def known(self, role: str, what: Any) -> dict[str, str]:
        """What a rule with a role can ask for, and where it comes from."""
        known = {"s": "s", "b": "b"}
        if role != "holds":
            known["log" if role != "offers" else "mask"] = "log" if role != "offers" else "mask"
        if role in ("offers", "answers", "does"):
            known["seat"] = "seat"
        if role == "does":
            words = {word: place for place, word in enumerate(what.words, VERB + 1)}
            self.check_new(what, words, known)
            return known | {w: f"int(b.effects[effect, {place}])" for w, place in words.items()}
        kind = what.kind if isinstance(what, Act) else what
        chosen = {name: what.decode(name) for name in what.parts} if role == "answers" else {}
        if role in ("offers", "answers", "runs"):
            lies = "part_{}" if kind.once else "asked(s, {})"
            lying = {name: lies.format(int(column)) for name, column in kind.parts.items()}
            self.check_new(what, chosen, known)
            self.check_new(what, lying, known | chosen)
            known |= lying | chosen
        return known

    def check_new(self, what: Any, names: Iterable[str], known: Mapping[str, str]) -> None:
        """What a declaration calls by a name is not called so already."""
        for name in names:
            if name in known:
                raise TypeError(f"{name_of(what)}: {name!r} is something else already")

    def check_roles(self) -> None:
        """No rule plays a part in what does not belong to the game."""
        mine: set[Any] = {*self.decisions.kinds, *self.decisions.all_acts(), *self.invariants}
        mine |= set(self.effects.verbs) if self.effects else set()
        for rule in self.rules:
            for role, what in roles_of(rule):
                right = what.is_step == (role == "runs") if role in ("offers", "runs") else True
                asks = what in mine and not (isinstance(what, Act) and what.closes)
                if not asks or not right:
                    raise TypeError(f"{rule.__name__}: nobody asks for {role}({name_of(what)})")


def chain(what: str, kinds: Sequence[Any], lines: Callable[[Any], list[str]]) -> list[str]:
    """One branch for each of some kinds; a number that names none breaks the game off."""
    found = []
    for place, kind in enumerate(kinds):
        number = kind.verb if issubclass(kind, Effect) else kind.kind
        found.append(f"{'el' if place else ''}if {what} == {number}:  # {kind.__name__}")
        found += [f"    {line}" for line in lines(kind)]
    return [*found, *(["else:", "    break_off(s)"] if kinds else ["break_off(s)"])]


def roles_of(rule: Rule) -> list[tuple[str, Any]]:
    """What a rule says that it does."""
    found: list[tuple[str, Any]] = rule.__dict__.get("roles", [])
    return found


def name_of(what: Any) -> str:
    """A decision, an act, an effect or an invariant, for messages."""
    return what.__name__ if isinstance(what, type) else str(what)
