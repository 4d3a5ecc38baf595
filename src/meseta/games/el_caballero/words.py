"""Actions, cards and events as text. Sentences are in `locale/`, one file a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from meseta.games.el_caballero import decisions as d
from meseta.games.el_caballero.box import (
    AREAS,
    CABALLEROS,
    FACE,
    HIGHEST,
    SEATS,
    SIDES,
    VALUES,
)
from meseta.games.el_caballero.box.document import SIDE_IDS
from meseta.games.el_caballero.events import EVENTS
from meseta.games.el_caballero.state import REACH, WIDTH
from meseta.kernel.reading import phrases

LOCALE = Path(__file__).parent / "locale"

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "start_card": ("area",),
    "starter": ("seat",),
    "revealed": ("area",),
    "round": ("round",),
    "power": ("seat", "value"),
    "supplied": ("seat", "count"),
    "laid": ("seat", "area", "place", "rotation"),
    "laid_beyond": ("seat", "area", "cell", "rotation"),
    "renewed": (),
    "skipped": ("seat",),
    "posted": ("seat", "card", "place", "count"),
    "afloat": ("seat", "card", "place", "number"),
    "turned": ("seat", "card", "count", "change"),
    "rotated": ("seat", "card", "number"),
    "landed": ("seat", "card", "place", "count"),
    "expelled": ("seat", "card", "place"),
    "saved": ("seat", "count", "ships"),
    "lost_court": ("seat", "count"),
    "withdrawn": ("seat", "card", "place"),
    "fortified": ("seat", "card"),
    "ship_bought": ("seat", "card", "side"),
    "sailed": ("seat", "card", "side"),
    "ship_home": ("seat", "card", "side"),
    "launched": ("seat", "card", "side"),
    "shifted": ("seat", "card", "target"),
    "scoring": ("round",),
    "region_scored": ("region", "value"),
    "scored": ("seat", "region", "points", "rank"),
    "ships": ("seat", "region", "points", "ships"),
    "ended": ("seat",),
    "over": (),
}
"""What the numbers of each event mean, in their order."""


def area_ids(document: Mapping[str, Any]) -> list[str]:
    """The names of the area cards, with names for those that a box does not have."""
    named = [card["id"] for card in document["area"]]
    return named + [f"area-{index + 1}" for index in range(len(named), AREAS)]


def side_names(owners: Sequence[str]) -> list[str]:
    """Every side of everything in a list."""
    return [f"{owner} {side}" for owner in owners for side in SIDE_IDS]


def beyond_names(colours: Sequence[str]) -> list[str]:
    """Every side of every caballero card of every colour."""
    owners = [*colours, *[f"seat-{seat + 1}" for seat in range(len(colours), SEATS)]]
    return side_names([f"{o} {card + 1}" for o in owners for card in range(CABALLEROS)])


def action_texts(document: Mapping[str, Any], colours: Sequence[str]) -> list[str]:
    """The text of every action, in the order of their numbers."""
    areas = area_ids(document)
    cards = [str(card + 1) for card in range(CABALLEROS)]
    texts = [
        *[f"power {value}" for value in range(1, VALUES + 1)],
        *d.STEPS_OF_TURN,
        *[f"area {area}" for area in areas],
        *[f"cell {name}" for name in side_names(areas)],
        *[f"cell {name}" for name in beyond_names(colours)],
        *[f"rotate {turn}" for turn in range(SIDES)],
        *[f"number {number}" for number in range(1, HIGHEST + 1)],
        *[f"north {number}" for number in range(1, FACE + 1)],
        *[f"card {card}" for card in cards],
        *[f"card {name}" for name in side_names(cards)],
    ]
    assert len(texts) == d.ACTIONS
    return texts


def cell_at(cell: int) -> list[int]:
    """A cell of the grid as steps to the east and to the north of the start card."""
    return [(cell + REACH) % WIDTH - REACH, (cell + REACH) // WIDTH]


class Words:
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Mapping[str, Any], colours: Sequence[str], language: str) -> None:
        self.language = phrases(LOCALE, language)
        self.colours = [self.language["colours"][colour] for colour in colours]
        self.areas = [area.upper() for area in area_ids(document)]

    def word(self, kind: str, number: int) -> str:
        """One number of an event in words."""
        if kind == "seat":
            return str(self.colours[number])
        if kind == "area":
            return self.areas[number]
        if kind in ("place", "region"):
            say = self.language[kind][SIDE_IDS[number % SIDES]]
            return str(say).format(area=self.areas[number // SIDES])
        if kind in ("card", "target"):
            return str(number + 1)
        if kind == "side":
            return str(self.language["sides"][SIDE_IDS[number]])
        if kind == "cell":
            return "({}, {})".format(*cell_at(number))
        if kind == "rotation":
            return str(self.language["rotations"][number])
        if kind == "change":
            return f"{number:+d}"
        if kind in ("count", "ships"):
            one, many = self.language["counts"][kind]
            return f"{number} {one if number == 1 else many}"
        return str(number)

    def sentence(self, event: Sequence[int]) -> str:
        """An event as a sentence."""
        name = EVENTS[event[0]]
        kinds = EVENT_WORDS[name]
        words = {kind: self.word(kind, event[1 + place]) for place, kind in enumerate(kinds)}
        return str(self.language["events"][name]).format(**words)
