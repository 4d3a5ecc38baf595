"""6 Castles in words: sentences and names. Tiles and hills are called by what they show."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import Any

from meseta.games.six_castles.box.domains import (
    CHARTER,
    EXPLORATION,
    FACING,
    LANDSCAPE,
    QUARTER,
    SIDE,
    SPOT,
    TERRAIN,
    TILE,
)
from meseta.games.six_castles.people.hills import as_they_lie, hill_at
from meseta.games.six_castles.rules.events import Events
from meseta.kernel.boxes import Document
from meseta.kernel.domain import Domain, Naming
from meseta.kernel.event import Event
from meseta.people.texts import NamedThing, Speech, say_message

LANGUAGES = Path(__file__).parent / "languages"
UNNAMED = ("rock", "toll")
"""What no event tells, so that only pictures have a name for it."""
WHOLE = "whole"
"""The form of a tile's name that tells all that it shows."""
LAYING = ("laid", "rival_laid")
"""Events after which a tile lies there that did not before."""


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


class ShownThing(NamedThing):
    """A tile or a hill, called by what it shows; languages give it the forms that they need."""

    whole = ""
    """All that it shows, where its name does not say that."""

    def format(self, locale: Any) -> str:
        """Its name."""
        return say_message(self.bundle, self.key, shows=self.usual)

    def form(self, which: str) -> str:
        """Its name in one of its forms."""
        if which == WHOLE:
            return self.whole
        known = which in self.bundle.get_message(self.key).attributes
        return say_message(self.bundle, self.key, which if known else None, shows=self.usual)

    @property
    def identity(self) -> tuple[str, str, str]:
        """All that its forms follow from, in a language."""
        return self.key, self.word, f"{self.usual}/{self.whole}"


class Words(Speech):
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Document, naming: Naming, language: str) -> None:
        printed = {castle["id"]: castle["name"] for castle in document["castle"]}
        super().__init__(LANGUAGES, language, Events, naming, printed)
        self.document = document
        tiles = (*document["landscape"], *document["start"])
        self.quarters = {tile["id"]: tuple(tile["quarters"]) for tile in tiles}

    def value(self, of: Domain, number: int) -> Any:
        """A number as messages take it."""
        if of is TILE or of is LANDSCAPE:
            return self.tile(str(of.word(number, self.naming)))
        if of is EXPLORATION:
            return self.exploration(number)
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

    def terrain(self, terrain: str, form: str = "") -> str:
        """What a quarter of a tile or a space of a line is called."""
        name = f"picture-{terrain}" if terrain in UNNAMED else f"terrain-{terrain}"
        return self.say(f"{name}.{form}" if form and self.knows(f"{name}.{form}") else name)

    def story(self, events: Sequence[Event], view: Mapping[str, Any], since: int = 0) -> list[str]:
        """Events in words; a hill is called by what it showed when it was told of."""
        tiles, told = as_they_lie(view), list[str]()
        for event in reversed(events[since:]):
            kind, numbers = self.events.read(event)
            values = self.values(kind.tells, numbers)
            if "quarter" in numbers:
                quarter = str(QUARTER.word(numbers["quarter"], self.naming))
                values["quarter"] = self.hill(hill_at(tiles, quarter)) or values["quarter"]
            told.append(self.say(f"event-{kind.name}", **values))
            if kind.name in LAYING:
                tiles.pop(str(TILE.word(numbers["tile"], self.naming)), None)
        return told[::-1]

    def tile(self, tile: str) -> ShownThing:
        """A landscape tile, by as much of what it shows as no other tile does."""
        shows = distinction(self.quarters[tile], frozenset(self.quarters.values()))
        key = "tile-start" if tile.startswith("start") else "tile-shown"
        named = ShownThing(self.bundle, key, tile, self.shown(shows))
        named.whole = self.shown(self.quarters[tile])
        return named

    def hill(self, terrains: Sequence[str]) -> ShownThing | None:
        """A hill, by what it shows; none where nothing of it lies there."""
        shows = self.shown(dict.fromkeys(terrains)) if terrains else ""
        return ShownThing(self.bundle, "hill-shown", shows, shows) if shows else None

    def shown(self, terrains: Iterable[str]) -> str:
        """Terrains as something has them: with this and that."""
        first, *_ = found = list(terrains)
        *names, last = [self.terrain(each, "with") for each in found]
        what = self.say("terminal-and", names=", ".join(names), last=last) if names else last
        return self.say("shown", what=what, first=first)

    def quarter(self, quarter: str) -> ShownThing:
        """The hill at a corner of a tile."""
        tile, corner = quarter.split()
        place = self.say(f"corner-{corner}.in")
        where = self.say("corner-of", where=place, tile=self.tile(tile))
        return ShownThing(self.bundle, "hill-shown", quarter, where)

    def spot(self, spot: int) -> str:
        """A cell beside a laid tile."""
        side, _, tile = str(SPOT.word(spot, self.naming)).partition(" of ")
        return self.beside(tile, side)

    def beside(self, tile: str, side: str) -> str:
        """A cell beside a laid tile."""
        return self.say(f"side-{side}", tile=self.tile(tile))

    def charter(self, charter: int) -> str:
        """What a charter is about."""
        return self.charter_kind(self.document["charter"][charter])

    def charter_kind(self, entry: Mapping[str, Any]) -> str:
        """What a charter counts."""
        kind = entry["type"] if entry["type"] in TERRAIN.names else None
        name = self.name(TERRAIN, TERRAIN[kind]) if kind else ""
        return self.say(f"kind-{entry['kind']}", type=name)


@cache
def distinction(quarters: tuple[str, ...], all_tiles: frozenset[tuple[str, ...]]) -> list[str]:
    """The least of what a tile shows by which it differs from all others; all of it if nothing."""
    others = [Counter(each) for each in all_tiles if each != quarters]
    for count in range(1, len(quarters) + 1):
        for few in combinations(quarters, count):
            if not any(Counter(few) <= other for other in others):
                return list(few)
    return list(quarters)
