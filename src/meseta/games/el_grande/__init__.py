"""El Grande: both editions, every variant."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from meseta.games.el_grande import hidden, rules, scoring, setup, state
from meseta.games.el_grande.box import Box
from meseta.games.el_grande.box.document import (
    AREA_IDS,
    NAMES,
    build,
    faults,
    load,
)
from meseta.games.el_grande.decisions import ACTIONS, KINDS, TARGETS, first_action
from meseta.games.el_grande.options import DEFAULTS, dummy_colour, read_options
from meseta.games.el_grande.picture import draw
from meseta.games.el_grande.positions import BOARD_KEYS, Reader, write_position, write_view
from meseta.games.el_grande.sheets import write_sheets
from meseta.games.el_grande.state import State
from meseta.games.el_grande.words import LOCALE, Words, action_texts
from meseta.kernel import play
from meseta.kernel.game import Event, Game, Sheet
from meseta.kernel.reading import Document, options_in, verified
from meseta.kernel.record import Array
from meseta.kernel.rule import Rule
from meseta.kernel.table import Table


class ElGrande(Game):
    """One game of El Grande, under chosen options and with a chosen box."""

    id = "el-grande"
    title = "El Grande"
    version = "1"
    state_type = State
    box_type = Box
    actions = ACTIONS
    kinds = KINDS
    locale = LOCALE
    defaults = DEFAULTS
    box_names = NAMES
    cast: ClassVar[Mapping[Rule, Rule]] = {
        play.start: setup.start,
        play.legal: rules.legal,
        play.apply: rules.apply,
        play.first_action: first_action,
        play.is_step: rules.is_step,
        play.run_step: rules.run_step,
        play.hide: hidden.hide,
        play.guess: hidden.guess,
        play.preview: scoring.preview,
        play.fault: state.fault,
    }

    def __init__(self, options: Mapping[str, Any], box: str | Document | None = None) -> None:
        self.options = read_options(options)
        self.document = read_box(box, self.options["edition"])
        self.box: Box = build(self.document, self.options)
        self.seats = self.options["players"]
        self.colours = list(self.seats)
        if self.box.colours > self.box.players:
            self.colours.append(dummy_colour(self.options))
        self.texts = action_texts(self.document, self.colours)
        self.words = cache(lambda language: Words(self.document, self.colours, language))

    @classmethod
    def options_of(cls, position: Mapping[str, Any]) -> dict[str, Any]:
        return options_in(position, DEFAULTS, BOARD_KEYS)

    def read_position(self, position: Mapping[str, Any], chance: Array) -> State:
        return Reader(position, self.box, self.document, self.colours).read(chance)

    def write_position(self, state: Table) -> dict[str, Any]:
        assert isinstance(state, State)
        return write_position(state, self.options, self.document, self.colours)

    def write_view(self, state: Table, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, State)
        return write_view(state, self.options, self.document, self.colours, seat)

    def area_names(self, state: Table) -> list[str]:
        return list(AREA_IDS[:TARGETS])

    def sheets(self, view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
        return write_sheets(view, previews)

    def area_number(self, state: Table, area: str) -> int:
        known = self.area_names(state)
        if area not in known:
            raise ValueError(f"preview: {area!r} cannot be scored; these can: {', '.join(known)}")
        return known.index(area)

    def scores(self, state: Array) -> list[int]:
        return [int(value) for value in state[0]["scores"][: self.box.players]]

    def round_number(self, state: Table) -> int:
        assert isinstance(state, State)
        return state.round_no

    def sentence(self, event: Event, language: str) -> str:
        return self.words(language).sentence(event)

    def picture(self, view: Mapping[str, Any]) -> str:
        return draw(view)

    @classmethod
    def load_box(cls, name: str) -> Document:
        return load(name)

    @classmethod
    def box_faults(cls, document: Document) -> list[str]:
        return faults(document)


def read_box(box: str | Document | None, edition: str) -> Document:
    """The edition's own box, a shipped one, a file, or a document; it must fit the edition."""
    if isinstance(box, dict):
        document = verified(box, "document", faults(box))
    else:
        document = load(box or edition)
    if document["edition"] != edition:
        raise ValueError(
            f"box: {document['name']!r} is for edition {document['edition']!r}, not {edition!r}"
        )
    return document
