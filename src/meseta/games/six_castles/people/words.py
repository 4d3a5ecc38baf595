"""6 Castles in words: sentences and names. Tiles are called by their ids, in capitals."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from meseta.games.six_castles.box.domains import (
    CHARTER,
    EXPLORATION,
    FACING,
    QUARTER,
    SIDE,
    SPOT,
    TERRAIN,
    TILE,
)
from meseta.games.six_castles.people.views import printed_name
from meseta.games.six_castles.rules.events import Events
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Domain, Naming
from meseta.kernel.event import Event
from meseta.people.texts import Speech

LANGUAGES = Path(__file__).parent / "languages"
IN_CAPITALS = (TILE, EXPLORATION)


BROUGHT: dict[str, tuple[str, str | int]] = {
    "got_coin": ("half_coin", 1),
    "sold": ("half_coin", "coins"),
    "toll": ("half_coin", -1),
    "paid": ("half_coin", "gold"),
    "slot": ("point", "points"),
    "top": ("point", "points"),
    "got_prayer": ("step", 1),
    "prayed": ("step", "steps"),
}
"""What an event brings whoever it is about: so many, or as many as it tells."""


class Words(Speech):
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Document, naming: Naming, language: str) -> None:
        printed = {castle["id"]: castle["name"] for castle in document["castle"]}
        super().__init__(LANGUAGES, language, Events, naming, printed)
        self.document = document

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it."""
        if of in IN_CAPITALS:
            return printed_name(str(of.word(number, self.naming)))
        if of is QUARTER:
            return self.quarter(str(of.word(number, self.naming)))
        if of is SIDE:
            return of.word(number, self.naming)
        if of is SPOT:
            return self.spot(number)
        if of is CHARTER:
            return self.charter(number)
        return super().value(of, number)

    def values(self, tells: Mapping[str, Domain], numbers: Mapping[str, int]) -> dict[str, Any]:
        """What an event tells; an exploration tile by what it shows as it faces."""
        values = super().values(tells, numbers)
        if "exploration" in numbers:
            facing = FACING.word(numbers["facing"], self.naming) if "facing" in numbers else ""
            values["exploration"] = self.exploration(numbers["exploration"], str(facing))
        return values

    def brought(self, seat: int, events: Sequence[Event]) -> str:
        """What the turn has brought so far: half coins, points, steps of religion."""
        counts: Counter[str] = Counter()
        paid = {"gold": -self.document["pieces"]["half_coins_in_gold"]}
        for event in reversed(events):
            kind, numbers = self.events.read(event)
            if kind.name == "turn":
                break
            if kind.name in BROUGHT and numbers["seat"] == seat:
                what, count = BROUGHT[kind.name]
                counts[what] += count if isinstance(count, int) else {**numbers, **paid}[count]
        told = [self.say(f"brought-{what}", count=n) for what, n in counts.items() if n]
        return self.say("brought", what=", ".join(told)) if told else ""

    def exploration(self, tile: int, facing: str = "") -> str:
        """An exploration tile by what it shows: as it faces, or on both sides."""
        entry, (side, _, back) = self.document["exploration"][tile], facing.partition(" ")
        spaces = [entry[side][::-1] if back else entry[side]] if side else [entry["a"], entry["b"]]
        return " / ".join(", ".join(map(self.terrain, each)) for each in spaces)

    def terrain(self, terrain: str) -> str:
        """What a space of a line is called."""
        return self.say(f"terrain-{terrain}" if terrain in TERRAIN.names else f"picture-{terrain}")

    def quarter(self, quarter: str) -> str:
        """A corner of a laid tile."""
        tile, corner = quarter.split()
        return f"{printed_name(tile)} {self.say(f'corner-{corner}')}"

    def spot(self, spot: int) -> str:
        """A side of a laid tile."""
        side, _, tile = str(SPOT.word(spot, self.naming)).partition(" of ")
        return self.say(f"side-{side}", tile=printed_name(tile))

    def charter(self, charter: int) -> str:
        """What a charter is about."""
        entry = self.document["charter"][charter]
        kind = entry["type"] if entry["type"] in TERRAIN.names else None
        name = self.name(TERRAIN, TERRAIN[kind]) if kind else ""
        return self.say(f"kind-{entry['kind']}", type=name)
