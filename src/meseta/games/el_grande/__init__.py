"""El Grande: both editions, every variant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from typing import TYPE_CHECKING

from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.domains import TARGET
from meseta.games.el_grande.people import boxes, positions
from meseta.games.el_grande.people.options import OPTIONS, dummy_colour
from meseta.games.el_grande.people.picture import draw
from meseta.games.el_grande.people.sheets import write_sheets
from meseta.games.el_grande.people.views import View, Viewer
from meseta.games.el_grande.rules import BOOK
from meseta.games.el_grande.rules.setup import clear_table
from meseta.games.el_grande.rules.state import State
from meseta.kernel.boxes import Document, verified
from meseta.kernel.domain import Naming
from meseta.kernel.game import Game, Sheet
from meseta.kernel.positions import Reader

if TYPE_CHECKING:
    from meseta.games.el_grande.people.words import Words


class ElGrande(Game[State, Box, View]):
    """One game of El Grande, under chosen options and with a chosen box."""

    id = "el-grande"
    title = "El Grande"
    version = "1"
    book = BOOK
    declared = OPTIONS
    box_names = boxes.NAMES
    languages = ("de", "en")

    def open_box(self, box: str | Document | None) -> Document:
        edition = self.options["edition"]
        if isinstance(box, dict):
            document = verified(box, "document", boxes.faults(box))
        else:
            document = boxes.load(box or edition)
        if document["edition"] != edition:
            other = document["edition"]
            raise ValueError(f"box: {document['name']!r} is for edition {other!r}, not {edition!r}")
        return document

    def build_box(self) -> Box:
        return boxes.build(self.document, self.options)

    def name_things(self) -> Naming:
        dummy = [dummy_colour(self.options)] if self.box.colours > self.box.players else []
        return {
            "seat": [*self.options["players"], *dummy],
            "card": boxes.card_names(self.document),
            "modifier": boxes.modifier_names(self.document),
        }

    @classmethod
    def load_box(cls, name: str) -> Document:
        return boxes.load(name)

    @classmethod
    def box_faults(cls, document: Document) -> list[str]:
        return boxes.faults(document)

    def prepare(self, state: State) -> None:
        clear_table(state, self.box)

    def complete(self, state: State, reader: Reader) -> None:
        positions.complete(state, self.box, reader)

    def words(self, language: str) -> Words:
        from meseta.games.el_grande.people.words import Words

        return Words(self.document, self.naming, language)

    @cached_property
    def viewer(self) -> Viewer:
        return Viewer(self.words("en"), self.options["edition"], self.document)

    def view(self, state: State, seat: int | None) -> View:
        return self.viewer.view(state, seat, self.asked(state), self.pending(state))

    def picture(self, view: View) -> str:
        return draw(view)

    def sheets(self, view: View, previews: Mapping[str, list[int]]) -> list[Sheet]:
        return write_sheets(view, previews)

    def scorable(self, state: State) -> dict[str, int]:
        return {area: number for number, area in enumerate(TARGET.names)}

    def round_number(self, state: State) -> int:
        return state.round_no
