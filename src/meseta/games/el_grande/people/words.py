"""El Grande in words: sentences, names, and what cards do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from meseta.games.el_grande.box import Box, effects
from meseta.games.el_grande.box.domains import BY_CHOICE, CARD, FEWEST, MODIFIER, SEAT
from meseta.games.el_grande.box.effects import Effect
from meseta.games.el_grande.people.boxes import deck_rows, load
from meseta.games.el_grande.rules.events import Events
from meseta.kernel.boxes import Document
from meseta.kernel.domain import FLAG, NONE, Domain, Naming, members_of
from meseta.kernel.effect import Effect as AnyEffect
from meseta.kernel.event import Event
from meseta.people.drawing_cache import remember_answers
from meseta.people.texts import NamedThing, Speech

LANGUAGES = Path(__file__).parent / "languages"
ABILITIES = {"recruit": "court", "place": "castillo", "move": "move"}
"""What the ability of a modifier is about, by its verb."""
OURS = "°"
"""In stories, behind a title that no book prints."""


class Note(NamedTuple):
    """What is added to the text of an effect under some options: of which verb, and when."""

    verb: type[Effect]
    holds: Callable[[Box, Mapping[str, int]], int]


NOTES = {
    "or_castillo": Note(effects.Score, lambda b, e: e["what"] == BY_CHOICE and b.choice_castillo),
    "his_own_too": Note(effects.King, lambda b, e: e["to"] == FEWEST and b.estate_may_stay),
    "not_his_own": Note(effects.King, lambda b, e: e["to"] == FEWEST and not b.estate_may_stay),
    "from_castillo": Note(effects.King, lambda b, e: e["escort"] > 0 and b.retinue_castillo),
    "not_dummy": Note(
        effects.Assassinate,
        lambda b, e: b.colours > b.players and b.dummy_may_be_spared and not e["may_stop"],
    ),
    "singles_lose": Note(effects.CivilWar, lambda b, e: e["at_least"] > 1 and b.singles_lose),
    "or_modifier": Note(effects.Regain, lambda b, e: b.modifiers_dealt > 0),
}
"""Messages that follow the text of an effect."""


class Words(Speech):
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Document, naming: Naming, language: str, box: Box) -> None:
        super().__init__(LANGUAGES, language, Events, naming, document["names"])
        self.cards = deck_rows(document)
        self.edition = document["edition"]
        self.own_titles = document.get("own_titles", ())
        self.box = box
        self.tiles = {tile["id"]: tile["values"] for tile in document["tile"]}
        cards = document.get("modifiers", {}).get("cards", [])
        self.modifiers: dict[str, Document] = {card["id"]: card for card in cards}
        usual = load(self.edition)["names"]
        self.retitled = {card for card, name in self.printed.items() if usual.get(card) != name}
        """What a box of one's own calls otherwise than ours: in every language as it is printed."""

    def name(self, of: Domain, number: int) -> NamedThing:
        """What a number names; a card has its edition's title, in another stack the same.

        An area may have one too, where its name differs from edition to edition.
        """
        if of is not CARD:
            named = super().name(of, number)
            key = f"{of.name}-{self.edition}-{named.word}"
            named.key = key if self.bundle.has_message(key) else named.key
            return named
        card = self.cards[number]["id"]
        key = "" if card in self.retitled else f"card-{self.edition}-{card}"
        return NamedThing(self.bundle, key, card, self.printed[card])

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it."""
        if of is MODIFIER:
            return self.modifier(str(of.word(number, self.naming)))
        return super().value(of, number)

    def modifier(self, named: str) -> str:
        """What a modifier adds, and what its ability is about."""
        adds, ability = self.adds(named), self.ability(named)
        is_known = ability and self.knows(f"ability-{ability}")
        return f"{adds} ({self.say(f'ability-{ability}')})" if is_known else adds

    def adds(self, named: str) -> str:
        """The value of a modifier."""
        return f"{self.modifiers[named]['value']:+d}" if named in self.modifiers else named

    def ability(self, named: str) -> str:
        """What the ability of a modifier is about, if it has one."""
        return ABILITIES.get(self.modifiers.get(named, {}).get("ability", {}).get("do"), "")

    def tile(self, named: str) -> str:
        """A scoring tile by its values."""
        return "/".join(map(str, self.tiles[named]))

    def modifier_does(self, named: str) -> str:
        """What a modifier does: for the order of turns, and by its ability."""
        number = self.naming["modifier"].index(named)
        adds, ability = self.adds(named), self.ability(named)
        row, does = self.box.modifier_effect[number], ""
        if row != NONE and self.knows(f"ability-{ability}.does"):
            _, told = read_effect(self.box.effects[row])
            does = self.say(f"ability-{ability}.does", count=told.get("up_to", 1))
        elif row != NONE:
            does = f". {self.effect(self.box.effects[row])}"
        way = "earlier" if self.modifiers[named]["value"] > 0 else "later"
        return self.say("modifier-does", adds=adds, way=way) + does

    @remember_answers
    def sentence(self, event: Event) -> str:
        """An event in words; who moves an own caballero is named once, who gets a modifier too."""
        told, numbers = self.events.read(event)
        values = {name: self.marked(told.tells[name], number) for name, number in numbers.items()}
        if told.name == "passed":
            left = (numbers["seat"] + 1) % self.box.players
            return self.say("passed-to", **values, left=self.name(SEAT, left))
        is_own = told.name == "moved" and numbers["seat"] == numbers["by"]
        return self.say(f"event-{told.name}{'.own' * is_own}", **values)

    def marked(self, of: Domain, number: int) -> Any:
        """A number as stories tell it: a title of our own is marked."""
        value = self.value(of, number)
        return f"{value}{OURS}" if of is CARD and self.is_own_title(value) else value

    def brings(self, power: int) -> int:
        """How many caballeros a power card brings to the court."""
        return int(self.box.recruits[power])

    def is_own_title(self, card: NamedThing) -> bool:
        """Whether no book prints the title of a card in this language."""
        if self.bundle.has_message(card.key):
            return "own" in self.bundle.get_message(card.key).attributes
        return card.word in self.own_titles

    # --- what cards do ---------------------------------------------------------------------------

    @remember_answers
    def describe(self, card: int) -> str:
        """What the special action of a card does under the options of the game, in our words."""
        choices = [self.box.card_effect[card, n] for n in range(self.box.card_choices[card])]
        said = [self.action(row) for row in choices]
        return self.join("joined-or", said) + "." if said else ""

    def action(self, row: int) -> str:
        """A special action: an effect and those that are joined to it."""
        texts = []
        while row != NONE:
            texts.append(self.effect(self.box.effects[row]))
            row = self.box.effect_next[row]
        return self.join("joined-and", texts)

    def join(self, joint: str, texts: list[str]) -> str:
        """Several texts as one sentence."""
        first, *others = texts
        between = self.say(joint)
        return first + "".join(f"{between}{text[0].lower()}{text[1:]}" for text in others)

    def effect(self, row: Any) -> str:
        """One effect in words, as the rules read it."""
        kind, told = read_effect(row)
        values = {name: self.chosen_by(kind.words[name].of, n) for name, n in told.items()}
        if told.get("up_to", 0) >= self.box.caballeros:
            values["up_to"] = "all"
        if "values" in told:
            values["values"] = "/".join(str(value) for value in members_of(told["values"]))
        said = self.say(f"effect-{kind.title().replace(' ', '_')}", **values)
        return said + "".join(self.say(f"note-{name}") for name in self.notes(kind, told))

    def notes(self, kind: type[AnyEffect], told: Mapping[str, int]) -> list[str]:
        """What is to be added to an effect under the options of the game."""
        found = [(name, note) for name, note in NOTES.items() if note.verb is kind]
        return [name for name, note in found if note.holds(self.box, told)]

    def chosen_by(self, of: Domain, number: int) -> Any:
        """A word that a message can choose by."""
        word = of.word(number, self.naming)
        if of.form == FLAG:
            return str(word).lower()
        return word.replace(" ", "_") if isinstance(word, str) else word


def read_effect(row: Any) -> tuple[type[AnyEffect], dict[str, int]]:
    """The verb of an effect, and the numbers that its words stand for."""
    kind = Effect.verbs[row[0]]
    return kind, dict(zip(kind.words, row[1:], strict=False))
