"""Actions, cards and events as text. Sentences are in `locale/`, one file a language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from meseta.games.el_grande import decisions as d
from meseta.games.el_grande.box import SEATS, STACKS
from meseta.games.el_grande.box.document import AREA_IDS, REGION_IDS, TILE_IDS, deck_rows
from meseta.games.el_grande.events import EVENTS
from meseta.games.el_grande.scoring import GRANDE_BONUS, KING_BONUS
from meseta.games.el_grande.state import MODIFIERS, VALUES
from meseta.kernel.reading import phrases

LOCALE = Path(__file__).parent / "locale"
TARGET_IDS = AREA_IDS[: d.TARGETS]
WHOLE = 30
"""An `up_to` that stands for all there are."""

EVENT_WORDS: dict[str, tuple[str, ...]] = {
    "round": ("round",),
    "king_starts": ("area",),
    "grande_starts": ("seat", "area", "count"),
    "dummy_enters": ("seat", "area", "count"),
    "revealed": ("stack", "card"),
    "passed": ("seat",),
    "swapped": (),
    "power": ("seat", "value"),
    "power_modified": ("seat", "value", "modifier", "total"),
    "dummy_power": ("seat", "value"),
    "recruited": ("seat", "count"),
    "recalled": ("seat", "area"),
    "ability": ("seat", "modifier"),
    "took": ("seat", "stack", "card"),
    "placed": ("seat", "area"),
    "announced": ("seat", "card"),
    "vetoed": ("seat", "card"),
    "allowed": ("seat",),
    "moved": ("seat", "area", "target", "by"),
    "undone": ("seat", "area", "target"),
    "returned": ("seat", "area", "count"),
    "returned_court": ("seat", "count"),
    "disc": ("seat",),
    "disc_shown": ("seat", "area"),
    "scored": ("seat", "area", "points", "place"),
    "bonus": ("seat", "area", "points", "bonus"),
    "to_court": ("seat", "area", "count"),
    "tile": ("tile", "area", "by"),
    "regained": ("seat",),
    "regained_modifier": ("seat", "modifier"),
    "grande": ("seat", "area"),
    "king": ("area",),
    "dummy_took": ("seat", "stack", "card"),
    "starter": ("seat",),
    "veto_kept": ("seat",),
    "veto_expires": ("seat",),
    "scoring": ("area",),
    "king_scoring": ("round",),
    "smuggling": ("seat",),
    "ended": ("seat",),
    "over": (),
}
"""What the numbers of each event mean, in their order."""


def modifier_ids(document: Mapping[str, Any]) -> list[str]:
    """The names of the modifiers, with names for those that the box does not have."""
    named = [card["id"] for card in document.get("modifiers", {}).get("cards", [])]
    return named + [f"modifier-{index}" for index in range(len(named), MODIFIERS)]


def action_texts(document: Mapping[str, Any], colours: Sequence[str]) -> list[str]:
    """The text of every action, in the order of their numbers."""
    owners = [*colours, *[f"seat-{seat}" for seat in range(len(colours), SEATS)]]
    modifiers = modifier_ids(document)
    pieces = [f"{owner} {region}" for region in REGION_IDS for owner in owners]
    tiles = [f"{tile.partition('/')[0]} {area}" for tile in TILE_IDS for area in TARGET_IDS]
    texts = [
        *[f"pass {modifier}" for modifier in modifiers],
        *[f"power {value}" for value in range(1, VALUES + 1)],
        *[f"modify {modifier}" for modifier in modifiers],
        *[f"recruit {count}" for count in range(d.MOST_RECRUITED + 1)],
        *[f"recall {region}" for region in REGION_IDS],
        "stop",
        "use",
        "skip",
        *[f"take {stack + 1}" for stack in range(STACKS)],
        *[f"place {area}" for area in TARGET_IDS],
        "special",
        "end",
        "veto",
        "allow",
        *[f"option {choice + 1}" for choice in range(d.ALTERNATIVES)],
        *[f"lift {piece}" for piece in pieces],
        "stop",
        *[f"drop {area}" for area in TARGET_IDS],
        *[f"place {area}" for area in TARGET_IDS],
        "stop",
        *[f"return {piece}" for piece in pieces],
        "stop",
        "return court",
        *[f"return {region}" for region in REGION_IDS],
        *[f"disc {region}" for region in REGION_IDS],
        *[f"score {area}" for area in TARGET_IDS],
        *[f"tile {tile}" for tile in tiles],
        *[f"regain {value}" for value in range(1, VALUES + 1)],
        *[f"regain {modifier}" for modifier in modifiers],
        *[f"grande {region}" for region in REGION_IDS],
        *[f"coup {region}" for region in REGION_IDS],
        *[f"king {area}" for area in AREA_IDS],
        *[f"escort {owner}" for owner in owners],
    ]
    assert len(texts) == d.ACTIONS
    return texts


class Words:
    """One game's words: its box, its colours, one language."""

    def __init__(self, document: Mapping[str, Any], colours: Sequence[str], language: str) -> None:
        self.language = phrases(LOCALE, language)
        self.names = {**document["names"], **self.language["names"]}
        self.colours = [self.language["colours"][colour] for colour in colours]
        self.cards = deck_rows(dict(document))
        self.modifiers = modifier_ids(document)

    def area(self, area: int) -> str:
        """The name of an area, as the edition has it."""
        return str(self.names[AREA_IDS[area]])

    def card(self, card: int) -> str:
        """The name of a card; reconstructed ones are marked."""
        entry = self.cards[card]
        mark = f" ({self.language['terms']['reconstructed']})"
        return str(self.names[entry["id"]]) + (mark if entry["source"] == "reconstructed" else "")

    def word(self, kind: str, number: int) -> str:
        """One number of an event in words."""
        if kind in ("seat", "by"):
            return str(self.colours[number])
        if kind in ("area", "target"):
            return self.area(number)
        if kind == "card":
            return self.card(number)
        if kind == "stack":
            return str(number + 1)
        if kind == "modifier":
            return self.modifiers[number]
        if kind == "tile":
            return TILE_IDS[number]
        if kind == "count":
            terms = self.language["terms"]
            return f"{number} {terms['caballero' if number == 1 else 'caballeros']}"
        if kind == "bonus":
            return str(self.language["bonus"][{KING_BONUS: "king", GRANDE_BONUS: "grande"}[number]])
        return str(number)

    def sentence(self, event: Sequence[int]) -> str:
        """An event as a sentence."""
        name = EVENTS[event[0]]
        kinds = EVENT_WORDS[name]
        words = {kind: self.word(kind, event[1 + place]) for place, kind in enumerate(kinds)}
        return str(self.language["events"][name]).format(**words)

    def describe(self, card: int) -> str:
        """What the special action of a card does, in our words."""
        entry = self.cards[card]
        first, *others = [self.effect(effect) for effect in entry["effects"]]
        joint = self.language["effects"]["or" if entry["either"] else "and"]
        return first + "".join(f"{joint}{text[0].lower()}{text[1:]}" for text in others) + "."

    def effect(self, effect: Mapping[str, Any]) -> str:
        """One effect in words."""
        say = self.language["effects"]
        do = effect["do"]
        if do == "move":
            all_of_them = effect["up_to"] >= WHOLE
            text = say["move_all" if all_of_them else "move"].format(
                up_to=effect["up_to"], whose=say[effect["whose"]]
            )
            text += say["one_region"] if effect.get("from") == "one region" else ""
            return str(text + (say["into_one"] if effect.get("into") == "one region" else ""))
        if do == "king":
            text = say["king_" + effect["to"].removeprefix("a ")]
            escort = effect.get("escort", 0)
            return str(text + (say["escort"].format(escort=escort) if escort else ""))
        if do == "score":
            values = " / ".join(str(value) for value in effect.get("values", ()))
            return str(say["score_" + effect["what"].replace(" ", "_")].format(values=values))
        name = f"place_{effect['where']}" if do == "place" else do.replace(" ", "_")
        if effect.get("up_to", 0) >= WHOLE and f"{name}_all" in say:
            name = f"{name}_all"
        return str(say[name].format(**effect))
