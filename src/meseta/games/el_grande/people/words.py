"""El Grande in words: sentences, names, and what cards do."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from meseta.games.el_grande.box.domains import CARD
from meseta.games.el_grande.box.effects import Effect
from meseta.games.el_grande.people.boxes import deck_rows
from meseta.games.el_grande.rules.events import Events
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Domain, Naming
from meseta.people.texts import NamedThing, Speech

LANGUAGES = Path(__file__).parent / "languages"


class Words(Speech):
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Document, naming: Naming, language: str) -> None:
        super().__init__(LANGUAGES, language, Events, naming, document["names"])
        self.cards = deck_rows(document)
        self.pieces = document["pieces"]["caballeros"]

    def name(self, of: Domain, number: int) -> NamedThing:
        """What a number names; a card in another stack has the same name."""
        if of is not CARD:
            return super().name(of, number)
        card = self.cards[number]["id"]
        return NamedThing(self.bundle, f"card-{card}", card, self.printed[card])

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it; reconstructed cards are marked."""
        if of is CARD and self.cards[number]["source"] == "reconstructed":
            return f"{self.name(of, number)} ({self.say('reconstructed')})"
        return super().value(of, number)

    def describe(self, card: int) -> str:
        """What the special action of a card does, in our words."""
        entry = self.cards[card]
        first, *others = [self.effect(effect) for effect in entry["effects"]]
        joint = self.say("joined-or" if entry["either"] else "joined-and")
        return first + "".join(f"{joint}{text[0].lower()}{text[1:]}" for text in others) + "."

    def effect(self, effect: Mapping[str, Any]) -> str:
        """One effect in words."""
        verb, *numbers = Effect.row(effect)
        kind = Effect.verbs[verb]
        told = dict(zip(kind.words, numbers, strict=False))
        values = {name: self.chosen_by(kind.words[name].of, n) for name, n in told.items()}
        if told.get("up_to", 0) >= self.pieces:
            values["up_to"] = "all"
        if "values" in told:
            values["values"] = " / ".join(str(value) for value in effect.get("values", ()))
        return self.say(f"effect-{kind.title().replace(' ', '_')}", **values)

    def chosen_by(self, of: Domain, number: int) -> Any:
        """A word that a message can choose by."""
        word = of.word(number, self.naming)
        return word.replace(" ", "_") if isinstance(word, str) else word
