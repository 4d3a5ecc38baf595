"""El Grande: both editions, every variant."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import TARGET
from meseta.games.el_grande.people import boxes, positions
from meseta.games.el_grande.people.options import OPTIONS, dummy_colour
from meseta.games.el_grande.people.picture import draw
from meseta.games.el_grande.people.sheets import Scribe
from meseta.games.el_grande.people.views import View, Viewer, forget_castillo, looks_inside
from meseta.games.el_grande.rules import BOOK
from meseta.games.el_grande.rules.setup import clear_table
from meseta.games.el_grande.rules.state import State
from meseta.kernel.boxes import BoxError, Document
from meseta.kernel.domain import Naming
from meseta.kernel.event import Event
from meseta.kernel.game import Game, Statistic
from meseta.people.drawing_cache import remember_answers

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words


class ElGrande(Game[State, Box, View]):
    """One game of El Grande, under chosen options and with a chosen box."""

    id = "el-grande"
    title = "El Grande"
    version = "3"
    book = BOOK
    declared = OPTIONS
    box_names = boxes.NAMES
    load_box = staticmethod(boxes.load)
    box_faults = staticmethod(boxes.faults)
    build_box = staticmethod(boxes.build)
    statistics = (
        Statistic("cards taken", "took", ("card",)),
        Statistic("power card by round", "power", ("round", "value")),
        Statistic("regions held at scorings", "scored", ("area",), where=(("place", 1),)),
    )
    prepare = staticmethod(clear_table)
    complete = staticmethod(positions.complete)
    picture = staticmethod(draw)

    def open_box(self, box: Any) -> Document:
        edition = self.options["edition"]
        document = super().open_box(box)
        if document["edition"] != edition:
            other = document["edition"]
            raise BoxError(f"box: {document['name']!r} is for edition {other!r}, not {edition!r}")
        return document

    def usual_box(self) -> str:
        return str(self.options["edition"])

    def name_things(self) -> Naming:
        dummy = [dummy_colour(self.options)] if self.box.colours > self.box.players else []
        return {
            "seat": [*self.options["players"], *dummy],
            "card": boxes.card_names(self.document),
            "modifier": boxes.modifier_names(self.document),
            "effect": boxes.effect_names(self.document),
        }

    @remember_answers
    def words(self, language: str) -> Words:
        from meseta.games.el_grande.people.words import Words

        return Words(self.document, self.naming, language, self.box)

    @property
    def kept_in_mind(self) -> tuple[str, ...]:
        return ("castillo",) if self.options["castillo"] == "memory" else ()

    def cover(self, view: View) -> View:
        return {**view, "castillo": None}

    def forget(self, events: list[Event]) -> list[Event]:
        return forget_castillo(events)

    def tells_what_is_kept(self, event: Event) -> bool:
        return bool(self.kept_in_mind) and looks_inside(event)

    @remember_answers
    def scribe(self, language: str) -> Scribe:
        return Scribe(self.words(language), self.box)

    @cached_property
    def viewer(self) -> Viewer:
        return Viewer(self)

    def scorable(self, state: State) -> dict[str, int]:
        return {area: number for number, area in enumerate(TARGET.names)}
