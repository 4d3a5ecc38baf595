"""6 Castles: normal game, family version, suggested set-up, solo."""

from __future__ import annotations

from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from meseta.games.six_castles.box import Box
from meseta.games.six_castles.box.domains import SOURCE
from meseta.games.six_castles.people import boxes, positions
from meseta.games.six_castles.people.options import OPTIONS
from meseta.games.six_castles.people.picture import draw
from meseta.games.six_castles.people.sheets import Scribe
from meseta.games.six_castles.people.views import View, Viewer
from meseta.games.six_castles.rules import BOOK
from meseta.games.six_castles.rules.decisions import Act, Charter, Lay
from meseta.games.six_castles.rules.scoring import rank_of
from meseta.games.six_castles.rules.setup import clear_table
from meseta.games.six_castles.rules.state import State
from meseta.kernel.domain import Naming
from meseta.kernel.game import Game, Statistic
from meseta.kernel.record import Array
from meseta.people.drawing_cache import remember_answers

if TYPE_CHECKING:
    from meseta.games.six_castles.people.words import Words

TOTAL = "total"


class SixCastles(Game[State, Box, View]):
    """One game of 6 Castles, under chosen options and with a chosen box."""

    id = "6-castles"
    title = "6 Castles"
    version = "3"
    book = BOOK
    declared = OPTIONS
    box_names = boxes.NAMES
    load_box = staticmethod(boxes.load)
    box_faults = staticmethod(boxes.faults)
    build_box = staticmethod(boxes.build)
    statistics = (Statistic("points by source", "points", ("source",), sum="points"),)
    undoings = (
        *product((Lay.append, Lay.replace, Act.append, Act.replace), (Lay.replace, Act.replace)),
        *product((Act.disc,), (Act.step, Act.toll, Act.replace)),
    )
    prepare = staticmethod(clear_table)
    complete = staticmethod(positions.complete)
    picture = staticmethod(draw)
    extra_keys = positions.EXTRA_KEYS

    @property
    def matters_to_others(self) -> tuple[str, ...]:
        return (Charter.title(),)

    def name_things(self) -> Naming:
        return boxes.names_of(self.document, self.options["side"])

    def write_extra(self, state: State) -> dict[str, Any]:
        return positions.write_extra(state, self.box, self.naming)

    @remember_answers
    def words(self, language: str) -> Words:
        from meseta.games.six_castles.people.words import Words

        return Words(self.document, self.naming, language)

    @remember_answers
    def scribe(self, language: str) -> Scribe:
        return Scribe(self.words(language), self.document)

    @cached_property
    def viewer(self) -> Viewer:
        return Viewer(self)

    def scorable(self, state: State) -> dict[str, int]:
        return {name: number for number, name in enumerate((*SOURCE.names, TOTAL))}

    def everything(self, state: State) -> list[int]:
        return [self.scorable(state)[TOTAL]]

    def standings(self, state: Array) -> list[int]:
        s = self.book.state().read(state)
        return [rank_of(s, self.box, seat) for seat in range(s.players)]
