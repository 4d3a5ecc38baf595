"""Actions, tiles and events as text. Sentences are in `locale/`, one file a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from meseta.games.six_castles import decisions as d
from meseta.games.six_castles.box import CASTLES, MARKETS, SIDES, SLOTS, TERRAINS, WORKERS
from meseta.games.six_castles.box.document import (
    BONUSES,
    FACING_NAMES,
    TYPE_IDS,
    slot_values,
    tile_ids,
)
from meseta.games.six_castles.events import EVENTS
from meseta.games.six_castles.state import LINE, LINE_SPACES
from meseta.kernel.reading import phrases

LOCALE = Path(__file__).parent / "locale"
SIDE_IDS = ("north", "east", "south", "west")
QUARTER_IDS = ("nw", "ne", "se", "sw")
SOURCE_IDS = ("charters", "landscapes", "constructions", "religion", "wealth")

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "starts": ("seat",),
    "charter_kept": ("seat",),
    "charter_open": ("seat", "charter"),
    "start_tile": ("seat", "tile"),
    "line_begun": ("seat",),
    "line_grew": ("seat", "place", "exploration", "facing"),
    "line_changed": ("seat", "place", "exploration", "facing"),
    "disc_back": ("seat", "space"),
    "round": ("round",),
    "turn": ("seat",),
    "laid": ("seat", "tile", "spot", "turned"),
    "rival_laid": ("tile", "spot", "turned"),
    "rival_moved": ("tile", "spot", "turned"),
    "rival_lost": ("tile",),
    "unfit": ("seat", "tile"),
    "no_place": ("seat",),
    "got_coin": ("seat",),
    "got_step": ("seat", "space"),
    "got_prayer": ("seat", "step"),
    "got_tile": ("seat", "exploration"),
    "lost_bonus": ("seat", "bonus"),
    "castle": ("castle", "quarter"),
    "lifted": ("seat", "worker", "castle"),
    "hill": ("seat", "quarter"),
    "stepped": ("seat", "space"),
    "toll": ("seat", "space"),
    "disc": ("seat", "space"),
    "sold": ("seat", "castle", "terrain", "coins"),
    "slot": ("seat", "type", "points"),
    "top": ("seat", "type", "points"),
    "worker": ("seat", "worker", "quarter"),
    "moved": ("seat", "worker", "quarter"),
    "paid": ("seat", "other"),
    "prayed": ("seat", "steps", "step"),
    "built": ("seat", "worker"),
    "drew": ("seat",),
    "ended": ("seat",),
    "scoring": (),
    "charter_won": ("seat", "charter", "points"),
    "charter_tied": ("charter",),
    "points": ("seat", "source", "points"),
    "rating": ("seat", "points", "rating"),
    "over": (),
}
"""What the numbers of each event mean, in their order."""


def action_texts(document: Mapping[str, Any], side: str) -> list[str]:
    """The text of every action, in the order of their numbers."""
    tiles = tile_ids(document)
    line = ["append", *[f"replace {place + 1}" for place in range(LINE)], "toll"]
    spaces = [f"{space + 1}" for space in range(LINE_SPACES)]
    markets = [
        f"sell {castle['id']} {good}" for castle in document["castle"] for good in castle["markets"]
    ]
    assert len(markets) == CASTLES * MARKETS
    texts = [
        *[f"keep {charter['id']}" for charter in document["charter"][1:]],
        *[f"start {side_id}" for side_id in "ab"],
        *[f"tile {tile['id']}" for tile in document["exploration"]],
        *[f"side {name}" for name in FACING_NAMES],
        *[f"lay {tile['id']}" for tile in document["landscape"]],
        *line,
        *[f"{side_id} of {tile}" for tile in tiles for side_id in SIDE_IDS],
        *[f"turn {turned}" for turned in range(SIDES)],
        *[f"castle {quarter}" for quarter in QUARTER_IDS],
        "end",
        *[f"mark {quarter}" for quarter in QUARTER_IDS],
        "step",
        *[f"disc {space}" for space in spaces],
        *markets,
        *slot_texts(document, side),
        "worker",
        *[f"move {worker + 1}" for worker in range(WORKERS)],
        "religion",
        *line,
        *[f"from {space}" for space in spaces],
        "from supply",
        *[f"to {tile}" for tile in tiles],
        *[f"hill {quarter}" for quarter in QUARTER_IDS],
        *[f"from {worker + 1}" for worker in range(WORKERS)],
        "from supply",
    ]
    assert len(texts) == d.ACTIONS
    return texts


def slot_texts(document: Mapping[str, Any], side: str) -> list[str]:
    """The slots of every type: the top slot, then those with a value, then those that are not."""
    texts = []
    for name, values in zip(TYPE_IDS, slot_values(document, side), strict=True):
        shown = [str(value) for value in values]
        absent = [f"slot-{slot + 1}" for slot in range(len(values), SLOTS)]
        texts += [f"score {name} {value}" for value in ("top", *shown, *absent)]
    return texts


class Words:
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Mapping[str, Any], colours: Sequence[str], language: str) -> None:
        self.language = phrases(LOCALE, language)
        self.document = document
        self.colours = [self.language["colours"][colour] for colour in colours]
        self.tiles = [tile.upper() for tile in tile_ids(document)]

    def term(self, table: str, name: str) -> str:
        """A word of the language."""
        return str(self.language[table][name])

    def terrain(self, name: str) -> str:
        """A terrain in words."""
        return self.term("terrains", name)

    def charter(self, charter: int) -> str:
        """What a charter is about; reconstructed ones are marked."""
        entry = self.document["charter"][charter]
        mark = f" ({self.term('terms', 'reconstructed')})"
        name = self.terrain(entry["type"]) if entry["kind"] != "castle" else ""
        text = self.language["charters"][entry["kind"]].format(type=name, id=entry["id"].upper())
        return str(text) + (mark if entry["source"] == "reconstructed" else "")

    def word(self, kind: str, number: int) -> str:
        """One number of an event in words."""
        if kind in ("seat", "other"):
            return str(self.colours[number])
        if kind == "tile":
            return self.tiles[number]
        if kind == "exploration":
            return str(self.document["exploration"][number]["id"]).upper()
        if kind == "facing":
            return self.term("facings", FACING_NAMES[number])
        if kind == "spot":
            side = self.term("sides", SIDE_IDS[number % SIDES])
            return side.format(tile=self.tiles[number // SIDES])
        if kind == "quarter":
            return f"{self.tiles[number // SIDES]} {QUARTER_IDS[number % SIDES].upper()}"
        if kind == "castle":
            return str(self.document["castle"][number]["name"])
        if kind == "charter":
            return self.charter(number)
        if kind == "terrain":
            return self.terrain(TERRAINS[number])
        if kind == "type":
            return self.terrain(TYPE_IDS[number])
        if kind == "bonus":
            return self.term("bonuses", BONUSES[number])
        if kind == "source":
            return self.term("sources", SOURCE_IDS[number])
        if kind == "rating":
            return str(self.language["ratings"][number])
        if kind in ("place", "space", "worker"):
            return str(number + 1)
        return str(number)

    def sentence(self, event: Sequence[int]) -> str:
        """An event as a sentence."""
        name = EVENTS[event[0]]
        kinds = EVENT_WORDS[name]
        words = {kind: self.word(kind, event[1 + place]) for place, kind in enumerate(kinds)}
        return str(self.language["events"][name]).format(**words)
