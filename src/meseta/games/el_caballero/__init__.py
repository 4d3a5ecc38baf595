"""El Caballero: the basic game for 2, 3 and 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from meseta.games.el_caballero import hidden, rules, scoring, setup, state
from meseta.games.el_caballero.box import SIDES, Box
from meseta.games.el_caballero.box.document import NAMES, build, faults, load
from meseta.games.el_caballero.decisions import ACTIONS, KINDS, first_action
from meseta.games.el_caballero.map import region_name
from meseta.games.el_caballero.options import DEFAULTS, read_options
from meseta.games.el_caballero.picture import draw
from meseta.games.el_caballero.positions import BOARD_KEYS, Reader, write_position, write_view
from meseta.games.el_caballero.sheets import write_sheets
from meseta.games.el_caballero.state import NONE, State
from meseta.games.el_caballero.words import LOCALE, Words, action_texts, area_ids, side_names
from meseta.kernel import play
from meseta.kernel.game import Event, Game, Sheet
from meseta.kernel.reading import Document, options_in, verified
from meseta.kernel.record import Array
from meseta.kernel.rule import Rule
from meseta.kernel.table import Table


class ElCaballero(Game):
    """One game of El Caballero, under chosen options and with a chosen box."""

    id = "el-caballero"
    title = "El Caballero"
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
        if isinstance(box, dict):
            self.document = verified(box, "document", faults(box))
        else:
            self.document = load(box or NAMES[0])
        self.box: Box = build(self.document, self.options)
        self.seats = self.options["players"]
        self.texts = action_texts(self.document, self.seats)
        self.words = cache(lambda language: Words(self.document, self.seats, language))

    @classmethod
    def options_of(cls, position: Mapping[str, Any]) -> dict[str, Any]:
        return options_in(position, DEFAULTS, BOARD_KEYS)

    def read_position(self, position: Mapping[str, Any], chance: Array) -> State:
        return Reader(position, self.box, self.document, self.seats).read(chance)

    def write_position(self, state: Table) -> dict[str, Any]:
        assert isinstance(state, State)
        return write_position(state, self.options, self.document, self.seats)

    def write_view(self, state: Table, seat: int | None) -> dict[str, Any]:
        assert isinstance(state, State)
        return write_view(state, self.box, self.options, self.document, self.seats, seat)

    def area_names(self, state: Table) -> list[str]:
        assert isinstance(state, State)
        names = side_names(area_ids(self.document))
        nodes = sorted({node for node in state.region if node != NONE})
        return [names[region_name(state, self.box, node)] for node in nodes]

    def sheets(self, view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
        return write_sheets(view, previews)

    def area_number(self, state: Table, area: str) -> int:
        assert isinstance(state, State)
        names = side_names(area_ids(self.document))
        if area not in names or state.area_spot[names.index(area) // SIDES] == NONE:
            known = ", ".join(self.area_names(state))
            raise ValueError(
                f"preview: {area!r} is no side of an area card on the map; these are: {known}"
            )
        return names.index(area)

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
