"""The sections of a reference page, each from one sort of declarations."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from functools import cached_property
from itertools import combinations
from typing import Any

from meseta.kernel.decision import NOTHING, Act, Decision
from meseta.kernel.domain import Domain
from meseta.kernel.effect import Effect, EffectWord
from meseta.kernel.event import EventKind
from meseta.kernel.game import AnyGame
from meseta.kernel.options import Option
from meseta.kernel.positions import LAST, fields_in
from meseta.kernel.record import Field
from meseta.kernel.rulebook import DISPATCH
from meseta.people.texts import say_message
from meseta.reference import messages
from meseta.reference.components import components_of, list_names, source_table
from meseta.reference.examples import Examples, player_counts
from meseta.reference.markdown import (
    anchor,
    as_json,
    code,
    fold,
    heading,
    link,
    list_words,
    span,
    spot,
    table,
)
from meseta.reference.messages import messages_of
from meseta.reference.notes import about, in_words, notes_on
from meseta.reference.view import view_tables
from meseta.reference.wording import Glossary, find_module

LONGEST_EXAMPLE = 90
LISTED = {
    "public": "What others have published",
    "reconstructed": "What is reconstructed",
}
"""The sorts of sources whose entries are named one by one."""


class Page:
    """The reference of one game, section by section."""

    def __init__(self, game: type[AnyGame]) -> None:
        self.game, self.book = game, game.book
        self.bundle = messages_of(game)
        self.usual = game({})
        self.glossary = Glossary(game.__module__, self.usual.naming)
        self.boxes = {name: game.load_box(name) for name in game.box_names}

    @cached_property
    def examples(self) -> Examples:
        """Positions out of matches that are played for this page."""
        return Examples(self.game)

    # --- options ---------------------------------------------------------------------------------

    def options(self) -> str:
        """Every option with its values and what it means."""
        rows = [self.option(name, one) for name, one in self.game.declared.declared.items()]
        refused = "\n".join(f"- {text}" for text in self.refused())
        return "\n\n".join(
            [
                f'Options are given by name: `meseta.new("{self.game.id}", players=3)`. Here their '
                "values stand as JSON has them.",
                table(["option", "may be", "usual", "meaning"], rows),
                *(
                    [f"Not everything goes together; this is refused:\n\n{refused}"]
                    if refused
                    else []
                ),
            ]
        )

    def option(self, name: str, option: Option) -> list[str]:
        """One option."""
        message = messages.option_message(name)
        title, meaning = (
            say_message(self.bundle, message),
            say_message(self.bundle, message, "about"),
        )
        return [
            code(name),
            self.values(name, option),
            self.usual_value(name, option),
            f"**{title}.** {meaning}",
        ]

    def values(self, name: str, option: Option) -> str:
        """What an option may be."""
        words = [as_json(value) for value in option.values if value is not None]
        if name == "players":
            counts = player_counts(self.game)
            return f"{span(counts[0], counts[-1])}, or a list of {list_words(words)}"
        if option.usual == ():
            return f"a list of {list_words(words)}" if words else "a list of names"
        return list_words(words)

    def usual_value(self, name: str, option: Option) -> str:
        """What an option is where it is not given; some are left to the box."""
        if option.usual == ():
            return "none"
        if option.usual is not None:
            return as_json(option.usual)
        ruled: dict[str, list[str]] = {}
        for box, document in self.boxes.items():
            if name in document.get("rulings", {}):
                ruled.setdefault(as_json(document["rulings"][name]), []).append(box)
        if not ruled:
            return as_json(option.usual)
        if len(ruled) == 1:
            return f"as the box says: {', '.join(ruled)}"
        each = [f"{value} in {list_words(boxes, 'and')}" for value, boxes in ruled.items()]
        return f"as the box says: {', '.join(each)}"

    def refused(self) -> list[str]:
        """What is said to values that do not go together, two at a time."""
        found: dict[str, str] = {}
        for one, other in combinations(self.unusual(), 2):
            if one.keys() != other.keys():
                for chosen in (one, other, {**one, **other}):
                    try:
                        self.game.declared.read(chosen)
                    except ValueError as error:
                        found.setdefault(re.sub(r"\d+$", "", str(error)), str(error))
        return sorted(found.values())

    def unusual(self) -> Iterator[dict[str, Any]]:
        """Every single value of an option beside the usual one."""
        for name, option in self.game.declared.declared.items():
            values = player_counts(self.game) if name == "players" else option.values
            for value in values:
                yield {name: [value] if option.usual == () else value}

    # --- decisions and steps ---------------------------------------------------------------------

    def decisions(self) -> str:
        """Every decision that a seat can be asked for."""
        kinds = [kind for kind in self.book.decisions.kinds if not kind.is_step]
        return "\n\n".join(
            [
                "What a seat can be asked, and the texts that answer it; what stands in curly "
                "brackets is chosen. Pending decisions lie on an [agenda](#agenda), one over the "
                "other. *Actions* are the numbers of the answers, for those who play by number.",
                *map(self.decision, kinds),
            ]
        )

    def decision(self, kind: type[Decision]) -> str:
        """One decision: who is asked, and its answers."""
        question = say_message(self.bundle, messages.ask_message(kind))
        title = f"{code(kind.title())}: {question}"
        asked = "several seats at once" if kind.several else "one seat"
        anyway = ", even with one answer, since others do not see the hand" if kind.hidden else ""
        lines = [
            f"Asked of {asked}{anyway}; lies over {self.over(kind)}.",
            *([f"On the agenda with it: {self.parts(kind.parts)}."] if kind.parts else []),
        ]
        rows = [self.act(one) for one in kind.acts.values()]
        head = heading(3, title, anchor("decision", kind.title()))
        answers = table(["answer", "parts", "example", "actions"], rows)
        return f"{head}\n\n{' '.join(lines)}\n\n{answers}"

    def over(self, kind: type[Decision]) -> str:
        """What a decision or a step may lie on."""
        known = {each.__name__: each for each in self.book.decisions.kinds}
        below = [known[name] for name in kind.over.split() if name not in (NOTHING, kind.__name__)]
        words = [link(code(each.title()), anchor("decision", each.title())) for each in below]
        own = ["the same, asked of others"] if kind.__name__ in kind.lies_on() else []
        lowest = ["nothing"] if NOTHING in kind.lies_on() else []
        return list_words([*words, *own, *lowest])

    def parts(self, parts: Any) -> str:
        """Named numbers and what each may be."""
        domains = {name: one if isinstance(one, Domain) else one.of for name, one in parts.items()}
        return "; ".join(self.glossary.told(name, of) for name, of in domains.items())

    def act(self, one: Act) -> list[str]:
        """One answer to a decision."""
        numbers = span(one.first, one.last - 1) if one.size > 1 else str(one.first)
        example = code(self.example_of(one)) if one.parts else ""
        ending = " (only ends it)" if one.closes else ""
        return [code(one.text) + ending, self.parts(one.parts), example, numbers]

    def example_of(self, one: Act) -> str:
        """An answer as it may be typed."""
        return one.text.format(**{name: self.sample(of) for name, of in one.parts.items()})

    def sample(self, of: Domain) -> Any:
        """A word that a number can stand as."""
        first = of.low if of.is_named or of.low > 0 else min(of.low + 1, of.high)
        return of.word(first, self.usual.naming)

    def steps(self) -> str:
        """What the game does by itself."""
        rows = [
            [
                spot(anchor("decision", kind.title())) + code(kind.title()),
                about(kind),
                self.parts(kind.parts),
                self.over(kind),
            ]
            for kind in self.book.decisions.kinds
            if kind.is_step
        ]
        lead = (
            "Entries of the agenda that ask nobody: each is carried out as soon as it lies on top."
        )
        return f"{lead}\n\n{table(['step', 'what happens', 'with it lies', 'lies over'], rows)}"

    # --- events and effects ----------------------------------------------------------------------

    def events(self) -> str:
        """What can happen."""
        rows = [self.event(told) for told in self.book.events.all]
        lead = "What a match notes while it is played, and how it is told."
        return f"{lead}\n\n{table(['event', 'sentence', 'tells'], rows)}"

    def event(self, kind: EventKind) -> list[str]:
        """One event."""
        known = {n: messages.blanks(self.bundle, n, of) for n, of in kind.tells.items()}
        sentences = messages.readings(self.bundle, messages.event_message(kind), known)
        return [code(kind.name), "<br>".join(sentences), self.parts(kind.tells)]

    def effects(self) -> str:
        """What cards of the box can do."""
        verbs = self.book.effects.verbs if self.book.effects else []
        rows = [self.effect(kind) for kind in verbs]
        lead = (
            "What cards of a box can do. In the box's file an effect is a table, its verb under "
            f"`do` and its words beside it: {self.spelled(verbs[0])}."
        )
        return f"{lead}\n\n{table(['do', 'meaning', 'words', 'in words'], rows)}"

    def effect(self, kind: type[Effect]) -> list[str]:
        """One verb."""
        words = {n: messages.blanks_of_word(self.bundle, n, w) for n, w in kind.words.items()}
        sentences = messages.readings(self.bundle, messages.effect_message(kind), words)
        spelled = "<br>".join(self.word(name, one) for name, one in kind.words.items())
        return [code(kind.title()), about(kind), spelled, "<br>".join(sentences)]

    def spelled(self, kind: type[Effect]) -> str:
        """An effect as a box spells it, with the words that must be there."""
        needed = {w.key or n: self.sample(w.of) for n, w in kind.words.items() if w.default is ...}
        words = [f"{key} = {json.dumps(v)}" for key, v in {"do": kind.title(), **needed}.items()]
        return code(f"{{ {', '.join(words)} }}")

    def word(self, name: str, word: EffectWord) -> str:
        """One word of a verb."""
        usual = "" if word.default is ... else f", usual {as_json(word.default)}"
        return f"{code(word.key or name)}: {self.glossary.phrase(word.of)}{usual}"

    # --- positions and views ---------------------------------------------------------------------

    def positions(self) -> str:
        """Every key of a position."""
        notes = notes_on(self.book.state)
        found = fields_in(self.book.state).items()
        rows = {key: self.field(key, field, notes.get(name, "")) for key, (name, field) in found}
        last = [rows.pop(key) for key in LAST]
        own = [
            [code(key), "the game's own, see above", "", self.example(key)]
            for key in self.game.extra_keys
        ]
        return "\n\n".join(
            [
                f'A position is a dictionary: `meseta.setup("{self.game.id}", {{…}})` begins a '
                "match from it, and `match.position` writes one. It holds [options](#options) by "
                "name, and these keys. *By player* means a dictionary with players as its keys; "
                "what holds nothing may be left out of it, and every key out of the position.",
                *self.own_words(),
                table(["key", "holds", "meaning", "example"], [*rows.values(), *own, *last]),
                heading(3, "The agenda", "agenda"),
                "What is to be decided, the last entry now: a [decision](#decisions) under `ask` "
                "with its `seats`, or a [step](#steps) under `step`, and what lies on the agenda "
                "with it. An example:",
                self.agenda(),
            ]
        )

    def own_words(self) -> list[str]:
        """What the game says about its positions."""
        module = find_module(f"{self.game.__module__}.people.positions")
        _, _, more = (module.__doc__ or "" if module else "").partition("\n\n")
        return [" ".join(more.split())] if more.strip() else []

    def field(self, key: str, field: Field, note: str) -> list[str]:
        """One key."""
        if key == "agenda":
            return [code(key), link("what is to be decided", "agenda"), "", ""]
        if key == "chance":
            return [
                code(key),
                f"list of {field.shape[0]} numbers",
                "The state of the generator.",
                "",
            ]
        lasts = f" *Only during the {field.until}.*" if field.until else ""
        return [
            code(key),
            self.glossary.field(field),
            f"{in_words(note, field)}{lasts}".strip(),
            self.example(key),
        ]

    def example(self, key: str) -> str:
        """What stood under a key in one of the examples."""
        found = self.examples.position
        return as_json(found[key], LONGEST_EXAMPLE) if key in found else ""

    def agenda(self) -> str:
        """The fullest agenda of the examples."""
        lines = ",\n".join(f"  {as_json(entry).strip('`')}" for entry in self.examples.agenda)
        return f"```json\n[\n{lines}\n]\n```"

    def views(self) -> str:
        """Every key of a view."""
        module = find_module(f"{self.game.__module__}.people.views")
        assert module is not None, f"{self.game.id} has no people/views.py"
        lead = (
            f"{about(module.View)} `match.view(seat)` gives it, for a spectator with `None`; "
            "`match.view` adds `legal`, the texts of what the seat may do now."
        )
        return f"{lead}\n\n{view_tables(module, self.examples.view)}"

    # --- the rest --------------------------------------------------------------------------------

    def invariants(self) -> str:
        """What always holds."""
        pairs = [text.partition(": ") for text in self.book.invariants]
        rows = [[", ".join(map(code, of.split(", "))), rule] for of, _, rule in pairs]
        lead = "What is checked of every position, beside the range of each number."
        return f"{lead}\n\n{table(['of', 'holds'], rows)}"

    def components(self) -> str:
        """What is in each box, and where it comes from."""
        lead = (
            "An entry comes from the rule book (*rules*) or from what others have published "
            "(*public*), or follows from what they have (*derived*); what nobody has written down "
            "is *reconstructed* to fit what is known."
        )
        return "\n\n".join([lead, *[self.box(name) for name in self.boxes]])

    def box(self, name: str) -> str:
        """One box."""
        document = self.boxes[name]
        found = components_of(document)
        head = heading(3, f"Box {code(name)}", anchor("box", name))
        parts = [head, f"{document['title']}.", source_table(found)]
        for sort, title in LISTED.items():
            names = list_names(found, sort)
            parts += [fold(title, names)] if names else []
        return "\n\n".join(parts)

    def names(self) -> str:
        """The long lists of names that the other sections link to; written after them."""
        lead = "The lists of names that are too long to repeat above."
        return f"{lead}\n\n{self.glossary.entries()}"

    def dispatch(self) -> str:
        """The rules that were written from the declarations."""
        written = [self.book.cast[role] for role in DISPATCH if role in self.book.cast]
        sources: Sequence[str] = [rule.__dict__["source"] for rule in written]
        blocks = "\n\n".join(f"```python\n{source}```" for source in sources)
        return fold("What `legal`, `apply` and their like do, as the kernel wrote it", blocks)
