"""El Caballero: the basic game for 2, 3 and 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property
from itertools import product
from typing import TYPE_CHECKING, Any

from meseta.games.el_caballero.box import Box
from meseta.games.el_caballero.box.domains import SIDE
from meseta.games.el_caballero.people import boxes, positions
from meseta.games.el_caballero.people.options import OPTIONS
from meseta.games.el_caballero.people.picture import draw
from meseta.games.el_caballero.people.sheets import Scribe
from meseta.games.el_caballero.people.views import View, Viewer
from meseta.games.el_caballero.rules import BOOK
from meseta.games.el_caballero.rules.decisions import Turn
from meseta.games.el_caballero.rules.setup import clear_table
from meseta.games.el_caballero.rules.state import State, region_at
from meseta.kernel.domain import Naming
from meseta.kernel.game import Game, Statistic
from meseta.kernel.record import Array
from meseta.people.drawing_cache import remember_answers

if TYPE_CHECKING:
    from meseta.games.el_caballero.people.words import Words


class ElCaballero(Game[State, Box, View]):
    """One game of El Caballero, under chosen options and with a chosen box."""

    id = "el-caballero"
    title = "El Caballero"
    version = "3"
    book = BOOK
    declared = OPTIONS
    box_names = boxes.NAMES
    load_box = staticmethod(boxes.load)
    box_faults = staticmethod(boxes.faults)
    build_box = staticmethod(boxes.build)
    statistics = (
        Statistic("points by place in a region", "scored", ("rank",), sum="points"),
        Statistic("ships that scored", "ships", ("ships",)),
        Statistic("power card by round", "power", ("round", "value")),
    )
    undoings = (
        *product((Turn.launch, Turn.ship, Turn.sail), (Turn.home, Turn.sail)),
        *product((Turn.home, Turn.sail), (Turn.launch, Turn.ship)),
        (Turn.home, Turn.sail),
        *product((Turn.caballero, Turn.turn, Turn.castillo, Turn.shift), (Turn.withdraw,)),
        *product((Turn.withdraw,), (Turn.caballero, Turn.turn)),
        *product((Turn.castillo, Turn.shift), (Turn.shift,)),
        (Turn.shift, Turn.castillo),
    )
    prepare = staticmethod(clear_table)
    complete = staticmethod(positions.complete)
    picture = staticmethod(draw)
    extra_keys = positions.KEYS

    def name_things(self) -> Naming:
        places = boxes.place_names(self.document)
        return {"area": boxes.area_names(self.document), "place": places, "region": places}

    def read_position(self, position: Mapping[str, Any], chance: Array) -> State:
        return super().read_position(positions.with_gaps(position), chance)

    def write_extra(self, state: State) -> dict[str, Any]:
        return positions.write_extra(state, self.naming)

    @remember_answers
    def words(self, language: str) -> Words:
        from meseta.games.el_caballero.people.words import Words

        return Words(self.document, self.naming, language)

    @remember_answers
    def scribe(self, language: str) -> Scribe:
        return Scribe(self.words(language), self.box, self.document)

    @cached_property
    def viewer(self) -> Viewer:
        return Viewer(self)

    def scorable(self, state: State) -> dict[str, int]:
        return {
            f"{self.naming['area'][area]} {name}": region_at(state, self.box, area, side)
            for area in state.laid[: state.laid_count]
            for side, name in enumerate(SIDE.names)
        }
