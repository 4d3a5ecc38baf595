"""El Caballero in words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from meseta.games.el_caballero.box.domains import (
    CELL,
    CHANGE,
    HARBOUR,
    PLACE,
    REGION,
    cell_at,
)
from meseta.games.el_caballero.rules.events import Events
from meseta.kernel.domain import Domain, Naming
from meseta.people.texts import Speech

LANGUAGES = Path(__file__).parent / "languages"


class Words(Speech):
    """One game's words: its area cards, its colours, one language."""

    def __init__(self, naming: Naming, language: str) -> None:
        areas = {area: area.upper() for area in naming["area"]}
        super().__init__(LANGUAGES, language, Events, naming, areas)

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it; sides of area cards are said in words of their own."""
        if of is PLACE or of is REGION:
            area, side = str(of.word(number, self.naming)).split()
            return self.say(f"{of.name}-{side}", area=self.printed[area])
        if of is HARBOUR:
            card, side = str(of.word(number, self.naming)).split()
            return self.say(f"harbour-{side}", card=card)
        if of is CELL:
            return "({}, {})".format(*cell_at(number))
        if of is CHANGE:
            return f"{number:+d}" if number else "none"
        return super().value(of, number)

    def scorable(self, name: str) -> str:
        """Land or water, by the side of an area card."""
        area, side = name.split()
        return self.say(f"region-{side}", area=self.printed[area])
