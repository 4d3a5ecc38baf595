"""6 Castles: normal game, family version, suggested set-up, solo."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, ClassVar

from meseta.games.six_castles import hidden, rules, scoring, setup, state
from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.document import NAMES, build, faults, load
from meseta.games.six_castles.decisions import ACTIONS, KINDS, first_action
from meseta.games.six_castles.options import DEFAULTS, read_options
from meseta.games.six_castles.picture import draw
from meseta.games.six_castles.positions import BOARD_KEYS, Reader
from meseta.games.six_castles.sheets import write_sheets
from meseta.games.six_castles.state import State, round_of
from meseta.games.six_castles.views import Writer
from meseta.games.six_castles.words import LOCALE, SOURCE_IDS, Words, action_texts
from meseta.kernel import play
from meseta.kernel.game import Event, Game, Sheet
from meseta.kernel.reading import Document, options_in, verified
from meseta.kernel.record import Array
from meseta.kernel.rule import Rule
from meseta.kernel.table import Table

TOTAL = "total"


class SixCastles(Game):
    """One game of 6 Castles, under chosen options and with a chosen box."""

    id = "6-castles"
    title = "6 Castles"
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
        self.texts = action_texts(self.document, self.options["side"])
        self.words = cache(lambda language: Words(self.document, self.seats, language))

    @classmethod
    def options_of(cls, position: Mapping[str, Any]) -> dict[str, Any]:
        return options_in(position, DEFAULTS, BOARD_KEYS)

    def read_position(self, position: Mapping[str, Any], chance: Array) -> State:
        return Reader(position, self.box, self.document, self.options).read(chance)

    def write_position(self, state: Table) -> dict[str, Any]:
        return self.writer(state).position()

    def write_view(self, state: Table, seat: int | None) -> dict[str, Any]:
        return self.writer(state).view(seat)

    def writer(self, state: Table) -> Writer:
        assert isinstance(state, State)
        return Writer(self.options, self.document, self.box, state)

    def area_names(self, state: Table) -> list[str]:
        return [*SOURCE_IDS, TOTAL]

    def sheets(self, view: Mapping[str, Any], previews: Mapping[str, list[int]]) -> list[Sheet]:
        return write_sheets(view, previews)

    def area_number(self, state: Table, area: str) -> int:
        known = self.area_names(state)
        if area not in known:
            raise ValueError(f"preview: {area!r} cannot be scored; these can: {', '.join(known)}")
        return known.index(area)

    def scores(self, state: Array) -> list[int]:
        return [int(value) for value in state[0]["scores"][: self.box.players]]

    def winners(self, state: Array) -> tuple[int, ...]:
        scores = self.scores(state)
        left_over = [int(coins) % self.box.gold for coins in state[0]["coins"]]
        ranks = [(score, left_over[seat]) for seat, score in enumerate(scores)]
        return tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))

    def round_number(self, state: Table) -> int:
        assert isinstance(state, State)
        return round_of(state)

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
