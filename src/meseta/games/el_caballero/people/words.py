"""El Caballero in words: area cards by what they show, lands and waters by what they are."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from meseta.games.el_caballero.box.domains import (
    AREA,
    CELL,
    CHANGE,
    HARBOUR,
    PLACE,
    REGION,
    cell_at,
)
from meseta.games.el_caballero.people.lands import FoundRegion, Lands, as_cell, further
from meseta.games.el_caballero.rules.events import Events
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Domain, Naming
from meseta.kernel.event import Event
from meseta.people.texts import Speech

LANGUAGES = Path(__file__).parent / "languages"
LAYING = ("laid", "laid_beyond")
"""Events after which an area card lies on the map that did not before."""
AT_LAND = ("posted", "landed")
"""Events that tell of a place for the land that looks at it."""
HOW_MANY = ("none", "one", "two", "three", "all")
"""At how many sides land is."""
ACROSS = ("LWLW", "WLWL")
"""Land at two opposite edges."""


class Words(Speech):
    """One game's words: its area cards, its colours, one language."""

    def __init__(self, document: Document, naming: Naming, language: str) -> None:
        super().__init__(LANGUAGES, language, Events, naming, {})
        self.areas = {area["id"]: area for area in document["area"]}

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it; sides of area cards are said in words of their own."""
        if of is AREA:
            return self.area(str(of.word(number, self.naming)))
        if of is PLACE or of is CELL:
            return self.say("where-map")
        if of is REGION:
            return self.say("region-map")
        if of is HARBOUR:
            card, side = str(of.word(number, self.naming)).split()
            return self.say(f"harbour-{side}", card=card)
        if of is CHANGE:
            return f"{number:+d}" if number else "none"
        return super().value(of, number)

    def story(self, events: Sequence[Event], view: Mapping[str, Any], since: int = 0) -> list[str]:
        """Events in words; lands and waters are told as they were when something happened there."""
        lands, told = Lands(view["map"]), list[str]()
        for event in reversed(events[since:]):
            kind, numbers = self.events.read(event)
            values = self.values(kind.tells, numbers) | self.places(lands, kind.name, numbers)
            told.append(self.say(f"event-{kind.name}", **values))
            if kind.name in LAYING:
                lands.take_up(str(AREA.word(numbers["area"], self.naming)))
        return told[::-1]

    def places(self, lands: Lands, event: str, numbers: Mapping[str, int]) -> dict[str, str]:
        """Where something happens on the map, as far as that lies there."""
        if "region" in numbers:
            found = lands.region(*str(REGION.word(numbers["region"], self.naming)).split())
            return {"region": self.region(found, lands)} if found else {}
        if "cell" in numbers:
            return {"cell": self.where(lands.where(as_cell(cell_at(numbers["cell"]))))}
        if "place" not in numbers:
            return {}
        cell = lands.beside(*str(PLACE.word(numbers["place"], self.naming)).split())
        land = lands.land_at(cell) if cell and event in AT_LAND else None
        if land:
            return {"place": self.region(land, lands)}
        return {"place": self.where(lands.where(cell))} if cell else {}

    def where(self, direction: str) -> str:
        """A part of the map."""
        return self.say(f"where-{direction}")

    def region(self, found: FoundRegion, lands: Lands) -> str:
        """What a land or a water is, and in which part of the map; of two alike, the way there."""
        facts = {"kind": found.kind, "size": found.size, "treasure": found.treasure}
        name = self.say("region-named", **facts, where=self.where(found.where))
        alike = lands.alike(found)
        if len(alike) == 1:
            return self.say("region-further", name=name, side=further(found.spot, alike[0].spot))
        which = [self.steps_to(found.cell)]
        if any(each.cell == found.cell for each in alike):
            which.append(self.say("picture-side", side=found.side))
        return f"{name} ({', '.join(which)})" if alike else name

    def steps_to(self, cell: Sequence[int]) -> str:
        """How far a cell is from the start card, and in which directions."""
        ways = ("east", "west", cell[0]), ("north", "south", cell[1])
        steps = [(plus if far > 0 else minus, abs(far)) for plus, minus, far in ways if far]
        told = [self.say("picture-steps", side=side, count=count) for side, count in steps]
        return ", ".join(told) or self.say("picture-middle")

    def area(self, area: str) -> str:
        """An area card by what it shows."""
        entry = self.areas[area]
        edges = entry["edges"]
        lands = "across" if edges in ACROSS else HOW_MANY[edges.count("L")]
        found = [kind for kind in ("gold", "fish") if entry.get(kind)]
        return self.say("area-shown", lands=lands, found="_".join(found) or "nothing")

    def scorable(self, name: str) -> str:
        """Land or water that nobody has told more of."""
        return self.say("region-map")
